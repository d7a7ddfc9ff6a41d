/** Four-legged animals: one body, shaped by numbers, so that every species can do every pose. Lengths are centimetres. */
import { lighten, mix } from '#studio/illustrator/color/color.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import { gazeFrom, nodOf } from '#studio/illustrator/companions/anatomy/nod.ts';
import { isOnFace, raisedTo } from '#studio/illustrator/companions/anatomy/raised.ts';
import { featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import type { CompanionDrawing, CompanionFigure, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { sockOf } from '#studio/illustrator/companions/quadrupeds/body.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { crouchedPosture } from '#studio/illustrator/companions/quadrupeds/postures/crouched.ts';
import { curledPosture } from '#studio/illustrator/companions/quadrupeds/postures/curled.ts';
import { frontPosture } from '#studio/illustrator/companions/quadrupeds/facing.ts';
import { hunchedPosture } from '#studio/illustrator/companions/quadrupeds/postures/hunched.ts';
import { lyingPosture } from '#studio/illustrator/companions/quadrupeds/postures/lying.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { recliningPosture } from '#studio/illustrator/companions/quadrupeds/postures/reclining.ts';
import { seatedPosture } from '#studio/illustrator/companions/quadrupeds/postures/seated.ts';
import { uprightPosture } from '#studio/illustrator/companions/quadrupeds/postures/upright.ts';
import { add, angleOf, cut, lerp, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

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
    if (shape.rests === 'folded') return lyingPosture(shape, colors, false);
    if (order.manner === 'lying') return recliningPosture(shape, colors, order);
    return shape.isHunched || shape.sitsUp ? hunchedPosture(shape, colors, order) : seatedPosture(shape, colors, order);
  }
  return order.pose === 'crouching' && shape.rests === 'curled' && !shape.isHunched && !shape.sitsUp
    ? crouchedPosture(shape, colors, order)
    : uprightPosture(shape, colors, order);
};

/** Bodies that were drawn of late. While a page is composed the same body is asked for again and again, only looking elsewhere. */
const drawn = new WeakMap<QuadrupedShape, Map<string, Posture>>();
const KEPT = 24;

const postureFor = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  const { pose, view, expression, gesture, manner, coat } = order;
  const known = drawn.get(shape) ?? new Map<string, Posture>();
  const key = JSON.stringify([pose, view, expression, gesture, manner, coat]);
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

const drawQuadruped = (shape: QuadrupedShape, order: CompanionOrder): CompanionFigure => {
  const colors = coloredFor(shape, order);
  const posture = postureFor(shape, colors, order);
  const { view, shoulder } = posture;
  const bowed = order.manner === 'washing' && posture.view === 'side' ? WASHING_BOW : 0;
  const tilt = order.pose === 'sleeping' ? 0 : (TILTS[order.expression] ?? 0) * (posture.view === 'side' ? 1 : 0.7);
  const nod = posture.view === 'side' ? nodOf(order) : 0;
  const matrix = placed(posture.head, shape.headRadius, { turn: posture.headTurn + tilt + nod + bowed });
  const look = { view: posture.view, features: featuresOf(order), gaze: gazeFrom(order, nod) };
  const head = moved(bundle(shape.head(colors, look), { name: 'head' }), matrix);
  const paws =
    order.pose === 'sleeping'
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
      ...collar(shape, order, posture),
      ...(isOnFace(order.gesture) ? [] : raised),
      head,
      ...(posture.over ?? []),
      ...(isOnFace(order.gesture) ? raised : []),
    ],
    mouth: apply(matrix, posture.view === 'side' ? shape.mouth : [0, shape.mouth[1]]),
    limb: (at) => forelegTo(shape, colors, { posture, at }),
    ...(view === 'front' ? { embrace: (at) => forelegAround(shape, colors, { posture, at }) } : {}),
  };
};

type Laid = { readonly posture: Posture; readonly at: Point };

/** A foreleg raised from the chest, its paw or hoof laid down at a place. */
const forelegTo = (shape: QuadrupedShape, colors: AnimalColors, { posture: { shoulder }, at }: Laid): Sketch[] => {
  const root = add(shoulder, [Math.sign(at[0] - shoulder[0]) * shape.chest * 0.3, shape.chest * 0.2]);
  const long = shape.stands * 1.15;
  const away = Math.hypot(at[0] - root[0], at[1] - root[1]);
  const foot = away > long ? lerp(root, at, long / away) : at;
  const knee = add(lerp(root, foot, 0.5), [0, Math.max(0, long - away) * 0.32]);
  return legThrough(shape, colors, [root, knee, foot]);
};

/** How far the elbows are out at the sides of who hugs, and how near to each other the paws come, as shares. */
const ELBOW_OUT = 1.3;
const PAWS_IN = 0.3;

/** A foreleg around what is hugged: out from the side of the chest and back in before it, where the paws meet. */
const forelegAround = (shape: QuadrupedShape, colors: AnimalColors, { posture: { shoulder }, at }: Laid): Sketch[] => {
  const { chest } = shape;
  const [x, y] = shoulder;
  const side = Math.sign(at[0] - x);
  const root: Point = [x + side * chest * 0.72, y + chest * 0.3];
  const foot: Point = [x + (at[0] - x) * PAWS_IN, at[1]];
  const elbow: Point = [x + side * chest * ELBOW_OUT, root[1] + (foot[1] - root[1]) * 0.72];
  return legThrough(shape, colors, [root, elbow, foot]);
};

const legThrough = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  [root, knee, foot]: readonly [Point, Point, Point],
): Sketch[] => {
  const w = shape.legWidth;
  const color = lighten(colors.coat, 0.02);
  const bones = [root, lerp(root, knee, 0.6), knee, lerp(knee, foot, 0.6), foot];
  const leg = ribbon(bones, [w * 1.7, w * 1.4, w * 1.15, w, w]);
  const paw = ellipse(foot, [w * 1.35, w * 1.05]);
  // Fur before fur of the same colour is told by its edge.
  const rim = [ribbon(cut(bones, 0.4, 1, 5), [w * 1.5, w * 1.4, w * 1.26]), ellipse(foot, [w * 1.6, w * 1.3])];
  const toes = shape.foot === 'paw' ? [-0.42, 0.42] : [];
  const [ahead, across] = [angleOf(knee, foot), angleOf(knee, foot) + Math.PI / 2];
  return [
    ...rim.map((path) => detail(path, colors.dark, { alpha: 0.5 })),
    form(leg, color, { name: 'coat', volume: 0.5 }),
    form(paw, shape.barePaws ?? (shape.socks ? sockOf(shape, colors) : color), { name: 'coat', volume: 0.4 }),
    ...toes.map((share) => {
      const from = add(foot, polar(across, w * share));
      return line([add(from, polar(ahead, w * 0.3)), add(from, polar(ahead, w * 0.95))], colors.dark, {
        width: w * 0.2,
        alpha: 0.5,
      });
    }),
  ];
};

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
