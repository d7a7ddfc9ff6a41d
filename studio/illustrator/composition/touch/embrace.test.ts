import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import type { Touch } from '#core/story/vocabulary.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

type Pair = { readonly ages: readonly [one: number, other: number]; readonly how: Touch };

const placedPair = ({ ages: [mine, theirs], how }: Pair): readonly [one: Placed, other: Placed] => {
  const [first] = testScene({ pose: 'standing' }).cast;
  if (!first) throw new Error('The scene has a hero');
  const shared = { ...first, facing: 'front', gaze: 'reader' } as const;
  const cast: CastMember[] = [
    { ...shared, ref: 'other', who: { character: 'other' }, place: { along: 'center', plane: 'near' } },
    {
      ...shared,
      ref: 'one',
      who: { character: 'one' },
      place: { along: 'start-center', plane: 'middle' },
      touches: { how, with: 'other' },
    },
  ];
  const placed = placedScene({
    scene: { ...testScene({ setting: 'garden' }), cast, props: [], focus: 'other' },
    characters: [testCharacter({ id: 'one', age: mine }), testCharacter({ id: 'other', age: theirs })],
    artStyle: 'gouache',
    seed: 3,
    kind: 'page',
  });
  const [one, other] = ['one', 'other'].map((ref) => placed.find((each) => each.ref === ref));
  if (!one || !other) throw new Error('Both are in the picture');
  return [one, other];
};

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];
const armsOver = ({ over = [] }: Placed): readonly Sketch[] =>
  over.flatMap(within).filter((one) => one.kind === 'bundle' && (one.name === 'near-arm' || one.name === 'far-arm'));
const boxOf = (sketch: Sketch): Box => boxAround(pathsOf(sketch).map(boundsOf));

describe('an arm around somebody', () => {
  it.each([
    [6, 4],
    [6, 9],
    [35, 6],
    [9, 4],
    [6, 6],
  ] as const)('is whole, from its sleeve to its hand, and before no face (%i around %i)', (mine, theirs) => {
    for (const how of ['arm-around', 'hugging'] as const) {
      const [one, other] = placedPair({ ages: [mine, theirs], how });
      const arms = armsOver(one);
      expect(arms.length, how).toBeGreaterThan(0);
      for (const arm of arms) {
        const [hand] = within(arm).filter((part) => part.kind === 'bundle' && part.name === 'hand');
        if (!hand || !other.head) throw new Error('An arm has a hand');
        const [whole, palm] = [boxOf(arm), boxOf(hand)];
        const long = (box: Box): number => Math.hypot(box.right - box.left, box.bottom - box.top);
        // More than a hand is seen of it.
        expect(long(whole), how).toBeGreaterThan(long(palm) * 1.8);
        const [x, y] = [(palm.left + palm.right) / 2, (palm.top + palm.bottom) / 2];
        const { left, right, top, bottom } = other.head;
        const isInFace =
          ((x - (left + right) / 2) / ((right - left) * 0.42)) ** 2 +
            ((y - (top + bottom) / 2) / ((bottom - top) * 0.42)) ** 2 <
          1;
        expect(isInFace, how).toBe(false);
      }
    }
  });

  it('comes down to the back of a child who is at the chest, below its face', () => {
    for (const age of [4, 6]) {
      const [child, grown] = placedPair({ ages: [age, 35], how: 'hugging' });
      const hands = armsOver(grown).flatMap((arm) =>
        within(arm).filter((part) => part.kind === 'bundle' && part.name === 'hand'),
      );
      for (const hand of hands) expect(boxOf(hand).bottom, String(age)).toBeGreaterThan(child.head?.bottom ?? 0);
      if (age === 6) expect(hands.length).toBe(1);
    }
  });
});
