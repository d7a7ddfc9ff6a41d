/** What makes the wall of a bedroom a wall of somebody: panels, a chest, shelves to the ceiling, pennants, paper that hangs. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import {
  circle,
  ellipse,
  type Path,
  type Point,
  polygon,
  roundedRect,
  spline,
} from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import type { Room } from '#studio/illustrator/settings/pieces/bedroom-furniture.ts';
import { CLOTHS } from '#studio/illustrator/settings/rooms/bedroom-hangings.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** Fine lines in wood, along it. */
export const grainIn = (
  box: { at: Point; size: Point },
  look: { color: Color; random: Random; isUpright?: boolean },
): Sketch => {
  const { at, size } = box;
  const { color, random, isUpright = false } = look;
  const lines = Array.from({ length: 8 }, (_, index): Path => {
    const across = (index + random.between(0.2, 0.8)) / 8;
    const from = random.between(0.04, 0.4);
    const to = Math.min(0.97, from + random.between(0.25, 0.5));
    const spot = (along: number, sway: number): Point =>
      isUpright
        ? [at[0] + size[0] * (across + sway), at[1] + size[1] * along]
        : [at[0] + size[0] * along, at[1] + size[1] * (across + sway)];
    return ribbon([spot(from, 0), spot((from + to) / 2, 0.025), spot(to, 0)], [0.2, 0.9, 0.2]);
  });
  return detail(lines.flat(), lighten(color, -0.1), { alpha: 0.6 });
};

/** The lower third of the wall in boards, with a rail on top and shade in the joints. */
export const wainscot = (stage: Stage, room: Room): Sketch[] => {
  const { horizon, variant } = stage;
  const top = horizon - 118;
  const base = variant === 2 ? mix(room.trim, room.wall, 0.35) : mix(room.trim, room.wall, variant === 0 ? 0.45 : 0.3);
  if (variant === 2) {
    const tiles = Array.from({ length: 26 }, (_, index): Path => {
      const x = -10 + index * 40;
      return polygon([
        [x + 20, top + 6],
        [x + 38, top + 25],
        [x + 20, top + 44],
        [x + 2, top + 25],
      ]);
    });
    return [
      form(roundedRect([-20, top], [1040, 50], 1), hex('#2f7a86'), { volume: 0.15 }),
      detail(tiles.flat(), hex('#f0dcae')),
      detail(
        Array.from({ length: 26 }, (_, index): Path => circle([10 + index * 40, top + 25], 6)).flat(),
        hex('#b5493f'),
      ),
      form(roundedRect([-20, top - 8], [1040, 10], 2), room.trim, { volume: 0.3 }),
      form(roundedRect([-20, top + 48], [1040, 8], 2), room.trim, { volume: 0.3 }),
    ];
  }
  const joints = Array.from({ length: 24 }, (_, index): Path => roundedRect([index * 46 - 24, top + 8], [2.4, 120], 1));
  return [
    form(roundedRect([-20, top], [1040, 130], 1), base, { to: lighten(base, -0.05), volume: 0.1 }),
    detail(joints.flat(), lighten(base, -0.11), { alpha: 0.7 }),
    detail(
      joints.map((_, index): Path => roundedRect([index * 46 - 20, top + 8], [1.6, 120], 1)).flat(),
      lighten(base, 0.06),
      { alpha: 0.7 },
    ),
    form(roundedRect([-20, top - 9], [1040, 14], 4), lighten(base, 0.03), { volume: 0.4 }),
  ];
};

/** The beams of an attic and the slope on the other side. */
export const beams = (room: Room, random: Random): Sketch[] => {
  const beam = (from: Point, to: Point, half: number): Sketch[] => [
    form(ribbon([from, to], [half], 'flat'), lighten(room.trim, -0.02), { volume: 0.5 }),
    detail(
      ribbon([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 3], to], [0.6, 1.6, 0.6]),
      lighten(room.trim, random.between(-0.12, -0.09)),
      { alpha: 0.7 },
    ),
  ];
  return [
    form(
      polygon([
        [1020, -20],
        [760, -20],
        [1020, 290],
      ]),
      lighten(room.wall, -0.07),
      { volume: 0.1 },
    ),
    ...beam([752, -30], [1030, 300], 12),
    ...beam([-30, 34], [1030, 34], 14),
  ];
};

