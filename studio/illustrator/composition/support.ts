/** What holds up whoever is off the ground: a back, a shoulder, a branch, wings or water. Nobody else hangs in the air. */
import type { CastMember, Place, Scene } from '#core/story/scene.ts';
import type { Companion, Pose, Setting } from '#core/story/vocabulary.ts';
import {
  type CastContext,
  characterOf,
  companionIn,
  type DrawnMember,
  heightOf,
} from '#studio/illustrator/composition/cast.ts';
import { BIG_CM, depthIn } from '#studio/illustrator/composition/water/depth.ts';
import { inWaterTo } from '#studio/illustrator/composition/water/waterline.ts';
import { hasOpenWater } from '#studio/illustrator/composition/water/open-water.ts';
import { covered, heldIn, ridden, seatedOnNarrow } from '#studio/illustrator/composition/seating.ts';
import { OUT_OF_CHAIR } from '#studio/illustrator/figure/aids/seated.data.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { moved, type Sketch } from '#studio/illustrator/sketch.ts';

const AIRBORNE: ReadonlySet<Pose> = new Set(['flying', 'jumping', 'climbing', 'swimming']);

const WINGED: ReadonlySet<Companion> = new Set([
  'owl',
  'bird',
  'pigeon',
  'hoopoe',
  'falcon',
  'ibis',
  'duck',
  'goose',
  'bat',
  'butterfly',
  'bee',
  'moth',
  'dragon',
]);

/** Where a branch can reach into the picture. */
const WITH_TREES: ReadonlySet<Setting> = new Set(['forest', 'garden', 'jungle', 'playground', 'mountain', 'snow']);

/** Where nothing falls. */
const WITHOUT_WEIGHT: ReadonlySet<Setting> = new Set(['space', 'cloud-city']);

/** A rider is at most so much of the height of who carries it. */
const RIDER_SHARE = 0.66;
const SHOULDER_SHARE = 0.42;

const bearerOf = (rider: CastMember, scene: Scene, context: CastContext): CastMember | null => {
  const height = heightOf(rider, context);
  const carries = (other: CastMember): boolean => {
    if (other.ref === rider.ref || AIRBORNE.has(other.pose) || other.place.on !== undefined) return false;
    const isPerson = characterOf(other, context)?.kind === 'person';
    return height <= heightOf(other, context) * (isPerson ? SHOULDER_SHARE : RIDER_SHARE);
  };
  const able = scene.cast.filter((other) => carries(other));
  return able.toSorted((one, other) => heightOf(other, context) - heightOf(one, context))[0] ?? null;
};

const onTheGround = ({ along, plane }: Place): Place => ({ along, plane });

export { hasOpenWater };

export const isOfWater = (member: CastMember, context: CastContext): boolean => {
  const companion = companionIn(member, context);
  return companion !== null && COMPANION_DRAWINGS[companion].home === 'water';
};

/**
 * Somebody in the open water, seen by those on land: those of the water, whoever swims, and whoever is `in` the water
 * of the scene. They look out of it and stand not on the sand.
 */
export const looksOutOfWater = (member: CastMember, scene: Scene, context: CastContext): boolean => {
  if (!hasOpenWater(scene) || member.place.on !== undefined) return false;
  const isIn = scene.props.some(({ ref, prop }) => prop === 'water' && ref === member.place.in);
  return isIn || isOfWater(member, context) || (member.pose === 'swimming' && member.place.in === undefined);
};

/** Whether somebody can be in it: a basket, and not a ring of stones. */
const isVessel = (ref: string, { props }: Scene): boolean =>
  props.some((one) => one.ref === ref && VESSELS[one.prop] !== undefined);

/** High up in what has air over its rim, as in a window, somebody hangs in that. */
const airIn = ({ in: within, height }: Place, { props }: Scene): Pick<Place, 'height'> =>
  height === 'high' && props.some(({ ref, prop }) => ref === within && VESSELS[prop]?.air !== undefined)
    ? { height }
    : {};

/** A wheelchair is not driven into a river: who sits in one stays on the bank, near the water. Swimming they are out of it. */
const ashore = (member: CastMember, scene: Scene, context: CastContext): CastMember => {
  const isWheeled = characterOf(member, context)?.looks.mobility === 'wheelchair';
  const { in: within, ...place } = member.place;
  const isInWater = scene.props.some(({ ref, prop }) => prop === 'water' && ref === within);
  return isWheeled && isInWater && !OUT_OF_CHAIR.has(member.pose)
    ? { ...member, place: { ...place, plane: 'near' } }
    : member;
};

const supported = (member: CastMember, scene: Scene, context: CastContext): CastMember => {
  const { place } = member;
  if (looksOutOfWater(member, scene, context)) {
    // What stands on the shore stands before a whale; a fish would be lost behind it.
    const isWhale = heightOf(member, context) > BIG_CM && isOfWater(member, context);
    const plane = isWhale ? 'far' : 'middle';
    return { ...member, place: { along: place.along, plane, ...(place.in ? { in: place.in } : {}) } };
  }
  // Who is in something is held up by it, however high it hangs.
  if (place.in !== undefined && isVessel(place.in, scene))
    return { ...member, place: { ...onTheGround(place), ...airIn(place, scene), in: place.in } };
  if (place.on !== undefined || (place.height ?? 'ground') === 'ground' || AIRBORNE.has(member.pose)) return member;
  const companion = companionIn(member, context);
  if (companion !== null && COMPANION_DRAWINGS[companion].home === 'air') return member;
  const bearer = companion === null ? null : bearerOf(member, scene, context);
  if (bearer && place.height === 'high' && !(companion && WINGED.has(companion))) {
    return { ...member, place: { ...onTheGround(place), on: bearer.ref } };
  }
  if (companion === null || !WINGED.has(companion)) return { ...member, place: onTheGround(place) };
  return perches(member, companion, scene) ? member : { ...member, pose: 'flying' };
};

