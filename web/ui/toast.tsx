/** An alert that goes away by itself: after five seconds, counted anew when the pointer or the focus leaves it. */
import { useCallback, useEffect, useRef } from 'react';
import { CloseIcon } from '#web/ui/icons.tsx';

export const TOAST_MS = 5_000;

export type ToastState = 'neutral' | 'error' | 'success';

type ToastProps = { state: ToastState; text: string; closeLabel: string; onClose: () => void };

const edge: Record<ToastState, string> = { neutral: 'bg-blue', error: 'bg-red', success: 'bg-green' };

export const Toast = ({ state, text, closeLabel, onClose }: ToastProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useRef(onClose);
  close.current = onClose;
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    stop();
    timer.current = setTimeout(() => close.current(), TOAST_MS);
  }, [stop]);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return (
    <div
      role={state === 'error' ? 'alert' : 'status'}
      onMouseEnter={stop}
      onMouseLeave={start}
      onFocus={stop}
      onBlur={start}
      className="toast-in pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-lg border border-line-strong bg-raised p-4 text-ink shadow-lift"
    >
      <span aria-hidden className={`mt-1 h-4 w-1.5 shrink-0 rounded-full ${edge[state]}`} />
      <p className="min-w-0 grow break-words">{text}</p>
      <button type="button" onClick={onClose} aria-label={closeLabel} className="icon-button -m-2">
        <CloseIcon />
      </button>
    </div>
  );
};
