import { describe, expect, it } from 'vitest';
import type { Brief } from '#core/story/brief.ts';
import type { Story } from '#core/story/story.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import { SAMPLE_HERO, sampleBrief } from '#studio/storyteller/list-templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const write = (idea: string, more: Partial<Brief> = {}): Story => writeStory(sampleBrief({ idea, seed: 11, ...more }));

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

it('is on every spread whose text has it, however many come along', () => {
  const others = (['brother', 'sister', 'cousin'] as const).map((id) => ({ ...SAMPLE_HERO, id, name: `The ${id}` }));
  for (const idea of [
    'a dog called Rex in the dark forest',
    'a fox called Rumi at school',
    'a cat called Luna in a castle',
  ]) {
    for (const age of [3, 6, 9]) {
      for (const spreads of [8, 16] as const) {
        const [first, second, third] = others;
        if (!first || !second || !third) throw new RangeError('Three come along');
        const story = write(idea, { age, spreads, characters: [SAMPLE_HERO, first, second, third] });
        const name = / called (\S+)/.exec(idea)?.[1] ?? '';
        for (const { texts, scene } of story.spreads) {
          const isThere = scene.cast.some(({ who }) => 'companion' in who && who.name === name);
          expect(isThere || !texts.en?.includes(name), texts.en).toBe(true);
        }
      }
    }
  }
});

it('brings nobody who is not wanted', () => {
  for (const seed of [1, 2, 3, 4]) expect(spreadsWith(write('a jealous boy, no dogs please', { seed }), 'dog')).toBe(0);
  for (const seed of [1, 2, 3, 4]) expect(spreadsWith(write('in the dark forest, no owls', { seed }), 'owl')).toBe(0);
});

it('does not take the hero’s name for a wish', () => {
  const characters = [{ ...SAMPLE_HERO, name: 'Bear' }] as const;
  expect(spreadsWith(write('Bear is in the dark forest', { characters }), 'bear')).toBe(0);
});
