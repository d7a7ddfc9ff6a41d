/** The pictures of the second row, beat by beat. */
import type { PropPlacement, SceneRef } from '#core/story/scene.ts';
import type { Figure, Part, SceneAuthor, SceneDraft } from '#studio/storyteller/template.ts';

const place = (ref: SceneRef, prop: PropPlacement['prop'], along: PropPlacement['place']['along']): PropPlacement => ({
  ref,
  prop,
  place: { along, plane: 'near' },
});

const boatOn = (along: PropPlacement['place']['along']): PropPlacement => place('boat', 'paper-boat', along);
/** Behind everybody sit all the others, and lean away from the drops. */
const CLASS: PropPlacement = { ref: 'class', prop: 'classmates', place: { along: 'center', plane: 'far' } };
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

/** Page by page the class moves over: whoever has nothing else to do on it gets away from the drops. */
const EDGING: Part = {
  pose: 'walking',
  facing: 'against',
  expression: 'curious',
  along: 'start',
  gaze: { at: 'cloud' },
  action: 'edges away from the drops',
};

/** Where the hero came alone, or who came along has something else to do, somebody of the class does. */
const edgingCat: Figure = classmate({
  pose: 'walking',
  along: 'start',
  plane: 'near',
  expression: 'curious',
  action: 'edges away from the drops',
});

type Lesson = {
  readonly setting?: SceneDraft['setting'];
  /** Where what is told is too tall to be seen from close by. */
  readonly framings?: SceneDraft['framings'];
  readonly mood: SceneDraft['mood'];
  readonly hero: Pick<Figure, 'pose' | 'expression' | 'action'> & Partial<Figure>;
  /** What those do who came along, if they have a line. */
  readonly travellers: Part;
  /** Where and how they move over, if they have none. */
  readonly edging?: Part;
  /** They do it in every telling. */
  readonly isAlways?: true;
  readonly companions: Readonly<Record<SceneRef, Figure>>;
  readonly props: readonly PropPlacement[];
  readonly effects?: SceneDraft['effects'];
  readonly focus?: SceneRef;
  readonly action: string;
  readonly mustShow: readonly string[];
};

/** One try to keep the class dry, in the classroom or the library. */
const lesson = ({ setting = 'school', focus = 'cloud', ...told }: Lesson): SceneAuthor => {
  const {
    framings = ['medium', 'wide'],
    mood,
    hero,
    travellers,
    edging = {},
    isAlways,
    companions,
    props,
    effects = [],
    action,
    mustShow,
  } = told;
  const draft: SceneDraft = {
    setting,
    ...(setting === 'school' ? { view: 0 } : {}),
    place: setting === 'school' ? 'class' : 'books',
    mood,
    framings,
    hero: { facing: 'onward', along: 'start-center', plane: 'near', gaze: { at: 'cloud' }, ...hero },
    companions,
    pets: { pose: 'crouching', expression: 'surprised', gaze: { at: 'cloud' }, action: 'lifts one wet paw' },
    props: setting === 'school' ? [...props, CLASS] : props,
    effects,
    focus,
    calmZone: 'top',
    action,
    mustShow: setting === 'school' ? [...mustShow, '{class} leaning away'] : mustShow,
    mustNotShow: ['rain outside the windows'],
  };
  // Page by page the youngest hear of the boat being held higher, whatever else the hero does.
  const { gesture: _gesture, ...heroOfYoungest } = draft.hero;
  const propsOfYoungest = (draft.props ?? []).filter(({ prop }) => prop !== 'paper-boat');
  return (_, tells) => {
    const shown: SceneDraft = {
      ...draft,
      ...(tells('together') && !tells('line:person') ? {} : { companions: { ...companions, cat: edgingCat } }),
      travellers: isAlways || tells('line:person') ? travellers : { ...EDGING, ...edging },
    };
    if (!tells('band:2-4')) return shown;
    if (tells('told:head')) return wearing(shown, propsOfYoungest);
    const holds = tells('told:high') ? 'up' : 'close';
    return { ...shown, hero: { ...heroOfYoungest, carries: 'paper-boat', holds }, props: propsOfYoungest };
  };
};

