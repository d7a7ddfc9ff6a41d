import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { apartInTone } from '#studio/illustrator/composition/sight/apart-in-tone.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { bundle, form } from '#studio/illustrator/sketch.ts';

const block = (ref: string, left: number, ground: number, color: string): Placed => {
  const [top, right, bottom] = [ground - 200, left + 160, ground];
  const half = roundedRect([left, top], [80, 200]);
  const other = roundedRect([left + 80, top], [80, 200]);
  return {
    ref,
    kind: 'cast',
    plane: 'near',
    sketch: bundle([form(half, hex(color)), form(other, hex(color))]),
    box: { left, top, right, bottom },
    ground: [left + 80, ground],
    lift: 0,
    scale: 4,
  };
};

const rimmed = (placed: readonly Placed[]): string[] =>
  apartInTone(placed).flatMap(({ ref, rim }) => (rim ? [ref] : []));

describe('two who stand before one another', () => {
  const cat = block('cat', 300, 800, '#c89a63');

  it('are parted by a rim on the one in front when they have one tone', () => {
    expect(rimmed([cat, block('hedgehog', 380, 840, '#c4966a')])).toEqual(['hedgehog']);
    expect(rimmed([block('hedgehog', 380, 840, '#c4966a'), cat])).toEqual(['hedgehog']);
  });

  it('need none when their tones differ or they do not meet', () => {
    expect(rimmed([cat, block('hedgehog', 380, 840, '#3d4a66')])).toEqual([]);
    expect(rimmed([cat, block('hedgehog', 520, 840, '#c4966a')])).toEqual([]);
  });

  it('have it in another tone than their own, and nowhere else than before the other', () => {
    const [, front] = apartInTone([cat, block('hedgehog', 380, 840, '#c4966a')]);
    const inner = front?.rim?.kind === 'bundle' ? front.rim.children[0] : undefined;
    const clipped = inner?.kind === 'bundle' ? inner.children[0] : undefined;
    if (clipped?.kind !== 'bundle' || !clipped.clip) throw new Error('The rim lies before the other only');
    const [edge] = clipped.children;
    if (edge?.kind !== 'line') throw new Error('A rim is a line');
    expect(Math.abs(edge.color[0] - hex('#c4966a')[0])).toBeGreaterThan(0.15);
  });

  it('are left as they are when one is a pond or the front of what the other is in', () => {
    const pond: Placed = { ...block('pond', 380, 840, '#c4966a'), kind: 'prop', isBorne: true };
    expect(rimmed([cat, pond])).toEqual([]);
    expect(rimmed([cat, block('cat/front', 380, 840, '#c4966a')])).toEqual([]);
  });
});
