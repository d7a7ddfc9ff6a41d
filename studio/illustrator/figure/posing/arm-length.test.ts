/** Arms are as long as they are: no pose makes a hose of one, and crossed ones end in two hands. */
import { describe, expect, it } from 'vitest';
import { POSES } from '#core/story/vocabulary.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { distance } from '#studio/illustrator/geometry/outline.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';

const AGES = [3, 6, 9, 40];
const VIEWS = ['front', 'three-quarter', 'side'] as const;

describe('an arm', () => {
  it('looks no longer in a pose than it is', () => {
    for (const pose of POSES)
      for (const view of VIEWS)
        for (const age of AGES) {
          const character = testCharacter({ age });
          const { skeleton } = drawFigure({
            character,
            pose,
            stance: { view, way: 1 },
            expression: 'calm',
            gaze: [0, 0],
          });
          for (const which of ['near', 'far'] as const) {
            const { shoulder, elbow, wrist } = skeleton[which].arm;
            const long = distance(shoulder, elbow) + distance(elbow, wrist);
            expect(long / skeleton.build.arm, `${pose} ${view} ${age} ${which}`).toBeLessThan(1.06);
          }
        }
  });

  it('crossed with the other shows its hand beside the elbow that lies on it', () => {
    for (const view of ['front', 'three-quarter'] as const)
      for (const age of AGES) {
        const { skeleton } = drawFigure({
          character: testCharacter({ age }),
          pose: 'standing',
          gesture: 'arms-crossed',
          stance: { view, way: 1 },
          expression: 'calm',
          gaze: [0, 0],
        });
        const { build, near, far } = skeleton;
        const [higher, lower] = near.arm.wrist[1] < far.arm.wrist[1] ? [near.arm, far.arm] : [far.arm, near.arm];
        const aside = Math.sign(higher.elbow[0] - higher.wrist[0]);
        expect((lower.wrist[0] - higher.elbow[0]) * aside, `${view} ${age}`).toBeGreaterThan(-build.limb * 1.5);
        expect(lower.wrist[1] - higher.elbow[1], `${view} ${age}`).toBeGreaterThan(-build.limb * 1.5);
      }
  });
});
