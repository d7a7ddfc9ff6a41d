/** Changes the text of one page in place; the text of the cover is the title. */
import type { ChangedText, PageText, TextWarning } from '#contract/books/changes.ts';
import type { FieldRefusal } from '#contract/field-message.ts';
import { mainLanguageOf, textLanguagesOf, type Language } from '#core/locale/language.ts';
import { ageBandOf } from '#core/story/age-band.ts';
import type { StoryCheckName } from '#core/story/checks/finding.ts';
import { checkForbiddenTopics } from '#core/story/checks/forbidden-topics.ts';
import { pageExcess } from '#core/story/page-text.ts';
import { mainText } from '#core/story/story.ts';
import { isSettable } from '#press/type/settable-text.ts';
import type { BookRow } from '#server/features/books/book-store.ts';
import { viewOneBook } from '#server/features/books/book-view.ts';
import { getPage, keepChange, openForChange, type ChangeDeps } from '#server/features/books/changes/change-book.ts';
import { updatePageContent, type PageRow } from '#server/features/books/changes/change-store.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { FieldsFailure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';

type NewText = { readonly page: PageRow; readonly language: Language; readonly text: string };

const problemOf = ({ brief }: BookRow, { page, language, text }: NewText): FieldRefusal | null => {
  const place = { band: ageBandOf(brief.age), language: brief.language, isTitle: page.page_index === 0 };
  const excess = pageExcess(text, place);
  if (excess) return ['text', excess.problem, { limit: excess.limit, actual: excess.actual }];
  if (!/\p{L}/u.test(text)) return ['text', 'empty'];
  return isSettable(text, language, 'text') ? null : ['text', 'cannot-be-printed'];
};

const WARNINGS: Partial<Record<StoryCheckName, TextWarning['kind']>> = {
  'forbidden-topic': 'unsuitable',
  'brand-name': 'brand',
  'scary-for-age': 'scary',
};

const warningsOf = ({ brief }: BookRow, { page, language, text }: NewText): TextWarning[] => {
  const story = { titles: {}, cover: page.scene, spreads: [{ texts: { [language]: text }, scene: page.scene }] };
  return checkForbiddenTopics(story, { ...brief, language }).flatMap(({ check, detail }) => {
    const kind = WARNINGS[check];
    return kind ? [{ kind, word: detail.split(': ').at(-1) ?? detail }] : [];
  });
};

/** Keeps the text and answers the book at its new version; a text that is there already makes none. */
export const changeText = async (
  deps: ChangeDeps,
  tx: Tx,
  { book, page, language, text }: NewText & { readonly book: BookRow },
): Promise<BookRow> => {
  const problem = problemOf(book, { page, language, text });
  if (problem) throw new FieldsFailure([problem]);
  if (text === page.texts[language]) return book;
  const texts = { ...page.texts, [language]: text };
  await updatePageContent(tx, page, { texts });
  const title = mainText(texts, book.brief);
  const change = {
    kind: 'text',
    pageIndex: page.page_index,
    replaced: { texts: page.texts },
    ...(page.page_index === 0 && { book: { title } }),
  } as const;
  return keepChange(deps, tx, { book, change });
};

export const updatePage = (deps: ChangeDeps, actor: Actor, input: PageText): Promise<ChangedText> =>
  deps.db.transaction(async (tx) => {
    const book = await openForChange(tx, actor, input);
    const page = await getPage(tx, book.id, input.pageIdx);
    const language = input.language ?? mainLanguageOf(book.brief);
    if (!textLanguagesOf(book.brief).includes(language))
      throw new FieldsFailure([['language', 'language-unavailable']]);
    const changed = await changeText(deps, tx, { book, page, language, text: input.text });
    return {
      book: await viewOneBook(tx, deps.signer, changed),
      warnings: warningsOf(book, { page, language, text: input.text }),
    };
  });
