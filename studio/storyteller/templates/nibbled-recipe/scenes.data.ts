/** The pictures of the nibbled recipe, beat by beat. */
import type { EffectPlacement, PropPlacement } from '#core/story/scene.ts';
import type { Effect, Prop } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft, World } from '#studio/storyteller/template.ts';

/** So large that it stands on the floor of the kitchen. */
const pot: PropPlacement = { ref: 'pot', prop: 'soup-pot', place: { along: 'center', plane: 'near' } };

const recipe: PropPlacement = { ref: 'recipe', prop: 'nibbled-paper', place: { along: 'center', plane: 'near' } };

/** Out of the way of the paper. */
const potBehind: PropPlacement = { ...pot, place: { along: 'end', plane: 'middle' } };

/** She looks on, unseen by the others, until she is found. */
const lurking = (along: Figure['along']): Figure => ({
  pose: 'sneaking',
  facing: 'front',
  expression: 'worried',
  along,
  plane: 'middle',
  size: 1.6,
  gaze: { at: 'hero' },
  action: 'peeps out, small and half hidden',
});

const STEAM: EffectPlacement = { effect: 'steam', at: 'pot' };

type Guest = {
  readonly ref: string;
  readonly gift: Prop;
  readonly brings: string;
  readonly pours: string;
  readonly height?: Figure['height'];
  /** What is seen as it goes into the pot, and of the taste. */
  readonly poured: Effect;
  readonly tasted?: Effect;
  /** What the taste does to the hero. */
  readonly taste: Pick<Figure, 'pose' | 'expression' | 'action'>;
};

const GUESTS: readonly Guest[] = [
  {
    ref: 'goat',
    gift: 'bucket',
    brings: 'a bucket full of salt',
    pours: 'tips a great heap of white salt into the pot',
    poured: 'flour',
    taste: { pose: 'reaching', expression: 'grimacing', action: 'reaches for something to drink with puckered lips' },
  },
  {
    ref: 'bee',
    gift: 'honey',
    brings: 'a jar of honey',
    pours: 'hovers over the pot while honey runs in',
    height: 'high',
    poured: 'drops',
    taste: { pose: 'standing', expression: 'chewing', action: 'stands with lips that stick together' },
  },
  {
    ref: 'hedgehog',
    gift: 'pomegranate',
    brings: 'a round red pomegranate',
    pours: 'bursts a pomegranate over the pot',
    poured: 'drops',
    taste: { pose: 'jumping', expression: 'grimacing', action: 'hops with a face all screwed up from sourness' },
  },
  {
    ref: 'duck',
    gift: 'watering-can',
    brings: 'a watering can full of pond water',
    pours: 'pours water into the pot until it is full to the brim',
    poured: 'drops',
    tasted: 'ripples',
    taste: { pose: 'standing', expression: 'curious', action: 'looks down into a soup as clear as a window' },
  },
  {
    ref: 'squirrel',
    gift: 'acorn',
    brings: 'acorns in both cheeks',
    pours: 'drops one acorn after the other into the pot',
    poured: 'crumbs',
    tasted: 'burst',
    taste: { pose: 'crouching', expression: 'surprised', action: 'ducks as an acorn flies off with a bang' },
  },
  {
    ref: 'donkey',
    gift: 'basket',
    brings: 'a basket of red peppers',
    pours: 'shakes a basket of red peppers over the pot',
    poured: 'dust',
    tasted: 'steam',
    taste: { pose: 'running', expression: 'calling', action: 'runs round the table with ears that let off steam' },
  },
];

