/** Rooms from above: boards or tiles, a rug, and the furniture that stands along the wall behind. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import {
  bloom,
  courses,
  disc,
  type FloorPlan,
  laid,
  page,
  rosette,
  type Spot,
} from '#studio/illustrator/settings/above/floor-plan.ts';
import type { Ground } from '#studio/illustrator/settings/above/dressing.ts';
import { mat } from '#studio/illustrator/settings/above/pavings.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

const BOARDS = 9;

/** Boards that run towards the reader, each of its own tone, with joints, knots and grain. */
const boards = (plan: FloorPlan, color: Color): Sketch[] => {
  const { random } = plan;
  const edge = (index: number): number => (index / BOARDS) * 2.4 - 1.2;
  const planks = Array.from(
    { length: BOARDS },
    (_, index): Sketch =>
      detail(
        polygon([
          plan.at([edge(index), -0.05]),
          plan.at([edge(index + 1), -0.05]),
          plan.at([edge(index + 1), 1.06]),
          plan.at([edge(index), 1.06]),
        ]),
        lighten(color, [0.02, -0.02, 0.035, -0.005, -0.03][index % 5] ?? 0),
      ),
  );
  const grain = Array.from({ length: 54 }, (): Path => {
    const across = random.between(-1.1, 1.1);
    const down = random.between(0, 0.9);
    const length = random.between(0.06, 0.2);
    return ribbon(
      [plan.at([across, down]), plan.at([across + 0.006, down + length / 2]), plan.at([across, down + length])],
      [0.2, 1.2 + down, 0.2],
    );
  });
  const seams = Array.from(
    { length: BOARDS + 1 },
    (_, index): Path => ribbon([plan.at([edge(index), -0.05]), plan.at([edge(index), 1.06])], [1, 2.2]),
  );
  const butts = Array.from({ length: 16 }, (_, index): Path => {
    const board = index % BOARDS;
    const down = ((index * 0.37 + 0.13) % 1) * 0.94;
    return ribbon([plan.at([edge(board), down]), plan.at([edge(board + 1), down])], [1.2 + down]);
  });
  const knots = [0.18, 0.44, 0.71].map((down, index): Path => disc(plan, [edge(index * 3 + 1) + 0.12, down], 3));
  return [
    page(color, lighten(color, -0.03)),
    ...planks,
    detail(grain.flat(), lighten(color, -0.07), { alpha: 0.6 }),
    detail([...seams, ...butts].flat(), lighten(color, -0.14), { alpha: 0.7 }),
    detail(knots.flat(), lighten(color, -0.12), { alpha: 0.8 }),
  ];
};

/** A round rug in rings, with a border of dots and a star in its middle. */
const roundRug = (
  plan: FloorPlan,
  spot: Spot,
  look: { radius: number; colors: readonly [Color, Color, Color] },
): Sketch[] => {
  const [outer, ring, middle] = look.colors;
  const { radius } = look;
  const dots = Array.from({ length: 22 }, (_, index): Path => {
    const angle = (index / 22) * Math.PI * 2;
    return laid(
      plan,
      spot,
      roundedRect([Math.cos(angle) * radius * 0.86 - 3, Math.sin(angle) * radius * 0.86 - 3], [6, 6], 3),
    );
  });
  const star = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index / 16) * Math.PI * 2;
    const reach = radius * (index % 2 ? 0.16 : 0.4);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const [x, y] = plan.at(spot);
  const reach = radius * plan.scale(spot[1]);
  return [
    glow([x, y + reach * 0.06], hex('#3a2a30'), { radii: [reach * 1.1, reach * 0.7], alpha: 0.4, effect: 'shade' }),
    form(disc(plan, spot, radius), outer, { volume: 0.2 }),
    detail(dots.flat(), ring),
    detail(disc(plan, spot, radius * 0.74), ring),
    detail(disc(plan, spot, radius * 0.68), middle),
    detail(laid(plan, spot, polygon(star)), ring),
    detail(disc(plan, spot, radius * 0.12), outer),
  ];
};

