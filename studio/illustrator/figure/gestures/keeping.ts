/** How a thing is in the hands that do a gesture with it: on both palms, in one fist, or along both as a shaft. */
import type { GestureDrawing } from '#studio/illustrator/figure/gestures/gestures.data.ts';
import type { Held } from '#studio/illustrator/figure/holding.ts';
import type { PlacedThing } from '#studio/illustrator/figure/holds/placed-thing.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { add, lerp } from '#studio/illustrator/geometry/outline.ts';
import type { Matrix } from '#studio/illustrator/geometry/matrix.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** What lies on palms stands so far below their middle, in limb widths. */
const ON_PALM = 0.25;
/** What is round and held in one hand lies in its fingers. */
const IN_FINGERS = 1.1;

/** `point` of the thing comes to `to`, the thing turned by `angle`, and mirrored for who is turned to the page's left. */
const onto = (to: Point, point: Point, { angle, side }: { angle: number; side: 1 | -1 }): Matrix => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [a, b, c, d] = [cos * side, sin * side, -sin, cos];
  return [a, b, c, d, to[0] - a * point[0] - c * point[1], to[1] - b * point[0] - d * point[1]];
};

const between = (held: Held, foot: Point, side: 1 | -1): Sketch[] => {
  if (held.kind === 'in-hands') return held.draw(foot);
  if (held.kind === 'in-hand') return held.draw(foot, side);
  const { left, right, bottom } = held.box;
  return held.draw(onto(foot, [(left + right) / 2, bottom], { angle: 0, side: held.isOneSided ? 1 : side }));
};

/** Where the upper hand takes a shaft, as a share of the height. */
const AT_HANDLE = 0.9;

const upAt = ({ box }: PlacedThing, share: number): Point => [
  (box.left + box.right) / 2,
  box.bottom - (box.bottom - box.top) * share,
];

/** What is held in the hands of a gesture; the acting hand comes first. */
export const keptAt = (
  held: Held,
  { keeps, toolTurn = 0, toolAt }: GestureDrawing,
  { hands, skeleton }: { hands: readonly Which[]; skeleton: Skeleton },
): Sketch[] => {
  const { build, stance, isSide } = skeleton;
  const [first = 'near'] = hands;
  const [palm = skeleton.neck, other = palm] = hands.map((which) => palmOf(skeleton[which].arm, build.limb));
  const side = stance.way;
  // From the front a thing points away from the body, whichever hand has it.
  const way = isSide || palm[0] === skeleton.neck[0] ? side : palm[0] < skeleton.neck[0] ? -1 : 1;
  if (keeps === 'both') return between(held, add(lerp(palm, other, 0.5), [0, build.limb * ON_PALM]), side);
  if (keeps === 'along' && held.kind === 'placed') {
    // The blade is at the foot of the thing, beyond the lower hand.
    const angle = Math.atan2(other[1] - palm[1], other[0] - palm[0]) - Math.PI / 2;
    return held.draw(onto(palm, upAt(held, AT_HANDLE), { angle: other === palm ? 0 : angle, side: 1 }));
  }
  if (held.kind === 'in-hand') return held.draw(palm, way);
  if (held.kind === 'placed') {
    const grip = toolAt === undefined ? held.grip : upAt(held, toolAt);
    return held.draw(onto(palm, grip, { angle: (held.pouredAt ?? toolTurn) * way, side: way }));
  }
  const { arm } = skeleton[first];
  const ahead = Math.atan2(palm[1] - arm.wrist[1], palm[0] - arm.wrist[0]);
  const middle = (held.box.top + held.box.bottom) / 2;
  const at = build.limb * IN_FINGERS;
  return held.draw([palm[0] + Math.cos(ahead) * at, palm[1] + Math.sin(ahead) * at - middle]);
};
