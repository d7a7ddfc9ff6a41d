/** The expressions as positions of lids, brows and mouth. */
import type { Expression } from '#core/story/vocabulary.ts';

export type Mouth = {
  /** Half of the width as a share of half the head. */
  readonly width: number;
  /** Corners up (positive) or down. */
  readonly curve: number;
  /** How far it opens. */
  readonly open: number;
  /** Upper teeth show. */
  readonly teeth?: boolean;
  /** One corner higher than the other. */
  readonly skew?: number;
  /** The form of the opening; a smile when nothing else is said. */
  readonly shape?: 'smile' | 'round' | 'shout' | 'droop' | 'clench';
  /** The tongue shows below the lips. */
  readonly hasTongueOut?: boolean;
};

export type Features = {
  /** How far the upper lid is open; 1 is usual. */
  readonly lid: number;
  /** How far the cheek pushes the lower lid up. */
  readonly cheek: number;
  /** Closed eyes rest downward, smile upward, or are pressed shut. */
  readonly closed?: 'rest' | 'smile' | 'tight';
  readonly browLift: number;
  /** Inner ends up (worry) or down (will). */
  readonly browSlant: number;
  /** One brow higher than the other. */
  readonly browSkew?: number;
  readonly mouth: Mouth;
  readonly blush: number;
  /** Turn of the head sideways in radians. */
  readonly tilt: number;
  /** Turn of the head upward (negative) or downward, as a share of a full look. */
  readonly pitch?: number;
  /** How round the cheeks are blown up, the one on the page's left first. */
  readonly puff?: readonly [left: number, right: number];
  /** Tears run down the cheeks. */
  readonly hasTears?: boolean;
  /** The eye on this side is closed, whatever the other does. */
  readonly wink?: 1 | -1;
};

/** Who laughs and looks at something keeps the eyes open, narrowed by the cheeks. */
const LAUGHING_AT: Features = {
  lid: 0.66,
  cheek: 0.85,
  browLift: 0.6,
  browSlant: 0.15,
  mouth: { width: 0.32, curve: 0.12, open: 0.25, teeth: true },
  blush: 1.3,
  tilt: 0.12,
};

/** Who sings to somebody keeps the eyes half open. */
const SINGING_TO: Features = {
  lid: 0.62,
  cheek: 0.5,
  browLift: 0.85,
  browSlant: 0.35,
  mouth: { width: 0.2, curve: 0.04, open: 0.34, teeth: true, shape: 'round' },
  blush: 1.2,
  tilt: 0.1,
  pitch: -0.4,
};

const YAWNING_AT: Features = {
  lid: 0.3,
  cheek: 0.5,
  browLift: 0.9,
  browSlant: 0.45,
  mouth: { width: 0.22, curve: 0, open: 0.48, shape: 'round' },
  blush: 1,
  tilt: 0.12,
  pitch: -0.25,
};

const CRYING_AT: Features = {
  lid: 0.62,
  cheek: 0.6,
  browLift: 0.25,
  browSlant: 1,
  mouth: { width: 0.22, curve: -0.1, open: 0.22, shape: 'droop' },
  blush: 1.4,
  tilt: -0.1,
  hasTears: true,
};

