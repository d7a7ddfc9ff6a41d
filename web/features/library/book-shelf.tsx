/** The shelves of a library: books in rows, and the same rows while they are loading. */
import type { ReactNode } from 'react';

export const BookShelf = ({ children }: { children: ReactNode }) => (
  <ul className="shelf-row grid grid-cols-2 md:grid-cols-3 xl:grid-cols-4">{children}</ul>
);

const PLACES = [0, 1, 2, 3, 4, 5] as const;

export const EmptyPlaces = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <BookShelf>
      {PLACES.map((place) => (
        <li key={place} className="pb-8">
          <div className="px-2 pt-4 md:px-5">
            <div className="skeleton aspect-square" />
          </div>
          <div className="shelf" />
          <div className="px-2 pt-3 md:px-5">
            <div className="skeleton h-6 w-3/4" />
            <div className="skeleton mt-3 h-6 w-24" />
          </div>
        </li>
      ))}
    </BookShelf>
  </div>
);
