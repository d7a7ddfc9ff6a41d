/** The pictures of the rescued dragon, beat by beat. */
import type { PropPlacement } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft } from '#studio/storyteller/template.ts';

/** The three versions of the castle: on its hill, its courtyard, its hall; the highest hall is the dragon’s. */
const HILL = { setting: 'castle', place: 'hill', view: 0 } as const;
const COURTYARD = { setting: 'castle', place: 'courtyard', view: 1 } as const;
const STAIRS = { setting: 'castle', place: 'stairs', view: 2 } as const;
const TOWER = { setting: 'castle', place: 'tower', view: 2 } as const;

const thing = (
  prop: Prop,
  along: PropPlacement['place']['along'],
  plane: PropPlacement['place']['plane'] = 'near',
): PropPlacement => ({ ref: prop, prop, place: { along, plane } });

const hero: Figure = {
  pose: 'standing',
  facing: 'three-quarter',
  expression: 'curious',
  along: 'start-center',
  gaze: 'ahead',
  action: 'stands and listens',
};

const dragon: Figure = {
  pose: 'standing',
  facing: 'against',
  expression: 'curious',
  along: 'center-end',
  gaze: { at: 'hero' },
  action: 'talks to {hero} very correctly',
};

type Rule = Pick<SceneDraft, 'place' | 'view' | 'action' | 'mustShow'> & {
  readonly ref: string;
  readonly hero: Partial<Figure>;
  readonly keeper: Partial<Figure>;
  readonly props?: SceneDraft['props'];
  readonly effects?: SceneDraft['effects'];
};

/** A rule of the rescue and the animal that keeps it. */
const rule = ({ ref, hero: own, keeper, ...rest }: Rule): SceneAuthor => {
  const draft: SceneDraft = {
    ...rest,
    setting: 'castle',
    mood: 'funny',
    framings: ['medium', 'wide', 'low-angle'],
    hero: { ...hero, gaze: { at: ref }, ...own },
    companions: { [ref]: { ...dragon, ...keeper } },
    focus: ref,
    calmZone: 'top',
    mustNotShow: ['the dragon', 'anything frightening'],
  };
  return () => draft;
};

