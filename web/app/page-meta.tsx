/** Title, description, canonical address and noindex of a page. */
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';

const neverChanges = () => () => undefined;

/** Where the page is, once there is a browser: a canonical address has to be whole, and the build does not know it. */
const useOrigin = (): string | null =>
  useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => null,
  );

type PageMetaProps = { title?: string; description?: string; canonical?: string; noindex?: boolean };

export const PageMeta = ({ title, description, canonical, noindex = false }: PageMetaProps) => {
  const { t } = useTranslation();
  const origin = useOrigin();
  return (
    <>
      <title>{title === undefined ? t('app.name') : `${title} · ${t('app.name')}`}</title>
      <meta name="description" content={description ?? t('meta.description')} />
      {canonical !== undefined && origin !== null && <link rel="canonical" href={origin + canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
};
