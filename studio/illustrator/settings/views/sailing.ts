/** Boats that belong to a place: seen whole with hull and sail, away from heads, or not at all. */
import { boundsOf, type Box, boxAround, boxesMeet } from '#studio/illustrator/geometry/path.ts';
import { bundle, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const SAILING = 'sailing';

/** A boat with its wake and its mirror image. */
export const sailing = (sketches: readonly Sketch[]): Sketch => bundle(sketches, { name: SAILING });

/** The lowest part of a boat is its hull; of that so much may be behind others. */
const HULL = 0.3;
const COVERED = 0.34;
/** A prow ends so far from a bill, as a share of the head. */
const APART = 0.3;

const grownBy = ({ left, right, top, bottom }: Box, share: number): Box => {
  const [x, y] = [(right - left) * share, (bottom - top) * share];
  return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
};

type Seen = { readonly heads: readonly Box[]; readonly bodies: readonly Box[] };

const isMuddled = (sketch: Sketch, { heads, bodies }: Seen): boolean => {
  const boxes = pathsOf(sketch).map(boundsOf);
  const all = boxAround(boxes);
  if (heads.some((head) => boxes.some((box) => boxesMeet(grownBy(head, APART), box)))) return true;
  const hull = { ...all, top: all.bottom - (all.bottom - all.top) * HULL };
  const covered = bodies
    .filter((body) => boxesMeet(body, hull))
    .reduce((sum, body) => sum + Math.min(body.right, hull.right) - Math.max(body.left, hull.left), 0);
  return covered > (hull.right - hull.left) * COVERED;
};

/** The place without the boats that lie behind heads, or whose hull is hidden so that a sail would float alone. */
export const withoutMuddled = (sketches: readonly Sketch[], seen: Seen): Sketch[] =>
  sketches.flatMap((sketch): Sketch[] => {
    if (sketch.kind !== 'bundle') return [sketch];
    if (sketch.name === SAILING) return isMuddled(sketch, seen) ? [] : [sketch];
    return [{ ...sketch, children: withoutMuddled(sketch.children, seen) }];
  });
