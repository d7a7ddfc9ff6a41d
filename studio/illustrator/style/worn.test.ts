import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { ellipse } from '#studio/illustrator/geometry/path.ts';
import type { Mark } from '#studio/illustrator/picture.ts';
import { form } from '#studio/illustrator/sketch.ts';
import { render } from '#studio/illustrator/style/render.ts';
import { STYLES } from '#studio/illustrator/style/styles.ts';
import { TILE_EDGE, tilePixels } from '#studio/illustrator/texture/tiles.ts';

const markOf = (name: string | undefined, isFigure: boolean): Mark => {
  const [mark] = render([form(ellipse([500, 500], [120, 90]), hex('#6a5a8a'), name ? { name } : {})], {
    light: LIGHT_SETUPS.moonlight,
    source: [200, 100],
    style: STYLES['screen-print'],
    depth: 0,
    isFigure,
  });
  if (mark?.kind !== 'mark') throw new Error('A form is a mark');
  return mark;
};

describe('the worn ink of a screen print', () => {
  it('leaves faces, hair and fur whole, and wears clothes less than the land', () => {
    for (const name of ['skin', 'hair', 'coat', 'eye', 'nose'])
      expect(markOf(name, true).texture, name).toBeUndefined();
    const clothes = markOf('accent', true).texture?.alpha ?? 0;
    expect(clothes).toBeGreaterThan(0);
    expect(clothes).toBeLessThan((markOf(undefined, false).texture?.alpha ?? 0) / 2);
  });

  it('is missing in single grains and nowhere in flakes', () => {
    const pixels = tilePixels('speckle');
    const isWorn = (x: number, y: number): boolean => (pixels[(y * TILE_EDGE + x) * 4 + 3] ?? 0) > 60;
    let [worn, longest] = [0, 0];
    for (let y = 0; y < TILE_EDGE; y++) {
      let run = 0;
      for (let x = 0; x < TILE_EDGE; x++) {
        run = isWorn(x, y) ? run + 1 : 0;
        worn += run > 0 ? 1 : 0;
        longest = Math.max(longest, run);
      }
    }
    expect(worn / TILE_EDGE ** 2).toBeLessThan(0.05);
    expect(longest).toBeLessThan(9);
  });

  it('has no edge along a trunk that is as bright as around a figure', () => {
    const brightest = (mark: Mark): number => {
      const channels = mark.crescents?.at(-1)?.color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
      return channels.reduce((sum, channel) => sum + channel, 0);
    };
    expect(brightest(markOf(undefined, false))).toBeLessThan(brightest(markOf('coat', true)) * 0.85);
  });
});
