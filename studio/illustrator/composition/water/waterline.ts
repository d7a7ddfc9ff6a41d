/**
 * The line where water meets somebody: it laps round each part of them with a light edge, what is below is seen through
 * the water, rings run outward, and the surface mirrors what is above.
 */
import { type Color, hex, mix } from '#studio/illustrator/color/color.ts';
import { acrossBand, sampled } from '#studio/illustrator/composition/contact/outline.ts';
import { type Box, boundsOf, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const FOAM = hex('#fffdf4');
const WET = hex('#2f6f86');

/** Of what stands out of the water, only what is so large is mirrored: a face has no eyes there. */
const COARSE = 0.035;
/** Of what is below, more is told apart. */
const SUBMERGED = 0.008;
/** How tall the mirrored is, as a share of what stands out. */
const MIRRORED = 0.32;

/** The large forms of a drawing, plain and nearer to a colour of the water. */
const coarse = (sketch: Sketch, least: number, look: { name: string; wet: Color; share: number }): Sketch[] => {
  if (sketch.kind === 'bundle') {
    const children = sketch.children.flatMap((child) => coarse(child, least, look));
    return children.length === 0 ? [] : [bundle(children, sketch.clip ? { clip: sketch.clip } : {})];
  }
  if (sketch.kind !== 'form' || sketch.finish !== 'solid') return [];
  const { left, right, top, bottom } = boundsOf(sketch.path);
  return (right - left) * (bottom - top) < least
    ? []
    : [detail(sketch.path, mix(sketch.color, look.wet, look.share), { name: look.name })];
};

const veiled = (sketch: Sketch, alpha: number): Sketch =>
  sketch.kind === 'bundle'
    ? { ...sketch, children: sketch.children.map((child) => veiled(child, alpha)) }
    : { ...sketch, alpha };

/** Lenses of still water between the ripples: broader and closer at the feet, then thinner, then gone. */
const LENSES = [
  [0, 0.34, 1.5, 0.26],
  [0.37, 0.6, 1.2, 0.16],
  [0.68, 0.82, 0.9, 0.1],
] as const;

/** Where the surface is, and how much water there is before it: nobody is mirrored by the sand. */
type Water = { readonly surface: number; readonly room: number };

const mirrorOf = (sketch: Sketch, box: Box, { surface, room }: Water): Sketch[] => {
  const [wide, tall] = [box.right - box.left, surface - box.top];
  const low = Math.min(MIRRORED, room / Math.max(1, tall));
  const middle = (box.left + box.right) / 2;
  const forms = coarse(sketch, wide * tall * COARSE, { name: 'mirrored', wet: WET, share: 0.45 });
  const mirror = moved(bundle(forms), [1, 0, 0, -low, 0, surface * (1 + low)]);
  return LENSES.map(([from, to, width, alpha], index) => {
    const [top, bottom] = [surface + tall * low * from, surface + tall * low * to];
    const [half, sway] = [wide * 0.42 * width, wide * 0.05 * (index % 2 === 0 ? 1 : -1)];
    const clip = spline([
      [middle - half + sway, (top + bottom) / 2, 1],
      [middle - half * 0.4 + sway, top],
      [middle + half * 0.4 + sway, top],
      [middle + half + sway, (top + bottom) / 2, 1],
      [middle + half * 0.4 + sway, bottom],
      [middle - half * 0.4 + sway, bottom],
    ]);
    return bundle([veiled(moved(mirror, [1, 0, 0, 1, sway * 0.6, 0]), alpha)], { clip, name: 'mirrored' });
  });
};

/** From where to where something goes through the surface. */
type Stretch = readonly [left: number, right: number];

/** Two parts nearer than this are lapped by one line; what is thinner than the least is none. */
const APART = 7;
const LEAST = 5;

const solidsOf = (sketch: Sketch): readonly Path[] => {
  if (sketch.kind === 'bundle') return sketch.children.flatMap(solidsOf);
  return sketch.kind === 'form' && sketch.alpha >= 0.5 ? [sketch.path] : [];
};

/** What goes through the surface, from the left. */
const stretchesAt = (sketch: Sketch, surface: number): readonly Stretch[] => {
  const own = solidsOf(sketch).flatMap((path): Stretch[] => {
    const { top, bottom } = boundsOf(path);
    const xs = top > surface || bottom < surface ? [] : acrossBand(sampled(path), surface - 1, surface + 1);
    return xs.length < 2 ? [] : [[Math.min(...xs), Math.max(...xs)]];
  });
  const merged: [number, number][] = [];
  for (const [left, right] of own.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && left < last[1] + APART) last[1] = Math.max(last[1], right);
    else merged.push([left, right]);
  }
  return merged.filter(([left, right]) => right - left >= LEAST);
};

/** How deep the line bows towards the reader around something, and how it wavers, as shares of its width. */
const BOW = 0.11;
const DEEPEST_BOW = 15;
const WAVERS = 0.016;

/** The points of the line around one part, a round thing that water goes round. */
const lapAround = ([left, right]: Stretch, surface: number): Point[] => {
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const deep = Math.min(DEEPEST_BOW, half * 2 * BOW);
  return Array.from({ length: 9 }, (_, index): Point => {
    const at = -1 + index / 4;
    const wave = index % 2 === 0 ? 0 : half * WAVERS * (index % 4 === 1 ? 1 : -1);
    return [middle + at * half, surface + Math.sqrt(Math.max(0, 1 - at * at)) * deep + wave];
  });
};

