/** Small drawings that several effects are made of: drops, puffs, bits in the air, streams, rings. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { clump, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import type { Face, Site } from '#studio/illustrator/composition/effects/effect.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

export const WATER = hex('#8fcfe4');
export const WATER_PALE = hex('#d6f1f6');
export const WHITE = hex('#ffffff');

export const ofCount = <T>(count: number, make: (index: number, share: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index, count > 1 ? index / (count - 1) : 0.5));

/** A drop whose point looks to where `angle` points from. */
export const drop = (at: Point, size: number, angle: number, color: Color = WATER): Sketch[] => {
  const shape = spline([
    [size * 1.5, 0, 1],
    [size * 0.5, size * 0.55],
    [-size * 0.45, size * 0.72],
    [-size, 0],
    [-size * 0.45, -size * 0.72],
    [size * 0.5, -size * 0.55],
  ]);
  return [
    moved(
      bundle([
        form(shape, color, { volume: 0.6 }),
        detail(ellipse([-size * 0.35, -size * 0.26], [size * 0.34, size * 0.16], -0.3), WHITE, { alpha: 0.85 }),
      ]),
      placed(at, 1, { turn: angle }),
    ),
  ];
};

type Puff = {
  readonly color: Color;
  readonly random: Random;
  readonly alpha?: number;
};

/** A soft ball of vapour or powder with a lit upper edge. */
export const puff = (at: Point, radius: number, look: Puff): Sketch[] => {
  const { color, random, alpha = 0.94 } = look;
  const ball = clump(at, [radius, radius * 0.86], { lumps: 7, depth: 0.16, random });
  return [
    form(ball, color, { to: lighten(color, -0.06), volume: 0.35, alpha }),
    detail(
      clump([at[0] - radius * 0.12, at[1] - radius * 0.2], [radius * 0.62, radius * 0.5], {
        lumps: 6,
        depth: 0.14,
        random,
      }),
      lighten(color, 0.05),
      { alpha: 0.5 * alpha },
    ),
  ];
};

/** A ball of vapour or powder among others. */
export type Ball = { readonly at: Point; readonly radius: number };

/** All balls as one outline, each `grown` as large: where they lie over each other nothing is seen of it. */
export const union = (balls: readonly Ball[], grown: number, random: Random): Path =>
  balls.flatMap(({ at, radius }) =>
    clump(at, [radius * grown, radius * grown * 0.86], { lumps: 6, depth: 0.12, random }),
  );

/** Four-pointed, the shape of light in an eye that blinks. */
export const spark = (at: Point, size: number, turn = 0): Path =>
  spline(
    ofCount(8, (index): [number, number, number] => {
      const [x, y] = polar((index / 8) * Math.PI * 2 + turn, index % 2 === 0 ? size : size * 0.26);
      return [at[0] + x, at[1] + y, index % 2 === 0 ? 1 : 0];
    }),
  );

/** A line that is thin at both ends, as a brush draws it. */
export const stroke = (points: readonly Point[], width: number): Path =>
  ribbon(
    points,
    points.map((_, index) => width * Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, index / (points.length - 1))))),
  );

/** The part of an ellipse between two angles, in radians, as a brush draws it. */
export const arc = (center: Point, radii: Point, look: { from: number; to: number; width: number }): Path =>
  stroke(
    ofCount(11, (_, share): Point => {
      const angle = look.from + (look.to - look.from) * share;
      return [center[0] + Math.cos(angle) * radii[0], center[1] + Math.sin(angle) * radii[1]];
    }),
    look.width,
  );

/** A thrown curve between two places, `rise` above the line between them at its middle. */
export const thrown = (from: Point, to: Point, rise: number): ((share: number) => Point) => {
  return (share) => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - rise * 4 * share * (1 - share),
  ];
};

/** An uneven bit of something dry. */
export const crumb = (at: Point, size: number, random: Random): Path =>
  polygon(
    ofCount(5, (index): Point => {
      const [x, y] = polar((index / 5) * Math.PI * 2 + random.next(), size * random.between(0.7, 1.15));
      return [at[0] + x, at[1] + y * 0.8];
    }),
  );

/** Where the effect goes when nothing is named: ahead of who makes it, inside the page. */
export const aheadOf = (site: Site, from: Point, reach: number): Point =>
  site.target?.at ?? [Math.max(40, Math.min(960, from[0] + site.way * reach)), from[1] + reach * 0.12];

