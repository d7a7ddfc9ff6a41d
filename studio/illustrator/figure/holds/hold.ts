/** The words that the ways to hold a thing share. */
import type { FacePoints } from '#studio/illustrator/figure/holds/face-points.ts';
import type { ArmPose } from '#studio/illustrator/figure/poses.data.ts';
import type { Grasp, Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Matrix } from '#studio/illustrator/geometry/matrix.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/**
 * Where hands take a thing that is between them: by its sides, the thumbs before it; standing on both palms; by the
 * handle above, the other palm below; or by the two handles at its sides.
 */
export type Between = 'sides' | 'palms' | 'handle' | 'ears';

/** A thing between both hands: given its foot. `grips` are its two sides, `box` what it fills, both from the foot. */
export type InHands = {
  readonly kind: 'in-hands';
  readonly taken: Between;
  readonly grips: { readonly left: Point; readonly right: Point };
  readonly box: Box;
  /** What one hand has it by that is taken by its handle. */
  readonly handle?: Point;
  /** What is broader on one side is never mirrored. */
  readonly isOneSided?: boolean;
  /** One hand has it by the grip and the other beats its skin, both from the foot. */
  readonly beaten?: { readonly grip: Point; readonly skin: Point };
  draw(foot: Point): Sketch[];
};

/** What is nearer to the reader: the thing than the hands, the arms than the thing, or the head than both. */
export type Layer = 'in-hand' | 'in-arms' | 'under-head' | 'at-head';

export type Holding = {
  readonly hands: readonly Which[];
  readonly arms: Partial<Readonly<Record<Which, ArmPose>>>;
  readonly holds: Partial<Readonly<Record<Which, Grasp>>>;
  /** Where a thing between both hands stands. */
  readonly foot: Point;
  readonly layer: Layer;
  /** The hands whose fingers close over the thing. */
  readonly closing: readonly Which[];
  /** The hands that are behind the thing but for their thumbs. */
  readonly thumbs?: readonly Which[];
  /** The hands that lie on the thing or bear it, nearer to the reader than it is. */
  readonly over?: readonly Which[];
  /** Where a thing that goes to a place of the body is put. */
  readonly onto?: Matrix;
};

export type Free = {
  readonly touching: readonly Which[];
  readonly missing: readonly Which[];
  /** Hands that the pose needs for something else, such as to wave. */
  readonly active: readonly Which[];
  /** Hands that a gesture needs. */
  readonly acting: readonly Which[];
  readonly face: FacePoints;
  readonly gaze: Point;
};

export const BOTH: readonly Which[] = ['near', 'far'];
/** The fingers of a hand at the side of a thing point a little up. */
export const FINGERS_UP = 0.3;
