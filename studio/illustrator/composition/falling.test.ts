import { expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import { drawMember } from '#studio/illustrator/composition/cast.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { partsNamed, type Sketch } from '#studio/illustrator/sketch.ts';

const fallen = (companion: Companion): Sketch => {
  const [, member] = testScene().cast;
  if (!member) throw new RangeError('Somebody is in the scene');
  const falls: CastMember = {
    ...member,
    who: { companion, name: null },
    pose: 'jumping',
    facing: 'onward',
    gaze: 'down',
    place: { ...member.place, height: 'high' },
  };
  const look = { gaze: [0, 0.5], way: 1 } as const;
  return drawMember(falls, look, { direction: 'ltr', characters: new Map(), isDark: false }).sketch;
};

it('falls nose first with all four legs bent in the air', () => {
  for (const companion of ['camel', 'goat', 'dog', 'donkey'] as const) {
    const whole = fallen(companion);
    const { top, bottom, left, right } = boxOf(whole);
    const tall = bottom - top;
    const head = boxOf(partsNamed(whole, 'head')[0] ?? whole);
    expect(head.bottom, companion).toBeGreaterThan(bottom - tall * 0.04);
    // Stretched out as in a leap, legs would be wider than the body is long.
    expect(right - left, companion).toBeLessThan(tall * 1.15);
    for (const leg of partsNamed(whole, 'leg')) {
      const box = boxOf(leg);
      expect(Math.max(box.right - box.left, box.bottom - box.top), companion).toBeLessThan(tall * 0.5);
    }
  }
});
