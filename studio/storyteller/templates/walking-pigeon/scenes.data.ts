/** The pictures of the walking pigeon, beat by beat. */
import type { PropPlacement, SceneRef } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { Figure, Part, SceneAuthor, SceneDraft, Tells, World } from '#studio/storyteller/template.ts';

const prop = (
  ref: PropPlacement['prop'],
  along: PropPlacement['place']['along'],
  plane: PropPlacement['place']['plane'],
): PropPlacement => ({ ref, prop: ref, place: { along, plane } });

/** Where the letter has to go, as it is seen from far below: it stands on a house and not in the square. */
const TOWER: readonly PropPlacement[] = [
  { ref: 'tower', prop: 'pigeon-tower', place: { along: 'end', plane: 'far', height: 'low' } },
];

/** From farther off it is as small as a thimble, between two chimneys. */
const FAR_TOWER: PropPlacement = {
  ref: 'tower',
  prop: 'pigeon-tower',
  place: { along: 'end', plane: 'far', height: 'high' },
};

/** The one who wrote the letter and the one it is for. */
const senderOf = (world: World): SceneRef => world.picks['sender'] ?? 'donkey';
const receiverOf = (world: World): SceneRef => world.picks['receiver'] ?? 'hen';
const snackOf = (world: World): Prop => (world.picks['snack'] ?? 'bread') as Prop;

/** The pigeon beside the hero, on foot. */
const onFoot = (over: Partial<Figure> = {}): Figure => ({
  pose: 'walking',
  facing: 'onward',
  expression: 'proud',
  along: 'center-end',
  plane: 'near',
  gaze: 'ahead',
  action: 'walks on two pink feet with folded wings',
  ...over,
});

/**
 * In trouble he is told to fly and has an excuse; in the middle band a wing opens by itself each time, from the third
 * trouble on both of them.
 */
const inTrouble = (
  trouble: string,
  world: World,
  tells: Tells,
): Pick<Figure, 'expression' | 'action'> & Partial<Figure> => {
  if (!tells('band:5-7'))
    return { expression: 'calling', gaze: { at: 'hero' }, action: 'says why he cannot fly today' };
  const areBoth = world.episodes.indexOf(trouble) > 1;
  return {
    facing: 'front',
    gesture: areBoth ? 'arms-wide' : 'waving',
    expression: 'surprised',
    action: areBoth
      ? 'is startled, for both his wings have opened by themselves'
      : 'is startled, for a wing of his has opened by itself',
  };
};

/** Who tells him to fly says it aloud. */
const says = (tells: Tells, otherwise: Figure['expression']): Figure['expression'] =>
  tells('band:5-7') ? otherwise : 'calling';

/** The little ones hear him sing on the march. */
const SINGING: Pick<Figure, 'expression' | 'action'> = {
  expression: 'singing',
  action: 'marches on two pink feet and sings',
};

/** The one who wrote the letter stands in the lane from the first page on, and nobody asks. */
const writer = (over: Partial<Figure> = {}): Figure => ({
  pose: 'standing',
  facing: 'against',
  expression: 'calm',
  along: 'end',
  plane: 'middle',
  gaze: 'up',
  action: 'stands quietly by a door and looks up at the roofs',
  ...over,
});

/** The little ones are told at once what he longs for. */
const longing = (world: World, tells: Tells): Partial<Figure> => {
  if (!tells('band:2-4')) return {};
  if (world.picks['letter'] === 'song')
    return { expression: 'singing', action: 'stands by a door and sings to the roofs' };
  return world.picks['letter'] === 'lamp' ? { expression: 'worried' } : {};
};

type Meeting = {
  readonly setting: SceneDraft['setting'];
  readonly place: string;
  readonly view?: SceneDraft['view'];
  readonly isNarrow?: true;
  readonly ref: SceneRef;
  readonly framings: SceneDraft['framings'];
  readonly mood: SceneDraft['mood'];
  readonly hero: Pick<Figure, 'pose' | 'expression' | 'action'> & Partial<Figure>;
  readonly pigeon: Partial<Figure>;
  readonly other: Partial<Figure> & Pick<Figure, 'action'>;
  readonly travellers?: Part;
  readonly pets?: Part;
  readonly props?: readonly PropPlacement[];
  readonly effects?: SceneDraft['effects'];
  readonly action: string;
  readonly mustShow: readonly string[];
};

