/** The playground: build a hero and watch whole pictures change, without an account. */
import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PRONOUNS } from '#core/character/character.ts';
import { heroOfBuild, NAME_LENGTH, SAMPLE_AGES, type Build } from '#web/app/builder/build.ts';
import { LookFields } from '#web/app/builder/looks-fields.tsx';
import { orderOfBuild } from '#web/app/builder/scene-of-build.ts';
import { CompanyFields, PlaceFields, type BuildProps } from '#web/app/builder/scene-fields.tsx';
import { surprise } from '#web/app/builder/surprise.ts';
import { LocaleFrame } from '#web/app/frame/locale-frame.tsx';
import { PageMeta } from '#web/app/page-meta.tsx';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { localeOf } from '#web/locales/locale-of.ts';
import { CoverFields } from '#web/features/playground/cover-fields.tsx';
import { LineField } from '#web/features/playground/line-field.tsx';
import { PictureActions } from '#web/features/playground/picture-actions.tsx';
import { PlaygroundPicture } from '#web/features/playground/playground-picture.tsx';
import { useBuild } from '#web/features/playground/use-build.ts';
import { looksWords } from '#web/locales/looks.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { DiceIcon, UndoIcon } from '#web/ui/icons.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const HeroFields = ({ build, onChange }: BuildProps) => {
  const { t } = useTranslation(looksWords);
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <>
      <LineField
        label={t('heroes.name')}
        letters={NAME_LENGTH}
        value={build.name}
        onChange={(name) => onChange({ ...build, name })}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <Choice
          look="segments"
          label={t('heroes.age')}
          options={SAMPLE_AGES.map((age) => ({ value: String(age), label: number.format(age) }))}
          value={String(build.age)}
          onChange={(age) => onChange({ ...build, age: Number(age) })}
        />
        <Choice
          look="segments"
          label={t('heroes.pronouns')}
          options={PRONOUNS.map((value) => ({ value, label: t(`heroes.pronoun.${value}`) }))}
          value={build.pronouns}
          onChange={(pronouns) => onChange({ ...build, pronouns })}
        />
      </div>
      <LookFields
        group="face"
        age={build.age}
        looks={build.looks}
        onChange={(looks) => onChange({ ...build, looks })}
      />
    </>
  );
};

const Fields = ({ children }: { children: ReactNode }) => <div className="flex flex-col gap-6">{children}</div>;

type ControlsProps = BuildProps & { hero: ReturnType<typeof heroOfBuild>; usualTitle: string };

const Controls = (props: ControlsProps) => {
  const { t } = useTranslation(looksWords);
  const { build, onChange } = props;
  const looks = {
    age: build.age,
    looks: build.looks,
    onChange: (changed: Build['looks']) => onChange({ ...build, looks: changed }),
  };
  const tabs = [
    { id: 'hero', content: <HeroFields build={build} onChange={onChange} /> },
    { id: 'hair', content: <LookFields group="hair" {...looks} /> },
    { id: 'clothes', content: <LookFields group="clothes" {...looks} /> },
    { id: 'place', content: <PlaceFields build={build} onChange={onChange} /> },
    { id: 'company', content: <CompanyFields build={build} onChange={onChange} /> },
    { id: 'cover', content: <CoverFields {...props} /> },
  ] as const;
  return (
    <Tabs
      label={t('playground.parts')}
      tabs={tabs.map(({ id, content }) => ({
        id,
        title: t(`playground.part.${id}`),
        content: <Fields>{content}</Fields>,
      }))}
    />
  );
};

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Takes hero, style and language along to the wizard, which comes after the sign-up. */
const useMakeBook = (build: Build) => {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    const { keepBuild } = await import('#web/features/create/keep-build.ts');
    keepBuild(build);
    await navigate('/create');
  };
};

const Chance = ({ build, onChange, undo }: BuildProps & { undo: (() => void) | null }) => {
  const { t } = useTranslation(looksWords);
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 lg:justify-start">
      <Button variant="secondary" onPress={() => onChange(surprise(build, newSeed()))}>
        <DiceIcon />
        {t('playground.surprise')}
      </Button>
      <Button variant="ghost" isDisabled={undo === null} {...(undo ? { onPress: undo } : {})}>
        <UndoIcon className="size-5 rtl:-scale-x-100" />
        {t('playground.undo')}
      </Button>
    </div>
  );
};

const Playground = () => {
  const { t } = useTranslation(looksWords);
  const { build, change, undo } = useBuild();
  const makeBook = useMakeBook(build);
  const picture = useRef<HTMLDivElement>(null);
  const hero = heroOfBuild(build, t(`heroes.unnamed.${build.pronouns}`));
  const usualTitle = build.name === '' ? t('playground.titleOfNobody') : t('playground.titleOf', { name: build.name });
  return (
    <div className="mt-4 flex flex-col gap-x-8 gap-y-5 lg:mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] xl:gap-x-10 xl:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
      <div className="max-lg:contents lg:sticky lg:top-4 lg:flex lg:flex-col lg:gap-5 lg:self-start">
        <div className="z-10 bg-ground max-lg:sticky max-lg:top-0 max-lg:-mx-4 max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-2">
          <PlaygroundPicture build={build} hero={hero} usualTitle={usualTitle} place={picture} />
        </div>
        <Chance build={build} onChange={change} undo={undo} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Controls build={build} onChange={change} hero={hero} usualTitle={usualTitle} />
        <div className="flex flex-col gap-4 border-t border-line pt-6">
          <Button size="large" className="self-start" onPress={() => void makeBook()}>
            {t('playground.makeBook')}
          </Button>
          <PictureActions order={orderOfBuild(build, hero)} fileName={`hikaya-${build.seed}.png`} picture={picture} />
        </div>
      </div>
    </div>
  );
};

const PlaygroundPage = () => {
  const { t } = useTranslation(looksWords);
  return (
    <LocaleFrame>
      <div className="mx-auto max-w-7xl px-4 py-6 md:px-8">
        <PageMeta title={t('playground.pageTitle')} description={t('playground.description')} canonical="/playground" />
        <h1 className="display page-title">{t('playground.title')}</h1>
        <p className="mt-2 max-w-prose">{t('playground.text')}</p>
        <Playground />
      </div>
    </LocaleFrame>
  );
};

export default PlaygroundPage;
