/** Birds: one body shaped by numbers, standing, walking, resting and in the air. Lengths are centimetres. */
import { lighten, mix } from '#studio/illustrator/color/color.ts';
import { collarOn, strokes } from '#studio/illustrator/companions/anatomy/coat.ts';
import { gazeFrom, nodOf } from '#studio/illustrator/companions/anatomy/nod.ts';
import { isOnFace, raisedTo } from '#studio/illustrator/companions/anatomy/raised.ts';
import { birdBody, birdFrame } from '#studio/illustrator/companions/birds/bird-frame.ts';
import { wingTo } from '#studio/illustrator/companions/birds/wing.ts';
import { headSketch } from '#studio/illustrator/companions/birds/bird-head.ts';
import { legSketches, tailSketch, wingsOf } from '#studio/illustrator/companions/birds/bird-limbs.ts';
import type { BirdColors, BirdFrame, BirdShape } from '#studio/illustrator/companions/birds/bird-shape.ts';
import type { CompanionDrawing, CompanionFigure, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { add, angleOf, lerp, polar } from '#studio/illustrator/geometry/outline.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
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

const tiltOf = (order: CompanionOrder): number => {
  const act = { sleeping: 0.3, reaching: -0.4, flying: 0.1 }[order.pose as string] ?? 0;
  const tilt = act + (order.expression === 'curious' && order.pose !== 'sleeping' ? 0.2 : 0);
  return order.view === 'side' ? tilt + nodOf(order) : tilt * 0.5;
};

const drawBird = (shape: BirdShape, order: CompanionOrder): CompanionFigure => {
  const colors = colorsFor(shape, order);
  const frame = birdFrame(shape, order);
  const wings = wingsOf(shape, colors, frame);
  const tail = tailSketch(shape, colors, frame);
  const matrix = placed(frame.head, shape.headRadius, { turn: tiltOf(order) });
  const isBack = order.view === 'back';
  const wing = (at: Point): Sketch[] =>
    wingTo(add(frame.center, [0, -shape.body[1] * 0.2]), at, {
      cover: colors.wing,
      tip: colors.tip,
      shortest: shape.body[0],
    });
  const { view, pose, gesture } = order;
  const shoulder = add(frame.center, [0, -shape.body[1] * 0.2]);
  const raised =
    pose === 'sleeping'
      ? []
      : raisedTo({ gesture, aim: order.aim, view, head: matrix, shoulder, chest: shape.body[1] * 0.8 });
  return {
    parts: [
      ...(isBack ? [] : tail),
      ...wings.behind,
      ...legSketches(shape, frame),
      ...bodySketches(shape, colors, { body: birdBody(shape, frame), frame }),
      ...collarFor(shape, order, frame),
      ...(isBack ? [...wings.before, ...tail] : []),
      ...(isOnFace(gesture) ? [] : raised.flatMap(wing)),
      moved(
        bundle(headSketch(shape, colors, { ...order, gaze: gazeFrom(order, nodOf(order)) }), { name: 'head' }),
        matrix,
      ),
      ...(isBack || raised.length > 0 ? [] : wings.before),
      ...(isOnFace(gesture) ? raised.flatMap(wing) : []),
    ],
    mouth: apply(matrix, order.view === 'side' ? [shape.beak[0][0] * 0.9, shape.beak[0][1] + 0.1] : [0, 0.7]),
    limb: wing,
  };
};

/** The companion that a shape describes. */
export const birdOf = (shape: BirdShape): CompanionDrawing => ({
  heightCm: shape.heightCm,
  lengthCm: shape.lengthCm,
  home: 'ground',
  draw: (order) => drawBird(shape, order),
});
