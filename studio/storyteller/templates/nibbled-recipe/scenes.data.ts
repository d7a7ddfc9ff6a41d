/** The pictures of the nibbled recipe, beat by beat. */
import type { EffectPlacement, PropPlacement } from '#core/story/scene.ts';
import type { Effect, Prop } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft, Tells, World } from '#studio/storyteller/template.ts';

/** On the kitchen table the pot is where hands and faces are. */
const potOnTable: readonly PropPlacement[] = [
  { ref: 'table', prop: 'table', place: { along: 'center', plane: 'near' } },
  { ref: 'pot', prop: 'soup-pot', place: { along: 'center', plane: 'near', on: 'table' } },
];

/** Whose head does not reach over the pot stands beside it, with a bowl on the other side. */
const potBeside = ({ isTall }: Guest): readonly PropPlacement[] =>
  isTall
    ? [
        ...potOnTable.map((one) =>
          one.ref === 'pot' ? { ...one, place: { ...one.place, along: 'start' as const } } : one,
        ),
        { ref: 'bowl', prop: 'bowl', place: { along: 'end', plane: 'near', on: 'table' } },
      ]
    : potOnTable;

/** The pot with a row of empty bowls beyond it, and by itself, on this side of it, the one that is for nobody. */
const BOWLS = ['center-end', 'end', 'end'] as const;
const bowlsOnTable: readonly PropPlacement[] = [
  ...potOnTable,
  ...BOWLS.map(
    (along, at): PropPlacement => ({
      ref: `bowl${at + 1}`,
      prop: 'empty-bowl',
      place: { along, plane: 'near', on: 'table' },
    }),
  ),
  { ref: 'bowl', prop: 'empty-bowl', place: { along: 'start', plane: 'near', on: 'table' } },
];

/** Where others stand before it, further along: the hero comes first, then the pot. */
const potFurther = (under: Prop): readonly PropPlacement[] => [
  { ref: 'under', prop: under, place: { along: 'center-end', plane: 'near' } },
  { ref: 'pot', prop: 'soup-pot', place: { along: 'center-end', plane: 'near', on: 'under' } },
];

const recipe: PropPlacement = { ref: 'recipe', prop: 'nibbled-paper', place: { along: 'center', plane: 'near' } };

/** Out of the way of the paper, with the mouse under it. */
const potBehind: readonly PropPlacement[] = [
  { ref: 'table', prop: 'table', place: { along: 'end', plane: 'middle' } },
  { ref: 'pot', prop: 'soup-pot', place: { along: 'end', plane: 'middle', on: 'table' } },
];

/** She looks on out of the bread basket, unseen by the others, until she is found. */
const lurking = (along: Figure['along']): Figure => ({
  pose: 'standing',
  facing: 'front',
  expression: 'worried',
  along,
  plane: 'middle',
  in: 'hideout',
  size: 1.1,
  gaze: { at: 'hero' },
  action: 'peeps out of a basket, small and half hidden',
});

const hideout = (along: Figure['along']): PropPlacement => ({
  ref: 'hideout',
  prop: 'basket',
  place: { along, plane: 'middle' },
});

const STEAM: EffectPlacement = { effect: 'steam', at: 'pot' };

type Guest = {
  readonly ref: string;
  readonly gift: Prop;
  readonly brings: string;
  readonly pours: string;
  readonly height?: Figure['height'];
  readonly size?: number;
  /** Who is small stands on the table beside the pot, where everybody sees what goes in. */
  readonly isSmall?: true;
  /** So tall that the pot must be beside them there. */
  readonly isTall?: true;
  /** What is too big for a mouth or a paw is thrown, and is seen in the air. */
  readonly isBeside?: true;
  /** What is seen as it goes into the pot, and of the taste. */
  readonly poured: Effect;
  readonly tasted?: EffectPlacement;
  /** What falls into the pot, and may fly out again: it is seen in the air above it. */
  readonly flung?: Prop;
  /** The gift stays beside the pot, where one sees what was too much. */
  readonly leaves?: true;
  /** What the taste does to the hero. */
  readonly taste: Partial<Figure> & Pick<Figure, 'pose' | 'expression' | 'action'>;
  /** The same where a book plants `spark`, or tells that the hero jumped. */
  readonly sparked?: Partial<Figure> & Pick<Figure, 'action'>;
  readonly jumped?: Partial<Figure> & Pick<Figure, 'action'>;
};

