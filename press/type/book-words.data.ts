/** The few words a book carries that nobody wrote for it: labels on the title page, the end, the colophon. */
import type { Language } from '#core/locale/language.ts';

type BookWords = {
  readonly storyAbout: string;
  readonly giftFrom: string;
  readonly theEnd: string;
  /** Announces the small things that hide in the pictures. */
  readonly lookAgain: string;
  readonly madeFor: string;
  /** Receives the hero and where it lives. */
  readonly heroOf: (name: string, home: string) => string;
  /** Receives month and year, already written in the language. */
  readonly madeWith: (monthAndYear: string) => string;
  readonly typeNote: string;
  /** BCP 47, for dates and digits. */
  readonly formatLocale: string;
};

export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = {
  en: {
    storyAbout: 'A story about',
    giftFrom: 'A gift from',
    theEnd: 'The End',
    lookAgain: 'Something small hides in every picture. Can you find them all?',
    madeFor: 'This book was made for',
    heroOf: (name, home) => `${name} from ${home}`,
    madeWith: (monthAndYear) => `Made with Hikaya, ${monthAndYear}`,
    typeNote: 'Set in Andika and Caveat',
    formatLocale: 'en-GB',
  },
  ar: {
    storyAbout: 'حكايةٌ عن',
    giftFrom: 'هديّةٌ من',
    theEnd: 'تمّت الحكاية',
    lookAgain: 'في كلِّ صورةٍ شيءٌ صغيرٌ مختبئ. هل تجدُها كلَّها؟',
    madeFor: 'صُنِعَ هذا الكتابُ من أجل',
    heroOf: (name, home) => `${name} من ${home}`,
    madeWith: (monthAndYear) => `صُنِعَ مع «حكاية»، ${monthAndYear}`,
    typeNote: 'حروفُ الكتاب: نوتو نسخ',
    formatLocale: 'ar-EG',
  },
};
