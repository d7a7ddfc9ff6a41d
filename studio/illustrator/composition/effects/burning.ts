/** Where a fire begins and where it ends. */
import type { Site } from '#studio/illustrator/composition/effects/effect.ts';
import { aheadOf } from '#studio/illustrator/composition/effects/pieces.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { partsNamed, pathsOf } from '#studio/illustrator/sketch.ts';
import type { Scene } from '#core/story/scene.ts';

/** How long a flame out of a mouth is: in halves of a face, and at least and at most. */
const TONGUE = [1.9, 72, 140] as const;
/** It leaves the mouth so far ahead for its length, and rises; steeply where somebody is faced. */
const AHEAD = 0.72;
const STEEP = 0.12;
/** Its root is inside the mouth, as a share of the width of the lips. */
const WITHIN = 0.12;
/** And below the line of the lips, which is lowest in front, as a share of its height. */
const LOW = 1.1;

/** Those out of whose mouths a flame comes: they are open. */
export const breathingIn = ({ effects = [] }: Scene): ReadonlySet<string> =>
  new Set(effects.flatMap(({ effect, at }) => (effect === 'flame' ? [at] : [])));

/** Between the lips at the front of a profile; beside the face of who is turned to the reader, whose eyes it would hide. */
const lipsOf = ({ sketch, mouth, eyes, headSize, way }: Site): Point => {
  const lips = partsNamed(sketch, 'mouth');
  if (lips.length === 0 || eyes.length > 1) {
    const ahead = Math.max(...[mouth, ...eyes.map(([x]) => [x + way * headSize * 0.9])].map(([x = 0]) => x * way));
    return [ahead * way, mouth[1] - headSize * 0.3];
  }
  const { left, right, top, bottom } = boxAround(lips.flatMap(pathsOf).map(boundsOf));
  const inside = (right - left) * WITHIN;
  return [way > 0 ? right - inside : left + inside, top + (bottom - top) * LOW];
};

/** What flies on its fire: that comes out below, as long as so much of it. */
export const isEngine = ({ thing, target }: Site): boolean => thing === 'rocket' && target === null;
const EXHAUST = 0.36;
const LOWEST_FIRE = 960;

/**
 * Where a flame begins and ends: a jet goes to its target, a tongue comes out of a mouth and rises, through nobody who is faced, and
 * a rocket leaves its fire behind.
 */
export const burning = (site: Site): { from: Point; to: Point } => {
  const { size, headSize, way, box } = site;
  if (isEngine(site)) {
    const middle = (box.left + box.right) / 2;
    const end = Math.min(LOWEST_FIRE, box.bottom + (box.bottom - box.top) * EXHAUST);
    return { from: [middle, box.bottom - (box.bottom - box.top) * 0.04], to: [middle, end] };
  }
  if (site.isFigure && !site.target) {
    const high = clamp(headSize * TONGUE[0], TONGUE[1], TONGUE[2]);
    const from = lipsOf(site);
    const isFaced = site.faces.some(({ at: [x, y], size: half }) => {
      const away = (x - from[0]) * way;
      return away > 0 && away < high * AHEAD + half * 2 && y < from[1] + half && y > from[1] - high - half;
    });
    return { from, to: [from[0] + way * high * (isFaced ? STEEP : AHEAD), Math.max(24, from[1] - high)] };
  }
  const from = site.isFigure ? site.mouth : site.source;
  if (!site.target) return { from, to: [from[0] + way * size * 0.03, Math.max(50, from[1] - size * 0.78)] };
  const [x, y] = aheadOf(site, from, size * 0.95);
  return { from, to: [x - (x - from[0]) * 0.06, y] };
};
