/** Where one sits on things, in centimetres of their drawings, the foot of the thing at the origin. */
import type { Prop } from '#core/story/vocabulary.ts';

export type PropSeat = {
  /** How high the seat is. */
  readonly overGround: number;
  /** Where its middle is, and how far it goes to both sides. */
  readonly x?: number;
  readonly half: number;
  /** The same on its other side, where one sits in a book that is read from the right. */
  readonly isOnBothSides?: true;
  /** How far its top slopes down beyond these: whoever is wider stands so much lower, with a foot on each slope. */
  readonly slope?: number;
  /** Where one sits on it low: the lowest stair of a flight, in whose direction it lies, or a blanket that is spread. */
  readonly low?: { readonly overGround: number; readonly x: number; readonly half?: number };
  /**
   * On an `edge` shins hang down, on something `flat` one sits as on the ground, and some things are sat on `astride`.
   */
  readonly kind: 'edge' | 'flat' | 'astride';
};

export const PROP_SEATS: Readonly<Partial<Record<Prop, PropSeat>>> = {
  bench: { overGround: 40, half: 78, kind: 'edge' },
  chair: { overGround: 45, half: 16, kind: 'edge' },
  swing: { overGround: 43, half: 28, kind: 'edge' },
  log: { overGround: 32, half: 40, kind: 'edge' },
  'tree-stump': { overGround: 37.5, half: 18, kind: 'edge' },
  suitcase: { overGround: 30, half: 18, kind: 'edge' },
  bed: { overGround: 46, x: 24, half: 44, kind: 'edge' },
  table: { overGround: 76, half: 46, kind: 'edge' },
  drum: { overGround: 28, half: 9, kind: 'edge' },
  fountain: { overGround: 42, x: -44, half: 24, isOnBothSides: true, kind: 'edge' },
  well: { overGround: 52, x: -26, half: 18, kind: 'edge' },
  moon: { overGround: 22, half: 20, kind: 'edge' },
  cloud: { overGround: 34, half: 40, kind: 'edge' },
  footstool: { overGround: 23, half: 16, slope: 8, kind: 'edge' },
  // On the canvas below the top: a flag bears nobody.
  tent: { overGround: 128, half: 6, kind: 'edge' },
  // On the landing, whichever way the flight goes up.
  stairs: { overGround: 152, half: 8, low: { overGround: 24, x: -64 }, kind: 'flat' },
  sled: { overGround: 25, x: -4, half: 34, kind: 'flat' },
  raft: { overGround: 12, half: 50, kind: 'flat' },
  rug: { overGround: 10, half: 50, kind: 'flat' },
  'flying-carpet': { overGround: 24, half: 48, kind: 'flat' },
  cushion: { overGround: 24, half: 18, kind: 'flat' },
  blanket: { overGround: 19, half: 24, low: { overGround: 4, x: -10, half: 40 }, kind: 'flat' },
  book: { overGround: 7, half: 8, kind: 'flat' },
  // Outside, with a leg on each side of the nose.
  rocket: { overGround: 122, half: 14, kind: 'astride' },
  'rocking-horse': { overGround: 47, x: -8, half: 10, kind: 'astride' },
};
