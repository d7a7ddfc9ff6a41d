import { expect, it } from 'vitest';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { bee } from '#studio/illustrator/companions/small/flutterers.data.ts';
import { boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { partsNamed, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const draw = (order: Partial<CompanionOrder>): readonly Sketch[] =>
  bee.draw({ pose: 'standing', view: 'side', expression: 'happy', gaze: [0, 0], ...order }).parts;
const boxOf = (sketches: readonly Sketch[]) => boxAround(sketches.flatMap(pathsOf).map(boundsOf));
const named = (parts: readonly Sketch[], name: string): Sketch[] => parts.flatMap((part) => partsNamed(part, name));

it('flies along with its body behind its head and its wings over its back', () => {
  for (const pose of ['standing', 'flying', 'walking'] as const) {
    const parts = draw({ pose });
    const head = boxOf(named(parts, 'head'));
    const wings = boxOf(named(parts, 'wing'));
    const whole = boxOf(parts);
    expect(head.left - whole.left, pose).toBeGreaterThan((whole.right - whole.left) * 0.5);
    expect(wings.right, pose).toBeLessThan(head.right);
    expect(wings.top, pose).toBeLessThan(head.top);
  }
});

it('has thin legs and no paws, from every side', () => {
  const lines = (sketch: Sketch): number =>
    sketch.kind === 'bundle'
      ? sketch.name === 'head'
        ? 0
        : sketch.children.reduce((sum, one) => sum + lines(one), 0)
      : sketch.kind === 'line' && sketch.width < 0.7
        ? 1
        : 0;
  for (const view of ['side', 'front', 'back'] as const)
    expect(
      draw({ view }).reduce((sum, one) => sum + lines(one), 0),
      view,
    ).toBeGreaterThanOrEqual(4);
});
