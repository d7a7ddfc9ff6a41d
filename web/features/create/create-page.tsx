/** Making a book, step by step. */
import type { ReactNode } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { FamilyCharacter } from '#contract/characters.ts';
import type { Template } from '#contract/templates.ts';
import { HEROES_LIMIT } from '#core/character/character.ts';
import type { Dialect } from '#core/locale/language.ts';
import { useListTemplatesQuery } from '#web/api/book-calls.ts';
import { useListCharactersQuery } from '#web/api/character-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { entriesBefore } from '#web/app/history-place.ts';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { withServerData } from '#web/app/frame/server-data.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { useLanguage } from '#web/app/use-language.ts';
import { CharacterPicker } from '#web/features/characters/character-picker.tsx';
import { HeroEditor } from '#web/features/characters/hero-editor.tsx';
import { characterOf } from '#web/features/characters/hero-form.ts';
import { Portrait } from '#web/app/easel/portrait.tsx';
import { DetailsStep } from '#web/features/create/details-step.tsx';
import { requestOfDraft, type Draft, type DraftChange, type RequestValues } from '#web/features/create/draft.ts';
import { StepActions } from '#web/features/create/step-actions.tsx';
import { StepBar } from '#web/features/create/step-bar.tsx';
import type { IdeaReaders } from '#web/features/create/use-idea-reading.ts';
import { StoryStep } from '#web/features/create/story-step.tsx';
import { dialectsOf, languagesOf, suggestionOf } from '#web/features/create/suggestion.ts';
import { SummaryStep } from '#web/features/create/summary-step.tsx';
import { useDraft } from '#web/features/create/use-draft.ts';
import { useWizardHistory } from '#web/features/create/use-wizard-history.ts';
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
  const languages = languagesOf(template, templates);
  // A pet of two is no reader of two.
  const heroAge = cast.find(({ kind }) => kind === 'person')?.age;
  const suggestion = suggestionOf(template, { heroAge, screenLanguage: language, languages });
  const told = draft.language && languages.includes(draft.language) ? draft.language : undefined;
  const written = (age: number): Dialect[] => dialectsOf(template, templates, age);
  const request = requestOfDraft({ ...draft, language: told }, suggestion);
  const dialect = written(request.age).find((each) => each === draft.dialect) ?? 'standard';
  return { cast, template, languages, dialectsFor: written, request: { ...request, dialect } };
};

const readersOf = ({ characters, language, dialect, age }: RequestValues): IdeaReaders => ({
  characters,
  language,
  dialect,
  age,
});

/** In the address, so that Back leads from the editor to the family again. */
const HERO = 'hero';
const NEW_HERO = 'new';

/** Who is edited: a character, a new one (null), or nobody (undefined). */
const useEditedHero = (characters: readonly FamilyCharacter[], isBegun: boolean) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const asked = query.get(HERO);
  const isNew = asked === NEW_HERO || isBegun || characters.length === 0;
  const edited = isNew ? null : characters.find(({ _id }) => _id === asked);
  const edit = (id: string): void => void navigate(`/create?step=heroes&${HERO}=${encodeURIComponent(id)}`, { state });
  const close = (): void => {
    if (asked === null) return;
    if (entriesBefore() > 0) void navigate(-1);
    else void navigate('/create?step=heroes', { replace: true, state });
  };
  return { edited, edit, close };
};

type HeroesStepProps = Pick<StepProps, 'characters' | 'draft' | 'change'> & { onDone: () => void };

/** Who the story is about: chosen from the family, or made now; what the playground brings is made first. */
const HeroesStep = ({ characters, draft, change, onDone }: HeroesStepProps) => {
  const { t } = useTranslation(pagesWords);
  const begun = draft.newHero ?? null;
  const { edited, edit, close } = useEditedHero(characters, begun !== null);
  const chosen = draft.characters;
  const goBack = (): void => {
    change({ newHero: undefined });
    close();
  };
  const saved = ({ _id }: FamilyCharacter): void => {
    const others = chosen.filter((id) => id !== _id);
    const place = chosen.indexOf(_id);
    // The hero that somebody came with is the hero of the story.
    const next = place >= 0 ? chosen : begun === null ? [...chosen, _id] : [_id, ...others];
    change({ characters: next.slice(0, HEROES_LIMIT), newHero: undefined });
    close();
  };
  if (edited !== undefined) {
    return (
      <HeroEditor character={edited} begun={begun} onSaved={saved} onCancel={characters.length === 0 ? null : goBack} />
    );
  }
  return (
    <>
      <CharacterPicker
        characters={characters}
        chosen={chosen}
        onChange={(next) => change({ characters: next })}
        onEdit={({ _id }) => edit(_id)}
        onNew={() => edit(NEW_HERO)}
      />
      <StepActions>
        <span role="status" className="text-ink-soft">
          {chosen.length === 0 ? t('create.chooseHero') : ''}
        </span>
        <Button size="large" isDisabled={chosen.length === 0} onPress={onDone}>
          {t('actions.next')}
        </Button>
      </StepActions>
    </>
  );
};

const Step = ({ step, draft, change, goTo, discard, characters, templates }: StepProps) => {
  const { cast, template, languages, dialectsFor, request } = useBrief({ characters, templates, draft });
  const [hero] = cast;
  const portrait = (artStyle: typeof request.artStyle): ReactNode =>
    hero && <Portrait character={characterOf(hero)} artStyle={artStyle ?? 'cut-paper'} sizePx={480} alt="" />;
  switch (step) {
    case 'heroes':
      return <HeroesStep characters={characters} draft={draft} change={change} onDone={() => goTo('story')} />;
    case 'story':
      return (
        <StoryStep
          draft={draft}
          templates={templates}
          readers={readersOf(request)}
          change={change}
          onDone={() => goTo('details')}
        />
      );
    case 'details':
      return (
        <DetailsStep
          cast={cast}
          template={template}
          languages={languages}
          dialectsFor={dialectsFor}
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
          readers={template === null ? readersOf(request) : null}
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

const focusOn = (heading: HTMLElement | null): void => heading?.focus();

const Wizard = ({ characters, templates }: WizardProps) => {
  const { t } = useTranslation(pagesWords);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { draft: kept, change, discard } = useDraft(query.get('template'));
  const draft = knownPartOf(kept, { characters, templates });
  const step = stepOfQuery(query.get('step'), draft);
  const { isFirstPage, isLeft, label } = useWizardHistory(kept);
  if (isLeft) return <LoadingScreen />;
  return (
    <>
      <StepBar step={step} furthest={furthestStep(draft)} />
      <h1
        key={`title of ${step}`}
        ref={isFirstPage ? undefined : focusOn}
        tabIndex={-1}
        className="display page-title mt-6 mb-6 outline-none"
      >
        {t(`create.title.${step}`)}
      </h1>
      <Step
        key={step}
        step={step}
        draft={draft}
        change={change}
        goTo={(next) => void navigate(`/create?step=${next}`, { state: label })}
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
  const { t } = useTranslation(pagesWords);
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 md:px-8">
      <PageMeta title={t('create.pageTitle')} noindex />
      <Ready />
    </div>
  );
};

export default withServerData(CreatePage);
