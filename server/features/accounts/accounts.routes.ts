/** Binds the account endpoints to their use cases. */
import type { FastifyInstance } from 'fastify';
import * as links from '#contract/account-links.ts';
import * as settings from '#contract/account-settings.ts';
import * as accounts from '#contract/accounts.ts';
import { VENDORS } from '#core/account/account.ts';
import { getUser } from '#server/features/accounts/account-store.ts';
import { activate } from '#server/features/accounts/links/activate.ts';
import { requestLink } from '#server/features/accounts/links/request-link.ts';
import { resetPassword } from '#server/features/accounts/links/reset-password.ts';
import { login } from '#server/features/accounts/login.ts';
import { register, type RegisterDeps } from '#server/features/accounts/register.ts';
import { revokeSession } from '#server/features/accounts/session-store.ts';
import { deleteAccount } from '#server/features/accounts/settings/delete-account.ts';
import { deleteOtherSessions, deleteSession, listSessions } from '#server/features/accounts/settings/end-sessions.ts';
import { exportMyData, type ExportDeps } from '#server/features/accounts/settings/export-my-data.ts';
import { updateAccount } from '#server/features/accounts/settings/update-account.ts';
import { viewUser } from '#server/features/accounts/user-view.ts';
import { signInWithVendor, type VendorSignInDeps } from '#server/features/accounts/vendors/sign-in-with-vendor.ts';
import { bindEndpoint, type BindingDeps } from '#server/platform/http/bind-endpoint.ts';

type AccountDeps = RegisterDeps & VendorSignInDeps & ExportDeps;

const bindSignIn = (app: FastifyInstance, binding: BindingDeps, deps: AccountDeps): void => {
  bindEndpoint(app, binding, accounts.getMe, ({ actor }) =>
    deps.db.read(async (tx) => viewUser(tx, deps, await getUser(tx, actor.userId))),
  );
  bindEndpoint(app, binding, accounts.register, (call) => register(deps, call.body, call));
  bindEndpoint(app, binding, accounts.login, ({ body, userAgent }) => login(deps, body, userAgent));
  bindEndpoint(app, binding, accounts.logout, async ({ actor }) => {
    const owner = { userId: actor.userId, now: deps.clock.now() };
    await deps.db.read((tx) => revokeSession(tx, actor.sessionId, owner));
    return { signedOut: true as const };
  });
  bindEndpoint(app, binding, accounts.getSignInOptions, () => {
    const [google, facebook] = VENDORS.map((name) => deps.vendors.find(({ vendor }) => vendor === name));
    return {
      google: google ? { clientId: google.clientId } : null,
      facebook: facebook ? { appId: facebook.clientId } : null,
    };
  });
  bindEndpoint(app, binding, accounts.googleSSO, ({ actor, body, userAgent }) =>
    signInWithVendor(deps, actor, { vendor: 'google', body, userAgent }),
  );
  bindEndpoint(app, binding, accounts.facebookSSO, ({ actor, body, userAgent }) =>
    signInWithVendor(deps, actor, { vendor: 'facebook', body, userAgent }),
  );
};

const bindLinks = (app: FastifyInstance, binding: BindingDeps, deps: AccountDeps): void => {
  bindEndpoint(app, binding, links.activate, ({ body }) => activate(deps, body.token));
  bindEndpoint(app, binding, links.resendActivation, ({ body }) => requestLink(deps, 'activation', body.email));
  bindEndpoint(app, binding, links.forgotPassword, ({ body }) => requestLink(deps, 'reset', body.email));
  bindEndpoint(app, binding, links.resetPassword, ({ body }) => resetPassword(deps, body));
};

const bindSettings = (app: FastifyInstance, binding: BindingDeps, deps: AccountDeps): void => {
  bindEndpoint(app, binding, settings.updateAccount, ({ actor, params, body }) =>
    updateAccount(deps, actor, { id: params.id, change: body }),
  );
  bindEndpoint(app, binding, settings.listSessions, ({ actor }) => listSessions(deps, actor));
  bindEndpoint(app, binding, settings.deleteSession, ({ actor, params }) => deleteSession(deps, actor, params.id));
  bindEndpoint(app, binding, settings.deleteOtherSessions, ({ actor }) => deleteOtherSessions(deps, actor));
  bindEndpoint(app, binding, settings.exportMyData, ({ actor }) => exportMyData(deps, actor));
  bindEndpoint(app, binding, settings.deleteAccount, ({ actor, body }) => deleteAccount(deps, actor, body.password));
};

export const bindAccounts = (app: FastifyInstance, binding: BindingDeps, deps: AccountDeps): void => {
  bindSignIn(app, binding, deps);
  bindLinks(app, binding, deps);
  bindSettings(app, binding, deps);
};
