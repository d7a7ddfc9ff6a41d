/** Confirms an address with the token of the link in the mail, or asks for a new link. */
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useActivateMutation, useResendActivationMutation } from '#web/api/account-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { useTranslation } from '#web/app/use-translation.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { AddressForm } from '#web/features/accounts/address-form.tsx';
import { accountWords } from '#web/locales/account.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/notice.tsx';

const AskAgain = () => {
  const { t } = useTranslation(accountWords);
  const [resend] = useResendActivationMutation();
  return (
    <>
      <p className="my-5">{t('activation.askAgain')}</p>
      <AddressForm
        submitLabel={t('activation.send')}
        sentText={(email) => t('activation.sent', { email })}
        send={(email) => resend({ body: { email } })}
      />
    </>
  );
};

/** A link works once, so it is used once, also when React mounts twice. */
const useActivation = (token: string) => {
  const [activate, result] = useActivateMutation();
  const used = useRef<string | null>(null);
  useEffect(() => {
    if (used.current === token) return;
    used.current = token;
    void activate({ body: { token } });
  }, [activate, token]);
  return result;
};

const Confirming = ({ token }: { token: string }) => {
  const { t } = useTranslation(accountWords, pagesWords);
  const { data, error } = useActivation(token);
  if (error !== undefined) {
    return (
      <>
        <Notice state="error">{errorText(error)}</Notice>
        <AskAgain />
      </>
    );
  }
  if (!data) return <p role="status">{t('activation.working')}</p>;
  const { email, purpose, approval } = data;
  const confirmed = approval === 'pending' ? 'activation.doneWaiting' : 'activation.done';
  return (
    <div role="status" className="flex flex-col gap-5">
      <p>{t(purpose === 'email-change' ? 'activation.changed' : confirmed, { email })}</p>
      <Link className={buttonStyle('primary', 'large')} to="/auth/sign-in">
        {t('accounts.signIn')}
      </Link>
    </div>
  );
};

const ActivationPage = () => {
  const { t } = useTranslation(accountWords);
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <AccountFrame title={t('activation.title')}>
      <PageMeta title={t('activation.title')} noindex />
      {token ? (
        <Confirming token={token} />
      ) : (
        <>
          <p>{t('activation.checkMail')}</p>
          <AskAgain />
        </>
      )}
    </AccountFrame>
  );
};

export default withServerData(ActivationPage);
