/** Restoring and ending a session. The rules are those of the two cookies: no valid token, no user. */
import { readToken } from '#web/api/session-cookies.ts';
import { readSession, resetUser, setUserLoading } from '#web/app/session/session-state.ts';

/** The part that talks to the server is loaded for those who have a token only. */
const loadServerSession = () => import('#web/app/session/server-session.ts');

/** Fetches the current user when a token exists and no user is loaded. A failure removes both cookies and is told. */
export const restoreSession = async (): Promise<void> => {
  if (readSession().user) return;
  if (!readToken()) {
    resetUser(false);
    return;
  }
  setUserLoading();
  const { fetchUser } = await loadServerSession();
  await fetchUser();
};

/** Ends the session here even when the server cannot be told. */
export const endSession = async (): Promise<void> => {
  const { signOut } = await loadServerSession();
  await signOut();
};
