/** Where a thing goes that is held out, up, close, at the mouth, at the ear, before an eye. */
import type { Hold } from '#core/story/vocabulary.ts';
import type { FacePoints } from '#studio/illustrator/figure/holds/face-points.ts';
import type { PlacedThing } from '#studio/illustrator/figure/holds/placed-thing.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { add, clamp, lerp } from '#studio/illustrator/geometry/outline.ts';
import type { Matrix } from '#studio/illustrator/geometry/matrix.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

export type Placing = {
  readonly thing: PlacedThing;
  readonly skeleton: Skeleton;
  readonly face: FacePoints;
  readonly hands: readonly Which[];
  /** Which way on the page the thing goes away from the body. */
  readonly outward: 1 | -1;
  readonly gaze: Point;
};

/** `anchor` of the thing comes to `at`; the thing is turned, and made `across` wide and `along` high. */
type Place = {
  readonly at: Point;
  readonly anchor: Point;
  readonly turn?: number;
  /** The two axes of a thing that is seen at a slant, for a body turned to the page's right. */
  readonly across?: Point;
  readonly along?: Point;
};

const middleOf = ({ box }: PlacedThing): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
const shouldersOf = ({ near, far }: Skeleton): Point => lerp(near.arm.shoulder, far.arm.shoulder, 0.5);

const handOf = ({ hands: [hand = 'near'] }: Placing): Which => hand;
const shoulderOf = (placing: Placing): Point => placing.skeleton[handOf(placing)].arm.shoulder;

/** The farthest a palm gets without the arm looking too long. */
export const reachOf = ({ build }: Skeleton): number => (build.arm * 0.995 + build.limb * 0.75) * 1.06;

const within = (from: Point, to: Point, reach: number): Point => {
  const away = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return away <= reach ? to : lerp(from, to, reach / away);
};

/** The ground under who stands, kneels or sits on something. */
const groundOf = ({ stance }: Skeleton): number => (stance.seat?.kind === 'edge' ? stance.seat.overGround : 0);

const atMouth = (placing: Placing): Place => {
  const { thing, skeleton, face, outward } = placing;
  const { radius } = face;
  const isBack = skeleton.stance.view === 'back';
  const mouth: Point = isBack ? add(skeleton.head, [outward * radius * 0.5, radius * 0.6]) : face.mouth;
  return { at: add(mouth, [outward * thing.gap, thing.gap * 0.2]), anchor: thing.tip, turn: thing.turn };
};

const atEar = (placing: Placing): Place => {
  const { thing, skeleton, face } = placing;
  const [shoulder] = shoulderOf(placing);
  const isLeft = shoulder < shouldersOf(skeleton)[0];
  const ear = face.ears[isLeft ? 0 : 1];
  const half = (thing.box.right - thing.box.left) / 2;
  const aside = (isLeft ? -1 : 1) * Math.max(0, half * 0.7 - face.radius * 0.12);
  return { at: add(ear, [aside, 0]), anchor: thing.tip, turn: thing.turn };
};

const atEye = (placing: Placing): Place => {
  const { thing, skeleton, face, outward } = placing;
  const seen = outward === 1 ? face.eyes.at(-1) : face.eyes.at(0);
  const eye = seen ?? add(skeleton.head, [outward * face.radius * 0.8, 0]);
  return { at: add(eye, [outward * thing.gap, 0]), anchor: thing.tip, turn: thing.turn };
};

/** How much lower than the top of the head the hand of a raised arm may be, as a share of half the head. */
const BESIDE_TOP = 0.06;

/** The forearm under an open hand is on its inner side, in limbs. */
const FOREARM_INWARD = 2.2;
/** A raised arm is so much farther ahead than the face, as a share of half the head. */
const OUT_OF_HAIR = 0.5;
/** A raised arm is bent a little. */
const STRETCHED = 0.92;

