import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Pose } from '#core/story/vocabulary.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { centerOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { boxAroundSketch, type Sketch } from '#studio/illustrator/sketch.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const between = (a: Point, b: Point): number => {
  const apart = Math.abs(Math.atan2(a[1], a[0]) - Math.atan2(b[1], b[0]));
  return (Math.min(apart, 2 * Math.PI - apart) * 180) / Math.PI;
};
const meant = ({ head, box }: Placed): Point =>
  head ? centerOf(head) : [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * 0.3];

/** By how many degrees those of a page miss what the story has them look at. */
const missedOn = (scene: Scene, placed: readonly Placed[]): number[] =>
  scene.cast.flatMap((member) => {
    const one = placed.find(({ ref }) => ref === member.ref);
    const { gaze, pose } = member;
    const other = typeof gaze === 'object' ? placed.find(({ ref }) => ref === gaze.at) : undefined;
    if (!one?.looking || !one.head || !other || pose === 'sleeping') return [];
    const [from, to] = [centerOf(one.head), meant(other)];
    return [between(one.looking.look.gaze, [to[0] - from[0], to[1] - from[1]])];
  });

const pages = listTemplates().flatMap(({ id }, at) => {
  const brief = variedBrief({ templateId: id, language: 'en', age: [3, 6, 9][at % 3] ?? 6, spreads: 8 }, 40 + at);
  return writeStory(brief).spreads.map(({ scene }, index) => ({
    scene,
    placed: placedScene({ scene, characters: brief.characters, artStyle: 'gouache', seed: index, kind: 'page' }),
  }));
});

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];

describe('those who have found their place', () => {
  it('look at where what they look at is now', () => {
    const missed = pages.flatMap(({ scene, placed }) => missedOn(scene, placed)).toSorted((a, b) => a - b);
    expect(missed.length).toBeGreaterThan(100);
    expect(missed.filter((degrees) => degrees > 20).length / missed.length).toBeLessThan(0.06);
    expect(missed[Math.floor(missed.length * 0.75)]).toBeLessThan(3);
  });

  it('are drawn once more where they are', () => {
    for (const { placed } of pages)
      for (const one of placed) {
        const { looking, head } = one;
        if (!looking || !head) continue;
        const again = looking.again({ ...looking.look, way: looking.way });
        expect(again.ground, one.ref).toEqual(one.ground);
        expect(again.scale, one.ref).toBeCloseTo(one.scale, 9);
        expect(Math.abs((again.head?.bottom ?? 0) - head.bottom), one.ref).toBeLessThan(head.bottom - head.top);
      }
  });
});

const STAR = { ref: 'prop', prop: 'star', place: { along: 'end', plane: 'far', height: 'high' } } as const;

const pointingAt = (change: Partial<CastMember>, height: 'high' | 'ground'): Scene => {
  const told = testScene({ direction: 'ltr' });
  const [hero] = told.cast;
  if (!hero) throw new RangeError('There is a hero');
  return {
    ...told,
    cast: [{ ...hero, gaze: { at: 'prop' }, place: { along: 'start', plane: 'near' }, ...change }],
    props: [{ ...STAR, place: { ...STAR.place, height, plane: height === 'high' ? 'far' : 'near' } }],
    focus: 'prop',
  };
};

/** From the shoulder to the tip of the finger, of the arm that is stretched out. */
const armOf = ({ sketch }: Placed): { from: Point; along: Point } => {
  const arms = within(sketch).filter((one) => one.kind === 'bundle' && /^(near|far)-arm$/.test(one.name ?? ''));
  const [longest] = arms
    .flatMap((arm) => {
      const hand = within(arm).find((one) => one.kind === 'bundle' && one.name === 'hand');
      if (!hand) return [];
      const [tip, whole] = [boxAroundSketch(hand), boxAroundSketch(arm)];
      const to = centerOf(tip);
      // The shoulder is at the end of the arm where the hand is not.
      const from: Point = [
        to[0] > centerOf(whole)[0] ? whole.left : whole.right,
        to[1] > centerOf(whole)[1] ? whole.top : whole.bottom,
      ];
      return [{ from, along: [to[0] - from[0], to[1] - from[1]] as Point }];
    })
    .toSorted((a, b) => Math.hypot(...b.along) - Math.hypot(...a.along));
  if (!longest) throw new RangeError('There is an arm');
  return longest;
};

describe('whoever points', () => {
  const characters = [testCharacter()];
  const found = (scene: Scene): { one: Placed; target: Placed } => {
    const placed = placedScene({ scene, characters, artStyle: 'gouache', seed: 2, kind: 'page' });
    const [one, target] = ['hero', 'prop'].map((ref) => placed.find((each) => each.ref === ref));
    if (!one || !target) throw new RangeError('Both are placed');
    return { one, target };
  };

  it.each(['onward', 'against', 'three-quarter', 'front'] as const)('aims at it, told to be %s', (facing) => {
    for (const change of [{ pose: 'pointing' }, { pose: 'standing', gesture: 'pointing' }] as const)
      for (const height of ['high', 'ground'] as const) {
        const { one, target } = found(pointingAt({ ...change, facing }, height));
        const { from, along } = armOf(one);
        const to = meant(target);
        expect(between(along, [to[0] - from[0], to[1] - from[1]]), `${change.pose} ${height}`).toBeLessThan(24);
      }
  });

  it('looks where the arm goes when there is nothing to look at', () => {
    for (const pose of ['pointing', 'standing'] satisfies Pose[]) {
      const told = pointingAt({ pose, ...(pose === 'standing' ? { gesture: 'pointing' } : {}), gaze: 'up' }, 'ground');
      const { one } = found({ ...told, focus: 'hero' });
      const look = one.looking?.look;
      expect(look?.aim?.[1]).toBeLessThan(-0.7);
      expect(look?.gaze).toEqual(look?.aim);
    }
  });
});
