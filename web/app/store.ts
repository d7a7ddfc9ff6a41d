/** The server's data as this browser knows it: the caches of the client, one for all pages. */
import { configureStore } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { api } from '#web/api/api.ts';
import { sessionExpiry } from '#web/app/session/session-expiry.ts';

/** The checks of development warn when they take so long themselves; a busy machine is no news. */
const SLOW_CHECK_MS = 5000;

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) =>
    defaults({ immutableCheck: { warnAfter: SLOW_CHECK_MS }, serializableCheck: { warnAfter: SLOW_CHECK_MS } }).concat(
      api.middleware,
      sessionExpiry,
    ),
});

export type AppDispatch = typeof store.dispatch;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
