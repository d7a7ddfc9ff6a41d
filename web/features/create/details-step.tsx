/** The details: language, age of the reader, length, art style, dedication, giver, where the family lives. */
import type { ReactNode } from 'react';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from '#web/app/use-translation.ts';
import { looksWords } from '#web/locales/looks.ts';
import { pagesWords } from '#web/locales/pages.ts';
import { Link } from 'react-router';
import type { FamilyCharacter } from '#contract/characters.ts';
import { bookRequestSchema, type BookRequest } from '#contract/runs.ts';
import type { Template } from '#contract/templates.ts';
import { LANGUAGES, type BookLanguage, type Dialect } from '#core/locale/language.ts';
import { READER_AGE } from '#core/story/age-band.ts';
import { ART_STYLES, type ArtStyle } from '#core/story/brief.ts';
import { contractResolver } from '#web/api/contract-resolver.ts';
import { useLanguage } from '#web/app/use-language.ts';
import type { DraftChange, RequestValues } from '#web/features/create/draft.ts';
import { SpellingFields } from '#web/features/create/spelling-fields.tsx';
import { StepActions } from '#web/features/create/step-actions.tsx';
import { spreadCountsOf } from '#web/features/create/suggestion.ts';
import { useSpellings } from '#web/features/create/use-spellings.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { FormTextField } from '#web/ui/form-field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

type DetailsStepProps = {
  cast: readonly FamilyCharacter[];
  template: Template | null;
  /** What the story can be told in. */
  languages: readonly BookLanguage[];
  /** The kinds of Arabic it can be told in to a reader of that age. */
  dialectsFor: (age: number) => readonly Dialect[];
  values: RequestValues;
  change: (change: DraftChange) => void;
  onDone: () => void;
  /** The hero in one of the art styles. */
  sample: (artStyle: ArtStyle) => ReactNode;
};

type FieldsProps = { control: Control<RequestValues, unknown, BookRequest> } & Pick<
  DetailsStepProps,
  'template' | 'languages' | 'dialectsFor'
>;

type LanguageFieldsProps = Pick<FieldsProps, 'control' | 'languages' | 'dialectsFor'>;

/** Which Arabic, where the story is written in more than one for the age that stands in the form. */
const DialectField = ({ control, dialectsFor }: Pick<LanguageFieldsProps, 'control' | 'dialectsFor'>) => {
  const { t } = useTranslation(pagesWords);
  const age = useWatch({ control, name: 'age' });
  const dialects = dialectsFor(age);
  if (dialects.length < 2) return null;
  return (
    <Controller
      control={control}
      name="dialect"
      render={({ field, fieldState }) => (
        <Choice
          look="segments"
          label={t('create.dialect')}
          options={dialects.map((value) => ({ value, label: t(`create.dialects.${value}`) }))}
          value={field.value ?? 'standard'}
          ref={field.ref}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

/** Which of two languages comes first: it decides from which side the book is read. */
const LeadLanguageField = ({ control }: Pick<FieldsProps, 'control'>) => {
  const { t } = useTranslation(pagesWords);
  return (
    <Controller
      control={control}
      name="leadLanguage"
      render={({ field, fieldState }) => (
        <Choice
          look="segments"
          label={t('create.leadLanguage')}
          hint={t('create.leadLanguageHint')}
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={field.value ?? 'en'}
          ref={field.ref}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const LanguageFields = ({ control, languages, dialectsFor }: LanguageFieldsProps) => {
  const { t } = useTranslation(pagesWords);
  return (
    <Controller
      control={control}
      name="language"
      render={({ field, fieldState }) => (
        <>
          <Choice
            look="segments"
            label={t('create.language')}
            options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={field.value}
            ref={field.ref}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
          {field.value === 'bilingual' && <LeadLanguageField control={control} />}
          {field.value !== 'en' && <DialectField control={control} dialectsFor={dialectsFor} />}
        </>
      )}
    />
  );
};

const SizeFields = ({ control, template }: Pick<FieldsProps, 'control' | 'template'>) => {
  const { t } = useTranslation(pagesWords);
  return (
    <>
      <Controller
        control={control}
        name="age"
        render={({ field, fieldState }) => (
          <NumberField
            label={t('create.age')}
            hint={t('create.ageHint')}
            range={READER_AGE}
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
        name="spreads"
        render={({ field, fieldState }) => (
          <Choice
            look="segments"
            label={t('create.length')}
            hint={t('create.lengthHint')}
            options={spreadCountsOf(template).map((count) => ({
              value: String(count),
              label: t('create.spreads', { count }),
            }))}
            value={String(field.value)}
            ref={field.ref}
            onChange={(count) => field.onChange(Number(count))}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
};

const StyleField = ({ control, sample }: Pick<FieldsProps, 'control'> & Pick<DetailsStepProps, 'sample'>) => {
  const { t } = useTranslation(looksWords, pagesWords);
  return (
    <Controller
      control={control}
      name="artStyle"
      render={({ field, fieldState }) => (
        <Choice
          look="cards"
          label={t('create.artStyle')}
          options={ART_STYLES.map((value) => ({
            value,
            label: t(`artStyles.${value}`),
            picture: sample(value),
          }))}
          value={field.value ?? null}
          ref={field.ref}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const GiftFields = ({ control }: Pick<FieldsProps, 'control'>) => {
  const { t } = useTranslation(pagesWords);
  return (
    <>
      <FormTextField
        control={control}
        name="dedication"
        label={t('create.dedication')}
        optional={t('app.optional')}
        hint={t('create.dedicationHint')}
        rows={3}
        dir="auto"
      />
      <FormTextField
        control={control}
        name="giver"
        label={t('create.giver')}
        optional={t('app.optional')}
        hint={t('create.giverHint')}
        dir="auto"
      />
      <FormTextField
        control={control}
        name="home"
        label={t('create.home')}
        optional={t('app.optional')}
        hint={t('create.homeHint')}
        dir="auto"
      />
    </>
  );
};

export const DetailsStep = (props: DetailsStepProps) => {
  const { cast, template, languages, dialectsFor, values, change, onDone, sample } = props;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { control, handleSubmit } = useForm({
    mode: 'onTouched',
    resolver: contractResolver(bookRequestSchema, language),
    defaultValues: values,
  });
  const told = useWatch({ control, name: 'language' });
  const spellings = useSpellings(cast, told);
  const submit = handleSubmit(async (details) => {
    const { language: chosen, leadLanguage, dialect, age, spreads, artStyle, dedication, giver, home } = details;
    change({ language: chosen, leadLanguage, dialect, age, spreads, artStyle, dedication, giver, home });
    if (await spellings.save()) onDone();
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div className="flex max-w-3xl flex-col gap-7">
        <LanguageFields control={control} languages={languages} dialectsFor={dialectsFor} />
        <SpellingFields {...spellings} />
        <SizeFields control={control} template={template} />
        <StyleField control={control} sample={sample} />
        <GiftFields control={control} />
      </div>
      <StepActions>
        <Link to="/create?step=story" className={buttonStyle('ghost')}>
          {t('actions.back')}
        </Link>
        <Button type="submit" size="large" isPending={spellings.isSaving}>
          {t('actions.next')}
        </Button>
      </StepActions>
    </form>
  );
};
