/** Weather and water in the air, before and behind the figures. */
import type { Light, Weather } from '#core/story/vocabulary.ts';
import { type Color, hex, mix } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

type Air = { readonly light: LightSetup; readonly random: Random; readonly horizon: number; readonly way: 1 | -1 };

/** Rain is one form: hundreds of streaks cost as little as one. */
const rain = ({ random, way }: Air, count: number): Sketch[] => {
  const streaks = Array.from({ length: count }, (): Path => {
    const x = random.between(-40, 1040);
    const y = random.between(-40, 1000);
    const length = random.between(22, 54);
    return polygon([
      [x, y],
      [x + 1.5, y],
      [x + 0.8 - way * length * 0.22, y + length],
      [x - way * length * 0.22, y + length],
    ]);
  });
  return [detail(streaks.flat(), hex('#e6f1f5'), { lit: true, alpha: 0.42 })];
};

const splashes = ({ random }: Air): Sketch[] =>
  Array.from({ length: 22 }, (): Sketch => {
    const at: Point = [random.between(20, 980), random.between(780, 985)];
    return {
      kind: 'line',
      path: ellipse(at, [random.between(8, 20), random.between(2, 5)]),
      color: hex('#e6f1f5'),
      width: 1.3,
      alpha: 0.45,
      lit: true,
    };
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

const gusts = ({ random, way }: Air): Sketch[] =>
  Array.from({ length: 7 }, (): Sketch => {
    const x = random.between(0, 900);
    const y = random.between(120, 760);
    const length = random.between(130, 260) * way;
    return line(
      [
        [x, y],
        [x + length * 0.4, y - 16],
        [x + length * 0.8, y + 4],
        [x + length, y - 20],
        [x + length * 0.92, y - 36],
      ],
      hex('#ffffff'),
      { width: 2.4, alpha: 0.4, lit: true },
    );
  });

const flyingLeaves = ({ random }: Air): Sketch[] =>
  Array.from({ length: 18 }, (): Sketch => {
    const at: Point = [random.between(20, 980), random.between(140, 900)];
    const size = random.between(6, 12);
    return detail(ellipse(at, [size, size * 0.42], random.between(0, 3)), random.pick(LEAVES));
  });

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
  fogBank(air, y, weather === 'fog' ? 0.78 : 0.3);

const shafts = ({ random }: Air): Sketch[] =>
  Array.from({ length: 5 }, (_, index): Sketch => {
    const x = 90 + index * 200 + random.between(-60, 60);
    const width = random.between(24, 70);
    return detail(
      polygon([
        [x, -20],
        [x + width, -20],
        [x + width * 2.4 - 130, 1010],
        [x - 230, 1010],
      ]),
      hex('#e8fff5'),
      { lit: true, alpha: 0.09 },
    );
  });

const bubbles = ({ random }: Air): Sketch[] =>
  Array.from({ length: 26 }, (): Sketch[] => {
    const at: Point = [random.between(30, 970), random.between(40, 930)];
    const size = random.next() ** 2 * 13 + 3;
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
  ...(weather === 'rain' ? splashes(air) : []),
  ...(weather === 'wind' ? gusts(air) : []),
  ...(light === 'underwater' ? caustics(air) : []),
];

/** What is in the air before the figures. */
export const inAir = (weather: Weather, light: Light, air: Air): Sketch[] => [
  ...(weather === 'rain' ? rain(air, light === 'storm' ? 230 : 150) : []),
  ...(weather === 'snow' ? snow(air) : []),
  ...(weather === 'wind' ? flyingLeaves(air) : []),
  ...(weather === 'fog' ? fogBank(air, 930, 0.3) : []),
  ...(light === 'underwater' ? [...shafts(air), ...bubbles(air)] : []),
];
