/** Reads a family's own idea: what it is about, who comes along, where it plays and which thing matters in it. */
import type { BookLanguage } from '#core/locale/language.ts';
import { COMPANIONS, SETTINGS, type Companion, type Prop, type Setting } from '#core/story/vocabulary.ts';
import { COMPANION_WORDS, OBJECT_WORDS, SETTING_WORDS, THEME_WORDS } from '#studio/storyteller/idea/idea-words.data.ts';
import { hasWritten, TEMPLATES } from '#studio/storyteller/templates/templates.ts';

export type IdeaPlan = {
  /** The best template for the idea, or null when nothing in it asks for one. */
  readonly templateId: string | null;
  readonly themes: readonly string[];
  readonly companion: Companion | null;
  /** What the idea calls the companion: `a cat named Mishmish`. */
  readonly companionName: string | null;
  readonly setting: Setting | null;
  readonly object: Prop | null;
};

/** Lower case, Arabic without vowel marks and article, one space on either side of every word. */
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const singular = (text: string): string =>
  text.replace(/(?<=\p{L}{2})(?:’s|s)(?= )/gu, '').replace(/ (?:و|ب|ل)?ال(?=\p{L}{3})/gu, ' ');

/** Where in the idea one of the words stands first, or -1. */
const firstOf = (words: readonly string[], texts: readonly string[]): number => {
  const places = texts.flatMap((text) => words.map((word) => text.indexOf(` ${word} `))).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
};

/** The key whose word comes first in the idea: what people name first matters most to them. */
const firstNamed = <K extends string>(
  keys: readonly K[],
  words: Readonly<Partial<Record<K, readonly string[]>>>,
  texts: readonly string[],
): K | null => {
  const found = keys
    .map((key) => ({ key, place: firstOf(words[key] ?? [], texts) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place);
  return found[0]?.key ?? null;
};

/** `a cat named Mishmish`, `قطة اسمها مشمش`: the word after, as it was written. */
const nameAfter = (idea: string, words: readonly string[]): string | null => {
  const called = words.join('|');
  const english = new RegExp(`\\b(?:${called})\\b[^.!?]{0,12}?\\b(?:named|called)\\s+(\\p{Lu}[\\p{L}’'-]{1,19})`, 'iu');
  const arabic = new RegExp(`(?:${called})[^.!؟]{0,12}?\\s(?:اسمه|اسمها|يدعى|تدعى)\\s+(\\p{L}{2,20})`, 'u');
  const name = english.exec(idea)?.[1] ?? arabic.exec(idea)?.[1] ?? null;
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null;
};

const bestTemplate = (themes: readonly string[], setting: Setting | null, language: BookLanguage): string | null => {
  const scored = TEMPLATES.filter((template) => hasWritten(template, language)).map((template) => ({
    id: template.id,
    score:
      template.themes.filter((theme) => themes.includes(theme)).length +
      (setting !== null && template.settings.includes(setting) ? 0.5 : 0),
  }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.id : null;
};

/** Recognises what the storyteller can weave into a story; words that it does not know change nothing. */
export const planFromIdea = (idea: string, language: BookLanguage): IdeaPlan => {
  const text = spaced(idea);
  const texts = [text, singular(text)];
  const themes = Object.keys(THEME_WORDS).filter((theme) => firstOf(THEME_WORDS[theme] ?? [], texts) >= 0);
  const companion = firstNamed(COMPANIONS, COMPANION_WORDS, texts);
  const setting = firstNamed(SETTINGS, SETTING_WORDS, texts);
  return {
    templateId: bestTemplate(themes, setting, language),
    themes,
    companion,
    companionName: companion ? nameAfter(idea, COMPANION_WORDS[companion] ?? []) : null,
    setting,
    object: firstNamed(Object.keys(OBJECT_WORDS) as Prop[], OBJECT_WORDS, texts),
  };
};
