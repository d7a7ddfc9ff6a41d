/** Places on the skull for hair that runs from the forehead over the crown to the nape. */
import type { HairFrame } from '#studio/illustrator/figure/hair/cap.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

export type SkullSpot = {
  readonly x: number;
  readonly y: number /** Above 0 faces the reader. */;
  readonly facing: number;
};

/**
 * A place on the skull: `across` from -1 (the person's right) to 1, `along` from 0 at the nose's height in front over π/2
 * at the crown to π behind.
 */
export const onSkull = (frame: HairFrame, across: number, along: number, reach = 1.02): SkullSpot => {
  const { yaw, pitch } = frame.head;
  const round = Math.sqrt(Math.max(0, 1 - across * across));
  const depth = round * Math.cos(along);
  const facing = depth * Math.cos(yaw) - across * Math.sin(yaw);
  return {
    x: (across * Math.cos(yaw) + depth * Math.sin(yaw)) * 0.95 * reach,
    y: -round * Math.sin(along) * reach - 0.04 + pitch * 0.24 * facing,
    facing,
  };
};

/** The visible part of a line over the skull from one `along` to another, at least two points or none. */
export const rowOnSkull = (frame: HairFrame, across: number, reach: { from: number; to: number }): readonly Point[] => {
  const spots = Array.from({ length: 13 }, (_, index) =>
    onSkull(frame, across, reach.from + ((reach.to - reach.from) * index) / 12),
  );
  const seen = spots.filter(({ facing }) => facing > -0.02).map(({ x, y }): Point => [x, y]);
  return seen.length < 2 ? [] : seen;
};

export const FOREHEAD = 0.52;
export const NAPE = Math.PI + 0.62;
