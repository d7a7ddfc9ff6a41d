import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import { heightOf } from '#studio/illustrator/composition/cast.ts';
import { sizedByKind } from '#studio/illustrator/composition/members/kin-size.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const child = testCharacter();
const context = { direction: 'ltr', characters: new Map([[child.id, child]]), isDark: false } as const;

const scene = testScene();
const [first] = scene.cast;
if (!first) throw new Error('Somebody is in the scene');
const animal = (companion: Companion, size?: number): CastMember => ({
  ...first,
  ref: companion,
  who: { companion, name: null, ...(size ? { size } : {}) },
});
const heights = (...cast: CastMember[]): number[] =>
  sizedByKind({ ...scene, cast }, context).cast.map((member) => heightOf(member, context));

describe('an animal drawn large so that it is seen', () => {
  it('stays smaller than a larger kind beside it', () => {
    const [mouse = 0, cat = 0] = heights(animal('mouse', 2.4), animal('cat'));
    expect(mouse).toBeLessThan(cat * 0.75);
    expect(mouse).toBeGreaterThan(cat * 0.5);
  });

  it('keeps its size alone, beside its likes, and as the larger kind', () => {
    expect(heights(animal('mouse', 2.4))).toEqual([18 * 2.4]);
    const [owl = 0] = heights(animal('owl', 1.3), animal('cat'));
    expect(owl).toBe(heights(animal('owl', 1.3))[0]);
    const [dragon = 0] = heights(animal('dragon', 2.2), animal('cat'));
    expect(dragon).toBe(heights(animal('dragon', 2.2))[0]);
  });

  it('is no larger than a child may have beside it, where it is small by nature', () => {
    const [tall = 0, hedgehog = 0] = heights({ ...first, ref: 'child' }, animal('hedgehog', 1.8));
    expect(tall).toBeGreaterThan(90);
    expect(hedgehog).toBeGreaterThan(24 * 1.2);
    expect((hedgehog / 24) * 34).toBeLessThan(tall * 0.5);
    const [, dragon = 0] = heights({ ...first, ref: 'child' }, animal('dragon', 2.2));
    expect(dragon).toBe(heights(animal('dragon', 2.2))[0]);
  });

  it('fills a narrow place when it lies across it', () => {
    const cat: CastMember = { ...animal('cat', 2.3), pose: 'lying' };
    const sized = (isNarrow: boolean): number => {
      const place = { ...scene, ...(isNarrow ? { isNarrow } : {}), cast: [{ ...first, ref: 'child' }, cat] };
      return sizedByKind(place, context).cast.map((member) => heightOf(member, context))[1] ?? 0;
    };
    expect(sized(true)).toBeGreaterThan(sized(false) * 1.4);
  });

  it('is never less than it is', () => {
    const [mouse = 0] = heights(animal('mouse', 1.2), animal('rabbit'));
    expect(mouse).toBeGreaterThanOrEqual(18);
  });
});
