/** Writing the text of a page: what is kept while it is written, and how it is saved without overwriting another tab. */
import { useState } from 'react';
import type { Book } from '#contract/books.ts';
import type { TextWarning } from '#contract/books/changes.ts';
import type { Language, TextByLanguage } from '#core/locale/language.ts';
import { useUpdatePageMutation } from '#web/api/change-calls.ts';
import { errorCodeOf, errorText, fieldErrorsOf } from '#web/api/request-error.ts';
import { changedLanguages, textsOf } from '#web/features/reader/page-draft.ts';

export type SaveResult = { readonly isSaved: boolean; readonly warnings: readonly TextWarning[] };

type Edited = {
  readonly book: Book;
  readonly page: number;
  /** Asks for the book as it is now. */
  readonly refresh: () => Promise<unknown>;
};

export const usePageEditor = ({ book, page, refresh }: Edited) => {
  const now = textsOf(book, page);
  const [base, setBase] = useState<{ texts: TextByLanguage; version: number }>({ texts: now, version: book.version });
  const [texts, setTexts] = useState(now);
  const [isConflict, setConflict] = useState(false);
  const [problem, setProblem] = useState<{ language: Language; message: string } | null>(null);
  const [updatePage, { isLoading }] = useUpdatePageMutation();
  const isStale = changedLanguages(book, base.texts, now).length > 0;

  const fail = async (error: unknown, language: Language): Promise<void> => {
    setProblem({ language, message: fieldErrorsOf(error)?.['text'] ?? errorText(error) });
    if (errorCodeOf(error) !== 'book.changed-meanwhile') return;
    setConflict(true);
    await refresh();
  };

  /** Texts that somebody else wrote meanwhile are overwritten only after they were shown. */
  const save = async (): Promise<SaveResult> => {
    setProblem(null);
    const mayReplace = isConflict || !isStale;
    let version = mayReplace ? book.version : base.version;
    const warnings: TextWarning[] = [];
    for (const language of changedLanguages(book, now, texts)) {
      const body = { bookId: book._id, pageIdx: page, text: texts[language] ?? '', language, version };
      const { data, error } = await updatePage({ body });
      if (!data) {
        await fail(error, language);
        return { isSaved: false, warnings };
      }
      version = data.book.version;
      warnings.push(...data.warnings);
      setBase({ texts: textsOf(data.book, page), version });
    }
    return { isSaved: true, warnings };
  };

  return {
    texts,
    write: (language: Language, text: string): void => {
      setTexts({ ...texts, [language]: text });
      // What was said about the text before is not true of the one that is written now.
      if (problem?.language === language) setProblem(null);
    },
    isChanged: changedLanguages(book, base.texts, texts).length > 0,
    /** The text that is there now, when another tab has changed it. */
    other: isConflict ? now : null,
    problem,
    isSaving: isLoading,
    save,
  };
};
