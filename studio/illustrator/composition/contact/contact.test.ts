import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import type { CastMember, PropPlacement, Scene } from '#core/story/scene.ts';
import { PROPS, type Prop, TOUCHES, type Touch } from '#core/story/vocabulary.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { hiddenFaces } from '#studio/illustrator/composition/contact/faces.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import {
  boundsOfGroup,
  groupNamed,
  hasGroup,
  marksOf,
  testCharacter,
  testScene,
} from '#studio/illustrator/picture-probe.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { RESTING } from '#studio/illustrator/props/resting.data.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';

const looks = (changes: Partial<typeof DEFAULT_LOOKS>): Character['looks'] => ({ ...DEFAULT_LOOKS, ...changes });
const characters = [
  testCharacter({ id: 'child' }),
  testCharacter({ id: 'sister', age: 8 }),
  testCharacter({ id: 'mother', age: 36 }),
  testCharacter({ id: 'wheels', age: 9, looks: looks({ mobility: 'wheelchair' }) }),
  testCharacter({ id: 'crutches', age: 8, looks: looks({ mobility: 'crutches' }) }),
  testCharacter({ id: 'short', age: 8, looks: looks({ arm: 'short-left' }) }),
];

const member = (ref: string, changes: Partial<CastMember> = {}): CastMember => ({
  ref,
  who: characters.some(({ id }) => id === ref) ? { character: ref } : { companion: ref as 'fox', name: null },
  pose: 'standing',
  facing: 'three-quarter',
  expression: 'happy',
  place: { along: 'start-center', plane: 'near' },
  gaze: 'reader',
  action: 'is there',
  ...changes,
});

const DUCKLING = { companion: 'duck', size: 0.5 } as const;

const thing = (prop: Prop, place: Partial<PropPlacement['place']> = {}): PropPlacement => ({
  ref: prop,
  prop,
  place: { along: 'center', plane: 'near', ...place },
});

const sceneOf = (
  cast: readonly CastMember[],
  props: readonly PropPlacement[] = [],
  changes: Partial<Scene> = {},
): Scene => ({
  ...testScene({ setting: 'garden', ...changes }),
  cast,
  props,
  focus: cast[0]?.ref ?? props[0]?.ref ?? '',
});

const order = (scene: Scene) => ({ scene, characters, artStyle: 'gouache', seed: 3, kind: 'page' }) as const;
const place = (scene: Scene): readonly Placed[] => placedScene(order(scene));
const named = (placed: readonly Placed[], ref: string): Placed => {
  const found = placed.find((one) => one.ref === ref);
  if (!found) throw new RangeError(`${ref} is not placed`);
  return found;
};

const pair = (how: Touch, one: string, other: string, changes: Partial<CastMember> = {}): Scene =>
  sceneOf([
    member(one, { touches: { how, with: other }, ...changes }),
    member(other, { place: { along: 'end', plane: 'middle' }, ...changes }),
  ]);

/** How far the drawings of two are apart along the page, the arms around each other included; below 0 they overlap. */
const gap = (scene: Scene): number => {
  const picture = composePicture(order(scene));
  const [one, other] = scene.cast.map(({ ref }) => boundsOfGroup(picture, `cast:${ref}`));
  if (!one || !other) throw new RangeError('Two are drawn');
  return Math.max(one.left, other.left) - Math.min(one.right, other.right);
};

