/** The kitchen of a village house: mud plaster, niches with pots, an oven with fire, a low round table with bread. */
import { ownThing } from '#studio/illustrator/settings/pieces/own-thing.ts';
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, circle, ellipse, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, slippers, strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { horseshoeArch, shutteredWindow } from '#studio/illustrator/settings/pieces/town-arches.ts';
import { breadTray, sack, waterJar } from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  ROOM_DEPTH,
  type View,
  block,
  groundFrom,
  lying,
  put,
  roomView,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import { cushion } from '#studio/illustrator/settings/rooms/room-furniture.ts';
import {
  backWall,
  halfRoom,
  hangingLamp,
  roomHeight,
  roundRug,
} from '#studio/illustrator/settings/rooms/room-shell.ts';
import { type WindowOrder, roomWindow, windowLight } from '#studio/illustrator/settings/rooms/room-window.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { clayOven } from '#studio/illustrator/settings/town/village-roof-things.ts';
import { type Sketch, detail, form, line } from '#studio/illustrator/sketch.ts';

const PLASTER = hex('#d8a877');
const EARTH = hex('#b98a5c');

/** A niche in the wall with shelves of pots and plates. */
const niche = (height: number): Sketch[] => [
  form(horseshoeArch([0, 4], [92, height + 10]), lighten(PLASTER, 0.07), { volume: 0.2 }),
  detail(horseshoeArch([0, 0], [78, height]), lighten(PLASTER, -0.13), { to: lighten(PLASTER, -0.06) }),
  ...[0, 0.42].flatMap((share, row): Sketch[] => [
    detail(roundedRect([-31, -height * share - 3], [62, 4], 1), hex('#8a5f3c')),
    ...[-18, 2, 21].flatMap((x, index) =>
      (index + row) % 2 === 0
        ? waterJar([x, -height * share - 3], height * 0.3, row === 0 ? hex('#bf744c') : hex('#c98a4c'))
        : [
            form(ellipse([x, -height * share - 3 - height * 0.13], [10, height * 0.13]), hex('#4f8791'), {
              volume: 0.4,
            }),
            detail(ellipse([x, -height * share - 3 - height * 0.13], [6, height * 0.08]), hex('#efe0bd')),
          ],
    ),
  ]),
];

/** A string of onions, peppers or garlic hanging from a peg. */
const hung = (color: Color, size: number): Sketch[] => [
  line(
    [
      [0, 0],
      [0, 48],
    ],
    hex('#8a6a44'),
    { width: 1.4 },
  ),
  form(
    Array.from(
      { length: 9 },
      (_, index): Path =>
        ellipse(
          [(index % 2 === 0 ? -1 : 1) * size * 0.7, 8 + index * 5],
          [size, size * 1.25],
          index % 2 === 0 ? 0.4 : -0.4,
        ),
    ).flat(),
    color,
    { volume: 0.5 },
  ),
];

const doorway = (stage: Stage, x: number, height: number): Sketch[] => {
  const door: WindowOrder = {
    foot: [x, 0],
    size: [86, height],
    shape: 'pointed',
    frame: lighten(PLASTER, 0.08),
    land: 'fields',
    panes: [1, 1],
  };
  return [
    ...roomWindow(stage, door),
    form(roundedRect([x - 92, -height * 0.78], [44, height * 0.78], 2), hex('#4f8791'), { volume: 0.3 }),
    ...[-84, -72, -60].map((dx) =>
      line(
        [
          [x + dx, -4],
          [x + dx, -height * 0.75],
        ],
        hex('#3c6d78'),
        { width: 1.4 },
      ),
    ),
  ];
};

const lowTable = (view: View, [x, depth]: Point): Sketch[] => [
  roundRug(view, [x, depth], { radius: 150, color: hex('#a9483f'), pattern: hex('#e6c583') }),
  ...[-96, 96].map((dx, index) =>
    upright(
      view,
      [x + dx, 0, depth + 20],
      cushion(
        [0, 0],
        64,
        index === 0
          ? { color: hex('#4f837f'), pattern: hex('#ecd3a0') }
          : { color: hex('#d9a145'), pattern: hex('#a9483f') },
      ),
    ),
  ),
  upright(
    view,
    [x, 0, depth],
    [
      form([ribbon(cm('-40,0 -34,24'), [4], 'flat'), ribbon(cm('40,0 34,24'), [4], 'flat')].flat(), hex('#7d5436'), {
        volume: 0.4,
      }),
      form(ellipse([0, -22], [66, 15]), hex('#8f6240'), { volume: 0.3 }),
      form(ellipse([0, -26], [66, 15]), hex('#b98354'), { volume: 0.2 }),
      form(ellipse([-22, -30], [17, 5]), hex('#efe4cc'), { volume: 0.4 }),
      detail(ellipse([-22, -31], [12, 3.2]), hex('#8f5a2f')),
      form(ellipse([24, -31], [15, 4.4]), hex('#efe4cc'), { volume: 0.4 }),
      detail(
        [18, 24, 30].flatMap((dx, index) => circle([dx, -32 - (index % 2) * 2], 3.2)),
        hex('#cf4436'),
      ),
      form(
        [
          [0, -35],
          [6, -37],
          [-6, -38],
        ].flatMap(([dx = 0, dy = 0]) => ellipse([dx, dy], [15, 4.6])),
        hex('#dfae68'),
        { volume: 0.5 },
      ),
    ],
  ),
];

