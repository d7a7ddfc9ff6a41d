import { describe, expect, it } from 'vitest';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS } from '#studio/illustrator/figure/looks.data.ts';
import { alongOutline, isAlongLegs } from '#studio/illustrator/figure/outfits/along-legs.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import type { Pose } from '#core/story/vocabulary.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Bundle, Sketch } from '#studio/illustrator/sketch.ts';

type Worn = { readonly pose: Pose; readonly view: View; readonly age: number; readonly way: 1 | -1 };

const inOutfit = (outfit: 'galabeya' | 'abaya', { pose, view, age, way }: Worn): Figure =>
  drawFigure({
    character: testCharacter({ age }),
    pose,
    stance: { view, way },
    expression: 'calm',
    gaze: [0, 0],
    outfit,
  });

const bundlesIn = (sketch: Sketch): readonly Bundle[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(bundlesIn)] : [];

const skirtOf = (outfit: 'galabeya' | 'abaya') => {
  const { skirt } = WARDROBE[outfit](ACCENTS.red);
  if (!skirt) throw new Error(`${outfit} has no skirt`);
  return skirt;
};

describe('a long robe on legs stretched before somebody', () => {
  it('ends across the shins, with its hem beyond both knees and the ankles out of it', () => {
    for (const outfit of ['galabeya', 'abaya'] as const)
      for (const pose of ['sitting', 'reading'] as const)
        for (const view of ['three-quarter', 'side'] as const)
          for (const age of [3, 7, 14, 36])
            for (const way of [1, -1] as const) {
              const message = `${outfit} ${pose} ${view} ${age} ${way}`;
              const { sketch, skeleton } = inOutfit(outfit, { pose, view, age, way });
              const cloth = boundsOf(alongOutline(skeleton, skirtOf(outfit)));
              const hem = bundlesIn(sketch).find(
                ({ children: [first] }) => first?.kind === 'form' && first.name === 'hem',
              );
              const band = boundsOf(hem?.clip ?? []);
              const [from, end] = way === 1 ? [band.left, cloth.right] : [-band.right, -cloth.left];
              expect((end - from) / (cloth.right - cloth.left), message).toBeLessThan(0.45);
              const ahead = ([x]: readonly [number, number]): number => x * way;
              const { near, far } = skeleton;
              expect(end, message).toBeLessThan(Math.max(ahead(near.leg.ankle), ahead(far.leg.ankle)));
              for (const { leg } of [near, far]) {
                expect(end, message).toBeGreaterThan(ahead(leg.knee));
                // The knee is under the cloth, and the cloth lies on the ground.
                expect(cloth.top, message).toBeLessThan(leg.knee[1]);
              }
              expect(cloth.bottom, message).toBeLessThan(1);
            }
  });

  it('hangs on who stands, and lies around who kneels or sits with the legs crossed', () => {
    for (const [pose, view] of [
      ['standing', 'side'],
      ['kneeling', 'side'],
      ['sitting', 'front'],
    ] as const) {
      const { skeleton } = inOutfit('galabeya', { pose, view, age: 7, way: 1 });
      expect(isAlongLegs(skeleton, skirtOf('galabeya')), `${pose} ${view}`).toBe(false);
    }
  });
});
