/** What hands do that would go through the glass of a helmet: they stay outside of it. */
import type { CastMember } from '#core/story/scene.ts';
import type { Gesture } from '#core/story/vocabulary.ts';

/** The glass around a head, less the gap that any two heads have between them. */
export const HELMET = 1.3;

const OUTSIDE: Readonly<Partial<Record<Gesture, Gesture>>> = {
  thinking: 'hand-on-heart',
  'hand-over-mouth': 'hand-on-heart',
  'wiping-eyes': 'hand-on-heart',
  'scratching-head': 'shrugging',
  'covering-ears': 'hugging-self',
  'covering-eyes': 'hugging-self',
};

/** Somebody in a helmet, with no hand at the face. */
export const outsideGlass = (member: CastMember): CastMember => {
  const gesture = member.gesture && OUTSIDE[member.gesture];
  return gesture ? { ...member, gesture } : member;
};
