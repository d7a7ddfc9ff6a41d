/** A form that was sent before the scripts were there is sent once they are: its sender need not press again. */
import { useEffect } from 'react';

type Early = { earlyForm?: HTMLFormElement | undefined };

/** Sends what `early-script.js` kept. Effects of fields run before that of the frame, so they know their texts by then. */
export const useEarlyForm = (): void => {
  useEffect(() => {
    const kept = globalThis as Early;
    const form = kept.earlyForm;
    delete kept.earlyForm;
    document.documentElement.dataset['alive'] = '';
    if (form?.isConnected) form.requestSubmit();
  }, []);
};
