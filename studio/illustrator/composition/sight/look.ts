/** Where somebody looks, and where they point, from where they are on the page. */
import type { CastMember } from '#core/story/scene.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** Directions of the page. */
export type Look = {
  /** From -1 to 1 along and down the page; [0, 0] is the reader. */
  readonly gaze: Point;
  /** Of length 1; of those who point at something or stretch out a hand to it. */
  readonly aim?: Point;
  /** The way somebody stays turned who has no room to turn round; they look back then. */
  readonly way?: 1 | -1;
};

/** How somebody is drawn, and how they would be drawn, where they are, with another look. */
export type Looking<P> = {
  readonly member: CastMember;
  readonly look: Look;
  /** The way on the page that they are turned. */
  readonly way: 1 | -1;
  again(look: Look): P;
};
