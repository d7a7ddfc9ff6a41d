/** The night in a tent, seen from within: who sleeps lies on its floor, and all others look in at its door. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import { RESTS } from '#studio/illustrator/composition/cast.ts';
import { SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { overlap } from '#studio/illustrator/composition/contact/faces.ts';
import { changed, drawnThrough } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import { type Box, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';

const isTent = (scene: Scene, ref: string | undefined): boolean =>
  scene.props.some((one) => one.ref === ref && one.prop === 'tent');

const sleepsIn = (scene: Scene, { pose, place }: CastMember): boolean => RESTS.has(pose) && isTent(scene, place.in);

/** Whether the reader is in the tent, with whoever sleeps in it. */
export const isInTent = (scene: Scene): boolean => scene.cast.some((member) => sleepsIn(scene, member));

/** The same without the tent as a thing: it is all around. */
export const withinTent = (scene: Scene): Scene =>
  isInTent(scene)
    ? {
        ...scene,
        cast: scene.cast.map((member) => {
          const { in: within, ...place } = member.place;
          return isTent(scene, within) ? { ...member, place } : member;
        }),
        props: scene.props.filter(({ prop }) => prop !== 'tent'),
      }
    : scene;

/** Where the door is: its top, how far it opens to each side, and its sill. */
export type Door = { readonly top: Point; readonly left: number; readonly right: number; readonly sill: number };

const TOP: Point = [500, 44];
const SILLS = [590, 720] as const;
/** It opens so far at least, and leaves so much of the canvas. */
const HALF = 290;
const CANVAS = 60;
/** Room around the head of whoever looks in. */
const AROUND = 40;
/** The sill hides so much of the feet. */
const FEET = 4;

/** How far from the middle the door must open for a place to be seen through it. */
const openFor = ([x, y]: Point, sill: number): number =>
  (Math.abs(x - TOP[0]) + AROUND) * ((sill - TOP[1]) / Math.max(60, y - TOP[1]));

/** The door as wide as those need who look in at it. */
export const doorFor = (placed: readonly Placed[]): Door => {
  const outside = placed.filter(({ kind, plane }) => kind === 'cast' && plane !== 'near');
  const sill = clamp(Math.max(0, ...outside.map(({ ground }) => ground[1])) - FEET, ...SILLS);
  const half = (side: -1 | 1): number => {
    const corners = outside.map(({ head, box }): Point => {
      const seen = head ?? box;
      return [side < 0 ? Math.min(TOP[0], seen.left) : Math.max(TOP[0], seen.right), seen.top];
    });
    return clamp(Math.max(HALF, ...corners.map((corner) => openFor(corner, sill))), HALF, TOP[0] - CANVAS);
  };
  return { top: TOP, left: TOP[0] - half(-1), right: TOP[0] + half(1), sill };
};

/** Whoever rests at the back lies so far before the sill, and nobody who looks in is nearer than its threshold. */
const BEFORE_SILL = 40;
const THRESHOLD = 706;
/** Those outside stand before the door, and those within on the page. */
const BEFORE_DOOR = [170, 830] as const;
/** They stand so far from each other; of who sleeps before the door so much may be before them: legs under a blanket. */
const GAP = 14;
const LEGS = 40;
const ON_PAGE = [SAFE_MARGIN, 1000 - SAFE_MARGIN] as const;

const isAsleep = ({ ref }: Placed, { cast }: Scene): boolean =>
  cast.some((one) => one.ref === ref && RESTS.has(one.pose));

const moving = (one: Placed, [dx, dy]: Point, plane: Placed['plane']): Placed =>
  changed(drawnThrough([1, 0, 0, 1, dx, dy], one), (each) => ({
    ...each,
    plane,
    ground: [each.ground[0] + dx, each.ground[1] + dy],
  }));

type Span = readonly [from: number, to: number];

/** Who is up and what they sit on are one. */
const groupsOf = (outside: readonly Placed[], { cast }: Scene): readonly (readonly Placed[])[] => {
  const groups = new Map<string, Placed[]>();
  for (const one of outside) {
    const bearer = cast.find(({ ref }) => ref === one.ref)?.place.on ?? one.ref;
    const group = groups.get(bearer) ?? [];
    groups.set(bearer, one.ref === bearer ? [one, ...group] : [...group, one]);
  }
  return [...groups.values()];
};

