/** Legs, tail and wings of a bird. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { LIFTS } from '#studio/illustrator/companions/birds/bird-frame.ts';
import type { BirdColors, BirdFrame, BirdShape } from '#studio/illustrator/companions/birds/bird-shape.ts';
import { foldedWing, spreadWing, type WingColors } from '#studio/illustrator/companions/birds/wing.ts';
import { add, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, type Sketch } from '#studio/illustrator/sketch.ts';

type FootLook = {
  readonly kind: BirdShape['feet'];
  readonly width: number;
  readonly lead: number;
  readonly color: Color;
};

const webbed = ([x, y]: Point, { width: w, lead, color }: FootLook): Sketch =>
  form(
    spline([
      [x - w * 1.2, y],
      [x, y - w * 1.8],
      [x + w * 5 * lead, y - w * 0.5],
      [x + w * 5.6 * lead, y],
    ]),
    color,
    { volume: 0.4 },
  );

const toes = ([x, y]: Point, { kind, width: w, lead, color }: FootLook): Sketch[] => [
  ...[-1.4, 0.6, 2.6].map((toe) =>
    form(
      ribbon(
        [
          [x, y - w * 0.9],
          [x + w * toe * 1.6 * lead, y - w * 0.35],
        ],
        [w * 0.75, w * 0.45],
      ),
      color,
      { volume: 0.3 },
    ),
  ),
  ...(kind === 'talons' ? [-2.2, 1, 4.1] : []).map((toe) =>
    form(
      ribbon(
        [
          [x + w * toe * lead, y - w * 0.5],
          [x + w * (toe + 0.5) * lead, y],
        ],
        [w * 0.3, w * 0.1],
      ),
      lighten(color, -0.35),
    ),
  ),
];

const LONG_LEGS = 14;
const WEIGHT_AHEAD = 0.42;
const FEET_APART = 2;

/** The legs; none when it rests on them. */
export const legSketches = (shape: BirdShape, { center, pose, view }: BirdFrame): Sketch[] => {
  const [long, thick] = shape.body;
  const w = Math.max(0.35, shape.legs * 0.055 + thick * 0.04);
  const color = shape.colors.legs;
  const isSide = view === 'side';
  const step = pose === 'walk' ? shape.legs * (isSide ? 0.4 : 0.08) : 0;
  // Long legs stand below the weight of a long neck, and so far apart that each foot is seen.
  const isTall = isSide && shape.legs > LONG_LEGS && pose !== 'fly';
  const ahead = isTall ? shape.neck[0] * WEIGHT_AHEAD : 0;
  const apart = isTall && pose === 'stand' ? w * FEET_APART : 0;
  const one = (side: -1 | 1): Sketch[] => {
    const root: Point = [
      center[0] + ahead * 0.5 + side * (isSide ? long * 0.12 : thick * 0.42),
      center[1] + thick * 0.6,
    ];
    const down: Point = [
      root[0] + ahead * 0.5 + side * (step + apart),
      -LIFTS[pose] * shape.wing - (pose === 'walk' && side === 1 ? w * 1.4 : 0),
    ];
    const end = pose === 'fly' && isSide ? add(root, [-long * 0.75, thick * 0.5 + side * 0.8]) : down;
    const knee: Point = [(root[0] + end[0]) / 2 - (isSide ? shape.legs * 0.1 : 0), (root[1] + end[1]) / 2];
    const foot: FootLook = { kind: shape.feet, width: w, lead: isSide ? 1 : side, color };
    return [
      form(ribbon([root, knee, end], [w * 1.5, w * 0.95, w * 0.8]), side === -1 ? lighten(color, -0.05) : color, {
        volume: 0.3,
      }),
      ...(shape.feet === 'web' ? [webbed(end, foot)] : toes(end, foot)),
    ];
  };
  return pose === 'rest' || pose === 'sleep' ? [] : [bundle([...one(-1), ...one(1)], { name: 'leg' })];
};

/** The toes of a bird that sits on its legs look out below its feathers, or it would be a ball that lies there. */
export const restingToes = (shape: BirdShape, { center, view }: BirdFrame): Sketch[] => {
  const [long, thick] = shape.body;
  const w = Math.max(0.4, thick * 0.085);
  const isSide = view === 'side';
  const one = (side: -1 | 1): Sketch[] => {
    const at: Point = [center[0] + (isSide ? long * (0.08 + side * 0.13) : side * thick * 0.38), 0];
    const color = isSide && side === -1 ? lighten(shape.colors.legs, -0.05) : shape.colors.legs;
    const foot: FootLook = { kind: shape.feet, width: w, lead: isSide ? 1 : side * 0.6, color };
    return shape.feet === 'web' ? [webbed(at, foot)] : toes(at, foot);
  };
  return [bundle([...one(-1), ...one(1)], { name: 'leg' })];
};

