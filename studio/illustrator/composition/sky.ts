/** The open sky: its colours, what shines in it, stars and clouds. */
import type { ArtStyle } from '#core/story/brief.ts';
import type { Weather } from '#core/story/vocabulary.ts';
import { css, hex, mix } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { PictureNode, Stop } from '#studio/illustrator/picture.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { cloud } from '#studio/illustrator/settings/scenery.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';
import type { Style } from '#studio/illustrator/style/style.ts';

const OFFSETS = [0, 0.36, 0.72, 1] as const;
const BANDS = 13;

const smoothStops = (light: LightSetup, style: Style): Stop[] =>
  light.sky.map((color, index) => [OFFSETS[index] ?? 1, css(style.pigment(color, false))]);

const bandedStops = (light: LightSetup, style: Style): Stop[] =>
  Array.from({ length: BANDS * 2 }, (_, index): Stop => {
    const share = Math.floor(index / 2) / (BANDS - 1);
    const at = share * 3;
    const low = Math.min(2, Math.floor(at));
    const color = mix(light.sky[low] ?? light.sky[0], light.sky[low + 1] ?? light.sky[3], at - low);
    return [Math.floor((index + 1) / 2) / BANDS, css(style.pigment(color, false))];
  });

/** The colours of the sky down to the horizon, over the whole page. */
export const skyGround = (
  light: LightSetup,
  look: { style: Style; artStyle: ArtStyle; horizon: number },
): PictureNode => ({
  kind: 'mark',
  name: 'sky',
  path: roundedRect([-10, -10], [1020, 1020]),
  fill: {
    kind: 'linear',
    from: [0, 0],
    to: [0, Math.max(360, look.horizon + 30)],
    stops: look.artStyle === 'screen-print' ? bandedStops(light, look.style) : smoothStops(light, look.style),
  },
});

const sun = (at: Point, light: LightSetup): Sketch[] => [
  glow(at, light.glow, { radii: [420, 380], alpha: light.glowAlpha * 0.8 }),
  glow(at, light.glow, { radii: [170, 170], alpha: light.glowAlpha }),
  form(circle(at, 46), mix(light.glow, hex('#ffffff'), 0.45), { lit: true, volume: 0.1 }),
];

const moon = (at: Point, light: LightSetup, random: Random): Sketch[] => {
  const disc = circle(at, 62);
  return [
    glow(at, light.glow, { radii: [430, 400], alpha: light.glowAlpha * 0.7 }),
    glow(at, hex('#fff6d8'), { radii: [160, 160], alpha: 0.6 }),
    form(disc, hex('#fff3cd'), { lit: true, volume: 0.2 }),
    bundle(
      [
        [-18, -14, 17],
        [20, 12, 13],
        [-6, 26, 9],
        [22, -26, 8],
        [-36, 14, 8],
      ].map(([dx = 0, dy = 0, r = 8]) =>
        detail(clump([at[0] + dx, at[1] + dy], [r, r * 0.9], { lumps: 6, depth: 0.05, random }), hex('#eeddae'), {
          lit: true,
          alpha: 0.8,
        }),
      ),
      { clip: disc },
    ),
  ];
};

const stars = (horizon: number, random: Random): Sketch[] =>
  Array.from({ length: 90 }, (): Sketch => {
    const y = random.next() ** 1.4 * (horizon - 30);
    const size = 0.8 + random.next() ** 3 * 2.6;
    return detail(ellipse([random.between(0, 1000), y], [size, size]), hex('#fff8e2'), {
      lit: true,
      alpha: random.between(0.35, 0.95) * (1 - (y / horizon) * 0.6),
    });
  });

const CLOUDS: Readonly<Record<Weather, number>> = { clear: 2, cloudy: 7, wind: 4, rain: 7, snow: 6, fog: 3 };

/** Everything in the sky. `calm` keeps clouds away from a title. */
export const skySketches = (
  light: LightSetup,
  look: { weather: Weather; horizon: number; source: Point; random: Random; isCalm: boolean },
): Sketch[] => {
  const { weather, horizon, source, random, isCalm } = look;
  const isCovered = weather === 'rain' || weather === 'snow' || weather === 'fog' || weather === 'cloudy';
  const tint = mix(
    mix(light.sky[2], hex('#ffffff'), light.isDark ? 0.08 : 0.5),
    light.sky[0],
    weather === 'rain' ? 0.35 : light.isDark ? 0.35 : 0,
  );
  const clouds = Array.from({ length: CLOUDS[weather] }, (_, index): Sketch[] => {
    const count = CLOUDS[weather];
    const x = ((index + random.between(0.15, 0.85)) / count) * 1000;
    const y = random.between(isCalm ? horizon * 0.66 : 70, Math.max(120, horizon - 90));
    return cloud([x, y], random.between(150, 300) * (0.55 + 0.45 * (1 - y / Math.max(200, horizon))), {
      color: tint,
      random,
      alpha: isCovered ? 0.85 : 0.7,
    }).map((sketch) => (sketch.kind === 'form' ? { ...sketch, lit: true } : sketch));
  });
  const body =
    light.source.body === 'sun'
      ? sun(source, light)
      : light.source.body === 'moon'
        ? moon(source, light, random)
        : [glow(source, light.glow, { radii: [520, 420], alpha: light.glowAlpha * 0.5 })];
  return [
    ...(light.isDark ? stars(horizon, random) : []),
    ...(isCovered ? [glow(source, light.glow, { radii: [430, 380], alpha: light.glowAlpha * 0.7 })] : body),
    ...clouds.flat(),
  ];
};
