/** A book as a thing: cover, spine, block of pages and the shadow it throws. */
import { CoverLabel } from '#web/ui/cover-label.tsx';
import { directionOf, mainLanguageOf } from '#core/locale/language.ts';
import type { Book } from '#contract/books.ts';
import { srcSetOf, renditionOf } from '#web/api/rendition.ts';
import { PatientImage } from '#web/app/books/patient-image.tsx';

const THUMBNAIL_PX = 320;

/** Thickness in pixels of the block of pages. */
const thicknessPx = (spreads: number): number => Math.round(4 + spreads / 2);

const CLOTHS = ['#b5301b', '#1f5590', '#2d6a45', '#6b3f86'] as const;

/** A book without a picture yet is bound in plain cloth; which colour stays the same for the same book. */
const clothOf = (id: string): string =>
  CLOTHS[[...id].reduce((sum, char) => sum + char.charCodeAt(0), 0) % CLOTHS.length] ?? CLOTHS[0];

/** A book of a family, or a sample. */
type CoverBook = Pick<Book, 'title' | 'language' | 'cover' | 'spreads'> & { readonly _id: string };

type BookObjectProps = {
  book: CoverBook;
  sizes: string;
  /** In sight as soon as the page is: its picture does not wait to be scrolled to. */
  isFirst?: boolean;
  onPictureError?: (() => void) | undefined;
};

const ClothCover = ({ book }: { book: CoverBook }) => (
  <span className="grid size-full place-items-center p-[12%] text-center">
    <span className="display line-clamp-4 border-y-2 border-[#fffaf0]/60 px-2 py-3 text-2xl text-[#fffaf0]">
      {book.title}
    </span>
  </span>
);

export const BookObject = ({ book, sizes, isFirst = false, onPictureError }: BookObjectProps) => (
  <span
    className="book"
    dir={directionOf(mainLanguageOf(book))}
    style={{ ['--thickness' as string]: `${thicknessPx(book.spreads)}px` }}
  >
    <span className="book-cover" style={{ backgroundColor: clothOf(book._id) }}>
      {book.cover === null ? (
        <ClothCover book={book} />
      ) : (
        <>
          <PatientImage
            src={renditionOf(book.cover, THUMBNAIL_PX)}
            srcSet={srcSetOf(book.cover)}
            sizes={sizes}
            width={THUMBNAIL_PX}
            height={THUMBNAIL_PX}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding={isFirst ? 'auto' : 'async'}
            alt=""
            className="size-full object-cover"
            onGivenUp={onPictureError}
          />
          <CoverLabel title={book.title} dir={directionOf(mainLanguageOf(book))} />
        </>
      )}
    </span>
  </span>
);
