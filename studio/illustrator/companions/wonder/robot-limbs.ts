/** Arms and legs of the robot: upper arm, elbow, forearm and hand; legs that stand, bend and sit. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import type { CompanionView } from '#studio/illustrator/companions/companion.ts';
import { add, angleOf, clamp, distance, lerp, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const TUBE = hex('#5c6b78');
/** Neither the colour of its shell nor that of its lamp: hands are seen before both. */
const HAND = hex('#4b6a7c');

/** What the fingers do. */
export type Fingers = 'open' | 'point' | 'closed';

/** Each half of an arm; for what is high above its head it pulls out, up to so much. */
const HALF = 12.5;
const LONGEST = 33;
/** An elbow that would be farther out than this points to the reader instead. */
const ELBOW_OUT = 8.5;
/** Elbows hang rather than rise, and come forth beside the body. */
const HANGS = 0.6;
const OUTWARDS = 0.5;

const elbowOf = (root: Point, hand: Point, out: number): Point => {
  const long = distance(root, hand) || 0.01;
  const off = Math.min(ELBOW_OUT, Math.sqrt(Math.max(0, HALF ** 2 - (long / 2) ** 2)));
  const across = polar(angleOf(root, hand) + Math.PI / 2, 1);
  const isOut = across[0] * out + across[1] * HANGS > 0;
  const side: Point = isOut ? across : [-across[0], -across[1]];
  const aside = add(side, [out * OUTWARDS, 0]);
  const share = off / (Math.hypot(...aside) || 1);
  return add(lerp(root, hand, 0.5), [aside[0] * share, aside[1] * share]);
};

const LENGTHS: Readonly<Record<Fingers, readonly [number, number, number]>> = {
  open: [4.6, 5.2, 4.6],
  point: [1.6, 6.6, 1.6],
  closed: [3, 3.4, 3],
};

type Hand = { readonly at: Point; readonly turn: number; readonly thumb: 1 | -1; readonly fingers: Fingers };

const fingersOf = ({ at, turn, thumb, fingers }: Hand): Sketch[] => {
  const spread = fingers === 'open' ? 0.42 : 0.08;
  return ([-1, 0, 1] as const).map((side) => {
    // The first finger, on the side of the thumb, points.
    const long = LENGTHS[fingers][fingers === 'point' && side !== 0 ? 0 : side + 1] ?? 0;
    const from = add(at, add(polar(turn, 2), polar(turn + Math.PI / 2, (side + 0.1 * thumb) * 2)));
    const to = add(from, polar(turn + side * spread, long));
    return form(ribbon([from, to], [1.35, 1.15]), HAND, { volume: 0.4, name: 'finger' });
  });
};

const thumbOf = ({ at, turn, thumb, fingers }: Hand): Sketch => {
  const from = add(at, add(polar(turn, -0.6), polar(turn + (thumb * Math.PI) / 2, 2)));
  const to = add(from, polar(turn + thumb * (fingers === 'open' ? 1.05 : 0.62), 4));
  return form(ribbon([from, to], [1.5, 1.2]), HAND, { volume: 0.4, name: 'finger' });
};

export type Arm = {
  readonly parts: readonly Sketch[];
  /** The thumb once more, over what is in the hand. */
  readonly grip: readonly Sketch[];
  readonly hand: Point;
};

/** An arm from its shoulder to what it does, as far as it reaches. */
export const armOf = (root: Point, told: Point, { shell, fingers }: { shell: Color; fingers: Fingers }): Arm => {
  const out = Math.sign(root[0]) || 1;
  const far = distance(root, told);
  const hand = far > LONGEST ? lerp(root, told, LONGEST / far) : told;
  const elbow = elbowOf(root, hand, out);
  const turn = angleOf(elbow, hand);
  const normal = polar(turn + Math.PI / 2, 1);
  const thumb = -out * normal[0] - normal[1] * 0.3 > 0 ? 1 : -1;
  const palm: Hand = { at: hand, turn, thumb, fingers };
  const wrist = add(hand, polar(turn, -3));
  const cuff = [wrist, add(hand, polar(turn, -1.6))];
  return {
    parts: [
      form(ribbon([root, elbow], [2.5, 2.2]), TUBE, { volume: 0.4 }),
      form(circle(root, 3.4), lighten(shell, -0.1), { volume: 0.5 }),
      bundle(
        [...fingersOf(palm), form(ellipse(hand, [3.4, 3.3], turn), HAND, { volume: 0.4, name: 'hand' }), thumbOf(palm)],
        { name: 'hand' },
      ),
      form(ribbon([elbow, wrist], [2.5, 3.3]), shell, { volume: 0.6, name: 'forearm' }),
      form(ribbon(cuff, [3.7], 'flat'), lighten(shell, -0.16), { volume: 0.3 }),
      form(circle(elbow, 2.9), TUBE, { volume: 0.5, name: 'elbow' }),
    ],
    grip: [thumbOf({ ...palm, fingers: 'closed' })],
    hand,
  };
};

