/** Legs and feet of a bird: feathered thighs, an ankle that bends back, toes or webs. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { LIFTS } from '#studio/illustrator/companions/birds/bird-frame.ts';
import type { BirdColors, BirdFrame, BirdShape } from '#studio/illustrator/companions/birds/bird-shape.ts';
import { add, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

type FootLook = {
  readonly kind: BirdShape['feet'];
  readonly width: number;
  readonly lead: number;
  readonly color: Color;
};

/** Three toes under one skin, its front edge drawn in between them. */
const webbed = ([x, y]: Point, { width: w, lead, color }: FootLook): Sketch[] => {
  const along = (ahead: number, up: number): Point => [x + w * ahead * lead, y - w * up];
  return [
    form(
      spline([
        [...along(-1.5, 0.1), 1],
        along(-0.9, 1.1),
        along(0.2, 2),
        along(3, 1.15),
        [...along(5.9, 0.5), 1],
        along(5, 0.26),
        [...along(4.9, 0), 1],
        along(1.6, 0),
      ]),
      color,
      { volume: 0.4 },
    ),
    ...[0.62, 0.2].map((rise) =>
      line([along(0.5, 1.2), along(2.6, rise + 0.34), along(4.7, rise)], lighten(color, -0.16), {
        width: w * 0.26,
        alpha: 0.8,
      }),
    ),
  ];
};

const toes = ([x, y]: Point, { kind, width: w, lead, color }: FootLook): Sketch[] => [
  ...[-1.4, 0.6, 2.6].map((toe) =>
    form(
      ribbon(
        [
          [x, y - w * 0.9],
          [x + w * toe * 1.6 * lead, y - w * 0.35],
        ],
        [w * 0.75, w * 0.45],
      ),
      color,
      { volume: 0.3 },
    ),
  ),
  ...(kind === 'talons' ? [-2.2, 1, 4.1] : []).map((toe) =>
    form(
      ribbon(
        [
          [x + w * toe * lead, y - w * 0.5],
          [x + w * (toe + 0.5) * lead, y],
        ],
        [w * 0.3, w * 0.1],
      ),
      lighten(color, -0.35),
    ),
  ),
];

const footAt = (at: Point, foot: FootLook): Sketch[] => (foot.kind === 'web' ? webbed(at, foot) : toes(at, foot));

const LONG_LEGS = 14;
/** Legs stand below the weight of body, neck and head: so far towards the head, long ones and others. */
const WEIGHT_AHEAD = { long: 0.42, short: 0.3 } as const;
/** Apart as shares of the thickness of a leg and of the body, so that each foot is seen. */
const FEET_APART = 2;
const HIPS_APART = 0.17;
/** Who runs on webs has thick shanks. */
const WEB_THICK = 1.4;

type Leg = { readonly root: Point; readonly ankle: Point; readonly end: Point; readonly width: number };

const legOf = (shape: BirdShape, { center, pose, view }: BirdFrame, side: -1 | 1): Leg => {
  const [long, thick] = shape.body;
  const isSide = view === 'side';
  const width = Math.max(0.35, shape.legs * 0.055 + thick * 0.04) * (shape.feet === 'web' ? WEB_THICK : 1);
  const step = pose === 'walk' ? shape.legs * (isSide ? 0.4 : 0.08) : 0;
  const stands = isSide && pose !== 'fly';
  const isTall = shape.legs > LONG_LEGS;
  const ahead = stands ? shape.neck[0] * (isTall ? WEIGHT_AHEAD.long : WEIGHT_AHEAD.short) : 0;
  const apart = isTall && stands && pose === 'stand' ? width * FEET_APART : 0;
  const root: Point = [
    center[0] + ahead * 0.7 + side * (isSide ? long * HIPS_APART : thick * 0.42),
    center[1] + thick * 0.6,
  ];
  const down: Point = [
    root[0] + ahead * 0.3 + side * (step + apart),
    -LIFTS[pose] * shape.wing - (pose === 'walk' && side === 1 ? width * 1.4 : 0),
  ];
  const end = pose === 'fly' && isSide ? add(root, [-long * 0.75, thick * 0.5 + side * 0.8]) : down;
  const bent = isSide ? shape.legs * 0.13 : 0;
  return { root, ankle: add(lerp(root, end, 0.52), [-bent, 0]), end, width };
};

/** Feathers reach down a leg to this share of its way from the body to the ankle, long ones and others. */
const FEATHERED = { long: 0.46, short: 0.72 } as const;

/** The legs; none when it rests on them. */
export const legSketches = (shape: BirdShape, colors: BirdColors, frame: BirdFrame): Sketch[] => {
  const { pose, view } = frame;
  const isSide = view === 'side';
  const [, thick] = shape.body;
  const one = (side: -1 | 1): Sketch[] => {
    const { root, ankle, end, width: w } = legOf(shape, frame, side);
    const isFar = isSide && side === -1;
    const color = isFar ? lighten(colors.legs, -0.06) : colors.legs;
    const foot: FootLook = { kind: shape.feet, width: w, lead: isSide ? 1 : side, color };
    const low = shape.legs > LONG_LEGS ? FEATHERED.long : FEATHERED.short;
    const thigh = [add(root, [0, -thick * 0.16]), lerp(root, ankle, low * 0.5), lerp(root, ankle, low)];
    return [
      form(
        ribbon(
          [root, lerp(root, ankle, 0.5), ankle, lerp(ankle, end, 0.5), add(end, [0, -w * 0.95])],
          [w, w * 0.94, w * 1.16, w * 0.84, w * 0.9],
        ),
        color,
        {
          volume: 0.35,
        },
      ),
      ...footAt(end, foot),
      form(ribbon(thigh, [thick * 0.36, thick * 0.27, w * 1.06]), lighten(colors.belly, isFar ? -0.13 : -0.06), {
        volume: 0.4,
        name: 'thigh',
      }),
    ];
  };
  return pose === 'rest' || pose === 'sleep' ? [] : [bundle([...one(-1), ...one(1)], { name: 'leg' })];
};

/** The toes of a bird that sits on its legs look out below its feathers, or it would be a ball that lies there. */
export const restingToes = (shape: BirdShape, { center, view }: BirdFrame): Sketch[] => {
  const [long, thick] = shape.body;
  const w = Math.max(0.4, thick * 0.085);
  const isSide = view === 'side';
  const one = (side: -1 | 1): Sketch[] => {
    const at: Point = [center[0] + (isSide ? long * (0.08 + side * 0.13) : side * thick * 0.38), 0];
    const color = isSide && side === -1 ? lighten(shape.colors.legs, -0.05) : shape.colors.legs;
    return footAt(at, { kind: shape.feet, width: w, lead: isSide ? 1 : side * 0.6, color });
  };
  return [bundle([...one(-1), ...one(1)], { name: 'leg' })];
};
