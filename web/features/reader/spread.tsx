/** The open book: the cover alone, then text page and picture page; side by side where there is room. */
import type { CSSProperties, ReactNode } from 'react';
import type { SharedBook } from '#contract/books/shares.ts';
import { directionOf, mainLanguageOf, textLanguagesOf, type Language } from '#core/locale/language.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import { CoverLabel } from '#web/ui/cover-label.tsx';
import { piecesOf, spokenPiece } from '#web/features/reader/words-of.ts';
import { BookPicture } from '#web/features/reader/book-picture.tsx';
import { fitOf } from '#web/features/reader/text-fit.ts';

/** What reading needs of a book: the same for its owner and for whoever it is shared with. */
export type ReadableBook = SharedBook;

type SpreadProps = {
  book: ReadableBook;
  page: number;
  /** Offset in the main text of the word that is being read aloud. */
  spokenAt: number | null;
  /** In place of the text; under the cover, which has none. */
  editor: ReactNode;
  /** Over the picture. */
  veil: ReactNode;
  onPictureError: () => void;
};

/** The words of a paragraph, of which the spoken one is marked. */
const SpokenWords = ({ text, offset }: { text: string; offset: number }) => {
  const pieces = piecesOf(text);
  const spoken = spokenPiece(pieces, offset);
  return pieces.map(({ text: piece, start }, at) =>
    at === spoken ? (
      <mark key={start} className="reader-word">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
};

type ParagraphsProps = { text: string; language: Language; spokenAt: number | null };

const Paragraphs = ({ text, language, spokenAt }: ParagraphsProps) => (
  <div lang={language} dir={directionOf(language)} className="reader-text flex flex-col gap-[0.6em] text-[#1d2038]">
    {[...text.matchAll(/[^\n]+/g)].map(({ 0: paragraph, index }) => (
      <p key={index}>{spokenAt === null ? paragraph : <SpokenWords text={paragraph} offset={spokenAt - index} />}</p>
    ))}
  </div>
);

type SpreadTextProps = { book: ReadableBook; page: ReadableBook['pages'][number]; spokenAt: number | null };

const SpreadText = ({ book, page, spokenAt }: SpreadTextProps) => {
  const languages = textLanguagesOf(book);
  const textOf = (language: Language): string => page.texts[language] ?? page.text;
  const { beside, below } = fitOf(languages.map(textOf));
  return (
    <div className="flex size-full flex-col overflow-y-auto px-4 pt-4 pb-2 md:px-[7%] md:pt-6 md:pb-4">
      <div
        className={`reader-texts my-auto ${languages.length > 1 ? 'reader-texts-two' : ''}`}
        style={{ '--fit-beside': beside, '--fit-below': below } as CSSProperties}
      >
        {languages.map((language) => (
          <Paragraphs
            key={language}
            language={language}
            text={textOf(language)}
            spokenAt={language === mainLanguageOf(book) ? spokenAt : null}
          />
        ))}
      </div>
      <p className="pt-3 text-center text-sm text-[#5c5867] max-md:hidden">
        {new Intl.NumberFormat(localeOf(mainLanguageOf(book))).format(page.index)}
      </p>
    </div>
  );
};

type CoverProps = Pick<SpreadProps, 'book' | 'veil' | 'onPictureError'>;

const Cover = ({ book, veil, onPictureError }: CoverProps) => (
  <div className="reader-cover mx-auto aspect-square">
    {book.images[0] !== undefined && (
      <BookPicture
        address={book.images[0]}
        alt={book.pages[0]?.alt ?? book.title}
        language={mainLanguageOf(book)}
        onError={onPictureError}
      />
    )}
    <CoverLabel title={book.title} dir={directionOf(mainLanguageOf(book))} />
    {veil}
  </div>
);

export const Spread = ({ book, page, spokenAt, editor, veil, onPictureError }: SpreadProps) => {
  const image = book.images[page];
  const content = book.pages.find(({ index }) => index === page);
  if (page === 0)
    return (
      <>
        <Cover book={book} veil={veil} onPictureError={onPictureError} />
        {editor && <div className="mx-auto mt-4 max-w-xl">{editor}</div>}
      </>
    );
  if (image === undefined || content === undefined) return null;
  return (
    <div
      dir={directionOf(mainLanguageOf(book))}
      className={`reader-spread mx-auto ${book.language === 'bilingual' ? 'reader-spread-two' : ''}`}
    >
      <div className="reader-picture relative aspect-square">
        <BookPicture address={image} alt={content.alt} language={mainLanguageOf(book)} onError={onPictureError} />
        {veil}
      </div>
      <div className="reader-page">{editor || <SpreadText book={book} page={content} spokenAt={spokenAt} />}</div>
    </div>
  );
};
