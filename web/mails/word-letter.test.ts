import { describe, expect, it } from 'vitest';
import type { Letter } from '#contract/mails/letters.ts';
import { LANGUAGES } from '#core/locale/language.ts';
import { wordLetter } from '#web/mails/word-letter.tsx';

const LINK = 'https://hikaya.example/auth/activation?token=abc&x=1';
const facts = { name: 'Mona <b>', link: LINK, email: 'new@example.com', title: 'Zoë & the "moon"' };

const LETTERS: readonly Letter[] = [
  { kind: 'activation', ...facts },
  { kind: 'reset', ...facts },
  { kind: 'email-change', ...facts },
  { kind: 'email-changed', ...facts },
  { kind: 'password-changed', ...facts },
  { kind: 'welcome', ...facts },
  { kind: 'account-deleted', ...facts },
  { kind: 'book-ready', ...facts },
  { kind: 'book-failed', ...facts },
  { kind: 'support-received', ...facts, ticket: 'H-1001' },
  {
    kind: 'support-asked',
    ...facts,
    ticket: 'H-1001',
    category: 'shippingIssues',
    message: 'Where is it?\nWhere is it?\n<b>Now</b>',
    writer: { name: 'Huda <b>', email: 'huda@example.com' },
    bookTitle: facts.title,
  },
];

const cases = LETTERS.flatMap((letter) => LANGUAGES.map((language) => [letter.kind, language, letter] as const));
const ARABIC = /[\u0600-\u06FF]/;
const unescaped = (html: string): string => html.replaceAll('&amp;', '&');

describe.each(cases)('the mail %s in %s', (kind, language, letter) => {
  const leadsSomewhere = kind !== 'account-deleted' && kind !== 'support-received';

  it('is in its language and its direction', async () => {
    const { subject, html, text } = await wordLetter(letter, language);
    for (const part of [subject, text]) expect(ARABIC.test(part)).toBe(language === 'ar');
    expect(html).toMatch(language === 'ar' ? /<html[^>]* dir="rtl"/ : /<html[^>]* dir="ltr"/);
    expect(subject).not.toMatch(/[\r\n\u2066-\u2069]/);
  });

  it('has the digits of its language wherever it counts', async () => {
    const { text } = await wordLetter(letter, language);
    const counted = text.replaceAll(LINK, '').replaceAll('H-1001', '');
    expect(counted).not.toMatch(language === 'ar' ? /[0-9]/ : /[٠-٩]/);
  });

  it('leads to its link, in page and text, and nowhere else', async () => {
    const { html, text } = await wordLetter(letter, language);
    const addresses = [...unescaped(html).matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect([...new Set(addresses)]).toEqual(leadsSomewhere ? [LINK] : []);
    expect(text.split(LINK)).toHaveLength(leadsSomewhere ? 2 : 1);
  });

  it('takes names and titles for text', async () => {
    const { html, text } = await wordLetter(letter, language);
    expect(html).not.toContain('<b>');
    expect(text).toContain(kind.startsWith('book') ? facts.title : facts.name);
  });
});

it('has words of its own for every kind', async () => {
  for (const language of LANGUAGES) {
    const subjects = await Promise.all(LETTERS.map(async (letter) => (await wordLetter(letter, language)).subject));
    expect(new Set(subjects).size).toBe(LETTERS.length);
  }
});
