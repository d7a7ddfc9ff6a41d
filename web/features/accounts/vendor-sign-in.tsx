/** The buttons of Google and Facebook; there are none until the server says that they are set up. */
import { useState } from 'react';
import type { Vendor } from '#core/account/account.ts';
import { useFacebookSSOMutation, useGetSignInOptionsQuery, useGoogleSSOMutation } from '#web/api/account-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { logFailure } from '#web/app/log-failure.ts';
import { forgetInvitation, readInvitation } from '#web/app/session/invitation.ts';
import { beginSession } from '#web/app/session/server-session.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { facebookAccessToken, googleAccessToken } from '#web/features/accounts/vendor-scripts.ts';
import { accountWords } from '#web/locales/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const useVendorSignIn = () => {
  const { t } = useTranslation(accountWords);
  const { language } = useLanguage();
  const [googleSSO] = useGoogleSSOMutation();
  const [facebookSSO] = useFacebookSSOMutation();
  const [busy, setBusy] = useState<Vendor | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const signIn = async (vendor: Vendor, ask: () => Promise<string | null>): Promise<void> => {
    setFailure(null);
    setBusy(vendor);
    try {
      const accessToken = await ask();
      if (accessToken === null) return;
      const referredBy = readInvitation();
      const body = { accessToken, language, ...(referredBy === null ? {} : { referredBy }) };
      const { data, error } = await (vendor === 'google' ? googleSSO : facebookSSO)({ body });
      if (data) {
        forgetInvitation();
        beginSession(data);
      } else {
        logFailure('Sign-in failed:', errorText(error));
        setFailure(errorText(error));
      }
    } catch {
      setFailure(t('vendors.blocked'));
    } finally {
      setBusy(null);
    }
  };
  return { signIn, busy, failure };
};

export const VendorSignIn = () => {
  const { t } = useTranslation(accountWords);
  const { data } = useGetSignInOptionsQuery();
  const { signIn, busy, failure } = useVendorSignIn();
  const google = data?.google ?? null;
  const facebook = data?.facebook ?? null;
  if (!google && !facebook) return null;
  return (
    <div className="mb-6 flex flex-col gap-3">
      {failure !== null && <Notice state="error">{failure}</Notice>}
      {google && (
        <Button
          variant="secondary"
          size="large"
          isPending={busy === 'google'}
          onPress={() => void signIn('google', () => googleAccessToken(google.clientId))}
        >
          {t('vendors.google')}
        </Button>
      )}
      {facebook && (
        <Button
          variant="secondary"
          size="large"
          isPending={busy === 'facebook'}
          onPress={() => void signIn('facebook', () => facebookAccessToken(facebook.appId))}
        >
          {t('vendors.facebook')}
        </Button>
      )}
      <p className="text-sm text-ink-soft">{t('vendors.terms')}</p>
      <p className="text-center text-sm text-ink-soft">{t('vendors.or')}</p>
    </div>
  );
};
