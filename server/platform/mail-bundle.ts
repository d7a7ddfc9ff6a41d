/** Loads the words of mails: React components that are built with the pages, because Node runs no `.tsx`. */
import { existsSync } from 'node:fs';
import type { WordLetter } from '#contract/mails/letters.ts';

const BUNDLE = new URL('../../build/mails/word-letter.js', import.meta.url);

/** Throws, saying what to do, when nothing was built yet. */
export const loadMailBundle = async (): Promise<WordLetter> => {
  if (!existsSync(BUNDLE)) throw new Error('The mails are not built yet. Run: npm run build');
  const bundle = (await import(BUNDLE.href)) as { wordLetter: WordLetter };
  return bundle.wordLetter;
};
