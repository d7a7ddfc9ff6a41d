/** The pictures of the rescued dragon, beat by beat. */
import type { PropPlacement } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft, Tells } from '#studio/storyteller/template.ts';

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

type Rule = Pick<SceneDraft, 'place' | 'view' | 'action' | 'mustShow' | 'travellers' | 'pets'> & {
  readonly ref: string;
  readonly hero: Partial<Figure>;
  /** The young ones are told how the hero calls up from here. */
  readonly called?: Partial<Figure>;
  readonly keeper: Partial<Figure>;
  readonly props?: SceneDraft['props'];
  readonly effects?: SceneDraft['effects'];
};

/** He answers from his tower, and is seen there, where the young ones hear him; at last he shuts the window. */
const answering = (tells: Tells, { view }: Pick<SceneDraft, 'view'>): boolean =>
  view !== STAIRS.view && tells('band:2-4') && !tells('told:fourth');

const onTower: Figure = {
  ...dragon,
  pose: 'waving',
  expression: 'calling',
  along: 'center',
  plane: 'far',
  height: 'high',
  size: 1.1,
  action: 'calls down from behind the battlements of the tower, small and far away',
};

/** A rule of the rescue and the animal that keeps it. */
const rule = ({ ref, hero: own, called, keeper, ...rest }: Rule): SceneAuthor => {
  const draft: SceneDraft = {
    ...rest,
    setting: 'castle',
    mood: 'funny',
    framings: ['medium', 'low-angle'],
    hero: { ...hero, plane: 'near', carries: null, gaze: { at: ref }, ...own },
    companions: { [ref]: { ...dragon, plane: 'near', ...keeper } },
    focus: ref,
    calmZone: 'top',
    mustNotShow: ['the dragon', 'anything frightening'],
  };
  return (_world, tells) => {
    const calling: Partial<Figure> =
      called && tells('band:2-4') ? { ...called, expression: 'calling', gaze: 'up' } : {};
    const told = { ...draft.hero, ...calling };
    return answering(tells, rest)
      ? {
          ...draft,
          // Who calls, calls up to him.
          hero: { ...told, ...(told.expression === 'calling' ? { gaze: { at: 'dragon' } } : {}) },
          companions: { ...draft.companions, dragon: onTower },
          mustShow: [...draft.mustShow, '{dragon} on a far tower'],
          mustNotShow: ['anything frightening'],
        }
      : { ...draft, hero: told };
  };
};

/** The stairs are counted: on the fingers, or with something laid on each. */
const counted = (own: Partial<Figure>): SceneAuthor =>
  rule({
    ...COURTYARD,
    ref: 'mouse',
    hero: own,
    keeper: {
      size: 3,
      along: 'center-end',
      on: 'steps',
      expression: 'happy',
      action: 'stands on the stairs and counts along',
    },
    travellers: {
      pose: 'sitting',
      expression: 'curious',
      along: 'start',
      gaze: { at: 'mouse' },
      carries: 'notebook',
      gesture: 'writing',
      action: 'writes down the number',
    },
    pets: { pose: 'lying', expression: 'calm', gaze: { at: 'mouse' }, action: 'lies there and is counted, too' },
    props: [{ ref: 'steps', prop: 'stairs', place: { along: 'end', plane: 'near' } }],
    action: `{hero}, who ${own.action ?? 'counts'}, is before {steps}, and {mouse} stands on them.`,
    mustShow: ['{mouse} on {steps}', '{hero} counting'],
  });

/** The flag is held for the goose: by all who came, or by the hero alone. */
const guarded = (tells: Tells): SceneAuthor =>
  rule({
    ...COURTYARD,
    ref: 'goose',
    hero: {
      pose: 'standing',
      facing: 'front',
      expression: 'determined',
      gaze: 'ahead',
      ...(tells('together')
        ? {
            along: 'start',
            touches: { how: 'hand-on', with: 'flag' } as const,
            action: 'stands guard very straight, a hand on the pole of the flag',
          }
        : { carries: 'flag' as const, action: 'stands guard very straight with a flag' }),
    },
    called: {
      facing: 'three-quarter',
      gesture: 'calling-out',
      action: 'holds the flag and calls up to the tower, a hand at the mouth',
    },
    keeper: {
      pose: 'sleeping',
      facing: 'three-quarter',
      size: 1.3,
      along: 'end',
      expression: 'sleepy',
      gaze: 'down',
      action: 'rests at last on the warm stones',
    },
    travellers: {
      pose: 'standing',
      facing: 'against',
      expression: 'proud',
      along: 'center',
      gaze: { at: 'flag' },
      touches: { how: 'hand-on', with: 'flag' },
      action: 'holds the pole of the flag, too',
    },
    pets: { pose: 'lying', expression: 'sleepy', gaze: { at: 'goose' }, action: 'lies down beside the goose' },
    ...(tells('together')
      ? { props: [{ ref: 'flag', prop: 'flag', place: { along: 'start-center', plane: 'near' } } as const] }
      : {}),
    action: '{hero} stands guard very straight with a flag while {goose} rests on the stones of the courtyard.',
    mustShow: ['{hero} on guard with a flag', '{goose} lying down'],
  });

