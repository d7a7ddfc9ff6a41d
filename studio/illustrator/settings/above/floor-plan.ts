/** The ground as it lies under somebody who looks down on it: no horizon, wider towards the reader, things as flat rounds. */
import type { Color } from '#studio/illustrator/color/color.ts';
import { lighten } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, mapPath, type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

/** Where on the ground: -1 to 1 across the page, 0 at its upper edge to 1 at its lower one. */
export type Spot = readonly [across: number, down: number];

export type FloorPlan = {
  readonly stage: Stage;
  readonly random: Random;
  at(spot: Spot): Point;
  /** Page units per centimetre at a height of the page. */
  scale(down: number): number;
};

/** How much rounds on the ground are foreshortened. */
export const FLAT = 0.62;

const shareAt = (down: number): number => 0.6 + 0.4 * down;

export const planOf = (stage: Stage, random: Random): FloorPlan => ({
  stage,
  random,
  at: ([across, down]) => [500 + across * 620 * shareAt(down), -30 + down * 1060],
  scale: (down) => stage.unit * shareAt(down),
});

/** The whole page as ground. */
export const page = (color: Color, to: Color): Sketch =>
  form(roundedRect([-60, -60], [1120, 1140], 1), color, { to, volume: 0 });

/** A round thing that lies on the ground, `radius` in centimetres. */
export const disc = (plan: FloorPlan, spot: Spot, radius: number): Path => {
  const reach = radius * plan.scale(spot[1]);
  return ellipse(plan.at(spot), [reach, reach * FLAT]);
};

/** An uneven patch of the ground. */
export const patch = (plan: FloorPlan, spot: Spot, radius: number, lumps = 8): Path => {
  const reach = radius * plan.scale(spot[1]);
  return clump(plan.at(spot), [reach, reach * FLAT], { lumps, depth: 0.13, random: plan.random });
};

/** A shape given around the origin in centimetres, laid flat on the ground. */
export const laid = (plan: FloorPlan, spot: Spot, path: Path): Path => {
  const [x, y] = plan.at(spot);
  const unit = plan.scale(spot[1]);
  return mapPath(path, (px, py) => [x + px * unit, y + py * unit * FLAT]);
};

/** A way over the ground through spots; `width` in centimetres. */
export const way = (plan: FloorPlan, spots: readonly Spot[], width: number): Path =>
  ribbon(
    spots.map((spot) => plan.at(spot)),
    spots.map(([, down]) => (width / 2) * plan.scale(down)),
    'flat',
  );

/** Soft light and dark in the ground, so that it is no flat sheet. */
export const mottled = (plan: FloorPlan, color: Color, count = 13): Sketch[] =>
  Array.from({ length: count }, (_, index): Sketch => {
    const spot: Spot = [plan.random.between(-1, 1), (index + plan.random.next()) / count];
    const tone = index % 2 === 0 ? 0.035 : -0.035;
    return detail(patch(plan, spot, plan.random.between(34, 74)), lighten(color, tone), { alpha: 0.55 });
  });

/** Courses of slabs or tiles: rows that grow towards the reader, every other row shifted. */
export const courses = (
  plan: FloorPlan,
  look: { color: Color; joint: Color; rows: number; across: number; isShifted: boolean; second?: Color },
): Sketch[] => {
  const { color, joint, rows, across, isShifted, second } = look;
  const { random } = plan;
  const down = (row: number): number => (row / rows) ** 1.22;
  const tones = [-0.03, 0.012, 0.035];
  const slabs: Path[][] = [[], [], []];
  for (let row = 0; row < rows; row++) {
    for (let column = -across - 1; column <= across; column++) {
      const shift = isShifted && row % 2 === 1 ? 0.5 : 0;
      const [left, right] = [(column + shift) / across, (column + shift + 1) / across];
      const gap = 0.035 / across;
      const corners: Spot[] = [
        [left + gap, down(row + 0.06)],
        [right - gap, down(row + 0.06)],
        [right - gap, down(row + 0.95)],
        [left + gap, down(row + 0.95)],
      ];
      const tone = second ? (row + column + 40) % 2 : random.index(3);
      slabs[tone]?.push(polygon(corners.map((corner) => plan.at(corner))));
    }
  }
  return [
    page(joint, lighten(joint, -0.03)),
    ...slabs.flatMap((paths, index): Sketch[] => {
      if (paths.length === 0) return [];
      const tone = second ? (index === 0 ? color : second) : lighten(color, tones[index] ?? 0);
      return [detail(paths.flat(), tone)];
    }),
  ];
};

/** The shade that something tall beyond the page throws on the ground. */
export const shadeOf = (path: Path, color: Color): Sketch => detail(path, color, { alpha: 0.2 });

