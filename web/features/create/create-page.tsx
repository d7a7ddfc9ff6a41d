/** Making a book, step by step. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { FamilyCharacter } from '#contract/characters.ts';
import type { Template } from '#contract/templates.ts';
import { useListTemplatesQuery } from '#web/api/book-calls.ts';
import { useListCharactersQuery } from '#web/api/character-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { useLanguage } from '#web/app/use-language.ts';
import { CharacterPicker } from '#web/features/characters/character-picker.tsx';
import { HeroEditor } from '#web/features/characters/hero-editor.tsx';
import { characterOf } from '#web/features/characters/hero-form.ts';
import { Portrait } from '#web/features/characters/portrait.tsx';
import { DetailsStep } from '#web/features/create/details-step.tsx';
import { requestOfDraft, type Draft, type DraftChange } from '#web/features/create/draft.ts';
import { HeroesStep } from '#web/features/create/heroes-step.tsx';
import { StepBar } from '#web/features/create/step-bar.tsx';
import { StoryStep } from '#web/features/create/story-step.tsx';
import { suggestionOf } from '#web/features/create/suggestion.ts';
import { SummaryStep } from '#web/features/create/summary-step.tsx';
import { useDraft } from '#web/features/create/use-draft.ts';
import { furthestStep, stepOfQuery, type WizardStep } from '#web/features/create/wizard-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type WizardProps = { characters: readonly FamilyCharacter[]; templates: readonly Template[] };

type StepProps = WizardProps & {
  step: WizardStep;
  draft: Draft;
  change: (change: DraftChange) => void;
  goTo: (step: WizardStep) => void;
  discard: () => void;
};

const useBrief = ({ characters, templates, draft }: Pick<StepProps, 'characters' | 'templates' | 'draft'>) => {
  const { language } = useLanguage();
  const cast = draft.characters.flatMap((id) => characters.find(({ _id }) => _id === id) ?? []);
  const { story } = draft;
  const template = (story && 'templateId' in story && templates.find(({ _id }) => _id === story.templateId)) || null;
  const request = requestOfDraft(draft, suggestionOf(template, cast[0]?.age, language));
  return { cast, template, request };
};

const Step = ({ step, draft, change, goTo, discard, characters, templates }: StepProps) => {
  const { cast, template, request } = useBrief({ characters, templates, draft });
  const [hero] = cast;
  const portrait = (artStyle: typeof request.artStyle): ReactNode =>
    hero && <Portrait character={characterOf(hero)} artStyle={artStyle ?? 'cut-paper'} sizePx={480} alt="" />;
  switch (step) {
    case 'heroes':
      return (
        <HeroesStep
          characters={characters}
          chosen={draft.characters}
          onChange={(chosen) => change({ characters: chosen })}
          onDone={() => goTo('story')}
          editor={(props) => <HeroEditor {...props} />}
          picker={(props) => (
            <CharacterPicker
              {...props}
              characters={characters}
              chosen={draft.characters}
              onChange={(chosen) => change({ characters: chosen })}
            />
          )}
        />
      );
    case 'story':
      return <StoryStep draft={draft} templates={templates} change={change} onDone={() => goTo('details')} />;
    case 'details':
      return (
        <DetailsStep
          template={template}
          values={request}
          change={change}
          onDone={() => goTo('summary')}
          sample={portrait}
        />
      );
    case 'summary':
      return (
        <SummaryStep
          cast={cast}
          template={template}
          request={request}
          onGenerated={discard}
          heroPicture={portrait(request.artStyle)}
        />
      );
  }
};

/** Characters and templates that are gone are taken out of the draft. */
const knownPartOf = (draft: Draft, { characters, templates }: WizardProps): Draft => {
  const { story } = draft;
  const gone = story && 'templateId' in story && !templates.some(({ _id }) => _id === story.templateId);
  return {
    ...draft,
    characters: draft.characters.filter((id) => characters.some(({ _id }) => _id === id)),
    story: gone ? null : story,
  };
};

const Wizard = ({ characters, templates }: WizardProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { draft: kept, change, discard } = useDraft(query.get('template'));
  const draft = knownPartOf(kept, { characters, templates });
  const step = stepOfQuery(query.get('step'), draft);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <>
      <StepBar step={step} furthest={furthestStep(draft)} />
      <h1 ref={heading} tabIndex={-1} className="display page-title mt-6 mb-6 outline-none">
        {t(`create.title.${step}`)}
      </h1>
      <Step
        key={step}
        step={step}
        draft={draft}
        change={change}
        goTo={(next) => void navigate(`/create?step=${next}`)}
        discard={discard}
        characters={characters}
        templates={templates}
      />
    </>
  );
};

const Ready = () => {
  const { t } = useTranslation();
  const characters = useListCharactersQuery();
  const templates = useListTemplatesQuery();
  const error = characters.error ?? templates.error;
  if (characters.data && templates.data) return <Wizard characters={characters.data} templates={templates.data} />;
  if (error === undefined) return <LoadingScreen />;
  const again = (): void => {
    void characters.refetch();
    void templates.refetch();
  };
  return (
    <Notice state="error">
      <p>{errorText(error)}</p>
      <Button variant="secondary" className="mt-3" onPress={again}>
        {t('actions.retry')}
      </Button>
    </Notice>
  );
};

const CreatePage = () => {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 md:px-8">
      <PageMeta title={t('create.pageTitle')} noindex />
      <Ready />
    </div>
  );
};

export default CreatePage;
