/** How the names of a book are written in texts whose letters they do not have: asked once, kept with the characters. */
import { useState } from 'react';
import type { FamilyCharacter } from '#contract/characters.ts';
import { textLanguagesOf, type BookLanguage, type Language } from '#core/locale/language.ts';
import { needsSpelling, suggestSpelling } from '#core/locale/spell-name.ts';
import { useUpdateCharacterMutation } from '#web/api/character-calls.ts';
import { errorText, fieldErrorsOf } from '#web/api/request-error.ts';

export type AskedSpelling = {
  readonly character: FamilyCharacter;
  readonly language: Language;
  readonly spelling: string;
  readonly write: (spelling: string) => void;
  readonly error: string | undefined;
};

export type Spellings = {
  /** In the order of the cast; empty where every name can be read as it is. */
  readonly asked: readonly AskedSpelling[];
  readonly save: () => Promise<boolean>;
  readonly isSaving: boolean;
};

const keyOf = ({ _id }: FamilyCharacter, language: Language): string => `${_id} ${language}`;

const suggested = ({ name, spellings }: FamilyCharacter, language: Language): string =>
  spellings[language] ?? suggestSpelling(name, language) ?? '';

export const useSpellings = (cast: readonly FamilyCharacter[], told: BookLanguage): Spellings => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [update, { isLoading }] = useUpdateCharacterMutation();
  const spellingOf = (character: FamilyCharacter, language: Language): string =>
    typed[keyOf(character, language)] ?? suggested(character, language);
  const missingIn = ({ name }: FamilyCharacter): Language[] =>
    textLanguagesOf(told).filter((language) => needsSpelling(name, language));

  const saveOne = async (character: FamilyCharacter): Promise<[string, string][]> => {
    const languages = missingIn(character);
    const written = languages.map((language): [Language, string] => [language, spellingOf(character, language).trim()]);
    if (written.every(([language, spelling]) => spelling === (character.spellings[language] ?? ''))) return [];
    // A name that was left empty stands in the text as it is.
    const spellings = Object.fromEntries(
      Object.entries({ ...character.spellings, ...Object.fromEntries(written) }).filter(([, spelling]) => spelling),
    );
    const { error } = await update({ params: { id: character._id }, body: { spellings } });
    if (error === undefined) return [];
    const refused = fieldErrorsOf(error);
    return languages.map((language) => [
      keyOf(character, language),
      (refused ? refused[`spellings.${language}`] : undefined) ?? errorText(error),
    ]);
  };

  return {
    asked: cast.flatMap((character) =>
      missingIn(character).map((language) => ({
        character,
        language,
        spelling: spellingOf(character, language),
        write: (spelling: string): void =>
          setTyped((before) => ({ ...before, [keyOf(character, language)]: spelling })),
        error: errors[keyOf(character, language)],
      })),
    ),
    save: async () => {
      const found = (await Promise.all(cast.map(saveOne))).flat();
      setErrors(Object.fromEntries(found));
      return found.length === 0;
    },
    isSaving: isLoading,
  };
};