/** The crown of a tree or bush from above: leaves in rings around its middle, over its own shade. */
export const crown = (plan: FloorPlan, spot: Spot, look: { radius: number; color: Color }): Sketch[] => {
  const { radius, color } = look;
  const { random } = plan;
  const [x, y] = plan.at(spot);
  const reach = radius * plan.scale(spot[1]);
  const ring = (size: number, dx: number, dy: number, lumps: number): Path =>
    clump([x + dx * reach, y + dy * reach], [reach * size, reach * size * 0.8], { lumps, depth: 0.15, random });
  const leaves = (from: number, to: number, count: number): Path =>
    Array.from({ length: count }, (): Path => {
      const angle = random.between(0, Math.PI * 2);
      const away = random.between(from, to) * reach;
      const size = reach * random.between(0.05, 0.085);
      return ellipse(
        [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.8],
        [size, size * 0.45],
        angle + random.between(-0.6, 0.6),
      );
    }).flat();
  const outline = ring(1, 0, 0, 11);
  return [
    glow([x + reach * 0.24 * plan.stage.way, y + reach * 0.3], lighten(color, -0.3), {
      radii: [reach * 1.25, reach * 0.98],
      alpha: 0.5,
      effect: 'shade',
    }),
    form(outline, lighten(color, -0.05), { volume: 0.5 }),
    bundle(
      [
        detail(leaves(0.5, 0.95, 26), lighten(color, -0.1), { alpha: 0.75 }),
        detail(ring(0.7, -0.1, -0.1, 9), color, { alpha: 0.9 }),
        detail(leaves(0.2, 0.72, 24), lighten(color, 0.05), { alpha: 0.85 }),
        detail(ring(0.34, -0.2, -0.2, 7), lighten(color, 0.06), { alpha: 0.8 }),
        detail(leaves(0, 0.44, 12), lighten(color, 0.13), { alpha: 0.9 }),
      ],
      { clip: outline },
    ),
  ];
};

/** Leaves in a star around one middle: a fern, a palm, a tuft, an agave. */
export const rosette = (
  plan: FloorPlan,
  spot: Spot,
  look: { radius: number; color: Color; leaves: number; width: number },
): Sketch[] => {
  const { radius, color, leaves, width } = look;
  const { random } = plan;
  const [x, y] = plan.at(spot);
  const reach = radius * plan.scale(spot[1]);
  const leaf = (index: number, share: number): Path => {
    const angle = ((index + random.between(-0.2, 0.2)) / leaves) * Math.PI * 2;
    const tip: Point = [x + Math.cos(angle) * reach * share, y + Math.sin(angle) * reach * share * 0.74];
    const bend: Point = [(x + tip[0]) / 2, (y + tip[1]) / 2 - reach * 0.1];
    return ribbon([[x, y], bend, tip], [reach * width * 0.5, reach * width, reach * 0.01]);
  };
  const all = (share: number): Path => Array.from({ length: leaves }, (_, index) => leaf(index, share)).flat();
  return [
    glow([x, y + reach * 0.1], lighten(color, -0.3), { radii: [reach, reach * 0.76], alpha: 0.4, effect: 'shade' }),
    form(all(1), lighten(color, -0.05), { volume: 0.3 }),
    detail(all(0.66), lighten(color, 0.06), { alpha: 0.9 }),
  ];
};

/** A flower from above. */
export const bloom = (plan: FloorPlan, spot: Spot, look: { radius: number; color: Color; heart: Color }): Sketch[] => {
  const [x, y] = plan.at(spot);
  const reach = look.radius * plan.scale(spot[1]);
  const petals = Array.from({ length: 6 }, (_, index): Path => {
    const angle = (index / 6) * Math.PI * 2 + x;
    return ellipse(
      [x + Math.cos(angle) * reach * 0.6, y + Math.sin(angle) * reach * 0.5],
      [reach * 0.46, reach * 0.3],
      angle,
    );
  });
  return [detail(petals.flat(), look.color), detail(ellipse([x, y], [reach * 0.28, reach * 0.23]), look.heart)];
};

/** A stone that lies on the ground, its top in the light. */
export const stone = (plan: FloorPlan, spot: Spot, look: { radius: number; color: Color }): Sketch[] => {
  const [x, y] = plan.at(spot);
  const reach = look.radius * plan.scale(spot[1]);
  const { random } = plan;
  const outline = clump([x, y], [reach, reach * 0.74], { lumps: 5, depth: 0.07, random });
  return [
    glow([x + reach * 0.3 * plan.stage.way, y + reach * 0.34], lighten(look.color, -0.3), {
      radii: [reach * 1.3, reach * 0.8],
      alpha: 0.5,
      effect: 'shade',
    }),
    form(outline, look.color, { volume: 0.6 }),
    bundle(
      [
        detail(
          clump([x - reach * 0.16, y - reach * 0.2], [reach * 0.64, reach * 0.42], { lumps: 5, depth: 0.08, random }),
          lighten(look.color, 0.07),
          { alpha: 0.8 },
        ),
      ],
      { clip: outline },
    ),
  ];
};

/** Two things do not lie in one heap. */
const isApart = ([x1, y1]: Spot, [x2, y2]: Spot): boolean => Math.hypot((x1 - x2) * 620, (y1 - y2) * 1060) > 74;

/** Spots that lie where nobody stands, spread over the ground. */
export const openSpots = (plan: FloorPlan, count: number, reach: number): Spot[] => {
  const found: Spot[] = [];
  for (let tries = 0; tries < count * 6 && found.length < count; tries++) {
    const spot: Spot = [plan.random.between(-0.98, 0.98), 0.06 + 0.92 * ((tries * 0.618) % 1)];
    const [x, y] = plan.at(spot);
    const wide = reach * plan.scale(spot[1]);
    const isOpen = plan.stage.isOpen?.([x, y], wide) ?? plan.stage.isFree(x, wide);
    if (isOpen && found.every((other) => isApart(other, spot))) found.push(spot);
  }
  return found.toSorted(([, one], [, other]) => one - other);
};
