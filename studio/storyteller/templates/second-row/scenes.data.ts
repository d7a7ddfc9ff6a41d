/** The pictures of the second row, beat by beat. */
import type { PropPlacement, SceneRef } from '#core/story/scene.ts';
import type { Figure, SceneAuthor, SceneDraft } from '#studio/storyteller/template.ts';

const place = (ref: SceneRef, prop: PropPlacement['prop'], along: PropPlacement['place']['along']): PropPlacement => ({
  ref,
  prop,
  place: { along, plane: 'near' },
});

const boatOn = (along: PropPlacement['place']['along']): PropPlacement => place('boat', 'paper-boat', along);
const swing: PropPlacement = { ref: 'swing', prop: 'swing', place: { along: 'end', plane: 'middle' } };

/** The cloud as she is most of the day: near the floor, dripping. */
const cloud = (over: Partial<Figure>): Figure => ({
  pose: 'flying',
  facing: 'against',
  expression: 'worried',
  along: 'center-end',
  height: 'low',
  gaze: { at: 'hero' },
  action: 'hangs over her chair and drips',
  ...over,
});

const classmate = (over: Partial<Figure>): Figure => ({
  pose: 'standing',
  facing: 'against',
  expression: 'surprised',
  along: 'end',
  gaze: { at: 'cloud' },
  action: 'watches the cloud',
  ...over,
});

type Lesson = {
  readonly setting?: SceneDraft['setting'];
  readonly mood: SceneDraft['mood'];
  readonly hero: Pick<Figure, 'pose' | 'expression' | 'action'>;
  readonly companions: Readonly<Record<SceneRef, Figure>>;
  readonly props: readonly PropPlacement[];
  readonly effects?: SceneDraft['effects'];
  readonly focus?: SceneRef;
  readonly action: string;
  readonly mustShow: readonly string[];
};

/** One try to keep the class dry, in the classroom or the library. */
const lesson = ({ setting = 'school', focus = 'cloud', ...told }: Lesson) => {
  const { mood, hero, companions, props, effects = [], action, mustShow } = told;
  const draft: SceneDraft = {
    setting,
    ...(setting === 'school' ? { view: 0 } : {}),
    place: setting === 'school' ? 'class' : 'books',
    mood,
    framings: ['medium', 'wide', 'low-angle'],
    hero: { ...hero, facing: 'onward', along: 'start-center', plane: 'near', gaze: { at: 'cloud' } },
    companions,
    travellers: { pose: 'standing', gaze: { at: 'cloud' }, action: 'moves one step away from the drops' },
    props,
    effects,
    focus,
    calmZone: 'top',
    action,
    mustShow,
    mustNotShow: ['rain outside the windows'],
  };
  return (): SceneDraft => draft;
};

const newcomer: SceneAuthor = () => ({
  setting: 'school',
  view: 0,
  place: 'class',
  mood: 'curious',
  framings: ['wide', 'medium'],
  hero: {
    pose: 'standing',
    facing: 'onward',
    expression: 'surprised',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'cloud' },
    action: 'stops with the boat in both hands and stares',
  },
  companions: {
    cloud: cloud({ along: 'center-end', action: 'hangs small and grey in the middle of the room' }),
    teacher: classmate({ expression: 'happy', along: 'end', action: 'shows the new one in with one wing' }),
  },
  travellers: { pose: 'standing', expression: 'surprised', gaze: { at: 'cloud' }, action: 'stares at the new one' },
  effects: [
    { effect: 'drops', at: 'cloud' },
    { effect: 'puddle', at: 'cloud' },
  ],
  focus: 'cloud',
  calmZone: 'top',
  action: '{teacher} brings {cloud} into the classroom, and {hero} stares with a paper boat in both hands.',
  mustShow: ['{cloud} small and alone', '{teacher} beside her', 'the first drops on the floor'],
  mustNotShow: ['a big storm'],
});

