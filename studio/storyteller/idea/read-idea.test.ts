import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/locale/language.ts';
import { classifyIdea } from '#core/story/safety/classify-idea.ts';
import { NEAR_IDEAS } from '#studio/storyteller/idea/near-ideas.data.ts';
import { readIdea } from '#studio/storyteller/idea/read-idea.ts';
import { suggestIdeas } from '#studio/storyteller/idea/suggest-ideas.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';

const readers = { language: 'en', dialect: 'standard', age: 6 } as const;
const read = (idea: string, names: string[] = []) => readIdea(idea, readers, names);
const recognised = (idea: string): string[] => read(idea).recognised.map(({ kind, word }) => `${kind} ${word}`);

describe('readIdea', () => {
  it.each([
    ['Omar is afraid of the dark', ['fear dark']],
    ['She wishes for a rocket', ['wish rocket']],
    ['camping in the forest with strange noises', ['theme camping', 'place forest', 'theme noises']],
    ['A walk in the woods with a fox called Rumi and an old drum', ['place woods', 'companion fox', 'object drum']],
    ['her teddy bear is lost in the forest', ['object teddy bear', 'theme lost', 'place forest']],
    ['ليلى تخاف من الظلام ومعها قطتها', ['fear الظلام', 'companion قطتها']],
  ])('recognises what will be in the book: %s', (idea, parts) => expect(recognised(idea)).toEqual(parts));

  it('calls only what follows at once a fear', () => {
    const parts = recognised('afraid of the dark, he camps with a lantern');
    expect(parts[0]).toBe('fear dark');
    expect(parts.filter((part) => part.startsWith('fear'))).toHaveLength(1);
  });

  it.each([
    ['a fox and a pirate in the dark forest', ['pirate']],
    ['a fox and a hedgehog and a dolphin in the dark forest', ['hedgehog', 'dolphin']],
    ['تخاف من الظلام ومعها قرصان', ['قرصان']],
    ['Omar and Zoë walk in the dark forest', []],
    ['something about him and her and the day', []],
  ])('says what it cannot use: %s', (idea, unused) => expect(read(idea, ['Omar', 'Zoë']).unused).toEqual(unused));

  it('promises nothing that the story does not have', () => {
    // The plot of the forest has no rocket, and a place where no scene plays is no place of the story.
    expect(read('in the dark forest at night a noise, a lantern and a rocket').unused).toEqual(['rocket']);
  });

  it('knows no story for an idea without a known word', () => {
    expect(read('qwerty asdf zxcv')).toEqual({
      templateId: null,
      title: null,
      recognised: [],
      unused: ['qwerty', 'asdf', 'zxcv'],
    });
  });

  it('does not discourage with a long list', () => {
    expect(read('alpha beta gamma delta epsilon zeta eta theta iota kappa').unused.length).toBeLessThanOrEqual(6);
  });
});

describe('near ideas', () => {
  it.each(TEMPLATES.map(({ id }) => id))('lead to %s with every word, in both languages', (id) => {
    const ideas = NEAR_IDEAS[id] ?? [];
    expect(ideas.length).toBeGreaterThanOrEqual(2);
    for (const near of ideas) {
      for (const language of LANGUAGES) {
        expect(read(near[language]), near[language]).toMatchObject({ templateId: id, unused: [] });
        expect(classifyIdea(near[language])).toEqual({ kind: 'fine' });
      }
    }
  });

  it('are two, from two stories, the nearest first', () => {
    const suggestions = suggestIdeas('a bloody night in the forest', '', { screen: 'en', readers });
    expect(suggestions).toHaveLength(2);
    expect(suggestions[0]?.templateId).toBe('night-forest');
    expect(suggestions[1]?.templateId).not.toBe('night-forest');
  });

  it('follow the hint that a refused character gives', () => {
    const suggestions = suggestIdeas('Spider-Man and me', 'robot space', { screen: 'ar', readers });
    expect(suggestions[0]).toMatchObject({ templateId: 'not-yet-flower', idea: expect.stringMatching(/روبوت/) });
  });
});
