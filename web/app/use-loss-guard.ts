/** Asks before what was written is lost: by leaving the page, by closing the window, or by Cancel. */
import { useEffect, useState } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';

export type LossGuard = {
  readonly isAsking: boolean;
  /** Asks because of a button on the page. */
  readonly ask: () => void;
  readonly stay: () => void;
  /** Goes where the reader was about to go; undefined when a button has asked. */
  readonly goOn: (() => void) | undefined;
};

export type Move = Pick<Parameters<BlockerFunction>[0], 'currentLocation' | 'nextLocation'>;

const leavesPage = ({ currentLocation, nextLocation }: Move): boolean =>
  currentLocation.pathname !== nextLocation.pathname;

/** `isLeaving` says which moves inside the product lose it: those to another page when left out. */
export const useLossGuard = (isChanged: boolean, isLeaving: (move: Move) => boolean = leavesPage): LossGuard => {
  const blocker = useBlocker((move) => isChanged && isLeaving(move));
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  const stay = (): void => {
    setAsking(false);
    blocker.reset?.();
  };
  return { isAsking: isAsking || blocker.state === 'blocked', ask: () => setAsking(true), stay, goOn: blocker.proceed };
};
