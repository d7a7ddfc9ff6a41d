/** Places cast and props on the page: planes, scale, overlap, safe edges, and who looks where. */
import type { CastMember, Place, Scene } from '#core/story/scene.ts';
import { type Camera, SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { type CastContext, type DrawnMember, drawMember, heightOf } from '#studio/illustrator/composition/cast.ts';
import {
  GAP,
  isOnFoot,
  pageBox,
  type Placed,
  type Slot,
  spotOf,
  spread,
} from '#studio/illustrator/composition/placed.ts';
import { placeProps } from '#studio/illustrator/composition/place-props.ts';
import { branchUnder, inWater, looksOutOfWater, needsBranch, seatOn } from '#studio/illustrator/composition/support.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, moved } from '#studio/illustrator/sketch.ts';

const LIFT_CM: Readonly<Record<NonNullable<Place['height']>, number>> = { ground: 0, low: 34, high: 120 };
const JUMP_CM = 40;
/** Heads of a close picture start here; feet may leave the page. */
const CROPPED_TOP = 268;
const STANDS_LOW = 927;

/** In a close picture faces decide: tall figures are cut by the lower edge, small ones stand in sight. */
const cropped = (slot: Slot, index: number, cast: { scene: Scene; drawn: readonly DrawnMember[] }): Slot => {
  const tall = (member: number): number => -(cast.drawn[member]?.box.top ?? -100) * slot.scale;
  if (cast.scene.cast[index]?.place.plane !== 'near') {
    return slot;
  }
  const tallest = Math.max(
    ...cast.drawn.map((_, member) => (cast.scene.cast[member]?.place.plane === 'near' ? tall(member) : 0)),
  );
  // Somebody who lies or sits low is no taller than the page leaves room for: the ground stays in the picture.
  const ground = Math.max(CROPPED_TOP + tallest, STANDS_LOW);
  const isSmall = tall(index) < Math.max(280, tallest * 0.62);
  return { ...slot, y: isSmall ? STANDS_LOW : ground };
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
  const [first, second] = aside ? [far(1), far(-1)] : [far(-1), far(1)];
  slot.x = Math.abs(first - cover.x) >= cover.half * 0.8 ? first : second;
};

/** Just below the horizon, and large enough to be somebody. */
const waterSpot = (place: Place, scene: Scene, camera: Camera): ReturnType<typeof spotOf> => ({
  x: spotOf(place, scene, camera).x,
  y: camera.horizon + 44,
  scale: camera.planes.middle.scale * 0.9,
});

const slotsFor = (
  told: { scene: Scene; context: CastContext },
  camera: Camera,
  drawn: readonly DrawnMember[],
): Slot[] => {
  const { scene, context } = told;
  const slots = scene.cast.map((member, index): Slot => {
    const box = drawn[index]?.box ?? { left: -20, right: 20, top: -100, bottom: 0 };
    const isInWater = looksOutOfWater(member, scene, context);
    const spot = isInWater ? waterSpot(member.place, scene, camera) : spotOf(member.place, scene, camera);
    // A jump ends where it began: high, for a camel, is not over the roofs.
    const jump = member.pose === 'jumping' ? JUMP_CM : Infinity;
    const lift = Math.min(jump, LIFT_CM[member.place.height ?? 'ground']) * spot.scale;
    return { ...spot, lift, half: ((box.right - box.left) / 2) * spot.scale };
  });
  for (const plane of ['near', 'middle', 'far'] as const) {
    const group = slots.filter((_, index) => isOnFoot(scene.cast[index], plane));
    const needed = group.reduce((sum, slot) => sum + slot.half * 2 + GAP, 0);
    const room = 1000 - camera.margin * 2;
    if (needed > room) {
      for (const slot of group) {
        slot.scale *= room / needed;
        slot.half *= room / needed;
        slot.lift *= room / needed;
      }
    }
    const inFront = plane !== 'near' ? slots.filter((_, index) => isOnFoot(scene.cast[index], 'near')) : [];
    spreadBehind(group, inFront, camera.margin);
  }
  return camera.isCropped ? slots.map((slot, index) => cropped(slot, index, { scene, drawn })) : slots;
};

/** Puts a drawn thing into its slot so that it stays inside the safe part of the page. */
const fit = (drawn: DrawnMember, slot: Slot, camera: Camera): { at: Point; scale: number; lift: number } => {
  const { box } = drawn;
  const roomUp = slot.y - camera.ceiling;
  const tall = -box.top * slot.scale;
  const scale = !camera.isCropped && tall > roomUp ? (slot.scale * roomUp) / tall : slot.scale;
  const lift = Math.max(0, Math.min(slot.lift, roomUp - -box.top * scale));
  const center = (box.left + box.right) / 2;
  const low = box.bottom * scale + slot.y - lift - (1000 - SAFE_MARGIN);
  const rise = camera.isCropped && slot.y > 1000 ? 0 : Math.max(0, low);
  return { at: [slot.x - center * scale, slot.y - lift - rise], scale, lift };
};

const headOf = (box: Box): Point => [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * 0.2];

const towards = (from: Point, to: Point): Point => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const reach = Math.max(140, Math.hypot(dx, dy));
  return [dx / reach, dy / reach];
};

