/** How each thing is held when nobody says how, and what of it goes to the mouth, the ear, the eye. */
import { type Hold, type Pose, type Prop } from '#core/story/vocabulary.ts';

/** A hold; or upright in one hand before the body; or between both hands before the chest. */
export type Manner = Hold | 'upright' | 'between';

const all = (manner: Manner, ...props: readonly Prop[]): Partial<Record<Prop, Manner>> =>
  Object.fromEntries(props.map((prop) => [prop, manner]));

/** Things that are held otherwise than their grip says. */
export const USUAL: Readonly<Partial<Record<Prop, Manner>>> = {
  ...all(
    'before',
    'letter',
    'map',
    'book',
    'notebook',
    'scroll',
    'photo-frame',
    'envelope',
    'nibbled-paper',
    'old-recipe',
  ),
  ...all('close', 'teddy', 'doll', 'blanket', 'cushion'),
  ...all('out', 'flashlight', 'puppet', 'magnifying-glass', 'telescope', 'fishing-rod'),
  ...all('between', 'hat', 'mittens', 'scarf', 'egg', 'pearl', 'crown'),
  // A fist would hide them.
  ...all(
    'between',
    'lamp',
    'compass',
    'bowl',
    'empty-bowl',
    'candle',
    'coin',
    'gem',
    'shell',
    'starfish',
    'apple',
    'orange',
    'mango',
  ),
  ...all('between', 'pomegranate', 'mushroom', 'acorn', 'pine-cone', 'seed', 'bare-seed'),
  ...all('upright', 'bell'),
  // By its handle, with the blade at the ground.
  ...all('down', 'shovel', 'broom'),
};

/** Low down there is no room for what hangs from a hand: it stands on the knees. */
const ON_KNEES: Readonly<Partial<Record<Manner, Manner>>> = { down: 'between' };

/** What a pose makes of the usual manner. */
export const USUAL_IN: Readonly<Partial<Record<Pose, Readonly<Partial<Record<Manner, Manner>>>>>> = {
  sitting: ON_KNEES,
  kneeling: ON_KNEES,
  crouching: ON_KNEES,
  reaching: { upright: 'out', between: 'out', before: 'out', down: 'out', close: 'out' },
  carrying: { before: 'between', close: 'between' },
  lying: { before: 'close', between: 'close' },
  sleeping: { before: 'close', between: 'close' },
};

/** Shares of the width from the middle and of the height from the foot. */
type Share = readonly [across: number, up: number];

/** What is held by one hand and beaten by the other, and where. */
export const BEATEN: Readonly<
  Partial<Record<Prop, { readonly grip: Share; readonly skin: Share; readonly size: number }>>
> = {
  drum: { grip: [0, 0.36], skin: [0, 0.94], size: 1.25 },
  tambourine: { grip: [0, 0.04], skin: [0, 0.52], size: 1.4 },
};

/** What has a handle at each side, and where two hands take it. */
export const EARS: Readonly<Partial<Record<Prop, { readonly left: Share; readonly right: Share }>>> = {
  'soup-pot': { left: [-0.46, 0.56], right: [0.46, 0.56] },
};

/** Where the palm is that has a thing by its handle, ring or string, which stands out above what is solid of it. */
export const HANDLES: Readonly<Partial<Record<Prop, Share>>> = {
  basket: [0, 1.3],
  bucket: [0, 0.95],
  suitcase: [0, 1.14],
  'watering-can': [-0.19, 1.09],
  lantern: [0, 1.17],
  fanous: [0, 1.11],
  bell: [0, 1.07],
  lamp: [0, 0.3],
  mittens: [0, 1.18],
  'closed-umbrella': [0.14, 1.04],
};

/** Of these one hand has the handle while the palm of the other is below them. */
export const HANDLED: ReadonlySet<Prop> = new Set<Prop>([
  'basket',
  'bucket',
  'suitcase',
  'watering-can',
  'lantern',
  'fanous',
]);

