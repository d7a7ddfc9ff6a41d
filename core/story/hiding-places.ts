/** Where the small hidden things are at home, so that nothing of the sea hides in a library. */
import type { Companion, Hidden, Prop, Setting } from '#core/story/vocabulary.ts';

const GREEN: readonly Setting[] = ['forest', 'garden', 'jungle', 'playground', 'nile', 'mountain'];
const INDOORS: readonly Setting[] = ['bedroom', 'kitchen', 'school', 'library', 'castle'];
const TOWN: readonly Setting[] = ['old-cairo', 'market', 'village-roof'];
const LOST: readonly Setting[] = [...INDOORS, ...TOWN, 'playground'];

const HOMES: Readonly<Record<Hidden, readonly Setting[]>> = {
  snail: GREEN,
  ladybird: [...GREEN, 'village-roof'],
  butterfly: [...GREEN, 'village-roof', 'cloud-city'],
  mouse: [...INDOORS, ...TOWN, 'underground', 'forest', 'garden', 'desert'],
  frog: ['forest', 'garden', 'jungle', 'nile'],
  beetle: [...GREEN, 'desert', 'underground', 'old-cairo'],
  gecko: ['desert', 'jungle', 'nile', 'bedroom', 'castle', 'underground', ...TOWN],
  bee: [...GREEN, 'market', 'village-roof', 'cloud-city'],
  ant: [...GREEN, 'desert', 'kitchen', 'market', 'underground'],
  caterpillar: ['forest', 'garden', 'jungle', 'nile'],
  spider: [...INDOORS, 'forest', 'garden', 'underground', 'old-cairo'],
  worm: ['forest', 'garden', 'underground', 'playground'],
  chick: ['garden', 'nile', 'kitchen', 'market', 'village-roof'],
  owlet: ['forest', 'mountain', 'snow', 'castle', 'library', 'village-roof'],
  dragonfly: ['garden', 'jungle', 'nile', 'mountain'],
  firefly: ['forest', 'garden', 'jungle', 'mountain', 'underground', 'cloud-city'],
  bat: ['forest', 'jungle', 'mountain', 'castle', 'underground', 'old-cairo'],
  fish: ['ocean'],
  shrimp: ['ocean'],
  seahorse: ['ocean'],
  crab: ['ocean'],
  starfish: ['ocean'],
  key: [...LOST, 'desert', 'underground', 'space'],
  feather: [...TOWN, 'forest', 'garden', 'nile', 'desert', 'mountain', 'snow', 'cloud-city'],
  mitten: ['snow', 'mountain', 'bedroom', 'school', 'playground', 'cloud-city', 'space'],
  button: [...LOST, 'desert', 'snow', 'space'],
  'paper-star': [...INDOORS, 'space', 'cloud-city', 'snow'],
  'toy-robot': ['bedroom', 'school', 'library', 'playground', 'space', 'underground'],
};

/** Whether somebody would look for it there. In every setting at least four things hide. */
export const hidesIn = (hidden: Hidden, setting: Setting): boolean => HOMES[hidden].includes(setting);

/** Whom each would be taken for: a mouse that hides beside a mouse that speaks is the same mouse twice. */
const TAKEN_FOR: Readonly<Partial<Record<Hidden, readonly (Companion | Prop)[]>>> = {
  butterfly: ['butterfly', 'moth'],
  mouse: ['mouse', 'jerboa', 'squirrel', 'hedgehog', 'mouse-hole'],
  frog: ['frog'],
  gecko: ['gecko', 'dragon'],
  bee: ['bee'],
  chick: ['hen', 'duck', 'bird', 'goose', 'chick'],
  owlet: ['owl'],
  dragonfly: ['bee', 'butterfly'],
  firefly: ['little-star', 'bee'],
  bat: ['bat'],
  fish: ['fish', 'whale', 'dolphin'],
  crab: ['crab'],
  starfish: ['little-star', 'star'],
  'paper-star': ['little-star', 'star'],
  'toy-robot': ['robot'],
};

/** Whether a page with these companions and things would have two of a kind, were this hidden on it. */
export const isTakenFor = (hidden: Hidden, shown: readonly (Companion | Prop)[]): boolean =>
  TAKEN_FOR[hidden]?.some((kind) => shown.includes(kind)) ?? false;
