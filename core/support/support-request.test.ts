import { describe, expect, it } from 'vitest';
import { cleanSupportMessage, SUPPORT_CATEGORIES, ticketName } from '#core/support/support-request.ts';

it('takes messages about exactly these', () => {
  expect(SUPPORT_CATEGORIES).toEqual(['bugReport', 'shippingIssues', 'feedback', 'suggestions', 'other']);
});

describe('a message', () => {
  it.each([
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['  at x()\n\tat y()  ', 'at x()\nat y()'],
    ['a\u0000b\u202Ec\u200Bd', 'abcd'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👩\u200D👧 شكرًا', '👩\u200D👧 شكرًا'],
    ['a\n\n\n\n\nb', 'a\n\nb'],
  ])('%j becomes %j', (raw, clean) => expect(cleanSupportMessage(raw)).toBe(clean));
});

it('names tickets so that they can be read out', () => {
  expect([ticketName(1), ticketName(9_001)]).toEqual(['H-1001', 'H-10001']);
});
