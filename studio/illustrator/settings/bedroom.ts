/** The bedroom: under a big window, in an attic, and behind a lattice of turned wood. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { bed } from '#studio/illustrator/props/home/furniture.data.ts';
import { lamp } from '#studio/illustrator/props/light/lamps.data.ts';
import { ball, teddy } from '#studio/illustrator/props/play/toys.data.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';
import {
  type Room,
  windowSketch,
  shelf,
  painting,
  stringLights,
} from '#studio/illustrator/settings/pieces/bedroom-furniture.ts';

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
        ]
      : []),
  ];
};

const floorOf = (stage: Stage, room: Room): Sketch[] => {
  const { horizon } = stage;
  const planks = Array.from({ length: 15 }, (_, index) =>
    line(
      [
        [500 + (index - 7) * 78, horizon],
        [500 + (index - 7) * 250, 1080],
      ],
      lighten(room.floor, -0.1),
      { width: 2, alpha: 0.5 },
    ),
  );
  const center: Point = [500 + stage.way * 20, horizon + (1000 - horizon) * 0.66];
  return [
    form(
      polygon([
        [-20, horizon],
        [1020, horizon],
        [1020, 1080],
        [-20, 1080],
      ]),
      room.floor,
      { to: lighten(room.floor, -0.07), volume: 0 },
    ),
    ...planks,
    form(
      polygon([
        [-20, horizon - 24],
        [1020, horizon - 24],
        [1020, horizon + 6],
        [-20, horizon + 6],
      ]),
      room.trim,
      { volume: 0.3 },
    ),
    form(ellipse(center, [350, 92]), room.rug, { volume: 0.15 }),
    detail(ellipse(center, [300, 76]), lighten(room.rug, 0.1)),
    detail(ellipse(center, [270, 66]), room.rug),
    ...Array.from({ length: 16 }, (_, index): Sketch => {
      const angle = (index / 16) * Math.PI * 2;
      return detail(
        motif(2, [center[0] + Math.cos(angle) * 218, center[1] + Math.sin(angle) * 50], 11),
        hex('#f2d9a4'),
        { alpha: 0.8 },
      );
    }),
  ];
};

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
      ...windowSketch(stage, room, [windowX, top]),
      ...shelf(stage, [left ? 130 : 620, top + 160]),
      ...painting([left ? 150 : 660, top - 20], [hex('#bfe0dc'), hex('#7fae74')]),
      ...painting([left ? 300 : 810, top + 6], [hex('#f3d3a4'), hex('#d08a5c')]),
      ...stringLights(stage),
    ],
    middle: [
      ...floorOf(stage, room),
      moved(
        bundle(bed.draw({ isDark: stage.isDark })),
        placed([bedX, horizon + 66], Math.min(2.9, unit * 0.62), { flip: !left }),
      ),
      moved(bundle(lamp.draw({ isDark: stage.isDark })), placed([500, horizon + 6], Math.min(3.4, unit * 0.8))),
      form(roundedRect([455, horizon + 4], [90, 58], 5), hex('#9a6a44'), { volume: 0.4 }),
      line(
        [
          [468, horizon + 30],
          [532, horizon + 30],
        ],
        hex('#6f472c'),
        { width: 2 },
      ),
    ],
    near: [
      ...(stage.room(110) > 0.3
        ? [moved(bundle(teddy.draw({ isDark: false })), placed([way === 1 ? 905 : 95, 885], unit * 0.95))]
        : []),
      ...(stage.room(880) > 0.3
        ? [moved(bundle(ball.draw({ isDark: false })), placed([way === 1 ? 120 : 880, 925], unit * 0.8))]
        : []),
      ...[0, 1, 2].map((index) =>
        form(
          roundedRect(
            [(left ? 780 : 140) + index * 34 - (index === 2 ? 51 : 0), 860 - (index === 2 ? 31 : 0)],
            [31, 31],
            4,
          ),
          [hex('#e0aa4b'), hex('#5a8a86'), hex('#c9574a')][index] ?? hex('#e0aa4b'),
          { volume: 0.5 },
        ),
      ),
    ],
    front: [],
  };
};

export const bedroom: SettingDrawing = { isIndoors: true, hasOwnSky: true, air: '#e0c8a8', draw };
