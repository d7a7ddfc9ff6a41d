/** Open land from above: lawn, forest floor, sand, snow, a river bank, a moon, paving. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  bloom,
  courses,
  crown,
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
  way,
} from '#studio/illustrator/settings/above/floor-plan.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

export type Ground = (plan: FloorPlan) => Sketch[];

const PETALS = [hex('#e9637a'), hex('#f4b942'), hex('#f6efe0'), hex('#9a74c9'), hex('#ee8a4a')] as const;
const HEART = hex('#7a4b2a');

/** Crowns look in at the upper corners and at the lower corner of the busy side. */
const corners = (plan: FloorPlan, draw: (spot: Spot, index: number) => Sketch[]): Sketch[] => {
  const side = plan.stage.way;
  const spots: Spot[] = [
    [-side * 0.88, 0.07],
    [side * 0.86, 0.04],
    [side * 0.48, -0.02],
    [side * 1, 0.95],
  ];
  return spots
    .filter((spot, index) => index < 3 || plan.stage.isFree(plan.at(spot)[0], 60))
    .flatMap((spot, index) => draw(spot, index));
};

const blades = (plan: FloorPlan, color: Color, count: number): Sketch => {
  const { random } = plan;
  const tufts = Array.from({ length: count }, (): Path => {
    const spot: Spot = [random.between(-1, 1), random.next()];
    const [x, y] = plan.at(spot);
    const tall = plan.scale(spot[1]) * random.between(4, 8);
    return [-1, 0, 1].flatMap((side) =>
      ribbon(
        [
          [x + side * tall * 0.1, y],
          [x + side * tall * 0.34, y - tall * 0.6],
        ],
        [tall * 0.09, 0.3],
      ),
    );
  });
  return detail(tufts.flat(), color, { alpha: 0.8 });
};

/** A path that winds through the picture, with a worn middle and stones along its edge. */
const winding = (plan: FloorPlan, color: Color, edge: Color): Sketch[] => {
  const side = plan.stage.way;
  const spots: Spot[] = [
    [-side * 0.9, 1.08],
    [-side * 0.36, 0.82],
    [side * 0.2, 0.6],
    [side * 0.06, 0.36],
    [-side * 0.3, 0.16],
    [-side * 0.24, -0.06],
  ];
  const rim = spots.slice(0, 5).flatMap(([across, down], index): Sketch[] =>
    [-1, 1].flatMap((hand) =>
      stone(plan, [across + hand * (0.155 - index * 0.01), down - 0.03 + hand * 0.03], {
        radius: 5 + ((index * 3 + hand + 1) % 3),
        color: edge,
      }),
    ),
  );
  return [
    form(way(plan, spots, 66), lighten(color, -0.06), { volume: 0.15 }),
    form(way(plan, spots, 58), color, { volume: 0.1 }),
    detail(way(plan, spots, 24), lighten(color, 0.035), { alpha: 0.6 }),
    ...rim,
  ];
};

const flowers = (plan: FloorPlan, count: number): Sketch[] =>
  openSpots(plan, count, 14).flatMap(([across, down], index): Sketch[] => {
    const cluster: Spot[] = [
      [across, down],
      [across + 0.05, down + 0.012],
      [across - 0.035, down + 0.024],
    ];
    return [
      ...rosette(plan, [across, down + 0.01], { radius: 13, color: hex('#5f9048'), leaves: 9, width: 0.12 }),
      ...cluster.flatMap((spot, at) =>
        bloom(plan, spot, { radius: 6.5 - at, color: PETALS[(index + at) % 5] ?? PETALS[0], heart: HEART }),
      ),
    ];
  });

const fallen = (plan: FloorPlan, colors: readonly Color[], count: number): Sketch[] =>
  colors.map((color) =>
    detail(
      Array.from({ length: count }, (): Path => {
        const turn = plan.random.between(0, Math.PI * 2);
        const leaf = spline([
          [-5 * Math.cos(turn), -5 * Math.sin(turn), 1],
          [2.2 * Math.sin(turn), -2.2 * Math.cos(turn)],
          [5 * Math.cos(turn), 5 * Math.sin(turn), 1],
          [-2.2 * Math.sin(turn), 2.2 * Math.cos(turn)],
        ]);
        return laid(plan, [plan.random.between(-1, 1), plan.random.next()], leaf);
      }).flat(),
      color,
    ),
  );

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

