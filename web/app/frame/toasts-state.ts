/** The alerts that are on screen. */
import { createCell } from '#web/app/cell.ts';
import type { ToastState } from '#web/ui/toast.tsx';

type ToastEntry = { readonly id: number; readonly state: ToastState; readonly text: string };

const MAX_TOASTS = 3;

export const toasts = createCell<readonly ToastEntry[]>([]);

let lastId = 0;

/** A text that is on screen already moves to the end and is counted anew. */
export const showToast = (toast: Omit<ToastEntry, 'id'>): void => {
  lastId += 1;
  const others = toasts.get().filter(({ text }) => text !== toast.text);
  toasts.set([...others, { ...toast, id: lastId }].slice(-MAX_TOASTS));
};

export const closeToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));
