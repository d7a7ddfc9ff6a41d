/** Bare ground from above: sand, snow, a moon, a cave. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { corners, crest, drawnByWind, type Ground } from '#studio/illustrator/settings/above/dressing.ts';
import { trail } from '#studio/illustrator/settings/above/finds.ts';
import {
  disc,
  type FloorPlan,
  laid,
  mottled,
  openSpots,
  page,
  patch,
  rosette,
  type Spot,
  stone,
} from '#studio/illustrator/settings/above/floor-plan.ts';
import { type Path, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

export const sand: Ground = (plan) => {
  const color = hex('#e8c083');
  return [
    page(lighten(color, -0.02), lighten(color, 0.015)),
    ...mottled(plan, color, 10),
    ...crest(plan, color),
    drawnByWind(plan, hex('#c99555'), 26),
    trail(
      plan,
      [
        [-plan.stage.way * 1.05, 0.44],
        [-plan.stage.way * 0.4, 0.3],
        [plan.stage.way * 0.3, 0.36],
        [plan.stage.way * 1.05, 0.12],
      ],
      { color: hex('#a8743f'), stride: 14 },
    ),
    ...openSpots(plan, 10, 12).flatMap((spot, index) =>
      stone(plan, spot, { radius: 7 + (index % 3) * 4, color: index % 2 ? hex('#a9735a') : hex('#bd9068') }),
    ),
    ...openSpots(plan, 8, 18).flatMap((spot) =>
      rosette(plan, spot, { radius: 22, color: hex('#8f9150'), leaves: 13, width: 0.07 }),
    ),
    ...corners(plan, (spot, index) =>
      index === 3
        ? []
        : rosette(plan, spot, { radius: 120 - index * 22, color: hex('#6f9447'), leaves: 13, width: 0.11 }),
    ),
  ];
};

export const snowfield: Ground = (plan) => {
  const color = hex('#eef3f9');
  return [
    page(lighten(color, -0.03), color),
    ...mottled(plan, lighten(color, -0.03), 14),
    ...crest(plan, color),
    drawnByWind(plan, hex('#b9cbe2'), 18),
    trail(
      plan,
      [
        [-plan.stage.way * 1.05, 0.44],
        [-plan.stage.way * 0.4, 0.3],
        [plan.stage.way * 0.3, 0.36],
        [plan.stage.way * 1.05, 0.12],
      ],
      { color: hex('#8fa8c9'), stride: 13 },
    ),
    ...openSpots(plan, 4, 14).flatMap((spot) => stone(plan, spot, { radius: 11, color: hex('#f7fafd') })),
    ...openSpots(plan, 6, 14).flatMap((spot) =>
      rosette(plan, spot, { radius: 20, color: hex('#8a7a68'), leaves: 7, width: 0.045 }),
    ),
    ...corners(plan, (spot, index) => [
      ...rosette(plan, spot, { radius: 96 - index * 10, color: hex('#4b7468'), leaves: 17, width: 0.16 }),
      ...rosette(plan, spot, { radius: 62 - index * 8, color: hex('#eef4fa'), leaves: 13, width: 0.12 }),
    ]),
  ];
};

const MOONS = [hex('#9d99c6'), hex('#b27fa6'), hex('#7fb0a4')] as const;

const crater = (plan: FloorPlan, spot: Spot, radius: number, color: Color): Sketch[] => {
  const hollowed = disc(plan, spot, radius * 0.82);
  return [
    form(patch(plan, spot, radius, 11), lighten(color, 0.05), { volume: 0.4 }),
    form(hollowed, lighten(color, -0.13), { volume: 0 }),
    bundle(
      [detail(disc(plan, [spot[0] + plan.stage.way * 0.03, spot[1] + 0.016], radius * 0.78), lighten(color, -0.05))],
      { clip: hollowed },
    ),
  ];
};

/** The ruts of a wheeled thing that went its way over the dust. */
const rutsOf = (plan: FloorPlan, color: Color): Sketch[] => {
  const side = plan.stage.way;
  const rut = (by: number): Path =>
    Array.from({ length: 30 }, (_, index): Path => {
      const share = index / 29;
      const spot: Spot = [side * (-1.1 + share * 2.2), 0.5 - Math.sin(share * 2.6) * 0.2 + by];
      return laid(plan, spot, roundedRect([-5, -2.4], [9, 4.8], 1));
    }).flat();
  return [detail([...rut(0), ...rut(0.035)], lighten(color, -0.12), { alpha: 0.55 })];
};

export const moonGround: Ground = (plan) => {
  const color = MOONS[plan.stage.variant] ?? MOONS[0];
  const side = plan.stage.way;
  return [
    page(lighten(color, -0.09), lighten(color, -0.01)),
    ...mottled(plan, color, 16),
    ...crater(plan, [-side * 0.62, 0.14], 54, color),
    ...crater(plan, [side * 0.74, 0.3], 36, color),
    ...crater(plan, [side * 0.12, 0.1], 20, color),
    ...openSpots(plan, 9, 18).flatMap((spot, index) => crater(plan, spot, 9 + (index % 3) * 6, color)),
    ...openSpots(plan, 12, 10).flatMap((spot, index) =>
      stone(plan, spot, { radius: 6 + (index % 3) * 5, color: lighten(color, -0.06 + (index % 2) * 0.1) }),
    ),
    ...rutsOf(plan, color),
    ...(plan.stage.variant === 1
      ? openSpots(plan, 4, 14).flatMap((spot) =>
          rosette(plan, spot, { radius: 24, color: hex('#e79ad8'), leaves: 7, width: 0.17 }),
        )
      : []),
  ];
};

export const caveFloor: Ground = (plan) => {
  const color = [hex('#8f7fa8'), hex('#8a6a50'), hex('#4f7380')][plan.stage.variant] ?? hex('#8f7fa8');
  const glowing = [hex('#f0a8d8'), hex('#d9543f'), hex('#8ff0e0')][plan.stage.variant] ?? hex('#f0a8d8');
  return [
    page(lighten(color, -0.1), color),
    ...mottled(plan, color, 16),
    ...openSpots(plan, 12, 14).flatMap((spot, index) =>
      stone(plan, spot, { radius: 9 + (index % 3) * 6, color: lighten(color, 0.03) }),
    ),
    ...openSpots(plan, 9, 14).flatMap((spot) =>
      rosette(plan, spot, { radius: 20, color: glowing, leaves: 6, width: 0.2 }),
    ),
    ...corners(plan, (spot, index) => stone(plan, spot, { radius: 70 - index * 8, color: lighten(color, -0.06) })),
  ];
};
