import { describe, expect, it } from 'vitest';
import type { Brief } from '#core/story/brief.ts';
import type { Story } from '#core/story/story.ts';
import type { Companion, Prop } from '#core/story/vocabulary.ts';
import { SAMPLE_HERO } from '#studio/storyteller/list-templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const write = (idea: string, more: Partial<Brief> = {}): Story =>
  writeStory({
    templateId: null,
    idea,
    characters: [SAMPLE_HERO],
    language: 'en',
    dialect: 'standard',
    age: 6,
    spreads: 12,
    artStyle: 'cut-paper',
    dedication: null,
    giver: null,
    seed: 11,
    ...more,
  });

const namesOf = (story: Story, companion: Companion): (string | null)[] => [
  ...new Set(
    story.spreads.flatMap(({ scene }) =>
      scene.cast.flatMap(({ who }) => ('companion' in who && who.companion === companion ? [who.name] : [])),
    ),
  ),
];

const spreadsWith = (story: Story, companion: Companion): number =>
  story.spreads.filter(({ scene }) => scene.cast.some(({ who }) => 'companion' in who && who.companion === companion))
    .length;

const showing = (story: Story, prop: Prop): number[] =>
  story.spreads.flatMap(({ scene }, at) => (scene.props.some((one) => one.prop === prop) ? [at] : []));

describe('a companion with a name', () => {
  it('gives it to the one that the story brings, in text and pictures', () => {
    const story = write('A turtle called Bella in the desert');
    expect(namesOf(story, 'turtle')).toEqual(['Bella']);
    expect(story.spreads.filter(({ texts }) => texts.en?.includes('Bella')).length).toBeGreaterThanOrEqual(3);
  });

  it('gives it in every language of the book', () => {
    const story = write('A turtle called Luna in the desert', { language: 'bilingual' });
    const inArabic = story.spreads.filter(({ texts }) =>
      /Luna|ل[\u064B-\u0652]*ون[\u064B-\u0652]*ا/u.test(texts.ar ?? ''),
    );
    expect(inArabic.length).toBeGreaterThanOrEqual(3);
    expect(story.spreads.filter(({ texts }) => texts.en?.includes('Luna')).length).toBeGreaterThanOrEqual(3);
  });

  it('comes along where the story’s own would only come by', () => {
    const story = write('to meet a dolphin called Splash at the beach');
    expect(namesOf(story, 'dolphin')).toEqual(['Splash']);
    expect(spreadsWith(story, 'dolphin')).toBe(12);
  });
});

it('brings nobody who is not wanted', () => {
  for (const seed of [1, 2, 3, 4]) expect(spreadsWith(write('a jealous boy, no dogs please', { seed }), 'dog')).toBe(0);
  for (const seed of [1, 2, 3, 4]) expect(spreadsWith(write('in the dark forest, no owls', { seed }), 'owl')).toBe(0);
});

it('has a thing that the plot does not need where the story starts and where it ends', () => {
  expect(showing(write('trains'), 'train')).toEqual([0, 11]);
  expect(showing(write('قرصان طيب وسفينة في البحر', { language: 'ar' }), 'boat')).toEqual(
    expect.arrayContaining([0, 11]),
  );
});

it('does not take the hero’s name for a wish', () => {
  const characters = [{ ...SAMPLE_HERO, name: 'Bear' }] as const;
  expect(spreadsWith(write('Bear is in the dark forest', { characters }), 'bear')).toBe(0);
});
