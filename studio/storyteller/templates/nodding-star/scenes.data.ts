/** The pictures of the nodding star, beat by beat. */
import type { EffectPlacement, PropPlacement } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { Figure, SceneAuthor, SceneDraft, Tells, World } from '#studio/storyteller/template.ts';

const thing = (
  prop: PropPlacement['prop'],
  along: PropPlacement['place']['along'],
  plane: PropPlacement['place']['plane'],
): PropPlacement => ({ ref: prop, prop, place: { along, plane } });

/** What only the light of the star shows, by episode: a thing of the text that stands where the light falls. */
export const SEEN = {
  drumSeen: ['spinning-top', 'boots', 'wooden-sword', 'school-bag'],
  jumpSeen: ['balloon', 'paper-plane', 'kite'],
  sourSeen: ['cake', 'honey', 'dates', 'cookie'],
  facesSeen: ['teddy', 'ball', 'globe'],
  coldSeen: ['umbrella', 'basket', 'flower-pot', 'broom'],
  storySeen: ['feather', 'letter', 'photo-frame', 'hat'],
} as const satisfies Readonly<Record<string, readonly Prop[]>>;

const nodding = (over: Partial<Figure> = {}): Figure => ({
  pose: 'sleeping',
  facing: 'front',
  expression: 'sleepy',
  along: 'center-end',
  plane: 'near',
  height: 'low',
  gaze: 'down',
  action: 'nods off in mid-air and glows much more brightly than before',
  ...over,
});

/** Asleep it shines. */
const GOLD: EffectPlacement = { effect: 'glow', at: 'star' };

type Try = Pick<
  SceneDraft,
  'setting' | 'place' | 'mood' | 'framings' | 'props' | 'effects' | 'action' | 'travellers' | 'pets'
> & {
  readonly hero: Pick<Figure, 'pose' | 'facing' | 'expression' | 'action'> & Partial<Figure>;
  readonly star?: Partial<Figure>;
  readonly seen: string;
  /** Which of the things that only the light shows, and where it stands. */
  readonly shows: keyof typeof SEEN;
  readonly at: PropPlacement['place'];
  /** Company is behind the hero, and not between hero and star. */
  readonly makesRoom?: true;
};

/** The star drops off in the middle of it: the picture knows what the hero has not noticed yet. */
const attempt =
  ({ hero, star = {}, seen, shows, at, makesRoom, props = [], effects = [], action, ...rest }: Try): SceneAuthor =>
  (world, tells) => ({
    ...rest,
    props: [{ ref: 'found', prop: (world.picks[shows] ?? SEEN[shows][0]) as Prop, place: at }, ...props],
    hero: {
      along: makesRoom === true && tells('together') ? 'center' : 'start-center',
      plane: 'near',
      gaze: 'ahead',
      ...hero,
    },
    companions: { star: nodding(star) },
    effects: [GOLD, ...effects],
    focus: 'star',
    calmZone: 'top',
    action,
    mustShow: [
      '{star} asleep and glowing brightly',
      `{hero} ${seen}`,
      '{found} in the light',
      'warm golden light from {star} on everything',
    ],
    mustNotShow: ['daylight', 'a dark star'],
  });

/** Open, in the far wall of the room, towards the start of the page. */
const windowAt = (along: PropPlacement['place']['along']): PropPlacement => ({
  ref: 'window',
  prop: 'window',
  place: { along, plane: 'middle', height: 'high' },
});

const lateOne = (world: World): string => world.picks['late'] ?? 'goose';

const flier = (over: Partial<Figure>): Figure => ({
  pose: 'flying',
  facing: 'onward',
  expression: 'worried',
  along: 'start',
  plane: 'far',
  height: 'high',
  gaze: 'ahead',
  action: 'flies past outside the window',
  ...over,
});

