import { describe, expect, it } from 'vitest';
import { directionOfLetter } from '#web/features/mails/letter-direction.ts';

describe('the direction of a letter', () => {
  it('is that of its first word', () => {
    expect(directionOfLetter('Hikaya\n\nAll pages of “نور” are drawn.')).toBe('ltr');
    expect(directionOfLetter('حكاية\n\nرُسمت كل صفحات “Layla”.')).toBe('rtl');
  });

  it('does not hang on what stands before the first word', () => {
    expect(directionOfLetter('«١» حكاية')).toBe('rtl');
    expect(directionOfLetter('')).toBe('ltr');
  });
});
