/** Beginning, restoring and ending a session. The rules are those of the two cookies: no valid token, no user. */
import type { Session } from '#contract/accounts.ts';
import { api } from '#web/api/api.ts';
import { accountApi } from '#web/api/account-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { clearToken, readToken, writeToken } from '#web/api/session-cookies.ts';
import { clearPrivateStorage } from '#web/app/session/private-storage.ts';
import { userLoading, userReset, userSet } from '#web/app/session/session-state.ts';
import { useAppSelector, type AppDispatch, type AppState } from '#web/app/store.ts';
import { toastShown } from '#web/app/frame/toasts-state.ts';

export const useSession = () => useAppSelector((state) => state.session);

export const beginSession =
  ({ user, ...token }: Session) =>
  (dispatch: AppDispatch): void => {
    writeToken(token);
    dispatch(userSet(user));
  };

/** Fetches the current user when a token exists and no user is loaded. A failure removes both cookies and is told. */
export const restoreSession =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    if (getState().session.user) return;
    if (!readToken()) {
      dispatch(userReset({ left: false }));
      return;
    }
    dispatch(userLoading());
    const { data, error } = await dispatch(
      accountApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data) {
      dispatch(userSet(data));
      return;
    }
    clearToken();
    dispatch(userReset({ left: false }));
    dispatch(toastShown({ state: 'error', text: errorText(error) }));
  };

/** Ends the session here even when the server cannot be told. */
export const endSession =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    const { error } = await dispatch(accountApi.endpoints.logout.initiate());
    if (error) console.warn('Sign-out was not confirmed:', errorText(error));
    clearToken();
    clearPrivateStorage();
    dispatch(userReset({ left: true }));
    dispatch(api.util.resetApiState());
  };
