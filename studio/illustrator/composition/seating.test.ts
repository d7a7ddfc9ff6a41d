import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Companion, Pose, Prop } from '#core/story/vocabulary.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { isCovered, seatOf } from '#studio/illustrator/composition/seating.ts';
import { supportedScene } from '#studio/illustrator/composition/support.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { PROP_SEATS } from '#studio/illustrator/props/seats.data.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';

const hero = testCharacter({ id: 'h' });
const wheeled = testCharacter({ id: 'w', looks: { ...hero.looks, mobility: 'wheelchair' } });
const characters = [hero, wheeled];
const context = {
  direction: 'ltr',
  characters: new Map(characters.map((one) => [one.id, one])),
  isDark: false,
} as const;

const sceneOn = (pose: Pose, changes: Partial<CastMember>, scene: Partial<Scene> = {}): Scene => {
  const told = testScene({ setting: 'garden', pose });
  const [first] = told.cast;
  if (!first) throw new RangeError('The test scene has a lead');
  return { ...told, cast: [{ ...first, ...changes }], props: [], ...scene };
};

const thing = (prop: Prop) => ({ ref: 'thing', prop, place: { along: 'center', plane: 'near' } }) as const;
const onThing = (prop: Prop, pose: Pose, changes: Partial<CastMember> = {}): Scene =>
  sceneOn(
    pose,
    { place: { along: 'center', plane: 'near', on: 'thing' }, ...changes },
    { props: [thing(prop)], focus: 'hero' },
  );

const mount = (companion: Companion, changes: Partial<CastMember> = {}): CastMember => ({
  ref: 'mount',
  who: { companion, name: null },
  pose: 'walking',
  facing: 'onward',
  expression: 'calm',
  place: { along: 'center', plane: 'near' },
  gaze: 'ahead',
  action: 'carries somebody',
  ...changes,
});
const onMount = (pose: Pose, animal: CastMember): Scene => {
  const scene = sceneOn(pose, { place: { along: 'center', plane: 'near', on: 'mount' } });
  return { ...scene, cast: [...scene.cast, animal] };
};

const firstOf = (scene: Scene): CastMember => {
  const [first] = scene.cast;
  if (!first) throw new RangeError('Nobody is in the scene');
  return first;
};
const seatIn = (scene: Scene) => seatOf(firstOf(scene), scene, context);
const placedIn = (scene: Scene, ref: string): Placed => {
  const all = placedScene({ scene, characters, artStyle: 'gouache', seed: 1, kind: 'page' });
  const found = all.find((one) => one.ref === ref);
  if (!found) throw new RangeError(`${ref} is not placed`);
  return found;
};

