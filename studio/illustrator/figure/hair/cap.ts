/** The cap of hair on a skull, cut along a hairline, as it looks from every side; every hair style starts from it. */
import type { Color } from '#studio/illustrator/color/color.ts';
import { edgeAt, type HeadFrame, widthAt } from '#studio/illustrator/figure/head/head.ts';
import { strandsOf } from '#studio/illustrator/figure/hair/strands.ts';
import { type Crest, crested, locked, spiked } from '#studio/illustrator/figure/hair/outline.ts';
import type { HairColors, SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import type { Knot, Path, Point } from '#studio/illustrator/geometry/path.ts';
import { spline } from '#studio/illustrator/geometry/path.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type HairFrame = {
  readonly head: HeadFrame;
  readonly colors: HairColors;
  readonly skin: SkinColors;
  /** The accent of the character, for ties and bands. */
  readonly tie: Color;
  /** A hat presses the hair flat above the ears. */
  readonly isPressed: boolean;
};

export type Hair = {
  /** Drawn before the body. */
  readonly behind: readonly Sketch[];
  /** Drawn over the face. */
  readonly front: readonly Sketch[];
  readonly hidesEars?: boolean;
};

export type HairDrawing = (frame: HairFrame) => Hair;

/** Heights of the hairline by longitude, from the forehead (0) to the nape (π); the second list is for the other side. */
export type Hairline = readonly (readonly [longitude: number, y: number])[];

export const OPEN_FOREHEAD: Hairline = [
  [0, -0.5],
  [0.6, -0.47],
  [0.95, -0.34],
  [1.25, -0.02],
  [1.45, 0.2],
  [1.62, 0.16],
  [1.9, 0.5],
  [2.3, 0.68],
  [3.15, 0.7],
];

const heightAt = (hairline: Hairline, longitude: number): number => {
  const upper = hairline.findIndex(([at]) => at >= longitude);
  const next = hairline[upper === -1 ? hairline.length - 1 : upper] ?? [0, 0];
  const before = hairline[Math.max(0, (upper === -1 ? hairline.length : upper) - 1)] ?? next;
  const span = next[0] - before[0];
  return span === 0 ? next[1] : before[1] + ((next[1] - before[1]) * (longitude - before[0])) / span;
};

export type CapShape = {
  readonly hairline: Hairline;
  /** The hairline of the character's left side when it differs. */
  readonly left?: Hairline;
  readonly volume: number;
  /** Bulges of the outline: how many and how deep. */
  readonly waves?: readonly [count: number, depth: number];
  /** Pointed tufts of the outline: how many and how long. */
  readonly spikes?: readonly [count: number, length: number];
  /** Locks that stand up together over the crown. */
  readonly crest?: Crest;
  /** Pointed locks along the hairline: how many around the head and how long. */
  readonly locks?: readonly [count: number, length: number];
};

export type Cap = {
  readonly path: Path;
  readonly edge: readonly Point[];
  readonly crown: Point;
  readonly volume: number;
};

const STEPS = 18;

/** Hair that ends lower covers the cheek to its edge and a little over it, or a slit of skin would show behind it. */
const CHIN_LONG = 0.6;
const OVER_CHEEK = 0.03;

const normal = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** A turned head is narrower at the brow on the side of the face. */
const hugging = ({ yaw, isBack }: HeadFrame, [x, y]: Point): Point => {
  const turn = isBack ? 0 : Math.sin(yaw);
  const share = Math.max(0, 1 - ((y + 0.14) / 0.52) ** 2) * Math.min(1, Math.abs(turn) * 1.8);
  return [x * turn > 0 ? x * (1 - 0.085 * share) : x, y];
};

const TEMPLE = -0.5;
const CHEEK = 0.34;
const CHIN = 0.95;

/** Beside the face no gap shows between skin and hair, and on the side that it turns to no hair lies on the cheek. */
const closeTo = (head: HeadFrame, [x, y]: Point): Point => {
  if (y < TEMPLE || y > CHIN || head.isBack) return [x, y];
  const isBeyond = Math.sin(head.yaw) * x > 0.1;
  // Below it the hair hangs beyond the cheek: its tip on the face would be a blot.
  const end = isBeyond ? Math.min(y, CHEEK) : y;
  const edge = edgeAt(head, x > 0 ? 1 : -1, end) * 0.985;
  if (y > CHEEK) return isBeyond ? [Math.sign(x) * edge, end] : [x, y];
  return [Math.sign(x) * Math.min(Math.abs(x), edge), y];
};

/** Knots on each other would make a loop in the outline, seen as a blot on the cheek. */
const LOOP = 0.05;

const apartFromEachOther = (knots: readonly Knot[]): Knot[] => {
  const kept: Knot[] = [];
  for (const knot of knots) {
    const before = kept.at(-1);
    if (!before || Math.hypot(knot[0] - before[0], knot[1] - before[1]) > LOOP) kept.push(knot);
  }
  return kept;
};

/** Hair that stands off less than this ends behind the ear on a head that is seen from the front or half from the side. */
const THIN = 0.14;
const BEHIND_EAR = 1.62;
const EAR_LOBE = 0.3;

