/** Binds the account endpoints to their use cases. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts.ts';
import { getUser, revokeSession } from '#server/features/accounts/account-store.ts';
import { login } from '#server/features/accounts/login.ts';
import { register, type RegisterDeps } from '#server/features/accounts/register.ts';
import { viewUser } from '#server/features/accounts/user-view.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

export const bindAccounts = (app: FastifyInstance, binding: BindingDeps, deps: RegisterDeps): void => {
  bindEndpoint(app, binding, contract.getMe, async ({ actor }) =>
    viewUser(await deps.db.read((tx) => getUser(tx, actor.userId))),
  );
  bindEndpoint(app, binding, contract.register, ({ body, userAgent }) => register(deps, body, userAgent));
  bindEndpoint(app, binding, contract.login, ({ body, userAgent }) => login(deps, body, userAgent));
  bindEndpoint(app, binding, contract.logout, async ({ actor }) => {
    await deps.db.read((tx) => revokeSession(tx, actor.sessionId, deps.clock.now()));
    return { signedOut: true as const };
  });
};
