/** Nobody's face is covered: whoever or whatever hides one steps aside, or behind. */
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { moved, type Sketch } from '#studio/illustrator/sketch.ts';

const STEPS = 6;

/** The corners and some points of the curves of a path, one list for each of its outlines. */
const outlines = (path: Path): Point[][] => {
  const all: Point[][] = [];
  let at: Point = [0, 0];
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'M') all.push([]);
    const [from] = [at];
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, x3, y3] = segment;
      for (let step = 1; step <= STEPS; step++) {
        const t = step / STEPS;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        all.at(-1)?.push([a * from[0] + b * x1 + c * x2 + d * x3, a * from[1] + b * y1 + c * y2 + d * y3]);
      }
      at = [x3, y3];
    } else {
      at = [segment[1], segment[2]];
      all.at(-1)?.push(at);
    }
  }
  return all;
};

type Shape = { readonly box: Box; readonly lines: readonly (readonly Point[])[] };

/** A drawing is asked many times while its place is sought. */
const SHAPES = new WeakMap<Path, Shape>();

const shapeOf = (path: Path): Shape => {
  const known = SHAPES.get(path);
  if (known) return known;
  const shape = { box: boundsOf(path), lines: outlines(path) };
  SHAPES.set(path, shape);
  return shape;
};

const isInside = (path: Path, [x, y]: Point): boolean => {
  const { box, lines } = shapeOf(path);
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  let isIn = false;
  for (const points of lines) {
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
    });
  }
  return isIn;
};

const VEIL = 0.4;

/** Whether something of the sketch is drawn at a place. */
const isDrawnAt = (sketch: Sketch, at: Point): boolean => {
  switch (sketch.kind) {
    case 'bundle':
      return (!sketch.clip || isInside(sketch.clip, at)) && sketch.children.some((child) => isDrawnAt(child, at));
    case 'form':
      return sketch.alpha > VEIL && isInside(sketch.path, at);
    default:
      return false;
  }
};

/** The face in a head: forehead and hair may be covered, eyes, nose and mouth may not. */
const faceIn = ({ left, right, top, bottom }: Box): Point[] => {
  const [wide, tall] = [right - left, bottom - top];
  return [0.26, 0.42, 0.58, 0.74].flatMap((across) =>
    [0.4, 0.56, 0.72, 0.86].map((down): Point => [left + wide * across, top + tall * down]),
  );
};

const PLANES = { far: 0, middle: 1, near: 2 } as const;

/** Somebody or something while its place is sought: how far it has stepped aside, and how near it is drawn. */
type Item = {
  readonly one: Placed;
  readonly by: number;
  readonly plane: Placed['plane'];
  readonly depth: number;
  /** Smaller than it was, around this place. */
  readonly scale: number;
  readonly pivot: Point;
};

const itemFor = (one: Placed): Item => ({
  one,
  by: 0,
  plane: one.plane,
  depth: one.ground[1],
  scale: 1,
  pivot: [0, 0],
});

/** From where something was to where it is now, and back. */
const outOf = ({ by, scale, pivot }: Item, [x, y]: Point): Point => [
  pivot[0] + (x - pivot[0]) * scale + by,
  pivot[1] + (y - pivot[1]) * scale,
];
const into = ({ by, scale, pivot }: Item, [x, y]: Point): Point => [
  pivot[0] + (x - by - pivot[0]) / scale,
  pivot[1] + (y - pivot[1]) / scale,
];
const boxOut = (item: Item, box: Box): Box => {
  const [left, top] = outOf(item, [box.left, box.top]);
  const [right, bottom] = outOf(item, [box.right, box.bottom]);
  return { left, top, right, bottom };
};

const isAfter = (a: Item, b: Item): boolean =>
  (PLANES[a.plane] - PLANES[b.plane] ||
    Number(b.one.lift > 200) - Number(a.one.lift > 200) ||
    a.depth - b.depth ||
    Number(a.one.kind === 'cast') - Number(b.one.kind === 'cast')) > 0;

/** How far an arm or a brim may reach beyond the box of a figure. */
const REACH = 40;

/** How much of somebody's face something hides, from 0 to 1. */
const hides = (item: Item, other: Item): number => {
  const { head } = other.one;
  if (!head || item === other || item.one.ref === other.one.ref || !isAfter(item, other)) return 0;
  const [seen, box] = [boxOut(other, head), boxOut(item, item.one.box)];
  if (seen.left > box.right + REACH || seen.right < box.left - REACH) return 0;
  if (seen.top > box.bottom + REACH || seen.bottom < box.top - REACH) return 0;
  const points = faceIn(seen).filter(([x, y]) => x > 0 && x < 1000 && y > 0 && y < 1000);
  const covered = points.filter((at) => isDrawnAt(item.one.sketch, into(item, at)));
  return points.length === 0 ? 0 : covered.length / points.length;
};

/** So much of a face may be hidden: one of sixteen places. */
const ALLOWED = 0.07;

type Hidden = { readonly cover: number; readonly face: number; readonly share: number };

const hiddenIn = (items: readonly Item[]): Hidden[] =>
  items.flatMap((other, face) =>
    other.one.head
      ? items.flatMap((item, cover): Hidden[] => {
          const share = hides(item, other);
          return share > ALLOWED ? [{ cover, face, share }] : [];
        })
      : [],
  );

/** Every face that is covered, and by what. */
export const hiddenFaces = (all: readonly Placed[]): Hidden[] => hiddenIn(all.map(itemFor));

