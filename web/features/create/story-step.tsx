/** The story: one of the templates, or an own idea. */
import { useState } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link } from 'react-router';
import type { Template } from '#contract/templates.ts';
import { fieldMessage } from '#contract/field-message.ts';
import { measureOf } from '#contract/fields.ts';
import { IDEA_LENGTH, cleanParagraphs, proseProblem, readableLength } from '#core/locale/plain-text.ts';
import { useLanguage } from '#web/app/use-language.ts';
import type { Draft, DraftChange } from '#web/features/create/draft.ts';
import { IdeaReadingPanel } from '#web/features/create/idea-reading.tsx';
import { useIdeaReading, type IdeaReaders } from '#web/features/create/use-idea-reading.ts';
import { StepActions } from '#web/features/create/step-actions.tsx';
import { TemplateCard } from '#web/features/create/template-card.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type StoryStepProps = {
  draft: Draft;
  templates: readonly Template[];
  readers: IdeaReaders;
  change: (change: DraftChange) => void;
  onDone: () => void;
};

const IdeaField = ({
  idea,
  onChange,
  error,
}: {
  idea: string;
  onChange: (idea: string) => void;
  error: string | null;
}) => {
  const { t } = useTranslation(pagesWords);
  return (
    <TextField
      label={t('create.idea')}
      hint={`${t('create.ideaHint')} ${t('create.letters', { count: readableLength(idea), max: IDEA_LENGTH.max })}`}
      placeholder={t('create.ideaExample')}
      rows={5}
      dir="auto"
      value={idea}
      onChange={onChange}
      error={error ?? undefined}
    />
  );
};

/** Stories that play where the hero was built come first. */
const playsIn = ({ settings }: Template, setting: string | undefined): number =>
  setting !== undefined && settings.includes(setting) ? 1 : 0;

const Gallery = ({ draft, templates, change }: Pick<StoryStepProps, 'draft' | 'templates' | 'change'>) => {
  const chosen = draft.story && 'templateId' in draft.story ? draft.story.templateId : null;
  return (
    <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {templates
        .toSorted((one, other) => playsIn(other, draft.setting) - playsIn(one, draft.setting))
        .map((template) => (
          <TemplateCard
            key={template._id}
            template={template}
            isChosen={template._id === chosen}
            onChoose={() =>
              change({ story: { templateId: template._id }, language: undefined, spreads: undefined, age: undefined })
            }
          />
        ))}
    </ul>
  );
};

const useStoryChoice = ({ draft, readers, change, onDone }: Omit<StoryStepProps, 'templates'>) => {
  const { t } = useTranslation(pagesWords);
  const { language } = useLanguage();
  const keptIdea = draft.story && 'idea' in draft.story ? draft.story.idea : null;
  const [source, setSource] = useState<'template' | 'idea'>(keptIdea === null ? 'template' : 'idea');
  const [idea, setIdea] = useState(keptIdea ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isToBeRead, setToBeRead] = useState(false);
  const { reading, ask } = useIdeaReading(source === 'idea' ? idea : '', readers);
  const goOn = async (): Promise<void> => {
    if (source === 'template') {
      if (draft.story && 'templateId' in draft.story) onDone();
      else setError(t('create.chooseStory'));
      return;
    }
    const text = cleanParagraphs(idea);
    const problem = proseProblem(text, IDEA_LENGTH);
    if (problem) {
      setError(fieldMessage(language, problem, measureOf(problem, text, IDEA_LENGTH)));
      return;
    }
    // Without an answer the wizard goes on: the server refuses again when the book is made.
    const answer = await ask();
    if (answer?.refusal) {
      setError(t('create.ideaRefused'));
      return;
    }
    // What becomes of the idea is seen before it is taken on.
    if (answer && reading === null) {
      setToBeRead(true);
      return;
    }
    change({ story: { idea: text } });
    onDone();
  };
  const chooseSource = (next: 'template' | 'idea'): void => {
    setSource(next);
    setError(null);
  };
  const writeIdea = (next: string): void => {
    setIdea(next);
    setError(null);
    setToBeRead(false);
  };
  return { source, chooseSource, idea, writeIdea, reading, isToBeRead, error, goOn };
};

export const StoryStep = ({ draft, templates, readers, change, onDone }: StoryStepProps) => {
  const { t } = useTranslation(pagesWords);
  const choice = useStoryChoice({ draft, readers, change, onDone });
  const { source, chooseSource, idea, writeIdea, reading, isToBeRead, error, goOn } = choice;
  return (
    <>
      <div className="mb-6">
        <Choice
          look="segments"
          label={t('create.storyFrom')}
          options={[
            { value: 'template', label: t('create.fromTemplate') },
            { value: 'idea', label: t('create.fromIdea') },
          ]}
          value={source}
          onChange={chooseSource}
        />
      </div>
      {source === 'template' ? (
        <Gallery draft={draft} templates={templates} change={change} />
      ) : (
        <>
          <IdeaField idea={idea} onChange={writeIdea} error={error} />
          <IdeaReadingPanel reading={reading} onTake={writeIdea} />
          <p role="status" className="mt-4 font-medium">
            {isToBeRead ? t('create.ideaRead') : ''}
          </p>
        </>
      )}
      {source === 'template' && error !== null && (
        <p role="alert" className="mt-4 font-medium text-red">
          {error}
        </p>
      )}
      <StepActions>
        <Link to="/create?step=heroes" className={buttonStyle('ghost')}>
          {t('actions.back')}
        </Link>
        <Button size="large" onPress={() => void goOn()}>
          {t('actions.next')}
        </Button>
      </StepActions>
    </>
  );
};
