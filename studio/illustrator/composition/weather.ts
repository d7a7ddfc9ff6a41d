/** Weather and water in the air, before and behind the figures. */
import type { Light, Weather } from '#core/story/vocabulary.ts';
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { rainOnBodies } from '#studio/illustrator/composition/air/rain-on-bodies.ts';
import { gust } from '#studio/illustrator/composition/air/gust.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, glow, type Sketch } from '#studio/illustrator/sketch.ts';

type Air = {
  readonly light: LightSetup;
  readonly random: Random;
  readonly horizon: number;
  readonly way: 1 | -1;
  /** Whether something so large at a place would lie over somebody. */
  readonly isOver: (at: Point, size: number) => boolean;
  /** Where what falls meets the upper edges of those who stand in it. */
  readonly tops?: () => readonly Point[];
};

/** How far the wind bends trees, as a share of their height. */
export const gustOf = (weather: Weather, light: LightSetup): number =>
  (weather === 'wind' ? 0.13 : weather === 'rain' ? 0.03 : 0) + (light.isStormy ? 0.1 : 0);

/** How far rain is driven aside for its fall. */
const DRIVEN = { calm: 0.2, storm: 0.46 } as const;

type Fall = {
  readonly count: number;
  readonly length: readonly [number, number];
  readonly width: number;
  readonly alpha: number;
};

/** Rain is one form: hundreds of streaks cost as little as one. */
const rain = ({ random, way, light }: Air, { count, length: [least, most], width, alpha }: Fall): Sketch => {
  const driven = way * (light.isStormy ? DRIVEN.storm : DRIVEN.calm);
  const streaks = Array.from({ length: count }, (): Path => {
    const x = random.between(-60, 1060);
    const y = random.between(-60, 1000);
    const length = random.between(least, most);
    const foot = x + driven * length;
    // A drop is thin where it comes from and round where it falls to.
    return [
      ['M', x, y],
      ['L', foot + width * 0.5, y + length],
      [
        'C',
        foot + width * 0.5,
        y + length + width,
        foot - width * 0.5,
        y + length + width,
        foot - width * 0.5,
        y + length,
      ],
      ['Z'],
    ];
  });
  return detail(streaks.flat(), hex('#e3eff4'), { lit: true, alpha });
};

/** The veil of rain between the figures and the distance, and the few large drops before them. */
const FAR_RAIN: Fall = { count: 260, length: [26, 60], width: 1.5, alpha: 0.34 };
const NEAR_RAIN: Fall = { count: 64, length: [38, 84], width: 2.6, alpha: 0.5 };

/** Where drops burst on the ground: a ring and three small drops that jump up. */
const splashes = ({ random, horizon, light }: Air): Sketch[] => {
  const spots = Array.from({ length: 26 }, (): Point => {
    const share = Math.sqrt(random.next());
    return [random.between(20, 980), horizon + 70 + (975 - horizon - 70) * share];
  });
  const near = ([, y]: Point): number => 0.35 + (0.65 * (y - horizon)) / Math.max(80, 1000 - horizon);
  const tone = light.isDark ? hex('#b9cbe0') : hex('#eaf4f7');
  return [
    ...spots.map(
      (at): Sketch => ({
        kind: 'line',
        path: ellipse(at, [17 * near(at), 4.6 * near(at)]),
        color: tone,
        width: 1.7 * near(at),
        alpha: 0.55,
        lit: true,
      }),
    ),
    detail(
      spots.flatMap((at) => {
        const [x, y] = at;
        const size = near(at);
        return [
          ...ellipse([x - 9 * size, y - 9 * size], [1.7 * size, 2.6 * size], -0.4),
          ...ellipse([x + 1 * size, y - 14 * size], [1.8 * size, 3 * size]),
          ...ellipse([x + 10 * size, y - 8 * size], [1.6 * size, 2.4 * size], 0.5),
        ];
      }),
      tone,
      { alpha: 0.7, lit: true },
    ),
  ];
};

