/** False while a prerendered page is taken over, which has to look the same; true from then on. */
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

export const useAlive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