/** How the hero keeps the rule that this book is about; on one knee, as a bow, when the book has another. */
const formed = (tells: Tells): Partial<Figure> => {
  if (tells('form:trumpet'))
    return { holds: 'mouth', expression: 'blowing', action: 'blows through the rolled-up rules like a trumpet' };
  if (tells('form:song'))
    return { holds: 'before', expression: 'singing', action: 'sings to the dragon from the scroll' };
  if (tells('form:rhyme'))
    return { holds: 'before', expression: 'happy', action: 'reads a rhyme to the dragon from the scroll' };
  if (tells('form:drum'))
    return {
      pose: 'reaching',
      carries: null,
      expression: 'determined',
      touches: { how: 'hand-on', with: 'suitcase' },
      action: 'drums on the suitcase with both hands',
    };
  if (tells('form:clap'))
    return { carries: null, gesture: 'clapping', expression: 'laughing', action: 'claps for the dragon' };
  if (tells('form:dance'))
    return { pose: 'dancing', carries: null, expression: 'laughing', action: 'dances for the dragon' };
  if (tells('form:bow'))
    return {
      carries: null,
      gesture: 'bowing',
      facing: 'onward',
      expression: 'calm',
      gaze: 'down',
      action: 'bows low to the dragon',
    };
  // A wheelchair does not kneel: who sits in one bows.
  return {
    pose: tells('seated') ? 'standing' : 'kneeling',
    carries: null,
    gesture: 'bowing',
    facing: 'onward',
    expression: 'determined',
    gaze: 'down',
    action: tells('seated') ? 'bows very low to the dragon' : 'goes down on one knee and bows to the dragon',
  };
};

/** The dragon keeps the rule that he had asked for. */
const rulesKept = (tells: Tells): Partial<Figure> => {
  if (tells('form:bow')) return { pose: 'standing', gesture: 'bowing', gaze: 'down', action: 'bows to {hero}' };
  if (tells('form:song')) return { pose: 'standing', expression: 'singing', action: 'sings to {hero}' };
  if (tells('form:clap')) return { pose: 'standing', gesture: 'clapping', action: 'claps for {hero}' };
  if (tells('form:dance')) return { pose: 'dancing', expression: 'laughing', action: 'dances for {hero}' };
  return { pose: 'dancing', expression: 'laughing', action: 'drums with his feet for {hero}' };
};

const last: SceneAuthor = () => ({
  ...HILL,
  weather: 'wind',
  mood: 'joyful',
  framings: ['medium', 'low-angle'],
  hero: {
    ...hero,
    expression: 'laughing',
    along: 'center',
    plane: 'near',
    gaze: { at: 'plane' },
    gesture: 'catching',
    action: 'holds out both hands for a new paper plane in the morning light',
  },
  travellers: {
    pose: 'standing',
    expression: 'laughing',
    along: 'start',
    gaze: { at: 'plane' },
    gesture: 'clapping',
    action: 'claps for the new plane',
  },
  pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'plane' }, action: 'follows the plane with its eyes' },
  adults: {
    pose: 'standing',
    facing: 'three-quarter',
    expression: 'happy',
    along: 'end',
    gaze: { at: 'plane' },
    action: 'laughs at the new letter',
  },
  companions: {
    dragon: {
      ...dragon,
      pose: 'waving',
      along: 'end',
      plane: 'near',
      size: 1.5,
      expression: 'happy',
      action: 'waves from the grass, outside his walls',
    },
  },
  props: [{ ref: 'plane', prop: 'paper-plane', place: { along: 'center', plane: 'near', height: 'high' } }],
  effects: [{ effect: 'wind', at: 'plane' }],
  focus: 'dragon',
  calmZone: 'top',
  action: 'In the early light a new {plane} sails down to {hero}, and {dragon} waves from outside his castle.',
  mustShow: ['{plane} in the air', '{hero} about to catch it', '{dragon} outside, waving'],
  mustNotShow: ['night'],
});

