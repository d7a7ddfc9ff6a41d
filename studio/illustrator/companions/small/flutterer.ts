/** Butterfly, bee, bat and moon moth: a small body with a face between wings. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { knots } from '#studio/illustrator/companions/anatomy/knots.ts';
import type { CompanionDrawing, CompanionFigure, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { snoutMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';

export type WingSheet = {
  readonly outline: string;
  readonly color: Color;
  readonly marks?: readonly { readonly outline: string; readonly color: Color }[];
  readonly alpha?: number;
};

export type FluttererShape = {
  readonly heightCm: number;
  readonly lengthCm: number;
  /** Half width and half height of the head, and of the body below it. */
  readonly head: Point;
  readonly body: Point;
  readonly colors: { readonly coat: Color; readonly pale: Color; readonly iris: Color };
  /** Outlines of the wing on the right from its root, in centimetres, lowest first. */
  readonly wings: readonly WingSheet[];
  /** Drawn over the head, in centimetres from its middle. */
  ears(coat: Color): { readonly behind: Sketch[]; readonly front: Sketch[] };
  marks?(body: Point): Sketch[];
  readonly isGlowing?: Color;
  /** Seen from its side, a body that lies behind the head: where the head and the roots of its wings are. */
  readonly aside?: {
    readonly head: Point;
    readonly wings: Point;
    trunk(coat: Color, collar?: Color): Sketch[];
  };
  /** Legs in place of paws, under a body that is turned to the reader. */
  legs?(): Sketch[];
  /** How far it keeps its feet off the ground, so that long wings hang free. */
  readonly hover?: number;
};

type Beat = { readonly open: number; readonly lift: number; readonly lean: number };

const BEATS: Readonly<Record<string, Beat>> = {
  walking: { open: 0.6, lift: 0, lean: 0.08 },
  running: { open: 1, lift: 8, lean: 0.3 },
  sitting: { open: 0.45, lift: 0, lean: 0 },
  crouching: { open: 0.34, lift: 0, lean: 0.12 },
  reaching: { open: 1, lift: 5, lean: -0.12 },
  pointing: { open: 0.9, lift: 4, lean: 0.16 },
  jumping: { open: 1.06, lift: 7, lean: -0.06 },
  sleeping: { open: 0.3, lift: 0, lean: 0.14 },
  flying: { open: 1.1, lift: 14, lean: 0.2 },
};
const HOVERING: Beat = { open: 0.86, lift: 0, lean: 0 };

const sheet = (wing: WingSheet, root: Point, look: { side: 1 | -1; open: number; dim: number }): Sketch => {
  const turn = (1 - look.open) * -0.75 * look.side;
  const matrix = placed(root, 1, { turn });
  const path = (text: string): Path =>
    spline(
      knots(text).map(
        ([x, y, sharp]): Knot => [...apply(matrix, [x * look.side * (0.35 + 0.65 * look.open), y]), sharp ?? 0],
      ),
    );
  const outline = path(wing.outline);
  return bundle([
    form(outline, lighten(wing.color, look.dim), { volume: 0.4, alpha: wing.alpha ?? 1, name: 'wing' }),
    bundle(
      (wing.marks ?? []).map((mark) => detail(path(mark.outline), lighten(mark.color, look.dim))),
      { clip: outline },
    ),
  ]);
};

const faceOf = (shape: FluttererShape, coat: Color, order: CompanionOrder): Sketch[] => {
  const features = featuresOf(order);
  const [rx, ry] = shape.head;
  const turn = order.view === 'side' ? rx * 0.26 : 0;
  const eye = (side: 1 | -1): Sketch[] =>
    animalEye(
      {
        at: [turn + side * rx * 0.46, -ry * 0.06],
        radii: [rx * (turn && side === 1 ? 0.24 : 0.28), ry * 0.34],
        side,
        iris: shape.colors.iris,
        lid: coat,
        lashes: 0.5,
      },
      features,
      order.gaze,
    );
  return [
    ...[-1, 1].map((side) =>
      glow([turn + side * rx * 0.66, ry * 0.36], BLUSH, {
        radii: [rx * 0.26, ry * 0.2],
        alpha: 0.6 * features.blush,
        effect: 'haze',
      }),
    ),
    bundle([...eye(-1), ...eye(1)], { name: 'eyes' }),
    ...snoutMouth([turn * 1.2, ry * 0.34], rx * 0.24, features).slice(features.mouth.open > 0.08 ? 0 : 1),
  ];
};

type Pose = { readonly beat: Beat; readonly coat: Color; readonly isBack: boolean; readonly head: Point };