const come = ({ ref, gift, brings, pours, poured, height }: Guest): SceneAuthor => {
  const draft: SceneDraft = {
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'curious',
    framings: ['medium', 'wide', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'curious',
      along: 'start-center',
      gaze: { at: ref },
      holds: 'out',
      action: 'stands at the pot with a spoon and looks at the guest',
    },
    travellers: { pose: 'standing', expression: 'surprised', gaze: { at: ref }, action: 'makes room for the guest' },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: ref }, action: 'looks the guest over' },
    companions: {
      [ref]: {
        pose: 'standing',
        facing: 'against',
        expression: 'proud',
        along: 'end',
        gaze: { at: 'pot' },
        action: pours,
        ...(height ? { height } : {}),
      },
      mouse: lurking('start'),
    },
    props: [pot, { ref: 'gift', prop: gift, place: { along: 'center-end', plane: 'near' } }],
    effects: [{ effect: poured, at: 'gift', towards: 'pot' }, STEAM],
    focus: ref,
    calmZone: 'top',
    action: `{${ref}} has come into the kitchen with ${brings} and ${pours}.`,
    mustShow: ['{pot} steaming', `{${ref}} sure of being right`, '{gift}', '{mouse} half hidden'],
  };
  return () => draft;
};

const taste = ({ ref, gift, taste: effect, tasted, height }: Guest): SceneAuthor => {
  const draft: SceneDraft = {
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'funny',
    framings: ['close', 'low-angle', 'medium'],
    hero: { ...effect, facing: 'front', along: 'start-center', plane: 'near', gaze: 'reader' },
    travellers: { expression: 'worried', pose: 'standing', gaze: { at: 'hero' }, action: 'would rather not taste' },
    pets: { expression: 'worried', pose: 'sitting', gaze: { at: 'hero' }, action: 'sits well away from the pot' },
    companions: {
      [ref]: {
        pose: 'sitting',
        facing: 'against',
        expression: 'happy',
        along: 'end',
        gaze: { at: 'hero' },
        action: 'looks on and waits for praise',
        ...(height ? { height } : {}),
      },
    },
    props: [pot, { ref: 'gift', prop: gift, place: { along: 'center-end', plane: 'near' } }],
    effects: [STEAM, ...(tasted ? [{ effect: tasted, at: tasted === 'steam' ? 'hero' : 'pot' }] : [])],
    focus: 'hero',
    calmZone: 'top',
    action: `{hero} has tasted the soup and ${effect.action}, while {${ref}} looks on.`,
    mustShow: ['the face of {hero} after a terrible taste', '{pot}', `{${ref}} pleased`],
  };
  return () => draft;
};

const guestScenes = Object.fromEntries(
  GUESTS.flatMap((guest) => [
    [`${guest.ref}.come`, come(guest)],
    [`${guest.ref}.taste`, taste(guest)],
  ]),
);

const guestOf = (world: World, pick: 'first' | 'second'): Guest => {
  const guest = GUESTS.find(({ ref }) => ref === world.picks[pick]);
  if (!guest) throw new RangeError(`Nobody brings anything in place of "${world.picks[pick]}"`);
  return guest;
};

const seated = (
  world: World,
  pick: 'first' | 'second',
  figure: Pick<Figure, 'facing' | 'along' | 'gaze' | 'action'>,
): Record<string, Figure> => {
  const { ref, height } = guestOf(world, pick);
  return { [ref]: { pose: 'sitting', expression: 'happy', ...figure, ...(height ? { height } : {}) } };
};

const feastSetting = ({ picks }: World): Pick<SceneDraft, 'setting' | 'place' | 'view'> =>
  picks['feast'] === 'garden'
    ? { setting: 'garden', place: 'feast', view: 0 }
    : { setting: 'village-roof', place: 'feast' };

