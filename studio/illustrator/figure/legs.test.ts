import { describe, expect, it } from 'vitest';
import { OUTFITS } from '#core/character/looks.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { prostheticShin } from '#studio/illustrator/figure/aids/prosthesis.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS } from '#studio/illustrator/figure/looks.data.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import { skirtOutline } from '#studio/illustrator/figure/torso.ts';
import { boundsOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

describe('legs of who sits facing the reader', () => {
  it.each(OUTFITS)('come out of %s with both feet, over trousers and hem', (outfit) => {
    for (const pose of ['sitting', 'reading'] as const) {
      for (const view of ['front', 'three-quarter'] as const) {
        const { sketch, skeleton } = drawFigure({
          character: testCharacter({ age: 6 }),
          pose,
          stance: { view, way: 1 },
          expression: 'calm',
          gaze: [0, 0],
          outfit,
        });
        const forms = formsOf(sketch);
        for (const { leg } of [skeleton.near, skeleton.far]) {
          const isAtAnkle = ({ path }: Form): boolean => {
            const box = boundsOf(path);
            const [x, y] = leg.ankle;
            return box.left < x && box.right > x && box.top < y && box.bottom > y;
          };
          const foot = forms.findIndex((one) => one.name === 'shoe' && isAtAnkle(one));
          expect(foot, `${pose} ${view}`).toBeGreaterThan(-1);
          const wide = skeleton.build.limb * 2.4;
          const over = forms.slice(foot + 1).filter((one) => {
            const box = boundsOf(one.path);
            return one.finish === 'solid' && isAtAnkle(one) && box.bottom - box.top > wide;
          });
          expect(over, `${pose} ${view}`).toEqual([]);
          expect(Math.abs(leg.knee[0])).toBeGreaterThan(Math.abs(leg.hip[0]) * 1.5);
        }
      }
    }
  });
});

describe('a long hem', () => {
  it('rises above the feet of who strides, runs or jumps', () => {
    for (const outfit of ['galabeya', 'abaya'] as const)
      for (const pose of ['running', 'jumping', 'walking'] as const) {
        const { skeleton } = drawFigure({
          character: testCharacter({ age: 6 }),
          pose,
          stance: { view: 'side', way: 1 },
          expression: 'calm',
          gaze: [0, 0],
        });
        const { skirt } = WARDROBE[outfit](ACCENTS.red);
        if (!skirt) throw new Error(`${outfit} has no skirt`);
        const hem = boundsOf(skirtOutline(skeleton, skirt.to, skirt.flare)).bottom;
        const lowest = Math.max(skeleton.near.leg.ankle[1], skeleton.far.leg.ankle[1]);
        expect(hem, `${outfit} ${pose}`).toBeLessThan(lowest + skeleton.build.leg * 0.06);
      }
  });
});

describe('a ladder', () => {
  it('is behind who climbs it, with their hands on its rails', () => {
    for (const view of ['front', 'three-quarter', 'back'] as const)
      for (const age of [3, 7, 35]) {
        const { sketch, skeleton } = drawFigure({
          character: testCharacter({ age }),
          pose: 'climbing',
          stance: { view, way: 1 },
          expression: 'calm',
          gaze: [0, 0],
        });
        const named = (one: Sketch): readonly string[] =>
          one.kind === 'bundle' ? [one.name ?? '', ...one.children.flatMap(named)] : [];
        const names = named(sketch);
        expect(names.indexOf('ladder')).toBeGreaterThan(-1);
        expect(names.indexOf('ladder'), `${view} ${age}`).toBeLessThan(names.indexOf('trunk'));
        const { near, far, head, build } = skeleton;
        for (const { arm } of [near, far]) {
          expect(Math.abs(arm.wrist[0] - head[0]), `${view} ${age}`).toBeGreaterThan(build.head * 0.42);
        }
      }
  });
});

describe('a prosthetic shin', () => {
  it('is as thick as a shin in water, so that the leg is seen whole, and a pole on land', () => {
    const points = Array.from({ length: 7 }, (_, at): Point => [0, at * 6]);
    const widthOf = (isSwimming: boolean): number => {
      const [pole] = formsOf(prostheticShin(points, { thigh: 5, accent: hex('#aa3333'), isSwimming }));
      const box = boundsOf(pole?.path ?? []);
      return box.right - box.left;
    };
    expect(widthOf(false)).toBeLessThan(5 * 0.7);
    expect(widthOf(true)).toBeGreaterThan(5 * 1.1);
  });
});
