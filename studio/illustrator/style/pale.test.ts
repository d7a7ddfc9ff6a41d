import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { ellipse } from '#studio/illustrator/geometry/path.ts';
import type { Light } from '#core/story/vocabulary.ts';
import { detail } from '#studio/illustrator/sketch.ts';
import { render } from '#studio/illustrator/style/render.ts';
import { STYLES } from '#studio/illustrator/style/styles.ts';

/** Mean of the three channels that a round of a colour gets under a light, as part of a figure. */
const brightness = (light: Light, color: string, radius: number, name?: string): number => {
  const round = detail(ellipse([500, 500], [radius, radius]), hex(color), name ? { name } : {});
  const [mark] = render([round], {
    light: LIGHT_SETUPS[light],
    source: [200, 100],
    style: STYLES['cut-paper'],
    depth: 0,
    isFigure: true,
  });
  const fill = mark?.kind === 'mark' && typeof mark.fill === 'string' ? mark.fill : '';
  const channels = [...fill.matchAll(/\d+/g)].slice(0, 3).map(([number]) => Number(number));
  return channels.reduce((sum, channel) => sum + channel, 0) / 3;
};

describe.each(['storm', 'moonlight', 'lamplight', 'dusk'] as const)('in the light of %s', (light) => {
  it('a white body takes on the light of its scene', () => {
    expect(brightness(light, '#f6f7fb', 100)).toBeLessThan(brightness('day', '#f6f7fb', 100) * 0.92);
  });

  it('the white of an eye stays whiter than a white body', () => {
    expect(brightness(light, '#f6f7fb', 12)).toBeGreaterThan(brightness(light, '#f6f7fb', 100));
  });

  it('pale skin is as readable on a large face as on a small one', () => {
    expect(brightness(light, '#f3e3da', 100, 'skin')).toBe(brightness(light, '#f3e3da', 12, 'skin'));
  });
});
