/** The bedroom: under a big window, in an attic, and behind a lattice of turned wood. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { bed } from '#studio/illustrator/props/home/furniture.data.ts';
import { lamp } from '#studio/illustrator/props/light/lamps.data.ts';
import { ball, teddy } from '#studio/illustrator/props/play/toys.data.ts';
import { furniture, ownThing } from '#studio/illustrator/settings/pieces/own-thing.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';
import {
  type Room,
  windowSketch,
  shelf,
  painting,
  stringLights,
} from '#studio/illustrator/settings/pieces/bedroom-furniture.ts';
import { landmark } from '#studio/illustrator/settings/views/landmark.ts';
import { paperMobile, pennants, piercedLamp } from '#studio/illustrator/settings/rooms/bedroom-hangings.ts';
import { beams, bookcase, wainscot, windowSeat } from '#studio/illustrator/settings/rooms/bedroom-walls.ts';

const ROOMS: readonly Room[] = [
  { wall: hex('#a9c6c2'), pattern: hex('#c3d9d2'), floor: hex('#c99a68'), rug: hex('#d7705c'), trim: hex('#f3ead6') },
  { wall: hex('#e6cfa6'), pattern: hex('#efdcba'), floor: hex('#a9744c'), rug: hex('#5b8c8e'), trim: hex('#8a5c3c') },
  { wall: hex('#d99f7e'), pattern: hex('#e3b191'), floor: hex('#b98a62'), rug: hex('#8a3f4c'), trim: hex('#7c4a30') },
];

const motif = (variant: number, at: Point, size: number): Path =>
  variant === 0
    ? circle(at, size * 0.5)
    : variant === 1
      ? polygon([
          [at[0], at[1] - size],
          [at[0] + size * 0.5, at[1]],
          [at[0], at[1] + size],
          [at[0] - size * 0.5, at[1]],
        ])
      : polygon(
          Array.from({ length: 16 }, (_, index): Point => {
            const angle = (index / 16) * Math.PI * 2;
            const reach = index % 2 === 0 ? size : size * 0.62;
            return [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach];
          }),
        );

const walls = (stage: Stage, room: Room): Sketch[] => {
  const { horizon, variant } = stage;
  const pattern = Array.from({ length: 90 }, (_, index): Path => {
    const row = Math.floor(index / 10);
    return motif(variant, [30 + (index % 10) * 104 + (row % 2) * 52, 30 + row * 76], variant === 2 ? 13 : 9);
  });
  return [
    form(
      polygon([
        [-20, -20],
        [1020, -20],
        [1020, horizon + 20],
        [-20, horizon + 20],
      ]),
      room.wall,
      { to: lighten(room.wall, -0.05), volume: 0 },
    ),
    bundle([detail(pattern.flat(), room.pattern, { alpha: 0.75 })], {
      clip: polygon([
        [-20, -20],
        [1020, -20],
        [1020, horizon - 24],
        [-20, horizon - 24],
      ]),
    }),
    ...(variant === 1
      ? [
          form(
            polygon([
              [-20, -20],
              [330, -20],
              [-20, 380],
            ]),
            lighten(room.wall, -0.09),
            { volume: 0.1 },
          ),
          form(
            ribbon(
              [
                [340, -30],
                [-30, 392],
              ],
              [13],
              'flat',
            ),
            room.trim,
            { volume: 0.4 },
          ),
          ...beams(room, stage.random.fork('beams')),
        ]
      : []),
    ...wainscot(stage, room),
  ];
};

/** Boards that run into the room, each of its own tone, with short joints and grain. */
const boards = (stage: Stage, color: Color): Sketch[] => {
  const { horizon, random } = stage;
  const edge = (index: number, down: number): Point => [
    500 + (index - 7) * (78 + 172 * down),
    horizon + (1080 - horizon) * down,
  ];
  const planks = Array.from(
    { length: 14 },
    (_, index): Sketch =>
      detail(
        polygon([edge(index, 0), edge(index + 1, 0), edge(index + 1, 1), edge(index, 1)]),
        lighten(color, [0.018, -0.022, 0.03, -0.01, -0.03][index % 5] ?? 0),
        { to: lighten(color, ([0.018, -0.022, 0.03, -0.01, -0.03][index % 5] ?? 0) - 0.06) },
      ),
  );
  const seams = Array.from({ length: 15 }, (_, index): Path => ribbon([edge(index, 0), edge(index, 1)], [0.6, 1.8]));
  const butts = Array.from({ length: 16 }, (_, index): Path => {
    const board = (index * 5) % 14;
    const down = 0.06 + ((index * 0.37) % 1) * 0.86;
    return ribbon([edge(board, down), edge(board + 1, down)], [0.6 + down]);
  });
  const grain = Array.from({ length: 50 }, (): Path => {
    const at = random.between(0.1, 13.9);
    const down = random.between(0.02, 0.84);
    const length = 0.04 + 0.12 * down;
    return ribbon(
      [edge(at, down), edge(at + 0.06, down + length / 2), edge(at, down + length)],
      [0.2, 0.7 + down, 0.2],
    );
  });
  return [
    ...planks,
    detail(grain.flat(), lighten(color, -0.08), { alpha: 0.55 }),
    detail([...seams, ...butts].flat(), lighten(color, -0.14), { alpha: 0.6 }),
  ];
};

