/** The head of a bird: beak, eyes, crest. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import type { BirdColors, BirdShape } from '#studio/illustrator/companions/birds/bird-shape.ts';
import { lipOf } from '#studio/illustrator/companions/heads/head-look.ts';
import { gapeOf, INSIDE, openBeak } from '#studio/illustrator/companions/heads/mouth.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { ellipse, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

const BEAK = { volume: 0.5, name: 'beak' } as const;
const LOWER = { volume: 0.3, name: 'beak' } as const;

type Beak = { readonly lower: readonly Sketch[]; readonly upper: readonly Sketch[] };

const frontBeak = ({ beak: [[tipX], thick, hook], isBill }: BirdShape, color: Color, open: number): Beak => {
  const drop = Math.min(0.95, 0.3 + tipX * 0.3) * (open > 0 ? 0.72 : 1);
  const half = isBill ? 0.44 : Math.max(0.2, thick * 1.1);
  const upper = spline([
    [-thick * 1.25, 0.16],
    [0, -0.02],
    [thick * 1.25, 0.16],
    [thick * 0.6, drop * 0.6 + 0.1],
    [0, drop + 0.1, hook > 0 ? 1 : 0],
    [-thick * 0.6, drop * 0.6 + 0.1],
  ]);
  return {
    lower: open > 0 ? openBeak({ at: [0, 0.3], half, gape: open * 1.9 }, color) : [],
    upper: [form(isBill ? ellipse([0, open > 0 ? 0.3 : 0.44], [0.5, open > 0 ? 0.2 : 0.3]) : upper, color, BEAK)],
  };
};

const flatBill = ({ beak: [[x, y], thick] }: BirdShape, color: Color, open: number): Beak => {
  const gape = open * thick * 3;
  // Under the upper half, so that no air is between them while it is shut.
  const lower = spline([
    [0.6, 0.1],
    [x * 0.7, y + thick * 0.1 + gape * 0.4],
    [x * 0.94, y + thick * 0.3 + gape],
    [x * 0.7, y + thick * 0.8 + gape],
    [0.6, 0.5],
  ]);
  const inside = spline([
    [0.7, y, 1],
    [x * 0.8, y + thick * 0.2, 1],
    [x * 0.7, y + thick * 0.3 + gape * 0.8],
    [0.7, y + thick * 0.7, 1],
  ]);
  const upper = spline([
    [0.52, -0.2],
    [0.9, y - thick * 0.9],
    [x * 0.86, y - thick * 0.6],
    [x, y],
    [x * 0.9, y + thick * 0.42],
    [1, y + thick * 0.5],
    [0.56, 0.42],
  ]);
  const nostril = ellipse([1.05, y - thick * 0.44], [0.09, 0.04], 0.3);
  return {
    lower: [form(lower, lighten(color, -0.1), LOWER), ...(open > 0 ? [detail(inside, INSIDE)] : [])],
    upper: [form(upper, color, BEAK), detail(nostril, lighten(color, -0.3), { alpha: 0.8 })],
  };
};

/** How far a slim beak opens at most, in halves of the head. */
const WIDE_OPEN = 0.86;

/** So far the mouth is seen between its halves: a beak that is empty up to the head is a pair of scissors. */
const DEEP = 0.85;
const DEEP_SHARE = 0.86;

/** A beak longer than this parts less: its tips would be far from each other. */
const LONG = 2.5;
const LONG_OPENS = 0.7;

const sideBeak = ({ beak: [[x, y], thick, hook] }: BirdShape, color: Color, open: number): Beak => {
  const gape = open * Math.max(thick * 3, WIDE_OPEN * (x > LONG ? LONG_OPENS : 1));
  const half = 0.6 + (x - 0.6) * 0.5;
  const middle: Point = [half, y * 0.45 - thick * 0.55 - hook * 0.25];
  const under: Point = [half, y * 0.5 + thick * 0.5 - hook * 0.2];
  const lower = spline([
    [0.62, 0.12 + thick * 0.2],
    [half, under[1] + gape * 0.6],
    [x * 0.94, y + gape, 1],
    [half, under[1] + gape * 0.6 + thick * 1.05],
    [0.58, 0.12 + thick * 1.1 + gape * 0.3],
  ]);
  const upper = spline([[0.6, 0.12 - thick], middle, [x, y + hook * 0.4, 1], under, [0.62, 0.14 + thick * 0.55]]);
  const nostril = ellipse([0.84, 0.08 - thick * 0.35 + y * 0.1], [0.07, 0.035]);
  const throat = 0.6 + Math.min(DEEP, (x - 0.6) * DEEP_SHARE);
  const share = (throat - 0.6) / (x - 0.6);
  const inside = spline([
    [0.56, 0.08, 1],
    [throat, y * share - hook * 0.1, 1],
    [throat - 0.07, y * share + gape * share * 0.5],
    [throat - 0.02, y * share + gape * share, 1],
    [0.58, 0.16 + thick * 0.6, 1],
  ]);
  return {
    lower: [...(open > 0 ? [detail(inside, INSIDE)] : []), form(lower, lighten(color, -0.1), LOWER)],
    upper: [form(upper, color, BEAK), detail(nostril, lighten(color, -0.3), { alpha: 0.8 })],
  };
};

/** How far a beak is open that has something in it. */
const BITES = 0.1;

const NONE: Beak = { lower: [], upper: [] };

/** The head in half widths of itself. */
export const headSketch = (shape: BirdShape, colors: BirdColors, order: CompanionOrder): Sketch[] => {
  const features = featuresOf(order);
  const { view } = order;
  const crest = shape.crest?.(colors, view) ?? {};
  const color = shape.hood ?? colors.coat;
  const draw = view === 'front' ? frontBeak : shape.isBill ? flatBill : sideBeak;
  const { lower, upper } = view === 'back' ? NONE : draw(shape, colors.beak, order.bites ? BITES : gapeOf(features));
  const beak = [...lower, ...upper];
  const eye = (x: number, side: 1 | -1): Sketch[] => [
    glow([x + side * 0.05, 0.36], BLUSH, { radii: [0.34, 0.24], alpha: 0.5 * features.blush, effect: 'haze' }),
    ...animalEye(
      { at: [x, -0.12], radii: [0.27, 0.3], side, iris: colors.iris, lid: color, lashes: 0.35, hasBrow: true },
      features,
      order.gaze,
    ),
  ];
  return [
    ...(crest.behind ?? []),
    ...(view === 'side' ? beak : []),
    form(ellipse([0, 0], [1, 0.97]), color, { name: 'coat', volume: 0.55 }),
    ...(view === 'back'
      ? []
      : [bundle(view === 'side' ? eye(0.34, 1) : [...eye(-0.44, -1), ...eye(0.44, 1)], { name: 'eyes' })]),
    ...(view === 'front' ? beak : []),
    ...(crest.front ?? []),
    ...(order.bites && upper.length > 0 ? [lipOf(upper)] : []),
  ];
};
