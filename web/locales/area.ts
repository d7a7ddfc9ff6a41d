/**
 * The words are kept in areas, so that a page loads only those it shows: English comes with the code that uses it,
 * Arabic is loaded when the screens speak it. A missing translation does not compile.
 */
import type { ArabicOf, Words } from '#web/locales/translation.ts';

export type Area<English extends Words = Words> = {
  readonly english: English;
  /** Null until they are loaded. */
  arabic(): Words | null;
  /** The same promise every time; when the words cannot be fetched, the English ones stand in for them. */
  loadArabic(): Promise<void>;
};

const areas = new Set<Area>();

export const defineArea = <English extends Words>(
  english: English,
  load: () => Promise<ArabicOf<English>>,
): Area<English> => {
  let arabic: Words | null = null;
  let loading: Promise<void> | null = null;
  const fetchArabic = async (): Promise<void> => {
    arabic = await load().then(
      (words) => words as unknown as Words,
      () => english,
    );
  };
  const area: Area<English> = {
    english,
    arabic: () => arabic,
    loadArabic: () => (loading ??= fetchArabic()),
  };
  areas.add(area);
  return area;
};

/** Loads the Arabic words of everything that is on the page. */
export const loadArabicWords = async (): Promise<void> => {
  await Promise.all([...areas].map((area) => area.loadArabic()));
};
