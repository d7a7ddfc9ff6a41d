import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { hides, overlap, unmoved } from '#studio/illustrator/composition/contact/faces.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { PUPIL } from '#studio/illustrator/props/school/classmates.data.ts';
import { partsNamed, type Sketch } from '#studio/illustrator/sketch.ts';

const staged = (changes: Partial<Scene>): readonly Placed[] =>
  placedScene({
    scene: {
      ...testScene({ setting: 'school', pose: 'standing', companion: 'little-cloud' }),
      props: [{ ref: 'class', prop: 'classmates', place: { along: 'center', plane: 'far' } }],
      ...changes,
    },
    characters: [testCharacter()],
    artStyle: 'gouache',
    seed: 3,
    kind: 'page',
  });

const headIn = (pupil: Sketch) => boxOf(partsNamed(pupil, 'head')[0] ?? pupil);

describe.each(['medium', 'wide', 'low-angle'] as const)('a class behind a child, %s', (framing) => {
  const placed = staged({ framing });
  const crowd = placed.find(({ ref }) => ref === 'class');
  if (!crowd) throw new RangeError('The class is there');
  const pupils = partsNamed(crowd.sketch, PUPIL);
  const cast = placed.filter(({ kind }) => kind === 'cast');

  it('has several pupils, each with a face that is seen', () => {
    expect(pupils.length).toBeGreaterThan(2);
    for (const pupil of pupils) {
      const head = headIn(pupil);
      const item = unmoved({ ...crowd, sketch: pupil, box: head, head });
      for (const one of cast) expect(hides(unmoved(one), item).face).toBe(0);
    }
  });

  it('has none whose horns or ears grow out of a child', () => {
    const hero = placed.find(({ ref }) => ref === 'hero')?.head;
    if (!hero) throw new RangeError('The hero is there');
    const around = { ...hero, top: hero.top - (hero.bottom - hero.top) * 0.3 };
    for (const pupil of pupils) expect(overlap(headIn(pupil), around)).toBe(0);
  });
});

describe('a class in the rain of a cloud', () => {
  const CLOUD = 'companion';
  const rained = (isRaining: boolean): readonly Placed[] => {
    const { cast } = testScene({ setting: 'school', companion: 'little-cloud' });
    return staged({
      framing: 'wide',
      cast: cast
        .filter(({ ref }) => ref === CLOUD)
        .map((one) => ({ ...one, place: { along: 'center', plane: 'near', height: 'high' } })),
      ...(isRaining ? { effects: [{ effect: 'drops', at: CLOUD }] } : {}),
    });
  };
  const middlesIn = (placed: readonly Placed[]): number[] =>
    partsNamed(placed.find(({ ref }) => ref === 'class')?.sketch ?? { kind: 'bundle', children: [] }, PUPIL)
      .map(headIn)
      .map(({ left, right }) => (left + right) / 2);
  const [dry, wet] = [rained(false), rained(true)];
  const cloud = wet.find(({ ref }) => ref === CLOUD)?.box;
  if (!cloud) throw new RangeError('The cloud is there');
  const [middle, half] = [(cloud.left + cloud.right) / 2, (cloud.right - cloud.left) * 0.42];

  it('leaves the chairs under it empty', () => {
    expect(middlesIn(dry).some((x) => Math.abs(x - middle) < half)).toBe(true);
    expect(middlesIn(wet).some((x) => Math.abs(x - middle) < half)).toBe(false);
  });

  it('moves over to both sides: whoever sits beside it leans away', () => {
    const leans = middlesIn(wet).map((x) => {
      const seat = middlesIn(dry).toSorted((one, other) => Math.abs(one - x) - Math.abs(other - x))[0] ?? x;
      return { side: Math.sign(x - middle), away: (x - seat) * Math.sign(x - middle) };
    });
    for (const side of [-1, 1])
      expect(Math.max(...leans.filter((one) => one.side === side).map(({ away }) => away))).toBeGreaterThan(2);
  });
});
