import { describe, expect, it } from 'vitest';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { EXPRESSIONS } from '#core/story/vocabulary.ts';
import { gatherParty } from '#studio/storyteller/cast/party.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { composeScene, type Staging } from '#studio/storyteller/scene/compose-scene.ts';
import type { Figure, SceneDraft } from '#studio/storyteller/template.ts';
import { rainyFish } from '#studio/storyteller/templates/rainy-fish/rainy-fish.ts';

const figure = (over: Partial<Figure>): Figure => ({
  pose: 'standing',
  facing: 'three-quarter',
  expression: 'happy',
  along: 'center',
  gaze: 'reader',
  action: 'stands',
  ...over,
});

const draft = (over: Partial<SceneDraft>): SceneDraft => ({
  setting: 'ocean',
  place: 'lagoon',
  mood: 'calm',
  framings: ['medium', 'wide'],
  hero: figure({ along: 'start-center' }),
  focus: 'fish',
  calmZone: 'top',
  action: '{hero} looks at {fish}.',
  mustShow: [],
  ...over,
});

/** With a brother, a cat and a mother. */
const brief = variedBrief({ templateId: rainyFish.id, language: 'en', age: 6, spreads: 12 }, 9);
const staging: Staging = {
  template: rainyFish,
  party: gatherParty(brief, null, streamOf(1)),
  nameOf: () => 'Fin',
  calledOf: () => ({ en: { name: 'Fin', noun: 'fox', pronouns: 'he' } }),
  direction: 'ltr',
  light: 'day',
  weather: 'clear',
  framing: 'medium',
  variant: 2,
  angle: 0,
  hidden: 'snail',
  outfit: null,
  carries: null,
};

