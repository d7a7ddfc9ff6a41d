/** Where somebody or something may come to stand to be clear of others: aside, nearer, farther, higher, smaller. */
import type { Scene } from '#core/story/scene.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { boxOut, still } from '#studio/illustrator/composition/contact/faces.ts';
import type { Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { floatsIn } from '#studio/illustrator/composition/contact/inside.ts';
import { IN_THE_SKY, type Placed, shoreAt } from '#studio/illustrator/composition/placed.ts';
import { beforePond } from '#studio/illustrator/composition/clearing/banks.ts';
import { LEAST_LIFT, type Step } from '#studio/illustrator/composition/clearing/outlined.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { type Box, boxAround, middleOf, type Point } from '#studio/illustrator/geometry/path.ts';

export type Told = {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly units: Units;
  readonly lead: string;
};

export type Setting = Told & {
  readonly isAtSea: boolean;
  /** Where the lead is along the page. */
  readonly middle: number;
};

const ASIDE = [0, 14, 28, 44, 62, 82, 106, 134, 166, 204, 250, 310, 380, 460];
const UP = [0, -24, 24, -48, 48, -78, 78, -110, 120, -160, 170, 220];
/** Nearer or farther on open water. */
const ON_THE_SEA = [0, -24, 30, 56, 84];
const FARTHER_OUT: readonly (readonly [dy: number, scale: number, cost: number])[] = [
  [0, 1, 0],
  [-16, 0.92, 10],
  [-30, 0.84, 24],
];
/** Of the water from there to the farther bank. */
const OUT = 0.5;
const DEPTHS = [0, -40, 40, -80, 80, -120, -160, -210, -260];
/** Whoever jumps or hovers does so a little higher or lower. */
const HOVERING = [0, -30, 30, -64, 64, -104, -150];
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
/** And a pet so far behind everybody: a child there would be a doll. */
const FARTHER: typeof STEPS = [
  [-60, 0.78, 34],
  [-86, 0.66, 44],
];
const SMALL = 300;
/** Of the ground to the next plane, pets go so far. */
const TO_NEXT = { pets: 0.9, others: 0.45 } as const;
const SIZES: readonly (readonly [dy: number, scale: number, cost: number])[] = [
  [0, 0.86, 12],
  [0, 1.15, 12],
];
/** Of a unit on the page so much of its move is felt as a change of the scene. */
const ALONG_COST = 0.22;
const CALM_COST = 0.5;
/** To the other side of the lead. */
const ACROSS_COST = 160;
const SAFE = 0.8;
const CALM_SHARE = 0.3;

const widthIn = (box: Box, from: number, until: number): number =>
  Math.max(0, Math.min(box.right, until) - Math.max(box.left, from));

/** How much of somebody is in the part of the page that stays calm. */
const calmIn = (box: Box, { calmZone, direction }: Scene): number => {
  if (calmZone !== 'start' && calmZone !== 'end') return 0;
  const isLeft = (calmZone === 'start') === (direction === 'ltr');
  return isLeft ? widthIn(box, 0, CALM_SHARE * 1000) : widthIn(box, (1 - CALM_SHARE) * 1000, 1000);
};

/** Of the water between somebody and the shore, so much may be behind them when they come nearer. */
const TO_SHORE = 0.3;

/** Nobody swims up on the land: only far out at sea there is none in front. */
const onTheSea = (members: readonly Placed[], { scene, camera }: Setting): readonly number[] => {
  if (scene.cast.some(({ place }) => floatsIn(scene, place.on ?? place.in))) return ON_THE_SEA;
  const surface = Math.max(...members.map(({ ground }) => ground[1]));
  const room = Math.max(0, shoreAt(camera) - surface) * TO_SHORE;
  return ON_THE_SEA.filter((dy) => dy <= room);
};

/** Who is in a river may be farther out in it, and is smaller there. */
const fartherOut = (one: Placed, { scene, camera }: Setting): Step[] => {
  const stays = still(one.plane);
  const [x, surface] = one.ground;
  const room = one.ref === scene.cast[0]?.ref ? 0 : (surface - camera.horizon) * OUT;
  return FARTHER_OUT.filter(([dy]) => -dy <= room).map(([dy, scale, cost]) => ({
    ...stays,
    dy,
    scale,
    pivot: [x, surface],
    cost,
  }));
};

const stancesFor = (members: readonly Placed[], told: Setting): Step[] => {
  const [first] = members;
  if (!first) return [];
  const foot = members.toSorted((a, b) => b.ground[1] - a.ground[1])[0] ?? first;
  const stays = still(first.plane);
  if (members.every(({ lift }) => lift >= IN_THE_SKY))
    return UP.map((dy) => ({ ...stays, dy, cost: Math.abs(dy) * 0.25 }));
  // Who swims under water has room above and below.
  if (drawingOf(told.scene).isUnderWater === true && members.every(({ lift }) => lift >= LEAST_LIFT))
    return DEPTHS.map((dy) => ({ ...stays, dy, cost: Math.abs(dy) * 0.2 }));
  if (told.isAtSea && members.every(({ isInWater }) => isInWater))
    return onTheSea(members, told).map((dy) => ({ ...stays, dy, cost: Math.abs(dy) * 0.25 }));
  if (members.every(({ lift, isInWater }) => lift >= IN_THE_AIR && lift < IN_THE_SKY && isInWater !== true))
    return HOVERING.filter((dy) => members.every(({ lift }) => lift - dy >= LEAST_LIFT)).map((dy) => ({
      ...stays,
      dy,
      isOverGround: true,
      cost: Math.abs(dy) * 0.2,
    }));
  if (members.length === 1 && first.isInWater) return fartherOut(first, told);
  if (members.some(({ lift, isInWater }) => lift >= LEAST_LIFT || isInWater)) return [stays];
  const pivot: Point = [(foot.box.left + foot.box.right) / 2, foot.ground[1]];
  const isThing = members.every(({ kind }) => kind === 'prop');
  const next = foot.plane === 'near' ? told.camera.planes.middle.y : told.camera.planes.far.y;
  // In a close picture feet are out of sight: a step back is only smaller and higher.
  const isSmall = !isThing && members.every(({ box }) => box.bottom - box.top < SMALL);
  const isPet = isSmall && members.every(({ isPerson }) => isPerson !== true);
  const room = told.camera.isCropped
    ? Math.max(0, foot.ground[1] - told.camera.land)
    : Math.max(
        0,
        Math.min(foot.ground[1] - told.camera.land, (foot.ground[1] - next) * (isPet ? TO_NEXT.pets : TO_NEXT.others)),
      );
  const ownSteps = isThing ? SIZES : [...(isPet ? FARTHER : []), ...(isSmall && told.camera.isCropped ? NEARER : [])];
  return [...STEPS, ...ownSteps]
    .filter(([dy]) => -dy <= room || dy >= 0)
    .map(([dy, scale, cost]): Step => ({ ...stays, dy, scale, pivot, cost }))
    .concat(isThing ? [] : beforePond(foot, told));
};

/** All places that are tried for those who move together, the nearest first. */
export const candidatesFor = (members: readonly Placed[], told: Setting): Step[] => {
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