/** At last there is nowhere else to hold it: the boat is worn as a crown, with both hands free. */
const wearing = (draft: SceneDraft, props: readonly PropPlacement[]): SceneDraft => ({
  ...draft,
  hero: {
    ...draft.hero,
    carries: null,
    ...(draft.hero.pose === 'standing' ? { expression: 'proud', gesture: 'hands-on-hips' } : {}),
  },
  props: [...props, { ref: 'boat', prop: 'paper-boat', place: { along: draft.hero.along, plane: 'near', on: 'hero' } }],
  action: `${draft.action} {boat} is on the head of {hero}, like a crown.`,
  mustShow: [...draft.mustShow, '{boat} on the head of {hero}'],
});

const newcomer: SceneAuthor = (_, tells) => ({
  setting: 'school',
  view: 0,
  place: 'class',
  mood: 'curious',
  // The class is behind everybody: from close by those in front would hide it.
  framings: ['wide', 'wide', 'medium'],
  hero: {
    pose: 'standing',
    facing: 'onward',
    expression: 'surprised',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'cloud' },
    // Over the sea that it is to have.
    holds: 'out',
    action: 'stops, the boat held out over the puddle, and stares',
  },
  companions: {
    cloud: cloud({
      along: 'center-end',
      plane: 'near',
      // Low, so that the class is seen over her.
      height: 'ground',
      size: 2.4,
      expression: 'whispering',
      action: 'hangs small and grey right beside {hero}',
    }),
    teacher: classmate({
      pose: 'pointing',
      // Smaller than the cloud with all her rain.
      size: 0.95,
      expression: 'calm',
      along: 'end',
      plane: 'middle',
      action: 'shows the new one in with one wing',
    }),
  },
  travellers:
    tells('line:person') && tells('band:5-7')
      ? {
          pose: 'standing',
          expression: 'surprised',
          along: 'start',
          plane: 'middle',
          gaze: { at: 'cloud' },
          gesture: 'hand-over-mouth',
          action: 'leans over to see the new one, a hand at the mouth',
        }
      : { ...EDGING, plane: 'middle' },
  pets: {
    pose: 'sitting',
    expression: 'curious',
    along: 'start',
    gaze: { at: 'cloud' },
    action: 'watches the first drops fall',
  },
  // Forty eyes look at her.
  props: [CLASS],
  effects: [
    { effect: 'drops', at: 'cloud' },
    { effect: 'puddle', at: 'cloud' },
  ],
  focus: 'cloud',
  calmZone: 'top',
  action: '{teacher} brings {cloud} into the classroom, and {class} and {hero}, a paper boat held out, stare.',
  mustShow: ['{cloud} beside {hero}', '{teacher} beside her', 'the first drops on the floor', '{class} staring'],
  mustNotShow: ['a big storm'],
});

const emptyChair: SceneAuthor = () => ({
  setting: 'school',
  view: 0,
  place: 'class',
  mood: 'sad',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'standing',
    facing: 'onward',
    expression: 'worried',
    along: 'start-center',
    plane: 'near',
    holds: 'down',
    gaze: { at: 'chair' },
    gesture: 'hand-on-heart',
    action: 'looks at an empty chair, one hand at the chest',
  },
  companions: {
    cat: classmate({
      pose: 'crouching',
      along: 'end',
      plane: 'near',
      expression: 'sad',
      gaze: { at: 'chair' },
      action: 'sniffs at a small puddle',
    }),
  },
  travellers: {
    pose: 'standing',
    facing: 'three-quarter',
    expression: 'sad',
    gaze: { at: 'chair' },
    gesture: 'hugging-self',
    action: 'looks at the empty chair, both arms around the chest',
  },
  pets: { pose: 'sitting', expression: 'sad', gaze: { at: 'chair' }, action: 'sits before the empty chair' },
  props: [place('chair', 'chair', 'center-end')],
  effects: [{ effect: 'puddle', at: 'chair' }],
  focus: 'chair',
  calmZone: 'top',
  action: '{hero} looks at {chair}, empty and wet, beside an open window; {cat} sniffs at the puddle.',
  mustShow: ['{chair} empty', 'a small puddle under it', 'an open window'],
  mustNotShow: ['the cloud'],
});

