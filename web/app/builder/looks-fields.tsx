/** Everything about how a character looks, picked by eye. */
import { PET_SPECIES, type Character, type PetSpecies } from '#core/character/character.ts';
import { DEFAULT_LOOKS, type Looks } from '#core/character/looks.ts';
import { wordsForAge } from '#core/character/usual-looks.ts';
import { css, type Color } from '#studio/illustrator/color/color.ts';
import { LOOK_PARTS, LOOK_WORDS, partsOf, type LookGroup, type WordPart } from '#web/app/builder/looks-table.ts';
import { Portrait } from '#web/app/easel/portrait.tsx';
import { useTranslation } from '#web/app/use-translation.ts';
import { looksWords } from '#web/locales/looks.ts';
import type { KeyOf } from '#web/locales/translation.ts';
import { Choice, type ChoiceLook } from '#web/ui/choice.tsx';

type LooksProps = { looks: Looks; onChange: (looks: Looks) => void };

type LookKey = Extract<KeyOf<typeof looksWords.english>, `looks.${string}`>;

/** The locale has a name for every word, which it could not compile without. */
const lookKey = (part: WordPart, word: string): LookKey => `looks.${part}.${word}` as LookKey;

const Dab = ({ color }: { color: Color }) => (
  <svg viewBox="0 0 36 36" aria-hidden="true" className="size-9">
    <circle cx="18" cy="18" r="17" fill={css(color)} stroke="#000" strokeOpacity=".25" />
  </svg>
);

/** Small pictures of a choice show it on a child of this age. */
const SAMPLE_AGE = 6;
const SAMPLE_PX = 144;

const sampleOf = (looks: Looks, age = SAMPLE_AGE): Character => ({
  id: 'sample',
  name: '',
  age,
  pronouns: 'they',
  kind: 'person',
  looks,
  traits: [],
  interests: [],
});

type SampleProps = { looks: Looks; part: WordPart; word: string; sizePx?: number };

/** One choice: a dab of its colour, or how this character would look with it and without what would hide it. */
const LookSample = ({ looks, part, word, sizePx = SAMPLE_PX }: SampleProps) => {
  const { show } = LOOK_PARTS[part];
  if ('dab' in show) return <Dab color={(show.dab as (word: string) => Color)(word)} />;
  const { skinTone, hairStyle, hairColor, accentColor, eyeColor } = looks;
  const shown = { ...DEFAULT_LOOKS, skinTone, hairStyle, hairColor, accentColor, eyeColor, [part]: word };
  return <Portrait character={sampleOf(shown, show.age)} cut={show.cut} sizePx={sizePx} alt="" />;
};

type LookFieldProps = LooksProps & {
  part: WordPart;
  /** When it is called otherwise here. */
  label?: string;
  look?: ChoiceLook;
  words?: readonly string[];
};

export const LookField = ({ looks, onChange, part, label, look, words = LOOK_WORDS[part] }: LookFieldProps) => {
  const { t } = useTranslation(looksWords);
  const usualLook = 'dab' in LOOK_PARTS[part].show ? 'swatches' : 'pictures';
  return (
    <Choice
      label={label ?? t(`heroes.look.${part}`)}
      look={look ?? usualLook}
      options={words.map((word) => ({
        value: word,
        label: t(lookKey(part, word)),
        picture: <LookSample looks={looks} part={part} word={word} />,
      }))}
      value={looks[part]}
      onChange={(word) => onChange({ ...looks, [part]: word })}
    />
  );
};

/** All parts of one group with more than one thing to choose at that age. */
export const LookFields = ({ group, age, looks, onChange }: LooksProps & { group: LookGroup; age: number }) =>
  partsOf(group)
    .map((part) => ({ part, words: wordsForAge(part, LOOK_WORDS[part], age) }))
    .filter(({ words }) => words.length > 1)
    .map(({ part, words }) => <LookField key={part} part={part} words={words} looks={looks} onChange={onChange} />);

type SpeciesFieldProps = {
  /** The pet as it is drawn now, whichever animal that is. */
  pet: Character;
  species: PetSpecies;
  onChange: (species: PetSpecies) => void;
};

/** Which animal a pet is, each shown in the coat and with the collar of this one. */
export const SpeciesField = ({ pet, species, onChange }: SpeciesFieldProps) => {
  const { t } = useTranslation(looksWords);
  return (
    <Choice
      label={t('heroes.species')}
      look="pictures"
      options={PET_SPECIES.map((value) => ({
        value,
        label: t(`scenes.companion.${value}`),
        picture: <Portrait character={{ ...pet, species: value }} sizePx={SAMPLE_PX} alt="" />,
      }))}
      value={species}
      onChange={onChange}
    />
  );
};

/** A pet has a coat and a collar, whose colours are kept where people keep those of their hair and clothes. */
export const PetFields = ({ looks, onChange }: LooksProps) => {
  const { t } = useTranslation(looksWords);
  return (
    <>
      <LookField part="hairColor" label={t('heroes.coat')} looks={looks} onChange={onChange} />
      <LookField part="accentColor" label={t('heroes.collar')} looks={looks} onChange={onChange} />
    </>
  );
};