describe('who touches somebody', () => {
  const people = ['sister', 'mother', 'wheels', 'crutches', 'short'];
  const animals = ['cat', 'rabbit', 'dog', 'donkey', 'camel', 'owl', 'duck', 'penguin', 'robot'];

  describe.each(TOUCHES)('%s', (how) => {
    it.each([...people, ...animals])('brings the child close to the %s, and hides no face', (other) => {
      const scene = pair(how, 'child', other);
      expect(gap(scene)).toBeLessThan(4);
      expect(hiddenFaces(place(scene))).toEqual([]);
    });

    it.each(animals)('lets the %s come close to the child', (one) => {
      const scene = pair(how, one, 'child');
      expect(gap(scene)).toBeLessThan(6);
      expect(hiddenFaces(place(scene))).toEqual([]);
    });

    it('is drawn from right to left as well', () => {
      const scene = { ...pair(how, 'child', 'mother'), direction: 'rtl' } as const;
      expect(gap(scene)).toBeLessThan(4);
      expect(named(place(scene), 'child').box.right).toBeGreaterThan(named(place(scene), 'mother').box.right);
    });
  });

  it.each(['hand-on', 'arm-around', 'holding-hands', 'hugging'] as const)(
    'is drawn with an arm of its own: %s',
    (how) => {
      const picture = composePicture(order(pair(how, 'child', 'sister')));
      const groups = [groupNamed(picture, 'cast:child'), groupNamed(picture, 'cast:sister')];
      expect(groups.some((group) => hasGroup(group, 'touch'))).toBe(true);
    },
  );

  it('stands on the side that the scene says', () => {
    const left = place(pair('hand-on', 'child', 'mother'));
    expect(named(left, 'child').box.left).toBeLessThan(named(left, 'mother').box.left);
  });

  it('kneels down to somebody small and holds somebody smaller to the chest', () => {
    const tall = (scene: Scene): number => {
      const { box, scale } = named(place(scene), 'child');
      return (box.bottom - box.top) / scale;
    };
    expect(tall(pair('hand-on', 'child', 'hedgehog'))).toBeLessThan(tall(pair('hand-on', 'child', 'sister')) * 0.9);
    const held = place(pair('hugging', 'child', 'rabbit'));
    const [child, rabbit] = [named(held, 'child'), named(held, 'rabbit')];
    expect(rabbit.box.bottom).toBeLessThan(child.box.bottom - 60);
    expect(rabbit.box.left).toBeGreaterThan(child.box.left);
    expect(rabbit.box.right).toBeLessThan(child.box.right);
  });

  it('sleeps head by head', () => {
    const [one, other] = place(pair('leaning-on', 'child', 'sister', { pose: 'sleeping' }));
    if (!one?.head || !other?.head) throw new RangeError('Two have heads');
    const wide = one.head.right - one.head.left;
    expect(Math.abs(one.head.left - other.head.left)).toBeGreaterThan(wide * 0.9);
    expect(Math.abs(one.head.left - other.head.left)).toBeLessThan(wide * 1.7);
  });

  it('stays where it is when the other is in the air', () => {
    const scene = pair('hand-on', 'child', 'owl');
    const [child, owl] = scene.cast;
    if (!child || !owl) throw new RangeError('Two are in the scene');
    const apart = {
      ...scene,
      cast: [child, { ...owl, pose: 'flying', place: { ...owl.place, height: 'high' } } as const],
    };
    expect(gap(apart)).toBeGreaterThan(20);
  });
});

describe('who is in something', () => {
  const vessels = PROPS.filter((prop) => VESSELS[prop] && prop !== 'water');
  const inside = (ref: string, prop: Prop, changes: Partial<CastMember> = {}): Scene =>
    sceneOf([member(ref, { place: { along: 'center', plane: 'near', in: prop }, ...changes })], [thing(prop)]);

  it.each(vessels)('%s: is cut off by its front, the head above', (prop) => {
    const isLarge = PROP_DRAWINGS[prop].widthCm > 54;
    const ref = isLarge ? 'child' : 'mouse';
    const placed = place(inside(ref, prop, { pose: 'sitting' }));
    const [who, front] = [named(placed, ref), named(placed, `${prop}/front`)];
    expect(who.head?.bottom).toBeLessThan(front.box.bottom - (front.box.bottom - front.box.top) * 0.1);
    expect(front.ground[1]).toBeGreaterThan(who.ground[1]);
    expect(named(placed, prop).ground[1]).toBeLessThan(who.ground[1]);
    expect(hiddenFaces(placed)).toEqual([]);
    const picture = composePicture(order(inside(ref, prop)));
    expect(marksOf(groupNamed(picture, `prop:${prop}/front`)).length).toBeGreaterThan(0);
    expect(hasGroup(groupNamed(picture, `cast:${ref}`), 'inside')).toBe(true);
  });

  it('makes a boot larger for a duck', () => {
    const alone = named(place(sceneOf([], [thing('boots')])), 'boots');
    const held = named(place(inside('duck', 'boots')), 'boots');
    expect(held.scale).toBeGreaterThan(alone.scale);
  });

  it('sleeps in a boot with the head over its rim, and nothing of it beside the shaft', () => {
    const scene = inside('duck', 'boots', { pose: 'sleeping', facing: 'onward' });
    const slept = { ...scene, cast: scene.cast.map((one) => ({ ...one, who: { ...DUCKLING, name: null } })) };
    const placed = place(slept);
    const [{ head, box }, boot] = [named(placed, 'duck'), named(placed, 'boots')];
    if (!head) throw new RangeError('The duckling has a head');
    expect(head.bottom).toBeLessThan(boot.box.top + (boot.box.bottom - boot.box.top) * 0.16);
    expect(Math.abs(head.right - head.left)).toBeGreaterThan((box.right - box.left) * 0.7);
    const wings = marksOf(groupNamed(composePicture(order(slept)), 'wing'));
    expect(wings).toEqual([]);
  });

  it('lies in a bed with the head on the pillow', () => {
    const { head, box } = named(place(inside('child', 'bed', { pose: 'sleeping' })), 'child');
    const bed = named(place(inside('child', 'bed', { pose: 'sleeping' })), 'bed').box;
    if (!head) throw new RangeError('The child has a head');
    expect((head.left + head.right) / 2).toBeLessThan(bed.left + (bed.right - bed.left) * 0.42);
    expect(head.bottom).toBeLessThan(bed.bottom - 60);
    expect(box.right).toBeGreaterThan(bed.left + (bed.right - bed.left) * 0.6);
  });

  it('sits beside each other in a boat, and the boat is on the river', () => {
    const crew = ['child', 'mother', 'goat'].map((ref) =>
      member(ref, { place: { along: 'center', plane: 'near', in: 'felucca' } }),
    );
    const placed = place(sceneOf(crew, [thing('felucca')], { setting: 'nile' }));
    expect(hiddenFaces(placed)).toEqual([]);
    expect(named(placed, 'felucca').box.bottom).toBeLessThan(780);
    expect(named(placed, 'felucca').plane).toBe('middle');
  });
});

