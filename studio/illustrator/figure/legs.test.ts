import { describe, expect, it } from 'vitest';
import { OUTFITS } from '#core/character/looks.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { prostheticShin } from '#studio/illustrator/figure/aids/prosthesis.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
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