/** All above the surface, whose edge goes round every part. */
const aboveOf = (stretches: readonly Stretch[], box: Box, surface: number): Path => {
  const far = (box.right - box.left) * 1.4 + 300;
  const [left, right] = [box.left - far, box.right + far];
  const edge = stretches.flatMap((one): Knot[] => {
    const lap = lapAround(one, surface);
    return lap.map(([x, y], index) => [x, y, index === 0 || index === lap.length - 1 ? 1 : 0]);
  });
  return spline([
    [left, box.top - 600, 1],
    [left, surface, 1],
    ...edge,
    [right, surface, 1],
    [right, box.top - 600, 1],
  ]);
};

/**
 * Below the surface a body is as blue as what it stands in, and paler from step to step: where it ended at once, legs
 * would be cut off under water.
 */
const SHALLOW = hex('#5fb3bd');
const SEEN_DOWN = [
  [1, 0.1],
  [0.84, 0.12],
  [0.66, 0.15],
  [0.48, 0.18],
  [0.28, 0.2],
] as const;
const DEEP_SHARE = 0.42;

/** What is under water: nearer to its colour the deeper it is, a little broader than it is, gone before the bottom. */
const submergedOf = (sketch: Sketch, box: Box, { surface, room }: Water): Sketch[] => {
  const deep = Math.min(room * 0.8, (surface - box.top) * DEEP_SHARE);
  if (deep < 4) return [];
  const area = (box.right - box.left) * (surface - box.top);
  const forms = coarse(sketch, area * SUBMERGED, { name: 'submerged', wet: SHALLOW, share: 0.5 });
  if (forms.length === 0) return [];
  const middle = (box.left + box.right) / 2;
  const wide = box.right - box.left;
  // Water lifts what is under it.
  const seen = moved(bundle(forms), [1.03, 0, 0, 0.9, middle * -0.03, surface * 0.1]);
  return SEEN_DOWN.map(([share, alpha]) => {
    const bottom = surface + deep * share;
    const clip = spline([
      [middle - wide, surface - 2, 1],
      [middle + wide, surface - 2, 1],
      [middle + wide, bottom - deep * 0.24],
      [middle + wide * 0.24, bottom + deep * 0.06],
      [middle + wide * 0.08, bottom - deep * 0.09],
      [middle - wide * 0.1, bottom + deep * 0.05],
      [middle - wide * 0.3, bottom - deep * 0.07],
      [middle - wide, bottom - deep * 0.24],
    ]);
    return bundle([veiled(seen, alpha)], { clip, name: 'submerged' });
  });
};

const ringArc = ([x, y]: Point, half: number, [share, width, alpha]: readonly [number, number, number]): Sketch => {
  const knots = [-1, -0.72, -0.3, 0.3, 0.72, 1].map(
    (at): Knot => [x + at * half * share, y + Math.sqrt(Math.max(0, 1 - at * at)) * half * 0.2 * share],
  );
  return line(knots, FOAM, { width, alpha, lit: false });
};

const ringsAround = (at: Point, half: number): Sketch[] => [
  ringArc(at, half, [1.22, Math.max(1.6, half * 0.03), 0.7]),
  ringArc(at, half, [1.6, Math.max(1.3, half * 0.022), 0.45]),
  ringArc(at, half, [2.05, Math.max(1, half * 0.016), 0.28]),
];

/** Rings around somebody at the surface; `half` is half of the width of what comes out of the water. */
export const ringsAt = ([x, y]: Point, half: number): Sketch[] => {
  const lap = Array.from({ length: 7 }, (_, index): Knot => {
    const at = -1 + index / 3;
    return [x + at * half, y + Math.sqrt(Math.max(0, 1 - at * at)) * half * 0.1 + (index % 2 === 0 ? 0 : half * 0.035)];
  });
  return [
    bundle([line(lap, FOAM, { width: Math.max(2, half * 0.05), alpha: 0.9 }), ...ringsAround([x, y], half)], {
      name: 'rings',
    }),
  ];
};

/** The light edge of the water around each part that goes through it. */
const lapsOf = (stretches: readonly Stretch[], surface: number): Sketch[] =>
  stretches.map((one) => {
    const wide = one[1] - one[0];
    return line(lapAround([one[0] - wide * 0.03 - 2, one[1] + wide * 0.03 + 2], surface), FOAM, {
      width: Math.min(5, Math.max(2, wide * 0.025)),
      alpha: 0.92,
    });
  });

/** Somebody in the water up to `surface`, with `sketch` already where it is on the page. */
export const inWaterTo = (sketch: Sketch, box: Box, water: Water): Sketch => {
  const { surface } = water;
  const stretches = stretchesAt(sketch, surface);
  const above = aboveOf(stretches, box, surface);
  const [left, right] = [stretches[0]?.[0] ?? box.left, stretches.at(-1)?.[1] ?? box.right];
  const half = Math.max((right - left) / 2, ((box.right - box.left) / 2) * 0.3);
  return bundle([
    ...mirrorOf(sketch, box, water),
    ...submergedOf(sketch, box, water),
    bundle([sketch], { clip: above }),
    bundle([...lapsOf(stretches, surface), ...ringsAround([(left + right) / 2, surface], half)], { name: 'rings' }),
  ]);
};
