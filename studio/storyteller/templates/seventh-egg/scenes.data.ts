/** The pictures of the seventh egg, beat by beat. */
import type { PropPlacement, SceneRef } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { Figure, Part, SceneAuthor, SceneDraft, World } from '#studio/storyteller/template.ts';

type Along = PropPlacement['place']['along'];

const place = (ref: SceneRef, prop: Prop, along: Along): PropPlacement => ({
  ref,
  prop,
  place: { along, plane: 'near' },
});

const thingOf = ({ picks }: World): Prop => picks['thing'] as Prop;
/** A hand on what bears the egg. A scarf lies spread out below it; taken by the hand it would stand up. */
const handOnThing = (world: World): Pick<Figure, 'touches'> =>
  thingOf(world) === 'scarf' ? {} : { touches: { how: 'hand-on', with: 'thing' } };
const nest = (world: World, along: Along): PropPlacement => place('thing', thingOf(world), along);
/** Lying on the ground. */
const egg = (along: Along): PropPlacement => place('egg', 'egg', along);
/** In what is the hero’s, which is its nest. */
const bedded = (world: World, along: Along): readonly PropPlacement[] => [
  nest(world, along),
  { ref: 'egg', prop: 'egg', place: { along, plane: 'near', on: 'thing' } },
];

/** Soft and small things are worn by whoever they belong to now; the others are carried. */
const isWorn = (world: World): boolean => thingOf(world) === 'hat' || thingOf(world) === 'scarf';

const worn = (world: World, along: Along): readonly PropPlacement[] =>
  isWorn(world) ? [{ ref: 'thing', prop: thingOf(world), place: { along, plane: 'near', on: 'duck' } }] : [];

/** The river itself, for whoever stands in it. */
const water = (along: Along): PropPlacement => ({ ref: 'pond', prop: 'water', place: { along, plane: 'middle' } });

/** The six that were in the other eggs. */
const brood = (along: Along): PropPlacement => ({
  ref: 'brood',
  prop: 'goslings',
  place: { along, plane: 'far' },
});

const animal = (over: Partial<Figure>): Figure => ({
  pose: 'standing',
  facing: 'against',
  expression: 'happy',
  along: 'end',
  gaze: { at: 'hero' },
  action: 'watches {hero}',
  ...over,
});

const duckling = (over: Partial<Figure>): Figure =>
  animal({ facing: 'onward', along: 'center-end', plane: 'near', action: 'looks up at {hero}', ...over });

const nestFound: SceneAuthor = (world) => ({
  setting: 'garden',
  place: 'garden',
  view: 0,
  mood: 'curious',
  framings: ['medium', 'close'],
  hero: {
    pose: 'kneeling',
    facing: 'onward',
    expression: 'calling',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'thing' },
    ...handOnThing(world),
    action: 'lays a hand on what belongs to nobody else and protests',
  },
  companions: {
    goose: animal({
      along: 'center-end',
      plane: 'near',
      expression: 'calling',
      pose: 'standing',
      gesture: 'shrugging',
      gaze: { at: 'egg' },
      action: 'will have nothing to do with a seventh egg',
    }),
    hen: animal({
      along: 'end',
      plane: 'middle',
      expression: 'calling',
      gaze: { at: 'egg' },
      action: 'says that it must lie soft and warm',
    }),
  },
  travellers: {
    pose: 'crouching',
    expression: 'blowing',
    gaze: { at: 'egg' },
    touches: { how: 'hand-on', with: 'egg' },
    action: 'breathes on the egg to warm it',
  },
  pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'egg' }, action: 'sits close to warm the egg' },
  props: bedded(world, 'center'),
  focus: 'egg',
  calmZone: 'top',
  effects: [{ effect: 'sound-rings', at: 'goose', towards: 'egg' }],
  action:
    '{egg} lies in {thing} of {hero}, who protests; {goose} makes clear that it is not hers, and {hen} that it must lie soft.',
  mustShow: ['{egg} in {thing}', '{goose} turning it down', '{hero} with a hand on {thing}'],
  mustNotShow: ['a duckling'],
});

