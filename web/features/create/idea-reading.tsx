/** What will be woven in of an idea and what cannot be used; for a refused one, what can be told instead. */
import type { ReactNode } from 'react';
import type { IdeaReading } from '#contract/ideas.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Refusal = NonNullable<IdeaReading['refusal']>;

const RefusedIdea = ({ refusal, onTake }: { refusal: Refusal; onTake: (idea: string) => void }) => (
  <Notice state="neutral">
    <p>{refusal.message}</p>
    <ul className="mt-3 flex flex-col gap-2">
      {refusal.suggestions.map(({ idea }) => (
        <li key={idea}>
          <Button variant="secondary" className="w-full justify-start text-start" onPress={() => onTake(idea)}>
            {idea}
          </Button>
        </li>
      ))}
    </ul>
  </Notice>
);

const Woven = ({ recognised }: Pick<IdeaReading, 'recognised'>) => {
  const { t } = useTranslation(pagesWords);
  return (
    <div>
      <h3 className="font-semibold">{t('create.woven')}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {recognised.map(({ kind, word }) => (
          <li key={word} className="rounded-lg border border-line-strong bg-raised px-3 py-1">
            <bdi>{word}</bdi>
            <span className="ms-2 text-sm text-ink-soft">{t(`create.ideaPart.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** A longer list would be one to be discouraged by; how much more there is, is said. */
const MOST_UNUSED = 12;

type SaidProps = { label: string; words: readonly string[]; children?: ReactNode };

const Said = ({ label, words, children }: SaidProps) =>
  words.length > 0 && (
    <p className="text-ink-soft">
      {label}{' '}
      {words.map((word, at) => (
        <span key={word}>
          {at > 0 && ' · '}
          <bdi>{word}</bdi>
        </span>
      ))}
      {children}
    </p>
  );

const NotWoven = ({ nearest, leftOut, people, unused }: Omit<IdeaReading, 'recognised'>) => {
  const { t } = useTranslation(pagesWords);
  const more = unused.length - MOST_UNUSED;
  return (
    <>
      <Said label={t('create.leftOut')} words={leftOut} />
      <Said label={t('create.people')} words={people} />
      <Said label={t('create.nearest')} words={nearest} />
      <Said label={t('create.unused')} words={unused.slice(0, MOST_UNUSED)}>
        {more > 0 && ` · ${t('create.unusedMore', { count: more })}`}
      </Said>
    </>
  );
};

type IdeaReadingProps = { reading: IdeaReading | null; onTake: (idea: string) => void };

/** Said to screen readers as it changes; there from the beginning, so that they listen to it. */
export const IdeaReadingPanel = ({ reading, onTake }: IdeaReadingProps) => {
  const { t } = useTranslation(pagesWords);
  return (
    <div aria-live="polite" className="mt-6 flex flex-col gap-4">
      {reading?.refusal && <RefusedIdea refusal={reading.refusal} onTake={onTake} />}
      {reading && !reading.refusal && (
        <>
          {reading.recognised.length > 0 && <Woven recognised={reading.recognised} />}
          <NotWoven {...reading} />
          <p>{reading.title === null ? t('create.anyStory') : t('create.becomes', { title: reading.title })}</p>
        </>
      )}
    </div>
  );
};
