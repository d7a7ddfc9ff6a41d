/** Who sits on what: benches and backs, beds and boats that one is in rather than on, a blanket over who sleeps. */
import type { CastMember, Place, Scene } from '#core/story/scene.ts';
import type { Pose, Prop } from '#core/story/vocabulary.ts';
import { BACKS } from '#studio/illustrator/companions/backs.data.ts';
import { hasOpenWater } from '#studio/illustrator/composition/water/open-water.ts';
import { type CastContext, characterOf, companionIn, RESTS, sizeOf } from '#studio/illustrator/composition/cast.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import type { Seat } from '#studio/illustrator/figure/posing/stance.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { PROP_SEATS, type PropSeat } from '#studio/illustrator/props/seats.data.ts';
import { isSpread } from '#studio/illustrator/props/resting.data.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';

const onTheGround = ({ along, plane }: Place): Place => ({ along, plane });

const TOP_OF_A_HEAD = 0.04;
const A_SHOULDER = 0.3;
/** From the middle of the head to who sits on the shoulder, behind the face: at least and at most, as a share of the head. */
const BEHIND_FACE = [0.4, 0.58] as const;
const UNDER_CHIN = 0.09;
/** How much of its front half is clear of the middle of the face. */
const BESIDE_FACE = 0.98;

/** Who is carried sits a little into the back, as a share of the carrier's height. */
const INTO_BACK = 0.06;
/** It rests on the back at both its ends, as shares of half its width: a hump alone holds nobody. */
const RESTS_AT = 0.6;

type Carrier = {
  readonly box: Box;
  readonly head?: Box;
  /** Half as wide as who rides. */
  readonly half?: number;
  /**
   * How high the carrier is drawn at a place along the page, no higher than `from`; asked for whoever has no legs to go
   * astride.
   */
  readonly topAt?: (x: number, from?: number) => number | null;
  /** High on an animal is between its ears. */
  readonly isOnHead?: boolean;
};

/** Between the ears, as shares of the head: behind the face, and under the tips of the ears. */
const BETWEEN_EARS = [0.12, 0.5] as const;

/** Feet on a shoulder are a little in its outline, and no farther below the chin than this, as shares of the head. */
const INTO_SHOULDER = 0.05;
const SHOULDER_DOWN = 0.42;
/** From behind the face inward, until there is something to stand on. */
const INWARD = [1, 0.85, 0.7, 0.55] as const;

/** Where the shoulder behind the face is drawn: whoever leans forward has it before the back of the head. */
const shoulderAt = (
  [x, y]: Point,
  { middle, tall, topAt }: { middle: number; tall: number; topAt: NonNullable<Carrier['topAt']> },
): Point => {
  const found = INWARD.map((share): Point | null => {
    const at = middle + (x - middle) * share;
    const top = topAt(at, y - tall * UNDER_CHIN);
    return top === null || top > y + tall * SHOULDER_DOWN ? null : [at, Math.max(y, top + tall * INTO_SHOULDER)];
  });
  return found.find((at) => at !== null) ?? [x, y];
};

/** Where a rider's feet go on somebody who carries it. `way` is where the carrier looks along the page. */
export const seatOn = (
  bearer: CastMember,
  { box, head, half = 0, topAt, isOnHead = false }: Carrier,
  context: CastContext,
): Point => {
  const companion = companionIn(bearer, context);
  const way = bearer.facing === 'against' ? -1 : 1;
  const onward = (context.direction === 'ltr' ? 1 : -1) * way;
  const width = box.right - box.left;
  const middle = (box.left + box.right) / 2;
  if (companion === null && head) {
    const [wide, tall] = [head.right - head.left, head.bottom - head.top];
    const behind = clamp(half * BESIDE_FACE, wide * BEHIND_FACE[0], wide * BEHIND_FACE[1]);
    const told: Point = [(head.left + head.right) / 2 - onward * behind, head.bottom + tall * UNDER_CHIN];
    return topAt ? shoulderAt(told, { middle: (head.left + head.right) / 2, tall, topAt }) : told;
  }
  if (companion === null) {
    return [middle - onward * width * 0.24, box.top + (box.bottom - box.top) * A_SHOULDER];
  }
  if (isOnHead && head) {
    const [wide, tall] = [head.right - head.left, head.bottom - head.top];
    return [(head.left + head.right) / 2 - onward * wide * BETWEEN_EARS[0], head.top + tall * BETWEEN_EARS[1]];
  }
  const down = BACKS[companion] ?? TOP_OF_A_HEAD;
  const x = middle - onward * width * 0.1;
  const told = box.top + (box.bottom - box.top) * down;
  // A camel that holds its head low or high has its back where it is drawn.
  const rests = [-RESTS_AT, 0, RESTS_AT].flatMap((share) => topAt?.(x + half * share) ?? []);
  const isBack = BACKS[companion] !== undefined && rests.length > 0;
  const back = rests.reduce((sum, y) => sum + y, 0) / Math.max(1, rests.length);
  return [x, isBack ? Math.min(told, back + (box.bottom - box.top) * INTO_BACK) : told];
};