/** Somebody of the city stands in the way of the post, or out of it. */
const meeting =
  (make: (world: World, tells: Tells) => Meeting): SceneAuthor =>
  (world, tells) => {
    const {
      view,
      isNarrow,
      ref,
      hero,
      pigeon,
      other,
      travellers,
      pets,
      props = [],
      effects = [],
      ...made
    } = make(world, tells);
    return {
      setting: made.setting,
      place: made.place,
      ...(view === undefined ? {} : { view }),
      ...(isNarrow ? { isNarrow } : {}),
      mood: made.mood,
      framings: made.framings,
      hero: { facing: 'onward', along: 'start-center', plane: 'near', gaze: { at: ref }, ...hero },
      companions: {
        pigeon: onFoot({ pose: 'standing', along: 'center', gaze: { at: ref }, ...pigeon }),
        [ref]: {
          pose: 'standing',
          facing: 'against',
          expression: 'calm',
          along: 'center-end',
          plane: 'middle',
          gaze: { at: 'hero' },
          ...other,
        },
      },
      ...(travellers ? { travellers } : {}),
      ...(pets ? { pets } : {}),
      props,
      effects,
      focus: ref,
      calmZone: 'top',
      action: made.action,
      mustShow: made.mustShow,
      mustNotShow: ['{pigeon} flying'],
    };
  };

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: (world, tells) => ({
    setting: 'old-cairo',
    place: 'lane',
    view: 0,
    mood: 'calm',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'chewing',
      along: 'start-center',
      plane: 'near',
      gaze: { at: senderOf(world) },
      carries: snackOf(world),
      holds: 'before',
      action: 'sits on a doorstep in the lane and eats',
    },
    travellers: {
      pose: 'sitting',
      expression: 'calm',
      along: 'start',
      gaze: { at: senderOf(world) },
      gesture: 'thinking',
      action: 'sits on the step, chin in hand, and waits for something to happen',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'hero' }, action: 'looks at the crumbs' },
    adults: {
      pose: 'waving',
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'hero' },
      action: 'waves from the doorway',
    },
    companions: { [senderOf(world)]: writer(longing(world, tells)) },
    props: [
      { ref: 'door', prop: 'door', place: { along: 'start', plane: 'middle' } },
      ...(world.picks['letter'] === 'melon' ? [prop('watermelon', 'center-end', 'near')] : []),
    ],
    effects: [
      { effect: 'crumbs', at: 'hero' },
      ...(longing(world, tells).expression === 'singing' ? [{ effect: 'notes', at: senderOf(world) } as const] : []),
    ],
    focus: 'hero',
    calmZone: 'top',
    action: `{hero} sits on a doorstep in an old Cairo lane; next door {${senderOf(world)}} looks up at the roofs.`,
    mustShow: ['{hero} on a doorstep', `{${senderOf(world)}} looking up`, 'a narrow sunny lane with old houses'],
  }),
  pigeon: (world) => ({
    setting: 'old-cairo',
    place: 'lane',
    view: 0,
    mood: 'funny',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'pigeon' },
      action: 'bends down to a pigeon in the middle of the lane',
    },
    // Lower than the hero and behind, so that the post has the lane to himself.
    travellers: {
      pose: 'kneeling',
      expression: 'curious',
      along: 'start',
      gaze: { at: 'pigeon' },
      gesture: 'beckoning',
      action: 'kneels and holds out a hand',
    },
    pets: { pose: 'standing', expression: 'curious', gaze: { at: 'pigeon' }, action: 'sniffs at the pigeon' },
    companions: {
      pigeon: onFoot({
        facing: 'against',
        along: 'center',
        size: 2.6,
        gaze: { at: 'hero' },
        carries: 'envelope',
        action: 'comes walking round the corner with a letter',
      }),
      // Whoever wrote the letter looks hard at a wall.
      [senderOf(world)]: writer({
        plane: 'far',
        facing: 'onward',
        expression: 'whispering',
        gaze: 'ahead',
        action: 'turns away from the letter and looks hard at a wall',
      }),
    },
    effects: [{ effect: 'footprints', at: 'pigeon' }],
    focus: 'pigeon',
    calmZone: 'top',
    action: '{pigeon} comes walking down the lane on foot with a letter, and {hero} bends down to him.',
    mustShow: [
      '{pigeon} on foot with a letter',
      'the surprised face of {hero}',
      `{${senderOf(world)}} in the background, turned away`,
    ],
    mustNotShow: ['{pigeon} flying'],
  }),
  set: (_, tells) => ({
    setting: 'old-cairo',
    place: 'arches',
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'happy',
      along: 'center',
      plane: 'near',
      gaze: { at: 'pigeon' },
      holds: 'before',
      action: 'walks behind the pigeon and carries the letter flat in both hands',
    },
    companions: { pigeon: onFoot({ along: 'end', size: 1.6, ...(tells('band:2-4') ? SINGING : {}) }) },
    effects: tells('band:2-4') ? [{ effect: 'notes', at: 'pigeon' }] : [],
    travellers: {
      pose: 'walking',
      expression: 'calm',
      along: 'start',
      gaze: { at: 'pigeon' },
      action: 'walks last and watches over the letter',
    },
    pets: { pose: 'walking', expression: 'curious', gaze: 'down', action: 'trots along and sniffs at the corner' },
    props: [prop('sign-post', 'end', 'far')],
    focus: 'pigeon',
    calmZone: 'top',
    action: '{pigeon} marches ahead through the old lanes and {hero} follows with the letter.',
    mustShow: ['{hero} holding a letter', '{pigeon} walking in front', 'arches and wooden balconies'],
    mustNotShow: ['{pigeon} flying'],
  }),
  'goat.met': meeting((world, tells) => ({
    setting: 'old-cairo',
    place: 'goat-door',
    ref: 'goat',
    framings: ['medium', 'low-angle'],
    mood: 'tense',
    hero: {
      pose: 'reaching',
      expression: says(tells, 'worried'),
      holds: 'up',
      action: 'holds the letter up high out of reach',
    },
    pigeon: { along: 'start', ...inTrouble('goat', world, tells) },
    other: {
      plane: 'near',
      pose: 'reaching',
      gesture: 'catching',
      along: 'center',
      size: 1.25,
      expression: 'chewing',
      gaze: { at: 'hero' },
      action: 'stands up on her hind legs and bites at the letter',
    },
    travellers: {
      pose: 'standing',
      expression: 'calling',
      gaze: { at: 'goat' },
      gesture: 'stopping',
      action: 'puts up a palm to stop the goat',
    },
    pets: { pose: 'standing', expression: 'determined', gaze: { at: 'goat' }, action: 'stares at the goat' },
    action: '{goat} stands up on her hind legs to eat the letter, which {hero} holds up high.',
    mustShow: ['{goat} with her nose at the letter', '{hero} holding the letter up', '{pigeon} alarmed'],
  })),
  'goat.past': meeting((world) => ({
    setting: 'old-cairo',
    place: 'goat-door',
    ref: 'goat',
    framings: ['medium', 'low-angle'],
    mood: 'joyful',
    hero: {
      pose: 'kneeling',
      expression: 'laughing',
      carries: snackOf(world),
      holds: 'out',
      action: 'holds out something better to the goat',
    },
    // While she eats he tiptoes past behind her.
    pigeon: {
      pose: 'sneaking',
      along: 'end',
      size: 1.9,
      expression: 'determined',
      carries: 'envelope',
      gaze: 'ahead',
      action: 'tiptoes past with the letter safe in his beak',
    },
    other: {
      plane: 'near',
      along: 'center',
      expression: 'chewing',
      gaze: { at: 'hero' },
      action: 'eats out of the hand',
    },
    travellers: {
      pose: 'kneeling',
      expression: 'whispering',
      along: 'start',
      gaze: { at: 'pigeon' },
      touches: { how: 'hand-on', with: 'hero' },
      gesture: 'finger-to-lips',
      action: 'looks after the pigeon from behind {hero}, a finger at the lips',
    },
    pets: {
      pose: 'sitting',
      expression: 'proud',
      gaze: { at: 'goat' },
      action: 'sits between the goat and the letter and keeps it safe',
    },
    // What she has eaten for afters.
    props: [prop('bitten-leaves', 'center-end', 'far')],
    action: '{goat} eats out of the hand of {hero}, and {pigeon} tiptoes past with the letter.',
    mustShow: ['{goat} eating from the hand of {hero}', '{pigeon} with the letter safe', '{bitten-leaves}'],
  })),
  'cat.met': meeting((world, tells) => ({
    setting: 'old-cairo',
    place: 'narrow',
    view: 0,
    isNarrow: true,
    ref: 'cat',
    framings: ['medium', 'low-angle'],
    mood: 'tense',
    hero: {
      pose: 'standing',
      expression: says(tells, 'worried'),
      holds: 'close',
      action: 'hugs the letter and stops short',
    },
    // Small before what bars the way, and face to face with it.
    pigeon: { ...inTrouble('cat', world, tells), along: 'center', size: 1.3 },
    other: {
      pose: 'lying',
      size: 2.6,
      along: 'center-end',
      expression: 'proud',
      plane: 'near',
      action: 'lies across the lane from wall to wall',
    },
    travellers: {
      pose: 'standing',
      expression: 'whispering',
      along: 'start',
      gaze: { at: 'cat' },
      // Behind the hero and not in the way.
      ...(tells('band:2-4')
        ? { gesture: 'hand-over-mouth' as const }
        : { touches: { how: 'hand-on' as const, with: 'hero' } }),
      action: 'stops behind {hero}',
    },
    pets: {
      pose: 'sitting',
      expression: 'worried',
      along: 'start',
      gaze: { at: 'cat' },
      action: 'sits down behind {hero}',
    },
    action: '{cat} lies right across the narrow lane, and {pigeon} stops before it with {hero}.',
    mustShow: ['{cat} blocking the lane', '{pigeon} before {cat}', 'a very narrow lane'],
  })),
  'cat.past': meeting((_, tells) => ({
    setting: 'old-cairo',
    place: 'narrow',
    view: 0,
    isNarrow: true,
    ref: 'cat',
    framings: ['medium', 'low-angle'],
    mood: 'cozy',
    hero: {
      pose: 'kneeling',
      expression: 'happy',
      carries: null,
      touches: { how: 'hand-on', with: 'cat' },
      action: 'strokes the cat under the chin',
    },
    pigeon: {
      pose: 'sneaking',
      along: 'end',
      plane: 'middle',
      size: 2,
      gaze: 'ahead',
      expression: 'determined',
      carries: 'envelope',
      action: 'tiptoes past the cat with the letter',
    },
    other: {
      pose: 'lying',
      size: 1.9,
      along: 'center',
      expression: 'happy',
      plane: 'near',
      gaze: { at: 'hero' },
      action: 'purrs with her chin up',
    },
    travellers: {
      pose: 'kneeling',
      expression: 'whispering',
      gaze: { at: 'cat' },
      touches: { how: 'hand-on', with: 'cat' },
      action: tells('band:2-4') ? 'kneels by the cat and holds her tail' : 'kneels by the cat and strokes her, too',
    },
    pets: { pose: 'lying', expression: 'determined', gaze: { at: 'cat' }, action: 'lies nose to nose with the cat' },
    effects: [{ effect: 'hearts', at: 'cat' }],
    action: '{hero} kneels and strokes {cat}, while {pigeon} tiptoes past with the letter.',
    mustShow: ['{hero} stroking {cat}', '{pigeon} on tiptoe', '{cat} purring'],
  })),
  'monkey.met': meeting((world, tells) => ({
    setting: 'market',
    place: 'stall',
    ref: 'monkey',
    framings: ['medium', 'low-angle'],
    mood: 'tense',
    hero: {
      pose: 'standing',
      along: 'start',
      expression: says(tells, 'surprised'),
      carries: null,
      gesture: 'pointing',
      action: 'points at the monkey with empty hands',
    },
    pigeon: { along: 'start-center', ...inTrouble('monkey', world, tells) },
    other: {
      pose: 'sitting',
      plane: 'near',
      expression: 'laughing',
      on: 'table',
      carries: 'envelope',
      holds: 'up',
      action: 'sits on his stall and holds up the letter',
    },
    travellers: {
      pose: 'standing',
      expression: 'worried',
      along: 'end',
      gaze: { at: 'monkey' },
      gesture: 'hand-over-mouth',
      action: 'looks at the thief, a hand over the mouth',
    },
    pets: { pose: 'standing', expression: 'determined', gaze: { at: 'monkey' }, action: 'looks up at the stall' },
    props: [prop('table', 'center-end', 'near')],
    action: '{monkey} sits on {table} with the letter in his hand and offers it for sale.',
    mustShow: ['{monkey} holding the letter', '{hero} with empty hands', 'a stall full of things'],
  })),
  'monkey.past': meeting((_, tells) => ({
    setting: 'market',
    place: 'stall',
    ref: 'monkey',
    framings: ['medium', 'low-angle'],
    mood: 'joyful',
    // The show is what the letter is given back for.
    hero: {
      pose: 'standing',
      carries: null,
      gesture: 'shrugging',
      expression: tells('band:2-4') ? 'grimacing' : 'singing',
      action: tells('band:2-4')
        ? 'pulls a face at the monkey, both elbows out'
        : 'plays the monkey at his trade, with elbows out and eyebrows up',
    },
    pigeon: { along: 'center', expression: 'proud', gaze: { at: 'hero' }, action: 'looks on, chest out' },
    other: {
      pose: 'sitting',
      plane: 'near',
      on: 'table',
      expression: 'laughing',
      carries: 'envelope',
      holds: 'out',
      action: 'laughs and holds out the letter to {hero}',
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      along: 'start',
      gaze: { at: 'hero' },
      gesture: 'clapping',
      action: 'laughs and claps',
    },
    pets: {
      pose: 'sitting',
      expression: 'happy',
      along: 'end',
      gaze: { at: 'monkey' },
      action: 'sits at the stall and looks up at the letter',
    },
    props: [prop('table', 'center-end', 'near')],
    action: '{hero} plays {monkey} at his trade, who laughs on {table} and gives the letter back.',
    mustShow: ['{hero} with elbows out', '{monkey} laughing and giving the letter back', 'a stall full of things'],
  })),
  'owl.met': meeting((world, tells) => ({
    setting: 'old-cairo',
    place: 'basket-house',
    view: 0,
    ref: 'owl',
    framings: ['low-angle', 'medium'],
    mood: 'tense',
    hero: {
      pose: 'pointing',
      along: 'start',
      gaze: { at: 'pigeon' },
      expression: says(tells, 'surprised'),
      holds: 'down',
      action: 'points at the basket that goes up',
    },
    pigeon: {
      along: 'center',
      height: 'high',
      in: 'basket',
      ...(tells('band:5-7')
        ? inTrouble('owl', world, tells)
        : { pose: 'sitting', expression: 'calling', action: 'calls out of a basket that goes up' }),
      gaze: { at: 'hero' },
    },
    other: {
      pose: 'sitting',
      along: 'end',
      plane: 'middle',
      on: 'sill',
      gaze: { at: 'pigeon' },
      expression: 'curious',
      action: 'pulls on a rope from a high window',
    },
    travellers: {
      pose: 'standing',
      expression: 'calling',
      gaze: { at: 'pigeon' },
      gesture: 'calling-out',
      action: 'calls after the basket, hands at the mouth',
    },
    pets: { pose: 'jumping', expression: 'surprised', gaze: { at: 'pigeon' }, action: 'jumps after the basket' },
    props: [
      { ref: 'basket', prop: 'basket', place: { along: 'center', plane: 'near', height: 'high' } },
      { ref: 'sill', prop: 'window', place: { along: 'end', plane: 'middle', height: 'high' } },
    ],
    action: '{pigeon} has sat down in {basket}, and {owl} high above begins to pull it up; {hero} points at him.',
    mustShow: ['{pigeon} in {basket} off the ground', '{owl} at a high window', '{hero} pointing up'],
  })),
  'owl.past': meeting(() => ({
    setting: 'old-cairo',
    place: 'basket-house',
    view: 0,
    ref: 'owl',
    framings: ['medium', 'low-angle'],
    mood: 'joyful',
    hero: {
      pose: 'kneeling',
      gaze: { at: 'pigeon' },
      expression: 'laughing',
      touches: { how: 'hand-on', with: 'basket' },
      carries: null,
      action: 'steadies the basket',
    },
    pigeon: {
      along: 'center',
      in: 'basket',
      expression: 'worried',
      gaze: { at: 'hero' },
      carries: 'envelope',
      action: 'is down on the ground again in the basket',
    },
    other: {
      pose: 'sitting',
      along: 'end',
      on: 'sill',
      expression: 'happy',
      gaze: { at: 'pigeon' },
      action: 'looks down from a high window',
    },
    travellers: {
      pose: 'kneeling',
      expression: 'laughing',
      gaze: { at: 'pigeon' },
      touches: { how: 'hand-on', with: 'basket' },
      action: 'holds the basket still',
    },
    pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'pigeon' }, action: 'sits down so that it stays' },
    props: [
      prop('basket', 'center', 'near'),
      prop('bread', 'center-end', 'near'),
      { ref: 'sill', prop: 'window', place: { along: 'end', plane: 'middle', height: 'high' } },
    ],
    effects: [{ effect: 'feathers', at: 'pigeon' }],
    action: '{pigeon} is back on the ground in {basket}, {hero} steadies it, and {owl} looks on from her window.',
    mustShow: ['{pigeon} on the ground again', '{basket}', '{bread} for {owl}', '{owl} high above'],
  })),
  'hoopoe.met': meeting((world, tells) => {
    // In the middle band the letter slips out of a dizzy hand, over the water.
    const slips = tells('band:5-7');
    return {
      setting: 'old-cairo',
      place: 'fountain',
      view: 1,
      ref: 'hoopoe',
      framings: ['medium', 'low-angle'],
      mood: slips ? 'tense' : 'funny',
      hero: {
        facing: 'against',
        along: 'end',
        ...(slips
          ? {
              pose: 'reaching',
              expression: 'surprised',
              gaze: { at: 'envelope' },
              gesture: 'catching',
              carries: null,
              action: 'reaches after the letter that slipped out of a dizzy hand',
            }
          : {
              pose: 'standing',
              expression: 'grimacing',
              holds: 'close',
              gesture: 'scratching-head',
              action: 'is dizzy',
            }),
      },
      pigeon: { along: slips ? 'center-end' : 'start-center', size: 1.3, ...inTrouble('hoopoe', world, tells) },
      other: {
        pose: 'standing',
        facing: 'front',
        plane: 'near',
        on: 'fountain',
        expression: 'calling',
        gesture: 'arms-wide',
        gaze: { at: 'hero' },
        action: 'points to the left and to the right at once with both wings and calls',
      },
      travellers: {
        pose: 'standing',
        expression: slips ? 'surprised' : 'curious',
        along: 'end',
        gaze: { at: slips ? 'envelope' : 'hoopoe' },
        gesture: slips ? 'hand-over-mouth' : 'shrugging',
        action: slips ? 'sees the letter fall, a hand over the mouth' : 'shrugs with both hands',
      },
      pets: {
        pose: 'standing',
        expression: 'surprised',
        along: 'start',
        gaze: { at: slips ? 'envelope' : 'hoopoe' },
        action: 'stares',
      },
      props: [
        prop('fountain', 'center', 'near'),
        ...(slips
          ? [
              {
                ref: 'envelope',
                prop: 'envelope',
                place: { along: 'center-end', plane: 'near', on: 'fountain', height: 'low' },
              } as const,
            ]
          : []),
      ],
      action: slips
        ? 'The letter slips out of the hand of dizzy {hero} over {fountain}; {hoopoe} points in all directions and {pigeon} is startled.'
        : '{hoopoe} sits by {fountain} and points in all directions while {hero} and {pigeon} get dizzy.',
      mustShow: [
        '{hoopoe} pointing',
        '{fountain}',
        slips ? '{envelope} falling over the water' : '{hero} and {pigeon} confused',
      ],
    };
  }),
  'hoopoe.past': meeting((_, tells) => ({
    setting: 'old-cairo',
    place: 'fountain',
    view: 1,
    ref: 'hoopoe',
    framings: ['medium', 'wide'],
    mood: 'joyful',
    hero: {
      pose: 'pointing',
      along: 'center',
      on: 'fountain',
      gaze: { at: 'tower' },
      expression: 'calling',
      holds: 'close',
      action: 'stands on the rim of the fountain and points over the roofs',
    },
    pigeon: {
      along: 'start-center',
      gaze: { at: 'tower' },
      expression: 'happy',
      action: 'looks up along the arm of {hero}',
    },
    other: {
      ...(tells('band:2-4')
        ? { facing: 'front', gesture: 'arms-wide', gaze: 'reader' }
        : { facing: 'against', gaze: { at: 'hero' } }),
      along: 'end',
      plane: 'near',
      expression: 'calling',
      action: tells('band:2-4')
        ? 'points to the left and to the right at once with both wings'
        : 'calls that this is what he meant',
    },
    travellers: {
      pose: 'standing',
      expression: 'happy',
      along: 'start',
      facing: 'onward',
      gaze: { at: 'hero' },
      gesture: 'catching',
      action: 'has both hands at the back of {hero}, so that nobody falls in',
    },
    pets: { pose: 'running', expression: 'happy', gaze: 'ahead', action: 'is off in that direction already' },
    props: [prop('fountain', 'center', 'near'), FAR_TOWER],
    action: '{hero} stands on {fountain} and points to {tower} over the roofs, and {pigeon} and {hoopoe} look.',
    mustShow: ['{hero} pointing up', '{tower}', '{pigeon} looking up', '{fountain}'],
  })),
  market: (_, tells) => ({
    setting: 'market',
    place: 'bazaar',
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'sneaking',
      facing: 'onward',
      expression: 'happy',
      along: tells('together') ? 'center' : 'start-center',
      plane: 'near',
      gaze: { at: 'pigeon' },
      holds: 'close',
      action: 'squeezes through the market behind the pigeon, the letter hugged close',
    },
    companions: {
      pigeon: onFoot({ along: 'end', plane: 'middle', size: 2, action: 'marches under the tables' }),
    },
    travellers: {
      pose: 'sneaking',
      expression: 'curious',
      along: 'start',
      gaze: { at: 'pigeon' },
      action: 'squeezes through behind {hero}',
    },
    props: [
      { ref: 'shoppers', prop: 'shoppers', place: { along: 'center', plane: 'far' } },
      prop('table', 'end', 'near'),
      { ref: 'watermelon', prop: 'watermelon', place: { along: 'end', plane: 'near', on: 'table' } },
      prop('drum', 'center-end', 'near'),
    ],
    focus: 'pigeon',
    calmZone: 'top',
    action: '{hero} and {pigeon} squeeze through a crowded market past {table}, {watermelon} and {drum}.',
    mustShow: ['{table}', '{watermelon}', '{drum}', '{pigeon} on foot between the stalls'],
    mustNotShow: ['{pigeon} flying'],
  }),
  awning: (_, tells) => {
    const isLittle = tells('band:2-4');
    return {
      setting: 'market',
      place: 'awning',
      weather: 'wind',
      mood: 'tense',
      framings: isLittle ? ['low-angle', 'medium'] : ['wide', 'medium'],
      hero: isLittle
        ? {
            pose: 'climbing',
            facing: 'onward',
            expression: 'determined',
            along: 'center',
            gaze: { at: 'envelope' },
            action: 'climbs a ladder after the letter',
            carries: null,
          }
        : {
            pose: 'standing',
            facing: 'onward',
            expression: 'worried',
            along: 'start-center',
            plane: 'near',
            gaze: { at: 'pigeon' },
            touches: { how: 'hand-on', with: 'ladder' },
            action: 'holds the ladder',
            carries: null,
          },
      travellers: isLittle
        ? {
            pose: 'standing',
            expression: 'worried',
            gaze: { at: 'envelope' },
            gesture: 'catching',
            action: 'holds the ladder',
          }
        : {
            pose: 'standing',
            expression: 'worried',
            gaze: { at: 'pigeon' },
            touches: { how: 'hand-on', with: 'ladder' },
            action: 'holds the ladder',
          },
      pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'envelope' }, action: 'stares at the letter' },
      companions: {
        pigeon: isLittle
          ? onFoot({
              pose: 'standing',
              along: 'start-center',
              expression: 'worried',
              gaze: 'up',
              action: 'waits below',
            })
          : onFoot({
              pose: 'climbing',
              along: 'center',
              on: 'ladder',
              size: 1.8,
              expression: 'determined',
              gaze: { at: 'envelope' },
              action: 'climbs the ladder after the letter, rung by rung',
            }),
      },
      props: [
        prop('awning', 'end', 'middle'),
        { ref: 'envelope', prop: 'envelope', place: { along: 'end', plane: 'middle', on: 'awning', height: 'low' } },
        ...(isLittle ? [] : [prop('ladder', 'center', 'middle')]),
      ],
      effects: [{ effect: 'wind', at: 'envelope' }],
      focus: 'envelope',
      calmZone: 'top',
      action: 'The wind has blown {envelope} onto {awning}; {hero} and {pigeon} go after it with a ladder.',
      mustShow: ['{envelope} on {awning}', 'a ladder', '{pigeon} not flying'],
      mustNotShow: ['{pigeon} flying'],
    };
  },
  // High over the fields and on two feet: a ladder would lean on nothing, and who leans on one has no shoulder to ride on.
  stairs: () => ({
    setting: 'village-roof',
    place: 'stairs',
    view: 0,
    mood: 'funny',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'walking',
      facing: 'onward',
      expression: 'determined',
      along: 'center',
      plane: 'near',
      on: 'stairs',
      height: 'low',
      gaze: 'up',
      action: 'goes on up to the next stairs with the pigeon on one shoulder',
      carries: null,
    },
    companions: {
      pigeon: onFoot({
        pose: 'standing',
        facing: 'front',
        on: 'hero',
        size: 0.9,
        along: 'center',
        expression: 'proud',
        gaze: 'ahead',
        carries: 'envelope',
        action: 'rides on the shoulder of {hero} with the letter',
      }),
    },
    travellers: {
      pose: 'standing',
      expression: 'happy',
      along: 'start',
      gaze: { at: 'pigeon' },
      gesture: 'catching',
      action: 'stands behind with both hands up, ready to catch',
    },
    pets: { pose: 'sitting', expression: 'curious', gaze: { at: 'pigeon' }, action: 'looks up from below' },
    props: [prop('stairs', 'center-end', 'near')],
    focus: 'pigeon',
    calmZone: 'top',
    action: 'High up on the way {hero} walks to the next {stairs}, with {pigeon} and the letter on one shoulder.',
    mustShow: ['a roof high over the land', '{stairs}', '{pigeon} riding on {hero}', 'the letter'],
    mustNotShow: ['{pigeon} flying'],
  }),
  gap: () => ({
    setting: 'village-roof',
    place: 'near-roof',
    view: 0,
    mood: 'tense',
    framings: ['close', 'medium'],
    hero: {
      pose: 'crouching',
      facing: 'onward',
      expression: 'worried',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'pigeon' },
      holds: 'close',
      action: 'crouches at the end of the roof with the letter and looks at the pigeon',
    },
    companions: {
      pigeon: onFoot({
        pose: 'sitting',
        facing: 'onward',
        along: 'center-end',
        size: 2,
        expression: 'sad',
        gaze: 'down',
        action: 'sits very small on the roof and looks at his feet',
      }),
    },
    travellers: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'worried',
      along: 'start',
      gaze: { at: 'pigeon' },
      gesture: 'hand-on-heart',
      action: 'kneels and looks at the pigeon, a hand on the heart',
    },
    pets: { pose: 'lying', expression: 'worried', gaze: { at: 'pigeon' }, action: 'lies down beside the pigeon' },
    props: TOWER,
    focus: 'pigeon',
    calmZone: 'top',
    action: '{pigeon} sits small at the edge of a roof in evening light; the pigeon tower is on the next roof.',
    mustShow: ['a pigeon tower on another roof', '{pigeon} looking down', '{hero} with the letter'],
    mustNotShow: ['{pigeon} flying', '{hero} close to the edge'],
  }),
  turn: (_, tells) => ({
    setting: 'village-roof',
    place: 'near-roof',
    view: 0,
    mood: 'cozy',
    framings: ['close', 'medium'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: tells('band:2-4') ? 'singing' : 'happy',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'pigeon' },
      carries: 'envelope',
      holds: tells('band:8-10') ? 'out' : 'close',
      action: 'kneels beside the pigeon with the letter and talks to him',
    },
    companions: {
      pigeon: onFoot({
        pose: 'standing',
        facing: 'against',
        along: 'center',
        size: 1.7,
        expression: tells('band:2-4') ? 'singing' : 'whispering',
        gaze: { at: 'hero' },
        action: 'says to {hero} what he says at every step',
      }),
    },
    travellers: {
      pose: 'kneeling',
      expression: 'calm',
      along: 'end',
      gaze: { at: 'pigeon' },
      gesture: 'hand-on-heart',
      action: 'kneels on his other side, a hand on the heart',
    },
    pets: { pose: 'lying', expression: 'calm', gaze: { at: 'pigeon' }, action: 'lies down along the edge' },
    effects: tells('band:2-4') ? [{ effect: 'notes', at: 'pigeon' }] : [],
    focus: 'pigeon',
    calmZone: 'top',
    action: '{hero} kneels beside {pigeon} on the roof in golden light and tells him something.',
    mustShow: ['{hero} and {pigeon} face to face', '{hero} with the letter', 'the low sun'],
    mustNotShow: ['{hero} close to the edge'],
  }),
  fly: (_, tells) => ({
    setting: 'village-roof',
    place: 'near-roof',
    view: 0,
    mood: 'wonder',
    framings: ['low-angle', 'medium'],
    hero: {
      pose: 'standing',
      gesture: 'cheering',
      facing: 'onward',
      expression: tells('band:2-4') ? 'singing' : 'laughing',
      along: 'start',
      gaze: { at: 'pigeon' },
      action: tells('band:2-4') ? 'sings for the pigeon with both arms up' : 'cheers with both arms up',
      carries: null,
    },
    companions: {
      pigeon: onFoot({
        pose: 'flying',
        along: 'end',
        plane: 'near',
        height: 'high',
        size: 2.2,
        expression: 'happy',
        carries: 'envelope',
        action: 'flies with spread wings and the letter',
      }),
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      along: 'start-center',
      gaze: { at: 'pigeon' },
      gesture: 'cheering',
      action: 'cheers with both arms up',
    },
    pets: { pose: 'jumping', expression: 'happy', gaze: { at: 'pigeon' }, action: 'leaps after the pigeon' },
    effects: [
      { effect: 'wind', at: 'pigeon' },
      { effect: 'feathers', at: 'pigeon' },
      // His beak is full, so it is sung for him.
      ...(tells('band:2-4') ? [{ effect: 'notes', at: 'hero' } as const] : []),
    ],
    focus: 'pigeon',
    calmZone: 'top',
    action: '{pigeon} flies through the golden evening with the letter, and {hero} cheers on the roof.',
    mustShow: ['{pigeon} in the air with spread wings', 'the letter', '{hero} cheering', 'a pigeon tower'],
  }),
  letter: (world) => ({
    setting: 'village-roof',
    place: 'tower-roof',
    view: 1,
    mood: 'wonder',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'reading',
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      plane: 'near',
      gaze: 'down',
      action: 'reads a letter aloud',
      carries: 'letter',
    },
    companions: {
      pigeon: onFoot({
        pose: 'standing',
        facing: 'against',
        along: 'center-end',
        size: 1.3,
        gaze: { at: receiverOf(world) },
        action: 'listens with a puffed-up chest',
      }),
      [receiverOf(world)]: {
        pose: 'standing',
        facing: 'against',
        expression: 'surprised',
        along: 'center',
        plane: 'near',
        // A goose is as large as somebody who sits, a hen would be lost beside them.
        size: receiverOf(world) === 'goose' ? 1.05 : 2.1,
        gaze: { at: 'hero' },
        action: 'listens with an open beak',
      },
    },
    travellers: {
      pose: 'sitting',
      expression: 'happy',
      along: 'end',
      gaze: { at: receiverOf(world) },
      gesture: 'hand-on-heart',
      action: 'listens, a hand on the heart',
    },
    pets: { pose: 'lying', expression: 'calm', gaze: { at: 'hero' }, action: 'lies down to listen' },
    // Somebody has to see the letters after sunset.
    props: [prop('fanous', 'start-center', 'near')],
    effects: [{ effect: 'hearts', at: receiverOf(world) }],
    focus: receiverOf(world),
    calmZone: 'top',
    action: `{hero} reads the letter aloud to {${receiverOf(world)}} and {pigeon} under the pigeon tower.`,
    mustShow: ['the open letter', `{${receiverOf(world)}} listening`, '{pigeon} proud', 'the pigeon tower close by'],
  }),
  home: (world, tells) => homeOf(world, tells),
};

