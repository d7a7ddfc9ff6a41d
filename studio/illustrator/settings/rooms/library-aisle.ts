/** The aisle of the library: shelves on both sides that lead to a great window. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, openBook } from '#studio/illustrator/settings/pieces/strewn.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
import { pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import { ROOM_DEPTH, type View, block, lying, roomView, upright } from '#studio/illustrator/settings/pieces/view.ts';
import { wallBeside, wallClear } from '#studio/illustrator/settings/views/walls.ts';
import { slender } from '#studio/illustrator/settings/views/slender.ts';
import { CREAM, PILES, WALNUT, corner, ladder, pile } from '#studio/illustrator/settings/rooms/library-things.ts';
import { bookRows, cushion, globe } from '#studio/illustrator/settings/rooms/room-furniture.ts';
import {
  backWall,
  halfRoom,
  hangingLamp,
  roomHeight,
  tileFloor,
} from '#studio/illustrator/settings/rooms/room-shell.ts';
import {
  type WindowOrder,
  roomWindow,
  windowLight,
  windowSill,
} from '#studio/illustrator/settings/rooms/room-window.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';

/** One wall of the aisle: shelves that run away from the reader, with a gallery rail above. */
const aisleWall = (stage: Stage, view: View, place: { x: number; height: number }): Sketch => {
  const { x, height } = place;
  const rows = Math.max(3, Math.round(height / 40));
  const bays = [-60, 60, 180, 300];
  return wallBeside(view, x, [
    form(area([-230, 0], [ROOM_DEPTH, -height]), WALNUT, { volume: 0 }),
    ...bays.flatMap((from): Sketch[] => [
      detail(roundedRect([from + 5, -height + 8], [110, height - 18]), lighten(WALNUT, -0.14)),
      ...bookRows([from + 5, -8], [110, height - 16], { rows, random: stage.random }),
      detail(
        Array.from({ length: rows }, (_, row) =>
          roundedRect([from + 5, -9 - (row * (height - 16)) / rows], [110, 3.4]),
        ).flat(),
        lighten(WALNUT, 0.06),
      ),
      form(roundedRect([from - 5, -height], [10, height]), lighten(WALNUT, 0.04), { volume: 0.3 }),
    ]),
    form(roundedRect([-230, -height - 12], [ROOM_DEPTH + 230, 16]), lighten(WALNUT, 0.06), { volume: 0.2 }),
  ]);
};

const planAisle = (stage: Stage) => {
  const side = busySide(stage);
  const view = roomView(stage, -side * 20);
  const half = halfRoom(view);
  const tall = roomHeight(stage, view);
  const isTitled = stage.calmAbove > 0;
  const width = Math.min(half * 0.56, 150);
  const window: WindowOrder = {
    foot: [0, -40],
    size: [width * 1.1, Math.max(80, Math.min(196, tall - 66))],
    shape: 'horseshoe',
    frame: CREAM,
    land: 'town',
    panes: [3, 5],
  };
  const height = isTitled ? tall - 6 : tall + 40;
  const lamps = [280];
  // Shelves give way to who stands at the edge of the page; the farther wall keeps its window.
  const wall = (way: 1 | -1): number => wallClear(stage, view, { x: way * width });
  return {
    stage,
    side,
    view,
    tall,
    isTitled,
    width,
    walls: [wall(side), wall(side === 1 ? -1 : 1)] as const,
    window,
    height,
    lamps,
  };
};

type AislePlan = ReturnType<typeof planAisle>;

const aisleFar = ({ stage, view, isTitled, width, window }: AislePlan): Sketch[] => [
  tileFloor(view, [hex('#d3b184'), hex('#b98d62'), hex('#8f5f4a')], 44),
  lying(view, 0, windowLight(stage, 10, 400)),
  lying(view, 0, [
    form(area([-62, -260], [62, 350]), hex('#8f3f44'), { volume: 0 }),
    detail(
      [-56, 48].flatMap((x) => area([x, -260], [x + 8, 350])),
      hex('#e3bd7c'),
    ),
  ]),
  upright(view, [0, 0, ROOM_DEPTH], isTitled ? [] : [...roomWindow(stage, window), windowSill(window)]),
  ...block(view, {
    at: [-width * 0.6, 0, ROOM_DEPTH - 44],
    size: [width * 1.2, 38, 44],
    color: hex('#8f6240'),
    top: hex('#3f7f86'),
  }),
  upright(
    view,
    [-width * 0.3, 38, ROOM_DEPTH - 28],
    cushion([0, 0], 44, { color: hex('#d9a145'), pattern: hex('#a8433f') }),
  ),
  upright(view, [width * 0.34, 38, ROOM_DEPTH - 28], cushion([0, 0], 40, { color: hex('#a8433f'), pattern: CREAM })),
];

const aisleMiddle = ({
  stage,
  side,
  view,
  tall,
  isTitled,
  walls: [wall, other],
  height,
  lamps,
}: AislePlan): Sketch[] => [
  aisleWall(stage, view, { x: wall, height }),
  aisleWall(stage, view, { x: other, height: isTitled ? height : Math.min(height, 150) }),
  ...(isTitled
    ? []
    : [
        upright(
          view,
          [other + side * 8, Math.min(height, 150) + 12, 300],
          pottedPlant([0, 0], 40, { random: stage.random }),
        ),
        upright(view, [other + side * 6, Math.min(height, 150) + 12, 180], globe([0, 0], 44)),
      ]),
  ...(isTitled
    ? []
    : [slender([250, 330, 170].map((depth) => upright(view, [wall - side * 34, 0, depth], ladder(190))))]),
  upright(view, [other + side * 26, 0, 230], pile(5, PILES)),
  upright(view, [wall - side * 24, 0, 130], pile(4, PILES)),
  ...(isTitled
    ? []
    : lamps.flatMap((depth) =>
        hangingLamp(
          view,
          { x: 0, up: Math.min(200, tall * 0.9), depth },
          { color: hex('#c98a3c'), isDark: stage.isDark },
        ),
      )),
];

export const aisle = (stage: Stage): Planes => {
  const plan = planAisle(stage);
  const { side, view, tall, width } = plan;
  return {
    backdrop: backWall(view, { wall: hex('#d9b98a'), trim: WALNUT }, [
      detail(roundedRect([-width * 1.2, -tall - 40], [width * 2.4, 46 + Math.max(0, tall - 200)]), hex('#c79f6c'), {
        alpha: 0.5,
      }),
    ]),
    far: aisleFar(plan),
    middle: aisleMiddle(plan),
    near: [
      ...nearThing(stage, { along: 500 - side * 310, reach: 24 }, (at) =>
        openBook(at, stage.unit * 32, hex('#48688f')),
      ),
    ],
    front: corner(stage),
  };
};
