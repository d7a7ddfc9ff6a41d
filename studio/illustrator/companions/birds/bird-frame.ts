/** Where body, neck and head of a bird come in every pose. */
import { type Limb, limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { turned } from '#studio/illustrator/companions/anatomy/turned.ts';
import type { BirdFrame, BirdPose, BirdShape } from '#studio/illustrator/companions/birds/bird-shape.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { add, lerp, polar } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';

const POSES: Readonly<Record<string, BirdPose>> = {
  walking: 'walk',
  running: 'hop',
  sitting: 'rest',
  crouching: 'rest',
  sleeping: 'sleep',
  jumping: 'hop',
  flying: 'fly',
  swimming: 'rest',
  dancing: 'hop',
};

/** How far it is off the ground, in shares of the wing. */
export const LIFTS: Readonly<Record<BirdPose, number>> = { stand: 0, walk: 0, rest: 0, sleep: 0, fly: 0.75, hop: 0.3 };

/** How far the neck leans forward, in radians. */
const LEANS: Readonly<Record<string, number>> = { reaching: -0.2, pointing: 0.5, crouching: 0.35, flying: 0.42 };

/** From this length on, in half thicknesses of the body, a sleeper lays the neck back and the head on the back. */
const LONG_NECK = 2.2;
/** The head of such a sleeper and the neck from the breast on, in half lengths and half thicknesses of the body. */
const LAID_BACK = {
  head: [0.08, -1.22],
  neck: [
    [0.62, 0.12],
    [0.98, -0.5],
    [0.92, -1.2],
    [0.6, -1.54],
  ],
} as const;

/** Seen from its side, asleep and with a neck long enough, the bill goes into the feathers of the back. */
export const tucksHead = ({ neck, body: [, thick] }: BirdShape, { pose, view }: CompanionOrder): boolean =>
  pose === 'sleeping' && view === 'side' && -neck[1] >= thick * LONG_NECK;

/** On its feet and in profile, whoever sings or calls does so with the whole bird. */
const CRIES: ReadonlySet<string> = new Set(['singing', 'calling']);
export const isInFullCry = ({ expression, view, pose, bites, hugs, isInside }: CompanionOrder): boolean =>
  view === 'side' && CRIES.has(expression) && !bites && !hugs && !isInside && POSES[pose] === undefined;

/** How the neck goes then, in radians forward, and how much longer it is: up to sing, ahead to call. */
const CRY_LEANS: Readonly<Record<string, number>> = { singing: -0.04, calling: 0.34 };
const CRY_STRETCHES = 1.2;
/** A stretched neck is slimmer. */
const CRY_SLIM = 0.88;
/** And the breast is raised. */
const CRY_RAISES = 0.12;

const leanOf = (order: CompanionOrder): number =>
  (LEANS[order.pose] ?? 0) + (isInFullCry(order) ? (CRY_LEANS[order.expression] ?? 0) : 0);

const neckOf = (shape: BirdShape, order: CompanionOrder, frame: BirdFrame): Limb => {
  const { center, head, turn, pose } = frame;
  const [long, thick] = shape.body;
  const slim = isInFullCry(order) ? CRY_SLIM : 1;
  const [base, top] = [shape.neckRadii[0], shape.neckRadii[1] * slim];
  const isSide = order.view === 'side';
  const root = add(center, isSide ? polar(turn, long * 0.45) : [0, -thick * 0.4]);
  if (tucksHead(shape, order)) {
    const knots = LAID_BACK.neck.map(([along, up]): Point => add(center, [long * along, thick * up]));
    return softLimb([...knots, head], [base * 0.8, base * 0.72, top * 1.1, top, top * 0.96]);
  }
  const [bendX, bendY] = turned(shape.bend ?? [0, 0], leanOf(order));
  const bent =
    shape.bend && pose !== 'sleep' ? add(center, [bendX * (isSide ? 1 : 0.18), bendY]) : lerp(center, head, 0.55);
  return softLimb([root, bent, head], [base, (base + top) / 2, top]);
};

/** The frame of a bird in a pose, with its neck. */
export const birdFrame = (shape: BirdShape, order: CompanionOrder): BirdFrame & { neck: Limb } => {
  const pose = POSES[order.pose] ?? 'stand';
  const [long, thick, raised] = shape.body;
  const isLow = pose === 'rest' || pose === 'sleep';
  const tucks = tucksHead(shape, order);
  const level = pose === 'fly' ? 0.35 : order.pose === 'running' || isLow ? 0.6 : 1;
  const turn = tucks ? 0 : -raised * level - (isInFullCry(order) ? CRY_RAISES : 0);
  const sag = Math.abs(Math.sin(turn)) * (long - thick) + thick;
  const y = isLow ? -sag * 0.96 : -(shape.legs + sag * 0.9 + LIFTS[pose] * shape.wing);
  const [x, up] = turned(shape.neck, leanOf(order));
  const reaching = order.pose === 'reaching' ? 1.08 : 1;
  const short = pose === 'sleep' ? 0.6 : isInFullCry(order) ? CRY_STRETCHES : reaching;
  const head: Point = tucks
    ? [long * LAID_BACK.head[0], y + thick * LAID_BACK.head[1]]
    : [x * (order.view === 'side' ? 1 : 0.18) * (pose === 'sleep' ? short : 1), y + up * short];
  const frame: BirdFrame = {
    view: order.view,
    center: [0, y],
    head,
    turn,
    pose,
    ...(tucks ? { tucks: true as const } : {}),
  };
  return { ...frame, neck: neckOf(shape, order, frame) };
};

/** The outline of body, neck and head. */
export const birdBody = (shape: BirdShape, frame: BirdFrame & { neck: Limb }, skull: Limb): Path => {
  const { center, turn, view, pose } = frame;
  const [long, thick] = shape.body;
  const fluff = thick * (pose === 'sleep' ? 1.06 : 1);
  const rest = long - thick;
  const upright = limb([add(center, [0, -rest * 0.24]), add(center, [0, rest * 0.2])], [fluff * 0.92, fluff * 1.02]);
  const along = [polar(turn, rest), polar(turn, -rest * 0.2), polar(turn + Math.PI, long - thick * 0.5)];
  const lying = limb(
    along.map((step) => add(center, step)),
    [fluff * 0.92, fluff, thick * 0.42],
  );
  const trunk = view === 'side' ? lying : upright;
  if (frame.tucks) return skinOf([trunk], thick * 0.5);
  return skinOf([trunk, frame.neck, ...(shape.hood ? [] : [skull])], thick * 0.5);
};
