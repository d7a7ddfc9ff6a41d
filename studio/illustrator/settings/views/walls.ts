/** Walls that come forward beside those who are in a room: whoever stands there stands on the floor, and not on a wall. */
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { depthAt, onSideWall, ROOM_DEPTH, scaleAt, type View } from '#studio/illustrator/settings/pieces/view.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

/** What such a wall is called in the drawing. */
export const SIDE_WALL = 'side-wall';

/** From a foot to the wall beside it, in centimetres. */
const BESIDE = 12;

/** Where a wall at the side stands: where the room has it, or farther out beyond all who stand in it; `end` is how deep it goes. */
export const wallClear = (stage: Stage, view: View, { x, end = ROOM_DEPTH }: { x: number; end?: number }): number => {
  const side = Math.sign(x);
  const aside = ([at, y]: Point): number => (at - view.x) / scaleAt(view, Math.min(end, depthAt(view, y)));
  const feet = (stage.feet?.() ?? []).map((foot) => side * aside(foot) + BESIDE);
  return side * Math.max(Math.abs(x), ...feet);
};

/** A drawing on a wall that leads away from the reader: its x is the depth, its y is measured up from the ground. */
export const wallBeside = (view: View, x: number, on: readonly Sketch[]): Sketch =>
  bundle([onSideWall(view, x, on)], { name: SIDE_WALL });