/** A bed along the upper edge, its quilt in squares. */
const bed = (plan: FloorPlan, side: 1 | -1): Sketch[] => {
  const spot: Spot = [side * 0.66, 0.12];
  const box = (from: Point, size: Point, round = 3): Path => laid(plan, spot, roundedRect(from, size, round));
  const quilt = box([-66, -34], [112, 78]);
  const squares = Array.from(
    { length: 12 },
    (_, index): Path => box([-62 + (index % 4) * 27, -30 + Math.floor(index / 4) * 25], [13, 12], 1),
  );
  return [
    form(box([-74, -40], [172, 96]), hex('#8a5f3e'), { volume: 0.3 }),
    form(box([-70, -38], [164, 84]), hex('#efe4d0'), { volume: 0.2 }),
    form(box([58, -26], [30, 60], 10), hex('#fbf5e8'), { volume: 0.6 }),
    form(quilt, hex('#4f7fa8'), { volume: 0.3 }),
    bundle([detail(squares.flat(), hex('#f0cf8c')), detail(box([34, -34], [12, 78], 1), hex('#f4ead6'))], {
      clip: quilt,
    }),
  ];
};

/** The tops of shelves along the upper edge, a row of spines below them. */
const shelves = (plan: FloorPlan): Sketch[] => {
  const colors = [hex('#b8493f'), hex('#3f7f86'), hex('#e0aa4b'), hex('#6d8a4b'), hex('#7a4a6a'), hex('#dcc9a6')];
  return [
    form(roundedRect([-60, -60], [1120, 118], 1), hex('#7c5234'), { volume: 0.2 }),
    ...Array.from({ length: 44 }, (_, index): Sketch => {
      const tall = 34 + plan.random.between(0, 20);
      return form(
        roundedRect([-40 + index * 25, 58 - tall], [21, tall + 12], 2),
        colors[plan.random.index(6)] ?? hex('#b8493f'),
        { volume: 0.3 },
      );
    }),
    form(roundedRect([-60, 62], [1120, 20], 2), hex('#94663f'), { volume: 0.3 }),
    detail(roundedRect([-60, 82], [1120, 26], 1), hex('#2f2028'), { alpha: 0.22 }),
  ];
};

/** A table seen from above with a cloth and a bowl of fruit. */
const table = (plan: FloorPlan, spot: Spot, cloth: readonly [Color, Color]): Sketch[] => {
  const [x, y] = plan.at(spot);
  const unit = plan.scale(spot[1]);
  const oranges: Spot[] = [
    [spot[0] - 0.022, spot[1]],
    [spot[0] + 0.02, spot[1] + 0.004],
    [spot[0], spot[1] - 0.018],
  ];
  return [
    glow([x, y + 26 * unit], hex('#2f2028'), { radii: [74 * unit, 44 * unit], alpha: 0.5, effect: 'shade' }),
    form(disc(plan, [spot[0], spot[1] + 0.016], 58), hex('#7c5234'), { volume: 0.3 }),
    form(disc(plan, spot, 58), cloth[0], { volume: 0.15 }),
    detail(disc(plan, spot, 50), cloth[1]),
    detail(disc(plan, spot, 44), cloth[0]),
    form(disc(plan, spot, 19), hex('#4f8a94'), { volume: 0.5 }),
    detail(disc(plan, spot, 15), hex('#2f626e')),
    ...oranges.map((at) => form(disc(plan, at, 8), hex('#ec9a3f'), { volume: 0.8 })),
  ];
};

const plant = (plan: FloorPlan, spot: Spot): Sketch[] => [
  form(disc(plan, [spot[0], spot[1] + 0.01], 17), hex('#b5653f'), { volume: 0.5 }),
  ...rosette(plan, spot, { radius: 40, color: hex('#5a8f4c'), leaves: 10, width: 0.16 }),
];

/** Where the wall behind ends: a dark skirting with its shade on the floor. */
const skirting = (color: Color): Sketch[] => [
  form(roundedRect([-60, -60], [1120, 74], 1), color, { volume: 0.1 }),
  detail(roundedRect([-60, 14], [1120, 10], 1), lighten(color, 0.08)),
  detail(roundedRect([-60, 24], [1120, 34], 1), hex('#2f2028'), { alpha: 0.16 }),
];

