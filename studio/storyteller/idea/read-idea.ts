/** Says to a family, before a book is made, what of their idea the storyteller will weave in and what it cannot use yet. */
import { foldedWords } from '#core/locale/fold-text.ts';
import type { Language } from '#core/locale/language.ts';
import type { Brief } from '#core/story/brief.ts';
import type { IdeaPart } from '#core/story/idea-part.ts';
import type { Story } from '#core/story/story.ts';
import type { IdeaWord, KnownWord } from '#studio/storyteller/idea/known-words.ts';
import { FEAR_WORDS, FINDING_WORDS, PASSING_WORDS, WISH_WORDS } from '#studio/storyteller/idea/passing-words.data.ts';
import { planFromIdea, type IdeaPlan, type Readers } from '#studio/storyteller/idea/plan-from-idea.ts';
import { SAMPLE_HERO } from '#studio/storyteller/list-templates.ts';
import type { Template } from '#studio/storyteller/template.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

export type IdeaReading = {
  /** The story whose plot fits, or null when nothing in the idea asks for one and any may be told. */
  readonly templateId: string | null;
  readonly title: Readonly<Record<Language, string>> | null;
  /** As the family wrote it, in the order of the idea. */
  readonly recognised: readonly { readonly kind: IdeaPart; readonly word: string }[];
  readonly unused: readonly string[];
};

const isAmong = (words: ReadonlySet<string>, { written, forms }: IdeaWord): boolean =>
  [foldedWords(written).trim(), ...forms].some((form) => words.has(form));

/** `Afraid` and `finds` lead to a story, but it is the dark and the kite that a family wants to see in it. */
const isLeading = (word: IdeaWord | undefined): boolean =>
  word !== undefined && [FEAR_WORDS, WISH_WORDS, FINDING_WORDS].some((words) => isAmong(words, word));

/** More would be a list to be discouraged by. */
const MOST_UNUSED = 6;
const SHORTEST_WORD = 3;
/** How far `afraid of the very dark …` reaches. */
const REACH = 5;

/** A story written from the idea: what is said to be woven in is looked for in it. */
const sampleOf = (idea: string, readers: Readers): Story => {
  const brief: Brief = {
    templateId: null,
    idea,
    characters: [SAMPLE_HERO],
    ...readers,
    spreads: 12,
    artStyle: 'cut-paper',
    dedication: null,
    giver: null,
    seed: 1,
  };
  return writeStory(brief);
};

type Evidence = { readonly plan: IdeaPlan; readonly template: Template | null; readonly story: Story };

const isWoven = (known: KnownWord, { plan, template, story }: Evidence): boolean => {
  const scenes = story.spreads.map(({ scene }) => scene);
  switch (known.kind) {
    case 'theme':
      return template?.themes.includes(known.key) ?? false;
    case 'place':
      return template !== null && scenes.some(({ setting }) => setting === known.key);
    case 'companion':
      return (
        plan.companion === known.key &&
        scenes.some(({ cast }) => cast.some(({ who }) => 'companion' in who && who.companion === known.key))
      );
    case 'object':
      return (
        plan.object === known.key &&
        scenes.some(
          ({ props, cast }) =>
            props.some(({ prop }) => prop === known.key) || cast.some(({ carries }) => carries === known.key),
        )
      );
  }
};

/** A theme that comes soon after `afraid of` is a fear, after `wants to` a wish. */
const kindOf = (known: KnownWord, { words, known: all }: IdeaPlan): IdeaPart => {
  if (known.kind !== 'theme') return known.kind;
  const before = words.slice(Math.max(0, known.from - REACH), known.from);
  const at = before.findLastIndex((word) => isAmong(FEAR_WORDS, word) || isAmong(WISH_WORDS, word));
  const leading = before[at];
  if (!leading) return 'theme';
  // Only what comes first after it: `afraid of flying carries a letter` is no fear of letters.
  const from = known.from - before.length + at;
  if (all.some((other) => other.from > from && other.until < known.from)) return 'theme';
  return isAmong(FEAR_WORDS, leading) ? 'fear' : 'wish';
};

const writtenOf = ({ from, until }: KnownWord, { words }: IdeaPlan): string =>
  words
    .slice(from, until + 1)
    .map(({ written }) => written)
    .join(' ');

/** Places and companions say more than the theme of the same word. */
const PRECEDENCE: readonly KnownWord['kind'][] = ['companion', 'object', 'place', 'theme'];

const recognisedIn = (evidence: Evidence): KnownWord[] => {
  const woven = evidence.plan.known.filter((known) => isWoven(known, evidence));
  return woven.filter(
    (known) =>
      !woven.some(
        (other) =>
          other.from <= known.from &&
          other.until >= known.until &&
          PRECEDENCE.indexOf(other.kind) < PRECEDENCE.indexOf(known.kind),
      ),
  );
};

const unusedIn = (plan: IdeaPlan, woven: readonly KnownWord[], names: readonly string[]): string[] => {
  const own = new Set([...names, plan.companionName ?? ''].flatMap((name) => foldedWords(name).trim().split(' ')));
  const known = new Set(woven.flatMap(({ from, until }) => [from, until]));
  const unused = plan.words.filter(
    (word, at) =>
      !known.has(at) &&
      word.written.length >= SHORTEST_WORD &&
      /\p{L}/u.test(word.written) &&
      !isAmong(PASSING_WORDS, word) &&
      !isAmong(own, word),
  );
  return [...new Map(unused.map(({ written }) => [foldedWords(written), written])).values()].slice(0, MOST_UNUSED);
};

/** The same plan that the book is written from. `names` are those of the people in the book. */
export const readIdea = (idea: string, readers: Readers, names: readonly string[]): IdeaReading => {
  const plan = planFromIdea(idea, readers);
  const template = TEMPLATES.find(({ id }) => id === plan.templateId) ?? null;
  const woven = recognisedIn({ plan, template, story: sampleOf(idea, readers) });
  const shown = woven.filter((known) => known.kind !== 'theme' || !isLeading(plan.words[known.from]));
  const recognised = shown.map((known) => ({ kind: kindOf(known, plan), word: writtenOf(known, plan) }));
  return {
    templateId: plan.templateId,
    title: template?.title ?? null,
    recognised: [...new Map(recognised.map((one) => [one.word.toLowerCase(), one])).values()],
    unused: unusedIn(plan, woven, names),
  };
};
