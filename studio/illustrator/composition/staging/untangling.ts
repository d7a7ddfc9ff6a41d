/**
 * The last pass of staging: whoever and whatever makes a tangle with others moves along the ground, a step up or down
 * it, or is drawn a little larger or smaller, until outlines are clearly apart or clearly overlap. The lead stays, with
 * all that is held and touched.
 */
import type { Scene } from '#core/story/scene.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { boxOut, type Item, itemAt, still } from '#studio/illustrator/composition/contact/faces.ts';
import type { Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { floatsIn } from '#studio/illustrator/composition/contact/inside.ts';
import { changed, drawnThrough } from '#studio/illustrator/composition/moving.ts';
import { landFrom, type Placed, shoreAt } from '#studio/illustrator/composition/placed.ts';
import { mattersIn } from '#studio/illustrator/composition/staging/muddle.ts';
import { type Rainfall, rainfalls } from '#studio/illustrator/composition/contact/rainfall.ts';
import type { Silhouette } from '#studio/illustrator/composition/staging/silhouette.ts';
import {
  costOf,
  faceCost,
  type Outlined,
  outlined,
  outlinedAt,
  type Step,
} from '#studio/illustrator/composition/staging/tangles.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { type Box, boxAround, middleOf, type Point } from '#studio/illustrator/geometry/path.ts';

export type Told = {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly units: Units;
  readonly lead: string;
};

type Setting = Told & { readonly isAtSea: boolean /** Where the lead is along the page. */; readonly middle: number };

type Costs = (a: Outlined, b: Outlined) => number;

type Unit = {
  readonly moves: readonly Step[];
  readonly homes: readonly Silhouette[];
  members: readonly Outlined[];
  /** Somebody, and no thing alone. */
  readonly isCast: boolean;
};

const ASIDE = [0, 14, 28, 44, 62, 82, 106, 134, 166, 204, 250, 310, 380, 460];
const UP = [0, -24, 24, -48, 48, -78, 78, -110, 120, -160, 170, 220];
/** Nearer or farther on open water. */
const ON_THE_SEA = [0, -24, 30, 56, 84];
const DEPTHS = [0, -40, 40, -80, 80, -120, -160, -210, -260];
/** Whoever jumps or hovers does so a little higher or lower. */
const HOVERING = [0, -30, 30, -64, 64, -104, -150];
const LEAST_LIFT = 20;
const IN_THE_AIR = 60;
/** Steps on the ground: how far, how large, what it costs. */
const STEPS: readonly (readonly [dy: number, scale: number, cost: number])[] = [
  [0, 1, 0],
  [-16, 0.95, 8],
  [14, 1.04, 8],
  [-30, 0.9, 18],
  [-44, 0.82, 40],
];
/** In a close picture a pet that is before somebody has room nearer to the reader. */
const NEARER: typeof STEPS = [
  [110, 1.08, 26],
  [190, 1.16, 34],
];
const SMALL = 300;
const SIZES: readonly (readonly [dy: number, scale: number, cost: number])[] = [
  [0, 0.86, 12],
  [0, 1.15, 12],
];
/** Of a unit on the page so much of its move is felt as a change of the scene. */
const ALONG_COST = 0.22;
const CALM_COST = 0.5;
/** To the other side of the lead. */
const ACROSS_COST = 55;
const ROUNDS = 3;
const SLIGHT = 10;
const SAFE = 0.8;
const CALM_SHARE = 0.3;
const SKY = 200;

const widthIn = (box: Box, from: number, until: number): number =>
  Math.max(0, Math.min(box.right, until) - Math.max(box.left, from));

/** How much of somebody is in the part of the page that stays calm. */
const calmIn = (box: Box, { calmZone, direction }: Scene): number => {
  if (calmZone !== 'start' && calmZone !== 'end') return 0;
  const isLeft = (calmZone === 'start') === (direction === 'ltr');
  return isLeft ? widthIn(box, 0, CALM_SHARE * 1000) : widthIn(box, (1 - CALM_SHARE) * 1000, 1000);
};

/** All who are told of are in the water or on it. */
const isAtSea = (placed: readonly Placed[]): boolean =>
  placed.every(({ kind, isInWater }) => kind === 'prop' || isInWater === true);

/** Of the water between somebody and the shore, so much may be behind them when they come nearer. */
const TO_SHORE = 0.3;

/** Nobody swims up on the land: only far out at sea there is none in front. */
const onTheSea = (members: readonly Placed[], { scene, camera }: Setting): readonly number[] => {
  if (scene.cast.some(({ place }) => floatsIn(scene, place.on ?? place.in))) return ON_THE_SEA;
  const surface = Math.max(...members.map(({ ground }) => ground[1]));
  const room = Math.max(0, shoreAt(scene, camera) - surface) * TO_SHORE;
  return ON_THE_SEA.filter((dy) => dy <= room);
};

const stancesFor = (members: readonly Placed[], told: Setting): Step[] => {
  const [first] = members;
  if (!first) return [];
  const foot = members.toSorted((a, b) => b.ground[1] - a.ground[1])[0] ?? first;
  const stays = still(first.plane);
  if (members.every(({ lift }) => lift >= SKY)) return UP.map((dy) => ({ ...stays, dy, cost: Math.abs(dy) * 0.25 }));
  // Who swims under water has room above and below.
  if (drawingOf(told.scene).isUnderWater === true && members.every(({ lift }) => lift >= 20))
    return DEPTHS.map((dy) => ({ ...stays, dy, cost: Math.abs(dy) * 0.2 }));
  if (told.isAtSea && members.every(({ isInWater }) => isInWater))
    return onTheSea(members, told).map((dy) => ({ ...stays, dy, cost: Math.abs(dy) * 0.25 }));
  if (members.every(({ lift, isInWater }) => lift >= IN_THE_AIR && lift < SKY && isInWater !== true))
    return HOVERING.filter((dy) => members.every(({ lift }) => lift - dy >= LEAST_LIFT)).map((dy) => ({
      ...stays,
      dy,
      isOverGround: true,
      cost: Math.abs(dy) * 0.2,
    }));
  if (members.some(({ lift, isInWater }) => lift >= LEAST_LIFT || isInWater)) return [stays];
  const pivot: Point = [(foot.box.left + foot.box.right) / 2, foot.ground[1]];
  const isThing = members.every(({ kind }) => kind === 'prop');
  const next = foot.plane === 'near' ? told.camera.planes.middle.y : told.camera.planes.far.y;
  // In a close picture feet are out of sight: a step back is only smaller and higher.
  const room = told.camera.isCropped
    ? Math.max(0, foot.ground[1] - landFrom(told.scene, told.camera))
    : Math.max(0, foot.ground[1] - next) * 0.45;
  const isSmall = !isThing && members.every(({ box }) => box.bottom - box.top < SMALL);
  return [...STEPS, ...(isThing ? SIZES : []), ...(told.camera.isCropped && isSmall ? NEARER : [])]
    .filter(([dy]) => -dy <= room || dy >= 0)
    .map(([dy, scale, cost]) => ({ ...stays, dy, scale, pivot, cost }));
};

const candidatesFor = (members: readonly Placed[], told: Setting): Step[] => {
  const was = boxAround(members.map(({ box }) => box));
  const { margin, ceiling } = told.camera;
  const low = Math.max(938, was.bottom);
  return stancesFor(members, told)
    .flatMap((stance) => ASIDE.flatMap((by) => (by === 0 ? [0] : [by, -by])).map((dx): Step => ({ ...stance, dx })))
    .flatMap((move): Step[] => {
      const is = boxOut(move, was);
      const isSafe =
        is.left >= Math.min(margin * SAFE, was.left) &&
        is.right <= Math.max(1000 - margin * SAFE, was.right) &&
        is.top >= Math.min(ceiling, was.top) &&
        is.bottom <= low;
      const calm = Math.max(0, calmIn(is, told.scene) - calmIn(was, told.scene));
      // A gift would be held out to the side where nobody is.
      const isAcross = (middleOf(was) - told.middle) * (middleOf(is) - told.middle) < 0;
      const aside = Math.abs(move.dx) * ALONG_COST + (isAcross ? ACROSS_COST : 0);
      return isSafe ? [{ ...move, cost: move.cost + aside + calm * CALM_COST }] : [];
    })
    .toSorted((a, b) => a.cost - b.cost);
};

const troubleOf = (
  members: readonly Outlined[],
  others: readonly Outlined[],
  cost: (a: Outlined, b: Outlined) => number,
  most: number,
): number => {
  let sum = 0;
  for (const one of members) {
    for (const other of others) {
      sum += cost(one, other);
      if (sum >= most) return sum;
    }
  }
  return sum;
};

/** The unit where it tangles least, all others staying where they are. */
const settledAmong = (unit: Unit, others: readonly Outlined[], costs: Costs): readonly Outlined[] => {
  const measured = (members: readonly Outlined[], most: number): number => {
    const plain = troubleOf(members, others, costs, most);
    return plain >= most ? plain : plain + troubleOf(members, others, faceCost, most - plain);
  };
  let best = unit.members;
  let least = (unit.members[0]?.item.move.cost ?? 0) + measured(best, Infinity) - SLIGHT;
  for (const move of unit.moves) {
    if (move.cost >= least) break;
    const tried = unit.members.map((one, at): Outlined => {
      const home = unit.homes[at] ?? one.shape;
      return outlinedAt(one, home, { ...move, plane: one.item.one.plane });
    });
    const cost = move.cost + measured(tried, least - move.cost);
    if (cost < least) [best, least] = [tried, cost];
  }
  return best;
};

/** Neither a tangle nor a face that something covers. */
const isReadable = ({ members }: Unit, others: readonly Outlined[], costs: Costs): boolean =>
  troubleOf(members, others, costs, SLIGHT * 2) < SLIGHT * 2 &&
  troubleOf(members, others, faceCost, SLIGHT * 2) < SLIGHT * 2;

const unitsIn = (placed: readonly Placed[], units: Told): { name: string; unit: Unit }[] => {
  const lead = placed.find(({ ref }) => ref === units.lead);
  const told: Setting = { ...units, isAtSea: isAtSea(placed), middle: lead ? middleOf(lead.box) : 500 };
  const groups = new Map<string, Placed[]>();
  for (const one of placed) {
    const name = told.units.get(one.ref) ?? one.ref;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups].map(([name, group]) => {
    const members = group.map(outlined);
    return {
      name,
      unit: {
        members,
        homes: members.map(({ shape }) => shape),
        moves: candidatesFor(group, told),
        isCast: group.some(({ kind }) => kind === 'cast'),
      },
    };
  });
};

const movedTo = ({ one, move, layer: { ground } }: Item): Placed => {
  const { dx, dy, scale, pivot } = move;
  if (dx === 0 && dy === 0 && scale === 1) return one;
  const matrix = [scale, 0, 0, scale, pivot[0] * (1 - scale) + dx, pivot[1] * (1 - scale) + dy] as const;
  // Over the same ground, whoever goes up is higher above it.
  const up = one.lift >= LEAST_LIFT ? ground[1] - one.ground[1] - dy : 0;
  return changed(one, (each) => ({
    ...drawnThrough(matrix, each),
    ground,
    lift: each.lift + up,
    scale: each.scale * scale,
  }));
};

/** The outer 10 mm of the page, with a little to spare. */
const EDGE = 50;

/** Whoever turned to what they look at, or holds something out, may have left the part of the page that is safe. */
const keptInside = (placed: readonly Placed[], { units }: Told): readonly Placed[] => {
  const unitOf = ({ ref }: Placed): string => units.get(ref) ?? ref;
  const shifts = new Map<string, number>();
  for (const name of new Set(placed.map(unitOf))) {
    const cast = placed.filter((one) => one.kind === 'cast' && unitOf(one) === name);
    const { left, right } = boxAround(cast.map(({ box }) => box));
    const isWide = right - left > 1000 - EDGE * 2;
    if (cast.length > 0 && !isWide) shifts.set(name, Math.max(EDGE - left, 0) || Math.min(1000 - EDGE - right, 0));
  }
  return placed.map((one) => {
    const dx = shifts.get(unitOf(one)) ?? 0;
    return dx === 0 ? one : movedTo(itemAt(one, { ...still(one.plane), dx }));
  });
};

/** The same with clear outlines, as far as there is room for it. */
export const untangled = (placed: readonly Placed[], told: Told): readonly Placed[] =>
  apart(keptInside(placed, told), told);

/** Whom the picture is about moves last and only along the page, for those who find no other place. */
const LEAD_COST = 2;
const ofLead = (unit: Unit): Unit => ({
  ...unit,
  moves: unit.moves
    .filter(({ dy, scale }) => dy === 0 && scale === 1)
    .map((move) => ({ ...move, cost: move.cost * LEAD_COST })),
});

const apart = (placed: readonly Placed[], told: Told): readonly Placed[] => {
  const own = told.units.get(told.lead) ?? told.lead;
  const all = unitsIn(placed, told).map(({ name, unit }) => ({ name, unit: name === own ? ofLead(unit) : unit }));
  const matters = mattersIn(told.scene);
  const rain = rainfalls(placed, told.scene);
  const costs: Costs = (a, b) => costOf(a, b, matters);
  for (let round = 0; round < ROUNDS; round++) {
    let isStill = true;
    for (const { name, unit } of all.toReversed()) {
      if (name === own && round === 0) continue;
      const isRainedOn = ({ refs }: Rainfall): boolean => refs.some((ref) => (told.units.get(ref) ?? ref) === name);
      const others = [
        ...all.flatMap((other) => (other.unit === unit ? [] : other.unit.members)),
        ...(unit.isCast ? rain.flatMap((one) => (isRainedOn(one) ? [] : [one.column])) : []),
      ];
      if (isReadable(unit, others, costs)) continue;
      const next = settledAmong(unit, others, costs);
      isStill &&= next === unit.members;
      unit.members = next;
    }
    if (isStill && round > 0) break;
  }
  const done = new Map(
    all.flatMap(({ unit }) => unit.members.map((one) => [one.item.one, movedTo(one.item)] as const)),
  );
  return placed.map((one) => done.get(one) ?? one);
};
