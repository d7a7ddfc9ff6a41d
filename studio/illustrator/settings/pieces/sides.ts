/** Where on a stage the weight of a setting lies, so that it is composed for its page and its reading direction. */
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';

/** The side of the page with more room for scenery: -1 left, 1 right; where the reading goes when both are alike. */
export const busySide = (stage: Stage): 1 | -1 => {
  const left = stage.room(120) + stage.room(250);
  const right = stage.room(750) + stage.room(880);
  return left === right ? stage.way : left > right ? -1 : 1;
};

/** A place along the page, counted in page units from one of its sides. */
export const inFrom = (side: 1 | -1, distance: number): number => (side === 1 ? 1000 - distance : distance);

/** A height on the ground: 0 at the horizon, 1 where figures in front stand. Those in the middle stand at about 0.62, far ones at 0.3. */
export const groundAt = (stage: Stage, share: number): number =>
  stage.horizon + (Math.min(stage.nearY, 1000) - stage.horizon) * share;

/** Those of the places where scenery may stand. */
export const roomy = (stage: Stage, places: readonly number[], least = 0.26): number[] =>
  places.filter((x) => stage.room(x) > least);

/** Those of the places before the figures where nobody is covered. */
export const free = (stage: Stage, places: readonly number[], reach: number): number[] =>
  places.filter((x) => stage.isFree(x, reach));

/** How tall what frames a calm side may be, as a share of what it is where the picture has room. */
export const framing = (stage: Stage, x: number): number => (stage.room(x) > 0.5 ? 1 : 0.56);

/** A height cut down so that what stands at `y` stays below a title. */
export const below = (stage: Stage, y: number, height: number): number =>
  stage.calmAbove > 0 ? Math.max(20, Math.min(height, y - stage.calmAbove)) : height;

/** Places for small things on the wide ground of a view from above, the farther first; none in other framings. */
export const strewn = (stage: Stage, count: number): Point[] =>
  stage.framing === 'from-above'
    ? Array.from(
        { length: count },
        (): Point => [stage.random.between(40, 960), groundAt(stage, stage.random.between(0.42, 1.1))],
      )
        .filter(([x]) => stage.room(x) > 0.2 && stage.isFree(x, 50))
        .toSorted((one, other) => one[1] - other[1])
    : [];