/** A short book stands outside with the dragon, who sees the sky for the first time, and tells of the new letter in one line. */
const note: SceneAuthor = (_world, tells) => ({
  ...HILL,
  mood: 'joyful',
  framings: ['medium', 'low-angle'],
  hero: {
    ...hero,
    pose: 'standing',
    expression: 'laughing',
    along: 'start-center',
    plane: 'near',
    ...(tells('band:2-4')
      ? {
          gaze: { at: 'dragon' },
          gesture: 'arms-wide' as const,
          action: 'opens both arms to the dragon who is outside',
        }
      : {
          gaze: 'up' as const,
          gesture: 'pointing' as const,
          action: 'stands before the dragon and points up into a sky without corners',
        }),
  },
  // Behind the hero and not beyond the dragon, whose tail would end at somebody's arm.
  travellers: {
    pose: 'standing',
    expression: 'happy',
    along: 'start',
    gaze: { at: 'dragon' },
    gesture: 'clapping',
    action: 'claps for the dragon',
  },
  pets: { pose: 'sitting', expression: 'calm', gaze: { at: 'dragon' }, action: 'sits in the grass before the dragon' },
  adults: {
    pose: 'standing',
    facing: 'three-quarter',
    expression: 'happy',
    gaze: { at: 'dragon' },
    gesture: 'hand-on-heart',
    action: 'thanks the dragon, a hand on the heart',
  },
  companions: {
    dragon: {
      ...dragon,
      along: 'center-end',
      plane: 'near',
      size: 1.7,
      pose: 'sitting',
      expression: tells('band:2-4') ? 'happy' : 'surprised',
      gaze: 'up',
      action: 'has sat down in the grass outside his walls and looks up',
    },
  },
  props: [{ ref: 'plane', prop: 'paper-plane', place: { along: 'end', plane: 'near', height: 'high' } }],
  effects: [{ effect: 'wind', at: 'plane' }],
  focus: 'dragon',
  calmZone: 'top',
  action:
    'In the early light {dragon} sits in the grass outside his castle and looks up, {hero} beside him, and a new {plane} comes down.',
  mustShow: ['{dragon} large and free in the light, looking up', '{hero} close beside him', '{plane} in the air'],
  mustNotShow: ['night'],
});

/** What the hero shows to the dragon who is out for the first time. */
const shownOutside = (tells: Tells): Pick<Figure, 'expression' | 'gaze' | 'gesture' | 'action'> => {
  if (tells('band:2-4')) {
    return {
      expression: 'laughing',
      gaze: { at: 'dragon' },
      gesture: 'arms-wide',
      action: 'opens both arms and tells the dragon that he is outside',
    };
  }
  return tells('band:5-7')
    ? {
        expression: 'happy',
        gaze: { at: 'dragon' },
        gesture: 'pointing',
        action: 'points to the castle behind the dragon',
      }
    : {
        expression: 'happy',
        gaze: { at: 'star' },
        gesture: 'pointing',
        action: 'stands beside the dragon and points up at the stars',
      };
};