const spines = (from: Point, width: number, tall: number, random: Random): Sketch[] => {
  const books: Sketch[] = [];
  let x = from[0];
  while (x < from[0] + width - 12) {
    const wide = random.between(8, 15);
    const high = tall * random.between(0.6, 0.94);
    const color = random.pick(CLOTHS);
    const leans = random.chance(0.12) ? 7 : 0;
    books.push(
      form(
        polygon([
          [x, from[1]],
          [x + leans, from[1] - high],
          [x + wide + leans, from[1] - high],
          [x + wide, from[1]],
        ]),
        color,
        { volume: 0.3 },
      ),
      detail(roundedRect([x + 1.5 + leans * 0.7, from[1] - high * 0.78], [wide - 3, 3], 1), lighten(color, 0.16), {
        alpha: 0.8,
      }),
    );
    x += wide + 1.4;
  }
  return books;
};

/** A narrow case from the floor to over the window, with books, a globe and a toy in it; `x` is its middle. */
export const bookcase = (stage: Stage, x: number, color: Color): Sketch[] => {
  const { random, horizon } = stage;
  const [half, tall] = [70, Math.min(400, horizon - 90)];
  const top = horizon + 10 - tall;
  const rows = 4;
  const row = (tall - 24) / rows;
  return [
    form(roundedRect([x - half, top], [half * 2, tall], 4), color, { volume: 0.3 }),
    grainIn({ at: [x - half, top], size: [12, tall] }, { color, random, isUpright: true }),
    ...Array.from({ length: rows }, (_, index): Sketch[] => {
      const y = top + 14 + index * row;
      const shelfY = y + row - 9;
      const inner: Point = [x - half + 11, shelfY];
      const width = half * 2 - 22;
      const toy: Sketch[] =
        index === 0
          ? [
              form(circle([x + 30, shelfY - 26], 21), hex('#5f9fb8'), { volume: 0.8 }),
              detail(ellipse([x + 24, shelfY - 30], [9, 11], 0.4), hex('#8fb46a')),
              form(roundedRect([x + 18, shelfY - 6], [24, 6], 2), hex('#9a6a40'), { volume: 0.4 }),
              ...spines(inner, width * 0.5, row - 18, random),
            ]
          : index === 2
            ? [
                ...spines([inner[0] + width * 0.46, shelfY], width * 0.54, row - 18, random),
                ...[0, 1].map((at) =>
                  form(
                    roundedRect([inner[0] + 4 + at * 4, shelfY - 15 - at * 14], [42 - at * 8, 13], 2),
                    CLOTHS[at * 2] ?? CLOTHS[0],
                    {
                      volume: 0.3,
                    },
                  ),
                ),
              ]
            : spines(inner, width, row - 18, random);
      return [
        form(roundedRect([x - half + 9, y], [half * 2 - 18, row - 8], 2), lighten(color, -0.17), { volume: 0.1 }),
        ...toy,
        detail(roundedRect([x - half + 9, y], [half * 2 - 18, 8], 1), hex('#2a1c24'), { alpha: 0.25 }),
      ];
    }).flat(),
    form(roundedRect([x - half - 6, top - 8], [half * 2 + 12, 14], 4), lighten(color, 0.03), { volume: 0.4 }),
  ];
};

/** A low chest under the window with cushions to sit on; `x` is its middle. */
export const windowSeat = (stage: Stage, x: number, look: { wood: Color; cloth: Color }): Sketch[] => {
  const { horizon, random } = stage;
  const { wood, cloth } = look;
  const [half, tall] = [150, 92];
  const top = horizon + 16 - tall;
  const cushion = (at: number, color: Color, turn: number): Sketch[] => {
    const path = spline([
      [at - 32, top + 2, 1],
      [at - 36 + turn, top - 24],
      [at - 28 + turn * 2, top - 50, 1],
      [at + turn * 2, top - 46],
      [at + 30 + turn * 2, top - 50, 1],
      [at + 36 + turn, top - 22],
      [at + 32, top + 2, 1],
      [at, top + 6],
    ]);
    return [
      form(path, color, { volume: 0.6 }),
      bundle(
        [
          detail(circle([at + turn, top - 24], 11), lighten(color, 0.13)),
          detail(circle([at + turn, top - 24], 5), color),
        ],
        { clip: path },
      ),
    ];
  };
  return [
    form(roundedRect([x - half, top + 12], [half * 2, tall - 12], 4), wood, { volume: 0.3 }),
    ...[-1, 0, 1].flatMap((at): Sketch[] => [
      form(roundedRect([x + at * 98 - 44, top + 26], [88, tall - 38], 4), lighten(wood, 0.045), { volume: 0.25 }),
      grainIn({ at: [x + at * 98 - 42, top + 28], size: [84, tall - 42] }, { color: wood, random }),
      detail(circle([x + at * 98, top + 42], 4), hex('#e3b45c')),
    ]),
    form(roundedRect([x - half - 8, top], [half * 2 + 16, 16], 6), cloth, { volume: 0.5 }),
    ...cushion(x - 96, hex('#e0aa4b'), 3),
    ...cushion(x + 92, hex('#4f8a86'), -3),
  ];
};
