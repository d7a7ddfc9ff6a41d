/** Back and on, under every step. */
import type { ReactNode } from 'react';

export const StepActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">{children}</div>
);
