import { describe, expect, it } from 'vitest';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { bundle } from '#studio/illustrator/sketch.ts';

const boxIn = (companion: 'camel' | 'donkey', pose: CompanionOrder['pose']) =>
  boxOf(
    bundle(COMPANION_DRAWINGS[companion].draw({ pose, view: 'side', expression: 'surprised', gaze: [0, 0] }).parts),
  );

describe('a hoofed animal that lands on its belly', () => {
  it.each(['camel', 'donkey'] as const)('is flat and spread, and does not rest with its neck up: %s', (companion) => {
    const [flat, rests] = [boxIn(companion, 'crouching'), boxIn(companion, 'sitting')];
    expect(flat.bottom - flat.top).toBeLessThan((rests.bottom - rests.top) * 0.9);
    expect(flat.right - flat.left).toBeGreaterThan((rests.right - rests.left) * 1.1);
    expect(flat.bottom).toBeLessThan(4);
  });
});
