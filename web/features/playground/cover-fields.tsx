/** The title of the book, the way it is read and the style it is drawn in. */
import type { Character } from '#core/character/character.ts';
import { DIRECTIONS, TITLE_LENGTH } from '#web/app/builder/build.ts';
import { StyleField, type BuildProps } from '#web/app/builder/scene-fields.tsx';
import { useTranslation } from '#web/app/use-translation.ts';
import { LineField } from '#web/features/playground/line-field.tsx';
import { looksWords } from '#web/locales/looks.ts';
import { Choice } from '#web/ui/choice.tsx';

type CoverFieldsProps = BuildProps & { hero: Character; usualTitle: string };

export const CoverFields = ({ build, onChange, hero, usualTitle }: CoverFieldsProps) => {
  const { t } = useTranslation(looksWords);
  return (
    <>
      <LineField
        label={t('playground.bookTitle')}
        hint={t('playground.bookTitleHint')}
        placeholder={usualTitle}
        letters={TITLE_LENGTH}
        value={build.title}
        onChange={(title) => onChange({ ...build, title })}
      />
      <Choice
        label={t('playground.direction')}
        look="segments"
        options={DIRECTIONS.map((value) => ({ value, label: t(`playground.directions.${value}`) }))}
        value={build.direction}
        onChange={(direction) => onChange({ ...build, direction })}
      />
      <StyleField build={build} onChange={onChange} hero={hero} />
    </>
  );
};
