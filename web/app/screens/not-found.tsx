/** The page of every path that leads nowhere. */
import { useTranslation } from '#web/app/use-translation.ts';
import { Link } from 'react-router';
import { isKnownPath } from '#web/app/session/access.ts';
import { PageMeta } from '#web/app/page-meta.tsx';
import { LostPagePicture } from '#web/app/screens/trouble-picture.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

const SUPPORT_PATH = '/contact';

export const ReportIssueLink = () => {
  const { t } = useTranslation();
  if (!isKnownPath(SUPPORT_PATH)) return null;
  return (
    <Link to={SUPPORT_PATH} className={buttonStyle('secondary')}>
      {t('trouble.report')}
    </Link>
  );
};

export const NotFound = () => {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-xl flex-col items-center justify-center gap-4 p-6 text-center">
      <PageMeta title={t('trouble.notFoundTitle')} description={t('trouble.notFoundDescription')} noindex />
      <LostPagePicture className="w-72 max-w-full" />
      <h1 className="display text-7xl">{t('trouble.notFoundHeading')}</h1>
      <p className="text-xl font-semibold">{t('trouble.somethingWrong')}</p>
      <p className="text-ink-soft">{t('trouble.notFoundDescription')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonStyle('primary')}>
          {t('trouble.home')}
        </Link>
        <ReportIssueLink />
      </div>
    </div>
  );
};