const alongOf = (scene: SceneDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(composeScene(scene, staging).cast.map(({ ref, place }) => [ref, place.along]));

describe('those who come along', () => {
  const fish = { fish: figure({ along: 'center-end' }) };
  const ahead = figure({ along: 'start-center', facing: 'onward', gaze: 'ahead' });
  const inFraming = (framing: Staging['framing'], hero = ahead) =>
    composeScene(draft({ hero, companions: fish }), { ...staging, framing }).cast.find(({ ref }) => ref === 'friend1');

  it('stand across from the hero where there is room, turned to what the picture is about', () => {
    for (const framing of ['wide', 'low-angle', 'from-above'] as const) {
      const friend = inFraming(framing);
      expect(friend?.place.along, framing).toBe('end');
      expect(friend?.facing, framing).toBe('three-quarter');
    }
    expect(inFraming('medium')?.place.along).toBe('start');
    expect(inFraming('medium')?.facing).toBe('onward');
  });

  it('stay behind the hero when all are on their way', () => {
    const friend = inFraming('wide', { ...ahead, pose: 'running' });
    expect(friend?.place.along).toBe('start');
    expect(friend?.facing).toBe('onward');
  });

  it('look at what the hero looks at, or at what the picture is about', () => {
    expect(inFraming('medium')?.gaze).toEqual({ at: 'fish' });
    expect(inFraming('medium', { ...ahead, gaze: { at: 'hero' } })?.gaze).toEqual({ at: 'hero' });
    const own = draft({ hero: ahead, companions: fish, travellers: { gaze: 'up' } });
    expect(composeScene(own, staging).cast.find(({ ref }) => ref === 'friend1')?.gaze).toBe('up');
  });

  it('stand beside the hero and leave the way free to what the picture is about', () => {
    const places = alongOf(draft({ companions: { fish: figure({ along: 'end' }) } }));
    expect(places).toMatchObject({ hero: 'start-center', fish: 'end', friend1: 'start' });
    const behind = alongOf(draft({ hero: figure({ along: 'end' }), companions: { fish: figure({ along: 'start' }) } }));
    expect(behind['friend1']).not.toBe('start');
    expect(behind['friend1']).not.toBe('end');
  });

  it('stand where the scene says, the first of them, and lie out of the way of a leap', () => {
    const told = draft({ hero: figure({ along: 'center-end' }), travellers: { pose: 'sleeping', along: 'start' } });
    const places = alongOf(told);
    expect(places['friend1']).toBe('start');
    expect(places['friend2']).not.toBe('start');
  });

  it('do so when the picture is about a thing', () => {
    const egg = { ref: 'fish', prop: 'egg', place: { along: 'center-end', plane: 'near' } } as const;
    expect(alongOf(draft({ props: [egg] }))).toMatchObject({ hero: 'start-center', friend1: 'start' });
  });
});

describe('the part of those who come along', () => {
  it('is what the scene says: what they hold, and another part for a pet', () => {
    const scene = draft({
      hero: figure({ along: 'start' }),
      travellers: { pose: 'standing', carries: 'bucket', holds: 'before', action: 'brings a bucket' },
      pets: { pose: 'sitting', touches: { how: 'leaning-on', with: 'hero' }, action: 'sits against {hero}' },
    });
    const { cast } = composeScene(scene, staging);
    expect(cast.find(({ ref }) => ref === 'friend1')).toMatchObject({ carries: 'bucket', holds: 'before' });
    const cat = cast.find(({ ref }) => ref === 'friend2');
    expect(cat).toMatchObject({ pose: 'sitting', action: 'sits against {hero}', touches: { how: 'leaning-on' } });
    expect(cat?.carries).toBeUndefined();
  });

  it('has the first of them on a thing, and not the pet, who has no such part', () => {
    const bench = { ref: 'bench', prop: 'bench', place: { along: 'center', plane: 'near' } } as const;
    const scene = draft({
      hero: figure({ along: 'start', on: 'bench' }),
      travellers: { pose: 'sitting', on: 'bench' },
      pets: { pose: 'lying' },
      props: [bench],
    });
    const { cast } = composeScene(scene, staging);
    expect(cast.filter(({ place }) => place.on === 'bench').map(({ ref }) => ref)).toEqual(['hero', 'friend1']);
  });

  it('has the grown-ups on the plane that the scene tells, and in the middle where it tells none', () => {
    const planeOf = (own: object): unknown => {
      const { cast } = composeScene(draft({ adults: { ...figure({}), along: 'end', ...own } }), staging);
      return cast.find(({ ref }) => ref === staging.party.adults[0]?.ref)?.place.plane;
    };
    expect([planeOf({ plane: 'far' }), planeOf({ plane: undefined })]).toEqual(['far', 'middle']);
  });

  it('is that of the people where the scene has none for pets', () => {
    const scene = draft({ hero: figure({ along: 'start' }), travellers: { pose: 'dancing', action: 'dances' } });
    const { cast } = composeScene(scene, staging);
    expect(cast.find(({ ref }) => ref === 'friend2')).toMatchObject({ pose: 'dancing', action: 'dances' });
  });
});

describe('the faces of those who come along', () => {
  it('show no copy of what the hero feels', () => {
    for (const expression of EXPRESSIONS.filter((one) => !['sad', 'sleepy'].includes(one))) {
      const { cast } = composeScene(draft({ hero: figure({ along: 'start', expression }) }), staging);
      const company = cast.filter(({ ref }) => ref.startsWith('friend')).map((member) => member.expression);
      expect(company.length).toBeGreaterThan(1);
      expect(company[0]).not.toBe(expression);
      expect(new Set(company).size).toBe(company.length);
    }
  });

  it('show what the scene says where it says so', () => {
    const scene = draft({ hero: figure({ along: 'start' }), travellers: { expression: 'worried' } });
    expect(composeScene(scene, staging).cast.find(({ ref }) => ref === 'friend1')?.expression).toBe('worried');
  });
});

describe('a scene', () => {
  it('keeps who touches whom, who is in what, and what happens', () => {
    const scene = composeScene(
      draft({
        hero: figure({ along: 'start-center', in: 'boat', touches: { how: 'hand-on', with: 'fish' } }),
        companions: { fish: figure({ along: 'center' }) },
        props: [{ ref: 'boat', prop: 'boat', place: { along: 'start-center', plane: 'middle' } }],
        effects: [{ effect: 'splash', at: 'fish', towards: 'hero' }],
      }),
      staging,
    );
    expect(scene.cast[0]).toMatchObject({ place: { in: 'boat' }, touches: { how: 'hand-on', with: 'fish' } });
    expect(scene.effects).toEqual([{ effect: 'splash', at: 'fish', towards: 'hero' }]);
  });
});

describe('what happens at somebody of the brief', () => {
  const pours = draft({
    companions: { fish: figure({ along: 'center-end' }) },
    adults: { ...figure({}), along: 'end', carries: 'teapot', gesture: 'pouring' },
    effects: [
      { effect: 'drops', at: 'adult', towards: 'fish' },
      { effect: 'notes', at: 'friend' },
    ],
  });

  it('happens at the first grown-up and the first of those who came along', () => {
    const scene = composeScene(pours, staging);
    const mother = scene.cast.find(({ carries }) => carries === 'teapot');
    expect(mother?.gesture).toBe('pouring');
    expect(mother?.place.along).toBe('end');
    expect(scene.effects).toEqual([
      { effect: 'drops', at: mother?.ref, towards: 'fish' },
      { effect: 'notes', at: 'friend1' },
    ]);
  });

  it('does not happen where nobody is there for it', () => {
    const alone = { ...staging, party: { ...staging.party, travellers: [], adults: [] } };
    expect(composeScene(pours, alone).effects).toEqual([]);
  });

  it('is done by one grown-up of several', () => {
    const [mother] = staging.party.adults;
    if (!mother) throw new RangeError('A mother came along');
    const adults = [mother, { ...mother, ref: 'friend9' }];
    const scene = composeScene(pours, { ...staging, party: { ...staging.party, adults } });
    expect(scene.cast.filter(({ carries, gesture }) => carries === 'teapot' || gesture === 'pouring')).toHaveLength(1);
  });
});
