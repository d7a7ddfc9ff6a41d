import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { panFor, panned } from '#studio/illustrator/composition/staging/pan.ts';
import { type Box, boundsOf, boxAround, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const GREY = hex('#888888');
const head: Box = { left: 440, right: 560, top: 420, bottom: 560 };
const post = (x: number, top = 200): Sketch => form(roundedRect([x - 10, top], [20, 700 - top]), GREY);
const boxOf = (sketches: readonly Sketch[]): Box => boxAround(sketches.flatMap(pathsOf).map(boundsOf));

describe('the pan of the distance', () => {
  it('moves a post that would grow out of a head beside it', () => {
    const by = panFor([post(500)], [head]);
    expect(by).not.toBe(0);
    const { left, right } = boxOf(panned([post(500)], by));
    const across = (left + right) / 2;
    expect(Math.abs(across - 500)).toBeGreaterThan(60);
    expect(panFor([bundle([post(500)])], [head])).toBe(by);
  });

  it('leaves the distance alone when nothing grows out of anybody', () => {
    const wall = form(roundedRect([0, 200], [1000, 500]), GREY);
    const below = post(500, 480);
    const mark = detail(roundedRect([490, 200], [20, 500]), GREY);
    const light = glow([500, 300], GREY, { radii: [20, 200], alpha: 0.5 });
    expect(panFor([post(200), wall, below, mark, light], [head])).toBe(0);
    expect(panFor([post(500)], [])).toBe(0);
    const sketches = [post(200)];
    expect(panned(sketches, 0)).toBe(sketches);
  });

  it('takes the pan that frees most heads', () => {
    const heads = [head, { left: 700, right: 820, top: 420, bottom: 560 }];
    const by = panFor([post(500), post(736)], heads);
    const posts = panned([post(500), post(736)], by).map((one) => boxOf([one]));
    const grows = posts.filter(({ left, right }) =>
      heads.some((one) => (left + right) / 2 > one.left && (left + right) / 2 < one.right),
    );
    expect(grows.length).toBeLessThan(2);
  });

  it('still fills the page to both sides', () => {
    const land = form(roundedRect([-20, 500], [1040, 500]), GREY);
    for (const by of [-68, -20, 1, 38, 68]) {
      const { left, right } = boxOf(panned([land], by));
      expect(left, String(by)).toBeLessThanOrEqual(0);
      expect(right, String(by)).toBeGreaterThanOrEqual(1000);
    }
  });
});
