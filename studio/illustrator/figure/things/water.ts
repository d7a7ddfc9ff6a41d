/** A patch of water around who swims where none is drawn yet. */
import { hex } from '#studio/illustrator/color/color.ts';
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const WATER = hex('#5fa9bd');
const DEEP = hex('#3d8199');
const FOAM = hex('#f1fbfb');

/** A wavy edge from one end to the other at a height. */
const ripple = (from: number, to: number, y: number): Knot[] =>
  Array.from({ length: 9 }, (_, index): Knot => [from + ((to - from) * index) / 8, y + (index % 2 === 0 ? 0 : -1.5)]);

/** The surface: who swims is half in it. */
export const waterAround = (skeleton: Skeleton): Thing => {
  const { hip, neck, head, build, near, far, stance } = skeleton;
  const { way } = stance;
  const ends = [
    near.leg.ankle[0],
    far.leg.ankle[0],
    head[0] + build.head * 0.7 * way,
    far.arm.wrist[0],
    near.arm.wrist[0],
  ];
  const [left, right] = [Math.min(...ends) - build.head * 0.3, Math.max(...ends) + build.head * 0.2];
  const surface = Math.max(hip[1], neck[1]) - build.hip * 0.1;
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const back = spline([
    ...ripple(left, right, surface - 2.5),
    [right - half * 0.08, surface * 0.4],
    [middle, 2.5],
    [left + half * 0.08, surface * 0.4],
  ]);
  const front = spline([
    ...ripple(left + half * 0.05, right - half * 0.05, surface + build.hip * 0.34),
    [right - half * 0.12, surface * 0.36],
    [middle, 3],
    [left + half * 0.12, surface * 0.36],
  ]);
  const drops: readonly Point[] = [
    [near.leg.ankle[0] - 3 * way, surface - build.leg * 0.22],
    [near.leg.ankle[0] - 7 * way, surface - build.leg * 0.12],
    [far.leg.ankle[0] + 2 * way, surface - build.leg * 0.3],
  ];
  const foam = (x: number, size: number): Sketch =>
    line(
      [
        [x - size, surface + build.hip * 0.36],
        [x, surface + build.hip * 0.26],
        [x + size, surface + build.hip * 0.38],
      ],
      FOAM,
      { width: 1.1, alpha: 0.85 },
    );
  return {
    behind: [bundle([form(back, DEEP, { volume: 0.3, alpha: 0.9 })], { name: 'water' })],
    front: [
      bundle(
        [
          form(front, WATER, { volume: 0.3, alpha: 0.72 }),
          foam(neck[0], build.head * 0.3),
          foam(hip[0], build.head * 0.24),
          foam(near.leg.knee[0], build.head * 0.2),
          ...drops.map((at) => detail(ellipse(at, [0.9, 1.3]), FOAM, { alpha: 0.9 })),
          detail(
            ribbon(
              [
                [middle - half * 0.5, surface * 0.5],
                [middle, surface * 0.44],
                [middle + half * 0.3, surface * 0.5],
              ],
              [0.3, 0.6, 0.2],
            ),
            FOAM,
            { alpha: 0.5 },
          ),
        ],
        { name: 'water' },
      ),
    ],
  };
};
