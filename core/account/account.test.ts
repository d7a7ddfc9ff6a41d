import { describe, expect, it } from 'vitest';
import { APPROVALS, canGenerate, generationBarOf, ROLES } from '#core/account/account.ts';

const CONFIRMED = '2026-03-01T10:00:00.000Z';

describe('who may generate', () => {
  it.each([
    ['USER', 'approved', CONFIRMED, null],
    ['USER', 'approved', null, 'not-confirmed'],
    ['USER', 'pending', null, 'not-confirmed'],
    ['USER', 'pending', CONFIRMED, 'not-approved'],
    ['USER', 'rejected', CONFIRMED, 'rejected'],
    ['USER', 'rejected', null, 'rejected'],
    ['ADMIN', 'pending', null, null],
  ] as const)('%s, %s, confirmed at %s: %s', (role, approval, emailVerifiedAt, bar) => {
    expect(generationBarOf({ role, approval, emailVerifiedAt })).toBe(bar);
  });

  it('is whoever has nothing in their way', () => {
    for (const role of ROLES) {
      for (const approval of APPROVALS) {
        for (const emailVerifiedAt of [null, CONFIRMED]) {
          const user = { role, approval, emailVerifiedAt };
          expect(canGenerate(user)).toBe(role === 'ADMIN' || (approval === 'approved' && emailVerifiedAt !== null));
        }
      }
    }
  });
});
