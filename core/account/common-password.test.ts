import { describe, expect, it } from 'vitest';
import { isCommonPassword, isPasswordOf } from '#core/account/common-password.ts';

describe('a password that is guessed first', () => {
  it.each([
    'password',
    'Password1!',
    'PASSWORD2026',
    'p@ssw0rd',
    '12345678',
    '87654321',
    '1234567890',
    'qwertyuiop',
    'aaaaaaaa',
    'abcabcabc',
    'iloveyou',
    'i love you',
    'Mohamed123',
    'mosalah11',
    'habibi2020',
    'حبيبتي١٢٣',
    '٠١٢٣٤٥٦٧',
  ])('%s is common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['correct horse battery', 'a long password', 'nile-feluca-mango', 'خيط أزرق ومركب', 'tr5Y-82kd', '27408153'])(
    '%s is not',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('is what everybody knows of the account', () => {
    const account = { name: 'Mona Adel', email: 'mona.adel@example.com' };
    for (const password of ['Mona Adel', 'monaadel1', 'mona.adel@example.com', 'monamona'])
      expect(isPasswordOf(password, account), password).toBe(true);
    expect(isPasswordOf('mona likes tea', account)).toBe(false);
    expect(isPasswordOf('27408153', account)).toBe(false);
  });
});
