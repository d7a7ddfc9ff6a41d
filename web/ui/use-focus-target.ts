/** Lets a form put the focus into a group of choices, as it does into a field with one input. */
import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

export type FocusTarget = { focus: () => void };

/** Focuses the chosen input of the group, or its first one. */
export const useFocusTarget = (ref: Ref<FocusTarget> | undefined): RefObject<HTMLDivElement | null> => {
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const inputs = group.current;
      const input = inputs?.querySelector('input:checked') ?? inputs?.querySelector('input');
      if (input instanceof HTMLElement) input.focus();
    },
  }));
  return group;
};
