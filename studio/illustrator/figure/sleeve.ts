/** Sleeves: set into the top at the shoulder, so that a raised arm goes on from it, and cut off at the cuff. */
import { type ArmLine, SAMPLES, stretches } from '#studio/illustrator/figure/posing/arm-line.ts';
import { roundEnd } from '#studio/illustrator/figure/folded.ts';
import type { Sleeve } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Torso } from '#studio/illustrator/figure/torso.ts';
import { add, angleOf, clamp, cut, distance, lerp, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { form, type Sketch } from '#studio/illustrator/sketch.ts';

/** Where a sleeve meets the top, on the page's right (1) or left (-1) of the trunk. */
export type Armhole = {
  readonly side: 1 | -1;
  /** The end of the shoulder, where it meets the neck, and the armpit. */
  readonly tip: Point;
  readonly neck: Point;
  readonly pit: Point;
};

export const armholeOf = (torso: Torso, side: 1 | -1): Armhole => ({
  side,
  tip: torso.at(side * 0.84, 0.055),
  neck: torso.at(side * 0.5, 0.0),
  pit: torso.at(side * 0.99, 0.31),
});

/** How far down its inner side the sleeve of a hanging arm is set in, in limb widths. */
const SET_IN = 1.5;

/** Both ends of the seam: on the outer or upper side of the arm, and on the inner or lower one. */
const seamOf = (armhole: Armhole, points: readonly Point[], width: number): readonly [upper: Point, lower: Point] => {
  const { side, tip, neck, pit } = armhole;
  const [shoulder = [0, 0], next = [0, 1]] = points;
  const long = distance(shoulder, next) || 1;
  const [dx, dy] = [(next[0] - shoulder[0]) / long, (next[1] - shoulder[1]) / long];
  // 0 hangs, 1 is stretched out to its side, 2 is straight up.
  const raised = clamp(Math.atan2(dx * side, dy) / (Math.PI / 2), -1, 2);
  const inner: Point = [-side * dy * width + dx * width * SET_IN, side * dx * width + dy * width * SET_IN];
  const hanging = add(shoulder, inner);
  return [lerp(tip, neck, clamp(raised - 1, 0, 1)), lerp(hanging, pit, clamp(raised, 0, 1))];
};

/** The edge of a sleeve begins so far beyond its seam, in half widths. */
const CLEAR_OF_SEAM = 0.3;

/** The outline of a sleeve that begins at a seam across the shoulder instead of a round end on the chest. */
const setIn = (
  covered: readonly Point[],
  widths: readonly number[],
  look: { armhole: Armhole; isRound: boolean },
): Path => {
  const { armhole, isRound } = look;
  const [upper, lower] = seamOf(armhole, covered, widths[0] ?? 0);
  const last = covered.length - 1;
  const [shoulder = upper, next = upper] = covered;
  const [dx, dy] = polar(angleOf(shoulder, next), 1);
  const along = ([x, y]: Point | Knot): number => (x - shoulder[0]) * dx + (y - shoulder[1]) * dy;
  // An edge that began nearer to the trunk than its seam would run back and leave a sliver beside the armpit.
  const after = (seam: Point, knots: readonly Knot[]): readonly Knot[] => {
    const from = along(seam) + CLEAR_OF_SEAM * (widths[0] ?? 0);
    return knots.filter((knot, at) => at >= last - 2 || along(knot) > from);
  };
  const edge = (side: 1 | -1): Knot[] =>
    covered.slice(1).map((point, at): Knot => {
      const before = covered[at] ?? point;
      const beyond = covered[Math.min(last, at + 2)] ?? point;
      const long = distance(before, beyond) || 1;
      const width = (widths[at + 1] ?? 0) * side;
      const isCut = at + 1 === last && !isRound;
      return [
        point[0] - ((beyond[1] - before[1]) / long) * width,
        point[1] + ((beyond[0] - before[0]) / long) * width,
        isCut ? 1 : 0,
      ];
    });
  const outer: 1 | -1 = armhole.side === 1 ? -1 : 1;
  const end = covered[last] ?? upper;
  const angle = angleOf(covered[last - 1] ?? upper, end);
  const round = (widths[last] ?? 0) * 0.98;
  const cap = roundEnd(end, angle, round);
  const tip: readonly Knot[] = isRound ? (outer === -1 ? cap.toReversed() : cap) : [];
  return spline([
    [...upper],
    ...after(upper, edge(outer)),
    ...tip,
    ...after(lower, edge(outer === 1 ? -1 : 1)).toReversed(),
    [...lower, 1],
  ]);
};

/** The sleeve of a forearm that lies on its upper arm: truly round at the elbow, cut off at the cuff. */
const foreSleeve = (covered: readonly Point[], widths: readonly number[]): Path => {
  const [elbow = [0, 0], next = elbow] = covered;
  const last = covered.length - 1;
  const angle = angleOf(elbow, next);
  const edge = (side: 1 | -1): Knot[] =>
    covered.map((point, at) => [
      ...add(point, polar(angle + (side * Math.PI) / 2, widths[at] ?? 0)),
      at === last ? 1 : 0,
    ]);
  return spline([...edge(1), ...edge(-1).toReversed(), ...roundEnd(elbow, angle + Math.PI, widths[0] ?? 0)]);
};

/** Half as wide as the band of a hem is, in centimetres and at most in limbs; it gets narrower where it goes round the arm. */
const CUFF = 1.25;
const WIDEST_CUFF = 0.46;
const ROUND_ENDS = 0.42;
/** The places across the arm where it is drawn, in half widths. */
const ACROSS = [-1, -0.5, 0, 0.5, 1] as const;

type Fit = { readonly limb: number; readonly armhole: Armhole | null };

/** The cloth of a sleeve, and the band that its hem is round the arm. */
export type Sleeving = { readonly cloth: readonly Sketch[]; readonly cuff: readonly Sketch[] };

/** How far the middle of a hem is from its ends, in half widths: it goes round an arm, and no bar lies across one. */
const ROUND_HEM = 0.22;
/** It ends a little within the edges of the sleeve, in half widths: beside a bent hand it would stick out like a horn. */
const HEM = 0.88;

/** A sleeve with its cuff along an arm. */
export const sleeveSketches = (line: ArmLine, sleeve: Sleeve, { limb, armhole }: Fit): Sleeving => {
  const widthOf = (along: number): number =>
    limb * (1.22 + (sleeve.flare * along) / sleeve.to + (along === 0 ? 0.06 : 0));
  const pieces = stretches(line, 0, sleeve.to).map(([from, to], index, all) => {
    const covered = cut(line.points, from, to, SAMPLES);
    const widths = covered.map((_, at) => widthOf(from + ((to - from) * at) / (SAMPLES - 1)));
    const isRound = index < all.length - 1;
    const outline =
      armhole && index === 0
        ? setIn(covered, widths, { armhole, isRound })
        : index > 0
          ? foreSleeve(covered, widths)
          : ribbon(covered, widths, isRound ? 'round' : 'flat-end');
    return { covered, widths, outline };
  });
  const { covered, widths } = pieces[pieces.length - 1] ?? { covered: line.points, widths: [limb] };
  const end = covered[covered.length - 1] ?? [0, 0];
  const endAngle = angleOf(covered[covered.length - 2] ?? [0, 0], end);
  const endWidth = widths[widths.length - 1] ?? limb;
  const across: Point = [-Math.sin(endAngle) * endWidth * HEM, Math.cos(endAngle) * endWidth * HEM];
  const hem: readonly Point[] = ACROSS.map((share) =>
    add(
      add(end, [across[0] * share, across[1] * share]),
      polar(endAngle, endWidth * ROUND_HEM * (1 - share ** 2 - 0.5)),
    ),
  );
  const band = ACROSS.map((share) => Math.min(CUFF, limb * WIDEST_CUFF) * (1 - ROUND_ENDS * share ** 2));
  return {
    cloth: pieces.map(({ outline }) => form(outline, sleeve.color, { name: sleeve.name, volume: 0.5 })),
    cuff: sleeve.cuff ? [form(ribbon(hem, band), sleeve.cuff, { name: 'cuff', volume: 0.3 })] : [],
  };
};
