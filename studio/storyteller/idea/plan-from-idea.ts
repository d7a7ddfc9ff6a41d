/** Reads a family's own idea: what it is about, who comes along, where it plays and which thing matters in it. */
import type { Brief } from '#core/story/brief.ts';
import type { Companion, Prop, Setting } from '#core/story/vocabulary.ts';
import { givenNameOf, type GivenName } from '#studio/storyteller/idea/companion-name.ts';
import { isToBeLeftOut } from '#studio/storyteller/idea/denied.ts';
import { fearOf } from '#studio/storyteller/idea/fears/feared.ts';
import { ideaWords, type IdeaWord } from '#studio/storyteller/idea/idea-text.ts';
import { knownWords, type KeyOfKind, type KnownWord } from '#studio/storyteller/idea/known-words.ts';
import { LEADS } from '#studio/storyteller/idea/theme-words.data.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import type { Template } from '#studio/storyteller/template.ts';
import { hasWritten, TEMPLATES } from '#studio/storyteller/templates/templates.ts';

type Asked = {
  readonly themes: readonly string[];
  /** Themes that are only the nearest to what the idea names. */
  readonly nearThemes: readonly string[];
  readonly companion: Companion | null;
  readonly setting: Setting | null;
  /** What the plot may turn on, and what the pictures may show. */
  readonly object: Prop | null;
  readonly things: readonly Prop[];
  /** Companions that must not be in the book. */
  readonly unwanted: readonly Companion[];
};

export type IdeaPlan = Asked & {
  /** The best template for the idea, or null when nothing in it asks for one. */
  readonly templateId: string | null;
  /** What the idea calls the companion: `a cat named Mishmish`. */
  readonly companionName: string | null;
  readonly naming: GivenName | null;
  /** The idea word by word, and which of them are known. */
  readonly words: readonly IdeaWord[];
  readonly known: readonly KnownWord[];
  /** Those of them that the idea says are not wanted, or that somebody is afraid of. */
  readonly denied: readonly KnownWord[];
  /** The words that tell of such a fear. */
  readonly fears: readonly IdeaWord[];
};

/** What decides which templates can be told at all. */
export type Readers = Pick<Brief, 'language' | 'dialect' | 'age'>;

const bringsCompanion = ({ companions }: Template, asked: Companion): boolean =>
  Object.values(companions).some(({ companion }) => companion === asked);

const usesObject = (template: Template, object: Prop): boolean =>
  Object.values(template.chooseWorld(streamOf(0), { object, companion: null }, 1).picks).includes(object);

/** More would fill the pictures of a story that is about something else. */
const MOST_THINGS = 2;

/** Where an idea plays says less about it than what happens in it: an egg on a river is a story about an egg. */
const PLACES: ReadonlySet<string> = new Set(['desert', 'river', 'garden', 'sea', 'city', 'market']);
const themeWeight = (theme: string): number => (PLACES.has(theme) ? 0.8 : 1);
/** What only leads to the nearest plot gives way to what is really asked for. */
const NEARNESS = 0.6;

/** Themes decide; a place, a companion and a thing that the plot has anyway turn the scale between equals. */
const scoreOf = (template: Template, { themes, nearThemes, setting, companion, object }: Asked): number => {
  const weigh = (wanted: readonly string[]): number =>
    template.themes.filter((theme) => wanted.includes(theme)).reduce((sum, theme) => sum + themeWeight(theme), 0);
  const near = nearThemes.filter((theme) => !themes.includes(theme));
  return (
    weigh(themes) +
    // Two leads to one plot say more than one.
    NEARNESS * near.reduce((sum, theme) => sum + weigh([theme]), 0) +
    (setting !== null && template.settings.includes(setting) ? 0.5 : 0) +
    (companion !== null && bringsCompanion(template, companion) ? 0.25 : 0) +
    (object !== null && usesObject(template, object) ? 0.2 : 0)
  );
};

/** The templates that these readers can have and that bring nobody who is not wanted, where there are any. */
export const suitableTemplates = (readers: Readers, unwanted: readonly Companion[]): readonly Template[] => {
  const written = TEMPLATES.filter((template) => hasWritten(template, readers));
  const without = written.filter((template) => !unwanted.some((companion) => bringsCompanion(template, companion)));
  return without.length > 0 ? without : written;
};

