/** Keeps what grows or stands in front away from faces and hands: it frames, and never covers. */
import {
  boundsOf,
  type Box,
  boxesMeet,
  type Path,
  type Point,
  type Segment,
} from '#studio/illustrator/geometry/path.ts';
import { isGrown } from '#studio/illustrator/settings/views/sway.ts';
import { boxAroundSketch, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

/** What is wider is land or wall, and no single thing. */
const WIDEST_THING = 460;

/** A path may be many blades at once. */
const piecesOf = (path: Path): Path[] => {
  const pieces: Segment[][] = [];
  for (const segment of path) {
    if (segment[0] === 'M' || pieces.length === 0) pieces.push([]);
    pieces.at(-1)?.push(segment);
  }
  return pieces;
};

const isThing = (box: Box): boolean => box.right - box.left < WIDEST_THING;

/** Whether a place is right at the foot of a thing. */
const isFootOf = ({ left, right, top, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && Math.abs(y - bottom) < Math.max(10, (bottom - top) * 0.2);

const anything = (): boolean => true;

/** The sketches without those things that would lie over one of the boxes, if they are meant; land and walls stay. */
export const clearOf = (
  sketches: readonly Sketch[],
  boxes: readonly Box[],
  isMeant: (thing: Box) => boolean = anything,
): Sketch[] => {
  const isCovered = (box: Box): boolean => boxes.some((one) => boxesMeet(one, box));
  const gone: Box[] = [];
  const without = (box: Box): Sketch[] => {
    gone.push(box);
    return [];
  };
  const cleared = (sketch: Sketch): Sketch[] => {
    if (sketch.kind === 'glow') return [sketch];
    const all = boxAroundSketch(sketch);
    if (!isCovered(all)) return [sketch];
    if (isThing(all) || isGrown(sketch)) {
      // Only what truly lies over it: the box around a leaning branch holds much air.
      return isMeant(all) && pathsOf(sketch).some((path) => isCovered(boundsOf(path))) ? without(all) : [sketch];
    }
    if (sketch.kind === 'bundle') return [{ ...sketch, children: sketch.children.flatMap(cleared) }];
    const pieces = piecesOf(sketch.path);
    const isKept = (box: Box): boolean => !isThing(box) || !isMeant(box) || !isCovered(box);
    const kept = pieces.filter((piece) => isKept(boundsOf(piece)));
    return kept.length === 0 ? [] : [{ ...sketch, path: kept.flat() }];
  };
  if (boxes.length === 0) return [...sketches];
  // No shade is left of what is not there.
  const isLeft = (sketch: Sketch): boolean =>
    sketch.kind !== 'glow' || sketch.effect !== 'shade' || !gone.some((box) => isFootOf(box, sketch.center));
  return sketches.flatMap(cleared).filter(isLeft);
};

/** Shade and grass at the foot of what grows come right before and after it. */
const isAtFoot = (sketch: Sketch | undefined, tree: Box): boolean => {
  if (sketch?.kind === 'glow') return sketch.effect === 'shade' && isFootOf(tree, sketch.center);
  if (sketch?.kind !== 'form' || sketch.finish === 'solid') return false;
  const { left, right, bottom } = boundsOf(sketch.path);
  return isFootOf(tree, [(left + right) / 2, bottom]);
};

/** The sketches without whatever grows before one of the boxes: a tree goes as a whole, land stays. */
export const withoutGrown = (sketches: readonly Sketch[], boxes: readonly Box[]): readonly Sketch[] => {
  if (boxes.length === 0) return sketches;
  const isBefore = (sketch: Sketch): boolean =>
    pathsOf(sketch).some((path) => {
      const box = boundsOf(path);
      return boxes.some((one) => boxesMeet(one, box));
    });
  const gone = new Set<Sketch>();
  sketches.forEach((sketch, at) => {
    if (!isGrown(sketch) || !isBefore(sketch)) return;
    const tree = boxAroundSketch(sketch);
    for (const one of [sketches[at - 1], sketch, sketches[at + 1]])
      if (one && (one === sketch || isAtFoot(one, tree))) gone.add(one);
  });
  return sketches.filter((sketch) => !gone.has(sketch));
};
