/** Closed shapes that are asked thousands of times whether a place lies in them, while places are sought. */
import { type Box, boundsOf, type Path } from '#studio/illustrator/geometry/path.ts';

/** Straight pieces that a curve is followed in. */
const STEPS = 6;
/** The weights of a curve's four points at the end of each piece. */
const WEIGHTS = Float64Array.from(
  Array.from({ length: STEPS }, (_, index) => (index + 1) / STEPS).flatMap((t) => [
    (1 - t) ** 3,
    3 * t * (1 - t) ** 2,
    3 * t * t * (1 - t),
    t ** 3,
  ]),
);

/** The edges of all outlines of a path: x1, y1, x2, y2 of each; level ones are left out, as they separate nothing. */
const edgesOf = (path: Path): number[] => {
  const edges: number[] = [];
  let [startX, startY, x, y] = [0, 0, 0, 0];
  let isOpen = false;
  const edgeTo = (toX: number, toY: number): void => {
    if (!isOpen) [startX, startY, isOpen] = [toX, toY, true];
    else if (y !== toY) edges.push(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  const close = (): void => {
    if (isOpen) edgeTo(startX, startY);
    isOpen = false;
  };
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'M') close();
    if (segment[0] !== 'C') {
      edgeTo(segment[1], segment[2]);
      continue;
    }
    const [fromX, fromY] = [x, y];
    const [, x1, y1, x2, y2, x3, y3] = segment;
    for (let at = 0; at < STEPS * 4; at += 4) {
      const [a, b, c, d] = [WEIGHTS[at] ?? 0, WEIGHTS[at + 1] ?? 0, WEIGHTS[at + 2] ?? 0, WEIGHTS[at + 3] ?? 0];
      edgeTo(a * fromX + b * x1 + c * x2 + d * x3, a * fromY + b * y1 + c * y2 + d * y3);
    }
  }
  close();
  return edges;
};

/** Edges sorted into bands of equal height; `starts` says where those of each band begin. */
type Bands = { readonly edges: Float64Array; readonly starts: Int32Array; readonly perUnit: number };

const MOST_BANDS = 64;
const EDGES_PER_BAND = 2;

const bandsOf = (path: Path, { top, bottom }: Box): Bands => {
  const edges = edgesOf(path);
  const count = Math.max(1, Math.min(MOST_BANDS, Math.floor(edges.length / 4 / EDGES_PER_BAND)));
  const perUnit = count / Math.max(1e-9, bottom - top);
  const bandAt = (y: number): number => Math.max(0, Math.min(count - 1, Math.floor((y - top) * perUnit)));
  const starts = new Int32Array(count + 1);
  const each = (visit: (at: number, band: number) => void): void => {
    for (let at = 0; at < edges.length; at += 4) {
      const [y1, y2] = [edges[at + 1] ?? 0, edges[at + 3] ?? 0];
      const last = bandAt(Math.max(y1, y2));
      for (let band = bandAt(Math.min(y1, y2)); band <= last; band++) visit(at, band);
    }
  };
  each((_, band) => (starts[band + 1] = (starts[band + 1] ?? 0) + 1));
  for (let band = 0; band < count; band++) starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0);
  const sorted = new Float64Array((starts[count] ?? 0) * 4);
  const next = starts.slice();
  each((at, band) => {
    const to = (next[band] ?? 0) * 4;
    for (let part = 0; part < 4; part++) sorted[to + part] = edges[at + part] ?? 0;
    next[band] = (next[band] ?? 0) + 1;
  });
  return { edges: sorted, starts, perUnit };
};

/** A closed shape; its curves are followed only once somebody asks for a place near it. */
export class Shape {
  readonly box: Box;
  readonly #path: Path;
  #bands: Bands | null = null;
  constructor(path: Path) {
    this.#path = path;
    this.box = boundsOf(path);
  }

  /** Whether a place lies in it, by the edges that a ray to the right meets. */
  has(x: number, y: number): boolean {
    const { left, right, top, bottom } = this.box;
    if (x < left || x > right || y < top || y > bottom) return false;
    this.#bands ??= bandsOf(this.#path, this.box);
    const { edges, starts, perUnit } = this.#bands;
    const band = Math.min(starts.length - 2, Math.floor((y - top) * perUnit));
    const until = (starts[band + 1] ?? 0) * 4;
    let isIn = false;
    for (let at = (starts[band] ?? 0) * 4; at < until; at += 4) {
      const y1 = edges[at + 1] ?? 0;
      const y2 = edges[at + 3] ?? 0;
      if (y1 > y === y2 > y) continue;
      const x1 = edges[at] ?? 0;
      if (x < (((edges[at + 2] ?? 0) - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
    }
    return isIn;
  }
}
