/** Fish, dolphin and whale: one streamlined body that bends, tilts and leaps. Out of the water it floats as in a dream. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, type EyeSpot, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { fin, finSketch } from '#studio/illustrator/companions/swimmers/fins.ts';
import { type Limb, limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { CompanionDrawing, CompanionFigure, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { profileMouth, snoutMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { add, angleOf, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { apply, compose, type Matrix, placed } from '#studio/illustrator/geometry/matrix.ts';
import { ellipse, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';

export type SwimmerColors = { readonly coat: Color; readonly pale: Color; readonly fin: Color; readonly iris: Color };

export type SwimmerShape = {
  readonly heightCm: number;
  readonly lengthCm: number;
  /** Half thickness along the body, from the forehead to the root of the tail. */
  readonly radii: readonly number[];
  /** A beak in front of the forehead: how far, how thick. */
  readonly beak?: readonly [reach: number, thick: number];
  readonly eye: number;
  readonly colors: SwimmerColors;
  /** Fins as outlines, in shares of the greatest thickness, from their roots. */
  readonly dorsal: { readonly at: number; readonly outline: string };
  readonly pectoral: string;
  readonly tail: string;
  /** Below the tail as above it. */
  readonly anal?: { readonly at: number; readonly outline: string };
  marks?(colors: SwimmerColors, spine: (share: number, side: number) => Point): Sketch[];
  /** Fins are skin between rays. */
  readonly hasRays?: true;
  /** Seen from the front it is so much narrower than high. */
  readonly narrow?: number;
  /** Marks towards the reader, cut to the body; in half thicknesses. */
  frontMarks?(thick: number): Sketch[];
  /** On top of everything: a spout. */
  over?(order: CompanionOrder, head: Point): Sketch[];
};

type Stroke = { readonly tilt: number; readonly bend: number; readonly lift: number };

const STROKES: Readonly<Record<string, Stroke>> = {
  walking: { tilt: 0.02, bend: 0.1, lift: 0.5 },
  running: { tilt: -0.06, bend: -0.14, lift: 0.6 },
  sitting: { tilt: 0, bend: 0.06, lift: 0.2 },
  crouching: { tilt: 0.24, bend: -0.08, lift: 0.3 },
  reaching: { tilt: -0.42, bend: 0.16, lift: 0.6 },
  pointing: { tilt: 0.04, bend: 0.02, lift: 0.5 },
  jumping: { tilt: -0.52, bend: 0.34, lift: 1.1 },
  sleeping: { tilt: 0.05, bend: 0.12, lift: 0.1 },
  flying: { tilt: -0.2, bend: 0.2, lift: 1.2 },
};

/** Who is of the water and lies, lies on the back, belly up. */
const ON_BACK: Stroke = { tilt: -0.3, bend: 0.16, lift: 0.4 };
const BELLY_UP: Matrix = [1, 0, 0, -1, 0, 0];

const CALM: Stroke = { tilt: -0.03, bend: 0.08, lift: 0.5 };

type Drawn = { readonly parts: Sketch[]; readonly head: Point };

/** The line of the back bone: places by their share from head to tail and, in half thicknesses, beside it. */
type Spine = { at(share: number): Point; slope(share: number): number; on(share: number, side: number): Point };

const spineOf = ({ radii, lengthCm: long }: SwimmerShape, bend: number): Spine => {
  const thick = Math.max(...radii);
  const at = (share: number): Point => [long * (0.42 - share * 0.78), bend * long * (share - 0.35) ** 2];
  const slope = (share: number): number => angleOf(at(share + 0.02), at(share - 0.02));
  const on = (share: number, side: number): Point => [
    at(share)[0] - Math.sin(slope(share)) * side * thick,
    at(share)[1] + Math.cos(slope(share)) * side * thick,
  ];
  return { at, slope, on };
};

const outlineOf = ({ radii, beak }: SwimmerShape, spine: Spine): Path => {
  const count = radii.length - 1;
  const body = softLimb(
    radii.map((_, index) => spine.at(index / count)),
    radii,
  );
  const head = spine.at(0);
  const brow = radii[0] ?? 1;
  const snout = ([reach, thick]: readonly [number, number]): Limb =>
    limb(
      [head, add(head, [brow + reach * 0.5, brow * 0.34]), add(head, [brow + reach, brow * 0.4])],
      [brow * 0.8, thick * 1.2, thick],
    );
  return skinOf([body, ...(beak ? [snout(beak)] : [])], Math.max(...radii) * 0.3);
};

const eyePaint = (colors: SwimmerColors): Pick<EyeSpot, 'iris' | 'lid' | 'lashes' | 'hasBrow'> => ({
  iris: colors.iris,
  lid: colors.coat,
  lashes: 0.45,
  hasBrow: true,
});

