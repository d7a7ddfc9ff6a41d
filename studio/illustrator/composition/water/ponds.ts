/** The pond of a boat with a crew: it lies under the boat, wide enough for it. */
import type { Scene } from '#core/story/scene.ts';
import { drawnThrough } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { pondsIn } from '#studio/illustrator/composition/staging/prepared.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

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
    const under: Placed = {
      ...drawnThrough([by, 0, 0, by, to[0] - from[0] * by, to[1] - from[1] * by], water),
      plane: boat.plane,
      ground: [to[0], boat.ground[1] - 1],
      scale: water.scale * by,
    };
    placed = placed.map((one) => (one === water ? under : one));
  }
  return placed;
};
