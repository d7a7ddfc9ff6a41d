/** A four-legged body kneeling on folded legs, as camels and cattle rest. */
import { lighten, mix } from '#studio/illustrator/color/color.ts';
import { type Limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { turned } from '#studio/illustrator/companions/anatomy/turned.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { blendOf, coatOver, farColor, footLook, FUR } from '#studio/illustrator/companions/quadrupeds/body.ts';
import { footAt } from '#studio/illustrator/companions/quadrupeds/foot.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { neckLimb, trunkLimbs } from '#studio/illustrator/companions/quadrupeds/trunk.ts';
import { add } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

type Folded = {
  /** Shoulder to knee and elbow to heel: what lies before the body. */
  readonly upper: Limb;
  /** What is folded under it, to the hoof. */
  readonly lower: Limb;
  readonly hoof: Point;
  /** The edge of the upper part, by which it is told from the body. */
  readonly crease: readonly Point[];
};

/** The forearm along the ground to the knee in front; the shank folded back below it. */
const foldedFore = ({ legWidth: w, stands, chest }: QuadrupedShape, shoulder: Point): Folded => {
  const ground = -w * 1.02;
  const knee: Point = [shoulder[0] + Math.max(chest * 0.9, stands * 0.27), ground - w * 0.36];
  const elbow: Point = [shoulder[0] - chest * 0.14, Math.min(ground - w * 0.9, shoulder[1] + chest * 0.62)];
  const hoof: Point = [shoulder[0] + chest * 0.06, -w * 0.86];
  return {
    upper: softLimb([add(shoulder, [chest * 0.02, chest * 0.2]), elbow, knee], [w * 2.3, w * 1.75, w * 1.2]),
    lower: softLimb([knee, [(knee[0] + hoof[0]) / 2, -w * 0.9], hoof], [w * 1.05, w * 0.92, w * 0.86]),
    hoof,
    crease: [
      add(shoulder, [-chest * 0.34, chest * 0.06]),
      [elbow[0] - w * 1.5, elbow[1] - w * 0.2],
      [elbow[0] - w * 0.5, elbow[1] + w * 1.4],
    ],
  };
};

/** A thigh that rises before the flank, the heel on the ground behind it and the hoof under the belly. */
const foldedHind = ({ legWidth: w, stands, rump }: QuadrupedShape, hip: Point): Folded => {
  const knee: Point = [hip[0] + Math.max(rump * 0.98, stands * 0.27), -rump * 0.74 - w * 0.4];
  const heel: Point = [hip[0] + rump * 0.02, -w * 1.1];
  const hoof: Point = [knee[0] + stands * 0.12, -w * 0.86];
  return {
    upper: softLimb(
      [add(hip, [rump * 0.06, rump * 0.1]), knee, [knee[0] - rump * 0.3, -w * 1.7], heel],
      [rump * 0.74, rump * 0.44, w * 1.4, w * 1.1],
    ),
    lower: softLimb([heel, [(heel[0] + hoof[0]) / 2, -w * 0.92], hoof], [w * 1.05, w * 0.92, w * 0.86]),
    hoof,
    crease: [
      add(hip, [rump * 0.2, -rump * 0.56]),
      add(knee, [rump * 0.02, -rump * 0.42]),
      add(knee, [rump * 0.42, rump * 0.02]),
      add(knee, [rump * 0.24, rump * 0.44]),
    ],
  };
};

/** How wide an edge is, in leg widths, how dark, and how much lighter what is nearer is. */
const EDGE = 0.13;
const EDGE_TONE = 0.42;
const NEARER = 0.03;

const wider = ({ points, radii }: Limb, by: number): Limb => ({ points, radii: radii.map((radius) => radius + by) });

const foldedLeg = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  leg: Folded & { way: 1 | -1; isFar: boolean },
): Sketch => {
  const w = shape.legWidth;
  const color = leg.isFar ? farColor(colors) : colors.coat;
  const hoof = footAt(leg.hoof, { ...footLook(shape, colors), color, width: w * 1.02 });
  const turnedHoof = leg.way === 1 ? hoof : hoof.map((one) => moved(one, [-1, 0, 0, 1, leg.hoof[0] * 2, 0]));
  const edge = mix(color, colors.dark, EDGE_TONE);
  return bundle(
    [
      ...turnedHoof,
      form(skinOf([leg.lower], w * 0.4), lighten(color, -0.05), FUR),
      ...(leg.isFar
        ? []
        : [
            // Before a body of its own colour a leg is told by its edge, along all of it.
            detail(skinOf([wider(leg.upper, w * EDGE)], w * 0.4), edge),
            form(skinOf([leg.upper], w * 0.4), lighten(color, NEARER), FUR),
            line(leg.crease, colors.dark, { width: w * 0.22, alpha: 0.5 }),
          ]),
    ],
    { name: 'leg' },
  );
};

