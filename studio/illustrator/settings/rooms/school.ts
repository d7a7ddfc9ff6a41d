/** The school: a classroom with a blackboard, the yard before its gate, a room for painting and growing things. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Point, circle, ellipse, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { furniture, ownThing } from '#studio/illustrator/settings/pieces/own-thing.ts';
import { nearThing, schoolBag } from '#studio/illustrator/settings/pieces/strewn.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
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
import { wallClear } from '#studio/illustrator/settings/views/walls.ts';
import {
  OAK,
  bookcase,
  chair,
  framedPicture,
  globe,
  table,
} from '#studio/illustrator/settings/rooms/room-furniture.ts';
import {
  backWall,
  boardFloor,
  halfRoom,
  hangingLamp,
  roomHeight,
  sideWall,
} from '#studio/illustrator/settings/rooms/room-shell.ts';
import {
  type WindowOrder,
  roomWindow,
  windowLight,
  windowSill,
} from '#studio/illustrator/settings/rooms/room-window.ts';
import { CREAM, FLAGS, artRoom } from '#studio/illustrator/settings/rooms/school-art-room.ts';
import { blackboard } from '#studio/illustrator/settings/rooms/school-things.ts';
import { schoolYard } from '#studio/illustrator/settings/rooms/school-yard.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';

/** A desk for two with its bench, a book and pencils on it. */
const desk = (view: View, [x, depth]: Point, tone: Color): Sketch =>
  furniture([
    ...[-28, 28].map((dx) => upright(view, [x + dx, 0, depth + 46], chair(OAK, tone))),
    ...table(view, { at: [x - 62, 0, depth], size: [124, 62, 42], color: lighten(OAK, 0.08) }),
    lying(view, 63, [
      detail(area([x - 44, depth + 8], [x - 12, depth + 32]), hex('#f5eedb')),
      detail(area([x - 29, depth + 8], [x - 27, depth + 32]), hex('#cdbf9f')),
      detail(
        polygon([
          [x + 14, depth + 12],
          [x + 42, depth + 16],
          [x + 42, depth + 20],
          [x + 14, depth + 15],
        ]),
        hex('#d8604a'),
      ),
    ]),
  ]);

const classWindows = (stage: Stage, side: 1 | -1): Sketch[] =>
  [110, 280].flatMap((depth): Sketch[] => {
    const order: WindowOrder = {
      foot: [depth, -88],
      size: [104, 118],
      shape: 'square',
      frame: CREAM,
      land: 'town',
      panes: [2, 2],
      isSideways: depth > 200,
    };
    return [
      ...roomWindow(stage, order),
      windowSill(order),
      put([depth - 26 * side, -85], pottedPlant([0, 0], 26, { random: stage.random })),
    ];
  });

const planClassroom = (stage: Stage) => {
  const side = busySide(stage);
  const view = roomView(stage, -side * 40);
  const half = halfRoom(view);
  const tall = roomHeight(stage, view);
  const isTitled = stage.calmAbove > 0;
  const wall = hex('#d9c79a');
  const up = Math.max(60, Math.min(84, tall - 120));
  const boardHeight = Math.max(60, Math.min(96, tall - up - 36));
  return { stage, side, view, half, tall, isTitled, wall, up, boardHeight };
};

const boardWide = (half: number): number => Math.min(220, half * 0.92);

/** What the class has painted: sky, ground and sun of each. */
const PICTURES = [
  [hex('#f3d9a4'), hex('#d9876a'), hex('#fbf0cf')],
  [hex('#bcd9e6'), hex('#5f93a6'), hex('#f2c25a')],
  [hex('#dfe6bd'), hex('#7fae74'), hex('#e58f5a')],
] as const;

type ClassroomPlan = ReturnType<typeof planClassroom>;

