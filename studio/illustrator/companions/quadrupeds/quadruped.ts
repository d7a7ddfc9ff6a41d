/** Four-legged animals: one body, shaped by numbers, so that every species can do every pose. Lengths are centimetres. */
import { lighten, mix } from '#studio/illustrator/color/color.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import { gazeFrom, nodOf } from '#studio/illustrator/companions/anatomy/nod.ts';
import { isOnFace, raisedTo } from '#studio/illustrator/companions/anatomy/raised.ts';
import { featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import {
  type Chest,
  type CompanionDrawing,
  type CompanionFigure,
  type CompanionOrder,
  HUGS_WIDE,
} from '#studio/illustrator/companions/companion.ts';
import { type AnimalColors, lipApart } from '#studio/illustrator/companions/heads/head-look.ts';
import { crouchedPosture } from '#studio/illustrator/companions/quadrupeds/postures/crouched.ts';
import { curledPosture } from '#studio/illustrator/companions/quadrupeds/postures/curled.ts';
import { dancesUpright, dancingPosture } from '#studio/illustrator/companions/quadrupeds/postures/dancing.ts';
import { forelegsAround, forelegTo } from '#studio/illustrator/companions/quadrupeds/forelegs.ts';
import { frontPosture } from '#studio/illustrator/companions/quadrupeds/facing.ts';
import { CHIN_UP, haughty, isHaughty, withClawUp } from '#studio/illustrator/companions/quadrupeds/haughty.ts';
import { hunchedPosture } from '#studio/illustrator/companions/quadrupeds/postures/hunched.ts';
import { lyingPosture } from '#studio/illustrator/companions/quadrupeds/postures/lying.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { recliningPosture } from '#studio/illustrator/companions/quadrupeds/postures/reclining.ts';
import { seatedPosture } from '#studio/illustrator/companions/quadrupeds/postures/seated.ts';
import { sprawledPosture } from '#studio/illustrator/companions/quadrupeds/postures/sprawled.ts';
import { tailInside } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { rears, uprightPosture } from '#studio/illustrator/companions/quadrupeds/postures/upright.ts';
import { add, angleOf, lerp, polar } from '#studio/illustrator/geometry/outline.ts';
import { apply, type Matrix, placed } from '#studio/illustrator/geometry/matrix.ts';
import { ellipse } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const TILTS: Partial<Record<CompanionOrder['expression'], number>> = {
  curious: 0.16,
  sad: 0.12,
  worried: 0.07,
  proud: -0.1,
  laughing: -0.08,
  sleepy: 0.1,
};

/** Whoever washes a paw bows the head to it. */
const WASHING_BOW = 0.24;

const postureOf = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  if (order.pose === 'sleeping') {
    return shape.rests === 'curled' ? curledPosture(shape, colors) : lyingPosture(shape, colors, true);
  }
  if (order.view !== 'side') {
    return frontPosture(shape, colors, order);
  }
  if (order.pose === 'sitting') {
    if (order.hugs) return hunchedPosture(shape, colors, order);
    if (shape.rests === 'folded') return lyingPosture(shape, colors, false);
    if (order.manner === 'lying') return recliningPosture(shape, colors, order);
    return shape.isHunched || shape.sitsUp ? hunchedPosture(shape, colors, order) : seatedPosture(shape, colors, order);
  }
  if (dancesUpright(order, shape)) return dancingPosture(shape, colors, order);
  if (order.manner === 'stalking') return uprightPosture(shape, colors, order);
  if (order.pose === 'crouching' && shape.rests === 'folded' && order.gesture === undefined) {
    return sprawledPosture(shape, colors);
  }
  return order.pose === 'crouching' && shape.rests === 'curled' && !shape.isHunched && !shape.sitsUp
    ? crouchedPosture(shape, colors, order)
    : uprightPosture(shape, colors, order);
};

/** Bodies that were drawn of late. While a page is composed the same body is asked for again and again, only looking elsewhere. */
const drawn = new WeakMap<QuadrupedShape, Map<string, Posture>>();
const KEPT = 24;

const postureFor = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  const { pose, view, expression, gesture, manner, coat, hugs, lays } = order;
  const known = drawn.get(shape) ?? new Map<string, Posture>();
  const key = JSON.stringify([pose, view, expression, gesture, manner, coat, hugs, lays && Math.sign(lays[0])]);
  const posture = known.get(key) ?? postureOf(shape, colors, order);
  if (known.size >= KEPT) known.clear();
  drawn.set(shape, known.set(key, posture));
  return posture;
};

const collar = (shape: QuadrupedShape, order: CompanionOrder, { shoulder, head, view }: Posture): Sketch[] => {
  const share = order.pose === 'sleeping' ? 0.45 : 0.5;
  const middle = lerp(shoulder, head, share);
  const radius = (shape.neckRadii[0] + shape.neckRadii[1]) * 0.5;
  const across = view === 'side' ? angleOf(shoulder, head) + Math.PI / 2 : 0;
  return view === 'back'
    ? []
    : collarOn(order.collar, add(middle, polar(across + Math.PI, radius)), add(middle, polar(across, radius)));
};

const coloredFor = (shape: QuadrupedShape, order: CompanionOrder): AnimalColors =>
  order.coat
    ? {
        ...shape.colors,
        coat: order.coat,
        dark: lighten(mix(order.coat, shape.colors.dark, 0.35), -0.07),
        pale: mix(shape.colors.pale, order.coat, 0.12),
      }
    : shape.colors;