const GUESTS: readonly Guest[] = [
  {
    ref: 'goat',
    gift: 'bucket',
    brings: 'a bucket full of salt',
    pours: 'tips a great heap of white salt into the pot',
    isSmall: true,
    isTall: true,
    size: 0.9,
    poured: 'flour',
    taste: {
      pose: 'standing',
      expression: 'grimacing',
      carries: 'cup',
      holds: 'mouth',
      action: 'drinks a whole cup of water with puckered lips',
    },
  },
  {
    ref: 'bee',
    gift: 'honey',
    leaves: true,
    brings: 'a jar of honey',
    pours: 'hovers over the pot while honey runs in',
    height: 'high',
    size: 1.7,
    poured: 'drops',
    taste: {
      pose: 'standing',
      expression: 'surprised',
      gesture: 'hand-over-mouth',
      action: 'holds a hand to lips that stick together',
    },
  },
  {
    ref: 'hedgehog',
    gift: 'pomegranate',
    brings: 'a round red pomegranate',
    pours: 'bursts a pomegranate over the pot',
    isSmall: true,
    size: 1.5,
    isBeside: true,
    poured: 'drops',
    taste: {
      pose: 'jumping',
      expression: 'grimacing',
      gesture: 'hugging-self',
      carries: null,
      action: 'hops with a face all screwed up from sourness',
    },
  },
  {
    ref: 'duck',
    gift: 'watering-can',
    brings: 'a watering can full of pond water',
    pours: 'pours water into the pot until it is full to the brim',
    isSmall: true,
    size: 1.1,
    poured: 'drops',
    tasted: { effect: 'ripples', at: 'pot' },
    taste: {
      pose: 'standing',
      expression: 'worried',
      holds: 'mouth',
      gaze: { at: 'pot' },
      action: 'sips and looks down into a soup as clear as a window',
    },
  },
  {
    ref: 'squirrel',
    gift: 'acorn',
    brings: 'acorns in both cheeks',
    pours: 'drops one acorn after the other into the pot',
    isSmall: true,
    size: 1.5,
    poured: 'crumbs',
    tasted: { effect: 'burst', at: 'pot', towards: 'acorn' },
    flung: 'acorn',
    taste: {
      pose: 'crouching',
      expression: 'grimacing',
      gesture: 'covering-ears',
      carries: null,
      action: 'ducks with both ears covered as an acorn cracks with a bang',
    },
    jumped: { pose: 'jumping', expression: 'surprised', action: 'jumps as an acorn cracks with a bang' },
  },
  {
    ref: 'donkey',
    gift: 'basket',
    leaves: true,
    brings: 'a basket of red peppers',
    pours: 'shakes a basket of red peppers over the pot',
    poured: 'crumbs',
    tasted: { effect: 'steam', at: 'hero' },
    taste: { pose: 'running', expression: 'calling', action: 'runs round the table with ears that let off steam' },
    sparked: {
      pose: 'standing',
      facing: 'onward',
      expression: 'blowing',
      gaze: 'ahead',
      carries: null,
      action: 'stands at the pot, red in the face, and hiccups a spark',
    },
  },
];

/** How many acorns fly out of the pot at once. */
const VOLLEY = 4;

/** The gift in the mouth or the paws of who brings it, or in the air over the pot. */
const withGift = ({ gift, isBeside }: Guest): { held?: Prop; beside: readonly PropPlacement[] } =>
  isBeside
    ? {
        beside: [{ ref: 'gift', prop: gift, place: { along: 'center', plane: 'near', on: 'pot', height: 'high' } }],
      }
    : { held: gift, beside: [] };

/** Beside the pot: on the table, in the air over it, or on the floor behind it. */
const atPot = ({ height, size, isSmall }: Guest): Pick<Figure, 'along'> & Partial<Figure> => ({
  along: 'end',
  ...(isSmall ? { on: 'table', plane: 'near' as const } : {}),
  ...(height ? { height } : {}),
  ...(size ? { size } : {}),
});

/** Whoever has hooves has been sent down from the table again. */
const afterwards = (guest: Guest): Pick<Figure, 'along'> & Partial<Figure> => {
  const { isSmall: _isSmall, size: _size, ...onFloor } = guest;
  return guest.isTall ? { ...atPot(onFloor), plane: 'near', pose: 'standing', facing: 'against' } : atPot(guest);
};

