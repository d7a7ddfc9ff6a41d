/** The texts of the screens: those of the frame, and of the areas that a component names. */
import { use } from 'react';
import type { Language } from '#core/locale/language.ts';
import { useCell } from '#web/app/cell.ts';
import { screenLanguage } from '#web/app/language.ts';
import type { Area } from '#web/locales/area.ts';
import { frameWords } from '#web/locales/frame.ts';
import { translate, type SlotValues } from '#web/locales/translate.ts';
import type { KeyOf, Words } from '#web/locales/translation.ts';

type KeyOfAreas<Areas extends readonly Area[]> = {
  [Index in keyof Areas]: KeyOf<Areas[Index]['english']>;
}[number];

type Translate<Key extends string> = (key: Key, values?: SlotValues) => string;

/** Marked the way by which React knows that it need not wait, not even for a moment. */
const settled = (words: Words): Promise<Words> =>
  Object.assign(Promise.resolve(words), { status: 'fulfilled', value: words });

const loadArabic = async (area: Area): Promise<Words> => {
  await area.loadArabic();
  return area.arabic() ?? area.english;
};

type Promises = Readonly<Record<Language, Promise<Words>>>;

/** Areas whose words some component has waited for; the same promises every time, as React wants it. */
const waitedFor = new WeakMap<Area, Promises>();

const waitFor = (area: Area): Promises => {
  const promises = waitedFor.get(area) ?? { en: settled(area.english), ar: loadArabic(area) };
  waitedFor.set(area, promises);
  return promises;
};

/**
 * Waits with the whole page while Arabic words are on their way, so that none appears in the wrong language. React runs a
 * render that has waited again and goes on from the hooks it had: `use` must be called there every time, whatever has
 * arrived or changed meanwhile, or else the hooks that follow fail as "update hook called on initial render".
 */
export const useTranslation = <const Areas extends readonly Area[]>(
  ...areas: Areas
): { t: Translate<KeyOf<typeof frameWords.english> | KeyOfAreas<Areas>> } => {
  const language = useCell(screenLanguage);
  const books = [frameWords, ...areas].map((area: Area) => {
    const words = language === 'ar' ? area.arabic() : area.english;
    return words === null || waitedFor.has(area) ? use(waitFor(area)[language]) : words;
  });
  return { t: (key, values) => translate({ books, language }, key, values) };
};
