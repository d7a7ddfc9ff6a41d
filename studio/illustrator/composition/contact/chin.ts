/** Under the chin: where somebody strokes an animal that lies awake, looks at them and has a face larger than a hand. */
import type { Side, Touched } from '#studio/illustrator/composition/contact/beside.ts';
import { type Actor, type Part, tallOf } from '#studio/illustrator/composition/contact/company.ts';
import type { Link } from '#studio/illustrator/composition/contact/links.ts';
import { type Box, middleOf, type Point } from '#studio/illustrator/geometry/path.ts';

/** A face no wider than two hands, in centimetres. */
export const SMALL_FACE = 22;

const wide = ({ left, right }: Box): number => right - left;

/** Whether it holds out its chin to who comes from before it. */
export const holdsOutChin = ({ member, drawn: { body } }: Actor, { one, side }: Link, { scale }: Part): boolean =>
  member.pose === 'lying' &&
  typeof member.gaze === 'object' &&
  member.gaze.at === one &&
  body.way === side &&
  wide(body.head) * scale >= SMALL_FACE;

/** Its chin, for a hand that comes from before it; null where its face would be hidden by the hand. */
export const chinOf = ({ pose, body }: Touched, side: Side): Point | null =>
  pose === 'lying' && body !== null && body.way === side && wide(body.head) >= SMALL_FACE
    ? [middleOf(body.head) + side * wide(body.head) * 0.2, body.head.bottom + tallOf(body.head) * 0.04]
    : null;
