import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { type Box, ellipse } from '#studio/illustrator/geometry/path.ts';
import type { Light } from '#core/story/vocabulary.ts';
import { detail } from '#studio/illustrator/sketch.ts';
import { render } from '#studio/illustrator/style/render.ts';
import { STYLES } from '#studio/illustrator/style/styles.ts';

/** Mean of the three channels that a round of a colour gets under a light, as part of a figure. */
const brightness = (light: Light, color: string, radius: number, name?: string): number => {
  const channels = channelsOf(light, color, { radius, ...(name ? { name } : {}) });
  return channels.reduce((sum, channel) => sum + channel, 0) / 3;
};

type Drawn = { readonly radius: number; readonly name?: string; readonly at?: number; readonly body?: Box };

const channelsOf = (light: Light, color: string, { radius, name, at = 500, body }: Drawn): number[] => {
  const round = detail(ellipse([at, 500], [radius, radius]), hex(color), name ? { name } : {});
  const [mark] = render([round], {
    light: LIGHT_SETUPS[light],
    source: [200, 100],
    style: STYLES['cut-paper'],
    depth: 0,
    isFigure: true,
    ...(body ? { body } : {}),
  });
  const fill = mark?.kind === 'mark' && typeof mark.fill === 'string' ? mark.fill : '';
  return [...fill.matchAll(/\d+/g)].slice(0, 3).map(([number]) => Number(number));
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

describe('by night', () => {
  it('clothes are darker and bluer than by day, and skin keeps more of its own light than they do', () => {
    const pink = (light: Light): number[] => channelsOf(light, '#e88aa4', { radius: 100 });
    const [day, night] = [pink('day'), pink('moonlight')];
    const kept = (name?: string): number =>
      brightness('moonlight', '#a06a48', 100, name) / brightness('day', '#a06a48', 100, name);
    expect(brightness('moonlight', '#e88aa4', 100)).toBeLessThan(brightness('day', '#e88aa4', 100) * 0.84);
    expect((night[2] ?? 0) / (night[0] ?? 1)).toBeGreaterThan(((day[2] ?? 0) / (day[0] ?? 1)) * 1.12);
    expect(kept('skin')).toBeGreaterThan(kept() * 1.06);
  });

  it('the side of a figure away from the moon is darker than the one towards it, and by day as bright', () => {
    const body = { left: 300, right: 700, top: 300, bottom: 700 };
    const at = (light: Light, x: number): number =>
      channelsOf(light, '#e88aa4', { radius: 20, at: x, body }).reduce((sum, channel) => sum + channel, 0);
    expect(at('moonlight', 330)).toBeGreaterThan(at('moonlight', 670) * 1.05);
    expect(at('day', 330)).toBe(at('day', 670));
  });
});
