/** Title, description, canonical address and noindex of a page. */
import { useTranslation } from '#web/app/use-translation.ts';

type PageMetaProps = { title?: string; description?: string; canonical?: string; noindex?: boolean };

export const PageMeta = ({ title, description, canonical, noindex = false }: PageMetaProps) => {
  const { t } = useTranslation();
  return (
    <>
      <title>{title === undefined ? t('app.name') : `${title} · ${t('app.name')}`}</title>
      <meta name="description" content={description ?? t('meta.description')} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
};