const wingsOf = (shape: FluttererShape, order: CompanionOrder, { beat }: Pose): Sketch[] => {
  const [bx, by] = shape.body;
  const { aside } = shape;
  if (aside && order.view === 'side')
    return ([1, 0] as const).flatMap((far) =>
      shape.wings.map((wing) =>
        moved(
          sheet(wing, [0, 0], { side: -1, open: beat.open, dim: far * -0.05 }),
          placed([aside.wings[0] + far * 1.6, aside.wings[1]], 0.88, { turn: far * 0.5 - 0.02 }),
        ),
      ),
    );
  return ([1, -1] as const).flatMap((side) => {
    const isFar = side === 1 && order.view === 'side';
    const look = { side, open: isFar ? beat.open * 0.72 : beat.open, dim: isFar ? -0.05 : 0 };
    return shape.wings.map((wing) => sheet(wing, [side * bx * 0.3, -by * 1.5], look));
  });
};

const trunkOf = (shape: FluttererShape, order: CompanionOrder, { beat, coat, isBack }: Pose): Sketch[] => {
  const [bx, by] = shape.body;
  if (shape.aside && order.view === 'side') return shape.aside.trunk(coat, order.collar);
  const body = ellipse([0, -by], [bx, by]);
  const belly = detail(ellipse([0, -by * 0.8], [bx * 0.5, by * 0.7]), shape.colors.pale, { alpha: 0.9 });
  const feet = beat.lift === 0 && !shape.hover ? [-0.4, 0.4] : [];
  const scarf: readonly Point[] = [
    [-bx * 0.84, -by * 1.66],
    [0, -by * 1.5],
    [bx * 0.84, -by * 1.66],
  ];
  return [
    ...(shape.legs?.() ?? []),
    ...(shape.legs ? [] : feet).map((x) =>
      form(ellipse([x * bx, -by * 0.06], [bx * 0.26, by * 0.12]), lighten(coat, -0.14), { volume: 0.3 }),
    ),
    form(body, coat, { name: 'coat', volume: 0.6 }),
    bundle(shape.marks?.(shape.body) ?? (isBack ? [] : [belly]), { clip: body }),
    ...(order.collar && !isBack
      ? [form(ribbon(scarf, [by * 0.14, by * 0.18, by * 0.14]), order.collar, { name: 'accent', volume: 0.4 })]
      : []),
  ];
};

const skullOf = (shape: FluttererShape, order: CompanionOrder, { coat, isBack, head }: Pose): Sketch[] => {
  const { behind, front } = shape.ears(coat);
  const isAsleep = order.pose === 'sleeping';
  const tilt = isAsleep ? 0.2 : order.expression === 'curious' ? 0.16 : 0;
  const face = isBack ? [] : faceOf(shape, coat, isAsleep ? { ...order, view: 'front' } : order);
  const skull = bundle([form(ellipse([0, 0], shape.head), coat, { name: 'coat', volume: 0.6 }), ...face], {
    name: 'head',
  });
  return [bundle(behind), skull, bundle(front)].map((part) => moved(part, placed(head, 1, { turn: tilt })));
};

const drawFlutterer = (shape: FluttererShape, order: CompanionOrder): CompanionFigure => {
  const [hx, hy] = shape.head;
  const [bx, by] = shape.body;
  const pose: Pose = {
    beat: BEATS[order.pose] ?? HOVERING,
    coat: order.coat ?? shape.colors.coat,
    isBack: order.view === 'back' && order.pose !== 'sleeping',
    head: order.view === 'side' && shape.aside ? shape.aside.head : [0, -by * 2 - hy * 0.72],
  };
  const wings = wingsOf(shape, order, pose);
  const trunk = trunkOf(shape, order, pose);
  const skull = skullOf(shape, order, pose);
  const shine = { radii: [shape.lengthCm * 0.8, shape.heightCm * 0.9] as Point, alpha: 0.4 };
  const glowing = shape.isGlowing ? [glow([0, pose.head[1] * 0.7], shape.isGlowing, shine)] : [];
  const parts = pose.isBack ? [...trunk, ...skull, ...wings] : [...glowing, ...wings, ...trunk, ...skull];
  // With its wings up behind it, it is taller than with them out.
  const isAside = shape.aside !== undefined && order.view === 'side';
  const rise = pose.beat.lift * (isAside ? 0.8 : 1) + (shape.hover ?? 0);
  const matrix = placed([0, -rise - Math.abs(pose.beat.lean) * bx * 0.4], 1, {
    turn: order.view === 'side' ? pose.beat.lean : 0,
  });
  return { parts: [moved(bundle(parts), matrix)], mouth: [pose.head[0] + hx * 0.6, pose.head[1] + hy * 0.9 - rise] };
};

/** The companion that a shape describes. */
export const flutterer = (shape: FluttererShape): CompanionDrawing => ({
  heightCm: shape.heightCm,
  lengthCm: shape.lengthCm,
  home: shape.hover ? 'air' : 'ground',
  draw: (order) => drawFlutterer(shape, order),
});
