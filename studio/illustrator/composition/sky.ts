/** The open sky: its colours, what shines in it, stars, clouds and the rainbow. */
import type { Scene } from '#core/story/scene.ts';
import type { Weather } from '#core/story/vocabulary.ts';
import { css, hex, mix } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { closedSky, fairCloud } from '#studio/illustrator/composition/clouds.ts';
import type { SkyPlace } from '#studio/illustrator/composition/light/sky-place.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { PictureNode, Stop } from '#studio/illustrator/picture.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';
import type { Style } from '#studio/illustrator/style/style.ts';

const OFFSETS = [0, 0.36, 0.72, 1] as const;

const smoothStops = (light: LightSetup, style: Style): Stop[] =>
  light.sky.map((color, index) => [OFFSETS[index] ?? 1, css(style.pigment(color, false))]);

/** The colours of the sky down to the horizon, over the whole page. */
export const skyGround = (light: LightSetup, look: { style: Style; horizon: number }): PictureNode => ({
  kind: 'mark',
  name: 'sky',
  path: roundedRect([-10, -10], [1020, 1020]),
  fill: {
    kind: 'linear',
    from: [0, 0],
    to: [0, Math.max(360, look.horizon + 30)],
    stops: smoothStops(light, look.style),
  },
});

type Disc = Pick<SkyPlace, 'size' | 'dark'>;

const sun = (at: Point, light: LightSetup, { size }: Disc): Sketch[] => [
  glow(at, light.glow, { radii: [420, 380], alpha: light.glowAlpha * 0.8 }),
  glow(at, light.glow, { radii: [170 * size, 170 * size], alpha: light.glowAlpha }),
  form(circle(at, 46 * size), mix(light.glow, hex('#ffffff'), 0.45), { lit: true, volume: 0.1 }),
];

/** How a moon that is not full leans. */
const LEAN = -0.42;

/** What is lit of a disc of which so much is dark; a full one is all of it. */
const litOf = ([x, y]: Point, radius: number, dark: number): Path => {
  if (dark === 0) return circle([x, y], radius);
  const edge = Array.from({ length: 17 }, (_, index) => -Math.PI / 2 + (index / 16) * Math.PI);
  const turned = (dx: number, dy: number): Point => [
    x + (dx * Math.cos(LEAN) - dy * Math.sin(LEAN)) * radius,
    y + (dx * Math.sin(LEAN) + dy * Math.cos(LEAN)) * radius,
  ];
  const between = dark * 2 - 1;
  return polygon([
    ...edge.map((angle) => turned(Math.cos(angle), Math.sin(angle))),
    ...edge.toReversed().map((angle) => turned(Math.cos(angle) * between, Math.sin(angle))),
  ]);
};

