/** The kitchen of a flat: a balcony door with plants before it, wall cupboards, a counter to sit at. */
import { ownThing } from '#studio/illustrator/settings/pieces/own-thing.ts';
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, stripedBall } from '#studio/illustrator/settings/pieces/strewn.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import { ROOM_DEPTH, type View, block, lying, roomView, upright } from '#studio/illustrator/settings/pieces/view.ts';
import { CREAM, type Look, corner, counter, splashback } from '#studio/illustrator/settings/rooms/kitchen-fittings.ts';
import { fruitBowl, jarsOnShelf, stove, teaTray } from '#studio/illustrator/settings/rooms/kitchen-things.ts';
import { OAK, framedPicture } from '#studio/illustrator/settings/rooms/room-furniture.ts';
import {
  backWall,
  boardFloor,
  halfRoom,
  hangingLamp,
  roomHeight,
  wovenRug,
} from '#studio/illustrator/settings/rooms/room-shell.ts';
import { type WindowOrder, curtains, roomWindow, windowLight } from '#studio/illustrator/settings/rooms/room-window.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form, line } from '#studio/illustrator/sketch.ts';

const FLAT: Look = { wall: hex('#b9d0c4'), tile: hex('#e8dcc0'), front: hex('#e3a65a'), top: hex('#f1e6d0') };

const balcony = (stage: Stage, x: number, height: number): Sketch[] => {
  const door: WindowOrder = {
    foot: [x, -4],
    size: [132, height],
    shape: 'square',
    frame: CREAM,
    land: 'town',
    panes: [2, 3],
  };
  const rail: Path = Array.from(
    { length: 15 },
    (_, index): Path => dash([x - 63 + index * 9, -6], [x - 63 + index * 9, -58]),
  ).flat();
  return [
    ...roomWindow(stage, door),
    strokes(rail, hex('#4a5a60'), { width: 1.6 }),
    line(
      [
        [x - 66, -58],
        [x + 66, -58],
      ],
      hex('#4a5a60'),
      { width: 3.4 },
    ),
    ...[-52, -16, 30].flatMap((dx, index) =>
      pottedPlant([x + dx, -5], 34 + index * 5, {
        random: stage.random,
        ...(index === 1 ? { bloom: hex('#e6654f') } : {}),
      }),
    ),
    ...curtains({ ...door, size: [132, height] }, hex('#f0d9a8')),
  ];
};

/** Cupboards on the wall, their upper edge at a height. */
const wallCupboards = (view: View, [from, to]: Point, up: number): Sketch[] => {
  const count = Math.max(1, Math.round((to - from) / 50));
  const door = (to - from) / count;
  return [
    ...block(view, { at: [from, up - 46, ROOM_DEPTH - 30], size: [to - from, 46, 30], color: FLAT.front }),
    upright(
      view,
      [from, up - 46, ROOM_DEPTH - 30],
      Array.from({ length: count }, (_, index): Sketch[] => [
        strokes(roundedRect([index * door + 3, -43], [door - 6, 40], 1.5), lighten(FLAT.front, -0.1), {
          width: 1.2,
          alpha: 0.9,
        }),
        detail(roundedRect([(index + (index % 2 === 0 ? 0.85 : 0.1)) * door, -14], [2.4, 8], 1), hex('#b98a4a')),
      ]).flat(),
    ),
  ];
};

const fridge = (view: View, x: number, tall: number): Sketch[] => [
  ...block(view, { at: [x, 0, ROOM_DEPTH - 56], size: [70, tall, 56], color: hex('#e9ebe0') }),
  upright(
    view,
    [x + 35, 0, ROOM_DEPTH - 56],
    [
      line(cm('-35,104 35,104'), hex('#b9c0b8'), { width: 1.6 }),
      ...[-116, -62].map((y) => form(roundedRect([-28, y - 22], [3.4, 24], 1.5), hex('#aab3ad'), { volume: 0.4 })),
      ...framedPicture([8, -66], [30, 24], [hex('#fbe8b4'), hex('#6fa0b0'), hex('#e2694e')]),
      form(polygon(cm('-12,140 10,142 12,122 -10,120')), hex('#f6cf6f'), { volume: 0.1 }),
      detail([polygon(cm('-6,126 0,137 6,127'))].flat(), hex('#c9574a')),
    ],
  ),
];

