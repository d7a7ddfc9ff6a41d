/** The texts of the screens: those of the frame, and of the areas that a component names. */
import { use } from 'react';
import { useCell } from '#web/app/cell.ts';
import { screenLanguage } from '#web/app/language.ts';
import type { Area } from '#web/locales/area.ts';
import { frameWords } from '#web/locales/frame.ts';
import { translate, type SlotValues } from '#web/locales/translate.ts';
import type { KeyOf } from '#web/locales/translation.ts';

type KeyOfAreas<Areas extends readonly Area[]> = {
  [Index in keyof Areas]: KeyOf<Areas[Index]['english']>;
}[number];

type Translate<Key extends string> = (key: Key, values?: SlotValues) => string;

/** Areas whose words some component has waited for. */
const waitedFor = new WeakSet<Area>();

/** Waits with the whole page while Arabic words are on their way, so that none appears in the wrong language. */
export const useTranslation = <const Areas extends readonly Area[]>(
  ...areas: Areas
): { t: Translate<KeyOf<typeof frameWords.english> | KeyOfAreas<Areas>> } => {
  const language = useCell(screenLanguage);
  const books = [frameWords, ...areas].map((area: Area) => {
    if (language === 'en') return area.english;
    // A render that has waited is run again by React, and must wait at the same place again: the promise is settled by
    // then, but leaving it out would shift the hooks that follow.
    if (area.arabic() === null) waitedFor.add(area);
    if (waitedFor.has(area)) use(area.loadArabic());
    return area.arabic() ?? area.english;
  });
  return { t: (key, values) => translate({ books, language }, key, values) };
};