/** Who is on the same thing or back, from the page's left to its right. */
const seatedOn = (member: CastMember, scene: Scene): { index: number; count: number } => {
  const all = scene.cast.filter(({ place }) => place.on !== undefined && place.on === member.place.on);
  const index = Math.max(0, all.indexOf(member));
  return { index: scene.direction === 'ltr' ? index : all.length - 1 - index, count: Math.max(1, all.length) };
};

/** How far down on what is spread on the ground somebody is who is on it. */
const SPREAD_AT = 0.36;

/** Where the feet of somebody go who is on a thing, or their seat: beside each other when they are several. */
export const seatOnThing = (
  prop: Prop | undefined,
  box: Box,
  { member, scene, half = 0, topAt }: Pick<Carrier, 'half' | 'topAt'> & { member: CastMember; scene: Scene },
): Point => {
  const middle = (box.left + box.right) / 2;
  const top = topAt?.(middle) ?? box.top;
  if (!prop) return [middle, top];
  if (isSpread(prop)) return [middle, box.top + (box.bottom - box.top) * SPREAD_AT];
  const scale = (box.bottom - box.top) / PROP_DRAWINGS[prop].heightCm;
  const seat = PROP_SEATS[prop];
  const vessel = VESSELS[prop];
  // Who is small sits on the rim of a pot, and not on the steam above it.
  if (!seat) return vessel ? [middle + vessel.rim[0] * scale, box.bottom + vessel.rim[1] * scale] : [middle, top];
  const { index, count } = seatedOn(member, scene);
  const among = (half: number): number => ((index - (count - 1) / 2) / count) * half * 2;
  const down = half > seat.half * scale ? (seat.slope ?? 0) : 0;
  const isLow = seat.low !== undefined && member.place.height === 'low';
  const side = (seat.isOnBothSides || isLow) && scene.direction === 'rtl' ? -1 : 1;
  if (seat.low && isLow) {
    const x = seat.low.x * side + among(seat.low.half ?? 0);
    return [middle + x * scale, box.bottom - seat.low.overGround * scale];
  }
  return [middle + ((seat.x ?? 0) * side + among(seat.half)) * scale, box.bottom - (seat.overGround - down) * scale];
};

/** Poses of who is on a back without a leg on each side of it. */
const NOT_ASTRIDE: ReadonlySet<Pose> = new Set(['sleeping', 'lying', 'flying', 'jumping', 'dancing', 'climbing']);
const SITS: ReadonlySet<Pose> = new Set(['sitting', 'reading', 'riding']);

/** Who is on it is on its rim, which is known: the handle of a basket bears nobody. */
export const isOnRim = (prop: Prop | undefined): boolean =>
  prop !== undefined && VESSELS[prop] !== undefined && PROP_SEATS[prop] === undefined;

/** Somebody whose feet are not what they are on a thing with. */
export const sitsOrLies = ({ pose }: CastMember): boolean => SITS.has(pose) || RESTS.has(pose);

export const isWheeled = (member: CastMember, context: CastContext): boolean => {
  const character = characterOf(member, context);
  return character?.kind === 'person' && character.looks.mobility === 'wheelchair';
};

/** Stairs, with a lowest step. */
const isFlight = ({ low }: PropSeat): boolean => low !== undefined && low.half === undefined;

/** No wheels go up on a bench or up stairs: who uses them stays on the ground before it. */
export const leavesChairBelow = (prop: Prop): boolean => {
  const seat = PROP_SEATS[prop];
  return seat !== undefined && (seat.kind === 'edge' || isFlight(seat));
};

