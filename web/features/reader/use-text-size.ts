/** How large the text of books is set, for every book and every visit. */
import { useState } from 'react';

const KEY = 'hikaya.text-size';
const SCALES = [0.85, 1, 1.2, 1.45] as const;
const USUAL = 1;

const stored = (): number => {
  try {
    const step = Number(window.localStorage.getItem(KEY) ?? USUAL);
    return SCALES[step] === undefined ? USUAL : step;
  } catch {
    return USUAL;
  }
};

export type TextSize = {
  readonly scale: number;
  /** Null when there is no smaller one. */
  readonly smaller: (() => void) | null;
  readonly larger: (() => void) | null;
};

export const useTextSize = (): TextSize => {
  const [step, setStep] = useState(stored);
  const goTo = (next: number): (() => void) | null =>
    SCALES[next] === undefined
      ? null
      : () => {
          setStep(next);
          try {
            window.localStorage.setItem(KEY, String(next));
          } catch {
            // Without storage the size lasts for this visit.
          }
        };
  return { scale: SCALES[step] ?? 1, smaller: goTo(step - 1), larger: goTo(step + 1) };
};