/** What a branch holds, and what fits on a board of a wall. */
const TOO_LARGE_FOR_A_BOARD: ReadonlySet<Companion> = new Set(['dragon']);

/** A bee at work hovers: nobody puts up a board for it. */
const HOVERS: ReadonlySet<Companion> = new Set(['bee']);

const perches = ({ place, pose }: CastMember, companion: Companion, scene: Scene): boolean =>
  place.height === 'high' &&
  !HOVERS.has(companion) &&
  !AIRBORNE.has(pose) &&
  (drawingOf(scene).isIndoors
    ? !TOO_LARGE_FOR_A_BOARD.has(companion)
    : WITH_TREES.has(scene.setting) || looksFromTower(companion, scene));

/** A dragon before a castle looks out over the battlements of its tower. */
const looksFromTower = (companion: Companion, scene: Scene): boolean =>
  companion === 'dragon' && scene.setting === 'castle' && !drawingOf(scene).isIndoors;

/** Poses of those who are held up by a ground. */
const AFOOT: ReadonlySet<Pose> = new Set(['standing', 'walking', 'running', 'dancing', 'jumping', 'waving']);

/** Below the surface an animal of the land paddles: nobody stands on water, and on no swimmer's back. */
const paddling = (member: CastMember, context: CastContext): CastMember => {
  const companion = companionIn(member, context);
  const { place } = member;
  const isHeld = place.on !== undefined || place.in !== undefined || member.touches !== undefined;
  const isOfLand = companion !== null && COMPANION_DRAWINGS[companion].home === 'ground';
  if (!isOfLand || isHeld || !AFOOT.has(member.pose)) return member;
  return { ...member, pose: 'swimming' };
};

/** Whose legs lie stretched on the ground before them when they are seen from the side. */
const STRETCHED: ReadonlySet<Pose> = new Set(['sitting', 'reading']);

/**
 * Of two who sit beside each other on the ground the stretched legs of one would lie on the other: they sit with crossed
 * legs, seen from before, and look at what they look at.
 */
const crossLegged = (scene: Scene, context: CastContext): Scene => {
  const isStretched = (member: CastMember): boolean =>
    STRETCHED.has(member.pose) &&
    characterOf(member, context)?.kind === 'person' &&
    characterOf(member, context)?.looks.mobility !== 'wheelchair' &&
    member.place.on === undefined &&
    member.place.in === undefined &&
    member.facing !== 'back';
  const together = (member: CastMember): boolean =>
    scene.cast.some((other) => other.ref !== member.ref && isStretched(other));
  return {
    ...scene,
    cast: scene.cast.map((member) =>
      isStretched(member) && together(member) ? { ...member, facing: 'front' } : member,
    ),
  };
};

/** The scene with everybody who is off the ground held up by something; what a scene says with `on` stays. */
export const supportedScene = (scene: Scene, context: CastContext): Scene =>
  drawingOf(scene).isUnderWater
    ? { ...scene, cast: scene.cast.map((member) => paddling(member, context)) }
    : WITHOUT_WEIGHT.has(scene.setting)
      ? scene
      : crossLegged(
          ridden(
            covered(
              {
                ...scene,
                cast: scene.cast.map((member) =>
                  seatedOnNarrow(
                    supported(heldIn(ashore(member, scene, context), scene, context), scene, context),
                    scene,
                    context,
                  ),
                ),
              },
              context,
            ),
          ),
          context,
        );

/** A branch under the sky, a board on a wall, the battlements of a castle. */
export type Perch = 'branch' | 'board' | 'tower';

/** What must be drawn under somebody who sits high up: a branch, a tower, in a room a board; null for nobody else. */
export const perchOf = (member: CastMember, scene: Scene, context: CastContext): Perch | null => {
  const companion = companionIn(member, context);
  if (companion === null || !WINGED.has(companion) || member.place.on !== undefined) return null;
  if (!perches(member, companion, scene) || drawingOf(scene).isUnderWater) return null;
  if (drawingOf(scene).isIndoors) return 'board';
  return looksFromTower(companion, scene) ? 'tower' : 'branch';
};

type Wet = {
  readonly context: CastContext;
  readonly drawn: Pick<DrawnMember, 'body' | 'box'>;
  /** How much water there is before them to be mirrored in. */
  readonly room: number;
  /** Where their feet would be on the page: all who are in the same water have its surface there. */
  readonly feet: number;
};

/** Somebody who looks out of the water, stands in it or leaps from it: cut off by the surface, with rings around. */
export const inWater = (
  { sketch, box }: { sketch: Sketch; box: Box },
  member: CastMember,
  { context, drawn, room, feet }: Wet,
): { sketch: Sketch; box: Box; sunk: number } => {
  const depth = depthIn(member, context, drawn);
  // Those of the water are drawn a little over their place; who leaps has the surface right below.
  const over = companionIn(member, context) === null ? 0 : feet - box.bottom;
  const surface = depth === 0 ? box.bottom : feet;
  const sunk = depth === 0 ? 0 : (box.bottom - box.top) * depth + over;
  const lowered: Box = { ...box, top: box.top + sunk, bottom: surface };
  return {
    sketch: inWaterTo(moved(sketch, [1, 0, 0, 1, 0, sunk]), lowered, { surface, room }),
    box: lowered,
    sunk,
  };
};
