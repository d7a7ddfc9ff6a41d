/** A value that components watch: for the little state that every page has before anything bigger is loaded. */
import { useSyncExternalStore } from 'react';

type Cell<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** What prerendered pages show, and so the first render in the browser too. */
  readonly initial: Value;
};

export const createCell = <Value>(initial: Value): Cell<Value> => {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set: (next) => {
      value = next;
      for (const onChange of watchers) onChange();
    },
    subscribe: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
};

export const useCell = <Value>(cell: Cell<Value>): Value =>
  useSyncExternalStore(cell.subscribe, cell.get, () => cell.initial);
