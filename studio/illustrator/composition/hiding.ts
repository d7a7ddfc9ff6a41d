/** Finds a place for the small thing that hides on a spread. */
import type { Scene } from '#core/story/scene.ts';
import { type Camera, SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { placed as placedAt } from '#studio/illustrator/geometry/matrix.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { HIDDEN_DRAWINGS } from '#studio/illustrator/hidden/hidden.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const TRIES = 40;
const SIZE = 2.7;

const clearance = ([x, y]: Point, box: Box): number => {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
};

/** The creature on its place: away from everybody, inside the safe part of the page. */
export const hiddenSketch = (
  scene: Scene,
  studio: { placed: readonly Placed[]; camera: Camera; random: Random },
): Sketch[] => {
  const { placed, camera } = studio;
  const random = studio.random.fork('hidden');
  const drawing = HIDDEN_DRAWINGS[scene.hidden];
  const edge = Math.max(camera.margin, SAFE_MARGIN) + 24;
  const top = drawing.lives === 'air' ? camera.horizon - 40 : camera.horizon + (920 - camera.horizon) * 0.62;
  const bottom = scene.framing === 'through-window' ? 850 : 915;
  let best: Point = [edge, bottom];
  let most = -1;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at: Point = [random.between(edge, 1000 - edge), random.between(Math.min(top, bottom - 20), bottom)];
    const free = Math.min(160, ...placed.map(({ box }) => clearance(at, box)));
    if (free > most) {
      best = at;
      most = free;
    }
  }
  const thing = moved(
    bundle(drawing.draw(), { name: scene.hidden }),
    placedAt(best, SIZE, { flip: random.chance(0.5) }),
  );
  // What has no shade under it hangs in the air: a spider without a thread.
  return drawing.lives === 'ground' ? standing([thing]) : [thing];
};
