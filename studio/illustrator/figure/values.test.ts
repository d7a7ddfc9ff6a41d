import { describe, expect, it } from 'vitest';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Bundle, Form, Sketch } from '#studio/illustrator/sketch.ts';

const bundlesNamed = (sketch: Sketch, name: string): readonly Bundle[] =>
  sketch.kind === 'bundle'
    ? [...(sketch.name === name ? [sketch] : []), ...sketch.children.flatMap((child) => bundlesNamed(child, name))]
    : [];

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

const POSES = ['sitting', 'reading', 'crouching', 'kneeling', 'standing'] as const;

const inWhite = (pose: (typeof POSES)[number], view: 'front' | 'three-quarter' | 'side') =>
  drawFigure({
    character: testCharacter({ age: 7 }),
    pose,
    stance: { view, way: 1 },
    expression: 'calm',
    gaze: [0, 0],
    outfit: 'space-suit',
  }).sketch;

/** The lightest cloth of a limb. */
const lightest = (sketch: Sketch, name: string): number =>
  Math.max(...bundlesNamed(sketch, name).flatMap((limb) => formsOf(limb).map(({ color }) => color[0])));

describe('a body in one colour', () => {
  it('has its limbs beyond the trunk in a darker value', () => {
    for (const pose of POSES) {
      const sketch = inWhite(pose, 'side');
      for (const limb of ['leg', 'arm']) {
        expect(lightest(sketch, `near-${limb}`) - lightest(sketch, `far-${limb}`), `${pose} ${limb}`).toBeGreaterThan(
          0.05,
        );
      }
    }
    for (const pose of ['kneeling', 'crouching'] as const) {
      const sketch = inWhite(pose, 'three-quarter');
      expect(lightest(sketch, 'far-leg') - lightest(sketch, 'near-leg'), pose).toBeGreaterThan(0.05);
    }
  });

  it('has an edge where an arm crosses the trunk, or the leg of who squats lies before it, and nowhere else', () => {
    for (const pose of POSES)
      for (const view of ['front', 'three-quarter', 'side'] as const) {
        const sketch = inWhite(pose, view);
        const edges = bundlesNamed(sketch, 'edge');
        const arms = view === 'side' ? 1 : 2;
        // A leg beyond the other one is dark instead, and a lap comes out from under the top.
        const legs = pose !== 'crouching' ? 0 : view === 'front' ? 2 : 1;
        expect(edges, `${pose} ${view}`).toHaveLength(arms + legs);
        const [trunk] = bundlesNamed(sketch, 'trunk');
        const top = trunk && formsOf(trunk).find(({ name }) => name === 'suit');
        for (const { clip } of edges) expect(clip && boundsOf(clip)).toEqual(top && boundsOf(top.path));
      }
  });
});
