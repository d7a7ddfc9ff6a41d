/** What shines and hangs in caves: crystals, dripstones, glow worms, roots. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Knot, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { edged } from '#studio/illustrator/settings/pieces/traced.ts';
import { detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

type Shard = readonly [dx: number, tall: number, lean: number, wide: number];
const SHARDS: readonly Shard[] = [
  [-0.3, 0.66, -0.3, 0.13],
  [0.3, 0.74, 0.28, 0.14],
  [-0.12, 0.92, -0.1, 0.15],
  [0.14, 1, 0.08, 0.17],
  [-0.44, 0.34, -0.36, 0.1],
  [0.46, 0.38, 0.4, 0.11],
  [0.02, 0.5, -0.02, 0.14],
];

/** A cluster of crystals with faces; `shine` is the light that it gives, 0 for none. */
export const crystals = (
  foot: Point,
  size: number,
  look: { color: Color; random: Random; shine: number },
): Sketch[] => {
  const { color, random, shine } = look;
  const shards = SHARDS.flatMap(([dx, tall, lean, wide], index): Sketch[] => {
    const height = tall * random.between(0.86, 1.08);
    const tip = dx + lean * height;
    const tone = lighten(color, (index % 3) * 0.03 - 0.03);
    const shoulder = height * 0.8;
    const near = dx + lean * shoulder;
    const low = dx * 0.7;
    return [
      form(
        edged(
          `${low - wide * 0.6},-.04 ${near - wide},${shoulder} ${tip},${height} ${near + wide},${shoulder - 0.05} ${low + wide * 0.6},-.04`,
          foot,
          size,
        ),
        tone,
        { to: lighten(tone, -0.06), volume: 0.3 },
      ),
      detail(
        edged(
          `${low - wide * 0.6},-.04 ${near - wide},${shoulder} ${tip},${height} ${near - wide * 0.1},${shoulder - 0.1} ${low - wide * 0.1},-.04`,
          foot,
          size,
        ),
        mix(tone, hex('#ffffff'), 0.34),
        { alpha: 0.75 },
      ),
    ];
  });
  return [
    ...(shine > 0
      ? [glow([foot[0], foot[1] - size * 0.4], color, { radii: [size * 1.5, size * 1.3], alpha: 0.55 * shine })]
      : []),
    ...shards,
    ...(shine > 0
      ? [
          glow([foot[0], foot[1] - size * 0.5], mix(color, hex('#ffffff'), 0.6), {
            radii: [size * 0.5, size * 0.6],
            alpha: 0.4 * shine,
          }),
        ]
      : []),
  ];
};

/** Stone that hangs from above or grows from below along a line; `way` 1 hangs down, -1 stands up. */
export const dripstones = (
  row: { y: number; from: number; to: number; count: number; height: number; way: 1 | -1 },
  look: { color: Color; random: Random },
): Sketch[] => {
  const { color, random } = look;
  return Array.from({ length: row.count }, (_, index): Sketch[] => {
    const x = row.from + ((index + random.between(0.2, 0.8)) / row.count) * (row.to - row.from);
    const tall = row.height * random.between(0.35, 1.1);
    const wide = tall * random.between(0.14, 0.2) + 5;
    const at = (dx: number, share: number, sharp = 0): Knot => [x + dx * wide, row.y + row.way * share * tall, sharp];
    return [
      form(
        spline([
          at(-1.5, -0.12, 1),
          at(-0.8, 0.14),
          at(-0.42, 0.5),
          at(-0.1, 1),
          at(0.12, 0.98),
          at(0.4, 0.52),
          at(0.86, 0.16),
          at(1.5, -0.12, 1),
        ]),
        lighten(color, random.between(-0.02, 0.03)),
        { volume: 0.6 },
      ),
      line([at(-0.8, 0.2), at(0, 0.27), at(0.8, 0.2)], lighten(color, -0.08), { width: 2, alpha: 0.5 }),
    ];
  }).flat();
};

/** Threads of glow worms under a ceiling: all threads are one line form, all lights one. */
export const glowWorms = (
  area: { from: Point; to: Point; count: number; drop: number },
  look: { color: Color; random: Random },
): Sketch[] => {
  const { from, to, count, drop } = area;
  const { color, random } = look;
  const threads: Path[] = [];
  const lights: Path[] = [];
  const halos: Sketch[] = [];
  for (let index = 0; index < count; index++) {
    const share = (index + random.next()) / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const length = drop * (0.2 + random.next() ** 2 * 0.8);
    threads.push(
      polygon([
        [x - 0.5, y],
        [x + 0.5, y],
        [x + 0.4, y + length],
        [x - 0.4, y + length],
      ]),
    );
    lights.push(circle([x, y + length], random.between(1.6, 3.4)));
    if (index % 5 === 0) {
      halos.push(glow([x, y + length], color, { radii: [34, 34], alpha: 0.6 }));
    }
  }
  return [
    detail(threads.flat(), color, { lit: true, alpha: 0.35 }),
    ...halos,
    detail(lights.flat(), mix(color, hex('#ffffff'), 0.6), { lit: true }),
  ];
};

/** Roots that come through the earth from above, each with two hairs. */
export const roots = (places: readonly Point[], length: number, look: { color: Color; random: Random }): Sketch[] => {
  const { color, random } = look;
  const strands = places.flatMap(([x, y]): Path[] => {
    const tall = length * random.between(0.6, 1.15);
    const sway = random.between(-0.3, 0.3) * tall;
    const thick = tall * 0.045 + 2;
    const middle: Point = [x + sway * 0.7, y + tall * 0.5];
    return [
      ribbon(
        [[x, y - 20], [x - sway * 0.2, y + tall * 0.24], middle, [x + sway, y + tall]],
        [thick, thick * 0.8, thick * 0.5, 1],
      ),
      ribbon(
        [middle, [middle[0] + tall * 0.12, middle[1] + tall * 0.12], [middle[0] + tall * 0.14, middle[1] + tall * 0.3]],
        [thick * 0.42, thick * 0.3, 0.8],
      ),
      ribbon(
        [
          [x - sway * 0.2, y + tall * 0.24],
          [x - sway * 0.2 - tall * 0.12, y + tall * 0.4],
          [x - sway * 0.2 - tall * 0.1, y + tall * 0.54],
        ],
        [thick * 0.4, thick * 0.28, 0.7],
      ),
    ];
  });
  return [form(strands.flat(), color, { volume: 0.5 })];
};
