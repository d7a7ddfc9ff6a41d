/** Everything at a glance, then the button that makes the book. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { looksWords } from '#web/locales/looks.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link, useNavigate } from 'react-router';
import type { FamilyCharacter } from '#contract/characters.ts';
import type { Template } from '#contract/templates.ts';
import { canGenerate } from '#core/account/account.ts';
import { useGenerateStoryMutation } from '#web/api/run-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { StandingNotice } from '#web/app/session/standing-notice.tsx';
import { useSession } from '#web/app/session/session-state.ts';
import { useLanguage } from '#web/app/use-language.ts';
import type { RequestValues } from '#web/features/create/draft.ts';
import { IdeaReadingPanel } from '#web/features/create/idea-reading.tsx';
import { useIdeaReading, type IdeaReaders } from '#web/features/create/use-idea-reading.ts';
import { StepActions } from '#web/features/create/step-actions.tsx';
import type { WizardStep } from '#web/features/create/wizard-steps.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type SummaryStepProps = {
  cast: readonly FamilyCharacter[];
  template: Template | null;
  request: RequestValues;
  /** Whom an own idea is read for; null when the story is a template. */
  readers: IdeaReaders | null;
  onGenerated: () => void;
  heroPicture: ReactNode;
};

const Row = ({ term, step, children }: { term: string; step: WizardStep; children: ReactNode }) => {
  const { t } = useTranslation(pagesWords);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-3 md:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <dt className="font-semibold max-md:text-sm max-md:text-ink-soft">{term}</dt>
      <dd className="whitespace-pre-line max-md:col-start-1">
        <bdi>{children}</bdi>
      </dd>
      <dd className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center">
        <Link className="link inline-flex min-h-8 items-center" to={`/create?step=${step}`}>
          {t('create.change')}
          <span className="sr-only"> {term}</span>
        </Link>
      </dd>
    </div>
  );
};

/** What the storyteller makes of an own idea, once more before the book is made. */
const WhatBecomes = ({ idea, readers }: { idea: string; readers: IdeaReaders }) => {
  const { reading } = useIdeaReading(idea, readers);
  const navigate = useNavigate();
  return (
    <div className="border-b border-line pb-4">
      <IdeaReadingPanel reading={reading} onTake={() => void navigate('/create?step=story')} />
    </div>
  );
};

const Facts = ({ cast, template, request, readers }: Omit<SummaryStepProps, 'onGenerated' | 'heroPicture'>) => {
  const { t } = useTranslation(looksWords, pagesWords);
  const { language } = useLanguage();
  const names = new Intl.ListFormat(language).format(cast.map(({ name }) => name));
  return (
    <dl className="min-w-0 grow">
      <Row term={t('create.step.heroes')} step="heroes">
        {names}
      </Row>
      <Row term={t('create.step.story')} step="story">
        {template ? template.title[language] : request.idea}
      </Row>
      {readers && <WhatBecomes idea={request.idea ?? ''} readers={readers} />}
      <Row term={t('create.language')} step="details">
        {request.language === 'en'
          ? t('languages.en')
          : [
              t(`languages.${request.language}`),
              ...(request.language === 'bilingual' ? [t(`create.leads.${request.leadLanguage ?? 'en'}`)] : []),
              t(`create.dialects.${request.dialect ?? 'standard'}`),
            ].join(' · ')}
      </Row>
      <Row term={t('create.age')} step="details">
        {t('heroes.years', { count: request.age })}
      </Row>
      <Row term={t('create.length')} step="details">
        {t('create.spreads', { count: request.spreads })}
      </Row>
      <Row term={t('create.artStyle')} step="details">
        {t(`artStyles.${request.artStyle ?? 'cut-paper'}`)}
      </Row>
      {request.dedication !== undefined && (
        <Row term={t('create.dedication')} step="details">
          {request.dedication}
        </Row>
      )}
      {request.giver !== undefined && (
        <Row term={t('create.giver')} step="details">
          {request.giver}
        </Row>
      )}
      {request.home !== undefined && (
        <Row term={t('create.home')} step="details">
          {request.home}
        </Row>
      )}
    </dl>
  );
};

const useGenerate = ({ request, onGenerated }: Pick<SummaryStepProps, 'request' | 'onGenerated'>) => {
  const navigate = useNavigate();
  const [generateStory, { isLoading }] = useGenerateStoryMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const generate = async (): Promise<void> => {
    setFailure(null);
    const { data, error } = await generateStory({ body: request });
    if (!data) {
      setFailure(errorText(error));
      return;
    }
    onGenerated();
    // Nothing is left to go back to: the summary of a book that is being made would order it anew.
    await navigate(`/library/${data._id}`, { replace: true });
  };
  return { generate, isLoading, failure };
};

export const SummaryStep = ({ cast, template, request, readers, onGenerated, heroPicture }: SummaryStepProps) => {
  const { t } = useTranslation(pagesWords);
  const { user } = useSession();
  const { generate, isLoading, failure } = useGenerate({ request, onGenerated });
  const allowed = user !== null && canGenerate(user);
  return (
    <>
      <div className="flex flex-col gap-8 md:flex-row">
        <div className="w-full max-w-40 shrink-0 md:max-w-64">{heroPicture}</div>
        <Facts cast={cast} template={template} request={request} readers={readers} />
      </div>
      <div className="mt-6 flex flex-col gap-4">
        {user && <StandingNotice user={user} />}
        {failure !== null && <Notice state="error">{failure}</Notice>}
      </div>
      <StepActions>
        <Link to="/create?step=details" className={buttonStyle('ghost')}>
          {t('actions.back')}
        </Link>
        <Button size="large" isDisabled={!allowed} isPending={isLoading} onPress={() => void generate()}>
          {t('create.generate')}
        </Button>
      </StepActions>
    </>
  );
};
