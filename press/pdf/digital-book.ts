/** What the digital book is made from: finished words and finished pictures, no rows and no addresses. */
import type { BookLanguage, Language, TextByLanguage } from '#core/locale/language.ts';
import type { AgeBand } from '#core/story/age-band.ts';
import type { Hidden } from '#core/story/vocabulary.ts';

export type BookPicture = {
  /** A square RGB JPEG that carries 3 mm of bleed on every edge (2551 px at medium). It is embedded byte for byte. */
  readonly bytes: Uint8Array;
  /** What it shows, in the book's main language, for readers who do not see it. */
  readonly alt: string;
};

export type DigitalBook = {
  readonly title: string;
  /** The title of a bilingual book in its second language, set below the first; left out or null elsewhere. */
  readonly secondTitle?: string | null;
  readonly language: BookLanguage;
  /** Which language of a bilingual book comes first; English where it is left out. */
  readonly leadLanguage?: Language;
  readonly heroName: string;
  /** Where the hero lives, in the book's main language; the colophon tells it. Left out or null where nobody said so. */
  readonly home?: string | null;
  /** Paragraphs are separated by line breaks. */
  readonly dedication: string | null;
  readonly giver: string | null;
  /** One for each spread, in every language of the book; paragraphs are separated by line breaks. */
  readonly texts: readonly TextByLanguage[];
  /** The cover first, then one for each spread. */
  readonly pictures: readonly BookPicture[];
  /** A square RGB JPEG of the thing that stands for the book; its circle is shown on the back. None where it is left out. */
  readonly emblem?: Uint8Array;
  /** What hides in the pictures, in the order of the spreads; the last page names each once. */
  readonly hidden: readonly Hidden[];
  readonly ageBand: AgeBand;
  /** ISO 8601; written as the date of the file, in UTC. */
  readonly createdAt: string;
  /** Names this very book in its colophon and metadata. */
  readonly identifier: string;
};
