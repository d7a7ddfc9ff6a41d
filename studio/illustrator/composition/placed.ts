/** What placing is made of: slots on a plane that make room for each other, and things that have found their place. */
import type { CastMember, Place, Scene } from '#core/story/scene.ts';
import { type Camera, nearness, xOf } from '#studio/illustrator/composition/camera.ts';
import type { Looking } from '#studio/illustrator/composition/sight/look.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

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
  /** Page units per centimetre. */
  readonly scale: number;
  /** Where the head of one of the cast is. */
  readonly head?: Box;
  /** What is around it, as a helmet: how much larger than the head. */
  readonly aroundHead?: number;
  /** Where somebody sits who is drawn to sit on something. */
  readonly seat?: Point;
  /** Arms behind and before whom they hold. */
  readonly behind?: readonly Sketch[];
  readonly over?: readonly Sketch[];
  /** Stands on somebody or something else, and not on the ground. */
  readonly isBorne?: true;
  /** One of the people of the cast. */
  readonly isPerson?: true;
  /** On a branch, whose tree must be seen. */
  readonly isPerched?: true;
  /** A thing that the scene tells of, and that must not be lost behind anybody. */
  readonly isNamed?: true;
  /** In or on the open water of the scene: drawn before its shore. */
  readonly isInWater?: true;
  /** Drawn below it, where it would be lost in the land behind it. */
  readonly rim?: Sketch;
  /** Of the cast. */
  readonly looking?: Looking<Placed>;
};

export type Slot = {
  x: number;
  y: number;
  scale: number;
  half: number;
  lift: number;
  isFixed?: boolean;
  isOnWater?: boolean;
};

const PLANES = { far: 0, middle: 1, near: 2 } as const;
/** What is so far above the ground, as a moon or a bird, hangs in the sky, behind all that stands on its plane. */
export const IN_THE_SKY = 200;

/** How near something is drawn. */
export type Layer = Pick<Placed, 'plane' | 'lift' | 'ground' | 'kind'>;

/** The order of painting, for sorting: below 0 when `a` is painted first and `b` may cover it. */
export const paintOrder = (a: Layer, b: Layer): number =>
  PLANES[a.plane] - PLANES[b.plane] ||
  Number(b.lift > IN_THE_SKY) - Number(a.lift > IN_THE_SKY) ||
  a.ground[1] - b.ground[1] ||
  Number(a.kind === 'cast') - Number(b.kind === 'cast');

/** With whom it is painted: a light in the sky is far away and yet lies under no air, for it is the brightest of all. */
export const rowOf = ({ ref, plane, lift }: Placed, lights: readonly { readonly ref: string }[]): Placed['plane'] =>
  lift > IN_THE_SKY && lights.some((light) => light.ref === ref) ? 'near' : plane;

export const GAP = 14;

export const spotOf = (place: Place, scene: Scene, camera: Camera): { x: number; y: number; scale: number } => ({
  x: xOf(place.along, scene, camera),
  ...camera.planes[place.plane],
});

/** How much water there is between those who are in it and the shore. */
export const waterBefore = ({ horizon, planes, shore: { shore, wades } }: Camera): number =>
  nearness(horizon, planes.near.y) * (shore - wades) * 0.8;

/** Where the water ends and the land of those who stand before it begins. */
export const shoreAt = ({ horizon, planes, shore }: Camera): number =>
  horizon + nearness(horizon, planes.near.y) * shore.shore;

/** On the water before the shore, for those who wade, swim or sit in a boat. */
export const nearWater = (place: Place, scene: Scene, camera: Camera): ReturnType<typeof spotOf> => ({
  x: xOf(place.along, scene, camera),
  y: camera.horizon + nearness(camera.horizon, camera.planes.near.y) * camera.shore.wades,
  scale: camera.planes.near.scale * (camera.isCropped ? 0.8 : camera.shore.size),
});

/** Moves things on one plane apart until none covers the other, keeping them inside the safe part of the page. */
export const spread = (slots: readonly Slot[], margin: number): void => {
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

/** Riders take no room on the ground. */
export const isOnFoot = (member: CastMember | undefined, plane: Place['plane']): boolean =>
  member?.place.plane === plane && member.place.on === undefined;

export const pageBox = (box: Box, at: Point, scale: number): Box => ({
  left: at[0] + box.left * scale,
  right: at[0] + box.right * scale,
  top: at[1] + box.top * scale,
  bottom: at[1] + box.bottom * scale,
});
