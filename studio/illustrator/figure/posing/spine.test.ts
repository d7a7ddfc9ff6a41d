import { describe, expect, it } from 'vitest';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { spineAt } from '#studio/illustrator/figure/posing/spine.ts';
import { skeletonFor } from '#studio/illustrator/figure/skeleton.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';

const AGES = [2, 5, 8, 14, 40, 75];

describe('who just stands', () => {
  it('rests on one leg: hips and shoulders slope against each other, and the back bends', () => {
    for (const age of AGES)
      for (const view of ['front', 'three-quarter', 'back'] as const)
        for (const way of [1, -1] as const) {
          const { near, far, spine, build } = skeletonFor('standing', buildFor(age), { view, way });
          const message = `${age} ${view} ${way}`;
          const slope = (one: readonly number[], other: readonly number[]): number =>
            ((one[1] ?? 0) - (other[1] ?? 0)) / Math.abs((one[0] ?? 0) - (other[0] ?? 0));
          expect(slope(near.leg.hip, far.leg.hip), message).toBeLessThan(-0.05);
          expect(slope(near.arm.shoulder, far.arm.shoulder), message).toBeGreaterThan(-0.02);
          const { at } = spineAt(spine, 0.5);
          const straight = spineAt({ ...spine, bend: 0 }, 0.5).at;
          expect(Math.abs(at[0] - straight[0]) / build.torso, message).toBeGreaterThan(0.02);
          expect(Math.abs(near.leg.ankle[0] - far.leg.ankle[0]) / build.leg, message).toBeGreaterThan(0.4);
        }
  });

  it('rests on the other leg when another person does, each of them the same on every page', () => {
    const stands = (id: string, view: 'front' | 'three-quarter') =>
      drawFigure({
        character: { ...testCharacter({ age: 7 }), id },
        pose: 'standing',
        stance: { view, way: 1 },
        expression: 'calm',
        gaze: [0, 0],
      }).skeleton;
    for (const view of ['front', 'three-quarter'] as const) {
      const [one, other] = [stands('a', view), stands('b', view)];
      expect(Math.sign(one.hip[0])).toBe(-Math.sign(other.hip[0]));
      expect(stands('a', view)).toEqual(one);
    }
  });

  it('lets the nearer hand hang beside the thigh and not before the belly, from the side', () => {
    for (const age of AGES)
      for (const pose of ['standing', 'waving'] as const)
        for (const way of [1, -1] as const) {
          const { near, hip, build } = skeletonFor(pose, buildFor(age), { view: 'side', way });
          expect(((near.arm.wrist[0] - hip[0]) * way) / build.hip, `${age} ${pose} ${way}`).toBeLessThan(0.2);
        }
  });
});

describe('who lies', () => {
  it('lays the nearer forearm along the body', () => {
    for (const age of AGES)
      for (const pose of ['sleeping', 'lying'] as const) {
        const { elbow, wrist } = skeletonFor(pose, buildFor(age), { view: 'side', way: 1 }).near.arm;
        expect(Math.abs(wrist[1] - elbow[1]), `${age} ${pose}`).toBeLessThan((wrist[0] - elbow[0]) * 1.4);
      }
  });
});
