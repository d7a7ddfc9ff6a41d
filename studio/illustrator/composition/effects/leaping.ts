/** Where somebody small has leapt from: a puff on the ground, and the arc that they have come along since. */
import type { Color } from '#studio/illustrator/color/color.ts';
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import type { EffectParts, Site } from '#studio/illustrator/composition/effects/effect.ts';
import { hidesFace, ofCount, puff, stroke, thrown } from '#studio/illustrator/composition/effects/pieces.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, type Sketch } from '#studio/illustrator/sketch.ts';

/** So far off the ground, in page units: lower is a step, and higher is a fall or a flight. */
const LEAST = 36;
const MOST = 260;

const gapOf = ({ foot, box }: Site): number => foot[1] - box.bottom;

export const isLeaping = (site: Site): boolean =>
  site.isFigure && site.water === null && gapOf(site) > LEAST && gapOf(site) < MOST;

const INK = hex('#5d4a3a');
const DASHES = 5;
/** From the take-off to the hind feet, as shares of the width behind the middle. */
const FROM = 0.46;
const TO = 0.3;
/** How far the arc bulges up, as a share of the leap. */
const RISE = 0.16;
const PAGE_EDGE = 40;

export const leapt = (site: Site, color: Color, random: Random): EffectParts => {
  const { box, center, foot, way, size } = site;
  const wide = box.right - box.left;
  const inside = (x: number): number => Math.min(1000 - PAGE_EDGE, Math.max(PAGE_EDGE, x));
  const from: Point = [inside(center[0] - way * wide * FROM), foot[1]];
  const to: Point = [center[0] - way * wide * TO, box.bottom + gapOf(site) * 0.1];
  const path = thrown(from, to, gapOf(site) * RISE);
  const dashes = ofCount(DASHES, (index): Sketch[] => {
    const at = (part: number): Point => path((index + 0.35 + part * 0.55) / DASHES);
    if (hidesFace(site, at(0.5), size * 0.02)) return [];
    return [detail(stroke([at(0), at(0.5), at(1)], size * 0.014 + 1), INK, { alpha: 0.55 })];
  }).flat();
  const puffs = [
    [-0.13, 0.05, 0.055],
    [0.1, 0.04, 0.07],
    [-0.02, 0.02, 0.05],
  ] as const;
  return {
    behind: [
      ...puffs.flatMap(([across, up, radius]) =>
        puff([from[0] + across * size, from[1] - up * size], radius * size, {
          color: lighten(color, 0.06),
          random,
          alpha: 0.8,
        }),
      ),
      ...dashes,
    ],
  };
};
