/** Things of a library: ladder, piles of books, a plant at the corner of the page. */
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';

export const WALNUT = hex('#7d5235');
export const CREAM = hex('#f0e3c6');

/** A ladder that leans on a shelf; its foot in the middle of the origin. */
export const ladder = (height: number): Sketch[] => {
  const lean = height * 0.16;
  const rungs: Path = Array.from({ length: Math.floor(height / 24) }, (_, index) => {
    const up = 16 + index * 24;
    const dx = (lean * up) / height;
    return roundedRect([dx - 15, -up], [30, 4], 1);
  }).flat();
  return [
    form(
      [
        ribbon(
          [
            [-17, 0],
            [lean - 17, -height],
          ],
          [2.6],
          'flat',
        ),
        ribbon(
          [
            [17, 0],
            [lean + 17, -height],
          ],
          [2.6],
          'flat',
        ),
      ].flat(),
      hex('#c08a52'),
      { volume: 0.4 },
    ),
    form(rungs, hex('#d29c62'), { volume: 0.4 }),
  ];
};

export const PILES: readonly [Color, ...Color[]] = [
  hex('#b94f45'),
  hex('#4f837f'),
  hex('#d9a145'),
  hex('#48688f'),
  hex('#7a6593'),
];

/** Books piled on the floor or a table. */
export const pile = (count: number, tones: readonly [Color, ...Color[]]): Sketch[] =>
  Array.from({ length: count }, (_, index): Sketch[] => {
    const width = 34 - ((index * 5) % 9);
    const dx = ((index * 7) % 5) - 2;
    const color = tones[index % tones.length] ?? tones[0];
    return [
      form(roundedRect([dx - width / 2, -7 * (index + 1)], [width, 6.6], 1), color, { volume: 0.3 }),
      detail(roundedRect([dx + width / 2 - 3.4, -7 * (index + 1) + 1.2], [3, 4.2]), CREAM),
    ];
  }).flat();

export const corner = (stage: Stage): Sketch[] => {
  const x = 500 + busySide(stage) * 500;
  return stage.isFree(x, 90)
    ? pottedPlant([x, 1026], stage.unit * 36, { random: stage.random, pot: hex('#47788a') })
    : [];
};
