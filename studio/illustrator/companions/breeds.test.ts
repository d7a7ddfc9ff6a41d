import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import { css, hex } from '#studio/illustrator/color/color.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { mannerOf } from '#studio/illustrator/companions/manner.ts';
import { boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const order: CompanionOrder = { pose: 'standing', view: 'side', expression: 'calm', gaze: [0, 0] };
const draw = (kind: 'cat' | 'dog', changes: Partial<CompanionOrder> = {}): readonly Sketch[] =>
  COMPANION_DRAWINGS[kind].draw({ ...order, ...changes }).parts;
const boxOf = (parts: readonly Sketch[]) => boxAround(parts.flatMap(pathsOf).map(boundsOf));
const flat = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(flat)] : [sketch];

const SIX = [0, 1, 2, 3, 4, 5];

describe.each(['cat', 'dog'] as const)('a %s', (kind) => {
  it('comes in six kinds, told apart in one and the same coat', () => {
    for (const pose of ['standing', 'sitting', 'sleeping'] as const) {
      const coat = hex('#3a2c28');
      const seen = SIX.map((breed) => JSON.stringify(draw(kind, { breed, pose, coat })));
      expect(new Set(seen).size, pose).toBe(6);
    }
  });

  it('shows the markings of its kind on a dark coat too', () => {
    const coat = hex('#241c1c');
    for (const breed of SIX) {
      const forms = draw(kind, { breed, coat })
        .flatMap(flat)
        .filter((one) => one.kind === 'form');
      expect(
        forms.some((one) => one.kind === 'form' && one.color[0] > coat[0] + 0.12),
        `kind ${breed}`,
      ).toBe(true);
      expect(forms.some((one) => one.kind === 'form' && css(one.color) === css(coat))).toBe(true);
    }
  });

  it('sits in several ways and lies lower than it sits', () => {
    const ways = [undefined, 'tail-round', 'lying'] as const;
    const sitting = ways.map((manner) => draw(kind, { pose: 'sitting', ...(manner ? { manner } : {}) }));
    expect(new Set(sitting.map((parts) => JSON.stringify(parts))).size).toBe(3);
    const [up, , lying] = sitting.map((parts) => -boxOf(parts).top);
    expect(lying).toBeLessThan((up ?? 0) * 0.8);
  });
});

describe('the manner of an animal', () => {
  const [member] = testScene({ pose: 'sitting' }).cast;
  if (!member) throw new Error('Somebody is in the scene');
  const calm: CastMember = { ...member, expression: 'calm', pose: 'sitting' };
  const ways = (one: CastMember, companion: Companion = 'cat') =>
    new Set(Array.from({ length: 20 }, (_, lot) => mannerOf(one, companion, lot)));

  it('changes from page to page', () => {
    expect(ways(calm)).toEqual(new Set([undefined, 'tail-round', 'washing']));
    expect(mannerOf(calm, 'cat', 7)).toBe(mannerOf(calm, 'cat', 7));
  });

  it('is no washing for who is worried, holds something or leans on somebody', () => {
    expect(ways({ ...calm, expression: 'worried' }).has('washing')).toBe(false);
    expect(ways({ ...calm, carries: 'letter' }).has('washing')).toBe(false);
    expect(ways({ ...calm, touches: { how: 'leaning-on', with: 'hero' } }).has('washing')).toBe(false);
  });

  it('is washing for those who wash with a paw only: a dog or a goat with a leg before its mouth keeps silent', () => {
    for (const companion of ['dog', 'fox', 'goat', 'camel', 'sheep'] as const)
      expect(ways(calm, companion).has('washing'), companion).toBe(false);
  });

  it('is lying for who lies, and none for who walks', () => {
    expect(ways({ ...calm, pose: 'lying' })).toEqual(new Set(['lying']));
    expect(ways({ ...calm, pose: 'walking' })).toEqual(new Set([undefined]));
  });
});
