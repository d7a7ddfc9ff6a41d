/** A written story: a title and its spreads, each with text and the scene of its picture. */
import { mainLanguageOf, type BookTongues, type TextByLanguage } from '#core/locale/language.ts';
import type { Scene } from '#core/story/scene.ts';

export type Spread = {
  /** One text in each language of the book; paragraphs are separated by a line break. */
  readonly texts: TextByLanguage;
  readonly scene: Scene;
};

export type Story = {
  readonly titles: TextByLanguage;
  /** A picture made for a cover: its calm zone is where the title goes. */
  readonly cover: Scene;
  readonly spreads: readonly Spread[];
};

/** The text in the book's main language; empty when the writer left it out. */
export const mainText = (texts: TextByLanguage, book: BookTongues): string => texts[mainLanguageOf(book)] ?? '';
