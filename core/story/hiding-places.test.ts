import { describe, expect, it } from 'vitest';
import { hidesIn } from '#core/story/hiding-places.ts';
import { HIDDEN, SETTINGS } from '#core/story/vocabulary.ts';

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
});
