/** When the server refuses the token in the middle of things, the session is over here too; the guard asks to sign in. */
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { api } from '#web/api/api.ts';
import { errorCodeOf } from '#web/api/request-error.ts';
import { clearToken } from '#web/api/session-cookies.ts';
import { readSession, resetUser } from '#web/app/session/session-state.ts';

export const sessionExpiry: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const refused = isRejectedWithValue(action) && errorCodeOf(action.payload) === 'account.not-signed-in';
  if (refused && readSession().user) {
    clearToken();
    resetUser(false);
    store.dispatch(api.util.resetApiState());
  }
  return result;
};
