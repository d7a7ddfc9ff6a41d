/** Things that are found on open ground: prints of paws, a fallen trunk, a pool, a butterfly, a tray in the sun. */
import { type Color, hex, mix } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import {
  disc,
  FLAT,
  type FloorPlan,
  laid,
  patch,
  type Spot,
  stone,
} from '#studio/illustrator/settings/above/floor-plan.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

/** What animals leave behind where they walked: pairs of toes along a way, one beside the other. */
export const trail = (plan: FloorPlan, spots: readonly Spot[], look: { color: Color; stride: number }): Sketch => {
  const prints = spots.slice(1).flatMap((to, index): Path => {
    const from = spots[index] ?? to;
    const long = Math.hypot((to[0] - from[0]) * 620, (to[1] - from[1]) * 1060);
    const count = Math.max(1, Math.round(long / (look.stride * plan.scale(to[1]))));
    const turn = Math.atan2((to[1] - from[1]) * 1060, (to[0] - from[0]) * 620);
    return Array.from({ length: count }, (_, step): Path => {
      const share = step / count;
      const side = step % 2 === 0 ? 1 : -1;
      const spot: Spot = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      const toe = (along: number, across: number, size: number): Path =>
        circle(
          [
            Math.cos(turn) * along - Math.sin(turn) * (across + side * 3.4),
            Math.sin(turn) * along + Math.cos(turn) * (across + side * 3.4),
          ],
          size,
        );
      return laid(plan, spot, [
        ...toe(0, 0, 1.9),
        ...toe(2.9, -1.4, 0.9),
        ...toe(3.3, 0.1, 0.9),
        ...toe(2.8, 1.5, 0.9),
      ]);
    }).flat();
  });
  return detail(prints, look.color, { alpha: 0.6 });
};

/** A fallen trunk with its rings and moss. */
export const log = (plan: FloorPlan, [across, down]: Spot, long: number): Sketch[] => {
  const side = plan.stage.way;
  const ends: Point[] = [plan.at([across, down]), plan.at([across + side * long, down + 0.05])];
  const [from = [0, 0], to = [0, 0]] = ends;
  const half = 11 * plan.scale(down);
  const moss = [0.3, 0.62].map((share): Path => {
    const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share - half * 0.4];
    return clump(at, [half * 1.3, half * 0.5], { lumps: 6, depth: 0.16, random: plan.random });
  });
  return [
    glow([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + half * 0.8], hex('#26301f'), {
      radii: [Math.abs(to[0] - from[0]) * 0.62, half * 1.5],
      alpha: 0.5,
      effect: 'shade',
    }),
    form(ribbon(ends, [half, half * 0.92]), hex('#7a5a3e'), { volume: 0.7 }),
    detail(moss.flat(), hex('#7f9f4f'), { alpha: 0.9 }),
    form(ellipse(from, [half * 0.66, half * 0.98]), hex('#c9a06c'), { volume: 0.2 }),
    ...[0.66, 0.36].map((share) =>
      detail(ring(from, [half * 0.66 * share, half * 0.98 * share], half * 0.07), hex('#9a7347'), { alpha: 0.8 }),
    ),
  ];
};

const ring = ([x, y]: Point, [rx, ry]: Point, width: number): Path =>
  ribbon(
    Array.from({ length: 17 }, (_, step): Point => {
      const angle = (step / 16) * Math.PI * 2;
      return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
    }),
    [width],
  );

/** Water in a hollow with the sky in it, stones and tufts at its rim. */
export const pool = (plan: FloorPlan, spot: Spot, look: { radius: number; rim: Color }): Sketch[] => {
  const { sky } = plan.stage;
  const water = patch(plan, spot, look.radius, 9);
  const stones = [0.2, 1.3, 2.2, 3.6, 4.9].flatMap((angle, index) =>
    stone(
      plan,
      [
        spot[0] + (Math.cos(angle) * look.radius * plan.scale(spot[1])) / 560,
        spot[1] + (Math.sin(angle) * look.radius * plan.scale(spot[1]) * FLAT) / 1060,
      ],
      { radius: 5 + (index % 3) * 2, color: hex('#a9a59a') },
    ),
  );
  return [
    form(patch(plan, spot, look.radius * 1.14, 9), look.rim, { volume: 0.1 }),
    form(water, mix(hex('#5e9fb4'), sky[1], 0.3), { to: mix(hex('#7fbcc6'), sky[3], 0.35), volume: 0.15 }),
    bundle(
      [
        detail(disc(plan, [spot[0] - 0.05, spot[1] - 0.02], look.radius * 0.42), hex('#f2fbff'), { alpha: 0.28 }),
        detail(disc(plan, [spot[0] + 0.06, spot[1] + 0.02], look.radius * 0.2), hex('#f2fbff'), { alpha: 0.22 }),
      ],
      { clip: water },
    ),
    ...stones,
  ];
};

/** A butterfly over the ground, its shade a little off below it. */
export const flutterer = (plan: FloorPlan, spot: Spot, color: Color): Sketch[] => {
  const wings = (dx: number, dy: number): Path =>
    [-1, 1].flatMap((side) => [
      ...laid(plan, spot, ellipse([dx + side * 5, dy - 3], [5, 4.4], side * -0.5)),
      ...laid(plan, spot, ellipse([dx + side * 3.6, dy + 4], [3.4, 3.4], side * 0.5)),
    ]);
  return [
    detail(wings(plan.stage.way * 8, 12), hex('#2b2a33'), { alpha: 0.2 }),
    form(wings(0, 0), color, { volume: 0.3 }),
    detail(laid(plan, spot, ellipse([0, 0], [0.9, 6])), hex('#3a2c2c')),
  ];
};

/** A tray on which fruit dries in the sun. */
export const tray = (plan: FloorPlan, spot: Spot, fruit: Color): Sketch[] => {
  const pieces = Array.from({ length: 19 }, (_, index): Path => {
    const [angle, away] = [index * 2.4, 17 * Math.sqrt((index + 0.5) / 19)];
    return laid(plan, spot, circle([Math.cos(angle) * away, Math.sin(angle) * away], 3));
  });
  return [
    detail(disc(plan, [spot[0], spot[1] + 0.012], 24), hex('#3a2a30'), { alpha: 0.25 }),
    form(disc(plan, spot, 23), hex('#c79a5c'), { volume: 0.4 }),
    detail(disc(plan, spot, 20), hex('#e2bf85')),
    detail(pieces.flat(), fruit),
  ];
};
