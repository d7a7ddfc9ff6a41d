/** The alerts that are on screen. */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastState } from '#web/ui/toast.tsx';

type ToastEntry = { readonly id: string; readonly state: ToastState; readonly text: string };

const MAX_TOASTS = 3;

const slice = createSlice({
  name: 'toasts',
  initialState: [] as ToastEntry[],
  reducers: {
    toastShown: {
      prepare: (toast: Omit<ToastEntry, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (toasts, { payload }: PayloadAction<ToastEntry>) =>
        [...toasts.filter(({ text }) => text !== payload.text), payload].slice(-MAX_TOASTS),
    },
    toastClosed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
});

export const { toastShown, toastClosed } = slice.actions;
export const toastsReducer = slice.reducer;
