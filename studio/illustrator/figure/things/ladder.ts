/** A wooden ladder under hands and feet. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const WOOD = hex('#a8794a');
const GRAIN = hex('#7d5531');

type Ladder = {
  readonly width: number;
  readonly thick: number;
  /** The middle between the rails at a height over the ground. */
  middle(up: number): Point;
  readonly top: number;
  readonly rungs: readonly number[];
};

const ladderOf = (skeleton: Skeleton): Ladder => {
  const { build, near, far, isSide } = skeleton;
  const feet = [near.leg.ankle, far.leg.ankle].map(([x, y]): Point => [x, y + build.leg * 0.13]);
  const hands = [near.arm, far.arm].map((arm) => palmOf(arm, build.limb));
  // From the front the hands are on its rails.
  const across = [hands[0]?.[0] ?? 0, hands[1]?.[0] ?? 0] as const;
  const low = feet[0] ?? [0, 0];
  const high = hands[1] ?? [0, -100];
  const slope = isSide ? (high[0] - low[0]) / (low[1] - high[1]) : 0;
  const step = Math.abs((feet[0]?.[1] ?? 0) - (feet[1]?.[1] ?? 0)) || build.leg * 0.4;
  const top = -Math.min(...hands.map(([, y]) => y)) + build.head * 0.3;
  const first = -low[1];
  const count = Math.floor((top - first) / step) + 1;
  return {
    width: isSide ? build.shoulder * 0.5 : Math.max(build.shoulder * 2.4, Math.abs(across[0] - across[1])),
    thick: build.limb * 0.52,
    middle: (up) => [isSide ? low[0] + (up + low[1]) * slope : (across[0] + across[1]) / 2, -up],
    top,
    rungs: [
      ...(first - step > 2 ? [first - step] : []),
      ...Array.from({ length: count }, (_, index) => first + step * index),
    ],
  };
};

const rail = ({ middle, top, width, thick }: Ladder, side: number): Sketch[] => {
  const at = (up: number): Point => [middle(up)[0] + (width / 2) * side, middle(up)[1]];
  return [
    form(ribbon([at(-0.6), at(top * 0.5), at(top)], [thick, thick * 0.94, thick * 0.9], 'flat'), WOOD, { volume: 0.5 }),
    line([at(top * 0.12), at(top * 0.3), at(top * 0.46)], GRAIN, { width: thick * 0.2, alpha: 0.5 }),
    line([at(top * 0.6), at(top * 0.78)], GRAIN, { width: thick * 0.2, alpha: 0.5 }),
  ];
};

const rung = ({ middle, width, thick }: Ladder, up: number): Sketch => {
  const [x, y] = middle(up);
  const tilt = (Math.round(up * 7) % 3) * 0.3 - 0.3;
  return form(
    ribbon(
      [
        [x - width / 2, y + tilt],
        [x + width / 2, y - tilt],
      ],
      [thick * 0.72],
    ),
    lighten(WOOD, 0.05),
    { volume: 0.5 },
  );
};

/** Stands behind who climbs, whichever way they look: rungs before a face and a chest would be a cage. */
export const ladderFor = (skeleton: Skeleton): Thing => {
  const ladder = ladderOf(skeleton);
  const sketches = [
    bundle([...ladder.rungs.map((up) => rung(ladder, up)), ...rail(ladder, -1), ...rail(ladder, 1)], {
      name: 'ladder',
    }),
  ];
  return { behind: sketches };
};
