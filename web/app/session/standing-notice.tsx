/** What stands between a signed-in user and the first book, and what to do about it; nothing when nothing does. */
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { generationBarOf } from '#core/account/account.ts';
import { useResendActivationMutation } from '#web/api/account-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { useStandingNews } from '#web/app/session/use-standing-news.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { accountWords } from '#web/locales/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const ConfirmAddress = ({ user }: { user: User }) => {
  const { t } = useTranslation(accountWords);
  const { email } = user;
  const [resend, { isLoading }] = useResendActivationMutation();
  const [told, setTold] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const { error } = await resend({ body: { email } });
    setTold(error === undefined ? t('standing.sent', { email }) : errorText(error));
  };
  return (
    <>
      <p>{t('standing.confirm', { email })}</p>
      <p role="status">{told}</p>
      <Button variant="secondary" className="mt-3" isPending={isLoading} onPress={() => void send()}>
        {t('standing.resend')}
      </Button>
    </>
  );
};

export const StandingNotice = ({ user }: { user: User }) => {
  const { t } = useTranslation(accountWords);
  const bar = generationBarOf(user);
  useStandingNews(bar !== null);
  if (bar === null) return null;
  return (
    <Notice state="neutral">
      {bar === 'not-confirmed' ? (
        <ConfirmAddress user={user} />
      ) : (
        <p>{t(bar === 'rejected' ? 'standing.rejected' : 'standing.waiting')}</p>
      )}
    </Notice>
  );
};