/** Where something flies to, unless both stand so close together that it would only pile up. */
export const distantTarget = ({ target, source, size }: Site): Point | null =>
  target && Math.hypot(target.at[0] - source[0], target.at[1] - source[1]) > size * 0.62 ? target.at : null;

/** The angle between two places. */
export const bearing = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

const covers = (face: Face, at: Point, size: number): boolean =>
  Math.hypot(at[0] - face.at[0], (at[1] - face.at[1]) * 0.85) < face.size * 1.5 + size;

/** Whether a thing at a place would hide somebody's face. */
export const hidesFace = ({ faces }: Site, at: Point, size: number): boolean =>
  faces.some((face) => covers(face, at, size));

/** The same place, or one over the face that it would hide. */
export const overFaces = ({ faces }: Site, at: Point, size: number): Point => {
  const face = faces.find((one) => covers(one, at, size));
  return face ? [at[0], Math.max(40, face.at[1] - face.size * 2 - size * 1.2)] : at;
};

/** How much of a way from somebody is open before it would lie over a face of somebody else, 0 to 1. */
export const openShare = (site: Site, path: (share: number) => Point, size: number): number => {
  const others = site.faces.filter(({ at }) => Math.hypot(at[0] - site.head[0], at[1] - site.head[1]) > 4);
  const step = 0.04;
  for (let share = step; share <= 1; share += step) {
    const at = path(share);
    if (others.some((face) => covers(face, at, size))) return Math.max(0, share - step);
  }
  return 1;
};

const EDGE = 56;

/** Over the legs of a donkey notes are read as its own; it counts less than a face. */
const OVER_BODY = 0.4;

/** Of several ways from one place the one that lies over the fewest faces and bodies and stays on the page; the first when all do. */
export const clearestWay = (site: Site, from: Point, ends: readonly Point[]): Point => {
  const cost = (end: Point): number => {
    const kept: Point = [Math.max(EDGE, Math.min(1000 - EDGE, end[0])), Math.max(EDGE, end[1])];
    const lost = Math.hypot(kept[0] - end[0], kept[1] - end[1]) / site.size;
    const hits = ofCount(8, (_, share): number => {
      const at: Point = [
        from[0] + (kept[0] - from[0]) * (0.3 + share * 0.7),
        from[1] + (kept[1] - from[1]) * (0.3 + share * 0.7),
      ];
      if (hidesFace(site, at, site.size * 0.06)) return 1;
      return site.isOver(at, site.size * 0.05, 'others') ? OVER_BODY : 0;
    }).reduce<number>((sum, hit) => sum + hit, 0);
    return hits + lost * 3;
  };
  const best = ends.reduce((least, end) => (cost(end) < cost(least) - 0.01 ? end : least), ends[0] ?? from);
  return [Math.max(EDGE, Math.min(1000 - EDGE, best[0])), Math.max(EDGE, best[1])];
};

/** Before a body a mote is a spot on it: before others, and before a person who only carries the light. */
const isOnBody = ({ isOver, isFigure, companion }: Site, at: Point, size: number): boolean =>
  isOver(at, size, 'others') || (isFigure && companion === null && isOver(at, size, 'own'));

/** Motes of light around something: small, uneven, thicker near it, none on a face or on anybody who is not the light. */
export const motes = (
  site: Site,
  look: { center: Point; radii: Point; count: number; random: Random },
): { dots: Path; stars: Path } => {
  const { center, radii, count, random } = look;
  const spots = ofCount(count, (index): { at: Point; size: number } => {
    const angle = index * 2.4 + random.between(-0.3, 0.3);
    const reach = 1 + random.next() ** 1.6 * 0.75;
    return {
      at: [center[0] + Math.cos(angle) * radii[0] * reach, center[1] + Math.sin(angle) * radii[1] * reach],
      size: Math.max(2, site.size * random.between(0.008, 0.02)),
    };
  }).filter(({ at, size }) => !hidesFace(site, at, size) && at[1] > 24 && !isOnBody(site, at, size * 3));
  return {
    dots: spots.filter((_, index) => index % 3 !== 0).flatMap(({ at, size }) => ellipse(at, [size, size])),
    stars: spots.filter((_, index) => index % 3 === 0).flatMap(({ at, size }) => spark(at, size * 3, 0.1)),
  };
};