/** Those who move as one: a company, a rider and who carries. */
export type Units = ReadonlyMap<string, string>;
type Told = { readonly units: Units; readonly margin: number };
const unitOf = ({ one }: Item, { units }: Told): string => units.get(one.ref) ?? one.ref;

type Change = {
  readonly unit: string;
  readonly by: number;
  readonly plane?: Placed['plane'];
  readonly deeper?: number;
};

const changed = (items: readonly Item[], told: Told, { unit, by, plane, deeper = 0 }: Change): Item[] =>
  items.map((item) =>
    unitOf(item, told) === unit
      ? { ...item, by: item.by + by, plane: plane ?? item.plane, depth: item.depth + deeper }
      : item,
  );

const worth = (items: readonly Item[]): number => hiddenIn(items).reduce((sum, { share }) => sum + share, 0);

/** Of the camera's margin. */
const SAFE = 0.8;

/** Nobody is moved out of the part of the page that is safe; who reached out of it before may stay as far out. */
const fits = (items: readonly Item[], { margin }: Told): boolean =>
  items.every((item) => {
    const [was, is] = [item.one.box, boxOut(item, item.one.box)];
    return (
      (item.by === 0 && item.scale === 1) ||
      (is.left >= Math.min(margin * SAFE, was.left) && is.right <= Math.max(1000 - margin * SAFE, was.right))
    );
  });

const STEPS_ASIDE = [0, 30, -30, 60, -60, 90, -90, 130, -130, 170, -170, 220, -220, 280, -280, 340, -340];

/** Rather smaller than far away. */
const SMALLER = 0.8;
const SMALLEST = 0.6;
const SHRINK_COST = 150;

const footOf = ({ one }: Item): Point => [(one.box.left + one.box.right) / 2, Math.min(one.box.bottom, 1000)];

const shrunk = (items: readonly Item[], told: Told, { unit, pivot }: { unit: string; pivot: Point }): Item[] =>
  items.map((item) =>
    unitOf(item, told) === unit && item.scale > SMALLEST
      ? { ...item, scale: item.scale * SMALLER, pivot: item.scale === 1 ? pivot : item.pivot }
      : item,
  );

/** What can be done about a hidden face: it comes forward, what hides it goes back, and either of the two steps aside. */
const remedies = (items: readonly Item[], { cover, face }: Hidden, of: Told): Item[][] => {
  const [item, other] = [items[cover], items[face]];
  if (!item || !other) return [];
  const isOne = unitOf(item, of) === unitOf(other, of);
  // Two of one company come apart a little, but nobody out of what they are in.
  if (isOne && item.one.kind !== other.one.kind) return [];
  const told = isOne ? { ...of, units: new Map<string, string>() } : of;
  const [mine, theirs] = [unitOf(item, told), unitOf(other, told)];
  const forward: Change = { unit: theirs, by: 0, plane: item.plane, deeper: item.depth - other.depth + 1 };
  const back: Change = { unit: mine, by: 0, plane: other.plane, deeper: other.depth - item.depth - 1 };
  const orders = [items, changed(items, told, forward), changed(items, told, back)];
  const smaller = orders.map((ordered) => shrunk(ordered, told, { unit: mine, pivot: footOf(item) }));
  const asides = (ordered: readonly Item[], cost: number): { cost: number; items: Item[] }[] =>
    STEPS_ASIDE.flatMap((by) => [
      { cost: cost + Math.abs(by), items: changed(ordered, told, { unit: mine, by }) },
      { cost: cost + Math.abs(by), items: changed(ordered, told, { unit: theirs, by }) },
    ]);
  return [...orders.flatMap((each) => asides(each, 0)), ...smaller.flatMap((each) => asides(each, SHRINK_COST))]
    .toSorted((a, b) => a.cost - b.cost)
    .map((each) => each.items)
    .filter((each) => fits(each, told));
};

const settled = (item: Item): Placed => {
  const { one, by, plane, depth, scale, pivot } = item;
  const matrix = [scale, 0, 0, scale, pivot[0] * (1 - scale) + by, pivot[1] * (1 - scale)] as const;
  const isMoved = by !== 0 || scale !== 1;
  return {
    ...one,
    plane,
    ...(isMoved ? { sketch: moved(one.sketch, matrix), box: boxOut(item, one.box), scale: one.scale * scale } : {}),
    ...(isMoved && one.head ? { head: boxOut(item, one.head) } : {}),
    ground: [outOf(item, one.ground)[0], depth],
  };
};

/** How many faces are freed one after the other, and how many ways are tried for each. */
const ROUNDS = 5;
const TRIES = 90;

const better = (items: readonly Item[], told: Told): readonly Item[] => {
  const now = worth(items);
  for (const hidden of hiddenIn(items).toSorted((a, b) => b.share - a.share)) {
    let best: readonly Item[] = items;
    let least = now - 0.05;
    for (const next of remedies(items, hidden, told).slice(0, TRIES)) {
      const left = worth(next);
      if (left < least) [best, least] = [next, left];
      if (left <= now - hidden.share) break;
    }
    if (best !== items) return best;
  }
  return items;
};

/** The same with every face in sight, as far as there is room. */
export const facesFreed = (placed: readonly Placed[], told: Told): readonly Placed[] => {
  const before = placed.map(itemFor);
  let items: readonly Item[] = before;
  for (let round = 0; round < ROUNDS; round++) {
    const next = better(items, told);
    if (next === items) break;
    items = next;
  }
  return items === before ? placed : items.map(settled);
};
