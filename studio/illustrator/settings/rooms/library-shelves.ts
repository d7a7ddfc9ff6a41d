/** The reading room of the library: shelves up to the ceiling round a window, a ladder, a table with a lamp. */
import { hex } from '#studio/illustrator/color/color.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, openBook } from '#studio/illustrator/settings/pieces/strewn.ts';
import { ROOM_DEPTH, block, lying, put, roomView, upright } from '#studio/illustrator/settings/pieces/view.ts';
import { slender } from '#studio/illustrator/settings/views/slender.ts';
import { CREAM, PILES, WALNUT, corner, ladder, pile } from '#studio/illustrator/settings/rooms/library-things.ts';
import { bookcase, cushion, globe, shadeLamp, table } from '#studio/illustrator/settings/rooms/room-furniture.ts';
import { backWall, boardFloor, halfRoom, roomHeight, wovenRug } from '#studio/illustrator/settings/rooms/room-shell.ts';
import {
  type WindowOrder,
  roomWindow,
  windowLight,
  windowSill,
} from '#studio/illustrator/settings/rooms/room-window.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, form } from '#studio/illustrator/sketch.ts';

const planShelfWall = (stage: Stage) => {
  const side = busySide(stage);
  const view = roomView(stage);
  const half = halfRoom(view);
  const tall = roomHeight(stage, view);
  const isTitled = stage.calmAbove > 0;
  const height = isTitled ? tall - 4 : tall + 30;
  const unit = half * 0.52;
  const windowX = -side * half * 0.24;
  const window: WindowOrder = {
    foot: [windowX, -52],
    size: [half * 0.46, Math.max(70, Math.min(170, tall - 84))],
    shape: 'pointed',
    frame: CREAM,
    land: 'town',
    panes: [3, 4],
  };
  const rows = Math.max(3, Math.round(height / 37));
  const cases = [
    windowX - half * 0.52,
    windowX + half * 0.52,
    windowX + half * 1.05,
    windowX - half * 1.05,
    windowX + half * 1.58,
    windowX - half * 1.58,
  ].filter((x) => Math.abs(x) < half * 1.25);
  return { stage, side, view, half, tall, isTitled, height, unit, windowX, window, rows, cases };
};

type ShelfWallPlan = ReturnType<typeof planShelfWall>;

const shelfWallFar = ({
  stage,
  side,
  view,
  half,
  tall,
  isTitled,
  height,
  unit,
  windowX,
  window,
  rows,
  cases,
}: ShelfWallPlan): Sketch[] => [
  boardFloor(view, hex('#a9764a')),
  lying(view, 0, windowLight(stage, windowX, 380)),
  wovenRug(view, [0, 90], { size: [190, 90], color: hex('#8f3f44'), pattern: hex('#e3bd7c') }),
  upright(
    view,
    [0, 0, ROOM_DEPTH],
    [
      ...(isTitled
        ? []
        : [
            form(roundedRect([windowX - half * 0.27, -tall - 30], [half * 0.54, tall + 30]), hex('#c9a071'), {
              volume: 0,
            }),
            ...roomWindow(stage, window),
            windowSill(window),
          ]),
      ...cases.flatMap((x) => [put([x, 0], bookcase([unit, height], { rows, color: WALNUT, random: stage.random }))]),
    ],
  ),
  ...block(view, {
    at: [windowX - half * 0.26, 0, ROOM_DEPTH - 40],
    size: [half * 0.52, 42, 40],
    color: WALNUT,
    top: hex('#a8433f'),
  }),
  upright(view, [windowX - 30, 42, ROOM_DEPTH - 26], cushion([0, 0], 42, { color: hex('#4f837f'), pattern: CREAM })),
  upright(view, [windowX + 34, 42, ROOM_DEPTH - 26], pile(3, PILES)),
  ...(isTitled
    ? []
    : [
        slender(
          [side * 0.42, side * 0.74, -side * 0.5, -side * 0.8].map((at) =>
            upright(view, [half * at, 0, ROOM_DEPTH - 50], ladder(Math.min(230, tall + 10))),
          ),
        ),
      ]),
];

const shelfWallMiddle = ({ stage, side, view, half }: ShelfWallPlan): Sketch[] => [
  ...table(view, { at: [side * half * 0.62 - 70, 0, 200], size: [140, 70, 62], color: WALNUT }),
  upright(view, [side * half * 0.62 - 34, 70, 226], globe([0, 0], 52)),
  upright(view, [side * half * 0.62 + 8, 70, 220], pile(4, PILES)),
  upright(
    view,
    [side * half * 0.62 + 48, 70, 230],
    shadeLamp([0, 0], 58, { color: hex('#3f7f6a'), isDark: stage.isDark }),
  ),
  upright(view, [-side * half * 0.78, 0, 190], [...pile(6, PILES), put([34, 0], pile(3, PILES))]),
];

/** Shelves over the whole back wall round an arched window. */
export const shelfWall = (stage: Stage): Planes => {
  const plan = planShelfWall(stage);
  const { side, view } = plan;
  return {
    backdrop: backWall(view, { wall: hex('#8f6a4c'), trim: WALNUT }, []),
    far: shelfWallFar(plan),
    middle: shelfWallMiddle(plan),
    near: [
      ...nearThing(stage, { along: 500 - side * 300, reach: 24 }, (at) =>
        openBook(at, stage.unit * 32, hex('#4f837f')),
      ),
    ],
    front: corner(stage),
  };
};