/** The star has tumbled in and sits before the hero. */
const fallenIn: SceneDraft = {
  setting: 'bedroom',
  place: 'room',
  mood: 'wonder',
  framings: ['medium', 'close'],
  hero: {
    pose: 'crouching',
    facing: 'onward',
    expression: 'surprised',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'star' },
    action: 'crouches before what has just fallen in at the window',
  },
  companions: {
    star: nodding({
      pose: 'sitting',
      expression: 'yawning',
      along: 'center',
      height: 'ground',
      gaze: { at: 'hero' },
      action: 'has landed on the rug and yawns',
    }),
  },
  travellers: {
    pose: 'standing',
    expression: 'surprised',
    gaze: { at: 'star' },
    gesture: 'hand-over-mouth',
    action: 'stares at the little star, a hand over the mouth',
  },
  pets: { pose: 'sneaking', expression: 'curious', gaze: { at: 'star' }, action: 'comes to sniff at the star' },
  props: [thing('blocks', 'center-end', 'near')],
  effects: [{ effect: 'dust', at: 'star' }],
  focus: 'star',
  calmZone: 'top',
  action: '{hero} crouches before {star}, a small tired star who has fallen in at the window and lies on the rug.',
  mustShow: ['{star} on the rug', '{hero} amazed', 'night outside'],
  mustNotShow: ['daylight'],
};

const tap: SceneAuthor = (_world, tells) =>
  tells('told:fell')
    ? fallenIn
    : {
        setting: 'bedroom',
        place: 'room',
        seenAsAtFirst: true,
        mood: 'wonder',
        framings: ['medium', 'low-angle'],
        hero: {
          pose: 'standing',
          facing: 'against',
          expression: tells('band:2-4') ? 'surprised' : 'happy',
          along: 'center-end',
          plane: 'near',
          gaze: { at: 'star' },
          ...(tells('band:2-4')
            ? { gesture: 'catching', action: 'has opened the window and reaches out to the star' }
            : { carries: 'cushion', holds: 'out', action: 'has opened the window and offers the star a cushion' }),
        },
        companions: {
          star: {
            // Pressed together, so as not to touch anything soft.
            pose: tells('band:2-4') ? 'sitting' : 'crouching',
            facing: 'three-quarter',
            expression: tells('band:2-4') ? 'yawning' : 'calling',
            along: 'start-center',
            plane: 'middle',
            in: 'window',
            size: 2.3,
            gaze: { at: 'hero' },
            action: tells('band:2-4')
              ? 'stands on the windowsill and yawns'
              : 'stands on the windowsill and shrinks back from the cushion',
          },
        },
        travellers: {
          pose: 'standing',
          facing: 'against',
          expression: 'curious',
          along: 'end',
          gaze: { at: 'star' },
          gesture: 'hand-on-heart',
          action: 'looks at the star, a hand on the heart',
        },
        pets: {
          pose: 'sitting',
          expression: 'curious',
          along: 'start',
          gaze: { at: 'star' },
          action: 'sits on the floor below the window and sniffs up at the star',
        },
        props: [windowAt('start-center')],
        focus: 'star',
        // The window is where nobody stands and nothing is kept free: at the start.
        calmZone: 'start',
        action: tells('band:2-4')
          ? '{hero} has opened {window} and reaches out to {star}, a small tired star on its sill.'
          : '{hero} has opened {window} and offers a cushion to {star}, a small tired star who shrinks back on its sill.',
        mustShow: [
          '{star} on the sill of the open {window}',
          tells('band:2-4') ? '{hero} reaching out' : '{hero} holding out a cushion',
          'night outside',
        ],
        mustNotShow: ['daylight'],
      };

