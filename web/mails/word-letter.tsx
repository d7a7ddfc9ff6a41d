/** The way into the mail bundle that the server loads: a letter becomes a subject, a page and a plain text. */
import { render } from '@react-email/components';
import type { WordLetter } from '#contract/mails/letters.ts';
import { LetterPage } from '#web/mails/letter-page.tsx';
import { wordsOf } from '#web/mails/letter-words.ts';

/** Headings keep their letters; a link whose words are its address is written once, and the button leads there too. */
const AS_TEXT = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
  ],
};

/** Text and page come from the same component, so neither says what the other does not. */
export const wordLetter: WordLetter = async (letter, language) => {
  const page = <LetterPage letter={letter} language={language} />;
  return {
    subject: wordsOf(letter, language).subject,
    html: await render(page),
    text: await render(page, { plainText: true, htmlToTextOptions: AS_TEXT }),
  };
};
