/** Says no to an idea that no children's book should be made of, and what could be told instead. */
import type { FieldProblem, IdeaSuggestion } from '#contract/errors.ts';
import type { Language } from '#core/locale/language.ts';
import { classifyIdea } from '#core/story/safety/classify-idea.ts';
import type { Readers } from '#studio/storyteller/idea/plan-from-idea.ts';
import { suggestIdeas } from '#studio/storyteller/idea/suggest-ideas.ts';
import { FieldsFailure } from '#server/platform/failure.ts';

export type IdeaRefusal = {
  readonly problem: Extract<FieldProblem, `idea-${string}`>;
  readonly suggestions: Readonly<Record<Language, readonly IdeaSuggestion[]>>;
};

/** For somebody in pain the nearest story is not the kindest. */
const GENTLE = 'garden flower patience';

/** Null when the idea is fine. `names` are those of the people in the book. */
export const refusalOf = (idea: string, readers: Readers, names: readonly string[]): IdeaRefusal | null => {
  const found = classifyIdea(idea, names);
  if (found.kind === 'fine') return null;
  const isWorrying = found.kind === 'unsuitable' && found.topic === 'self-harm';
  const near = found.kind === 'owned-character' ? found.near : isWorrying ? GENTLE : '';
  const suggest = (screen: Language) => suggestIdeas(isWorrying ? '' : idea, near, { screen, readers });
  const unsuitable = isWorrying ? 'idea-worrying' : 'idea-unsuitable';
  return {
    problem: found.kind === 'owned-character' ? 'idea-owned-character' : unsuitable,
    suggestions: { en: suggest('en'), ar: suggest('ar') },
  };
};

/** Throws a failure of the field `idea`; does nothing for a brief without one. */
export const refuseUnsuitableIdea = (
  { idea, ...readers }: Readers & { readonly idea?: string | undefined },
  characters: readonly { readonly name: string }[],
): void => {
  const names = characters.map(({ name }) => name);
  const refusal = idea === undefined ? null : refusalOf(idea, readers, names);
  if (refusal) throw new FieldsFailure([['idea', refusal.problem]], refusal.suggestions);
};
