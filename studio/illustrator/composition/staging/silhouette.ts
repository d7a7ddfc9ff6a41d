/** Silhouettes as rows of the page, to see where two outlines touch, graze or overlap clearly. */
import { type Box, type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** The height of a row, in page units. */
export const ROW = 6;

/** From the row `first` on, where the drawing begins and ends in each row; an empty row begins right of its end. */
export type Silhouette = {
  readonly first: number;
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly area: number;
};

const VEIL = 0.4;
const STEPS = 4;

type Rows = { readonly top: number; readonly left: Float64Array; readonly right: Float64Array };

const markEdge = (rows: Rows, from: readonly [number, number], to: readonly [number, number]): void => {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const steps = Math.max(1, Math.ceil(Math.abs(y2 - y1) / ROW));
  for (let step = 0; step <= steps; step++) {
    const x = x1 + ((x2 - x1) * step) / steps;
    const row = Math.floor((y1 + ((y2 - y1) * step) / steps) / ROW) - rows.top;
    if (row < 0 || row >= rows.left.length) continue;
    if (x < (rows.left[row] ?? 0)) rows.left[row] = x;
    if (x > (rows.right[row] ?? 0)) rows.right[row] = x;
  }
};

const markPath = (rows: Rows, path: Path): void => {
  let at: [number, number] = [0, 0];
  let start = at;
  for (const segment of path) {
    if (segment[0] === 'Z') {
      markEdge(rows, at, start);
    } else if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, x3, y3] = segment;
      const [x0, y0] = at;
      for (let step = 1; step <= STEPS; step++) {
        const t = step / STEPS;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        const next: [number, number] = [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
        markEdge(rows, at, next);
        at = next;
      }
    } else {
      const next: [number, number] = [segment[1], segment[2]];
      if (segment[0] === 'L') markEdge(rows, at, next);
      else start = next;
      at = next;
    }
  }
};

/** Only what has a body: rings on water, mirrored light and glows have no outline that could touch another. */
const markSketch = (rows: Rows, sketch: Sketch): void => {
  if (sketch.kind === 'bundle') {
    if (sketch.name === 'rings' || sketch.name === 'mirrored') return;
    for (const child of sketch.children) markSketch(rows, child);
  } else if (sketch.kind === 'form' && sketch.alpha > VEIL) markPath(rows, sketch.path);
};

const areaOf = (left: Float64Array, right: Float64Array): number =>
  left.reduce((sum, from, row) => sum + Math.max(0, (right[row] ?? 0) - from) * ROW, 0);

/** The silhouette of a drawing, as far as it lies in its box and on the page. */
export const silhouetteOf = (sketch: Sketch, box: Box): Silhouette => {
  const first = Math.floor(Math.max(-60, box.top) / ROW);
  const count = Math.max(1, Math.ceil(Math.min(1000, box.bottom) / ROW) - first);
  const left = new Float64Array(count).fill(Infinity);
  const right = new Float64Array(count).fill(-Infinity);
  markSketch({ top: first, left, right }, sketch);
  return { first, left, right, area: areaOf(left, right) };
};

/** The same with its lowest row drawn on downwards, as a body goes on below the water that hides it. */
export const silhouetteDown = ({ first, left, right }: Silhouette, by: number): Silhouette => {
  const rows = left.length + Math.ceil(by / ROW);
  const lowest = left.findLastIndex((from, row) => from < (right[row] ?? -Infinity));
  const grown = (edges: Float64Array): Float64Array =>
    Float64Array.from({ length: rows }, (_, row) => edges[Math.min(row, Math.max(0, lowest))] ?? 0);
  const [nextLeft, nextRight] = [grown(left), grown(right)];
  return { first, left: nextLeft, right: nextRight, area: areaOf(nextLeft, nextRight) };
};

