/** Tail and wings of a bird. */
import { lighten } from '#studio/illustrator/color/color.ts';
import type { BirdColors, BirdFrame, BirdShape } from '#studio/illustrator/companions/birds/bird-shape.ts';
import { foldedWing, spreadWing, type WingColors } from '#studio/illustrator/companions/birds/wing.ts';
import { add, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { bundle, form, type Sketch } from '#studio/illustrator/sketch.ts';

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
  const isOpen = (frame.spread ?? []).length > 0;
  if (pose !== 'fly' && pose !== 'hop' && !isOpen) {
    const root = add(center, polar(turn, long * 0.04));
    return { behind: [], before: foldedWing(root, long * folded, { ...near, turn: turn * 0.9 + 0.06 }) };
  }
  const isHigh = pose === 'fly';
  const root = add(center, add(polar(turn, long * 0.02), polar(turn - Math.PI / 2, thick * 0.42)));
  const far: WingColors = { cover: lighten(colors.wing, -0.05), tip: lighten(colors.tip, -0.06) };
  if (isOpen && !isHigh) {
    const length = shape.wing * 0.8;
    return {
      behind: spreadWing(add(root, [long * 0.1, thick * 0.1]), length * 0.94, { ...far, turn: 0.16 }),
      before: spreadWing(add(root, [-long * 0.02, thick * 0.34]), length, { ...near, turn: -0.72 }),
    };
  }
  const reach = shape.wing * (isHigh ? 1 : 0.66);
  return {
    behind: spreadWing(add(root, [long * 0.04, 0]), reach * 0.96, { ...far, turn: isHigh ? 0.22 : 0.05 }),
    before: spreadWing(add(root, [0, thick * 0.3]), reach, { ...near, turn: isHigh ? -0.5 : -0.55 }),
  };
};
