/** The line of the back: where it is at a height, and how the trunk is turned there. A straight one looks like a doll's. */
import type { Point } from '#studio/illustrator/geometry/path.ts';

export type Spine = {
  readonly neck: Point;
  /** From the neck to the hip, in centimetres. */
  readonly torso: number;
  /** Turn of the line through neck and hip on the page, clockwise in radians. */
  readonly chestTurn: number;
  /** How far the back bends out to the page's right of that line at its middle, as a share of its length. */
  readonly bend: number;
};

/** A bow is as steep at its ends as four times its height. */
const STEEP = 4;

/** The place on the back at a height, from the neck (0) to the hip (1) and beyond, and how the trunk is turned there. */
export const spineAt = ({ neck, torso, chestTurn, bend }: Spine, v: number): { at: Point; turn: number } => {
  const within = Math.max(0, Math.min(1, v));
  const out = bend * torso * STEEP * within * (1 - within);
  const [cos, sin] = [Math.cos(chestTurn), Math.sin(chestTurn)];
  return {
    at: [neck[0] + cos * out - sin * v * torso, neck[1] + sin * out + cos * v * torso],
    turn: chestTurn - STEEP * bend * (1 - 2 * within),
  };
};
