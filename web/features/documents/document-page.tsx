/** A page of plain text with a table of contents. */
import { PageMeta } from '#web/app/page-meta.tsx';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import type { LegalDocument } from '#web/features/documents/document.ts';

const ChangedOn = ({ date }: { date: string }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const shown = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="mt-3 text-sm text-ink-soft">
      <time dateTime={date}>{t('documents.changedOn', { date: shown.format(new Date(date)) })}</time>
    </p>
  );
};

export const DocumentPage = ({ document, path }: { document: LegalDocument; path: string }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const text = document[language];
  const sections = Object.entries(text.sections);
  return (
    <article className="mx-auto max-w-3xl px-4 py-10 md:px-8 lg:py-14">
      <PageMeta title={text.title} description={text.summary} canonical={path} />
      <h1 className="display text-6xl">{text.title}</h1>
      <p className="mt-4 text-lg">{text.summary}</p>
      <ChangedOn date={document.changedOn} />
      <nav aria-label={t('documents.contents')} className="mt-8 border-y border-line py-4">
        <ol className="grid gap-x-8 gap-y-1 md:grid-cols-2">
          {sections.map(([id, section]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(([id, section]) => (
        <section key={id} id={id} className="scroll-mt-24 pt-8">
          <h2 className="display text-4xl">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 leading-relaxed">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
};
