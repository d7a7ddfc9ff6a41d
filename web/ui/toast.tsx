/** An alert that goes away by itself: after five seconds, counted anew when the pointer or the focus leaves it. */
import { useEffect, useEffectEvent, useState } from 'react';
import { CloseIcon } from '#web/ui/icons.tsx';

export const TOAST_MS = 5_000;

export type ToastState = 'neutral' | 'error' | 'success';

type ToastProps = { state: ToastState; text: string; closeLabel: string; onClose: () => void };

const edge: Record<ToastState, string> = { neutral: 'bg-blue', error: 'bg-red', success: 'bg-green' };

export const Toast = ({ state, text, closeLabel, onClose }: ToastProps) => {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = (): void => setHeld(true);
  const letGo = (): void => setHeld(false);
  return (
    <div
      role={state === 'error' ? 'alert' : 'status'}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
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