describe('who is in water', () => {
  const wading = (setting: Scene['setting'], pose: CastMember['pose'] = 'standing', variant = 0): Scene =>
    sceneOf([member('child', { pose, place: { along: 'center', plane: 'near', in: 'water' } })], [thing('water')], {
      setting,
      variant,
    });

  it.each([
    ['nile', 0],
    ['ocean', 2],
  ] as const)('is cut off by a waterline with rings and a mirror image in the %s', (setting, variant) => {
    const group = groupNamed(composePicture(order(wading(setting, 'standing', variant))), 'cast:child');
    expect(hasGroup(group, 'rings')).toBe(true);
    expect(hasGroup(group, 'mirrored')).toBe(true);
  });

  it('has rings around in a pond, too, and none on the ground', () => {
    const rings = (scene: Scene, name: string): boolean =>
      hasGroup(groupNamed(composePicture(order(scene)), name), 'rings');
    expect(rings(wading('garden'), 'prop:water/front')).toBe(true);
    expect(rings(sceneOf([member('child')], [], { setting: 'nile' }), 'cast:child')).toBe(false);
  });

  it('swims in the river and not in a pool of its own', () => {
    const swimmer = sceneOf([member('child', { pose: 'swimming' })], [], { setting: 'nile' });
    expect(hasGroup(groupNamed(composePicture(order(swimmer)), 'cast:child'), 'water')).toBe(false);
  });
});

describe('a thing that nobody holds', () => {
  it.each(Object.keys(RESTING) as Prop[])('lies on the ground when it cannot stand: %s', (prop) => {
    const { box, scale } = named(place(sceneOf([member('child')], [thing(prop)])), prop);
    const tall = (box.bottom - box.top) / scale;
    expect(tall / ((box.right - box.left) / scale)).toBeLessThan(0.9);
    expect(tall).toBeLessThan(Math.max(PROP_DRAWINGS[prop].heightCm, PROP_DRAWINGS[prop].widthCm) * 0.9);
  });

  it('is worn on a head, stands on a table, lies in a nest', () => {
    const props = [thing('crown', { on: 'child' }), thing('table', { along: 'end' }), thing('apple', { on: 'table' })];
    const placed = place(
      sceneOf([member('child')], [...props, thing('nest', { along: 'start' }), thing('egg', { in: 'nest' })]),
    );
    const { head } = named(placed, 'child');
    expect(named(placed, 'crown').box.bottom).toBeLessThan((head?.top ?? 0) + 40);
    const table = named(placed, 'table').box;
    expect(named(placed, 'apple').box.bottom).toBeLessThan(table.top + (table.bottom - table.top) * 0.08);
    expect(named(placed, 'egg').box.left).toBeGreaterThan(named(placed, 'nest').box.left);
  });
});