/** Builds the visible part of the cap. */
export const capOf = (frame: HairFrame, shape: CapShape): Cap => {
  const { head } = frame;
  // Close to the skull the nape shows as a sliver below the ear, which looks like a loose end.
  const isLong = heightAt(shape.hairline, BEHIND_EAR) > CHIN_LONG;
  const isThin = shape.volume < THIN && !head.isBack && !isLong;
  const edge = Array.from({ length: STEPS + 1 }, (_, index): Point => {
    const angle = -Math.PI / 2 + (Math.PI * index) / STEPS;
    const longitude = normal(angle - head.yaw);
    const side = longitude < 0 ? (shape.left ?? shape.hairline) : shape.hairline;
    const told = heightAt(side, Math.abs(longitude)) + head.pitch * 0.24 * Math.cos(angle);
    const y = isThin && Math.abs(longitude) > BEHIND_EAR ? Math.min(told, EAR_LOBE) : told;
    return closeTo(
      head,
      hugging(head, [Math.sin(angle) * widthAt(y) * (head.isBack && shape.volume < THIN ? 0.99 : 1.035), y]),
    );
  });
  const volume = frame.isPressed ? Math.min(0.05, shape.volume) : shape.volume;
  const angleAt = (y: number): number => Math.asin(Math.max(-0.9, Math.min(0.9, y)));
  const from = angleAt(edge[STEPS]?.[1] ?? 0);
  const to = -Math.PI - angleAt(edge[0]?.[1] ?? 0);
  const [count, depth] = shape.waves ?? [0, 0];
  const outerSteps = Math.max(16, count * 4);
  const outer = Array.from({ length: outerSteps + 1 }, (_, index): Point => {
    const at = index / outerSteps;
    const angle = from + (to - from) * at;
    const low = (at < 0.5 ? edge[STEPS] : edge[0])?.[1] ?? 0;
    const ends = Math.min(1, Math.min(at, 1 - at) * 6 + 0.35);
    const wave = count === 0 || frame.isPressed ? 0 : depth * Math.abs(Math.sin(at * Math.PI * count));
    const reach = volume * ends + wave;
    const [x, y] = hugging(head, [Math.cos(angle) * (0.965 + reach), Math.sin(angle) * (1.0 + reach) - 0.02]);
    if (low < CHIN_LONG || y < 0 || head.isBack) return [x, y];
    const side = x > 0 ? 1 : -1;
    return [side * Math.max(Math.abs(x), edgeAt(head, side, Math.min(y, CHIN)) + OVER_CHEEK), y];
  });
  const back = Math.cos(head.yaw) < -0.2;
  const drawnOut = shape.spikes && !frame.isPressed ? spiked(outer, shape.spikes) : outer;
  const top = shape.crest && !frame.isPressed ? crested(drawnOut, shape.crest, volume) : drawnOut;
  return {
    path: spline([...top, ...apartFromEachOther(shape.locks ? locked(edge, head.yaw, shape.locks) : edge)]),
    edge,
    crown: back ? [0, -0.78] : [-Math.sin(head.yaw) * 0.35, -0.98 - volume],
    volume,
  };
};

/** The soft shadow that hair throws on the forehead. */
const browShadow = (frame: HairFrame, cap: Cap): Sketch[] => {
  const visible = cap.edge.filter(([x, y]) => Math.abs(x) < 0.86 && y < 0.1);
  return frame.head.isBack || visible.length < 3
    ? []
    : [
        line(
          visible.map(([x, y]): Knot => [x * 0.97, y + 0.045]),
          frame.skin.shade,
          { width: 0.1, alpha: 0.28 },
        ),
      ];
};

/** Cap, strands and the shadow under them. */
export const coveredBy = (frame: HairFrame, shape: CapShape, strands = 9): { cap: Cap; sketches: Sketch[] } => {
  const cap = capOf(frame, shape);
  return {
    cap,
    sketches: [
      ...browShadow(frame, cap),
      form(cap.path, frame.colors.hair, { name: 'hair', volume: 0.5 }),
      ...(strands === 0 ? [] : strandsOf(frame.colors, cap, strands)),
    ],
  };
};

/** A place on the skull behind or before the head, for tails and buns. */
export const anchorOf = (frame: HairFrame, longitude: number, y: number, reach = 1): Point & { readonly length: 2 } => {
  const angle = longitude + frame.head.yaw;
  return [Math.sin(angle) * Math.max(0.4, widthAt(y)) * reach, y];
};

/** Whether a longitude faces the reader. */
export const isInSight = (frame: HairFrame, longitude: number): boolean => Math.cos(longitude + frame.head.yaw) > 0.1;

/** Whether hair at an `x` of the head hangs behind the cheek: the side that a turned face looks to. */
export const isBeyondCheek = ({ head }: HairFrame, x: number): boolean => !head.isBack && Math.sin(head.yaw) * x > 0.2;

/** Hair where a covering lets it be seen: before the ears and at the nape. */
const TEMPLES: Hairline = [
  [0, -0.46],
  [0.6, -0.4],
  [0.95, -0.26],
  [1.22, 0.0],
  [1.42, 0.26],
  [1.6, 0.2],
  [1.9, 0.48],
  [2.3, 0.64],
  [3.15, 0.66],
];

/** The hairline below a covering, or in the colour of the close cap worn under it. */
export const templesOf = (frame: HairFrame, color: Color): Sketch[] => {
  const cap = capOf({ ...frame, isPressed: true }, { hairline: TEMPLES, volume: 0.03 });
  return [...browShadow(frame, cap), form(cap.path, color, { name: 'hairline', volume: 0.4 })];
};
