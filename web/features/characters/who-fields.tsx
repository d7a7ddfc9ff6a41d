/** Who a character is: name, age, pronouns, kind, and what it is like. */
import { Controller } from 'react-hook-form';
import { useTranslation } from '#web/app/use-translation.ts';
import { looksWords } from '#web/locales/looks.ts';
import {
  CHARACTER_AGE,
  CHARACTER_KINDS,
  INTERESTS_LIMIT,
  PRONOUNS,
  type Pronouns,
  TRAITS,
  TRAITS_LIMIT,
} from '#core/character/character.ts';
import type { HeroControl } from '#web/features/characters/hero-form.ts';
import { Choice } from '#web/ui/choice.tsx';
import { FormTextField } from '#web/ui/form-field.tsx';
import { MultiChoice } from '#web/ui/multi-choice.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { WordListField } from '#web/ui/word-list-field.tsx';

type WhoFieldsProps = { control: HeroControl; onPronouns: (pronouns: Pronouns) => void };

export const WhoFields = ({ control, onPronouns }: WhoFieldsProps) => {
  const { t } = useTranslation(looksWords);
  return (
    <div className="flex flex-col gap-6">
      <FormTextField control={control} name="name" dir="auto" label={t('heroes.name')} autoComplete="off" />
      <Controller
        control={control}
        name="age"
        render={({ field, fieldState }) => (
          <NumberField
            label={t('heroes.age')}
            range={CHARACTER_AGE}
            value={field.value}
            ref={field.ref}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="pronouns"
        render={({ field, fieldState }) => (
          <Choice
            look="segments"
            label={t('heroes.pronouns')}
            options={PRONOUNS.map((value) => ({ value, label: t(`heroes.pronoun.${value}`) }))}
            value={field.value ?? null}
            ref={field.ref}
            onChange={(pronouns) => {
              field.onChange(pronouns);
              onPronouns(pronouns);
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="kind"
        render={({ field, fieldState }) => (
          <Choice
            look="segments"
            label={t('heroes.kind')}
            options={CHARACTER_KINDS.map((value) => ({ value, label: t(`heroes.kinds.${value}`) }))}
            value={field.value ?? null}
            ref={field.ref}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
};

export const NatureFields = ({ control }: { control: HeroControl }) => {
  const { t } = useTranslation(looksWords);
  return (
    <div className="flex flex-col gap-6">
      <Controller
        control={control}
        name="traits"
        render={({ field, fieldState }) => (
          <MultiChoice
            label={t('heroes.traits')}
            hint={t('heroes.traitsHint', { limit: TRAITS_LIMIT })}
            limit={TRAITS_LIMIT}
            options={TRAITS.map((value) => ({ value, label: t(`heroes.trait.${value}`) }))}
            value={field.value ?? []}
            ref={field.ref}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="interests"
        render={({ field, fieldState }) => (
          <WordListField
            label={t('heroes.interests')}
            hint={t('heroes.interestsHint', { limit: INTERESTS_LIMIT })}
            limit={INTERESTS_LIMIT}
            words={field.value ?? []}
            ref={field.ref}
            onChange={field.onChange}
            addLabel={t('heroes.addInterest')}
            removeLabel={(word) => t('heroes.removeInterest', { word })}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
};
