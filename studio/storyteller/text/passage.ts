/** How authors write the text of a beat: lines in order, each with alternatives, conditions and room to give way. */
import type { Trait } from '#core/character/character.ts';
import type { AgeBand } from '#core/story/age-band.ts';
import type { Word } from '#studio/storyteller/text/realise.ts';

/** Where in a story a traveller or a grown-up says something of their own. */
export type AsidePhase = 'start' | 'way' | 'trouble' | 'turn' | 'end';

export type Line =
  | string
  /** Any one of these. */
  | readonly string[]
  /**
   * Said only when a fact of the book holds: `together`, `alone`, `adults`, `giver`, `interest`, a pick of the world
   * such as `lost:teddy`, or `episode:owl` when the owl comes in this book.
   */
  | { readonly when: string; readonly say: Line; readonly otherwise?: Line }
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

export const when = (fact: string, say: Line, otherwise?: Line): Line =>
  otherwise === undefined ? { when: fact, say } : { when: fact, say, otherwise };
export const more = (...lines: readonly string[]): Line => ({ more: lines });
export const ifRoom = (...lines: readonly string[]): Line => ({ ifRoom: lines });
export const aside = (phase: AsidePhase): Line => ({ aside: phase });
/** An aside that answers to what has just happened, with `{friend}` as who speaks. */
export const asideHere = (phase: AsidePhase, here: Partial<AsideLines>): Line => ({ aside: phase, here });
export const adult = (phase: 'start' | 'end'): Line => ({ adult: phase });
export const HABIT: Line = { trait: 'habit' };
export const TURN: Line = { trait: 'turn' };

export type TraitLines = Readonly<Record<Trait, readonly string[]>>;

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
  readonly bands: Readonly<Record<AgeBand, BandText>>;
};

/** A template told in a dialect, in the bands it is written for. */
export type DialectText = Omit<TemplateText, 'bands'> & {
  readonly bands: Readonly<Partial<Record<AgeBand, BandText>>>;
};
