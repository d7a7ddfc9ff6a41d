/** What a four-legged body does in every pose. */
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** Feet of the near and far side in shares of the leg: forward of their root and (negative) off the ground. */
export type Act = {
  readonly fore: readonly [Point, Point];
  readonly hind: readonly [Point, Point];
  /** Turn of the trunk: negative lifts the shoulder. */
  readonly pitch: number;
  /** How far the body sinks and rises, in shares of the leg. */
  readonly drop: number;
  readonly lift: number;
  /** Turn of the neck and the head: positive is down and forward. */
  readonly neck: number;
  readonly head: number;
};

export const STANDING: Act = {
  fore: [
    [0.02, 0],
    [0.2, 0],
  ],
  hind: [
    [-0.06, 0],
    [-0.26, 0],
  ],
  pitch: 0,
  drop: 0,
  lift: 0,
  neck: 0,
  head: 0,
};

/** Seen from the side. Poses that are not here are acted standing. */
export const ACTS: Readonly<Record<string, Act>> = {
  walking: {
    fore: [
      [0.34, -0.03],
      [-0.24, 0],
    ],
    hind: [
      [-0.34, 0],
      [0.16, -0.02],
    ],
    pitch: 0,
    drop: 0.01,
    lift: 0,
    neck: 0.08,
    head: 0.02,
  },
  running: {
    fore: [
      [0.92, -0.42],
      [0.62, -0.28],
    ],
    hind: [
      [-0.94, -0.3],
      [-0.66, -0.16],
    ],
    pitch: -0.07,
    drop: 0,
    lift: 0.07,
    neck: 0.3,
    head: -0.04,
  },
  // On short thick legs: stretched out as in a gallop they would be lost under belly and tail.
  trotting: {
    fore: [
      [0.72, -0.5],
      [-0.16, 0],
    ],
    hind: [
      [-0.5, -0.12],
      [0.5, -0.26],
    ],
    pitch: -0.1,
    drop: -0.06,
    lift: 0.03,
    neck: 0.16,
    head: -0.04,
  },
  crouching: {
    fore: [
      [0.5, 0],
      [0.28, 0],
    ],
    hind: [
      [0.06, 0],
      [-0.16, 0],
    ],
    pitch: 0.1,
    drop: 0.34,
    lift: 0,
    neck: 0.42,
    head: -0.02,
  },
  // Drawn for somebody who is turned over: knees bent and each leg another way, the head up against the fall.
  tumbling: {
    fore: [
      [0.72, -0.56],
      [0.28, -0.22],
    ],
    hind: [
      [-0.66, -0.4],
      [0.06, -0.24],
    ],
    pitch: 0.06,
    drop: 0,
    lift: 0.62,
    neck: -0.1,
    head: -0.66,
  },
  // Step by step, the body low between the shoulders and the head ahead.
  stalking: {
    fore: [
      [0.52, -0.16],
      [-0.16, 0],
    ],
    hind: [
      [-0.3, 0],
      [0.3, 0],
    ],
    pitch: 0.07,
    drop: 0.2,
    lift: 0,
    neck: 0.34,
    head: 0.02,
  },
  reaching: {
    fore: [
      [0.5, -0.62],
      [0.06, 0],
    ],
    hind: [
      [-0.1, 0],
      [-0.3, 0],
    ],
    pitch: -0.12,
    drop: 0,
    lift: 0,
    neck: -0.28,
    head: -0.42,
  },
  pointing: {
    fore: [
      [0.38, -0.42],
      [-0.02, 0],
    ],
    hind: [
      [-0.22, 0],
      [-0.42, 0],
    ],
    pitch: -0.02,
    drop: 0,
    lift: 0,
    neck: 0.46,
    head: -0.1,
  },
  // A leap: forelegs far ahead, hind legs pushed out behind.
  jumping: {
    fore: [
      [0.98, -0.56],
      [0.78, -0.34],
    ],
    hind: [
      [-0.98, -0.06],
      [-0.8, 0.08],
    ],
    pitch: -0.34,
    drop: 0,
    lift: 0.34,
    neck: 0.1,
    head: -0.06,
  },
  flying: {
    fore: [
      [0.86, -0.6],
      [0.6, -0.44],
    ],
    hind: [
      [-0.92, -0.52],
      [-0.66, -0.34],
    ],
    pitch: -0.14,
    drop: 0,
    lift: 0.62,
    neck: 0.2,
    head: -0.1,
  },
  // The shoulders are over the rump, so that the water takes the back in a slope and not like a board.
  swimming: {
    fore: [
      [0.66, -0.62],
      [0.24, -0.24],
    ],
    hind: [
      [-0.62, 0.1],
      [-0.3, 0.2],
    ],
    pitch: -0.3,
    drop: 0,
    lift: 0.3,
    neck: 0.3,
    head: -0.2,
  },
  // A hop from one side to the other: nobody rears like a horse.
  dancing: {
    fore: [
      [0.56, -0.58],
      [0.12, -0.12],
    ],
    hind: [
      [-0.2, 0.02],
      [-0.5, -0.34],
    ],
    pitch: -0.2,
    drop: 0,
    lift: 0.1,
    neck: 0.02,
    head: -0.16,
  },
};

/** How far the two feet in front are off the ground, how low the body is, how high it is in the air, in shares of the leg. */
export type FrontAct = {
  readonly feet: readonly [number, number];
  readonly drop: number;
  readonly lift: number;
  readonly look: number;
};

export const FRONTAL: FrontAct = { feet: [0, 0], drop: 0, lift: 0, look: 0 };

/** Seen from the front or from behind. */
export const FRONT_ACTS: Readonly<Record<string, FrontAct>> = {
  walking: { feet: [0.02, 0.16], drop: 0.02, lift: 0, look: 0 },
  running: { feet: [0.46, 0.2], drop: 0, lift: 0.14, look: 0.08 },
  crouching: { feet: [0, 0], drop: 0.4, lift: 0, look: 0.3 },
  reaching: { feet: [0, 0.62], drop: 0, lift: 0, look: -0.14 },
  pointing: { feet: [0, 0.36], drop: 0, lift: 0, look: 0.12 },
  jumping: { feet: [0.5, 0.42], drop: 0, lift: 0.34, look: -0.06 },
  flying: { feet: [0.52, 0.44], drop: 0, lift: 0.62, look: -0.06 },
  swimming: { feet: [0.4, 0.2], drop: 0, lift: 0.3, look: -0.06 },
  dancing: { feet: [0.6, 0.74], drop: 0, lift: 0, look: -0.06 },
};

/** On its hind legs after something that is held up, forelegs bent before the breast: whoever reaches with both at once. */
export const REARING: Act = {
  fore: [
    [0.5, -1.12],
    [0.34, -1.4],
  ],
  hind: [
    [0.1, 0],
    [-0.3, 0],
  ],
  pitch: -0.95,
  drop: 0,
  lift: 0,
  neck: -0.1,
  head: -0.3,
};
