/** Between a finger and what it points at there is air: a star on a fingertip is held, and a duckling under one is poked. */
import type { Scene } from '#core/story/scene.ts';
import { outlined } from '#studio/illustrator/composition/clearing/outlined.ts';
import { shifted } from '#studio/illustrator/composition/moving.ts';
import { IN_THE_SKY, type Placed } from '#studio/illustrator/composition/placed.ts';
import { isPointing, signOf } from '#studio/illustrator/composition/sight/signs.ts';
import { shareInside } from '#studio/illustrator/composition/staging/silhouette.ts';
import { type Box, boxesMeet, centerOf, type Point } from '#studio/illustrator/geometry/path.ts';

/** So much air, and no farther than so, in page units. */
const AIR = 24;
const STEP = 16;
const STEPS = 9;
const SAFE = 76;
/** So much of the box of somebody may lie before somebody else: a box holds much air. */
const LITTLE = 0.3;

const grown = ({ left, right, top, bottom }: Box): Box => ({
  left: left - AIR,
  right: right + AIR,
  top: top - AIR,
  bottom: bottom + AIR,
});

const isOnPage = ({ left, right, top }: Box): boolean => left > SAFE && right < 1000 - SAFE && top > SAFE;

/** Whoever holds, bears or touches something else stays with it. */
const isFree = ({ ref, isBorne, isInWater }: Placed, { cast, props }: Scene): boolean => {
  const own = cast.find((one) => one.ref === ref);
  const isTouched = cast.some(({ touches }) => touches?.with === ref);
  const bears = [...cast, ...props].some(({ place }) => place.on === ref || place.in === ref);
  return own?.touches === undefined && !isTouched && !bears && (isBorne !== true || isInWater === true);
};

/** Around a head nobody else's head is, as a share of it. */
const ROOM = 0.12;
const roomAround = ({ left, right, top, bottom }: Box): Box => {
  const [x, y] = [(right - left) * ROOM, (bottom - top) * ROOM];
  return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
};

/** How much of a box another body fills: under a bill there is room for a duckling. */
const liesBefore = (box: Box, other: Placed): number =>
  boxesMeet(box, other.box) ? shareInside(box, outlined(other).shape) : 0;

/** Away from the hand: in the sky straight on, on the ground and in the water along it. */
const wayFrom = (hand: Point, one: Placed): Point => {
  const [x, y] = centerOf(one.box);
  const [dx, dy] = [x - hand[0], one.lift >= IN_THE_SKY ? y - hand[1] : 0];
  const long = Math.hypot(dx, dy) || 1;
  return [dx / long, dy / long];
};

/** Everybody and everything, with what a finger touches so far from it that it is pointed at. */
export const pointedApart = (placed: readonly Placed[], scene: Scene): readonly Placed[] => {
  const [lead] = scene.cast;
  const hands = placed.flatMap((one) => {
    const hand = isPointing(one) ? signOf(one) : null;
    return hand ? [{ ref: one.ref, hand: grown(hand), at: centerOf(hand) }] : [];
  });
  return placed.map((one, at) => {
    const before = hands.find(({ ref, hand }) => ref !== one.ref && shareInside(hand, outlined(one).shape) > 0);
    if (!before || one.ref === lead?.ref || !isFree(one, scene)) return one;
    const [dx, dy] = wayFrom(before.at, one);
    const others = placed.filter((_, index) => index !== at);
    const isCrowded = ({ box, head }: Placed): boolean =>
      others.some(
        (other) =>
          liesBefore(box, other) > Math.max(LITTLE, liesBefore(one.box, other)) ||
          (head && other.head && boxesMeet(roomAround(head), other.head)),
      );
    let best = one;
    for (let step = 1; step <= STEPS; step++) {
      const moved = shifted(one, dx * step * STEP, dy * step * STEP);
      if (!isOnPage(moved.box) || isCrowded(moved)) break;
      best = moved;
      if (shareInside(before.hand, outlined(moved).shape) === 0) break;
    }
    return best;
  });
};
