/**
 * Those who belong together because one touches or holds the other. They take one place on the page; within it each has
 * its own, in centimetres, so that hands meet whatever the framing makes of their size.
 */
import type { CastMember, Place } from '#core/story/scene.ts';
import type { Body, Contact, DrawnMember } from '#studio/illustrator/composition/cast.ts';
import { type Box, type Point } from '#studio/illustrator/geometry/path.ts';

/** Somebody who is being placed: as the scene has them, changed to what the touch needs. */
export type Actor = { member: CastMember; contact: Contact; drawn: DrawnMember };

/** Where a member of a company is in it: the origin of its drawing, how large, and how near (more is nearer). */
export type Part = { readonly at: Point; readonly scale: number; readonly order: number };

export type Company = {
  /** The first of the cast in it: its place on the page is the place of all. */
  readonly captain: string;
  readonly place: Place;
  readonly parts: ReadonlyMap<string, Part>;
  readonly box: Box;
  /** The prop that holds the others. */
  readonly vessel?: string;
};

export const tallOf = ({ top, bottom }: Box): number => bottom - top;

/** A place of a drawing as its company has it, and back. */
export const outOf = ({ at, scale }: Part, [x, y]: Point): Point => [at[0] + x * scale, at[1] + y * scale];
export const into = ({ at, scale }: Part, [x, y]: Point): Point => [(x - at[0]) / scale, (y - at[1]) / scale];

export const boxIn = (part: Part, box: Box): Box => {
  const [left, top] = outOf(part, [box.left, box.top]);
  const [right, bottom] = outOf(part, [box.right, box.bottom]);
  return { left, top, right, bottom };
};

/** A body as its company has it. */
export const bodyIn = (part: Part, body: Body): Body => ({
  ...body,
  head: boxIn(part, body.head),
  shoulder: { near: outOf(part, body.shoulder.near), far: outOf(part, body.shoulder.far) },
  hip: outOf(part, body.hip),
  reach: body.reach * part.scale,
});

/** How far two heads must be apart along the page so that neither covers the other. */
export const headGap = (one: Box, other: Box): number => {
  const high = (tallOf(one) + tallOf(other)) / 2;
  const apart = Math.abs((one.top + one.bottom) / 2 - (other.top + other.bottom) / 2) / high;
  const wide = (one.right - one.left + other.right - other.left) / 2;
  return apart >= 1 ? 0 : wide * Math.sqrt(1 - apart * apart);
};
