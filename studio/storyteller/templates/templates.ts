/** All templates of the storyteller. A new one is written in its own folder and added here. */
import { textLanguagesOf, type Dialect, type Language } from '#core/locale/language.ts';
import { ageBandOf } from '#core/story/age-band.ts';
import type { Brief } from '#core/story/brief.ts';
import type { Template } from '#studio/storyteller/template.ts';
import { halfSong } from '#studio/storyteller/templates/half-song/half-song.ts';
import { nibbledRecipe } from '#studio/storyteller/templates/nibbled-recipe/nibbled-recipe.ts';
import { nightForest } from '#studio/storyteller/templates/night-forest/night-forest.ts';
import { noddingStar } from '#studio/storyteller/templates/nodding-star/nodding-star.ts';
import { notYetFlower } from '#studio/storyteller/templates/not-yet-flower/not-yet-flower.ts';
import { quietTurtle } from '#studio/storyteller/templates/quiet-turtle/quiet-turtle.ts';
import { rainyFish } from '#studio/storyteller/templates/rainy-fish/rainy-fish.ts';
import { rescuedDragon } from '#studio/storyteller/templates/rescued-dragon/rescued-dragon.ts';
import { secondRow } from '#studio/storyteller/templates/second-row/second-row.ts';
import { seventhEgg } from '#studio/storyteller/templates/seventh-egg/seventh-egg.ts';
import { walkingPigeon } from '#studio/storyteller/templates/walking-pigeon/walking-pigeon.ts';
import { warmBook } from '#studio/storyteller/templates/warm-book/warm-book.ts';
import type { DialectText } from '#studio/storyteller/text/passage.ts';

export const TEMPLATES: readonly Template[] = [
  nightForest,
  quietTurtle,
  notYetFlower,
  nibbledRecipe,
  rainyFish,
  rescuedDragon,
  secondRow,
  walkingPigeon,
  noddingStar,
  seventhEgg,
  halfSong,
  warmBook,
];

/** What a template tells in a language; the dialect matters to Arabic alone. */
export const textOf = (template: Template, language: Language, dialect: Dialect): DialectText | undefined =>
  template.texts[language === 'ar' && dialect === 'egyptian' ? 'ar-egyptian' : language];

/** Whether the template is written in the languages of a book, in its dialect, for its readers. */
export const hasWritten = (
  template: Template,
  { language, dialect, age }: Pick<Brief, 'language' | 'dialect' | 'age'>,
): boolean =>
  textLanguagesOf(language).every((text) => textOf(template, text, dialect)?.bands[ageBandOf(age)] !== undefined);
