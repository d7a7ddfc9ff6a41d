/** Where something falls from one to another: nobody else stands under it. */
import type { Scene } from '#core/story/scene.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Outlined, outlined } from '#studio/illustrator/composition/clearing/outlined.ts';
import { type Box, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { form } from '#studio/illustrator/sketch.ts';

export type Rainfall = {
  /** From whom and on whom it falls. */
  readonly refs: readonly string[];
  readonly column: Outlined;
};

/** Rain from above somebody is taken for what stands nearest. */
const NEAREST = 2000;

const columnFrom = (from: Placed, onto: Placed): Placed | null => {
  const [top, bottom] = [from.box.bottom, Math.max(onto.box.top, from.box.bottom + 1)];
  const left = Math.min(from.box.left, onto.box.left);
  const right = Math.max(from.box.right, onto.box.right);
  // Who is told beside each other is splashed, and not rained upon.
  if (onto.box.top < from.box.bottom || right - left > from.box.right - from.box.left + onto.box.right - onto.box.left)
    return null;
  const box: Box = { left, right, top, bottom };
  return {
    ref: `${from.ref}/rain`,
    kind: 'prop',
    plane: 'near',
    sketch: form(roundedRect([left, top], [right - left, bottom - top]), hex('#8fcfe4')),
    box,
    ground: [(left + right) / 2, NEAREST],
    lift: 0,
    scale: from.scale,
    isBorne: true,
  };
};

export const rainfalls = (placed: readonly Placed[], { effects = [] }: Pick<Scene, 'effects'>): Rainfall[] =>
  effects.flatMap(({ effect, at, towards }): Rainfall[] => {
    const [from, onto] = [at, towards].map((ref) => placed.find((one) => one.ref === ref));
    if (effect !== 'drops' || !from || !onto || from === onto) return [];
    const column = columnFrom(from, onto);
    return column ? [{ refs: [from.ref, onto.ref], column: outlined(column) }] : [];
  });
