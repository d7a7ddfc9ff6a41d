/** The letters that a server without a mail service keeps, for the person who runs it. */
import type { OutboxMail } from '#contract/mails/outbox.ts';
import { useListOutboxQuery } from '#web/api/account-calls.ts';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { localeOf } from '#web/locales/locale-of.ts';
import { PageMeta } from '#web/app/page-meta.tsx';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { directionOfLetter } from '#web/features/mails/letter-direction.ts';
import { textOfLetter } from '#web/features/mails/letter-text.ts';
import { accountWords } from '#web/locales/account.ts';
import { Notice } from '#web/ui/notice.tsx';

const Letter = ({ mail }: { mail: OutboxMail }) => {
  const { t } = useTranslation(accountWords);
  const { language } = useLanguage();
  const direction = directionOfLetter(mail.text);
  const date = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return (
    <li className="rounded-xl border border-line bg-raised p-5">
      <h2 dir={direction} className="text-xl font-semibold">
        {mail.subject}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t('outbox.to', { email: mail.to })} · {date.format(new Date(mail.sentAt))}
      </p>
      <p dir={direction} className="mt-3 break-words whitespace-pre-line">
        {textOfLetter(mail.text)}
      </p>
      <ul dir={direction} className="mt-3 flex flex-col gap-1">
        {mail.links.map((link) => (
          <li key={link}>
            <a className="link break-all" dir="ltr" href={link}>
              {link}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
};

const OutboxPage = () => {
  const { t } = useTranslation(accountWords);
  const { data, error } = useListOutboxQuery(undefined, { pollingInterval: 3000, refetchOnMountOrArgChange: true });
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 md:px-8">
      <PageMeta title={t('outbox.title')} noindex />
      <h1 className="display text-6xl">{t('outbox.title')}</h1>
      {error === undefined ? (
        <p className="mt-4">{t('outbox.text')}</p>
      ) : (
        <Notice state="error">{t('outbox.unavailable')}</Notice>
      )}
      {data?.length === 0 && <p className="mt-8 text-ink-soft">{t('outbox.empty')}</p>}
      <ul className="mt-8 flex flex-col gap-5">
        {data?.map((mail) => (
          <Letter key={mail._id} mail={mail} />
        ))}
      </ul>
    </div>
  );
};

export default withServerData(OutboxPage);
