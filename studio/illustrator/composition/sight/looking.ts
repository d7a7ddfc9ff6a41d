/** Lets everybody look, and point, at where what they mean has come to be, once all have found their place. */
import type { Scene, SceneRef } from '#core/story/scene.ts';
import { pointedApart } from '#studio/illustrator/composition/sight/pointed-apart.ts';
import { hiddenWith, lacksGap } from '#studio/illustrator/composition/contact/faces.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Eyes, lookOf } from '#studio/illustrator/composition/sight/aim.ts';
import type { Look, Looking } from '#studio/illustrator/composition/sight/look.ts';
import type { Sight } from '#studio/illustrator/composition/sight/gaze.ts';
import { type Box, centerOf, type Point } from '#studio/illustrator/geometry/path.ts';

/** What is looked at of a thing is rather its upper part. */
const UPPER = 0.3;

const meantOf = ({ head, box }: Placed): Point =>
  head ? centerOf(head) : [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * UPPER];

/** Nobody sees a smaller change. */
const SLIGHT = 0.05;

const isOther = (a: Look, b: Look): boolean => {
  const apart = (one: Point = [0, 0], other: Point = [0, 0]): number =>
    Math.hypot(one[0] - other[0], one[1] - other[1]);
  return (
    apart(a.gaze, b.gaze) > SLIGHT || apart(a.aim, b.aim) > SLIGHT || (a.aim === undefined) !== (b.aim === undefined)
  );
};

const sightIn = (placed: readonly Placed[], scene: Scene): Sight => ({
  scene,
  heads: new Map<SceneRef, Point>(placed.map((one) => [one.ref, meantOf(one)])),
  boxes: new Map<SceneRef, Box>(placed.map(({ ref, box }) => [ref, box])),
});

const eyesOf = ({ head, box, isPerson }: Placed): Eyes | null =>
  head ? { at: centerOf(head), tall: head.bottom - head.top, ...(isPerson ? {} : { middle: centerOf(box)[0] }) } : null;

/** With the middle of an animal, and not its face, for what is pointed at. */
const atBodies = (sight: Sight, placed: readonly Placed[]): Sight => ({
  ...sight,
  heads: new Map(placed.map((one) => [one.ref, one.isPerson ? meantOf(one) : centerOf(one.box)])),
});

/**
 * How else somebody can look where that would hide a face or leave the page: an arm points at a body, or stays as it
 * was, and the eyes alone find what is meant; who cannot turn round looks back.
 */
const otherwise = (look: Look, { looking, aim }: { looking: Looking<Placed>; aim: Point | undefined }): Look[] => {
  const stays: Look = { gaze: look.gaze, way: looking.way, ...(looking.look.aim ? { aim: looking.look.aim } : {}) };
  const { aim: was } = looking.look;
  const bent = look.aim ? BENT.map((share): Look => ({ ...look, aim: shorter(look.aim, share) })) : [];
  return [
    look,
    ...bent,
    ...(aim ? [{ ...look, aim }] : []),
    ...(look.aim && was ? [{ ...look, aim: was }] : []),
    stays,
  ];
};

/** An arm that is as near as that points with a bent elbow rather than with the hand in a face. */
const BENT = [0.72, 0.56];
const shorter = ([x, y]: Point = [0, 0], share: number): Point => {
  const long = Math.hypot(x, y);
  return long <= share ? [x, y] : [(x / long) * share, (y / long) * share];
};

/** The outer 10 mm of the page, with a little to spare. */
const EDGE = 48;

/** How far somebody is in what is trimmed off a page. */
const outside = ({ sketch }: Placed): number => {
  const { left, right, top } = boxOf(sketch);
  return Math.max(0, EDGE - left) + Math.max(0, right - 1000 + EDGE) + Math.max(0, EDGE - top);
};

/** How much the head of somebody lacks of the gap to all others. */
const crowded = (others: readonly Placed[], { head }: Placed): number =>
  head ? others.reduce((sum, other) => sum + (other.head ? lacksGap(head, other.head) : 0), 0) : 0;

/** A lock of hair. */
const LITTLE = 0.02;

/** Everybody drawn once more who looks elsewhere than they were drawn to, unless a face is hidden by it. */
const lookedOnce = (placed: readonly Placed[], scene: Scene): readonly Placed[] => {
  const sight = sightIn(placed, scene);
  const bodies = atBodies(sight, placed);
  let all = placed;
  for (const one of placed) {
    const { looking } = one;
    const eyes = eyesOf(one);
    if (!looking || !eyes) continue;
    const look = lookOf(looking.member, eyes, sight);
    const others = all.filter((other) => other !== one);
    // Who points already stretches the hand into a face, it may be, that has come to be there since.
    if (!isOther(look, looking.look) && !(look.aim && hiddenWith(one, others) > 0)) continue;
    const aim = look.aim && lookOf(looking.member, eyes, bodies).aim;
    const next = bestLook(one, otherwise(look, { looking, aim }), others);
    if (next) all = all.map((other) => (other === one ? next : other));
  }
  return all;
};

/** The first look that hides no face, or else the first that hides no more of them than the present one. */
const bestLook = (one: Placed, looks: readonly Look[], others: readonly Placed[]): Placed | null => {
  const { looking } = one;
  if (!looking) return null;
  const [crowd, out, before] = [crowded(others, one), outside(one), hiddenWith(one, others)];
  let [best, least] = [null as Placed | null, before + 1];
  for (const tried of looks) {
    const next: Placed = { ...looking.again(tried), looking: { ...looking, look: tried } };
    if (outside(next) > out || crowded(others, next) > crowd + LITTLE) continue;
    const hidden = hiddenWith(next, others);
    if (hidden < least) [best, least] = [next, hidden];
    if (least === 0) break;
  }
  return best;
};

/** Who turned round has the head elsewhere: those who look at it look again. */
const ROUNDS = 2;

/** The same with everybody looking at where what they mean is now, and no finger on what it points at. */
export const lookingAgain = (told: readonly Placed[], scene: Scene): readonly Placed[] => {
  let placed = told;
  for (let round = 0; round < ROUNDS; round++) {
    const looked = lookedOnce(placed, scene);
    if (looked === placed) break;
    placed = looked;
  }
  return pointedApart(placed, scene);
};
