/** The pictures of the quiet turtle, beat by beat. */
import type { PropPlacement } from '#core/story/scene.ts';
import type { Expression, Prop } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft, World } from '#studio/storyteller/template.ts';

const sledProp = (world: World): Prop => world.picks['sled'] as Prop;

const tent: PropPlacement = { ref: 'tent', prop: 'tent', place: { along: 'end', plane: 'far' } };

/** What the grown-ups pour tea into. */
const TEA_GLASS: PropPlacement = { ref: 'glass', prop: 'tea-glass', place: { along: 'end', plane: 'middle' } };

const camel = (figure: Partial<Figure> & Pick<Figure, 'action'>): Figure => ({
  pose: 'walking',
  facing: 'onward',
  expression: 'proud',
  along: 'center-end',
  gaze: 'up',
  ...figure,
});

/** She looks back, toward the river, in every picture until somebody asks her. */
const turtle = (figure: Partial<Figure> & Pick<Figure, 'action'>): Figure => ({
  pose: 'sitting',
  facing: 'against',
  expression: 'worried',
  along: 'center-end',
  gaze: 'ahead',
  ...figure,
});

const onHump = turtle({ on: 'camel', action: 'sits on top of the camel and looks back the way they came' });

/** Side by side with what she is found beside. */
const BESIDE: Partial<Figure> = { touches: { how: 'leaning-on', with: 'nook' } };

/** Where the turtle of the first page is found, and with what around her. */
const NOOKS: Readonly<Record<string, { readonly turtle: Partial<Figure>; readonly props: readonly PropPlacement[] }>> =
  {
    tent: { turtle: {}, props: [] },
    pot: {
      turtle: { in: 'nook' },
      props: [{ ref: 'nook', prop: 'soup-pot', place: { along: 'center', plane: 'near' } }],
    },
    bucket: {
      turtle: { in: 'nook' },
      props: [{ ref: 'nook', prop: 'bucket', place: { along: 'center', plane: 'near' } }],
    },
    teapot: { turtle: BESIDE, props: [{ ref: 'nook', prop: 'teapot', place: { along: 'center-end', plane: 'near' } }] },
    hat: { turtle: {}, props: [{ ref: 'nook', prop: 'hat', place: { along: 'center', plane: 'near', on: 'turtle' } }] },
    boots: { turtle: BESIDE, props: [{ ref: 'nook', prop: 'boots', place: { along: 'center-end', plane: 'near' } }] },
    bread: { turtle: BESIDE, props: [{ ref: 'nook', prop: 'bread', place: { along: 'center-end', plane: 'near' } }] },
    rug: { turtle: { on: 'nook' }, props: [{ ref: 'nook', prop: 'rug', place: { along: 'center', plane: 'near' } }] },
  };

const sled = (world: World, place: PropPlacement['place']): PropPlacement => ({
  ref: 'sled',
  prop: sledProp(world),
  place,
});

/** A basket has them in it; on a blanket they sit low, for it is spread under them. */
const onSled = (world: World): Partial<Figure> => {
  if (sledProp(world) === 'basket') return { in: 'sled' };
  return sledProp(world) === 'blanket' ? { on: 'sled', height: 'low' } : { on: 'sled' };
};

type Mishap = {
  readonly place: string;
  /** Not the oasis: there is no water in this desert. */
  readonly view: 0 | 2;
  readonly isDownhill?: true;
  readonly mood?: SceneDraft['mood'];
  readonly weather?: SceneDraft['weather'];
  readonly framings: SceneDraft['framings'];
  readonly hero: Pick<Figure, 'pose' | 'expression' | 'action'> & Partial<Figure>;
  readonly travellers?: SceneDraft['travellers'];
  readonly pets?: SceneDraft['pets'];
  readonly focus?: string;
  readonly camel: Partial<Figure> & Pick<Figure, 'action'>;
  readonly turtle?: Partial<Figure> & Pick<Figure, 'action'>;
  readonly fox?: Figure;
  readonly props?: readonly PropPlacement[];
  readonly effects?: SceneDraft['effects'];
  readonly action: string;
  readonly mustShow: readonly string[];
};