export const FEATURES: Readonly<Record<Expression, Features>> = {
  happy: {
    lid: 1,
    cheek: 0.25,
    browLift: 0.3,
    browSlant: 0.1,
    mouth: { width: 0.3, curve: 0.16, open: 0.1, teeth: true },
    blush: 1,
    tilt: 0.05,
  },
  laughing: { ...LAUGHING_AT, lid: 0, cheek: 0.8, closed: 'smile' },
  calm: {
    lid: 0.8,
    cheek: 0.1,
    browLift: 0.05,
    browSlant: 0.05,
    mouth: { width: 0.24, curve: 0.09, open: 0 },
    blush: 0.8,
    tilt: 0.04,
  },
  curious: {
    lid: 1.08,
    cheek: 0,
    browLift: 0.45,
    browSlant: 0.05,
    browSkew: 0.35,
    mouth: { width: 0.15, curve: 0.05, open: 0.06 },
    blush: 0.8,
    tilt: 0.13,
  },
  surprised: {
    lid: 1.12,
    cheek: 0,
    browLift: 0.95,
    browSlant: 0.1,
    mouth: { width: 0.13, curve: 0, open: 0.22 },
    blush: 0.7,
    tilt: 0,
  },
  worried: {
    lid: 0.94,
    cheek: 0.05,
    browLift: 0.2,
    browSlant: 0.7,
    mouth: { width: 0.21, curve: -0.08, open: 0.03, skew: 0.03 },
    blush: 0.4,
    tilt: -0.06,
  },
  sad: {
    lid: 0.72,
    cheek: 0.05,
    browLift: 0,
    browSlant: 0.85,
    mouth: { width: 0.21, curve: -0.13, open: 0 },
    blush: 0.6,
    tilt: -0.11,
  },
  // Decided, not cross: the brows are level and low, the eyes steady, the lips firm and small.
  determined: {
    lid: 0.9,
    cheek: 0.16,
    browLift: 0,
    browSlant: -0.04,
    mouth: { width: 0.18, curve: 0.05, open: 0 },
    blush: 0.9,
    tilt: -0.03,
  },
  sleepy: {
    lid: 0.4,
    cheek: 0.05,
    browLift: 0.12,
    browSlant: 0.22,
    mouth: { width: 0.12, curve: 0.04, open: 0.05 },
    blush: 0.9,
    tilt: 0.16,
  },
  proud: {
    lid: 0.86,
    cheek: 0.4,
    browLift: 0.4,
    browSlant: -0.05,
    mouth: { width: 0.28, curve: 0.17, open: 0, skew: 0.05 },
    blush: 1.1,
    tilt: -0.07,
  },
  singing: { ...SINGING_TO, lid: 0, closed: 'smile' },
  calling: {
    lid: 1,
    cheek: 0.35,
    browLift: 0.7,
    browSlant: 0.1,
    mouth: { width: 0.24, curve: 0.03, open: 0.44, teeth: true, shape: 'shout' },
    blush: 1.35,
    tilt: -0.05,
    pitch: -0.18,
  },
  whispering: {
    lid: 0.74,
    cheek: 0.2,
    browLift: 0.5,
    browSlant: 0.3,
    mouth: { width: 0.1, curve: 0, open: 0.12, shape: 'round' },
    blush: 0.9,
    tilt: 0.14,
    pitch: 0.12,
  },
  chewing: {
    lid: 0.82,
    cheek: 0.45,
    browLift: 0.35,
    browSlant: 0.1,
    mouth: { width: 0.2, curve: 0.1, open: 0, skew: -0.03 },
    blush: 1.2,
    tilt: 0.06,
    puff: [0.4, 1],
  },
  blowing: {
    lid: 0.78,
    cheek: 0.4,
    browLift: 0.6,
    browSlant: 0.2,
    mouth: { width: 0.085, curve: 0, open: 0.13, shape: 'round' },
    blush: 1.4,
    tilt: 0,
    puff: [1, 1],
  },
  yawning: { ...YAWNING_AT, lid: 0, closed: 'tight' },
  crying: { ...CRYING_AT, lid: 0, closed: 'tight' },
  // Dismay: a noise, a taste, a fright. Teeth pressed together, the eyes narrowed under worried brows.
  grimacing: {
    lid: 0.66,
    cheek: 0.75,
    browLift: 0.16,
    browSlant: 0.78,
    browSkew: 0.2,
    mouth: { width: 0.25, curve: -0.06, open: 0.13, teeth: true, shape: 'clench' },
    blush: 1.1,
    tilt: -0.09,
  },
};

/** What becomes of closed eyes when there is something to look at. */
const LOOKING: Readonly<Partial<Record<Expression, Features>>> = {
  laughing: LAUGHING_AT,
  singing: SINGING_TO,
  yawning: YAWNING_AT,
  crying: CRYING_AT,
};

/** The features of an expression; `gaze` is where the eyes go, nowhere in particular being [0, 0]. */
export const featuresOf = (expression: Expression, gaze: readonly [number, number]): Features =>
  (Math.hypot(gaze[0], gaze[1]) > 0 ? LOOKING[expression] : undefined) ?? FEATURES[expression];

/** How far a mouth opens to speak, and the least half of its width. */
const SPOKEN = { open: 0.26, width: 0.17 } as const;

/** Who is sad or afraid speaks low: wide open with teeth, the same lips would cry out in surprise. */
const SPOKEN_LOW = { open: 0.17, width: 0.14, shape: 'droop' } as const;
const DOWNCAST = -0.05;
const clampedLow = (width: number): number => Math.min(0.18, Math.max(width, SPOKEN_LOW.width));

/** The same face with something to say; a mouth that is open already stays as it is. */
export const speaking = (features: Features): Features => {
  const { mouth, puff } = features;
  if (mouth.open >= SPOKEN.open || puff) return features;
  if (mouth.curve < DOWNCAST && (!mouth.shape || mouth.shape === 'clench'))
    return { ...features, mouth: { ...mouth, ...SPOKEN_LOW, teeth: false, width: clampedLow(mouth.width) } };
  const width = Math.max(mouth.width, SPOKEN.width);
  return { ...features, mouth: { ...mouth, width, open: SPOKEN.open, teeth: true } };
};

/** A sleeper's face whatever the story feels. */
export const ASLEEP: Features = {
  lid: 0,
  cheek: 0.1,
  closed: 'rest',
  browLift: 0.1,
  browSlant: 0.12,
  mouth: { width: 0.14, curve: 0.06, open: 0 },
  blush: 1,
  tilt: 0.05,
};
