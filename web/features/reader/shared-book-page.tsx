/** A book that somebody shared, for whoever has its link: to read, and nothing else. */
import { Link, useParams } from 'react-router';
import { useGetSharedBookQuery } from '#web/api/change-calls.ts';
import { errorCodeOf, errorText } from '#web/api/request-error.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { LostPagePicture } from '#web/app/screens/trouble-picture.tsx';
import { useTranslation } from '#web/app/use-translation.ts';
import { Reader } from '#web/features/reader/reader.tsx';
import { changesWords } from '#web/locales/changes.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const MakeOne = () => {
  const { t } = useTranslation(changesWords);
  return (
    <Link to="/create" className={buttonStyle('secondary')}>
      {t('share.makeOne')}
    </Link>
  );
};

const LinkGone = () => {
  const { t } = useTranslation(changesWords);
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-xl flex-col items-center justify-center gap-4 p-6 text-center">
      <PageMeta title={t('share.goneTitle')} noindex />
      <LostPagePicture className="w-64 max-w-full" />
      <h1 className="display text-5xl">{t('share.goneTitle')}</h1>
      <p className="text-ink-soft">{t('share.goneText')}</p>
      <Link to="/create" className={`${buttonStyle('secondary')} mt-2`}>
        {t('share.makeOne')}
      </Link>
    </div>
  );
};

/** Enough of the token to tell the books of two links apart, and useless as a link. */
const keyOf = (token: string): string => `shared-${token.slice(0, 8)}`;

const SharedBookPage = () => {
  const { t } = useTranslation(changesWords);
  const { token = '' } = useParams();
  const { data, error, refetch } = useGetSharedBookQuery({ params: { token } });
  if (data)
    return (
      <>
        <PageMeta title={data.title} noindex />
        <Reader book={data} bookKey={keyOf(token)} footer={<MakeOne />} onPictureError={() => void refetch()} />
      </>
    );
  if (error === undefined) return <LoadingScreen />;
  if (['share.not-found', 'request.not-found'].includes(errorCodeOf(error) ?? '')) return <LinkGone />;
  return (
    <div className="p-6">
      <PageMeta noindex />
      <Notice state="error">
        <p>{errorText(error)}</p>
        <Button variant="secondary" className="mt-3" onPress={() => void refetch()}>
          {t('actions.retry')}
        </Button>
      </Notice>
    </div>
  );
};

export default withServerData(SharedBookPage);