/** An episode: the camel is sure, and wrong. */
const mishap = (told: Mishap): SceneAuthor => {
  const draft: SceneDraft = {
    setting: 'desert',
    place: told.place,
    view: told.view,
    ...(told.isDownhill ? { isDownhill: true } : {}),
    weather: told.weather ?? 'clear',
    mood: told.mood ?? 'funny',
    framings: told.framings,
    hero: { facing: 'onward', along: 'start-center', gaze: { at: 'camel' }, holds: 'down', ...told.hero },
    ...(told.travellers ? { travellers: told.travellers } : {}),
    ...(told.pets ? { pets: told.pets } : {}),
    companions: {
      camel: camel(told.camel),
      turtle: told.turtle
        ? turtle(told.turtle)
        : turtle({
            along: 'center',
            plane: 'near',
            action: 'sits in the sand and looks back the way they came',
          }),
      ...(told.fox ? { fox: told.fox } : {}),
    },
    props: told.props ?? [],
    effects: told.effects ?? [],
    focus: told.focus ?? 'camel',
    calmZone: 'top',
    action: told.action,
    mustShow: [...told.mustShow, '{turtle} looking back, away from where {camel} leads'],
    mustNotShow: ['a river', 'real water'],
  };
  return () => draft;
};

const night = (expression: Expression, action: string): Figure => ({
  pose: 'walking',
  facing: 'onward',
  expression,
  along: 'center-end',
  plane: 'near',
  gaze: 'ahead',
  action,
  carries: null,
});

/** Asked at last, she points the way they go. */
const guide = (action: string): Figure =>
  turtle({ facing: 'onward', expression: 'happy', along: 'center-end', plane: 'near', action });

