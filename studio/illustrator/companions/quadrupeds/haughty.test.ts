import { describe, expect, it } from 'vitest';
import type { Companion } from '#core/story/vocabulary.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { type Box, boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const draw = (companion: Companion, order: Partial<CompanionOrder> = {}): readonly Sketch[] =>
  COMPANION_DRAWINGS[companion].draw({ pose: 'standing', view: 'side', expression: 'calm', gaze: [0.6, 0], ...order })
    .parts;
const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];
const named = (parts: readonly Sketch[], name: string): Sketch[] =>
  parts.flatMap(within).filter((one) => 'name' in one && one.name === name);
const boxOf = (sketches: readonly Sketch[]): Box => boxAround(sketches.flatMap(pathsOf).map(boundsOf));

describe('a vain dragon', () => {
  it('has its chin up and a claw raised while it is proud', () => {
    for (const pose of ['standing', 'sitting'] as const) {
      const [calm, proud] = [draw('dragon', { pose }), draw('dragon', { pose, expression: 'proud' })];
      expect(
        boxOf(named(proud, 'nose').length > 0 ? named(proud, 'nose') : named(proud, 'mouth')).top,
        pose,
      ).toBeLessThan(boxOf(named(calm, 'nose').length > 0 ? named(calm, 'nose') : named(calm, 'mouth')).top - 2);
      expect(named(proud, 'claw').length, pose).toBe(3);
      expect(named(calm, 'claw').length, pose).toBe(0);
      expect(boxOf(named(proud, 'claw')).bottom, pose).toBeLessThan(-8);
    }
  });

  it('does not point at anybody while it walks, sleeps, carries something or is in a tower', () => {
    const busy: readonly Partial<CompanionOrder>[] = [
      { pose: 'walking' },
      { pose: 'sleeping' },
      { bites: true },
      { isInside: true },
    ];
    for (const order of busy) expect(named(draw('dragon', { expression: 'proud', ...order }), 'claw').length).toBe(0);
  });

  it('leaves other animals as proud as they are', () => {
    for (const companion of ['cat', 'lion', 'camel'] as const)
      expect(named(draw(companion, { expression: 'proud' }), 'claw').length, companion).toBe(0);
  });
});
