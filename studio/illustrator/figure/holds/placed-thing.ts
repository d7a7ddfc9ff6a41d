/** A thing that is put to a certain place of the body: what of it goes there, and where hands can take it. */
import type { Hold } from '#core/story/vocabulary.ts';
import type { Matrix } from '#studio/illustrator/geometry/matrix.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** In centimetres as it is held, its foot at the origin, drawn for a body turned to the page's right. */
export type PlacedThing = {
  readonly kind: 'placed';
  readonly hold: Hold;
  readonly box: Box;
  /** What goes to the place: the rim of a cup, the bowl of a spoon, the middle of a lens. */
  readonly tip: Point;
  /** Where one hand takes it, and where two do. */
  readonly grip: Point;
  readonly pair: { readonly left: Point; readonly right: Point };
  /** Turned by so much, clockwise in radians, for a body turned to the page's right. */
  readonly turn: number;
  /** Turned by so much while it is poured out, instead of as the hands are. */
  readonly pouredAt?: number;
  /** How far from the place it stays, in centimetres. */
  readonly gap: number;
  readonly needsBoth: boolean;
  /** A sheet or an open book, which is turned to who reads it. */
  readonly isSheet: boolean;
  /** A shaft that a fist closes around, as it is drawn; null for what has none. */
  readonly shaft: 'upright' | 'level' | null;
  /** Stands on an open hand. */
  readonly isOnPalm: boolean;
  /** The head is under it. */
  readonly isShelter: boolean;
  /** What is broader on one side is never mirrored. */
  readonly isOneSided: boolean;
  draw(onto: Matrix): Sketch[];
};
