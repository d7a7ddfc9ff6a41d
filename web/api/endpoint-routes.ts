/**
 * Method and path of every endpoint whose answer is JSON or events. The contract is imported as types only, so no schema
 * reaches the pages of a visitor; a line that differs from the contract does not compile.
 */
import type { BodyInputOf, Endpoint, ParamsInputOf, QueryInputOf, ReplyOf } from '#contract/endpoint.ts';
import type { ENDPOINTS, EndpointName } from '#contract/table.ts';

type Rows = typeof ENDPOINTS;

/** The endpoints that a script calls; files are opened by address. */
export type CallName = {
  [Name in EndpointName]: Rows[Name]['reply'] extends { schema: unknown } ? Name : never;
}[EndpointName];

type RouteOf<Row extends Endpoint> = `${Row['method']} ${Row['path']}`;

export const ENDPOINT_ROUTES: { readonly [Name in CallName]: RouteOf<Rows[Name]> } = {
  getMe: 'GET /users/me',
  register: 'POST /users/register',
  login: 'POST /users/login',
  logout: 'POST /users/logout',
  getSignInOptions: 'GET /users/sign-in-options',
  googleSSO: 'POST /users/googleSSO',
  facebookSSO: 'POST /users/facebookSSO',
  activate: 'POST /users/activate',
  resendActivation: 'POST /users/resend-activation',
  forgotPassword: 'POST /users/forgot-password',
  resetPassword: 'POST /users/reset-password',
  updateAccount: 'PATCH /users/update-account/:id',
  listSessions: 'GET /users/sessions',
  deleteSession: 'DELETE /users/sessions/:id',
  deleteOtherSessions: 'DELETE /users/sessions',
  deleteAccount: 'POST /users/delete-account',
  getMyStats: 'GET /users/get-my-stats',
  getMyReferral: 'GET /referral/mine',
  contactSupport: 'POST /support/contact',
  listOutbox: 'GET /outbox',
  listCharacters: 'GET /character',
  createCharacter: 'POST /character',
  updateCharacter: 'PATCH /character/:id',
  deleteCharacter: 'DELETE /character/:id',
  listTemplates: 'GET /template',
  getTemplate: 'GET /template/:id',
  getUserBooks: 'GET /book/get-user-books',
  getBook: 'GET /book/get-book/:id',
  duplicateBook: 'POST /book/duplicate/:id',
  deleteBook: 'DELETE /book/:id',
  updatePage: 'PATCH /book/update-page',
  updateBook: 'PATCH /book/update/:id',
  undoPage: 'POST /book/undo-page',
  regenBookPage: 'POST /book/regen-book-page',
  shareBook: 'POST /book/share/:id',
  unshareBook: 'DELETE /book/share/:id',
  getSharedBook: 'GET /book/shared/:token',
  listSamples: 'GET /book/samples',
  getSample: 'GET /book/sample/:slug',
  readIdea: 'POST /book/read-idea',
  generateStory: 'POST /book/generate-story',
  getRunResult: 'GET /book/run-result/:id',
  watchRun: 'GET /book/run-events/:id',
  resumeRun: 'POST /book/resume/:id',
};

type Part<Name extends CallName, Key extends 'params' | 'query' | 'body', Value> =
  Rows[Name] extends Record<Key, unknown> ? { readonly [K in Key]: Value } : unknown;

/** What a call of that endpoint sends; an endpoint without input takes nothing. */
export type CallInput<Name extends CallName> = unknown extends Part<Name, 'params', 1> &
  Part<Name, 'query', 1> &
  Part<Name, 'body', 1>
  ? void
  : Part<Name, 'params', ParamsInputOf<Rows[Name]>> &
      Part<Name, 'query', QueryInputOf<Rows[Name]>> &
      Part<Name, 'body', BodyInputOf<Rows[Name]>>;

export type CallReply<Name extends CallName> = ReplyOf<Rows[Name]>;

type ApiRequest = {
  readonly url: string;
  readonly method: string;
  readonly params?: Record<string, string | number>;
  readonly body?: unknown;
};

type AnyInput = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | undefined>;
  readonly body?: unknown;
};

/** The request of a call, with its path below the base path and without empty query values. */
export const requestOf = <Name extends CallName>(name: Name, input: CallInput<Name>): ApiRequest => {
  const { params = {}, query, body } = (input ?? {}) as AnyInput;
  const [method = 'GET', path = ''] = ENDPOINT_ROUTES[name].split(' ');
  const url = path.slice(1).replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const given = Object.entries(query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return {
    url,
    method,
    ...(given.length > 0 ? { params: Object.fromEntries(given) as Record<string, string | number> } : {}),
    ...(body === undefined ? {} : { body }),
  };
};
