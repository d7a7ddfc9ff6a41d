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
};

export type Features = {
  /** How far the upper lid is open; 1 is usual. */
  readonly lid: number;
  /** How far the cheek pushes the lower lid up. */
  readonly cheek: number;
  /** Closed eyes rest downward or smile upward. */
  readonly closed?: 'rest' | 'smile';
  readonly browLift: number;
  /** Inner ends up (worry) or down (will). */
  readonly browSlant: number;
  /** One brow higher than the other. */
  readonly browSkew?: number;
  readonly mouth: Mouth;
  readonly blush: number;
  /** Turn of the head sideways in radians. */
  readonly tilt: number;
};

/** Who laughs and looks at something keeps the eyes open, narrowed by the cheeks. */
const LAUGHING_AT: Features = {
  lid: 0.66,
  cheek: 0.85,
  browLift: 0.6,
  browSlant: 0.15,
  mouth: { width: 0.33, curve: 0.14, open: 0.3, teeth: true },
  blush: 1.3,
  tilt: 0.12,
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
    mouth: { width: 0.21, curve: 0.07, open: 0 },
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
    lid: 1.2,
    cheek: 0,
    browLift: 0.95,
    browSlant: 0.1,
    mouth: { width: 0.13, curve: 0, open: 0.24 },
    blush: 0.7,
    tilt: 0,
  },
  worried: {
    lid: 1.02,
    cheek: 0.05,
    browLift: 0.2,
    browSlant: 0.75,
    mouth: { width: 0.18, curve: -0.07, open: 0.03, skew: 0.03 },
    blush: 0.4,
    tilt: -0.06,
  },
  sad: {
    lid: 0.72,
    cheek: 0.05,
    browLift: 0,
    browSlant: 0.85,
    mouth: { width: 0.18, curve: -0.11, open: 0 },
    blush: 0.6,
    tilt: -0.11,
  },
  determined: {
    lid: 0.84,
    cheek: 0.22,
    browLift: -0.3,
    browSlant: -0.62,
    mouth: { width: 0.21, curve: 0.03, open: 0, skew: 0.05 },
    blush: 0.8,
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
};

/** The features of an expression; `gaze` is where the eyes go, nowhere in particular being [0, 0]. */
export const featuresOf = (expression: Expression, gaze: readonly [number, number]): Features =>
  expression === 'laughing' && Math.hypot(gaze[0], gaze[1]) > 0 ? LAUGHING_AT : FEATURES[expression];

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
