/** The characters of the family: who is in the story, and who is its hero. */
import { useTranslation } from '#web/app/use-translation.ts';
import { looksWords } from '#web/locales/looks.ts';
import { pagesWords } from '#web/locales/pages.ts';
import type { FamilyCharacter } from '#contract/characters.ts';
import { HEROES_LIMIT } from '#core/character/character.ts';
import { DeleteCharacter } from '#web/features/characters/delete-character.tsx';
import { characterOf } from '#web/features/characters/hero-form.ts';
import { Portrait } from '#web/app/easel/portrait.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CheckIcon, EditIcon, PlusIcon } from '#web/ui/icons.tsx';

type CharacterPickerProps = {
  characters: readonly FamilyCharacter[];
  /** Ids in order; the first is the hero. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onEdit: (character: FamilyCharacter) => void;
  onNew: () => void;
};

type CardProps = Omit<CharacterPickerProps, 'characters' | 'onNew'> & { character: FamilyCharacter };

const RoleBadge = ({ place, pronouns }: { place: number } & Pick<FamilyCharacter, 'pronouns'>) => {
  const { t } = useTranslation(pagesWords);
  if (place < 0) return null;
  return (
    <span className="absolute start-2 top-2 flex items-center gap-1 rounded bg-accent px-2 py-0.5 text-sm font-semibold text-on-accent">
      <CheckIcon className="size-4" />
      {place === 0 ? t(`create.hero.${pronouns}`) : t(`create.companion.${pronouns}`)}
    </span>
  );
};

const CharacterCard = ({ character, chosen, onChange, onEdit }: CardProps) => {
  const { t } = useTranslation(looksWords, pagesWords);
  const place = chosen.indexOf(character._id);
  const isChosen = place >= 0;
  const others = chosen.filter((id) => id !== character._id);
  return (
    <li
      className={`relative flex flex-col rounded-xl border-2 bg-raised p-3 ${isChosen ? 'border-accent shadow-[3px_3px_0_0_var(--plate)]' : 'border-line'}`}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={!isChosen && chosen.length >= HEROES_LIMIT}
        className="rounded-lg text-start disabled:opacity-50"
        onClick={() => onChange(isChosen ? others : [...chosen, character._id])}
      >
        <Portrait character={characterOf(character)} sizePx={480} alt="" />
        <span className="display mt-2 block truncate px-1 text-2xl">
          <bdi>{character.name}</bdi>
        </span>
        <span className="block text-sm text-ink-soft">{t('heroes.years', { count: character.age })}</span>
      </button>
      <RoleBadge place={place} pronouns={character.pronouns} />
      <div className="mt-2 flex flex-wrap items-center">
        <button
          type="button"
          className="icon-button"
          aria-label={t('heroes.edit', { name: character.name })}
          onClick={() => onEdit(character)}
        >
          <EditIcon />
        </button>
        <DeleteCharacter character={character} onDeleted={() => onChange(others)} />
        {place > 0 && (
          <button
            type="button"
            className="link ms-auto min-h-11 px-1 text-sm"
            onClick={() => onChange([character._id, ...others])}
          >
            {t(`create.makeHero.${character.pronouns}`)}
          </button>
        )}
      </div>
    </li>
  );
};

export const CharacterPicker = ({ characters, chosen, onChange, onEdit, onNew }: CharacterPickerProps) => {
  const { t } = useTranslation(looksWords, pagesWords);
  return (
    <>
      <p className="mb-4 max-w-prose">{t('create.heroesText', { limit: HEROES_LIMIT })}</p>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
        {characters.map((character) => (
          <CharacterCard
            key={character._id}
            character={character}
            chosen={chosen}
            onChange={onChange}
            onEdit={onEdit}
          />
        ))}
        <li className="grid">
          <button
            type="button"
            onClick={onNew}
            className={`${buttonStyle('ghost')} min-h-40 flex-col border-2 border-dashed border-line-strong`}
          >
            <PlusIcon className="size-8" />
            {t('heroes.new')}
          </button>
        </li>
      </ul>
    </>
  );
};
