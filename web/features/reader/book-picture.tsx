/** One picture of a book at the size it is shown; the neighbours are fetched ahead. */
import { useEffect, useState } from 'react';
import type { Language } from '#core/locale/language.ts';
import { dropEarlyPicture } from '#web/app/early-picture.ts';
import { PatientImage } from '#web/app/books/patient-image.tsx';
import { PICTURE_SIZES, renditionOf, srcSetOf } from '#web/api/rendition.ts';

const PICTURE_PX = 640;

/** `language` is that of the alternative text. */
type BookPictureProps = { address: string; alt: string; language: Language; onError: () => void };

export const BookPicture = ({ address, alt, language, onError }: BookPictureProps) => {
  useEffect(() => dropEarlyPicture, []);
  return (
    <PatientImage
      key={address}
      src={renditionOf(address, PICTURE_PX)}
      srcSet={srcSetOf(address)}
      sizes={PICTURE_SIZES.spread}
      width={PICTURE_PX}
      height={PICTURE_PX}
      alt={alt}
      lang={language}
      draggable={false}
      fetchPriority="high"
      onLoad={dropEarlyPicture}
      onGivenUp={onError}
      className="size-full object-cover"
    />
  );
};

/** So long the picture that is looked at has the line to itself. */
const HEAD_START_MS = 600;

const useHeadStart = (): boolean => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), HEAD_START_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
};

/** Loads pictures that will be wanted soon, so that turning a page shows it at once. */
export const Neighbours = ({ addresses }: { addresses: readonly string[] }) => {
  const isTheirTurn = useHeadStart();
  return (
    <div aria-hidden className="sr-only">
      {isTheirTurn &&
        addresses.map((address) => (
          <img
            key={address}
            src={renditionOf(address, PICTURE_PX)}
            srcSet={srcSetOf(address)}
            sizes={PICTURE_SIZES.spread}
            alt=""
            width={1}
            height={1}
          />
        ))}
    </div>
  );
};