const come = (guest: Guest): SceneAuthor => {
  const { ref, brings, pours, poured, height, isBeside } = guest;
  const { held, beside } = withGift(guest);
  const draft: SceneDraft = {
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'curious',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'calling',
      along: 'start-center',
      gaze: { at: ref },
      gesture: 'stopping',
      holds: 'down',
      action: 'stands at the pot with a spoon and cries when',
    },
    travellers: {
      pose: 'standing',
      expression: 'curious',
      along: 'start',
      gesture: 'hand-over-mouth',
      gaze: { at: 'pot' },
      action: 'watches it all go in',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: ref }, action: 'looks the guest over' },
    companions: {
      [ref]: {
        pose: 'standing',
        facing: 'against',
        expression: held ? 'proud' : 'calling',
        ...atPot(guest),
        // Who flies hovers right over the pot.
        ...(height ? { along: 'center', plane: 'near' } : {}),
        gaze: { at: 'pot' },
        action: pours,
        ...(held ? { carries: held, holds: 'out' } : {}),
      },
      mouse: lurking('start'),
    },
    props: [...potBeside(guest), ...beside, hideout('start')],
    effects: [{ effect: poured, at: isBeside ? 'gift' : ref, towards: 'pot' }, STEAM],
    focus: ref,
    calmZone: 'top',
    action: `{${ref}} has come into the kitchen with ${brings} and ${pours} on the {table}.`,
    mustShow: ['{pot} steaming', `{${ref}} sure of being right`, brings, '{mouse} half hidden'],
  };
  // The second time readers of eight see how it was to be measured.
  const measured: SceneDraft = {
    ...draft,
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      gaze: { at: ref },
      holds: 'out',
      action: 'holds out a spoon to measure it, and it all goes in',
    },
  };
  return (world, tells) => (tells('band:8-10') && world.picks['second'] === ref ? measured : draft);
};

const taste = (guest: Guest): SceneAuthor => {
  const { ref, gift, leaves, taste: effect, tasted, flung, sparked, jumped } = guest;
  const draft: SceneDraft = {
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'funny',
    // Who hops is seen whole.
    framings: flung || effect.pose === 'jumping' ? ['medium', 'low-angle'] : ['close', 'medium'],
    hero: { facing: 'three-quarter', along: 'start-center', plane: 'near', gaze: 'reader', holds: 'out', ...effect },
    travellers: {
      expression: 'worried',
      pose: 'standing',
      along: 'end',
      gesture: 'stopping',
      gaze: { at: 'hero' },
      action: 'would rather not taste',
    },
    pets: { expression: 'worried', pose: 'sitting', gaze: { at: 'hero' }, action: 'sits well away from the pot' },
    companions: {
      [ref]: {
        pose: 'sitting',
        facing: 'three-quarter',
        expression: 'happy',
        gaze: { at: 'hero' },
        action: 'looks on and waits for praise',
        ...afterwards(guest),
        // Who flies still hovers over the pot.
        ...(guest.height ? { along: 'center', plane: 'near' } : {}),
        ...(flung
          ? {
              pose: 'jumping',
              expression: 'surprised',
              along: 'start',
              ...(guest.isSmall ? { on: 'under' } : {}),
              gaze: { at: flung },
              action: 'leaps with fright at its own acorn',
            }
          : {}),
      },
    },
    props: flung
      ? [
          ...potFurther('table'),
          ...Array.from(
            { length: VOLLEY },
            (_, at): PropPlacement => ({
              ref: at === 0 ? flung : `${flung}${at + 1}`,
              prop: flung,
              place: { along: 'center-end', plane: 'near', on: 'pot', height: 'high' },
            }),
          ),
        ]
      : [
          ...potBeside(guest),
          ...(leaves
            ? [{ ref: 'gift', prop: gift, place: { along: 'start', plane: 'near', on: 'table' } } as const]
            : []),
        ],
    effects: flung && tasted ? [tasted] : [STEAM, ...(tasted ? [tasted] : [])],
    focus: 'hero',
    calmZone: 'top',
    action: `{hero} has tasted the soup on the {${flung ? 'under' : 'table'}} and ${effect.action}, while {${ref}} looks on.`,
    mustShow: ['the face of {hero} after a terrible taste', '{pot}', `{${ref}} ${flung ? 'startled' : 'pleased'}`],
  };
  // The youngest hear of the mouse on these pages and look for her.
  const withMouse: SceneDraft = {
    ...draft,
    companions: {
      ...draft.companions,
      mouse: { ...lurking('start'), expression: 'calling', action: 'says that she is missing, and nobody looks' },
    },
    props: [...(draft.props ?? []), hideout('start')],
  };
  return (_world, tells) => {
    const scene = tells('band:2-4') ? withMouse : draft;
    if (jumped && tells('told:jumped')) return { ...scene, hero: { ...scene.hero, ...jumped } };
    if (!sparked || !tells('told:spark')) return scene;
    return {
      ...scene,
      framings: ['medium', 'low-angle'],
      hero: { ...scene.hero, ...sparked },
      effects: [...(scene.effects ?? []), { effect: 'sparks', at: 'hero' }],
      action: `{hero} has tasted the soup on the {table} and ${sparked.action}, while {${ref}} looks on.`,
    };
  };
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
  figure: Pick<Figure, 'facing' | 'along' | 'gaze' | 'action'> & Partial<Figure>,
): Record<string, Figure> => {
  const { ref, height } = guestOf(world, pick);
  return { [ref]: { pose: 'sitting', expression: 'happy', plane: 'middle', ...figure, ...(height ? { height } : {}) } };
};

