import { describe, expect, it } from 'vitest';
import type { Outfit } from '#core/character/looks.ts';
import type { Pose } from '#core/story/vocabulary.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import { type View, WHICH } from '#studio/illustrator/figure/posing/stance.ts';
import { spineAt } from '#studio/illustrator/figure/posing/spine.ts';
import { torsoOf } from '#studio/illustrator/figure/torso.ts';
import { distance, lerp } from '#studio/illustrator/geometry/outline.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

type Case = {
  readonly pose: Pose;
  readonly view: View;
  readonly age: number;
  readonly way: 1 | -1;
  readonly outfit?: Outfit;
};

const drawn = ({ pose, view, age, way, outfit = 'pyjamas' }: Case): Figure =>
  drawFigure({
    character: testCharacter({ age }),
    pose,
    stance: { view, way },
    expression: 'happy',
    gaze: [0, 0],
    outfit,
  });

const casesOf = (pose: Pose, views: readonly View[]): readonly Case[] =>
  views.flatMap((view) =>
    [3, 7, 14, 36].flatMap((age) => ([1, -1] as const).map((way): Case => ({ pose, view, age, way }))),
  );

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];
const countOf = ({ sketch }: Figure, name: string): number =>
  within(sketch).filter((one) => one.kind === 'bundle' && one.name === name).length;

describe('the hands of who kneels', () => {
  it('lie on their own thighs, and not on a foot', () => {
    for (const one of casesOf('kneeling', ['front', 'three-quarter', 'side'])) {
      const { skeleton } = drawn(one);
      const { limb } = skeleton.build;
      for (const which of WHICH) {
        const { arm, leg } = skeleton[which];
        const palm = palmOf(arm, limb);
        const message = `${which} ${JSON.stringify(one)}`;
        const toThigh = Math.min(...[0.2, 0.4, 0.6, 0.8, 1].map((at) => distance(palm, lerp(leg.hip, leg.knee, at))));
        expect(toThigh / limb, message).toBeLessThan(2.4);
        expect(((palm[0] - leg.ankle[0]) * one.way) / limb, message).toBeGreaterThan(1.9);
      }
    }
  });

  it('have an edge on skin of their own colour, and none on cloth', () => {
    const bare = drawn({ pose: 'sitting', view: 'three-quarter', age: 7, way: 1, outfit: 'swimsuit' });
    expect(countOf(bare, 'hand-rim')).toBeGreaterThan(0);
    const covered = drawn({ pose: 'standing', view: 'front', age: 7, way: 1, outfit: 'hoodie' });
    expect(countOf(covered, 'hand-rim')).toBe(0);
  });
});

describe('arms thrown up', () => {
  it('go on from their sleeves: no forearm is flatter than its upper arm, or bent off from it', () => {
    for (const one of casesOf('jumping', ['front', 'three-quarter'])) {
      const { skeleton } = drawn(one);
      for (const which of WHICH) {
        const { shoulder, elbow, wrist } = skeleton[which].arm;
        const outward = Math.sign(shoulder[0] - skeleton.neck[0]);
        const rise = (from: typeof shoulder, to: typeof shoulder): number =>
          Math.atan2(from[1] - to[1], (to[0] - from[0]) * outward);
        const turn = rise(elbow, wrist) - rise(shoulder, elbow);
        expect(turn, `${which} ${JSON.stringify(one)}`).toBeGreaterThan(0);
        expect(turn, `${which} ${JSON.stringify(one)}`).toBeLessThan(0.95);
      }
    }
  });
});

describe('the arm beyond the trunk of who is seen along the page', () => {
  it('begins at a shoulder on the side to which it goes', () => {
    for (const pose of ['standing', 'walking', 'running', 'pointing', 'waving', 'kneeling', 'carrying'] as const)
      for (const one of casesOf(pose, ['side'])) {
        const { skeleton } = drawn(one);
        const { build, spine, far } = skeleton;
        const [middle] = spineAt(spine, 0.14).at;
        const { shoulder, elbow } = far.arm;
        const message = JSON.stringify(one);
        expect((elbow[0] - middle) * (shoulder[0] - middle), message).toBeGreaterThan(0);
        if ((elbow[0] - middle) * one.way < 0) continue;
        // Its sleeve is seen before the chest from the shoulder on.
        const [chest] = torsoOf(skeleton).at(one.way, 0.2);
        const sleeve = shoulder[0] + build.limb * 1.22 * one.way;
        expect((sleeve - chest) * one.way, message).toBeGreaterThan(0);
      }
  });
});

describe('who sits or kneels on the ground', () => {
  const shades = ({ sketch }: Figure) =>
    within(sketch).flatMap((one) => (one.kind === 'glow' && one.effect === 'shade' ? [one] : []));

  it('has shade below the seat and as far as the knees', () => {
    for (const pose of ['sitting', 'kneeling'] as const)
      for (const one of casesOf(pose, ['front', 'three-quarter', 'side'])) {
        const figure = drawn(one);
        const [shade] = shades(figure);
        const { hip, near, far } = figure.skeleton;
        for (const [x] of [hip, near.leg.knee, far.leg.knee])
          expect(Math.abs(x - (shade?.center[0] ?? Infinity)), JSON.stringify(one)).toBeLessThan(shade?.radii[0] ?? 0);
      }
  });

  it('has none on a seat, whose shade is on the ground below it', () => {
    const figure = drawFigure({
      character: testCharacter({ age: 7 }),
      pose: 'sitting',
      stance: { view: 'side', way: 1, seat: { kind: 'edge', overGround: 40 } },
      expression: 'happy',
      gaze: [0, 0],
    });
    expect(shades(figure)).toEqual([]);
  });
});
