/** Who is signed in, as the application remembers it. */
import type { User } from '#contract/accounts.ts';
import { createCell, useCell } from '#web/app/cell.ts';

/** `unknown` until the page is alive, `loading` while the current user is fetched, then `ready`. */
type SessionPhase = 'unknown' | 'loading' | 'ready';

export type SessionState = {
  readonly phase: SessionPhase;
  readonly user: User | null;
  /** True after a sign-out by hand, which forgets where the user was. */
  readonly left: boolean;
};

const session = createCell<SessionState>({ phase: 'unknown', user: null, left: false });

export const readSession = session.get;

export const setUserLoading = (): void => session.set({ ...session.get(), phase: 'loading' });

export const setUser = (user: User): void => session.set({ phase: 'ready', user, left: false });

export const resetUser = (left: boolean): void => session.set({ phase: 'ready', user: null, left });

export const useSession = (): SessionState => useCell(session);
