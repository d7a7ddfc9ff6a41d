/** Making or changing a character, with its portrait beside the form. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#web/app/use-translation.ts';
import { looksWords } from '#web/locales/looks.ts';
import type { Pronouns } from '#core/character/character.ts';
import { areUsualLooks, usualLooksOf } from '#core/character/usual-looks.ts';
import { newCharacterSchema, type FamilyCharacter, type NewCharacter } from '#contract/characters.ts';
import { useCreateCharacterMutation, useUpdateCharacterMutation } from '#web/api/character-calls.ts';
import { contractResolver, showFieldErrors } from '#web/api/contract-resolver.ts';
import { errorText } from '#web/api/request-error.ts';
import type { LookGroup } from '#web/app/builder/looks-table.ts';
import { LookFields, PetFields, SpeciesField } from '#web/app/builder/looks-fields.tsx';
import { Portrait } from '#web/app/easel/portrait.tsx';
import { onDemand } from '#web/app/on-demand.tsx';
import { useLanguage } from '#web/app/use-language.ts';
import { useLossGuard, type Move } from '#web/app/use-loss-guard.ts';
import {
  characterOfValues,
  heroValuesOf,
  looksOfValues,
  PORTRAIT_AGE,
  type HeroControl,
  type HeroValues,
} from '#web/features/characters/hero-form.ts';
import { petSpecies } from '#studio/illustrator/companions/pet-species.ts';
import { FormSection } from '#web/features/characters/form-section.tsx';
import { useSections, type Sections } from '#web/features/characters/use-sections.ts';
import { NatureFields, WhoFields } from '#web/features/characters/who-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const ConfirmDialog = onDemand(async () => (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog);

type HeroEditorProps = {
  character: FamilyCharacter | null;
  /** What a new character begins with. */
  begun: Partial<HeroValues> | null;
  onSaved: (character: FamilyCharacter) => void;
  /** Null when there is nothing to go back to. */
  onCancel: (() => void) | null;
};

const useSaveHero = (character: FamilyCharacter | null) => {
  const [create, creating] = useCreateCharacterMutation();
  const [update, updating] = useUpdateCharacterMutation();
  const save = (body: NewCharacter) =>
    character === null
      ? create({ body })
      : update({
          params: { id: character._id },
          // Another name is not written as the old one was.
          body: body.name === character.name ? body : { ...body, spellings: {} },
        });
  return { save, isSaving: creating.isLoading || updating.isLoading };
};

/** A pet is kept as the animal that the portrait showed, even if nobody has named it. */
const asShown = (body: NewCharacter, id: string | undefined): NewCharacter =>
  body.kind === 'pet' ? { ...body, species: petSpecies(characterOfValues(body, id)) } : body;

const EDITOR_PX = 720;

const LivePortrait = ({ control, id }: { control: HeroControl; id: string | undefined }) => {
  const { t } = useTranslation(looksWords);
  const values = useWatch({ control });
  const character = characterOfValues(values, id);
  const name = character.name.trim() || t(`heroes.unnamed.${character.pronouns}`);
  return (
    <div className="sticky top-0 z-10 -mx-4 flex items-center justify-center gap-4 border-b border-line bg-ground px-4 py-2 md:top-6 md:mx-0 md:block md:self-start md:border-0 md:p-0">
      <div className="w-32 shrink-0 rounded-lg border-4 border-[#fffdf6] bg-sunk shadow-lift md:w-full md:border-8">
        <Portrait character={character} sizePx={EDITOR_PX} isLive alt={t('heroes.portraitOf', { name })} />
      </div>
      <p className="display min-w-0 text-center text-3xl break-words md:mt-3" dir="auto">
        {name}
      </p>
    </div>
  );
};

/** Which animal it is; one that nobody has named is shown as the animal it would be drawn as. */
const PetSpeciesField = ({ control, id }: { control: HeroControl; id: string | undefined }) => {
  const pet = characterOfValues(useWatch({ control }), id);
  return (
    <Controller
      control={control}
      name="species"
      render={({ field: { onChange } }) => <SpeciesField pet={pet} species={petSpecies(pet)} onChange={onChange} />}
    />
  );
};

const LOOK_GROUPS = ['face', 'hair', 'clothes'] as const satisfies readonly LookGroup[];

