/** Keeps a small kind of animal smaller than a large one, however large a story draws it so that it is seen. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { type CastContext, companionIn } from '#studio/illustrator/composition/cast.ts';

/** Clearly of a smaller kind: a mouse beside a cat, and not an owl. */
const SMALLER = 0.6;
/** As tall as this share of the other it may be, and never less than its own size. */
const AT_MOST = 0.72;

const naturalOf = (member: CastMember, context: CastContext): number | null => {
  const kind = companionIn(member, context);
  return kind === null ? null : COMPANION_DRAWINGS[kind].heightCm;
};

/** The same scene; who outgrows a larger kind beside it is drawn smaller. */
export const sizedByKind = (scene: Scene, context: CastContext): Scene => {
  const tall = scene.cast.map((member) => naturalOf(member, context));
  const sized = (member: CastMember, at: number): CastMember => {
    const own = tall[at];
    if (!('companion' in member.who) || !member.who.size || !own) return member;
    const limits = tall.flatMap((other, index) =>
      index !== at && other !== null && own < other * SMALLER ? Math.max(1, (other * AT_MOST) / own) : [],
    );
    const size = Math.min(member.who.size, ...limits);
    return size === member.who.size ? member : { ...member, who: { ...member.who, size } };
  };
  return { ...scene, cast: scene.cast.map(sized) };
};