const gardenPath: Ground = (plan) => [...winding(plan, hex('#e6d3a8'), hex('#b9b2a2')), ...flowers(plan, 7)];

export const lawn = grassland({ green: hex('#8fba5e'), dressing: gardenPath });

export const pasture = grassland({
  green: hex('#9dbb6c'),
  crowns: hex('#4f7d5a'),
  dressing: (plan) => [
    ...openSpots(plan, 7, 16).flatMap((spot, index) =>
      stone(plan, spot, { radius: 9 + (index % 3) * 8, color: hex('#a5a49f') }),
    ),
    ...flowers(plan, 6),
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
      ...flowers(plan, 5),
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
    ...openSpots(plan, 5, 20).flatMap((spot) =>
      rosette(plan, spot, { radius: 24, color: hex('#4f8049'), leaves: 11, width: 0.11 }),
    ),
    ...openSpots(plan, 3, 10).flatMap((spot) => [
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
    ...openSpots(plan, 7, 24).flatMap((spot, index) =>
      rosette(plan, spot, { radius: 34, color: index % 2 ? hex('#3f8657') : hex('#7fae4e'), leaves: 9, width: 0.2 }),
    ),
    ...flowers(plan, 2),
    ...corners(plan, (spot, index) =>
      rosette(plan, spot, { radius: 110 - index * 12, color: hex('#3d7d52'), leaves: 12, width: 0.14 }),
    ),
  ];
};

/** The lines that wind draws in sand or snow. */
const drawnByWind = (plan: FloorPlan, color: Color, count: number): Sketch =>
  detail(
    Array.from({ length: count }, (_, index): Path => {
      const down = (index + plan.random.next() * 0.6) / count;
      const from = plan.random.between(-1.1, 0.5);
      const points = Array.from(
        { length: 6 },
        (_point, step): Point =>
          plan.at([from + step * 0.16, down + Math.sin(step * 1.3 + index) * 0.012 - step * 0.008]),
      );
      return ribbon(
        points,
        [0.3, 1.4, 2.2, 2, 1.4, 0.3].map((width) => width * (0.6 + down)),
      );
    }).flat(),
    color,
    { alpha: 0.5 },
  );

/** A long crest that crosses the page, its far side in the shade. */
const crest = (plan: FloorPlan, color: Color): Sketch[] => {
  const side = plan.stage.way;
  const line = ([-1.2, -0.7, -0.2, 0.3, 0.8, 1.3] as const).map(
    (across, index): Point => plan.at([across * side, 0.3 - index * 0.045 + (index % 2) * 0.04]),
  );
  const lee = [
    ...line,
    plan.at([1.3 * side, -0.1]),
    plan.at([0.4 * side, 0.02]),
    plan.at([-0.5 * side, 0.16]),
    plan.at([-1.2 * side, 0.2]),
  ];
  return [
    detail(spline(lee.map(([x, y]) => [x, y])), lighten(color, -0.09), { alpha: 0.75 }),
    detail(ribbon(line, [1, 2.6, 3, 3, 2.6, 1]), lighten(color, 0.06), { alpha: 0.9 }),
  ];
};

export const sand: Ground = (plan) => {
  const color = hex('#e8c083');
  return [
    page(lighten(color, -0.02), lighten(color, 0.015)),
    ...mottled(plan, color, 10),
    ...crest(plan, color),
    drawnByWind(plan, hex('#c99555'), 26),
    ...openSpots(plan, 6, 12).flatMap((spot, index) =>
      stone(plan, spot, { radius: 7 + (index % 3) * 4, color: index % 2 ? hex('#a9735a') : hex('#bd9068') }),
    ),
    ...openSpots(plan, 4, 18).flatMap((spot) =>
      rosette(plan, spot, { radius: 22, color: hex('#8f9150'), leaves: 13, width: 0.07 }),
    ),
    ...corners(plan, (spot, index) =>
      index === 3
        ? []
        : rosette(plan, spot, { radius: 120 - index * 22, color: hex('#6f9447'), leaves: 13, width: 0.11 }),
    ),
  ];
};

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
    const spot: Spot = [plan.random.between(-1, 1), plan.random.between(0, 0.3)];
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
    form(sheet(0.44), look.wet, { volume: 0.1 }),
    form(sheet(0.4), mix(look.water, sky[2], 0.25), { to: lighten(look.water, 0.05), volume: 0.1 }),
    detail(sheet(0.26), lighten(look.water, -0.06), { alpha: 0.5 }),
    detail(ribbon(edge(0.402), [3.4]), look.foam, { alpha: 0.85 }),
    detail(ribbon(edge(0.362), [1.8]), look.foam, { alpha: 0.5 }),
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
        [-0.95, 0.42],
        [-0.8, 0.46],
        [0.86, 0.4],
        [0.98, 0.47],
      ] as const
    ).flatMap((spot) => rosette(plan, spot, { radius: 40, color: hex('#648d4a'), leaves: 17, width: 0.05 })),
    ...flowers(plan, 3),
  ];
};

