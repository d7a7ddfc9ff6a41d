/** Writing to the support, signed in or not. */
import { useState } from 'react';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { Plate } from '#web/app/books/plate.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { useSession } from '#web/app/session/session-state.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { ContactForm } from '#web/features/support/contact-form.tsx';
import { accountWords } from '#web/locales/account.ts';
import { Button } from '#web/ui/button.tsx';

type Sent = { readonly ticket: string; readonly email: string };

/** Takes the focus, because the form that had it is gone. */
const Thanks = ({ sent, onAnother }: { sent: Sent; onAnother: () => void }) => {
  const { t } = useTranslation(accountWords);
  return (
    <section className="mt-8 flex flex-col items-start gap-4" role="status">
      <h2 ref={(heading) => heading?.focus()} tabIndex={-1} className="display text-4xl outline-none">
        {t('contact.doneTitle')}
      </h2>
      <p>
        {t('contact.ticket')}{' '}
        <strong dir="ltr" className="text-xl select-all">
          {sent.ticket}
        </strong>
      </p>
      <p>{t('contact.doneText', { email: sent.email })}</p>
      <Button variant="secondary" onPress={onAnother}>
        {t('contact.another')}
      </Button>
    </section>
  );
};

const ContactPage = () => {
  const { t } = useTranslation(accountWords);
  const { user } = useSession();
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className="@container mx-auto max-w-6xl px-4 py-10 md:px-8">
      <div className="grid items-start gap-x-16 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <PageMeta title={t('contact.title')} description={t('contact.text')} canonical="/contact" />
          <h1 className="display text-6xl">{t('contact.title')}</h1>
          {sent === null ? (
            <>
              <p className="mt-4 mb-8 text-lg">{t('contact.text')}</p>
              <ContactForm key={user?._id ?? 'visitor'} user={user} onSent={setSent} />
            </>
          ) : (
            <Thanks sent={sent} onAnother={() => setSent(null)} />
          )}
        </div>
        <Plate template="walking-pigeon" className="mt-6 hidden @4xl:block" />
      </div>
    </div>
  );
};

export default withServerData(ContactPage);
