import { describe, expect, it } from 'vitest';
import { createUrlSigner } from '#server/platform/http/signed-url.ts';

const HOUR_MS = 60 * 60 * 1000;
const at = (hours: number) => ({ now: () => new Date(Date.UTC(2026, 0, 1) + hours * HOUR_MS) });
const queryOf = (url: string) => {
  const query = new URL(url, 'http://x').searchParams;
  return { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' };
};

describe('a signed address', () => {
  const query = queryOf(createUrlSigner('secret', at(5)).sign('/a'));

  it('is valid for its path, between 12 and 24 hours', () => {
    expect(createUrlSigner('secret', at(5)).isValid('/a', query)).toBe(true);
    expect(createUrlSigner('secret', at(23.9)).isValid('/a', query)).toBe(true);
    expect(createUrlSigner('secret', at(24)).isValid('/a', query)).toBe(false);
  });

  it('stays the same for a while, so that caches work', () => {
    expect(createUrlSigner('secret', at(11.9)).sign('/a')).toBe(createUrlSigner('secret', at(0)).sign('/a'));
  });

  it('is not valid for another path, time, secret or signature', () => {
    const signer = createUrlSigner('secret', at(5));
    expect(signer.isValid('/b', query)).toBe(false);
    expect(signer.isValid('/a', { ...query, expires: query.expires + 1 })).toBe(false);
    expect(signer.isValid('/a', { ...query, signature: `${query.signature}x` })).toBe(false);
    expect(signer.isValid('/a', { ...query, signature: 'é'.repeat(query.signature.length) })).toBe(false);
    expect(signer.isValid('/a', {})).toBe(false);
    expect(createUrlSigner('other', at(5)).isValid('/a', query)).toBe(false);
  });
});
