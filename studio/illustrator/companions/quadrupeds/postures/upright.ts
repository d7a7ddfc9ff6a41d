/** A four-legged body on its legs or in the air, seen from the side. */
import { skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { isFree } from '#studio/illustrator/companions/anatomy/raised.ts';
import { turned } from '#studio/illustrator/companions/anatomy/turned.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { type Act, ACTS, REARING, STANDING } from '#studio/illustrator/companions/quadrupeds/acts.data.ts';
import { blendOf, coatOver, farLegs, FUR, type Leg, legOf } from '#studio/illustrator/companions/quadrupeds/body.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { haunch } from '#studio/illustrator/companions/quadrupeds/haunch.ts';
import { tailMood, tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { neckLimb, trunkLimbs } from '#studio/illustrator/companions/quadrupeds/trunk.ts';
import { add, lerp } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** Legs that are no longer than this share of the rump's half height are hidden below it. */
const LOW = 1.5;

type Joints = { readonly hip: Point; readonly shoulder: Point; readonly head: Point; readonly rise: number };

const jointsOf = (shape: QuadrupedShape, act: Act): Joints => {
  const { stands, length, rump, chest } = shape;
  const rise = act.lift * Math.max(stands, chest * 2.2);
  const y = -Math.max(stands * (1 - act.drop), rump * 1.06) - rise;
  const back = turned([-length, 0], act.pitch);
  const forward = act.pitch < -0.3 ? length * 0.06 : 0;
  const hip: Point = [forward - length / 2, Math.min(y - back[1] * 0.4, -stands * 0.3 - rump * 0.4)];
  const shoulder: Point = [hip[0] - back[0], hip[1] - back[1]];
  return { hip, shoulder, head: add(shoulder, turned(shape.neck, act.neck)), rise };
};

/** The farther one of two thick legs is not seen behind the other unless they are so many leg widths apart: it steps ahead. */
const APART = 1.7;
const STEPS = 2.5;

/** The legs of one side: 0 is near, 1 is far. */
const legsOf = (shape: QuadrupedShape, act: Act, body: Joints & { side: 0 | 1 }): readonly [fore: Leg, hind: Leg] => {
  const { hip, shoulder, rise, side } = body;
  const { chest, rump, stands } = shape;
  const rootOf = (kind: 'fore' | 'hind', which: 0 | 1): Point =>
    kind === 'fore'
      ? [shoulder[0] - chest * 0.12 + which * chest * 0.2, shoulder[1] + chest * 0.3]
      : [hip[0] - rump * 0.08 + which * rump * 0.22, hip[1] + rump * 0.2];
  const leg = (kind: 'fore' | 'hind'): Leg => {
    const [along, up] = act[kind][side];
    const root = rootOf(kind, side);
    const told = root[0] + along * stands;
    const other = rootOf(kind, 0)[0] + act[kind][0][0] * stands;
    const isHidden = act === STANDING && side === 1 && Math.abs(told - other) < shape.legWidth * APART;
    return legOf(shape, kind, { root, foot: [isHidden ? other + shape.legWidth * STEPS : told, up * stands - rise] });
  };
  return [leg('fore'), leg('hind')];
};

const paleBelow = (shape: QuadrupedShape, color: AnimalColors['pale'], body: Joints & { pitch: number }): Sketch[] => {
  const { length, waist, chest } = shape;
  const [x, y] = lerp(body.hip, body.shoulder, 0.5);
  // Short of the forelegs, which go on in the colour of the coat.
  const belly = ellipse([x, y + waist * 1.12], [length * 0.33, waist * 0.38], body.pitch);
  const breast = add(body.shoulder, [chest * 0.82, chest * 0.1]);
  return [
    detail(belly, color, { alpha: 0.62 }),
    detail(ellipse(breast, [chest * 0.46, chest * 0.86], 0.2), color, { alpha: 0.9 }),
  ];
};

/** The crease between belly and thigh. */
const crease = (shape: QuadrupedShape, color: AnimalColors['dark'], hip: Point, knee: Point): Sketch => {
  const { rump, legWidth } = shape;
  const points = [
    add(hip, [rump * 0.5, -rump * 0.25]),
    add(hip, [rump * 0.82, rump * 0.4]),
    add(knee, [legWidth * 0.9, 0]),
  ];
  return line(points, color, { width: legWidth * 0.24, alpha: 0.5 });
};

/** Whoever reaches with both forelegs has only the hind ones on the ground. */
export const rears = ({ pose, gesture }: CompanionOrder): boolean => pose === 'reaching' && gesture === 'catching';

/** A large body whose legs are no longer than so many half heights of its rump trots where others gallop. */
const STUBBY = { share: 2, fromCm: 60 } as const;

const actNamed = ({ pose, manner }: CompanionOrder, { stands, rump, heightCm }: QuadrupedShape): string => {
  const isStubby = stands < rump * STUBBY.share && heightCm > STUBBY.fromCm;
  if (manner === 'tumbling') return manner;
  return manner === 'stalking' ? 'stalking' : pose === 'running' && isStubby ? 'trotting' : pose;
};

const actOf = (order: CompanionOrder, shape: QuadrupedShape): Act =>
  rears(order) ? REARING : (ACTS[actNamed(order, shape)] ?? STANDING);

/** In the water a tail streams behind on the surface; held up it would be a club on a board. */
const STREAMS = { long: 1.1, high: 0.2 } as const;

const tailKnots = (shape: QuadrupedShape, order: CompanionOrder): readonly Point[] =>
  order.pose === 'swimming'
    ? shape.tail.up.map(([x, y]): Point => [x * STREAMS.long, y * STREAMS.high])
    : tailMood(shape, order);

/** The body on its legs. */
export const uprightPosture = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  const act = actOf(order, shape);
  const joints = jointsOf(shape, act);
  const { hip, shoulder, head } = joints;
  const [fore, back] = legsOf(shape, act, { ...joints, side: 0 });
  // A foreleg that is raised for a gesture is drawn over the head.
  const near = isFree(order) && !rears(order) ? [back] : [fore, back];
  const far = legsOf(shape, act, { ...joints, side: 1 });
  const lowest = -hip[1] + shape.rump * 0.38 - shape.legWidth * 1.1;
  // Of an animal whose belly is near the ground the hind legs are seen as thighs, sitting or not.
  const isLow =
    shape.rests === 'curled' &&
    (shape.isHunched === true || shape.stands < shape.rump * LOW) &&
    act.lift <= 0.06 &&
    act.pitch > -0.3;
  const tail = tailOf(shape, [hip[0] - shape.rump * 0.72, hip[1] - shape.rump * 0.38], {
    knots: tailKnots(shape, order).map(([x, down]): Point => [x, Math.min(down, lowest)]),
    colors,
  });
  const skin = skinOf(
    [
      ...trunkLimbs(shape, hip, shoulder),
      neckLimb(shape, shoulder, head),
      ...(isLow ? near.filter((one) => one !== back) : near).map((one) => one.limb),
      ...(shape.tail.bare ? [] : [tail.limb]),
    ],
    blendOf(shape),
  );
  const posture: Posture = {
    view: 'side',
    isLying: false,
    isAloft: act.lift > 0.15,
    hip,
    shoulder,
    head,
    headTurn: act.head,
    skin,
    behind: [
      ...(shape.tail.bare ? [form(skinOf([tail.limb], 0.4), shape.tail.bare, FUR)] : []),
      ...farLegs(shape, colors, far),
      ...tail.tuft,
    ],
    before: [],
  };
  const belly = [...paleBelow(shape, colors.pale, { ...joints, pitch: act.pitch }), ...tail.marks];
  const coat = coatOver(shape, colors, { posture, legs: isLow ? near.filter((one) => one !== back) : near, belly });
  const hind = isLow
    ? haunch(shape, colors, [hip[0], Math.max(hip[1], -shape.rump * 1.3)])
    : [crease(shape, colors.dark, hip, back.points[1] ?? hip)];
  return { ...posture, before: [...coat, ...hind] };
};