const dim: SceneAuthor = () => ({
  setting: 'bedroom',
  place: 'room',
  seenAsAtFirst: true,
  mood: 'sad',
  framings: ['medium', 'low-angle'],
  hero: {
    pose: 'kneeling',
    facing: 'onward',
    expression: 'worried',
    along: 'center',
    plane: 'near',
    gaze: { at: 'star' },
    touches: { how: 'hugging', with: 'star' },
    action: 'kneels and hugs the dim little star close',
  },
  companions: {
    star: nodding({
      pose: 'sitting',
      expression: 'sad',
      height: 'ground',
      along: 'center',
      gaze: 'down',
      action: 'sits on the rug, grey and dim and awake',
    }),
  },
  travellers: {
    pose: 'sitting',
    expression: 'worried',
    gaze: { at: 'star' },
    gesture: 'hugging-self',
    action: 'sits sadly by the star, arms around the knees',
  },
  effects: [{ effect: 'tears', at: 'star' }],
  focus: 'star',
  calmZone: 'start',
  action: '{hero} crouches on the rug with an arm around {star}, who is awake, cries, and has become quite dim.',
  mustShow: ['{star} awake and pale', '{hero} comforting {star}', 'a dark room'],
  mustNotShow: ['a bright star', 'daylight'],
});

/** The youngest go into the dark of closed eyes first, and the star comes after. */
const intoTheDark: SceneDraft = {
  setting: 'bedroom',
  place: 'room',
  mood: 'cozy',
  framings: ['close', 'medium'],
  hero: {
    pose: 'sitting',
    facing: 'three-quarter',
    expression: 'happy',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'star' },
    gesture: 'covering-eyes',
    action: 'sits before the star, both hands over the eyes, and smiles: nobody is in there',
  },
  companions: {
    star: nodding({
      along: 'center-end',
      height: 'ground',
      size: 1.5,
      action: 'has shut its eyes as well, and shines',
    }),
  },
  travellers: {
    pose: 'sitting',
    expression: 'calm',
    gaze: { at: 'star' },
    gesture: 'hand-on-heart',
    action: 'sits close by and looks on, a hand on the heart',
  },
  pets: { pose: 'lying', expression: 'sleepy', gaze: { at: 'star' }, action: 'lies close by in the light' },
  effects: [GOLD],
  focus: 'star',
  calmZone: 'top',
  action: '{hero} has both hands over the eyes and smiles, beside {star}, who is asleep and shines.',
  mustShow: ['{hero} with hands over the eyes, smiling', '{star} asleep and glowing'],
  mustNotShow: ['daylight', 'anybody afraid'],
};

/** Why the hero is not asleep shows in how the hero is up: the youngest have seen a beast in the dark. */
const awake = (tells: Tells): Pick<Figure, 'pose' | 'facing' | 'expression' | 'gaze' | 'gesture' | 'action'> => {
  if (tells('band:2-4'))
    return {
      pose: 'sitting',
      facing: 'three-quarter',
      expression: 'worried',
      gaze: 'ahead',
      gesture: 'hugging-self',
      action: 'sits on the rug in pyjamas, arms around the chest, and stares into the dark corner',
    };
  if (tells('why:miss'))
    return {
      pose: 'pointing',
      facing: 'three-quarter',
      expression: 'curious',
      gaze: 'up',
      action: 'points at the night outside, wide awake, so as not to miss it',
    };
  // Who is afraid of the dark behind the eyelids keeps them open; others are proud of it.
  return tells('why:dark')
    ? {
        pose: 'sitting',
        facing: 'front',
        expression: 'surprised',
        gaze: 'reader',
        gesture: 'hugging-self',
        action: 'sits on the rug in pyjamas, arms around the chest, eyes as wide open as they go',
      }
    : {
        pose: 'standing',
        facing: 'front',
        expression: 'proud',
        gaze: 'reader',
        gesture: 'hands-on-hips',
        action: 'stands on the rug in pyjamas, hands on the hips, wide awake, with no thought of bed',
      };
};

