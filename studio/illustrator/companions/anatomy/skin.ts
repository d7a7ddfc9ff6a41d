/**
 * The skin over a body: one outline around limbs that flow into each other, so that necks, legs and tails grow out of a
 * trunk instead of lying on it.
 */
import { distance, lerp } from '#studio/illustrator/geometry/outline.ts';
import { type Box, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';

/** A line of points, each with the half thickness of the body there. */
export type Limb = { readonly points: readonly Point[]; readonly radii: readonly number[] };

export const limb = (points: readonly Point[], radii: readonly number[]): Limb => ({ points, radii });

type Bone = {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly squared: number;
  readonly from: number;
  readonly growth: number;
};
type Grid = { left: number; top: number; cell: number; columns: number; rows: number; at: Float64Array };

/** Cells along the longer edge: usually, and at most where a limb is thin. */
const CELLS = 64;
const FINEST = 120;
const FAR = 1e6;

const bonesOf = ({ points, radii }: Limb): Bone[] =>
  points.slice(0, Math.max(1, points.length - 1)).map(([x, y], index): Bone => {
    const [toX, toY] = points[index + 1] ?? [x, y];
    const last = radii[radii.length - 1] ?? 0;
    const from = radii[index] ?? last;
    const [dx, dy] = [toX - x, toY - y];
    return { x, y, dx, dy, squared: dx * dx + dy * dy || 1e-9, from, growth: (radii[index + 1] ?? last) - from };
  });

/** The inmost loop of every outline: plain arithmetic, as Math.hypot and array patterns take several times as long. */
const toLimb = (bones: readonly Bone[], x: number, y: number): number => {
  let least = FAR;
  for (const bone of bones) {
    const wayX = x - bone.x;
    const wayY = y - bone.y;
    const along = (wayX * bone.dx + wayY * bone.dy) / bone.squared;
    const share = along < 0 ? 0 : along > 1 ? 1 : along;
    const awayX = wayX - bone.dx * share;
    const awayY = wayY - bone.dy * share;
    const away = Math.sqrt(awayX * awayX + awayY * awayY) - bone.from - bone.growth * share;
    least = away < least ? away : least;
  }
  return least;
};

/** Smooth minimum after Inigo Quilez, https://iquilezles.org/articles/smin/ (quadratic, MIT). */
const merged = (a: number, b: number, blend: number): number => {
  const near = Math.max(0, blend - Math.abs(a - b));
  return Math.min(a, b) - (near * near) / (4 * blend);
};

const boxAround = ({ points, radii }: Limb, blend: number): Box => {
  const reach = Math.max(...radii) + blend;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - reach,
    right: Math.max(...xs) + reach,
    top: Math.min(...ys) - reach,
    bottom: Math.max(...ys) + reach,
  };
};

type Part = { readonly bones: readonly Bone[]; readonly box: Box };

/** How far a place is from the skin, negative inside. */
const toSkin = (parts: readonly Part[], blend: number, { x, y }: { x: number; y: number }): number => {
  let least = FAR;
  for (const { bones, box } of parts) {
    // A limb whose box is out of reach changes nothing here, and most are.
    if (Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom) < least) {
      least = merged(least, toLimb(bones, x, y), blend);
    }
  }
  return least;
};

const latticeFor = (parts: readonly Part[], thinnest: number): Grid => {
  const left = Math.min(...parts.map(({ box }) => box.left));
  const top = Math.min(...parts.map(({ box }) => box.top));
  const width = Math.max(...parts.map(({ box }) => box.right)) - left;
  const height = Math.max(...parts.map(({ box }) => box.bottom)) - top;
  const edge = Math.max(width, height);
  const cell = Math.max(edge / FINEST, Math.min(edge / CELLS, thinnest));
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  return { left, top, cell, columns, rows, at: new Float64Array(columns * rows) };
};

/** Edge of a square of cells that is measured at once when the skin does not pass through it. */
const BLOCK = 5;

