import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { hiddenFaces } from '#studio/illustrator/composition/contact/faces.ts';
import { doorFor } from '#studio/illustrator/composition/frames/tent.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { groupNamed, hasGroup, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const characters = [
  testCharacter({ id: 'child' }),
  testCharacter({ id: 'sister', age: 8 }),
  testCharacter({ id: 'cat', kind: 'pet', species: 'cat' }),
];

const member = (ref: string, changes: Partial<CastMember> = {}): CastMember => ({
  ref,
  who: characters.some(({ id }) => id === ref) ? { character: ref } : { companion: ref as 'fox', name: null },
  pose: 'sleeping',
  facing: 'front',
  expression: 'sleepy',
  place: { along: 'center', plane: 'near' },
  gaze: 'down',
  action: 'sleeps',
  ...changes,
});

const awake = (ref: string, along: 'start-center' | 'center-end', on?: string): CastMember =>
  member(ref, {
    pose: 'standing',
    facing: along === 'center-end' ? 'against' : 'onward',
    place: { along, plane: 'middle', ...(on ? { on } : {}) },
  });

const night = (changes: Partial<Scene> = {}): Scene => ({
  ...testScene({ setting: 'forest', light: 'moonlight', framing: 'close' }),
  cast: [
    member('child', { place: { along: 'center', plane: 'near', in: 'tent' } }),
    awake('owl', 'start-center', 'stump'),
    awake('fox', 'center-end'),
    member('sister', { place: { along: 'start', plane: 'middle' } }),
    member('cat', { place: { along: 'end', plane: 'middle' } }),
  ],
  props: [
    { ref: 'tent', prop: 'tent', place: { along: 'center', plane: 'near' } },
    { ref: 'stump', prop: 'tree-stump', place: { along: 'start-center', plane: 'middle' } },
  ],
  focus: 'child',
  ...changes,
});

const SEEDS = [1, 2, 3, 4, 5, 6] as const;
const FRAMINGS = ['close', 'medium'] as const;
const order = (scene: Scene, seed: number) => ({ scene, characters, artStyle: 'gouache', seed, kind: 'page' }) as const;
const placedIn = (framing: Scene['framing'], seed: number): readonly Placed[] =>
  placedScene(order(night({ framing }), seed));
const named = (placed: readonly Placed[], ref: string): Placed => {
  const found = placed.find((one) => one.ref === ref);
  if (!found) throw new RangeError(`${ref} is not placed`);
  return found;
};

describe('a night in a tent', () => {
  it('is seen from within: the tent is around, those who sleep are before its door', () => {
    for (const framing of FRAMINGS)
      for (const seed of SEEDS) {
        const placed = placedIn(framing, seed);
        expect(placed.map(({ ref }) => ref)).not.toContain('tent');
        const { sill } = doorFor(placed);
        for (const ref of ['child', 'sister', 'cat']) {
          expect(named(placed, ref).plane, ref).toBe('near');
          expect(named(placed, ref).ground[1], ref).toBeGreaterThan(sill);
        }
      }
  });

  it('lets those who are up look in at the door, their faces free of the canvas', () => {
    for (const framing of FRAMINGS)
      for (const seed of SEEDS) {
        const placed = placedIn(framing, seed);
        const { top, left, right, sill } = doorFor(placed);
        for (const ref of ['owl', 'fox']) {
          const { plane, head, ground } = named(placed, ref);
          if (!head) throw new RangeError(`${ref} has a head`);
          expect(plane).toBe('middle');
          const down = (head.top - top[1]) / (sill - top[1]);
          expect(head.left, `${ref} ${framing} ${seed}`).toBeGreaterThan(top[0] + (left - top[0]) * down);
          expect(head.right, `${ref} ${framing} ${seed}`).toBeLessThan(top[0] + (right - top[0]) * down);
          expect(head.bottom).toBeLessThan(sill);
          expect(ground[1]).toBeLessThan(sill + 30);
        }
        const [owl, stump] = [named(placed, 'owl').box, named(placed, 'stump').box];
        expect(owl.bottom).toBeGreaterThan(stump.top);
        expect(owl.bottom).toBeLessThan(stump.top + (stump.bottom - stump.top) * 0.4);
      }
  });

  it('has the heads of two sleepers apart, and no pet on anybody', () => {
    for (const framing of FRAMINGS)
      for (const seed of SEEDS) {
        const placed = placedIn(framing, seed);
        const [child, sister, cat] = ['child', 'sister', 'cat'].map((ref) => named(placed, ref));
        const [one, other] = [child?.head, sister?.head];
        if (!one || !other || !cat) throw new RangeError('All of them sleep here');
        const meet =
          one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
        expect(meet, `${framing} ${seed}`).toBe(false);
        const { left, right, top, bottom } = cat.box;
        for (const { head } of [child, sister].filter((each) => each !== undefined))
          if (head)
            expect(
              left < head.right && right > head.left && top < head.bottom && bottom > head.top,
              `${framing} ${seed}`,
            ).toBe(false);
      }
  });

  it('hides no face of those outside behind each other or behind who sleeps before the door', () => {
    const crowd = [awake('hedgehog', 'start-center'), awake('rabbit', 'start-center')];
    for (const framing of FRAMINGS)
      for (const seed of SEEDS) {
        const scene = night({ framing });
        const cast = [...scene.cast.filter(({ ref }) => ref !== 'owl' && ref !== 'fox'), ...crowd];
        const placed = placedScene(order({ ...scene, cast, props: scene.props.slice(0, 1) }, seed));
        expect(
          hiddenFaces(placed).filter(({ share }) => share > 0.13),
          `${framing} ${seed}`,
        ).toEqual([]);
      }
  });

  it('is painted after who is outside and before who is within; a tent that nobody sleeps in is a thing', () => {
    const { nodes } = composePicture(order(night(), 1));
    const at = (name: string): number =>
      nodes.findIndex((node) => node.kind === 'group' && (node.name === name || hasGroup(node, name)));
    expect(at('tent')).toBeGreaterThan(at('cast:fox'));
    expect(at('tent')).toBeLessThan(at('cast:child'));
    const plain = composePicture(order(night({ cast: [member('child', { pose: 'sitting' })] }), 1));
    expect(groupNamed(plain, 'tent').children).toEqual([]);
    expect(groupNamed(plain, 'prop:tent').children).not.toEqual([]);
  });
});
