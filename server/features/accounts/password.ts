/** Password hashes: argon2id with 19 MiB, two passes and one lane, as OWASP recommends and `@node-rs/argon2` has by default. */
import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'));

/** A hash of nothing that anybody knows, so that an unknown e-mail takes as long as a wrong password. */
let decoy: Promise<string> | null = null;

/** True when the password fits the hash. Without a hash it takes the same time and answers false. */
export const isPasswordRight = async (passwordHash: string | null, password: string): Promise<boolean> => {
  decoy ??= hash(crypto.getRandomValues(new Uint8Array(16)));
  const fits = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
  return fits && passwordHash !== null;
};