/** How a person sits on what the scene has them on; null for who stands on it, or is on nothing. */
export const seatOf = (member: CastMember, scene: Scene, context: CastContext): Seat | null => {
  const { on } = member.place;
  if (on === undefined || on === member.ref || companionIn(member, context) !== null) return null;
  const bearer = scene.cast.find(({ ref }) => ref === on);
  if (bearer) {
    const companion = companionIn(bearer, context);
    const isBack = companion !== null && BACKS[companion] !== undefined;
    return isBack && !NOT_ASTRIDE.has(member.pose) ? { kind: 'astride' } : null;
  }
  const prop = scene.props.find(({ ref }) => ref === on)?.prop;
  const seat = prop && PROP_SEATS[prop];
  if (!seat || !SITS.has(member.pose)) return null;
  if (seat.low && isFlight(seat) && member.place.height === 'low')
    return { kind: 'edge', overGround: seat.low.overGround };
  if (seat.kind === 'edge') return { kind: 'edge', overGround: seat.overGround };
  return seat.kind === 'astride' ? { kind: 'astride' } : null;
};

/** An animal that is longer than its seat, so many times, stands beside it with two feet: it sits. */
const LONGER = 1.1;
const ON_FOUR: ReadonlySet<Pose> = new Set(['standing', 'walking', 'running', 'pointing', 'reaching', 'sneaking']);

/** Four-legged on a rim, a stump or a chair: who stands there has feet in the air. */
export const seatedOnNarrow = (member: CastMember, scene: Scene, context: CastContext): CastMember => {
  const companion = companionIn(member, context);
  const prop = scene.props.find(({ ref }) => ref === member.place.on)?.prop;
  const seat = prop && PROP_SEATS[prop];
  // On a domed stool there is a foot on each of its slopes.
  if (!seat || seat.kind !== 'edge' || seat.slope !== undefined) return member;
  if (companion === null || !ON_FOUR.has(member.pose)) return member;
  const { home, lengthCm } = COMPANION_DRAWINGS[companion];
  const isLong = home === 'ground' && lengthCm * sizeOf(member, context) > seat.half * 2 * LONGER;
  return isLong ? { ...member, pose: 'sitting' } : member;
};

/** A bed one is on to sleep, a boat one is on: both hold who is in them. A wheelchair stays on the ground. */
export const heldIn = (member: CastMember, scene: Scene, context: CastContext): CastMember => {
  const { on, ...place } = member.place;
  const prop = scene.props.find(({ ref }) => ref === on)?.prop;
  const vessel = prop && VESSELS[prop];
  if (on === undefined || !prop) return member;
  const isBed = vessel?.pillow !== undefined && RESTS.has(member.pose);
  // A log is a boat where there is water, and a seat elsewhere.
  const isBoat = vessel?.floats === true && (prop !== 'log' || hasOpenWater(scene));
  if (isBed || isBoat) return { ...member, place: { ...place, in: on } };
  return leavesChairBelow(prop) && isWheeled(member, context) ? { ...member, place: onTheGround(place) } : member;
};

/** A blanket that lies about where somebody sleeps lies over them. */
export const covered = (scene: Scene, context: CastContext): Scene => {
  const sleeper = scene.cast.find(
    (member) => RESTS.has(member.pose) && member.place.in === undefined && companionIn(member, context) === null,
  );
  const isNeeded = (ref: string): boolean =>
    scene.cast.some(({ touches }) => touches?.with === ref) ||
    [...scene.cast, ...scene.props].some(({ place }) => place.on === ref || place.in === ref);
  if (!sleeper) return scene;
  return {
    ...scene,
    props: scene.props.map((prop) =>
      prop.prop === 'blanket' && prop.place.on === undefined && prop.place.in === undefined && !isNeeded(prop.ref)
        ? { ...prop, place: { ...onTheGround(prop.place), on: sleeper.ref } }
        : prop,
    ),
  };
};

/** Whether somebody who lies has a blanket over them: one is enough for all. */
export const isCovered = (member: CastMember, scene: Scene): boolean =>
  member.pose === 'lying' &&
  scene.props.some(
    ({ prop, place }) => prop === 'blanket' && scene.cast.some(({ ref, pose }) => ref === place.on && RESTS.has(pose)),
  );

/** Who carries somebody flies low enough for the rider's head, and goes along the page, its head before the rider. */
export const ridden = (scene: Scene): Scene => {
  const carriers = new Set(scene.cast.flatMap(({ place }) => place.on ?? []));
  const lower = (ref: string, place: Place): Place =>
    carriers.has(ref) && place.height === 'high' ? { ...place, height: 'low' } : place;
  return {
    ...scene,
    cast: scene.cast.map((member) => ({ ...member, place: lower(member.ref, member.place) })),
    props: scene.props.map((prop) => ({ ...prop, place: lower(prop.ref, prop.place) })),
  };
};