const last: SceneAuthor = () => ({
  ...HILL,
  weather: 'wind',
  mood: 'joyful',
  framings: ['medium', 'wide'],
  hero: {
    ...hero,
    pose: 'reaching',
    expression: 'laughing',
    plane: 'near',
    gaze: { at: 'plane' },
    action: 'reaches for a new paper plane in the morning light',
  },
  travellers: { pose: 'standing', expression: 'laughing', gaze: { at: 'plane' } },
  adults: {
    pose: 'standing',
    facing: 'three-quarter',
    expression: 'happy',
    gaze: { at: 'plane' },
    action: 'laughs at the new letter',
  },
  companions: {
    dragon: {
      ...dragon,
      pose: 'waving',
      along: 'center-end',
      plane: 'middle',
      expression: 'happy',
      action: 'waves from the hill',
    },
  },
  props: [{ ref: 'plane', prop: 'paper-plane', place: { along: 'center', plane: 'middle', height: 'high' } }],
  effects: [{ effect: 'wind', at: 'plane' }],
  focus: 'plane',
  calmZone: 'top',
  action: 'In the early light a new {plane} sails down to {hero}, and {dragon} waves from outside his castle.',
  mustShow: ['{plane} in the air', '{hero} reaching for it', '{dragon} outside, waving'],
  mustNotShow: ['night'],
});

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: () => ({
    ...HILL,
    weather: 'wind',
    mood: 'curious',
    framings: ['wide', 'medium'],
    hero: {
      ...hero,
      expression: 'surprised',
      plane: 'near',
      gaze: { at: 'plane' },
      action: 'looks up at a paper plane that comes down from a tower',
    },
    adults: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'calm',
      gaze: 'ahead',
      action: 'rests in the grass after the climb',
    },
    props: [
      { ref: 'plane', prop: 'paper-plane', place: { along: 'center', plane: 'middle', height: 'high' } },
      thing('basket', 'start'),
    ],
    effects: [{ effect: 'wind', at: 'plane' }],
    focus: 'plane',
    calmZone: 'top',
    action: 'A {plane} made of old paper sails down from the castle tower to {hero} on the grassy hill.',
    mustShow: ['{plane} in the air', '{hero} looking up', 'an old castle with one tall tower', 'a picnic {basket}'],
    mustNotShow: ['a dragon'],
  }),
  letter: () => ({
    ...HILL,
    mood: 'funny',
    framings: ['medium', 'close'],
    hero: { ...hero, plane: 'near', gaze: 'down', expression: 'surprised', action: 'reads an unrolled letter' },
    travellers: { expression: 'surprised', gaze: { at: 'hero' }, action: 'reads over the shoulder of {hero}' },
    props: [thing('basket', 'start')],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} stands on the hill below the castle tower and reads a long letter.',
    mustShow: ['a scroll in the hands of {hero}', 'the tower behind'],
    mustNotShow: ['a dragon'],
  }),
  gate: () => ({
    ...COURTYARD,
    mood: 'curious',
    framings: ['wide', 'low-angle'],
    hero: {
      ...hero,
      pose: 'walking',
      facing: 'onward',
      expression: 'determined',
      gaze: 'up',
      action: 'marches into the empty courtyard with the scroll',
    },
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} marches into the quiet castle courtyard with a scroll and looks up at the tower.',
    mustShow: ['{hero} small in a big courtyard', 'a scroll'],
    mustNotShow: ['a dragon'],
  }),
  duck: rule({
    ...HILL,
    ref: 'duck',
    hero: {
      pose: 'kneeling',
      expression: 'surprised',
      carries: null,
      action: 'has dropped on both knees in a pretended fright',
    },
    keeper: {
      pose: 'dancing',
      size: 1.5,
      expression: 'proud',
      in: 'moat',
      action: 'spreads her wings in a very small moat to look terrible',
    },
    props: [{ ref: 'moat', prop: 'water', place: { along: 'center-end', plane: 'middle' } }],
    effects: [{ effect: 'splash', at: 'duck' }],
    action: '{hero} drops down in pretended fright before {duck}, who spreads her wings in {moat}, a very small one.',
    mustShow: ['{duck} trying to look terrible', '{hero} playing at being frightened'],
  }),
  goose: rule({
    ...COURTYARD,
    ref: 'goose',
    hero: {
      pose: 'standing',
      facing: 'front',
      expression: 'determined',
      gaze: 'ahead',
      carries: 'flag',
      action: 'stands guard with a flag',
    },
    keeper: { pose: 'sleeping', expression: 'sleepy', gaze: 'down', action: 'rests at last on the warm stones' },
    action: '{hero} stands guard very straight with a flag while {goose} rests on the stones of the courtyard.',
    mustShow: ['{hero} on guard', '{goose} resting'],
  }),
  owl: rule({
    ...STAIRS,
    ref: 'owl',
    hero: { pose: 'pointing', expression: 'happy', action: 'tells the answer to a riddle with one finger up' },
    keeper: { pose: 'standing', expression: 'surprised', action: 'opens his beak in delight over a big book' },
    props: [thing('book', 'center')],
    effects: [{ effect: 'twinkle', at: 'owl' }],
    action: '{hero} tells {owl} the answer to a riddle beside an old {book}.',
    mustShow: ['{owl} delighted', '{hero} explaining', 'an old {book}'],
  }),
  goat: rule({
    ...COURTYARD,
    ref: 'goat',
    hero: { pose: 'reaching', expression: 'happy', carries: 'cookie', action: 'holds out something to eat' },
    keeper: { expression: 'happy', action: 'stretches his neck toward the food' },
    props: [thing('gate', 'end', 'far')],
    effects: [{ effect: 'crumbs', at: 'goat' }],
    action: '{hero} holds out something good to eat to {goat}, who blocks the way.',
    mustShow: ['{goat} sniffing', 'food in the hand of {hero}'],
  }),
  bat: rule({
    ...STAIRS,
    ref: 'bat',
    hero: { pose: 'dancing', expression: 'laughing', action: 'shows how a ghost waves its arms' },
    keeper: { pose: 'flying', expression: 'happy', height: 'low', action: 'copies the ghostly waving with both wings' },
    props: [thing('candle', 'end')],
    effects: [{ effect: 'sound-rings', at: 'hero' }],
    action: '{hero} shows {bat} how to be a ghost, and both wave their arms and wings in the dim hall.',
    mustShow: ['{bat} in the air', '{hero} playing a ghost', 'a {candle}'],
  }),
  mouse: rule({
    ...STAIRS,
    ref: 'mouse',
    hero: {
      pose: 'crouching',
      expression: 'determined',
      touches: { how: 'hand-on', with: 'mouse' },
      action: 'counts steps and puts down a pebble for each',
    },
    keeper: { plane: 'near', expression: 'happy', action: 'counts along on his tiny fingers' },
    props: [thing('notebook', 'center')],
    action: '{hero} crouches on the stairs and counts steps aloud with {mouse}.',
    mustShow: ['{mouse} counting', '{hero} counting along'],
  }),
  top: () => ({
    ...TOWER,
    mood: 'joyful',
    framings: ['wide', 'medium'],
    hero: { ...hero, pose: 'waving', expression: 'happy', gaze: { at: 'dragon' }, action: 'comes in out of breath' },
    companions: { dragon: { ...dragon, expression: 'proud', action: 'stands beside his packed suitcase and bows' } },
    travellers: { pose: 'standing', expression: 'surprised', gaze: { at: 'dragon' } },
    props: [thing('suitcase', 'end'), thing('candle', 'center', 'middle')],
    focus: 'dragon',
    calmZone: 'top',
    action: '{hero} comes into the tower room, where {dragon} stands beside a packed {suitcase} and bows.',
    mustShow: ['{dragon} not large, very polite', 'a packed {suitcase}', '{hero} waving'],
    mustNotShow: ['fire', 'chains'],
  }),
  again: () => ({
    ...TOWER,
    mood: 'funny',
    framings: ['medium', 'low-angle', 'wide'],
    hero: { ...hero, expression: 'surprised', gaze: { at: 'dragon' }, action: 'pants and holds up the scroll' },
    companions: {
      dragon: { ...dragon, pose: 'pointing', expression: 'determined', action: 'points out one more mistake' },
    },
    travellers: { pose: 'sitting', expression: 'sleepy', gaze: { at: 'dragon' } },
    props: [thing('suitcase', 'end'), thing('clock', 'start', 'middle')],
    effects: [{ effect: 'breath', at: 'hero' }],
    focus: 'dragon',
    calmZone: 'top',
    action: '{dragon} points at one more mistake, and {hero}, tired from the stairs, holds up the scroll.',
    mustShow: ['{dragon} pointing', '{hero} out of breath', 'the {suitcase} still there'],
    mustNotShow: ['fire'],
  }),
  low: () => ({
    ...TOWER,
    mood: 'sad',
    framings: ['close', 'medium'],
    hero: {
      ...hero,
      pose: 'sitting',
      expression: 'worried',
      plane: 'near',
      gaze: { at: 'dragon' },
      touches: { how: 'leaning-on', with: 'dragon' },
      action: 'sits on the floor and looks at the trembling tail of the dragon',
    },
    companions: {
      dragon: { ...dragon, pose: 'sitting', expression: 'worried', gaze: 'down', action: 'holds on to his own tail' },
    },
    travellers: { expression: 'worried', gaze: { at: 'dragon' } },
    props: [thing('suitcase', 'end')],
    focus: 'dragon',
    calmZone: 'top',
    action: '{hero} sits beside {dragon} in the dusky tower room and sees that he is afraid to go out.',
    mustShow: ['{dragon} holding his tail', '{hero} looking kindly', 'the {suitcase}'],
    mustNotShow: ['fire', 'tears'],
  }),
  help: () => ({
    ...COURTYARD,
    mood: 'tense',
    framings: ['wide', 'from-above'],
    hero: {
      ...hero,
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'calling',
      along: 'center',
      gaze: 'up',
      action: 'sits on the lowest step in the dark courtyard and calls up to the tower',
      carries: null,
    },
    travellers: { expression: 'worried', gaze: 'up' },
    effects: [{ effect: 'sound-rings', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits alone in the dark courtyard and calls up to the tower for help.',
    mustShow: ['{hero} calling upward', 'the courtyard getting dark'],
    mustNotShow: ['a lamp', 'the dragon'],
  }),
  coming: (world) => {
    const [first = 'duck', second = 'goose'] = world.episodes;
    return {
      ...COURTYARD,
      mood: 'joyful',
      framings: ['medium', 'wide'],
      hero: { ...hero, expression: 'happy', gaze: { at: 'dragon' }, action: 'stands up and opens both arms' },
      companions: {
        dragon: {
          ...dragon,
          pose: 'running',
          along: 'center',
          expression: 'determined',
          action: 'comes running with a small bright flame to light the way',
        },
        [second]: { ...dragon, pose: second === 'bat' ? 'flying' : 'standing', expression: 'surprised', along: 'end' },
        [first]: {
          ...dragon,
          pose: first === 'bat' ? 'flying' : 'standing',
          along: 'center-end',
          plane: 'far',
          expression: 'happy',
        },
      },
      travellers: { pose: 'standing', expression: 'happy', gaze: { at: 'dragon' } },
      effects: [{ effect: 'glow', at: 'dragon' }],
      focus: 'dragon',
      calmZone: 'top',
      action: `{dragon} comes running out into the moonlit courtyard to rescue {hero}, and {${first}} and {${second}} follow.`,
      mustShow: ['{dragon} outside and hurrying', '{hero} happy', `{${first}}`, `{${second}}`],
      mustNotShow: ['dangerous fire'],
    };
  },
  out: () => ({
    ...HILL,
    mood: 'wonder',
    framings: ['wide', 'low-angle'],
    hero: {
      ...hero,
      expression: 'happy',
      gaze: { at: 'dragon' },
      touches: { how: 'arm-around', with: 'dragon' },
      action: 'stands with one arm around the dragon',
    },
    companions: {
      dragon: { ...dragon, along: 'center', facing: 'three-quarter', expression: 'surprised', gaze: 'up' },
    },
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'surprised',
      gaze: { at: 'dragon' },
      action: 'comes up the hill and stops',
    },
    travellers: { expression: 'happy', gaze: 'up' },
    focus: 'dragon',
    calmZone: 'top',
    action:
      '{dragon} stands on the hill outside the castle for the first time and stares up at the stars beside {hero}.',
    mustShow: ['{dragon} staring at the sky', '{hero} beside {dragon}', 'many stars', 'the castle behind them'],
    mustNotShow: ['daylight'],
  }),
  way: (world) => {
    const [first = 'duck', second = 'goose'] = world.episodes;
    return {
      ...HILL,
      mood: 'funny',
      framings: ['medium', 'wide'],
      hero: {
        ...hero,
        pose: 'walking',
        facing: 'onward',
        along: 'center',
        expression: 'laughing',
        action: 'walks home',
      },
      companions: {
        dragon: {
          ...dragon,
          pose: 'walking',
          facing: 'onward',
          expression: 'proud',
          gaze: 'ahead',
          action: 'walks in front and lights the way with a small flame',
        },
        [first]: { ...dragon, pose: first === 'bat' ? 'flying' : 'walking', facing: 'onward', along: 'start' },
        [second]: { ...dragon, pose: second === 'bat' ? 'flying' : 'walking', facing: 'onward', along: 'start-center' },
      },
      effects: [{ effect: 'glow', at: 'dragon' }],
      focus: 'dragon',
      calmZone: 'top',
      action: `{dragon} lights the way down the hill, and {hero}, {${first}} and {${second}} walk behind him in a row.`,
      mustShow: ['{dragon} in front', '{hero} following', 'a parade in the moonlight'],
      mustNotShow: ['daylight', 'dangerous fire'],
    };
  },
  home: () => ({
    ...HILL,
    mood: 'cozy',
    framings: ['close', 'medium'],
    hero: {
      ...hero,
      pose: 'hugging',
      touches: { how: 'hugging', with: 'dragon' },
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'dragon' },
      action: 'hugs the dragon good night',
    },
    companions: {
      dragon: { ...dragon, along: 'center', expression: 'happy', action: 'holds very still to be hugged' },
    },
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'hero' },
      action: 'waits with open arms',
    },
    travellers: { pose: 'waving', expression: 'happy', gaze: { at: 'dragon' } },
    effects: [{ effect: 'hearts', at: 'dragon' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} hugs {dragon} good night at the foot of the castle hill.',
    mustShow: ['{hero} hugging {dragon}', 'a peaceful night'],
    mustNotShow: ['daylight'],
  }),
  last,
  // A short book tells of the new letter in one line.
  note: last,
};

export const cover: SceneAuthor = () => ({
  ...HILL,
  mood: 'wonder',
  framings: ['medium', 'low-angle'],
  hero: {
    ...hero,
    plane: 'near',
    expression: 'happy',
    gaze: { at: 'dragon' },
    action: 'holds a scroll and looks at a small polite dragon',
    carries: 'scroll',
  },
  companions: { dragon: { ...dragon, plane: 'near', expression: 'proud', action: 'bows beside his suitcase' } },
  props: [thing('suitcase', 'end')],
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} stands with a scroll before an old castle, and {dragon} bows beside his {suitcase}.',
  mustShow: ['{hero} large and clear', '{dragon} with a {suitcase}', 'quiet sky above for the title'],
  mustNotShow: ['fire'],
});
