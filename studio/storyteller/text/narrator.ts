/** Tells the beats of one book, spread by spread, in every language of the book. */
import { textLanguagesOf, type Language } from '#core/locale/language.ts';
import { ageBandOf, wordsPerSpread } from '#core/story/age-band.ts';
import type { Called } from '#core/story/scene.ts';
import { sentencesOf } from '#core/locale/text-units.ts';
import { morphologyOf } from '#studio/storyteller/language/morphologies.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import type { Tells } from '#studio/storyteller/template.ts';
import { textOf } from '#studio/storyteller/templates/templates.ts';
import {
  bookEntities,
  bookFacts,
  bookWords,
  calledIn,
  plainEntity,
  type Told,
} from '#studio/storyteller/text/book-speech.ts';
import { holds, takeFacts } from '#studio/storyteller/text/choose-lines.ts';
import { toIntroduce } from '#studio/storyteller/text/introductions.ts';
import { ownWaysOf } from '#studio/storyteller/text/own-way.ts';
import type { BandText, DialectText, Passage } from '#studio/storyteller/text/passage.ts';
import { realise } from '#studio/storyteller/text/realise.ts';
import type { SlotTellings } from '#studio/storyteller/text/tellings.ts';
import { tellSpread, type Teller } from '#studio/storyteller/text/tell-spread.ts';
import type { Telling } from '#studio/storyteller/text/telling.ts';

/** Something for each language of the book, its main language first. */
export type InLanguages<Thing> = Readonly<Partial<Record<Language, Thing>>>;

export type Narrator = {
  readonly titles: InLanguages<string>;
  /** What a companion of the template is called in this book. */
  readonly calledOf: (ref: string) => InLanguages<Called>;
  /** The texts of the next spread; spreads must be asked for in order, because no sentence may come twice. */
  readonly tell: (beats: readonly string[]) => InLanguages<string>;
  /** Whether a fact holds in what has been told up to now. */
  readonly tells: Tells;
};

/** Words and names that differ from book to book count as tellings, within reason: one word fills many sentences. */
const MOST_SLOT_TELLINGS = 2;

const countSlotTellings =
  ({ words, names }: DialectText): SlotTellings =>
  (root) => {
    const listed = words[root] ?? names[root];
    const length = Array.isArray(listed)
      ? listed.length
      : Math.max(1, ...Object.values(listed ?? {}).map((list) => list.length));
    return Math.min(MOST_SLOT_TELLINGS, Math.max(1, length));
  };

/** One for each text, so that what was weighed for one book is known for the next. */
const slotTellings = new WeakMap<DialectText, SlotTellings>();

const slotTellingsOf = (text: DialectText): SlotTellings => {
  const known = slotTellings.get(text) ?? countSlotTellings(text);
  slotTellings.set(text, known);
  return known;
};

const singleNamesOf = (entities: Readonly<Record<string, Entity>>): string[] => [
  ...new Set(Object.values(entities).flatMap(({ count, name }) => (count === 1 ? [name] : []))),
];

const tellerOf = (telling: Telling, told: Told, band: BandText): Teller => {
  const { brief, stream, party } = telling;
  const { language, morphology } = told;
  const entities = bookEntities(telling, told);
  const words = bookWords(telling, told);
  const source = stream.fork('refrain').pick(band.refrains);
  const refrain = realise(source, { morphology, entities, words }, stream.fork('refrain-words'));
  return {
    // The refrain is already text; it goes in as data so that it is the same every time and never read again.
    speech: { morphology, words, entities: { ...entities, refrain: plainEntity(refrain) } },
    band,
    slotTellings: slotTellingsOf(told.text),
    budget: wordsPerSpread(ageBandOf(brief.age), language),
    facts: new Set([...bookFacts(telling), ...takeFacts(band.beats, telling.world.picks, stream)]),
    planted: new Set(),
    ways: ownWaysOf(brief, stream),
    party,
    language,
    refrain: new Set(sentencesOf(refrain)),
    told: new Set(),
    unknown: { entities: toIntroduce(party, language) },
    // Later a town would come as news.
    opening: { town: (telling.template.beginsAtHome && party.home?.[language]) || null },
    family: [party.hero, ...party.travellers, ...party.adults].flatMap(
      ({ entities: { [language]: one } }) => one?.name ?? [],
    ),
    // Only English says it in one way wherever it stands; a refrain is the same every time.
    introductions: {
      names: language === 'en' ? singleNamesOf(entities).filter((name) => !refrain.includes(name)) : [],
      known: new Set(),
    },
    saidLines: new Set<string>(),
    turns: { travellers: 0, adults: 0, heard: 0, quiet: 0 },
  };
};

type Voice = { readonly told: Told; readonly teller: Teller };

/** The text that the template is written in for the readers of the book. */
const voiceOf = (telling: Telling, language: Language): Voice => {
  const { brief, template } = telling;
  const ageBand = ageBandOf(brief.age);
  const text = textOf(template, language, brief.dialect);
  const band = text?.bands[ageBand];
  if (!text || !band) {
    const tongue = language === 'ar' && brief.dialect !== 'standard' ? brief.dialect : language;
    throw new RangeError(`The template ${template.id} is not written in "${tongue}" for the ages ${ageBand}`);
  }
  const told = { text, language, morphology: morphologyOf(language, ageBand, brief.dialect) };
  return { told, teller: tellerOf(telling, told, band) };
};

const passagesOf = (beats: readonly string[], { band }: Teller, { id }: Telling['template']): readonly Passage[] =>
  beats.map((beat) => {
    const passage = band.beats[beat];
    if (!passage) throw new RangeError(`The template ${id} has no text for "${beat}"`);
    return passage;
  });

const inLanguages = <Thing>(
  voices: readonly Voice[],
  of: (voice: Voice, at: number) => Thing | null | undefined,
): InLanguages<Thing> => {
  const found = voices.map((voice, at): [Language, Thing | null | undefined] => [voice.told.language, of(voice, at)]);
  return Object.fromEntries(found.filter(([, thing]) => thing !== null && thing !== undefined));
};

/** The narrator of one book in all its languages, which its template must be written in for its readers. */
export const narratorOf = (telling: Telling): Narrator => {
  const { template } = telling;
  const voices = textLanguagesOf(telling.brief).map((language) => voiceOf(telling, language));
  const [main] = voices;
  if (!main) throw new RangeError('A book has at least one language');
  const stream = telling.stream.fork(`text:${main.told.language}`);
  // Every language of a book has the same title.
  const titleIn = ({ told: { text, morphology }, teller }: Voice): string => {
    const title = morphology.spelled(telling.stream.fork('title').pick(text.titles));
    return realise(title, teller.speech, stream.fork('title-words'));
  };
  return {
    titles: inLanguages(voices, titleIn),
    calledOf: (ref) => inLanguages(voices, ({ told, teller }) => calledIn(telling, told, teller.speech.entities, ref)),
    tells: (fact) => holds(fact, main.teller),
    tell: (beats) => {
      const tongues = voices.map(({ teller }) => ({ teller, passages: passagesOf(beats, teller, template) }));
      const texts = tellSpread(tongues, stream.fork(beats.join('+')));
      return inLanguages(voices, (_, at) => texts[at]);
    },
  };
};