const emptyChair: SceneAuthor = () => ({
  setting: 'school',
  view: 0,
  place: 'class',
  mood: 'sad',
  framings: ['medium', 'through-window', 'wide'],
  hero: {
    pose: 'standing',
    facing: 'onward',
    expression: 'worried',
    along: 'start-center',
    gaze: { at: 'chair' },
    action: 'looks at an empty chair',
  },
  companions: {
    cat: classmate({
      along: 'end',
      expression: 'curious',
      gaze: { at: 'chair' },
      action: 'sniffs at a small puddle',
    }),
  },
  travellers: { pose: 'standing', expression: 'worried', gaze: { at: 'chair' }, action: 'looks at the chair, too' },
  props: [place('chair', 'chair', 'center-end')],
  effects: [{ effect: 'puddle', at: 'chair' }],
  focus: 'chair',
  calmZone: 'top',
  action: '{hero} looks at {chair}, empty and wet, beside an open window; {cat} sniffs at the puddle.',
  mustShow: ['{chair} empty', 'a small puddle under it', 'an open window'],
  mustNotShow: ['the cloud'],
});

const launch: SceneAuthor = () => ({
  setting: 'playground',
  place: 'yard',
  mood: 'joyful',
  framings: ['medium', 'from-above', 'wide'],
  hero: {
    pose: 'kneeling',
    facing: 'onward',
    expression: 'laughing',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'boat' },
    action: 'kneels at a puddle as large as a lake and has let go of a paper boat',
  },
  companions: {
    cloud: cloud({ height: 'high', expression: 'blowing', along: 'center', plane: 'middle', action: 'blows' }),
    mouse: classmate({
      in: 'boat',
      along: 'center-end',
      plane: 'near',
      expression: 'laughing',
      gaze: 'ahead',
      action: 'stands in the boat as its captain',
    }),
  },
  travellers: { pose: 'standing', expression: 'laughing', gaze: { at: 'boat' }, action: 'splashes along' },
  props: [boatOn('center-end'), { ref: 'pond', prop: 'water', place: { along: 'center-end', plane: 'near' } }],
  effects: [
    { effect: 'breath', at: 'cloud', towards: 'boat' },
    { effect: 'ripples', at: 'boat' },
  ],
  focus: 'boat',
  calmZone: 'top',
  action: '{hero} kneels at {pond}, an enormous puddle, and {boat} sails away with {mouse}, blown by {cloud}.',
  mustShow: ['{boat} afloat', '{cloud} blowing', '{mouse} on board'],
  mustNotShow: ['rain'],
});

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  bell: () => ({
    setting: 'playground',
    place: 'yard',
    mood: 'joyful',
    framings: ['wide', 'medium'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'proud',
      along: 'center',
      plane: 'near',
      gaze: 'ahead',
      action: 'carries a paper boat in front like something precious',
    },
    companions: {
      frog: classmate({ expression: 'curious', along: 'end', gaze: { at: 'hero' }, action: 'looks up at the boat' }),
    },
    travellers: { expression: 'happy', action: 'walks to school beside {hero}' },
    adults: {
      pose: 'waving',
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'hero' },
      action: 'waves at the gate',
    },
    props: [place('bucket', 'bucket', 'start')],
    effects: [{ effect: 'dust', at: 'hero' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} carries a folded paper boat over a dry school playground and {frog} looks up at it.',
    mustShow: ['a paper boat in the hands of {hero}', 'dusty dry ground without a puddle', '{bucket} standing empty'],
    mustNotShow: ['rain', 'puddles', 'the cloud'],
  }),
  new: newcomer,
  /** In the short book the morning and the newcomer, the cross word and the empty chair, and the whole voyage are one. */
  arrive: newcomer,
  seat: () => ({
    setting: 'school',
    view: 0,
    place: 'class',
    mood: 'funny',
    framings: ['close', 'medium'],
    hero: {
      pose: 'sitting',
      facing: 'onward',
      expression: 'worried',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'cloud' },
      action: 'leans away and holds the boat out of the drops',
    },
    companions: {
      cloud: cloud({ plane: 'near', expression: 'happy', along: 'center', action: 'settles on the next chair' }),
      cat: classmate({ along: 'end', expression: 'worried', action: 'lifts one wet paw' }),
    },
    travellers: { pose: 'sitting', gaze: { at: 'cloud' }, action: 'sits behind {hero}' },
    effects: [{ effect: 'drops', at: 'cloud' }],
    focus: 'cloud',
    calmZone: 'top',
    action: '{cloud} settles beside {hero}, who holds the paper boat out of her drops while {cat} shakes a paw.',
    mustShow: ['{cloud} close to {hero}', 'the paper boat held away', '{cat} with a wet paw'],
  }),
  umbrella: lesson({
    mood: 'funny',
    hero: { pose: 'standing', expression: 'worried', action: 'ducks away from a spout of water' },
    companions: {
      cloud: cloud({ height: 'high', along: 'center-end', plane: 'near', action: 'rains on an umbrella' }),
      hedgehog: classmate({
        along: 'end',
        plane: 'near',
        size: 1.4,
        expression: 'determined',
        carries: 'umbrella',
        action: 'holds up an umbrella indoors',
      }),
    },
    props: [],
    effects: [{ effect: 'drops', at: 'cloud', towards: 'hedgehog' }],
    action: '{hedgehog} holds an umbrella in the classroom; {cloud} rains on it and it all runs down on {hero}.',
    mustShow: ['an umbrella open indoors', 'water running off it', '{cloud} above'],
  }),
  bucket: lesson({
    mood: 'funny',
    hero: { pose: 'crouching', expression: 'surprised', action: 'crouches by an overflowing bucket' },
    companions: {
      cloud: cloud({ height: 'high', along: 'center-end', plane: 'near', action: 'drips into the bucket in time' }),
      mouse: classmate({
        in: 'bucket',
        along: 'center-end',
        plane: 'near',
        expression: 'laughing',
        action: 'swims in the bucket',
      }),
    },
    props: [place('bucket', 'bucket', 'center-end')],
    effects: [{ effect: 'drops', at: 'cloud', towards: 'bucket' }],
    action: '{cloud} drips into {bucket} until it runs over, and {mouse} swims in it before {hero}.',
    mustShow: ['{bucket} full to the brim', '{mouse} in the bucket', '{cloud} above'],
  }),
  joke: lesson({
    mood: 'funny',
    hero: { pose: 'standing', expression: 'surprised', action: 'shields the boat with both hands' },
    companions: {
      cloud: cloud({ height: 'high', along: 'center-end', plane: 'near', action: 'shakes and pours' }),
      frog: classmate({
        pose: 'jumping',
        along: 'end',
        expression: 'laughing',
        action: 'tells a joke, legs in the air',
      }),
    },
    props: [place('chair', 'chair', 'center-end')],
    effects: [{ effect: 'drops', at: 'cloud', towards: 'hero' }],
    action: '{frog} tells {cloud} a joke on {chair} and she shakes so hard that it pours on {hero}.',
    mustShow: ['{frog} performing', '{cloud} shaking with many drops', '{hero} covering the boat'],
  }),
  shelf: lesson({
    setting: 'library',
    mood: 'calm',
    hero: { pose: 'standing', expression: 'worried', action: 'holds a dripping page by one corner' },
    companions: {
      cloud: cloud({ along: 'center-end', plane: 'near', expression: 'sad', action: 'hangs over an open book' }),
      mouse: classmate({ along: 'end', expression: 'worried', action: 'wipes a book with her tail' }),
    },
    props: [place('book', 'book', 'center-end'), place('cushion', 'cushion', 'end')],
    effects: [{ effect: 'drops', at: 'cloud', towards: 'book' }],
    action: '{cloud} rains on {book} in the library, and {hero} and {mouse} look at the wet pages.',
    mustShow: ['{book} open and wet', '{cloud} sad above it', '{mouse} helping'],
  }),
  board: lesson({
    mood: 'funny',
    hero: { pose: 'standing', expression: 'laughing', action: 'laughs with one hand over the mouth' },
    companions: {
      cloud: cloud({ height: 'high', along: 'center-end', plane: 'middle', action: 'hangs at the blackboard' }),
      teacher: classmate({ along: 'end', expression: 'surprised', action: 'holds a dripping piece of chalk' }),
    },
    props: [{ ref: 'board', prop: 'blackboard', place: { along: 'center-end', plane: 'far' } }],
    effects: [{ effect: 'drops', at: 'cloud', towards: 'board' }],
    action: '{cloud} has washed {board} clean, and {teacher} and {hero} watch the chalk run down.',
    mustShow: ['{board} wet and streaky', '{teacher} with wet chalk', '{cloud} before it'],
  }),
  drum: lesson({
    mood: 'funny',
    hero: { pose: 'standing', expression: 'surprised', action: 'claps both hands over the ears' },
    companions: {
      cloud: cloud({ height: 'high', along: 'center-end', plane: 'near', expression: 'surprised', action: 'thunders' }),
      goat: classmate({ along: 'end', expression: 'surprised', action: 'stands with all four legs apart' }),
    },
    props: [place('drum', 'drum', 'center-end'), place('tambourine', 'tambourine', 'end')],
    effects: [
      { effect: 'burst', at: 'cloud' },
      { effect: 'sound-rings', at: 'drum' },
    ],
    action: '{cloud} has made a clap of thunder over {drum}; {goat} and {hero} jump.',
    mustShow: ['{drum} in the middle', '{goat} startled', '{cloud} startled by herself'],
  }),
  full: () => ({
    setting: 'school',
    view: 0,
    place: 'class',
    mood: 'tense',
    framings: ['low-angle', 'close', 'wide'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'determined',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'cloud' },
      action: 'holds a wet boat and speaks before thinking',
    },
    companions: {
      cloud: cloud({ height: 'high', plane: 'near', expression: 'sad', action: 'holds her rain in, big and dark' }),
      cat: classmate({ along: 'end', expression: 'worried', action: 'sits as far away as he can' }),
    },
    travellers: { pose: 'standing', expression: 'worried', gaze: { at: 'cloud' }, action: 'stands behind {hero}' },
    effects: [{ effect: 'sound-rings', at: 'hero', towards: 'cloud' }],
    focus: 'cloud',
    calmZone: 'top',
    action: '{cloud} holds in all her rain and hangs over {hero}, dark and swollen, while {cat} keeps his distance.',
    mustShow: ['{cloud} large and dark', 'the paper boat with one wet spot', '{cat} far off'],
  }),
  gone: emptyChair,
  leave: emptyChair,
  dry: () => ({
    setting: 'school',
    view: 0,
    place: 'class',
    mood: 'calm',
    framings: ['wide', 'close', 'from-above'],
    hero: {
      pose: 'sitting',
      facing: 'front',
      expression: 'sad',
      along: 'center',
      plane: 'near',
      gaze: { at: 'boat' },
      action: 'sits before a dry boat and does not look pleased',
    },
    companions: {
      frog: classmate({ along: 'end', expression: 'sad', gaze: 'down', action: 'sits in a very small puddle' }),
    },
    travellers: { pose: 'sitting', expression: 'sad', gaze: 'down', action: 'sits with chin in both hands' },
    props: [boatOn('center-end')],
    effects: [{ effect: 'puddle', at: 'frog' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits in a dry quiet classroom in front of {boat}, and {frog} sits in the last puddle.',
    mustShow: ['{boat} on the floor, dry', '{frog} in a tiny puddle', 'everything very tidy'],
    mustNotShow: ['the cloud'],
  }),
  out: () => ({
    setting: 'playground',
    place: 'yard',
    weather: 'cloudy',
    mood: 'tense',
    framings: ['wide', 'low-angle', 'from-above'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'determined',
      along: 'start',
      gaze: { at: 'cloud' },
      action: 'walks out alone without an umbrella and looks up',
    },
    companions: {
      cloud: cloud({
        height: 'high',
        along: 'end',
        plane: 'middle',
        expression: 'sad',
        action: 'hangs over the swing',
      }),
    },
    travellers: { pose: 'standing', expression: 'worried', gaze: { at: 'cloud' }, action: 'follows {hero} outside' },
    props: [swing],
    focus: 'cloud',
    calmZone: 'top',
    action: '{hero} walks across the playground to {swing}, above which {cloud} hangs alone and dark.',
    mustShow: ['{cloud} dark above {swing}', '{hero} small and without umbrella'],
    mustNotShow: ['an umbrella', 'a boat'],
  }),
  rain: () => ({
    setting: 'playground',
    place: 'yard',
    weather: 'rain',
    mood: 'wonder',
    framings: ['medium', 'close', 'wide'],
    hero: {
      pose: 'sitting',
      facing: 'front',
      expression: 'laughing',
      along: 'center',
      plane: 'near',
      gaze: 'up',
      action: 'sits in pouring rain with hair in the eyes',
    },
    companions: {
      cloud: cloud({
        height: 'high',
        along: 'center-end',
        plane: 'middle',
        expression: 'sad',
        action: 'rains and rains',
      }),
    },
    travellers: { pose: 'sitting', expression: 'laughing', gaze: 'up', action: 'sits in the rain, too' },
    props: [swing],
    effects: [
      { effect: 'puddle', at: 'hero' },
      { effect: 'drops', at: 'cloud', towards: 'hero' },
    ],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits on the wet ground by {swing} in the pouring rain of {cloud}.',
    mustShow: ['{hero} soaked and content', '{cloud} raining hard', 'puddles growing'],
    mustNotShow: ['an umbrella'],
  }),
  rainbow: () => ({
    setting: 'playground',
    place: 'yard',
    mood: 'wonder',
    framings: ['low-angle', 'wide'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'surprised',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'rainbow' },
      action: 'wrings out a sleeve and looks up',
    },
    companions: {
      cloud: cloud({ height: 'high', along: 'center-end', expression: 'laughing', action: 'floats white and light' }),
      frog: classmate({ pose: 'jumping', along: 'end', expression: 'laughing', action: 'jumps into a puddle' }),
    },
    travellers: { pose: 'standing', expression: 'surprised', gaze: { at: 'rainbow' }, action: 'points at the colours' },
    props: [{ ref: 'rainbow', prop: 'rainbow', place: { along: 'center', plane: 'far' } }],
    effects: [
      { effect: 'splash', at: 'frog' },
      { effect: 'puddle', at: 'hero' },
    ],
    focus: 'rainbow',
    calmZone: 'top',
    action: '{hero} looks up at {rainbow} beside {cloud}, who is white and light now, and {frog} jumps into a puddle.',
    mustShow: ['{rainbow}', '{cloud} white', 'the whole playground under water'],
    mustNotShow: ['rain', 'a grey cloud'],
  }),
  sail: launch,
  voyage: launch,
  sink: () => ({
    setting: 'playground',
    place: 'yard',
    mood: 'sad',
    framings: ['close', 'from-above', 'medium'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'sad',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'boat' },
      action: 'crouches with both hands on the knees',
    },
    companions: {
      cloud: cloud({ height: 'low', expression: 'worried', along: 'end', action: 'comes down softly' }),
    },
    travellers: { pose: 'standing', expression: 'sad', gaze: { at: 'boat' }, action: 'says nothing' },
    props: [boatOn('center-end')],
    effects: [
      { effect: 'tears', at: 'hero' },
      { effect: 'ripples', at: 'boat' },
    ],
    focus: 'boat',
    calmZone: 'top',
    action: '{hero} crouches by the puddle and watches {boat} go soft, and {cloud} comes down close.',
    mustShow: ['{boat} half under water', 'one drop on the cheek of {hero}', '{cloud} close by'],
  }),
  bench: () => ({
    setting: 'playground',
    place: 'yard',
    mood: 'cozy',
    framings: ['wide', 'medium'],
    hero: {
      pose: 'sitting',
      facing: 'front',
      expression: 'happy',
      along: 'center',
      on: 'bench',
      plane: 'near',
      gaze: { at: 'cloud' },
      action: 'sits on the bench, wet to the skin',
    },
    companions: {
      cloud: cloud({
        plane: 'near',
        expression: 'happy',
        along: 'center-end',
        action: 'sits in the middle of everybody',
      }),
      cat: classmate({
        pose: 'sitting',
        along: 'end',
        expression: 'calm',
        action: 'sits close and pretends not to be wet',
      }),
    },
    travellers: { pose: 'sitting', expression: 'happy', gaze: { at: 'cloud' }, action: 'squeezes onto the bench' },
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'surprised',
      gaze: { at: 'hero' },
      action: 'comes with a towel',
    },
    props: [{ ref: 'bench', prop: 'bench', place: { along: 'center', plane: 'middle' } }],
    focus: 'cloud',
    calmZone: 'top',
    action: '{hero}, {cloud} and {cat} sit close together on {bench} in the evening sun, wet and happy.',
    mustShow: ['{cloud} in the middle', '{cat} sitting close', 'the sun on the puddles'],
  }),
};

export const cover: SceneAuthor = () => ({
  setting: 'school',
  view: 0,
  place: 'class',
  mood: 'wonder',
  framings: ['medium', 'wide'],
  hero: {
    pose: 'sitting',
    facing: 'onward',
    expression: 'curious',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'cloud' },
    action: 'looks sideways at the new one, a paper boat in hand',
    carries: 'paper-boat',
  },
  companions: {
    cloud: cloud({ plane: 'near', along: 'center-end', height: 'low', expression: 'happy', action: 'sits on a chair' }),
  },
  focus: 'cloud',
  calmZone: 'top',
  action: '{hero} and {cloud} share the second row of a classroom; a few drops fall on the floor.',
  mustShow: ['{hero} and {cloud} side by side', 'a quiet wall above for the title'],
});
