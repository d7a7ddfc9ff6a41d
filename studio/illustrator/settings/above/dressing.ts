/** What lies on open ground: grass, paths, flowers, leaves, what the wind draws. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import {
  bloom,
  type FloorPlan,
  laid,
  openSpots,
  rosette,
  type Spot,
  stone,
  way,
} from '#studio/illustrator/settings/above/floor-plan.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

export type Ground = (plan: FloorPlan) => Sketch[];

export const PETALS = [hex('#e9637a'), hex('#f4b942'), hex('#f6efe0'), hex('#9a74c9'), hex('#ee8a4a')] as const;
export const HEART = hex('#7a4b2a');

/** Crowns look in at the upper corners and at the lower corner of the busy side. */
export const corners = (plan: FloorPlan, draw: (spot: Spot, index: number) => Sketch[]): Sketch[] => {
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

export const blades = (plan: FloorPlan, color: Color, count: number): Sketch => {
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

const windingSpots = (side: 1 | -1): Spot[] => [
  [-side * 0.9, 1.08],
  [-side * 0.36, 0.82],
  [side * 0.2, 0.6],
  [side * 0.06, 0.36],
  [-side * 0.3, 0.16],
  [-side * 0.24, -0.06],
];

/** Whether a spot is beside the path that winds through the picture. */
export const isBesidePath = (plan: FloorPlan, [across, down]: Spot): boolean => {
  const spots = windingSpots(plan.stage.way);
  const at = spots.findIndex(([, nearer], index) => down <= nearer && down >= (spots[index + 1]?.[1] ?? -1));
  const [from, to] = [spots[at], spots[at + 1]];
  if (!from || !to) return true;
  const share = (from[1] - down) / (from[1] - to[1]);
  return Math.abs(from[0] + (to[0] - from[0]) * share - across) > BESIDE;
};
const BESIDE = 0.21;

/** A path that winds through the picture, with a worn middle and stones along its edge. */
export const winding = (plan: FloorPlan, color: Color, edge: Color): Sketch[] => {
  const side = plan.stage.way;
  const spots = windingSpots(side);
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

export const flowers = (plan: FloorPlan, count: number, isMeant: (spot: Spot) => boolean = () => true): Sketch[] =>
  openSpots(plan, count, 14)
    .filter(isMeant)
    .flatMap(([across, down], index): Sketch[] => {
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

export const fallen = (plan: FloorPlan, colors: readonly Color[], count: number): Sketch[] =>
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

/** The lines that wind draws in sand or snow. */
export const drawnByWind = (plan: FloorPlan, color: Color, count: number): Sketch =>
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
export const crest = (plan: FloorPlan, color: Color): Sketch[] => {
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
