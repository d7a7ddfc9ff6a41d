/** Sorts an own idea: fine, unsuitable for a children's book, or about a character that belongs to somebody else. */
import { findOwnedCharacter, findTopics } from '#core/story/safety/find-topics.ts';
import type { ForbiddenTopic } from '#core/story/safety/topics.data.ts';

export type IdeaClass =
  | { readonly kind: 'fine' }
  | { readonly kind: 'unsuitable'; readonly topic: ForbiddenTopic; readonly word: string }
  /** `near` has words of a hero of one's own that is like it. */
  | { readonly kind: 'owned-character'; readonly word: string; readonly near: string };

/** `ownNames` are the names of the people in the book: a child may be called as a character of a film is. */
export const classifyIdea = (idea: string, ownNames: readonly string[] = []): IdeaClass => {
  const topics = findTopics(idea);
  // Whoever writes about harming themselves is answered for that first.
  const topic = topics.find((found) => found.topic === 'self-harm') ?? topics[0];
  if (topic) return { kind: 'unsuitable', ...topic };
  const found = findOwnedCharacter(idea, ownNames);
  return found ? { kind: 'owned-character', word: found.word, near: found.owned.near } : { kind: 'fine' };
};
