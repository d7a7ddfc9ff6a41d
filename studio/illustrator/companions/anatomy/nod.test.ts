import { describe, expect, it } from 'vitest';
import type { Companion } from '#core/story/vocabulary.ts';
import { gazeFrom, nodOf } from '#studio/illustrator/companions/anatomy/nod.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';

const LOOKING = { pose: 'standing', view: 'side', expression: 'calm' } as const;
const mouthOf = (companion: Companion, order: Partial<CompanionOrder>): number =>
  COMPANION_DRAWINGS[companion].draw({ ...LOOKING, gaze: [0.6, 0], ...order }).mouth[1];

describe('the head of an animal', () => {
  it('goes back when it looks up, and bows when it looks down', () => {
    for (const companion of ['dog', 'cat', 'camel', 'dragon', 'pigeon', 'hoopoe', 'ibis'] as const) {
      const level = mouthOf(companion, {});
      expect(mouthOf(companion, { gaze: [0.6, -0.8] }), companion).toBeLessThan(level);
      expect(mouthOf(companion, { gaze: [0.6, 0.8] }), companion).toBeGreaterThan(level);
    }
  });

  it('stays as it is asleep, and turned to the reader', () => {
    expect(nodOf({ ...LOOKING, pose: 'sleeping', gaze: [0, -1] })).toBe(0);
    expect(nodOf({ ...LOOKING, view: 'front', gaze: [0, -1] })).toBe(0);
  });

  it('lets its eyes meet what they look at, turned as it is', () => {
    const [x, y] = gazeFrom({ gaze: [Math.cos(0.5), -Math.sin(0.5)] }, -0.5);
    expect(x).toBeCloseTo(1, 9);
    expect(y).toBeCloseTo(0, 9);
  });
});
