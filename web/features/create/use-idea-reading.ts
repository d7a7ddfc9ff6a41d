/** Asks, while somebody writes an idea, what the storyteller makes of it: after a pause, the newest text only. */
import { useEffect, useState } from 'react';
import type { IdeaReading } from '#contract/ideas.ts';
import { cleanParagraphs, IDEA_LENGTH, proseProblem } from '#core/locale/plain-text.ts';
import type { CallInput } from '#web/api/endpoint-routes.ts';
import { useLazyReadIdeaQuery } from '#web/api/idea-calls.ts';

/** Long enough for the next letter, short enough to look like an answer. */
const PAUSE_MS = 600;

/** Whom the book is for, as far as it is decided. */
export type IdeaReaders = Omit<CallInput<'readIdea'>['body'], 'idea'>;

type Reading = {
  /** The answer to the text as it stands now, or null. */
  readonly reading: IdeaReading | null;
  /** Answers for the text as it stands, at once when it is known; null when the server cannot be asked. */
  readonly ask: () => Promise<IdeaReading | null>;
};

export const useIdeaReading = (idea: string, readers: IdeaReaders): Reading => {
  const [read] = useLazyReadIdeaQuery();
  const [answer, setAnswer] = useState<{ key: string; reading: IdeaReading } | null>(null);
  const text = cleanParagraphs(idea);
  const canBeRead = proseProblem(text, IDEA_LENGTH) === null;
  const key = JSON.stringify({ ...readers, idea: text });

  useEffect(() => {
    if (!canBeRead) return undefined;
    let running: ReturnType<typeof read> | null = null;
    const readNow = async (): Promise<void> => {
      running = read({ body: JSON.parse(key) as CallInput<'readIdea'>['body'] }, true);
      const { data } = await running;
      if (data) setAnswer({ key, reading: data });
    };
    const timer = setTimeout(() => void readNow(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      running?.abort();
    };
  }, [key, canBeRead, read]);

  const ask = async (): Promise<IdeaReading | null> => {
    const { data } = await read({ body: { ...readers, idea: text } }, true);
    if (data) setAnswer({ key, reading: data });
    return data ?? null;
  };
  return { reading: canBeRead && answer?.key === key ? answer.reading : null, ask };
};
