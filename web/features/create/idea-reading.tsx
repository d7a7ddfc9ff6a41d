/** What will be woven in of an idea and what cannot be used; for a refused one, what can be told instead. */
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

const Unused = ({ unused }: Pick<IdeaReading, 'unused'>) => {
  const { t } = useTranslation(pagesWords);
  return (
    <p className="text-ink-soft">
      {t('create.unused')}{' '}
      {unused.map((word, at) => (
        <span key={word}>
          {at > 0 && ' · '}
          <bdi>{word}</bdi>
        </span>
      ))}
    </p>
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
          {reading.unused.length > 0 && <Unused unused={reading.unused} />}
          <p>{reading.title === null ? t('create.anyStory') : t('create.becomes', { title: reading.title })}</p>
        </>
      )}
    </div>
  );
};
