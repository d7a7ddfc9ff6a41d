import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import type { Companion, Pose } from '#core/story/vocabulary.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import { distance } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const AGES = [3, 6, 9, 36] as const;
const characters = AGES.map((age) => testCharacter({ id: `age-${age}`, age }));

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];

type Told = { readonly age: number; readonly pose: Pose; readonly companion: Companion; readonly isBehind: boolean };

/** Strokes an animal that looks away from them, or that looks at them. */
const stroking = ({ age, pose, companion, isBehind }: Told): { one: Placed; other: Placed } => {
  const shared = { expression: 'happy', action: 'x' } as const;
  const cast: CastMember[] = [
    {
      ...shared,
      ref: 'one',
      who: { character: `age-${age}` },
      pose,
      facing: 'onward',
      gaze: { at: 'other' },
      place: { along: 'start-center', plane: 'near' },
      touches: { how: 'hand-on', with: 'other' },
    },
    {
      ...shared,
      ref: 'other',
      who: { companion, name: null, size: 1.9 },
      pose: 'lying',
      facing: isBehind ? 'onward' : 'against',
      gaze: 'ahead',
      place: { along: 'center', plane: 'near' },
    },
  ];
  const placed = placedScene({
    scene: { ...testScene({ setting: 'garden' }), cast, props: [], focus: 'other' },
    characters,
    artStyle: 'gouache',
    seed: 3,
    kind: 'page',
  });
  const [one, other] = ['one', 'other'].map((ref) => placed.find((each) => each.ref === ref));
  if (!one || !other) throw new RangeError('Both are placed');
  return { one, other };
};

const armOf = ({ over = [] }: Placed): { long: number; palm: Point } | null => {
  const arms = over
    .flatMap(within)
    .filter((part) => part.kind === 'bundle' && /^(near|far)-arm$/.test(part.name ?? ''));
  const hands = arms.flatMap(within).filter((part) => part.kind === 'bundle' && part.name === 'hand');
  const [arm, hand] = [arms, hands].map(([first]) => first && boxAround(pathsOf(first).map(boundsOf)));
  if (!arm || !hand) return null;
  return {
    long: distance([arm.left, arm.top], [arm.right, arm.bottom]),
    palm: [(hand.left + hand.right) / 2, (hand.top + hand.bottom) / 2],
  };
};

describe('who strokes an animal', () => {
  it.each(AGES)('comes close enough for an arm of its own length (age %i)', (age) => {
    for (const companion of ['cat', 'dog', 'fox', 'lion', 'bear'] as const)
      for (const pose of ['kneeling', 'standing'] as const)
        for (const isBehind of [true, false]) {
          const { one } = stroking({ age, pose, companion, isBehind });
          const arm = armOf(one);
          const { arm: bones, limb } = buildFor(age);
          // The box of a slanting arm is as long as its bones, its hand and its breadth.
          if (arm) expect(arm.long / one.scale, `${companion} ${pose}`).toBeLessThan((bones + limb * 3.4) * 1.12);
        }
  });

  it('lays the hand on its trunk, and not on the tail that lies between them', () => {
    for (const age of [6, 9]) {
      const { one, other } = stroking({ age, pose: 'kneeling', companion: 'cat', isBehind: true });
      const arm = armOf(one);
      if (!arm) throw new RangeError('The cat is stroked');
      const { top, bottom } = other.box;
      expect(arm.palm[1], String(age)).toBeLessThan(bottom - (bottom - top) * 0.2);
    }
  });
});
