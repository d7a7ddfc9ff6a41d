/** Keeps a small kind of animal smaller than a large one, however large a story draws it so that it is seen. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { CompanionDrawing } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { type CastContext, companionIn, heightOf } from '#studio/illustrator/composition/cast.ts';

/** Clearly of a smaller kind: a mouse beside a cat, and not an owl. */
const SMALLER = 0.6;
/** As tall as this share of the other it may be, and never less than its own size. */
const AT_MOST = 0.72;

/** A small animal is as long or as tall as so much of the smallest person beside it, however large a story draws it. */
const BESIDE_PERSON = 0.47;
/** Beside the smallest child it still may be so long, or nobody would see what a bird does. */
const SEEN_CM = 52;

const drawingOf = (member: CastMember, context: CastContext): CompanionDrawing | null => {
  const kind = companionIn(member, context);
  return kind === null ? null : COMPANION_DRAWINGS[kind];
};

/** How large a small kind may be drawn beside people; what is large by nature is as large as it is told. */
const besidePeople = (member: CastMember, people: readonly number[], context: CastContext): number => {
  const drawing = drawingOf(member, context);
  if (!drawing || people.length === 0) return Infinity;
  const most = Math.max(SEEN_CM, Math.min(...people) * BESIDE_PERSON);
  const share = most / Math.max(drawing.heightCm, drawing.lengthCm);
  return share < 1 ? Infinity : share;
};

const blocks = ({ isNarrow }: Scene, { pose }: CastMember): boolean => isNarrow === true && pose === 'lying';

const naturalOf = (member: CastMember, context: CastContext): number | null =>
  drawingOf(member, context)?.heightCm ?? null;

/** The same scene; who outgrows a larger kind, or a child, beside it is drawn smaller. */
export const sizedByKind = (scene: Scene, context: CastContext): Scene => {
  const tall = scene.cast.map((member) => naturalOf(member, context));
  const people = scene.cast.filter((_, at) => tall[at] === null).map((member) => heightOf(member, context));
  const sized = (member: CastMember, at: number): CastMember => {
    const own = tall[at];
    if (!('companion' in member.who) || !member.who.size || !own) return member;
    const limits = tall.flatMap((other, index) =>
      index !== at && other !== null && own < other * SMALLER ? Math.max(1, (other * AT_MOST) / own) : [],
    );
    // Whoever lies across a narrow place fills it.
    const most = blocks(scene, member) ? Infinity : besidePeople(member, people, context);
    const size = Math.min(member.who.size, most, ...limits);
    return size === member.who.size ? member : { ...member, who: { ...member.who, size } };
  };
  return { ...scene, cast: scene.cast.map(sized) };
};
