/** The draft as the pages of the wizard see it; every change is kept at once. */
import { useState } from 'react';
import { newKey, readPrivate, removePrivate, writePrivate } from '#web/app/session/private-storage.ts';
import { changeDraft, newDraft, parseDraft, type Draft, type DraftChange } from '#web/features/create/draft.ts';

const KEY = 'draft';

const readDraft = (): Draft => {
  const draft = parseDraft(readPrivate(KEY)) ?? newDraft(newKey());
  return { ...draft, id: draft.id ?? draft.idempotencyKey };
};

const changeKeptDraft = (draft: Draft, wanted: DraftChange): Draft => {
  const changed = changeDraft(draft, wanted, newKey());
  writePrivate(KEY, JSON.stringify(changed));
  return changed;
};

/** Changes the draft from outside of the wizard. */
export const keepInDraft = (wanted: DraftChange): void => void changeKeptDraft(readDraft(), wanted);

/** `templateId` is the template that a link asked for; it is taken over once, when the wizard opens. */
const openDraft = (templateId: string | null): Draft =>
  changeKeptDraft(readDraft(), templateId === null ? {} : { story: { templateId } });

export const useDraft = (templateId: string | null) => {
  const [draft, setDraft] = useState(() => openDraft(templateId));
  const change = (wanted: DraftChange): void => setDraft(changeKeptDraft(draft, wanted));
  return { draft, change, discard: () => removePrivate(KEY) };
};
