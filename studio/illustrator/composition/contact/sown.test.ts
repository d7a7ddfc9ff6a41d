import { describe, expect, it } from 'vitest';
import { atRest, onGround, planted, upright } from '#studio/illustrator/composition/contact/resting.ts';

const wideOf = ({ box }: ReturnType<typeof upright>): number => box.right - box.left;

describe('a seed on the ground', () => {
  it.each(['seed', 'bare-seed'] as const)('is in a heap of earth (%s), which is wider than what is in it', (prop) => {
    expect(wideOf(onGround(prop, false))).toBeGreaterThan(wideOf(upright(prop, false)) * 1.8);
    expect(planted(prop, false)).toEqual(onGround(prop, false));
  });

  it('is all that is sown: a key lies on the ground as ever', () => {
    expect(onGround('key', false)).toEqual(atRest('key', false));
    expect(planted('key', false)).toEqual(upright('key', false));
  });
});
