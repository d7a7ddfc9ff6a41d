/** Passwords that are guessed first (NIST SP 800-63B, 5.1.1.2): leaked a thousand times, or without any secret in them. */
import { COMMON_PASSWORD_WORDS } from '#core/account/common-passwords.data.ts';

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ضصثقفغعهخحج',
  '٠١٢٣٤٥٦٧٨٩٠',
];
const RUNS = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);

/** One short piece again and again: `aaaaaaaa`, `abcabcabc`. */
const isRepetition = (password: string): boolean => /^(.{1,4})\1+$/u.test(password);

/** Neighbours on the keyboard or in the alphabet: `12345678`, `qwertyuiop`. */
const isRun = (password: string): boolean => RUNS.some((run) => run.includes(password));

/** People add digits and signs at the ends of a word: `Password1!`. */
const withoutEnds = (password: string): string => password.replace(/^[\p{N}\p{P}\p{S}]+|[\p{N}\p{P}\p{S}]+$/gu, '');

export const isCommonPassword = (password: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
  const word = withoutEnds(plain);
  return word === ''
    ? isRun(plain) || isRepetition(plain)
    : COMMON_PASSWORD_WORDS.has(plain) || COMMON_PASSWORD_WORDS.has(word) || isRun(word) || isRepetition(plain);
};

/** Whether a password is no more than what others know of the account: its name or its address. */
export const isPasswordOf = (password: string, { name, email }: { name: string; email: string }): boolean => {
  const plain = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, '');
  const typed = plain(password);
  const known = [name, ...name.split(/\s+/u), email, email.split('@')[0] ?? ''].map(plain);
  return typed !== '' && known.some((word) => word.length > 2 && (typed === word || typed === word + word));
};
