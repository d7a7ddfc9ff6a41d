import { describe, expect, it } from 'vitest';
import type { Pose } from '#core/story/vocabulary.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { torsoOf } from '#studio/illustrator/figure/torso.ts';
import { lerp } from '#studio/illustrator/geometry/outline.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const solidsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle'
    ? sketch.children.flatMap(solidsOf)
    : sketch.kind === 'form' && sketch.finish === 'solid'
      ? [sketch]
      : [];

describe('a gown', () => {
  it.each(['galabeya', 'abaya'] as const)('is one piece of cloth from the chest to the shins in a %s', (outfit) => {
    for (const pose of ['standing', 'walking', 'running', 'kneeling', 'sitting', 'lying'] as const satisfies Pose[])
      for (const view of ['front', 'three-quarter', 'side', 'back'] as const satisfies View[])
        for (const age of [2, 6, 35]) {
          const { sketch, skeleton } = drawFigure({
            character: testCharacter({ age }),
            pose,
            stance: { view, way: 1 },
            expression: 'calm',
            gaze: [0, 0],
            outfit,
          });
          const chest = torsoOf(skeleton).at(0, 0.4);
          const [near, far] = [skeleton.near, skeleton.far].map(({ leg }) => lerp(leg.hip, leg.knee, 0.8));
          const between = lerp(near ?? [0, 0], far ?? [0, 0], 0.5);
          const isBoth = solidsOf(sketch).some(({ path }) => {
            const cloth = new Shape(path);
            return cloth.has(...chest) && cloth.has(...between);
          });
          expect(isBoth, `${pose} ${view} ${age}`).toBe(true);
        }
  });
});
