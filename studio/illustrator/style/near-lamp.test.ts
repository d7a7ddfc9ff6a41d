import { expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { PictureNode } from '#studio/illustrator/picture.ts';
import { form } from '#studio/illustrator/sketch.ts';
import { lightNear, litBy } from '#studio/illustrator/style/near-lamp.ts';
import { render } from '#studio/illustrator/style/render.ts';
import { STYLES } from '#studio/illustrator/style/styles.ts';

const LAMP = { at: [500, 500], reach: 300 } as const;
const boxAt = (x: number) => ({ left: x, right: x + 40, top: 480, bottom: 520 });
const { moonlight } = LIGHT_SETUPS;

it('lights most what is nearest, and nothing beyond its reach', () => {
  const shares = [510, 640, 720, 900].map((x) => litBy([LAMP], boxAt(x))?.share ?? 0);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares[0]).toBe(1);
  expect(shares[3]).toBe(0);
  expect(litBy([], boxAt(500))).toBeNull();
});

it('is warm and bright at the flame, and leaves the night darker away from it', () => {
  const [near, away] = [lightNear(moonlight, 1), lightNear(moonlight, 0)];
  expect(near.key[0]).toBeGreaterThan(near.key[2]);
  expect(near.key[0]).toBeGreaterThan(moonlight.key[0] * 1.8);
  for (const at of [0, 1, 2] as const) expect(away.key[at]).toBeLessThan(moonlight.key[at]);
});

const fillsOf = (nodes: readonly PictureNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? fillsOf(node.children) : JSON.stringify(node)));

it.each(Object.keys(STYLES) as (keyof typeof STYLES)[])(
  'changes each piece of a figure by its place, in %s',
  (style) => {
    const coat = (x: number) => form(roundedRect([x, 480], [40, 40]), hex('#c9543f'));
    const rendering = { light: moonlight, source: [200, 100], style: STYLES[style], depth: 0, isFigure: true } as const;
    const lit = (x: number, lamps: readonly (typeof LAMP)[]): string[] =>
      fillsOf(render([coat(x)], { ...rendering, ...(lamps.length > 0 ? { lamps } : {}) }));
    expect(lit(510, [LAMP])).not.toEqual(lit(510, []));
    expect(lit(510, [LAMP])).not.toEqual(lit(900, [LAMP]));
  },
);