const sideFace = (shape: SwimmerShape, colors: SwimmerColors, order: CompanionOrder & { head: Point }): Sketch => {
  const { eye, beak } = shape;
  const brow = shape.radii[0] ?? 1;
  const features = featuresOf(order);
  const at = add(order.head, [brow * (beak ? 0.2 : -0.1), -brow * 0.14]);
  const lips = add(order.head, beak ? [brow + beak[0] + beak[1] * 0.8, brow * 0.46] : [brow * 0.96, brow * 0.24]);
  const blush = { radii: [eye * 1.3, eye * 0.9] as Point, alpha: 0.5 * features.blush, effect: 'haze' as const };
  return bundle(
    [
      glow(add(at, [eye * 0.1, eye * 2.2]), BLUSH, blush),
      ...profileMouth(lips, add(at, [eye * (beak ? 1.1 : 0.4), eye * 1.9]), features),
      ...animalEye({ at, radii: [eye, eye * 1.14], side: 1, ...eyePaint(colors) }, features, order.gaze),
    ],
    { name: 'head' },
  );
};

const FIN = { volume: 0.45, name: 'fin' } as const;

/** A body is round: dark along the back, with light on the flank. */
const roundedBy = ({ coat }: SwimmerColors, { on }: Spine): Sketch[] => {
  const thick = on(0.3, 0)[1] - on(0.3, -1)[1];
  const back = [
    on(-0.14, -0.2),
    on(0.1, -0.62),
    on(0.4, -0.66),
    on(0.9, -0.16),
    on(0.9, -1.4),
    on(0.3, -1.7),
    on(-0.2, -1),
  ];
  const light = [on(0.06, -0.46), on(0.24, -0.56), on(0.44, -0.5), on(0.6, -0.36)];
  return [
    detail(spline(back), lighten(coat, -0.1), { alpha: 0.42 }),
    detail(ribbon(light, [0.02 * thick, 0.07 * thick, 0.06 * thick, 0.02 * thick]), lighten(coat, 0.16), {
      alpha: 0.6,
    }),
  ];
};

/** What has no neck wears the colour of its owner in its fins: a collar would be a bone across its middle. */
const finsOf = (colors: SwimmerColors, { collar }: CompanionOrder): { color: Color; look: typeof FIN | typeof WORN } =>
  collar ? { color: collar, look: WORN } : { color: colors.fin, look: FIN };
const WORN = { volume: 0.45, name: 'accent' } as const;

const drawSide = (shape: SwimmerShape, colors: SwimmerColors, order: CompanionOrder & { stroke: Stroke }): Drawn => {
  const { dorsal, pectoral, anal } = shape;
  const worn = finsOf(colors, order);
  const thick = Math.max(...shape.radii);
  const spine = spineOf(shape, order.stroke.bend);
  const { on, slope } = spine;
  const head = spine.at(0);
  const outline = outlineOf(shape, spine);
  const belly = [on(-0.1, 0.3), on(0.12, 0.42), on(0.5, 0.5), on(0.9, 0.1), on(0.9, 1.2), on(0.4, 1.6), on(-0.2, 1.2)];
  const grown = (text: string, at: Point, turn: number, size = thick) => ({ text, at, size, turn });
  const own = { color: colors.fin, look: FIN };
  const tail = { color: worn.color, look: { volume: 0.45, name: 'tail' } };
  return {
    head,
    parts: [
      form(fin(pectoral, on(0.3, 0.36), thick, slope(0.3) - 0.35), lighten(colors.fin, -0.07), FIN),
      ...finSketch(shape, grown(dorsal.outline, on(dorsal.at, -0.5), slope(dorsal.at)), worn),
      ...(anal ? finSketch(shape, grown(anal.outline, on(anal.at, 0.6), slope(anal.at)), worn) : []),
      ...finSketch(shape, grown(shape.tail, spine.at(0.97), slope(0.97) + order.stroke.bend), tail),
      form(outline, colors.coat, { name: 'coat', volume: 0.6 }),
      bundle(
        [
          detail(spline(belly), colors.pale, { alpha: 0.95 }),
          ...(shape.marks?.(colors, on) ?? []),
          ...roundedBy(colors, spine),
        ],
        { clip: outline },
      ),
      sideFace(shape, colors, { ...order, head }),
      ...finSketch(shape, grown(pectoral, on(0.34, 0.44), slope(0.34), thick * 1.05), own),
      ...(shape.over?.(order, on(0.04, -0.98)) ?? []),
    ],
  };
};