/** The looks of a person in groups, or the little of them that a pet has. */
const LooksSections = ({
  control,
  id,
  sections,
}: {
  control: HeroControl;
  id: string | undefined;
  sections: Sections;
}) => {
  const { t } = useTranslation(looksWords);
  const kind = useWatch({ control, name: 'kind' });
  const age = useWatch({ control, name: 'age' }) ?? PORTRAIT_AGE;
  return (
    <Controller
      control={control}
      name="looks"
      render={({ field: { value, onChange } }) => {
        const props = { looks: looksOfValues(value), onChange };
        if (kind === 'pet') {
          return (
            <FormSection title={t('heroes.looksTitle')} {...sections.of('face')}>
              <PetSpeciesField control={control} id={id} />
              <PetFields {...props} />
            </FormSection>
          );
        }
        return (
          <>
            {LOOK_GROUPS.map((group) => (
              <FormSection key={group} title={t(`heroes.group.${group}`)} {...sections.of(group)}>
                <LookFields group={group} age={age} {...props} />
              </FormSection>
            ))}
          </>
        );
      }}
    />
  );
};

/** Another step, another character, or another page; not a new label on the same entry of the history. */
const leavesEditor = ({ currentLocation, nextLocation }: Move): boolean =>
  currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;

export const HeroEditor = ({ character, begun, onSaved, onCancel }: HeroEditorProps) => {
  const { t } = useTranslation(looksWords);
  const { language } = useLanguage();
  const { save, isSaving } = useSaveHero(character);
  const [failure, setFailure] = useState<string | null>(null);
  const sections = useSections();
  const { control, handleSubmit, setError, getValues, setValue, reset, formState } = useForm<
    HeroValues,
    unknown,
    NewCharacter
  >({
    mode: 'onTouched',
    resolver: contractResolver(newCharacterSchema, language),
    defaultValues: heroValuesOf(character, begun),
  });
  const guard = useLossGuard(formState.isDirty, leavesEditor);
  /** From here on nothing is lost by leaving, and the guard has to know before anybody leaves. */
  const settle = (): void => flushSync(() => reset(getValues()));
  // What was refused can only be shown, and get the focus, where it is not folded away.
  const unfold = (): void => flushSync(() => sections.open('nature'));
  const submit = handleSubmit(
    async (body) => {
      setFailure(null);
      const { data, error } = await save(asShown(body, character?._id));
      if (data) {
        settle();
        return onSaved(data);
      }
      unfold();
      if (!showFieldErrors(error, setError)) setFailure(errorText(error));
    },
    ({ traits, interests }) => {
      if (traits ?? interests) unfold();
    },
  );
  const giveUp = (): void => {
    settle();
    onCancel?.();
  };
  /** Looks that nobody has chosen yet go with the pronouns. */
  const dress = (pronouns: Pronouns): void => {
    if (character === null && areUsualLooks(looksOfValues(getValues('looks'))))
      setValue('looks', usualLooksOf(pronouns));
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-8 [&_input]:scroll-my-48 md:grid md:[&_input]:scroll-my-24 md:grid-cols-[16rem_1fr] xl:grid-cols-[22rem_1fr]"
    >
      <LivePortrait control={control} id={character?._id} />
      <div className="flex min-w-0 flex-col gap-8">
        <WhoFields control={control} onPronouns={dress} />
        <div className="flex flex-col">
          <LooksSections control={control} id={character?._id} sections={sections} />
          <FormSection title={t('heroes.natureTitle')} {...sections.of('nature')}>
            <NatureFields control={control} />
          </FormSection>
        </div>
        {failure !== null && <Notice state="error">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" isPending={isSaving}>
            {character === null ? t('heroes.add') : t('heroes.save')}
          </Button>
          {onCancel && (
            <Button variant="ghost" size="large" onPress={() => (formState.isDirty ? guard.ask() : onCancel())}>
              {t('actions.cancel')}
            </Button>
          )}
        </div>
      </div>
      {guard.isAsking && (
        <ConfirmDialog
          title={t('heroes.loseQuestion')}
          text={t('heroes.loseText')}
          confirmLabel={t('heroes.lose')}
          cancelLabel={t('heroes.stay')}
          isPending={false}
          onConfirm={guard.goOn ?? giveUp}
          onClose={guard.stay}
        />
      )}
    </form>
  );
};
