/** Paths as plain data and the few ways to make them; nothing here knows colour or canvas. */

export type Point = readonly [x: number, y: number];
/** A point of an outline; a third value of 1 makes it a sharp corner. */
export type Knot = readonly [x: number, y: number, sharp?: number];

export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];
export type Path = readonly Segment[];

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A straight-edged path through the points. */
export const polygon = (points: readonly Point[], closed = true): Path => {
  const lines = points.map(([x, y], index): Segment => [index === 0 ? 'M' : 'L', x, y]);
  return closed ? [...lines, ['Z']] : lines;
};

const knotAt = (knots: readonly Knot[], index: number, closed: boolean): Knot => {
  const count = knots.length;
  const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
  return knots[wrapped] ?? [0, 0];
};

/** A smooth curve through all knots (Catmull-Rom), sharp where a knot says so. */
export const spline = (knots: readonly Knot[], closed = true): Path => {
  const first = knotAt(knots, 0, closed);
  const path: Segment[] = [['M', first[0], first[1]]];
  const spans = closed ? knots.length : knots.length - 1;
  for (let index = 0; index < spans; index++) {
    const [x0, y0] = knotAt(knots, index - 1, closed);
    const from = knotAt(knots, index, closed);
    const to = knotAt(knots, index + 1, closed);
    const [x3, y3] = knotAt(knots, index + 2, closed);
    const out = from[2] ? 0 : 1 / 6;
    const into = to[2] ? 0 : 1 / 6;
    path.push([
      'C',
      from[0] + (to[0] - x0) * out,
      from[1] + (to[1] - y0) * out,
      to[0] - (x3 - from[0]) * into,
      to[1] - (y3 - from[1]) * into,
      to[0],
      to[1],
    ]);
  }
  return closed ? [...path, ['Z']] : path;
};

const KAPPA = 0.5523;

/** An ellipse, turned clockwise by `turn` radians. */
export const ellipse = (center: Point, radii: Point, turn = 0): Path => {
  const [cx, cy] = center;
  const [rx, ry] = radii;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at = (u: number, v: number): Point => [cx + u * rx * cos - v * ry * sin, cy + u * rx * sin + v * ry * cos];
  const quarter = (c1: Point, c2: Point, end: Point): Segment => ['C', ...c1, ...c2, ...end];
  return [
    ['M', ...at(1, 0)],
    quarter(at(1, KAPPA), at(KAPPA, 1), at(0, 1)),
    quarter(at(-KAPPA, 1), at(-1, KAPPA), at(-1, 0)),
    quarter(at(-1, -KAPPA), at(-KAPPA, -1), at(0, -1)),
    quarter(at(KAPPA, -1), at(1, -KAPPA), at(1, 0)),
    ['Z'],
  ];
};

export const circle = (center: Point, radius: number): Path => ellipse(center, [radius, radius]);

/** A rectangle given by its left top corner and size, with rounded corners. */
export const roundedRect = (corner: Point, size: Point, radius = 0): Path => {
  const [x, y] = corner;
  const [width, height] = size;
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - KAPPA);
  const [right, bottom] = [x + width, y + height];
  if (r <= 0) {
    return polygon([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]);
  }
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - k, y, right, y + k, right, y + r],
    ['L', right, bottom - r],
    ['C', right, bottom - k, right - k, bottom, right - r, bottom],
    ['L', x + r, bottom],
    ['C', x + k, bottom, x, bottom - k, x, bottom - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ];
};

/** The same path with every point moved by `move`. */
export const mapPath = (path: Path, move: (x: number, y: number) => Point): Path =>
  path.map((segment): Segment => {
    if (segment[0] === 'Z') {
      return segment;
    }
    const [x, y] = move(segment[1], segment[2]);
    if (segment[0] !== 'C') return [segment[0], x, y];
    const [x2, y2] = move(segment[3], segment[4]);
    const [x3, y3] = move(segment[5], segment[6]);
    return ['C', x, y, x2, y2, x3, y3];
  });

/** The box around a path; control points count, so it may be a little too large. Written out, as it is asked so often. */
export const boundsOf = (path: Path): Box => {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    const [, x, y] = segment;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    if (segment[0] !== 'C') continue;
    const [, , , x2, y2, x3, y3] = segment;
    left = Math.min(left, x2, x3);
    right = Math.max(right, x2, x3);
    top = Math.min(top, y2, y3);
    bottom = Math.max(bottom, y2, y3);
  }
  return { left, top, right, bottom };
};

/** The box around boxes; around none it holds nothing, and its left is right of its right. */
export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

export const centerOf = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** Where across the page the middle of a box is. */
export const middleOf = ({ left, right }: Box): number => (left + right) / 2;

/** Whether boxes have room in common; boxes side by side do not. */
export const boxesMeet = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
