/** What of a head something else of the scene hides, and how close two heads come to each other. */
import { type Layer, paintOrder, type Placed } from '#studio/illustrator/composition/placed.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import { type Box, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

const areaOf = ({ left, right, top, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** How much of the first the second lies upon. */
export const overlap = (a: Box, b: Box): number =>
  areaOf({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  }) / Math.max(1, areaOf(a));

type Cover = {
  readonly shape: Shape;
  readonly clips: readonly Shape[] /** A part of what is held. */;
  readonly isHeld: boolean;
};

/** All that a drawing covers, and the box around it. */
type Covering = { readonly covers: readonly Cover[]; readonly boxAll: Box };

const VEIL = 0.4;

const coversIn = (sketch: Sketch, clips: readonly Shape[], isHeld: boolean): Cover[] => {
  if (sketch.kind === 'bundle') {
    // Rings, splashes and mirrored light lie on the water and hide nobody.
    if (sketch.name === 'rings' || sketch.name === 'mirrored') return [];
    const inner = sketch.clip ? [...clips, new Shape(sketch.clip)] : clips;
    return sketch.children.flatMap((child) => coversIn(child, inner, isHeld || sketch.name === 'held'));
  }
  return sketch.kind === 'form' && sketch.alpha > VEIL ? [{ shape: new Shape(sketch.path), clips, isHeld }] : [];
};

/** A drawing is asked many times while its place is sought. */
const COVERS = new WeakMap<Sketch, Covering>();

const coversOf = (sketch: Sketch): Covering => {
  const known = COVERS.get(sketch);
  if (known) return known;
  const covers = coversIn(sketch, [], false);
  const covering = { covers, boxAll: boxAround(covers.map(({ shape }) => shape.box)) };
  COVERS.set(sketch, covering);
  return covering;
};

/** Places that are asked for as shares of a head, across and down one after the other. */
const sharesOf = (places: readonly Point[]): Float64Array => Float64Array.from(places.flat());

/** Of a head: eyes, nose and mouth, which nothing may cover. */
const FACE = sharesOf(
  [0.26, 0.42, 0.58, 0.74].flatMap((across) => [0.4, 0.56, 0.72, 0.86].map((down): Point => [across, down])),
);
/** The hair around them, of which little may be covered. */
const HAIR = sharesOf([
  [0.5, 0.06],
  [0.25, 0.16],
  [0.75, 0.16],
  [0.06, 0.45],
  [0.94, 0.45],
  [0.5, 0.22],
]);
/** Eyes, nose and mouth in rows so dense that a pole across them is found. */
const ROWS = sharesOf(
  [0.48, 0.64, 0.8].flatMap((down) =>
    Array.from({ length: 28 }, (_, step): Point => [0.14 + (0.72 * step) / 27, down]),
  ),
);

/** Whether something is drawn at a place. */
const isDrawnAt = (covers: readonly Cover[], x: number, y: number): boolean => {
  for (const { shape, clips } of covers) {
    if (shape.has(x, y) && clips.every((clip) => clip.has(x, y))) return true;
  }
  return false;
};

const STEP = 2;

/** How high a drawing reaches at a place along the page; null where nothing of it is. */
export const topAt = (sketch: Sketch, x: number, from = -Infinity): number | null => {
  const { boxAll, covers: all } = coversOf(sketch);
  const covers = all.filter(({ shape: { box } }) => box.left <= x && box.right >= x);
  for (let y = Math.max(boxAll.top, from); y <= boxAll.bottom; y += STEP) if (isDrawnAt(covers, x, y)) return y;
  return null;
};

type Asked = { readonly head: Box; readonly covers: readonly Cover[]; readonly move: Move };

/** Of the places of a head that are on the page, how many are covered, and how many there are. */
const countCovered = (places: Float64Array, { head, covers, move }: Asked, enough = Infinity): [number, number] => {
  const { dx, dy, scale, pivot } = move;
  const [wide, tall] = [head.right - head.left, head.bottom - head.top];
  let [covered, asked] = [0, 0];
  for (let at = 0; at < places.length && covered < enough; at += 2) {
    const x = head.left + wide * (places[at] ?? 0);
    const y = head.top + tall * (places[at + 1] ?? 0);
    if (x <= 0 || x >= 1000 || y <= 0 || y >= 1000) continue;
    asked++;
    if (isDrawnAt(covers, pivot[0] + (x - dx - pivot[0]) / scale, pivot[1] + (y - dy - pivot[1]) / scale)) covered++;
  }
  return [covered, asked];
};

/** So much of a face counts as hidden by a pole or a stick before it. */
const CROSSED = 0.08;

/** How something has been moved while its place is sought: made larger around a place, then moved along and up. */
export type Move = {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  readonly pivot: Point;
  readonly plane: Placed['plane'];
  readonly cost: number;
};

/** Somebody or something with the place that is tried for it. */
export type Item = {
  readonly one: Placed;
  readonly move: Move;
  readonly box: Box;
  readonly head: Box | null;
  readonly layer: Layer;
};

export const still = (plane: Placed['plane']): Move => ({ dx: 0, dy: 0, scale: 1, pivot: [0, 0], plane, cost: 0 });

/** From where something was to where it is now, and back. */
export const outOf = ({ dx, dy, scale, pivot }: Move, [x, y]: Point): Point => [
  pivot[0] + (x - pivot[0]) * scale + dx,
  pivot[1] + (y - pivot[1]) * scale + dy,
];
const boxInto = ({ dx, dy, scale, pivot: [x, y] }: Move, { left, right, top, bottom }: Box): Box => ({
  left: x + (left - dx - x) / scale,
  right: x + (right - dx - x) / scale,
  top: y + (top - dy - y) / scale,
  bottom: y + (bottom - dy - y) / scale,
});
export const boxOut = (move: Move, box: Box): Box => {
  const [left, top] = outOf(move, [box.left, box.top]);
  const [right, bottom] = outOf(move, [box.right, box.bottom]);
  return { left, top, right, bottom };
};

/** Who is `lifted` looks further out of what it is in; its place on the ground stays. */
export const itemAt = (one: Placed, move: Move, lifted = 0): Item => ({
  one,
  move,
  box: boxOut(move, one.box),
  head: one.head ? boxOut(move, one.head) : null,
  layer: {
    plane: move.plane,
    lift: one.lift,
    ground: outOf({ ...move, dy: move.dy - lifted }, one.ground),
    kind: one.kind,
  },
});

export const unmoved = (one: Placed): Item => itemAt(one, still(one.plane));

/** Whether the first is painted after the second and may cover it. */
export const isAfter = (a: Item, b: Item): boolean => paintOrder(a.layer, b.layer) > 0;

/** How far an arm or a brim may reach beyond the box of a figure. */
const REACH = 40;

const isApart = (a: Box, b: Box, by: number): boolean =>
  a.left > b.right + by || a.right < b.left - by || a.top > b.bottom + by || a.bottom < b.top - by;

const NOTHING = { face: 0, hair: 0 };

/** How much of somebody's face, and of the hair around it, something hides: each from 0 to 1. */
export const hides = (item: Item, other: Item): { face: number; hair: number } => {
  const seen = other.head;
  // Of two on one line either may be drawn over the other.
  if (!seen || isApart(seen, item.box, REACH) || isAfter(other, item)) return NOTHING;
  const { boxAll, covers: all } = coversOf(item.one.sketch);
  const near = boxInto(item.move, seen);
  if (isApart(boxAll, near, 0)) return NOTHING;
  const covers = all.filter(({ shape }) => !isApart(shape.box, near, 0));
  if (covers.length === 0) return NOTHING;
  const told: Asked = { head: seen, covers, move: item.move };
  const share = (places: Float64Array): number => {
    const [covered, asked] = countCovered(places, told);
    return asked === 0 ? 0 : covered / asked;
  };
  const held = covers.filter(({ isHeld }) => isHeld);
  const isCrossed = held.length > 0 && countCovered(ROWS, { ...told, covers: held }, 1)[0] > 0;
  return { face: Math.max(share(FACE), isCrossed ? CROSSED : 0), hair: share(HAIR) };
};

/** Between two heads, so much of a head stays free. */
export const HEAD_GAP = 0.25;

/**
 * How much two heads lack of the gap between them, as a share of a head; 0 when there is room. Heads are round, so that
 * a small one may look out above a shoulder.
 */
export const lacksGap = (a: Box, b: Box, gap = HEAD_GAP): number => {
  const [wide, tall] = [(a.right - a.left + b.right - b.left) / 2, (a.bottom - a.top + b.bottom - b.top) / 2];
  const [dx, dy] = [(a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2];
  // The gap is a part of the smaller head: beside a whale's a fish needs little room.
  const least = gap * Math.min(a.right - a.left, b.right - b.left, a.bottom - a.top, b.bottom - b.top);
  const apart = Math.hypot(dx / (wide + least), dy / (tall + least));
  return Math.max(0, 1 - apart);
};

/** A head with the helmet around it, if it has one. */
const withHelmet = ({ one, head }: Item): Box | null => {
  const { aroundHead: grow = 1 } = one;
  if (!head || grow === 1) return head;
  const [x, y] = [((head.right - head.left) * (grow - 1)) / 2, ((head.bottom - head.top) * (grow - 1)) / 2];
  return { left: head.left - x, right: head.right + x, top: head.top - y, bottom: head.bottom + y };
};

/** How much the heads of two lack of the gap between them, each with what is around it. */
export const headsLack = (a: Item, b: Item, gap: number): number => {
  const [one, other] = [withHelmet(a), withHelmet(b)];
  return one && other ? lacksGap(one, other, gap) : 0;
};

/** So much of a face may be hidden: one of sixteen places. */
const ALLOWED = 0.07;

export type Hidden = { readonly cover: number; readonly face: number; readonly share: number };

/** Every face that is covered, and by what. */
export const hiddenFaces = (all: readonly Placed[]): Hidden[] => {
  const items = all.map(unmoved);
  return items.flatMap((other, face) =>
    other.one.head
      ? items.flatMap((item, cover): Hidden[] => {
          const share = item === other ? 0 : hides(item, other).face;
          return share > ALLOWED ? [{ cover, face, share }] : [];
        })
      : [],
  );
};

/** How many faces somebody hides of others, or others of them. */
export const hiddenWith = (one: Placed, others: readonly Placed[]): number => {
  const item = unmoved(one);
  return others.map(unmoved).filter((other) => hides(item, other).face > ALLOWED || hides(other, item).face > ALLOWED)
    .length;
};

export type Joined = { readonly one: number; readonly other: number; readonly lack: number };

/** Every two heads with less than the gap between them; those of one company touch each other and are left out. */
export const joinedHeads = (all: readonly Placed[], unitOf: (ref: string) => string): Joined[] =>
  all.flatMap((a, one) =>
    all.flatMap((b, other): Joined[] => {
      if (one >= other || !a.head || !b.head || unitOf(a.ref) === unitOf(b.ref)) return [];
      const lack = lacksGap(a.head, b.head);
      return lack > 0 ? [{ one, other, lack }] : [];
    }),
  );
