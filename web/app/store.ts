/** The state of the browser application: server data in the caches of the client, the session, the open toasts. */
import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '#web/api/api.ts';
import { sessionExpiry } from '#web/app/session/session-expiry.ts';
import { sessionReducer } from '#web/app/session/session-state.ts';
import { toastsReducer } from '#web/app/frame/toasts-state.ts';

export const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer, toasts: toastsReducer },
    middleware: (defaults) => defaults().concat(api.middleware, sessionExpiry),
  });

type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
