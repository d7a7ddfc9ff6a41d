/** The words for characters, their looks and the pictures they are in. */
import { defineArea } from '#web/locales/area.ts';
import { enLooks } from '#web/locales/en-looks.ts';

export const looksWords = defineArea(enLooks, async () => (await import('#web/locales/ar-looks.ts')).arLooks);