/** Wet ground mirrors the sky in long shallow pools with a dark rim. */
const wetGround = ({ random, horizon, light }: Air): Sketch[] =>
  [0.64, 0.8, 0.95].flatMap((share, index): Sketch[] => {
    const y = horizon + (1000 - horizon) * share;
    const wide = (70 + 120 * share) * random.between(0.8, 1.2);
    const at: Point = [random.between(0, 200) + ((index * 397) % 800), y];
    const pool = clump(at, [wide, wide * 0.16], { lumps: 6, depth: 0.12, random });
    const rim = clump([at[0], at[1] - wide * 0.012], [wide * 1.05, wide * 0.185], { lumps: 6, depth: 0.1, random });
    return [
      detail(rim, light.shadow, { alpha: 0.2, lit: true }),
      detail(pool, mix(light.sky[1], light.sky[2], 0.4), {
        to: mix(light.sky[2], light.sky[3], 0.5),
        alpha: 0.5,
        lit: true,
      }),
      detail(
        ribbon(
          [
            [at[0] - wide * 0.5, y + wide * 0.05],
            [at[0] + wide * 0.1, y + wide * 0.07],
            [at[0] + wide * 0.4, y + wide * 0.04],
          ],
          [0.4, 1.6 + share * 1.6, 0.4],
        ),
        light.sky[3],
        { alpha: 0.5, lit: true },
      ),
    ];
  });

const snow = ({ random }: Air): Sketch[] => {
  const flakes = (count: number, low: number, high: number): Path =>
    Array.from({ length: count }, () =>
      circle([random.between(0, 1000), random.between(0, 1000)], random.between(low, high)),
    ).flat();
  return [
    detail(flakes(150, 1.4, 3.2), hex('#ffffff'), { lit: true, alpha: 0.75 }),
    detail(flakes(40, 3.4, 6.4), hex('#ffffff'), { lit: true, alpha: 0.9 }),
  ];
};

/** Drifts of snow over the ground. */
const snowCover = ({ random, horizon }: Air): Sketch[] =>
  Array.from({ length: 16 }, (_, index): Sketch => {
    const share = (index + 1) / 16;
    const y = horizon + 20 + (990 - horizon) * share;
    return glow([random.between(-40, 1040), y], hex('#f4f8ff'), {
      radii: [170 + 170 * share, 26 + 44 * share],
      alpha: 0.82,
      effect: 'haze',
    });
  });

const LEAVES: readonly [Color, ...Color[]] = [hex('#d99a45'), hex('#c4693c'), hex('#9aa754'), hex('#e3c068')];

/** Gusts lie between the planes, so that they pass behind whoever stands in them; one of them ends in a curl. */
const gusts = ({ random, way, light }: Air): Sketch[] => {
  const paths = Array.from({ length: 5 }, (_, index): Path => {
    const at: Point = [random.between(40, 960), 110 + index * 128 + random.between(-44, 44)];
    const length = random.between(150, 380) * way;
    return gust(at, length, { lift: random.between(16, 34), width: 2.1, random, hasCurl: index === 1 });
  });
  return [
    detail(paths.flat(), light.isDark ? hex('#cfdcf2') : hex('#ffffff'), {
      alpha: light.isDark ? 0.34 : 0.55,
      lit: true,
    }),
  ];
};

/** The vein and the two halves of a leaf that turns in the wind. */
const leafInWind = (at: Point, size: number, look: { turn: number; color: Color }): Sketch[] => {
  const { turn, color } = look;
  const along = ([dx, dy]: Point): Point => [
    at[0] + Math.cos(turn) * dx * size - Math.sin(turn) * dy * size,
    at[1] + Math.sin(turn) * dx * size + Math.cos(turn) * dy * size,
  ];
  const half = (side: number): Path =>
    spline([
      [...along([-1, 0]), 1],
      [...along([-0.3, side * 0.46])],
      [...along([0.5, side * 0.34])],
      [...along([1.05, side * 0.06]), 1],
      [...along([0.2, side * -0.02])],
    ]);
  return [
    detail(half(1), color),
    detail(half(-0.8), lighten(color, -0.09)),
    detail(ribbon([along([-1.5, 0.12]), along([-1, 0]), along([0.8, 0.02])], [0.7, 0.9, 0.3]), lighten(color, -0.16)),
  ];
};

