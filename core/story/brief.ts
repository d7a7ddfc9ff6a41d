/** The brief: everything a user asked for when they pressed Generate. A story and its pictures are made from it alone. */
import type { Character } from '#core/character/character.ts';
import type { BookLanguage, Dialect, Language } from '#core/locale/language.ts';

export const SPREAD_COUNTS = [8, 12, 16] as const;
export type SpreadCount = (typeof SPREAD_COUNTS)[number];

export const ART_STYLES = ['cut-paper', 'gouache', 'ink-wash', 'screen-print'] as const;
export type ArtStyle = (typeof ART_STYLES)[number];

export type Brief = {
  /** A template of the storyteller, or null when the story grows from `idea`. */
  readonly templateId: string | null;
  readonly idea: string | null;
  /** One to four; the first is the hero, the others are companions. */
  readonly characters: readonly [Character, ...Character[]];
  readonly language: BookLanguage;
  /** Which language of a bilingual book comes first and decides how it is bound; English where it is left out. */
  readonly leadLanguage?: Language;
  readonly dialect: Dialect;
  /** Age of the reader in whole years, 2 to 10. */
  readonly age: number;
  readonly spreads: SpreadCount;
  readonly artStyle: ArtStyle;
  readonly dedication: string | null;
  /** Who gives the book. */
  readonly giver: string | null;
  /** Where the family lives, as it calls the place; books made before it was asked have none. */
  readonly home?: string | null;
  /** 32-bit unsigned. The same brief and seed give the same story and the same pictures. */
  readonly seed: number;
};

export const heroOf = (brief: Brief): Character => brief.characters[0];
