/** The owl: upright, mostly eyes; it turns its head and keeps its body to the reader. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { animalEye, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { freeSides, isOnFace, raisedTo } from '#studio/illustrator/companions/anatomy/raised.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import { shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import {
  foldedWing,
  spreadWing,
  wingAround,
  type WingColors,
  wingTo,
} from '#studio/illustrator/companions/birds/wing.ts';
import { gapeOf, openBeak } from '#studio/illustrator/companions/heads/mouth.ts';
import type { CompanionDrawing, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const OWL = {
  coat: hex('#8f6748'),
  face: hex('#f2dfc0'),
  dark: hex('#5d3f2e'),
  beak: hex('#eda43a'),
  iris: hex('#d9962a'),
  legs: hex('#d99a3f'),
};

const AIRY: ReadonlySet<string> = new Set(['flying', 'jumping', 'running', 'dancing', 'swimming']);
const LOW: ReadonlySet<string> = new Set(['sitting', 'crouching', 'sleeping']);

/** How far the head of the owl is turned, in half widths. */
const turnOf = ({ view }: CompanionOrder): number => (view === 'side' ? 0.3 : 0);

const upperBeak = (order: CompanionOrder): Sketch[] => {
  const turn = turnOf(order);
  const edge: Knot[] = [
    [turn - 0.15, 0.18],
    [turn + 0.02, 0.08],
    [turn + 0.19, 0.18],
    [turn + 0.05, 0.58, 1],
  ];
  return [form(spline(edge), OWL.beak, { volume: 0.5, name: 'beak' })];
};

/** In half widths of the head. */
const head = (order: CompanionOrder, coat: typeof OWL.coat): Sketch[] => {
  const features = featuresOf(order);
  const turn = turnOf(order);
  const skull = shape('-0.62,-0.7 0,-0.82 0.62,-0.7 1,-0.2 1.02,0.3 0.7,0.78 0,0.94 -0.7,0.78 -1.02,0.3 -1,-0.2');
  const ear = (side: 1 | -1): Sketch =>
    form(
      spline([
        [side * 0.24, -0.66],
        [side * 0.66, -0.98],
        [side * 1.02, -1.22 - features.browLift * 0.08, 1],
        [side * 1.0, -0.6],
        [side * 0.86, -0.2],
      ]),
      lighten(coat, -0.1),
      { volume: 0.4 },
    );
  const disc = (x: number, squeeze: number): Sketch[] => [
    form(ellipse([x, 0.06], [0.54 * squeeze, 0.6]), OWL.face, { volume: 0.25 }),
    ...Array.from({ length: 11 }, (_, index) => {
      const angle = (index / 11) * Math.PI * 2 + 0.2;
      const at = (reach: number): Point => [
        x + Math.cos(angle) * reach * squeeze,
        0.06 + Math.sin(angle) * reach * 1.1,
      ];
      return line([at(0.4), at(0.5)], OWL.dark, { width: 0.035, alpha: 0.32 });
    }),
  ];
  const eye = (x: number, side: 1 | -1, squeeze: number): Sketch[] =>
    animalEye(
      { at: [x, 0.04], radii: [0.32 * squeeze, 0.34], side, iris: OWL.iris, lid: coat, lashes: 0.2 },
      features,
      order.gaze,
    );
  const brow = form(
    spline([
      [turn - 0.94, -0.62 - features.browLift * 0.1, 1],
      [turn - 0.4, -0.5 + features.browSlant * 0.1],
      [turn, -0.24],
      [turn + 0.4, -0.5 + features.browSlant * 0.1],
      [turn + 0.9, -0.62 - features.browLift * 0.1, 1],
      [turn + 0.36, -0.78],
      [turn, -0.62],
      [turn - 0.36, -0.78],
    ]),
    lighten(coat, -0.08),
    { volume: 0.35 },
  );
  const open = gapeOf(features);
  return [
    ear(-1),
    ear(1),
    form(skull, coat, { name: 'coat', volume: 0.55 }),
    ...(order.view === 'back'
      ? [0.1, 0.42].flatMap((y, row) =>
          [-0.4, 0, 0.4].map((x) =>
            line(
              [
                [x - 0.12 + row * 0.2, y],
                [x + row * 0.2, y + 0.14],
                [x + 0.12 + row * 0.2, y],
              ],
              OWL.dark,
              { width: 0.05, alpha: 0.45 },
            ),
          ),
        )
      : [
          ...disc(-0.46 + turn, 1),
          ...disc(0.46 + turn, 1 - turn * 0.5),
          bundle([...eye(-0.43 + turn, -1, 1), ...eye(0.43 + turn, 1, 1 - turn * 0.4)], { name: 'eyes' }),
          brow,
          ...(open > 0 ? openBeak({ at: [turn, 0.44], half: 0.2, gape: open * 1.15 }, OWL.beak) : []),
          ...upperBeak(order),
        ]),
  ];
};

const wings = (
  wing: WingColors,
  look: { isAiry: boolean; isHigh: boolean; y: (value: number) => number; busy: readonly (1 | -1)[] },
): Sketch[] => {
  const { isAiry, isHigh, y, busy } = look;
  return ([-1, 1] as const)
    .filter((side) => !busy.includes(side))
    .flatMap((side) =>
      isAiry
        ? spreadWing([side * 9, y(-24)], isHigh ? 28 : 20, {
            ...wing,
            turn: side * (isHigh ? 0.95 : 0.7),
            flip: side === 1,
          })
        : foldedWing([side * 11, y(-18)], 13, { ...wing, turn: side === 1 ? -1.72 : 1.72, flip: side === -1 }),
    );
};

