import { describe, expect, it } from 'vitest';
import { hidesIn, isTakenFor } from '#core/story/hiding-places.ts';
import { COMPANIONS, HIDDEN, SETTINGS } from '#core/story/vocabulary.ts';

const thingsIn = (setting: (typeof SETTINGS)[number]) => HIDDEN.filter((one) => hidesIn(one, setting));

describe('hiding places', () => {
  it.each([...SETTINGS])('are found by four things at least: %s', (setting) =>
    expect(thingsIn(setting).length).toBeGreaterThanOrEqual(4),
  );
  it.each([...HIDDEN])('are known for the %s', (hidden) =>
    expect(SETTINGS.some((setting) => hidesIn(hidden, setting))).toBe(true),
  );
  it('keep the sea in the sea and the house in the house', () => {
    expect(thingsIn('ocean')).toEqual(['fish', 'shrimp', 'seahorse', 'crab', 'starfish']);
    expect(thingsIn('library')).not.toContain('frog');
    expect(thingsIn('space')).not.toContain('snail');
  });
  it('leave something to hide beside whoever is there', () => {
    for (const setting of SETTINGS)
      for (const companion of COMPANIONS)
        expect(thingsIn(setting).filter((one) => !isTakenFor(one, [companion])).length, setting).toBeGreaterThan(1);
  });
  it('know who would be taken for whom', () => {
    expect(isTakenFor('mouse', ['cat', 'mouse'])).toBe(true);
    expect(isTakenFor('mouse', ['cat'])).toBe(false);
    expect(isTakenFor('paper-star', ['little-star'])).toBe(true);
    expect(isTakenFor('key', ['robot'])).toBe(false);
  });
});