describe('who sits on a thing', () => {
  it.each(['ltr', 'rtl'] as const)('sits low on a flight of stairs at its foot, with shins down, %s', (direction) => {
    const low = (height: 'low' | 'ground'): Scene => ({
      ...onThing('stairs', 'sitting', { place: { along: 'center', plane: 'near', on: 'thing', height } }),
      direction,
    });
    expect(seatIn(low('low'))).toEqual({ kind: 'edge', overGround: PROP_SEATS.stairs?.low?.overGround });
    const [hero, stairs] = ['hero', 'thing'].map((ref) => placedIn(low('low'), ref).box);
    const [top, landing] = ['hero', 'thing'].map((ref) => placedIn(low('ground'), ref).box);
    if (!hero || !stairs || !top || !landing) throw new RangeError('Somebody is not placed');
    const aside = (hero.left + hero.right - stairs.left - stairs.right) / 2;
    expect(direction === 'ltr' ? -aside : aside).toBeGreaterThan((stairs.right - stairs.left) * 0.2);
    // Shoes are at the foot of the flight, and on the landing above it.
    expect(Math.abs(hero.bottom - stairs.bottom)).toBeLessThan((stairs.bottom - stairs.top) * 0.15);
    expect(top.bottom).toBeLessThan(landing.bottom - (landing.bottom - landing.top) * 0.5);
  });

  it('has the shins down on an edge, the legs before them on something flat, and stands when standing', () => {
    expect(seatIn(onThing('bench', 'sitting'))).toEqual({
      kind: 'edge',
      overGround: PROP_SEATS.bench?.overGround,
    });
    expect(seatIn(onThing('rug', 'sitting'))).toBeNull();
    expect(seatIn(onThing('log', 'standing'))).toBeNull();
    expect(seatIn(onThing('rocking-horse', 'sitting'))).toEqual({ kind: 'astride' });
  });

  it.each(['bench', 'chair', 'log', 'swing', 'tree-stump'] as const)(
    'sits at the height of the seat of a %s',
    (prop) => {
      const scene = onThing(prop, 'sitting', { facing: 'front' });
      const [rider, carrier] = [placedIn(scene, 'hero'), placedIn(scene, 'thing')];
      const tall = carrier.box.bottom - carrier.box.top;
      const seat = carrier.box.bottom - (tall * (PROP_SEATS[prop]?.overGround ?? 0)) / PROP_DRAWINGS[prop].heightCm;
      // The seat is between the head and the feet, which are no lower than what the thing stands on.
      expect(rider.head?.bottom).toBeLessThan(seat);
      expect(rider.box.bottom).toBeGreaterThan(seat);
      expect(rider.box.bottom).toBeLessThan(carrier.box.bottom + tall * 0.12);
    },
  );

  it.each(['bench', 'stairs'] as const)('leaves the wheelchair on the ground beside a %s', (thing) => {
    const { place } = firstOf(supportedScene(onThing(thing, 'sitting', { who: { character: 'w' } }), context));
    expect(place.on).toBeUndefined();
  });

  it('is in a bed to sleep and in a boat, and on the bed to sit', () => {
    const placeFor = (prop: Prop, pose: Pose) => firstOf(supportedScene(onThing(prop, pose), context)).place;
    expect(placeFor('bed', 'sleeping')).toMatchObject({ in: 'thing' });
    expect(placeFor('boat', 'sitting')).toMatchObject({ in: 'thing' });
    expect(placeFor('bed', 'sitting')).toMatchObject({ on: 'thing' });
  });

  it('stands lower on a domed stool when it is wider than its top, a foot on each slope', () => {
    const onStool = (companion: Companion): Scene => {
      const scene = onThing('footstool', 'standing');
      return { ...scene, cast: [{ ...firstOf(scene), who: { companion, name: null } }] };
    };
    const seat = (PROP_SEATS.footstool?.overGround ?? 0) / PROP_DRAWINGS.footstool.heightCm;
    const heightOn = (companion: Companion): number => {
      const [rider, stool] = [placedIn(onStool(companion), 'hero'), placedIn(onStool(companion), 'thing')];
      return (stool.box.bottom - rider.box.bottom) / (stool.box.bottom - stool.box.top);
    };
    expect(heightOn('goat')).toBeLessThan(seat * 0.8);
    expect(heightOn('goat')).toBeGreaterThan(seat * 0.4);
    expect(heightOn('mouse')).toBeCloseTo(seat, 1);
  });

  it('has a seat that is within every thing that has one', () => {
    for (const [prop, seat] of Object.entries(PROP_SEATS)) {
      const { heightCm, widthCm } = PROP_DRAWINGS[prop as Prop];
      expect(seat.overGround, prop).toBeLessThan(heightCm);
      expect(Math.abs(seat.x ?? 0) + seat.half, prop).toBeLessThanOrEqual(widthCm / 2);
    }
  });
});

describe('who sits on a back', () => {
  it('has a leg on each side of it, unless they lie or dance there', () => {
    expect(seatIn(onMount('sitting', mount('camel')))).toEqual({ kind: 'astride' });
    expect(seatIn(onMount('dancing', mount('camel')))).toBeNull();
    expect(seatIn(onMount('sitting', mount('bird')))).toBeNull();
  });

  it.each(['onward', 'against', 'front'] as const)(
    'sits above the animal’s legs, whichever way it goes (%s)',
    (facing) => {
      const scene = onMount('riding', mount('donkey', { facing }));
      const [rider, animal] = [placedIn(scene, 'hero'), placedIn(scene, 'mount')];
      const tall = animal.box.bottom - animal.box.top;
      expect(rider.box.bottom).toBeLessThan(animal.box.bottom - tall * 0.05);
      expect(rider.box.bottom).toBeGreaterThan(animal.box.top + tall * 0.4);
      expect(rider.head?.bottom).toBeLessThan(animal.box.top + tall * 0.4);
    },
  );

  it('has the head on the page, however high the carrier would fly', () => {
    const flying = mount('dragon', {
      pose: 'flying',
      who: { companion: 'dragon', name: null, size: 2 },
      place: { along: 'center', plane: 'near', height: 'high' },
    });
    expect(placedIn(onMount('riding', flying), 'hero').head?.top).toBeGreaterThan(0);
    const carpet = onThing('flying-carpet', 'sitting');
    const high = {
      ...carpet,
      props: carpet.props.map((one) => ({ ...one, place: { ...one.place, height: 'high' as const } })),
    };
    expect(placedIn(high, 'hero').head?.top).toBeGreaterThan(0);
  });
});

describe('a blanket where somebody lies', () => {
  it('lies over them, and not in a pile before them', () => {
    const scene = supportedScene(
      sceneOn('lying', { place: { along: 'center', plane: 'near' } }, { props: [thing('blanket')] }),
      context,
    );
    expect(scene.props[0]?.place.on).toBe('hero');
    expect(isCovered(firstOf(scene), scene)).toBe(true);
  });

  it('stays under what lies on it', () => {
    const egg = { ref: 'egg', prop: 'egg', place: { along: 'center', plane: 'near', on: 'thing' } } as const;
    const nest = sceneOn('sleeping', { place: { along: 'end', plane: 'near' } }, { props: [thing('blanket'), egg] });
    expect(supportedScene(nest, context).props[0]?.place.on).toBeUndefined();
  });

  it('stays where it is when somebody sits, or is wrapped up in it', () => {
    const sits = supportedScene(sceneOn('sitting', {}, { props: [thing('blanket')] }), context);
    expect(sits.props[0]?.place.on).toBeUndefined();
    const wrapped = supportedScene(
      sceneOn('sleeping', { place: { along: 'center', plane: 'near', in: 'thing' } }, { props: [thing('blanket')] }),
      context,
    );
    expect(wrapped.props[0]?.place.on).toBeUndefined();
  });
});

