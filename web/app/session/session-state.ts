/** Who is signed in, as the application remembers it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '#contract/accounts.ts';

/** `unknown` until the page is alive, `loading` while the current user is fetched, then `ready`. */
type SessionPhase = 'unknown' | 'loading' | 'ready';

export type SessionState = {
  readonly phase: SessionPhase;
  readonly user: User | null;
  /** True after a sign-out by hand, which forgets where the user was. */
  readonly left: boolean;
};

const none: SessionState = { phase: 'unknown', user: null, left: false };

const slice = createSlice({
  name: 'session',
  initialState: none,
  reducers: {
    userLoading: (state) => ({ ...state, phase: 'loading' as const }),
    userSet: (_, { payload }: PayloadAction<User>): SessionState => ({ phase: 'ready', user: payload, left: false }),
    userReset: (_, { payload }: PayloadAction<{ left: boolean }>): SessionState => ({
      phase: 'ready',
      user: null,
      left: payload.left,
    }),
  },
});

export const { userLoading, userSet, userReset } = slice.actions;
export const sessionReducer = slice.reducer;
