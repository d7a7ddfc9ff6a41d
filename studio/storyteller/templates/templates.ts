/** All templates of the storyteller. A new one is written in its own folder and added here. */
import { textLanguagesOf, type BookLanguage } from '#core/locale/language.ts';
import type { Template } from '#studio/storyteller/template.ts';
import { nightForest } from '#studio/storyteller/templates/night-forest/night-forest.ts';
import { notYetFlower } from '#studio/storyteller/templates/not-yet-flower/not-yet-flower.ts';
import { quietTurtle } from '#studio/storyteller/templates/quiet-turtle/quiet-turtle.ts';

export const TEMPLATES: readonly Template[] = [nightForest, quietTurtle, notYetFlower];

/** Whether a book in this language can be written from the template. */
export const hasWritten = (template: Template, language: BookLanguage): boolean =>
  textLanguagesOf(language).every((text) => template.texts[text] !== undefined);