const measure = (limbs: readonly Limb[], blend: number): Grid => {
  const parts = limbs.map((one): Part => ({ bones: bonesOf(one), box: boxAround(one, blend) }));
  const grid = latticeFor(parts, Math.min(...limbs.flatMap(({ radii }) => radii)));
  const { left, top, cell, columns, rows, at } = grid;
  const half = (BLOCK - 1) / 2;
  for (let block = 0; block < rows; block += BLOCK) {
    for (let start = 0; start < columns; start += BLOCK) {
      const middle = toSkin(parts, blend, {
        x: left + (start + half) * cell,
        y: top + (block + half) * cell,
      });
      const isFar = Math.abs(middle) > BLOCK * cell;
      for (let row = block; row < Math.min(rows, block + BLOCK); row++) {
        for (let column = start; column < Math.min(columns, start + BLOCK); column++) {
          const place = { x: left + column * cell, y: top + row * cell };
          at[row * columns + column] = isFar ? middle : toSkin(parts, blend, place);
        }
      }
    }
  }
  return grid;
};

/** For each cell, by which of its corners lie inside, the edges that the outline joins: 0 top, 1 right, 2 bottom, 3 left. */
const CROSSINGS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/** Edges get one number each, so that neighbouring cells name their common edge alike. */
const edgeOf = (grid: Grid, column: number, row: number, side: number): number => {
  const cell = (row + (side === 2 ? 1 : 0)) * grid.columns + column + (side === 1 ? 1 : 0);
  return cell * 2 + (side === 1 || side === 3 ? 1 : 0);
};

const pointOn = (grid: Grid, edge: number): Point => {
  const cell = Math.floor(edge / 2);
  const isUpright = edge % 2 === 1;
  const next = cell + (isUpright ? grid.columns : 1);
  const [from, to] = [grid.at[cell] ?? FAR, grid.at[next] ?? FAR];
  const share = from === to ? 0.5 : from / (from - to);
  const column = (cell % grid.columns) + (isUpright ? 0 : share);
  const row = Math.floor(cell / grid.columns) + (isUpright ? share : 0);
  return [grid.left + column * grid.cell, grid.top + row * grid.cell];
};

const links = (grid: Grid): Map<number, number> => {
  const next = new Map<number, number>();
  for (let row = 0; row < grid.rows - 1; row++) {
    for (let column = 0; column < grid.columns - 1; column++) {
      const corner = row * grid.columns + column;
      const corners = [corner, corner + 1, corner + grid.columns + 1, corner + grid.columns];
      const inside = corners.reduce((bits, index, bit) => ((grid.at[index] ?? FAR) < 0 ? bits | (1 << bit) : bits), 0);
      for (const [from, to] of CROSSINGS[inside] ?? []) {
        next.set(edgeOf(grid, column, row, from), edgeOf(grid, column, row, to));
      }
    }
  }
  return next;
};

const loops = (grid: Grid): Point[][] => {
  const next = links(grid);
  const found: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    let edge: number | undefined = start;
    while (edge !== undefined && next.has(edge)) {
      loop.push(pointOn(grid, edge));
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    if (loop.length > 8) {
      found.push(loop);
    }
  }
  return found;
};

/** Every second point or so, moved to the middle of its neighbours: the lattice does not show. */
const eased = (loop: readonly Point[], step: number): readonly Point[] => {
  const kept: Point[] = [];
  loop.forEach((point, index) => {
    const before = loop[(index + loop.length - 1) % loop.length] ?? point;
    const after = loop[(index + 1) % loop.length] ?? point;
    const soft = lerp(point, lerp(before, after, 0.5), 0.5);
    const last = kept[kept.length - 1];
    if (!last || distance(last, soft) > step) {
      kept.push(soft);
    }
  });
  return kept;
};

/** The outline around all limbs; where two come nearer than `blend` the corner between them is filled softly. */
export const skinOf = (limbs: readonly Limb[], blend: number): Path => {
  const grid = measure(limbs, blend);
  return loops(grid).flatMap((loop) => spline(eased(loop, grid.cell * 1.5)));
};
