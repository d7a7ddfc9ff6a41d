/** Takes over the brief of a book that is there, to make another one of it. */
import type { Book } from '#contract/books.ts';
import { SPREAD_COUNTS } from '#core/story/brief.ts';
import { keepInDraft } from '#web/features/create/use-draft.ts';

export const keepBook = (book: Book): void =>
  keepInDraft({
    characters: book.characters.map(({ _id }) => _id),
    newHero: undefined,
    setting: undefined,
    story: book.templateId === null ? { idea: book.idea ?? '' } : { templateId: book.templateId },
    language: book.language,
    leadLanguage: book.leadLanguage,
    dialect: book.dialect,
    age: book.age,
    spreads: SPREAD_COUNTS.find((count) => count === book.spreads),
    artStyle: book.artStyle,
    dedication: book.dedication ?? undefined,
    giver: book.giver ?? undefined,
    home: book.home ?? undefined,
  });
