/** The room of a school where children paint and grow things: wide windows, round tables, an easel, a line of pictures. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, circle, ellipse, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { bunting } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  ROOM_DEPTH,
  type View,
  lying,
  onPage,
  put,
  roomView,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import { OAK, bookcase, chair } from '#studio/illustrator/settings/rooms/room-furniture.ts';
import { backWall, halfRoom, roomHeight, roundRug, tileFloor } from '#studio/illustrator/settings/rooms/room-shell.ts';
import {
  type WindowOrder,
  roomWindow,
  windowLight,
  windowSill,
} from '#studio/illustrator/settings/rooms/room-window.ts';
import { easel, paintPots, paperBirds } from '#studio/illustrator/settings/rooms/school-things.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';

export const CREAM = hex('#f1e6cd');
export const FLAGS = [hex('#d8604a'), hex('#e8b54a'), hex('#4f8f8a'), hex('#7f6a9c')] as const;

/** Children's paintings pegged to a line. */
const drawings = (width: number): Sketch[] => {
  const pieces = 5;
  return Array.from({ length: pieces }, (_, index): Sketch[] => {
    const x = (index / (pieces - 1) - 0.5) * width;
    const y = 6 + Math.sin((index / (pieces - 1)) * Math.PI) * 8;
    const paper = roundedRect([x - 17, y], [34, 42], 1);
    const tone = FLAGS[index % 4] ?? CREAM;
    const motif: Path =
      index % 3 === 0
        ? circle([x, y + 18], 9)
        : index % 3 === 1
          ? polygon([
              [x - 12, y + 34],
              [x, y + 10],
              [x + 12, y + 34],
            ])
          : [...ellipse([x, y + 16], [4, 9]), ...ellipse([x, y + 16], [9, 4])];
    return [
      form(paper, hex('#faf3e2'), { volume: 0.1 }),
      detail(motif, tone),
      detail(roundedRect([x - 1.6, y - 4], [3.2, 9], 1), OAK),
    ];
  }).flat();
};

const roundTable = (view: View, [x, depth]: Point, random: Stage['random']): Sketch[] => [
  ...[-54, 50].map((dx, index) => upright(view, [x + dx, 0, depth + 34], chair(OAK, FLAGS[index + 1] ?? CREAM))),
  upright(
    view,
    [x, 0, depth],
    [
      form(
        [polygon(cm('-44,0 -36,50 -30,50 -36,0')), polygon(cm('44,0 36,50 30,50 36,0'))].flat(),
        lighten(OAK, -0.05),
        { volume: 0.4 },
      ),
      form(ellipse([0, -54], [82, 17]), lighten(OAK, -0.02), { volume: 0.2 }),
      form(ellipse([0, -58], [82, 17]), hex('#d8b07c'), { volume: 0.2 }),
      detail(polygon(cm('-40,58 -8,62 2,52 -32,48')), hex('#faf3e2')),
      detail([ellipse([-22, -55], [7, 2.6]), ellipse([-12, -57], [4, 1.6])].flat(), hex('#4f8f8a')),
      put([34, -58], paintPots(random)),
    ],
  ),
];

const planArtRoom = (stage: Stage) => {
  const side = busySide(stage);
  const view = roomView(stage);
  const half = halfRoom(view);
  const tall = roomHeight(stage, view);
  const isTitled = stage.calmAbove > 0;
  const wall = hex('#e3b98a');
  const up = Math.max(58, Math.min(76, tall - 120));
  const windows = [-0.66, 0, 0.66].map(
    (at): WindowOrder => ({
      foot: [at * half * 0.98 + side * half * 0.1, -up],
      size: [half * 0.52, Math.max(60, Math.min(128, tall - up - 40))],
      shape: 'pointed',
      frame: CREAM,
      land: 'garden',
      panes: [3, 3],
      isSideways: at !== 0,
    }),
  );
  return { stage, side, view, half, tall, isTitled, wall, windows };
};

type ArtRoomPlan = ReturnType<typeof planArtRoom>;

const artRoomFar = ({ stage, side, view, half, isTitled, windows }: ArtRoomPlan): Sketch[] => [
  tileFloor(view, [hex('#d9bd92'), hex('#cfac7f'), hex('#b98a62')], 52),
  ...[-0.5, 0.3].map((at) => lying(view, 0, windowLight(stage, at * half, 400))),
  roundRug(view, [-side * half * 0.1, 60], { radius: 150, color: hex('#5f8f8a'), pattern: hex('#ecd9a8') }),
  upright(
    view,
    [0, 0, ROOM_DEPTH],
    isTitled
      ? []
      : windows.flatMap((order, index) => [
          ...roomWindow(stage, order),
          windowSill(order),
          ...[-0.3, 0.05, 0.36].map((at, pot) =>
            put(
              [order.foot[0] + at * order.size[0], order.foot[1] + 3],
              pottedPlant([0, 0], 22 + ((pot + index) % 3) * 5, {
                random: stage.random,
                pot: FLAGS[(pot + index) % 4] ?? OAK,
              }),
            ),
          ),
        ]),
  ),
  upright(
    view,
    [side * half * 0.62, 0, ROOM_DEPTH - 18],
    bookcase([150, 54], { rows: 2, color: hex('#8f6240'), random: stage.random, full: 0.5 }),
  ),
  upright(view, [side * half * 0.62, 58, ROOM_DEPTH - 22], paintPots(stage.random)),
];

const artRoomMiddle = ({ stage, side, view, half, tall, isTitled }: ArtRoomPlan): Sketch[] => [
  ...roundTable(view, [side * half * 0.6, 190], stage.random),
  ...(isTitled ? [] : [upright(view, [-side * half * 0.58, 0, 270], easel())]),
  ...(isTitled
    ? []
    : [
        ...bunting(
          {
            from: onPage(view, [-half * 0.9, tall - 14, 300]),
            to: onPage(view, [half * 0.9, tall - 22, 300]),
            slack: 12,
            size: 1,
          },
          [CREAM],
        ),
        upright(view, [-side * half * 0.1, tall - 20, 300], drawings(half * 1.2)),
        ...paperBirds(view, side * half * 0.62, Math.min(tall - 50, 190)),
      ]),
];

export const artRoom = (stage: Stage): Planes => {
  const plan = planArtRoom(stage);
  const { side, view, half, wall } = plan;
  return {
    backdrop: backWall(view, { wall, trim: hex('#f1e6cd') }, [
      detail(roundedRect([-half - 120, -56], [half * 2 + 240, 56]), hex('#c97f5c'), { alpha: 0.5 }),
    ]),
    far: artRoomFar(plan),
    middle: artRoomMiddle(plan),
    near: [...strewn(stage, { colors: [hex('#d8604a'), hex('#4f8f8a'), hex('#e8b54a')], count: 5, size: 1.8 })],
    front: stage.isFree(500 + side * 500, 90)
      ? pottedPlant([500 + side * 500, 1026], stage.unit * 36, { random: stage.random, pot: hex('#4f8f8a') })
      : [],
  };
};
