/** Making or changing a character, with its portrait beside the form. */
import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newCharacterSchema, type FamilyCharacter, type NewCharacter } from '#contract/characters.ts';
import { useCreateCharacterMutation, useUpdateCharacterMutation } from '#web/api/character-calls.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { errorText } from '#web/api/request-error.ts';
import { useLanguage } from '#web/app/use-language.ts';
import {
  characterOfValues,
  heroValuesOf,
  type HeroControl,
  type HeroValues,
  type UnfinishedHero,
} from '#web/features/characters/hero-form.ts';
import { LooksFields } from '#web/features/characters/looks-fields.tsx';
import { Portrait } from '#web/features/characters/portrait.tsx';
import { NatureFields, WhoFields } from '#web/features/characters/who-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type HeroEditorProps = {
  character: FamilyCharacter | null;
  onSaved: (character: FamilyCharacter) => void;
  /** Null when there is nothing to go back to. */
  onCancel: (() => void) | null;
};

const useSaveHero = (character: FamilyCharacter | null) => {
  const [create, creating] = useCreateCharacterMutation();
  const [update, updating] = useUpdateCharacterMutation();
  const save = (body: NewCharacter) =>
    character === null ? create({ body }) : update({ params: { id: character._id }, body });
  return { save, isSaving: creating.isLoading || updating.isLoading };
};

const EDITOR_PX = 720;

const LivePortrait = ({ control }: { control: HeroControl }) => {
  const { t } = useTranslation();
  const values = useWatch({ control });
  const character = characterOfValues(values as UnfinishedHero);
  const name = character.name.trim() || t('heroes.unnamed');
  return (
    <div className="mx-auto w-full max-w-48 md:sticky md:top-6 md:max-w-none">
      <div className="rounded-lg border-8 border-[#fffdf6] bg-sunk shadow-lift">
        <Portrait character={character} sizePx={EDITOR_PX} alt={t('heroes.portraitOf', { name })} />
      </div>
      <p className="display mt-3 text-center text-3xl" dir="auto">
        {name}
      </p>
    </div>
  );
};

const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="border-t border-line pt-6">
    <legend className="display float-start mb-4 w-full text-3xl">{title}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
);

export const HeroEditor = ({ character, onSaved, onCancel }: HeroEditorProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { save, isSaving } = useSaveHero(character);
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError } = useForm<HeroValues, unknown, NewCharacter>({
    resolver: contractResolver(newCharacterSchema, language),
    defaultValues: heroValuesOf(character),
  });
  const submit = handleSubmit(async (body) => {
    setFailure(null);
    const { data, error } = await save(body);
    if (data) onSaved(data);
    else if (!showFieldErrors(error, setError)) setFailure(errorText(error));
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-8 md:grid-cols-[16rem_1fr] xl:grid-cols-[22rem_1fr]"
    >
      <LivePortrait control={control} />
      <div className="flex min-w-0 flex-col gap-8">
        <WhoFields control={control} />
        <FormSection title={t('heroes.looksTitle')}>
          <LooksFields control={control} />
        </FormSection>
        <FormSection title={t('heroes.natureTitle')}>
          <NatureFields control={control} />
        </FormSection>
        {failure !== null && <Notice state="error">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" isPending={isSaving}>
            {character === null ? t('heroes.add') : t('heroes.save')}
          </Button>
          {onCancel && (
            <Button variant="ghost" size="large" onPress={onCancel}>
              {t('actions.cancel')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
};
