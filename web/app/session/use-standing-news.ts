/** Notices by itself that an address was confirmed or an account approved elsewhere: in another window, on the phone. */
import { useEffect, useRef } from 'react';
import { accountApi } from '#web/api/account-calls.ts';
import { setUser } from '#web/app/session/session-state.ts';
import { useAppDispatch } from '#web/app/store.ts';

/** Coming back to a window fires several events. */
const ASK_AGAIN_MS = 2_000;

/** Asks for the current user whenever the window is looked at again, as long as something is waited for. */
export const useStandingNews = (isWaiting: boolean): void => {
  const dispatch = useAppDispatch();
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = async (): Promise<void> => {
      const { data } = await dispatch(
        accountApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      // Without an answer all stays as it is: the next look asks again.
      if (data) setUser(data);
    };
    const look = (): void => {
      const now = performance.now();
      if (document.visibilityState === 'hidden' || now - askedAt.current < ASK_AGAIN_MS) return;
      askedAt.current = now;
      void ask();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch, isWaiting]);
};
