/**
 * What hands do, as targets that fit every build, in the order of the hands: the one that acts, and the other. A place
 * is measured in half heads at the face and in trunks at the chest; x goes outward from the front and forward from the
 * side. What has no place is measured as the arms of poses are.
 */
import type { Gesture } from '#core/story/vocabulary.ts';
import type { ArmPose, HandShape } from '#studio/illustrator/figure/poses.data.ts';

export type Anchor = 'mouth' | 'chin' | 'eye' | 'brow' | 'ear' | 'crown' | 'chest' | 'foot';

/** A palm at a place of the own body; `turn` as of an arm, `elbow` where the elbow likes to be: outward and down. */
export type HandAt = {
  readonly at: Anchor;
  readonly x: number;
  readonly y: number;
  readonly hand: HandShape;
  readonly turn: number;
  readonly elbow?: readonly [outward: number, down: number];
  /** Where the elbow is in upper arms, of an arm that is folded sharply before the chest. */
  readonly elbowAt?: readonly [outward: number, down: number];
  /** Not the palm is there but the tip of the forefinger. */
  readonly isTip?: true;
};

export type HandDoes = HandAt | ArmPose;

export type Hands = {
  readonly acting: HandDoes;
  /** Free when left out. */
  readonly other?: HandDoes;
};

/** What the trunk does with it. */
export type Trunk = {
  /** Forward in radians, on top of what the pose says; seen from the front the trunk looks shorter then. */
  readonly bow?: number;
  /** How far the shoulders are drawn up, as a share of the trunk. */
  readonly shrug?: number;
};

export type GestureDrawing = Trunk & {
  readonly front: Hands;
  readonly side: Hands;
  /** What the one hand does that is free when the other holds or touches something: half of it would say nothing. */
  readonly alone?: { readonly front: HandDoes; readonly side: HandDoes };
  /** Along the page the chest is opened half to the reader, the arms beside it. */
  readonly isOpen?: true;
  /** Of a body turned half past the reader the hand at the ear that is seen acts, so that no arm crosses the face. */
  readonly isClearOfFace?: true;
  /** Along the page the arm beyond acts, so that it does not cross the body. */
  readonly isFarAlong?: true;
  /** It goes to where somebody looks: by the hand on that side. */
  readonly isTowards?: true;
  /** The hands are nearer to the reader than the head. */
  readonly isAtHead?: true;
  /** Each hand lies on the upper arm of the other: the nearer forearm is before both, its upper arm behind the other hand. */
  readonly isWoven?: true;
  /** Of a head that is turned, the far side hides the hand there. */
  readonly isAround?: true;
  /** Which of the hands have what is carried: one, or it lies on both, or both have its shaft. */
  readonly keeps?: 'acting' | 'both' | 'along';
  /** What hands do with a tool, and how far its head is turned from straight up in one hand. */
  readonly withTool?: { readonly front: Hands; readonly side: Hands };
  readonly toolTurn?: number;
  /** What hands do whose owner kneels, squats or sits: the same, nearer to the ground. */
  readonly low?: { readonly front: Hands; readonly side: Hands };
  /** How high on it the hand takes a tool, where it does not matter what it is. */
  readonly toolAt?: number;
  /** Turn of the head to the acting side, and down. */
  readonly tilt?: number;
  /** The lips are closed and small. */
  readonly hushes?: true;
  /** A hand lies over the mouth, which is closed under it. */
  readonly covers?: true;
  /** The mouth is wide open, whatever the face feels. */
  readonly calls?: true;
  readonly pitch?: number;
  /** The leg that is drawn up. */
  readonly liftsFoot?: true;
};

const UP = -Math.PI / 2;
const DOWN = Math.PI / 2;
const IN = Math.PI;

/** At the side of the hip, the knuckles down: level, the fist would lie on the belly. */
const ON_HIP: ArmPose = { x: 0.16, y: 0.6, elbow: [0.52, 0.36], hand: 'fist', turn: IN - 1.05 };

