/** The words of changing, sharing and sorting finished books. */
import { defineArea } from '#web/locales/area.ts';
import { enChanges } from '#web/locales/en-changes.ts';

export const changesWords = defineArea(enChanges, async () => (await import('#web/locales/ar-changes.ts')).arChanges);
