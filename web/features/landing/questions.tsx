/** What families ask before they begin. */
import { useTranslation } from '#web/app/use-translation.ts';

const QUESTIONS = ['photo', 'same', 'ai', 'arabic', 'change', 'review', 'delete'] as const;

export const Questions = () => {
  const { t } = useTranslation();
  return (
    <div className="border-t border-line">
      {QUESTIONS.map((question) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 text-lg font-semibold">
            {t(`landing.questions.${question}.ask`)}
            <span aria-hidden className="text-2xl text-accent transition-transform group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-prose pb-5 leading-relaxed">{t(`landing.questions.${question}.answer`)}</p>
        </details>
      ))}
    </div>
  );
};
