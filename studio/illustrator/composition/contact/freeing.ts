/**
 * Makes room around every head: whoever or whatever comes too close steps aside, a plane back or, in the air, up or
 * down. Nobody is drawn out of turn for it: who stands further back is smaller and higher, and behind those in front.
 */
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import {
  boxOut,
  HEAD_GAP,
  hides,
  isAfter,
  type Item,
  itemAt,
  headsLack,
  overlap,
  type Move,
  still,
  unmoved,
} from '#studio/illustrator/composition/contact/faces.ts';
import { changed, drawnThrough } from '#studio/illustrator/composition/moving.ts';
import { ridersOnPage } from '#studio/illustrator/composition/contact/overhead.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';

/** Those who move as one: a company, a rider and who carries, a thing on a table. */
export type Units = ReadonlyMap<string, string>;

/** Whether somebody or something moves alone: in no company, and followed by nobody. */
export const movesAlone = (ref: string, units: Units): boolean =>
  (units.get(ref) ?? ref) === ref && ![...units.values()].includes(ref);

export type Told = {
  readonly units: Units;
  readonly camera: Camera;
  /** Whom the picture is about: the others make room. */
  readonly lead: string;
  /** Where something happens, as a splash or the sound of a drum: faces keep away from it. */
  readonly sources: ReadonlySet<string>;
};

const unitOf = ({ one }: Item, { units }: Told): string => units.get(one.ref) ?? one.ref;

const FACE = 1600;
const HAIR = 420;
const GAP = 900;
/** A little more than the gap that there must be: a camera that looks down or up leans heads to each other. */
const ROOMY = 0.36;
const BURIED = 420;
const BURST = 520;
const PERCHED = 240;
/** Of somebody, so much may be behind others. */
const PART = 0.34;
/** How far around its source an effect reaches, as a share of the source. */
const AROUND = 0.7;

/** How much of a head is where something bursts or sounds at another. */
const inBurst = (source: Item, other: Item, { sources }: Pick<Told, 'sources'>): number => {
  if (!other.head || !sources.has(source.one.ref)) return 0;
  const { left, right, top, bottom } = source.box;
  const [x, y] = [(right - left) * AROUND, (bottom - top) * AROUND];
  return overlap(other.head, { left: left - x, right: right + x, top: top - y, bottom });
};

/** What hangs in the air right above a head would stand on it. */
const sitsOn = (a: Item, b: Item): number => {
  if (!b.head || a.one.lift < 200 || b.one.lift >= 200) return 0;
  const tall = b.head.bottom - b.head.top;
  return Math.min(1, overlap({ ...b.head, top: b.head.top - tall * 0.45 }, a.box) * 2);
};

/** How much two are in each other's face; `gap` is what must be free between heads. */
const inFaces = (a: Item, b: Item, gap: number): number => {
  const [hidden, seen] = [hides(a, b), hides(b, a)];
  const heads = headsLack(a, b, gap);
  return (hidden.face + seen.face) * FACE + (hidden.hair + seen.hair) * HAIR + (heads > 0 ? 90 + heads * GAP : 0);
};

/** What is wrong between two who do not belong together. */
const between = (a: Item, b: Item, told: Pick<Told, 'sources'>): number => {
  const [front, back] = isAfter(a, b) ? [a, b] : [b, a];
  const covered = overlap(back.box, front.box);
  const isPlain = back.one.kind === 'cast' || (a.one.isBorne !== true && b.one.isBorne !== true);
  return (
    inFaces(a, b, ROOMY) +
    (sitsOn(a, b) + sitsOn(b, a)) * PERCHED +
    (inBurst(a, b, told) + inBurst(b, a, told)) * BURST +
    (isPlain ? Math.max(0, covered - PART) * BURIED : 0)
  );
};

/** What is wrong between two of one company, who may be as close as their touch needs. */
const within = (a: Item, b: Item): number => (hides(a, b).face + hides(b, a).face) * FACE;

/** Less than this nobody sees. */
const SLIGHT = 12;

const ASIDE = [...Array(26).keys()].flatMap((step) => (step === 0 ? [0] : [step * 18, step * -18]));
const UP = [0, -40, 40, -80, 80, -130, 130];
const PLANE_COST = { near: 70, middle: 46, far: 60 } as const;
const LARGE = 420;
/** The lead keeps its place rather than others; things give way sooner than people. */
const WORTH = { lead: 1.7, cast: 1, prop: 0.7 } as const;

const BEHIND = { near: 'middle', middle: 'far', far: null } as const;
const BEFORE = { near: null, middle: 'near', far: null } as const;

/** A step or two back on the same plane: up, smaller, and what it costs. */
const STEPS_BACK = [
  [14, 0.94, 14],
  [26, 0.87, 34],
] as const;

