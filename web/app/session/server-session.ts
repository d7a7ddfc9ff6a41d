/** The session as the server knows it: its current user, its beginning and its end. */
import type { Session } from '#contract/accounts.ts';
import { accountApi } from '#web/api/account-calls.ts';
import { api } from '#web/api/api.ts';
import { errorText } from '#web/api/request-error.ts';
import { clearToken, writeToken } from '#web/api/session-cookies.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { logFailure } from '#web/app/log-failure.ts';
import { clearPrivateStorage } from '#web/app/session/private-storage.ts';
import { resetUser, setUser } from '#web/app/session/session-state.ts';
import { store } from '#web/app/store.ts';

export const beginSession = ({ user, ...token }: Session): void => {
  writeToken(token);
  setUser(user);
};

/** The session is over here; the server knows already. */
export const forgetSession = (): void => {
  clearToken();
  clearPrivateStorage();
  resetUser(true);
  store.dispatch(api.util.resetApiState());
};

export const fetchUser = async (): Promise<void> => {
  const { data, error } = await store.dispatch(
    accountApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (data) {
    setUser(data);
    return;
  }
  clearToken();
  resetUser(false);
  showToast({ state: 'error', text: errorText(error) });
};

export const signOut = async (): Promise<void> => {
  const { error } = await store.dispatch(accountApi.endpoints.logout.initiate());
  if (error) logFailure('Sign-out was not confirmed:', errorText(error));
  forgetSession();
};
