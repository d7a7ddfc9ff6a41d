import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { laid, type Laying, strangeness, waysIn } from '#studio/storyteller/scene/laying.ts';

const member = (over: Partial<CastMember> = {}): CastMember => ({
  ref: 'hero',
  who: { character: 'hero' },
  pose: 'kneeling',
  facing: 'three-quarter',
  expression: 'happy',
  place: { along: 'start-center', plane: 'near' },
  gaze: 'ahead',
  action: 'kneels',
  ...over,
});

const sceneOf = (over: Partial<Scene> = {}, hero: Partial<CastMember> = {}): Scene => ({
  setting: 'garden',
  variant: 0,
  light: 'day',
  weather: 'clear',
  mood: 'calm',
  framing: 'medium',
  direction: 'ltr',
  cast: [
    member(hero),
    member({ ref: 'fox', who: { companion: 'fox', name: null }, place: { along: 'end', plane: 'near' } }),
  ],
  props: [],
  focus: 'fox',
  calmZone: 'top',
  action: '{hero} looks at {fox}.',
  mustShow: [],
  mustNotShow: [],
  hidden: 'snail',
  ...over,
});

const laying = (thing: Prop, over: Partial<Laying> = {}): Laying => ({
  thing,
  people: { holders: new Set(['hero']), wearer: 'hero' },
  isToy: true,
  ...over,
});

describe('a thing that the plot does not need', () => {
  it('lies beside the hero, and not before what the page is about', () => {
    const scene = laid(sceneOf(), laying('ball'), 'lying');
    expect(scene.props).toEqual([{ ref: 'wished-ball', prop: 'ball', place: { along: 'start', plane: 'near' } }]);
    expect(scene.mustShow).toEqual(['{wished-ball}']);
  });

  it('lies where nothing gets wet', () => {
    const wet = sceneOf({ effects: [{ effect: 'puddle', at: 'rain' }] });
    const rain = member({
      ref: 'rain',
      who: { companion: 'little-cloud', name: null },
      place: { along: 'start', plane: 'near' },
    });
    const scene = laid({ ...wet, cast: [...wet.cast, rain] }, laying('ball'), 'lying');
    expect(scene.props[0]?.place.along).toBe('center');
  });

  it('is a small one where a real one would be strange, and on the bottom of the sea', () => {
    const asked = laying('train', { isToy: false });
    expect(waysIn(sceneOf(), asked)).toEqual(['toy']);
    expect(waysIn(sceneOf({ setting: 'ocean', light: 'underwater' }), asked)).toEqual(['toy']);
    expect(laid(sceneOf(), asked, 'toy').props[0]?.isToy).toBe(true);
    expect(waysIn(sceneOf({ setting: 'desert', framing: 'wide' }), asked)[0]).toBe('standing');
    expect(waysIn(sceneOf({ setting: 'desert', framing: 'wide' }), laying('train'))[0]).toBe('toy');
  });

  it('is not there where it would be absurd', () => {
    const under = sceneOf({ setting: 'ocean', variant: 1 });
    expect(waysIn(under, laying('book'))).toEqual([]);
    expect(waysIn(under, laying('kite'))).toEqual([]);
    expect(waysIn(sceneOf({ weather: 'rain' }), laying('paint-box'))).toEqual([]);
    expect(waysIn(sceneOf({ setting: 'bedroom' }), laying('snowman'))).toEqual([]);
    expect(waysIn(sceneOf({}, { pose: 'flying' }), laying('ball'))).toEqual([]);
    expect(waysIn(sceneOf({}, { place: { along: 'center', plane: 'near', on: 'fox' } }), laying('ball'))).toEqual([]);
  });

  it('is carried by who is on the way with free hands', () => {
    const walking = sceneOf({}, { pose: 'walking' });
    expect(waysIn(walking, laying('doll'))).toEqual(['held', 'lying']);
    expect(laid(walking, laying('doll'), 'held').cast[0]?.carries).toBe('doll');
    for (const busy of [
      { carries: 'lantern' },
      { gesture: 'pointing' },
      { touches: { how: 'hand-on', with: 'fox' } },
    ] as const) {
      expect(waysIn(sceneOf({}, { pose: 'walking', ...busy }), laying('doll'))).toEqual(['lying']);
    }
    const people = { holders: new Set<string>(), wearer: null };
    expect(waysIn(walking, laying('doll', { people }))).toEqual(['lying']);
  });

  it('is worn where it can be, but in no other clothes and not in bed', () => {
    expect(waysIn(sceneOf(), laying('hat'))[0]).toBe('worn');
    expect(laid(sceneOf(), laying('hat'), 'worn').props[0]?.place.on).toBe('hero');
    expect(waysIn(sceneOf({}, { outfit: 'diving-suit' }), laying('hat'))[0]).toBe('lying');
    expect(waysIn(sceneOf({}, { pose: 'sleeping' }), laying('hat'))[0]).toBe('lying');
  });

  it('is in the sky only where there is one', () => {
    expect(waysIn(sceneOf(), laying('kite'))[0]).toBe('sky');
    expect(waysIn(sceneOf({ light: 'moonlight' }), laying('kite'))[0]).toBe('toy');
    expect(waysIn(sceneOf({ setting: 'library' }), laying('kite'))[0]).toBe('toy');
  });

  it('stays out of full pages, close ones and the sea', () => {
    expect(strangeness(sceneOf(), laying('ball'))).toBeLessThan(Infinity);
    expect(strangeness(sceneOf({ framing: 'close' }), laying('ball'))).toBe(Infinity);
    expect(strangeness(sceneOf({ light: 'underwater' }), laying('ball'))).toBe(Infinity);
    const crowd = Array.from({ length: 7 }, (_, at) => member({ ref: `friend${at}` }));
    expect(strangeness(sceneOf({ cast: crowd }), laying('ball'))).toBe(Infinity);
  });
});
