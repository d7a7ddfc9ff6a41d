/** A patch of water around who swims where none is drawn yet. */
import { hex } from '#studio/illustrator/color/color.ts';
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const WATER = hex('#5fa9bd');
const DEEP = hex('#3d8199');
const FOAM = hex('#f1fbfb');
const SHORE = hex('#cdb98e');

/** A wavy edge from one end to the other at a height. */
const ripple = (from: number, to: number, y: number): Knot[] =>
  Array.from(
    { length: 11 },
    (_, index): Knot => [from + ((to - from) * index) / 10, y + (index % 2 === 0 ? 0.5 : -0.9)],
  );

type Pool = { readonly left: number; readonly right: number; readonly surface: number; readonly depth: number };

/** So far below its joints a limb goes, in limb widths, and so deep the pool is beside its middle, in depths. */
const BELOW_ANKLE = 1.2;
const EDGE = 1.3;

const poolOf = ({ hip, neck, head, build, near, far, stance }: Skeleton): Pool => {
  const { way } = stance;
  const ends = [
    near.leg.ankle[0],
    far.leg.ankle[0],
    head[0] + build.head * 0.5 * way,
    far.arm.wrist[0],
    near.arm.wrist[0],
  ];
  const surface = (hip[1] + neck[1]) / 2 + build.hip * 0.3;
  const lowest = Math.max(
    ...[near, far].flatMap(({ arm, leg }) => [arm.wrist[1], leg.knee[1], leg.ankle[1] + build.limb * BELOW_ANKLE]),
  );
  return {
    left: Math.min(...ends) - build.head * 0.5,
    right: Math.max(...ends) + build.head * 0.4,
    surface,
    depth: Math.max(build.head * 0.36, (lowest + build.limb * BELOW_ANKLE - surface) / EDGE),
  };
};

/** The lower half of the pool, up to the line where the water meets the body. */
const nearHalf = ({ left, right, surface, depth }: Pool): Path => {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const bottom = surface + depth * 1.5;
  return spline([
    ...ripple(left + half * 0.03, right - half * 0.03, surface),
    [right - half * 0.1, surface + depth * 0.7],
    [middle + half * 0.45, bottom - depth * 0.1],
    [middle, bottom],
    [middle - half * 0.45, bottom - depth * 0.1],
    [left + half * 0.1, surface + depth * 0.7],
  ]);
};

const foamAt = (x: number, surface: number, size: number): Sketch =>
  line(
    [
      [x - size, surface + 0.6],
      [x - size * 0.3, surface - 0.9],
      [x + size * 0.4, surface + 0.2],
      [x + size, surface - 0.5],
    ],
    FOAM,
    { width: 1.1, alpha: 0.85 },
  );

/** A pool in the ground: who swims is half in it. */
export const waterAround = (skeleton: Skeleton): Thing => {
  const pool = poolOf(skeleton);
  const { left, right, surface, depth } = pool;
  const { hip, neck, build, near, far, stance } = skeleton;
  const { way } = stance;
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const drops: readonly Point[] = [
    [near.leg.ankle[0] - 3 * way, surface - build.leg * 0.26],
    [near.leg.ankle[0] - 7 * way, surface - build.leg * 0.14],
    [far.leg.ankle[0] + 2 * way, surface - build.leg * 0.34],
  ];
  const rings = [0.5, 0.78].map((share) =>
    line(
      [
        [middle - half * share, surface + depth * share],
        [middle, surface + depth * (0.4 + share)],
        [middle + half * share, surface + depth * share],
      ],
      FOAM,
      { width: 0.7, alpha: 0.4 },
    ),
  );
  return {
    behind: [
      bundle(
        [
          form(ellipse([middle, surface + depth * 0.1], [half * 1.06, depth * 1.5]), SHORE, { volume: 0.3 }),
          form(ellipse([middle, surface], [half, depth * 1.3]), DEEP, { volume: 0.3 }),
        ],
        { name: 'water' },
      ),
    ],
    front: [
      bundle(
        [
          form(nearHalf(pool), WATER, { volume: 0.3, alpha: 0.8 }),
          ...rings,
          foamAt(neck[0], surface, build.head * 0.3),
          foamAt(hip[0], surface, build.head * 0.24),
          foamAt(near.leg.knee[0], surface, build.head * 0.2),
          ...drops.map((at) => detail(ellipse(at, [0.9, 1.3]), FOAM, { alpha: 0.9 })),
        ],
        { name: 'water' },
      ),
    ],
  };
};