const bestTemplate = (asked: Asked, readers: Readers): string | null => {
  const scored = suitableTemplates(readers, asked.unwanted).map((template) => ({
    id: template.id,
    score: scoreOf(template, asked),
  }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.id : null;
};

/** `His dog Rex` and `her sister Maya` ask for nobody when Rex and Maya are in the book. */
export const isCastsOwn = ({ kind, from, until }: KnownWord, words: readonly IdeaWord[]): boolean =>
  (kind === 'companion' || kind === 'person') &&
  (words[until + 1]?.isName === true ||
    (words[from - 2]?.isName === true && /^(?:the|his|her|their)$/i.test(words[from - 1]?.written ?? '')));

type Words = Pick<IdeaPlan, 'words' | 'known'>;

/** A book for somebody who is afraid of dogs is about being brave, and has no dog in it. */
const ABOUT_FEAR = 'brave';

const askedIn = ({ words, known }: Words): Asked & Words & Pick<IdeaPlan, 'denied' | 'fears'> => {
  const fearedAt = known.map((one) => fearOf(one, { words, known }));
  const fears = [...new Set(fearedAt)].flatMap((at) => words[at] ?? []);
  const leftOut = known.filter((one, at) => (fearedAt[at] ?? -1) >= 0 || isToBeLeftOut(one, words));
  // No school please: then the story is not about school either.
  const isPlaceOut = ({ from, until }: KnownWord): boolean =>
    leftOut.some((other) => other.kind === 'place' && other.from === from && other.until === until);
  const denied = known.filter((one) => leftOut.includes(one) || (one.kind === 'theme' && isPlaceOut(one)));
  const wanted = known.filter((one) => !denied.includes(one));
  const keys = <Kind extends keyof KeyOfKind>(kind: Kind, from: readonly KnownWord[]): KeyOfKind[Kind][] => [
    ...new Set(from.filter((one) => one.kind === kind).map(({ key }) => key as KeyOfKind[Kind])),
  ];
  const unwanted = keys('companion', denied);
  const companions = keys(
    'companion',
    wanted.filter((one) => !isCastsOwn(one, words)),
  );
  const leads = keys('lead', wanted);
  const themes = keys('theme', wanted);
  const firm = leads.filter((lead) => LEADS[lead]?.last !== true);
  const leading = themes.length + firm.length > 0 ? firm : leads;
  const feared = keys('object', denied);
  const things = keys('object', wanted).filter((thing) => !feared.includes(thing));
  return {
    themes,
    nearThemes: [...leading.flatMap((lead) => LEADS[lead]?.themes ?? []), ...(fears.length > 0 ? [ABOUT_FEAR] : [])],
    companion: companions.find((companion) => !unwanted.includes(companion)) ?? null,
    setting: keys('place', wanted)[0] ?? null,
    object: things[0] ?? null,
    things: things.slice(0, MOST_THINGS),
    unwanted,
    words,
    known,
    denied,
    fears,
  };
};

const knownIn = (idea: string, names: readonly string[]): Words => {
  const words = ideaWords(idea, names);
  return { words, known: knownWords(words) };
};

/** The words of an idea that ask for something; without readers, so that two ideas can be compared. */
export const askedBy = (idea: string): Asked => askedIn(knownIn(idea, []));

/**
 * Recognises what the storyteller can weave into a story; of two companions or places the first named counts. `names` are
 * those of the people in the book: they are no words of the idea.
 */
export const planFromIdea = (idea: string, readers: Readers, names: readonly string[] = []): IdeaPlan => {
  const all = knownIn(idea, names);
  const first = askedIn(all);
  const mentions = all.known.filter(({ kind, key }) => kind === 'companion' && key === first.companion);
  const naming = mentions.map((mention) => givenNameOf(mention, all)).find((one) => one !== null) ?? null;
  // A dolphin called Pearl asks for no pearl.
  const known = all.known.filter(({ from, until }) => naming === null || until < naming.from || from > naming.until);
  const asked = naming === null ? first : askedIn({ words: all.words, known });
  return { ...asked, templateId: bestTemplate(asked, readers), companionName: naming?.name ?? null, naming };
};
