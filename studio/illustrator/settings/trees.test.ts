import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { birch, greatTrunk, leafy, type TreeOrder } from '#studio/illustrator/settings/trees.ts';
import { isGrown } from '#studio/illustrator/settings/views/sway.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

const grown = (tree: (order: TreeOrder) => Sketch[], height: number, isFar = false): readonly Form[] =>
  tree({ foot: [500, 800], height, color: hex('#3d7058'), random: seededRandom(5), isFar }).flatMap(formsOf);

/** How wide a path is between two heights, by its corners. */
const widthAt = ({ path }: Form, top: number, bottom: number): number => {
  const xs = path.flatMap((step) => {
    const [x, y] = step.slice(-2);
    return typeof x === 'number' && typeof y === 'number' && y >= top && y <= bottom ? [x] : [];
  });
  return Math.max(...xs) - Math.min(...xs);
};

describe.each([
  ['a leafy tree', leafy],
  ['a birch', birch],
] as const)('%s', (_, tree) => {
  it('stands on roots and not on a sawn end', () => {
    for (const height of [200, 900]) {
      const [trunk] = grown(tree, height).filter(({ path }) => boundsOf(path).bottom > 800 && boundsOf(path).top < 790);
      if (!trunk) throw new RangeError('A tree has a trunk');
      const { bottom } = boundsOf(trunk.path);
      expect(widthAt(trunk, 800, bottom), `${height}`).toBeGreaterThan(height * 0.08);
      expect(widthAt(trunk, 800 - height * 0.1, 799), `${height}`).toBeLessThan(widthAt(trunk, 800, bottom) * 0.7);
    }
  });

  it('has grass before its roots that is no larger beside a near tree than the grass around it', () => {
    const forms = grown(tree, 1100);
    const last = forms.at(-1);
    if (!last) throw new RangeError('Grass grows at its foot');
    const { top, bottom } = boundsOf(last.path);
    expect(bottom - top).toBeLessThan(70);
  });
});

it('divides far away into boughs that end in points among its leaves, one to each side', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const order: TreeOrder = { foot: [500, 800], height: 400, color: hex('#3d7058'), random: seededRandom(seed) };
    const forms = leafy({ ...order, isFar: true })
      .flatMap(formsOf)
      .filter(({ finish }) => finish === 'solid');
    const trunk = forms.find(({ path }) => boundsOf(path).bottom > 800);
    if (!trunk) throw new RangeError('A tree has a trunk');
    const leaves = forms.filter((one) => one !== trunk).map(({ path }) => boundsOf(path));
    const { top } = boundsOf(trunk.path);
    expect(leaves.some((box) => box.top < top && box.bottom > top + 20)).toBe(true);
    // Wider among the leaves than right below them: no post that ends at the edge of a crown.
    expect(widthAt(trunk, top, 540)).toBeGreaterThan(widthAt(trunk, 600, 760) * 1.6);
    // Something of the crown is before the boughs, and something behind them.
    expect(forms.indexOf(trunk)).toBeGreaterThan(0);
    expect(forms.indexOf(trunk)).toBeLessThan(forms.length - 1);
  }
});

it('is no board at the edge of the page when it is old: bark on both sides, roots, and there as a whole or not at all', () => {
  for (const seed of [1, 2, 3]) {
    const order: TreeOrder = { foot: [985, 900], height: 950, color: hex('#7c5a44'), random: seededRandom(seed) };
    const parts = greatTrunk(order);
    expect(parts).toHaveLength(1);
    expect(parts.every(isGrown)).toBe(true);
    const [trunk, ...others] = parts.flatMap(formsOf);
    if (!trunk) throw new RangeError('A tree has a trunk');
    expect(widthAt(trunk, 300, 700)).toBeLessThan(950 * 0.15);
    expect(widthAt(trunk, 895, 930)).toBeGreaterThan(widthAt(trunk, 300, 700) * 2);
    const bark = others.filter(({ path }) => boundsOf(path).bottom - boundsOf(path).top > 800);
    expect(bark.some(({ color }) => color[0] < trunk.color[0] - 0.1)).toBe(true);
    expect(bark.some(({ color }) => color[0] > trunk.color[0] + 0.08)).toBe(true);
  }
});
