/** Asks for a link that sets a new password. */
import { Link } from 'react-router';
import { useForgotPasswordMutation } from '#web/api/account-calls.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { useTranslation } from '#web/app/use-translation.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { AddressForm } from '#web/features/accounts/address-form.tsx';
import { accountWords } from '#web/locales/account.ts';

const ForgotPasswordPage = () => {
  const { t } = useTranslation(accountWords);
  const [forgotPassword] = useForgotPasswordMutation();
  return (
    <AccountFrame title={t('reset.forgotTitle')}>
      <PageMeta title={t('reset.forgotTitle')} canonical="/auth/forgot-password" noindex />
      <p className="mb-5">{t('reset.forgotText')}</p>
      <AddressForm
        submitLabel={t('reset.send')}
        sentText={(email) => t('reset.sent', { email })}
        send={(email) => forgotPassword({ body: { email } })}
      />
      <Link className="link mt-6 inline-flex min-h-11 items-center self-start" to="/auth/sign-in">
        {t('reset.toSignIn')}
      </Link>
    </AccountFrame>
  );
};

export default withServerData(ForgotPasswordPage);
