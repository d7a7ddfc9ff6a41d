/**
 * The long shadows that a lamp near the ground throws: everybody's own outline laid down on the ground, away from the
 * lamp, and towards the reader only its mass. All that one lamp throws is one shade: where two shadows lie over each other it is no darker.
 */
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import type { LitBy } from '#studio/illustrator/composition/lamplight.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { ROW, silhouetteOf } from '#studio/illustrator/composition/staging/silhouette.ts';
import { clamp, hullOf } from '#studio/illustrator/geometry/outline.ts';
import { applyToPath, type Matrix } from '#studio/illustrator/geometry/matrix.ts';
import { type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import { bundle, glow, type Sketch } from '#studio/illustrator/sketch.ts';

/** A step into the depth of the ground is so much shorter on the page than one along it. */
const INTO_DEPTH = 0.3;
/** As long as the body is high, for a lamp as far away as it is high above the ground; within these limits. */
const SHORTEST = 0.6;
const LONGEST = 1.3;
/** So much of it goes up or down the page, or an outline beside its lamp would be a bar under the feet. */
const LEAST_STEEP = 0.24;
/** No shadow goes farther up the page than so, in page units: on a roof the ground ends at the parapet. */
const MOST_RISE = 66;
/** A flame is no point: the farther from the foot, the softer the edge. So much aside and longer each step of it lies. */
const PENUMBRA = [
  { by: 0, share: 0.6 },
  { by: 1, share: 0.4 },
] as const;
const ASIDE = 0.05;
const LONGER = 0.03;
/** Of the light where it begins, so much is taken; and so far from the lamp, in page units, nothing is. */
const DARK = 0.56;
const FADES: Point = [1050, 620];
/** In a flood of light a shadow is the only dark thing, and seen as far as the light goes. */
const IN_FLOOD = { dark: 0.68, fades: [1900, 1200] as Point } as const;
/** A lamp that hardly reaches somebody throws no shadow that is seen. */
const LEAST_STRENGTH = 0.08;
/** So far below the foot of the wall, in page units, a shadow on the floor ends. */
const BEFORE_WALL = 10;

/** Who throws a shadow: where they stand, and by what they are lit. */
export type Thrower = {
  readonly one: Pick<Placed, 'box' | 'sketch'>;
  readonly foot: Point;
  readonly half: number;
  readonly litBy: LitBy;
};

type Page = { readonly light: LightSetup; readonly camera: Pick<Camera, 'horizon'> };

/** How an outline comes to lie on the ground: its foot stays, its head goes away from the lamp. */
const laidDown = ({ one: { box }, foot, litBy: { lamp } }: Thrower, wall: number): Matrix | null => {
  if (!lamp.above) return null;
  const [dx, dz] = [foot[0] - lamp.above[0], (foot[1] - lamp.above[1]) / INTO_DEPTH];
  const away = Math.hypot(dx, dz);
  const tall = Math.max(1, box.bottom - box.top);
  const high = Math.max(1, lamp.above[1] - lamp.at[1]);
  const long = clamp(away / high, SHORTEST, LONGEST);
  const down = (dz / away) * long * INTO_DEPTH;
  // A lamp at the side stands a little before everybody: their shadows lie where the reader sees them.
  const steep = Math.abs(down) < LEAST_STEEP ? -LEAST_STEEP : down;
  const up = Math.min(-steep, Math.min(MOST_RISE, Math.max(0, foot[1] - wall)) / tall);
  const lean = -(dx / away) * long;
  return [1, 0, lean, up, -lean * foot[1], foot[1] * (1 - up)];
};

/** Somebody as one shape, the gaps between legs and arms filled: a shadow of every finger is a rag. */
const shapeOf = ({ sketch, box }: Thrower['one']): Path => {
  const { first, left, right } = silhouetteOf(sketch, box);
  const rows = [...left.keys()].filter((row) => (left[row] ?? Infinity) < (right[row] ?? -Infinity));
  const edge = (side: Float64Array, row: number): Point => [side[row] ?? 0, (first + row + 0.5) * ROW];
  const around = [...rows.map((row) => edge(right, row)), ...rows.toReversed().map((row) => edge(left, row))];
  return around.length === 0 ? [] : polygon(around);
};

/** Down the page, towards the reader. */
const fallsAhead = ([, , , up]: Matrix): boolean => up < 0;

/** So wide is a body at its shoulders, as a share of its stance, and at least as a share of its height. */
const SHOULDERS = 0.8;
const LEAST_WIDE = 0.13;

/** The mass of a body without arms and head: its outline laid down ahead of it would be a figure on its head. */
const massOf = ({ one: { box }, foot: [x, y], half }: Thrower): Path => {
  const wide = Math.max(half, (y - box.top) * LEAST_WIDE);
  const end = Math.min(wide, (y - box.top) * 0.5) * SHOULDERS;
  return hullOf([
    [x - wide, y, 0.5],
    [x + wide, y, 0.5],
    [x - wide * SHOULDERS + end, box.top + end, end],
    [x + wide * SHOULDERS - end, box.top + end, end],
  ]);
};

/** The same with its head a little to one side, and a little farther; its foot stays. */
const askew = ([a, b, lean, up]: Matrix, [, y]: Point, { aside, by }: { aside: number; by: number }): Matrix => {
  const [leans, rises] = [lean + aside * by, up * (1 + LONGER * by)];
  return [a, b, leans, rises, -leans * y, y * (1 - rises)];
};

/** The shadow of somebody with each step of its soft edge, the darkest first; nothing where no light comes from aside. */
const shadowOf = (thrower: Thrower, wall: number): readonly Path[] => {
  const { litBy, foot, half } = thrower;
  const { above } = litBy.lamp;
  if (!above || litBy.strength < LEAST_STRENGTH || Math.abs(foot[0] - above[0]) < half * 0.5) return [];
  const onto = laidDown(thrower, wall);
  if (!onto) return [];
  const body = fallsAhead(onto) ? massOf(thrower) : shapeOf(thrower.one);
  return PENUMBRA.map(({ by }) =>
    (by === 0 ? [0] : [-ASIDE, ASIDE]).flatMap((aside) => applyToPath(askew(onto, foot, { aside, by }), body)),
  );
};

/** One shade for each lamp; none of whom the lamp hangs right above, or who stands where no place of the ground is below it. */
export const longShadows = (throwers: readonly Thrower[], { light, camera }: Page): Sketch[] =>
  [...Map.groupBy(throwers, ({ litBy }) => litBy.lamp.ref).values()].flatMap((row): Sketch[] => {
    const steps = row.map((each) => shadowOf(each, camera.horizon + BEFORE_WALL));
    const { above, isFlood = false } = row[0]?.litBy.lamp ?? {};
    if (!above || steps.every((each) => each.length === 0)) return [];
    const { dark, fades } = isFlood ? IN_FLOOD : { dark: DARK, fades: FADES };
    const alpha = Math.min(0.95, dark / (1 - light.shadow[0]));
    // Each step lies in the one around it, and is darker by its share.
    return PENUMBRA.reduce<Sketch[]>((within, { by, share }) => {
      const clip = steps.flatMap((each) => each.slice(0, by + 1).flat());
      const shade = glow(above, light.shadow, { radii: fades, alpha: alpha * share, effect: 'shade' });
      return [bundle([shade, ...within], { clip, name: 'long-shadow' })];
    }, []);
  });
