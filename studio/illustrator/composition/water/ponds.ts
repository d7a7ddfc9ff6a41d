/** The pond of a boat with a crew: it lies under the boat, wide enough for it. */
import type { Scene } from '#core/story/scene.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { pondsIn } from '#studio/illustrator/composition/staging/prepared.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import { moved } from '#studio/illustrator/sketch.ts';

/** A box whose corners have been moved. */
export const boxMoved = (box: Box, move: (at: Point) => Point): Box => {
  const [left, top] = move([box.left, box.top]);
  const [right, bottom] = move([box.right, box.bottom]);
  return { left, top, right, bottom };
};

/** A pond is so much wider than the boat on it. */
const POND_WIDE = 2.3;

/** The pond of a boat with a crew lies under it. */
export const withPonds = (
  all: readonly Placed[],
  { lead, inCompany }: { lead: Scene; inCompany: ReadonlySet<string> },
): readonly Placed[] => {
  let placed = all;
  for (const { ref, pond } of pondsIn(lead)) {
    const [boat, water] = [placed.find((one) => one.ref === ref), placed.find((one) => one.ref === pond)];
    if (!boat || !water || !inCompany.has(ref) || inCompany.has(pond)) continue;
    const wide = (boat.box.right - boat.box.left) * POND_WIDE;
    const by = Math.max(1, wide / (water.box.right - water.box.left));
    const from: Point = [(water.box.left + water.box.right) / 2, (water.box.top + water.box.bottom) / 2];
    const to: Point = [(boat.box.left + boat.box.right) / 2, boat.box.bottom];
    const move = ([x, y]: Point): Point => [to[0] + (x - from[0]) * by, to[1] + (y - from[1]) * by];
    const under: Placed = {
      ...water,
      plane: boat.plane,
      sketch: moved(water.sketch, [by, 0, 0, by, to[0] - from[0] * by, to[1] - from[1] * by]),
      box: boxMoved(water.box, move),
      ground: [to[0], boat.ground[1] - 1],
      scale: water.scale * by,
    };
    placed = placed.map((one) => (one === water ? under : one));
  }
  return placed;
};