/** The short book brings everything in one picture: the trick, the egg and the family that looks at it. */
const looking: SceneAuthor = (world) => ({
  setting: 'garden',
  place: 'garden',
  view: 0,
  mood: 'funny',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'jumping',
    facing: 'front',
    expression: 'calling',
    along: 'start',
    plane: 'middle',
    gaze: { at: 'egg' },
    action: 'is in mid-air while everybody looks at an egg',
  },
  companions: {
    goose: animal({ along: 'end', expression: 'calling', gaze: { at: 'egg' }, action: 'points at the egg' }),
    dog: animal({ along: 'center-end', expression: 'happy', gaze: { at: 'egg' }, action: 'sniffs at the egg' }),
  },
  travellers: {
    pose: 'crouching',
    expression: 'happy',
    gaze: { at: 'egg' },
    gesture: 'pointing',
    action: 'points at the egg',
  },
  adults: {
    pose: 'crouching',
    facing: 'against',
    expression: 'happy',
    gaze: { at: 'egg' },
    gesture: 'hand-on-heart',
    action: 'bends over the egg and smiles',
  },
  props: bedded(world, 'center'),
  effects: [{ effect: 'glow', at: 'egg' }],
  focus: 'egg',
  calmZone: 'top',
  action: '{goose} and everybody else look at {egg} in {thing}, and nobody looks at the jump of {hero}.',
  mustShow: ['{egg} in {thing}', '{hero} in mid-air, not looked at'],
  mustNotShow: ['a duckling'],
});

type Try = {
  readonly hero: Pick<Figure, 'pose' | 'expression' | 'action'> & Partial<Figure>;
  readonly duck: Partial<Figure>;
  readonly others?: Readonly<Record<SceneRef, Figure>>;
  readonly travellers?: Part;
  readonly pets?: Part;
  readonly setting?: 'garden' | 'bedroom';
  readonly framings?: SceneDraft['framings'];
  readonly props: readonly PropPlacement[];
  readonly effects?: SceneDraft['effects'];
  readonly action: string;
  readonly mustShow: readonly string[];
};

/** One try to get rid of the follower. */
const attempt = ({
  hero,
  duck,
  others = {},
  travellers = {},
  pets,
  setting = 'garden',
  framings = ['medium', 'low-angle'],
  props,
  effects = [],
  action,
  mustShow,
}: Try): SceneAuthor => {
  const draft: SceneDraft = {
    setting,
    place: setting === 'garden' ? 'garden' : 'room',
    ...(setting === 'garden' ? { view: 0 } : {}),
    mood: 'funny',
    framings,
    hero: { facing: 'three-quarter', along: 'start-center', plane: 'near', gaze: { at: 'duck' }, ...hero },
    companions: { duck: duckling(duck), ...others },
    travellers: {
      expression: 'laughing',
      gaze: { at: 'duck' },
      action: 'tries not to laugh',
      ...travellers,
    },
    ...(pets ? { pets } : {}),
    props,
    effects,
    focus: 'duck',
    calmZone: 'top',
    action,
    mustShow,
  };
  return (world, tells) => ({
    ...draft,
    // The youngest hear that he keeps what he hatched in on.
    props: tells('band:2-4') ? [...props, ...worn(world, 'center')] : props,
  });
};