const frontFace = (shape: SwimmerShape, colors: SwimmerColors, order: CompanionOrder): Sketch => {
  const thick = Math.max(...shape.radii);
  const features = featuresOf(order);
  const size = Math.min(shape.eye * 1.1, thick * 0.3);
  const blush = { radii: [thick * 0.22, thick * 0.16] as Point, alpha: 0.5 * features.blush, effect: 'haze' as const };
  const eyes = ([-1, 1] as const).flatMap((side) => [
    glow([side * thick * 0.56, thick * 0.2], BLUSH, blush),
    ...animalEye(
      { at: [side * thick * 0.46, -thick * 0.12], radii: [size, size * 1.14], side, ...eyePaint(colors) },
      features,
      order.gaze,
    ),
  ]);
  const snout = ellipse([0, thick * 0.36], [thick * 0.36, thick * 0.28]);
  const mouth = snoutMouth([0, thick * 0.24], thick * 0.22, features).slice(
    shape.beak || features.mouth.open > 0.08 ? 0 : 1,
  );
  return bundle(
    [...(shape.beak ? [form(snout, lighten(colors.coat, 0.03), { volume: 0.4 })] : []), ...mouth, ...eyes],
    {
      name: 'head',
    },
  );
};

/** Towards the reader the body is a ball with two eyes; from behind, the tail lies in its middle. */
const drawFacing = (shape: SwimmerShape, colors: SwimmerColors, order: CompanionOrder): Drawn => {
  const thick = Math.max(...shape.radii);
  const isBack = order.view === 'back';
  const outline = skinOf(
    [
      limb(
        [
          [0, -thick * 0.08],
          [0, thick * 0.1],
        ],
        [thick, thick * 0.94],
      ),
    ],
    0.3,
  );
  const narrow = shape.narrow ?? 1;
  const slim = moved(form(outline, colors.coat, { name: 'coat', volume: 0.6 }), [narrow, 0, 0, 1, 0, 0]);
  const worn = finsOf(colors, order);
  const root: Point = [-thick * 0.62 * narrow, thick * 0.3];
  const left = bundle(
    finSketch(shape, { text: shape.pectoral, at: root, size: thick, turn: 0.5 }, { color: colors.fin, look: FIN }),
  );
  const tail = form(fin(shape.tail, [0, 0], thick * 0.9, -0.2), worn.color, { volume: 0.45, name: 'tail' });
  const belly = detail(ellipse([0, thick * 0.92], [thick * 0.9, thick * 0.66]), colors.pale, { alpha: 0.95 });
  const banded = [...(isBack ? [] : [belly]), ...(shape.frontMarks?.(thick) ?? [])];
  const marks = moved(bundle(banded, { clip: outline }), [narrow, 0, 0, 1, 0, 0]);
  return {
    head: [0, -thick * 0.2],
    parts: [
      form(fin(shape.dorsal.outline, [thick * 0.1, -thick * 0.7], thick * 0.8, 0.2), worn.color, worn.look),
      left,
      moved(left, [-1, 0, 0, 1, 0, 0]),
      ...(isBack ? [] : [moved(tail, [0.5, 0, 0, 0.7, -thick * 0.8, -thick * 0.2])]),
      bundle([slim], isBack ? { name: 'head' } : {}),
      marks,
      ...(isBack ? [tail] : [frontFace(shape, colors, order)]),
      ...(shape.over?.(order, [0, -thick * 0.94]) ?? []),
    ],
  };
};

const drawSwimmer = (shape: SwimmerShape, order: CompanionOrder): CompanionFigure => {
  const isOver = order.manner === 'lying';
  const stroke = isOver ? ON_BACK : (STROKES[order.pose] ?? CALM);
  const colors = order.coat ? { ...shape.colors, coat: order.coat, fin: lighten(order.coat, -0.07) } : shape.colors;
  const thick = Math.max(...shape.radii);
  const isSide = order.view === 'side' || order.pose === 'sleeping' || isOver;
  const { parts, head } = isSide
    ? drawSide(shape, colors, { ...order, view: 'side', stroke })
    : drawFacing(shape, colors, order);
  const rise = thick * (1.34 + stroke.lift) + Math.abs(Math.sin(stroke.tilt)) * shape.lengthCm * 0.36;
  const turned = placed([0, -rise], 1, { turn: isSide ? stroke.tilt : stroke.tilt * 0.3 });
  const matrix = isOver ? compose(turned, BELLY_UP) : turned;
  return {
    parts: [moved(bundle(parts), matrix)],
    mouth: apply(
      matrix,
      isSide ? [head[0] + (shape.radii[0] ?? 0) + (shape.beak?.[0] ?? 0), head[1] + thick * 0.3] : [0, thick * 0.5],
    ),
  };
};

/** The companion that a shape describes. */
export const swimmer = (shape: SwimmerShape): CompanionDrawing => ({
  heightCm: shape.heightCm,
  lengthCm: shape.lengthCm,
  home: 'water',
  draw: (order) => drawSwimmer(shape, order),
});
