/** The pictures of the not-yet flower, beat by beat. */
import type { PropPlacement } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft, World } from '#studio/storyteller/template.ts';

const keepsakeProp = (world: World): Prop => world.picks['keepsake'] as Prop;

const keepsakeAt = (world: World, along: PropPlacement['place']['along']): PropPlacement => ({
  ref: 'keepsake',
  prop: keepsakeProp(world),
  place: { along, plane: 'near' },
});

const tent: PropPlacement = { ref: 'tent', prop: 'tent', place: { along: 'center-end', plane: 'middle' } };
const lamp: PropPlacement = { ref: 'lamp', prop: 'lamp', place: { along: 'center-end', plane: 'near' } };

const robot = (figure: Partial<Figure> & Pick<Figure, 'action'>): Figure => ({
  pose: 'standing',
  facing: 'against',
  expression: 'curious',
  along: 'center-end',
  gaze: { at: 'hero' },
  ...figure,
});

type Idea = {
  readonly framings: SceneDraft['framings'];
  readonly hero: Pick<Figure, 'pose' | 'expression' | 'action'>;
  readonly robot: Partial<Figure> & Pick<Figure, 'action'>;
  readonly props?: readonly PropPlacement[];
  readonly action: string;
  readonly mustShow: readonly string[];
};

