/** The words of activation, passwords, settings, invitations and the support. */
import { defineArea } from '#web/locales/area.ts';
import { enAccount } from '#web/locales/en-account.ts';

export const accountWords = defineArea(enAccount, async () => (await import('#web/locales/ar-account.ts')).arAccount);
