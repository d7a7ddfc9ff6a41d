/** The shell of a room in the view of its scene: back wall, side wall, floors, rugs, lamps from the ceiling. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, ellipse, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { area, dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { traced } from '#studio/illustrator/settings/pieces/traced.ts';
import {
  ROOM_DEPTH,
  type View,
  groundFrom,
  lying,
  onPage,
  scaleAt,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import { wallBeside } from '#studio/illustrator/settings/views/walls.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

/** Half the width of the back wall that the page shows, in centimetres. */
export const halfRoom = (view: View): number => 500 / scaleAt(view, ROOM_DEPTH);

/** How high the back wall may be hung with things: up to the page's edge or to a title, in centimetres. */
export const roomHeight = (stage: Stage, view: View): number =>
  (stage.horizon - stage.calmAbove) / scaleAt(view, ROOM_DEPTH);

/** The back wall with its skirting; `on` lies on it, measured from the middle of its foot. */
export const backWall = (view: View, look: { wall: Color; trim: Color }, on: readonly Sketch[]): Sketch[] => {
  const half = halfRoom(view) + 120;
  return [
    upright(
      view,
      [0, 0, ROOM_DEPTH],
      [
        form(roundedRect([-half, -520], [half * 2, 522]), look.wall, { to: lighten(look.wall, -0.04), volume: 0 }),
        form(roundedRect([-half, -11], [half * 2, 12]), look.trim, { volume: 0.2 }),
        ...on,
      ],
    ),
  ];
};

/** A wall that comes forward on one side; `on` lies on it, its x being the depth. */
export const sideWall = (view: View, place: { x: number; wall: Color; trim: Color }, on: readonly Sketch[]): Sketch =>
  wallBeside(view, place.x, [
    form(area([-230, 2], [ROOM_DEPTH, -520]), place.wall, { volume: 0 }),
    form(area([-230, 2], [ROOM_DEPTH, -11]), place.trim, { volume: 0.1 }),
    ...on,
  ]);

/** Boards that run away from the reader. */
export const boardFloor = (view: View, color: Color): Sketch =>
  bundle([
    groundFrom(view, ROOM_DEPTH, color),
    lying(view, 0, [
      strokes(
        Array.from(
          { length: 31 },
          (_, index): Path => dash([(index - 15) * 34, -280], [(index - 15) * 34, ROOM_DEPTH]),
        ).flat(),
        lighten(color, -0.1),
        { width: 1.5, alpha: 0.55 },
      ),
      strokes(
        Array.from({ length: 40 }, (_, index): Path => {
          const x = (index - 20) * 34;
          const depth = -230 + ((index * 173) % 620);
          return dash([x, depth], [x + 34, depth]);
        }).flat(),
        lighten(color, -0.12),
        { width: 1.7, alpha: 0.5 },
      ),
    ]),
  ]);

/** Square tiles in two colours, with a small figure on every other one. */
export const tileFloor = (view: View, colors: readonly [Color, Color, Color], edge: number): Sketch => {
  const cells = Array.from({ length: 20 * 20 }, (_, index) => ({
    column: (index % 20) - 10,
    row: Math.floor(index / 20),
  }));
  const cell = ({ column, row }: { column: number; row: number }): Point => [
    column * edge,
    ROOM_DEPTH - (row + 1) * edge,
  ];
  const inside = cells.filter((one) => cell(one)[1] >= -125 && cell(one)[1] + edge <= ROOM_DEPTH + 1);
  const odd = inside.filter(({ column, row }) => (column + row) % 2 !== 0);
  const even = inside.filter(({ column, row }) => (column + row) % 2 === 0 && Math.abs(column) < 9);
  const square = ([x, y]: Point): Path => area([x, y], [x + edge, y + edge]);
  const lozenge = ([x, y]: Point): Path =>
    polygon([
      [x + edge / 2, y + edge * 0.2],
      [x + edge * 0.8, y + edge / 2],
      [x + edge / 2, y + edge * 0.8],
      [x + edge * 0.2, y + edge / 2],
    ]);
  return bundle([
    groundFrom(view, ROOM_DEPTH, colors[0]),
    lying(view, 0, [
      detail(
        odd.flatMap((one) => square(cell(one))),
        colors[1],
      ),
      detail(
        even.flatMap((one) => lozenge(cell(one))),
        colors[2],
        { alpha: 0.75 },
      ),
    ]),
  ]);
};

