/** Finds a place for the small thing that hides on a spread. */
import type { Scene } from '#core/story/scene.ts';
import { type Camera, SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { type Placed, shoreAt } from '#studio/illustrator/composition/placed.ts';
import { tuckedIn } from '#studio/illustrator/composition/grounding/cover.ts';
import { hasOpenWater } from '#studio/illustrator/composition/water/open-water.ts';
import { placed as placedAt } from '#studio/illustrator/geometry/matrix.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import { type Box, boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import type { HiddenDrawing } from '#studio/illustrator/hidden/hidden-drawing.ts';
import { HIDDEN_DRAWINGS } from '#studio/illustrator/hidden/hidden.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, moved, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const TRIES = 40;
const SIZE = 2.7;

const clearance = ([x, y]: Point, box: Box): number => {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
};

/** What flies is before the sky or the wall: over a lawn it lies flat on it. */
const OVER_HORIZON = 250;
const HIGHEST = 110;
const UNDER_HORIZON = 20;
/** From above all is ground. */
const LEAST_SKY = 180;
/** What creeps stays so far from the water. */
const ASHORE = 22;
/** However narrow the bank is, and however low on the page. */
const NARROW_BANK = 20;
const LOWEST = 962;

const heightsFor = (
  scene: Scene,
  { camera, lowest, lives }: { camera: Camera; lowest: number; lives: HiddenDrawing['lives'] },
): readonly [top: number, bottom: number] => {
  const { horizon } = camera;
  const hasSky = horizon > LEAST_SKY && !drawingOf(scene).isUnderWater;
  if (lives === 'air' && hasSky) return [Math.max(HIGHEST, horizon - OVER_HORIZON), horizon + UNDER_HORIZON];
  const shore = hasOpenWater(scene) ? shoreAt(scene, camera) : -Infinity;
  if (lives === 'water' && shore > horizon) return [horizon + (shore - horizon) * 0.2, shore - ASHORE];
  const land = lives === 'ground' ? shore + ASHORE : -Infinity;
  const top = lives === 'ground' ? horizon + (920 - horizon) * 0.62 : horizon - 40;
  const bottom = clamp(land + NARROW_BANK, lowest, LOWEST);
  return [Math.min(Math.max(top, land), bottom - NARROW_BANK), bottom];
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
  const lowest = scene.framing === 'through-window' ? 850 : 915;
  const [top, bottom] = heightsFor(scene, { camera, lowest, lives: drawing.lives });
  let best: Point = [edge, bottom];
  let most = -1;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at: Point = [random.between(edge, 1000 - edge), random.between(top, bottom)];
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
  if (drawing.lives !== 'ground') return [thing];
  const box = boxAround(pathsOf(thing).map(boundsOf));
  return [...standing([thing]), ...tuckedIn(box, scene, { scale: SIZE, random: random.fork('cover') })];
};
