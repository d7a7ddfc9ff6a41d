// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetInvitation, keepInvitation, readInvitation } from '#web/app/session/invitation.ts';

beforeEach(() => window.localStorage.clear());

it('keeps the first invitation until it is used', () => {
  keepInvitation('?ref=AMAL7&utm=x');
  keepInvitation('?ref=OTHER');
  expect(readInvitation()).toBe('AMAL7');
  expect(window.localStorage.getItem('referredBy')).toBe('AMAL7');
  forgetInvitation();
  keepInvitation('?ref=OTHER');
  expect(readInvitation()).toBe('OTHER');
});

it.each(['', '?ref=', '?ref=%20', `?ref=${'x'.repeat(101)}`])('keeps nothing of “%s”', (search) => {
  keepInvitation(search);
  expect(readInvitation()).toBeNull();
});
