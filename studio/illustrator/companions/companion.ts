/** What every companion drawing is given and gives. Lengths are centimetres, feet at the origin, y downward. */
import type { Expression, Gesture, Pose } from '#core/story/vocabulary.ts';
import type { Color } from '#studio/illustrator/color/color.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** Along the way, towards the reader, or away from the reader. */
export type CompanionView = 'side' | 'front' | 'back';

/**
 * Ways to sit: lying down with the head up, the tail laid round the paws, one forepaw at the face. Or to creep: on the way.
 * Or to be in the air: head over heels.
 */
export type Manner = 'lying' | 'tail-round' | 'washing' | 'stalking' | 'tumbling';

export type CompanionOrder = {
  readonly pose: Pose;
  readonly view: CompanionView;
  readonly expression: Expression;
  /** What paws, wings or hands do; who has none does nothing. */
  readonly gesture?: Gesture;
  /** Where the eyes go, forward and down, from -1 to 1. */
  readonly gaze: Point;
  /** Where a paw, wing or hand points, forward and down, of length 1. */
  readonly aim?: Point;
  /** Has something to say: mouth or beak are open. */
  readonly speaks?: true;
  /** In which of several ways it takes its pose. */
  readonly manner?: Manner;
  /** Which of the kinds of its species it is, so that somebody's cat looks like nobody else's. */
  readonly breed?: number;
  /** The colour of the coat when it is somebody's own pet. */
  readonly coat?: Color;
  /** A collar or scarf in the colour of its owner's choice. */
  readonly collar?: Color;
  /** Has something in its forelegs or wings: they come from `embrace` and are not drawn with the pose. */
  readonly hugs?: true;
  /** Where it lays a foreleg or a wing, which comes from `limb` and is not drawn with the pose. */
  readonly lays?: Point;
  /** Has something in its mouth or beak, which is closed on it. */
  readonly bites?: true;
  /** Looks out of a tower, a basket or a boot, whose front hides its lower part. */
  readonly isInside?: true;
  /** Hatched or born not long ago. */
  readonly isYoung?: true;
  /** A cloud from which it rains. */
  readonly isRaining?: true;
};

/** Where an animal hugs something to: below its chin, over the ground, no wider than it has arms for. */
export type Chest = {
  readonly x: number;
  readonly chin: number;
  readonly ground: number;
  readonly wide: number;
  /** Turned to the reader: what it holds lies level before it. */
  readonly isFront: boolean;
};

/** The arm that holds out what is carried: whoever does so has it from `limb` and not as well with the pose. */
export const FREE_ARM = 'free-arm';

/** What an animal hugs is no wider than it is high, as a share. */
export const HUGS_WIDE = 0.62;

/** Forelegs or wings around what is hugged: those behind the whole body, and those over the thing. */
export type Embrace = { readonly behind: readonly Sketch[]; readonly before: readonly Sketch[] };

export type CompanionFigure = {
  readonly parts: readonly Sketch[];
  /** The mouth, beak or hand that holds what is carried. */
  readonly mouth: Point;
  /** The leg, paw or wing that it lays on somebody at a place. Missing when it has none to lay. */
  readonly limb?: (at: Point) => readonly Sketch[];
  /** Where it hugs something to, and its limbs around it with their ends at these places, the nearer one first. */
  readonly chest?: Chest;
  readonly embrace?: (ends: readonly [Point, Point]) => Embrace;
  /** The upper lip or half of the beak, over what is in the mouth. */
  readonly lip?: readonly Sketch[];
};

export type CompanionDrawing = {
  readonly heightCm: number;
  readonly lengthCm: number;
  /** Where it is at home: those of the ground stand on it, the others hover over it. */
  readonly home: 'ground' | 'air' | 'water';
  /** Draws it turned to the page's right. */
  draw(order: CompanionOrder): CompanionFigure;
};
