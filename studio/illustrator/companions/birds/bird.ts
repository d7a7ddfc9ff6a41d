/** Birds: one body shaped by numbers, standing, walking, resting and in the air. Lengths are centimetres. */
import type { Gesture, Pose } from '#core/story/vocabulary.ts';
import { lighten, mix } from '#studio/illustrator/color/color.ts';
import { collarOn, strokes } from '#studio/illustrator/companions/anatomy/coat.ts';
import { gazeFrom, nodOf } from '#studio/illustrator/companions/anatomy/nod.ts';
import { freeSides, isOnFace, raisedTo } from '#studio/illustrator/companions/anatomy/raised.ts';
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { birdBody, birdFrame, isInFullCry, tucksHead } from '#studio/illustrator/companions/birds/bird-frame.ts';
import { wingAround, type WingColors, wingTo } from '#studio/illustrator/companions/birds/wing.ts';
import { headParts, skullOf } from '#studio/illustrator/companions/birds/bird-head.ts';
import { lipApart } from '#studio/illustrator/companions/heads/head-look.ts';
import { legSketches, restingToes } from '#studio/illustrator/companions/birds/bird-legs.ts';
import { tailSketch, type Wings, wingsOf } from '#studio/illustrator/companions/birds/bird-limbs.ts';
import type { BirdColors, BirdFrame, BirdShape } from '#studio/illustrator/companions/birds/bird-shape.ts';
import type {
  Chest,
  CompanionDrawing,
  CompanionFigure,
  CompanionOrder,
  Embrace,
} from '#studio/illustrator/companions/companion.ts';
import { add, angleOf, lerp, polar } from '#studio/illustrator/geometry/outline.ts';
import { apply, type Matrix, placed } from '#studio/illustrator/geometry/matrix.ts';
import { boundsOf, ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const colorsFor = ({ colors }: BirdShape, { coat }: CompanionOrder): BirdColors =>
  coat
    ? {
        ...colors,
        coat,
        wing: lighten(mix(coat, colors.wing, 0.35), -0.05),
        tip: lighten(mix(coat, colors.tip, 0.4), -0.1),
      }
    : colors;

const bellyOf = ({ body: [long, thick] }: BirdShape, { center, turn, view }: BirdFrame): Path => {
  const low = add(center, add(polar(turn, long * 0.3), polar(turn + Math.PI / 2, thick * 0.62)));
  return view === 'side'
    ? ellipse(low, [long * 0.86, thick * 0.74], turn)
    : ellipse(add(center, [0, thick * 0.35]), [thick * 0.7, thick * 0.95]);
};

/** The body with its belly, marks and breast feathers. */
const bodySketches = (
  shape: BirdShape,
  colors: BirdColors,
  { body, frame }: { body: Path; frame: BirdFrame },
): Sketch[] => {
  const { center, view } = frame;
  const [long, thick] = shape.body;
  const isBack = view === 'back';
  const breast = {
    left: center[0] - thick * 0.3,
    right: center[0] + (view === 'side' ? long : thick * 0.5),
    top: center[1] - thick * 0.2,
    bottom: boundsOf(body).bottom,
  };
  const hair = { box: breast, count: 9, length: thick * 0.24, angle: 1.9, alpha: 0.4 };
  const belly = isBack ? [] : [detail(bellyOf(shape, frame), colors.belly)];
  return [
    form(body, colors.coat, { name: 'coat', volume: 0.55 }),
    bundle([...belly, ...(shape.marks?.(frame, colors) ?? [])], { clip: body }),
    strokes(body, lighten(isBack ? colors.coat : colors.belly, -0.1), hair),
  ];
};

const collarFor = (shape: BirdShape, order: CompanionOrder, { center, head, view }: BirdFrame): Sketch[] => {
  const throat = lerp(center, head, 0.62);
  const across = view === 'side' ? angleOf(center, head) + Math.PI / 2 : 0;
  const radius = shape.neckRadii[1] * 1.12;
  return collarOn(
    view === 'back' ? undefined : order.collar,
    add(throat, polar(across + Math.PI, radius)),
    add(throat, polar(across, radius)),
  );
};

/** A look this far behind itself, with nothing in the beak: the head is turned right round, as birds turn theirs. */
const BEHIND = -0.3;
/** A bird's head is a ball with a beak: what tells where it looks up to is the beak. */
const BACK = 1.35;

const isTurnedRound = ({ view, pose, gaze, bites }: CompanionOrder): boolean =>
  view === 'side' && gaze[0] < BEHIND && !bites && !STRETCHED.has(pose);
const STRETCHED: ReadonlySet<Pose> = new Set(['sleeping', 'flying', 'running', 'reaching']);

/** The beak of a singer goes up, that of a caller ahead. */
const CRY_TILTS: Readonly<Record<string, number>> = { singing: -0.34, calling: -0.06 };

const tiltOf = (order: CompanionOrder): number => {
  if (isInFullCry(order)) return CRY_TILTS[order.expression] ?? 0;
  const act = { sleeping: 0.3, reaching: -0.4, flying: 0.1 }[order.pose as string] ?? 0;
  return act + (order.expression === 'curious' && order.pose !== 'sleeping' ? 0.2 : 0);
};

/** How far down the bill of a sleeper goes into the feathers of its back. */
const TUCKED = 0.42;

/** The neck of such a sleeper, told from the back it lies on by its edge. */
const laidNeck = (
  { body: [, thick] }: BirdShape,
  colors: BirdColors,
  { neck }: ReturnType<typeof birdFrame>,
): Sketch[] => {
  const edge = limb(
    neck.points,
    neck.radii.map((radius) => radius + thick * 0.05),
  );
  return [
    detail(skinOf([edge], thick * 0.1), mix(colors.coat, colors.wing, 0.7), { alpha: 0.8 }),
    form(skinOf([neck], thick * 0.1), lighten(colors.coat, 0.03), { name: 'coat', volume: 0.5 }),
  ];
};

type Head = {
  readonly sketch: Sketch;
  readonly behind: Sketch;
  readonly lip: readonly Sketch[];
  readonly matrix: Matrix;
};

/** The head where its neck ends, after its eyes. */
const headOf = (shape: BirdShape, colors: BirdColors, { order, at }: { order: CompanionOrder; at: Point }): Head => {
  const isTucked = tucksHead(shape, order);
  const isRound = isTucked || isTurnedRound(order);
  const ahead: CompanionOrder = isRound ? { ...order, gaze: [-order.gaze[0], order.gaze[1]] } : order;
  // Straight up is ahead as well: a bird that looks behind itself turns its head.
  const nod = nodOf({ ...ahead, gaze: [Math.max(0, ahead.gaze[0]), ahead.gaze[1]] }) * (ahead.gaze[1] < 0 ? BACK : 1);
  const turn = isTucked ? TUCKED : order.view === 'side' ? tiltOf(order) + nod : tiltOf(order) * 0.5;
  const matrix = placed(at, shape.headRadius, { turn: isRound ? -turn : turn, flip: isRound });
  const seen = { ...ahead, gaze: gazeFrom(ahead, nod) };
  const { behind, face } = headParts(shape, colors, { order: seen, isApart: isTucked });
  const { head, lip } = lipApart(face);
  return {
    sketch: moved(bundle(head, { name: 'head' }), matrix),
    behind: moved(bundle(behind, { name: 'crest' }), matrix),
    lip: lip.map((one) => moved(one, matrix)),
    matrix,
  };
};

/** What it holds in its wings lies before its breast, over its feet, and is no wider than the breast and a wing. */
const chestOf = (shape: BirdShape, { center, head }: BirdFrame): Chest => {
  const [, thick] = shape.body;
  return {
    x: center[0],
    chin: Math.max(head[1] + shape.headRadius * 0.95, center[1] - thick * 0.75),
    ground: Math.min(-shape.legs * 0.7, center[1] + thick * 0.8),
    wide: thick * 1.75,
    isFront: true,
  };
};

/** Both wings around it, from the shoulders. */
const wingsAround = (
  shape: BirdShape,
  wing: WingColors,
  { frame, ends }: { frame: BirdFrame; ends: readonly [Point, Point] },
): Embrace => {
  const [, thick] = shape.body;
  return {
    behind: [],
    before: ends.flatMap((tip) => {
      const side = Math.sign(tip[0] - frame.center[0]) || 1;
      return wingAround(add(frame.center, [side * thick * 0.84, -thick * 0.36]), tip, { ...wing, thick: thick * 0.42 });
    }),
  };
};

/** Whoever holds something in its wings is turned to the reader and stands on its feet. */
const asSeen = (order: CompanionOrder): CompanionOrder =>
  order.hugs && order.view !== 'back' ? { ...order, view: 'front', pose: 'standing' } : order;

/** Whoever sleeps upright in something has the wings folded within it. */
const areHidden = ({ pose, view, isInside }: CompanionOrder): boolean =>
  pose === 'sleeping' && view === 'front' && isInside === true;
/** From the front whoever opens a wing or both shows all their feathers. */
const SPREADS: Readonly<Partial<Record<Gesture, readonly (1 | -1)[]>>> = {
  'arms-wide': [-1, 1],
  cheering: [-1, 1],
  waving: [1],
};
const spreadBy = (order: CompanionOrder): readonly (1 | -1)[] => {
  const { gesture, view, pose, hugs, lays, expression } = order;
  if (pose === 'sleeping' || hugs || lays) return [];
  if (view === 'front') return (gesture && SPREADS[gesture]) ?? [];
  // In profile a singer opens both, unless one of them has something else to do.
  return isInFullCry(order) && expression === 'singing' && !gesture ? BOTH : [];
};
const BOTH = [-1, 1] as const;
const NO_WINGS: Wings = { behind: [], before: [] };

/** Neither what swims, nor what is in something, nor what is seen from behind. */
const showsToes = ({ pose, view, isInside }: CompanionOrder, frame: BirdFrame): boolean =>
  frame.pose === 'rest' && pose !== 'swimming' && view !== 'back' && !isInside;

const drawBird = (shape: BirdShape, told: CompanionOrder): CompanionFigure => {
  const order = asSeen(told);
  const colors = colorsFor(shape, order);
  const frame = birdFrame(shape, order);
  const tail = tailSketch(shape, colors, frame);
  const head = headOf(shape, colors, { order, at: frame.head });
  const { view, pose, gesture } = order;
  const isBack = view === 'back';
  const cover: WingColors = { cover: colors.wing, tip: colors.tip };
  const shoulder = add(frame.center, [0, -shape.body[1] * 0.2]);
  const wing = (at: Point): Sketch[] => {
    const aside = view === 'front' ? Math.sign(at[0] - shoulder[0]) * shape.body[1] * 0.7 : 0;
    return wingTo(add(shoulder, [aside, 0]), at, { ...cover, shortest: shape.body[0] });
  };
  const spread = spreadBy(order);
  const raised =
    pose === 'sleeping' || spread.length > 0
      ? []
      : raisedTo({ gesture, aim: order.aim, view, head: head.matrix, shoulder, chest: shape.body[1] * 0.8 });
  const busy = isBack || pose === 'sleeping' ? [] : freeSides(order);
  const wings = areHidden(order) ? NO_WINGS : wingsOf(shape, colors, { ...frame, busy, spread });
  const areFolded = !isBack && (view === 'front' || busy.length === 0);
  return {
    parts: [
      ...(isBack ? [] : tail),
      ...wings.behind,
      ...legSketches(shape, colors, frame),
      head.behind,
      ...bodySketches(shape, colors, { body: birdBody(shape, frame, skullOf(head.matrix, view)), frame }),
      ...(showsToes(order, frame) ? restingToes(shape, frame) : []),
      ...collarFor(shape, order, frame),
      ...(isBack ? [...wings.before, ...tail] : []),
      ...(isOnFace(gesture) ? [] : raised.flatMap(wing)),
      ...(frame.tucks ? laidNeck(shape, colors, frame) : []),
      head.sketch,
      ...(areFolded ? wings.before : []),
      ...(isOnFace(gesture) ? raised.flatMap(wing) : []),
    ],
    mouth: apply(head.matrix, order.view === 'side' ? [shape.beak[0][0] * 0.9, shape.beak[0][1] + 0.1] : [0, 0.7]),
    limb: wing,
    lip: head.lip,
    ...(order.hugs
      ? { chest: chestOf(shape, frame), embrace: (ends) => wingsAround(shape, cover, { frame, ends }) }
      : {}),
  };
};

/** The companion that a shape describes, and what it is while it is young. */
export const birdOf = (shape: BirdShape, young = shape): CompanionDrawing => ({
  heightCm: shape.heightCm,
  lengthCm: shape.lengthCm,
  home: 'ground',
  draw: (order) => drawBird(order.isYoung ? young : shape, order),
});
