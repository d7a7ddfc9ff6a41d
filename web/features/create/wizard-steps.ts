/** The steps of making a book, in their order, and how far one may go. */
import type { Draft } from '#web/features/create/draft.ts';

export const WIZARD_STEPS = ['heroes', 'story', 'details', 'summary'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The first step that still lacks something, or the last one. */
export const furthestStep = (draft: Draft): WizardStep => {
  if (draft.characters.length === 0) return 'heroes';
  if (draft.story === null) return 'story';
  return draft.age === undefined ? 'details' : 'summary';
};

/** The step that an address asks for, or the furthest one when it is not there yet. */
export const stepOfQuery = (asked: string | null, draft: Draft): WizardStep => {
  const furthest = furthestStep(draft);
  const wanted = WIZARD_STEPS.find((step) => step === asked) ?? 'heroes';
  return WIZARD_STEPS.indexOf(wanted) > WIZARD_STEPS.indexOf(furthest) ? furthest : wanted;
};
