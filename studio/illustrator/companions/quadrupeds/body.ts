/** The parts that all postures of a four-legged body share: legs, coat, colours. */
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import { strokes } from '#studio/illustrator/companions/anatomy/coat.ts';
import { type LegKind, legPoints } from '#studio/illustrator/companions/anatomy/legs.ts';
import { limb, type Limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { footAt, type FootLook } from '#studio/illustrator/companions/quadrupeds/foot.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { distance, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

export const FUR = { name: 'coat', volume: 0.5 } as const;

/** How softly limbs grow out of a trunk. */
export const blendOf = (shape: QuadrupedShape): number => shape.chest * 0.36;

export const farColor = (colors: AnimalColors): Color => mix(lighten(colors.coat, -0.075), colors.dark, 0.16);

export type Leg = { readonly points: readonly Point[]; readonly limb: Limb };

/** A leg from its root in the trunk to where its foot is set. */
export const legOf = (shape: QuadrupedShape, kind: LegKind, leg: { root: Point; foot: Point }): Leg => {
  const w = shape.legWidth;
  const own =
    kind === 'fore'
      ? (shape.stands - shape.chest * 0.3 - w * 0.85) * 1.025
      : (shape.stands - shape.rump * 0.2 - w * 0.85) * 1.06;
  const length = Math.max(own, distance(leg.root, leg.foot) * 1.005);
  const ankle: Point = [leg.foot[0], leg.foot[1] - w * 0.85];
  const radii = (kind === 'hind' ? [2.5, 1.7, 1.2, 0.98, 0.92] : [2.1, 1.4, 1.14, 1.0, 0.94]).map((share) => share * w);
  const points = legPoints(kind, leg.root, ankle, length).map(
    ([x, y], index): Point => [x, index === 4 ? y : Math.min(y, -(radii[index] ?? w))],
  );
  return { points, limb: limb(points, radii) };
};

/** The colour of feet that have socks. */
export const sockOf = (shape: QuadrupedShape, colors: AnimalColors): Color =>
  shape.sockTone === 'pale' ? colors.pale : colors.dark;

/** How the feet in front look. */
export const footLook = (shape: QuadrupedShape, colors: AnimalColors): FootLook => ({
  kind: shape.foot,
  width: shape.legWidth,
  color: shape.barePaws ?? (shape.socks ? sockOf(shape, colors) : colors.coat),
  dark: colors.dark,
});

/** Where the foot of a leg ends. */
export const footOf = ({ points }: Leg): Point => points[points.length - 1] ?? [0, 0];

const sock = (shape: QuadrupedShape, leg: Leg, color: Color): Sketch[] => {
  const from = leg.points[3] ?? [0, 0];
  const knee = leg.points[2] ?? from;
  return shape.socks
    ? [detail(ribbon([lerp(from, knee, shape.socks), from, footOf(leg)], [shape.legWidth * 1.35]), color)]
    : [];
};

/** The legs on the far side, one darker skin. */
export const farLegs = (shape: QuadrupedShape, colors: AnimalColors, legs: readonly Leg[]): Sketch[] =>
  legs.flatMap((leg) => {
    const color = farColor(colors);
    const skin = skinOf([leg.limb], blendOf(shape) * 0.4);
    return [
      bundle(
        [
          ...footAt(footOf(leg), {
            kind: shape.foot,
            width: shape.legWidth,
            color: shape.barePaws ?? (shape.socks ? lighten(sockOf(shape, colors), -0.04) : color),
            dark: lighten(colors.dark, -0.08),
          }),
          form(skin, color, FUR),
          bundle(sock(shape, leg, lighten(sockOf(shape, colors), -0.04)), { clip: skin }),
        ],
        { name: 'leg' },
      ),
    ];
  });

const middleOf = (path: Path): Point => {
  const box = boundsOf(path);
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
};

/** Strokes of hair, dark on the back and pale below. */
const hairOn = (shape: QuadrupedShape, colors: AnimalColors, { skin, hip, shoulder }: Posture): Sketch[] => {
  const box = boundsOf(skin);
  const [x, y] = middleOf(skin);
  return [
    strokes(skin, lighten(colors.dark, 0.04), {
      box: {
        left: hip[0] - shape.rump * 0.8,
        right: shoulder[0] + shape.chest * 0.8,
        top: Math.min(hip[1], shoulder[1]) - shape.rump,
        bottom: y,
      },
      count: 16,
      length: shape.chest * 0.26,
      angle: 2.7,
      alpha: 0.26,
    }),
    strokes(skin, lighten(colors.pale, 0.02), {
      box: {
        left: x - shape.chest,
        right: shoulder[0] + shape.chest,
        top: y,
        bottom: Math.min(box.bottom, y + shape.chest),
      },
      count: 8,
      length: shape.chest * 0.24,
      angle: 2.2,
      alpha: 0.3,
    }),
  ];
};

/** The coat over a skin: pale belly, marks, hair, the crease of the haunch. */
export const coatOver = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  body: { posture: Posture; legs: readonly Leg[]; belly: readonly Sketch[] },
): Sketch[] => {
  const { posture, legs } = body;
  const { skin } = posture;
  const feet = legs.flatMap((leg) =>
    footAt(footOf(leg), {
      ...footLook(shape, colors),
      dark: shape.foot === 'hoof' ? mix(colors.dark, colors.nose, 0.4) : colors.dark,
    }),
  );
  return [
    bundle(feet, { name: 'feet' }),
    form(skin, colors.coat, FUR),
    bundle(
      [
        ...body.belly,
        ...legs.flatMap((leg) => sock(shape, leg, sockOf(shape, colors))),
        ...(shape.marks?.(posture, colors) ?? []),
      ],
      { clip: skin },
    ),
    ...hairOn(shape, colors, posture),
  ];
};