/** A round rug in rings, with a knotted edge, a border of stars and a star in the middle. */
const rug = (center: Point, color: Color): Sketch[] => {
  const ring = (share: number): Path => ellipse(center, [350 * share, 92 * share]);
  const knots = Array.from({ length: 64 }, (_, index): Path => {
    const angle = (index / 64) * Math.PI * 2;
    return ellipse([center[0] + Math.cos(angle) * 352, center[1] + Math.sin(angle) * 93], [7, 3.4], angle);
  });
  const border = Array.from({ length: 18 }, (_, index): Path => {
    const angle = (index / 18) * Math.PI * 2;
    return motif(2, [center[0] + Math.cos(angle) * 292, center[1] + Math.sin(angle) * 76], 11);
  });
  const rays = polygon(
    Array.from({ length: 24 }, (_, index): Point => {
      const angle = (index / 24) * Math.PI * 2;
      const reach = index % 2 === 0 ? 0.46 : 0.26;
      return [center[0] + Math.cos(angle) * 350 * reach, center[1] + Math.sin(angle) * 92 * reach];
    }),
  );
  const pale = hex('#f2dcae');
  return [
    glow([center[0], center[1] + 8], hex('#3a2430'), { radii: [390, 112], alpha: 0.45, effect: 'shade' }),
    detail(knots.flat(), lighten(color, -0.08)),
    form(ring(1), color, { volume: 0.15 }),
    detail(border.flat(), pale),
    detail(ring(0.7), pale),
    detail(ring(0.66), lighten(color, -0.07)),
    detail(ring(0.56), lighten(color, 0.05)),
    detail(rays, pale),
    detail(ring(0.16), color),
  ];
};

const floorOf = (stage: Stage, room: Room): Sketch[] => {
  const { horizon } = stage;
  return [
    ...boards(stage, room.floor),
    form(roundedRect([-20, horizon - 22], [1040, 28], 2), room.trim, { volume: 0.3 }),
    detail(roundedRect([-20, horizon + 6], [1040, 12], 1), hex('#2a1c24'), { alpha: 0.18 }),
    ...rug([500 + stage.way * 20, horizon + (1000 - horizon) * 0.66], room.rug),
  ];
};

/** What hangs from the ceiling of each of the rooms. */
const overhead = (stage: Stage, room: Room, windowX: number): Sketch[] => {
  const { variant, random } = stage;
  const colors = [room.rug, hex('#f2d9a4'), hex('#5a8a86'), hex('#e0aa4b')];
  if (stage.calmAbove > 0) return [];
  if (variant === 0) return [...pennants([20, 26], [980, 40], colors), ...paperMobile(500, 190, random.fork('mobile'))];
  if (variant === 1) return [...stringLights(stage), ...paperMobile(500, 200, random.fork('mobile'))];
  return [
    ...stringLights(stage),
    ...piercedLamp(470, 176, stage.isDark),
    ...piercedLamp(windowX < 500 ? 556 : 392, 128, stage.isDark),
  ];
};

const PAINTED = hex('#e3c89c');
/** Pale ones in a glow would be seen through. */
const LEGS = hex('#6f4526');