const classroomBackdrop = ({ side, view, half, isTitled, wall, up, boardHeight }: ClassroomPlan): Sketch[] =>
  backWall(view, { wall, trim: hex('#9a7048') }, [
    detail(roundedRect([-half - 140, -62], [half * 2 + 280, 62]), hex('#6f9a8c'), { alpha: 0.85 }),
    detail(roundedRect([-half - 140, -65], [half * 2 + 280, 4]), hex('#9a7048')),
    ...(isTitled
      ? []
      : [
          // A class that is seen from its front has the board before it: behind it hang its own pictures.
          ...PICTURES.flatMap((look, index) =>
            framedPicture([-side * half * 0.02 + (index - 1) * boardWide(half) * 0.32, -up - 4], [50, 44], look),
          ),
          ownThing('classmates', [put([-side * half * 0.02, -up], blackboard(boardWide(half), boardHeight))]),
          ...framedPicture([-side * half * 0.78, -up - 14], [50, 62], [hex('#bfe0dc'), hex('#7fae74'), hex('#f2c25a')]),
        ]),
  ]);

const classroomFar = ({ stage, side, view, half }: ClassroomPlan): Sketch[] => [
  boardFloor(view, hex('#b98a5a')),
  lying(view, 0, windowLight(stage, side * half * 0.5, 340)),
  upright(
    view,
    [-side * half * 0.78, 0, ROOM_DEPTH - 20],
    bookcase([84, 62], { rows: 2, color: OAK, random: stage.random, full: 0.8 }),
  ),
  ownThing('classmates', teachersTable(view, side * half * 0.34)),
];

const teachersTable = (view: View, x: number): Sketch[] => [
  ...table(view, { at: [x - 60, 0, ROOM_DEPTH - 90], size: [120, 70, 46], color: hex('#8f6240') }),
  upright(view, [x + 30, 70, ROOM_DEPTH - 70], globe([0, 0], 50)),
  upright(
    view,
    [x - 20, 70, ROOM_DEPTH - 76],
    [
      form(roundedRect([-22, -7], [38, 7], 1), hex('#b94f45'), { volume: 0.3 }),
      form(roundedRect([-19, -13], [34, 6], 1), hex('#48688f'), { volume: 0.3 }),
      form(circle([-2, -19], 6.5), hex('#cf4436'), { volume: 0.7 }),
      detail(ellipse([2, -26], [4, 1.8], -0.5), hex('#6f9a4e')),
    ],
  ),
];

const classroomMiddle = ({ stage, side, view, half, tall, isTitled, wall }: ClassroomPlan): Sketch[] => [
  sideWall(
    view,
    { x: wallClear(stage, view, { x: side * half * 0.74 }), wall: lighten(wall, -0.03), trim: hex('#9a7048') },
    [
      detail(roundedRect([-230, -62], [660, 62]), hex('#6f9a8c'), { alpha: 0.85 }),
      ...(isTitled ? [] : classWindows(stage, side)),
    ],
  ),
  // Where the whole class is told of, it sits at desks of its own.
  ownThing('classmates', [
    desk(view, [side * half * 0.5, 210], hex('#4f837f')),
    desk(view, [-side * half * 0.62, 190], hex('#d9a145')),
    desk(view, [side * half * 0.6, 60], hex('#d8604a')),
  ]),
  ...(stage.calmAbove > 0
    ? []
    : hangingLamp(
        view,
        { x: -side * half * 0.2, up: Math.min(200, tall * 0.86), depth: 260 },
        { color: hex('#e6d9b8'), isDark: stage.isDark },
      )),
  ...(isTitled
    ? []
    : bunting(
        {
          from: onPage(view, [-half * 1.1, Math.min(tall - 8, 214), ROOM_DEPTH]),
          to: onPage(view, [half * 0.7, Math.min(tall - 8, 214), ROOM_DEPTH]),
          slack: 30,
          size: 22,
        },
        FLAGS,
      )),
];

const classroom = (stage: Stage): Planes => {
  const plan = planClassroom(stage);
  const { side } = plan;
  return {
    backdrop: classroomBackdrop(plan),
    far: classroomFar(plan),
    middle: classroomMiddle(plan),
    near: [
      ...nearThing(stage, { along: 500 - side * 320, reach: 24 }, (at) =>
        schoolBag(at, stage.unit * 30, hex('#48688f')),
      ),
    ],
    front: [],
  };
};

const draw = (stage: Stage): Planes => (stage.variant === 2 ? artRoom(stage) : classroom(stage));

export const school: SettingDrawing = {
  isIndoors: true,
  hasOwnSky: true,
  air: '#e6d6b0',
  elsewhere: { 1: { isIndoors: false, hasOwnSky: false, air: '#e6e0b8', draw: schoolYard } },
  draw,
};