const swimming: SceneAuthor = (_world, tells) => ({
  setting: 'nile',
  place: 'water',
  mood: 'joyful',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'standing',
    facing: 'three-quarter',
    // A cry of pride: the mouth laughs, and one arm shows everybody where to look.
    expression: 'laughing',
    along: 'start',
    plane: 'near',
    in: 'pond',
    gaze: { at: 'duck' },
    gesture: 'pointing',
    action: 'stands in the shallow water, points at the duckling and calls, so that everybody looks',
  },
  companions: {
    duck: duckling({
      pose: 'swimming',
      facing: 'against',
      along: 'center',
      plane: 'near',
      size: 0.7,
      expression: 'proud',
      gaze: { at: 'hero' },
      action: 'swims for the first time',
    }),
    goose: animal({
      expression: 'surprised',
      along: 'center-end',
      gaze: { at: 'duck' },
      plane: 'far',
      pose: 'swimming',
      action: 'looks with open beak',
    }),
    // Whoever came along makes everybody; without them the dog has come to look.
    ...(tells('together')
      ? {}
      : {
          dog: animal({
            pose: 'sitting',
            along: 'end',
            plane: 'middle',
            gaze: { at: 'duck' },
            action: 'sits on the bank and looks at nobody but the duckling',
          }),
        }),
  },
  travellers: {
    pose: 'kneeling',
    expression: 'laughing',
    along: 'end',
    gaze: { at: 'duck' },
    gesture: 'clapping',
    action: 'kneels on the bank and claps',
  },
  pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'duck' }, action: 'sits on the bank and looks' },
  props: [water('start-center'), ...(tells('band:2-4') ? [] : [brood('end')])],
  effects: [
    { effect: 'ripples', at: 'duck' },
    { effect: 'splash', at: 'duck' },
  ],
  focus: 'duck',
  calmZone: 'top',
  action:
    '{hero} stands in {pond}, points and calls everybody to look at {duck}, who swims for the first time, and {goose} looks on.',
  mustShow: ['{duck} afloat', '{hero} with wet legs, pointing', '{goose} looking at {duck}'],
});

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: () => ({
    setting: 'garden',
    place: 'garden',
    view: 0,
    mood: 'joyful',
    framings: ['low-angle', 'medium'],
    hero: {
      // With a spin it begins; the jump comes where nobody looks any more.
      pose: 'dancing',
      facing: 'three-quarter',
      expression: 'laughing',
      along: 'center',
      plane: 'near',
      gaze: 'reader',
      action: 'spins on one foot with both arms out',
    },
    companions: {
      dog: animal({ expression: 'calling', along: 'end', action: 'barks for more' }),
      hen: animal({ along: 'start', facing: 'onward', action: 'stops pecking to look' }),
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gaze: { at: 'hero' },
      gesture: 'clapping',
      action: 'claps',
    },
    pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'hero' }, action: 'watches' },
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'hero' },
      gesture: 'cheering',
      action: 'cheers in the evening sun',
    },
    effects: [{ effect: 'wind', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} spins on one foot in the garden in the evening sun while {dog} and {hen} look on.',
    mustShow: ['{hero} spinning', 'everybody looking at {hero}'],
    mustNotShow: ['an egg', 'a duckling'],
  }),
  egg: nestFound,
  arrive: looking,
  home: (world) => ({
    setting: 'bedroom',
    place: 'room',
    mood: 'funny',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'jumping',
      facing: 'three-quarter',
      expression: 'calling',
      along: 'end',
      plane: 'near',
      gaze: { at: 'egg' },
      action: 'does a trick in the corner that nobody looks at, and calls',
    },
    companions: {
      dog: animal({
        pose: 'lying',
        facing: 'onward',
        along: 'start',
        gaze: { at: 'egg' },
        action: 'lies round the egg',
      }),
      // On the side away from the trick, and never under the feet of who jumps.
      hen: animal({
        facing: 'onward',
        along: 'start-center',
        gaze: { at: 'egg' },
        touches: { how: 'hand-on', with: 'egg' },
        action: 'turns the egg with a wing',
      }),
    },
    travellers: {
      pose: 'kneeling',
      expression: 'whispering',
      gaze: { at: 'egg' },
      gesture: 'finger-to-lips',
      action: 'says hush because of the egg',
    },
    pets: { pose: 'lying', expression: 'calm', gaze: { at: 'egg' }, action: 'lies beside the egg' },
    adults: {
      pose: 'sitting',
      facing: 'against',
      expression: 'happy',
      gaze: { at: 'egg' },
      action: 'bends over the egg and smiles',
    },
    props: bedded(world, 'center'),
    effects: [{ effect: 'glow', at: 'egg' }],
    focus: 'egg',
    calmZone: 'top',
    action: '{dog} and {hen} gather round {egg} in {thing}, and {hero} does a trick in the corner that nobody sees.',
    mustShow: ['{egg} in {thing} in the middle', '{hero} in mid-air, left out'],
    mustNotShow: ['a duckling'],
  }),
  watch: (world, tells) => ({
    setting: 'bedroom',
    place: 'room',
    mood: 'calm',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'whispering',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'egg' },
      ...handOnThing(world),
      gesture: 'cupping-ear',
      action: 'kneels over an egg, a hand behind one ear, and listens',
    },
    ...(tells('band:2-4')
      ? {}
      : {
          companions: {
            dog: animal({
              pose: 'sleeping',
              along: 'end',
              plane: 'middle',
              expression: 'sleepy',
              gaze: 'down',
              action: 'snores on the rug',
            }),
          },
        }),
    travellers: { pose: 'sleeping', expression: 'sleepy', along: 'end', gaze: 'down', action: 'is fast asleep' },
    pets: { pose: 'sleeping', expression: 'sleepy', gaze: 'down', action: 'is curled up and asleep' },
    props: bedded(world, 'center'),
    effects: [{ effect: 'sound-rings', at: 'egg' }],
    focus: 'egg',
    calmZone: 'top',
    action: '{hero} kneels awake by lamplight and talks to {egg} in {thing}.',
    mustShow: ['{hero} close to {egg}', 'everything else asleep'],
    mustNotShow: ['a duckling'],
  }),
  hatch: (world, tells) => ({
    setting: 'bedroom',
    place: 'room',
    mood: 'wonder',
    framings: ['close', 'medium'],
    hero: {
      // Where the duckling copies the first jump that he sees, there has to be one.
      ...(tells('bond:jump')
        ? { pose: 'jumping', action: 'jumps for fright before two new eyes' }
        : tells('band:8-10')
          ? { pose: 'crouching', gesture: 'hugging-self', action: 'ducks and draws back before two new eyes' }
          : {
              pose: 'kneeling',
              touches: { how: 'hand-on', with: 'egg' },
              action: 'kneels and looks into two new eyes',
            }),
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'duck' },
    },
    companions: {
      duck: duckling({
        facing: 'against',
        along: 'center-end',
        expression: 'surprised',
        in: 'egg',
        action: 'looks out of the lower half of its shell',
      }),
    },
    // Only the youngest are told of nobody else who is awake.
    travellers: !tells('band:2-4')
      ? {
          pose: 'standing',
          expression: 'laughing',
          gaze: { at: 'duck' },
          gesture: 'pointing',
          action: 'calls from the door and points at {duck}',
        }
      : { pose: 'sleeping', expression: 'sleepy', gaze: 'down', action: 'has slept through it' },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'duck' }, action: 'stares at {duck}' },
    props: tells('band:2-4') ? bedded(world, 'center-end') : [nest(world, 'end'), egg('center-end')],
    effects: [{ effect: 'burst', at: 'egg' }],
    focus: 'duck',
    calmZone: 'top',
    action: '{duck} has just hatched from {egg} in front of {thing} and looks at {hero}, the first face in the world.',
    mustShow: ['{duck} newly hatched in half of {egg}', '{hero} face to face with {duck}'],
  }),
  follow: () => ({
    setting: 'garden',
    place: 'garden',
    view: 0,
    mood: 'funny',
    framings: ['medium', 'from-above'],
    hero: {
      pose: 'walking',
      facing: 'three-quarter',
      expression: 'worried',
      along: 'center-end',
      plane: 'near',
      gaze: { at: 'duck' },
      action: 'walks faster and looks back over one shoulder',
    },
    companions: { duck: duckling({ pose: 'walking', along: 'center', action: 'walks exactly behind {hero}' }) },
    travellers: {
      pose: 'standing',
      gesture: 'pointing',
      expression: 'laughing',
      gaze: { at: 'duck' },
      action: 'points and laughs',
    },
    pets: { pose: 'walking', expression: 'curious', gaze: { at: 'duck' }, action: 'walks behind the duckling' },
    effects: [{ effect: 'footprints', at: 'duck' }],
    focus: 'duck',
    calmZone: 'top',
    action: '{hero} crosses the garden and {duck} walks exactly behind, step by step.',
    mustShow: ['{duck} right behind {hero}', 'both with the same foot in front'],
  }),
  hide: attempt({
    hero: {
      pose: 'crouching',
      expression: 'surprised',
      along: 'start-center',
      plane: 'middle',
      action: 'crouches behind a tall basket and has been found',
    },
    duck: { expression: 'laughing', along: 'center', in: 'basket', action: 'looks out of the basket' },
    travellers: {
      pose: 'standing',
      expression: 'happy',
      along: 'start',
      gaze: 'up',
      gesture: 'hand-over-mouth',
      action: 'looks up at the sky and tries not to laugh',
    },
    others: {
      hen: animal({
        along: 'end',
        plane: 'near',
        facing: 'onward',
        gaze: 'up',
        action: 'looks at the sky, the other way',
      }),
    },
    props: [place('basket', 'big-basket', 'center')],
    action: '{hero} has hidden behind {basket}, and {duck} looks out of it; {hen} looks the other way.',
    mustShow: ['{basket} between {hero} and the reader', '{duck} delighted', '{hen} innocent'],
  }),
  climb: attempt({
    hero: { pose: 'climbing', expression: 'surprised', action: 'clings to a ladder and looks across' },
    duck: {
      along: 'end',
      on: 'donkey',
      height: 'high',
      plane: 'middle',
      expression: 'laughing',
      action: 'sits between the ears of the donkey',
    },
    others: {
      donkey: animal({ along: 'center-end', plane: 'near', gaze: { at: 'hero' }, action: 'lifts the duckling up' }),
    },
    travellers: {
      pose: 'standing',
      along: 'start',
      gesture: 'waving',
      action: 'stands by and laughs',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'duck' }, action: 'looks up from below' },
    props: [],
    action: '{hero} is up a ladder, and {duck} comes to the same height on the head of {donkey}.',
    mustShow: ['a ladder under {hero}', '{duck} on the head of {donkey}', '{hero} not alone up there'],
  }),
  mirror: attempt({
    setting: 'bedroom',
    hero: {
      pose: 'crouching',
      expression: 'surprised',
      // By its handle, so that no hand lies over the glass.
      carries: 'mirror',
      holds: 'out',
      action: 'holds up a mirror and is looked at all the same',
    },
    duck: {
      along: 'center-end',
      facing: 'against',
      expression: 'happy',
      action: 'looks past the mirror at {hero}',
    },
    travellers: { pose: 'waving', action: 'waves at the mirror' },
    pets: { pose: 'standing', expression: 'curious', gaze: { at: 'duck' }, action: 'looks behind the mirror' },
    props: [],
    action: '{hero} holds a mirror before {duck}, who looks past it at {hero}.',
    mustShow: ['a mirror in the hand of {hero}', '{duck} looking at {hero} and not at himself'],
  }),
  drum: attempt({
    hero: {
      pose: 'kneeling',
      expression: 'proud',
      touches: { how: 'hand-on', with: 'drum' },
      action: 'beats a drum as loud as can be',
    },
    duck: {
      pose: 'dancing',
      facing: 'against',
      along: 'center-end',
      expression: 'laughing',
      action: 'dances with both wings out',
    },
    others: {
      hen: animal({
        along: 'end',
        plane: 'middle',
        expression: 'grimacing',
        gesture: 'covering-ears',
        gaze: { at: 'duck' },
        action: 'covers her ears',
      }),
    },
    travellers: { pose: 'standing', along: 'start', gesture: 'covering-ears', action: 'covers both ears and laughs' },
    pets: { pose: 'lying', expression: 'worried', gaze: { at: 'drum' }, action: 'hides from the drum' },
    props: [place('drum', 'drum', 'center')],
    effects: [
      { effect: 'sound-rings', at: 'drum' },
      { effect: 'feathers', at: 'hen' },
    ],
    action: '{hero} beats {drum} to be left alone, {duck} dances to it, and {hen} suffers.',
    mustShow: ['{drum}', '{duck} dancing', '{hen} suffering'],
  }),
  dog: attempt({
    hero: {
      pose: 'sneaking',
      along: 'end',
      facing: 'three-quarter',
      expression: 'worried',
      action: 'steals away on tiptoe and looks back',
    },
    duck: {
      pose: 'sneaking',
      facing: 'onward',
      along: 'center-end',
      expression: 'proud',
      action: 'tiptoes past the nose of the sleeping dog and after {hero}',
    },
    others: {
      dog: animal({
        pose: 'sleeping',
        facing: 'onward',
        along: 'start-center',
        expression: 'sleepy',
        plane: 'near',
        gaze: 'down',
        action: 'sleeps on duty',
      }),
    },
    travellers: { pose: 'standing', along: 'start', gesture: 'hand-over-mouth', action: 'laughs behind one hand' },
    pets: { pose: 'sleeping', expression: 'sleepy', gaze: 'down', action: 'has fallen asleep, too' },
    props: [],
    action: '{hero} steals away, but {dog} has fallen asleep on duty and {duck} tiptoes past him and follows.',
    mustShow: ['{dog} asleep', '{duck} tiptoeing past {dog}, after {hero}', '{hero} on tiptoe, looking back'],
  }),
  hen: attempt({
    hero: {
      pose: 'running',
      facing: 'onward',
      expression: 'surprised',
      along: 'end',
      action: 'runs off as fast as can be, and looks back at a whole procession',
    },
    duck: {
      pose: 'running',
      facing: 'onward',
      along: 'center',
      plane: 'near',
      expression: 'happy',
      gaze: { at: 'hero' },
      action: 'runs straight after {hero}',
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      along: 'start',
      gesture: 'hand-over-mouth',
      gaze: { at: 'hen' },
      action: 'has jumped out of the way and laughs into one hand',
    },
    pets: {
      pose: 'running',
      facing: 'onward',
      expression: 'happy',
      gaze: { at: 'duck' },
      action: 'runs along, for it is a chase',
    },
    others: {
      hen: animal({
        pose: 'running',
        facing: 'onward',
        along: 'start-center',
        plane: 'near',
        size: 1.2,
        expression: 'calling',
        gaze: { at: 'hero' },
        action: 'runs along behind, out of breath, to complain',
      }),
    },
    props: [],
    effects: [
      { effect: 'dust', at: 'hero' },
      { effect: 'dust', at: 'hen' },
      { effect: 'sound-rings', at: 'hen', towards: 'hero' },
    ],
    action:
      '{hero} runs away, {duck} has come back from {hen} and runs after {hero}, and {hen} runs behind him to complain.',
    mustShow: ['{hero} in front, {duck} behind, {hen} last', '{hen} out of breath and cross', '{hero} looking back'],
  }),
  alone: (world) => ({
    setting: 'garden',
    place: 'far-corner',
    view: 2,
    mood: 'sad',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'jumping',
      facing: 'front',
      expression: 'laughing',
      along: 'center',
      plane: 'near',
      gaze: 'ahead',
      action: 'does a perfect trick and calls to be looked at',
    },
    // Who sleeps lies aside: the trick has the middle of the grass for itself.
    travellers: { pose: 'sleeping', expression: 'sleepy', along: 'start', gaze: 'down', action: 'sleeps in the grass' },
    // Every telling puts the duckling to sleep first, in what is its nest, and then there is nobody to look.
    companions: {
      duck: duckling({
        pose: 'sleeping',
        expression: 'sleepy',
        along: 'end',
        plane: 'near',
        ...(thingOf(world) === 'boots' ? { in: 'thing' } : { on: 'thing' }),
        gaze: 'down',
        action: 'sleeps in {thing}',
      }),
    },
    props: [nest(world, 'end')],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} does a perfect trick in an empty corner of the garden and nobody sees it.',
    mustShow: ['{hero} in mid-air', '{duck} fast asleep', 'a great deal of empty grass'],
    mustNotShow: ['anybody looking'],
  }),
  gone: () => ({
    setting: 'garden',
    place: 'garden',
    view: 0,
    mood: 'tense',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'calling',
      along: 'start-center',
      plane: 'near',
      gaze: 'ahead',
      gesture: 'calling-out',
      action: 'calls over the empty garden',
    },
    companions: {
      dog: animal({
        along: 'center',
        expression: 'worried',
        plane: 'near',
        gaze: 'down',
        action: 'sniffs at the grass',
      }),
      donkey: animal({ along: 'end', expression: 'calling', action: 'calls over the hedge' }),
    },
    travellers: { pose: 'crouching', expression: 'worried', gaze: 'down', action: 'looks under a bush' },
    pets: { pose: 'sneaking', expression: 'worried', gaze: 'down', action: 'sniffs at a warm spot in the grass' },
    effects: [{ effect: 'sound-rings', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} calls over the garden, {dog} sniffs and {donkey} calls, and nobody answers.',
    mustShow: ['{hero} calling', '{dog} sniffing', 'worried faces'],
    mustNotShow: ['a duckling'],
  }),
  track: (_world, tells) => ({
    setting: 'garden',
    place: 'gate',
    view: 0,
    mood: 'curious',
    framings: ['medium', 'wide'],
    hero: {
      // The youngest understand at once who was looking for whom, and run.
      pose: tells('band:2-4') ? 'running' : 'walking',
      facing: 'onward',
      expression: tells('band:2-4') ? 'calling' : 'surprised',
      along: 'center',
      plane: 'near',
      gaze: 'down',
      gesture: 'pointing',
      action: 'points along a trail of very small footprints and follows it',
    },
    companions: {
      dog: animal({
        facing: 'onward',
        along: 'start',
        plane: 'middle',
        expression: 'calling',
        gaze: 'down',
        action: 'runs along behind and barks',
      }),
    },
    travellers: {
      pose: 'running',
      facing: 'onward',
      along: 'start',
      plane: 'middle',
      gaze: 'down',
      expression: 'calling',
      action: 'runs along behind',
    },
    pets: {
      pose: 'walking',
      facing: 'onward',
      along: 'start',
      plane: 'near',
      gaze: 'down',
      expression: 'curious',
      action: 'runs along behind',
    },
    // The prints come from behind, from the house, and run on ahead out of the gate.
    props: [{ ref: 'gate', prop: 'open-gate', place: { along: 'end', plane: 'middle' } }],
    effects: [
      { effect: 'footprints', at: 'hero', towards: 'dog', of: 'duck' },
      { effect: 'footprints', at: 'gate', towards: 'hero', of: 'duck' },
      { effect: 'drag-mark', at: 'hero', towards: 'dog' },
      { effect: 'drag-mark', at: 'gate', towards: 'hero' },
    ],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} follows a trail of small wet footprints away from the house and out of {gate}, with {dog} behind.',
    mustShow: ['small footprints and a long dragged mark', 'the prints running on ahead of {hero} through {gate}'],
    mustNotShow: ['a duckling'],
  }),
  pond: (world, tells) => ({
    setting: 'nile',
    place: 'water',
    mood: 'tense',
    // Both banks of the distance between them are seen.
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: tells('band:2-4') ? 'laughing' : 'happy',
      along: 'start',
      gaze: { at: 'duck' },
      plane: 'near',
      in: 'pond',
      gesture: 'beckoning',
      action: 'stands in the water, shoes and all, and beckons to the duckling',
    },
    companions: {
      duck: duckling({
        facing: 'against',
        along: 'center-end',
        expression: 'worried',
        gaze: { at: 'hero' },
        action: 'stands at the edge and does not dare',
      }),
      ...(tells('band:2-4')
        ? {}
        : {
            goose: animal({
              pose: 'swimming',
              facing: 'onward',
              along: 'center-end',
              plane: 'far',
              gaze: 'ahead',
              action: 'swims away far out with her goslings',
            }),
          }),
    },
    travellers: {
      pose: 'kneeling',
      expression: 'worried',
      along: 'end',
      gaze: { at: 'duck' },
      gesture: 'hand-over-mouth',
      action: 'stops on the bank',
    },
    pets: { pose: 'sitting', expression: 'worried', gaze: { at: 'duck' }, action: 'waits on the bank' },
    props: [nest(world, 'center-end'), water('start'), ...(tells('band:2-4') ? [] : [brood('center')])],
    // Who sits in a wheelchair stays on the bank, where no rings are.
    effects: tells('seated') ? [] : [{ effect: 'ripples', at: 'hero' }],
    focus: 'duck',
    calmZone: 'top',
    action: '{duck} stands by {thing} at the edge of {pond}, and {hero} has walked in first.',
    mustShow: ['{duck} not daring', '{thing} wet and dragged', '{hero} in the water, beckoning'],
  }),
  swim: swimming,
  water: swimming,
  slow: (world, tells) => {
    // For the youngest the follower shows what he has learnt, and the one who wanted to be looked at looks.
    const shows = tells('band:2-4');
    return {
      setting: 'garden',
      place: 'garden',
      view: 0,
      mood: 'cozy',
      framings: ['medium', 'low-angle'],
      hero: {
        pose: shows ? 'standing' : 'walking',
        facing: 'three-quarter',
        expression: shows ? 'laughing' : 'happy',
        along: 'center-end',
        plane: 'near',
        gaze: { at: 'duck' },
        ...(shows
          ? { gesture: 'clapping' as const }
          : isWorn(world)
            ? { gesture: 'hand-on-heart' as const }
            : { carries: thingOf(world), holds: 'close' as const }),
        action: shows ? 'stops and looks at nobody but {duck}' : 'walks home slowly and looks back with a smile',
      },
      companions: {
        duck: duckling(
          shows
            ? {
                pose: 'dancing',
                facing: 'three-quarter',
                along: 'center',
                height: 'low',
                expression: 'proud',
                action: 'does a very small jump',
              }
            : { pose: 'walking', along: 'center', expression: 'happy', action: 'walks exactly behind {hero}' },
        ),
      },
      travellers: shows
        ? { pose: 'standing', expression: 'happy', gaze: { at: 'duck' }, gesture: 'clapping', action: 'stops to look' }
        : { expression: 'laughing', gaze: { at: 'duck' }, action: 'walks along, slowly, too' },
      adults: {
        plane: 'far',
        pose: 'standing',
        facing: 'three-quarter',
        expression: 'happy',
        gaze: { at: 'hero' },
        gesture: 'beckoning',
        action: 'waits at the door and beckons',
      },
      // The duckling keeps what it hatched in, and nobody needs his hands for it.
      props: isWorn(world) || !shows ? worn(world, 'center') : [nest(world, 'start-center')],
      effects: shows ? [] : [{ effect: 'footprints', at: 'duck' }],
      focus: 'duck',
      calmZone: 'top',
      action: shows
        ? '{duck} does a very small jump under the moon, and {hero} stops and looks at nobody else.'
        : '{hero} walks home slowly under the moon so that {duck} can keep up.',
      mustShow: shows
        ? ['{duck} in mid-air', '{hero} looking at {duck}', 'the moon']
        : ['{duck} close behind {hero}', '{hero} looking back', 'the moon'],
    };
  },
};

export const cover: SceneAuthor = (world) => ({
  setting: 'garden',
  place: 'garden',
  view: 0,
  mood: 'funny',
  framings: ['medium', 'wide'],
  hero: {
    pose: 'walking',
    facing: 'three-quarter',
    expression: 'curious',
    along: 'center',
    plane: 'near',
    gaze: { at: 'duck' },
    carries: thingOf(world),
    action: 'looks back over one shoulder',
  },
  companions: { duck: duckling({ pose: 'walking', along: 'start-center', action: 'walks right behind {hero}' }) },
  effects: [{ effect: 'footprints', at: 'duck' }],
  focus: 'duck',
  calmZone: 'top',
  action: '{hero} looks back at {duck}, who walks right behind in the sunny garden.',
  mustShow: ['{hero} large and clear', '{duck} right behind', 'quiet sky above for the title'],
});
