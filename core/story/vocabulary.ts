/**
 * The words of a scene. A word is here only when the built-in illustrator draws it, so a story written with these words
 * can always be illustrated, by whichever illustrator is configured.
 */

import { PROPS } from '#core/story/props.data.ts';

export const SETTINGS = [
  'forest',
  'bedroom',
  'desert',
  'nile',
  'space',
  'garden',
  'ocean',
  'old-cairo',
  'castle',
  'village-roof',
  'mountain',
  'snow',
  'market',
  'jungle',
  'underground',
  'cloud-city',
  'kitchen',
  'school',
  'library',
  'playground',
] as const;
export type Setting = (typeof SETTINGS)[number];

export const LIGHTS = ['dawn', 'day', 'golden-hour', 'dusk', 'moonlight', 'lamplight', 'underwater', 'storm'] as const;
export type Light = (typeof LIGHTS)[number];

export const WEATHERS = ['clear', 'cloudy', 'wind', 'rain', 'snow', 'fog'] as const;
export type Weather = (typeof WEATHERS)[number];

export const MOODS = ['joyful', 'calm', 'curious', 'tense', 'sad', 'proud', 'cozy', 'wonder', 'funny'] as const;
export type Mood = (typeof MOODS)[number];

export const FRAMINGS = ['wide', 'medium', 'close', 'low-angle', 'from-above', 'through-window'] as const;
export type Framing = (typeof FRAMINGS)[number];

export const POSES = [
  'standing',
  'walking',
  'running',
  'sitting',
  'crouching',
  'reaching',
  'pointing',
  'jumping',
  'sleeping',
  'flying',
  'climbing',
  'hugging',
  'swimming',
  'reading',
  'dancing',
  'waving',
  'kneeling',
  'carrying',
  'sneaking',
  'lying',
  'riding',
  'trembling',
] as const;
export type Pose = (typeof POSES)[number];

/**
 * Which way a figure is turned. `onward` is along the reading direction, `three-quarter` halfway from the reader towards
 * what it looks at, `back` shows its back to the reader.
 */
export const FACINGS = ['front', 'three-quarter', 'onward', 'against', 'back'] as const;
export type Facing = (typeof FACINGS)[number];

export const EXPRESSIONS = [
  'happy',
  'laughing',
  'calm',
  'curious',
  'surprised',
  'worried',
  'sad',
  'determined',
  'sleepy',
  'proud',
  'singing',
  'calling',
  'whispering',
  'chewing',
  'blowing',
  'yawning',
  'crying',
  'grimacing',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];

export const COMPANIONS = [
  'fox',
  'owl',
  'rabbit',
  'cat',
  'dog',
  'bird',
  'camel',
  'turtle',
  'robot',
  'hedgehog',
  'donkey',
  'horse',
  'goat',
  'sheep',
  'calf',
  'gazelle',
  'fennec',
  'jerboa',
  'lion',
  'elephant',
  'giraffe',
  'monkey',
  'bear',
  'squirrel',
  'mouse',
  'duck',
  'goose',
  'hen',
  'pigeon',
  'hoopoe',
  'falcon',
  'ibis',
  'penguin',
  'bat',
  'frog',
  'gecko',
  'crab',
  'fish',
  'dolphin',
  'whale',
  'octopus',
  'sea-turtle',
  'butterfly',
  'bee',
  'moth',
  'dragon',
  'little-star',
  'little-cloud',
] as const;
export type Companion = (typeof COMPANIONS)[number];

export { PROPS };
export type Prop = (typeof PROPS)[number];

/**
 * What is seen for a moment because something happens: at somebody or something of the scene, or in the air between
 * two. They carry the one event of a page.
 */
export const EFFECTS = [
  'splash',
  'ripples',
  'puddle',
  'drops',
  'tears',
  'bubbles',
  'steam',
  'smoke',
  'breath',
  'flame',
  'sparks',
  'glow',
  'beam',
  'twinkle',
  'burst',
  'notes',
  'half-tune',
  'sound-rings',
  'hearts',
  'dust',
  'flour',
  'crumbs',
  'leaves',
  'petals',
  'feathers',
  'paper-bits',
  'snow-puff',
  'wind',
  'footprints',
  'drag-mark',
  'cracks',
] as const;
export type Effect = (typeof EFFECTS)[number];

/**
 * How one of the cast touches another or a thing: a hand (paw, wing) laid on it, an arm or wing around it, hand in hand,
 * both arms around it, or side against side.
 */
export const TOUCHES = ['hand-on', 'arm-around', 'holding-hands', 'hugging', 'leaning-on'] as const;
export type Touch = (typeof TOUCHES)[number];

/**
 * How somebody holds what they carry, where the pose does not say it: hanging at their side, held out to what they look
 * at, raised above the head, hugged to the chest, before them in both hands so that it is seen, at the mouth (a cup, a
 * trumpet), at the ear (a shell), before an eye (a lens).
 */
export const HOLDS = ['down', 'out', 'up', 'close', 'before', 'mouth', 'ear', 'eye'] as const;
export type Hold = (typeof HOLDS)[number];

/**
 * What the hands do, with head and trunk where they belong to it; the pose stays what body and legs do. Whoever touches
 * or holds something keeps that hand there, and the other one does its part. `giving`, `throwing`, `writing`, `digging`,
 * `pouring`, `knocking` and `pulling` have what is carried in the hands that do it.
 */
export const GESTURES = [
  'pointing',
  'waving',
  'beckoning',
  'stopping',
  'giving',
  'catching',
  'throwing',
  'knocking',
  'pulling',
  'pushing',
  'digging',
  'writing',
  'pouring',
  'counting',
  'clapping',
  'cheering',
  'arms-wide',
  'arms-crossed',
  'hands-on-hips',
  'hugging-self',
  'shrugging',
  'hand-on-heart',
  'thinking',
  'scratching-head',
  'pleading',
  'calling-out',
  'hand-over-mouth',
  'finger-to-lips',
  'cupping-ear',
  'covering-ears',
  'covering-eyes',
  'shading-eyes',
  'wiping-eyes',
  'bowing',
  'holding-own-foot',
] as const;
export type Gesture = (typeof GESTURES)[number];

/** Small things that hide on a spread for the child to find. */
export const HIDDEN = [
  'snail',
  'ladybird',
  'butterfly',
  'mouse',
  'frog',
  'beetle',
  'gecko',
  'bee',
  'ant',
  'caterpillar',
  'spider',
  'worm',
  'chick',
  'owlet',
  'dragonfly',
  'firefly',
  'bat',
  'fish',
  'shrimp',
  'seahorse',
  'crab',
  'starfish',
  'key',
  'feather',
  'mitten',
  'button',
  'paper-star',
  'toy-robot',
] as const;
export type Hidden = (typeof HIDDEN)[number];
