/**
 * The last pass of staging: whoever and whatever makes a tangle with others moves along the ground, a step up or down
 * it, or is drawn a little larger or smaller, until outlines are clearly apart or clearly overlap. The lead stays, with
 * all that is held and touched.
 */
import { type Item, itemAt, still } from '#studio/illustrator/composition/contact/faces.ts';
import { changed, drawnThrough } from '#studio/illustrator/composition/moving.ts';
import { IN_THE_SKY, type Placed } from '#studio/illustrator/composition/placed.ts';
import { mattersIn } from '#studio/illustrator/composition/staging/muddle.ts';
import { bankCost, banksIn } from '#studio/illustrator/composition/clearing/banks.ts';
import { type Rainfall, rainfalls } from '#studio/illustrator/composition/water/rainfall.ts';
import { candidatesFor, type Setting, type Told } from '#studio/illustrator/composition/clearing/stances.ts';
import type { Silhouette } from '#studio/illustrator/composition/staging/silhouette.ts';
import {
  LEAST_LIFT,
  type Outlined,
  outlined,
  outlinedAt,
  type Step,
} from '#studio/illustrator/composition/clearing/outlined.ts';
import { costOf, faceCost } from '#studio/illustrator/composition/staging/tangles.ts';
import { type Box, boxAround, middleOf } from '#studio/illustrator/geometry/path.ts';

type Costs = (a: Outlined, b: Outlined) => number;

type Unit = {
  readonly moves: readonly Step[];
  readonly homes: readonly Silhouette[];
  members: readonly Outlined[];
  /** Somebody, and no thing alone. */
  readonly isCast: boolean;
};

const ROUNDS = 3;
const SLIGHT = 10;

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
      return outlinedAt(one, home, { ...move, plane: move.comes ?? one.item.one.plane });
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

/** All who are told of are in the water or on it. */
const isAtSea = (placed: readonly Placed[]): boolean =>
  placed.every(({ kind, isInWater }) => kind === 'prop' || isInWater === true);

const settingOf = (placed: readonly Placed[], told: Told): Setting => {
  const lead = placed.find(({ ref }) => ref === told.lead);
  return { ...told, isAtSea: isAtSea(placed), middle: lead ? middleOf(lead.box) : 500 };
};

const unitsIn = (placed: readonly Placed[], told: Setting): { name: string; unit: Unit }[] => {
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

const movedTo = ({ one, move, layer: { ground, plane } }: Item): Placed => {
  const { dx, dy, scale, pivot } = move;
  if (dx === 0 && dy === 0 && scale === 1) return one;
  const matrix = [scale, 0, 0, scale, pivot[0] * (1 - scale) + dx, pivot[1] * (1 - scale) + dy] as const;
  // Over the same ground, whoever goes up is higher above it.
  const up = one.lift >= LEAST_LIFT ? ground[1] - one.ground[1] - dy : 0;
  return changed(one, (each) => ({
    ...drawnThrough(matrix, each),
    ground,
    plane,
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
/** For each of those who would be on another side of them. */
const PASSED_COST = 90;
const ofLead = (unit: Unit, { middle }: Setting, others: readonly Unit[]): Unit => {
  const sides = others.filter(({ isCast }) => isCast).map(({ members }) => middleOf(boxOf(members)) - middle);
  // Whoever looked at the lead would look away from them.
  const passed = (dx: number): number => sides.filter((side) => side * (side - dx) < 0).length;
  return {
    ...unit,
    moves: unit.moves
      .filter(({ dy, scale }) => dy === 0 && scale === 1)
      .map((move) => ({ ...move, cost: move.cost * LEAD_COST + passed(move.dx) * PASSED_COST }))
      .toSorted((a, b) => a.cost - b.cost),
  };
};

const boxOf = (members: readonly Outlined[]): Box => boxAround(members.map(({ item: { box } }) => box));

const isUp = (placed: readonly Placed[], ref: string): boolean =>
  placed.some((one) => one.ref === ref && one.lift >= IN_THE_SKY);

const apart = (placed: readonly Placed[], told: Told): readonly Placed[] => {
  const own = told.units.get(told.lead) ?? told.lead;
  const set = settingOf(placed, told);
  const units = unitsIn(placed, set);
  const around = units.flatMap(({ name, unit }) => (name === own ? [] : [unit]));
  const all = units.map(({ name, unit }) => ({ name, unit: name === own ? ofLead(unit, set, around) : unit }));
  const matters = mattersIn(told.scene);
  const rain = rainfalls(placed, told.scene);
  // A cloud stays over whom it rains on.
  const hung = new Set(rain.flatMap(({ refs: [from = ''] }) => (isUp(placed, from) ? [from] : [])));
  const banks = banksIn(told.scene);
  const costs: Costs = (a, b) => costOf(a, b, matters) + (banks.size > 0 ? bankCost(a, b, banks) : 0);
  for (let round = 0; round < ROUNDS; round++) {
    let isStill = true;
    for (const { name, unit } of all.toReversed()) {
      if ((name === own && round === 0) || hung.has(name)) continue;
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
