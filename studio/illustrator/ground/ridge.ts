/** How low a drawing reaches all along the page: its lower outline, which stands on the ground or hangs over it. */
import type { Box, Path, Point, Segment } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** Nothing is drawn there, or only higher up. */
export const NOTHING = -Infinity;

/** The lowest of a drawing in steps along the page. */
export type Ridge = { readonly left: number; readonly step: number; readonly low: Float64Array };

type Frame = Omit<Ridge, 'low'> & {
  readonly count: number /** What is higher is not asked for. */;
  readonly from: number;
};

/** Page units that are looked at together. */
const STEP = 2.5;
const MOST_STEPS = 180;
/** Nobody stands on their whiskers. */
const HAIR = 2.2;
/** A veil touches nothing. */
const VEIL = 0.5;
/** A curve is followed in so many parts. */
const PARTS = 8;

const empty = ({ left, step, count }: Frame): Ridge => ({ left, step, low: new Float64Array(count).fill(NOTHING) });

/** Keeps what a line between two points is the lowest of. */
const lower = ({ left, step, low }: Ridge, [ax, ay]: Point, [bx, by]: Point): void => {
  const [from, to] = ax < bx ? [ax, bx] : [bx, ax];
  const first = Math.max(0, Math.floor((from - left) / step));
  const last = Math.min(low.length - 1, Math.floor((to - left) / step));
  for (let at = first; at <= last; at++) {
    const x = Math.max(from, Math.min(to, left + (at + 0.5) * step));
    const y = to - from < 0.01 ? Math.max(ay, by) : ay + ((by - ay) * (x - ax)) / (bx - ax);
    if (y > (low[at] ?? NOTHING)) low[at] = y;
  }
};

const onCurve = (from: Point, segment: Segment & { 0: 'C' }, t: number): Point => {
  const [, ax, ay, bx, by, x, y] = segment;
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return [from[0] * a + ax * b + bx * c + x * d, from[1] * a + ay * b + by * c + y * d];
};

/** The ends of the straight parts of a segment, none when all of it is higher than asked for. */
const partsOf = (last: Point, segment: Segment, { start, from }: { start: Point; from: number }): readonly Point[] => {
  if (segment[0] === 'Z') return [start];
  if (segment[0] !== 'C') return [[segment[1], segment[2]]];
  if (Math.max(last[1], segment[2], segment[4], segment[6]) < from) return [[segment[5], segment[6]]];
  return Array.from({ length: PARTS }, (_, part) => onCurve(last, segment, (part + 1) / PARTS));
};

/** Follows an outline, `half` as thick as its stroke. */
const follow = (ridge: Ridge, path: Path, { from, half }: { from: number; half: number }): void => {
  let [start, last]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const segment of path) {
    if (segment[0] === 'M') {
      start = last = [segment[1], segment[2]];
      continue;
    }
    for (const end of partsOf(last, segment, { start, from: from - half })) {
      if (Math.max(last[1], end[1]) + half >= from) lower(ridge, [last[0], last[1] + half], [end[0], end[1] + half]);
      last = end;
    }
  }
};

/** Keeps the lower of two; what is cut to an outline is no lower than that. */
const join = (ridge: Ridge, other: Ridge, cut: Ridge | null): void => {
  for (let at = 0; at < ridge.low.length; at++) {
    const y = Math.min(other.low[at] ?? NOTHING, cut ? (cut.low[at] ?? NOTHING) : Infinity);
    if (y > (ridge.low[at] ?? NOTHING)) ridge.low[at] = y;
  }
};

/** Whether an outline may come down so far; most of a body does not. */
const comesDown = (path: Path, from: number): boolean => {
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    if (segment[2] >= from) return true;
    if (segment[0] === 'C' && (segment[4] >= from || segment[6] >= from)) return true;
  }
  return false;
};

const outlined = (ridge: Ridge, sketch: Sketch, frame: Frame): void => {
  if (sketch.kind === 'glow') return;
  if (sketch.kind === 'bundle') {
    if (!sketch.clip) {
      for (const child of sketch.children) outlined(ridge, child, frame);
      return;
    }
    if (!comesDown(sketch.clip, frame.from)) return;
    const [inner, cut] = [empty(frame), empty(frame)];
    for (const child of sketch.children) outlined(inner, child, frame);
    follow(cut, sketch.clip, { from: frame.from, half: 0 });
    join(ridge, inner, cut);
    return;
  }
  if (sketch.kind === 'line' && sketch.width < HAIR) return;
  const half = sketch.kind === 'line' ? sketch.width / 2 : 0;
  if (sketch.alpha >= VEIL && comesDown(sketch.path, frame.from - half))
    follow(ridge, sketch.path, { from: frame.from, half });
};

/** The lower outline of a drawing between two places along the page, as far as it comes down to `from`. */
export const ridgeOf = (sketch: Sketch, { left, right }: Pick<Box, 'left' | 'right'>, from: number): Ridge => {
  const step = Math.max(STEP, (right - left) / MOST_STEPS);
  const frame: Frame = { left, step, count: Math.max(1, Math.ceil((right - left) / step)), from };
  const ridge = empty(frame);
  outlined(ridge, sketch, frame);
  for (let at = 0; at < frame.count; at++) if ((ridge.low[at] ?? NOTHING) < from) ridge.low[at] = NOTHING;
  return ridge;
};
