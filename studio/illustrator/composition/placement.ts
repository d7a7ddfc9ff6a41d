/** Places cast and props on the page: planes, scale, overlap, safe edges, and who looks where. */
import type { CastMember, Place, PropPlacement, Scene } from '#core/story/scene.ts';
import { type Camera, SAFE_MARGIN, xOf } from '#studio/illustrator/composition/camera.ts';
import { type CastContext, type DrawnMember, drawMember, heightOf } from '#studio/illustrator/composition/cast.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

export type Placed = {
  readonly ref: string;
  readonly kind: 'cast' | 'prop';
  readonly plane: Place['plane'];
  readonly sketch: Sketch;
  readonly box: Box;
  /** Where it touches the ground, or would. */
  readonly ground: Point;
  /** How far it is above the ground. */
  readonly lift: number;
};

type Slot = { x: number; y: number; scale: number; half: number; lift: number; isFixed?: boolean };

const LIFT_CM: Readonly<Record<NonNullable<Place['height']>, number>> = { ground: 0, low: 34, high: 120 };
const GAP = 14;

const spotOf = (place: Place, scene: Scene, camera: Camera): { x: number; y: number; scale: number } => ({
  x: xOf(place.along, scene, camera),
  ...camera.planes[place.plane],
});

/** Moves things on one plane apart until none covers the other, keeping them inside the safe part of the page. */
const spread = (slots: readonly Slot[], margin: number): void => {
  const order = slots.toSorted((a, b) => a.x - b.x);
  for (let round = 0; round < 24; round++) {
    order.forEach((slot, index) => {
      const next = order[index + 1];
      const overlap = next ? slot.x + slot.half + GAP - (next.x - next.half) : 0;
      if (next && overlap > 0) {
        slot.x -= slot.isFixed ? 0 : next.isFixed ? overlap : overlap / 2;
        next.x += next.isFixed ? 0 : slot.isFixed ? overlap : overlap / 2;
      }
      slot.x = slot.isFixed ? slot.x : Math.max(margin + slot.half, Math.min(1000 - margin - slot.half, slot.x));
    });
  }
};

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
  const ground = CROPPED_TOP + tallest;
  const isSmall = tall(index) < Math.max(280, tallest * 0.62);
  return { ...slot, y: isSmall ? Math.min(ground, STANDS_LOW) : ground };
};

const slotsFor = (scene: Scene, camera: Camera, drawn: readonly DrawnMember[]): Slot[] => {
  const slots = scene.cast.map((member, index): Slot => {
    const box = drawn[index]?.box ?? { left: -20, right: 20, top: -100, bottom: 0 };
    const spot = spotOf(member.place, scene, camera);
    const lift = LIFT_CM[member.place.height ?? 'ground'] * spot.scale;
    return { ...spot, lift, half: ((box.right - box.left) / 2) * spot.scale };
  });
  for (const plane of ['near', 'middle', 'far'] as const) {
    const group = slots.filter((_, index) => scene.cast[index]?.place.plane === plane);
    const needed = group.reduce((sum, slot) => sum + slot.half * 2 + GAP, 0);
    const room = 1000 - camera.margin * 2;
    if (needed > room) {
      for (const slot of group) {
        slot.scale *= room / needed;
        slot.half *= room / needed;
        slot.lift *= room / needed;
      }
    }
    spread(group, camera.margin);
  }
  return camera.isCropped ? slots.map((slot, index) => cropped(slot, index, { scene, drawn })) : slots;
};

const pageBox = (box: Box, at: Point, scale: number): Box => ({
  left: at[0] + box.left * scale,
  right: at[0] + box.right * scale,
  top: at[1] + box.top * scale,
  bottom: at[1] + box.bottom * scale,
});

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

/** A wagon or a boat shares the page with the cast, and stands behind it. */
const WIDEST_PROP = 400;
const BEHIND_FROM = 280;

const placeProps = (scene: Scene, camera: Camera, look: { isDark: boolean; cast: readonly Slot[] }): Placed[] => {
  const slots = scene.props.map(({ prop, place }): Slot => {
    const spot = spotOf(place, scene, camera);
    const drawing = PROP_DRAWINGS[prop];
    const isLow = camera.isCropped && place.plane === 'near';
    const scale = isLow ? spot.scale * 0.62 : spot.scale;
    const limit = 420 / (drawing.heightCm * scale);
    const widthLimit = WIDEST_PROP / (drawing.widthCm * scale);
    const size = scale * Math.min(1, drawing.heightCm > 60 ? Math.max(0.5, limit) : 1, widthLimit);
    const isHigh = drawing.isOfSky || place.height === 'high';
    const y = isHigh
      ? camera.ceiling + drawing.heightCm * size + 46
      : (isLow ? 930 : spot.y) + (drawing.widthCm * size > BEHIND_FROM ? -24 : 8);
    return {
      x: spot.x,
      y: isHigh ? Math.min(y, camera.horizon + 60) : y,
      scale: size,
      half: (drawing.widthCm / 2) * size,
      lift: isHigh ? 300 : place.height === 'low' ? 50 * size : 0,
    };
  });
  for (const plane of ['near', 'middle', 'far'] as const) {
    const things = slots.filter((slot, index) => slot.lift < 200 && scene.props[index]?.place.plane === plane);
    const people = look.cast.filter((_, index) => scene.cast[index]?.place.plane === plane);
    spread([...things, ...people.map((slot) => ({ ...slot, half: slot.half * 0.8, isFixed: true }))], camera.margin);
  }
  spread(
    slots.filter((slot) => slot.lift >= 200),
    camera.margin,
  );
  return scene.props.map(({ ref, prop, place }: PropPlacement, index): Placed => {
    const slot = slots[index] ?? { x: 500, y: 800, scale: 1, half: 20, lift: 0 };
    const drawing = PROP_DRAWINGS[prop];
    const raised = slot.lift >= 200 ? 0 : slot.lift;
    const at: Point = [slot.x, slot.y - raised];
    const sketch = moved(
      bundle(drawing.draw({ isDark: look.isDark })),
      placed(at, slot.scale, { flip: scene.direction === 'rtl' && !drawing.isOneSided }),
    );
    const box = pageBox(
      { left: -drawing.widthCm / 2, right: drawing.widthCm / 2, top: -drawing.heightCm, bottom: 0 },
      at,
      slot.scale,
    );
    return { ref, kind: 'prop', plane: place.plane, sketch, box, ground: [slot.x, slot.y], lift: slot.lift };
  });
};

/** Places everybody and everything; the result is in the order of the scene, cast first. */
export const placeAll = (scene: Scene, camera: Camera, context: CastContext): readonly Placed[] => {
  const first = scene.cast.map((member) => drawMember(member, [0, 0], context));
  const slots = slotsFor(scene, camera, first);
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
    return {
      ref: member.ref,
      kind: 'cast',
      plane: member.place.plane,
      sketch: moved(drawn.sketch, placed(at, scale)),
      box: pageBox(drawn.box, at, scale),
      ground: [slot.x, slot.y],
      lift,
    };
  });
  return [...cast, ...props];
};
