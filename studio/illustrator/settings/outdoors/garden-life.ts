/** What fills the middle of a garden: a rose arch over the path, round shrubs, a bird bath, bean poles, butterflies. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import {
  circle,
  ellipse,
  type Path,
  type Point,
  polygon,
  roundedRect,
  spline,
} from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { PETALS } from '#studio/illustrator/settings/pieces/garden-beds.ts';
import { bush, leafDabs } from '#studio/illustrator/settings/scenery.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const WOOD = hex('#eadcc2');
const STONE = hex('#c9c0b2');
const LEAF = hex('#5d9150');
const EARTH = hex('#31504a');

const shadow = ([x, y]: Point, reach: number): Sketch =>
  glow([x, y], EARTH, { radii: [reach, reach * 0.2], alpha: 0.45, effect: 'shade' });

const roses = (places: readonly Point[], size: number, color: Color): Sketch[] => [
  detail(
    places.flatMap((at) => circle(at, size)),
    color,
  ),
  detail(
    places.flatMap(([x, y]) => circle([x - size * 0.2, y - size * 0.2], size * 0.5)),
    lighten(color, 0.08),
  ),
];

/** An arch over a path, grown over with roses; `size` is its height. */
export const roseArch = (foot: Point, size: number, random: Random): Sketch => {
  const [x, y] = foot;
  const half = size * 0.36;
  const arch = Array.from({ length: 9 }, (_, index): Point => {
    const angle = Math.PI * (1 + index / 8);
    return [x + Math.cos(angle) * half, y - size * 0.62 + Math.sin(angle) * size * 0.36];
  });
  const hoop = (out: number): Point[] => [
    [x - half, y],
    ...arch.map(([px, py]): Point => [px + (px - x) * out, py - size * out * 0.5]),
    [x + half, y],
  ];
  const places = Array.from({ length: 15 }, (): Point => {
    const [px, py] = random.pick([arch[0] ?? foot, ...arch]);
    return [px + random.between(-0.09, 0.09) * size, py + random.between(-0.08, 0.12) * size];
  });
  const green = hoop(0.02).filter((_, index) => index > 0 && index < 10);
  return bundle([
    shadow(foot, size * 0.5),
    form(ribbon(hoop(0), [size * 0.024]), WOOD, { volume: 0.4 }),
    ...[0.2, 0.4].flatMap((share) =>
      [-1, 1].map((side) =>
        form(roundedRect([x + side * half - size * 0.06, y - size * share], [size * 0.12, size * 0.02]), WOOD, {
          volume: 0.2,
        }),
      ),
    ),
    form(ribbon(green, [size * 0.05, size * 0.09, size * 0.08]), LEAF, {
      volume: 0.5,
    }),
    leafDabs([x, y - size * 0.86], [half, size * 0.12], {
      color: lighten(LEAF, 0.08),
      count: 26,
      size: size * 0.03,
      random,
    }),
    ...roses(places, size * 0.032, random.pick([hex('#e8798c'), hex('#f3c0b4'), hex('#f2d27c')])),
  ]);
};

/** A shallow bowl on a foot with water in it. */
export const birdBath = (foot: Point, size: number, sky: Color): Sketch => {
  const [x, y] = foot;
  return bundle([
    shadow(foot, size * 0.36),
    form(
      polygon([
        [x - size * 0.16, y],
        [x - size * 0.07, y - size * 0.2],
        [x - size * 0.07, y - size * 0.62],
        [x + size * 0.07, y - size * 0.62],
        [x + size * 0.07, y - size * 0.2],
        [x + size * 0.16, y],
      ]),
      STONE,
      { volume: 0.6 },
    ),
    form(
      spline([
        [x - size * 0.36, y - size * 0.78, 1],
        [x + size * 0.36, y - size * 0.78, 1],
        [x + size * 0.2, y - size * 0.62],
        [x - size * 0.2, y - size * 0.62],
      ]),
      STONE,
      {
        volume: 0.6,
      },
    ),
    form(ellipse([x, y - size * 0.78], [size * 0.36, size * 0.07]), lighten(STONE, 0.06), { volume: 0.2 }),
    detail(ellipse([x, y - size * 0.775], [size * 0.3, size * 0.048]), sky, { lit: true }),
  ]);
};