const isNodding = ({ neck, length }: QuadrupedShape): boolean => Math.hypot(...neck) > length * 1.25;

/** A sleeper's neck lies forward; a very long one nods, as it would break a back to lie down with it. */
const sleepingNeck = (shape: QuadrupedShape, shoulder: Point): { head: Point; neck: Limb } => {
  const { chest, neck, headRadius, neckRadii } = shape;
  const reach = Math.hypot(...neck);
  const isLong = isNodding(shape);
  const head: Point = isLong
    ? add(shoulder, [reach * 0.46, -reach * 0.4])
    : [shoulder[0] + Math.max(chest * 0.9, reach * 0.72), -headRadius * 1.02];
  const arch: readonly Point[] = isLong
    ? [add(shoulder, [reach * 0.1, -reach * 0.36]), add(shoulder, [reach * 0.26, -reach * 0.53])]
    : [[(shoulder[0] + head[0]) / 2, shoulder[1] - chest * 0.1]];
  return {
    head,
    neck: softLimb([shoulder, ...arch, head], [neckRadii[0], (neckRadii[0] + neckRadii[1]) / 2, neckRadii[1]]),
  };
};

/** The body on folded legs, awake with the neck up or asleep with the head on the ground. */
export const lyingPosture = (shape: QuadrupedShape, colors: AnimalColors, isAsleep: boolean): Posture => {
  const { rump, chest, length, legWidth } = shape;
  const hip: Point = [-length / 2, -rump * 1.0];
  const shoulder: Point = [length / 2, -chest * 1.02 - legWidth * 0.5];
  const raised = add(shoulder, turned(shape.neck, -0.12));
  const { head, neck } = isAsleep
    ? sleepingNeck(shape, shoulder)
    : { head: raised, neck: neckLimb(shape, shoulder, raised) };
  const lowest = -hip[1] - legWidth * 2 + rump * 0.1;
  const tail = tailOf(shape, [hip[0] - rump * 0.78, hip[1] - rump * 0.1], {
    knots: shape.tail.low.map(([x, y]): Point => [x * 0.6, Math.min(y, lowest)]),
    colors,
  });
  const posture: Posture = {
    view: 'side',
    isLying: true,
    isAloft: false,
    hip,
    shoulder,
    head,
    headTurn: isAsleep ? (isNodding(shape) ? 0.5 : -0.4) : 0,
    skin: skinOf([...trunkLimbs(shape, hip, shoulder), neck, tail.limb], blendOf(shape)),
    behind: [
      ...tail.tuft,
      foldedLeg(shape, colors, { ...foldedFore(shape, add(shoulder, [chest * 0.34, 0])), way: -1, isFar: true }),
      foldedLeg(shape, colors, { ...foldedHind(shape, add(hip, [rump * 0.3, 0])), way: 1, isFar: true }),
    ],
    before: [],
  };
  return {
    ...posture,
    before: [
      ...coatOver(shape, colors, { posture, legs: [], belly: tail.marks }),
      foldedLeg(shape, colors, { ...foldedHind(shape, hip), way: 1, isFar: false }),
      foldedLeg(shape, colors, { ...foldedFore(shape, shoulder), way: -1, isFar: false }),
    ],
  };
};
