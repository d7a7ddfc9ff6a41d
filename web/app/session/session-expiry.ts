/** When the server refuses the token in the middle of things, the session is over here too; the guard asks to sign in. */
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { api } from '#web/api/api.ts';
import { errorCodeOf } from '#web/api/request-error.ts';
import { clearToken } from '#web/api/session-cookies.ts';
import { userReset, type SessionState } from '#web/app/session/session-state.ts';

type State = { readonly session: SessionState };

export const sessionExpiry: Middleware<object, State> = (store) => (next) => (action) => {
  const result = next(action);
  const refused = isRejectedWithValue(action) && errorCodeOf(action.payload) === 'account.not-signed-in';
  if (refused && store.getState().session.user) {
    clearToken();
    store.dispatch(userReset({ left: false }));
    store.dispatch(api.util.resetApiState());
  }
  return result;
};
