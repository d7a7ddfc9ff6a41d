/** One story of the gallery, with a real page of it. */
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import type { Template } from '#contract/templates.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { CheckIcon } from '#web/ui/icons.tsx';

type TemplateCardProps = { template: Template; isChosen: boolean; onChoose: () => void };

const PICTURE_PX = 640;

export const TemplateCard = ({ template, isChosen, onChoose }: TemplateCardProps) => {
  const { t } = useTranslation(pagesWords);
  const { language } = useLanguage();
  return (
    <li className="grid">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={`relative grid overflow-hidden max-md:grid-cols-[7.5rem_minmax(0,1fr)] md:flex md:flex-col rounded-xl border-2 bg-raised text-start ${isChosen ? 'border-accent shadow-[4px_4px_0_0_var(--plate)]' : 'border-line hover:border-line-strong'}`}
      >
        <img
          src={template.picture}
          alt=""
          width={PICTURE_PX}
          height={PICTURE_PX}
          loading="lazy"
          className="size-full bg-sunk object-cover md:aspect-4/3 md:h-auto"
        />
        {isChosen && (
          <span className="absolute end-2 top-2 grid size-8 md:end-3 md:top-3 md:size-10 place-items-center rounded-full bg-accent text-on-accent">
            <CheckIcon className="size-5 md:size-6" />
          </span>
        )}
        <span className="flex grow flex-col gap-1 p-3 md:p-4">
          <span className="display pe-6 text-2xl md:pe-0 md:text-3xl">{template.title[language]}</span>
          <span className="max-md:text-sm">{template.summary[language]}</span>
          <span className="mt-auto pt-2 text-sm text-ink-soft">
            {t('create.ages', { min: template.ageMin, max: template.ageMax })} ·{' '}
            {new Intl.ListFormat(language).format(template.languages.map((each) => t(`languages.${each}`)))}
          </span>
        </span>
      </button>
    </li>
  );
};
