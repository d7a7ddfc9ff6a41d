import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS, FACIAL_HAIRS, HAIR_STYLES } from '#core/character/looks.ts';
import { areUsualLooks, usualLooksOf, wordsForAge } from '#core/character/usual-looks.ts';

describe('what a new character looks like', () => {
  it('differs between her and him, and is as usual for them', () => {
    expect(usualLooksOf('she').hairStyle).not.toBe(usualLooksOf('he').hairStyle);
    expect(usualLooksOf('she').outfit).not.toBe(usualLooksOf('he').outfit);
    expect(usualLooksOf('they')).toEqual(DEFAULT_LOOKS);
  });

  it('is no longer usual once a part was chosen', () => {
    expect(areUsualLooks(usualLooksOf('she'))).toBe(true);
    expect(areUsualLooks({ ...usualLooksOf('she'), glasses: 'round' })).toBe(false);
  });
});

describe('what is offered', () => {
  it('is no beard and no thin hair for children', () => {
    expect(wordsForAge('facialHair', FACIAL_HAIRS, 6)).toEqual(['none']);
    expect(wordsForAge('hairStyle', HAIR_STYLES, 6)).not.toContain('thinning');
  });

  it('is everything for grown-ups', () => {
    expect(wordsForAge('facialHair', FACIAL_HAIRS, 40)).toEqual([...FACIAL_HAIRS]);
    expect(wordsForAge('hairStyle', HAIR_STYLES, 40)).toEqual([...HAIR_STYLES]);
  });
});