export const owl: CompanionDrawing = {
  heightCm: 44,
  lengthCm: 32,
  home: 'ground',
  draw: (order) => {
    const coat = order.coat ?? OWL.coat;
    const isAiry = AIRY.has(order.pose);
    const isLow = LOW.has(order.pose);
    const lift = order.pose === 'flying' ? 16 : isAiry ? 8 : isLow ? -3 : 0;
    const y = (value: number): number => value - lift;
    const low = isLow ? 3.4 : 0;
    const squash = isLow ? 0.88 : 1;
    const body = spline([
      [0, y(-34)],
      [9.6, y(-32 * squash)],
      [13.4, y(-20)],
      [11.6, y(-8)],
      [6, y(-3.4)],
      [0, y(-2.6)],
      [-6, y(-3.4)],
      [-11.6, y(-8)],
      [-13.4, y(-20)],
      [-9.6, y(-32 * squash)],
    ]);
    const turn = order.view === 'side' ? 2.4 : 0;
    const scallops = [-21, -16.4, -11.8, -7.4].flatMap((row, index) =>
      [-1.5, -0.5, 0.5, 1.5].map((column) => {
        const x = (column + (index % 2) * 0.5) * 4.3 + turn;
        return line(
          [
            [x - 1.6, y(row)],
            [x, y(row) + 2],
            [x + 1.6, y(row)],
          ],
          OWL.dark,
          { width: 0.75, alpha: 0.5 },
        );
      }),
    );
    const isBack = order.view === 'back';
    const front = isBack ? [] : [detail(ellipse([turn, y(-13)], [8.4, 11.6]), OWL.face)];
    const footY = y(-0.6) - (isLow ? 3 : 0);
    const feet =
      isAiry || !isLow || order.pose === 'sitting'
        ? [-5, 5].map((x) =>
            bundle(
              [-1.6, 0, 1.6].map((toe) =>
                form(
                  ribbon(
                    [
                      [x, footY - 2.4],
                      [x + toe * 1.5, footY],
                    ],
                    [1.2, 0.9],
                  ),
                  OWL.legs,
                  { volume: 0.4 },
                ),
              ),
            ),
          )
        : [-5, 5].map((x) => form(ellipse([x, y(-4)], [2.6, 1]), OWL.legs));
    const wing = { cover: mix(coat, OWL.dark, 0.25), tip: lighten(mix(coat, OWL.dark, 0.6), -0.02) };
    const headAt: Point = [
      turn * 0.4,
      y(order.pose === 'reaching' ? -38 : order.pose === 'sleeping' ? -29.6 : isLow ? -31 : -35),
    ];
    const tilt = { curious: 0.24, sad: 0.1, worried: 0.08, sleepy: 0.12 }[order.expression as string] ?? 0;
    const matrix = placed(headAt, 12.4, { turn: order.pose === 'sleeping' ? 0.12 : tilt });
    // From the shoulder of its side: out of the middle of the breast it would be an arm, and higher up on the face.
    const shoulderAt = (x: number): Point => [x < turn ? -11.6 : 11.6, y(-21)];
    const laid = (to: Point): Sketch[] => wingTo(shoulderAt(to[0]), to, { ...wing, shortest: 16 });
    // Its body is always to the reader, wherever it looks.
    const raised =
      isBack || isAiry || order.hugs || order.pose === 'sleeping'
        ? []
        : raisedTo({ gesture: order.gesture, view: 'front', head: matrix, shoulder: [turn, y(-19)], chest: 11 });
    const isOver = isOnFace(order.gesture);
    const at = {
      isAiry,
      isHigh: order.pose === 'flying',
      y,
      busy: isBack || isAiry || order.pose === 'sleeping' ? [] : freeSides(order),
    };
    return {
      parts: [
        form(
          spline([
            [-4.6, y(-9)],
            [4.6, y(-9)],
            [5.4, y(-2.6 - low)],
            [2, y(-1.8 - low)],
            [0, y(-3 - low)],
            [-2, y(-1.8 - low)],
            [-5.4, y(-2.6 - low)],
          ]),
          OWL.dark,
          { name: 'tail' },
        ),
        ...(isAiry && !isBack ? wings(wing, at) : []),
        ...(isBack ? feet : []),
        form(body, coat, { name: 'coat', volume: 0.55 }),
        bundle([...front, ...scallops], { clip: body }),
        ...(isAiry && !isBack ? [] : wings(wing, at)),
        ...(isBack ? [] : feet),
        ...(isOver ? [] : raised.flatMap(laid)),
        ...collarOn(isBack ? undefined : order.collar, [turn - 9.6, y(-25)], [turn + 9.6, y(-25)]),
        moved(bundle(head(order, coat), { name: 'head' }), matrix),
        ...(isOver ? raised.flatMap(laid) : []),
      ],
      mouth: [headAt[0] + (order.view === 'side' ? 4 : 0), headAt[1] + 7],
      limb: laid,
      lip: order.bites && !isBack ? [moved(bundle(upperBeak(order)), matrix)] : [],
      ...(order.hugs
        ? {
            chest: { x: turn, chin: headAt[1] + 10.4, ground: footY - 2, wide: 21, isFront: true },
            embrace: (ends) => ({
              behind: [],
              before: ends.flatMap((tip) => wingAround(shoulderAt(tip[0]), tip, { ...wing, thick: 5.4 })),
            }),
          }
        : {}),
    };
  },
};