/** The answer comes as the letter asked for it: sung over the roofs, winked by a lamp, or eaten together. */
const homeOf = (world: World, tells: Tells): SceneDraft => {
  const [from, to, letter] = [senderOf(world), receiverOf(world), world.picks['letter']];
  const pigeon = onFoot({
    along: 'end',
    size: 2.2,
    expression: 'proud',
    action: 'strolls off home on foot',
    ...(tells('band:2-4') ? { ...SINGING, action: 'marches off home and sings' } : {}),
  });
  const song = tells('band:2-4') ? [{ effect: 'notes', at: 'pigeon' } as const] : [];
  const base = {
    setting: 'old-cairo',
    place: 'lane',
    view: 0,
    mood: 'cozy',
    framings: ['medium', 'low-angle'],
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'happy',
      gaze: { at: 'hero' },
      action: 'waits at the door',
    },
    focus: from,
    calmZone: 'top',
  } as const;
  const hero = { facing: 'three-quarter', along: 'start-center', plane: 'near', expression: 'happy' } as const;
  if (letter === 'melon')
    return {
      ...base,
      hero: {
        ...hero,
        pose: 'sitting',
        expression: 'chewing',
        gaze: { at: to },
        carries: 'watermelon',
        holds: 'before',
        action: 'sits in the moonlit lane and eats melon',
      },
      travellers: {
        pose: 'sitting',
        expression: 'chewing',
        carries: 'watermelon',
        gaze: { at: from },
        action: 'eats, too',
      },
      pets: { pose: 'sitting', expression: 'happy', gaze: { at: 'hero' }, action: 'waits for a bite' },
      companions: {
        [from]: writer({
          expression: 'chewing',
          along: 'center-end',
          plane: 'middle',
          gaze: { at: 'hero' },
          action: 'chews and beams',
        }),
        [to]: {
          pose: 'sitting',
          facing: 'against',
          expression: 'happy',
          along: 'center',
          plane: 'near',
          gaze: { at: 'watermelon' },
          action: 'sits at a melon in the lane',
        },
        pigeon,
      },
      props: [prop('watermelon', 'center', 'near'), prop('fanous', 'start', 'near')],
      effects: [{ effect: 'hearts', at: from }, ...song],
      action: `{hero}, {${from}} and {${to}} eat melon in the lane at night, and {pigeon} walks home.`,
      mustShow: [`{${from}} and {${to}} together`, '{watermelon}', '{pigeon} on foot', 'moonlight over the lane'],
    };
  const isLamp = letter === 'lamp';
  return {
    ...base,
    hero: {
      ...hero,
      ...(isLamp ? { along: 'start' as const } : {}),
      pose: isLamp ? 'waving' : 'standing',
      gaze: isLamp ? { at: 'fanous' } : 'up',
      ...(isLamp ? {} : { gesture: 'cupping-ear' }),
      action: isLamp ? 'waves up to the lamp on the far roof' : 'listens for the answer, a hand at the ear',
    },
    travellers: isLamp
      ? {
          pose: 'standing',
          along: 'end',
          expression: 'happy',
          gaze: { at: 'fanous' },
          gesture: 'waving',
          action: 'waves up to the lamp',
        }
      : {
          pose: 'standing',
          expression: 'happy',
          gaze: 'up',
          gesture: 'hand-on-heart',
          action: 'listens to the roofs, a hand on the heart',
        },
    companions: {
      [from]: writer({
        expression: isLamp ? 'happy' : 'singing',
        along: 'center',
        gaze: isLamp ? { at: 'fanous' } : 'up',
        action: isLamp ? 'looks up at the lamp' : 'sings up to the roofs',
      }),
      pigeon,
    },
    props: isLamp
      ? [
          { ref: 'pigeon-tower', prop: 'pigeon-tower', place: { along: 'center-end', plane: 'far', height: 'low' } },
          { ref: 'fanous', prop: 'fanous', place: { along: 'center-end', plane: 'far', on: 'pigeon-tower' } },
        ]
      : // Who sings up to the roofs at night has a light beside him.
        [prop('fanous', 'center-end', 'near')],
    effects: isLamp
      ? [{ effect: 'glow', at: 'fanous' }, { effect: 'twinkle', at: 'fanous' }, { effect: 'hearts', at: from }, ...song]
      : [{ effect: 'notes', at: from }],
    action: isLamp
      ? `{hero} waves up to {fanous} high over the lane, {${from}} looks, and {pigeon} walks home.`
      : `{${from}} sings up to the roofs at night beside {hero}, and {pigeon} walks home.`,
    mustShow: [
      `{${from}} happy`,
      '{pigeon} on foot',
      isLamp ? 'a lit {fanous} high up' : 'music in the air',
      'moonlight over the lane',
    ],
  };
};

export const cover: SceneAuthor = () => ({
  setting: 'old-cairo',
  place: 'arches',
  mood: 'funny',
  framings: ['medium', 'close'],
  hero: {
    pose: 'walking',
    facing: 'onward',
    expression: 'happy',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'pigeon' },
    action: 'walks behind a very serious pigeon and carries a letter',
    carries: 'envelope',
    holds: 'before',
  },
  companions: { pigeon: onFoot({ along: 'center-end' }) },
  effects: [{ effect: 'footprints', at: 'pigeon' }],
  focus: 'hero',
  calmZone: 'top',
  action: '{pigeon} marches on foot through an old Cairo lane and {hero} follows with the letter.',
  mustShow: ['{hero} large and clear with a letter', '{pigeon} walking', 'quiet sky above for the title'],
  mustNotShow: ['{pigeon} flying'],
});
