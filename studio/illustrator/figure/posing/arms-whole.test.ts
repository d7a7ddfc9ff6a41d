/** No arm is a hose or a stump, and every hand is at the end of its arm, whatever somebody does and wherever they face. */
import { describe, expect, it } from 'vitest';
import type { Outfit } from '#core/character/looks.ts';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { GESTURES, POSES } from '#core/story/vocabulary.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { distance } from '#studio/illustrator/geometry/outline.ts';
import { boxAroundSketch, partsNamed } from '#studio/illustrator/sketch.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';

const VIEWS: readonly View[] = ['front', 'three-quarter', 'side', 'back'];
const BUILDS: readonly (readonly [age: number, outfit: Outfit])[] = [
  [3, 'tshirt-trousers'],
  [8, 'galabeya'],
  [40, 'dress'],
];
/** As long as an arm looks at most, and one that a gesture brings to a place of the body. */
const LONGEST = 1.06;
const LONGEST_BROUGHT = 1.2;

describe.each(POSES)('somebody %s', (pose) => {
  it.each(BUILDS)('at an age of %i in a %s has two whole arms', (age, outfit) => {
    for (const view of VIEWS)
      for (const gesture of [undefined, ...GESTURES]) {
        const label = `${gesture ?? 'no gesture'} ${view}`;
        const { sketch, skeleton } = drawFigure({
          character: testCharacter({ age, looks: { ...DEFAULT_LOOKS, outfit } }),
          pose,
          stance: { view, way: 1 },
          expression: 'calm',
          gaze: [0, 0],
          ...(gesture ? { gesture } : {}),
        });
        for (const which of ['near', 'far'] as const) {
          const { arm } = skeleton[which];
          const long = distance(arm.shoulder, arm.elbow) + distance(arm.elbow, arm.wrist);
          const most = gesture ? LONGEST_BROUGHT : LONGEST;
          expect(long / skeleton.build.arm, `${label}: ${which} arm`).toBeLessThan(most);
          const hands = partsNamed(sketch, `${which}-arm`).flatMap((one) => partsNamed(one, 'hand'));
          expect(hands.length, `${label}: ${which} hand`).toBe(1);
          for (const drawn of hands) {
            const { left, right, top, bottom } = boxAroundSketch(drawn);
            const slack = skeleton.build.limb * 1.2;
            const isAtWrist =
              arm.wrist[0] > left - slack &&
              arm.wrist[0] < right + slack &&
              arm.wrist[1] > top - slack &&
              arm.wrist[1] < bottom + slack;
            expect(isAtWrist, `${label}: ${which} hand is at its wrist`).toBe(true);
          }
        }
      }
  });
});