/** Both palms are under these, however large: they have a foot or a saucer, and nothing to lay thumbs on. */
export const ON_PALMS: ReadonlySet<Prop> = new Set<Prop>([
  'lamp',
  'candle',
  'cake',
  'birthday-cake',
  'bowl',
  'empty-bowl',
]);

/** Held larger than it is carried, so that it is seen on both sides of the fist; and how high up it is taken. */
export const BEYOND_FIST: Readonly<Partial<Record<Prop, { readonly size: number; readonly at: number }>>> = {
  key: { size: 1.5, at: 0.4 },
  shovel: { size: 0.8, at: 0.42 },
  broom: { size: 0.8, at: 0.45 },
  ring: { size: 1.4, at: 0.05 },
  'paper-plane': { size: 1.35, at: 0.1 },
  cookie: { size: 1.15, at: 0.04 },
  kite: { size: 1.15, at: 0.36 },
};

type AtPlace = {
  /** What of it goes to the place. */
  readonly tip?: Share;
  readonly grip?: Share;
  /** Clockwise in radians, for a body turned to the page's right. */
  readonly turn?: number;
  /** How far it stays from the place, in centimetres. */
  readonly gap?: number;
  /** Larger or smaller than it is carried. */
  readonly size?: number;
  /** Stands on an open hand. */
  readonly isOnPalm?: true;
};

export type Handling = Partial<Readonly<Record<Hold, AtPlace>>>;

const DRUNK = { tip: [-0.3, 0.84], grip: [0.4, 0.3], turn: -0.5, size: 1.2 } as const;
const EATEN = { tip: [-0.4, 0.8], grip: [0.36, 0.16], turn: -0.2, gap: 0.5, size: 0.9 } as const;
const SMELT = { tip: [0, 0.82], grip: [0, 0.16], turn: -0.3, gap: 4 } as const;
const LISTENED = { tip: [0, 0.46], grip: [0, 0.2], turn: 0.5 } as const;

/** At the mouth what has no way of its own comes with its upper edge. */
export const AT_PLACE: Handling = {
  mouth: { tip: [-0.16, 0.84], grip: [0.06, 0.2], turn: -0.3, gap: 1 },
  ear: { tip: [0, 0.5], grip: [0, 0.16], turn: 0.2 },
  eye: { tip: [-0.5, 0.56], grip: [0.04, 0.18], turn: 0, gap: 3.5 },
};

/** A tool with a handle hangs head down. */
const HEAD_DOWN = { grip: [0, 0.2], turn: 2.7 } as const;
const STEM_OUT = { grip: [0, 0.2], turn: 0.75 } as const;
/** What is small and fragile is shown on the open hand. */
const ON_PALM = { grip: [0, 0.02], turn: 0, isOnPalm: true } as const;
/** A light is lifted by its ring. */
const byRing = (prop: Prop): Handling => ({ up: { grip: HANDLES[prop] ?? [0, 0.96] } });
const stem = (own: Handling = {}): Handling => ({ down: HEAD_DOWN, out: STEM_OUT, ...own });

