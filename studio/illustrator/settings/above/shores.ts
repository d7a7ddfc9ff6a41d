/** Ground by and under the water from above: a river bank, a beach, the floor of the sea. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { blades, corners, drawnByWind, flowers, type Ground } from '#studio/illustrator/settings/above/dressing.ts';
import { flutterer, trail } from '#studio/illustrator/settings/above/finds.ts';
import {
  bloom,
  crown,
  disc,
  type FloorPlan,
  mottled,
  openSpots,
  page,
  rosette,
  type Spot,
  stone,
} from '#studio/illustrator/settings/above/floor-plan.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** Water that fills the upper part of the page up to a shore with wet sand or mud and foam. */
const shore = (plan: FloorPlan, look: { water: Color; wet: Color; foam: Color }): Sketch[] => {
  const side = plan.stage.way;
  const edge = (down: number): Point[] =>
    [-1.3, -0.9, -0.5, -0.1, 0.3, 0.7, 1.2].map((across, index) =>
      plan.at([across, down + side * across * 0.07 + Math.sin(index * 1.9) * 0.018]),
    );
  const sheet = (down: number): Path =>
    spline([
      [-120, -80, 1],
      [1120, -80, 1],
      ...edge(down)
        .toReversed()
        .map(([x, y]): Point => [x, y]),
    ]);
  const { sky } = plan.stage;
  const glints = Array.from({ length: 22 }, (): Path => {
    const spot: Spot = [plan.random.between(-1, 1), plan.random.between(0, 0.4)];
    const [x, y] = plan.at(spot);
    const wide = plan.random.between(14, 44);
    return ribbon(
      [
        [x - wide, y],
        [x, y + 2],
        [x + wide, y],
      ],
      [0.3, 1.8, 0.3],
    );
  });
  return [
    form(sheet(0.54), look.wet, { volume: 0.1 }),
    form(sheet(0.5), mix(look.water, sky[2], 0.25), { to: lighten(look.water, 0.05), volume: 0.1 }),
    detail(sheet(0.34), lighten(look.water, -0.06), { alpha: 0.5 }),
    detail(ribbon(edge(0.502), [3.4]), look.foam, { alpha: 0.85 }),
    detail(ribbon(edge(0.462), [1.8]), look.foam, { alpha: 0.5 }),
    detail(glints.flat(), look.foam, { alpha: 0.5 }),
  ];
};

export const riverBank: Ground = (plan) => {
  const green = hex('#96ac5e');
  return [
    page(green, lighten(green, -0.03)),
    ...mottled(plan, green),
    ...shore(plan, { water: hex('#5e9fb4'), wet: hex('#7d6647'), foam: hex('#eaf6f4') }),
    ...(
      [
        [-0.7, 0.2],
        [0.5, 0.14],
        [0.72, 0.26],
      ] as const
    ).flatMap((spot) => [
      form(disc(plan, spot, 15), hex('#5f9a4a'), { volume: 0.3 }),
      ...bloom(plan, [spot[0] + 0.02, spot[1] - 0.01], { radius: 8, color: hex('#f3b3c4'), heart: hex('#f4cf5a') }),
    ]),
    blades(plan, lighten(green, -0.1), 70),
    ...(
      [
        [-0.95, 0.52],
        [-0.8, 0.56],
        [0.86, 0.5],
        [0.98, 0.57],
      ] as const
    ).flatMap((spot) => rosette(plan, spot, { radius: 40, color: hex('#648d4a'), leaves: 17, width: 0.05 })),
    ...flowers(plan, 12, ([, down]) => down > 0.6),
    ...openSpots(plan, 2, 12)
      .filter(([, down]) => down > 0.55)
      .flatMap((spot) => flutterer(plan, spot, hex('#e9a23f'))),
  ];
};

export const beach: Ground = (plan) => {
  const color = hex('#f0d7a4');
  return [
    page(color, lighten(color, -0.03)),
    ...mottled(plan, color, 9),
    ...shore(plan, { water: hex('#4fb7bd'), wet: hex('#cfa974'), foam: hex('#fbfdf6') }),
    drawnByWind(plan, hex('#cfa368'), 14),
    trail(
      plan,
      [
        [-plan.stage.way * 1.05, 0.66],
        [-plan.stage.way * 0.3, 0.56],
        [plan.stage.way * 1.05, 0.62],
      ],
      { color: hex('#b98f55'), stride: 11 },
    ),
    ...openSpots(plan, 14, 8)
      .filter(([, down]) => down > 0.6)
      .flatMap((spot, index) =>
        index % 2
          ? stone(plan, spot, { radius: 7, color: hex('#c9b39a') })
          : bloom(plan, spot, { radius: 8, color: hex('#e8916f'), heart: hex('#f3b48f') }),
      ),
  ];
};

export const seaFloor: Ground = (plan) => {
  const color = hex('#cfd6a6');
  const corals = [hex('#e98a8f'), hex('#b884c9'), hex('#f0b95c'), hex('#6fb8a8')] as const;
  return [
    page(lighten(color, -0.06), color),
    ...mottled(plan, color, 12),
    drawnByWind(plan, hex('#a5b183'), 18),
    ...openSpots(plan, 8, 20).flatMap((spot, index) => [
      ...crown(plan, spot, { radius: 20 + (index % 3) * 8, color: corals[index % 4] ?? corals[0] }),
    ]),
    ...corners(plan, (spot, index) =>
      crown(plan, spot, { radius: 72 - index * 8, color: corals[index % 4] ?? corals[0] }),
    ),
  ];
};
