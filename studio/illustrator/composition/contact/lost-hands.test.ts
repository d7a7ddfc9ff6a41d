import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { lostHands, withHandsSeen } from '#studio/illustrator/composition/contact/lost-hands.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { boundsOf, type Box, boxAround, circle, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { bundle, form, pathsOf } from '#studio/illustrator/sketch.ts';

const HEAD: Box = { left: 400, right: 500, top: 400, bottom: 500 };

const told = (change: Partial<CastMember>): Scene => {
  const scene = testScene({});
  const [first] = scene.cast;
  if (!first) throw new Error('The scene has a hero');
  const { touches: _, carries: __, holds: ___, ...plain } = first;
  const cast: CastMember[] = [
    { ...plain, ref: 'near', place: { along: 'center', plane: 'near' } },
    { ...plain, ref: 'back', place: { along: 'center', plane: 'middle' }, ...change },
  ];
  return { ...scene, cast, props: [], focus: 'near' };
};

const dot = (at: Point) => form(circle(at, 20), hex('#aa3333'));

/** Somebody behind a head, with what is held or the hand that touches at a place. */
const placedWith = (name: 'held' | 'touch', at: Point): readonly Placed[] => {
  const base = { kind: 'cast', lift: 0, scale: 3, isPerson: true } as const;
  const box: Box = { left: 380, right: 520, top: 400, bottom: 800 };
  const own = name === 'held' ? dot(at) : bundle([dot(at)], { name: 'hand' });
  return [
    { ...base, ref: 'near', plane: 'near', sketch: bundle([]), box, head: HEAD, ground: [450, 800] },
    { ...base, ref: 'back', plane: 'middle', sketch: bundle([bundle([own], { name })]), box, ground: [450, 700] },
  ];
};

describe('a hand that somebody nearer hides', () => {
  it('is found when what it holds is behind their head, and not beside it', () => {
    const scene = told({ carries: 'spoon', holds: 'out' });
    expect(lostHands(placedWith('held', [480, 420]), scene).map(({ ref }) => ref)).toEqual(['back']);
    expect(lostHands(placedWith('held', [600, 420]), scene)).toEqual([]);
  });

  it('holds the thing elsewhere, as the first way does that shows it', () => {
    const seen: (string | undefined)[] = [];
    const placed = withHandsSeen(told({ carries: 'spoon', holds: 'out' }), (scene) => {
      const holds = scene.cast.find(({ ref }) => ref === 'back')?.holds;
      seen.push(holds);
      return placedWith('held', holds === 'up' ? [450, 300] : [480, 420]);
    });
    expect(seen).toEqual(['out', undefined, 'up']);
    expect(boxAround(placed.flatMap(({ sketch }) => pathsOf(sketch)).map(boundsOf)).bottom).toBeLessThan(HEAD.top);
  });

  it('stays where it is when nothing shows it', () => {
    const scene = told({ carries: 'spoon', holds: 'out' });
    const first = placedWith('held', [480, 420]);
    let asked = 0;
    expect(withHandsSeen(scene, () => (asked++ === 0 ? first : placedWith('held', [450, 450])))).toBe(first);
  });

  it('is left down when it would touch somebody out of sight', () => {
    const placed = withHandsSeen(told({ touches: { how: 'hand-on', with: 'tree' } }), (scene) =>
      placedWith('touch', scene.cast.some(({ touches }) => touches) ? [450, 450] : [600, 600]),
    );
    expect(lostHands(placed, told({ touches: { how: 'hand-on', with: 'tree' } }))).toEqual([]);
  });

  it('keeps what two hands have before the body', () => {
    let asked = 0;
    withHandsSeen(told({ carries: 'book', holds: 'before' }), () => (asked++, placedWith('held', [450, 450])));
    expect(asked).toBe(1);
  });
});

describe('a hand on a sleeping animal', () => {
  it.each(['dog', 'cat', 'fox'] as const)('comes from behind and leaves the face of a %s free', (companion) => {
    const scene = testScene({ setting: 'garden' });
    const [first] = scene.cast;
    if (!first) throw new Error('The scene has a hero');
    for (const facing of ['onward', 'against'] as const) {
      const cast: CastMember[] = [
        {
          ...first,
          ref: 'one',
          who: { character: 'hero' },
          pose: 'crouching',
          facing: 'three-quarter',
          place: { along: 'start', plane: 'near' },
          gaze: { at: 'other' },
          touches: { how: 'hand-on', with: 'other' },
        },
        {
          ...first,
          ref: 'other',
          who: { companion, name: null },
          pose: 'sleeping',
          facing,
          place: { along: 'center-end', plane: 'near' },
        },
      ];
      const placed = placedScene({
        scene: { ...scene, cast, props: [], focus: 'one' },
        characters: [testCharacter({ id: 'hero', age: 6 })],
        artStyle: 'gouache',
        seed: 3,
        kind: 'page',
      });
      const [one, other] = ['one', 'other'].map((ref) => placed.find((each) => each.ref === ref));
      const hand = boxAround((one?.over ?? []).flatMap(pathsOf).map(boundsOf));
      const head = other?.head;
      if (!head) throw new Error('The animal has a head');
      const front = facing === 'onward' ? head.right - (head.right - head.left) * 0.5 : head.left;
      const face: Box = { ...head, left: front, right: front + (head.right - head.left) * 0.5 };
      const across = Math.min(hand.right, face.right) - Math.max(hand.left, face.left);
      expect(across, `${companion} ${facing}`).toBeLessThan((face.right - face.left) * 0.3);
    }
  });
});
