import { expect, it } from 'vitest';
import { textOfLetter } from '#web/features/mails/letter-text.ts';

it('keeps the paragraphs of a letter and leaves out its rules', () => {
  const letter = 'Hikaya\n\n\nYour book is ready\n\nHello - you,\n\n------------\n\nHikaya makes books.\n';
  expect(textOfLetter(letter)).toBe('Hikaya\n\nYour book is ready\n\nHello - you,\n\nHikaya makes books.');
});