/** The tail, a fan of five feathers. */
export const tailSketch = (shape: BirdShape, colors: BirdColors, { center, turn, view }: BirdFrame): Sketch[] => {
  const [long] = shape.body;
  const { length, wide, raised } = shape.tail;
  const root =
    view === 'side' ? add(center, polar(turn + Math.PI, long * 0.72)) : add(center, [0, shape.body[1] * 0.3]);
  const reach =
    view === 'side' ? length : view === 'back' ? Math.min(length * 0.6, -root[1] - length * 0.1) : length * 0.6;
  /** It never reaches into the ground. */
  const lowest = Math.PI - Math.asin(Math.max(0, Math.min(1, (-root[1] - length * 0.16) / reach)));
  const angle =
    view === 'side' ? Math.max(lowest, Math.PI + turn + raised) : view === 'back' ? Math.PI / 2 : -Math.PI / 2;
  const feather = (share: number): Sketch =>
    form(
      ribbon(
        [
          root,
          add(root, polar(angle + share * wide * 0.5, reach * 0.6)),
          add(root, polar(angle + share * wide, reach * (1 - Math.abs(share) * 0.08))),
        ],
        [length * 0.1, length * 0.15, length * 0.07],
      ),
      share === 0 ? colors.wing : lighten(colors.tip, share * 0.03),
      { volume: 0.4, name: 'tail' },
    );
  return [bundle([-1, 1, -0.45, 0.5, 0].map(feather), { name: 'tail' })];
};

export type Wings = { readonly behind: Sketch[]; readonly before: Sketch[] };

/** Half of a folded wing, as a share of the body's half length. */
const FOLDED = 0.92;

const facingWings = (shape: BirdShape, wing: WingColors, frame: BirdFrame): Wings => {
  const { center, pose, view, busy = [], spread = [] } = frame;
  const [long, thick] = shape.body;
  const folded = shape.foldedWing ?? FOLDED;
  const isOpen = (side: -1 | 1): boolean => pose === 'fly' || pose === 'hop' || spread.includes(side);
  const isHigh = pose === 'fly' || spread.length > 0;
  const one = (side: -1 | 1): Sketch[] =>
    isOpen(side)
      ? spreadWing(add(center, [side * thick * 0.72, -thick * 0.3]), shape.wing * (isHigh ? 0.9 : 0.6), {
          ...wing,
          turn: side * (isHigh ? 1 : 0.7),
          flip: side === 1,
        })
      : foldedWing(add(center, [side * thick * 0.8, -thick * 0.1]), long * 0.78 * folded, {
          ...wing,
          turn: side * -1.75,
          flip: side === -1,
        });
  const shown = ([-1, 1] as const).filter((side) => !busy.includes(side) || spread.includes(side));
  const isBehind = (side: -1 | 1): boolean => isOpen(side) && view === 'front';
  return {
    behind: shown.filter(isBehind).flatMap(one),
    before: shown.filter((side) => !isBehind(side)).flatMap(one),
  };
};

/** The wings behind and before the body. */
export const wingsOf = (shape: BirdShape, colors: BirdColors, frame: BirdFrame): Wings => {
  const { center, turn, pose, view } = frame;
  const [long, thick] = shape.body;
  const folded = shape.foldedWing ?? FOLDED;
  const near: WingColors = { cover: colors.wing, tip: colors.tip };
  if (view !== 'side') {
    return facingWings(shape, near, frame);
  }
  if (pose !== 'fly' && pose !== 'hop') {
    const root = add(center, polar(turn, long * 0.04));
    return { behind: [], before: foldedWing(root, long * folded, { ...near, turn: turn * 0.9 + 0.06 }) };
  }
  const isHigh = pose === 'fly';
  const root = add(center, add(polar(turn, long * 0.02), polar(turn - Math.PI / 2, thick * 0.42)));
  const far: WingColors = { cover: lighten(colors.wing, -0.05), tip: lighten(colors.tip, -0.06) };
  const reach = shape.wing * (isHigh ? 1 : 0.66);
  return {
    behind: spreadWing(add(root, [long * 0.04, 0]), reach * 0.96, { ...far, turn: isHigh ? 0.22 : 0.05 }),
    before: spreadWing(add(root, [0, thick * 0.3]), reach, { ...near, turn: isHigh ? -0.5 : -0.55 }),
  };
};
