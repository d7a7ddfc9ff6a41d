/** Finds ideas that can be written, near to one that cannot. */
import type { Language } from '#core/locale/language.ts';
import { NEAR_IDEAS } from '#studio/storyteller/idea/near-ideas.data.ts';
import { askedBy, planFromIdea, type Readers } from '#studio/storyteller/idea/plan-from-idea.ts';
import { hasWritten, TEMPLATES } from '#studio/storyteller/templates/templates.ts';

export type IdeaSuggestion = { readonly templateId: string; readonly idea: string };

const SUGGESTIONS = 2;

/** How much two ideas ask for the same. */
const nearnessOf = (one: string, other: string): number => {
  const asked = askedBy(one);
  const near = askedBy(other);
  return (
    near.themes.filter((theme) => asked.themes.includes(theme)).length +
    Number(near.setting !== null && near.setting === asked.setting) +
    Number(near.companion !== null && near.companion === asked.companion) +
    Number(near.object !== null && near.object === asked.object)
  );
};

/**
 * Two ideas in the language of the screen, from two stories where there are two, the nearest first. `hint` has more words
 * to be near to. Only ideas are given from which these readers would really get the story that is named.
 */
export const suggestIdeas = (
  refused: string,
  hint: string,
  { screen, readers }: { screen: Language; readers: Readers },
): IdeaSuggestion[] => {
  const written = TEMPLATES.filter((template) => hasWritten(template, readers));
  const found = written.flatMap(({ id }) =>
    (NEAR_IDEAS[id] ?? [])
      .filter((near) => planFromIdea(near[screen], readers).templateId === id)
      .map((near) => ({ templateId: id, idea: near[screen], nearness: nearnessOf(`${refused} ${hint}`, near.en) })),
  );
  const nearest = found.toSorted((one, other) => other.nearness - one.nearness);
  const firstOfEach = nearest.filter(
    ({ templateId }, at) => nearest.findIndex((other) => other.templateId === templateId) === at,
  );
  const rest = nearest.filter((one) => !firstOfEach.includes(one));
  return [...firstOfEach, ...rest].slice(0, SUGGESTIONS).map(({ templateId, idea }) => ({ templateId, idea }));
};