/** None before anybody: on a coat or a cheek it would be a stain. */
const flyingLeaves = ({ random, isOver }: Air): Sketch[] =>
  Array.from({ length: 16 }, (): Sketch[] => {
    const at: Point = [random.between(20, 980), random.between(140, 900)];
    const size = random.between(6, 13);
    const leaf = leafInWind(at, size, { turn: random.between(0, Math.PI * 2), color: random.pick(LEAVES) });
    return isOver(at, size * 1.4) ? [] : leaf;
  }).flat();

const fogBank = ({ light, random }: Air, y: number, alpha: number): Sketch[] =>
  Array.from(
    { length: 5 },
    (_, index): Sketch =>
      glow(
        [index * 250 + random.between(-70, 70), y + random.between(-24, 24)],
        mix(light.haze, hex('#ffffff'), 0.25),
        { radii: [300, 78], alpha, effect: 'haze' },
      ),
  );

/** The mist between two planes; thick in fog, a breath of it at all times. */
export const mistAt = (weather: Weather, y: number, air: Air): Sketch[] =>
  fogBank(air, y, weather === 'fog' ? 0.78 : weather === 'rain' ? 0.34 : 0.14);

/** Light that falls through the surface and is lost in the depth. */
const shafts = ({ random }: Air): Sketch[] => {
  const all = Array.from({ length: 5 }, (_, index): Path => {
    const x = 90 + index * 200 + random.between(-60, 60);
    const width = random.between(24, 70);
    return polygon([
      [x, -20],
      [x + width, -20],
      [x + width * 2.4 - 130, 1010],
      [x - 230, 1010],
    ]);
  });
  return [
    bundle([glow([460, -60], hex('#d8fff2'), { radii: [760, 860], alpha: 0.34 })], {
      clip: all.flat(),
      name: 'shafts',
    }),
  ];
};

/** Few and small, and none before anybody: a chain of large ones is a pane of glass before what happens. */
const bubbles = ({ random, isOver }: Air): Sketch[] =>
  Array.from({ length: 16 }, (): Sketch[] => {
    const at: Point = [random.between(30, 970), random.between(40, 930)];
    const size = random.next() ** 2 * 9 + 3;
    if (isOver(at, size)) return [];
    return [
      detail(circle(at, size), hex('#eafffb'), { lit: true, alpha: 0.16 }),
      { kind: 'line', path: circle(at, size), color: hex('#eafffb'), width: 1.4, alpha: 0.7, lit: true },
      detail(ellipse([at[0] - size * 0.35, at[1] - size * 0.4], [size * 0.22, size * 0.14], -0.7), hex('#ffffff'), {
        lit: true,
        alpha: 0.9,
      }),
    ];
  }).flat();

const caustics = ({ random, horizon }: Air): Sketch[] =>
  Array.from({ length: 18 }, (): Sketch => {
    const share = random.next();
    const x = random.between(-20, 1020);
    const y = horizon + 40 + (950 - horizon) * share;
    const width = 40 + 90 * share;
    return detail(
      ribbon(
        [
          [x - width, y],
          [x - width * 0.3, y - 7],
          [x + width * 0.3, y + 5],
          [x + width, y - 3],
        ],
        [0.6, 3, 2.4, 0.6],
      ),
      hex('#dffff4'),
      { lit: true, alpha: 0.28 },
    );
  });

/** What lies over the ground behind the figures. */
export const onGround = (weather: Weather, light: Light, air: Air): Sketch[] => [
  ...(weather === 'snow' ? snowCover(air) : []),
  ...(weather === 'rain' ? [...wetGround(air), ...splashes(air), rain(air, FAR_RAIN)] : []),
  ...(weather === 'wind' ? gusts(air) : []),
  ...(light === 'underwater' ? caustics(air) : []),
];

/** What is in the air before the figures. */
export const inAir = (weather: Weather, light: Light, air: Air): Sketch[] => [
  ...(weather === 'rain' ? [rain(air, NEAR_RAIN), ...rainOnBodies(air)] : []),
  ...(weather === 'snow' ? snow(air) : []),
  ...(weather === 'wind' ? flyingLeaves(air) : []),
  ...(weather === 'fog' ? fogBank(air, 930, 0.3) : []),
  ...(light === 'underwater' ? [...shafts(air), ...bubbles(air)] : []),
];