export const scenes: Readonly<Record<string, SceneAuthor>> = {
  open: (_world, tells) => ({
    setting: 'bedroom',
    place: 'room',
    mood: tells('band:2-4') ? 'tense' : 'funny',
    // The first page of the book, seen from the dark street: no other framing comes before it.
    framings: ['through-window', 'through-window'],
    hero: {
      along: 'center',
      plane: 'near',
      ...awake(tells),
    },
    ...(tells('band:2-4')
      ? {
          travellers: {
            expression: 'worried',
            gaze: 'ahead',
            touches: { how: 'hand-on', with: 'hero' },
            action: 'holds on to {hero}',
          },
          pets: { pose: 'crouching', expression: 'worried', gaze: 'ahead', action: 'hides beside {hero}' },
        }
      : {
          travellers: {
            pose: 'sitting',
            expression: 'curious',
            along: 'end',
            gaze: { at: 'hero' },
            gesture: 'thinking',
            action: 'sits on the rug, chin in hand, just as wide awake as {hero}',
          },
          pets: { pose: 'lying', expression: 'sleepy', gaze: { at: 'hero' }, action: 'has lain down already' },
        }),
    adults: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'yawning',
      gaze: { at: 'hero' },
      gesture: 'hand-over-mouth',
      action: 'yawns behind one hand',
    },
    props: [thing('blocks', 'start', 'middle')],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} is wide awake behind the last lit window of a dark street, with toys all over the rug.',
    mustShow: ['{hero} in pyjamas with wide open eyes', 'toys still out', 'warm light behind the only lit window'],
  }),
  night: () => ({
    setting: 'bedroom',
    place: 'room',
    seenAsAtFirst: true,
    mood: 'curious',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'against',
      expression: 'curious',
      along: 'center',
      plane: 'near',
      gaze: 'up',
      gesture: 'pointing',
      action: 'points up at the night sky in the window where one star is missing',
    },
    travellers: {
      pose: 'standing',
      along: 'end',
      gaze: 'up',
      gesture: 'counting',
      action: 'looks up at the window, too, and counts on the fingers',
    },
    pets: { pose: 'sitting', gaze: 'up', action: 'sits and looks up, too' },
    focus: 'hero',
    calmZone: 'start',
    action: '{hero} stands before the bedroom window at night and points at a gap among the stars.',
    mustShow: ['the starry window', '{hero} pointing up'],
    mustNotShow: ['daylight'],
  }),
  start: tap,
  tap,
  ask: () => ({
    setting: 'bedroom',
    place: 'room',
    mood: 'curious',
    framings: ['close', 'medium'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'worried',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'star' },
      gesture: 'hand-on-heart',
      action: 'kneels on the rug before the star, a hand on the heart, and promises to help',
    },
    companions: {
      star: nodding({
        pose: 'sitting',
        facing: 'against',
        expression: 'worried',
        height: 'ground',
        gaze: { at: 'hero' },
        action: 'sits on the rug, pale and tired, and asks for help',
      }),
    },
    travellers: {
      pose: 'sitting',
      expression: 'curious',
      gaze: { at: 'star' },
      gesture: 'thinking',
      action: 'listens to the star, a hand at the chin',
    },
    pets: { pose: 'sitting', gaze: { at: 'star' }, action: 'sits and listens to the star' },
    focus: 'star',
    calmZone: 'top',
    action: '{hero} kneels on the rug, a hand on the heart, before {star}, who is pale and asks for help.',
    mustShow: ['{star} with sleepy eyes', '{hero} listening with a hand on the heart'],
    mustNotShow: ['daylight'],
  }),
  drum: attempt({
    setting: 'bedroom',
    place: 'room',
    mood: 'funny',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'kneeling',
      facing: 'onward',
      expression: 'calling',
      gaze: { at: 'star' },
      touches: { how: 'hand-on', with: 'drum' },
      action: 'kneels at a drum, beats it and calls up to the star',
    },
    makesRoom: true,
    travellers: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'sleepy',
      along: 'start',
      gaze: 'down',
      carries: 'tambourine',
      holds: 'before',
      action: 'shakes a tambourine with closed eyes',
    },
    pets: { pose: 'lying', expression: 'sleepy', gaze: { at: 'star' }, action: 'has lain down in the light' },
    star: { along: 'center-end', height: 'high' },
    props: [thing('drum', 'center-end', 'near')],
    shows: 'drumSeen',
    at: { along: 'end', plane: 'near' },
    effects: [{ effect: 'sound-rings', at: 'drum' }],
    action: '{hero} beats {drum} on the rug while {star} falls asleep in mid-air and lights up the room.',
    seen: 'beating a drum',
  }),
  jump: attempt({
    setting: 'bedroom',
    place: 'room',
    mood: 'joyful',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'laughing',
      gaze: { at: 'star' },
      gesture: 'catching',
      action: 'has tossed the star up from the cushions and holds up both hands to catch it',
    },
    star: { along: 'center', height: 'high' },
    travellers: {
      pose: 'standing',
      expression: 'surprised',
      along: 'end',
      gaze: { at: 'star' },
      gesture: 'hand-over-mouth',
      action: 'holds the breath',
    },
    pets: { pose: 'sitting', expression: 'surprised', gaze: { at: 'star' }, action: 'looks up and down after {star}' },
    // Piled up, right below.
    props: [
      thing('cushion', 'center', 'near'),
      { ref: 'cushion2', prop: 'cushion', place: { along: 'center', plane: 'near', on: 'cushion' } },
    ],
    action:
      '{hero} has tossed {star} up from the cushions with both hands, and {star} falls asleep in the air and shines.',
    shows: 'jumpSeen',
    at: { along: 'center-end', plane: 'middle', height: 'high' },
    seen: 'with both hands up to catch {star}',
  }),
  sour: attempt({
    setting: 'kitchen',
    place: 'kitchen',
    mood: 'funny',
    framings: ['close', 'medium'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'grimacing',
      carries: 'orange',
      holds: 'close',
      action: 'has bitten into a sour orange and screws up the whole face',
    },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gaze: { at: 'hero' },
      gesture: 'hand-over-mouth',
      action: 'laughs at the face behind one hand',
    },
    pets: { pose: 'walking', facing: 'against', expression: 'worried', gaze: 'ahead', action: 'leaves' },
    star: { along: 'center', height: 'high' },
    props: [thing('table', 'end', 'near')],
    action: '{hero} tastes a sour orange in the kitchen at night while {star} falls asleep in the air and glows.',
    shows: 'sourSeen',
    at: { along: 'end', plane: 'near', on: 'table' },
    seen: 'pulling a face over a sour orange',
  }),
  faces: attempt({
    setting: 'bedroom',
    place: 'room',
    mood: 'funny',
    framings: ['close', 'medium'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'grimacing',
      carries: 'mirror',
      holds: 'before',
      action: 'holds up a mirror and pulls a dreadful face into it',
    },
    star: { along: 'center-end', height: 'low' },
    travellers: {
      pose: 'standing',
      expression: 'laughing',
      gaze: { at: 'hero' },
      gesture: 'pointing',
      action: 'points at the face and laughs',
    },
    pets: { pose: 'sitting', expression: 'yawning', gaze: 'ahead', action: 'yawns, which is the best face of all' },
    action: '{hero} pulls funny faces into a mirror while {star} falls asleep in the air and lights up the glass.',
    shows: 'facesSeen',
    at: { along: 'end', plane: 'near' },
    seen: 'pulling a funny face into a mirror',
  }),
  cold: attempt({
    setting: 'village-roof',
    place: 'roof',
    mood: 'wonder',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'calling',
      gaze: { at: 'star' },
      gesture: 'hugging-self',
      action: 'stands on the cold roof on bare feet, both arms around the chest, and calls to the star',
    },
    makesRoom: true,
    star: { along: 'end', height: 'low' },
    travellers: {
      pose: 'standing',
      expression: 'curious',
      along: 'start',
      gaze: { at: 'found' },
      gesture: 'hugging-self',
      action: 'stands on cold toes and looks at what has come to light',
    },
    pets: { pose: 'sitting', expression: 'worried', gaze: { at: 'hero' }, action: 'stays on the top stair' },
    effects: [{ effect: 'breath', at: 'hero' }],
    action: '{hero} stands on the cold roof in pyjamas at night while {star} falls asleep in the air and glows.',
    shows: 'coldSeen',
    at: { along: 'end', plane: 'near' },
    seen: 'barefoot on the roof, arms around the chest',
  }),
  story: attempt({
    setting: 'bedroom',
    place: 'room',
    mood: 'cozy',
    framings: ['close', 'medium'],
    hero: {
      pose: 'reading',
      facing: 'front',
      expression: 'surprised',
      carries: 'book',
      action: 'reads the most exciting page of a book',
    },
    travellers: {
      pose: 'sitting',
      expression: 'surprised',
      gaze: { at: 'hero' },
      touches: { how: 'hand-on', with: 'hero' },
      action: 'holds on to {hero} and listens with open mouth',
    },
    pets: { pose: 'lying', expression: 'sleepy', gaze: 'down', action: 'has lain down by the book' },
    star: { along: 'center-end' },
    action: '{hero} sits on the rug and reads from a thrilling book while {star} falls asleep and lights up the page.',
    shows: 'storySeen',
    at: { along: 'end', plane: 'near' },
    seen: 'reading aloud from a book',
  }),
  late: (world) => ({
    setting: 'bedroom',
    place: 'room',
    seenAsAtFirst: true,
    mood: 'tense',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'against',
      expression: 'calling',
      along: 'center-end',
      plane: 'near',
      gaze: { at: lateOne(world) },
      gesture: 'waving',
      action: 'waves at the window to who has lost the way',
    },
    companions: {
      // So small that it is beyond the window and not in the room.
      [lateOne(world)]: flier({
        expression: 'calling',
        plane: 'middle',
        height: 'low',
        in: 'window',
        size: lateOne(world) === 'goose' ? 0.55 : 1,
      }),
      star: nodding({
        pose: 'standing',
        along: 'center',
        height: 'ground',
        expression: 'sad',
        gaze: { at: lateOne(world) },
        action: 'stands on the rug, pale and wide awake',
      }),
    },
    travellers: {
      pose: 'kneeling',
      expression: 'worried',
      along: 'end',
      gaze: { at: lateOne(world) },
      gesture: 'calling-out',
      action: 'calls out of the window',
    },
    props: [windowAt('start')],
    focus: lateOne(world),
    calmZone: 'start',
    action: `{${lateOne(world)}} flies past {window} the wrong way round while {hero} and {star} look on.`,
    mustShow: [`{${lateOne(world)}} outside the window`, '{star} faint and pale', '{hero} worried'],
    mustNotShow: ['daylight'],
  }),
  dim,
  worse: dim,
  turn: (_world, tells) => ({
    setting: 'bedroom',
    place: 'room',
    mood: 'wonder',
    framings: ['medium', 'low-angle'],
    hero: {
      facing: 'onward',
      expression: 'surprised',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'star' },
      ...(tells('told:hand')
        ? {
            pose: 'standing',
            gesture: 'stopping',
            action: 'has stopped with a hand halfway out to the star and does not wake it',
          }
        : {
            pose: 'standing',
            gesture: 'hand-over-mouth',
            action: 'stops with a hand over the mouth and does not wake the star',
          }),
    },
    // On the cushion it would not have before.
    companions: {
      star: nodding({ along: tells('together') ? 'end' : 'center-end', height: 'ground', size: 1.3, on: 'cushion' }),
    },
    props: [thing('cushion', tells('together') ? 'end' : 'center-end', 'near')],
    travellers: {
      pose: 'standing',
      expression: 'whispering',
      gaze: { at: 'star' },
      touches: { how: 'hand-on', with: 'hero' },
      gesture: 'finger-to-lips',
      action: 'holds {hero} back by the sleeve, a finger on the lips',
    },
    pets: { pose: 'lying', expression: 'calm', gaze: { at: 'star' }, action: 'lies down before {hero} in the light' },
    effects: [GOLD],
    focus: 'star',
    calmZone: 'top',
    action: '{hero} has stopped before {star}, who is fast asleep and so bright that the whole room is golden.',
    mustShow: ['{star} asleep and very bright', 'the amazed face of {hero}', 'golden light in every corner'],
    mustNotShow: ['daylight'],
  }),
  tell: () => ({
    setting: 'bedroom',
    place: 'room',
    mood: 'calm',
    framings: ['medium', 'close'],
    hero: {
      pose: 'sitting',
      facing: 'onward',
      expression: 'whispering',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'star' },
      gesture: 'counting',
      action: 'sits on the rug and counts up softly on the fingers what was seen',
    },
    companions: {
      star: nodding({
        pose: 'sitting',
        along: 'center-end',
        height: 'ground',
        size: 1.3,
        expression: 'surprised',
        gaze: { at: 'hero' },
        action: 'has just woken up and cannot believe it',
      }),
    },
    focus: 'star',
    calmZone: 'top',
    action: '{hero} sits on the rug and tells {star}, who is awake again and amazed.',
    mustShow: ['{star} awake and astonished', '{hero} talking gently'],
    mustNotShow: ['daylight'],
  }),
  teach: (_world, tells) =>
    tells('band:2-4')
      ? intoTheDark
      : {
          setting: 'bedroom',
          place: 'room',
          mood: 'cozy',
          // From above, where the faces and the star are in the middle.
          framings: ['from-above', 'close'],
          hero: {
            pose: 'lying',
            facing: 'front',
            expression: 'sleepy',
            along: 'start-center',
            plane: 'near',
            gaze: { at: 'star' },
            action: 'lies on the rug and shows how to fall asleep, toes first',
          },
          companions: {
            star: nodding({
              height: 'ground',
              along: 'center-end',
              size: 1.5,
              action: 'lies on the rug beside {hero} and drops off',
            }),
          },
          travellers: { pose: 'lying', expression: 'sleepy', action: 'lies down beside {hero}' },
          effects: [GOLD],
          focus: 'star',
          calmZone: 'top',
          action: '{hero} lies on the rug beside {star} and shows how one goes to sleep, slowly, from the toes up.',
          mustShow: ['{hero} lying down, eyes nearly shut', '{star} asleep and glowing'],
          mustNotShow: ['daylight', 'anybody jumping'],
        },
  rise: () => ({
    setting: 'village-roof',
    place: 'roof',
    mood: 'wonder',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'onward',
      expression: 'calm',
      along: 'start-center',
      plane: 'near',
      gaze: { at: 'star' },
      gesture: 'arms-wide',
      action: 'has opened both arms and lets the sleeping star go',
    },
    companions: {
      star: nodding({
        along: 'center',
        plane: 'middle',
        height: 'high',
        action: 'floats up into the sky, fast asleep',
      }),
    },
    travellers: {
      pose: 'standing',
      gaze: { at: 'star' },
      expression: 'happy',
      gesture: 'hand-on-heart',
      action: 'looks up after the star, a hand on the heart',
    },
    pets: { pose: 'sitting', gaze: { at: 'star' }, action: 'sits and looks up after the star' },
    effects: [GOLD, { effect: 'twinkle', at: 'star' }],
    focus: 'star',
    calmZone: 'end',
    action: '{hero} stands on the flat roof under the moon with open arms as {star} floats up, asleep and shining.',
    mustShow: ['{star} rising, asleep', '{hero} with open arms', 'a wide night sky'],
    mustNotShow: ['daylight'],
  }),
  home: (world) => ({
    setting: 'village-roof',
    place: 'roof',
    mood: 'calm',
    framings: ['medium', 'low-angle'],
    hero: {
      pose: 'standing',
      facing: 'three-quarter',
      expression: 'whispering',
      along: 'start',
      plane: 'near',
      gaze: { at: lateOne(world) },
      gesture: 'finger-to-lips',
      action: 'whispers, a finger on the lips, that the star is asleep',
    },
    companions: {
      // So low towards the hero that an eye is seen, and what is carried; no wing comes out of anybody's shoulder.
      [lateOne(world)]: flier({
        facing: 'against',
        along: 'center',
        plane: 'near',
        height: 'low',
        ...(lateOne(world) === 'goose' ? {} : { size: 1.35 }),
        expression: 'calling',
        gaze: { at: 'hero' },
        ...(lateOne(world) === 'pigeon' ? { carries: 'letter' as const } : {}),
        action: 'flies straight home, low past {hero}, and asks whether the star is awake',
      }),
      star: nodding({ along: 'center', plane: 'far', height: 'high', action: 'sleeps in the sky and shines' }),
    },
    // No arm goes up where wings pass.
    travellers: {
      pose: 'standing',
      expression: 'happy',
      along: 'end',
      gaze: { at: lateOne(world) },
      gesture: 'hand-on-heart',
      action: 'smiles at the late one, a hand on the heart',
    },
    pets: { pose: 'sitting', gaze: { at: lateOne(world) }, action: 'sits and looks up' },
    effects: [GOLD],
    focus: lateOne(world),
    calmZone: 'top',
    action: `{${lateOne(world)}} flies low past {hero}, straight home, by the light of {star} while {hero} stands on the roof, a finger on the lips.`,
    mustShow: [`{${lateOne(world)}} flying home`, '{star} bright in the sky', '{hero} with a finger on the lips'],
    mustNotShow: ['daylight'],
  }),
  sleep: (_world, tells) => ({
    setting: 'bedroom',
    place: 'room',
    seenAsAtFirst: true,
    mood: 'cozy',
    framings: ['close', 'medium'],
    hero: {
      pose: 'sleeping',
      facing: 'front',
      expression: 'sleepy',
      along: 'center',
      plane: 'near',
      gaze: 'down',
      // Who has said good night lies in bed; who only meant to watch has dropped off on the rug.
      ...(tells('band:2-4')
        ? { in: 'bed', action: 'sleeps in bed, well tucked in' }
        : { on: 'rug', action: 'sleeps flat on the rug, one arm still pointing at the window' }),
    },
    companions: {
      star: nodding({
        along: 'start',
        plane: 'middle',
        height: 'high',
        in: 'window',
        action: 'shines in at the window from high up in the sky',
      }),
    },
    travellers: { pose: 'sleeping', expression: 'sleepy', gaze: 'down', action: 'sleeps beside {hero}' },
    adults: {
      pose: 'kneeling',
      facing: 'three-quarter',
      expression: 'calm',
      gaze: { at: 'hero' },
      touches: { how: 'hand-on', with: 'hero' },
      action: 'draws the blanket over the sleepers',
    },
    props: [tells('band:2-4') ? thing('bed', 'center', 'near') : thing('rug', 'center', 'near'), windowAt('start')],
    effects: tells('why:never') || tells('together') ? [GOLD] : [GOLD, { effect: 'glow', at: 'hero' }],
    focus: 'hero',
    calmZone: 'start',
    action: `{hero} is fast asleep ${tells('band:2-4') ? 'in {bed}' : 'on the rug'} and {star} shines in the night sky outside the window.`,
    mustShow: [
      `{hero} fast asleep ${tells('band:2-4') ? 'in {bed}' : 'on the rug'}`,
      '{star} shining in the upper half of {window}',
    ],
    mustNotShow: ['daylight', 'anybody awake but a grown-up'],
  }),
};

export const cover: SceneAuthor = () => ({
  setting: 'bedroom',
  place: 'room',
  mood: 'wonder',
  framings: ['medium', 'close'],
  hero: {
    pose: 'kneeling',
    facing: 'onward',
    expression: 'curious',
    along: 'start-center',
    plane: 'near',
    gaze: { at: 'star' },
    action: 'kneels nose to nose with a small star and holds up one finger, as if to say: do not sleep',
  },
  companions: {
    star: nodding({
      pose: 'sitting',
      along: 'center-end',
      height: 'low',
      gaze: { at: 'hero' },
      expression: 'yawning',
      action: 'yawns and glows',
    }),
  },
  props: [thing('cushion', 'end', 'near')],
  effects: [GOLD],
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} and {star} look at each other on the bedroom rug at night; the star can hardly keep its eyes open.',
  mustShow: ['{hero} large and clear', '{star} yawning', 'a quiet dark wall above for the title'],
  mustNotShow: ['daylight'],
});
