/** The words of the pages of signed-in people, and of the way to them. */
import { defineArea } from '#web/locales/area.ts';
import { enPages } from '#web/locales/en-pages.ts';

export const pagesWords = defineArea(enPages, async () => (await import('#web/locales/ar-pages.ts')).arPages);
