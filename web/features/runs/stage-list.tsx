/** The stages of a run in plain words: what is done, what is happening, what comes. */
import { useTranslation } from '#web/app/use-translation.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { RUN_STAGES, type RunStage } from '#core/run/run-stage.ts';
import { CheckIcon } from '#web/ui/icons.tsx';

/** Waiting for a free easel and drawing are one thing to a reader; so is the end. */
const SHOWN = ['analyzing', 'optimizing', 'in_progress', 'uploading'] as const satisfies readonly RunStage[];

type StepState = 'done' | 'now' | 'later';

const stateOf = (shown: RunStage, stage: RunStage): StepState => {
  const at = RUN_STAGES.indexOf(stage === 'queued' ? 'in_progress' : stage);
  const own = RUN_STAGES.indexOf(shown);
  return own < at ? 'done' : own === at ? 'now' : 'later';
};

const markStyle: Record<StepState, string> = {
  done: 'border-green bg-green text-raised',
  now: 'border-accent bg-raised text-accent',
  later: 'border-line bg-transparent text-ink-soft',
};

export const StageList = ({ stage }: { stage: RunStage }) => {
  const { t } = useTranslation(pagesWords);
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <ol className="grid gap-3 md:grid-cols-4">
      {SHOWN.map((shown, index) => {
        const state = stateOf(shown, stage);
        return (
          <li
            key={shown}
            aria-current={state === 'now' ? 'step' : undefined}
            className={`flex items-center gap-3 ${state === 'later' ? 'text-ink-soft' : ''}`}
          >
            <span
              className={`grid size-8 shrink-0 place-items-center rounded-full border-2 font-semibold ${markStyle[state]}`}
            >
              {state === 'done' ? <CheckIcon className="size-4" /> : number.format(index + 1)}
            </span>
            <span className={state === 'now' ? 'font-semibold' : ''}>
              {t(`runs.stage.${shown}`)}
              <span className="sr-only"> {t(`runs.step.${state}`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
};
