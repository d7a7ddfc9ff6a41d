/** Asks how names are written in the letters of a text that they are not typed in; a spelling is suggested. */
import { directionOf } from '#core/locale/language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import type { Spellings } from '#web/features/create/use-spellings.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { TextField } from '#web/ui/text-field.tsx';

export const SpellingFields = ({ asked }: Pick<Spellings, 'asked'>) => {
  const { t } = useTranslation(pagesWords);
  if (asked.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{t('create.spellings')}</legend>
      <p className="mt-1.5 text-sm text-ink-soft">{t('create.spellingsHint')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {asked.map(({ character, language, spelling, write, error }) => (
          <div key={`${character._id} ${language}`}>
            <TextField
              label={t(`create.spellingIn.${language}`, { name: character.name })}
              value={spelling}
              onChange={write}
              error={error}
              dir={directionOf(language) === 'rtl' ? 'auto' : 'ltr'}
              autoComplete="off"
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};
