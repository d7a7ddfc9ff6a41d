import { expect, it } from 'vitest';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { forest } from '#studio/illustrator/settings/forest.ts';
import { ROAD } from '#studio/illustrator/settings/outdoors/road.ts';
import { testStage } from '#studio/illustrator/settings/stage-probe.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { partsNamed, pathsOf } from '#studio/illustrator/sketch.ts';

const stageWith = (isForked: boolean): Stage =>
  testStage({ random: seededRandom(3), variant: 1, isDark: true, isForked, unit: 4.4 });

/** From where to where the roads of a forest go across the page, each with all of its parts. */
const roadsOf = (isForked: boolean): { left: number; right: number }[] =>
  forest
    .draw(stageWith(isForked))
    .middle.flatMap((sketch) => partsNamed(sketch, ROAD))
    .map((road) => boundsOf(pathsOf(road).flat()));

it('has one path, or two that part to both sides where the story has a fork', () => {
  expect(roadsOf(false)).toHaveLength(1);
  const roads = roadsOf(true);
  expect(roads).toHaveLength(2);
  expect(Math.min(...roads.map(({ left }) => left))).toBeLessThan(260);
  expect(Math.max(...roads.map(({ right }) => right))).toBeGreaterThan(740);
});
