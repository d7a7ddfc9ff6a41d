/** How figures hold things. */
import type { Prop } from '#core/story/vocabulary.ts';
import type { Held } from '#studio/illustrator/figure/figure.ts';
import type { View } from '#studio/illustrator/figure/skeleton.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Grip } from '#studio/illustrator/props/prop.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

type Arms = Pick<Held, 'arm' | 'otherArm'>;

const ARMS: Readonly<Record<'side' | 'front', Readonly<Record<Grip, Arms>>>> = {
  side: {
    hang: { arm: { x: 0.5, y: 0.62, hand: 'fist' } },
    hug: { arm: { x: 0.56, y: 0.4, hand: 'rest' }, otherArm: { x: 0.62, y: 0.34, hand: 'rest' } },
    up: { arm: { x: 0.72, y: 0.16, hand: 'fist' } },
  },
  front: {
    hang: { arm: { x: 0.52, y: 0.6, hand: 'fist' } },
    hug: { arm: { x: -0.1, y: 0.5, hand: 'rest' }, otherArm: { x: -0.1, y: 0.5, hand: 'rest' } },
    up: { arm: { x: 0.58, y: 0.12, hand: 'fist' } },
  },
};

/** Where the foot of a held thing is below (positive) or above the palm, as a share of its height. */
const DROP: Readonly<Record<Grip, number>> = { hang: 0.97, hug: 0.5, up: 0.18 };

const smallSketch = (prop: Prop, isDark: boolean): { sketch: Sketch; factor: number } => {
  const drawing = PROP_DRAWINGS[prop];
  return { sketch: bundle(drawing.draw({ isDark })), factor: drawing.heldHeightCm / drawing.heightCm };
};

/** The arms and the drawing for holding a thing. */
export const heldBy = (prop: Prop, view: View, isDark: boolean): Held => {
  const { grip, heldHeightCm } = PROP_DRAWINGS[prop];
  const { sketch, factor } = smallSketch(prop, isDark);
  const isCentered = grip === 'hug' && view !== 'side';
  return {
    ...ARMS[view === 'side' ? 'side' : 'front'][grip],
    draw: (palm) => [moved(sketch, placed([isCentered ? 0 : palm[0], palm[1] + heldHeightCm * DROP[grip]], factor))],
  };
};

/** The thing in the mouth, beak or hand of a companion, given where that is. */
export const carriedAt = (prop: Prop, at: Point, isDark: boolean): Sketch => {
  const { grip, heldHeightCm } = PROP_DRAWINGS[prop];
  const { sketch, factor } = smallSketch(prop, isDark);
  return moved(
    bundle([sketch], { name: 'held' }),
    placed([at[0], at[1] + heldHeightCm * 0.62 * (grip === 'hang' ? 1.5 : 0.7)], factor * 0.62),
  );
};
