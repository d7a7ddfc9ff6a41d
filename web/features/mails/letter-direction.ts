/** Which way a letter is read. */
import { directionOf, type Direction } from '#core/locale/language.ts';

/** Its subject does not tell: that may begin with the title of a book in the other language. */
export const directionOfLetter = (text: string): Direction =>
  directionOf(/^\P{L}*\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');
