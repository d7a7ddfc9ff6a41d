import { describe, expect, it } from 'vitest';
import { EXPRESSIONS } from '#core/story/vocabulary.ts';
import { frog } from '#studio/illustrator/companions/small/frog.data.ts';
import { boundsOf, type Box } from '#studio/illustrator/geometry/path.ts';
import { partsNamed } from '#studio/illustrator/sketch.ts';

const boxOf = (name: string, within: ReturnType<typeof partsNamed>): Box => {
  const [found] = within.flatMap((part) => partsNamed(part, name));
  if (found?.kind !== 'form' && found?.kind !== 'line') throw new RangeError(`A frog's head has a ${name}`);
  return boundsOf(found.path);
};

describe("a frog's mouth", () => {
  it.each(EXPRESSIONS)('lies within the outline of its head, above a chin: %s', (expression) => {
    for (const view of ['front', 'side'] as const) {
      const { parts } = frog.draw({ pose: 'sitting', view, expression, gaze: [0, 0] });
      const head = parts.flatMap((part) => partsNamed(part, 'head'));
      const [skull, mouth] = [boxOf('coat', head), boxOf('mouth', head)];
      const tall = skull.bottom - skull.top;
      expect(mouth.bottom, view).toBeLessThan(skull.bottom - tall * 0.04);
      expect(mouth.left, view).toBeGreaterThan(skull.left);
      expect(mouth.right, view).toBeLessThan(skull.right);
    }
  });
});
