/** Reads a family's own idea: what it is about, who comes along, where it plays and which thing matters in it. */
import type { Brief } from '#core/story/brief.ts';
import type { Companion, Prop, Setting } from '#core/story/vocabulary.ts';
import { COMPANION_WORDS } from '#studio/storyteller/idea/idea-words.data.ts';
import {
  ideaWords,
  knownWords,
  type IdeaWord,
  type KeyOfKind,
  type KnownWord,
} from '#studio/storyteller/idea/known-words.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import type { Template } from '#studio/storyteller/template.ts';
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
  /** The idea word by word, and which of them are known. */
  readonly words: readonly IdeaWord[];
  readonly known: readonly KnownWord[];
};

/** `a cat named Mishmish`, `قطة اسمها مشمش`: the word after, as it was written. */
const nameAfter = (idea: string, words: readonly string[]): string | null => {
  const called = words.join('|');
  const english = new RegExp(`\\b(?:${called})\\b[^.!?]{0,12}?\\b(?:named|called)\\s+(\\p{Lu}[\\p{L}’'-]{1,19})`, 'iu');
  const arabic = new RegExp(`(?:${called})[^.!؟]{0,12}?\\s(?:اسمه|اسمها|يدعى|تدعى)\\s+(\\p{L}{2,20})`, 'u');
  const name = english.exec(idea)?.[1] ?? arabic.exec(idea)?.[1] ?? null;
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null;
};

/** What decides which templates can be told at all. */
export type Readers = Pick<Brief, 'language' | 'dialect' | 'age'>;

type Asked = Pick<IdeaPlan, 'themes' | 'setting' | 'companion' | 'object'>;

const bringsCompanion = ({ companions }: Template, asked: Companion): boolean =>
  Object.values(companions).some(({ companion }) => companion === asked);

const usesObject = (template: Template, object: Prop): boolean =>
  Object.values(template.chooseWorld(streamOf(0), { object, companion: null }, 1).picks).includes(object);

/** Where an idea plays says less about it than what happens in it: an egg on a river is a story about an egg. */
const PLACES: ReadonlySet<string> = new Set(['desert', 'river', 'garden', 'sea', 'city', 'market']);
const themeWeight = (theme: string): number => (PLACES.has(theme) ? 0.8 : 1);

/** Themes decide; a place, a companion and a thing that the plot has anyway turn the scale between equals. */
const scoreOf = (template: Template, { themes, setting, companion, object }: Asked): number =>
  template.themes.filter((theme) => themes.includes(theme)).reduce((sum, theme) => sum + themeWeight(theme), 0) +
  (setting !== null && template.settings.includes(setting) ? 0.5 : 0) +
  (companion !== null && bringsCompanion(template, companion) ? 0.25 : 0) +
  (object !== null && usesObject(template, object) ? 0.2 : 0);

const bestTemplate = (asked: Asked, readers: Readers): string | null => {
  const scored = TEMPLATES.filter((template) => hasWritten(template, readers)).map((template) => ({
    id: template.id,
    score: scoreOf(template, asked),
  }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.id : null;
};

/** The words of an idea that ask for something; without readers, so that two ideas can be compared. */
export const askedBy = (idea: string): Asked & Pick<IdeaPlan, 'words' | 'known'> => {
  const words = ideaWords(idea);
  const known = knownWords(words);
  const first = <Kind extends keyof KeyOfKind>(kind: Kind): KeyOfKind[Kind] | null =>
    (known.find((one) => one.kind === kind)?.key as KeyOfKind[Kind] | undefined) ?? null;
  return {
    themes: [...new Set(known.filter(({ kind }) => kind === 'theme').map(({ key }) => key))],
    companion: first('companion'),
    setting: first('place'),
    object: first('object'),
    words,
    known,
  };
};

/** Recognises what the storyteller can weave into a story; of two companions, places or things the first named counts. */
export const planFromIdea = (idea: string, readers: Readers): IdeaPlan => {
  const asked = askedBy(idea);
  const { companion } = asked;
  return {
    ...asked,
    templateId: bestTemplate(asked, readers),
    companionName: companion ? nameAfter(idea, COMPANION_WORDS[companion] ?? []) : null,
  };
};