export const HANDLING: Readonly<Partial<Record<Prop, Handling>>> = {
  blanket: { close: { size: 1.22 } },
  cup: { mouth: DRUNK },
  'tea-glass': { mouth: { ...DRUNK, tip: [-0.3, 0.6] }, out: ON_PALM },
  bottle: { mouth: { tip: [0, 0.94], grip: [0, 0.36], turn: -1.5 } },
  'message-bottle': { mouth: { tip: [0, 0.94], grip: [0, 0.36], turn: -1.5 } },
  spoon: stem({ mouth: { tip: [0, 0.97], grip: [0, 0.24], turn: -1.2 } }),
  'ice-cream': { mouth: { tip: [-0.2, 0.86], grip: [0, 0.2], turn: -0.4 } },
  cookie: { mouth: EATEN },
  apple: { mouth: EATEN, out: ON_PALM },
  orange: { mouth: EATEN, out: ON_PALM },
  mango: { mouth: EATEN, out: ON_PALM },
  watermelon: { mouth: EATEN },
  dates: { mouth: EATEN, out: ON_PALM },
  trumpet: {
    mouth: { tip: [-0.49, 0.6], grip: [-0.02, 0.3], turn: 0.12 },
    up: { grip: [-0.02, 0.3], turn: -0.3 },
    down: { grip: [-0.02, 0.4], turn: 1 },
    out: { grip: [-0.02, 0.3], turn: 0 },
  },
  flute: stem({ mouth: { tip: [0, 0.97], grip: [0, 0.44], turn: -0.62 } }),
  shell: {
    out: ON_PALM,
    ear: { tip: [0, 0.5], grip: [0.1, 0.04], turn: -1.45, size: 1.45 },
    mouth: { tip: [-0.3, 0.3], grip: [0.1, 0.3], turn: -0.2 },
  },
  clock: { ear: LISTENED },
  'music-box': { ear: LISTENED },
  egg: { ear: LISTENED, out: ON_PALM },
  flower: stem({ mouth: SMELT }),
  sunflower: stem({ mouth: SMELT }),
  feather: stem({ mouth: SMELT }),
  pinwheel: stem({ mouth: { tip: [0, 0.72], grip: [0, 0.14], turn: 0.1, gap: 9 } }),
  candle: { mouth: { tip: [0, 0.9], grip: [0, 0.12], turn: 0, gap: 10 }, out: ON_PALM },
  'magnifying-glass': {
    eye: { tip: [0, 0.72], grip: [0, 0.18], turn: -0.4 },
    out: { grip: [0, 0.18], turn: 0.6 },
    down: HEAD_DOWN,
  },
  telescope: {
    eye: { tip: [-0.34, 0.46], grip: [0.02, 0.6], turn: 0.16, size: 1.15 },
    down: { grip: [0.02, 0.6], turn: 1.4 },
    out: { grip: [0.02, 0.6], turn: 0.3 },
    up: { grip: [0.02, 0.6], turn: -0.2 },
  },
  glasses: { eye: { tip: [0, 0.4], grip: [0.42, 0.3], turn: 0 } },
  ring: { eye: { tip: [0, 0.34], grip: [0.3, 0.12], turn: 0.3 } },
  mirror: stem(),
  flashlight: {
    out: { grip: [-0.2, 0.5], turn: 0 },
    up: { grip: [-0.2, 0.5], turn: -1 },
    down: { grip: [-0.2, 0.5], turn: 1.3 },
  },
  lantern: byRing('lantern'),
  fanous: byRing('fanous'),
  lamp: byRing('lamp'),
  bell: byRing('bell'),
  scroll: { before: { size: 1.25 }, mouth: { tip: [-0.2, 0.9], grip: [0.2, 0.2], turn: -0.5 } },
  torch: stem(),
  pencil: stem(),
  paintbrush: stem(),
  wand: stem(),
  flag: { down: { turn: 2.7 }, out: { turn: 0.5 } },
  'wooden-sword': stem(),
  hammer: stem(),
  key: { down: { grip: [0, 0.6], turn: 0, size: 1.4 }, out: { grip: [0, 0.56], turn: -1.4, size: 1.5 } },
  shovel: { down: { grip: [0, 0.76], turn: 0.06 }, out: { grip: [0, 0.6], turn: -1.1 } },
  broom: { down: { grip: [0, 0.76], turn: 0.06 }, out: { grip: [0, 0.6], turn: -1.1 } },
  net: stem(),
  'fishing-rod': { down: { grip: [-0.2, 0.2], turn: 1.2 }, out: { grip: [-0.34, 0.14], turn: 0.2 } },
  umbrella: {
    down: { grip: [0, 0.08], turn: 2.9, size: 0.72 },
    out: { grip: [0, 0.14], turn: 0.7 },
    up: { tip: [0, 0.6], grip: [0, 0.09], size: 1.2 },
  },
  balloon: { down: { grip: [0, 0.1], turn: 0 }, out: { grip: [0, 0.08], turn: 0.1 } },
  kite: { out: { grip: [0, 0.36], turn: 0.2 } },
  letter: {
    before: { size: 1.4 },
    close: { size: 1.3 },
    out: { grip: [-0.3, 0.12], size: 1.2 },
    up: { grip: [-0.3, 0.1] },
  },
  envelope: {
    before: { size: 1.3 },
    close: { size: 1.4 },
    out: { grip: [-0.4, 0.12], size: 1.1 },
    up: { grip: [-0.34, 0.1] },
  },
  'paper-boat': {
    close: { size: 1.5 },
    down: { size: 1.2 },
    out: { size: 1.2, ...ON_PALM },
    up: { size: 1.2, ...ON_PALM },
  },
  'watering-can': {
    out: { grip: [-0.72, 0.55], turn: 0.4 },
    // Over the head it pours, tipped by the handle at its back: the whole can is before the fist, clear of the hair.
    up: { grip: [-0.66, 0.58], turn: 0.9 },
  },
  pearl: { out: ON_PALM },
  starfish: { out: ON_PALM },
  pomegranate: { out: ON_PALM },
  mushroom: { out: ON_PALM },
  acorn: { out: ON_PALM },
  'pine-cone': { out: ON_PALM },
  seed: { out: ON_PALM },
  'bare-seed': { out: ON_PALM },
  teddy: { out: ON_PALM },
  doll: { out: ON_PALM },
  star: { up: ON_PALM },
  'magic-lamp': { up: ON_PALM },
  bread: { mouth: EATEN, up: ON_PALM },
  compass: { out: ON_PALM },
  bowl: { out: ON_PALM },
  'empty-bowl': { out: ON_PALM },
  coin: { out: ON_PALM },
  gem: { out: ON_PALM },
  teapot: { out: { grip: [-0.44, 0.5], turn: 0.3 }, up: { grip: [-0.44, 0.5], turn: 0.7 } },
  hat: { up: { grip: [-0.4, 0.1] }, out: { grip: [-0.4, 0.1] } },

  notebook: { before: { size: 1.2 } },
  book: { before: { size: 1.15 } },
};

