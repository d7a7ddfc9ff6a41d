/** Saves a change of the account and tells how it went. */
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { useUpdateAccountMutation } from '#web/api/account-calls.ts';
import type { CallInput } from '#web/api/endpoint-routes.ts';
import { errorText } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { logFailure } from '#web/app/log-failure.ts';
import { setUser } from '#web/app/session/session-state.ts';

export type AccountChange = CallInput<'updateAccount'>['body'];

/** `save` answers the failure to show at the form, or null; `isSaving` while the request is out. */
export const useAccountChange = (user: User) => {
  const [updateAccount, { isLoading: isSaving }] = useUpdateAccountMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (
    body: AccountChange,
    { done, shownAtFields = () => false }: { done: string; shownAtFields?: (error: unknown) => boolean },
  ): Promise<boolean> => {
    setFailure(null);
    const { data, error } = await updateAccount({ params: { id: user._id }, body });
    if (data) {
      setUser(data.user);
      showToast({ state: 'success', text: done });
      return true;
    }
    logFailure("couldn't update account", errorText(error));
    if (!shownAtFields(error)) setFailure(errorText(error));
    return false;
  };
  return { save, isSaving, failure };
};
