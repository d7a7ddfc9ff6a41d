/** The penguin: upright and round; it waddles, slides on its belly and swims. */
import { lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { freeSides } from '#studio/illustrator/companions/anatomy/raised.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { Color } from '#studio/illustrator/color/color.ts';
import { gapeOf, openBeak } from '#studio/illustrator/companions/heads/mouth.ts';
import { PENGUIN, prone } from '#studio/illustrator/companions/birds/prone-penguin.ts';
import type { CompanionDrawing, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const face = (order: CompanionOrder): Sketch[] => {
  const features = featuresOf(order);
  const turn = order.view === 'side' ? 2.6 : 0;
  const gape = gapeOf(features) * 11;
  const eye = (x: number, side: 1 | -1, squeeze: number): Sketch[] =>
    animalEye(
      {
        at: [x, -43.5],
        radii: [2.5 * squeeze, 2.9],
        side,
        iris: PENGUIN.iris,
        lid: PENGUIN.coat,
        lashes: 0.4,
        hasBrow: false,
      },
      features,
      order.gaze,
    );
  return [
    detail(
      spline([
        [turn, -47.4],
        [4.4 + turn, -49.2],
        [8 + turn * 0.5, -45],
        [6 + turn * 0.5, -38.4],
        [turn, -37],
        [-6 + turn, -38.4],
        [-7.6 + turn, -45],
        [-4.4 + turn, -49.2],
      ]),
      PENGUIN.belly,
    ),
    ...[-5.6, 5.4].map((x) =>
      glow([x + turn, -39.6], BLUSH, { radii: [2.6, 1.9], alpha: 0.5 * features.blush, effect: 'haze' }),
    ),
    bundle([...eye(-3.7 + turn, -1, 1), ...eye(3.7 + turn, 1, order.view === 'side' ? 0.86 : 1)], { name: 'eyes' }),
    ...(gape > 0 ? openBeak({ at: [turn * 1.4, -39.6], half: 1.9, gape }, PENGUIN.beak) : []),
    form(
      spline([
        [turn - 2, -40.4],
        [turn, -41.6],
        [turn + 2.2, -40.4],
        [turn * 2.3, -37.6],
      ]),
      PENGUIN.beak,
      { volume: 0.5, name: 'beak' },
    ),
  ];
};

/** White from the throat to the feet, narrow where the flippers begin. */
const bellyOf = (turn: number): Path =>
  spline(
    (
      [
        [0, -36.4],
        [5.4, -35],
        [7.2, -30],
        [9.4, -20],
        [8.8, -9],
        [5, -1.4],
        [0, -0.4],
        [-5, -1.4],
        [-8.8, -9],
        [-9.4, -20],
        [-7.2, -30],
        [-5.4, -35],
      ] as const
    ).map(([x, y]): Point => [x + turn * 1.6, y]),
  );

const throatOf = (turn: number): Path =>
  spline(
    (
      [
        [-9, -37],
        [9, -37],
        [8, -31],
        [0, -25.4],
        [-8, -31],
      ] as const
    ).map(([x, y]): Point => [x + turn * 1.6, y]),
  );

type Flippers = readonly [number, number];
const FLIPPERS: Readonly<Record<string, Flippers>> = {
  walking: [0.5, 0.9],
  running: [1.3, 1.1],
  reaching: [0.3, 2.6],
  pointing: [0.3, 1.7],
  jumping: [2.2, 2.2],
  flying: [1.5, 1.9],
  swimming: [1.5, 1.9],
  dancing: [2.4, 1.4],
};

const FLAT: ReadonlySet<string> = new Set(['sleeping', 'flying', 'swimming']);

/** A flipper laid on somebody. */
const flipperTo = (at: Point, coat: Color): Sketch[] => {
  const root: Point = [Math.sign(at[0]) * 9, -31];
  const long = Math.hypot(at[0] - root[0], at[1] - root[1]);
  const tip = long > 26 ? lerp(root, at, 26 / long) : at;
  return [
    form(ribbon([root, lerp(root, tip, 0.4), lerp(root, tip, 0.8), tip], [2.4, 3, 2.4, 0.8]), coat, {
      volume: 0.5,
      name: 'wing',
    }),
  ];
};

/** How far out the elbows of who hugs are, and how far down, in centimetres. */
const ELBOW: Point = [13.6, -20];

/** A flipper around what it holds: from its shoulder out at the side, and in again before the belly. */
const flipperAround = (tip: Point, coat: Color): Sketch[] => {
  const side = Math.sign(tip[0]) || 1;
  const elbow: Point = [side * ELBOW[0], ELBOW[1]];
  const bones: readonly Point[] = [
    [side * 10, -31],
    lerp([side * 10, -31], elbow, 0.6),
    elbow,
    lerp(elbow, tip, 0.7),
    tip,
  ];
  return [form(ribbon(bones, [2.4, 3, 3.1, 2.2, 1]), coat, { volume: 0.5, name: 'wing' })];
};

export const penguin: CompanionDrawing = {
  heightCm: 54,
  lengthCm: 36,
  home: 'ground',
  draw: (order) => {
    const isFlat = FLAT.has(order.pose);
    const isBack = order.view === 'back' && order.pose !== 'sleeping';
    const coat = order.coat ?? PENGUIN.coat;
    if (isFlat && !isBack)
      return {
        parts: [
          moved(
            bundle(prone(order, coat)),
            order.pose === 'sleeping'
              ? placed([0, 0], 1)
              : placed([0, order.pose === 'flying' ? -14 : -9], 1, { turn: -0.16 }),
          ),
        ],
        mouth: order.pose === 'sleeping' ? [30, -15] : [28, -30],
        limb: (at) => flipperTo(at, coat),
      };
    // Its gestures are ways to hold the flippers; what they are laid on or around has them of its own.
    const busy = isBack
      ? []
      : freeSides({ ...(order.hugs ? { hugs: true } : {}), ...(order.lays ? { lays: order.lays } : {}) });
    const turn = order.view === 'side' ? 2 : 0;
    const outline = skinOf(
      [
        limb(
          [
            [0, -13.4],
            [turn * 0.4, -26],
            [turn * 0.6, -42],
          ],
          [13.2, 11.4, 9.4],
        ),
      ],
      2,
    );
    const [left, right] = FLIPPERS[order.pose] ?? [0.28, 0.28];
    const flipper = (side: -1 | 1, out: number): Sketch => {
      const root: Point = [side * 10 + turn * 0.3, -31];
      const angle = Math.PI / 2 - side * out;
      const at = (reach: number, across: number): Point => [
        root[0] + Math.cos(angle) * reach - Math.sin(angle) * across,
        root[1] + Math.sin(angle) * reach + Math.cos(angle) * across,
      ];
      return form(
        spline([at(-2, 0), at(5, -3), at(13, -2.4), at(18, 0), at(12, 2.6), at(4, 2.8)]),
        lighten(coat, side === -1 ? -0.04 : 0),
        { volume: 0.5, name: 'wing' },
      );
    };
    const step = order.pose === 'walking' || order.pose === 'running' ? 1.8 : 0;
    const foot = (side: -1 | 1): Sketch =>
      form(
        spline([
          [side * 5.6 - 3.4, 0],
          [side * 5.6 - 2, -2.6 - (side === 1 ? step : 0)],
          [side * 5.6 + 2.6 + turn, -2.6 - (side === 1 ? step : 0)],
          [side * 5.6 + 4.6 + turn, -(side === 1 ? step : 0)],
        ]),
        PENGUIN.beak,
        { volume: 0.4 },
      );
    const low = ['sitting', 'crouching'].includes(order.pose);
    const body: Sketch[] = [
      foot(-1),
      foot(1),
      ...(isBack || busy.includes(-1) ? [] : [flipper(-1, left)]),
      form(outline, coat, { name: 'coat', volume: 0.55 }),
      bundle(
        isBack
          ? []
          : [
              detail(bellyOf(turn), PENGUIN.belly),
              // The gold of the throat goes over into the white: with an edge all round it would be a plate.
              bundle([detail(throatOf(turn), PENGUIN.gold, { to: PENGUIN.belly })], { clip: bellyOf(turn) }),
            ],
        { clip: outline },
      ),
      ...collarOn(isBack ? undefined : order.collar, [turn * 0.6 - 9, -34.6], [turn * 0.6 + 9, -34.6]),
      bundle(
        [
          ...(isBack ? [] : [bundle(face(order), { clip: outline })]),
          form(
            ribbon(
              [
                [turn * 0.6 - 0.6, -51],
                [turn * 0.6 - 1.6, -53.4],
                [turn * 0.6 - 3.4, -54.2],
              ],
              [1, 0.8, 0.3],
            ),
            coat,
            { volume: 0.3 },
          ),
        ],
        { name: 'head' },
      ),
      ...(isBack ? [flipper(-1, left)] : []),
      ...(busy.includes(1) ? [] : [flipper(1, right)]),
    ];
    const lean = { walking: 0.07, running: 0.22, reaching: -0.08, pointing: 0.06 }[order.pose as string] ?? 0;
    const matrix = isFlat
      ? placed([-20, -16], 1, { turn: 1.15 })
      : low
        ? ([1.06, 0, 0, 0.88, 0, 1.6] as const)
        : placed([0, order.pose === 'jumping' ? -10 : 0], 1, { turn: lean });
    return {
      parts: [moved(bundle(body), matrix)],
      mouth: isFlat ? [22, -16] : [turn * 2, low ? -33 : -38],
      limb: (at) => flipperTo(at, coat),
      ...(order.hugs
        ? {
            chest: { x: turn * 0.6, chin: -31, ground: -3, wide: 21, isFront: true },
            embrace: (ends) => ({ behind: [], before: ends.flatMap((tip) => flipperAround(tip, coat)) }),
          }
        : {}),
    };
  },
};