/** A painted table by the bed, as no floor is; whatever stands on it stands at `at`. */
const bedsideTable = ([x, y]: Point): Sketch[] => [
  glow([x, y + 92], hex('#241a22'), { radii: [66, 10], alpha: 0.4, effect: 'shade' }),
  form(
    [-38, 30].flatMap((dx) => roundedRect([x + dx, y + 50], [8, 42], 2)),
    LEGS,
    { volume: 0.4 },
  ),
  form(roundedRect([x - 44, y + 4], [88, 56], 4), PAINTED, { volume: 0.4 }),
  form(roundedRect([x - 36, y + 14], [72, 34], 3), lighten(PAINTED, -0.06), { volume: 0.3 }),
  form(circle([x, y + 31], 4), hex('#8a5f3c'), { volume: 0.6 }),
  form(roundedRect([x - 52, y - 3], [104, 9], 3), lighten(PAINTED, 0.05), { volume: 0.3 }),
];

/** Beside the bed, or a step aside when somebody's head is before the lamp on it. */
const TABLE_AT = [500, 566, 434];

const bedsideLamp = ({ isDark, horizon, unit }: Stage, x: number): Sketch =>
  ownThing('lamp', [moved(bundle(lamp.draw({ isDark })), placed([x, horizon + 9], Math.min(3.4, unit * 0.8)))]);

/** Three blocks in a corner, one on two others. */
const blocks = (isLeft: boolean): Sketch =>
  furniture(
    [0, 1, 2].map((index) =>
      form(
        roundedRect(
          [(isLeft ? 780 : 140) + index * 34 - (index === 2 ? 51 : 0), 860 - (index === 2 ? 31 : 0)],
          [31, 31],
          4,
        ),
        [hex('#e0aa4b'), hex('#5a8a86'), hex('#c9574a')][index] ?? hex('#e0aa4b'),
        { volume: 0.5 },
      ),
    ),
  );

const draw = (stage: Stage): Planes => {
  const room = ROOMS[stage.variant] ?? {
    wall: hex('#a9c6c2'),
    pattern: hex('#c3d9d2'),
    floor: hex('#c99a68'),
    rug: hex('#d7705c'),
    trim: hex('#f3ead6'),
  };
  const { horizon, unit, way } = stage;
  const left = stage.room(220) >= stage.room(780);
  const windowX = left ? 620 : 130;
  const bedX = left ? 275 : 725;
  const top = Math.max(70, horizon - 430);
  return {
    backdrop: walls(stage, room),
    far: [
      ownThing('window', windowSketch(stage, room, [windowX, top])),
      ...shelf(stage, [left ? 130 : 620, top + 160]),
      ...painting([left ? 150 : 660, top - 20], [hex('#bfe0dc'), hex('#7fae74')]),
      ...painting([left ? 300 : 810, top + 6], [hex('#f3d3a4'), hex('#d08a5c')]),
      ...overhead(stage, room, windowX),
      ...windowSeat(stage, windowX + 125, { wood: lighten(room.floor, -0.05), cloth: room.rug }),
      ...bookcase(stage, left ? 952 : 48, lighten(room.floor, -0.09)),
    ],
    middle: [
      ...floorOf(stage, room),
      ownThing('bed', [
        moved(
          bundle(bed.draw({ isDark: stage.isDark })),
          placed([bedX, horizon + 66], Math.min(2.9, unit * 0.62), { flip: !left }),
        ),
      ]),
      // A window that the story brings comes down to it, and no lamp is before what shines in there.
      ownThing('window', [
        landmark([
          ...TABLE_AT.map((x) => [...bedsideTable([x, horizon + 6]), bedsideLamp(stage, x)]),
          bedsideTable([500, horizon + 6]),
        ]),
      ]),
    ],
    near: [
      ...(stage.room(110) > 0.3
        ? [
            ownThing('teddy', [
              moved(bundle(teddy.draw({ isDark: false })), placed([way === 1 ? 905 : 95, 885], unit * 0.95)),
            ]),
          ]
        : []),
      ...(stage.room(880) > 0.3
        ? [
            ownThing('ball', [
              moved(bundle(ball.draw({ isDark: false })), placed([way === 1 ? 120 : 880, 925], unit * 0.8)),
            ]),
          ]
        : []),
      blocks(left),
    ],
    front: [],
  };
};

export const bedroom: SettingDrawing = { isIndoors: true, hasOwnSky: true, air: '#e0c8a8', draw };
