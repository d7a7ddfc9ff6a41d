import { describe, expect, it } from 'vitest';
import { planFromIdea } from '#studio/storyteller/idea/plan-from-idea.ts';

const readers = { language: 'en', dialect: 'standard', age: 6 } as const;

describe('planFromIdea', () => {
  it.each([
    ['Omar is afraid of the dark', 'night-forest'],
    ['camping in the forest with strange noises', 'night-forest'],
    ['a trip down the Nile, in the hot desert', 'quiet-turtle'],
    ['learning to listen to quiet people', 'quiet-turtle'],
    ['she wants to fly to the moon in a rocket', 'not-yet-flower'],
    ['he is so impatient, planting seeds in the garden', 'not-yet-flower'],
  ])('finds a story for “%s”', (idea, template) => {
    expect(planFromIdea(idea, readers).templateId).toBe(template);
  });

  it('recognises companion, its name, place and thing', () => {
    expect(planFromIdea('A walk in the woods with a fox called Rumi and an old drum', readers)).toMatchObject({
      companion: 'fox',
      companionName: 'Rumi',
      setting: 'forest',
      object: 'drum',
    });
  });

  it('takes what is named first', () => {
    expect(planFromIdea('my rabbit and the dog next door', readers).companion).toBe('rabbit');
  });

  it('reads whole words only', () => {
    expect(planFromIdea('a catalogue of owlish doggerel, understood', readers)).toMatchObject({
      companion: null,
      themes: [],
    });
  });

  it('reads Arabic with article and vowel marks', () => {
    expect(planFromIdea('تخاف من الظَّلام ومعها قطة اسمها مشمش', readers)).toMatchObject({
      templateId: 'night-forest',
      companion: 'cat',
      companionName: 'مشمش',
    });
  });

  it('asks for nothing that it does not know', () => {
    expect(planFromIdea('something quite different altogether', readers).templateId).toBeNull();
  });
});
