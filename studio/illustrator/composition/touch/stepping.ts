/** Who does not reach what a hand is to lie on comes closer: no arm grows longer for it. */
import type { Side, Touched, Toucher } from '#studio/illustrator/composition/contact/beside.ts';
import { type Part, tallOf } from '#studio/illustrator/composition/contact/company.ts';
import type { Link } from '#studio/illustrator/composition/contact/links.ts';
import { acrossBand } from '#studio/illustrator/composition/contact/outline.ts';
import { lackingFor } from '#studio/illustrator/composition/contact/touching.ts';

/** Whose hand does not reach goes so much closer, at most past the near side by a share of the half width. */
const PAST = 0.72;
/** Nobody sits before the face of an animal for it. */
const PAST_BODY = 0.1;
/** From there to there down an animal is its trunk: a tail that lies on the ground behind it is no body. */
const TRUNK = { from: 0.1, to: 0.6 } as const;

/** Where somebody or something ends towards who comes to touch it. */
const edgeOf = ({ box, body, outline }: Touched, side: Side): number => {
  const told = side === 1 ? box.right : box.left;
  // Before a face nobody comes closer than its nose.
  if (!body || body.way === side) return told;
  const [top, bottom] = [box.top + tallOf(box) * TRUNK.from, box.top + tallOf(box) * TRUNK.to];
  const ends = outline().flatMap((polygon) => acrossBand(polygon, top, bottom));
  return ends.length === 0 ? told : side === 1 ? Math.max(...ends) : Math.min(...ends);
};

/** The part of who touches where the hand reaches, or as near to it as there is room. */
export const steppedUp = (part: Part, link: Link, { one, other }: { one: Toucher | null; other: Touched }): Part => {
  if (!one || link.how !== 'hand-on' || !one.isPerson || other.isPerson) return part;
  const lack = lackingFor(one, other, link.side);
  if (lack <= 0) return part;
  const { left, right } = other.box;
  const middle = (one.body.shoulder.near[0] + one.body.shoulder.far[0]) / 2;
  const beyond = ((right - left) / 2) * (other.body ? PAST_BODY : PAST);
  const room = Math.max(0, (middle - edgeOf(other, link.side)) * link.side + beyond);
  return { ...part, at: [part.at[0] - link.side * Math.min(lack, room), part.at[1]] };
};