const lowest = (items: readonly Item[]): Placed | undefined =>
  items.map(({ one }) => one).toSorted((a, b) => b.ground[1] - a.ground[1])[0];

/** A plane further back or nearer, as perspective has it: smaller and higher, or larger and lower. */
const onPlane = (plane: Placed['plane'], foot: Placed, { camera }: Told): Move => {
  const [from, to] = [camera.planes[foot.plane], camera.planes[plane]];
  const scale = to.scale / from.scale;
  const y = foot.ground[1];
  const next = camera.isCropped ? camera.horizon + (y - camera.horizon) * scale : y + to.y - from.y;
  const pivot: Point = [(foot.box.left + foot.box.right) / 2, y];
  return { dx: 0, dy: next - y, scale, pivot, plane, cost: PLANE_COST[plane] };
};

/** Stands by itself on dry ground, so that it can step back. */
const isAfoot = ({ one }: Item): boolean => one.lift < 20 && one.isInWater !== true;

const stancesFor = (items: readonly Item[], told: Told): Move[] => {
  const foot = lowest(items);
  const first = items[0];
  if (!foot || !first) return [];
  const stays = still(foot.plane);
  if (items.every(({ one }) => one.lift >= 200)) return UP.map((dy) => ({ ...stays, dy, cost: Math.abs(dy) * 0.4 }));
  if (!items.every(isAfoot)) return [stays];
  // Far away somebody would look like a doll beside the others; a camel is large enough for it.
  const isCast = items.some(
    ({ one, box }) => one.kind === 'cast' && (one.isPerson === true || box.right - box.left < LARGE),
  );
  const planes = [BEHIND[foot.plane], BEFORE[foot.plane]].flatMap((plane) =>
    plane === null || (isCast && plane === 'far') ? [] : [plane],
  );
  const pivot: Point = [(foot.box.left + foot.box.right) / 2, foot.ground[1]];
  const behind = BEHIND[foot.plane];
  const room = behind === null ? 0 : foot.ground[1] - told.camera.planes[behind].y;
  const steps = STEPS_BACK.map(
    ([by, scale, cost]): Move => ({ ...stays, dy: -Math.max(0, Math.min(by, room * 0.4)), scale, cost, pivot }),
  );
  const ashore = ({ dy }: Move): boolean => dy >= 0 || foot.ground[1] + dy >= told.camera.land;
  return [stays, ...[...steps, ...planes.map((plane) => onPlane(plane, foot, told))].filter(ashore)];
};

const SAFE = 0.8;
const LOWEST_CHIN = 930;

/** Nobody is moved out of the part of the page that is safe; who reached out of it before may stay as far out. */
const fits = (was: Box, is: Box, { camera }: Told): boolean =>
  is.left >= Math.min(camera.margin * SAFE, was.left) &&
  is.right <= Math.max(1000 - camera.margin * SAFE, was.right) &&
  is.top >= Math.min(camera.ceiling, was.top);

/** Whoever comes nearer is not cut off by the lower edge up to the eyes. */
const showsHead = ({ one }: Item, move: Move): boolean =>
  !one.head || boxOut(move, one.head).bottom <= Math.max(LOWEST_CHIN, one.head.bottom);

const candidatesFor = (items: readonly Item[], told: Told): Move[] => {
  const kind = items.some(({ one }) => one.ref === told.lead)
    ? 'lead'
    : items.some(({ one }) => one.kind === 'cast')
      ? 'cast'
      : 'prop';
  const was = boxAround(items.map(({ one }) => one.box));
  // Whom the picture is about is not sent back for others.
  const keepsPlane = (stance: Move): boolean => kind !== 'lead' || items.some(({ one }) => one.plane === stance.plane);
  return stancesFor(items, told)
    .filter(keepsPlane)
    .flatMap((stance) =>
      ASIDE.map((dx): Move => ({ ...stance, dx, cost: (stance.cost + Math.abs(dx) * 0.5) * WORTH[kind] })),
    )
    .filter((move) => fits(was, boxOut(move, was), told) && items.every((item) => showsHead(item, move)))
    .toSorted((a, b) => a.cost - b.cost);
};

type Unit = { readonly moves: readonly Move[]; members: readonly Item[] };
type Others = Pick<Told, 'sources'> & { readonly others: readonly Item[] };

const troubleOf = (members: readonly Item[], { others, sources }: Others, most = Infinity): number => {
  let sum = 0;
  for (const item of members) {
    for (const other of others) {
      sum += between(item, other, { sources });
      if (sum >= most) return sum;
    }
  }
  return sum;
};

/** The unit where it is least in the way, all others staying where they are. */
const settledAmong = (unit: Unit, others: Others): readonly Item[] => {
  const own = unit.members[0]?.move.cost ?? 0;
  let best = unit.members;
  let least = own + troubleOf(best, others) - SLIGHT;
  for (const move of unit.moves) {
    if (move.cost >= least) break;
    const tried = unit.members.map(({ one }): Item => itemAt(one, planeKept(one, move)));
    const cost = move.cost + troubleOf(tried, others, least - move.cost);
    if (cost < least) [best, least] = [tried, cost];
  }
  return best;
};

