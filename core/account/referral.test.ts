import { describe, expect, it } from 'vitest';
import { firstNameOf, isSameMailbox } from '#core/account/referral.ts';

describe('two addresses', () => {
  it.each([
    ['a@example.com', 'A@Example.com'],
    ['a@example.com', 'a+books@example.com'],
    ['a.b@gmail.com', 'ab+x@googlemail.com'],
  ])('%s and %s reach one mailbox', (first, second) => {
    expect(isSameMailbox(first, second)).toBe(true);
    expect(isSameMailbox(second, first)).toBe(true);
  });

  it.each([
    ['a@example.com', 'b@example.com'],
    ['a@example.com', 'a@example.org'],
    ['a.b@example.com', 'ab@example.com'],
    ['ab@gmail.com', 'ac@gmail.com'],
  ])('%s and %s reach two', (first, second) => expect(isSameMailbox(first, second)).toBe(false));
});

describe('the first name', () => {
  it.each([
    ['Mona Adel Samir', 'Mona'],
    ['ليلى حسن', 'ليلى'],
    ['Zoë', 'Zoë'],
  ])('of %s is %s', (name, first) => expect(firstNameOf(name)).toBe(first));
});
