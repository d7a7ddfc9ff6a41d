/** Green ground from above: lawn, pasture, playground, forest and jungle floor, a meadow in the clouds. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import {
  blades,
  corners,
  fallen,
  flowers,
  type Ground,
  isBesidePath,
  winding,
} from '#studio/illustrator/settings/above/dressing.ts';
import { flutterer, log, pool } from '#studio/illustrator/settings/above/finds.ts';
import {
  crown,
  disc,
  mottled,
  openSpots,
  page,
  patch,
  rosette,
  type Spot,
  stone,
  way,
} from '#studio/illustrator/settings/above/floor-plan.ts';
import { detail, form } from '#studio/illustrator/sketch.ts';

/** What tells one lawn from another, drawn after its grass. */
const grassland =
  (look: { green: Color; dressing: Ground; crowns?: Color }): Ground =>
  (plan) => {
    const { green, dressing, crowns = hex('#6a9c4f') } = look;
    return [
      page(lighten(green, -0.02), green),
      ...mottled(plan, green),
      blades(plan, lighten(green, -0.08), 90),
      blades(plan, lighten(green, 0.07), 60),
      ...dressing(plan),
      ...corners(plan, (spot, index) => crown(plan, spot, { radius: 70 - index * 8, color: crowns })),
    ];
  };

const gardenPath: Ground = (plan) => [
  ...winding(plan, hex('#e6d3a8'), hex('#b9b2a2')),
  ...flowers(plan, 15, (spot) => isBesidePath(plan, spot)),
  ...openSpots(plan, 2, 12).flatMap((spot, index) => flutterer(plan, spot, hex(index ? '#e9a23f' : '#8f7fd0'))),
];

export const lawn = grassland({ green: hex('#8fba5e'), dressing: gardenPath });

export const pasture = grassland({
  green: hex('#9dbb6c'),
  crowns: hex('#4f7d5a'),
  dressing: (plan) => [
    ...openSpots(plan, 7, 16).flatMap((spot, index) =>
      stone(plan, spot, { radius: 9 + (index % 3) * 8, color: hex('#a5a49f') }),
    ),
    ...pool(plan, [-plan.stage.way * 0.52, 0.24], { radius: 46, rim: hex('#8a8f5a') }),
    ...flowers(plan, 10),
    ...openSpots(plan, 2, 12).flatMap((spot) => flutterer(plan, spot, hex('#e9a23f'))),
  ],
});

/** A sandpit with its wooden rim, a bucket's print in it, and worn ground around. */
export const playLawn = grassland({
  green: hex('#8fba5e'),
  dressing: (plan) => {
    const side = plan.stage.way;
    const pit: Spot = [side * 0.6, 0.3];
    const prints: Spot[] = [
      [pit[0] - 0.06, pit[1]],
      [pit[0] + 0.05, pit[1] + 0.012],
    ];
    return [
      detail(patch(plan, pit, 88, 9), hex('#c9b67f'), { alpha: 0.7 }),
      form(disc(plan, pit, 70), hex('#a9743f'), { volume: 0.4 }),
      form(disc(plan, pit, 62), hex('#e9cf95'), { volume: 0.1 }),
      ...prints.map((spot) => form(disc(plan, spot, 9), hex('#d9b873'), { volume: 0.6 })),
      form(
        way(
          plan,
          [
            [-side * 1.1, 0.9],
            [-side * 0.5, 0.72],
            [-side * 0.2, 0.4],
            [-side * 0.4, -0.06],
          ],
          46,
        ),
        hex('#dcc598'),
        {
          volume: 0.1,
        },
      ),
      ...flowers(plan, 9),
      ...openSpots(plan, 2, 12).flatMap((spot) => flutterer(plan, spot, hex('#8f7fd0'))),
    ];
  },
});

/** A meadow in the clouds, which end it at its upper edge. */
export const islandTop = grassland({
  green: hex('#94c06a'),
  dressing: (plan) => [
    ...gardenPath(plan),
    ...[-0.9, -0.55, -0.2, 0.15, 0.5, 0.85].map((across, index) =>
      form(patch(plan, [across, 0.02 + (index % 2) * 0.03], 40, 7), hex('#f6f8fd'), {
        to: hex('#d9e3f3'),
        volume: 0.4,
      }),
    ),
  ],
});

export const forestFloor: Ground = (plan) => {
  const moss = hex('#6d9450');
  return [
    page(lighten(moss, -0.03), moss),
    ...mottled(plan, moss, 16),
    ...winding(plan, hex('#c9a97c'), hex('#8c9088')),
    blades(plan, lighten(moss, -0.09), 80),
    ...fallen(plan, [hex('#b9783f'), hex('#d6a34c'), hex('#8c5a38')], 12),
    ...log(plan, [plan.stage.way * 0.5, 0.2], 0.36),
    ...openSpots(plan, 12, 20)
      .filter((spot) => isBesidePath(plan, spot))
      .flatMap((spot) => rosette(plan, spot, { radius: 24, color: hex('#4f8049'), leaves: 11, width: 0.11 })),
    ...openSpots(plan, 9, 10)
      .filter((spot) => isBesidePath(plan, spot))
      .flatMap((spot) => [
        form(disc(plan, spot, 7), hex('#c8453a'), { volume: 0.7 }),
        detail(
          [-0.02, 0.004, 0.022].flatMap((dx) => disc(plan, [spot[0] + dx, spot[1] - 0.006 + Math.abs(dx) * 0.3], 1.3)),
          hex('#fbf3e2'),
        ),
      ]),
    ...corners(plan, (spot, index) => crown(plan, spot, { radius: 76 - index * 8, color: hex('#4c7a4a') })),
  ];
};

export const jungleFloor: Ground = (plan) => {
  const green = hex('#6fa05a');
  return [
    page(lighten(green, -0.04), green),
    ...mottled(plan, green, 14),
    ...winding(plan, hex('#b99c6c'), hex('#7d9070')),
    ...openSpots(plan, 15, 24)
      .filter((spot) => isBesidePath(plan, spot))
      .flatMap((spot, index) =>
        rosette(plan, spot, { radius: 34, color: index % 2 ? hex('#3f8657') : hex('#7fae4e'), leaves: 9, width: 0.2 }),
      ),
    ...pool(plan, [-plan.stage.way * 0.6, 0.5], { radius: 34, rim: hex('#7a6a44') }),
    ...flowers(plan, 9, (spot) => isBesidePath(plan, spot)),
    ...openSpots(plan, 3, 12).flatMap((spot) => flutterer(plan, spot, hex('#4f8fd8'))),
    ...corners(plan, (spot, index) =>
      rosette(plan, spot, { radius: 110 - index * 12, color: hex('#3d7d52'), leaves: 12, width: 0.14 }),
    ),
  ];
};