/** Sheets and open books, turned to who reads them. */
export const SHEETS: ReadonlySet<Prop> = new Set<Prop>([
  'letter',
  'map',
  'book',
  'notebook',
  'scroll',
  'photo-frame',
  'nibbled-paper',
  'old-recipe',
  'envelope',
]);

/** Tubes that are drawn along the page. */
export const LEVEL_SHAFTS: ReadonlySet<Prop> = new Set<Prop>(['telescope', 'flashlight', 'trumpet']);

/** Broad above, these have a shaft that a fist closes around. */
export const SHAFTED: ReadonlySet<Prop> = new Set<Prop>([
  'flag',
  'umbrella',
  'net',
  'pinwheel',
  'broom',
  'shovel',
  'magnifying-glass',
  'mirror',
  'flower',
  'sunflower',
  'hammer',
  'wooden-sword',
  'wand',
  'balloon',
]);

/** Held up, these have the head under them. */
export const SHELTERS: ReadonlySet<Prop> = new Set<Prop>(['umbrella', 'parachute']);

/** Things for two hands that one takes when they are lifted, shown or listened to. */
export const FOR_ONE: ReadonlySet<Prop> = new Set<Prop>([
  'letter',
  'envelope',
  'nibbled-paper',
  'old-recipe',
  'bitten-leaves',
  'scroll',
  'map',
  'notebook',
  'star',
  'paper-boat',
  'message-bottle',
  'magic-lamp',
  'teapot',
  'snowflake',
  'tambourine',
  'marbles',
  'bread',
  'dates',
  'teddy',
  'doll',
  'spinning-top',
  'rope',
]);
