/** Paved ground from above: a lane, a bazaar, a roof, a yard, with awnings, mats and pots. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { corners, type Ground, HEART, PETALS } from '#studio/illustrator/settings/above/dressing.ts';
import { tray } from '#studio/illustrator/settings/above/finds.ts';
import {
  bloom,
  courses,
  crown,
  disc,
  type FloorPlan,
  laid,
  mottled,
  openSpots,
  type Spot,
} from '#studio/illustrator/settings/above/floor-plan.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** A scalloped awning that looks in at an upper corner. */
const awning = (plan: FloorPlan, colors: readonly [Color, Color]): Sketch[] => {
  const side = plan.stage.way;
  const left = side === 1 ? 610 : -60;
  return Array.from({ length: 8 }, (_, index): Sketch => {
    const x = left + index * 58;
    const low = 92 + (side === 1 ? index : 7 - index) * 9;
    return form(
      spline([
        [x, -40, 1],
        [x + 58, -40, 1],
        [x + 58, low, 1],
        [x + 44, low + 24],
        [x + 14, low + 24],
        [x, low, 1],
      ]),
      colors[index % 2] ?? colors[0],
      { volume: 0.4 },
    );
  });
};

const potted = (plan: FloorPlan, spot: Spot, index: number): Sketch[] => [
  form(disc(plan, [spot[0], spot[1] + 0.012], 17), hex('#b5653f'), { volume: 0.5 }),
  ...crown(plan, spot, { radius: 19, color: index % 2 ? hex('#5f9a52') : hex('#4d8560') }),
  ...[-0.03, 0.02, 0.05].flatMap((dx) =>
    bloom(plan, [spot[0] + dx, spot[1] - 0.012 + Math.abs(dx) * 0.3], {
      radius: 4.4,
      color: PETALS[index % 5] ?? PETALS[0],
      heart: HEART,
    }),
  ),
];

/** A woven mat: bands and diamonds between two fringes. */
const mat = (plan: FloorPlan, spot: Spot, look: { size: Point; color: Color; second: Color }): Sketch[] => {
  const { size, color, second } = look;
  const [wide, deep] = size;
  const outline = laid(plan, spot, roundedRect([-wide / 2, -deep / 2], [wide, deep], 2));
  const inner = laid(plan, spot, roundedRect([-wide / 2 + 5, -deep / 2 + 6], [wide - 10, deep - 12], 2));
  const count = Math.floor((wide - 24) / 22);
  const diamonds = Array.from({ length: count }, (_, index): Path => {
    const x = -count * 11 + 3 + index * 22;
    return laid(
      plan,
      spot,
      polygon([
        [x, 0],
        [x + 8, -deep * 0.24],
        [x + 16, 0],
        [x + 8, deep * 0.24],
      ]),
    );
  });
  const fringe = Array.from(
    { length: Math.round(deep / 4) },
    (_, index): Path =>
      [-1, 1].flatMap((side) =>
        laid(plan, spot, roundedRect([side === 1 ? wide / 2 : -wide / 2 - 5, -deep / 2 + index * 4], [5, 1.6], 0.4)),
      ),
  );
  return [
    detail(fringe.flat(), hex('#efe2c6')),
    form(outline, color, { volume: 0.15 }),
    detail(inner, lighten(color, 0.06)),
    detail(diamonds.flat(), second),
  ];
};

/** Dates, apricots, peppers. */
const TRAYS = [hex('#8a4a2c'), hex('#ee9a3f'), hex('#c9402f')] as const;

const paved =
  (look: { color: Color; joint: Color; awning?: readonly [Color, Color]; mat?: readonly [Color, Color] }): Ground =>
  (plan) => {
    const side = plan.stage.way;
    const beams = [-0.9, -0.5, -0.1].map(
      (across): Path =>
        polygon([
          plan.at([across * side, -0.05]),
          plan.at([across * side + side * 0.2, -0.05]),
          plan.at([across * side + side * 0.95, 0.7]),
          plan.at([across * side + side * 0.7, 0.7]),
        ]),
    );
    const [cloth, sign] = look.mat ?? [hex('#a8453f'), hex('#f0cf8c')];
    const open = openSpots(plan, 10, 24);
    const pots = open.filter(([across]) => Math.abs(across) > 0.6).slice(0, 5);
    const trays = open.filter((spot) => !pots.includes(spot)).slice(0, 3);
    return [
      ...courses(plan, { color: look.color, joint: look.joint, rows: 11, across: 5, isShifted: true }),
      ...mottled(plan, look.color, 7),
      // Laths overhead draw their bars of light and shade on the stones.
      detail(beams.flat(), hex('#4c3a44'), { alpha: 0.12 }),
      ...(look.mat ? mat(plan, [-side * 0.1, 0.62], { size: [150, 86], color: cloth, second: sign }) : []),
      ...trays.flatMap((spot, index) => tray(plan, spot, TRAYS[index % TRAYS.length] ?? HEART)),
      ...pots.flatMap((spot, index) => potted(plan, spot, index)),
      ...potted(plan, [-side * 0.98, 0.1], 1),
      ...potted(plan, [-side * 0.8, 0.05], 2),
      ...(look.awning
        ? awning(plan, look.awning)
        : corners(plan, (spot, index) =>
            index === 1 ? crown(plan, spot, { radius: 66, color: hex('#6a9c4f') }) : [],
          )),
    ];
  };

export const lane = paved({ color: hex('#d9bd93'), joint: hex('#b3926a'), awning: [hex('#b8493f'), hex('#efe0c0')] });
export const bazaar = paved({
  color: hex('#d2b48c'),
  joint: hex('#a88a66'),
  awning: [hex('#2f7a78'), hex('#f0e2c4')],
  mat: [hex('#a8453f'), hex('#f0cf8c')],
});
export const roofTop = paved({ color: hex('#dcb98a'), joint: hex('#c29a6c'), mat: [hex('#3f7f86'), hex('#f0cf8c')] });
export const yard = paved({ color: hex('#cfc3b0'), joint: hex('#aa9c88') });