/** Alone, the hero laughs behind the camel; with company they all laugh from the other side of the palm. */
const palmScene = (isTogether: boolean): SceneAuthor =>
  mishap({
    place: 'lone-palm',
    view: 2,
    weather: 'wind',
    // A palm stands over everybody: from close by it would stand in them.
    framings: ['low-angle', 'wide'],
    hero: {
      pose: 'standing',
      facing: isTogether ? 'onward' : 'against',
      expression: 'laughing',
      along: isTogether ? 'start-center' : 'end',
      plane: 'middle',
      gaze: { at: 'palm' },
      gesture: 'pointing',
      action: 'points at the palm and laughs',
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      along: 'start',
      gaze: { at: 'palm' },
      gesture: 'hand-over-mouth',
      action: 'laughs with {hero}',
    },
    focus: 'palm',
    camel: {
      pose: 'standing',
      facing: 'against',
      // He asks it, it points both ways, and he is cross: with a frown and an open mouth.
      expression: 'determined',
      along: isTogether ? 'end' : 'center',
      gaze: { at: 'palm' },
      action: 'frowns and shouts at the tree',
    },
    turtle: { on: 'camel', facing: 'onward', action: 'sits on the hump and looks back over the tail of the camel' },
    props: [{ ref: 'palm', prop: 'palm', place: { along: isTogether ? 'center' : 'start', plane: 'middle' } }],
    effects: [{ effect: 'wind', at: 'palm' }],
    action: '{camel} scolds {palm}, which bends in the wind on the ridge of a dune, and {hero} laughs.',
    mustShow: ['{palm} bending', '{camel} scolding {palm}'],
  });

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  find: (world, tells) => ({
    setting: 'desert',
    place: 'camp',
    view: 0,
    mood: 'curious',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'curious',
      along: 'start',
      gaze: { at: 'turtle' },
      gesture: 'thinking',
      action: 'crouches, a hand at the chin, and looks closely at a round stone',
    },
    companions: {
      turtle: turtle({
        along: 'center',
        plane: 'near',
        gaze: { at: 'hero' },
        // To the youngest it is a stone that speaks.
        ...(tells('band:2-4') ? { pose: 'crouching' as const } : {}),
        ...NOOKS[world.picks['nook'] ?? 'tent']?.turtle,
        action: 'sits very still like a round stone',
      }),
    },
    travellers: {
      pose: 'kneeling',
      expression: 'surprised',
      gaze: { at: 'turtle' },
      gesture: 'hand-on-heart',
      action: 'kneels down to see who it is',
    },
    pets: { pose: 'sneaking', expression: 'curious', action: 'creeps up and sniffs' },
    adults: {
      pose: 'kneeling',
      facing: 'against',
      expression: 'happy',
      along: 'end',
      gaze: { at: 'glass' },
      carries: 'teapot',
      holds: 'out',
      gesture: 'pouring',
      action: 'kneels by the tent and pours tea into a glass',
    },
    props: [
      // Who sits in its shade sits before it.
      world.picks['nook'] === 'tent' ? { ...tent, place: { along: 'center-end', plane: 'middle' } } : tent,
      ...(NOOKS[world.picks['nook'] ?? 'tent']?.props ?? []),
      ...(tells('adults') ? [TEA_GLASS] : []),
    ],
    effects: [
      ...(tells('band:2-4') ? [] : [{ effect: 'footprints' as const, at: 'turtle' }]),
      ...(tells('adults') ? [{ effect: 'drops' as const, at: 'adult', towards: 'glass' }] : []),
    ],
    focus: 'turtle',
    calmZone: 'top',
    action: '{hero} crouches in the early light beside {tent} and discovers {turtle} in the sand.',
    mustShow: ['{turtle} small and dusty', '{tent} among sand dunes', '{hero} bending down to {turtle}'],
    mustNotShow: ['water'],
  }),
  who: () => ({
    setting: 'desert',
    place: 'camp',
    view: 0,
    mood: 'calm',
    framings: ['close', 'medium'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'calm',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'turtle' },
      touches: { how: 'hand-on', with: 'turtle' },
      action: 'kneels in the sand, a hand on the turtle, and listens',
    },
    companions: {
      turtle: turtle({
        along: 'center',
        plane: 'near',
        size: 1.6,
        gaze: { at: 'hero' },
        expression: 'whispering',
        action: 'tells where she comes from',
      }),
    },
    travellers: {
      pose: 'kneeling',
      expression: 'sad',
      along: 'end',
      gaze: { at: 'turtle' },
      gesture: 'hand-on-heart',
      action: 'kneels down and listens, too',
    },
    pets: { pose: 'lying', expression: 'curious', action: 'lies nose to nose with {turtle}' },
    props: [tent],
    effects: [{ effect: 'tears', at: 'turtle' }],
    focus: 'turtle',
    calmZone: 'end',
    action: '{hero} kneels in the sand, face to face with {turtle}, and listens to her.',
    mustShow: ['{hero} and {turtle} looking at each other', 'drops of water on the shell of {turtle}'],
    mustNotShow: ['a river'],
  }),
  camel: () => ({
    setting: 'desert',
    place: 'first-dunes',
    view: 0,
    mood: 'funny',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'camel' },
      holds: 'up',
      action: 'follows the camel into the dunes in the shade of what is held overhead',
    },
    travellers: {
      pose: 'walking',
      expression: 'curious',
      along: 'start',
      gaze: { at: 'turtle' },
      action: 'looks up at {turtle}',
    },
    companions: {
      camel: camel({
        along: 'end',
        plane: 'near',
        expression: 'calling',
        action: 'strides ahead with his nose in the air and knows everything',
      }),
      turtle: onHump,
    },
    props: [{ ref: 'palm', prop: 'palm', place: { along: 'start', plane: 'far' } }],
    effects: [{ effect: 'dust', at: 'camel' }],
    focus: 'camel',
    calmZone: 'top',
    action:
      '{camel} strides ahead into the dunes with his nose in the air, {turtle} rides on his hump and {hero} follows.',
    mustShow: [
      '{camel} very proud',
      '{turtle} on the hump of {camel}, facing back',
      '{hero} behind with a shade overhead',
    ],
    mustNotShow: ['a river'],
  }),
  mirage: mishap({
    place: 'mirage',
    view: 2,
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      expression: 'laughing',
      touches: { how: 'hand-on', with: 'camel' },
      carries: null,
      action: 'takes hold of {camel} and laughs',
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      along: 'start',
      gaze: { at: 'camel' },
      gesture: 'hand-over-mouth',
      action: 'laughs behind a hand',
    },
    pets: {
      pose: 'crouching',
      expression: 'curious',
      along: 'start',
      gaze: 'down',
      action: 'digs in the sand for water',
    },
    camel: {
      pose: 'crouching',
      expression: 'surprised',
      gaze: 'ahead',
      action: 'lies flat on his stomach in dry sand, legs spread as if he swam',
    },
    turtle: {
      along: 'end',
      facing: 'onward',
      plane: 'near',
      size: 1.6,
      action: 'sits with her back to the place and has not looked at it once',
    },
    effects: [{ effect: 'dust', at: 'camel' }],
    action: '{camel} lies on his stomach in dry sand where he saw a lake, in a cloud of dust, and {hero} laughs.',
    mustShow: ['{camel} flat in the sand', 'a cloud of dust', 'no water anywhere'],
  }),
  circle: mishap({
    place: 'first-dunes',
    view: 0,
    framings: ['from-above', 'medium'],
    hero: {
      pose: 'pointing',
      expression: 'laughing',
      along: 'start',
      plane: 'near',
      action: 'points from a footprint to the feet of the camel',
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gaze: 'down',
      gesture: 'pointing',
      action: 'sets a foot beside the smallest track',
    },
    pets: { pose: 'sitting', expression: 'calm', gaze: { at: 'camel' }, action: 'sits down and looks at {camel}' },
    camel: {
      // A foot over the print, and the head right above it.
      pose: 'pointing',
      facing: 'against',
      expression: 'surprised',
      along: 'end',
      gaze: 'down',
      action: 'bends down and puts a foot into a big round footprint',
    },
    effects: [{ effect: 'footprints', at: 'camel' }],
    action: '{hero} points at a ring of big round footprints in the sand that {camel} studies with a frown.',
    mustShow: ['large round footprints in a curve', '{camel} beside them'],
  }),
  storm: mishap({
    place: 'storm-valley',
    view: 2,
    mood: 'tense',
    weather: 'wind',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'kneeling',
      expression: 'worried',
      carries: null,
      touches: { how: 'hugging', with: 'turtle' },
      gaze: { at: 'turtle' },
      along: 'center',
      plane: 'near',
      action: 'kneels with the back to the storm and hides the turtle in both arms',
    },
    travellers: {
      pose: 'crouching',
      expression: 'worried',
      along: 'end',
      gaze: { at: 'hero' },
      gesture: 'covering-eyes',
      action: 'crouches close by, both hands before the eyes',
    },
    pets: { pose: 'lying', expression: 'worried', gaze: 'down', action: 'lies flat beside {hero}' },
    camel: {
      pose: 'standing',
      along: 'start',
      expression: 'calling',
      gaze: 'up',
      action: 'stands in flying sand with open mouth',
    },
    turtle: {
      along: 'center',
      plane: 'near',
      size: 1.4,
      gaze: { at: 'hero' },
      action: 'peeps out between the arms of {hero}',
    },
    effects: [
      { effect: 'wind', at: 'camel' },
      { effect: 'dust', at: 'camel' },
    ],
    action:
      '{hero} kneels in a sandstorm and shelters {turtle} in both arms, and {camel} stands with his mouth full of sand.',
    mustShow: ['sand blowing across the picture', '{camel} with open mouth', '{hero} sheltering {turtle}'],
  }),
  fox: mishap({
    place: 'fox-hole',
    view: 0,
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'kneeling',
      expression: 'curious',
      along: 'start',
      plane: 'near',
      gaze: { at: 'fox' },
      gesture: 'cupping-ear',
      carries: null,
      action: 'kneels before a hole in the sand and tries to hear',
    },
    travellers: {
      pose: 'standing',
      expression: 'worried',
      gesture: 'covering-ears',
      gaze: { at: 'camel' },
      action: 'covers both ears',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'fox' }, action: 'looks at the ears of {fox}' },
    turtle: { on: 'camel', action: 'sits on the hump and looks back the way they came' },
    camel: {
      // His neck stretched out over everybody.
      pose: 'reaching',
      facing: 'against',
      expression: 'calling',
      along: 'end',
      gaze: { at: 'fox' },
      action: 'talks without a pause',
    },
    fox: {
      pose: 'sitting',
      facing: 'against',
      expression: 'surprised',
      along: 'center',
      plane: 'near',
      gaze: { at: 'hero' },
      action: 'looks out of a hole with enormous ears',
    },
    effects: [{ effect: 'sound-rings', at: 'camel' }],
    action:
      '{fox} looks out of a hole with enormous ears and cannot get a word in, because {camel} talks above {hero}.',
    mustShow: ['the enormous ears of {fox}', 'a round hole in the sand', '{camel} talking'],
  }),
  palm: (world, tells) => palmScene(tells('together'))(world, tells),
  dune: mishap({
    place: 'high-dune',
    view: 0,
    isDownhill: true,
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'against',
      expression: 'surprised',
      along: 'end',
      plane: 'middle',
      gesture: 'stopping',
      carries: null,
      action: 'starts aside and looks up',
    },
    travellers: {
      pose: 'standing',
      expression: 'calling',
      along: 'center-end',
      gesture: 'beckoning',
      action: 'waves {hero} out of the way',
    },
    pets: { pose: 'jumping', expression: 'surprised', action: 'jumps aside' },
    camel: {
      pose: 'jumping',
      expression: 'surprised',
      along: 'center',
      plane: 'middle',
      height: 'high',
      gaze: 'down',
      action: 'tumbles down a tall dune, legs in the air',
    },
    turtle: {
      along: 'start',
      plane: 'middle',
      size: 2.2,
      action: 'sits at the top of the dune and looks back the way they came',
    },
    effects: [{ effect: 'dust', at: 'camel' }],
    action: '{camel} tumbles head over heels down a very tall dune and {hero} looks up in surprise.',
    mustShow: ['{camel} tumbling', 'a very tall dune', 'a cloud of sand'],
  }),
  water: () => ({
    setting: 'desert',
    place: 'hot-valley',
    view: 2,
    mood: 'tense',
    framings: ['medium', 'close'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'calm',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'turtle' },
      carries: 'bottle',
      gesture: 'pouring',
      action: 'kneels and lets the last water of the bottle drip on the turtle',
    },
    travellers: {
      pose: 'sitting',
      expression: 'sad',
      gaze: { at: 'turtle' },
      gesture: 'shading-eyes',
      action: 'sits in the heat and watches',
    },
    pets: { pose: 'lying', expression: 'sleepy', gaze: 'down', action: 'lies in the shadow of {hero}' },
    companions: {
      turtle: turtle({
        along: 'center',
        plane: 'near',
        size: 1.4,
        expression: 'laughing',
        gaze: 'up',
        action: 'lifts her open mouth to the drops',
      }),
      camel: camel({
        pose: 'sitting',
        facing: 'against',
        expression: 'sad',
        along: 'end',
        plane: 'middle',
        gaze: { at: 'hero' },
        action: 'sits in the heat and stares at the bottle',
      }),
    },
    effects: [{ effect: 'drops', at: 'hero', towards: 'turtle' }],
    focus: 'turtle',
    calmZone: 'top',
    action: '{hero} kneels in the hot sand and lets the last drops of water fall into the open mouth of {turtle}.',
    mustShow: ['drops falling on {turtle}', '{hero} tired and hot', 'low golden sun'],
    mustNotShow: ['a river', 'shade'],
  }),
  lost: (world) => ({
    setting: 'desert',
    place: 'all-alike',
    view: 0,
    mood: 'sad',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'sitting',
      facing: 'against',
      expression: 'worried',
      along: 'center-end',
      plane: 'near',
      gaze: { at: 'turtle' },
      gesture: 'hugging-self',
      carries: null,
      action: 'sits in the sand, small among the dunes, and hears a small voice',
    },
    travellers: {
      pose: 'sitting',
      expression: 'sad',
      touches: { how: 'leaning-on', with: 'hero' },
      action: 'leans on {hero}',
    },
    pets: { pose: 'lying', expression: 'sad', gaze: 'down', action: 'lies down flat' },
    companions: {
      camel: camel({
        pose: 'sitting',
        facing: 'onward',
        expression: 'sad',
        along: 'start',
        plane: 'near',
        gaze: 'down',
        action: 'sits with hanging head',
      }),
      // The camel sits where she always looks.
      turtle: turtle({
        along: 'center',
        plane: 'near',
        expression: 'whispering',
        gaze: { at: 'camel' },
        action: 'looks up at the camel and says something',
      }),
    },
    // A folded blanket would hide the camel.
    props: sledProp(world) === 'blanket' ? [] : [sled(world, { along: 'end', plane: 'middle' })],
    focus: 'turtle',
    calmZone: 'top',
    action: '{hero}, {camel} and {turtle} sit lost among endless dunes that all look alike at nightfall.',
    mustShow: ['endless dunes all alike', '{camel} with hanging head', '{turtle} looking up at {camel}'],
    mustNotShow: ['a river', 'a path'],
  }),
  hush: () => ({
    setting: 'desert',
    place: 'all-alike',
    view: 0,
    mood: 'wonder',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'kneeling',
      facing: 'three-quarter',
      expression: 'curious',
      along: 'center-end',
      plane: 'near',
      gaze: { at: 'turtle' },
      gesture: 'cupping-ear',
      carries: null,
      action: 'kneels and listens with one ear close to the turtle',
    },
    travellers: {
      pose: 'standing',
      expression: 'determined',
      along: 'center',
      gaze: { at: 'camel' },
      touches: { how: 'hand-on', with: 'camel' },
      action: 'holds the mouth of {camel} shut',
    },
    pets: {
      pose: 'lying',
      expression: 'curious',
      gaze: { at: 'turtle' },
      touches: { how: 'leaning-on', with: 'camel' },
      action: 'lies on the feet of {camel}',
    },
    companions: {
      turtle: turtle({
        // Into the ear of who asked, and not out of the page.
        facing: 'three-quarter',
        along: 'start-center',
        plane: 'near',
        size: 1.7,
        gaze: { at: 'hero' },
        expression: 'whispering',
        action: 'stretches out her neck and says which way it is',
      }),
      camel: camel({
        pose: 'sitting',
        facing: 'against',
        along: 'end',
        plane: 'far',
        // Open it would be heard.
        expression: 'calm',
        gaze: { at: 'turtle' },
        action: 'keeps his mouth shut',
      }),
    },
    focus: 'turtle',
    calmZone: 'top',
    action:
      '{hero} kneels in the moonlight and listens to {turtle}, who shows the way, and {camel} keeps his mouth shut.',
    mustShow: ['{hero} listening to {turtle}', '{turtle} stretching out her neck', 'stars'],
    mustNotShow: ['a river'],
  }),
  march: () => ({
    setting: 'desert',
    place: 'star-dunes',
    view: 2,
    mood: 'wonder',
    framings: ['low-angle', 'medium'],
    hero: {
      ...night('happy', 'leads the way under the stars with the turtle in both arms'),
      along: 'end',
      touches: { how: 'hugging', with: 'turtle' },
    },
    companions: {
      turtle: { ...guide('is carried in front and points her nose ahead'), along: 'end' },
      camel: camel({
        expression: 'calm',
        along: 'start',
        plane: 'near',
        gaze: { at: 'hero' },
        action: 'walks quietly behind',
      }),
    },
    travellers: {
      pose: 'walking',
      expression: 'curious',
      along: 'center',
      gaze: { at: 'turtle' },
      gesture: 'finger-to-lips',
      action: 'walks behind, a finger on the lips',
    },
    effects: [{ effect: 'footprints', at: 'camel' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} leads over moonlit dunes with {turtle} in front, and {camel} walks quietly behind.',
    mustShow: ['{hero} walking in front', '{camel} behind {hero}', 'a sky full of stars'],
    mustNotShow: ['a river', 'daylight'],
  }),
  doubt: (world) => ({
    setting: 'desert',
    place: 'star-dunes',
    view: 2,
    weather: 'cloudy',
    mood: 'tense',
    framings: ['medium', 'close'],
    hero: {
      ...night('calm', 'sits still and waits'),
      pose: 'sitting',
      facing: 'three-quarter',
      along: 'center',
      gaze: { at: 'turtle' },
      ...(sledProp(world) === 'blanket' ? onSled(world) : {}),
    },
    travellers: {
      pose: 'sitting',
      expression: 'worried',
      gaze: { at: 'turtle' },
      gesture: 'finger-to-lips',
      action: 'sits still and waits, a finger on the lips',
    },
    pets: { pose: 'lying', expression: 'curious', gaze: { at: 'turtle' }, action: 'lies still, ears up' },
    props: [sled(world, { along: 'center', plane: 'near' })],
    companions: {
      turtle: { ...guide('lifts her nose to the wind'), pose: 'reaching', gaze: 'up', size: 1.5 },
      camel: camel({
        pose: 'sitting',
        expression: 'blowing',
        along: 'start',
        gaze: { at: 'turtle' },
        action: 'holds his breath',
      }),
    },
    focus: 'turtle',
    calmZone: 'top',
    action:
      '{hero} sits still on the dark sand and waits while {turtle} lifts her nose to the wind and {camel} holds his breath.',
    mustShow: ['clouds before the moon', '{hero} sitting and waiting', '{turtle} sniffing'],
    mustNotShow: ['a river', 'daylight'],
  }),
  slide: (world) => ({
    setting: 'desert',
    place: 'last-dune',
    view: 1,
    isDownhill: true,
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'sitting',
      facing: 'onward',
      expression: 'laughing',
      along: 'center-end',
      plane: 'near',
      ...onSled(world),
      gaze: 'ahead',
      gesture: 'cheering',
      action: 'slides down the dune at full speed with the turtle',
      carries: null,
    },
    travellers: {
      pose: 'running',
      facing: 'onward',
      along: 'start-center',
      plane: 'far',
      expression: 'laughing',
      gaze: { at: 'hero' },
      gesture: 'cheering',
      action: 'runs down after them, both arms up',
    },
    pets: {
      pose: 'running',
      along: 'end',
      facing: 'onward',
      expression: 'happy',
      gaze: 'ahead',
      action: 'runs down ahead of all',
    },
    companions: {
      turtle: {
        ...guide('screams with joy'),
        expression: 'calling',
        ...onSled(world),
      },
      camel: camel({
        pose: 'sitting',
        expression: 'surprised',
        along: 'start',
        plane: 'far',
        gaze: 'down',
        action: 'slides after them on his bottom',
      }),
    },
    props: [sled(world, { along: 'center-end', plane: 'near' })],
    effects: [
      { effect: 'dust', at: 'hero' },
      { effect: 'wind', at: 'hero' },
    ],
    focus: 'hero',
    calmZone: 'top',
    action:
      '{hero} and {turtle} slide down the last steep dune on {sled} in the first light, with {camel} sliding behind.',
    mustShow: [
      '{hero} sitting on {sled}',
      '{turtle} overjoyed',
      'flying sand',
      'a green stripe of river land far below',
    ],
  }),
  river: () => ({
    setting: 'nile',
    place: 'bank',
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      in: 'water',
      gaze: { at: 'turtle' },
      gesture: 'giving',
      action: 'stands in the river and lets the turtle go',
      carries: null,
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      along: 'start',
      gaze: { at: 'turtle' },
      gesture: 'waving',
      in: 'water',
      action: 'has come into the water with {hero} and waves to {turtle}',
    },
    pets: { pose: 'crouching', expression: 'happy', gaze: 'down', action: 'drinks from the river' },
    companions: {
      turtle: turtle({
        facing: 'onward',
        expression: 'laughing',
        along: 'center',
        plane: 'near',
        size: 1.4,
        in: 'water',
        action: 'slides into the river',
      }),
      camel: camel({
        pose: 'standing',
        facing: 'against',
        expression: 'happy',
        along: 'end',
        size: 0.85,
        in: 'water',
        gaze: 'down',
        action: 'stands in the river and drinks and drinks',
      }),
    },
    props: [{ ref: 'water', prop: 'water', place: { along: 'center', plane: 'near' } }],
    effects: [{ effect: 'splash', at: 'turtle' }],
    focus: 'turtle',
    calmZone: 'top',
    action: '{hero} stands in the shallow Nile and lets {turtle} slide into the water, and {camel} drinks.',
    mustShow: ['the wide river', '{turtle} in the water', '{camel} drinking'],
  }),
  goodbye: () => ({
    setting: 'nile',
    place: 'bank',
    mood: 'calm',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      in: 'river',
      gaze: { at: 'turtle' },
      gesture: 'cupping-ear',
      action: 'stands in the shallow water and listens',
      carries: null,
    },
    travellers: {
      pose: 'standing',
      expression: 'happy',
      gesture: 'hand-on-heart',
      along: 'start',
      in: 'river',
      gaze: { at: 'turtle' },
      action: 'stands in the river, a hand on the heart',
    },
    pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'turtle' }, action: 'sits on the bank, dripping' },
    companions: {
      turtle: turtle({
        expression: 'laughing',
        along: 'center',
        plane: 'near',
        in: 'river',
        size: 1.5,
        gaze: { at: 'hero' },
        action: 'lifts her head out of the water',
      }),
      camel: camel({
        pose: 'standing',
        facing: 'against',
        expression: 'whispering',
        gesture: 'bowing',
        along: 'end',
        plane: 'near',
        size: 0.75,
        in: 'river',
        gaze: { at: 'turtle' },
        action: 'bows in the shallow water and asks politely',
      }),
    },
    props: [{ ref: 'river', prop: 'water', place: { along: 'center', plane: 'near' } }],
    effects: [{ effect: 'ripples', at: 'turtle' }],
    focus: 'turtle',
    calmZone: 'top',
    action: '{turtle} lifts her head from {river} to say goodbye to {hero}, and {camel} bows politely.',
    mustShow: ['{turtle} with her head above the water', '{hero} listening in the shallow water', '{camel} bowing'],
  }),
  home: (_world, tells) => ({
    setting: 'desert',
    place: 'camp',
    view: 0,
    mood: 'cozy',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'calm',
      along: 'center',
      plane: 'near',
      gaze: 'up',
      gesture: 'cupping-ear',
      action: 'sits at the door of the tent at night and listens into the distance',
      carries: null,
    },
    travellers: { pose: 'sleeping', expression: 'sleepy', action: 'sleeps beside {hero}' },
    companions: {
      camel: camel({
        pose: 'sitting',
        // The youngest hear him say that he is busy listening.
        expression: tells('band:2-4') ? 'whispering' : 'sleepy',
        along: 'end',
        plane: 'near',
        gaze: 'ahead',
        action: 'rests with folded legs',
      }),
    },
    adults: {
      pose: 'standing',
      facing: 'against',
      expression: 'happy',
      gaze: { at: 'hero' },
      carries: 'tea-glass',
      holds: 'before',
      action: 'listens to the story over a glass of tea',
    },
    props: [{ ref: 'tent', prop: 'tent', place: { along: 'start-center', plane: 'middle' } }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} sits before {tent} in the moonlight and listens to the far river, {camel} resting beside.',
    mustShow: ['{tent}', '{camel} resting', '{hero} listening'],
  }),
};

export const cover: SceneAuthor = () => ({
  setting: 'desert',
  place: 'first-dunes',
  view: 0,
  mood: 'curious',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'walking',
    facing: 'front',
    expression: 'happy',
    along: 'center',
    plane: 'near',
    gaze: 'ahead',
    action: 'walks over the crest of a dune',
    carries: null,
  },
  companions: {
    camel: camel({ along: 'end', action: 'walks behind with his nose in the air' }),
    turtle: turtle({
      along: 'start-center',
      plane: 'near',
      expression: 'calm',
      action: 'looks the other way',
    }),
  },
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} walks over a dune with proud {camel} behind and {turtle} looking the other way.',
  mustShow: [
    '{hero} large and clear',
    '{camel} with his nose in the air',
    '{turtle} looking the other way',
    'quiet sky above for the title',
  ],
});
