/** What every vendor sign-in must do, on answers as the vendor gives them. */
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '#server/providers/sign-in/ask-vendor.ts';
import {
  SignInRefusedError,
  SignInUnreachableError,
  type SignInVendor,
  type VendorPerson,
} from '#server/providers/sign-in/sign-in.ts';

/** JSON by the path of the request; a number is answered as that status with an error body. */
export type Answers = Readonly<Record<string, unknown>>;
export type Asked = { readonly url: string; readonly init: RequestInit };

export type VendorCase = {
  create(send: Fetch): SignInVendor;
  /** What the vendor answers for a good token. */
  readonly good: Answers;
  readonly person: VendorPerson;
  /** Answers that must be refused, each with what is wrong. */
  readonly refused: readonly (readonly [what: string, change: Answers])[];
};

export const TOKEN = 'the-secret-token';

/** Answers from a table instead of the network, and keeps what was asked. */
export const recordedFetch = (answers: Answers): { send: Fetch; asked: Asked[] } => {
  const asked: Asked[] = [];
  const send: Fetch = async (url, init) => {
    asked.push({ url, init });
    const answer = answers[new URL(url).pathname];
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'number') return Response.json({ error: 'no' }, { status: answer });
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  };
  return { send, asked };
};

const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => inspect(error, { depth: 9 }),
  );

export const describeSignIn = (name: string, { create, good, person, refused }: VendorCase): void => {
  const withAnswers = (change: Answers) => {
    const { send, asked } = recordedFetch({ ...good, ...change });
    return { vendor: create(send), asked };
  };

  describe(name, () => {
    it('knows whose token it is', async () => {
      const { vendor } = withAnswers({});
      expect(await vendor.verify(TOKEN)).toEqual(person);
    });

    it('asks over TLS, follows no redirect and does not wait for ever', async () => {
      const { vendor, asked } = withAnswers({});
      await vendor.verify(TOKEN);
      for (const { url, init } of asked) {
        expect(url).toMatch(/^https:\/\//);
        expect(init.redirect).toBe('error');
        expect(init.signal).toBeInstanceOf(AbortSignal);
      }
    });

    it.each(refused)('refuses %s, and does not say the token', async (_what, change) => {
      const { vendor } = withAnswers(change);
      await expect(vendor.verify(TOKEN)).rejects.toThrow(SignInRefusedError);
      expect(await messageOf(vendor.verify(TOKEN))).not.toContain(TOKEN);
    });

    it.each(Object.keys(good))('says when %s cannot be asked, and does not say the token', async (path) => {
      for (const answer of [new Error(`connect failed: ${TOKEN}`), 500, 503, 'not json']) {
        const { vendor } = withAnswers({ [path]: answer });
        await expect(vendor.verify(TOKEN)).rejects.toThrow(SignInUnreachableError);
        expect(await messageOf(vendor.verify(TOKEN))).not.toContain(TOKEN);
      }
    });

    it.each(Object.keys(good))('refuses a token that %s does not take', async (path) => {
      for (const status of [400, 401, 403]) {
        const { vendor } = withAnswers({ [path]: status });
        await expect(vendor.verify(TOKEN)).rejects.toThrow(SignInRefusedError);
      }
    });
  });
};
