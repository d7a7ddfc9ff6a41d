/** Everything about how a character looks, picked by eye. */
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  ACCENT_COLORS,
  DEFAULT_LOOKS,
  EYE_COLORS,
  GLASSES,
  HAIR_COLORS,
  HAIR_STYLES,
  HEAD_COVERINGS,
  OUTFITS,
  SKIN_TONES,
  type Looks,
} from '#core/character/looks.ts';
import { css, type Color } from '#studio/illustrator/color/color.ts';
import { ACCENTS, EYES, HAIRS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { characterOfValues, type HeroControl } from '#web/features/characters/hero-form.ts';
import type { PortraitCut } from '#web/features/characters/paint-portrait.ts';
import { Portrait } from '#web/features/characters/portrait.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Choice, type ChoiceLook, type ChoiceOption } from '#web/ui/choice.tsx';

type WordKey = Exclude<keyof Looks, 'freckles'>;

const dab = (color: Color) => (
  <svg viewBox="0 0 36 36" aria-hidden="true" className="size-9">
    <circle cx="18" cy="18" r="17" fill={css(color)} stroke="#000" strokeOpacity=".25" />
  </svg>
);

type LookFieldProps<Key extends WordKey> = {
  control: HeroControl;
  name: Key;
  label: string;
  look: ChoiceLook;
  options: readonly ChoiceOption<Looks[Key]>[];
};

const LookField = <Key extends WordKey>({ control, name, label, look, options }: LookFieldProps<Key>) => (
  <Controller
    control={control}
    name={`looks.${name as WordKey}`}
    render={({ field, fieldState }) => (
      <Choice<Looks[Key]>
        label={label}
        look={look}
        options={options}
        value={(field.value ?? DEFAULT_LOOKS[name]) as Looks[Key]}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    )}
  />
);

/** Small pictures of a choice show it on a child of this age. */
const SAMPLE_AGE = 6;
const SAMPLE_PX = 144;

/** Shows one choice in the colours of this character, without what would hide it. */
const useSample = (control: HeroControl) => {
  const chosen = useWatch({ control, name: 'looks' });
  return (looks: Partial<Looks>, cut: PortraitCut = 'face') => {
    const { skinTone, hairStyle, hairColor, accentColor, eyeColor } = { ...DEFAULT_LOOKS, ...chosen };
    const shown = { ...DEFAULT_LOOKS, skinTone, hairStyle, hairColor, accentColor, eyeColor, ...looks };
    const character = characterOfValues({ age: SAMPLE_AGE, looks: shown });
    return <Portrait character={character} cut={cut} sizePx={SAMPLE_PX} alt="" />;
  };
};

const HairFields = ({ control }: { control: HeroControl }) => {
  const { t } = useTranslation();
  const sample = useSample(control);
  return (
    <>
      <LookField
        control={control}
        name="headCovering"
        label={t('heroes.headCovering')}
        look="pictures"
        options={HEAD_COVERINGS.map((value) => ({
          value,
          label: t(`looks.headCovering.${value}`),
          picture: sample({ headCovering: value }),
        }))}
      />
      <LookField
        control={control}
        name="hairStyle"
        label={t('heroes.hairStyle')}
        look="pictures"
        options={HAIR_STYLES.map((value) => ({
          value,
          label: t(`looks.hairStyle.${value}`),
          picture: sample({ hairStyle: value }),
        }))}
      />
      <LookField
        control={control}
        name="hairColor"
        label={t('heroes.hairColor')}
        look="swatches"
        options={HAIR_COLORS.map((value) => ({
          value,
          label: t(`looks.hairColor.${value}`),
          picture: dab(HAIRS[value].hair),
        }))}
      />
    </>
  );
};

const FaceFields = ({ control }: { control: HeroControl }) => {
  const { t } = useTranslation();
  const sample = useSample(control);
  return (
    <>
      <LookField
        control={control}
        name="eyeColor"
        label={t('heroes.eyeColor')}
        look="swatches"
        options={EYE_COLORS.map((value) => ({ value, label: t(`looks.eyeColor.${value}`), picture: dab(EYES[value]) }))}
      />
      <LookField
        control={control}
        name="glasses"
        label={t('heroes.glasses')}
        look="pictures"
        options={GLASSES.map((value) => ({
          value,
          label: t(`looks.glasses.${value}`),
          picture: sample({ glasses: value }),
        }))}
      />
      <Controller
        control={control}
        name="looks.freckles"
        render={({ field }) => (
          <Checkbox isSelected={field.value ?? false} onChange={field.onChange}>
            {t('heroes.freckles')}
          </Checkbox>
        )}
      />
    </>
  );
};

const ClothesFields = ({ control }: { control: HeroControl }) => {
  const { t } = useTranslation();
  const sample = useSample(control);
  return (
    <>
      <LookField
        control={control}
        name="outfit"
        label={t('heroes.outfit')}
        look="pictures"
        options={OUTFITS.map((value) => ({
          value,
          label: t(`looks.outfit.${value}`),
          picture: sample({ outfit: value }, 'figure'),
        }))}
      />
      <LookField
        control={control}
        name="accentColor"
        label={t('heroes.accentColor')}
        look="swatches"
        options={ACCENT_COLORS.map((value) => ({
          value,
          label: t(`looks.accentColor.${value}`),
          picture: dab(ACCENTS[value].accent),
        }))}
      />
    </>
  );
};

export const LooksFields = ({ control }: { control: HeroControl }) => {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <LookField
        control={control}
        name="skinTone"
        label={t('heroes.skinTone')}
        look="swatches"
        options={SKIN_TONES.map((value) => ({
          value,
          label: t(`looks.skinTone.${value}`),
          picture: dab(SKINS[value].skin),
        }))}
      />
      <HairFields control={control} />
      <FaceFields control={control} />
      <ClothesFields control={control} />
    </div>
  );
};
