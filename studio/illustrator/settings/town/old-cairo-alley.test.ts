import { describe, expect, it } from 'vitest';
import { boundsOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { testStage } from '#studio/illustrator/settings/stage-probe.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { oldCairo } from '#studio/illustrator/settings/town/old-cairo.ts';
import { SIDE_WALL } from '#studio/illustrator/settings/views/walls.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const stageWith = (feet: readonly Point[], isNarrow: boolean): Stage =>
  testStage({ random: seededRandom(3), isNarrow, unit: 4.4, feet: () => feet });

/** How much of the page lies between the two walls at the height of feet in front. */
const betweenWalls = (feet: readonly Point[]): { left: number; right: number } => {
  const walls = oldCairo
    .draw(stageWith(feet, true))
    .far.filter((sketch: Sketch) => sketch.kind === 'bundle' && sketch.name === SIDE_WALL)
    .map((wall) => boundsOf(pathsOf(wall).flat()));
  return {
    left: Math.max(...walls.filter(({ left }) => left < 400).map(({ right }) => right)),
    right: Math.min(...walls.filter(({ right }) => right > 600).map(({ left }) => left)),
  };
};

describe('an alley of old Cairo', () => {
  it('has a wall on both sides of the page', () => {
    const { left, right } = betweenWalls([[500, 898]]);
    expect(left).toBeGreaterThan(120);
    expect(right).toBeLessThan(880);
  });

  it('is as wide as those who stand in it need', () => {
    const free = betweenWalls([[500, 898]]);
    const full = betweenWalls([
      [60, 898],
      [940, 898],
    ]);
    expect(full.left).toBeLessThan(free.left);
    expect(full.right).toBeGreaterThan(free.right);
  });

  it('is an open lane where nothing is narrow', () => {
    const planes = oldCairo.draw(stageWith([[500, 898]], false));
    expect(planes.far.some((sketch) => sketch.kind === 'bundle' && sketch.name === SIDE_WALL)).toBe(false);
  });
});