/** The two who know better stand round the pot and shout; there is room on the table for one of them, and none for hooves. */
const quarrelling = (world: World, told: Record<'first' | 'second', Pick<Figure, 'expression' | 'action'>>) => {
  const [first, second] = [guestOf(world, 'first'), guestOf(world, 'second')];
  const onTable = [first, second].find(({ isSmall, isTall }) => isSmall && !isTall);
  const placed = (guest: Guest): Figure => {
    const { isSmall: _isSmall, ...onFloor } = guest;
    return {
      pose: 'standing',
      facing: 'against',
      gaze: { at: 'pot' },
      ...atPot(guest === onTable ? guest : onFloor),
      ...told[guest === first ? 'first' : 'second'],
    };
  };
  return { [first.ref]: placed(first), [second.ref]: placed(second) };
};

const feastSetting = ({ picks }: World): Pick<SceneDraft, 'setting' | 'place' | 'view'> =>
  picks['feast'] === 'garden'
    ? { setting: 'garden', place: 'feast', view: 0 }
    : { setting: 'village-roof', place: 'feast' };

/** What is laid out for supper: a bowl for everybody, together, and in the middle, by itself, the one that nobody sits behind. */
const supper = (prop: Prop): readonly PropPlacement[] => [
  { ref: 'bowl', prop, place: { along: 'center-end', plane: 'near' } },
  { ref: 'bowl2', prop: 'empty-bowl', place: { along: 'end', plane: 'near' } },
  { ref: 'bowl3', prop: 'empty-bowl', place: { along: 'end', plane: 'near' } },
  // Behind the bowls, so that it is before none of them.
  { ref: 'bread', prop: 'bread', place: { along: 'end', plane: 'middle' } },
  { ref: 'lamp', prop: 'lantern', place: { along: 'end', plane: 'far' } },
];