/** Of a unit those stay on their planes that are not where its feet are. */
const planeKept = (one: Placed, move: Move): Move => (move.scale === 1 ? { ...move, plane: one.plane } : move);

const ROUNDS = 4;

const arranged = (units: Unit[], { sources }: Told): void => {
  for (let round = 0; round < ROUNDS; round++) {
    let isStill = true;
    // From the least important to the lead.
    for (const unit of units.toReversed()) {
      const others = { sources, others: units.filter((other) => other !== unit).flatMap(({ members }) => members) };
      if (troubleOf(unit.members, others, SLIGHT) < SLIGHT) continue;
      const next = settledAmong(unit, others);
      isStill &&= next === unit.members;
      unit.members = next;
    }
    if (isStill) return;
  }
};

const NUDGES = [10, -10, 22, -22, 36, -36, 52, -52, 70, -70, 90, -90];
const LIFTS = [-8, -18, -30, -44];
/** Who is on somebody's shoulder keeps a foot on it, at the cost of an ear. */
const KEEPS_FOOT = 22;
const isOn = ({ one: rider }: Item, { one }: Item): boolean =>
  // Whoever rides is painted right after who carries them.
  one.isPerson === true && rider.isPerson !== true && Math.abs(rider.ground[1] - one.ground[1] - 0.1) < 0.01;
const areOnShoulder = (members: readonly Item[]): boolean =>
  members.some((rider) => rider.one.isBorne === true && members.some((one) => isOn(rider, one)));

/** Of one company, who hides a face of the others comes a little away, or looks further out of what it is in. */
const eased = (members: readonly Item[]): readonly Item[] => {
  const trouble = (items: readonly Item[]): number =>
    items.reduce((sum, a, at) => sum + items.slice(at + 1).reduce((more, b) => more + within(a, b), 0), 0);
  let best = members;
  let least = trouble(members);
  if (least <= SLIGHT * 8) return members;
  members.forEach((item, at) => {
    if (item.one.kind !== 'cast') return;
    const isFixed = areOnShoulder(members);
    const asides = isFixed ? NUDGES.filter((dx) => Math.abs(dx) <= KEEPS_FOOT) : NUDGES;
    const moves = [...asides.map((dx) => ({ dx, dy: 0 })), ...(isFixed ? [] : LIFTS).map((dy) => ({ dx: 0, dy }))];
    for (const { dx, dy } of moves) {
      const move = { ...item.move, dx: item.move.dx + dx, dy: item.move.dy + dy };
      const tried = members.map((each, index) => (index === at ? itemAt(item.one, move, dy) : each));
      const cost = trouble(tried) + Math.abs(dx) + Math.abs(dy);
      if (cost < least) [best, least] = [tried, cost];
    }
  });
  return best;
};

const settled = ({ one, move, layer: { plane, ground } }: Item): Placed => {
  const { dx, dy, scale, pivot } = move;
  if (dx === 0 && dy === 0 && scale === 1) return one;
  const matrix = [scale, 0, 0, scale, pivot[0] * (1 - scale) + dx, pivot[1] * (1 - scale) + dy] as const;
  return changed(one, (each) => ({ ...drawnThrough(matrix, each), plane, ground, scale: each.scale * scale }));
};

const byUnit = (placed: readonly Placed[], told: Told): Unit[] => {
  const members = new Map<string, Item[]>();
  for (const one of placed) {
    const item = unmoved(one);
    const name = unitOf(item, told);
    members.set(name, [...(members.get(name) ?? []), item]);
  }
  return [...members.values()].map((items) => ({ members: items, moves: candidatesFor(items, told) }));
};

/** How much is still in the way of faces; less than about 100 is a lock of hair. */
export const crowding = (placed: readonly Placed[], units: Units): number => {
  const items = placed.map(unmoved);
  const name = ({ one }: Item): string => units.get(one.ref) ?? one.ref;
  return items.reduce(
    (sum, a, at) =>
      sum +
      items.slice(at + 1).reduce((more, b) => more + (name(a) === name(b) ? within(a, b) : inFaces(a, b, HEAD_GAP)), 0),
    0,
  );
};

/** The same with room around every head, as far as there is any. */
export const facesFreed = (told: readonly Placed[], how: Told): readonly Placed[] => {
  const placed = ridersOnPage(told, how);
  const units = byUnit(placed, how);
  for (const unit of units) unit.members = eased(unit.members);
  arranged(units, how);
  const done = new Map(units.flatMap(({ members }) => members.map((item) => [item.one, settled(item)] as const)));
  return placed.map((one) => done.get(one) ?? one);
};
