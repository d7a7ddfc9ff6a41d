/** Inviting others: what it is about, the own link, who joined and what it has earned. */
import { Link } from 'react-router';
import type { Referral } from '#contract/referrals.ts';
import { useGetMyReferralQuery } from '#web/api/account-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { Plate } from '#web/app/books/plate.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { readInvitation } from '#web/app/session/invitation.ts';
import { useSession } from '#web/app/session/session-state.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { accountWords } from '#web/locales/account.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

const OwnLink = ({ link }: { link: string }) => {
  const { t } = useTranslation(accountWords);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    showToast({ state: 'success', text: t('referrals.copied') });
  };
  const share = (): void => {
    // A visitor who closes the sheet rejects the promise; there is nothing to tell them.
    void navigator.share({ title: t('app.name'), text: t('referrals.shareText'), url: link }).catch(() => undefined);
  };
  return (
    <section className="mt-8">
      <h2 className="display text-4xl">{t('referrals.yourLink')}</h2>
      <p
        dir="ltr"
        className="mt-3 rounded-lg border border-line-strong bg-raised p-4 font-semibold break-all select-all"
      >
        {link}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {'clipboard' in navigator && (
          <Button onPress={() => void copy()}>
            <LinkIcon />
            {t('referrals.copy')}
          </Button>
        )}
        {'share' in navigator && (
          <Button variant="secondary" onPress={share}>
            {t('referrals.share')}
          </Button>
        )}
      </div>
    </section>
  );
};

const Joined = ({ joined, credit }: Pick<Referral, 'joined' | 'credit'>) => {
  const { t } = useTranslation(accountWords);
  const { language } = useLanguage();
  const locale = localeOf(language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const amounts = credit.map(({ creditMinor, currency }) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(creditMinor / 100),
  );
  return (
    <section className="mt-8">
      <h2 className="display text-4xl">{t('referrals.joinedTitle')}</h2>
      {joined.length === 0 && <p className="mt-3 text-ink-soft">{t('referrals.nobody')}</p>}
      <ul className="mt-3 flex flex-col gap-2">
        {joined.map(({ firstName, joinedAt }) => (
          <li key={`${firstName} ${joinedAt}`}>
            {t('referrals.joined', { name: firstName, date: date.format(new Date(joinedAt)) })}
          </li>
        ))}
      </ul>
      {amounts.length > 0 && (
        <p className="mt-4 font-semibold">
          {t('referrals.credit', { amounts: new Intl.ListFormat(language).format(amounts) })}
        </p>
      )}
    </section>
  );
};

const OwnReferral = () => {
  const { t } = useTranslation(accountWords);
  const { data, error, refetch } = useGetMyReferralQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) {
    return (
      <>
        <OwnLink link={data.link} />
        <Joined {...data} />
      </>
    );
  }
  if (error === undefined) return <p className="mt-8">{t('app.loading')}</p>;
  return (
    <Notice state="error">
      <p>{errorText(error)}</p>
      <Button variant="secondary" className="mt-3" onPress={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    </Notice>
  );
};

const ForVisitors = () => {
  const { t } = useTranslation(accountWords);
  const code = readInvitation();
  return (
    <div className="mt-8 flex flex-col items-start gap-5">
      {code !== null && <Notice state="neutral">{t('referrals.invited', { code })}</Notice>}
      <Link className={buttonStyle('primary', 'large')} to="/auth/sign-up?returnTo=%2Freferrals">
        {t('referrals.signUp')}
      </Link>
    </div>
  );
};

const STEPS = ['share', 'join', 'order'] as const;

const Steps = () => {
  const { t } = useTranslation(accountWords);
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <ol className="mt-7 grid gap-4 md:grid-cols-3">
      {STEPS.map((step, index) => (
        <li key={step} className="rounded-xl border border-line bg-raised p-5">
          <span aria-hidden className="display block text-4xl text-accent">
            {number.format(index + 1)}
          </span>
          <span className="mt-1 block font-semibold">{t(`referrals.steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
};

const ReferralsPage = () => {
  const { t } = useTranslation(accountWords);
  const { user, phase } = useSession();
  return (
    <div className="@container mx-auto max-w-6xl px-4 py-10 md:px-8">
      <div className="grid items-start gap-x-16 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <PageMeta title={t('referrals.title')} description={t('referrals.text')} canonical="/referrals" />
          <h1 className="display text-6xl">{t('referrals.title')}</h1>
          <p className="mt-4 text-lg">{t('referrals.text')}</p>
          <Steps />
          <p className="mt-4 text-sm text-ink-soft">{t('referrals.rules')}</p>
          {user && <OwnReferral />}
          {phase === 'ready' && !user && <ForVisitors />}
        </div>
        <Plate template="not-yet-flower" className="mx-auto w-full max-w-88 @4xl:mt-6" />
      </div>
    </div>
  );
};

export default withServerData(ReferralsPage);