/** Legs behind its body and before it. */
export type Legs = { readonly behind: readonly Sketch[]; readonly before: readonly Sketch[] };

type Stand = {
  readonly view: CompanionView;
  readonly shell: Color;
  /** Where the hips are, over the ground. */
  readonly hip: number;
  readonly lift: number;
  readonly step: number;
};

const standingFoot = (foot: number, { lift, view, shell }: Stand): Sketch => {
  const isSide = view === 'side';
  return form(
    spline([
      [foot - 5.4, -lift],
      [foot - 5, -lift - 4.6],
      [foot + (isSide ? 1 : 0), -lift - 6.6],
      [foot + (isSide ? 7 : 5), -lift - 3.4],
      [foot + (isSide ? 7.4 : 5.4), -lift],
    ]),
    lighten(shell, -0.04),
    { volume: 0.5, name: 'foot' },
  );
};

const UPRIGHT_HIP = -19;

/** Standing, walking, jumping; bent when the hips are low. */
export const standingLegs = (stand: Stand): Legs => {
  const { hip, lift, step } = stand;
  const bent = clamp((hip + lift - UPRIGHT_HIP) / 8, 0, 1);
  const one = (side: -1 | 1): Sketch[] => {
    const foot = side * 6 + side * step + bent * side * 3;
    const knee: Point = [side * 6 + bent * side * 7 + (1 - bent) * side * step * 0.5, (hip - lift) / 2];
    return [
      form(ribbon([[side * 6, hip], knee, [foot, -4 - lift]], [3]), TUBE, { volume: 0.4 }),
      standingFoot(foot, stand),
    ];
  };
  return { behind: [...one(-1), ...one(1)], before: [] };
};

/** A foot with its toes up: its sole is at the end of a stretched leg. */
const raisedFoot = ([x, y]: Point, shell: Color): Sketch[] => [
  form(
    spline([
      [x - 3.4, y + 3],
      [x - 3.2, y - 3],
      [x - 1.2, y - 9],
      [x + 2.4, y - 9.6],
      [x + 3.6, y - 2],
      [x + 3, y + 3.8],
    ]),
    lighten(shell, -0.04),
    { volume: 0.5, name: 'foot' },
  ),
  line(
    [
      [x + 1, y - 9.2],
      [x + 2, y - 3],
      [x + 1.2, y + 3.4],
    ],
    TUBE,
    { width: 0.8, alpha: 0.8 },
  ),
];

const knee = (at: Point, shell: Color): Sketch =>
  form(circle(at, 3.3), lighten(shell, -0.1), { volume: 0.5, name: 'knee' });

/** Beyond the shell of the body, or a leg would seem to grow out of its belly. */
const FAR_KNEE: Point = [18.6, -17];
const NEAR_KNEE: Point = [17.4, -7];

/** Seen from the side the near leg lies along the ground, and the knee of the far one is up. */
const seatedAside = (shell: Color): Legs => {
  const far = lighten(TUBE, -0.05);
  const tube = (from: Point, to: Point, radii: readonly number[], color: Color): Sketch =>
    form(ribbon([from, to], radii), color, { volume: 0.4 });
  return {
    behind: [
      tube([8, -6], FAR_KNEE, [3.2, 2.9], far),
      tube(FAR_KNEE, [23.6, -5], [2.9, 2.6], far),
      knee(FAR_KNEE, lighten(shell, -0.06)),
      standingFoot(24, { view: 'side', shell: lighten(shell, -0.06), hip: 0, lift: 0, step: 0 }),
    ],
    before: [
      tube([4, -5.4], NEAR_KNEE, [4.2, 3.5], TUBE),
      tube(NEAR_KNEE, [27.6, -4], [3.2, 2.8], TUBE),
      knee(NEAR_KNEE, shell),
      ...raisedFoot([29.6, -3.8], shell),
    ],
  };
};

/** From before the soles are seen at the ends of the legs. */
const seatedToReader = (shell: Color): Legs => ({
  behind: [],
  before: ([-1, 1] as const).flatMap((side) => [
    form(
      ribbon(
        [
          [side * 7, -6],
          [side * 13, -6],
        ],
        [4.6, 4.2],
      ),
      TUBE,
      { volume: 0.4 },
    ),
    form(ellipse([side * 14, -6.4], [5.6, 6.4], side * 0.16), lighten(shell, -0.04), { volume: 0.5, name: 'foot' }),
    detail(ellipse([side * 14.1, -6.2], [3.7, 4.5], side * 0.16), TUBE, { alpha: 0.75 }),
  ]),
});

const seatedAway = (shell: Color): Legs => ({
  behind: ([-1, 1] as const).map((side) =>
    form(ellipse([side * 14, -4], [5.6, 4]), lighten(shell, -0.06), { volume: 0.5, name: 'foot' }),
  ),
  before: [],
});

/** Sitting on the ground, or on what it sits on. */
export const seatedLegs = (view: CompanionView, shell: Color): Legs =>
  ({ side: seatedAside, front: seatedToReader, back: seatedAway })[view](shell);
