import { describe, expect, it } from 'vitest';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const formsIn = (sketch: Sketch, name: string, isInside = false): readonly Form[] =>
  sketch.kind === 'bundle'
    ? sketch.children.flatMap((child) => formsIn(child, name, isInside || sketch.name === name))
    : sketch.kind === 'form' && isInside
      ? [sketch]
      : [];

describe('the sleeve of a raised arm', () => {
  it('goes on from the shoulder, with no end of its own on the chest', () => {
    for (const outfit of ['pyjamas', 'winter-coat', 'galabeya', 'tshirt-trousers', 'space-suit'] as const)
      for (const age of [3, 8, 14, 40])
        for (const way of [1, -1] as const) {
          const { sketch, skeleton } = drawFigure({
            character: testCharacter({ age }),
            pose: 'waving',
            stance: { view: 'front', way },
            expression: 'happy',
            gaze: [0, 0],
            outfit,
          });
          const { near, far, build } = skeleton;
          const middle = (near.arm.shoulder[0] + far.arm.shoulder[0]) / 2;
          const cloth = formsIn(sketch, 'near-arm');
          const inmost = Math.min(
            ...cloth.map(({ path }) => (way === 1 ? boundsOf(path).left : -boundsOf(path).right) - middle * way),
          );
          expect(inmost / build.shoulder, `${outfit} ${age} ${way}`).toBeGreaterThan(0.66);
        }
  });

  it('shows no bare arm at the seam', () => {
    const { sketch, skeleton } = drawFigure({
      character: testCharacter({ age: 8 }),
      pose: 'waving',
      stance: { view: 'front', way: 1 },
      expression: 'happy',
      gaze: [0, 0],
      outfit: 'tshirt-trousers',
    });
    const [x] = skeleton.near.arm.shoulder;
    const skin = formsIn(sketch, 'near-arm').filter(({ name }) => name === 'skin');
    expect(Math.min(...skin.map(({ path }) => boundsOf(path).left))).toBeGreaterThan(x);
  });
});
