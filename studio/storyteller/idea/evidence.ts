/** What is really in the book of an idea, measured on sample books: nothing else may be promised to a family. */
import type { Brief } from '#core/story/brief.ts';
import type { Story } from '#core/story/story.ts';
import { mainText } from '#core/story/story.ts';
import type { Companion, Prop, Setting } from '#core/story/vocabulary.ts';
import { ideaWords } from '#studio/storyteller/idea/idea-text.ts';
import { knownWords, type KnownWord } from '#studio/storyteller/idea/known-words.ts';
import { spreadsShowing } from '#studio/storyteller/idea/lay-thing.ts';
import type { IdeaPlan, Readers } from '#studio/storyteller/idea/plan-from-idea.ts';
import { LEADS } from '#studio/storyteller/idea/theme-words.data.ts';
import { FEWEST_SPREADS } from '#studio/storyteller/idea/weave-companion.ts';
import { sampleBrief } from '#studio/storyteller/list-templates.ts';
import type { Template } from '#studio/storyteller/template.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeWithPlot } from '#studio/storyteller/write-story.ts';

/** Two, because what one book says by chance another does not. */
const SAMPLE_SEEDS = [1, 2] as const;

type Sample = { readonly plot: Story; readonly story: Story; readonly named: ReadonlyMap<string, number> };

export type Evidence = {
  readonly plan: IdeaPlan;
  /** The story whose plot fits, or null when any may be told. */
  readonly template: Template | null;
  readonly samples: readonly Sample[];
};

const nameOf = ({ kind, key }: Pick<KnownWord, 'kind' | 'key'>): string => `${kind} ${key}`;

/** On how many spreads the text names what. */
const namedIn = (story: Story, brief: Brief): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { texts } of story.spreads) {
    const found = new Set(knownWords(ideaWords(mainText(texts, brief))).map(nameOf));
    for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

const sampleOf = (plan: IdeaPlan, readers: Readers, seed: number): Sample => {
  const brief = sampleBrief({ ...readers, seed });
  const { plot, story } = writeWithPlot(brief, plan);
  return { plot, story, named: namedIn(story, brief) };
};

export const evidenceFor = (plan: IdeaPlan, readers: Readers): Evidence => ({
  plan,
  template: TEMPLATES.find(({ id }) => id === plan.templateId) ?? null,
  samples: SAMPLE_SEEDS.map((seed) => sampleOf(plan, readers, seed)),
});

/** What plots tell of beside what chooses them. */
const TOLD_BESIDE: Readonly<Record<string, readonly string[]>> = {
  'quiet-turtle': ['lost', 'found'],
  'nodding-star': ['found', 'help'],
  'rescued-dragon': ['found'],
  'second-row': ['help'],
  'seventh-egg': ['found'],
};

const scenesOf = ({ story }: Sample) => story.spreads.map(({ scene }) => scene);

const spreadsWith = (companion: Companion, sample: Sample): number =>
  scenesOf(sample).filter(({ cast }) => cast.some(({ who }) => 'companion' in who && who.companion === companion))
    .length;

const spreadsAt = (setting: Setting, sample: Sample): number =>
  scenesOf(sample).filter((scene) => scene.setting === setting).length;

/** `Our cat Luna went missing`. */
const WORDS_BETWEEN = 3;
/** Named on one page of twelve, a thing or place is there by the way. */
const OFTEN_NAMED = 2;

const isPlace = (setting: Setting, sample: Sample): boolean => {
  const drawn = spreadsAt(setting, sample);
  return drawn >= FEWEST_SPREADS || (drawn > 0 && (sample.named.get(`place ${setting}`) ?? 0) > 0);
};

const mattersIn = (thing: Prop, { plot, named: all }: Sample): boolean => {
  const named = all.get(`object ${thing}`) ?? 0;
  const drawn = spreadsShowing(
    plot.spreads.map(({ scene }) => scene),
    thing,
  );
  return drawn >= FEWEST_SPREADS || (drawn > 0 && named >= OFTEN_NAMED);
};

/** Plots in which the companion itself has lost its way. */
const LOST_IN: Readonly<Partial<Record<string, Companion>>> = {
  'quiet-turtle': 'turtle',
  'nodding-star': 'little-star',
};

/** A cat that comes along is not the one that `went missing`, whatever else is lost in the story. */
const isLostCompanion = ({ key, from }: KnownWord, { plan, template }: Evidence): boolean =>
  key === 'lost' &&
  plan.known.some(
    (other) =>
      other.kind === 'companion' &&
      from > other.until &&
      from - other.until <= WORDS_BETWEEN &&
      plan.words[from]?.clause === plan.words[other.from]?.clause &&
      LOST_IN[template?.id ?? ''] !== other.key,
  );

/** Whether the story itself has what the idea names, as far as its family may be told so. */
export const isWoven = (known: KnownWord, evidence: Evidence): boolean => {
  const { template, samples } = evidence;
  switch (known.kind) {
    case 'theme':
      return (
        template !== null &&
        !isLostCompanion(known, evidence) &&
        [...template.themes, ...(TOLD_BESIDE[template.id] ?? [])].includes(known.key)
      );
    case 'lead':
      return samples.every(({ named }) => (named.get(nameOf(known)) ?? 0) >= OFTEN_NAMED);
    case 'place':
      return samples.every((sample) => isPlace(known.key, sample));
    case 'companion':
      return samples.every((sample) => spreadsWith(known.key, sample) >= FEWEST_SPREADS);
    case 'object':
      return samples.every((sample) => mattersIn(known.key, sample));
    case 'person':
      return false;
  }
};

/** Whether the pictures at least show the thing. */
export const isDrawn = (known: KnownWord, { plan, samples }: Evidence): boolean =>
  known.kind === 'object' &&
  plan.things.includes(known.key) &&
  samples.every((sample) => spreadsShowing(scenesOf(sample), known.key) >= 2);

/** Whether the story was chosen as the nearest to what the idea names. */
export const isNear = (known: KnownWord, { template }: Evidence): boolean =>
  known.kind === 'lead' && (LEADS[known.key]?.themes.some((theme) => template?.themes.includes(theme)) ?? false);

/** Whether what is not wanted is really left out. */
export const isLeftOut = (known: KnownWord, { samples }: Evidence): boolean => {
  switch (known.kind) {
    case 'companion':
      return samples.every((sample) => spreadsWith(known.key, sample) === 0 && !sample.named.has(nameOf(known)));
    case 'object':
      return samples.every(
        (sample) => spreadsShowing(scenesOf(sample), known.key) === 0 && !sample.named.has(nameOf(known)),
      );
    case 'place':
      return samples.every((sample) => spreadsAt(known.key, sample) === 0);
    default:
      return samples.every(({ named }) => !named.has(nameOf(known)));
  }
};
