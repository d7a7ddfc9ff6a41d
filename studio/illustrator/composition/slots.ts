/** Slots for the cast: how large everybody is, where they may stand, who makes room for whom. */
import type { CastMember, Place, Scene } from '#core/story/scene.ts';
import { type Camera, LOW_POSES, SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { type CastContext, characterOf, companionIn, type DrawnMember } from '#studio/illustrator/composition/cast.ts';
import { GAP, isOnFoot, nearWater, type Slot, spotOf, spread } from '#studio/illustrator/composition/placed.ts';
import { looksOutOfWater } from '#studio/illustrator/composition/support.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';

export type Stage = {
  readonly scene: Scene;
  readonly context: CastContext;
  readonly camera: Camera;
  /** The captains of boats that are on the water. */
  readonly afloat: ReadonlySet<string>;
  /** The one of the cast in whose slot the lead is: their own, or that of whoever bears or holds them. */
  readonly leader: string;
};

/** Of two who stand side by side, so much of the width is needed. */
const OVERLAP = 0.76;

const LIFT_CM: Readonly<Record<NonNullable<Place['height']>, number>> = { ground: 0, low: 34, high: 120 };
const JUMP_CM = 40;
/** So high is a jump of which the scene says no more, as a share of who jumps. */
const LEAP = 0.16;
/** Heads of a close picture start here; feet may leave the page. */
const CROPPED_TOP = 196;
const STANDS_LOW = 927;
/** Where the head of somebody begins who sits on the ground close by. */
const LOW_TOP = 150;
const LEAVES_AT = 1110;
const HELD_UP = 116;
/** Somebody so wide, as a share of their height, lies, flies or swims. */
const LONG_SHARE = 0.9;
/** Who lies or flies leaves room beside them. */
const LONGEST = 690;
/** Who is no taller on the page stands in sight on the ground, a little behind those in front. */
const SMALL = 280;
const PET_BACK = 40;
/** Behind those in front, no head begins lower than this. */
const LOWEST_TOP = 470;

/** In a close picture faces decide: tall figures are cut by the lower edge, small ones stand in sight. */
const cropped = (
  slot: Slot,
  index: number,
  cast: Pick<Stage, 'scene' | 'camera'> & { drawn: readonly DrawnMember[] },
): Slot => {
  const tall = (member: number): number => -(cast.drawn[member]?.box.top ?? -100) * slot.scale;
  const tallest = Math.max(
    ...cast.drawn.map((_, member) => (cast.scene.cast[member]?.place.plane === 'near' ? tall(member) : 0)),
  );
  // The ground stays in the picture where everybody fits on it; legs that leave the page leave it above the ankles.
  const isWhole = tallest <= STANDS_LOW - cast.camera.ceiling;
  const ground = isWhole ? STANDS_LOW : Math.max(CROPPED_TOP + tallest, LEAVES_AT);
  const plane = cast.scene.cast[index]?.place.plane ?? 'near';
  if (plane !== 'near') {
    const { horizon, planes, ceiling } = cast.camera;
    const behind = horizon + (ground - horizon) * (planes[plane].scale / planes.near.scale);
    // So deep in the picture that the face is seen, and no head leaves the page; a pet that far back would seem to hover.
    const lowest = tall(index) < SMALL ? STANDS_LOW - PET_BACK : LOWEST_TOP + tall(index);
    const seen = Math.max(Math.min(behind, lowest), ceiling + tall(index));
    // A cat that is not in the water stands on its shore.
    const y = Math.max(seen, cast.camera.land);
    return slot.isOnWater ? slot : { ...slot, y };
  }
  // Who lies or flies is not cut in half.
  const isLong = slot.half * 2 > tall(index) * LONG_SHARE;
  const isSmall = tall(index) < Math.max(SMALL, tallest * 0.62);
  // Who is held to a chest is seen as well.
  const holdsSomebody = cast.scene.cast[index]?.touches?.how === 'hugging';
  // Of who sits the legs lie on the ground: cut there, nothing but the tips of two shoes would stand at the edge of the page.
  const isLow = LOW_POSES.has(cast.scene.cast[index]?.pose ?? 'standing');
  const whole = isLow ? Math.min(1, (STANDS_LOW - LOW_TOP) / tall(index)) : 1;
  const narrower = Math.min(whole, isLong ? Math.min(1, LONGEST / (slot.half * 2)) : 1);
  return {
    ...slot,
    scale: slot.scale * narrower,
    half: slot.half * narrower,
    y: isSmall || isLong || isLow ? STANDS_LOW : holdsSomebody ? ground - HELD_UP : ground,
  };
};

/** Those who stand behind look out between those in front, when there is room for everybody. */
const spreadBehind = (group: readonly Slot[], inFront: readonly Slot[], margin: number): void => {
  const tried = group.map((slot) => ({ ...slot }));
  const before = inFront.map((slot) => ({ ...slot, isFixed: true }));
  spread([...tried, ...before], margin);
  const row = [...tried, ...before].toSorted((a, b) => a.x - b.x);
  const isRoomy = row.every((slot, at) => {
    const next = row[at + 1];
    return !next || slot.x + slot.half <= next.x - next.half + GAP;
  });
  if (isRoomy) group.forEach((slot, at) => (slot.x = tried[at]?.x ?? slot.x));
  else {
    spread(group, margin);
    for (const slot of group) peekOut(slot, inFront, margin);
  }
};

/** Whoever takes so much of the page's width lies down, and hides nobody. */
const LIES_FROM = 260;

/** Somebody quite hidden steps to the side that is nearer, until at least half of them is seen. */
const peekOut = (slot: Slot, inFront: readonly Slot[], margin: number): void => {
  const cover = inFront.find((front) => front.half < LIES_FROM && Math.abs(slot.x - front.x) < front.half);
  if (!cover) return;
  const aside = slot.x === cover.x ? cover.x < 500 : slot.x > cover.x;
  const far = (way: 1 | -1): number =>
    Math.max(margin + slot.half, Math.min(1000 - margin - slot.half, cover.x + way * (cover.half + slot.half * 0.2)));
  const way = aside ? 1 : -1;
  const [first, second] = [far(way), far(-way as 1 | -1)];
  const lack = cover.half * 0.8 - Math.abs(first - cover.x);
  // Before they come out on the other side, whoever stands alone in front makes room for them on their own.
  const stepped = cover.x - way * lack;
  const isFree = inFront.length === 1 && stepped - cover.half >= margin && stepped + cover.half <= 1000 - margin;
  if (lack > 0 && isFree) cover.x = stepped;
  slot.x = lack <= 0 || isFree ? first : second;
};

/** Just below the horizon, and large enough to be somebody. */
export const farWater = (place: Place, scene: Scene, camera: Camera): ReturnType<typeof spotOf> => ({
  x: spotOf(place, scene, camera).x,
  y: camera.horizon + 44,
  scale: camera.planes.middle.scale * 0.9,
});

/** How far from the ground somebody is, in centimetres. */
const liftOf = (member: CastMember, { top, bottom }: Box, context: CastContext): number => {
  const { pose, place } = member;
  const { height, on, in: inside } = place;
  if (pose !== 'jumping') return LIFT_CM[height ?? 'ground'];
  // A jump ends where it began: high, for a camel, is not over the roofs.
  if (height !== undefined) return Math.min(JUMP_CM, LIFT_CM[height]);
  // Nobody jumps who is carried; a child has air below its feet, a wheelchair stays on its wheels, and animals leap as
  // they are drawn.
  const isWheeled = characterOf(member, context)?.looks.mobility === 'wheelchair';
  const isFree = on === undefined && inside === undefined && !isWheeled && companionIn(member, context) === null;
  return isFree ? Math.min(JUMP_CM, (bottom - top) * LEAP) : 0;
};

export const slotsFor = (set: Stage, drawn: readonly DrawnMember[]): Slot[] => {
  const { scene, context, camera, afloat } = set;
  const slots = scene.cast.map((member, index): Slot => {
    const box = drawn[index]?.box ?? { left: -20, right: 20, top: -100, bottom: 0 };
    const isAfloat = looksOutOfWater(member, scene, context) || afloat.has(member.ref);
    const spot = !isAfloat
      ? spotOf(member.place, scene, camera)
      : member.place.plane === 'far'
        ? farWater(member.place, scene, camera)
        : nearWater(member.place, scene, camera);
    const lift = liftOf(member, box, context) * spot.scale;
    return { ...spot, lift, half: ((box.right - box.left) / 2) * spot.scale, isOnWater: isAfloat };
  });
  outranked(slots, set, drawn);
  makeRoom(slots, set);
  // Whoever holds a dragon may have become smaller with it.
  outranked(slots, set, drawn);
  if (scene.framing !== 'wide') drawCloser(slots, set);
  return camera.isCropped ? closeUp(slots, set, drawn) : slots;
};

const scaled = (slot: Slot, by: number): Slot => ({
  ...slot,
  scale: slot.scale * by,
  half: slot.half * by,
  lift: slot.lift * by,
});

/** A little smaller than the others nobody looks like a dwarf before giants. */
const MUCH_NARROWER = 0.8;

/** Where whom the picture is about needs the width of the page, the eye is further from everybody. */
const closeUp = (slots: readonly Slot[], { scene, camera, leader }: Stage, drawn: readonly DrawnMember[]): Slot[] => {
  const close = (all: readonly Slot[]): Slot[] =>
    all.map((slot, index) => cropped(slot, index, { scene, drawn, camera }));
  const at = scene.cast.findIndex(({ ref }) => ref === leader);
  const [told, narrow] = [slots[at], close(slots)];
  const share = told === undefined ? 1 : (narrow[at]?.scale ?? told.scale) / told.scale;
  return share > MUCH_NARROWER
    ? narrow
    : close(slots.map((slot, index) => (index === at ? slot : scaled(slot, share))));
};

/** Nobody's head is larger than that of whom the picture is about, and those beside them are a little smaller. */
const SECOND = 0.95;
const LEAST_SECOND = 0.6;

const outranked = (slots: readonly Slot[], { scene, context }: Stage, drawn: readonly DrawnMember[]): void => {
  const headOf = (index: number): number => {
    const head = drawn[index]?.body.head;
    return head ? (head.bottom - head.top) * (slots[index]?.scale ?? 1) : 0;
  };
  const [lead] = scene.cast;
  if (!lead || companionIn(lead, context) !== null) return;
  slots.forEach((slot, index) => {
    const member = scene.cast[index];
    if (index === 0 || !member || member.place.on !== undefined || companionIn(member, context) !== null) return;
    const share = Math.max(LEAST_SECOND, (headOf(0) * SECOND) / Math.max(1, headOf(index)));
    if (share >= 1) return;
    slot.scale *= share;
    slot.half *= share;
    slot.lift *= share;
  });
};

/** In a crowd people overlap, and some step back: nobody becomes a dwarf for it. */
const SMALLEST = 0.84;

/** Everybody on a plane beside each other, smaller when the page is too narrow; shoulders may overlap. */
const makeRoom = (slots: readonly Slot[], { scene, camera }: Stage): void => {
  // Nobody behind is larger than those in front for it.
  let nearer = 1;
  for (const plane of ['near', 'middle', 'far'] as const) {
    const group = slots.filter((_, index) => isOnFoot(scene.cast[index], plane));
    for (const slot of nearer < 1 ? group : []) Object.assign(slot, scaled(slot, nearer));
    const widest = Math.max(...group.map((slot) => slot.half * 2));
    const needed = Math.max(
      widest,
      group.reduce((sum, slot) => sum + slot.half * 2 * OVERLAP + GAP, 0),
    );
    const room = 1000 - camera.margin * 2;
    if (needed > room) {
      const smaller = Math.min(room / widest, Math.max(SMALLEST, room / needed));
      for (const slot of group) Object.assign(slot, scaled(slot, smaller));
      nearer *= smaller;
    }
    const inFront = plane !== 'near' ? slots.filter((_, index) => isOnFoot(scene.cast[index], 'near')) : [];
    spreadBehind(group, inFront, camera.margin);
  }
};

/** How close those of one plane come to the lead: bodies overlap, heads do not; and how much of the way they come. */
const CLOSEST = 0.74;
const NEARER = 0.62;
/** Half the width of somebody who lies, or of a horse: nobody stands before their middle. */
const LONG = 165;
/** Whoever comes close stands a step behind whom they come to. */
const STEP_BACK = 15;

/** People in a picture do not stand in a row: they come towards whom it is about, a step behind. */
const drawCloser = (slots: readonly Slot[], { scene, camera }: Stage): void => {
  const lead = slots[0];
  const plane = scene.cast[0]?.place.plane;
  if (!lead || !plane || !isOnFoot(scene.cast[0], plane)) return;
  const behind = plane === 'near' ? 'middle' : 'far';
  const room = Math.max(0, (camera.planes[plane].y - camera.planes[behind].y) * 0.4);
  const others = slots.filter((slot, index) => slot !== lead && isOnFoot(scene.cast[index], plane) && !slot.isOnWater);
  for (const side of [-1, 1] as const) {
    const row = others.filter(({ x }) => (x - lead.x) * side > 0).toSorted((a, b) => (a.x - b.x) * side);
    let [before, was] = [lead, lead.x];
    row.forEach((slot, index) => {
      const apart = Math.abs(slot.x - was);
      was = slot.x;
      const isLong = Math.max(before.half, slot.half) > LONG;
      const least = (before.half + slot.half) * (isLong ? 0.95 : CLOSEST) + (before === lead ? 0 : GAP);
      slot.x = before.x + side * Math.min(apart, Math.max(least, apart * NEARER));
      if (Math.abs(slot.x - before.x) < before.half + slot.half)
        slot.y -= Math.min(STEP_BACK * ((index % 2) + 1), room, Math.max(0, slot.y - camera.land));
      before = slot;
    });
  }
};

/** Of somebody in the water a part is under it. */
const WADING = 1.18;

/** Puts a drawn thing into its slot so that it stays inside the safe part of the page. */
export const fit = (drawn: DrawnMember, slot: Slot, camera: Camera): { at: Point; scale: number; lift: number } => {
  const { box } = drawn;
  const roomUp = slot.y - camera.ceiling;
  const tall = -box.top * slot.scale;
  // Feet that leave the page make room for a face; those in water stay at its surface, with their legs in it.
  const most = slot.isOnWater === true ? roomUp * WADING : camera.isCropped ? Infinity : roomUp;
  const scale = tall > most ? (slot.scale * most) / tall : slot.scale;
  const lift = Math.max(0, Math.min(slot.lift, roomUp - -box.top * scale));
  const center = (box.left + box.right) / 2;
  const low = box.bottom * scale + slot.y - lift - (1000 - SAFE_MARGIN);
  const rise = camera.isCropped && slot.y > 1000 ? 0 : Math.max(0, low);
  return { at: [slot.x - center * scale, slot.y - lift - rise], scale, lift };
};