const planFlat = (stage: Stage) => {
  const side = busySide(stage);
  const view = roomView(stage);
  const half = halfRoom(view);
  const tall = roomHeight(stage, view);
  const isTitled = stage.calmAbove > 0;
  const doorX = -side * half * 0.44;
  const [from, to] = side === 1 ? [half * 0.2, half + 40] : [-half - 40, -half * 0.2];
  const cupboards = Math.min(tall - 20, 200);
  return { stage, side, view, half, tall, isTitled, doorX, from, to, cupboards };
};

type FlatPlan = ReturnType<typeof planFlat>;

const flatFar = ({ stage, side, view, tall, isTitled, doorX, from, to, cupboards }: FlatPlan): Sketch[] => [
  boardFloor(view, hex('#b98a5c')),
  lying(view, 0, windowLight(stage, doorX, 400)),
  wovenRug(view, [-side * 20, 120], { size: [150, 74], color: hex('#b5544a'), pattern: hex('#ecd3a0') }),
  upright(view, [0, 0, ROOM_DEPTH], isTitled ? [] : balcony(stage, doorX, Math.max(120, Math.min(206, tall - 20)))),
  ...counter(view, from, to, FLAT),
  ...(isTitled || cupboards < 150 ? [] : wallCupboards(view, [from, to], cupboards)),
  ...stove(view, side === 1 ? from + 20 : to - 84, stage.isDark),
  upright(view, [(from + to) / 2 + side * 20, 88, ROOM_DEPTH - 30], jarsOnShelf(5)),
  ...fridge(view, side === 1 ? from - 78 : to + 8, Math.max(132, Math.min(158, tall + 30))),
];

const flatMiddle = ({ stage, side, view, half, tall }: FlatPlan): Sketch[] => [
  ownThing('table', [
    ...block(view, {
      at: [side === 1 ? half * 0.5 : -half * 0.5 - 120, 0, 150],
      size: [120, 84, 56],
      color: hex('#4f837f'),
      top: hex('#e6c79a'),
    }),
    upright(view, [side * half * 0.5 + side * 40, 84, 170], fruitBowl(stage.random)),
    upright(view, [side * half * 0.5 + side * 84, 84, 168], teaTray()),
    ...[0, 1].map((index) =>
      upright(
        view,
        [side * (half * 0.5 + 30 + index * 54), 0, 132],
        [
          form(roundedRect([-15, -56], [30, 7], 3), OAK, { volume: 0.5 }),
          line(cm('-11,50 -15,0'), OAK, { width: 3 }),
          line(cm('11,50 15,0'), OAK, { width: 3 }),
          line(cm('-13,22 13,22'), OAK, { width: 2 }),
        ],
      ),
    ),
  ]),
  ...(stage.calmAbove > 0
    ? []
    : hangingLamp(
        view,
        { x: side * (half * 0.5 + 60), up: Math.min(168, tall * 0.8), depth: 180 },
        { color: hex('#3f7f86'), isDark: stage.isDark },
      )),
];

export const flat = (stage: Stage): Planes => {
  const plan = planFlat(stage);
  const { side, view, from, to } = plan;
  return {
    backdrop: backWall(view, { wall: FLAT.wall, trim: CREAM }, splashback(from, to, hex('#cf7f5a'))),
    far: flatFar(plan),
    middle: flatMiddle(plan),
    near: [
      ...nearThing(stage, { along: 500 - side * 320, reach: 16 }, (at) =>
        stripedBall(at, stage.unit * 9, [hex('#4f837f'), hex('#f2e2c0')]),
      ),
    ],
    front: corner(stage, hex('#f3e6d0')),
  };
};