/** Keepers are small beside a dragon; the first two of the book run after him. */
const follower = (kind: string, along: Figure['along']): Figure => ({
  ...dragon,
  pose: kind === 'bat' ? 'flying' : 'running',
  facing: 'against',
  expression: 'surprised',
  along,
  plane: 'near',
  size: kind === 'goat' ? 0.9 : kind === 'mouse' ? 2.2 : 1.4,
  ...(kind === 'bat' ? { height: 'high' as const } : {}),
  gaze: { at: 'dragon' },
  action: 'runs after the light',
});

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: () => ({
    ...HILL,
    weather: 'wind',
    mood: 'curious',
    framings: ['medium', 'wide'],
    hero: {
      ...hero,
      expression: 'surprised',
      plane: 'near',
      gaze: { at: 'plane' },
      gesture: 'catching',
      action: 'holds out both hands to a paper plane that comes down from a tower',
    },
    travellers: {
      pose: 'standing',
      expression: 'curious',
      gaze: { at: 'plane' },
      gesture: 'pointing',
      action: 'points at the paper plane',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'plane' }, action: 'watches the plane like a bird' },
    adults: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'calm',
      gaze: 'ahead',
      action: 'rests in the grass after the climb',
    },
    props: [
      { ref: 'plane', prop: 'paper-plane', place: { along: 'center', plane: 'near', height: 'high' } },
      thing('basket', 'end'),
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
    hero: {
      ...hero,
      plane: 'near',
      gaze: 'down',
      expression: 'surprised',
      carries: 'paper-plane',
      holds: 'before',
      action: 'holds the paper plane in both hands and reads what is written on it',
    },
    travellers: {
      pose: 'standing',
      expression: 'surprised',
      gaze: 'up',
      gesture: 'shading-eyes',
      action: 'looks up to where the plane came from, a hand over the eyes',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'basket' }, action: 'looks into the basket meanwhile' },
    adults: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'calm',
      gaze: 'ahead',
      action: 'rests in the grass after the climb',
    },
    props: [thing('basket', 'end')],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} stands on the hill below the castle tower and reads what is written on a paper plane.',
    mustShow: ['a paper plane in the hands of {hero}', 'the tower behind'],
    mustNotShow: ['a dragon'],
  }),
  gate: (_world, tells) => ({
    ...COURTYARD,
    mood: 'curious',
    framings: ['medium', 'low-angle'],
    hero: {
      ...hero,
      pose: 'walking',
      facing: 'onward',
      expression: 'calling',
      along: 'center',
      plane: 'near',
      holds: 'down',
      gaze: answering(tells, COURTYARD) ? { at: 'dragon' } : 'up',
      ...(tells('band:2-4')
        ? {
            carries: null,
            touches: { how: 'hand-on', with: 'gate' } as const,
            action: 'pushes the big gate open with all might and calls up to the tower',
          }
        : { gesture: 'waving' as const, action: 'marches into the empty courtyard and calls up to the tower' }),
    },
    ...(tells('band:2-4')
      ? { props: [{ ref: 'gate', prop: 'gate', place: { along: 'center-end', plane: 'near' } } as const] }
      : {}),
    ...(answering(tells, COURTYARD) ? { companions: { dragon: onTower } } : {}),
    travellers: tells('band:2-4')
      ? {
          pose: 'standing',
          facing: 'onward',
          expression: 'determined',
          along: 'start',
          gaze: { at: 'gate' },
          gesture: 'pushing',
          action: 'pushes behind {hero}',
        }
      : {
          pose: 'sneaking',
          facing: 'onward',
          expression: 'worried',
          along: 'start',
          gaze: 'up',
          action: 'tiptoes in behind {hero}',
        },
    pets: { pose: 'walking', expression: 'curious', gaze: 'ahead', action: 'walks in as if it owned the place' },
    focus: 'hero',
    calmZone: 'top',
    action: tells('band:2-4')
      ? '{hero} pushes {gate} of the quiet castle courtyard open and looks up at the tower.'
      : '{hero} marches into the quiet castle courtyard with a scroll and looks up at the tower.',
    mustShow: tells('band:2-4')
      ? ['{hero} pushing {gate} with both feet on the ground, looking up', 'a quiet courtyard']
      : ['{hero} in a big empty courtyard, looking up', 'a scroll'],
    mustNotShow: answering(tells, COURTYARD) ? [] : ['a dragon'],
  }),
  duck: rule({
    ...HILL,
    ref: 'duck',
    hero: {
      pose: 'kneeling',
      along: 'start',
      facing: 'onward',
      expression: 'calling',
      gesture: 'pleading',
      action: 'has dropped on both knees beside the duck, begs for mercy and screams in a pretended fright',
    },
    called: {
      pose: 'standing',
      gesture: 'calling-out',
      action: 'has screamed at the duck and calls up to the tower, hands at the mouth',
    },
    keeper: {
      pose: 'dancing',
      along: 'center',
      facing: 'front',
      size: 2.1,
      expression: 'calling',
      gesture: 'arms-wide',
      in: 'moat',
      action: 'spreads her wings in a very small moat to look terrible',
    },
    travellers: {
      pose: 'standing',
      expression: 'calling',
      along: 'end',
      gaze: { at: 'duck' },
      gesture: 'covering-ears',
      action: 'screams along, both ears covered',
    },
    pets: { pose: 'sitting', expression: 'singing', gaze: 'up', action: 'howls along' },
    props: [{ ref: 'moat', prop: 'water', place: { along: 'center', plane: 'near' } }],
    effects: [{ effect: 'splash', at: 'duck' }],
    action: '{hero} drops down in pretended fright before {duck}, who spreads her wings in {moat}, a very small one.',
    mustShow: ['{duck} trying to look terrible', '{hero} screaming'],
  }),
  goose: (world, tells) => guarded(tells)(world, tells),
  owl: rule({
    ...STAIRS,
    ref: 'owl',
    hero: {
      pose: 'standing',
      expression: 'laughing',
      gesture: 'pointing',
      gaze: 'up',
      action: 'has the answer and beams, one finger up',
    },
    // The book is in his wings, where nobody stands before it.
    keeper: {
      pose: 'reading',
      along: 'center-end',
      size: 2.1,
      expression: 'surprised',
      gaze: { at: 'hero' },
      carries: 'book',
      action: 'holds a big old book open and looks up from it in delight',
    },
    travellers: {
      pose: 'standing',
      expression: 'happy',
      along: 'end',
      gaze: { at: 'hero' },
      gesture: 'clapping',
      action: 'claps at the side for the answer',
    },
    pets: { pose: 'sitting', expression: 'yawning', gaze: { at: 'owl' }, action: 'yawns' },
    action: '{owl} holds a big old book open, and {hero} answers his riddle with one finger up.',
    mustShow: ['{owl} with an open book', '{hero} beaming, one finger up'],
  }),
  goat: rule({
    ...COURTYARD,
    ref: 'goat',
    hero: {
      pose: 'standing',
      expression: 'happy',
      carries: 'cookie',
      holds: 'out',
      action: 'holds out something good to eat',
    },
    keeper: { expression: 'chewing', size: 1.2, action: 'stretches his neck toward the food and chews' },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gaze: { at: 'goat' },
      gesture: 'clapping',
      action: 'watches the savage beast eat',
    },
    pets: { pose: 'crouching', expression: 'curious', gaze: { at: 'goat' }, action: 'looks for crumbs under the goat' },
    effects: [{ effect: 'crumbs', at: 'goat' }],
    action: '{hero} holds out something good to eat to {goat}, who blocks the way.',
    mustShow: ['{goat} eating', 'food in the hand of {hero}'],
  }),
  bat: rule({
    ...STAIRS,
    ref: 'bat',
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'calling',
      gesture: 'cheering',
      action: 'throws up both arms and howls like a ghost',
    },
    keeper: {
      pose: 'flying',
      size: 2.3,
      expression: 'calling',
      height: 'low',
      action: 'copies the ghostly waving with both wings',
    },
    travellers: {
      pose: 'crouching',
      expression: 'worried',
      gaze: { at: 'bat' },
      gesture: 'covering-ears',
      action: 'plays the victim, both ears covered',
    },
    pets: { pose: 'sitting', expression: 'singing', gaze: { at: 'bat' }, action: 'howls along' },
    props: [thing('candle', 'end')],
    effects: [{ effect: 'sound-rings', at: 'hero', towards: 'bat' }],
    action: '{hero} shows {bat} how to be a ghost, and both wave their arms and wings in the dim hall.',
    mustShow: ['{bat} in the air', '{hero} playing a ghost, arms up', 'a {candle}'],
  }),
  mouse: (world, tells) =>
    counted(
      tells('told:pebbles')
        ? {
            pose: 'kneeling',
            expression: 'whispering',
            touches: { how: 'hand-on', with: 'steps' },
            action: 'lays something on each step',
          }
        : {
            pose: 'standing',
            expression: 'laughing',
            gesture: tells('band:5-7') ? 'clapping' : 'counting',
            action: tells('band:5-7') ? 'counts the stairs along and claps' : 'counts the stairs on the fingers',
          },
    )(world, tells),
  top: (_world, tells) => ({
    ...TOWER,
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero: {
      ...hero,
      // Beside the smallest the dragon leaves no room in the middle, nor does a wheelchair beside the dragon.
      along: tells('seated') ? 'start' : tells('band:2-4') ? 'start-center' : 'center',
      plane: 'near',
      gaze: { at: 'dragon' },
      // The young ones forget the rule at first; readers of eight keep it, and it is not enough.
      ...(tells('band:8-10')
        ? formed(tells)
        : {
            facing: 'onward' as const,
            carries: null,
            expression: 'happy' as const,
            gesture: 'hands-on-hips' as const,
            action: 'stands there, hands on the hips, and tells the dragon to come along',
          }),
    },
    companions: {
      dragon: {
        ...dragon,
        along: 'end',
        plane: tells('band:2-4') || tells('seated') ? 'middle' : 'near',
        // With a flame at the mouth nobody is above it all.
        expression: tells('band:8-10') ? 'proud' : 'calling',
        action: 'stands beside his packed suitcase, says very politely what is still missing, and does not move',
      },
    },
    travellers: tells('band:8-10')
      ? {
          pose: 'sitting',
          expression: 'sleepy',
          along: 'start',
          gaze: { at: 'dragon' },
          action: 'sits on the floor after all the stairs',
        }
      : {
          // Low, for whoever stands might stand before the dragon.
          pose: 'sitting',
          expression: 'surprised',
          along: 'start',
          gaze: { at: 'dragon' },
          gesture: 'hand-over-mouth',
          action: 'sits down by the door, a hand over the mouth',
        },
    pets: { pose: 'lying', expression: 'calm', gaze: { at: 'suitcase' }, action: 'lies down by the suitcase' },
    props: [thing('suitcase', 'end', 'middle')],
    // Young readers see the light here that they need in the dark.
    effects: tells('band:8-10') ? [] : [{ effect: 'flame', at: 'dragon' }],
    focus: 'dragon',
    calmZone: 'top',
    action: '{hero} comes into the tower room, where {dragon} stands beside a packed {suitcase}.',
    mustShow: ['{dragon} not large, very polite', 'a packed {suitcase}', '{hero} doing as the rules say'],
    mustNotShow: ['dangerous fire', 'chains'],
  }),
  again: (_world, tells) => ({
    ...TOWER,
    mood: 'funny',
    framings: ['medium', 'low-angle'],
    hero: { ...hero, along: 'start-center', plane: 'near', gaze: { at: 'dragon' }, ...formed(tells) },
    companions: {
      dragon: {
        ...dragon,
        pose: 'reading',
        carries: 'letter',
        along: 'center-end',
        plane: 'near',
        expression: 'proud',
        action: 'sits there with the rules and reads out one more',
      },
    },
    travellers: {
      pose: 'sitting',
      expression: 'sleepy',
      along: 'start',
      gaze: { at: 'dragon' },
      gesture: 'holding-own-foot',
      action: 'sits on the floor and rubs a foot, tired of stairs',
    },
    pets: { pose: 'lying', expression: 'sleepy', gaze: { at: 'hero' }, action: 'lies across the doorstep' },
    props: [
      tells('form:drum') ? thing('suitcase', 'center-end') : thing('suitcase', 'end', 'middle'),
      ...(tells('told:luggage') ? [thing('chest', 'end', 'middle')] : []),
    ],
    effects: tells('form:drum')
      ? [{ effect: 'sound-rings', at: 'suitcase' }]
      : tells('form:trumpet')
        ? [{ effect: 'sound-rings', at: 'hero', towards: 'dragon' }]
        : [],
    focus: 'dragon',
    calmZone: 'top',
    action: '{dragon} reads out one more rule, and {hero}, tired from the stairs, does it all again.',
    mustShow: ['{dragon} reading out the rules', '{hero} doing it again', 'the {suitcase} still there'],
    mustNotShow: ['fire'],
  }),
  low: (_world, tells) => ({
    ...TOWER,
    mood: 'sad',
    framings: ['close', 'medium'],
    hero: {
      ...hero,
      pose: 'kneeling',
      expression: 'worried',
      plane: 'near',
      carries: null,
      gaze: { at: 'dragon' },
      ...(tells('band:2-4')
        ? {
            touches: { how: 'hugging', with: 'dragon' } as const,
            action: 'hugs the trembling dragon',
          }
        : {
            expression: 'calm' as const,
            gesture: 'hand-on-heart' as const,
            action: 'kneels before the trembling dragon, a hand on the heart, and does not pull',
          }),
    },
    companions: {
      dragon: {
        ...dragon,
        pose: 'sitting',
        along: 'center-end',
        plane: 'near',
        expression: tells('band:2-4') ? 'worried' : 'sad',
        gaze: 'up',
        action: 'looks up at the sky in the window and trembles',
      },
    },
    travellers: {
      pose: 'sitting',
      expression: 'worried',
      along: 'start',
      gaze: { at: 'dragon' },
      gesture: 'hand-over-mouth',
      action: 'sits down quietly, a hand over the mouth',
    },
    pets: {
      pose: 'lying',
      expression: 'sad',
      gaze: { at: 'dragon' },
      action: 'lies down beside them and stays',
    },
    props: [thing('suitcase', 'end'), ...(tells('band:2-4') ? [] : [thing('letter', 'center-end')])],
    focus: 'dragon',
    calmZone: 'top',
    action: '{hero} kneels beside {dragon} in the dusky tower room and sees that he is afraid to go out.',
    mustShow: ['{dragon} afraid', '{hero} close to him, kind', 'the {suitcase}'],
    mustNotShow: ['fire', 'tears'],
  }),
  help: (_world, tells) => ({
    ...COURTYARD,
    mood: 'tense',
    framings: ['medium', 'low-angle'],
    hero: {
      ...hero,
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'calling',
      along: 'start-center',
      plane: 'near',
      on: 'steps',
      height: 'low',
      gaze: { at: 'dragon' },
      gesture: 'calling-out',
      action: 'sits on the lowest of the stairs in the dark courtyard and calls up to the tower, hands at the mouth',
      carries: null,
    },
    companions: {
      dragon: {
        ...onTower,
        along: 'start-center',
        pose: 'standing',
        facing: 'onward',
        expression: 'worried',
        gaze: { at: 'hero' },
        action: 'looks down from the tower, a small flame on the nose, the only light',
      },
    },
    travellers: {
      pose: 'standing',
      expression: 'worried',
      along: 'start',
      gaze: { at: 'dragon' },
      gesture: 'hugging-self',
      action: 'stands close by and holds both arms, for it is cold',
    },
    pets: { pose: 'sitting', expression: 'worried', gaze: 'up', action: 'sits where the dark begins' },
    props: [{ ref: 'steps', prop: 'stairs', place: { along: 'center-end', plane: 'near' } }],
    // The oldest hear how still it is up there.
    effects: tells('band:8-10') ? [] : [{ effect: 'flame', at: 'dragon' }],
    focus: 'hero',
    calmZone: 'top',
    action:
      '{hero} sits on the lowest of {steps} in the dark courtyard and calls up to {dragon}, whose flame is the only light, high up.',
    mustShow: ['{hero} calling upward', '{dragon} far up with a small flame', 'the courtyard getting dark'],
    mustNotShow: ['a lamp'],
  }),
  coming: (_world, tells) => ({
    ...COURTYARD,
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero: {
      ...hero,
      along: tells('band:8-10') ? 'start-center' : tells('band:5-7') ? 'center' : 'start',
      plane: 'near',
      expression: 'laughing',
      facing: 'onward',
      gaze: { at: 'dragon' },
      ...(tells('band:2-4')
        ? { gesture: 'hands-on-hips', action: 'laughs at the dragon and asks him to keep the rule, too' }
        : tells('band:8-10')
          ? { touches: { how: 'hugging' as const, with: 'dragon' }, action: 'hugs the dragon who has come' }
          : {
              gesture: 'cheering' as const,
              action: 'stands at the foot of the stairs in the light of the dragon who has come, both arms up',
            }),
    },
    companions: {
      dragon: {
        ...dragon,
        along: 'end',
        plane: 'near',
        size: 1.5,
        pose: 'running',
        expression: 'happy',
        gaze: { at: 'hero' },
        action: 'has come running with a small bright flame on the nose',
        ...(tells('band:2-4') ? rulesKept(tells) : {}),
        ...(tells('band:5-7')
          ? { on: 'steps', size: 1.5, action: 'has come running down the stairs with a small bright flame on the nose' }
          : {}),
        ...(tells('band:8-10')
          ? {
              pose: 'sitting' as const,
              along: 'center' as const,
              size: 1.6,
              action: 'sits down with a flame on the nose and is hugged',
            }
          : {}),
      },
    },
    travellers: {
      pose: 'standing',
      facing: 'onward',
      expression: 'laughing',
      along: tells('band:5-7') ? 'start' : 'end',
      gaze: { at: 'dragon' },
      gesture: 'clapping',
      action: 'comes up and claps',
    },
    pets: { pose: 'running', expression: 'happy', gaze: { at: 'dragon' }, action: 'runs round the dragon' },
    ...(tells('band:5-7')
      ? { props: [{ ref: 'steps', prop: 'stairs', place: { along: 'end', plane: 'near' } } as const] }
      : {}),
    // Nobody is hugged with a fire between.
    effects: tells('band:8-10') ? [{ effect: 'hearts', at: 'dragon' }] : [{ effect: 'flame', at: 'dragon' }],
    focus: 'dragon',
    calmZone: 'top',
    action: '{dragon} comes out into the moonlit courtyard to rescue {hero}, a small flame on his nose.',
    mustShow: ['{dragon} outside, a small flame before him', '{hero} happy'],
    mustNotShow: ['dangerous fire'],
  }),
  out: (_world, tells) => ({
    ...HILL,
    mood: 'wonder',
    framings: ['medium', 'low-angle'],
    hero: {
      ...hero,
      facing: 'onward',
      along: 'center',
      plane: 'near',
      ...shownOutside(tells),
    },
    companions: {
      dragon: {
        ...dragon,
        along: 'end',
        pose: 'sitting',
        plane: 'near',
        size: 1.7,
        facing: 'against',
        expression: 'laughing',
        gaze: { at: 'star' },
        action: 'has sat down in the grass and laughs up at the stars',
      },
    },
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'surprised',
      along: 'end',
      gaze: { at: 'dragon' },
      action: 'comes up the hill and stops',
    },
    travellers: {
      pose: 'sitting',
      expression: 'happy',
      along: 'start',
      gaze: { at: 'dragon' },
      action: 'sits down in the grass and looks at {dragon} laughing',
    },
    pets: { pose: 'lying', expression: 'calm', along: 'end', gaze: 'up', action: 'lies down in the grass' },
    props: [{ ref: 'star', prop: 'star', place: { along: 'center', plane: 'far', height: 'high' } }],
    effects: [
      // To those who are not the youngest he has lit the way until here.
      ...(tells('band:2-4') ? [] : [{ effect: 'flame', at: 'dragon' } as const]),
      { effect: 'wind', at: 'dragon' },
    ],
    focus: 'dragon',
    calmZone: 'top',
    action:
      '{dragon} sits in the grass outside the castle for the first time and laughs up at the stars beside {hero}.',
    mustShow: [
      '{dragon} sitting in the grass, looking at the sky',
      '{hero} beside {dragon}',
      'many stars',
      'the castle behind them',
    ],
    mustNotShow: ['daylight'],
  }),
  way: (world) => {
    const [first = 'duck'] = world.episodes;
    const behind = (kind: string, along: Figure['along']): Figure => ({
      ...follower(kind, along),
      pose: kind === 'bat' ? 'flying' : 'walking',
      facing: 'onward',
      expression: 'happy',
      action: 'walks behind in the light',
    });
    return {
      ...HILL,
      mood: 'funny',
      framings: ['medium', 'low-angle'],
      hero: {
        ...hero,
        pose: 'walking',
        facing: 'onward',
        along: 'start-center',
        plane: 'near',
        expression: 'laughing',
        gaze: { at: 'dragon' },
        action: 'walks home in the light',
      },
      companions: {
        dragon: {
          ...dragon,
          along: 'center-end',
          plane: 'near',
          size: 1.7,
          pose: 'walking',
          facing: 'onward',
          expression: 'proud',
          gaze: 'ahead',
          action: 'walks in front and lights the way with a small flame',
        },
        [first]: behind(first, 'start'),
      },
      travellers: {
        pose: 'walking',
        facing: 'onward',
        expression: 'happy',
        along: 'start',
        gaze: 'ahead',
        action: 'walks in the row',
      },
      effects: [{ effect: 'flame', at: 'dragon' }],
      focus: 'dragon',
      calmZone: 'top',
      action: `{dragon} lights the way down the hill, and {hero} and {${first}} walk behind him in a row.`,
      mustShow: ['{dragon} in front', '{hero} following', 'a parade in the moonlight'],
      mustNotShow: ['daylight', 'dangerous fire'],
    };
  },
  home: () => ({
    ...HILL,
    mood: 'cozy',
    framings: ['medium', 'close'],
    hero: {
      ...hero,
      pose: 'hugging',
      plane: 'near',
      touches: { how: 'hugging', with: 'dragon' },
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'dragon' },
      action: 'hugs the dragon good night',
    },
    companions: {
      dragon: {
        ...dragon,
        along: 'center',
        plane: 'near',
        expression: 'happy',
        action: 'holds very still to be hugged',
      },
    },
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'hero' },
      gesture: 'arms-wide',
      action: 'waits with open arms',
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gaze: { at: 'dragon' },
      gesture: 'clapping',
      action: 'waits for a hug, too',
    },
    pets: { pose: 'sitting', expression: 'calm', gaze: { at: 'dragon' }, action: 'sits on the foot of the dragon' },
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} hugs {dragon} good night at the foot of the castle hill.',
    mustShow: ['{hero} hugging {dragon}', 'a peaceful night'],
    mustNotShow: ['daylight'],
  }),
  last,
  note,
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
  // Nobody stands before the dragon.
  travellers: { pose: 'standing', expression: 'surprised', along: 'end', gaze: { at: 'dragon' }, action: 'stares' },
  companions: { dragon: { ...dragon, plane: 'near', expression: 'proud', action: 'bows beside his suitcase' } },
  props: [thing('suitcase', 'end')],
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} stands with a scroll before an old castle, and {dragon} bows beside his {suitcase}.',
  mustShow: ['{hero} large and clear', '{dragon} with a {suitcase}', 'quiet sky above for the title'],
  mustNotShow: ['fire'],
});
