/** Where things are at home that a story does not need and that are seen in it all the same. */
import type { Light, Prop, Setting } from '#core/story/vocabulary.ts';

/** Of these there are small ones to play with, which are at home wherever a child is. */
export const TOYS: ReadonlySet<Prop> = new Set<Prop>([
  'train',
  'bus',
  'car',
  'rocket',
  'airplane',
  'boat',
  'rocking-horse',
]);

const GREEN: readonly Setting[] = ['forest', 'garden', 'playground', 'jungle'];
const ROOMS: readonly Setting[] = ['bedroom', 'kitchen', 'school', 'library'];
const WIDE: readonly Setting[] = ['desert', 'mountain', 'snow'];

type Home = { readonly settings: readonly Setting[]; readonly plane: 'middle' | 'far' };

/** What is too large to be carried along, or would be strange elsewhere. What is not here lies anywhere. */
export const HOMES: Readonly<Partial<Record<Prop, Home>>> = {
  train: { settings: WIDE, plane: 'far' },
  bus: { settings: ['old-cairo', 'market', 'playground'], plane: 'far' },
  car: { settings: ['old-cairo', 'market', 'desert'], plane: 'far' },
  rocket: { settings: ['space'], plane: 'far' },
  boat: { settings: ['ocean', 'nile'], plane: 'far' },
  bicycle: { settings: ['garden', 'playground', 'market', 'old-cairo', 'forest'], plane: 'middle' },
  sled: { settings: ['snow', 'mountain'], plane: 'middle' },
  tent: { settings: ['forest', 'garden', ...WIDE], plane: 'far' },
  scarecrow: { settings: ['garden'], plane: 'far' },
  snowman: { settings: ['snow'], plane: 'far' },
  swing: { settings: GREEN, plane: 'far' },
  sandcastle: { settings: ['ocean', 'playground', 'desert'], plane: 'middle' },
  wheelbarrow: { settings: ['garden', 'market'], plane: 'middle' },
  ladder: { settings: ['garden', 'library'], plane: 'middle' },
  bench: { settings: ['garden', 'playground', 'nile', 'market'], plane: 'middle' },
  'sign-post': { settings: ['forest', ...WIDE], plane: 'far' },
  'bird-house': { settings: GREEN, plane: 'middle' },
  cactus: { settings: ['desert', 'village-roof', 'garden'], plane: 'middle' },
  sunflower: { settings: ['garden', 'village-roof'], plane: 'middle' },
  pumpkin: { settings: ['garden', 'market', 'kitchen'], plane: 'middle' },
  'tree-stump': { settings: [...GREEN, 'mountain'], plane: 'middle' },
  log: { settings: [...GREEN, 'mountain', 'nile'], plane: 'middle' },
  mushroom: { settings: ['forest', 'garden', 'jungle'], plane: 'middle' },
  anchor: { settings: ['ocean', 'nile'], plane: 'middle' },
  bathtub: { settings: ['bedroom', 'kitchen'], plane: 'middle' },
  cradle: { settings: ['bedroom'], plane: 'middle' },
  chair: { settings: ROOMS, plane: 'middle' },
  table: { settings: ROOMS, plane: 'middle' },
  rug: { settings: ROOMS, plane: 'middle' },
  'rocking-horse': { settings: ['bedroom'], plane: 'middle' },
};

/** Where there is sky over everybody, and nothing before it. */
const OPEN: readonly Setting[] = ['nile', 'garden', 'ocean', 'playground', 'village-roof', 'cloud-city', ...WIDE];
const DAYLIGHT: readonly Light[] = ['dawn', 'day', 'golden-hour'];
const NIGHT: readonly Light[] = ['dusk', 'moonlight'];
const ANY_LIGHT: readonly Light[] = [...DAYLIGHT, ...NIGHT, 'lamplight'];

type Sky = { readonly settings: readonly Setting[]; readonly lights: readonly Light[] };

const byDay: Sky = { settings: OPEN, lights: DAYLIGHT };
const beyond: Sky = { settings: [...OPEN, 'space', 'forest'], lights: [...NIGHT, 'lamplight'] };

export const SKIES: Readonly<Partial<Record<Prop, Sky>>> = {
  kite: byDay,
  'paper-plane': byDay,
  rainbow: byDay,
  parachute: byDay,
  'hot-air-balloon': { settings: [...OPEN, 'forest'], lights: [...DAYLIGHT, 'dusk'] },
  balloon: { settings: [...OPEN, ...ROOMS], lights: ANY_LIGHT },
  airplane: { settings: OPEN, lights: [...DAYLIGHT, 'dusk'] },
  'flying-carpet': { settings: OPEN, lights: ANY_LIGHT },
  comet: beyond,
  planet: beyond,
  satellite: { settings: ['space'], lights: ANY_LIGHT },
};

/** What is no thing of the ground and can be carried all the same. */
export const CARRIED_KITES: ReadonlySet<Prop> = new Set<Prop>(['kite', 'balloon', 'paper-plane']);

/** On the ground and in rooms they are as small as in a hand. */
export const AS_TOYS: ReadonlySet<Prop> = new Set<Prop>(['kite', 'balloon', 'telescope']);

/** Who is on one of these has the ground at their feet. */
export const SEATS: ReadonlySet<Prop> = new Set<Prop>([
  'bench',
  'chair',
  'bed',
  'footstool',
  'cushion',
  'rug',
  'tree-stump',
  'stairs',
]);

/** Put on and kept on. */
export const WORN: ReadonlySet<Prop> = new Set<Prop>(['hat', 'scarf', 'crown', 'cape']);

/** They would melt, spill, burn or fall to pieces where they lie, and are only held. */
export const ONLY_HELD: ReadonlySet<Prop> = new Set<Prop>(['ice-cream', 'tea-glass', 'candle', 'torch']);

/** Nothing happens to them in the sea. */
export const WATERPROOF: ReadonlySet<Prop> = new Set<Prop>([
  'ball',
  'shell',
  'starfish',
  'pearl',
  'marbles',
  'blocks',
  'bucket',
  'shovel',
  'coin',
  'gem',
  'ring',
  'key',
  'crown',
  'chest',
  'anchor',
  'net',
  'message-bottle',
  ...TOYS,
]);

/** Water spoils them. */
export const OF_PAPER: ReadonlySet<Prop> = new Set<Prop>([
  'book',
  'notebook',
  'map',
  'paint-box',
  'letter',
  'envelope',
  'scroll',
  'kite',
  'paper-boat',
  'paper-plane',
  'blanket',
  'cookie',
  'cake',
  'bread',
]);
