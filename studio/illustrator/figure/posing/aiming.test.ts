import { describe, expect, it } from 'vitest';
import type { Gesture, Pose } from '#core/story/vocabulary.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { nodOf } from '#studio/illustrator/figure/head/head-frame.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import { WHICH } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';

const VIEWS = ['front', 'three-quarter', 'side'] as const;
type Case = { readonly pose: Pose; readonly gesture?: Gesture };
const POINTING: readonly Case[] = [
  { pose: 'pointing' },
  { pose: 'standing', gesture: 'pointing' },
  { pose: 'sitting', gesture: 'pointing' },
  { pose: 'kneeling', gesture: 'pointing' },
];
/** Up, level and down, before a body that is turned to the page's right. */
const AIMS: readonly Point[] = [
  [0.6, -0.8],
  [0.9, -0.44],
  [1, 0],
  [0.8, 0.6],
];

const bodyOf = ({ pose, gesture }: Case, stance: { view: (typeof VIEWS)[number]; way: 1 | -1; aim: Point }): Skeleton =>
  drawFigure({
    character: testCharacter(),
    pose,
    stance,
    expression: 'happy',
    gaze: stance.aim,
    ...(gesture ? { gesture } : {}),
  }).skeleton;

/** How far from its aim the arm is that points, in degrees. */
const missedBy = (body: Skeleton, aim: Point): number => {
  const ways = WHICH.map((which): Point => {
    const { arm } = body[which];
    const [x, y] = palmOf(arm, body.build.limb);
    return [x - arm.shoulder[0], y - arm.shoulder[1]];
  });
  const apart = ways.map((way) => Math.atan2(way[0] * aim[1] - way[1] * aim[0], way[0] * aim[0] + way[1] * aim[1]));
  return (Math.min(...apart.map(Math.abs)) * 180) / Math.PI;
};

describe('an arm that points', () => {
  it.each(POINTING)('goes where somebody aims: $pose $gesture', (told) => {
    for (const view of VIEWS)
      for (const way of [1, -1] as const)
        for (const [x, y] of AIMS) {
          const aim: Point = [x * way, y];
          expect(missedBy(bodyOf(told, { view, way, aim }), aim), `${view} ${way} ${String(aim)}`).toBeLessThan(14);
        }
  });

  it('is the other one for what is on the other side of who cannot turn', () => {
    for (const way of [1, -1] as const) {
      const aim: Point = [-0.9 * way, -0.44];
      const body = bodyOf({ pose: 'pointing' }, { view: 'three-quarter', way, aim });
      expect((body.far.arm.wrist[0] - body.far.arm.shoulder[0]) * way).toBeLessThan(-body.build.arm * 0.6);
    }
  });
});

describe('a head that looks up or down', () => {
  it('goes back or bows on its neck when it is seen from its side', () => {
    expect(nodOf([0.6, -0.8], { view: 'side', way: 1 })).toBeLessThan(-0.2);
    expect(nodOf([-0.6, 0.8], { view: 'three-quarter', way: -1 })).toBeGreaterThan(0.15);
    expect(nodOf([0, -1], { view: 'front', way: 1 })).toBe(0);
  });

  it('does so less when it looks behind itself', () => {
    const [ahead, behind] = [1, -1].map((x) => nodOf([x * 0.6, -0.8], { view: 'side', way: 1 }));
    expect(Math.abs(behind ?? 0)).toBeLessThan(Math.abs(ahead ?? 0) * 0.5);
  });
});
