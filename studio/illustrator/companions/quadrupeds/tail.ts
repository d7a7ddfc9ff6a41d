/** Tails of four-legged animals: how they lie with a mood, and what colours their end. */
import type { Color } from '#studio/illustrator/color/color.ts';
import { type Limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { FUR } from '#studio/illustrator/companions/quadrupeds/body.ts';
import type { QuadrupedShape, TailShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { add, distance, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

const LOW_MOODS: ReadonlySet<CompanionOrder['expression']> = new Set(['sad', 'worried', 'sleepy']);

export const isLowMood = ({ expression }: CompanionOrder): boolean => LOW_MOODS.has(expression);

/** How the tail is held with an expression. */
export const tailMood = (shape: QuadrupedShape, order: CompanionOrder): readonly Point[] =>
  isLowMood(order) ? shape.tail.low : shape.tail.up;

/** A tuft of hair at the end of a tail, pointing on. */
const tuftOf = (points: readonly Point[], size: number, color: Color): Sketch => {
  const end = points[points.length - 1] ?? [0, 0];
  const before = points[points.length - 4] ?? [0, 0];
  const long = distance(end, before) || 1;
  const [x, y] = [((end[0] - before[0]) / long) * size, ((end[1] - before[1]) / long) * size];
  const at = (along: number, across: number, sharp = 0): readonly [number, number, number] => [
    end[0] + x * along + y * across,
    end[1] + y * along - x * across,
    sharp,
  ];
  return form(spline([at(-0.6, 0), at(1, 1), at(3.2, 0, 1), at(1, -1)]), color, { volume: 0.4 });
};

export type Tail = { readonly limb: Limb; readonly marks: readonly Sketch[]; readonly tuft: readonly Sketch[] };

/** From the end of a tail: where its spade is widest and where it ends, and how wide, in sizes of the spade. */
const SPADE = [
  [0.1, 0.55],
  [0.75, 1],
  [1.3, 0.72],
  [2.5, 0.06],
] as const;

/** A tail that widens to a spade at its end, in one skin with it: a leaf of its own would lie loose beside it. */
const withSpade = ({ points, radii }: Limb, size: number): Limb => {
  const end = points[points.length - 1] ?? [0, 0];
  const before = points[points.length - 4] ?? end;
  const long = distance(end, before) || 1;
  const [x, y] = [((end[0] - before[0]) / long) * size, ((end[1] - before[1]) / long) * size];
  return {
    points: [...points, ...SPADE.map(([far]): Point => [end[0] + x * far, end[1] + y * far])],
    radii: [...radii, ...SPADE.map(([, wide]) => Math.max(0.2, wide * size))],
  };
};

const TUCKED = 0.4;

/** The tail of who is inside something: round its own feet, so that no end of it comes up alone beyond the rim. */
export const tailInside = (tail: TailShape): TailShape => {
  const { radii, tip } = tail;
  const tucked = (knots: readonly Point[]): Point[] =>
    knots.map(([x, y]): Point => [x * TUCKED, Math.max(y, -x * TUCKED)]);
  return { up: tucked(tail.up), low: tucked(tail.low), radii, ...(tip ? { tip } : {}) };
};

/** The tail from its root, as a limb and what colours its end. */
export const tailOf = (
  shape: QuadrupedShape,
  root: Point,
  tail: { knots: readonly Point[]; colors: AnimalColors },
): Tail => {
  const { tip, tuft, spade } = shape.tail;
  const { colors } = tail;
  const bare = softLimb(
    tail.knots.map((knot) => add(root, knot)),
    shape.tail.radii,
  );
  const limb = spade ? withSpade(bare, spade) : bare;
  return {
    limb,
    marks: tip ? [tipOf(limb, { reach: tip.reach, color: tip.tone === 'pale' ? colors.pale : colors.dark })] : [],
    tuft: tuft ? [tuftOf(limb.points, tuft, colors.dark)] : [],
  };
};

/** The end of a tail in its own colour. */
const tipOf = ({ points, radii }: Limb, tip: { reach: number; color: Color }): Sketch => {
  const end = points[points.length - 1] ?? [0, 0];
  const from = points.findIndex(
    (point, index) =>
      index > 0 &&
      distance(point, end) < tip.reach &&
      points.slice(index).every((later) => distance(later, end) < tip.reach),
  );
  const kept = points.slice(Math.max(0, from));
  return detail(
    ribbon(
      kept.length > 1 ? kept : [end, [end[0], end[1] + 0.1]],
      radii.slice(Math.max(0, from)).map((radius) => radius * 1.25 + 0.3),
    ),
    tip.color,
  );
};

/** A tail that lies is no thicker than this share of the rump: as thick as a leg, it would be a club. */
const LAIN_THICK = 0.46;
/** It is slimmer at its root and its end, which curls up by so much of the rump. */
const LAIN = { root: 0.66, end: 0.7, curl: 0.92 } as const;

/** The tail of who lies or crouches with it down: along the ground in a bow whose end curls up. */
export const lainTail = (shape: QuadrupedShape, root: Point, colors: AnimalColors): Tail => {
  const { rump, tail } = shape;
  const slim = Math.min(1, (rump * LAIN_THICK) / Math.max(...tail.radii));
  const radii = tail.radii.map(
    (radius, index) => radius * slim * (index === 0 ? LAIN.root : index === tail.radii.length - 1 ? LAIN.end : 1),
  );
  const long = Math.max(...tail.low.map(([x]) => -x));
  const ground = -root[1] - Math.max(...radii) * 0.98;
  const knots: readonly Point[] = [
    [0, 0],
    [-long * 0.22, ground * 0.72],
    [-long * 0.56, ground],
    [-long * 0.9, ground - rump * LAIN.curl * 0.24],
    [-long, ground - rump * LAIN.curl * 0.64],
    [-long * 0.86, ground - rump * LAIN.curl],
  ];
  return tailOf({ ...shape, tail: { ...tail, radii } }, root, { knots, colors });
};

/** A tail with an outline of its own, behind a body that it does not grow out of softly. */
export const tailApart = ({ limb, marks, tuft }: Tail, color: Color, blend = 0.5): Sketch[] => {
  const skin = skinOf([limb], blend);
  return [...tuft, form(skin, color, FUR), bundle(marks, { clip: skin })];
};
