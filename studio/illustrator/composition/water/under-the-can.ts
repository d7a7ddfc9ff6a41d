/** Puts whoever a can is emptied over where its water falls on the head, and not on the back. */
import type { Scene } from '#core/story/scene.ts';
import { SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { crowding, movesAlone, type Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { shifted } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { spoutIn } from '#studio/illustrator/composition/water/spout.ts';
import { type Box, boxAround, middleOf } from '#studio/illustrator/geometry/path.ts';
import { boxAroundSketch, partsNamed } from '#studio/illustrator/sketch.ts';

type Water = { readonly scene: Scene; readonly units: Units };

/** How far before its rose a can pours, in centimetres: what leaves it level falls no nearer. */
const FALLS_BEFORE = 9;
/** Out of the neck of a bottle drops fall straight down, into a mouth: from the middle of a head, as a share of it. */
const MOUTH = 0.34;
/** So much of a face may be under the bottle that it drinks from. */
const OVER_MOUTH = 500;
const dripsInto = (one: Placed): boolean => one.looking?.member.carries === 'bottle';

/** From the middle of a head towards the body, as a share of the head: behind the eye is the cheek. */
const CHEEK = 0.16;
/** Nobody swims farther for it, in page units, nor for less. */
const FARTHEST = 320;
const NEAREST = 8;

/** Where along the page what somebody pours comes down, or what drips out of a basket; null for those who hold neither. */
const fallOf = (one: Placed): number | null => {
  const held = partsNamed(one.sketch, 'held');
  if (one.looking?.member.carries === 'basket' && held.length > 0)
    return middleOf(boxAround(held.map(boxAroundSketch)));
  const spout = spoutIn(one);
  if (!spout || !one.head) return null;
  const rose = middleOf(spout);
  if (dripsInto(one)) return rose;
  const side = rose < middleOf(one.head) ? -1 : 1;
  return rose + side * FALLS_BEFORE * one.scale;
};

const wetAt = ({ head, box }: Placed, isMouth: boolean): number | null =>
  head
    ? middleOf(head) + Math.sign(middleOf(box) - middleOf(head)) * (head.right - head.left) * (isMouth ? -MOUTH : CHEEK)
    : null;

/** As far as the page has room for the whole of somebody. */
const within = (by: number, { left, right }: Box): number =>
  by > 0 ? Math.min(by, Math.max(0, 1000 - SAFE_MARGIN - right)) : Math.max(by, Math.min(0, SAFE_MARGIN - left));

/** Everybody, with those who are poured upon and stand by themselves under the water that is meant for them. */
export const underTheCan = (told: readonly Placed[], { scene, units }: Water): readonly Placed[] => {
  let placed = told;
  for (const { effect, at, towards } of scene.effects ?? []) {
    const [from, onto] = [at, towards].map((ref) => placed.find((one) => one.ref === ref));
    if (effect !== 'drops' || !from || onto?.kind !== 'cast' || onto.isPerson === true) continue;
    const [fall, cheek] = [fallOf(from), wetAt(onto, dripsInto(from))];
    if (!movesAlone(onto.ref, units) || fall === null || cheek === null) continue;
    const wanted = fall - cheek;
    if (Math.abs(wanted) < NEAREST || Math.abs(wanted) > FARTHEST) continue;
    const by = within(wanted, onto.box);
    // At the edge of the page the can comes to the cheek for the rest of the way.
    const rest = movesAlone(from.ref, units) ? within(by - wanted, from.box) : 0;
    const moves = new Map([
      [onto, by],
      [from, rest],
    ]);
    const tried = placed.map((one) => {
      const along = moves.get(one) ?? 0;
      return along === 0 ? one : shifted(one, along, 0);
    });
    const allowed = crowding(placed, units) + (dripsInto(from) ? OVER_MOUTH : 0);
    if (crowding(tried, units) <= allowed) placed = tried;
  }
  return placed;
};
