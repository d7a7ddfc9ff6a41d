import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { slender, slenderClear } from '#studio/illustrator/settings/views/slender.ts';
import { bundle, form } from '#studio/illustrator/sketch.ts';

describe('a thin thing of a place', () => {
  const ladderAt = (x: number) => form(roundedRect([x, 200], [40, 500]), hex('#a07040'));
  const wall = form(roundedRect([0, 0], [1000, 700]), hex('#d0c0a0'));
  const [left, right] = [ladderAt(200), ladderAt(700)];
  const room = [wall, bundle([slender([left, right])])];
  const bodyAt = (x: number) => ({ left: x, right: x + 150, top: 300, bottom: 900 });

  it('stands where it is told while nobody is before it', () => {
    expect(slenderClear(room, [bodyAt(500)])).toEqual([wall, bundle([left])]);
  });

  it('stands elsewhere where its lines would run through a body, and nowhere when bodies are everywhere', () => {
    expect(slenderClear(room, [bodyAt(180)])).toEqual([wall, bundle([right])]);
    expect(slenderClear(room, [bodyAt(180), bodyAt(640)])).toEqual([wall, bundle([])]);
  });
});
