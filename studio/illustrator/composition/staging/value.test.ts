import { describe, expect, it } from 'vitest';
import { LIGHTS } from '#core/story/vocabulary.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import {
  figureLight,
  framingLight,
  valueBehind,
  valueBetween,
  valueOf,
  valuePlanOf,
} from '#studio/illustrator/composition/staging/value.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { form } from '#studio/illustrator/sketch.ts';

const scene = testScene({ focus: 'hero' });
const standing = (color: string, left = 240, ref = 'hero'): Placed => ({
  ref,
  kind: 'cast',
  plane: 'near',
  sketch: form(roundedRect([left, 400], [160, 490]), hex(color)),
  box: { left, right: left + 160, top: 400, bottom: 890 },
  head: { left, right: left + 160, top: 400, bottom: 560 },
  ground: [left + 80, 890],
  lift: 0,
  scale: 4,
});
const dark = standing('#3a2a20');
const pale = standing('#fbf6ea');

describe('the value plan', () => {
  it('knows how light figures are', () => {
    expect(valueOf([dark])).toBeLessThan(0.4);
    expect(valueOf([pale])).toBeGreaterThan(0.9);
    expect(valueOf([dark, pale])).toBeCloseTo((valueOf([dark]) + valueOf([pale])) / 2, 5);
  });

  it('lays its pool around whom the picture is about', () => {
    const other = standing('#3a2a20', 760, 'prop');
    const plan = valuePlanOf(scene, LIGHT_SETUPS.day, [dark, other]);
    expect(plan?.center[0]).toBeCloseTo(320, 0);
    expect(plan?.center[1]).toBeGreaterThan(400);
    expect(plan?.center[1]).toBeLessThan(890);
    expect(valuePlanOf(scene, LIGHT_SETUPS.day, [])).toBeNull();
    expect(valueBehind(null, { light: LIGHT_SETUPS.day, air: hex('#ffffff') })).toEqual([]);
  });

  it('puts dark figures on light and pale ones on dark by day, and everybody on dark by night', () => {
    expect(valuePlanOf(scene, LIGHT_SETUPS.day, [dark])?.isLightOnDark).toBe(false);
    expect(valuePlanOf(scene, LIGHT_SETUPS.day, [pale])?.isLightOnDark).toBe(true);
    for (const light of ['moonlight', 'lamplight', 'dusk', 'storm'] as const) {
      expect(valuePlanOf(scene, LIGHT_SETUPS[light], [dark])?.isLightOnDark, light).toBe(true);
    }
  });

  it.each(LIGHTS)('falls off towards the edges in %s, and never before figures in front', (name) => {
    const light = LIGHT_SETUPS[name];
    for (const figure of [dark, pale]) {
      const plan = valuePlanOf(scene, light, [figure]);
      const nodes = valueBehind(plan, { light, air: light.haze });
      const falloff = nodes.find((node) => node.kind === 'halo' && node.blend === 'multiply');
      if (falloff?.kind !== 'halo') throw new RangeError('The edges are darker');
      const alphas = falloff.stops.map(([, color]) => Number(/,([\d.]+)\)$/.exec(color)?.[1] ?? 1));
      expect(alphas).toEqual(alphas.toSorted((a, b) => a - b));
      expect(alphas.at(-1)).toBeGreaterThan(0.2);
      expect(valueBetween(plan, { light, air: light.haze })).toHaveLength(plan?.isLightOnDark ? 0 : 1);
    }
  });

  it('leaves figures more light than the land in the dark, and frames in the shade', () => {
    for (const name of LIGHTS) {
      const light = LIGHT_SETUPS[name];
      const [figures, frame] = [figureLight(light), framingLight(light)];
      expect(figures.key[0] > light.key[0], name).toBe(light.isDark);
      frame.key.forEach((channel, at) => expect(channel).toBeLessThan((light.key[at] ?? 0) * 0.75));
    }
  });
});