const gazeOf = (member: CastMember, from: Point, look: { scene: Scene; heads: ReadonlyMap<string, Point> }): Point => {
  const onward = look.scene.direction === 'ltr' ? 1 : -1;
  const ahead = member.facing === 'against' ? -onward : onward;
  const { gaze } = member;
  if (typeof gaze === 'object') {
    const target = look.heads.get(gaze.at);
    return target && gaze.at !== member.ref ? towards(from, target) : [0, 0];
  }
  switch (gaze) {
    case 'ahead':
      return member.facing === 'front' ? [0, 0] : [(member.facing === 'three-quarter' ? 0.4 : 0.7) * ahead, 0];
    case 'up':
      return [0.25 * ahead, -0.95];
    case 'down':
      return [0.2 * ahead, 0.9];
    default:
      return [0, 0];
  }
};

/** Whom the picture is about is not hidden behind those who stand nearer. */
const withLeadInFront = (scene: Scene): Scene => {
  const [lead, ...others] = scene.cast;
  const isBehind = lead?.place.plane === 'middle' && others.some((other) => isOnFoot(other, 'near'));
  if (!lead || !isBehind || scene.framing === 'wide') return scene;
  return { ...scene, cast: [{ ...lead, place: { ...lead.place, plane: 'near' } }, ...others] };
};

/** Places everybody and everything; the result is in the order of the scene, cast first. */
export const placeAll = (told: Scene, camera: Camera, context: CastContext): readonly Placed[] => {
  const scene = withLeadInFront(told);
  const first = scene.cast.map((member) => drawMember(member, [0, 0], context));
  const slots = slotsFor({ scene, context }, camera, first);
  const props = placeProps(scene, camera, { isDark: context.isDark, cast: slots });
  const heads = new Map<string, Point>(props.map(({ ref, box }) => [ref, headOf(box)]));
  scene.cast.forEach((member, index) => {
    const slot = slots[index];
    if (slot) {
      heads.set(member.ref, [slot.x, slot.y - slot.lift - heightOf(member, context) * slot.scale * 0.8]);
    }
  });
  const cast = scene.cast.map((member, index): Placed => {
    const slot = slots[index] ?? { x: 500, y: 880, scale: 4, half: 80, lift: 0 };
    const from = heads.get(member.ref) ?? [slot.x, slot.y];
    const drawn = drawMember(member, gazeOf(member, from, { scene, heads }), context);
    const { at, scale, lift } = fit(drawn, slot, camera);
    const stood = { sketch: moved(drawn.sketch, placed(at, scale)), box: pageBox(drawn.box, at, scale) };
    return {
      ref: member.ref,
      kind: 'cast',
      plane: member.place.plane,
      ...upheld(stood, member, { scene, context }),
      ground: [slot.x, slot.y],
      lift,
      scale,
    };
  });
  const all = [...cast, ...props];
  const borne = cast.map((one, index) => {
    const member = scene.cast[index];
    return member?.place.on === undefined ? one : riding(one, member, { all, scene, context });
  });
  return [...borne, ...props];
};

/** With the branch or the water that holds somebody up. */
const upheld = (
  { sketch, box }: Pick<Placed, 'sketch' | 'box'>,
  member: CastMember,
  { scene, context }: Pick<Ride, 'scene' | 'context'>,
): Pick<Placed, 'sketch' | 'box' | 'isBorne'> => {
  if (looksOutOfWater(member, scene, context)) return { ...inWater(sketch, box, member), isBorne: true };
  if (!needsBranch(member, scene, context)) return { sketch, box };
  const feet: Point = [(box.left + box.right) / 2, box.bottom];
  return { sketch: bundle([...branchUnder(feet, box), sketch]), box };
};

type Ride = { readonly all: readonly Placed[]; readonly scene: Scene; readonly context: CastContext };

/** Lifts somebody who was placed on the ground onto whoever carries them, at the carrier's scale. */
const riding = (rider: Placed, member: CastMember, { all, scene, context }: Ride): Placed => {
  const carrier = all.find(({ ref }) => ref === member.place.on);
  if (!carrier || carrier.ref === rider.ref) return rider;
  const bearer = scene.cast.find(({ ref }) => ref === carrier.ref);
  const { box } = carrier;
  const seat: Point = bearer ? seatOn(bearer, box, context) : [(box.left + box.right) / 2, box.top];
  const grown = carrier.scale / rider.scale;
  const foot: Point = [(rider.box.left + rider.box.right) / 2, rider.box.bottom];
  const move = (at: Point): Point => [seat[0] + (at[0] - foot[0]) * grown, seat[1] + (at[1] - foot[1]) * grown];
  const [left, top] = move([rider.box.left, rider.box.top]);
  const [right, bottom] = move([rider.box.right, rider.box.bottom]);
  return {
    ...rider,
    plane: carrier.plane,
    sketch: moved(rider.sketch, [grown, 0, 0, grown, seat[0] - foot[0] * grown, seat[1] - foot[1] * grown]),
    box: { left, top, right, bottom },
    // Drawn right after its carrier.
    ground: [carrier.ground[0], carrier.ground[1] + 0.1],
    lift: carrier.lift,
    scale: carrier.scale,
    isBorne: true,
  };
};