const raisedInOne = (placing: Placing): Place => {
  const { thing, skeleton, face, outward } = placing;
  const { build } = skeleton;
  const shoulder = shoulderOf(placing);
  const { radius, top } = face;
  if (thing.isShelter) {
    const rim = thing.tip[1] - thing.grip[1];
    const wanted: Point = [skeleton.head[0] + outward * radius * 0.92, top[1] - radius * 0.12 - rim];
    const at = within(shoulder, [wanted[0], Math.min(wanted[1], shoulder[1] + build.arm * 0.3)], reachOf(skeleton));
    const lean = Math.atan2(at[0] - skeleton.head[0], Math.max(20, at[1] - thing.grip[1] + thing.box.top - at[1]));
    return { at, anchor: thing.grip, turn: -clamp(Math.abs(lean), 0, 0.3) };
  }
  // What hangs from the hand hangs beside the head.
  const wide = thing.box.right - thing.box.left;
  const isByItsMiddle = Math.abs(thing.grip[0] - middleOf(thing)[0]) < wide * 0.25;
  const hangs = isByItsMiddle && thing.grip[1] < middleOf(thing)[1] ? wide * 0.42 : 0;
  // Along the page the arm beyond comes out from behind the hair.
  const aside = skeleton.isSide
    ? radius * 1.22 + build.limb + Math.max(hangs, radius * OUT_OF_HAIR)
    : radius * 1.1 + build.limb * (thing.isOnPalm ? FOREARM_INWARD : 1) + hangs;
  const x = skeleton.head[0] + outward * aside;
  const stretched = shoulder[1] - Math.sqrt(Math.max(0, (reachOf(skeleton) * STRETCHED) ** 2 - (x - shoulder[0]) ** 2));
  const wanted: Point = [x, Math.min(top[1] + radius * BESIDE_TOP, stretched)];
  return { at: within(shoulder, wanted, reachOf(skeleton) * 1.08), anchor: thing.grip, turn: thing.turn || 0.12 };
};

const raised = (placing: Placing): Place => {
  const { thing, skeleton, face, hands } = placing;
  if (hands.length < 2) return raisedInOne(placing);
  const ahead = skeleton.isSide ? skeleton.stance.way * face.radius * 0.3 : 0;
  const grip = lerp(thing.pair.left, thing.pair.right, 0.5);
  const over: Point = [face.top[0] + ahead, face.top[1] - face.radius * 0.06];
  const highest = shouldersOf(skeleton)[1] - reachOf(skeleton) * 1.1;
  const foot = Math.max(over[1], highest - grip[1] + thing.box.bottom);
  return { at: [over[0], foot], anchor: [middleOf(thing)[0], thing.box.bottom] };
};

/** How steeply something is held out at most, as a share of the arm. */
const STEEP = 0.6;

const heldOut = (placing: Placing): Place => {
  const { thing, skeleton, hands, outward, gaze } = placing;
  const { build, isSide } = skeleton;
  const both = hands.length > 1;
  const from = both ? shouldersOf(skeleton) : shoulderOf(placing);
  const isToReader = !isSide && Math.abs(gaze[0]) < 0.2;
  const down = clamp(gaze[1] * 0.6, -STEEP, STEEP * 0.8);
  const reach = build.arm * (both ? 0.82 : 0.98);
  const aside = isToReader ? (both ? 0.06 : 0.34) : isSide ? 1 : both ? 0.42 : 0.86;
  // Two arms that reach across the chest to a side hang down to it, or one would be hidden by the other.
  const drop = isToReader ? (both ? 0.42 : 0.3) + down * 0.2 : both && !isSide ? 0.5 + down * 0.5 : 0.06 + down;
  const length = isToReader ? 1 : 1 / Math.hypot(aside, drop);
  const at: Point = [
    from[0] + outward * reach * aside * Math.min(1, length),
    from[1] + reach * drop * Math.min(1, length),
  ];
  const anchor = both ? lerp(thing.pair.left, thing.pair.right, 0.5) : thing.grip;
  return { at, anchor, turn: both ? 0 : thing.turn };
};

/** How far a thing reaches below the hand that has it, turned as it is. */
const depthUnder = ({ box, grip, turn }: PlacedThing): number =>
  Math.max(
    ...[box.left, box.right].flatMap((x) =>
      [box.top, box.bottom].map((y) => (x - grip[0]) * Math.sin(turn) + (y - grip[1]) * Math.cos(turn)),
    ),
  );

const hanging = (placing: Placing): Place => {
  const { thing, skeleton, outward } = placing;
  const { build, isSide } = skeleton;
  const shoulder = shoulderOf(placing);
  const [x, y]: Point = isSide ? [0.22, 0.9] : [0.2, 0.92];
  // What would reach the ground is taken up a little.
  const depth = depthUnder(thing);
  const lowest = groundOf(skeleton) - depth - 1;
  const down = Math.max(shoulder[1] + build.arm * 0.12, Math.min(shoulder[1] + build.arm * y, lowest));
  const slack = Math.max(0, shoulder[1] + build.arm * y - down);
  return { at: [shoulder[0] + outward * (build.arm * x + slack * 0.45), down], anchor: thing.grip, turn: thing.turn };
};

