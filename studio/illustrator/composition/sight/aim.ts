/** What somebody points at or stretches a hand out to, and which way on the page that is. */
import type { CastMember, SceneRef } from '#core/story/scene.ts';
import type { Look } from '#studio/illustrator/composition/sight/look.ts';
import { gazeOf, type Sight } from '#studio/illustrator/composition/sight/gaze.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';

/** From the middle of a head to the shoulders, and how far an arm reaches from there, as shares of the head's height. */
const SHOULDERS = 0.62;
const REACH = 1.75;
/** A finger ends before what it points at, so far as a share of the head, and an arm is never drawn in further. */
const SHORT_OF = 0.3;
const LEAST = 0.84;

const pointsOut = ({ pose, gesture }: CastMember): boolean => pose === 'pointing' || gesture === 'pointing';

/** What they mean: what they look at, or a thing that the page is about, for who looks nowhere. */
const meantBy = (member: CastMember, { scene, heads }: Sight): SceneRef | null => {
  const { gaze, ref, pose } = member;
  if (typeof gaze === 'object' && gaze.at !== ref && heads.has(gaze.at)) return gaze.at;
  const isAboutAThing = scene.props.some((one) => one.ref === scene.focus) && heads.has(scene.focus);
  return isAboutAThing && pose !== 'reaching' && gaze !== 'up' && gaze !== 'down' ? scene.focus : null;
};

/** Up over the roofs, down at the ground, along the path. */
const TOLD = { up: [0.5, -0.86], down: [0.72, 0.69], ahead: [0.97, -0.24] } as const;

const toldAim = ({ gaze, facing }: CastMember, onward: 1 | -1): Point => {
  const ahead = facing === 'against' ? -onward : onward;
  const [x, y] = TOLD[gaze === 'up' || gaze === 'down' ? gaze : 'ahead'];
  return [x * ahead, y];
};

/** How far a box is from a place. */
const gapTo = ([x, y]: Point, { left, right, top, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));

/** Where the head of somebody is, and how tall it is on the page; of an animal, where the middle of its body is. */
export type Eyes = { readonly at: Point; readonly tall: number; readonly middle?: number };

/** What is over the back of an animal it looks up at; it does not turn to and fro for it. */
const OVERHEAD = 0.1;

/** The gaze of an animal goes to the side of its body that what it looks at is on. */
const beforeBody = (gaze: Point, to: Point | undefined, { middle }: Eyes): Point => {
  if (middle === undefined || !to || gaze[0] * (to[0] - middle) >= 0) return gaze;
  return [Math.sign(to[0] - middle) * OVERHEAD, gaze[1]];
};

/** The way from the shoulder to what they mean; shorter than 1 when that is nearer than a stretched arm. */
const aimAt = (meant: SceneRef, eyes: Eyes, { heads, boxes }: Sight): Point => {
  const from: Point = [eyes.at[0], eyes.at[1] + eyes.tall * SHOULDERS];
  const to = heads.get(meant) ?? from;
  const box = boxes?.get(meant);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const away = Math.max(1, Math.hypot(dx, dy));
  const room = box ? (gapTo(from, box) - eyes.tall * SHORT_OF) / (eyes.tall * REACH) : 1;
  const long = Math.max(LEAST, Math.min(1, room));
  return [(dx / away) * long, (dy / away) * long];
};

const aimOf = (member: CastMember, eyes: Eyes, sight: Sight): Point | null => {
  const isReaching = member.pose === 'reaching' && typeof member.gaze === 'object';
  if (!pointsOut(member) && !isReaching) return null;
  const meant = meantBy(member, sight);
  if (meant !== null) return aimAt(meant, eyes, sight);
  return pointsOut(member) ? toldAim(member, sight.scene.direction === 'ltr' ? 1 : -1) : null;
};

/** What somebody looks at who looks at somebody or something. */
const lookedAt = ({ gaze, ref }: CastMember, { heads }: Sight): Point | undefined =>
  typeof gaze === 'object' && gaze.at !== ref ? heads.get(gaze.at) : undefined;

/** How somebody looks from where they are; whoever points looks where they point. */
export const lookOf = (member: CastMember, eyes: Eyes, sight: Sight): Look => {
  const aim = aimOf(member, eyes, sight);
  const meant = aim ? meantBy(member, sight) : null;
  const told: CastMember = meant === null ? member : { ...member, gaze: { at: meant } };
  const gaze = aim && meant === null ? aim : gazeOf(told, eyes.at, sight);
  return { gaze: beforeBody(gaze, lookedAt(told, sight), eyes), ...(aim ? { aim } : {}) };
};