const QUILTED: readonly (readonly [Color, Color, Color])[] = [
  [hex('#c25a54'), hex('#f2d9a8'), hex('#d97f72')],
  [hex('#35707a'), hex('#f0dcae'), hex('#4f909a')],
  [hex('#7a3f55'), hex('#f0cf9c'), hex('#96586a')],
];

const rugOf = (plan: FloorPlan): readonly [Color, Color, Color] =>
  QUILTED[plan.stage.variant] ?? [hex('#c25a54'), hex('#f2d9a8'), hex('#d97f72')];

export const bedroomFloor: Ground = (plan) => {
  const side = plan.stage.way;
  return [
    ...boards(plan, hex('#c08d5c')),
    ...skirting(hex('#e4d6bd')),
    ...bed(plan, side),
    ...plant(plan, [-side * 0.94, 0.1]),
    ...roundRug(plan, [0, 0.66], { radius: 108, colors: rugOf(plan) }),
  ];
};

export const libraryFloor: Ground = (plan) => [
  ...boards(plan, hex('#a8744a')),
  ...shelves(plan),
  ...(plan.stage.variant === 2
    ? roundRug(plan, [0, 0.64], { radius: 112, colors: rugOf(plan) })
    : mat(plan, [0, 0.64], { size: [210, 150], color: hex('#8f3f45'), second: hex('#f0cf8c') })),
  ...plant(plan, [plan.stage.way * 0.96, 0.3]),
];

export const classFloor: Ground = (plan) => {
  const side = plan.stage.way;
  const desk = (spot: Spot): Sketch[] => [
    form(laid(plan, [spot[0], spot[1] + 0.02], roundedRect([-34, -24], [68, 48], 3)), hex('#6d4a30'), { volume: 0.3 }),
    form(laid(plan, spot, roundedRect([-34, -24], [68, 48], 3)), hex('#cf9a5c'), { volume: 0.2 }),
    form(laid(plan, spot, roundedRect([-22, -12], [22, 26], 1)), hex('#f6ead0'), { volume: 0.1 }),
    form(laid(plan, spot, roundedRect([6, -10], [20, 15], 1)), hex('#4f8a94'), { volume: 0.2 }),
  ];
  return [
    ...boards(plan, hex('#bb8a5a')),
    ...skirting(hex('#6d8f86')),
    ...desk([-side * 0.75, 0.14]),
    ...desk([side * 0.1, 0.1]),
    ...desk([side * 0.82, 0.16]),
    ...roundRug(plan, [0, 0.68], { radius: 100, colors: [hex('#3f7f86'), hex('#f0dcae'), hex('#5a9aa0')] }),
  ];
};

export const kitchenFloor: Ground = (plan) => [
  ...courses(plan, {
    color: hex('#efe2c8'),
    second: hex('#9fbdb0'),
    joint: hex('#c9b694'),
    rows: 12,
    across: 7,
    isShifted: false,
  }),
  ...skirting(hex('#4f8a86')),
  ...table(plan, [plan.stage.way * 0.66, 0.2], [hex('#c9574a'), hex('#f6ead6')]),
  ...mat(plan, [0, 0.68], { size: [170, 90], color: hex('#b5653f'), second: hex('#f0dcae') }),
  ...plant(plan, [-plan.stage.way * 0.95, 0.12]),
  ...bloom(plan, [plan.stage.way * 0.6, 0.17], { radius: 5, color: hex('#f6efe0'), heart: hex('#e0aa4b') }),
];

export const hallFloor: Ground = (plan) => [
  ...courses(plan, {
    color: hex('#d8cdb8'),
    second: hex('#b9a88c'),
    joint: hex('#9a8a70'),
    rows: 9,
    across: 5,
    isShifted: false,
  }),
  form(
    polygon([plan.at([-0.24, -0.06]), plan.at([0.24, -0.06]), plan.at([0.3, 1.08]), plan.at([-0.3, 1.08])]),
    hex('#8f3350'),
    { volume: 0.15 },
  ),
  ...[-1, 1].map((side) =>
    detail(
      polygon([
        plan.at([side * 0.2, -0.06]),
        plan.at([side * 0.22, -0.06]),
        plan.at([side * 0.275, 1.08]),
        plan.at([side * 0.25, 1.08]),
      ]),
      hex('#e2b650'),
    ),
  ),
];