/** Poles that lean together with beans on them. */
export const beanPoles = (foot: Point, size: number, random: Random): Sketch => {
  const [x, y] = foot;
  const poles = [-0.3, -0.1, 0.12, 0.32].map((share): readonly Point[] => [
    [x + share * size, y + Math.abs(share) * -size * 0.06],
    [x - share * size * 0.14, y - size],
  ]);
  const onPole = (index: number, share: number, aside: number): Point => {
    const [from = foot, to = foot] = poles[index % poles.length] ?? [];
    return [from[0] + (to[0] - from[0]) * share + aside * size, from[1] + (to[1] - from[1]) * share];
  };
  return bundle([
    shadow(foot, size * 0.42),
    ...poles.map((pole) => form(ribbon(pole, [size * 0.013]), hex('#a77c52'), { volume: 0.4 })),
    ...[-0.05, 0.03].map((tone): Sketch => {
      const leaves = Array.from({ length: 22 }, (): Path => {
        const pole = random.pick([poles[0] ?? [], ...poles]);
        const share = random.between(0.04, 0.9);
        const [from = foot, to = foot] = pole;
        const at: Point = [
          from[0] + (to[0] - from[0]) * share + random.between(-0.05, 0.05) * size,
          from[1] + (to[1] - from[1]) * share,
        ];
        return ellipse(at, [size * 0.052, size * 0.036], random.between(-0.8, 0.8));
      });
      return form(leaves.flat(), lighten(LEAF, tone), { volume: 0.3 });
    }),
    // Blossoms and pods hang on the poles, where the leaves are.
    ...roses(
      Array.from(
        { length: 8 },
        (_, index): Point => onPole(index, random.between(0.2, 0.84), random.between(-0.03, 0.03)),
      ),
      size * 0.02,
      hex('#e0533f'),
    ),
    form(
      Array.from({ length: 7 }, (_, index): Path => {
        const [px, py] = onPole(index, 0.2 + index * 0.09, index % 2 === 0 ? 0.03 : -0.03);
        return ribbon(
          [
            [px, py],
            [px + size * 0.008, py + size * 0.05],
            [px - size * 0.004, py + size * 0.1],
          ],
          [size * 0.006, size * 0.012, size * 0.003],
        );
      }).flat(),
      hex('#8fb653'),
      { volume: 0.4 },
    ),
  ]);
};

/** A round shrub in bloom. */
export const shrub = (foot: Point, size: number, random: Random): Sketch => {
  const color = random.pick([hex('#5f9650'), hex('#6d9d4c'), hex('#4f8a62')]);
  const places = Array.from(
    { length: 9 },
    (): Point => [foot[0] + random.between(-0.6, 0.6) * size, foot[1] - size * random.between(0.25, 0.95)],
  );
  return bundle([
    shadow(foot, size),
    ...bush(foot, size, { color, random }),
    ...roses(places, size * 0.06, random.pick(PETALS)),
  ]);
};

/** Butterflies over the beds. */
export const butterflies = (places: readonly Point[], size: number, random: Random): Sketch[] =>
  places.map(([x, y]): Sketch => {
    const color = random.pick(PETALS);
    const wing = (side: number): Path => [
      ...ellipse([x + side * size * 0.42, y - size * 0.3], [size * 0.44, size * 0.32], side * -0.5),
      ...ellipse([x + side * size * 0.3, y + size * 0.2], [size * 0.3, size * 0.24], side * 0.5),
    ];
    return bundle([
      form([...wing(1), ...wing(-1)], color, { volume: 0.2 }),
      line(
        [
          [x, y - size * 0.4],
          [x, y + size * 0.36],
        ],
        hex('#4a3a35'),
        { width: size * 0.14 },
      ),
    ]);
  });