const moon = (at: Point, light: LightSetup, { size, dark, random }: Disc & { random: Random }): Sketch[] => {
  const radius = 60 * size;
  const disc = litOf(at, radius, dark);
  return [
    glow(at, light.glow, { radii: [430, 400], alpha: light.glowAlpha * 0.7 }),
    glow(at, hex('#fff6d8'), { radii: [160 * size, 160 * size], alpha: 0.6 }),
    form(disc, hex('#fff3cd'), { lit: true, volume: 0.2 }),
    bundle(
      [
        [-18, -14, 17],
        [20, 12, 13],
        [-6, 26, 9],
        [22, -26, 8],
        [-36, 14, 8],
      ].map(([dx = 0, dy = 0, r = 8]) =>
        detail(
          clump([at[0] + dx * size, at[1] + dy * size], [r * size, r * size * 0.9], { lumps: 6, depth: 0.05, random }),
          hex('#eeddae'),
          { lit: true, alpha: 0.7 },
        ),
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

const CLOUDS: Readonly<Record<Weather, number>> = { clear: 3, cloudy: 6, wind: 5, rain: 0, snow: 5, fog: 3 };
/** How large a cloud is by its turn: one that carries the sky, and smaller company. */
const SIZES = [1.25, 0.6, 0.85, 0.5, 1, 0.7] as const;

const hasClosedSky = (weather: Weather, light: LightSetup): boolean => weather === 'rain' || light.isStormy === true;

/** Clouds take the colour of the sky below them in their bellies and the light of the source on their crowns. */
const fairClouds = (light: LightSetup, { weather, horizon, random, isCalm, source }: Look): Sketch[] => {
  const crown = light.isDark ? mix(light.sky[2], light.sky[1], 0.25) : mix(light.sky[3], hex('#ffffff'), 0.62);
  const belly = light.isDark ? mix(light.sky[1], light.sky[0], 0.4) : mix(light.sky[1], light.sky[2], 0.5);
  const count = CLOUDS[weather];
  return Array.from({ length: count }, (_, index): Sketch[] => {
    const x = ((index + random.between(0.1, 0.9)) / count) * 1000;
    const y = random.between(isCalm ? horizon * 0.66 : 84, Math.max(126, horizon - 110));
    // Far clouds near the horizon are small.
    // Nothing covers the moon: it is what the night is lit by.
    const isBefore = light.source.body === 'moon' && Math.hypot(x - source[0], y - source[1]) < 190;
    if (isBefore) return [];
    const width = 215 * (SIZES[index % SIZES.length] ?? 1) * (0.5 + 0.5 * (1 - y / Math.max(200, horizon)));
    return fairCloud([x, y], Math.max(90, width), { crown, belly, random, alpha: light.isDark ? 0.86 : 0.94 });
  }).flat();
};

/** A few birds far off, a little apart from each other, away from the light. */
const flock = ({ horizon, random, source, isCalm, way = 1 }: Look, light: LightSetup): Sketch[] => {
  if (light.isDark || isCalm || horizon < 260 || random.chance(0.45)) return [];
  const x = source[0] < 500 ? random.between(560, 860) : random.between(140, 440);
  const y = random.between(horizon * 0.3, horizon * 0.62);
  const color = mix(light.sky[1], light.shadow, 0.55);
  return Array.from({ length: 3 + random.index(4) }, (_, index): Sketch => {
    const size = random.between(7, 13);
    const at: Point = [x + way * index * -26 + random.between(-9, 9), y + (index % 2) * 16 + random.between(-12, 12)];
    const lift = size * random.between(0.35, 0.7);
    return detail(
      ribbon(
        [
          [at[0] - size, at[1] - lift],
          [at[0] - size * 0.45, at[1] - lift * 0.9],
          at,
          [at[0] + size * 0.45, at[1] - lift * 0.9],
          [at[0] + size, at[1] - lift],
        ],
        [0.4, 1.5, 1.9, 1.5, 0.4],
      ),
      color,
      { alpha: 0.75, lit: true },
    );
  });
};

/** From the middle of the arc to its feet, and how high it may reach on the page. */
const HALF_SPAN = 440;
const TOP = 66;
/** An arc lower than this would be no rainbow: seen from above there is no sky for it. */
const LOWEST_HORIZON = 300;

const isUnderOpenSky = (scene: Scene): boolean => {
  const { isIndoors, hasOwnSky, isUnderWater } = drawingOf(scene);
  return !isIndoors && !hasOwnSky && isUnderWater !== true;
};

/** The things of a scene that are drawn as a part of its sky: a rainbow is as wide as the land, wherever it was put. */
export const inSky = (scene: Scene, horizon: number): ReadonlySet<string> =>
  new Set(
    isUnderOpenSky(scene) && horizon >= LOWEST_HORIZON
      ? scene.props.flatMap(({ ref, prop }) => (prop === 'rainbow' ? [ref] : []))
      : [],
  );

/** The same scene with its rainbow far behind everybody: whoever looks at it looks up, and nobody makes room for it. */
export const withSkyBehind = (scene: Scene): Scene =>
  isUnderOpenSky(scene) && scene.props.some(({ prop }) => prop === 'rainbow')
    ? {
        ...scene,
        props: scene.props.map((one) =>
          one.prop === 'rainbow'
            ? { ...one, place: { along: one.place.along, plane: 'far' as const, height: 'high' as const } }
            : one,
        ),
      }
    : scene;

const BANDS = ['#e2604c', '#f09a44', '#f7d25a', '#86c070', '#5aa4cf', '#6a78c0', '#9a74b4'].map(hex);
const BAND = 15;

/** An arc of washes over the whole sky; its feet end behind the land. */
const rainbowArc = (light: LightSetup, horizon: number): Sketch[] => {
  const height = Math.max(200, horizon - TOP);
  const radius = (HALF_SPAN ** 2 + height ** 2) / (2 * height);
  const middle: Point = [500, horizon - height + radius];
  const reach = Math.min(Math.PI * 0.82, Math.acos(Math.max(-1, 1 - (height + 90) / radius)));
  const along = (out: number): Point[] =>
    Array.from({ length: 41 }, (_, step): Point => {
      const angle = reach * (step / 20 - 1);
      return [middle[0] + Math.sin(angle) * (radius + out), middle[1] - Math.cos(angle) * (radius + out)];
    });
  const wash = (out: number, half: number, color: (typeof BANDS)[number], alpha: number): Sketch =>
    detail(ribbon(along(out), [half], 'flat'), color, { lit: true, alpha: light.isDark ? alpha * 0.5 : alpha });
  return [
    // Inside of the arc the sky is brighter.
    detail(circle(middle, radius - BAND * 6), mix(light.sky[3], hex('#ffffff'), 0.5), {
      lit: true,
      alpha: light.isDark ? 0.03 : 0.1,
    }),
    ...BANDS.flatMap((color, index): Sketch[] => [
      wash(-index * BAND, BAND * 0.86, color, 0.24),
      wash(-index * BAND, BAND * 0.5, color, 0.42),
    ]),
  ];
};

type Look = {
  readonly weather: Weather;
  readonly horizon: number;
  readonly source: Point;
  readonly random: Random;
  readonly isCalm: boolean;
  readonly way?: 1 | -1;
  readonly disc?: Disc;
  /** The things of the scene that are rainbows in it. */
  readonly rainbows?: ReadonlySet<string>;
};

const FULL: Disc = { size: 1, dark: 0 };

/** Everything in the sky. `isCalm` keeps single clouds away from a title. */
export const skySketches = (light: LightSetup, look: Look): Sketch[] => {
  const { weather, horizon, source, random, way = 1, disc = FULL, rainbows = new Set<string>() } = look;
  const [ref] = rainbows;
  const rainbow = ref === undefined ? [] : [bundle(rainbowArc(light, horizon), { name: `prop:${ref}` })];
  const isClosed = hasClosedSky(weather, light);
  const isCovered = isClosed || weather === 'snow' || weather === 'fog' || weather === 'cloudy';
  const body =
    light.source.body === 'sun'
      ? sun(source, light, disc)
      : light.source.body === 'moon'
        ? moon(source, light, { ...disc, random })
        : [glow(source, light.glow, { radii: [520, 420], alpha: light.glowAlpha * 0.5 })];
  return [
    ...(light.isDark && !isClosed ? stars(horizon, random) : []),
    ...(isCovered ? [glow(source, light.glow, { radii: [430, 380], alpha: light.glowAlpha * 0.7 })] : body),
    ...(isClosed
      ? [...closedSky(light, { horizon, random, isRaining: weather === 'rain', way }), ...rainbow]
      : [...rainbow, ...fairClouds(light, look), ...flock({ ...look, random: random.fork('flock') }, light)]),
  ];
};
