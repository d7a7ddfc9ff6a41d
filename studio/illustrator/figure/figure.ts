/** Draws a whole person: build, pose, looks, outfit and face put together in centimetres, feet at the origin. */
import type { Character } from '#core/character/character.ts';
import type { HeadCovering, Outfit } from '#core/character/looks.ts';
import type { Expression, Pose } from '#core/story/vocabulary.ts';
import {
  crutchArms,
  crutchOf,
  laidCrutches,
  type CrutchHands,
  crutchHands,
} from '#studio/illustrator/figure/aids/crutches.ts';
import { wheelchairUnder } from '#studio/illustrator/figure/aids/wheelchair.ts';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import { drawLower, drawTrunk } from '#studio/illustrator/figure/clothing.ts';
import { ASLEEP, FEATURES } from '#studio/illustrator/figure/expressions.data.ts';
import { drawHead } from '#studio/illustrator/figure/head-parts.ts';
import { type Limbs, stacked, type Thing } from '#studio/illustrator/figure/layers.ts';
import { type ArmLook, drawArm, drawLeg, type Dressed, handOf, palmOf } from '#studio/illustrator/figure/limbs.ts';
import { ACCENTS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import type { ArmPose } from '#studio/illustrator/figure/poses.data.ts';
import { type Skeleton, skeletonFor, type Stance, type Which } from '#studio/illustrator/figure/skeleton.ts';
import { thingsOf } from '#studio/illustrator/figure/things/things.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

/** A thing in the hand: given the palm, in centimetres. */
export type Held = { readonly arm?: ArmPose; readonly otherArm?: ArmPose; draw(palm: Point): Sketch[] };

export type FigureOrder = {
  readonly character: Character;
  readonly pose: Pose;
  readonly stance: Stance;
  readonly expression: Expression;
  /** Where the eyes go, from -1 to 1 along and down the page. */
  readonly gaze: Point;
  readonly outfit?: Outfit;
  readonly held?: Held;
  /** Swims in the sea instead of needing water drawn around. */
  readonly isUnderWater?: boolean;
  /** Lies in a bed that is drawn already. */
  readonly isInBed?: boolean;
  /** Arms that are around somebody else, and so not drawn with the body. */
  readonly apart?: Apart;
};

/** Where an arm goes: over somebody, behind somebody, or behind them with the hand seen again beyond. */
export type Apart = Partial<Readonly<Record<Which, 'over' | 'behind' | 'around'>>>;

/** The parts of a person: what is behind and before somebody whom they hold is not in `sketch`. */
export type Figure = {
  readonly sketch: Sketch;
  readonly behind: readonly Sketch[];
  readonly over: readonly Sketch[];
  readonly skeleton: Skeleton;
};

const FOR_OUTSIDE: ReadonlySet<HeadCovering> = new Set(['cap', 'sun-hat', 'beanie']);

/** Nobody sleeps with glasses or a hat on. */
const inBed = (character: Character): Character => {
  const { looks } = character;
  const headCovering = FOR_OUTSIDE.has(looks.headCovering) ? 'none' : looks.headCovering;
  return { ...character, looks: { ...looks, glasses: 'none', headCovering } };
};

/** Poses whose legs lie before the trunk. */
const LOW_POSES: ReadonlySet<Pose> = new Set(['sitting', 'crouching', 'sleeping', 'lying', 'reading', 'kneeling']);

type Posed = { readonly skeleton: Skeleton; readonly holder: Which; readonly crutches: CrutchHands };

/** A hand that is not there holds nothing: the other one does. */
const posed = (order: FigureOrder): Posed => {
  const { character, pose, held } = order;
  const { looks } = character;
  const build = buildFor(character.age);
  const stance: Stance = { ...order.stance, isWheeled: looks.mobility === 'wheelchair' };
  const usual = skeletonFor(pose, build, stance);
  const holder: Which = held && looks.arm === 'short-left' && usual.left === 'near' ? 'far' : 'near';
  const other: Which = holder === 'near' ? 'far' : 'near';
  const touching = (['near', 'far'] as const).filter((which) => stance.reach?.[which]);
  const crutches =
    looks.mobility === 'crutches'
      ? crutchHands(usual, held ? holder : null).filter((which) => !touching.includes(which))
      : [];
  const arms = { ...crutchArms(usual, crutches), ...(held?.arm ? { [holder]: held.arm } : {}) };
  const all = held?.otherArm ? { ...arms, [other]: held.otherArm } : arms;
  const skeleton = skeletonFor(pose, build, { ...stance, arms: { ...order.stance.arms, ...all } });
  return { skeleton, holder, crutches: held?.otherArm ? crutches.filter((which) => which !== other) : crutches };
};

type Parts = { readonly order: FigureOrder; readonly posed: Posed; readonly parts: OutfitParts };

const dressedOf = ({ order, parts }: Parts): Dressed => {
  const { looks, age } = order.character;
  return {
    skin: SKINS[looks.skinTone],
    marks: looks.skinMarks,
    build: buildFor(age),
    glove: parts.glove,
    accent: ACCENTS[looks.accentColor].accent,
  };
};

const armLook = (all: Parts, which: Which): ArmLook => {
  const { skeleton } = all.posed;
  const { view, way } = skeleton.stance;
  const isOnWay = skeleton.isSide === (which === 'far');
  return {
    ...dressedOf(all),
    side: (isOnWay ? way : -way) * (view === 'back' ? -1 : 1),
    kind: skeleton.left === which ? all.order.character.looks.arm : 'both',
    name: `${which}-arm`,
  };
};

const limbsOf = (all: Parts, which: Which): Limbs => {
  const { order, posed, parts } = all;
  const { skeleton, crutches } = posed;
  const { looks } = order.character;
  const colors = ACCENTS[looks.accentColor];
  const isLeft = skeleton.left === which;
  const dressed = dressedOf(all);
  const arm = drawArm(skeleton[which].arm, parts.sleeve, armLook(all, which));
  return {
    arm: crutches.includes(which) ? crutchOf(skeleton, which, { arm, color: colors.accent }) : arm,
    leg: drawLeg(skeleton[which].leg, parts.trousers, {
      ...dressed,
      shoe: parts.shoe,
      skeleton,
      isProsthetic: looks.mobility === 'prosthetic-leg' && !isLeft,
      name: `${which}-leg`,
    }),
  };
};

const thingsAround = ({ order, posed: { skeleton, crutches } }: Parts): Thing[] => {
  const { looks } = order.character;
  const colors = ACCENTS[looks.accentColor];
  return [
    ...(order.isInBed ? [] : thingsOf(skeleton, colors, order.isUnderWater ?? false)),
    ...(skeleton.isSeated ? [wheelchairUnder(skeleton, colors)] : []),
    ...(looks.mobility === 'crutches' && crutches.length === 0 ? laidCrutches(skeleton, colors.accent) : []),
  ];
};

const NOTHING: Sketch = bundle([]);

const withoutArm = (limbs: Limbs, apart: Apart[Which]): Limbs =>
  apart === 'over' || apart === 'behind' ? { ...limbs, arm: NOTHING } : limbs;

/** The hand that comes round somebody's far shoulder; an arm that ends before it shows nothing there. */
const aroundHand = (all: Parts, which: Which): Sketch => {
  const look = armLook(all, which);
  return look.kind === 'short-left' ? NOTHING : handOf(all.posed.skeleton[which].arm, look);
};

/** Draws the person. */
export const drawFigure = (order: FigureOrder): Figure => {
  const { character, pose, held } = order;
  const { looks } = character;
  const colors = ACCENTS[looks.accentColor];
  const parts = WARDROBE[order.outfit ?? looks.outfit](colors);
  const all: Parts = { order, posed: posed(order), parts };
  const { skeleton, holder } = all.posed;
  const features = pose === 'sleeping' ? ASLEEP : FEATURES[order.expression];
  const limbs = { near: limbsOf(all, 'near'), far: limbsOf(all, 'far') };
  const layers = {
    near: withoutArm(limbs.near, order.apart?.near),
    far: withoutArm(limbs.far, order.apart?.far),
    lower: drawLower(skeleton, parts),
    body: drawTrunk(skeleton, parts, { skin: SKINS[looks.skinTone] }),
    head: drawHead(skeleton, {
      character: pose === 'sleeping' ? inBed(character) : character,
      features,
      gaze: order.gaze,
      ...(parts.aroundHead ? { aroundHead: parts.aroundHead } : {}),
    }),
    held: held ? [bundle(held.draw(palmOf(skeleton[holder].arm, skeleton.build.limb)), { name: 'held' })] : [],
    isHeldFar: holder === 'far',
    isFolded: (LOW_POSES.has(pose) || skeleton.isSeated) && !parts.skirt,
    things: thingsAround(all),
  };
  const armsThat = (where: NonNullable<Apart[Which]>): Which[] =>
    (['near', 'far'] as const).filter((which) => order.apart?.[which] === where);
  return {
    sketch: bundle(stacked(skeleton, layers), { name: 'figure' }),
    behind: armsThat('behind').map((which) => limbs[which].arm),
    over: [
      ...armsThat('around').map((which) => aroundHand(all, which)),
      ...armsThat('over').map((which) => limbs[which].arm),
    ],
    skeleton,
  };
};