export const beach: Ground = (plan) => {
  const color = hex('#f0d7a4');
  return [
    page(color, lighten(color, -0.03)),
    ...mottled(plan, color, 9),
    ...shore(plan, { water: hex('#4fb7bd'), wet: hex('#cfa974'), foam: hex('#fbfdf6') }),
    drawnByWind(plan, hex('#cfa368'), 14),
    ...openSpots(plan, 5, 8).flatMap((spot, index) =>
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

export const snowfield: Ground = (plan) => {
  const color = hex('#eef3f9');
  return [
    page(lighten(color, -0.03), color),
    ...mottled(plan, lighten(color, -0.03), 14),
    ...crest(plan, color),
    drawnByWind(plan, hex('#b9cbe2'), 18),
    ...openSpots(plan, 4, 14).flatMap((spot) => stone(plan, spot, { radius: 11, color: hex('#f7fafd') })),
    ...openSpots(plan, 3, 14).flatMap((spot) =>
      rosette(plan, spot, { radius: 20, color: hex('#8a7a68'), leaves: 7, width: 0.045 }),
    ),
    ...corners(plan, (spot, index) => [
      ...rosette(plan, spot, { radius: 96 - index * 10, color: hex('#4b7468'), leaves: 17, width: 0.16 }),
      ...rosette(plan, spot, { radius: 62 - index * 8, color: hex('#eef4fa'), leaves: 13, width: 0.12 }),
    ]),
  ];
};

const MOONS = [hex('#a9a7b8'), hex('#b27fa6'), hex('#7fb0a4')] as const;

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

export const moonGround: Ground = (plan) => {
  const color = MOONS[plan.stage.variant] ?? MOONS[0];
  const side = plan.stage.way;
  return [
    page(lighten(color, -0.09), lighten(color, -0.01)),
    ...mottled(plan, color, 16),
    ...crater(plan, [-side * 0.62, 0.14], 54, color),
    ...crater(plan, [side * 0.74, 0.3], 36, color),
    ...crater(plan, [side * 0.12, 0.1], 20, color),
    ...openSpots(plan, 6, 18).flatMap((spot, index) => crater(plan, spot, 9 + (index % 3) * 6, color)),
    ...openSpots(plan, 7, 10).flatMap((spot, index) =>
      stone(plan, spot, { radius: 6 + (index % 3) * 5, color: lighten(color, -0.06 + (index % 2) * 0.1) }),
    ),
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
    ...openSpots(plan, 8, 14).flatMap((spot, index) =>
      stone(plan, spot, { radius: 9 + (index % 3) * 6, color: lighten(color, 0.03) }),
    ),
    ...openSpots(plan, 5, 14).flatMap((spot) =>
      rosette(plan, spot, { radius: 20, color: glowing, leaves: 6, width: 0.2 }),
    ),
    ...corners(plan, (spot, index) => stone(plan, spot, { radius: 70 - index * 8, color: lighten(color, -0.06) })),
  ];
};

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
export const mat = (plan: FloorPlan, spot: Spot, look: { size: Point; color: Color; second: Color }): Sketch[] => {
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
    return [
      ...courses(plan, { color: look.color, joint: look.joint, rows: 11, across: 5, isShifted: true }),
      ...mottled(plan, look.color, 7),
      // Laths overhead draw their bars of light and shade on the stones.
      detail(beams.flat(), hex('#4c3a44'), { alpha: 0.12 }),
      ...(look.mat ? mat(plan, [-side * 0.1, 0.62], { size: [150, 86], color: cloth, second: sign }) : []),
      ...openSpots(plan, 4, 20)
        .filter(([across]) => Math.abs(across) > 0.6)
        .flatMap((spot, index) => potted(plan, spot, index)),
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