/** Why there is one bowl more than guests. The recipe says it, or it is read beside the bowls. */
const opening = (tells: Tells): Pick<Figure, 'expression' | 'gaze' | 'action'> & Partial<Figure> => ({
  carries: 'old-recipe',
  holds: 'before',
  expression: tells('band:5-7') ? 'happy' : 'curious',
  ...(tells('bowl:note')
    ? { gaze: 'down', action: 'cooks by an old yellow recipe, held in one hand' }
    : { gaze: { at: 'bowl' }, action: 'looks up from an old yellow recipe at one bowl more than there are guests' }),
});

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: (_, tells) => ({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'joyful',
    framings: ['medium', 'wide'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      along: 'start-center',
      plane: 'near',
      ...opening(tells),
    },
    travellers: {
      pose: 'standing',
      expression: 'happy',
      along: 'end',
      carries: 'spoon',
      holds: 'up',
      gaze: { at: 'bowl' },
      action: 'stands by with a spoon and wonders whose bowl that is',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'pot' }, action: 'keeps an eye on the pot' },
    adults: {
      pose: 'standing',
      facing: 'against',
      expression: 'happy',
      gaze: { at: 'hero' },
      carries: 'bread',
      holds: 'before',
      action: 'carries bread through the kitchen and smiles',
    },
    props: [...bowlsOnTable, { ref: 'basket', prop: 'basket', place: { along: 'start', plane: 'near' } }],
    effects: [STEAM],
    focus: 'bowl',
    calmZone: 'top',
    action:
      '{hero} cooks by an old yellow recipe, with a steaming {pot} on the {table} in a kitchen in evening light, a {basket} of vegetables, a row of bowls, and by itself one more {bowl} that is for nobody.',
    mustShow: ['the yellow recipe in the hand of {hero}', '{pot} steaming', '{bowl} apart from the other bowls'],
  }),
  recipe: () => ({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'cozy',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'curious',
      along: 'start-center',
      plane: 'near',
      gaze: 'down',
      carries: 'old-recipe',
      holds: 'before',
      action: 'stands at the pot and bends over the last line of the recipe',
    },
    travellers: {
      pose: 'standing',
      expression: 'happy',
      along: 'end',
      carries: 'spoon',
      holds: 'up',
      gaze: { at: 'pot' },
      action: 'stands by with a spoon at the ready',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'bread' }, action: 'watches the bread' },
    props: [
      ...potOnTable,
      { ref: 'basket', prop: 'basket', place: { along: 'end', plane: 'near' } },
      { ref: 'bread', prop: 'bread', place: { along: 'end', plane: 'near', in: 'basket' } },
    ],
    effects: [STEAM],
    focus: 'pot',
    calmZone: 'top',
    action: '{hero} reads an old recipe while the soup bubbles in {pot} on the {table}.',
    mustShow: ['{hero} reading', 'a cloud of steam over {pot}', '{bread}'],
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
    companions: { mouse: lurking('end') },
    props: [...potBehind, recipe, hideout('end')],
    effects: [STEAM, { effect: 'paper-bits', at: 'recipe' }],
    focus: 'recipe',
    calmZone: 'top',
    action: '{hero} has found a small round hole, with tooth marks, at the end of {recipe}.',
    mustShow: ['{recipe} with a hole nibbled in it', '{pot} on the {table} behind', '{mouse} half hidden'],
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
      along: 'center',
      plane: 'near',
      gaze: { at: 'pot' },
      carries: 'candle',
      holds: 'up',
      action: 'holds a candle over the steaming pot and wonders',
    },
    travellers: { pose: 'standing', expression: 'laughing', gesture: 'thinking', action: 'guesses, too' },
    companions: { mouse: lurking('start') },
    props: [...potFurther('table'), hideout('start')],
    effects: [STEAM],
    focus: 'pot',
    calmZone: 'top',
    action: '{hero} tries to guess what belongs in {pot} and holds a candle over it, on the {under}.',
    mustShow: ['a candle in the hand of {hero}', '{pot}', '{mouse} half hidden'],
  }),
  ...guestScenes,
  table: (world, tells) => ({
    ...feastSetting(world),
    mood: 'calm',
    // With one hero alone the guests would be before the bowls.
    framings: tells('together') ? ['close', 'medium', 'low-angle'] : ['medium', 'low-angle', 'wide'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'curious',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'bowl' },
      touches: { how: 'hand-on', with: 'bowl' },
      carries: null,
      action: 'kneels and sets the last of the empty bowls straight',
    },
    travellers: {
      pose: 'kneeling',
      expression: 'happy',
      along: 'start',
      carries: 'bread',
      holds: 'before',
      gaze: { at: 'bowl' },
      action: 'lays out the bread',
    },
    companions: {
      ...seated(world, 'first', {
        facing: 'three-quarter',
        along: 'end',
        expression: 'calling',
        gaze: { at: 'hero' },
        action: 'asks for supper',
      }),
      ...seated(world, 'second', {
        facing: 'against',
        along: 'end',
        gaze: { at: 'bowl' },
        action: 'sits before an empty bowl',
      }),
    },
    props: supper('empty-bowl'),
    focus: 'bowl',
    calmZone: 'top',
    action: '{hero} looks over the empty bowls for supper, with {bread} beside them, as the sun goes down.',
    mustShow: ['{bowl} and others, all empty, laid out for supper', '{bread}', 'low sun'],
  }),
  worse: (world, tells) => ({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'tense',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'pot' },
      // Held on to, the table stays where the hero is.
      touches: { how: 'hand-on', with: 'table' },
      gesture: 'stopping',
      carries: null,
      action: 'starts back from the pot as the soup boils over',
    },
    travellers: {
      pose: 'standing',
      expression: 'grimacing',
      along: 'start',
      // Nobody stands between the hero and the pot.
      plane: 'middle',
      gesture: 'hand-over-mouth',
      gaze: { at: 'pot' },
      action: 'refuses to taste it, a hand before the mouth',
    },
    pets: { pose: 'standing', facing: 'against', expression: 'grimacing', gaze: 'down', action: 'turns away from it' },
    companions: quarrelling(world, {
      first: tells('band:2-4')
        ? { expression: 'grimacing', action: 'pulls a face at the soup' }
        : { expression: 'calling', action: 'shouts what is still missing' },
      second: { expression: 'calling', action: 'shouts what is missing instead' },
    }),
    props: potOnTable,
    effects: [STEAM, { effect: 'splash', at: 'pot' }],
    focus: 'pot',
    calmZone: 'top',
    action: 'The soup boils over and runs out of {pot} over the {table}, and {hero} starts back.',
    mustShow: ['{pot} overflowing', 'soup on the table', 'the startled face of {hero}'],
  }),
  pour: () => ({
    setting: 'garden',
    place: 'garden-end',
    view: 0,
    mood: 'sad',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'carrying',
      facing: 'onward',
      // The tear is on the cheek, not in the air beside it.
      expression: 'crying',
      along: 'center',
      plane: 'near',
      gaze: 'down',
      carries: 'soup-pot',
      action: 'holds the heavy soup pot in both arms, about to pour it away',
    },
    travellers: {
      pose: 'standing',
      expression: 'calling',
      gaze: { at: 'hero' },
      touches: { how: 'hand-on', with: 'hero' },
      action: 'says wait, for the soup smells good',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'hero' }, action: 'sits just where the soup would go' },
    focus: 'hero',
    calmZone: 'top',
    action:
      '{hero} stands at the end of the garden at dusk with the soup pot in both arms and is about to pour it away.',
    mustShow: ['{hero} holding the soup pot', 'a tear', 'the first star'],
    mustNotShow: ['a table with guests'],
  }),
  turn: (_world, tells) => ({
    setting: 'garden',
    place: 'garden-end',
    view: 0,
    mood: 'wonder',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'chewing',
      along: 'center',
      plane: 'near',
      gaze: { at: 'pot' },
      ...(tells('band:2-4')
        ? { gesture: 'finger-to-lips' as const, action: 'kneels beside the pot and licks a drop off one finger' }
        : {
            carries: 'spoon' as const,
            holds: 'mouth' as const,
            action: 'kneels beside the pot with a spoon and finds that it tastes good',
          }),
    },
    travellers: {
      pose: 'kneeling',
      expression: 'curious',
      gaze: { at: 'hero' },
      gesture: 'thinking',
      action: 'waits to hear how it tastes',
    },
    pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'pot' }, action: 'licks its lips' },
    props: potFurther('tree-stump'),
    effects: [STEAM, { effect: 'leaves', at: 'pot' }],
    focus: 'pot',
    calmZone: 'top',
    action:
      '{hero} kneels in the evening grass beside {pot} on {under} and tastes, and smiles; green herbs go into the pot.',
    mustShow: ['{pot} set down', 'green herbs', 'the surprised and happy face of {hero}'],
  }),
  feast: (world, tells) => ({
    ...feastSetting(world),
    mood: 'joyful',
    framings: tells('together') ? ['close', 'medium'] : ['medium', 'low-angle'],
    hero: {
      pose: 'sitting',
      facing: 'three-quarter',
      along: 'start',
      plane: 'near',
      gaze: { at: 'bowl' },
      ...(tells('band:2-4')
        ? {
            expression: 'calling' as const,
            gesture: 'pointing' as const,
            action: 'points at the bowl with nobody behind it and cries that somebody is missing',
          }
        : {
            expression: 'surprised' as const,
            carries: 'spoon' as const,
            holds: 'before' as const,
            action: 'has stopped eating, the spoon in the air, and looks at the bowl with nobody behind it',
          }),
    },
    travellers: {
      pose: 'sitting',
      expression: 'happy',
      along: 'start',
      gaze: { at: 'bowl' },
      carries: 'spoon',
      holds: 'mouth',
      action: 'eats soup beside {hero}',
    },
    pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'bowl' }, action: 'looks at the full bowl' },
    adults: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'chewing',
      gaze: { at: 'hero' },
      carries: 'spoon',
      holds: 'mouth',
      action: 'eats soup and nods',
    },
    companions: {
      ...seated(world, 'first', {
        facing: 'three-quarter',
        along: 'end',
        gaze: { at: 'bowl' },
        action: 'looks for more',
      }),
      ...seated(world, 'second', {
        facing: 'three-quarter',
        along: 'end',
        gaze: { at: 'bowl' },
        action: 'asks whose it is',
      }),
    },
    props: supper('bowl'),
    effects: [{ effect: 'steam', at: 'bowl' }],
    focus: 'bowl',
    calmZone: 'top',
    action: '{hero} and the guests eat soup under the moon, and one {bowl} in the middle has nobody behind it.',
    mustShow: ['{bowl} full and steaming with nobody behind it', '{lamp}', '{bread}'],
  }),
  mouse: (world, tells) => ({
    ...feastSetting(world),
    mood: 'cozy',
    framings: ['medium', 'close'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'laughing',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'mouse' },
      carries: 'bowl',
      holds: 'out',
      action: 'holds the full bowl out to a very small guest',
    },
    travellers: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'mouse' },
      carries: 'bowl',
      holds: 'before',
      action: 'moves up for the mouse, a bowl in both hands',
    },
    pets: { pose: 'sitting', expression: 'surprised', gaze: { at: 'mouse' }, action: 'stares at the mouse' },
    adults: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'happy',
      // Further back: the small guest is not lost before a dress.
      plane: 'far',
      gaze: { at: 'mouse' },
      action: 'makes room at the table',
    },
    companions: {
      mouse: {
        pose: 'sitting',
        facing: 'against',
        expression: tells('band:2-4') ? 'calling' : 'worried',
        along: 'center-end',
        plane: 'near',
        size: 2.6,
        gaze: { at: 'hero' },
        carries: 'nibbled-paper',
        holds: 'out',
        action: 'sits with ink on her chin and holds out the scrap that she gives back',
      },
    },
    props: [
      // All that there is to eat is before her.
      { ref: 'bread', prop: 'bread', place: { along: 'end', plane: 'near' } },
    ],
    focus: 'mouse',
    calmZone: 'top',
    action: '{hero} bends down to {mouse}, who has come out last of all, and offers her the full bowl.',
    mustShow: [
      '{mouse} with ink on her chin',
      'a scrap of paper in her paws',
      '{bread}',
      'a full bowl for her',
      'the kind face of {hero}',
    ],
  }),
  end: () => ({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'cozy',
    framings: ['close', 'medium'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'happy',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'recipe' },
      touches: { how: 'hand-on', with: 'recipe' },
      gesture: 'writing',
      action: 'writes the missing word by lamplight',
      carries: 'pencil',
    },
    travellers: {
      pose: 'sitting',
      expression: 'sleepy',
      along: 'start',
      gaze: { at: 'mouse' },
      action: 'watches the mouse sleep',
    },
    companions: {
      mouse: {
        pose: 'sleeping',
        facing: 'front',
        expression: 'sleepy',
        along: 'center-end',
        plane: 'near',
        in: 'cup',
        size: 1.3,
        gaze: 'down',
        action: 'sleeps, round and full',
      },
    },
    props: [
      recipe,
      { ref: 'cup', prop: 'cup', place: { along: 'center-end', plane: 'near' } },
      { ref: 'lamp', prop: 'lantern', place: { along: 'end', plane: 'near' } },
    ],
    focus: 'mouse',
    calmZone: 'top',
    action: '{hero} writes on {recipe} by lamplight while {mouse} sleeps, round and full, in a {cup} beside {lamp}.',
    mustShow: ['{mouse} fast asleep', '{recipe}', '{cup}', '{lamp} alight'],
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
    action: 'stands with a spoon before a steaming pot',
    carries: 'spoon',
    holds: 'out',
  },
  // Nobody stands between the spoon and the pot.
  travellers: { pose: 'standing', expression: 'happy', along: 'end', gaze: { at: 'pot' }, action: 'is hungry already' },
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
  props: potOnTable,
  effects: [STEAM],
  focus: 'hero',
  calmZone: 'top',
  action:
    '{hero} stands with a spoon before a steaming {pot} on the {table}, and {mouse} creeps past at the edge of the picture.',
  mustShow: ['{hero} large and clear', '{pot} steaming', '{mouse} very small', 'quiet wall above for the title'],
});
