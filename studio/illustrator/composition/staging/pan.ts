/** A small pan of the distance, so that no tower or post grows out of a head; a tree that still would is left out. */
import { boundsOf, type Box } from '#studio/illustrator/geometry/path.ts';
import { isGrown } from '#studio/illustrator/settings/views/sway.ts';
import { moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** What is flatter than this, as a roof is not, is land or a crown and no hat. */
const LEAST_TALL = 0.6;

/** The boxes of what stands upright and by itself, and of roofs. */
const uprights = (sketch: Sketch): Box[] => {
  if (sketch.kind === 'bundle') return sketch.children.flatMap(uprights);
  if (sketch.kind !== 'form' || sketch.finish !== 'solid') return [];
  const box = boundsOf(sketch.path);
  return box.bottom - box.top > (box.right - box.left) * LEAST_TALL ? [box] : [];
};

/** Whether something rises from behind the upper part of a head and is as narrow as a hat. */
const growsFrom = (head: Box, { left, right, top, bottom }: Box): boolean => {
  const [wide, tall] = [head.right - head.left, head.bottom - head.top];
  const [middle, across] = [(head.left + head.right) / 2, (left + right) / 2];
  return (
    right - left < wide * 1.4 &&
    right - left > wide * 0.04 &&
    top < head.top - tall * 0.2 &&
    bottom > head.top - tall * 0.12 &&
    Math.abs(across - middle) < wide * 0.5 + (right - left) * 0.25
  );
};

/** The distance is drawn so much wider than the page that it can be panned to either side. */
const WIDER = 1.14;
const PANS = [0, 20, -20, 38, -38, 56, -56, 68, -68];
const SLIGHT = 0.4;

const outTo = (x: number, by: number): number => 500 + (x - 500) * WIDER + by;

/** How far the distance moves along the page; 0 leaves it as it is. */
export const panFor = (distance: readonly Sketch[], heads: readonly Box[]): number => {
  const posts = distance.flatMap(uprights);
  const found = (boxes: readonly Box[]): number =>
    heads.reduce((sum, head) => sum + boxes.filter((box) => growsFrom(head, box)).length, 0);
  const now = found(posts);
  if (now === 0) return 0;
  let [best, least] = [0, now - SLIGHT];
  for (const by of PANS) {
    const left = found(posts.map((box) => ({ ...box, left: outTo(box.left, by), right: outTo(box.right, by) })));
    // A pan of exactly nothing would mean that the distance is not widened either.
    if (left < least) [best, least] = [by === 0 ? 1 : by, left];
  }
  return best;
};

export const panned = (sketches: readonly Sketch[], by: number): readonly Sketch[] =>
  by === 0 ? sketches : sketches.map((sketch) => moved(sketch, [WIDER, 0, 0, 1, 500 - 500 * WIDER + by, 0]));

/** The distance without the trees whose trunk or bare crown would be a hat, or antlers. */
export const withoutAntlers = (sketches: readonly Sketch[], heads: readonly Box[]): readonly Sketch[] =>
  sketches.filter(
    (sketch) => !isGrown(sketch) || !uprights(sketch).some((box) => heads.some((head) => growsFrom(head, box))),
  );
