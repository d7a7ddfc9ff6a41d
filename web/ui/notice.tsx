/** A message that stays in the page: what happened and what can be done about it. */
import type { ReactNode } from 'react';
import { AlertIcon } from '#web/ui/icons.tsx';

type NoticeProps = { state: 'neutral' | 'error'; children: ReactNode };

export const Notice = ({ state, children }: NoticeProps) => (
  <div
    role={state === 'error' ? 'alert' : 'note'}
    className={`flex items-start gap-3 rounded-lg border p-4 ${state === 'error' ? 'border-red bg-red/10' : 'border-line-strong bg-yellow/20'}`}
  >
    <AlertIcon className={`mt-0.5 size-5 ${state === 'error' ? 'text-red' : ''}`} />
    <div className="min-w-0 grow">{children}</div>
  </div>
);
