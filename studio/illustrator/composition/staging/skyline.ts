/** Moves the horizon a little when it would run through a neck or along the top of a head. */
import type { Scene } from '#core/story/scene.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';

/** How far the horizon may move, in page units, nearest first. */
const SHIFTS = [0, -14, 14, -28, 28, -44, 44, -60, 60];
/** What a step of the horizon costs, so that it moves only for something. */
const STEP_COST = 0.006;
/** Between the horizon and the feet of those in the middle distance. */
const ROOM = 60;

/** How badly a line lies across a head: 1 through the neck, less at the crown, through the eyes. */
export const cutsAt = (y: number, { top, bottom }: Box): number => {
  const share = (y - top) / Math.max(1, bottom - top);
  if (share > 0.86 && share < 1.3) return 1;
  if (share > -0.12 && share < 0.1) return 0.7;
  return share >= 0.1 && share <= 0.86 ? 0.25 : 0;
};

/** The camera with a horizon that cuts nobody's head off; from above, and below a title, it stays. */
export const skylineClear = (
  camera: Camera,
  { scene, kind, placed }: { scene: Scene; kind: 'page' | 'cover'; placed: readonly Placed[] },
): Camera => {
  // A shore goes with the horizon, and whoever wades stands before it.
  const isFixed = kind === 'cover' || scene.framing === 'from-above' || placed.some(({ isInWater }) => isInWater);
  if (isFixed) return camera;
  const lead = scene.cast[0]?.ref;
  const heads = placed.flatMap(({ ref, head }) => (head ? [{ head, weight: ref === lead ? 2 : 1 }] : []));
  const feet = Math.min(...placed.map(({ ground, lift }) => (lift > 0 ? Infinity : ground[1])));
  const costOf = (by: number): number =>
    heads.reduce((sum, { head, weight }) => sum + cutsAt(camera.horizon + by, head) * weight, 0) +
    Math.abs(by) * STEP_COST;
  const allowed = SHIFTS.filter((by) => by <= 0 || camera.horizon + by + ROOM < feet);
  const [best = 0] = allowed.toSorted((a, b) => costOf(a) - costOf(b));
  return best === 0 ? camera : { ...camera, horizon: camera.horizon + best };
};
