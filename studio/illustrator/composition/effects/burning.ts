/** Where a fire begins and where it ends. */
import type { Site } from '#studio/illustrator/composition/effects/effect.ts';
import { aheadOf } from '#studio/illustrator/composition/effects/pieces.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** How high a flame stands on a nose: in halves of a face, and at least and at most. */
const TONGUE = [1.5, 56, 110] as const;

/** What flies on its fire: that comes out below, as long as so much of it. */
export const isEngine = ({ thing, target }: Site): boolean => thing === 'rocket' && target === null;
const EXHAUST = 0.36;
const LOWEST_FIRE = 960;

/**
 * Where a flame begins and ends: a jet goes to its target, a tongue rises from a nose, through nobody who is faced, and
 * a rocket leaves its fire behind.
 */
export const burning = (site: Site): { from: Point; to: Point } => {
  const { size, headSize, way, mouth, box } = site;
  if (isEngine(site)) {
    const middle = (box.left + box.right) / 2;
    const end = Math.min(LOWEST_FIRE, box.bottom + (box.bottom - box.top) * EXHAUST);
    return { from: [middle, box.bottom - (box.bottom - box.top) * 0.04], to: [middle, end] };
  }
  if (site.isFigure && !site.target) {
    const high = clamp(headSize * TONGUE[0], TONGUE[1], TONGUE[2]);
    const ahead = Math.max(...[mouth, ...site.eyes.map(([x]) => [x + way * headSize * 0.9])].map(([x = 0]) => x * way));
    const from: Point = [ahead * way, mouth[1] - headSize * 0.3];
    return { from, to: [from[0] + way * high * 0.16, Math.max(24, from[1] - high)] };
  }
  const from = site.isFigure ? mouth : site.source;
  if (!site.target) return { from, to: [from[0] + way * size * 0.03, Math.max(50, from[1] - size * 0.78)] };
  const [x, y] = aheadOf(site, from, size * 0.95);
  return { from, to: [x - (x - from[0]) * 0.06, y] };
};
