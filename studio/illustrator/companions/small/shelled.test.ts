import { describe, expect, it } from 'vitest';
import { seaTurtle, turtle } from '#studio/illustrator/companions/small/shelled.data.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle'
    ? sketch.name === 'head'
      ? []
      : sketch.children.flatMap(formsOf)
    : sketch.kind === 'form'
      ? [sketch]
      : [];

const order = (pose: CompanionOrder['pose'], view: CompanionOrder['view']): CompanionOrder => ({
  pose,
  view,
  expression: 'calm',
  gaze: [0, 0],
});

describe('legs of what has a shell', () => {
  it.each(['standing', 'walking', 'running', 'sitting', 'crouching'] as const)(
    'come out from under it and are seen below it: %s',
    (pose) => {
      for (const animal of [turtle, seaTurtle])
        for (const view of ['side', 'front', 'back'] as const) {
          const forms = animal.draw(order(pose, view)).parts.flatMap(formsOf);
          const shell = forms.findIndex(({ name }) => name === 'shell');
          expect(shell, view).toBeGreaterThan(0);
          // Nothing of the coat lies on the shell but neck and head.
          expect(forms.slice(shell).filter(({ name }) => name === 'coat').length, view).toBe(0);
          const bottom = (all: readonly Form[]): number => Math.max(...all.map(({ path }) => boundsOf(path).bottom));
          const under = forms.slice(0, shell).filter(({ name }) => name === 'coat');
          expect(bottom(under), view).toBeGreaterThan(bottom(forms.slice(shell, shell + 1)));
        }
    },
  );
});
