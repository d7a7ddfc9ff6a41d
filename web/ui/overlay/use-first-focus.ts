/** Puts the keyboard where somebody who has just opened a form will write. */
import { useEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement & HTMLTextAreaElement;

/** A ref for the field that gets the focus once, when it appears; nothing happens while `isWanted` is false. */
export const useFirstFocus = (isWanted = true): RefObject<Field | null> => {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  return field;
};
