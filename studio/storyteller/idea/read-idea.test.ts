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
    ['لاعب كورة في المدرسة', ['لاعب كورة']],
    ['سمكة وعصفورة في البحر', ['عصفورة']],
    ['a fox and a qwerty in the dark forest', ['qwerty']],
    ['Omar and Zoë walk in the dark forest', []],
    ['something about him and her and the day', []],
    ['Playing in the dark forest, moving the house', ['moving', 'house']],
    ['يحلم بأن يصير صديق روبوت قرب القمر في الفضاء', ['صديق']],
  ])('says what it cannot use: %s', (idea, unused) => {
    const { unused: said, nearest } = read(idea, ['Omar', 'Zoë']);
    expect([...nearest, ...said].filter((word) => word !== 'Playing')).toEqual(unused);
  });

  it('says all that it cannot use', () => {
    expect(read('alpha beta gamma delta epsilon zeta eta theta iota kappa').unused).toHaveLength(10);
  });

  it('knows no story for an idea without a known word', () => {
    expect(read('qwerty asdf zxcv')).toEqual({
      templateId: null,
      title: null,
      recognised: [],
      nearest: [],
      leftOut: [],
      people: [],
      unused: ['qwerty', 'asdf', 'zxcv'],
    });
  });
});

describe('what is promised', () => {
  it('is in the book: a thing that the plot does not need is only in its pictures', () => {
    expect(recognised('in the dark forest at night a noise, a lantern and a rocket')).toContain('drawn rocket');
    expect(recognised('A girl who plays football in a castle')).toEqual(['place castle', 'drawn football']);
  });

  it.each([
    ['A princess in a castle', ['princess']],
    ['dinosaurs!!!', ['dinosaurs']],
    ['قرصان في البحر', ['قرصان']],
    ['Going to the dentist', ['dentist']],
    ['in the jungle at night', ['jungle']],
  ])('is not what only leads to the nearest story: %s', (idea, nearest) => {
    expect(read(idea)).toMatchObject({ nearest, unused: [], templateId: expect.any(String) });
  });

  it('is not that a cat which comes along was lost', () => {
    expect(read('Our cat Luna went missing')).toMatchObject({
      recognised: [{ kind: 'companion', word: 'cat' }],
      unused: ['missing'],
    });
    expect(recognised('سلحفاه ضايعه في الصحرا عايزه ترجع النيل')).toEqual([
      'companion سلحفاه',
      'theme ضايعه',
      'place الصحرا',
      'place النيل',
    ]);
  });

  it('is company only of somebody who is there for at least three spreads', () => {
    // The dolphin of the plot comes by on one spread: the family's comes along instead.
    expect(recognised('to meet a dolphin at the beach')).toEqual(['companion dolphin', 'place beach']);
    expect(recognised('a fox and a hedgehog and a dolphin in the dark forest')).not.toContain('companion dolphin');
  });
});

describe('what is not wanted', () => {
  it('is left out, and said to be', () => {
    expect(read('No dogs please, she is allergic. She loves the garden')).toMatchObject({
      leftOut: ['dogs'],
      recognised: [{ kind: 'theme', word: 'garden' }],
    });
    expect(read('قصة في الحديقة من غير كلاب')).toMatchObject({ leftOut: ['كلاب'] });
  });

  it.each([
    ['He does not want to go to school', ['place school']],
    ['ولد خجول لا يتكلم في الفصل', ['place الفصل']],
  ])('is no place where only something is not done: %s', (idea, parts) => {
    expect(read(idea).leftOut).toEqual([]);
    expect(recognised(idea)).toEqual(parts);
  });

  it.each([
    ['A shy turtle, but do not set it in the forest', ['forest']],
    ['No school please, it is about a flower', ['school']],
  ])('is a place that the family does not want: %s', (idea, leftOut) => expect(read(idea).leftOut).toEqual(leftOut));

  it('is no fear and no wish', () => {
    expect(recognised('not afraid of the dark')).toEqual(['theme dark']);
    expect(recognised('بنتي بتخاف من الضلمة ومش عايزة تنام')).toEqual(['fear الضلمة', 'theme تنام']);
  });
});

describe('people', () => {
  it('who are not in the book can be put into it, with their names', () => {
    expect(read('She and her little sister Maya find a magic key').people).toEqual(['sister Maya']);
    expect(read('يوسف واخته مريم لقوا خريطة كنز في بيت جدو', ['يوسف']).people).toEqual(['اخته مريم', 'جدو']);
  });

  it('who are in the book are used', () => {
    expect(read('She and her sister Maya find a magic key', ['Maya'])).toMatchObject({ people: [], unused: [] });
  });

  it.each([
    ['River is afraid of the dark', 'River', ['fear dark']],
    ['Kit is lost in the forest', 'Kit', ['theme lost', 'place forest']],
    ['ملك بتخاف من الظلام', 'ملك', ['fear الظلام']],
    ['قمر تحب البحر', 'قمر', ['place البحر']],
  ])('do not choose the story by their names: %s', (idea, name, parts) => {
    expect(read(idea, [name]).recognised.map(({ kind, word }) => `${kind} ${word}`)).toEqual(parts);
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
