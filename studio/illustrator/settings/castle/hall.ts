/** The great hall of the castle: tall windows, a hearth, a throne under a tapestry, a floor of two stones. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import {
  chandelier,
  chest,
  column,
  GILT,
  hearth,
  PILLAR,
  ROYAL_CLOTH,
  tallWindow,
  tapestry,
  throne,
  TIMBER,
  WALL,
} from '#studio/illustrator/settings/castle/hall-things.ts';
import { courses } from '#studio/illustrator/settings/pieces/masonry.ts';
import { below, busySide, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** Two stones in turn, smaller towards the back wall, with a runner of carpet. */
const floorOf = (y: number, carpetX: number): Sketch[] => {
  const rows = [0, 0.07, 0.17, 0.31, 0.5, 0.76, 1.1];
  const at = (column: number, share: number): Point => [
    500 + (column - 6) * (92 + share * 210),
    y + (1000 - y) * share,
  ];
  const dark = rows.slice(0, -1).flatMap((top, row) =>
    Array.from({ length: 6 }, (_, index): Path => {
      const column = index * 2 + (row % 2);
      const low = rows[row + 1] ?? 1.1;
      return polygon([at(column, top), at(column + 1, top), at(column + 1, low), at(column, low)]);
    }),
  );
  const carpet = (half: number, color: Color): Sketch => {
    const near = 500 + (carpetX - 500) * 0.3;
    return form(
      polygon([
        [carpetX - 52 * half, y + 8],
        [carpetX + 52 * half, y + 8],
        [near + 190 * half, 1080],
        [near - 190 * half, 1080],
      ]),
      color,
      { volume: 0.1 },
    );
  };
  return [
    form(
      polygon([
        [-20, y],
        [1020, y],
        [1020, 1080],
        [-20, 1080],
      ]),
      hex('#d8c3a0'),
      { to: hex('#c7ad86'), volume: 0 },
    ),
    detail(dark.flat(), hex('#a9805f'), { alpha: 0.6 }),
    carpet(1, GILT),
    carpet(0.9, ROYAL_CLOTH),
    carpet(0.5, lighten(ROYAL_CLOTH, 0.04)),
  ];
};

const backWall = (stage: Stage, base: number): Sketch[] => {
  const wall = polygon([
    [-20, -20],
    [1020, -20],
    [1020, base],
    [-20, base],
  ]);
  return [
    form(wall, lighten(WALL, -0.06), { to: WALL, volume: 0 }),
    courses(
      wall,
      { foot: [500, base], size: [1040, base] },
      { color: WALL, random: stage.random, count: 34, stone: 26 },
    ),
    ...(stage.calmAbove > 0
      ? []
      : [0.06, 0.3, 0.7, 0.94].map((x) =>
          form(
            ribbon(
              [
                [x * 1000 - 90, -30],
                [x * 1000, 70],
                [x * 1000 + 4, 150],
              ],
              [16, 13, 11],
            ),
            TIMBER,
            { volume: 0.5 },
          ),
        )),
    form(
      ribbon(
        [
          [-20, Math.max(24, stage.calmAbove - 20)],
          [1020, Math.max(24, stage.calmAbove - 20)],
        ],
        [17],
        'flat',
      ),
      TIMBER,
      { volume: 0.5 },
    ),
  ];
};

/** Between the two windows, clear of both, below a pillar that is its chimney. */
const HEARTH = 240;
const windowsOf = (open: 1 | -1): number[] => [inFrom(open, 84), inFrom(open, 396)];

const hallFar = (stage: Stage): Sketch[] => {
  const { horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const base = horizon + 16;
  const room = below(stage, base, base - 50);
  const seat = inFrom(side, 205);
  const pillarAt = (x: number): Sketch[] => column([x, base + 6], [74, room * 0.98]);
  return [
    ...windowsOf(open).flatMap((x) => tallWindow(stage, [x, base - room * 0.22], [96, room * 0.62])),
    ...tapestry([seat, base - room * 0.86], [138, room * 0.6]),
    ...[inFrom(open, -12), inFrom(open, HEARTH), inFrom(open, 484), inFrom(side, 330), inFrom(side, 70)].flatMap(
      pillarAt,
    ),
    ...floorOf(base, seat),
    form(
      polygon([
        [-20, base - 14],
        [1020, base - 14],
        [1020, base + 8],
        [-20, base + 8],
      ]),
      lighten(PILLAR, -0.06),
      { volume: 0.3 },
    ),
    ...hearth([inFrom(open, HEARTH), base + 12], Math.min(130, room * 0.34)),
    ...throne([seat, base + 44], Math.min(112, room * 0.36)),
  ];
};

const hallMiddle = (stage: Stage): Sketch[] => {
  const { horizon, isDark } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const base = horizon + 16;
  const room = below(stage, base, base - 50);
  return [
    ...(stage.calmAbove > 0 || horizon < 300
      ? []
      : chandelier(stage, [inFrom(side, 420), Math.min(130, horizon * 0.26)], 82)),
    ...(isDark
      ? []
      : windowsOf(open).map((x) =>
          detail(
            polygon([
              [x - 40, base - room * 0.7],
              [x + 40, base - room * 0.7],
              [x + side * 330 + 90, 1000],
              [x + side * 330 - 90, 1000],
            ]),
            hex('#fff3cf'),
            { lit: true, alpha: 0.1 },
          ),
        )),
  ];
};

const hallNear = (stage: Stage): Sketch[] => {
  const { unit } = stage;
  const side = busySide(stage);
  return roomy(stage, [inFrom(side, 60)]).flatMap((x) => chest([x, groundAt(stage, 0.97)], unit * 22, side));
};

const drawHall = (stage: Stage): Planes => {
  const base = stage.horizon + 16;
  return {
    backdrop: backWall(stage, base),
    far: hallFar(stage),
    middle: hallMiddle(stage),
    near: hallNear(stage),
    front: [],
  };
};

export const hall: SettingDrawing = { isIndoors: true, hasOwnSky: true, air: '#e0cba6', draw: drawHall };
