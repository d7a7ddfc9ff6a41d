import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { underSpouts } from '#studio/illustrator/composition/water/under-spout.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { bundle, form, type Sketch } from '#studio/illustrator/sketch.ts';

const block = ({ left, top, right, bottom }: Box, name?: string): Sketch =>
  form(roundedRect([left, top], [right - left, bottom - top]), hex('#ffffff'), name ? { name } : {});

const placedAt = (ref: string, kind: Placed['kind'], box: Box, sketch = block(box)): Placed => ({
  ref,
  kind,
  plane: 'near',
  sketch,
  box,
  ground: [(box.left + box.right) / 2, box.bottom],
  lift: 0,
  scale: 4,
});

const body = { left: 600, right: 800, top: 200, bottom: 900 };
const spout = { left: 560, right: 580, top: 400, bottom: 420 };
const pours = placedAt('hero', 'cast', body, bundle([block(body), block(spout, 'spout')]));
const glass = placedAt('prop', 'prop', { left: 200, right: 240, top: 860, bottom: 920 });
const units = new Map<string, string>();

const glassIn = (placed: readonly Placed[], effects: Scene['effects'] = []): number => {
  const scene = { ...testScene({}), effects };
  const found = underSpouts(placed, { scene, units }).find(({ ref }) => ref === 'prop');
  if (!found) throw new RangeError('The glass stays in the picture');
  return (found.box.left + found.box.right) / 2;
};
const falls = [{ effect: 'drops', at: 'hero', towards: 'prop' }] as const;

describe('a glass that is filled', () => {
  it('stands under the spout, a little before it', () => {
    const x = glassIn([pours, glass], falls);
    expect(x).toBeLessThan(570);
    expect(x).toBeGreaterThan(500);
  });

  it('does not come before a face', () => {
    const head = { left: 480, right: 600, top: 820, bottom: 940 };
    const lying: Placed = { ...placedAt('companion', 'cast', head), head };
    expect(glassIn([pours, glass, lying], falls)).toBe(220);
  });

  it('stays where it is when nothing is poured, and without a spout', () => {
    expect(glassIn([pours, glass])).toBe(220);
    expect(glassIn([placedAt('hero', 'cast', body), glass], falls)).toBe(220);
  });
});
