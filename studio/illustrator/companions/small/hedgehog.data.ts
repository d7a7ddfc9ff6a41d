/** The hedgehog: a soft face in front of a dome of spines; it sleeps as a ball. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import type { CompanionDrawing, CompanionOrder, Embrace } from '#studio/illustrator/companions/companion.ts';
import { lipApart } from '#studio/illustrator/companions/heads/head-look.ts';
import { furryHead } from '#studio/illustrator/companions/heads/furry-head.ts';
import { apply, type Matrix, placed } from '#studio/illustrator/geometry/matrix.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const COLORS = {
  coat: hex('#d2aa83'),
  pale: hex('#f4dfc4'),
  dark: hex('#5b4438'),
  nose: hex('#2b1b1b'),
  iris: hex('#3d2518'),
};
const SPINES = hex('#77594a');

type Dome = { readonly center: Point; readonly radii: Point; readonly from: number; readonly to: number };

/** A dome with a jagged edge that leans backward, closed softly below. */
const dome = ({ center, radii, from, to }: Dome, color: typeof SPINES): Sketch[] => {
  const count = 26;
  const at = (share: number, reach: number, lean = 0): Point => {
    const angle = Math.PI * (from + (to - from) * share) - lean;
    return [center[0] + Math.cos(angle) * radii[0] * reach, center[1] + Math.sin(angle) * radii[1] * reach];
  };
  const edge = Array.from(
    { length: count * 2 + 1 },
    (_, index): Knot => [...at(index / (count * 2), index % 2 === 0 ? 1 : 1.15, index % 2 === 0 ? 0 : 0.07), 1],
  );
  const close: Knot[] =
    to - from > 1.9
      ? []
      : [
          [center[0] + radii[0] * 0.5, Math.min(-1, center[1] + radii[1] * 0.62)],
          [center[0] - radii[0] * 0.5, Math.min(-1, center[1] + radii[1] * 0.64)],
        ];
  return [
    form(spline([...edge, ...close]), color, { name: 'coat', volume: 0.6 }),
    ...ROWS.flatMap((row, index) =>
      quillsOf(row, { at, center, radii, color: lighten(color, index % 2 ? -0.07 : -0.11) }),
    ),
  ];
};

/** Rows of spines from the edge of the dome inward: how far out, how many, how long. */
const ROWS = [
  [0.84, 15, 4.4],
  [0.66, 12, 4.2],
  [0.48, 9, 3.9],
  [0.3, 6, 3.6],
] as const;

/** No spine points into the ground. */
const LOWEST_TIP = 0.5;

type Quills = {
  readonly at: (share: number, reach: number) => Point;
  readonly center: Point;
  readonly radii: Point;
  readonly color: typeof SPINES;
};

/** A row of spines that lie back over the one behind it, dark with pale tips. */
const quillsOf = ([reach, count, long]: (typeof ROWS)[number], { at, center, radii, color }: Quills): Sketch[] => {
  const quills = Array.from({ length: count }, (_, index): readonly [Point, Point] => {
    const start = at(0.06 + (0.88 * (index + 0.5)) / count, reach);
    const out = Math.atan2((start[1] - center[1]) / radii[1], (start[0] - center[0]) / radii[0]) - 0.3;
    return [start, [start[0] + Math.cos(out) * long, start[1] + Math.sin(out) * long]];
  }).filter(([, tip]) => tip[1] < LOWEST_TIP);
  return [
    detail(
      quills.flatMap(([from, to]) => ribbon([from, lerp(from, to, 0.5), to], [0.62, 0.5, 0.08])),
      color,
      { alpha: 0.9 },
    ),
    detail(
      quills.flatMap(([from, to]) => ribbon([lerp(from, to, 0.58), to], [0.4, 0.07])),
      lighten(color, 0.34),
      { alpha: 0.85 },
    ),
  ];
};

const LIFTS: Readonly<Record<string, number>> = { jumping: -7, flying: -12, swimming: -10, dancing: -4 };
const STEPS: Readonly<Record<string, number>> = { walking: 1.8, running: 3, reaching: 0.6 };

type HeadAt = { readonly at: Point; readonly radius: number; readonly turn: number };

/** Where the head is, and how it is turned. */
const headAt = ({ view, pose }: CompanionOrder): HeadAt => {
  if (pose === 'sleeping') return { at: [6.4, -6.8], radius: 6.4, turn: 0.34 };
  if (view === 'back') return { at: [0, -20], radius: 7, turn: 0 };
  if (view === 'front') return { at: [0, -12], radius: 7.8, turn: 0 };
  const low = pose === 'crouching' ? 1.8 : 0;
  return { at: isUp(pose) ? [7, -17] : [10.4, -10.4 + low], radius: 7.6, turn: pose === 'reaching' ? -0.4 : 0 };
};

const isUp = (pose: CompanionOrder['pose']): boolean => pose === 'sitting' || pose === 'reaching';

const onHead = ({ at, radius, turn }: HeadAt): Matrix => placed(at, radius, { turn });

const headParts = (order: CompanionOrder): { readonly head: Sketch[]; readonly lip: Sketch[] } =>
  lipApart(
    furryHead({ ears: 'small', snout: 0.46, fluff: 0, hasMask: true, tall: 0.9, eye: 0.2 }, COLORS, {
      view: order.pose === 'sleeping' ? 'side' : order.view,
      features: featuresOf(order),
      gaze: order.gaze,
      ...(order.bites ? { bites: true as const } : {}),
    }),
  );

const headOf = (order: CompanionOrder): Sketch =>
  moved(bundle(headParts(order).head, { name: 'head' }), onHead(headAt(order)));