/** What is held close is no wider than so many shoulders, and lower in the lap of who sits, as a share of the trunk. */
const WIDEST = 2.7;
const IN_LAP = 0.2;

/** Before the chest, under the chin, as low as it must be for that. */
const close = (placing: Placing): Place => {
  const { thing, skeleton, face, outward, hands } = placing;
  const { build, isSide, turn, stance } = skeleton;
  const size = Math.min(1, (build.shoulder * WIDEST) / (thing.box.right - thing.box.left));
  const half = ((thing.box.bottom - thing.box.top) / 2) * size;
  const from = shouldersOf(skeleton);
  const lap = skeleton.isLow ? build.torso * IN_LAP : 0;
  const chin = face.chin[1] + 1.5 + half - from[1] + lap;
  const down = turn === 0 ? clamp(chin, build.torso * 0.34, build.torso * 0.74 + lap * 0.5) : build.torso * 0.4;
  const aside = isSide
    ? build.shoulder * 0.62
    : (stance.view === 'three-quarter' ? build.shoulder * 0.2 : 0) + (hands.length < 2 ? build.shoulder * 0.3 : 0);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y]: Point = [aside * outward, down];
  return {
    at: add(from, [x * cos - y * sin, x * sin + y * cos]),
    anchor: middleOf(thing),
    turn: 0.1 + turn * outward,
    across: [size, 0],
    along: [0, size],
  };
};

type Slant = { readonly across: Point; readonly along: Point };
/** A sheet lies in the hands before who reads it: from the front one looks over its edge, from the side at a slant. */
const SLANTS: Readonly<Record<'front' | 'three-quarter' | 'side', Slant>> = {
  front: { across: [1, 0], along: [0, 0.76] },
  'three-quarter': { across: [0.86, -0.08], along: [-0.16, 0.84] },
  side: { across: [0.66, -0.14], along: [-0.3, 0.92] },
};

const before = (placing: Placing): Place => {
  const { thing, skeleton, face } = placing;
  const { build, isSide, stance } = skeleton;
  const slant = SLANTS[isSide ? 'side' : stance.view === 'three-quarter' ? 'three-quarter' : 'front'];
  const [half, tall] = [(thing.box.right - thing.box.left) / 2, thing.box.bottom - thing.box.top];
  const from = shouldersOf(skeleton);
  const high = tall * slant.along[1] + half * Math.abs(slant.across[1]);
  const beyondFace = Math.abs(skeleton.head[0] - from[0]) + face.radius * 0.98 + half * slant.across[0];
  const farthest = build.arm * 0.86;
  const ahead = isSide ? Math.min(farthest, beyondFace) : stance.view === 'three-quarter' ? build.shoulder * 0.4 : 0;
  const isClear = isSide && beyondFace <= farthest;
  const chin = face.chin[1] + 1.5 - from[1];
  const down = isClear ? Math.max(build.arm * 0.3, chin * 0.4 + high / 2) : Math.max(build.arm * 0.42, chin + high / 2);
  return { at: add(from, [ahead * stance.way, down]), anchor: middleOf(thing), ...slant };
};

const PLACES: Readonly<Record<Hold, (placing: Placing) => Place>> = {
  mouth: atMouth,
  ear: atEar,
  eye: atEye,
  up: raised,
  out: heldOut,
  down: hanging,
  close,
  before,
};

/** From the thing as it is drawn to where it is held. */
export const ontoPlace = (placing: Placing): Matrix => {
  const { thing, outward } = placing;
  const { at, anchor, turn = 0, across = [1, 0], along = [0, 1] } = PLACES[thing.hold](placing);
  const mirrored = thing.isOneSided ? 1 : outward;
  const [cos, sin] = [Math.cos(turn * outward), Math.sin(turn * outward)];
  const [ax, ay] = [across[0] * mirrored, across[1] * outward * mirrored];
  const [bx, by] = [along[0] * outward, along[1]];
  const [a, b, c, d] = [cos * ax - sin * ay, sin * ax + cos * ay, cos * bx - sin * by, sin * bx + cos * by];
  return [a, b, c, d, at[0] - a * anchor[0] - c * anchor[1], at[1] - b * anchor[0] - d * anchor[1]];
};
