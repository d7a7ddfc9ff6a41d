/** The kitchen of a family: a window over the sink, pans on a rail, a table with a chequered cloth. */
import { ownThing } from '#studio/illustrator/settings/pieces/own-thing.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, slippers } from '#studio/illustrator/settings/pieces/strewn.ts';
import { area, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import { ROOM_DEPTH, type View, lying, put, roomView, upright } from '#studio/illustrator/settings/pieces/view.ts';
import { CREAM, type Look, corner, counter, splashback } from '#studio/illustrator/settings/rooms/kitchen-fittings.ts';
import { fruitBowl, jarsOnShelf, panRail, stove, teaTray } from '#studio/illustrator/settings/rooms/kitchen-things.ts';
import { OAK, chair, framedPicture, table } from '#studio/illustrator/settings/rooms/room-furniture.ts';
import {
  backWall,
  halfRoom,
  hangingLamp,
  roomHeight,
  tileFloor,
} from '#studio/illustrator/settings/rooms/room-shell.ts';
import {
  type WindowOrder,
  curtains,
  roomWindow,
  windowLight,
  windowSill,
} from '#studio/illustrator/settings/rooms/room-window.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';

const FAMILY: Look = { wall: hex('#e9cf9f'), tile: hex('#4f8f96'), front: hex('#5f9a8c'), top: hex('#b98656') };

const sink = (view: View, x: number): Sketch =>
  upright(
    view,
    [x, 88, ROOM_DEPTH - 40],
    [
      detail(roundedRect([-24, -3], [48, 4], 2), hex('#8d9a98')),
      strokes(
        [
          ['M', 0, 0],
          ['L', 0, -22],
          ['C', 0, -34, 16, -34, 16, -22],
        ],
        hex('#c3c9c4'),
        { width: 3 },
      ),
      form(roundedRect([28, -15], [9, 15], 2), hex('#7fae6a'), { volume: 0.5 }),
    ],
  );

const familyTable = (stage: Stage, view: View, at: Point): Sketch[] => {
  const [x, depth] = at;
  const cloth = hex('#c9574a');
  const checks: Path = Array.from({ length: 30 }, (_, index): Path => {
    const column = index % 10;
    const row = Math.floor(index / 10) * 2 + (column % 2);
    return area([x - 76 + column * 15.2, depth + row * 11], [x - 76 + (column + 1) * 15.2, depth + (row + 1) * 11]);
  }).flat();
  return [
    upright(view, [x - 40, 0, depth + 78], chair(OAK, hex('#d9a145'))),
    upright(view, [x + 40, 0, depth + 78], chair(OAK, hex('#d9a145'))),
    ...table(view, { at: [x - 76, 0, depth], size: [152, 68, 66], color: OAK }),
    lying(view, 68.6, [
      form(area([x - 78, depth - 2], [x + 78, depth + 68]), CREAM, { volume: 0 }),
      detail(checks, cloth, { alpha: 0.85 }),
    ]),
    upright(
      view,
      [x, 68, depth - 2],
      [
        form(polygon(cm('-78,1 78,1 74,-17 -74,-17')), CREAM, { volume: 0.2 }),
        detail(
          [-66, -36, -6, 24, 54].flatMap((dx) => area([dx, -1], [dx + 15, 17])),
          cloth,
          { alpha: 0.85 },
        ),
      ],
    ),
    upright(view, [x - 28, 69, depth + 30], fruitBowl(stage.random)),
    upright(view, [x + 30, 69, depth + 26], teaTray()),
  ];
};

const planFamily = (stage: Stage) => {
  const side = busySide(stage);
  const view = roomView(stage);
  const half = halfRoom(view);
  const tall = roomHeight(stage, view);
  const up = Math.max(96, Math.min(112, tall - 130));
  const window: WindowOrder = {
    foot: [-side * half * 0.12, -up],
    size: [96, Math.max(70, Math.min(110, tall - up - 22))],
    shape: 'square',
    frame: CREAM,
    land: 'garden',
    panes: [2, 2],
  };
  const [from, to] = side === 1 ? [-half * 0.52, half + 30] : [-half - 30, half * 0.52];
  const isTitled = stage.calmAbove > 0;
  return { stage, side, view, half, tall, window, from, to, isTitled };
};

type FamilyPlan = ReturnType<typeof planFamily>;

const familyBackdrop = ({ side, view, half, tall, from, to, isTitled }: FamilyPlan): Sketch[] =>
  backWall(view, { wall: FAMILY.wall, trim: CREAM }, [
    ...splashback(from, to, FAMILY.tile),
    ...(isTitled
      ? []
      : [
          put([side * half * 0.58, -Math.min(tall - 26, 196)], panRail(150)),
          ...framedPicture([-side * half * 0.8, -104], [46, 36], [hex('#bfdcd6'), hex('#7fa06a'), hex('#f2c76c')]),
        ]),
  ]);

const familyFar = ({ stage, side, view, half, window, from, to, isTitled }: FamilyPlan): Sketch[] => [
  tileFloor(view, [hex('#e3cda3'), hex('#d8b088'), hex('#6f9f9a')], 38),
  lying(view, 0, windowLight(stage, window.foot[0], 330)),
  upright(
    view,
    [0, 0, ROOM_DEPTH],
    isTitled
      ? []
      : [
          ...roomWindow(stage, window),
          windowSill(window),
          ...curtains(window, hex('#d9785c')),
          put([window.foot[0] - 30, window.foot[1] + 3], pottedPlant([0, 0], 26, { random: stage.random })),
          put(
            [window.foot[0] + 34, window.foot[1] + 3],
            pottedPlant([0, 0], 22, { random: stage.random, bloom: hex('#e6654f') }),
          ),
        ],
  ),
  ...counter(view, from, to, FAMILY),
  sink(view, window.foot[0]),
  ...stove(view, side * half * 0.6 - 32, stage.isDark),
  upright(view, [side * half * 0.3, 88, ROOM_DEPTH - 30], jarsOnShelf(4)),
];

const familyMiddle = ({ stage, side, view, half, tall }: FamilyPlan): Sketch[] => [
  ownThing('table', familyTable(stage, view, [side * half * 0.46, 130])),
  ...(stage.calmAbove > 0
    ? []
    : hangingLamp(
        view,
        { x: side * half * 0.46, up: Math.min(150, tall * 0.72), depth: 170 },
        { color: hex('#c9574a'), isDark: stage.isDark },
      )),
];

export const family = (stage: Stage): Planes => {
  const plan = planFamily(stage);
  const { side } = plan;
  return {
    backdrop: familyBackdrop(plan),
    far: familyFar(plan),
    middle: familyMiddle(plan),
    near: [
      ...nearThing(stage, { along: 500 - side * 310, reach: 20 }, (at) =>
        slippers(at, stage.unit * 20, hex('#c9574a')),
      ),
    ],
    front: corner(stage, hex('#e6654f')),
  };
};
