import { describe, expect, it } from 'vitest';
import type { Hold, Prop } from '#core/story/vocabulary.ts';
import { heldBy } from '#studio/illustrator/composition/holding/held.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { handSketches, PLAIN_FIST } from '#studio/illustrator/figure/hand.ts';
import { fistsOf } from '#studio/illustrator/figure/hands/fists.ts';
import { handAngle, palmOf } from '#studio/illustrator/figure/limbs.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import type { View, Which } from '#studio/illustrator/figure/posing/stance.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { partsNamed, type Sketch } from '#studio/illustrator/sketch.ts';

const AGES = [2, 7, 40] as const;
const WAYS = [1, -1] as const;
type Case = { carries: Prop; holds?: Hold; view: View; way?: 1 | -1; age?: number };

const drawn = ({ carries, holds, view, way = 1, age = 7 }: Case): Figure =>
  drawFigure({
    character: testCharacter({ age }),
    pose: 'standing',
    stance: { view, way },
    expression: 'happy',
    gaze: [0, 0],
    held: heldBy(carries, { view, pose: 'standing', isDark: false, ...(holds ? { holds } : {}) }),
  });

const digits = (sketches: readonly Sketch[]): number =>
  sketches
    .map((one) =>
      one.kind === 'bundle' ? digits(one.children) : one.kind === 'form' && one.finish === 'solid' ? 1 : 0,
    )
    .reduce((sum, count) => sum + count, 0);

/** How far the fingers are from crossing what stands upright at a right angle, in radians. */
const fromAcross = (angle: number): number => Math.abs(Math.asin(Math.sin(angle)));

const holder = ({ skeleton }: Figure, holds: Hold): Which => {
  const palms = (['near', 'far'] as const).map((which) => [which, palmOf(skeleton[which].arm, 1)[1]] as const);
  const [highest] = palms.toSorted(([, a], [, b]) => a - b);
  return highest?.[0] ?? (holds === 'up' ? 'far' : 'near');
};

describe('fists', () => {
  it('show the inner side of a hand whose thumb is up with fingers and thumb round a stem', () => {
    for (const carries of ['spoon', 'torch', 'hammer'] as const)
      for (const way of WAYS)
        for (const age of AGES) {
          const front = drawn({ carries, view: 'front', way, age });
          expect(digits(partsNamed(front.sketch, 'fingers')), `${carries} ${way} ${age}`).toBe(5);
          // The nearer hand of who is seen along the page shows its knuckles: its thumb is behind.
          const side = drawn({ carries, view: 'side', way, age });
          expect(digits(partsNamed(side.sketch, 'fingers')), `${carries} ${way} ${age}`).toBe(4);
        }
  });

  it('lie whole on what is broader than they are: no fingers begin in the middle of a cup', () => {
    for (const carries of ['cup', 'bottle'] as const)
      for (const way of WAYS)
        expect(digits(partsNamed(drawn({ carries, view: 'front', way }).sketch, 'fingers')), carries).toBe(4);
  });

  it('go across a shaft, wherever it is held', () => {
    const held = [
      ...(['key', 'magnifying-glass', 'torch', 'flag'] as const).map((carries) => ({ carries, holds: 'up' as const })),
      { carries: 'magnifying-glass', holds: 'eye' },
    ] as const;
    for (const { carries, holds } of held)
      for (const view of ['front', 'side'] as const)
        for (const age of AGES) {
          const figure = drawn({ carries, holds, view, age });
          const { arm } = figure.skeleton[holder(figure, holds)];
          expect(fromAcross(handAngle(arm)), [carries, holds, view, age].join(' ')).toBeLessThan(1);
        }
  });

  it('have the thumb up, and to the body when they hang', () => {
    for (const way of WAYS) {
      const upright = drawn({ carries: 'spoon', view: 'front', way }).skeleton;
      const hung = drawn({ carries: 'bucket', view: 'front', way }).skeleton;
      const upwards = -Math.cos(handAngle(upright.near.arm)) * fistsOf(upright, []).near.thumb;
      expect(upwards, 'spoon').toBeGreaterThan(0.5);
      const outward = Math.sign(palmOf(hung.near.arm, 1)[0] - hung.neck[0]);
      expect(-Math.sin(handAngle(hung.near.arm)) * fistsOf(hung, []).near.thumb * outward, 'bucket').toBeLessThan(-0.5);
    }
  });

  it('let the other arm hang of who carries in one hand', () => {
    for (const carries of ['broom', 'bucket', 'spoon'] as const)
      for (const view of ['front', 'side'] as const) {
        const { skeleton } = drawFigure({
          character: testCharacter(),
          pose: 'carrying',
          stance: { view, way: 1 },
          expression: 'happy',
          gaze: [0, 0],
          held: heldBy(carries, { view, pose: 'carrying', isDark: false }),
        });
        const { arm } = skeleton.far;
        expect(arm.wrist[1] - arm.shoulder[1], `${carries} ${view}`).toBeGreaterThan(skeleton.build.arm * 0.6);
      }
  });

  it('hand over what has a stem', () => {
    for (const carries of ['flower', 'key', 'spoon'] as const)
      for (const view of ['front', 'side'] as const)
        for (const age of AGES) {
          const { sketch } = drawFigure({
            character: testCharacter({ age }),
            pose: 'standing',
            stance: { view, way: 1 },
            expression: 'happy',
            gaze: [0.6, 0],
            gesture: 'giving',
            held: heldBy(carries, { view, pose: 'standing', isDark: false, gesture: 'giving' }),
          });
          const message = `${carries} ${view} ${age}`;
          expect(partsNamed(sketch, 'fingers').length, message).toBe(1);
          expect(partsNamed(sketch, 'hand-before').length, message).toBe(0);
        }
  });

  it('have a handle below the chin of who is low, at any age', () => {
    for (const carries of ['bucket', 'lantern', 'suitcase'] as const)
      for (const pose of ['sitting', 'crouching', 'kneeling'] as const)
        for (const view of ['front', 'three-quarter'] as const)
          for (const age of AGES) {
            const { skeleton } = drawFigure({
              character: testCharacter({ age }),
              pose,
              stance: { view, way: 1 },
              expression: 'happy',
              gaze: [0, 0],
              held: heldBy(carries, { view, pose, isDark: false }),
            });
            const { build, head, near } = skeleton;
            const fist = palmOf(near.arm, build.limb)[1];
            expect(fist - head[1], [carries, pose, view, age].join(' ')).toBeGreaterThan(build.head * 0.5);
          }
  });

  it('have no other hand hanging beside what they hold along the page', () => {
    for (const carries of ['bucket', 'watering-can', 'lantern'] as const)
      for (const way of WAYS)
        for (const age of AGES) {
          const { skeleton } = drawn({ carries, view: 'side', way, age });
          const [near, far] = (['near', 'far'] as const).map((which) => palmOf(skeleton[which].arm, 1)[0] * way);
          expect((near ?? 0) - (far ?? 0), `${carries} ${way} ${age}`).toBeGreaterThan(skeleton.build.limb * 3);
        }
  });
});

describe('a flat hand', () => {
  it('shows four fingers', () => {
    const sketches = handSketches('flat', { color: hex('#a66'), shade: hex('#844') }, { side: 1, fist: PLAIN_FIST });
    const lines = (all: readonly Sketch[]): number =>
      all.reduce((sum, one) => sum + (one.kind === 'bundle' ? lines(one.children) : Number(one.kind === 'line')), 0);
    expect(lines(sketches)).toBe(3);
  });
});
