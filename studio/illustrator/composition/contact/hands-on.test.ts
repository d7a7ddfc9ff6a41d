import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { COMPANIONS, FACINGS, type Pose, PROPS } from '#core/story/vocabulary.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { nearestOn, outlineOf } from '#studio/illustrator/composition/contact/outline.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import { IDENTITY } from '#studio/illustrator/geometry/matrix.ts';
import { distance } from '#studio/illustrator/geometry/outline.ts';
import { type Box, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { boxAroundSketch, bundle, partsNamed, type Sketch } from '#studio/illustrator/sketch.ts';

const AGES = [3, 7, 36] as const;
const characters = AGES.map((age) => testCharacter({ id: `age-${age}`, age }));

const toucher = (age: number, pose: Pose, facing: CastMember['facing']): CastMember => ({
  ref: 'one',
  who: { character: `age-${age}` },
  pose,
  facing,
  expression: 'happy',
  place: { along: 'start-center', plane: 'near' },
  gaze: { at: 'other' },
  touches: { how: 'hand-on', with: 'other' },
  action: 'lays a hand on it',
});

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];

const withoutArms = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind !== 'bundle'
    ? [sketch]
    : sketch.name === 'touch'
      ? []
      : [{ ...sketch, children: sketch.children.flatMap(withoutArms) }];

const palms = (one: Placed): readonly Point[] =>
  (one.over ?? [])
    .flatMap(within)
    .filter((sketch) => sketch.kind === 'bundle' && sketch.name === 'hand')
    .map((hand): Point => {
      const box = boxAroundSketch(hand);
      return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    });

/** How far the palm of a hand ends from what it touches, as a share of the height of who touches it. */
const missedBy = (scene: Scene, age: number): number => {
  const placed = placedScene({ scene, characters, artStyle: 'gouache', seed: 3, kind: 'page' });
  const [one, other] = ['one', 'other'].map((ref) => placed.find((each) => each.ref === ref));
  if (!one || !other) throw new RangeError('Two are placed');
  const outline = outlineOf(bundle(withoutArms(other.sketch)), IDENTITY);
  const away = palms(one).map((palm) => distance(palm, nearestOn(outline, palm)));
  return Math.max(...(away.length === 0 ? [Infinity] : away)) / (one.scale * buildFor(age).height);
};

const place = { along: 'center-end', plane: 'near' } as const;
const scene = testScene({ setting: 'garden' });

/** Thin, slanting, tall, low: where the corner of a box is empty a hand would lie on air. */
const things = PROPS.filter(
  (prop) => !PROP_DRAWINGS[prop].isOfSky && PROP_DRAWINGS[prop].heightCm > 24 && prop !== 'water',
);
/** Every age has a third of them to lay a hand on. */
const forAge = <Item>(all: readonly Item[], age: (typeof AGES)[number]): readonly Item[] =>
  all.filter((_, index) => index % AGES.length === AGES.indexOf(age));

const animals = COMPANIONS.filter((companion) => COMPANION_DRAWINGS[companion].home === 'ground');

describe('a hand that is laid on something', () => {
  it.each(AGES)('reaches every thing at an age of %i', (age) => {
    const missed = forAge(things, age).flatMap((prop, index) => {
      const pose = index % 3 === 0 ? 'kneeling' : 'standing';
      const cast = [toucher(age, pose, FACINGS[index % FACINGS.length] ?? 'onward')];
      const share = missedBy({ ...scene, cast, props: [{ ref: 'other', prop, place }], focus: 'one' }, age);
      return share > 0.06 ? [`${prop} ${pose} ${share.toFixed(2)}`] : [];
    });
    expect(missed).toEqual([]);
  });

  it.each(AGES)('reaches every animal at an age of %i', (age) => {
    const missed = forAge(animals, age).flatMap((companion, index) => {
      const one = toucher(age, 'standing', FACINGS[index % FACINGS.length] ?? 'onward');
      const { touches: _, ...still } = one;
      const other: CastMember = { ...still, ref: 'other', who: { companion, name: null }, facing: 'against', place };
      const share = missedBy({ ...scene, cast: [one, other], props: [], focus: 'one' }, age);
      return share > 0.06 ? [`${companion} ${share.toFixed(2)}`] : [];
    });
    expect(missed).toEqual([]);
  });
});

