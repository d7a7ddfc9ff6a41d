import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import type { Expression } from '#core/story/vocabulary.ts';
import { drawMember } from '#studio/illustrator/composition/cast.ts';
import { depthIn } from '#studio/illustrator/composition/water/depth.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { boxAroundSketch, partsNamed, type Sketch } from '#studio/illustrator/sketch.ts';

const context = { direction: 'ltr', characters: new Map(), isDark: false } as const;
const [told] = testScene().cast;
if (!told) throw new RangeError('Somebody is there');

/** Where the surface is on a whale, and where its eye and its mouth are. */
const whale = (expression: Expression): { surface: number; eye: number; mouth: number } => {
  const member: CastMember = {
    ...told,
    who: { companion: 'whale', name: null },
    pose: 'swimming',
    facing: 'against',
    expression,
  };
  const drawn = drawMember(member, { gaze: [-0.5, 0] }, context);
  const low = (name: string): number => {
    const parts: readonly Sketch[] = partsNamed(drawn.sketch, 'head').flatMap((head) => partsNamed(head, name));
    return Math.max(...parts.map((one) => boxAroundSketch(one).bottom));
  };
  const { top, bottom } = drawn.box;
  const surface = bottom - (bottom - top) * depthIn(member, context, drawn);
  return { surface, eye: low('eye'), mouth: low('mouth') };
};

describe('a whale', () => {
  it('lies in the water up to its mouth, and no belly is seen', () => {
    for (const expression of ['happy', 'calm'] as const) {
      const { surface, mouth, eye } = whale(expression);
      expect(surface, expression).toBeGreaterThan(eye);
      expect(surface - mouth, expression).toBeLessThan(6);
    }
  });

  it('sinks up to its eye when it is shy', () => {
    for (const expression of ['whispering', 'worried', 'sad'] as const) {
      const { surface, mouth, eye } = whale(expression);
      expect(surface, expression).toBeLessThan(mouth);
      expect(surface, expression).toBeGreaterThan(eye - 3);
      expect(surface, expression).toBeLessThan(whale('happy').surface - 3);
    }
  });
});
