/** Where one is in the wizard; steps that are reachable are links. */
import { useTranslation } from '#web/app/use-translation.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link } from 'react-router';
import { WIZARD_STEPS, type WizardStep } from '#web/features/create/wizard-steps.ts';

type StepBarProps = { step: WizardStep; furthest: WizardStep };

const Mark = ({ number, state }: { number: string; state: 'here' | 'open' | 'closed' }) => (
  <span
    className={`grid size-8 shrink-0 place-items-center rounded-full border-2 font-semibold ${
      state === 'here'
        ? 'border-accent bg-accent text-on-accent'
        : state === 'open'
          ? 'border-ink bg-raised'
          : 'border-line-strong text-ink-soft'
    }`}
  >
    {number}
  </span>
);

export const StepBar = ({ step, furthest }: StepBarProps) => {
  const { t } = useTranslation(pagesWords);
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  const last = WIZARD_STEPS.indexOf(furthest);
  return (
    <nav aria-label={t('create.steps')}>
      <ol className="flex flex-wrap gap-x-6 gap-y-2">
        {WIZARD_STEPS.map((each, index) => {
          const state = each === step ? 'here' : index <= last ? 'open' : 'closed';
          const content = (
            <>
              <Mark number={number.format(index + 1)} state={state} />
              <span className={state === 'here' ? 'font-semibold' : 'max-md:sr-only'}>{t(`create.step.${each}`)}</span>
            </>
          );
          return (
            <li key={each} aria-current={state === 'here' ? 'step' : undefined}>
              {state === 'open' ? (
                <Link to={`/create?step=${each}`} className="flex min-h-11 items-center gap-2 rounded-lg">
                  {content}
                </Link>
              ) : (
                <span className="flex min-h-11 items-center gap-2">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