/** A woven rug with a border and a row of lozenges. */
export const wovenRug = (
  view: View,
  [x, depth]: Point,
  look: { size: Point; color: Color; pattern: Color },
): Sketch => {
  const {
    size: [w, d],
    color,
    pattern,
  } = look;
  const band = (share: number): Path => area([x - w * share, depth - d * share], [x + w * share, depth + d * share]);
  const gems = (reach: number): Path =>
    [-0.6, -0.3, 0, 0.3, 0.6].flatMap((at) =>
      polygon([
        [x + at * w - w * 0.12 * reach, depth],
        [x + at * w, depth - d * 0.34 * reach],
        [x + at * w + w * 0.12 * reach, depth],
        [x + at * w, depth + d * 0.34 * reach],
      ]),
    );
  const fringe: Path = Array.from(
    { length: 18 },
    (_, index): Path =>
      [-1, 1].flatMap(
        (side): Path =>
          dash([x + side * w, depth + (index / 8.5 - 1) * d], [x + side * (w + 7), depth + (index / 8.5 - 1) * d]),
      ),
  ).flat();
  return lying(view, 0, [
    strokes(fringe, hex('#eadfc4'), { width: 2, alpha: 0.9 }),
    form(band(1), color, { volume: 0.1 }),
    detail(band(0.92), pattern),
    detail(band(0.88), color),
    detail(gems(1), pattern),
    detail(gems(0.6), lighten(color, -0.1)),
    detail(gems(0.3), lighten(pattern, 0.05)),
  ]);
};

/** A round rug. */
export const roundRug = (
  view: View,
  [x, depth]: Point,
  look: { radius: number; color: Color; pattern: Color },
): Sketch =>
  lying(view, 0, [
    form(ellipse([x, depth], [look.radius, look.radius * 0.8]), look.color, { volume: 0.1 }),
    detail(ellipse([x, depth], [look.radius * 0.86, look.radius * 0.69]), look.pattern),
    detail(ellipse([x, depth], [look.radius * 0.76, look.radius * 0.61]), look.color),
    detail(
      Array.from({ length: 22 }, (_, index) =>
        ellipse(
          [
            x + Math.cos((index / 22) * 6.283) * look.radius * 0.6,
            depth + Math.sin((index / 22) * 6.283) * look.radius * 0.48,
          ],
          [look.radius * 0.045, look.radius * 0.045],
        ),
      ).flat(),
      look.pattern,
    ),
  ]);

/** A shade that hangs from the ceiling at a depth, shining when it is dark. */
export const hangingLamp = (
  view: View,
  place: { x: number; up: number; depth: number },
  look: { color: Color; isDark: boolean },
): Sketch[] => {
  const at = onPage(view, [place.x, place.up, place.depth]);
  const scale = scaleAt(view, place.depth);
  const { color, isDark } = look;
  return [
    line(
      [
        [at[0], -20],
        [at[0], at[1] - 22 * scale],
      ],
      hex('#4f3f38'),
      { width: 1.6 },
    ),
    ...(isDark
      ? [glow([at[0], at[1] + 8 * scale], hex('#ffc774'), { radii: [190 * scale, 160 * scale], alpha: 0.5 })]
      : []),
    form(traced('-.5,0! -.42,.34 -.14,.58 -.08,.72! .08,.72! .14,.58 .42,.34 .5,0!', at, 34 * scale), color, {
      volume: 0.6,
    }),
    detail(ellipse([at[0], at[1]], [16.5 * scale, 3.2 * scale]), isDark ? hex('#ffe9b8') : lighten(color, 0.14), {
      lit: isDark,
    }),
  ];
};