/** An episode: the robot helps, and nothing grows. */
const idea = (told: Idea): SceneAuthor => {
  const draft: SceneDraft = {
    setting: 'space',
    place: 'hill',
    mood: 'funny',
    framings: told.framings,
    hero: { ...told.hero, facing: 'onward', along: 'start-center', gaze: { at: 'robot' } },
    companions: { robot: robot(told.robot) },
    props: told.props ?? [],
    focus: 'robot',
    calmZone: 'top',
    action: told.action,
    mustShow: [...told.mustShow, 'bare grey moon dust with nothing growing'],
    mustNotShow: ['any plant', 'anything green on the ground'],
  };
  return () => draft;
};

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  crash: () => ({
    setting: 'garden',
    place: 'garden',
    mood: 'funny',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      gaze: { at: 'robot' },
      action: 'stands among the vegetables with open mouth',
    },
    companions: {
      robot: robot({
        expression: 'surprised',
        action: 'sits up in a hole in the vegetable bed with a leaf on its head',
      }),
    },
    adults: {
      pose: 'standing',
      facing: 'onward',
      expression: 'surprised',
      gaze: { at: 'robot' },
      action: 'looks on in surprise',
    },
    props: [{ ref: 'can', prop: 'watering-can', place: { along: 'start', plane: 'near' } }],
    focus: 'robot',
    calmZone: 'top',
    action:
      '{robot} sits up in a smoking hole in a vegetable bed and {hero} stands before it in surprise, {can} in the grass.',
    mustShow: ['{robot} small, with a leaf on its head', 'a fresh hole in the vegetable bed', '{hero} surprised'],
  }),
  mission: () => ({
    setting: 'garden',
    place: 'garden',
    mood: 'curious',
    framings: ['close', 'medium'],
    hero: {
      pose: 'sitting',
      facing: 'onward',
      expression: 'curious',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'seed' },
      action: 'holds out one small seed on an open hand',
    },
    companions: {
      robot: robot({ plane: 'near', gaze: { at: 'seed' }, action: 'bends over the seed and looks for a switch' }),
    },
    props: [{ ref: 'seed', prop: 'seed', place: { along: 'center', plane: 'near', height: 'low' } }],
    focus: 'seed',
    calmZone: 'top',
    action: '{hero} holds out {seed} and {robot} bends over it.',
    mustShow: ['{seed} on the open hand of {hero}', '{robot} looking at {seed}'],
  }),
  pack: (world) => ({
    setting: 'garden',
    place: 'garden',
    mood: 'joyful',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'happy',
      along: 'center',
      gaze: { at: 'rocket' },
      action: 'waddles to the rocket in a space suit that is too big',
    },
    companions: {
      robot: robot({
        along: 'center-end',
        facing: 'onward',
        gaze: { at: 'rocket' },
        action: 'leads the way to the rocket',
      }),
    },
    props: [
      { ref: 'rocket', prop: 'rocket', place: { along: 'end', plane: 'middle' } },
      keepsakeAt(world, 'start-center'),
    ],
    focus: 'hero',
    calmZone: 'top',
    action:
      '{hero} in a big space suit follows {robot} through the garden to {rocket} in the last light, {keepsake} packed.',
    mustShow: ['{rocket} standing in the garden', '{hero} in a space suit', '{keepsake}'],
  }),
  launch: () => ({
    setting: 'space',
    place: 'stars',
    mood: 'wonder',
    framings: ['wide', 'low-angle'],
    hero: {
      pose: 'flying',
      facing: 'onward',
      expression: 'laughing',
      along: 'start-center',
      height: 'high',
      gaze: 'ahead',
      action: 'floats beside the rocket with spread arms',
      carries: null,
    },
    companions: {
      robot: robot({
        pose: 'flying',
        facing: 'onward',
        height: 'high',
        gaze: 'ahead',
        expression: 'happy',
        action: 'floats ahead and shows the way',
      }),
    },
    props: [{ ref: 'rocket', prop: 'rocket', place: { along: 'center', plane: 'middle', height: 'high' } }],
    focus: 'hero',
    calmZone: 'end',
    action: '{hero} and {robot} float among the stars beside {rocket}, the round blue earth far below.',
    mustShow: ['{rocket}', 'the earth small and blue', 'stars', '{hero} floating in a space suit'],
    mustNotShow: ['a garden close by'],
  }),
  arrive: () => ({
    setting: 'space',
    place: 'landing',
    mood: 'wonder',
    framings: ['wide', 'from-above'],
    hero: {
      pose: 'jumping',
      facing: 'onward',
      expression: 'laughing',
      along: 'start-center',
      height: 'high',
      gaze: 'ahead',
      action: 'hops very high in slow motion over grey dust',
    },
    companions: {
      robot: robot({
        pose: 'pointing',
        facing: 'onward',
        expression: 'proud',
        gaze: 'ahead',
        action: 'proudly shows its favourite rock',
      }),
    },
    props: [{ ref: 'rocket', prop: 'rocket', place: { along: 'start', plane: 'far' } }],
    focus: 'hero',
    calmZone: 'top',
    action:
      '{hero} hops high over the grey dust of a small moon while {robot} shows its favourite rock, {rocket} behind.',
    mustShow: ['a small grey moon', '{hero} high above the ground', '{robot} pointing at a rock'],
    mustNotShow: ['any plant', 'anything green on the ground'],
  }),
  plant: () => ({
    setting: 'space',
    place: 'hill',
    mood: 'calm',
    framings: ['close', 'medium'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'determined',
      along: 'start-center',
      plane: 'near',
      gaze: 'down',
      action: 'kneels and waters one spot in the dust',
      carries: 'watering-can',
    },
    companions: { robot: robot({ pose: 'crouching', gaze: 'down', action: 'stares at the watered spot' }) },
    focus: 'hero',
    calmZone: 'top',
    action:
      '{hero} kneels on a grey moon hill and waters the spot where a seed was planted while {robot} stares at it.',
    mustShow: ['a watering can', 'one dark wet spot in grey dust', '{robot} staring at the spot'],
    mustNotShow: ['any plant', 'anything green on the ground'],
  }),
  order: idea({
    framings: ['medium', 'low-angle'],
    hero: { pose: 'standing', expression: 'worried', action: 'covers both ears' },
    robot: { pose: 'pointing', expression: 'determined', gaze: 'down', action: 'shouts orders at the ground' },
    action: '{robot} stands very straight and shouts orders at the grey dust while {hero} covers both ears.',
    mustShow: ['{robot} shouting at the ground', '{hero} covering both ears'],
  }),
  dig: idea({
    framings: ['close', 'from-above'],
    hero: { pose: 'standing', expression: 'surprised', action: 'turns round and catches the robot digging' },
    robot: { pose: 'crouching', expression: 'surprised', action: 'holds up the seed it has just dug out' },
    props: [{ ref: 'seed', prop: 'seed', place: { along: 'center', plane: 'near', height: 'low' } }],
    action: '{robot} crouches by a hole and holds up {seed}, caught by {hero}.',
    mustShow: ['{robot} with {seed}', 'a small hole in the dust'],
  }),
  oil: idea({
    framings: ['medium', 'close'],
    hero: { pose: 'running', expression: 'worried', action: 'runs up with raised arms to save the seed' },
    robot: { expression: 'proud', gaze: 'down', action: 'pours golden oil onto the ground' },
    action: '{robot} proudly pours oil on the ground and {hero} runs up to stop it.',
    mustShow: ['{robot} pouring oil', 'a shiny puddle in the dust', '{hero} running'],
  }),
  drum: idea({
    framings: ['wide', 'medium'],
    hero: { pose: 'walking', expression: 'laughing', action: 'marches along behind' },
    robot: {
      pose: 'walking',
      facing: 'onward',
      expression: 'happy',
      gaze: 'ahead',
      carries: 'drum',
      action: 'marches with high knees and beats a drum',
    },
    action: '{robot} marches in a ring on the grey hill and beats a drum, and {hero} marches behind.',
    mustShow: ['{robot} with a drum', 'a ring of footprints', '{hero} marching'],
  }),
  manual: idea({
    framings: ['close', 'medium'],
    hero: { pose: 'sitting', expression: 'sleepy', action: 'sits and nearly falls asleep' },
    robot: {
      pose: 'sitting',
      expression: 'determined',
      gaze: 'down',
      carries: 'book',
      action: 'reads aloud to the ground from a thick book',
    },
    action: '{robot} sits in the dust and reads aloud to the ground from a thick book and {hero} nods off beside it.',
    mustShow: ['{robot} reading a thick book', '{hero} nearly asleep'],
  }),
  telescope: idea({
    framings: ['medium', 'low-angle'],
    hero: { pose: 'running', expression: 'curious', action: 'comes running to see' },
    robot: {
      pose: 'crouching',
      expression: 'surprised',
      gaze: { at: 'telescope' },
      action: 'looks through a telescope that points at its own foot',
    },
    props: [{ ref: 'telescope', prop: 'telescope', place: { along: 'center', plane: 'near' } }],
    action: '{robot} looks in amazement through {telescope}, which points at its own foot, and {hero} comes running.',
    mustShow: ['{telescope} pointing down', '{robot} amazed'],
  }),
  water: idea({
    framings: ['wide', 'low-angle'],
    hero: { pose: 'jumping', expression: 'laughing', action: 'leaps after a floating ball of water' },
    robot: { pose: 'reaching', expression: 'surprised', gaze: 'up', action: 'reaches for a ball of water' },
    props: [{ ref: 'can', prop: 'watering-can', place: { along: 'center', plane: 'near' } }],
    action: '{hero} leaps and {robot} reaches after round balls of water that float away from {can}.',
    mustShow: ['floating balls of water', '{hero} in mid-leap', '{can}'],
  }),
  low: () => ({
    setting: 'space',
    place: 'hill',
    mood: 'sad',
    framings: ['wide', 'from-above'],
    hero: {
      pose: 'sitting',
      facing: 'front',
      expression: 'sad',
      along: 'start-center',
      gaze: { at: 'robot' },
      action: 'sits in the dust and holds the hand of the robot',
    },
    companions: {
      robot: robot({
        pose: 'sitting',
        facing: 'front',
        expression: 'sad',
        along: 'center',
        gaze: 'down',
        action: 'sits with hanging head',
      }),
    },
    focus: 'robot',
    calmZone: 'top',
    action: '{hero} and {robot} sit side by side on the dark frozen hill, the small blue earth far above.',
    mustShow: ['{robot} with hanging head', '{hero} close beside {robot}', 'the small blue earth in a black sky'],
    mustNotShow: ['any plant', 'a lamp'],
  }),
  turn: () => ({
    setting: 'space',
    place: 'hill',
    mood: 'curious',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'reaching',
      facing: 'onward',
      expression: 'worried',
      along: 'start-center',
      gaze: { at: 'tent' },
      action: 'puts up a little tent over the frozen spot, anxious for the seed',
    },
    companions: { robot: robot({ along: 'end', gaze: { at: 'tent' }, action: 'watches with folded hands' }) },
    props: [tent, lamp],
    focus: 'tent',
    calmZone: 'top',
    action: '{hero} puts up {tent} over the planted spot with {lamp} glowing inside, and {robot} watches.',
    mustShow: ['{tent} small and glowing from inside', '{lamp} lit', '{hero} at work'],
    mustNotShow: ['any plant'],
  }),
  wait: (world) => ({
    setting: 'space',
    place: 'hill',
    mood: 'calm',
    framings: ['wide', 'low-angle'],
    hero: {
      pose: 'sitting',
      facing: 'front',
      expression: 'calm',
      along: 'start-center',
      gaze: 'up',
      action: 'leans against the tent and looks at the stars',
    },
    companions: {
      robot: robot({
        pose: 'sitting',
        facing: 'front',
        expression: 'calm',
        along: 'end',
        gaze: 'up',
        action: 'sits on its own hands and waits',
      }),
    },
    props: [tent, lamp, keepsakeAt(world, 'center')],
    focus: 'tent',
    calmZone: 'top',
    action:
      '{hero} and {robot} sit to the left and right of {tent} with {lamp} inside and {keepsake} before it, and wait under the stars.',
    mustShow: ['{tent} glowing', '{keepsake} in front of {tent}', '{hero} and {robot} sitting quietly'],
    mustNotShow: ['any plant'],
  }),
  sprout: () => ({
    setting: 'space',
    place: 'hill',
    mood: 'wonder',
    framings: ['close', 'medium'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'sprout' },
      action: 'kneels close to one green leaf',
    },
    companions: {
      robot: robot({
        pose: 'crouching',
        plane: 'near',
        along: 'end',
        expression: 'happy',
        gaze: { at: 'sprout' },
        action: 'looks at the leaf with a bright light in its chest',
      }),
    },
    props: [{ ref: 'sprout', prop: 'seed', place: { along: 'center', plane: 'near' } }, lamp],
    focus: 'sprout',
    calmZone: 'top',
    action:
      '{hero} and {robot} kneel in the glow of {lamp} before {sprout}, which has just put up its first green leaf.',
    mustShow: ['{sprout} with one small green leaf', 'warm light of {lamp}', 'the amazed faces of {hero} and {robot}'],
    mustNotShow: ['a flower in bloom'],
  }),
  goodbye: (world) => ({
    setting: 'space',
    place: 'hill',
    mood: 'sad',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'calm',
      along: 'start-center',
      gaze: { at: 'keepsake' },
      action: 'sets something dear down beside the leaf',
    },
    companions: { robot: robot({ along: 'end', expression: 'happy', action: 'stands by with one hand raised' }) },
    props: [
      keepsakeAt(world, 'center'),
      { ref: 'sprout', prop: 'seed', place: { along: 'center-end', plane: 'near' } },
      { ref: 'rocket', prop: 'rocket', place: { along: 'start', plane: 'far' } },
    ],
    focus: 'keepsake',
    calmZone: 'top',
    action: '{hero} sets {keepsake} down beside {sprout} and says goodbye to {robot}, {rocket} waiting behind.',
    mustShow: ['{keepsake} beside {sprout}', '{robot} raising a hand', '{rocket} ready to leave'],
    mustNotShow: ['a flower in bloom'],
  }),
  home: () => ({
    setting: 'bedroom',
    place: 'bedroom',
    mood: 'cozy',
    framings: ['through-window', 'close', 'medium'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'happy',
      along: 'center',
      gaze: { at: 'telescope' },
      action: 'stands at the window in pyjamas and looks through a telescope',
    },
    adults: {
      pose: 'standing',
      facing: 'onward',
      expression: 'happy',
      gaze: { at: 'hero' },
      action: 'looks on from the door',
    },
    props: [
      { ref: 'telescope', prop: 'telescope', place: { along: 'center-end', plane: 'middle' } },
      { ref: 'moon', prop: 'moon', place: { along: 'end', plane: 'far', height: 'high' } },
      { ref: 'bed', prop: 'bed', place: { along: 'start', plane: 'middle' } },
    ],
    focus: 'hero',
    calmZone: 'start',
    action:
      '{hero} stands by {bed} at the window at dawn and looks through {telescope} at {moon}, which has one green dot.',
    mustShow: ['{telescope} at the window', '{moon} with one tiny green dot', '{hero} in pyjamas'],
  }),
};

export const cover: SceneAuthor = () => ({
  setting: 'space',
  place: 'hill',
  mood: 'wonder',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'sitting',
    facing: 'front',
    expression: 'happy',
    along: 'center',
    plane: 'near',
    gaze: { at: 'robot' },
    action: 'sits on a grey moon and waits',
    carries: 'watering-can',
  },
  companions: { robot: robot({ pose: 'crouching', gaze: 'down', action: 'stares at a spot in the dust' }) },
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} in a space suit sits on a small grey moon beside {robot}, which stares at one spot in the dust.',
  mustShow: [
    '{hero} large and clear in a space suit',
    '{robot} staring at the ground',
    'quiet starry sky above for the title',
  ],
  mustNotShow: ['any plant'],
});
