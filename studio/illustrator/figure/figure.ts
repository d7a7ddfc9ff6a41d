/** Draws a whole person: build, pose, looks, outfit and face put together in centimetres, feet at the origin. */
import type { Character } from '#core/character/character.ts';
import type { Outfit } from '#core/character/looks.ts';
import type { Expression, Gesture, Pose } from '#core/story/vocabulary.ts';
import { crutchOf, laidCrutches } from '#studio/illustrator/figure/aids/crutches.ts';
import { wheelchairUnder } from '#studio/illustrator/figure/aids/wheelchair.ts';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import { drawLap, drawLower, drawTrunk, type Cut, cutFor } from '#studio/illustrator/figure/clothing.ts';
import { ASLEEP, FEATURES, type Features, featuresOf, speaking } from '#studio/illustrator/figure/expressions.data.ts';
import { atHeadOf, gestureIn } from '#studio/illustrator/figure/gestures/gesturing.ts';
import { headFrameFor, nodOf } from '#studio/illustrator/figure/head/head-frame.ts';
import { headedFor } from '#studio/illustrator/figure/head/headed.ts';
import { drawHead } from '#studio/illustrator/figure/head/head-parts.ts';
import { type Limbs, stacked, type Thing } from '#studio/illustrator/figure/layers.ts';
import { drawAhead } from '#studio/illustrator/figure/crossed-shin.ts';
import { drawLeg } from '#studio/illustrator/figure/legs.ts';
import type { LegLook } from '#studio/illustrator/figure/posing/leg-look.ts';
import { type ArmLook, armParts, type Dressed, thumbSide } from '#studio/illustrator/figure/limbs.ts';
import { SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { partsApartFromSkin } from '#studio/illustrator/figure/outfits/apart-from-skin.ts';
import { type Cloth, clothColors } from '#studio/illustrator/figure/outfits/cloth.ts';
import { isParted, tailOn } from '#studio/illustrator/figure/outfits/coat-tails.ts';
import { pelvisOf } from '#studio/illustrator/figure/outfits/leg-cover.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import { withScarf } from '#studio/illustrator/figure/outfits/with-scarf.ts';
import type { Held } from '#studio/illustrator/figure/holding.ts';
import { heldInSight } from '#studio/illustrator/figure/holds/in-sight.ts';
import { posed, type Posed } from '#studio/illustrator/figure/posing/posed.ts';
import { type Stance, type Which, WHICH } from '#studio/illustrator/figure/posing/stance.ts';
import { isDrawnUp, isUnderTop, type Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { armholeOf } from '#studio/illustrator/figure/sleeve.ts';
import { skinBelow } from '#studio/illustrator/figure/skin-below.ts';
import { torsoOf } from '#studio/illustrator/figure/torso.ts';
import { seatShade } from '#studio/illustrator/figure/things/seat-shade.ts';
import { thingsOf } from '#studio/illustrator/figure/things/things.ts';
import { beyondOf, edgesOver, receding } from '#studio/illustrator/figure/values.ts';
import { isWoven, woven } from '#studio/illustrator/figure/woven.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

export type FigureOrder = {
  readonly character: Character;
  readonly pose: Pose;
  readonly stance: Stance;
  readonly expression: Expression;
  /** Where the eyes go, from -1 to 1 along and down the page. */
  readonly gaze: Point;
  readonly outfit?: Outfit;
  /** Colours of their own where clothes would be those of somebody else. */
  readonly cloth?: Cloth;
  readonly held?: Held;
  /** What the hands do that hold and touch nothing. */
  readonly gesture?: Gesture;
  /** Has something to say: the mouth is open. */
  readonly speaks?: true;
  /** Swims in the sea instead of needing water drawn around. */
  readonly isUnderWater?: boolean;
  /** Lies in a bed that is drawn already. */
  readonly isInBed?: boolean;
  /** Has a blanket over them, awake or asleep. */
  readonly isCovered?: boolean;
  /** Lies on the bare ground, and not on something of the scene. */
  readonly isOnGround?: boolean;
  /** Arms that are around somebody else, and so not drawn with the body. */
  readonly apart?: Apart;
};

/** Where an arm goes, whole from its shoulder to its hand: over somebody, or behind somebody. */
export type Apart = Partial<Readonly<Record<Which, 'over' | 'behind'>>>;

/** The parts of a person: what is behind and before somebody whom they hold is not in `sketch`. */
export type Figure = {
  readonly sketch: Sketch;
  readonly behind: readonly Sketch[];
  readonly over: readonly Sketch[];
  readonly skeleton: Skeleton;
};

type Parts = {
  readonly order: FigureOrder;
  readonly posed: Posed;
  readonly parts: OutfitParts;
  readonly cut: Cut;
  /** The hands that are before the head. */
  readonly atHead: readonly Which[];
};

const dressedOf = ({ order, parts }: Parts): Dressed => {
  const { looks, age } = order.character;
  return {
    skin: SKINS[looks.skinTone],
    marks: looks.skinMarks,
    build: buildFor(age),
    glove: parts.glove,
    accent: clothColors(order).accent,
  };
};

const armLook = (all: Parts, which: Which): ArmLook => {
  const { skeleton } = all.posed;
  return {
    ...dressedOf(all),
    side: thumbSide(skeleton, which),
    fist: all.posed.fists[which],
    kind: skeleton.left === which ? all.order.character.looks.arm : 'both',
    name: `${which}-arm`,
    // A hand on somebody else may lie on skin and hair of its own tone anywhere.
    rimmedOn: all.order.apart?.[which] === 'over' ? 'all' : skinBelow(skeleton, which, all.parts),
    // Set into a top that it lies before, the sleeve of an arm laid over somebody would begin in a point.
    ...(skeleton.isSide || skeleton.stance.view === 'back' || all.order.apart?.[which] === 'over'
      ? {}
      : { armhole: armholeOf(torsoOf(skeleton), skeleton[which].arm.shoulder[0] < skeleton.neck[0] ? -1 : 1) }),
  };
};

const limbsOf = (all: Parts, which: Which): Limbs => {
  const { order, posed, parts } = all;
  const { skeleton, crutches } = posed;
  const { looks } = order.character;
  const colors = clothColors(order);
  const isLeft = skeleton.left === which;
  const { leg } = skeleton[which];
  const legLook: LegLook = {
    ...dressedOf(all),
    shoe: parts.shoe,
    skeleton,
    isProsthetic: looks.mobility === 'prosthetic-leg' && !isLeft,
    isBeyond: beyondOf(skeleton, which).leg,
    isUnderSkirt: parts.skirt !== null,
    pelvis: parts.skirt ? [] : pelvisOf(skeleton, which),
    onThigh: parts.skirt && isParted(skeleton, parts) ? tailOn(leg, parts.skirt, skeleton) : [],
    name: `${which}-leg`,
  };
  const armed = armLook(all, which);
  const { whole, upper, fore } = armParts(skeleton[which].arm, parts.sleeve, armed);
  const isUp = all.atHead.length > 0 && (posed.gesturing?.hands.includes(which) ?? false);
  const isInTwo = isUp || (which === 'near' && isWoven(posed));
  const arm = bundle(isInTwo ? fore : whole, { name: armed.name });
  return shadedFor(all, which, {
    root: isInTwo ? upper : [],
    arm: crutches.includes(which) ? crutchOf(skeleton, which, { arm, color: colors.accent }) : arm,
    leg: drawLeg(leg, parts.trousers, legLook),
    feet: drawAhead(leg, parts.trousers, legLook),
  });
};

/** No skirt goes over the legs of who is low. */
const areLegsFree = (skeleton: Skeleton, parts: OutfitParts): boolean =>
  skeleton.isLow && (!parts.skirt || isParted(skeleton, parts));

/** How thick the edge is of a limb that crosses the body, in limb widths. */
const EDGE = 0.3;

/** A leg that lies before trunk and seat has an edge on them: in one cloth it would have no beginning. */
const onBody = ({ posed: { skeleton }, parts, cut }: Parts, leg: Sketch): Sketch =>
  areLegsFree(skeleton, parts) && !isUnderTop(skeleton)
    ? bundle([...edgesOver(cut.top, leg, skeleton.build.limb * EDGE), leg])
    : leg;

/** Limbs beyond the body are darker; those before it, in cloth of its own colour, have an edge on it. */
const shadedFor = (all: Parts, which: Which, limbs: Limbs): Limbs => {
  const {
    order,
    posed: { skeleton },
    cut,
  } = all;
  const beyond = beyondOf(skeleton, which);
  const { feet } = limbs;
  const leg = beyond.leg ? receding(limbs.leg) : onBody(all, limbs.leg);
  const { root } = limbs;
  if (beyond.arm) return { root: root.map((one) => receding(one)), arm: receding(limbs.arm), leg, feet };
  // An arm laid over somebody crosses the own body first; one behind them does not.
  const isElsewhere = order.apart?.[which] !== undefined && order.apart[which] !== 'over';
  if (isElsewhere || skeleton.stance.view === 'back') return { ...limbs, leg, feet };
  const edges = [cut.top, ...(cut.skirt ? [cut.skirt] : [])].flatMap((surface) =>
    edgesOver(surface, bundle([...root, limbs.arm]), skeleton.build.limb * EDGE),
  );
  return root.length > 0
    ? { root: [...edges, ...root], arm: limbs.arm, leg, feet }
    : { root, arm: bundle([...edges, limbs.arm]), leg, feet };
};

const thingsAround = ({ order, posed: { skeleton, crutches, holding } }: Parts): Thing[] => {
  const { looks } = order.character;
  const colors = clothColors(order);
  return [
    // Who reads a letter has no book as well.
    ...(order.isInBed || (holding && skeleton.pose === 'reading') ? [] : thingsOf(skeleton, colors, order)),
    ...(order.isInBed || order.isUnderWater ? [] : seatShade(skeleton)),
    ...(skeleton.isSeated ? [wheelchairUnder(skeleton, colors)] : []),
    ...(looks.mobility === 'crutches' && crutches.length === 0 ? laidCrutches(skeleton, colors.accent) : []),
  ];
};

const NOTHING: Sketch = bundle([]);

const withoutArm = (limbs: Limbs, apart: Apart[Which]): Limbs => (apart ? { ...limbs, arm: NOTHING } : limbs);

/** Lips that close around a spoon, a cup or a mouthpiece, and under a hand or a finger. */
const SIPPING = { width: 0.14, curve: 0.03, open: 0.1 } as const;
const HUSHED = { width: 0.13, curve: 0.02, open: 0 } as const;

const featuresFor = ({ pose, expression, gaze, held, gesture, stance, speaks }: FigureOrder): Features => {
  if (pose === 'sleeping') return ASLEEP;
  const felt = featuresOf(gesture === 'calling-out' && expression === 'grimacing' ? 'calling' : expression, gaze);
  const shown = speaks ? speaking(felt) : felt;
  const { tilt, pitch = 0, hushes, covers, calls } = gestureIn(pose, gesture) ?? {};
  const features = {
    ...shown,
    tilt: (tilt ?? shown.tilt) + nodOf(gaze, stance),
    pitch: (shown.pitch ?? 0) + pitch,
    ...(hushes ? { mouth: HUSHED } : {}),
    // What looks out on both sides of the hand would be fangs.
    ...(covers ? { mouth: { ...HUSHED, curve: shown.mouth.curve * 0.6 } } : {}),
    ...(calls ? { mouth: FEATURES.calling.mouth } : {}),
  };
  return held?.kind === 'placed' && held.hold === 'mouth' ? { ...features, mouth: SIPPING } : features;
};

/** Nobody squats in a robe (a bell without legs), in a dress (a ball) or in a coat (tails between knees): they kneel in it. So does who sits on their heels. */
const asWorn = (order: FigureOrder, { skirt }: OutfitParts): FigureOrder => {
  const isFree = order.stance.seat === undefined && order.character.looks.mobility !== 'wheelchair';
  const { sits } = order.stance;
  if (order.pose === 'sitting' && isFree && (sits === 'on-heels' || (sits === 'knee-up' && skirt !== null)))
    return { ...order, pose: 'kneeling' };
  return order.pose === 'crouching' && skirt !== null && isFree ? { ...order, pose: 'kneeling' } : order;
};

/** Draws the person. */
export const drawFigure = (asked: FigureOrder): Figure => {
  const { character } = asked;
  const { looks } = character;
  const colors = clothColors(asked);
  const { skin } = SKINS[looks.skinTone];
  const worn = WARDROBE[asked.outfit ?? looks.outfit](colors, skin);
  const parts = partsApartFromSkin(withScarf(worn, looks.headCovering), skin);
  const order = asWorn(asked, parts);
  const features = featuresFor(order);
  const body = posed(order, features);
  const { skeleton, holding, gesturing } = body;
  const { yaw } = headFrameFor(skeleton, { age: character.age, gaze: order.gaze, features });
  const atHead = gesturing ? atHeadOf(gesturing.drawing, gesturing.hands, { skeleton, yaw }) : [];
  const all: Parts = { order, posed: body, parts, cut: cutFor(skeleton, parts), atHead };
  const limbs = woven(body, { near: limbsOf(all, 'near'), far: limbsOf(all, 'far') });
  const isFolded = areLegsFree(skeleton, parts);
  const layers = {
    near: withoutArm(limbs.near, order.apart?.near),
    far: withoutArm(limbs.far, order.apart?.far),
    lower: drawLower(skeleton, parts, all.cut),
    lap: drawLap(skeleton, parts, all.cut),
    body: drawTrunk(skeleton, parts, { skin: SKINS[looks.skinTone], cut: all.cut }),
    head: drawHead(skeleton, {
      character: headedFor(order, parts),
      features,
      gaze: order.gaze,
      ...(parts.aroundHead ? { aroundHead: parts.aroundHead } : {}),
    }),
    held: heldInSight(body, { parts, lookOf: (which) => armLook(all, which) }),
    layer: holding?.layer ?? 'in-hand',
    holders: holding?.hands ?? [],
    atHead,
    isFolded,
    isDrawnUp: isFolded && isDrawnUp(skeleton),
    isUnderTop: isFolded && isUnderTop(skeleton),
    things: thingsAround(all),
  };
  const armsThat = (where: NonNullable<Apart[Which]>): Which[] =>
    WHICH.filter((which) => order.apart?.[which] === where);
  return {
    sketch: bundle(stacked(skeleton, layers), { name: 'figure' }),
    behind: armsThat('behind').map((which) => limbs[which].arm),
    over: armsThat('over').map((which) => limbs[which].arm),
    skeleton,
  };
};
