/** What is built into kitchens: tiled walls, cupboards under a worktop, a plant at the corner of the page. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import { ROOM_DEPTH, type View, block, upright } from '#studio/illustrator/settings/pieces/view.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail } from '#studio/illustrator/sketch.ts';

export const CREAM = hex('#f3e7cd');

export type Look = { readonly wall: Color; readonly tile: Color; readonly front: Color; readonly top: Color };

/** Tiles behind the counter: squares with a star in every other one. */
export const splashback = (from: number, to: number, color: Color): Sketch[] => {
  const edge = 13;
  const count = Math.floor((to - from) / edge);
  const rows = 4;
  const cells = Array.from(
    { length: count * rows },
    (_, index): Point => [from + (index % count) * edge, -90 - Math.floor(index / count) * edge],
  );
  const diamonds: Path = cells
    .filter((_, index) => ((index % count) + Math.floor(index / count)) % 2 === 0)
    .flatMap(([x, y]) =>
      polygon([
        [x + edge / 2, y - edge * 0.9],
        [x + edge * 0.9, y - edge / 2],
        [x + edge / 2, y - edge * 0.1],
        [x + edge * 0.1, y - edge / 2],
      ]),
    );
  const joints: Path = [
    ...Array.from(
      { length: count + 1 },
      (_, index): Path => dash([from + index * edge, -90], [from + index * edge, -90 - rows * edge]),
    ).flat(),
    ...Array.from(
      { length: rows + 1 },
      (_, index): Path => dash([from, -90 - index * edge], [to, -90 - index * edge]),
    ).flat(),
  ];
  return [
    detail(roundedRect([from, -90 - rows * edge], [to - from, rows * edge]), CREAM),
    detail(diamonds, color),
    strokes(joints, lighten(CREAM, -0.08), { width: 0.7, alpha: 0.8 }),
  ];
};

/** Cupboards under a worktop along the back wall. */
export const counter = (view: View, from: number, to: number, look: Look): Sketch[] => {
  const deep = 52;
  const depth = ROOM_DEPTH - deep;
  const count = Math.max(1, Math.round((to - from) / 46));
  const door = (to - from) / count;
  return [
    ...block(view, { at: [from, 8, depth], size: [to - from, 74, deep], color: look.front }),
    upright(
      view,
      [0, 0, depth],
      Array.from({ length: count }, (_, index): Sketch[] => [
        strokes(roundedRect([from + index * door + 4, -76], [door - 8, 62], 1.5), lighten(look.front, -0.1), {
          width: 1.2,
          alpha: 0.9,
        }),
        detail(roundedRect([from + (index + (index % 2 === 0 ? 0.84 : 0.1)) * door, -52], [2.4, 9], 1), hex('#d9b168')),
      ]).flat(),
    ),
    ...block(view, {
      at: [from - 3, 82, depth - 3],
      size: [to - from + 6, 6, deep + 3],
      color: look.top,
      top: lighten(look.top, 0.05),
    }),
  ];
};

/** A plant at the lower corner, where nobody stands. */
export const corner = (stage: Stage, bloom: Color): Sketch[] => {
  const x = 500 + busySide(stage) * 500;
  return stage.isFree(x, 100) ? pottedPlant([x, 1026], stage.unit * 36, { random: stage.random, bloom }) : [];
};