describe('a hand on somebody or something', () => {
  const placedWith = (scene: Scene): { one: Placed; other: Placed } => {
    const placed = placedScene({ scene, characters, artStyle: 'gouache', seed: 3, kind: 'page' });
    const [one, other] = ['one', 'other'].map((ref) => placed.find((each) => each.ref === ref));
    if (!one || !other) throw new RangeError('Two are placed');
    return { one, other };
  };
  const isInside = ({ left, right, top, bottom }: Box, [x, y]: Point): boolean =>
    ((x - (left + right) / 2) / ((right - left) / 2)) ** 2 + ((y - (top + bottom) / 2) / ((bottom - top) / 2)) ** 2 < 1;

  it.each(FACINGS)('lies on the shoulder or the back of a child, and not on the head (%s)', (facing) => {
    for (const age of [7, 36])
      for (const otherFacing of FACINGS) {
        const scene = testScene({ setting: 'garden', focus: 'other' });
        const other: CastMember = {
          ...toucher(3, 'standing', otherFacing),
          ref: 'other',
          gaze: 'ahead',
          place: { along: 'center-end', plane: 'near' },
        };
        const { touches: _touches, ...child } = other;
        const pair = placedWith({ ...scene, cast: [toucher(age, 'standing', facing), child], props: [] });
        const hands = palms(pair.one);
        expect(hands.length, otherFacing).toBeGreaterThan(0);
        for (const palm of hands)
          expect(isInside(pair.other.head ?? pair.other.box, palm), `${age} ${otherFacing}`).toBe(false);
      }
  });

  it('has a rim, for skin on skin or hair of its own tone', () => {
    const scene = testScene({ setting: 'garden', focus: 'other' });
    const { touches: _touches, ...child } = { ...toucher(3, 'standing', 'front'), ref: 'other' };
    const { one } = placedWith({ ...scene, cast: [toucher(36, 'standing', 'onward'), child], props: [] });
    const parts = (one.over ?? []).flatMap(within);
    expect(parts.some((part) => part.kind === 'bundle' && part.name === 'hand-rim')).toBe(true);
  });

  it('has a cup by its side and leaves its mouth open', () => {
    for (const age of AGES) {
      const prop = { ref: 'other', prop: 'cup', place: { along: 'center', plane: 'near' } } as const;
      const scene = testScene({ setting: 'garden', focus: 'other' });
      const pair = placedWith({ ...scene, cast: [toucher(age, 'kneeling', 'onward')], props: [prop] });
      const { left, right, top, bottom } = pair.other.box;
      for (const [x, y] of palms(pair.one)) {
        expect(y, String(age)).toBeGreaterThan(top + (bottom - top) * 0.3);
        expect(Math.abs(x - (left + right) / 2), String(age)).toBeGreaterThan((right - left) * 0.25);
      }
    }
  });

  it('strokes under the chin who lies awake and looks, and from behind who sleeps', () => {
    const { touches: _touches, ...still } = { ...toucher(7, 'standing', 'against'), ref: 'other' };
    const cat: CastMember = { ...still, who: { companion: 'cat', name: null, size: 2.3 }, place };
    const palmBeside = (changes: Partial<CastMember>): { palm: Point; head: Box } => {
      const cast = [toucher(7, 'kneeling', 'onward'), { ...cat, ...changes }];
      const pair = placedWith({ ...testScene({ setting: 'garden', focus: 'other', isNarrow: true }), cast, props: [] });
      const [palm = [0, 0]] = palms(pair.one);
      return { palm, head: pair.other.head ?? pair.other.box };
    };
    const awake = palmBeside({ pose: 'lying', gaze: { at: 'one' } });
    expect(awake.palm[0]).toBeLessThan((awake.head.left + awake.head.right) / 2);
    expect(awake.palm[1]).toBeGreaterThan(awake.head.top + (awake.head.bottom - awake.head.top) * 0.7);
    const asleep = palmBeside({ pose: 'sleeping', gaze: 'down' });
    expect(asleep.palm[0]).toBeGreaterThan((asleep.head.left + asleep.head.right) / 2);
  });

  it('has a teddy by its side, below its face', () => {
    for (const age of AGES) {
      const prop = { ref: 'other', prop: 'teddy', place: { along: 'center', plane: 'near' } } as const;
      const scene = testScene({ setting: 'garden', focus: 'other' });
      const pair = placedWith({ ...scene, cast: [toucher(age, 'kneeling', 'onward')], props: [prop] });
      const { top, bottom } = pair.other.box;
      expect(Math.max(...palms(pair.one).map(([, y]) => y)), String(age)).toBeGreaterThan(top + (bottom - top) * 0.5);
    }
  });
});

it('on a flag closes around its pole, below the cloth', () => {
  const flag = { ref: 'other', prop: 'flag', place: { along: 'center', plane: 'near' } } as const;
  const scene: Scene = {
    ...testScene({ setting: 'forest' }),
    cast: [toucher(7, 'standing', 'three-quarter')],
    props: [flag],
  };
  const placed = placedScene({ scene, characters, artStyle: 'gouache', seed: 3, kind: 'page' });
  const [one, other] = ['one', 'other'].map((name) => placed.find(({ ref }) => ref === name));
  if (!one || !other) throw new RangeError('Both are there');
  const [palm] = palms(one);
  if (!palm) throw new RangeError('A hand lies on it');
  const { box } = other;
  const wide = box.right - box.left;
  expect(Math.abs(palm[0] - (box.left + wide * 0.093))).toBeLessThan(wide * 0.16);
  expect(palm[1]).toBeGreaterThan(box.top + (box.bottom - box.top) * 0.4);
});

describe('hand in hand', () => {
  const both = (other: CastMember['who']): Placed => {
    const { touches: _touches, ...still } = toucher(7, 'standing', 'front');
    const cast: CastMember[] = [
      { ...still, touches: { how: 'holding-hands', with: 'other' } },
      { ...still, ref: 'other', who: other, place: { along: 'center', plane: 'near' } },
    ];
    const scene = { ...testScene({ setting: 'garden', focus: 'one' }), cast, props: [] };
    const placed = placedScene({ scene, characters, artStyle: 'gouache', seed: 3, kind: 'page' });
    const nearer = placed.find(({ ref, sketch }) => ref !== 'ground' && partsNamed(sketch, 'touch').length > 0);
    if (!nearer) throw new RangeError('One of them has the hands of both');
    return nearer;
  };

  it('the one closes around the hand of the other, which lies below it and lower than a shoulder', () => {
    for (const other of [{ character: 'age-36' }, { companion: 'robot', name: null }] as const) {
      const { sketch, box } = both(other);
      const hands = partsNamed(sketch, 'touch').flatMap((touch) => partsNamed(touch, 'hand'));
      const [last] = hands.slice(-1);
      if (!last) throw new RangeError('There is a hand');
      expect(boxAroundSketch(last).top).toBeGreaterThan(box.top + (box.bottom - box.top) * 0.45);
      // A fist, and nothing of the other's hand over it.
      const told = hands.map((hand) => (hand.kind === 'bundle' ? hand.children.length : 0));
      expect(told.length).toBe('companion' in other ? 2 : 1);
    }
  });
});
