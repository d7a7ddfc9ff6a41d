/** A book while it is being made: stages, percent, time left, the pages that are there, and a way on when it failed. */
import type { Direction } from '#core/locale/language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link } from 'react-router';
import type { RunResult } from '#contract/runs.ts';
import { useResumeRunMutation } from '#web/api/run-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { PageWall } from '#web/features/runs/page-wall.tsx';
import { StageList } from '#web/features/runs/stage-list.tsx';
import { timeLeftOf } from '#web/features/runs/time-left.ts';
import { useRun } from '#web/features/runs/use-run.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const useTimeLeft = (run: RunResult): string => {
  const { t } = useTranslation(pagesWords);
  const left = timeLeftOf(run.etaSeconds);
  if (!left) return t('runs.timeUnknown');
  return left.unit === 'seconds'
    ? t('runs.secondsLeft', { count: left.count })
    : t('runs.minutesLeft', { count: left.count });
};

type FailureProps = { bookId: string; message: string; onResumed: () => void };

const Failure = ({ bookId, message, onResumed }: FailureProps) => {
  const { t } = useTranslation(pagesWords);
  const [resume, { isLoading }] = useResumeRunMutation();
  const goOn = async (): Promise<void> => {
    const { error } = await resume({ params: { id: bookId } });
    if (error) showToast({ state: 'error', text: errorText(error) });
    else onResumed();
  };
  return (
    <Notice state="error">
      <p className="font-semibold">{t('runs.failedTitle')}</p>
      <p className="mt-1">{message}</p>
      <Button className="mt-3" isPending={isLoading} onPress={() => void goOn()}>
        {t('runs.resume')}
      </Button>
    </Notice>
  );
};

const Standing = ({ run }: { run: RunResult }) => {
  const { t } = useTranslation(pagesWords);
  const timeLeft = useTimeLeft(run);
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="display text-3xl">{t('runs.percent', { percent: run.percent })}</p>
        {run.error === undefined && <p className="text-ink-soft">{timeLeft}</p>}
      </div>
      <ProgressBar
        label={t('runs.progress')}
        percent={run.percent}
        valueText={t('runs.percent', { percent: run.percent })}
      />
    </div>
  );
};

/** Tells the stage to those who listen, without reading every percent. */
const StageAnnouncement = ({ run }: { run: RunResult }) => {
  const { t } = useTranslation(pagesWords);
  return (
    <p role="status" className="sr-only">
      {t(`runs.stage.${run.stage}`)}
    </p>
  );
};

type RunProgressProps = { bookId: string; title: string; direction: Direction };

export const RunProgress = ({ bookId, title, direction }: RunProgressProps) => {
  const { t } = useTranslation(pagesWords);
  const { run, error, isLost, resumed } = useRun(bookId);
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 md:px-8">
      <h1 className="display page-title">
        <bdi dir={direction}>{title}</bdi>
      </h1>
      {run && (
        <div className="mt-6 flex flex-col gap-8">
          <StageAnnouncement run={run} />
          <Standing run={run} />
          <StageList stage={run.stage} />
          {run.error && <Failure bookId={bookId} message={run.error.message} onResumed={resumed} />}
          {isLost && (
            <div role="status">
              <Notice state="neutral">{t('runs.connectionLost')}</Notice>
            </div>
          )}
          {!run.error && !isLost && <p className="max-w-prose">{t('runs.leaveAndComeBack')}</p>}
          {run.pages.length > 0 && <PageWall pages={run.pages} />}
        </div>
      )}
      {!run && error === undefined && (
        <div role="status" aria-label={t('app.loading')} className="skeleton mt-8 h-40" />
      )}
      {!run && error !== undefined && <Notice state="error">{errorText(error)}</Notice>}
      <Link to="/library" className={`${buttonStyle('secondary')} mt-8`}>
        {t('runs.toLibrary')}
      </Link>
    </div>
  );
};
