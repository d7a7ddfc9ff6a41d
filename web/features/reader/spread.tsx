/** The open book: the cover alone, then text page and picture page; side by side where there is room. */
import type { Book } from '#contract/books.ts';
import { directionOf, mainLanguageOf, textLanguagesOf, type Language } from '#core/locale/language.ts';
import { CoverLabel } from '#web/ui/cover-label.tsx';
import { BookPicture } from '#web/features/reader/book-picture.tsx';

type SpreadProps = { book: Book; page: number; onPictureError: () => void };

/** Letters above which a text is set smaller. */
const LONG_TEXT = 280;

const Paragraphs = ({ text, language }: { text: string; language: Language }) => (
  <div
    lang={language}
    dir={directionOf(language)}
    className={`reader-text flex flex-col gap-[0.6em] text-[#1d2038] ${text.length > LONG_TEXT ? 'reader-text-long' : ''}`}
  >
    {text.split(/\n+/).map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);

const SpreadText = ({ book, page }: { book: Book; page: Book['pages'][number] }) => (
  <div className="flex size-full flex-col justify-center overflow-y-auto px-6 pt-6 pb-4 md:px-10">
    <div className="my-auto flex flex-col gap-6">
      {textLanguagesOf(book.language).map((language) => (
        <Paragraphs key={language} language={language} text={page.texts[language] ?? page.text} />
      ))}
    </div>
    <p className="pt-3 text-center text-sm text-[#5c5867]">
      {new Intl.NumberFormat(mainLanguageOf(book.language)).format(page.index)}
    </p>
  </div>
);

const Cover = ({ book, onPictureError }: Omit<SpreadProps, 'page'>) => (
  <div className="reader-cover mx-auto aspect-square">
    {book.images[0] !== undefined && (
      <BookPicture address={book.images[0]} alt={book.pages[0]?.alt ?? book.title} onError={onPictureError} />
    )}
    <CoverLabel title={book.title} />
  </div>
);

export const Spread = ({ book, page, onPictureError }: SpreadProps) => {
  const image = book.images[page];
  const content = book.pages.find(({ index }) => index === page);
  if (page === 0) return <Cover book={book} onPictureError={onPictureError} />;
  if (image === undefined || content === undefined) return null;
  return (
    <div dir={directionOf(mainLanguageOf(book.language))} className="reader-spread mx-auto">
      <div className="reader-picture aspect-square">
        <BookPicture address={image} alt={content.alt} onError={onPictureError} />
      </div>
      <div className="reader-page">
        <SpreadText book={book} page={content} />
      </div>
    </div>
  );
};