/** The same made larger around a place, then moved. */
export const silhouetteMoved = (
  shape: Silhouette,
  { dx, dy, scale, pivot }: { dx: number; dy: number; scale: number; pivot: readonly [number, number] },
): Silhouette => {
  if (dx === 0 && dy === 0 && scale === 1) return shape;
  const rows = shape.left.length;
  const top = pivot[1] + (shape.first * ROW - pivot[1]) * scale + dy;
  const bottom = pivot[1] + ((shape.first + rows) * ROW - pivot[1]) * scale + dy;
  const first = Math.floor(top / ROW);
  const count = Math.max(1, Math.ceil(bottom / ROW) - first);
  const left = new Float64Array(count).fill(Infinity);
  const right = new Float64Array(count).fill(-Infinity);
  for (let row = 0; row < count; row++) {
    const y = ((first + row + 0.5) * ROW - dy - pivot[1]) / scale + pivot[1];
    const own = Math.floor(y / ROW) - shape.first;
    if (own < 0 || own >= rows) continue;
    left[row] = pivot[0] + ((shape.left[own] ?? 0) - pivot[0]) * scale + dx;
    right[row] = pivot[0] + ((shape.right[own] ?? 0) - pivot[0]) * scale + dx;
  }
  return { first, left, right, area: areaOf(left, right) };
};

/** How far apart two are, and how much of the page both take. A gap of more than `NEAR` is not measured exactly. */
export type Meeting = { readonly gap: number; readonly shared: number };

export const NEAR = 25;
const REACH = Math.ceil(NEAR / ROW);

export const meetingOf = (a: Silhouette, b: Silhouette): Meeting => {
  let [nearest, shared] = [Infinity, 0];
  const from = Math.max(0, b.first - REACH - a.first);
  const until = Math.min(a.left.length, b.first + b.left.length + REACH - a.first);
  for (let row = from; row < until; row++) {
    const left = a.left[row] ?? Infinity;
    const right = a.right[row] ?? -Infinity;
    if (left > right) continue;
    const level = row + a.first - b.first;
    const [low, high] = [Math.max(-REACH, -level), Math.min(REACH, b.left.length - 1 - level)];
    for (let by = low; by <= high; by++) {
      // Once they overlap only rows of one height count.
      if (nearest === 0 && by !== 0) continue;
      const start = b.left[level + by] ?? Infinity;
      const end = b.right[level + by] ?? -Infinity;
      if (start > end) continue;
      const apart = Math.max(start - right, left - end);
      if (by === 0 && apart < 0) shared += (Math.min(right, end) - Math.max(left, start)) * ROW;
      const [along, down] = [Math.max(0, apart), by * ROW];
      nearest = Math.min(nearest, along * along + down * down);
    }
  }
  return { gap: Math.sqrt(nearest), shared };
};

/** How much of a box lies in a silhouette, from 0 to 1. */
export const shareInside = ({ left, right, top, bottom }: Box, shape: Silhouette): number => {
  const [from, until] = [Math.floor(top / ROW), Math.ceil(bottom / ROW)];
  let covered = 0;
  for (let row = from; row < until; row++) {
    const own = row - shape.first;
    if (own < 0 || own >= shape.left.length) continue;
    covered += Math.max(0, Math.min(right, shape.right[own] ?? 0) - Math.max(left, shape.left[own] ?? 0));
  }
  return covered / Math.max(1, (right - left) * (until - from));
};

/** The outline of a silhouette as one shape, in steps of its rows. */
export const outlineOf = ({ first, left, right }: Silhouette): Path => {
  const rows = Array.from(left, (_, row) => row).filter((row) => (left[row] ?? 0) <= (right[row] ?? 0));
  const at = (edges: Float64Array, row: number): Point => [edges[row] ?? 0, (first + row + 0.5) * ROW];
  return rows.length < 2
    ? []
    : polygon([...rows.map((row) => at(left, row)), ...rows.toReversed().map((row) => at(right, row))]);
};