/** The shade of a head on throat and breast, without which a pale muzzle would run on into a pale breast. */
const SHADE = { at: [-0.12, 0.82], radii: [0.86, 0.5], alpha: 0.3, inFront: 0.2 } as const;

const shadeOfHead = ({ dark }: AnimalColors, { skin, isCurled, view }: Posture, head: Matrix): Sketch[] => {
  const alpha = view === 'side' ? SHADE.alpha : SHADE.inFront;
  return isCurled || view === 'back'
    ? []
    : [bundle([moved(detail(ellipse(SHADE.at, SHADE.radii), dark, { alpha }), head)], { clip: skin })];
};

/** The same animal with its tail round its feet; one for each shape, so that its postures are kept. */
const inside = new WeakMap<QuadrupedShape, QuadrupedShape>();

const insideOf = (shape: QuadrupedShape): QuadrupedShape => {
  const known = inside.get(shape) ?? { ...shape, tail: tailInside(shape.tail) };
  inside.set(shape, known);
  return known;
};

/** Longer than its body, as a share, an end of a tail would come up far away from who is inside something. */
const LONG_TAIL = 1.2;

const asSeen = (shape: QuadrupedShape, { isInside }: CompanionOrder): QuadrupedShape =>
  isInside && Math.max(...shape.tail.up.map(([x]) => -x)) > shape.length * LONG_TAIL ? insideOf(shape) : shape;

/** A hoof before a face is a post; who has hooves says with the head alone what others say with a paw on the face. */
const withPaws = ({ gesture, ...order }: CompanionOrder, { foot }: QuadrupedShape): CompanionOrder =>
  gesture === undefined || (foot !== 'paw' && isOnFace(gesture)) ? order : { ...order, gesture };

const drawQuadruped = (told: QuadrupedShape, asked: CompanionOrder): CompanionFigure => {
  const order = withClawUp(told, withPaws(asked, told));
  const shape = asSeen(told, order);
  const colors = coloredFor(shape, order);
  const posture = postureFor(shape, colors, order);
  const { view, shoulder } = posture;
  const bowed = order.manner === 'washing' && posture.view === 'side' ? WASHING_BOW : 0;
  const tilt = order.pose === 'sleeping' ? 0 : (TILTS[order.expression] ?? 0) * (posture.view === 'side' ? 1 : 0.7);
  const isProud = isHaughty(shape, order);
  const chin = isProud ? CHIN_UP : 0;
  const nod = posture.view === 'side' ? nodOf(order) + chin : 0;
  const matrix = placed(posture.head, shape.headRadius, { turn: posture.headTurn + tilt + nod + bowed });
  const look = {
    view: posture.view,
    features: isProud ? haughty(featuresOf(order)) : featuresOf(order),
    gaze: gazeFrom(order, nod),
  };
  const bitten = order.bites ? { ...look, bites: true as const } : look;
  const { head: face, lip } = lipApart(shape.head(colors, bitten));
  const head = moved(bundle(face, { name: 'head' }), matrix);
  const paws =
    order.pose === 'sleeping' || (rears(order) && view === 'side')
      ? []
      : raisedTo({ gesture: order.gesture, aim: order.aim, view, head: matrix, shoulder, chest: shape.chest });
  const raised = paws.flatMap((at) => forelegTo(shape, colors, { posture, at }));
  return {
    parts: [
      ...(shape.wings?.(posture, colors).behind ?? []),
      ...posture.behind,
      ...posture.before,
      ...(shape.over?.(posture, colors) ?? []),
      ...(shape.wings?.(posture, colors).before ?? []),
      ...(shape.mane?.(posture, colors) ?? []),
      ...shadeOfHead(colors, posture, matrix),
      ...collar(shape, order, posture),
      ...(isOnFace(order.gesture) ? [] : raised),
      head,
      ...(posture.over ?? []),
      ...(isOnFace(order.gesture) ? raised : []),
    ],
    mouth: apply(matrix, posture.view === 'side' ? shape.mouth : [0, shape.frontMouth ?? shape.mouth[1]]),
    lip: lip.map((one) => moved(one, matrix)),
    limb: (at) => forelegTo(shape, colors, { posture, at }),
    ...(order.hugs && view !== 'back'
      ? {
          chest: chestOf(shape, posture),
          embrace: (ends) => forelegsAround(shape, colors, { posture, ends }),
        }
      : {}),
  };
};

/** How far before the middle of its head what it hugs is, and where the chin is, in head radii. */
const BEFORE_HEAD = 0.24;
const CHIN = 0.9;

const chestOf = ({ headRadius, heightCm }: QuadrupedShape, { head: [x, y], view }: Posture): Chest => ({
  x: view === 'front' ? x : x + headRadius * BEFORE_HEAD,
  chin: y + headRadius * CHIN,
  ground: 0,
  wide: heightCm * HUGS_WIDE,
  isFront: view === 'front',
});

const lengthOf = ({ length, chest, tail }: QuadrupedShape): number =>
  length + chest * 2 + Math.max(...tail.up.map(([x]) => -x));

/** A companion of several kinds; its order says which, and the first one is the usual one. */
export const bred = (shapes: readonly [QuadrupedShape, ...QuadrupedShape[]]): CompanionDrawing => ({
  heightCm: shapes[0].heightCm,
  lengthCm: Math.max(...shapes.map(lengthOf)),
  home: 'ground',
  draw: (order) => drawQuadruped(shapes[(order.breed ?? 0) % shapes.length] ?? shapes[0], order),
});

/** The companion that a shape describes. */
export const quadruped = (shape: QuadrupedShape): CompanionDrawing => bred([shape]);
