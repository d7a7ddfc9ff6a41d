import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES, FIELD_MESSAGES, RUN_ERROR_MESSAGES } from '#contract/error-messages.data.ts';
import { ERROR_CODES, FIELD_PROBLEMS, RUN_ERROR_CODES } from '#contract/errors.ts';
import { PASSWORD_LENGTH } from '#core/account/account.ts';

const sources = ['server', 'contract', 'core']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|errors\.ts$|error-messages/.test(file))
      .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
  )
  .join('\n');

describe.each(['en', 'ar'] as const)('messages in %s', (language) => {
  it('exist for every code and are in that language', () => {
    const all = [ERROR_MESSAGES[language], FIELD_MESSAGES[language], RUN_ERROR_MESSAGES[language]].flatMap((texts) =>
      Object.values(texts),
    );
    expect(all).toHaveLength(ERROR_CODES.length + FIELD_PROBLEMS.length + RUN_ERROR_CODES.length);
    for (const text of all) expect(/[\u0600-\u06FF]/.test(text), text).toBe(language === 'ar');
  });
});

describe('codes', () => {
  it.each([...ERROR_CODES, ...FIELD_PROBLEMS, ...RUN_ERROR_CODES])('%s is used somewhere', (code) => {
    expect(sources.includes(`'${code}'`)).toBe(true);
  });

  it('keep the message for faults that the specification fixes', () => {
    expect(ERROR_MESSAGES.en['server.internal']).toBe('Internal server error');
    expect(PASSWORD_LENGTH.min).toBeGreaterThanOrEqual(8);
  });
});