/** In half widths of the head. */
const MOUTH: Readonly<Record<'side' | 'front' | 'back', Point>> = {
  side: [0.61, 0.55],
  front: [0.04, 0.56],
  back: [0, 0.5],
};

const ARM = lighten(COLORS.coat, -0.05);
const PAW = lighten(COLORS.coat, -0.12);

/** Short arms around what it holds: the far one comes from behind the breast. */
const armsAround = (isSide: boolean, [near, far]: readonly [Point, Point]): Embrace => {
  const arm = (root: Point, paw: Point, color: Color): Sketch[] => {
    const elbow: Point = [(root[0] + paw[0]) / 2 + Math.sign(root[0] - 5) * 0.8, (root[1] + paw[1]) / 2 + 1.4];
    return [
      form(ribbon([root, elbow, paw], [2.1, 1.9, 1.4]), color, { volume: 0.4, name: 'coat' }),
      form(ellipse(paw, [1.9, 1.6]), PAW, { volume: 0.4, name: 'coat' }),
    ];
  };
  return isSide
    ? {
        behind: arm([9, -9.4], far, PAW),
        before: [form(ellipse(far, [1.5, 1.6]), PAW, { volume: 0.4, name: 'coat' }), ...arm([0.6, -9.4], near, ARM)],
      }
    : { behind: [], before: [...arm([-7.4, -6.4], near, ARM), ...arm([7.4, -6.4], far, ARM)] };
};

const drawSide = (order: CompanionOrder): Sketch[] => {
  const step = STEPS[order.pose] ?? 0;
  const isHigh = isUp(order.pose);
  const foot = (x: number, y: number): Sketch =>
    form(ellipse([x, y - 1.2], [2.7, 1.7]), lighten(COLORS.coat, -0.09), { volume: 0.4 });
  const belly = form(
    spline([
      [-13, -5],
      [-4, -10],
      [9, -11],
      [14.6, -6],
      [10, -1],
      [-9, -1],
    ]),
    COLORS.coat,
    { name: 'coat' },
  );
  const spines = dome(
    {
      center: isHigh ? [-4.4, -11] : [-3, -8.4],
      radii: isHigh ? [12.6, 13.4] : [14.6, 13],
      from: isHigh ? 0.86 : 0.94,
      to: isHigh ? 1.98 : 2.02,
    },
    order.coat ?? SPINES,
  );
  return [
    foot(-8 - step, 0),
    foot(8.6 + step, order.pose === 'pointing' ? -3 : 0),
    ...(isHigh ? [form(ellipse([2.4, -8.6], [8, 8.4]), COLORS.pale, { volume: 0.3, name: 'coat' })] : [belly]),
    ...spines,
    foot(-4.6 + step, 0),
    foot(5.4 - step, 0),
    ...collarOn(order.collar, isHigh ? [0, -11.6] : [4.6, -12], isHigh ? [10.6, -9.4] : [10.6, -3.2]),
    headOf(order),
  ];
};

const drawFacing = (order: CompanionOrder): Sketch[] => {
  const isBack = order.view === 'back';
  const foot = (x: number): Sketch =>
    form(ellipse([x, -1.3], [2.8, 1.8]), lighten(COLORS.coat, -0.09), { volume: 0.4 });
  const spines = dome(
    {
      center: [0, isBack ? -11.6 : -10.4],
      radii: [12.6, isBack ? 10.6 : 11.6],
      from: isBack ? 0.02 : 0.86,
      to: isBack ? 2 : 2.14,
    },
    order.coat ?? SPINES,
  );
  return isBack
    ? [foot(-5), foot(5), headOf(order), ...spines]
    : [
        foot(-5.4),
        foot(5.4),
        ...spines,
        form(ellipse([0, -6.6], [8, 6.4]), COLORS.pale, { volume: 0.3, name: 'coat' }),
        ...collarOn(order.collar, [-6.4, -6.4], [6.4, -6.4]),
        headOf(order),
      ];
};

export const hedgehog: CompanionDrawing = {
  heightCm: 24,
  lengthCm: 34,
  home: 'ground',
  draw: (order) => {
    const lift = LIFTS[order.pose] ?? 0;
    const isAsleep = order.pose === 'sleeping';
    const ball = (): Sketch[] => [
      ...dome({ center: [0, -12.6], radii: [12.6, 11.2], from: 0.42, to: 2.42 }, order.coat ?? SPINES),
      form(ellipse([5.4, -5.6], [7.4, 5]), COLORS.pale, { volume: 0.3, name: 'coat' }),
      ...[2, 9.4].map((x) => form(ellipse([x, -1.4], [2.4, 1.4]), lighten(COLORS.coat, -0.08), { volume: 0.4 })),
      ...collarOn(order.collar, [-0.6, -6], [4, -2.6]),
      headOf(order),
    ];
    const parts = isAsleep ? ball() : order.view === 'side' ? drawSide(order) : drawFacing(order);
    const onPage = onHead(headAt(order));
    const [x, y] = apply(onPage, MOUTH[order.view]);
    const isSide = order.view === 'side';
    return {
      parts: [moved(bundle(parts), placed([0, lift], 1))],
      mouth: [x, y + lift],
      lip: headParts(order).lip.map((one) => moved(one, onPage)),
      ...(order.hugs && order.view !== 'back'
        ? {
            chest: { x: isSide ? 7.6 : 0, chin: isSide ? -10.2 : -5, ground: 0, wide: 13, isFront: !isSide },
            embrace: (ends) => armsAround(isSide, ends),
          }
        : {}),
    };
  },
};
