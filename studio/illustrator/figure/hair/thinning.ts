/** Hair that the years have thinned. */
import { mix } from '#studio/illustrator/color/color.ts';
import type { HairDrawing, HairFrame } from '#studio/illustrator/figure/hair/cap.ts';
import { curlsAt } from '#studio/illustrator/figure/hair/locks.ts';
import { onSkull } from '#studio/illustrator/figure/hair/skull.ts';
import { widthAt } from '#studio/illustrator/figure/head/head.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const RING_FROM = 1.06;
/** Runs of fewer steps are tufts beside the ears. */
const TUFT_BELOW = 14;

type Step = { readonly angle: number; readonly longitude: number };

const STEPS = 30;

/** The visible stretches of the wreath around a bald crown, as runs of screen angles. */
const runsOf = ({ yaw }: HairFrame['head']): Step[][] => {
  const runs: Step[][] = [];
  let isOpen = false;
  for (let index = 0; index <= STEPS; index++) {
    const angle = -Math.PI / 2 + (Math.PI * index) / STEPS;
    const longitude = Math.abs(Math.atan2(Math.sin(angle - yaw), Math.cos(angle - yaw)));
    const isWreath = longitude > RING_FROM;
    if (isWreath && !isOpen) {
      runs.push([]);
    }
    if (isWreath) {
      runs.at(-1)?.push({ angle, longitude });
    }
    isOpen = isWreath;
  }
  return runs;
};

/** Curls above an ear. */
const besideEar = (frame: HairFrame, run: readonly Step[]): Sketch[] => {
  const side = Math.sign(run[Math.floor(run.length / 2)]?.angle ?? 1);
  const places = [-0.26, -0.04, 0.16, -0.14, 0.06].map(
    (y, index): Point => [side * (0.97 - (index > 2 ? run.length * 0.02 : 0)), y],
  );
  return curlsAt(frame, places, 0.13 + run.length * 0.007);
};

/** The broad band around the back of the head. */
const bandAround = (frame: HairFrame, run: readonly Step[]): Sketch[] => {
  const ends = (index: number): number => Math.max(0, 1 - Math.min(index, run.length - 1 - index) / 2.2);
  const inside = ({ angle }: Step): number => (Math.abs(Math.sin(angle)) > 0.95 ? 0 : 1);
  const top = run.map((step, index): Knot => {
    const y = -0.34 + (inside(step) === 0 ? 0.1 : 0.3) * ends(index) + (index % 2) * 0.02;
    return [Math.sin(step.angle) * widthAt(y) * 1.04, y];
  });
  const low = run.map((step, index): Knot => {
    const fall = step.longitude < 1.7 ? 0.3 : Math.min(0.68, 0.3 + (step.longitude - 1.7) * 0.6);
    const y = fall - 0.2 * ends(index) * inside(step) + (index % 2) * 0.025;
    return [Math.sin(step.angle) * widthAt(y) * 1.05, y];
  });
  const strands = run
    .filter(({ angle }, index) => index % 3 === 1 && Math.abs(Math.sin(angle)) < 0.9)
    .map(({ angle }) =>
      line(
        [
          [Math.sin(angle) * 0.94, -0.24],
          [Math.sin(angle) * 0.98, 0.04],
        ],
        frame.colors.deep,
        { width: 0.026, alpha: 0.5 },
      ),
    );
  return [form(spline([...top, ...low.toReversed()]), frame.colors.hair, { name: 'hair', volume: 0.5 }), ...strands];
};

/** Shorter runs are the edge of the far side. */
const SEEN_FROM = 4;

const wreath = (frame: HairFrame): Sketch[] =>
  runsOf(frame.head)
    .filter((run) => run.length >= SEEN_FROM)
    .flatMap((run) => (run.length < TUFT_BELOW ? besideEar(frame, run) : bandAround(frame, run)));

/** A bald crown with a wreath of hair, and a few strands combed across. */
export const thinning: HairDrawing = (frame) => {
  const strands = [0.95, 1.25, 1.55].map((along, index) => {
    const points = [-0.5, -0.1, 0.34].map((across): Point => {
      const spot = onSkull(frame, across, along, 0.93 + (across === -0.1 ? 0.04 : 0));
      return [spot.x, spot.y];
    });
    return line(points as Knot[], frame.colors.hair, { width: 0.034 - index * 0.004, alpha: 0.85, name: 'hair' });
  });
  const shine = onSkull(frame, -0.3, 1.0, 0.98);
  return {
    behind: [],
    front: frame.isPressed
      ? wreath(frame)
      : [
          detail(
            clump([shine.x, shine.y + 0.1], [0.2, 0.09], { lumps: 5, depth: 0.1, random: seededRandom(3) }),
            mix(frame.skin.skin, [1, 0, 0.02], 0.5),
            {
              alpha: 0.35,
            },
          ),
          ...wreath(frame),
          ...(frame.head.isBack ? [] : strands),
        ],
  };
};