describe('an animal on the back of another', () => {
  it.each(['ahead', 'up', 'down'] as const)(
    'sits on the back of a camel that looks %s, and not on its side',
    (gaze) => {
      const turtle: CastMember = {
        ...mount('turtle', { place: { along: 'center', plane: 'near', on: 'mount' } }),
        ref: 'turtle',
        pose: 'sitting',
      };
      const told = sceneOn('standing', { place: { along: 'start', plane: 'middle' } });
      const scene = {
        ...told,
        cast: [...told.cast, mount('camel', { gaze, place: { along: 'end', plane: 'near' } }), turtle],
      };
      const order = { scene, characters, artStyle: 'gouache', seed: 1, kind: 'page' } as const;
      const all = placedScene(order);
      const [camel, rider] = ['mount', 'turtle'].map((ref) => all.find((one) => one.ref === ref));
      if (!camel || !rider) throw new RangeError('Both are placed');
      const down = (rider.box.bottom - camel.box.top) / (camel.box.bottom - camel.box.top);
      expect(down).toBeGreaterThan(0.1);
      expect(down).toBeLessThan(0.4);
    },
  );
});

it('is on the middle of what lies spread, and not on its farther edge', () => {
  for (const prop of ['scarf', 'map', 'cape'] as const) {
    const scene = onThing(prop, 'sleeping', { who: { companion: 'duck', name: null, size: 0.5 } });
    const [duck, cloth] = [placedIn(scene, 'hero').box, placedIn(scene, 'thing').box];
    const down = (duck.bottom - cloth.top) / (cloth.bottom - cloth.top);
    expect(down, prop).toBeGreaterThan(0.25);
    expect(down, prop).toBeLessThan(0.7);
  }
});

describe('a bird on a shoulder', () => {
  const climbing = (pose: Pose): Scene => {
    const scene = sceneOn(pose, { facing: 'onward' });
    const bird = mount('pigeon', {
      ref: 'bird',
      pose: 'standing',
      facing: 'front',
      place: { along: 'center', plane: 'near', on: 'hero' },
    });
    return { ...scene, cast: [...scene.cast, bird] };
  };

  it.each(['climbing', 'standing', 'walking'] as const)('has a foot on it and not in the air, %s', (pose) => {
    const [bird, hero] = [placedIn(climbing(pose), 'bird'), placedIn(climbing(pose), 'hero')];
    if (!hero.head) throw new RangeError('The hero has a head');
    const wide = hero.head.right - hero.head.left;
    const middle = (bird.box.left + bird.box.right) / 2;
    expect(Math.abs(middle - (hero.head.left + hero.head.right) / 2)).toBeLessThan(wide * 0.55);
    expect(bird.box.bottom).toBeGreaterThan(hero.head.bottom);
  });
});

it('is on the rim of a fountain towards those who come, in a book that is read from the right as well', () => {
  const side = (direction: 'ltr' | 'rtl'): number => {
    const scene = onThing('fountain', 'standing');
    const [rider, below] = [placedIn({ ...scene, direction }, 'hero'), placedIn({ ...scene, direction }, 'thing')];
    return Math.sign(rider.box.left + rider.box.right - below.box.left - below.box.right);
  };
  expect([side('ltr'), side('rtl')]).toEqual([-1, 1]);
});

it('sits on the rim of a fountain where it is longer than that, and stands on a table', () => {
  const pet = testCharacter({ id: 'p', kind: 'pet', species: 'dog' });
  const poseOn = (thing: 'fountain' | 'table'): string => {
    const scene = onThing(thing, 'standing', { who: { character: 'p' } });
    return firstOf(supportedScene(scene, { ...context, characters: new Map([['p', pet]]) })).pose;
  };
  expect([poseOn('fountain'), poseOn('table')]).toEqual(['sitting', 'standing']);
});

describe('a pet whose looks name a wheelchair', () => {
  it('stays on what it is on: only people sit in one', () => {
    const pet = testCharacter({ id: 'p', kind: 'pet', looks: { ...hero.looks, mobility: 'wheelchair' } });
    const scene = onThing('tree-stump', 'standing', { who: { character: 'p' } });
    const told = supportedScene(scene, { ...context, characters: new Map([['p', pet]]) });
    expect(firstOf(told).place.on).toBe('thing');
  });
});
