/** The full page that is left when a page broke. Two clicks on the picture throw away what is cached here. */
import { useTranslation } from '#web/app/use-translation.ts';
import { ReportIssueLink } from '#web/app/screens/not-found.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { JammedPressPicture } from '#web/app/screens/trouble-picture.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

const clearCachesAndReload = async (): Promise<void> => {
  const names = 'caches' in window ? await window.caches.keys() : [];
  await Promise.all(names.map((name) => window.caches.delete(name)));
  window.sessionStorage.clear();
  window.location.reload();
};

export const ErrorFallback = () => {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex min-h-[85dvh] max-w-xl flex-col items-center justify-center gap-4 p-6 text-center">
      <PageMeta title={t('trouble.errorTitle')} description={t('trouble.errorDescription')} noindex />
      <div onDoubleClick={() => void clearCachesAndReload()}>
        <JammedPressPicture className="w-72 max-w-full" />
      </div>
      <h1 className="display text-7xl">{t('trouble.oops')}</h1>
      <p className="text-xl font-semibold">{t('trouble.somethingWrong')}</p>
      <p className="text-ink-soft">{t('trouble.errorDescription')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
          {t('trouble.reload')}
        </button>
        <ReportIssueLink />
      </div>
    </div>
  );
};