const planVillageKitchen = (stage: Stage) => {
  const side = busySide(stage);
  const view = roomView(stage);
  const half = halfRoom(view);
  const tall = roomHeight(stage, view);
  const isTitled = stage.calmAbove > 0;
  const beams: Path = [-0.8, -0.4, 0, 0.4, 0.8].flatMap((at) => roundedRect([at * half - 9, -tall - 20], [18, 32], 3));
  return { stage, side, view, half, tall, isTitled, beams };
};

type VillageKitchenPlan = ReturnType<typeof planVillageKitchen>;

const villageKitchenBackdrop = ({ view, half, tall, isTitled, beams }: VillageKitchenPlan): Sketch[] =>
  backWall(view, { wall: PLASTER, trim: lighten(PLASTER, -0.08) }, [
    detail(
      [
        [-0.7, 0.3],
        [0.62, 0.2],
      ].flatMap(([at = 0, up = 0]) => ellipse([at * half, -up * tall], [52, 16])),
      lighten(PLASTER, 0.04),
      { alpha: 0.6 },
    ),
    detail(roundedRect([-half - 60, -34], [half * 2 + 120, 34]), hex('#4f8791'), { alpha: 0.55 }),
    ...(isTitled ? [] : [form(beams, hex('#7d5436'), { volume: 0.4 })]),
  ]);

const villageKitchenFar = ({ stage, side, view, half, tall, isTitled }: VillageKitchenPlan): Sketch[] => [
  groundFrom(view, ROOM_DEPTH, EARTH),
  lying(view, 0, windowLight(stage, -side * half * 0.42, 400)),
  upright(
    view,
    [0, 0, ROOM_DEPTH],
    [
      ...doorway(stage, -side * half * 0.42, Math.min(176, Math.max(90, tall - 40))),
      put([side * half * 0.2, -58], niche(Math.max(50, Math.min(96, tall - 90)))),
      ...(isTitled
        ? []
        : [
            put(
              [side * half * 0.86, -104],
              shutteredWindow({ width: 40, height: 50, isLit: stage.isDark }, hex('#4f8791')),
            ),
            ...(
              [
                [0.44, hex('#c4432f'), 3],
                [0.52, hex('#efe3d2'), 3.8],
                [0.6, hex('#b5653f'), 4],
              ] as const
            ).map(([at, color, size]) => put([side * half * at, -Math.min(tall - 16, 190)], hung(color, size))),
          ]),
    ],
  ),
  ...block(view, {
    at: [side === 1 ? half * 0.42 : -half - 40, 0, ROOM_DEPTH - 66],
    size: [half * 0.58 + 40, 46, 66],
    color: lighten(PLASTER, -0.03),
    top: lighten(PLASTER, 0.04),
  }),
  ...clayOven(view, [side * half * 0.66, 46, ROOM_DEPTH - 60], true),
  upright(view, [side * half * 0.96, 46, ROOM_DEPTH - 60], waterJar([0, 0], 54)),
];

const villageKitchenMiddle = ({ stage, side, view, half, tall }: VillageKitchenPlan): Sketch[] => [
  ownThing('table', lowTable(view, [side * half * 0.42, 130])),
  upright(view, [-side * half * 0.86, 0, 250], sack([0, 0], 58, hex('#e2c07a'))),
  upright(view, [-side * half * 0.66, 0, 270], waterJar([0, 0], 84)),
  upright(view, [side * half * 0.92, 0, 214], breadTray([0, 0], 76)),
  ...(stage.calmAbove > 0
    ? []
    : hangingLamp(
        view,
        { x: side * half * 0.4, up: Math.min(166, tall * 0.8), depth: 190 },
        { color: hex('#c98a3c'), isDark: stage.isDark },
      )),
];

/** Draws the village kitchen. */
export const villageKitchen = (stage: Stage): Planes => {
  const plan = planVillageKitchen(stage);
  const { side } = plan;
  return {
    backdrop: villageKitchenBackdrop(plan),
    far: villageKitchenFar(plan),
    middle: villageKitchenMiddle(plan),
    near: [
      ...strewn(stage, { colors: [hex('#e6c983'), hex('#8f6a40')], count: 8, size: 1.5 }),
      ...nearThing(stage, { along: 500 - side * 300, reach: 20 }, (at) =>
        slippers(at, stage.unit * 19, hex('#4f8791')),
      ),
    ],
    front: stage.isFree(500 + side * 500, 90) ? waterJar([500 + side * 504, 1034], stage.unit * 34) : [],
  };
};
