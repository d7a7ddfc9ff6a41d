/** How authors write the text of a beat: lines in order, each with alternatives, conditions and room to give way. */
import type { Trait } from '#core/character/character.ts';
import type { AgeBand } from '#core/story/age-band.ts';
import type { Word } from '#studio/storyteller/text/realise.ts';

/** Where in a story a traveller or a grown-up says something of their own. */
export type AsidePhase = 'start' | 'way' | 'trouble' | 'turn' | 'end';

/**
 * Something that holds in a book or does not: `together`, `alone`, `adults`, `giver`, `interest`, `liking` when there is
 * something true to say of that interest, `seated` when the hero uses a wheelchair; a pick of the world such as
 * `lost:teddy`; `episode:owl` when the owl comes; `seat:snatched` when the book tells that take; `told:crumb` once a
 * line that plants `crumb` stands in the book. `not` before any of them turns it round: `not told:crumb`.
 */
export type Fact = string;

/** One of several ways to tell a line: any time, only where a fact holds, or so that later lines can rely on it. */
export type Option =
  | string
  | { readonly given: Fact; readonly tell: readonly string[] }
  | { readonly plants: string; readonly tell: string };

export type Line =
  | string
  /** Any one of these; at least one of them can be told in every book. */
  | readonly Option[]
  /** Said only when a fact of the book holds. */
  | { readonly when: Fact; readonly say: Line; readonly otherwise?: Line }
  /**
   * Lines that belong together. A book tells one take, the same wherever the key comes again and in both of its
   * languages, so a pay-off is always that of its planting. Every use of a key lists the same takes in the same order.
   * Where the key is a pick of the world, the world has chosen.
   */
  | { readonly takes: string; readonly tell: Readonly<Record<string, Passage>> }
  /** Told in about every second book, and left out first when the spread is full. */
  | { readonly more: Line }
  /** Always told when there is room. */
  | { readonly ifRoom: Line }
  /**
   * A line of somebody who came along; nothing when the hero came alone. `here` has lines about what happens in this
   * very place; the others of the phase are taken when it has none for who speaks.
   */
  | { readonly aside: AsidePhase; readonly here?: Partial<AsideLines> }
  /** A line of a grown-up of the brief; nothing when there is none. */
  | { readonly adult: 'start' | 'end' }
  /** What this very hero is like, or does in their own way. */
  | { readonly trait: 'habit' | 'turn' };

export type Passage = readonly Line[];

export const when = (fact: Fact, say: Line, otherwise?: Line): Line =>
  otherwise === undefined ? { when: fact, say } : { when: fact, say, otherwise };
export const takes = (key: string, tell: Readonly<Record<string, Passage>>): Line => ({ takes: key, tell });
/** Ways to tell a line that are only told where the fact holds; among other ways, in a list. */
export const given = (fact: Fact, ...tell: readonly string[]): Option => ({ given: fact, tell });
/** A way to tell a line after which `told:<name>` holds; among other ways, in a list. */
export const plants = (name: string, tell: string): Option => ({ plants: name, tell });
/** All the ways to tell a line, after any of which `told:<name>` holds. */
export const planting = (name: string, ...tell: readonly string[]): readonly Option[] =>
  tell.map((each) => plants(name, each));
/** Tells by what a book has chosen once: the same takes in the same order wherever it is asked, in every tongue. */
const chosen = <Take extends string>(key: string, names: readonly Take[], of: (take: Take) => Passage): Line =>
  takes(key, Object.fromEntries(names.map((name) => [name, of(name)])));
/** Tells one line by what a book has chosen once. */
export const choiceOf =
  <Take extends string>(key: string, names: readonly Take[]) =>
  (tell: Readonly<Record<Take, Line>>): Line =>
    chosen(key, names, (take) => [tell[take]]);
/** Tells several lines by what a book has chosen once. */
export const choiceOfPassages =
  <Take extends string>(key: string, names: readonly Take[]) =>
  (tell: Readonly<Record<Take, Passage>>): Line =>
    chosen(key, names, (take) => tell[take]);
export const more = (...lines: readonly Option[]): Line => ({ more: lines });
export const ifRoom = (...lines: readonly Option[]): Line => ({ ifRoom: lines });
export const aside = (phase: AsidePhase): Line => ({ aside: phase });
/** An aside that answers to what has just happened, with `{friend}` as who speaks. */
export const asideHere = (phase: AsidePhase, here: Partial<AsideLines>): Line => ({ aside: phase, here });
export const adult = (phase: 'start' | 'end'): Line => ({ adult: phase });
export const HABIT: Line = { trait: 'habit' };
export const TURN: Line = { trait: 'turn' };

/**
 * Lines for each trait, and for a hero who likes something: every line of those holds `{interest}`, or where `liking`
 * holds `{liking.skill}`. Bands that share the traits have interests of their own, so only a band must have both.
 */
export type TraitLines = Readonly<Record<Trait, readonly string[]>> & { readonly interest?: readonly Option[] };

/** Lines of those who came along; `{friend}` is who speaks. */
export type AsideLines = { readonly person: readonly string[]; readonly pet: readonly string[] };

export type BandText = {
  /** One is chosen for the book and stands wherever `{refrain}` is written. */
  readonly refrains: readonly string[];
  readonly beats: Readonly<Record<string, Passage>>;
  readonly asides: Readonly<Record<AsidePhase, AsideLines>>;
  /** `{grownUp}` is who speaks. */
  readonly adults: { readonly start: readonly string[]; readonly end: readonly string[] };
  readonly traits: { readonly habit: TraitLines; readonly turn: TraitLines };
};

/** Everything one template needs to be told in one language. */
export type TemplateText = {
  /** Lists of two languages have the same length, and the same title in the same place. */
  readonly titles: readonly string[];
  /** Names of the companions, by their ref. Lists of two languages have the same length, and the same name in the same place. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Words chosen once for a book: a list, or one list for each pick of the world with the same key. */
  readonly words: Readonly<Record<string, readonly Word[] | Readonly<Record<string, readonly Word[]>>>>;
  /** Companions whose word in this language has another gender than the template says, by their ref. */
  readonly genders?: Readonly<Record<string, 'she' | 'he'>>;
  /** What the text calls a companion where that is not the usual noun of its kind and gender, by their ref; Arabic with its article. */
  readonly nouns?: Readonly<Record<string, string>>;
  readonly bands: Readonly<Record<AgeBand, BandText>>;
};

/** A template told in a dialect, in the bands it is written for. */
export type DialectText = Omit<TemplateText, 'bands'> & {
  readonly bands: Readonly<Partial<Record<AgeBand, BandText>>>;
};