/** No nearer than the threshold. */
const beforeDoor = (group: readonly Placed[]): readonly Placed[] => {
  const up = Math.min(0, THRESHOLD - (group[0]?.ground[1] ?? 0));
  return group.map((one) => moving(one, [0, up], 'middle'));
};

const boxOfAll = (group: readonly Placed[]): Box => boxAround(group.map(({ box }) => box));
const widthOf = ({ left, right }: Box): number => right - left;

/** The door without the side where somebody sleeps before it, as far as there is room for all who look in. */
const freeOf = (resting: readonly Placed[], needed: number): Span => {
  const [from, to] = BEFORE_DOOR;
  const [back] = resting.filter(({ isPerson }) => isPerson).toSorted((a, b) => a.ground[1] - b.ground[1]);
  if (!back || resting.every(({ ground }) => ground[1] <= back.ground[1])) return BEFORE_DOOR;
  const { left, right } = back.box;
  return left + right < from + to
    ? [Math.max(from, Math.min(right - LEGS, to - needed)), to]
    : [from, Math.min(to, Math.max(left + LEGS, from + needed))];
};

/** Everybody who looks in beside each other at the door, as near as can be to where they came from. */
const besideEachOther = (groups: readonly (readonly Placed[])[], resting: readonly Placed[]): readonly Placed[] => {
  const sorted = groups
    .map((group) => ({ group, box: boxOfAll(group) }))
    .toSorted((a, b) => a.box.left + a.box.right - b.box.left - b.box.right);
  const wide = sorted.reduce((sum, { box }) => sum + widthOf(box), 0);
  const [from, to] = freeOf(resting, wide + GAP * (sorted.length - 1));
  const gap = Math.min(GAP, (to - from - wide) / Math.max(1, sorted.length - 1));
  let [left, rest] = [from, wide];
  return sorted.flatMap(({ group, box }, index) => {
    const last = to - rest - gap * (sorted.length - 1 - index);
    const at = Math.max(left, Math.min(box.left, last));
    [left, rest] = [at + widthOf(box) + gap, rest - widthOf(box)];
    return group.map((one) => moving(one, [at - box.left, 0], 'middle'));
  });
};

const meets = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Two who sleep beside each other have their heads apart: who is at the back lies farther out. */
const apartFrom = (one: Placed, placed: readonly Placed[], down: number): number => {
  const box = { ...one.box, top: one.box.top + down, bottom: one.box.bottom + down };
  const isBehind = placed.some((other) => other.ground[1] > one.ground[1] + down && meets(box, other.box));
  if (!isBehind || !one.head) return 0;
  const isLeft = one.head.left + one.head.right < box.left + box.right;
  return isLeft ? Math.min(0, ON_PAGE[0] - box.left) : Math.max(0, ON_PAGE[1] - box.right);
};

/** A pet that would lie on somebody lies at the edge of the floor, where there is room for it. */
const AT_EDGE = 944;

const besides = (pet: Placed, others: readonly Placed[]): Placed => {
  const hidden = ({ box }: Placed): number => others.reduce((sum, other) => sum + overlap(box, other.box), 0);
  const { box, ground } = pet;
  const edges = ON_PAGE.map((edge, side) =>
    moving(pet, [edge - (side === 0 ? box.left : box.right), AT_EDGE - ground[1]], 'near'),
  );
  return [pet, ...edges].toSorted((a, b) => hidden(a) - hidden(b))[0] ?? pet;
};

const petsBeside = (resting: readonly Placed[]): readonly Placed[] =>
  resting.reduce<readonly Placed[]>((found, one, at) => {
    const people = resting.filter(({ isPerson }) => isPerson);
    return at === 0 || one.isPerson ? [...found, one] : [...found, besides(one, [...people, ...found])];
  }, []);

/** Whoever rests lies on the floor of the tent, before its door; whoever is up is outside. */
export const aroundDoor = (placed: readonly Placed[], scene: Scene): readonly Placed[] => {
  const outside = groupsOf(
    placed.filter((one) => !isAsleep(one, scene)),
    scene,
  ).map(beforeDoor);
  const within = placed.filter((one) => isAsleep(one, scene));
  const { sill } = doorFor(outside.flat());
  const resting = within.map((one) => {
    const down = Math.max(0, sill + BEFORE_SILL - one.ground[1]);
    return moving(one, [apartFrom(one, within, down), down], 'near');
  });
  const all = [...besideEachOther(outside, resting), ...petsBeside(resting)];
  return placed.map((one) => all.find(({ ref }) => ref === one.ref) ?? one);
};
