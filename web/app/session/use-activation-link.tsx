/** Uses the link of a mail that a signed-in user opened, once, and tells how it went. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useActivateMutation } from '#web/api/account-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { ACTIVATE } from '#web/app/session/access.ts';
import { fetchUser } from '#web/app/session/server-session.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { accountWords } from '#web/locales/account.ts';

const SAID = {
  pending: 'activation.doneWaiting',
  approved: 'activation.done',
  rejected: 'activation.done',
} as const;

export const UseActivationLink = () => {
  const { t } = useTranslation(accountWords);
  const [query, setQuery] = useSearchParams();
  const [activate] = useActivateMutation();
  const used = useRef<string | null>(null);
  const token = query.get(ACTIVATE);
  useEffect(() => {
    if (token === null || used.current === token) return;
    used.current = token;
    const run = async (): Promise<void> => {
      const { data, error } = await activate({ body: { token } });
      setQuery({}, { replace: true });
      if (!data) {
        showToast({ state: 'error', text: errorText(error) });
        return;
      }
      const { email, purpose, approval } = data;
      showToast({
        state: 'success',
        text: t(purpose === 'email-change' ? 'activation.changed' : SAID[approval], { email }),
      });
      await fetchUser();
    };
    void run();
  }, [activate, setQuery, t, token]);
  return null;
};
