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
        className={`relative flex flex-col overflow-hidden rounded-xl border-2 bg-raised text-start ${isChosen ? 'border-accent shadow-[4px_4px_0_0_var(--plate)]' : 'border-line hover:border-line-strong'}`}
      >
        <img
          src={template.picture}
          alt=""
          width={PICTURE_PX}
          height={PICTURE_PX}
          loading="lazy"
          className="aspect-4/3 w-full bg-sunk object-cover"
        />
        {isChosen && (
          <span className="absolute end-3 top-3 grid size-10 place-items-center rounded-full bg-accent text-on-accent">
            <CheckIcon className="size-6" />
          </span>
        )}
        <span className="flex grow flex-col gap-1 p-4">
          <span className="display text-3xl">{template.title[language]}</span>
          <span>{template.summary[language]}</span>
          <span className="mt-auto pt-2 text-sm text-ink-soft">
            {t('create.ages', { min: template.ageMin, max: template.ageMax })} ·{' '}
            {template.languages.map((each) => t(`languages.${each}`)).join(', ')}
          </span>
        </span>
      </button>
    </li>
  );
};
