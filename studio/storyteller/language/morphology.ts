/**
 * What one language must be able to say about the persons and things of a story. There is one file for each language;
 * everything else in the storyteller is the same for all of them.
 */
import type { CharacterKind, Pronouns } from '#core/character/character.ts';

/** Nominative, accusative, genitive, by their vowels in Arabic: `الكَعْكَةُ`, `الكَعْكَةَ`, `الكَعْكَةِ`. */
export type GrammaticalCase = 'u' | 'a' | 'i';

/** Somebody a text can talk about: a character, a companion of the story, or several of them together. */
export type Entity = {
  /** Plain data, whatever it looks like. */
  readonly name: string;
  /** How they are called when they first appear, such as `Mishmish the cat`. */
  readonly introduced: string;
  /** What a pet of the family is, with its article, where the sentence decides how that is written: `القِطَّة`. */
  readonly noun?: string;
  /** `it` is for companions that are things, such as a robot. */
  readonly pronouns: Pronouns | 'it';
  readonly count: number;
  /** Each of them when they are several, in the order they are named in. */
  readonly each?: readonly Entity[];
  readonly kind: CharacterKind;
  readonly age: number | null;
  /** False for a word of the family that is no name and begins a sentence with a capital letter. */
  readonly isName?: false;
};

/** How a line speaks of somebody. */
export type Mention = {
  readonly entity: Entity;
  readonly as: 'name' | 'possessive' | 'pronoun';
  /** False for names that stay: of several together, of somebody who is being introduced. */
  readonly mayChange: boolean;
  /** Nobody told us whether they are she or he. */
  readonly isAnybody?: true;
};

/** A part of a finished line: authors' words, or a name and other words from a slot, which nobody changes. */
export type Piece = {
  readonly text: string;
  readonly isAuthors: boolean;
  readonly mention?: Mention;
  /** The forms that the text was chosen from, and whom it agrees with. */
  readonly agreement?: { readonly entity: Entity; readonly forms: readonly string[] };
};

/** Where a name might become a pronoun. All text is that of the paragraph with its names. */
export type NamePlace = {
  readonly entity: Entity;
  readonly possessive: boolean;
  readonly before: string;
  readonly after: string;
  /** What the narrator says from the mention before to this one; speech and names are left out. */
  readonly between: string;
  /** Where they were mentioned last. */
  readonly last: Pick<NamePlace, 'before' | 'agreement'>;
  /** The forms of the word right before the name when it agrees with somebody. */
  readonly agreement: NonNullable<Piece['agreement']> | null;
};

/** What stands in the place of a name; so many letters around it give way. */
export type Reference = { readonly text: string; readonly dropsBefore?: number };

/** How a language speaks again of somebody whom the text has just named. */
export type References = {
  /** Two of one class can be taken for each other; null for those who are always named. */
  readonly classOf: (entity: Entity) => string | null;
  /** Authors' words that may stand for somebody of the class, or be somebody else. */
  readonly rivals: (pronounClass: string) => RegExp | null;
  /** Authors' pronouns of the class. They are nobody else's while the paragraph names one only. */
  readonly pronouns: (pronounClass: string) => RegExp | null;
  /** Whether a word is a verb of saying: `said`, `قَالَتْ`. */
  readonly isSaying: (word: string) => boolean;
  /** Null where a careful writer keeps the name, and where it is not sure. */
  readonly refer: (place: NamePlace) => Reference | null;
};

/** A name that the narrator says, and what is known of the words around it. */
export type FirstName = {
  readonly entity: Entity;
  readonly before: string;
  /** Verbs of this spread that agree with somebody, so whatever name follows one of them is its subject. */
  readonly verbs: ReadonlySet<string>;
  /** All names that may stand in one row with it. */
  readonly names: readonly string[];
};

/** The name as it is told, with what changes right before it. */
export type Told = { readonly before: string; readonly name: string };

export type Naming = {
  /** `Mishka the cat`; null where a careful writer waits for a better place. */
  readonly kind: (first: FirstName) => Told | null;
  /** A story that begins so, with the town it begins in: `In Cairo, one day`; null where it would not be the town of that. */
  readonly inTown: (beginning: string, town: string) => string | null;
};

export type Morphology = {
  /** A form of somebody: a pronoun, a verb that follows the pronoun, a part of the body. Unknown forms throw. */
  readonly form: (entity: Entity, form: string) => string;
  /** Which of the written forms of an agreement slot agrees with somebody. */
  readonly agreement: (entity: Entity, forms: readonly string[]) => string;
  readonly possessive: (word: string) => string;
  readonly withArticle: (phrase: string) => string;
  readonly capitalised: (phrase: string) => string;
  /** Authors' words that every age band shares, as they are spelled for the readers of this one. */
  readonly spelled: (authored: string) => string;
  /** Words of a list, which stand there in the nominative, in another case; without one their endings are left off. */
  readonly declined: (phrase: string, to: GrammaticalCase | null) => string;
  /** The pieces of one line put together, with what changes where two words meet; `goesOn` if the line goes on after them. */
  readonly joined: (pieces: readonly Piece[], goesOn?: boolean) => string;
  /** What changes when the sentences of a paragraph stand together, such as a second `said Mona`. */
  readonly settled: (paragraph: string) => string;
  /** Names in a row: `Adam, Mona and Ali`. */
  readonly list: (names: readonly string[]) => string;
  /** Forms that mean the hero when they stand alone in a slot, such as `they`. */
  readonly heroForms: ReadonlySet<string>;
  readonly references: References;
  readonly naming: Naming;
};