const launch: SceneAuthor = (_, tells) => ({
  setting: 'playground',
  place: 'yard',
  mood: 'joyful',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'kneeling',
    facing: 'onward',
    expression: 'laughing',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'boat' },
    gesture: 'pushing',
    action: 'kneels at a puddle as large as a lake and pushes off a paper boat',
  },
  companions: {
    cloud: cloud({
      height: 'low',
      expression: 'blowing',
      along: 'center',
      plane: 'middle',
      gaze: { at: 'boat' },
      action: 'comes low behind the boat and blows',
    }),
    mouse: classmate({
      pose: 'sitting',
      size: 0.9,
      along: 'center-end',
      plane: 'near',
      in: 'boat',
      expression: 'laughing',
      gaze: 'ahead',
      action: 'sits aboard as its captain',
    }),
    // Some of the class that cheers the boat on.
    frog: classmate({
      along: 'end',
      size: 1.3,
      expression: 'calling',
      gaze: { at: 'boat' },
      action: 'cheers on the far shore',
    }),
    // A family leaves no room for more.
    ...(tells('together')
      ? {}
      : {
          cat: classmate({
            pose: 'sitting',
            along: 'end',
            expression: 'happy',
            gaze: { at: 'boat' },
            action: 'sits on the far shore and watches',
          }),
        }),
  },
  travellers: {
    pose: 'kneeling',
    expression: 'calling',
    gaze: { at: 'boat' },
    gesture: 'clapping',
    action: 'kneels at the shore and claps the boat on',
  },
  pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'boat' }, action: 'sits on the shore and watches' },
  props: [boatOn('center-end')],
  effects: [
    { effect: 'puddle', at: 'boat' },
    { effect: 'wind', at: 'boat' },
    { effect: 'ripples', at: 'boat' },
  ],
  focus: 'boat',
  calmZone: 'top',
  action: '{hero} kneels at an enormous puddle, and {boat} sails away with {mouse}, blown by {cloud}.',
  mustShow: ['{boat} afloat', '{cloud} blowing', '{mouse} aboard'],
  mustNotShow: ['rain'],
});

const sinking: SceneAuthor = () => ({
  setting: 'playground',
  place: 'yard',
  mood: 'sad',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'kneeling',
    facing: 'onward',
    expression: 'crying',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'boat' },
    gesture: 'wiping-eyes',
    action: 'kneels at the water and wipes the eyes',
  },
  companions: {
    cloud: cloud({
      height: 'ground',
      expression: 'whispering',
      along: 'start',
      plane: 'near',
      facing: 'onward',
      touches: { how: 'leaning-on', with: 'hero' },
      action: 'comes down softly and settles against {hero}',
    }),
  },
  travellers: {
    pose: 'kneeling',
    expression: 'sad',
    along: 'end',
    gaze: { at: 'boat' },
    gesture: 'hand-over-mouth',
    action: 'kneels across the water, a hand over the mouth',
  },
  pets: { pose: 'sitting', expression: 'sad', gaze: { at: 'boat' }, action: 'watches the last corner of the boat' },
  props: [boatOn('center-end')],
  effects: [
    { effect: 'tears', at: 'hero' },
    { effect: 'puddle', at: 'boat' },
    // It goes down, bow first.
    { effect: 'bubbles', at: 'boat' },
  ],
  focus: 'boat',
  calmZone: 'top',
  action: '{hero} crouches by the puddle and watches {boat} go soft, and {cloud} comes down close.',
  mustShow: ['{boat} going down, half under water', 'one drop on the cheek of {hero}', '{cloud} close by'],
});