/** The bowl that nobody sits behind stands where everybody sees it. */
const feastProps: readonly PropPlacement[] = [
  { ref: 'bowl', prop: 'cup', place: { along: 'center', plane: 'near' } },
  { ref: 'bread', prop: 'bread', place: { along: 'start', plane: 'near' } },
  { ref: 'lamp', prop: 'lantern', place: { along: 'end', plane: 'middle' } },
];

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: () => ({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'joyful',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'pot' },
      carries: 'spoon',
      holds: 'out',
      action: 'stirs the pot with a big spoon',
    },
    travellers: {
      pose: 'standing',
      expression: 'happy',
      carries: 'cup',
      holds: 'before',
      action: 'puts out one bowl after the other',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'pot' }, action: 'keeps an eye on the pot' },
    adults: {
      pose: 'standing',
      facing: 'against',
      expression: 'happy',
      gaze: { at: 'hero' },
      action: 'carries bread through the kitchen and smiles',
    },
    props: [
      pot,
      { ref: 'basket', prop: 'basket', place: { along: 'start', plane: 'near' } },
      { ref: 'bowl', prop: 'cup', place: { along: 'end', plane: 'near' } },
    ],
    effects: [STEAM],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} cooks soup in a big {pot} in a sunny kitchen, with a {basket} of vegetables.',
    mustShow: ['{pot} steaming', '{basket} with vegetables', '{hero} hard at work'],
  }),
  recipe: () => ({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'cozy',
    framings: ['medium', 'from-above'],
    hero: {
      pose: 'reading',
      facing: 'three-quarter',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      gaze: 'down',
      carries: 'letter',
      holds: 'before',
      action: 'reads the recipe line by line',
    },
    travellers: { pose: 'standing', action: 'looks on beside {hero}' },
    props: [pot, { ref: 'pumpkin', prop: 'pumpkin', place: { along: 'end', plane: 'near' } }],
    effects: [STEAM],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} reads an old recipe while the soup bubbles in {pot}.',
    mustShow: ['{hero} reading', 'steam over {pot}', 'steamed-up window'],
  }),
  hole: () => ({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'curious',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'recipe' },
      touches: { how: 'hand-on', with: 'recipe' },
      action: 'kneels by an old sheet of paper with a round hole in it',
    },
    travellers: {
      pose: 'standing',
      expression: 'surprised',
      gaze: { at: 'recipe' },
      touches: { how: 'hand-on', with: 'recipe' },
      action: 'puts a finger to the hole',
    },
    pets: { pose: 'sneaking', expression: 'curious', gaze: { at: 'recipe' }, action: 'sniffs at the hole' },
    companions: { mouse: lurking('center-end') },
    props: [potBehind, recipe],
    effects: [STEAM, { effect: 'paper-bits', at: 'recipe' }],
    focus: 'recipe',
    calmZone: 'top',
    action: '{hero} has found a small round hole, with tooth marks, at the end of {recipe}.',
    mustShow: ['{recipe} with a hole nibbled in it', '{pot} behind', '{mouse} half hidden'],
  }),
  guess: () => ({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'funny',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'curious',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'pot' },
      carries: 'boots',
      holds: 'out',
      action: 'holds a boot over the steaming pot and wonders',
    },
    companions: { mouse: lurking('start') },
    props: [pot, { ref: 'candle', prop: 'candle', place: { along: 'end', plane: 'near' } }],
    effects: [STEAM],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} tries to guess what belongs in {pot} and holds a boot over it, and a {candle} stands beside it.',
    mustShow: ['a boot in the hand of {hero}', '{candle}', '{pot}', '{mouse} half hidden'],
  }),
  ...guestScenes,
  table: (world) => ({
    ...feastSetting(world),
    mood: 'calm',
    framings: ['medium', 'low-angle', 'wide'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'worried',
      along: 'start-center',
      gaze: { at: 'bowl' },
      carries: 'cup',
      holds: 'before',
      action: 'counts the bowls',
    },
    companions: {
      ...seated(world, 'first', {
        facing: 'three-quarter',
        along: 'center-end',
        gaze: { at: 'hero' },
        action: 'waits for supper',
      }),
      ...seated(world, 'second', {
        facing: 'against',
        along: 'start',
        gaze: { at: 'bowl' },
        action: 'sits with nose on the table',
      }),
    },
    props: feastProps,
    focus: 'bowl',
    calmZone: 'top',
    action: '{hero} looks over the bowls that are laid out, with {bread} beside them, as the sun goes down.',
    mustShow: ['{bowl} laid out for supper', '{bread}', 'low sun'],
  }),
  worse: (world) => ({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'tense',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'jumping',
      facing: 'three-quarter',
      expression: 'surprised',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'pot' },
      action: 'jumps back from the pot as the soup boils over',
    },
    travellers: { pose: 'standing', expression: 'surprised', gaze: { at: 'pot' } },
    companions: {
      ...seated(world, 'first', {
        facing: 'onward',
        along: 'start',
        gaze: { at: 'pot' },
        action: 'stares at the soup',
      }),
      ...seated(world, 'second', {
        facing: 'against',
        along: 'end',
        gaze: { at: 'pot' },
        action: 'leans back from the soup',
      }),
    },
    props: [pot],
    effects: [STEAM, { effect: 'splash', at: 'pot' }],
    focus: 'pot',
    calmZone: 'top',
    action: 'The soup boils over and runs out of {pot} on all sides, and {hero} jumps back.',
    mustShow: ['{pot} overflowing', 'soup on the floor and the wall', 'the startled face of {hero}'],
  }),
  pour: () => ({
    setting: 'garden',
    place: 'garden-end',
    view: 0,
    mood: 'sad',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'carrying',
      facing: 'onward',
      expression: 'sad',
      along: 'center',
      gaze: 'down',
      action: 'carries the heavy soup pot out to pour it away',
      carries: 'soup-pot',
    },
    travellers: {
      pose: 'standing',
      expression: 'calling',
      gaze: { at: 'hero' },
      touches: { how: 'hand-on', with: 'hero' },
      action: 'holds {hero} back, for the soup smells good',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'hero' }, action: 'sits just where the soup would go' },
    props: [{ ref: 'stump', prop: 'tree-stump', place: { along: 'end', plane: 'middle' } }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} carries a big soup pot past {stump} to the end of the garden at dusk.',
    mustShow: ['{hero} carrying a soup pot', '{stump}', 'the first star'],
    mustNotShow: ['a table with guests'],
  }),
  turn: () => ({
    setting: 'garden',
    place: 'garden-end',
    view: 0,
    mood: 'wonder',
    framings: ['close', 'medium'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'chewing',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'pot' },
      action: 'kneels beside the pot with a spoon and finds that it tastes good',
      carries: 'spoon',
      holds: 'mouth',
    },
    travellers: {
      pose: 'standing',
      expression: 'curious',
      gaze: { at: 'hero' },
      action: 'waits to hear how it tastes',
    },
    pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'pot' }, action: 'licks its lips' },
    props: [
      { ref: 'pot', prop: 'soup-pot', place: { along: 'center', plane: 'near' } },
      { ref: 'stump', prop: 'tree-stump', place: { along: 'end', plane: 'middle' } },
    ],
    effects: [STEAM, { effect: 'leaves', at: 'pot' }],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} kneels in the evening grass beside {pot} and tastes, and smiles; green herbs go into the pot.',
    mustShow: ['{pot} on the grass', 'green herbs', 'the surprised and happy face of {hero}'],
  }),
  feast: (world) => ({
    ...feastSetting(world),
    mood: 'joyful',
    framings: ['medium', 'low-angle', 'close'],
    hero: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'curious',
      along: 'start-center',
      gaze: { at: 'bowl' },
      carries: 'spoon',
      holds: 'down',
      action: 'has stopped eating and looks at the bowl with nobody behind it',
    },
    travellers: {
      pose: 'sitting',
      expression: 'happy',
      gaze: { at: 'bowl' },
      carries: 'cup',
      holds: 'mouth',
      action: 'eats soup beside {hero}',
    },
    pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'bowl' }, action: 'looks at the full bowl' },
    adults: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'chewing',
      gaze: { at: 'hero' },
      action: 'eats soup and nods',
    },
    companions: {
      ...seated(world, 'first', {
        facing: 'against',
        along: 'center-end',
        gaze: { at: 'hero' },
        action: 'licks the bowl',
      }),
      ...seated(world, 'second', { facing: 'onward', along: 'start', gaze: { at: 'hero' }, action: 'asks for more' }),
    },
    props: feastProps,
    effects: [{ effect: 'steam', at: 'bowl' }],
    focus: 'bowl',
    calmZone: 'top',
    action: '{hero} and the guests eat soup under the moon, and one {bowl} in the middle has nobody behind it.',
    mustShow: ['{bowl} full and steaming with nobody behind it', '{lamp}', '{bread}'],
  }),
  mouse: (world) => ({
    ...feastSetting(world),
    mood: 'cozy',
    framings: ['close', 'medium'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'mouse' },
      touches: { how: 'hand-on', with: 'bowl' },
      action: 'pushes the full bowl over to a very small guest',
    },
    travellers: { pose: 'sitting', expression: 'happy', gaze: { at: 'mouse' }, action: 'moves up for the mouse' },
    pets: { pose: 'sitting', expression: 'surprised', gaze: { at: 'mouse' }, action: 'stares at the mouse' },
    adults: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'mouse' },
      action: 'makes room at the table',
    },
    companions: {
      mouse: {
        pose: 'standing',
        facing: 'against',
        expression: 'worried',
        along: 'center-end',
        plane: 'near',
        size: 2,
        gaze: { at: 'hero' },
        carries: 'nibbled-paper',
        holds: 'up',
        action: 'stands with ink on her chin and a scrap of paper',
      },
    },
    props: [
      { ref: 'bowl', prop: 'cup', place: { along: 'center', plane: 'near' } },
      { ref: 'lamp', prop: 'lantern', place: { along: 'end', plane: 'middle' } },
    ],
    effects: [{ effect: 'steam', at: 'bowl' }],
    focus: 'mouse',
    calmZone: 'top',
    action: '{hero} bends down to {mouse}, who has come out last of all, and offers her the full {bowl}.',
    mustShow: ['{mouse} with ink on her chin', '{bowl} for her', 'the kind face of {hero}'],
  }),
  end: () => ({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'cozy',
    framings: ['medium', 'close', 'wide'],
    hero: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'sleepy',
      along: 'start-center',
      gaze: { at: 'recipe' },
      touches: { how: 'hand-on', with: 'recipe' },
      action: 'mends the old recipe by lamplight',
      carries: 'pencil',
    },
    travellers: { pose: 'sitting', expression: 'sleepy', gaze: { at: 'mouse' }, action: 'watches the mouse sleep' },
    companions: {
      mouse: {
        pose: 'sleeping',
        facing: 'front',
        expression: 'sleepy',
        along: 'end',
        plane: 'near',
        in: 'cup',
        size: 1.3,
        gaze: 'down',
        action: 'sleeps, round and full',
      },
    },
    props: [recipe, { ref: 'cup', prop: 'cup', place: { along: 'end', plane: 'near' } }],
    focus: 'mouse',
    calmZone: 'top',
    action: '{hero} mends {recipe} by lamplight while {mouse} sleeps, round and full, in a {cup}.',
    mustShow: ['{mouse} fast asleep', '{recipe}', '{cup}'],
    mustNotShow: ['daylight'],
  }),
};

export const cover: SceneAuthor = () => ({
  setting: 'kitchen',
  place: 'kitchen',
  mood: 'funny',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'standing',
    facing: 'three-quarter',
    expression: 'curious',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'pot' },
    action: 'stands with a spoon before a huge steaming pot',
    carries: 'spoon',
  },
  companions: {
    mouse: {
      pose: 'sneaking',
      facing: 'against',
      expression: 'curious',
      along: 'end',
      plane: 'near',
      gaze: { at: 'hero' },
      action: 'creeps past with a crumb of paper',
    },
  },
  props: [pot],
  effects: [STEAM],
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} stands with a spoon before a steaming {pot}, and {mouse} creeps past at the edge of the picture.',
  mustShow: ['{hero} large and clear', '{pot} steaming', '{mouse} very small', 'quiet wall above for the title'],
});
