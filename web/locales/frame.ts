/** The words of the frame around the pages and of the landing page. */
import { defineArea } from '#web/locales/area.ts';
import { enFrame } from '#web/locales/en-frame.ts';

export const frameWords = defineArea(enFrame, async () => (await import('#web/locales/ar-frame.ts')).arFrame);
