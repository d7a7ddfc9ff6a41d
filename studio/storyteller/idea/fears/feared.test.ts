import { describe, expect, it } from 'vitest';
import { mainText } from '#core/story/story.ts';
import { planFromIdea } from '#studio/storyteller/idea/plan-from-idea.ts';
import { readIdea } from '#studio/storyteller/idea/read-idea.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const NAMES = ['Nour', 'نور'];
const languageOf = (idea: string): 'en' | 'ar' => (/[a-z]/.test(idea) ? 'en' : 'ar');
const readersOf = (idea: string) => ({ language: languageOf(idea), dialect: 'standard', age: 6 }) as const;
const planOf = (idea: string) => planFromIdea(idea, readersOf(idea), NAMES);

const AFRAID_OF_DOGS = [
  'Nour is afraid of dogs',
  'Nour is scared of big dogs',
  'Nour is terrified of the neighbour’s dog',
  'Nour fears dogs',
  'a girl with a fear of dogs',
  'dogs frighten her',
  'Dogs make Nour nervous',
  'She gets nervous around dogs',
  'My son has a phobia of dogs and he is six',
  'he runs away whenever a dog comes near',
  'a boy who overcomes his fear of dogs',
  'she used to be scared to go near dogs',
  'نور تخاف من الكلاب',
  'نور بتخاف من الكلاب',
  'ابني خايف من الكلاب',
  'نور تخشى الكلاب',
  'عندها خوف من الكلاب',
  'الكلاب تخيفها',
  'الكلاب بتخوفها',
  'مرعوبة من الكلاب الكبيرة',
  'بتترعب من الكلاب',
  'نور تفزع من صوت الكلاب',
  'عنده فوبيا من الكلاب',
  'تتغلب على خوفها من الكلاب',
];

describe('an animal that somebody is afraid of', () => {
  it.each(AFRAID_OF_DOGS)('does not come along, and the story is about being brave: %s', (idea) => {
    const { companion, unwanted, templateId } = planOf(idea);
    expect({ companion, unwanted }).toEqual({ companion: null, unwanted: ['dog'] });
    expect(TEMPLATES.find(({ id }) => id === templateId)?.themes).toContain('brave');
  });

  it.each(['Nour is afraid of dogs', 'نور بتخاف من الكلاب'])('is in no picture and no text: %s', (idea) => {
    for (const age of [3, 6, 9]) {
      for (const seed of [1, 2, 4]) {
        const brief = variedBrief({ templateId: null, language: languageOf(idea), age, spreads: 12, idea }, seed);
        for (const { texts, scene } of writeStory(brief).spreads) {
          expect(scene.cast.filter(({ who }) => 'companion' in who && who.companion === 'dog')).toEqual([]);
          expect(mainText(texts, brief)).not.toMatch(/\bdogs?\b|الكلاب|الكلب/);
        }
      }
    }
  });

  it('is said to be left out, in a story about what the family tells', () => {
    const read = (idea: string) => readIdea(idea, readersOf(idea), NAMES);
    expect(read('Nour is afraid of dogs')).toMatchObject({
      templateId: 'night-forest',
      recognised: [{ kind: 'theme', word: 'afraid' }],
      leftOut: ['dogs'],
      unused: [],
    });
    expect(read('نور بتخاف من الكلاب')).toMatchObject({ leftOut: ['الكلاب'], unused: [] });
  });

  it.each([
    ['Nour is afraid of dogs but loves cats', 'cat', ['dog']],
    ['نور بتخاف من الكلاب بس بتحب القطط', 'cat', ['dog']],
    ['Nour is afraid of cats and dogs', null, ['cat', 'dog']],
    ['Nour is afraid of cats, dogs and horses', null, ['cat', 'dog', 'horse']],
    ['نور بتخاف من الكلاب والقطط', null, ['dog', 'cat']],
  ])('is told from one that may come: %s', (idea, companion, unwanted) => {
    expect(planOf(idea)).toMatchObject({ companion, unwanted });
  });

  it.each([
    'Nour is not afraid of dogs',
    'her dog is afraid of thunder',
    'a scared dog finds a home',
    'afraid of the dark, with her dog',
    'afraid of the dark and her dog helps',
    'afraid of the dark and loses her dog',
    'afraid of thunder and the dog hides too',
    'afraid of the dark with her dog',
    'afraid of the dark so her dog sleeps beside her',
    'afraid of the dark until a dog helps',
    'تخاف من الظلام وتفقد كلبها',
    'Nour is nervous about her new puppy',
    'نور لا تخاف من الكلاب',
    'كلبها يخاف من الظلام',
    'تخاف من الظلام ومعها كلبها',
    'تخاف من الظلام وكلبها يساعدها',
  ])('is none here: %s', (idea) => {
    expect(planOf(idea)).toMatchObject({ companion: 'dog', unwanted: [] });
  });
});

it.each(['Nour is allergic to dogs', 'نور عندها حساسية من الكلاب'])(
  'leaves out what somebody must not touch: %s',
  (idea) => {
    expect(planOf(idea)).toMatchObject({ companion: null, unwanted: ['dog'], fears: [] });
  },
);

it('lays nothing into the pictures that somebody is afraid of', () => {
  expect(planOf('Nour is afraid of balloons')).toMatchObject({ things: [], object: null });
  expect(planOf('بنتي بتخاف من البلالين')).toMatchObject({ things: [], object: null });
  expect(planOf('خايفة تركب العجلة')).toMatchObject({ companion: null, things: [] });
  expect(planOf('Nour has a red balloon')).toMatchObject({ things: ['balloon'] });
});