export const GESTURE_DRAWINGS: Readonly<Record<Gesture, GestureDrawing>> = {
  pointing: {
    isTowards: true,
    isFarAlong: true,
    front: { acting: { x: 0.94, y: -0.12, hand: 'point', aims: 0 } },
    side: { acting: { x: 0.96, y: -0.16, hand: 'point', aims: 0 } },
  },
  waving: {
    isTowards: true,
    isFarAlong: true,
    front: { acting: { x: 0.58, y: -0.52, elbow: [0.48, 0.08], hand: 'open' } },
    side: { acting: { x: 0.68, y: -0.56, elbow: [0.46, 0.06], hand: 'open' } },
  },
  beckoning: {
    isTowards: true,
    isFarAlong: true,
    front: { acting: { x: 0.66, y: -0.06, elbow: [0.4, 0.4], hand: 'cup', turn: UP + 0.24 } },
    side: { acting: { x: 0.84, y: -0.06, elbow: [0.42, 0.36], hand: 'cup', turn: UP + 0.3 } },
  },
  stopping: {
    isTowards: true,
    isFarAlong: true,
    front: { acting: { x: 0.62, y: -0.08, elbow: [0.5, 0.3], hand: 'open', turn: UP } },
    side: { acting: { x: 0.92, y: -0.06, hand: 'open', turn: UP + 0.08 } },
  },
  giving: {
    keeps: 'both',
    front: {
      acting: { at: 'chest', x: 0.24, y: 0.6, hand: 'flat', turn: IN + 0.1, elbow: [0.55, 1] },
      other: { at: 'chest', x: 0.24, y: 0.6, hand: 'flat', turn: IN + 0.1, elbow: [0.55, 1] },
    },
    side: {
      acting: { x: 0.74, y: 0.34, hand: 'flat', turn: -0.1 },
      other: { x: 0.86, y: 0.32, hand: 'flat', turn: -0.1 },
    },
  },
  catching: {
    front: {
      acting: { x: 0.36, y: -0.12, elbow: [0.44, 0.32], hand: 'open', turn: UP - 0.1 },
      other: { x: 0.36, y: -0.06, elbow: [0.44, 0.34], hand: 'open', turn: UP - 0.1 },
    },
    side: {
      acting: { x: 0.8, y: 0.16, elbow: [0.36, 0.4], hand: 'open', turn: -0.5 },
      other: { x: 0.82, y: -0.3, hand: 'open', turn: -0.7 },
    },
  },
  throwing: {
    isTowards: true,
    keeps: 'acting',
    front: {
      acting: { x: 0.66, y: -0.5, elbow: [0.52, -0.02], hand: 'fist', turn: UP - 0.2 },
      other: { x: 0.62, y: 0.36, hand: 'open' },
    },
    side: {
      acting: { x: -0.62, y: -0.42, elbow: [-0.5, 0.08], hand: 'fist', turn: UP - 0.4 },
      other: { x: 0.82, y: 0, hand: 'open' },
    },
    bow: -0.14,
  },
  knocking: {
    isTowards: true,
    keeps: 'acting',
    isFarAlong: true,
    front: { acting: { x: 0.5, y: -0.3, elbow: [0.5, 0.16], hand: 'fist', turn: UP } },
    side: { acting: { x: 0.8, y: -0.2, elbow: [0.44, 0.26], hand: 'fist', turn: -0.2 } },
  },
  pulling: {
    isTowards: true,
    keeps: 'acting',
    bow: -0.24,
    front: {
      acting: { x: 0.56, y: 0.48, elbow: [0.26, 0.46], hand: 'fist', turn: 0 },
      other: { at: 'chest', x: -0.42, y: 0.8, hand: 'fist', turn: IN - 0.1, elbow: [0.4, 1] },
    },
    side: {
      acting: { x: 0.56, y: 0.44, elbow: [0, 0.48], hand: 'fist', turn: -0.05 },
      other: { x: 0.86, y: 0.4, hand: 'fist', turn: -0.05 },
    },
  },
  pushing: {
    isTowards: true,
    bow: 0.24,
    // Both palms go to one side, where the thing is: before the own chest they would push at nobody.
    front: {
      acting: { x: 0.7, y: -0.06, elbow: [0.4, 0.26], hand: 'open', turn: UP + 0.5 },
      other: { at: 'chest', x: -0.78, y: 0.6, hand: 'open', turn: IN + 0.6, elbow: [0.3, 1] },
    },
    side: {
      acting: { x: 0.84, y: 0.46, elbow: [0.34, 0.46], hand: 'open', turn: -0.9 },
      other: { x: 0.94, y: -0.12, hand: 'open', turn: -1.1 },
    },
  },
  digging: {
    keeps: 'along',
    bow: 0.42,
    withTool: {
      front: {
        acting: { at: 'chest', x: 0.3, y: 0.34, hand: 'grip', turn: IN - 0.6, elbow: [1, 0.4] },
        other: { at: 'chest', x: 0.06, y: 0.78, hand: 'grip', turn: IN - 0.4, elbow: [1, 0.4] },
      },
      side: {
        acting: { x: 0.2, y: 0.4, elbow: [-0.24, 0.42], hand: 'grip', turn: 0.4 },
        other: { x: 0.54, y: 0.76, hand: 'grip', turn: 0.9 },
      },
    },
    front: {
      acting: { at: 'chest', x: 0.4, y: 0.96, hand: 'cup', turn: DOWN + 0.2, elbow: [0.6, 1] },
      other: { at: 'chest', x: 0.36, y: 0.8, hand: 'cup', turn: DOWN + 0.3, elbow: [0.6, 1] },
    },
    side: {
      acting: { x: 0.6, y: 0.74, hand: 'cup', turn: 1.2 },
      other: { x: 0.5, y: 0.86, hand: 'cup', turn: 1.4 },
    },
  },
  writing: {
    keeps: 'acting',
    toolTurn: 2.6,
    toolAt: 0.56,
    withTool: {
      front: {
        acting: { at: 'chest', x: 0.06, y: 0.6, hand: 'grip', turn: IN - 0.7, elbow: [0.55, 1] },
        other: { at: 'chest', x: 0.16, y: 0.72, hand: 'rest', turn: IN, elbow: [0.55, 1] },
      },
      side: {
        acting: { x: 0.64, y: 0.36, elbow: [0.16, 0.46], hand: 'grip', turn: 0.8 },
        other: { x: 0.7, y: 0.46, elbow: [0.26, 0.46], hand: 'rest', turn: 0.1 },
      },
    },
    pitch: 0.3,
    front: {
      acting: { at: 'chest', x: 0.06, y: 0.6, hand: 'pinch', turn: IN - 0.7, elbow: [0.55, 1] },
      other: { at: 'chest', x: 0.16, y: 0.72, hand: 'rest', turn: IN, elbow: [0.55, 1] },
    },
    side: {
      acting: { x: 0.64, y: 0.36, elbow: [0.16, 0.46], hand: 'pinch', turn: 0.8 },
      other: { x: 0.7, y: 0.46, elbow: [0.26, 0.46], hand: 'rest', turn: 0.1 },
    },
  },
  pouring: {
    keeps: 'acting',
    isTowards: true,
    toolTurn: 0.62,
    pitch: 0.2,
    // From as high as the shoulder: what stands in the water is lower, and what falls must have a way to fall.
    front: { acting: { x: 0.7, y: -0.04, elbow: [0.42, 0.2], hand: 'grip', turn: 0.2 } },
    side: { acting: { x: 0.84, y: -0.1, elbow: [0.42, 0.24], hand: 'grip', turn: 0 } },
    // A glass on the ground is filled from a hand above it.
    low: {
      front: { acting: { x: 0.66, y: 0.3, elbow: [0.4, 0.36], hand: 'grip', turn: 0.4 } },
      side: { acting: { x: 0.78, y: 0.36, elbow: [0.3, 0.42], hand: 'grip', turn: 0.3 } },
    },
  },
  counting: {
    isOpen: true,
    alone: {
      front: { x: 0.46, y: -0.16, elbow: [0.42, 0.38], hand: 'point', turn: UP },
      side: { x: 0.4, y: 0.3, elbow: [-0.06, 0.46], hand: 'point', turn: UP },
    },
    front: {
      acting: { at: 'chest', x: -0.2, y: 0.2, isTip: true, hand: 'point', turn: IN + 0.42, elbow: [0.6, 1] },
      other: { at: 'chest', x: 0.4, y: 0.2, hand: 'open', turn: UP + 0.16, elbowAt: [0.46, 0.76] },
    },
    side: {
      acting: { x: 0.5, y: 0.2, elbow: [0.06, 0.46], hand: 'point', turn: -0.6 },
      other: { x: 0.76, y: 0.06, elbow: [0.44, 0.4], hand: 'open', turn: UP },
    },
  },
  // The palms in profile and apart, as in the middle of a clap: pressed together they would plead.
  clapping: {
    alone: {
      front: { x: 0.5, y: -0.7, elbow: [0.42, -0.24], hand: 'open' },
      side: { x: -0.5, y: -0.8, bend: -1, hand: 'open' },
    },
    front: {
      acting: { at: 'chest', x: 0.15, y: 0.3, hand: 'edge', turn: UP + 0.3, elbow: [0.7, 1] },
      other: { at: 'chest', x: 0.17, y: 0.2, hand: 'edge', turn: UP + 0.06, elbow: [0.7, 1] },
    },
    side: {
      acting: { at: 'chest', x: 0.52, y: 0.3, hand: 'edge', turn: UP + 0.1, elbow: [-0.1, 1] },
      other: { at: 'chest', x: 0.86, y: 0.22, hand: 'edge', turn: UP + 0.75, elbow: [0.3, 1] },
    },
  },
  cheering: {
    isOpen: true,
    front: {
      acting: { x: 0.5, y: -0.74, elbow: [0.42, -0.26], hand: 'fist' },
      other: { x: 0.58, y: -0.68, elbow: [0.45, -0.2], hand: 'fist' },
    },
    side: {
      acting: { x: -0.5, y: -0.8, bend: -1, hand: 'fist' },
      other: { x: 0.6, y: -0.78, hand: 'fist' },
    },
    bow: -0.06,
  },
  'arms-wide': {
    isOpen: true,
    front: { acting: { x: 0.95, y: -0.1, hand: 'open' }, other: { x: 0.95, y: -0.04, hand: 'open' } },
    side: { acting: { x: -0.86, y: 0.06, bend: -1, hand: 'open' }, other: { x: 0.94, y: -0.1, hand: 'open' } },
    bow: -0.08,
  },
  'arms-crossed': {
    isWoven: true,
    alone: { front: ON_HIP, side: { x: 0.06, y: 0.62, elbow: [-0.42, 0.34], hand: 'fist' } },
    front: {
      acting: { at: 'chest', x: -0.26, y: 0.34, hand: 'rest', turn: IN + 0.3, elbow: [0.25, 1] },
      // On the upper arm of the other: under it a hand would be a crumb.
      other: { at: 'chest', x: -0.3, y: 0.46, hand: 'rest', turn: IN + 0.12, elbow: [0.25, 1] },
    },
    side: {
      acting: { x: 0.5, y: 0.34, elbow: [0.02, 0.46], hand: 'rest', turn: -0.35 },
      other: { x: 0.36, y: 0.42, elbow: [0.34, 0.4], hand: 'rest', turn: IN + 0.2 },
    },
  },
  'hands-on-hips': {
    isOpen: true,
    front: { acting: ON_HIP, other: ON_HIP },
    side: {
      acting: { x: 0.06, y: 0.62, elbow: [-0.42, 0.34], hand: 'fist' },
      other: { x: 0.2, y: 0.62, elbow: [0.5, 0.36], hand: 'fist' },
    },
    bow: -0.05,
  },
  'hugging-self': {
    isOpen: true,
    isWoven: true,
    shrug: 0.07,
    front: {
      acting: { at: 'chest', x: -0.3, y: 0.2, hand: 'rest', turn: IN + 0.55, elbow: [0.3, 1] },
      other: { at: 'chest', x: -0.28, y: 0.27, hand: 'rest', turn: IN + 0.5, elbow: [0.3, 1] },
    },
    side: {
      acting: { at: 'chest', x: 0.24, y: 0.2, hand: 'rest', turn: -0.75, elbow: [0.1, 1] },
      other: { x: 0.4, y: 0.5, elbow: [0.36, 0.42], hand: 'rest', turn: IN + 0.2 },
    },
    bow: 0.06,
  },
  shrugging: {
    isOpen: true,
    shrug: 0.13,
    tilt: 0.12,
    front: {
      acting: { x: 0.58, y: 0.32, elbow: [0.18, 0.52], hand: 'flat', turn: -0.15 },
      other: { x: 0.58, y: 0.32, elbow: [0.18, 0.52], hand: 'flat', turn: -0.15 },
    },
    side: {
      acting: { x: -0.42, y: 0.42, elbow: [-0.22, 0.5], hand: 'flat', turn: IN + 0.2 },
      other: { x: 0.66, y: 0.28, elbow: [0.22, 0.5], hand: 'flat', turn: -0.2 },
    },
  },
  'hand-on-heart': {
    front: { acting: { at: 'chest', x: -0.02, y: 0.27, hand: 'rest', turn: IN + 0.72, elbow: [0.2, 1] } },
    side: { acting: { x: 0.34, y: 0.18, elbow: [0.02, 0.46], hand: 'rest', turn: -0.6 } },
  },
  thinking: {
    isAtHead: true,
    tilt: 0.08,
    front: {
      acting: { at: 'chin', x: 0.36, y: -0.2, isTip: true, hand: 'point', turn: UP + 0.1, elbow: [0.3, 1] },
      other: { at: 'chest', x: 0.02, y: 0.6, hand: 'rest', turn: IN, elbow: [0.6, 1] },
    },
    side: {
      acting: { at: 'chin', x: 0.1, y: -0.2, isTip: true, hand: 'point', turn: UP, elbow: [0.2, 1] },
    },
  },
  'scratching-head': {
    isAtHead: true,
    isClearOfFace: true,
    tilt: -0.1,
    front: { acting: { at: 'ear', x: -0.06, y: -0.5, hand: 'rest', turn: IN + 0.9, elbow: [1, 0.35] } },
    side: { acting: { at: 'ear', x: -0.3, y: -0.44, hand: 'rest', turn: -0.9, elbow: [-1, 0.4] } },
  },
  pleading: {
    alone: {
      front: { at: 'chest', x: -0.02, y: 0.27, hand: 'rest', turn: IN + 0.72, elbow: [0.2, 1] },
      side: { x: 0.34, y: 0.18, elbow: [0.02, 0.46], hand: 'rest', turn: -0.6 },
    },
    front: {
      acting: { at: 'chest', x: 0.075, y: 0.26, hand: 'edge', turn: UP - 0.05, elbow: [0.7, 1] },
      other: { at: 'chest', x: 0.075, y: 0.26, hand: 'edge', turn: UP - 0.05, elbow: [0.7, 1] },
    },
    side: {
      acting: { at: 'chest', x: 0.56, y: 0.24, hand: 'flat', turn: UP + 0.3, elbow: [0.1, 1] },
      other: { at: 'chest', x: 0.64, y: 0.22, hand: 'flat', turn: UP + 0.24, elbow: [0.2, 1] },
    },
    tilt: 0.1,
  },
  // One hollow hand beside the mouth: with one on each cheek somebody is aghast.
  'calling-out': {
    isAtHead: true,
    isClearOfFace: true,
    calls: true,
    front: { acting: { at: 'mouth', x: 0.58, y: 0.17, hand: 'cup', turn: UP - 0.22, elbowAt: [0.52, 0.66] } },
    side: { acting: { at: 'mouth', x: -0.44, y: 0.2, hand: 'cup', turn: UP + 0.4, elbowAt: [-0.4, 0.7] } },
  },
  'hand-over-mouth': {
    isAtHead: true,
    isClearOfFace: true,
    covers: true,
    front: { acting: { at: 'mouth', x: 0.07, y: 0.31, hand: 'rest', turn: UP - 0.22, elbowAt: [0.02, 0.52] } },
    side: { acting: { at: 'mouth', x: -0.08, y: 0.16, hand: 'rest', turn: -0.62, elbow: [-0.2, 1] } },
  },
  'finger-to-lips': {
    isAtHead: true,
    isClearOfFace: true,
    hushes: true,
    front: {
      acting: { at: 'mouth', x: 0, y: -0.06, isTip: true, hand: 'point', turn: UP - 0.12, elbowAt: [0.12, 0.6] },
    },
    side: { acting: { at: 'mouth', x: 0.03, y: -0.06, isTip: true, hand: 'point', turn: UP + 0.1, elbow: [-0.6, 1] } },
  },
  'cupping-ear': {
    isAtHead: true,
    isClearOfFace: true,
    tilt: 0.14,
    bow: 0.08,
    front: { acting: { at: 'ear', x: 0.2, y: 0.1, hand: 'cup', turn: UP - 0.24, elbow: [0.9, 0.5] } },
    side: { acting: { at: 'ear', x: -0.12, y: 0.1, hand: 'cup', turn: UP + 0.24, elbow: [-0.8, 0.6] } },
  },
  'covering-ears': {
    isAtHead: true,
    isAround: true,
    bow: 0.08,
    shrug: 0.05,
    front: {
      acting: { at: 'ear', x: 0.04, y: 0.04, hand: 'cover', turn: UP - 0.16, elbow: [0.9, 0.6] },
      other: { at: 'ear', x: 0.04, y: 0.04, hand: 'cover', turn: UP - 0.16, elbow: [0.9, 0.6] },
    },
    side: {
      acting: { at: 'ear', x: 0.02, y: 0.02, hand: 'cover', turn: UP + 0.1, elbow: [-0.8, 0.7] },
      other: { at: 'ear', x: 0.02, y: 0.1, hand: 'cover', turn: UP - 0.16, elbow: [0.8, 0.8] },
    },
  },
  'covering-eyes': {
    isOpen: true,
    isAtHead: true,
    bow: 0.06,
    front: {
      acting: { at: 'eye', x: 0.04, y: 0.12, hand: 'rest', turn: UP - 0.3, elbow: [0.9, 0.8] },
      other: { at: 'eye', x: 0.04, y: 0.12, hand: 'rest', turn: UP - 0.3, elbow: [0.9, 0.8] },
    },
    side: {
      acting: { at: 'eye', x: -0.02, y: 0.12, hand: 'rest', turn: UP + 0.4, elbow: [-0.4, 1] },
      other: { at: 'eye', x: 0.04, y: 0.12, hand: 'rest', turn: UP - 0.3, elbow: [0.7, 1] },
    },
  },
  'shading-eyes': {
    isAtHead: true,
    isClearOfFace: true,
    front: { acting: { at: 'brow', x: 0.34, y: -0.06, hand: 'flat', turn: IN + 0.12, elbow: [1, 0.45] } },
    side: { acting: { at: 'brow', x: -0.14, y: -0.16, hand: 'flat', turn: 0.02, elbow: [-1, 0.3] } },
  },
  'wiping-eyes': {
    isAtHead: true,
    front: { acting: { at: 'eye', x: 0.1, y: 0.14, hand: 'fist', turn: IN + 1.1, elbow: [0.8, 1] } },
    side: { acting: { at: 'eye', x: -0.06, y: 0.16, hand: 'fist', turn: -0.9, elbow: [-1, 0.8] } },
  },
  bowing: {
    bow: 0.62,
    pitch: 0.5,
    front: {
      acting: { at: 'chest', x: 0.02, y: 0.5, hand: 'rest', turn: IN, elbow: [0.7, 1] },
      other: { x: 0.5, y: 0.6, elbow: [0.36, 0.3], hand: 'open' },
    },
    side: {
      acting: { at: 'chest', x: 0.22, y: 0.56, hand: 'rest', turn: -0.3, elbow: [-0.2, 1] },
      other: { x: -0.66, y: 0.24, bend: -1, hand: 'open' },
    },
  },
  'holding-own-foot': {
    liftsFoot: true,
    bow: 0.22,
    front: {
      acting: { at: 'foot', x: 0.04, y: -0.03, hand: 'rest', turn: DOWN, elbow: [1, 0.4] },
      other: { at: 'foot', x: -0.1, y: 0.02, hand: 'rest', turn: DOWN - 0.5, elbow: [0.6, 1] },
    },
    side: {
      acting: { at: 'foot', x: 0, y: 0, hand: 'rest', turn: DOWN, elbow: [-0.4, 1] },
      other: { at: 'foot', x: 0.1, y: 0, hand: 'rest', turn: DOWN, elbow: [0.4, 1] },
    },
  },
};