/** She holds it all in, and one drop too many falls on the boat. */
const shout: SceneAuthor = () => ({
  setting: 'school',
  view: 0,
  place: 'class',
  mood: 'tense',
  framings: ['low-angle', 'medium', 'close'],
  hero: {
    pose: 'standing',
    facing: 'onward',
    expression: 'calling',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'cloud' },
    holds: 'close',
    gesture: 'calling-out',
    action: 'hugs a wet boat and shouts before thinking',
  },
  companions: {
    cloud: cloud({
      height: 'high',
      plane: 'near',
      along: 'center-end',
      size: 3.2,
      expression: 'grimacing',
      action: 'holds her rain in, as big as a cow and as black as a stove',
    }),
    cat: classmate({
      pose: 'crouching',
      along: 'end',
      plane: 'near',
      expression: 'worried',
      gaze: { at: 'hero' },
      action: 'ducks at the shout',
    }),
  },
  travellers: {
    pose: 'standing',
    expression: 'worried',
    along: 'end',
    gaze: { at: 'hero' },
    gesture: 'hand-over-mouth',
    action: 'stands by with a hand over the mouth, shocked',
  },
  pets: { pose: 'crouching', expression: 'worried', gaze: { at: 'hero' }, action: 'looks at {hero} in surprise' },
  effects: [
    { effect: 'sound-rings', at: 'hero', towards: 'cloud' },
    { effect: 'drops', at: 'hero' },
  ],
  focus: 'cloud',
  calmZone: 'top',
  action: '{cloud} holds in all her rain and hangs over {hero}, dark and swollen, while {cat} keeps his distance.',
  mustShow: ['{cloud} large and dark', 'the paper boat with one wet spot', '{cat} far off'],
});

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  bell: (_, tells) => ({
    setting: 'playground',
    place: 'yard',
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero:
      tells('boat:wish') || tells('told:wish')
        ? {
            pose: 'standing',
            facing: 'three-quarter',
            expression: 'calling',
            along: 'start-center',
            plane: 'near',
            gaze: 'up',
            holds: 'before',
            action: 'holds a paper boat in both hands and begs the blue sky for rain',
          }
        : {
            pose: 'walking',
            facing: 'onward',
            expression: tells('boat:wind') ? 'blowing' : tells('boat:dry') ? 'determined' : 'proud',
            along: 'start-center',
            plane: 'near',
            gaze: tells('boat:wind') ? 'ahead' : { at: 'frog' },
            holds: 'before',
            action: 'carries a paper boat in front like something precious',
          },
    companions: {
      frog: classmate({
        // To the eldest it is the frog who speaks of the hat.
        expression: tells('band:8-10') && !tells('boat:wish') ? 'calling' : 'curious',
        along: 'end',
        plane: 'near',
        size: 1.3,
        gaze: { at: 'hero' },
        action: 'looks up at the boat',
      }),
    },
    travellers: {
      pose: 'standing',
      expression: 'curious',
      gaze: { at: 'hero' },
      gesture: 'shrugging',
      action: 'has looked for water and shrugs with both hands',
    },
    pets: { pose: 'walking', expression: 'curious', gaze: 'down', action: 'sniffs for water in the dust' },
    adults: {
      pose: 'waving',
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'hero' },
      action: 'waves at the gate',
    },
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} carries a folded paper boat over a dry school playground and {frog} looks up at it.',
    mustShow: ['a paper boat in the hands of {hero}', 'dusty dry ground without a puddle', '{frog} looking up'],
    mustNotShow: ['rain', 'puddles', 'the cloud'],
  }),
  new: newcomer,
  /** In the short book the morning and the newcomer, the cross word and the empty chair, and the whole voyage are one. */
  arrive: newcomer,
  seat: (_, tells) => ({
    setting: 'school',
    view: 0,
    place: 'class',
    mood: 'funny',
    framings: ['medium', 'close'],
    hero: {
      pose: 'sitting',
      facing: 'against',
      expression: tells('band:2-4') ? 'calling' : 'worried',
      along: 'center',
      plane: 'near',
      gaze: { at: 'cloud' },
      holds: 'up',
      action: 'leans away and holds the boat up high out of the drops',
    },
    companions: {
      cloud: cloud({
        plane: 'near',
        size: 1.4,
        expression: tells('band:8-10') ? 'laughing' : 'whispering',
        along: 'center-end',
        on: 'chair',
        action: 'settles on the next chair',
      }),
      cat: classmate({
        along: 'end',
        plane: 'middle',
        expression: 'grimacing',
        action: 'lifts one wet paw',
      }),
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      along: 'start',
      gaze: { at: 'cloud' },
      gesture: 'hand-over-mouth',
      action: 'laughs behind one hand',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'cloud' }, action: 'counts the drops' },
    props: [place('chair', 'chair', 'center-end')],
    effects: [{ effect: 'drops', at: 'cloud' }],
    focus: 'cloud',
    calmZone: 'top',
    action: '{cloud} settles beside {hero}, who holds the paper boat out of her drops while {cat} shakes a paw.',
    mustShow: ['{cloud} close to {hero}', 'the paper boat held away', '{cat} with a wet paw'],
  }),
  umbrella: lesson({
    mood: 'funny',
    hero: {
      pose: 'crouching',
      expression: 'surprised',
      along: 'start',
      holds: 'close',
      action: 'ducks away from a spout of water',
    },
    companions: {
      cloud: cloud({ height: 'high', along: 'center-end', plane: 'near', size: 1.9, action: 'rains on an umbrella' }),
      hedgehog: classmate({
        along: 'center-end',
        plane: 'near',
        size: 2.4,
        expression: 'proud',
        gaze: { at: 'cloud' },
        carries: 'umbrella',
        holds: 'up',
        action: 'holds up an umbrella indoors',
      }),
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      along: 'start',
      gaze: { at: 'hedgehog' },
      gesture: 'clapping',
      action: 'claps for the umbrella',
    },
    isAlways: true,
    props: [],
    effects: [{ effect: 'drops', at: 'cloud', towards: 'hedgehog' }],
    action: '{hedgehog} holds up an umbrella in the classroom; {cloud} rains on it and it all runs down on {hero}.',
    mustShow: ['an umbrella open indoors, held up by {hedgehog}', 'water running off it', '{cloud} above'],
  }),
  bucket: lesson({
    mood: 'funny',
    hero: {
      pose: 'crouching',
      expression: 'surprised',
      along: 'start-center',
      holds: 'close',
      gaze: { at: 'bucket' },
      action: 'crouches by an overflowing bucket',
    },
    companions: {
      cloud: cloud({
        height: 'high',
        along: 'center-end',
        plane: 'near',
        size: 1.9,
        action: 'drips into the bucket in time',
      }),
      mouse: classmate({
        in: 'bucket',
        size: 1.3,
        along: 'center-end',
        plane: 'near',
        expression: 'surprised',
        action: 'swims in the bucket',
      }),
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gaze: { at: 'bucket' },
      gesture: 'clapping',
      action: 'claps to the tune of the drops',
    },
    props: [place('bucket', 'bucket', 'center-end')],
    effects: [
      { effect: 'drops', at: 'cloud', towards: 'bucket' },
      { effect: 'puddle', at: 'bucket' },
      { effect: 'splash', at: 'bucket' },
    ],
    action: '{cloud} drips into {bucket} until it runs over, and {mouse} swims in it before {hero}.',
    mustShow: ['{bucket} full to the brim', '{mouse} in the bucket', '{cloud} above'],
  }),
  joke: lesson({
    mood: 'funny',
    hero: {
      pose: 'crouching',
      expression: 'surprised',
      along: 'center',
      holds: 'close',
      action: 'shields the boat with both hands',
    },
    companions: {
      cloud: cloud({
        height: 'high',
        along: 'center-end',
        plane: 'near',
        size: 1.7,
        expression: 'laughing',
        gaze: { at: 'frog' },
        action: 'shakes and pours',
      }),
      frog: classmate({
        pose: 'standing',
        along: 'end',
        plane: 'near',
        on: 'chair',
        size: 1.6,
        expression: 'calling',
        action: 'tells a joke on a chair',
      }),
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gaze: { at: 'frog' },
      gesture: 'hand-over-mouth',
      action: 'laughs behind one hand',
    },
    edging: { expression: 'laughing' },
    props: [place('chair', 'chair', 'end')],
    effects: [{ effect: 'drops', at: 'cloud', towards: 'hero' }],
    action: '{frog} tells {cloud} a joke on {chair} and she shakes so hard that it pours on {hero}.',
    mustShow: ['{frog} performing', '{cloud} shaking with many drops', '{hero} covering the boat'],
  }),
  shelf: lesson({
    setting: 'library',
    framings: ['medium', 'low-angle'],
    mood: 'calm',
    hero: {
      pose: 'sitting',
      expression: 'worried',
      along: 'center',
      holds: 'close',
      action: 'sits and hugs the boat, out of the wet',
    },
    companions: {
      cloud: cloud({
        height: 'low',
        along: 'center-end',
        plane: 'near',
        size: 1.4,
        expression: 'crying',
        gaze: { at: 'mouse' },
        action: 'has come close and cries over the story',
      }),
      mouse: classmate({
        pose: 'reading',
        along: 'end',
        plane: 'near',
        size: 3.2,
        expression: 'sad',
        gaze: 'down',
        carries: 'book',
        action: 'reads a sad story aloud',
      }),
    },
    travellers: {
      pose: 'sitting',
      expression: 'sad',
      along: 'start',
      gaze: { at: 'mouse' },
      gesture: 'wiping-eyes',
      action: 'sits and listens and wipes an eye',
    },
    edging: { pose: 'sitting', facing: 'three-quarter', expression: 'sad', action: 'sits down farther off' },
    props: [],
    effects: [
      { effect: 'drops', at: 'cloud', towards: 'mouse' },
      { effect: 'puddle', at: 'mouse' },
    ],
    action: '{mouse} reads a sad story aloud in the library, and {cloud} cries on the book and on {hero}.',
    mustShow: ['{mouse} with an open book', '{cloud} crying above it', '{hero} listening'],
  }),
  board: lesson({
    mood: 'funny',
    hero: {
      pose: 'standing',
      expression: 'laughing',
      holds: 'down',
      along: 'start',
      gaze: { at: 'board' },
      gesture: 'hand-over-mouth',
      action: 'laughs with one hand over the mouth',
    },
    companions: {
      cloud: cloud({
        height: 'high',
        along: 'end',
        plane: 'near',
        size: 2.4,
        expression: 'proud',
        action: 'hangs at the blackboard, puffed up with pride',
      }),
      teacher: classmate({
        along: 'center',
        plane: 'middle',
        facing: 'onward',
        size: 0.85,
        expression: 'surprised',
        gaze: { at: 'board' },
        action: 'stares at the wet board',
      }),
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gaze: { at: 'board' },
      gesture: 'clapping',
      action: 'claps and laughs',
    },
    edging: {
      pose: 'running',
      facing: 'onward',
      expression: 'surprised',
      gaze: { at: 'board' },
      action: 'runs up to the board',
    },
    props: [{ ref: 'board', prop: 'blackboard', place: { along: 'end', plane: 'near' } }],
    effects: [{ effect: 'drops', at: 'cloud', towards: 'board' }],
    action: '{cloud} has washed {board} clean, and {teacher} and {hero} watch the chalk run down.',
    mustShow: ['{board} wet and streaky', '{teacher} with wet chalk', '{cloud} before it'],
  }),
  drum: lesson({
    mood: 'funny',
    hero: {
      pose: 'crouching',
      expression: 'grimacing',
      along: 'start',
      carries: null,
      gesture: 'covering-ears',
      action: 'crouches with both hands over the ears',
    },
    travellers: {
      pose: 'standing',
      expression: 'surprised',
      gaze: { at: 'cloud' },
      gesture: 'covering-ears',
      action: 'holds both ears',
    },
    isAlways: true,
    companions: {
      cloud: cloud({
        height: 'high',
        along: 'center',
        plane: 'near',
        size: 1.9,
        expression: 'calling',
        gaze: { at: 'drum' },
        action: 'has thundered and gets a fright',
      }),
      goat: classmate({
        pose: 'jumping',
        along: 'end',
        plane: 'near',
        expression: 'surprised',
        gaze: { at: 'cloud' },
        action: 'jumps off all four legs behind the drum',
      }),
    },
    props: [place('drum', 'drum', 'center')],
    effects: [
      { effect: 'burst', at: 'cloud' },
      { effect: 'sound-rings', at: 'cloud' },
      { effect: 'drops', at: 'cloud', towards: 'drum' },
    ],
    action: '{cloud} has made a clap of thunder over {drum}; {goat} and {hero} jump.',
    mustShow: ['{drum} in the middle', '{goat} startled', '{cloud} startled by herself'],
  }),
  full: shout,
  gone: emptyChair,
  // In the short book the youngest hear of the shout alone.
  leave: (world, tells) => (tells('band:2-4') ? shout : emptyChair)(world, tells),
  dry: () => ({
    setting: 'school',
    view: 0,
    place: 'class',
    mood: 'calm',
    // From close by the hero would hide the boat.
    framings: ['wide', 'medium'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'sad',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'boat' },
      gesture: 'thinking',
      action: 'stands before a dry boat, chin in hand, and does not look pleased',
    },
    companions: {
      frog: classmate({
        along: 'end',
        plane: 'near',
        size: 1.3,
        expression: 'sad',
        gaze: 'down',
        action: 'sits in a very small puddle',
      }),
    },
    travellers: {
      pose: 'standing',
      expression: 'sad',
      along: 'start',
      gaze: { at: 'boat' },
      gesture: 'hugging-self',
      action: 'stands by, both arms around the chest',
    },
    props: [
      { ref: 'desk', prop: 'table', place: { along: 'center', plane: 'near' } },
      { ref: 'boat', prop: 'paper-boat', place: { along: 'center', plane: 'near', on: 'desk' } },
    ],
    effects: [{ effect: 'puddle', at: 'frog' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} stands in a dry quiet classroom in front of {boat}, and {frog} sits in the last puddle.',
    mustShow: ['{boat} on {desk}, dry', '{frog} in a tiny puddle', 'everything very tidy'],
    mustNotShow: ['the cloud'],
  }),
  out: (_, tells) => ({
    setting: 'playground',
    place: 'yard',
    weather: 'cloudy',
    mood: 'tense',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'sad',
      along: 'center',
      plane: 'near',
      gaze: { at: 'cloud' },
      gesture: 'hand-on-heart',
      action: 'stands before her without an umbrella, a hand at the chest, and says sorry',
    },
    companions: {
      cloud: cloud({
        height: 'low',
        along: 'end',
        plane: 'near',
        size: 2.4,
        expression: 'crying',
        action: 'hangs over the swing',
      }),
    },
    travellers: tells('band:8-10')
      ? {
          pose: 'standing',
          expression: 'worried',
          gaze: { at: 'hero' },
          gesture: 'hugging-self',
          action: 'stays behind by the door',
        }
      : {
          pose: 'standing',
          expression: 'calling',
          along: 'start',
          gaze: { at: 'cloud' },
          gesture: 'pointing',
          action: 'points at the cloud',
        },
    pets: { pose: 'sitting', expression: 'worried', gaze: { at: 'cloud' }, action: 'waits a little way off' },
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
    weather: 'cloudy',
    mood: 'wonder',
    framings: ['close', 'medium'],
    hero: {
      pose: 'sitting',
      facing: 'front',
      expression: 'happy',
      along: 'center',
      plane: 'near',
      gaze: { at: 'cloud' },
      action: 'sits in pouring rain, looks up at her and lets it rain',
    },
    companions: {
      cloud: cloud({
        height: 'high',
        along: 'center',
        plane: 'near',
        size: 2,
        expression: 'crying',
        action: 'rains and rains',
      }),
    },
    travellers: {
      pose: 'sitting',
      expression: 'happy',
      gaze: 'up',
      touches: { how: 'leaning-on', with: 'hero' },
      action: 'sits in the rain, too',
    },
    pets: {
      pose: 'sitting',
      expression: 'happy',
      along: 'center-end',
      gaze: { at: 'cloud' },
      action: 'sits close by, wet to the skin',
    },
    effects: [
      { effect: 'puddle', at: 'hero' },
      { effect: 'drops', at: 'cloud', towards: 'hero' },
    ],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits on the wet ground in the pouring rain of {cloud}.',
    mustShow: ['{hero} soaked and content', '{cloud} raining hard', 'puddles growing'],
    mustNotShow: ['an umbrella'],
  }),
  rainbow: (_, tells) => ({
    setting: 'playground',
    place: 'yard',
    mood: 'wonder',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'rainbow' },
      gesture: 'arms-wide',
      action: 'stands with open arms and looks up',
    },
    companions: {
      cloud: cloud({
        height: 'high',
        along: 'center-end',
        expression: 'laughing',
        gaze: tells('band:2-4') ? { at: 'hero' } : { at: 'rainbow' },
        action: 'floats white and light and asks who made that',
      }),
      frog: classmate({ pose: 'jumping', along: 'end', expression: 'laughing', action: 'jumps into a puddle' }),
    },
    travellers: { pose: 'pointing', expression: 'laughing', gaze: { at: 'rainbow' }, action: 'points at the colours' },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'frog' }, action: 'watches the frog' },
    props: [{ ref: 'rainbow', prop: 'rainbow', place: { along: 'center-end', plane: 'far' } }],
    effects: [
      { effect: 'splash', at: 'frog' },
      { effect: 'puddle', at: 'frog' },
    ],
    focus: 'rainbow',
    calmZone: 'top',
    action: '{hero} looks up at {rainbow} beside {cloud}, who is white and light now, and {frog} jumps into a puddle.',
    mustShow: ['{rainbow}', '{cloud} white', 'a puddle'],
    mustNotShow: ['rain', 'a grey cloud'],
  }),
  sail: launch,
  /** In the short book the boat sails and sinks on one page, and who rains in the end is the hero. */
  voyage: sinking,
  sink: sinking,
  bench: (_, tells) => ({
    setting: 'playground',
    place: 'yard',
    mood: 'cozy',
    framings: ['medium', 'close'],
    hero: {
      pose: 'sitting',
      facing: 'front',
      expression: 'laughing',
      along: 'center',
      on: 'bench',
      plane: 'near',
      gaze: { at: 'cloud' },
      action: 'sits on the bench, wet to the skin, and speaks of another boat',
    },
    companions: {
      cloud: cloud({
        plane: 'near',
        height: 'ground',
        on: 'bench',
        expression: 'happy',
        along: 'center-end',
        action: 'sits in the middle of everybody',
      }),
      cat: classmate({
        pose: 'sitting',
        on: 'bench',
        along: 'end',
        plane: 'near',
        expression: tells('band:8-10') ? 'calling' : 'calm',
        action: 'sits close and pretends not to be wet',
      }),
    },
    travellers: {
      pose: 'sitting',
      facing: 'front',
      expression: 'laughing',
      on: 'bench',
      along: 'start',
      gaze: { at: 'cloud' },
      action: 'has moved over on the bench to make room',
    },
    pets: { pose: 'lying', expression: 'happy', gaze: { at: 'cloud' }, action: 'sits at the foot of the bench' },
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'happy',
      along: 'start',
      gaze: { at: 'hero' },
      carries: 'blanket',
      holds: 'before',
      action: 'brings a dry blanket',
    },
    props: [{ ref: 'bench', prop: 'bench', place: { along: 'center', plane: 'near' } }],
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
    holds: 'before',
  },
  companions: {
    cloud: cloud({
      plane: 'near',
      along: 'center-end',
      height: 'low',
      size: 1.4,
      expression: 'curious',
      action: 'looks at the boat',
    }),
  },
  focus: 'cloud',
  calmZone: 'top',
  action: '{hero} and {cloud} share the second row of a classroom; a few drops fall on the floor.',
  mustShow: ['{hero} and {cloud} side by side', 'a quiet wall above for the title'],
});
