/** Others whose word is taken for who somebody is: each checks a token that its script handed to the browser. */
import type { Vendor } from '#core/account/account.ts';

export type VendorPerson = {
  /** The vendor's own id of the person. Accounts are known by it, never by the address. */
  readonly subject: string;
  /** In lower case; null when the vendor does not tell. */
  readonly email: string | null;
  /** True only when the vendor says that it has checked the address. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
};

/** Origins that the vendor's script needs in the content security policy of the pages. */
export type BrowserOrigins = {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
};

export type SignInVendor = {
  readonly vendor: Vendor;
  /** What the script in the browser introduces itself with; no secret. */
  readonly clientId: string;
  readonly origins: BrowserOrigins;
  /**
   * Answers whose token it is, after checking that it was issued to us: a token that another application was given
   * must not sign anybody in here. Throws SignInRefusedError or SignInUnreachableError. Never logs the token.
   */
  verify(accessToken: string): Promise<VendorPerson>;
};

/** The token is forged, expired, or somebody else's; the message says which check failed and holds no secret. */
export class SignInRefusedError extends Error {}

/** The vendor could not be asked, or did not answer as it should. */
export class SignInUnreachableError extends Error {}
