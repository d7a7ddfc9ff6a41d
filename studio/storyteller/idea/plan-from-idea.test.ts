import { describe, expect, it } from 'vitest';
import { COMPANION_WORDS } from '#studio/storyteller/idea/companion-words.data.ts';
import { planFromIdea } from '#studio/storyteller/idea/plan-from-idea.ts';
import { OBJECT_WORDS } from '#studio/storyteller/idea/prop-words.data.ts';
import { SETTING_WORDS } from '#studio/storyteller/idea/setting-words.data.ts';
import { LEADS } from '#studio/storyteller/idea/theme-words.data.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';

const readers = { language: 'en', dialect: 'standard', age: 6 } as const;

describe('planFromIdea', () => {
  it.each([
    ['Omar is afraid of the dark', 'night-forest'],
    ['camping in the forest with strange noises', 'night-forest'],
    ['a trip down the Nile, in the hot desert', 'quiet-turtle'],
    ['learning to listen to quiet people', 'quiet-turtle'],
    ['she wants to fly to the moon in a rocket', 'not-yet-flower'],
    ['he is so impatient, planting seeds in the garden', 'not-yet-flower'],
    ['a boy finds a turtle lost in the desert and brings her back to the river', 'quiet-turtle'],
    ['طفل يجد سلحفاة تائهة في الصحراء ويريد أن يعيدها إلى النيل', 'quiet-turtle'],
    ['a boy who wants a baby brother and a talking train', 'seventh-egg'],
    ['a duck who thinks the child is its mother', 'seventh-egg'],
    ['losing her first tooth', 'seventh-egg'],
    ['a football match that his team loses', 'second-row'],
    ['two brothers who fight over a toy car', 'second-row'],
    ['a shy child who does not talk at school', 'second-row'],
    ['مش عايز يروح المدرسة', 'second-row'],
    ['he stutters', 'quiet-turtle'],
    ['ولد لا يحب النوم مبكرًا', 'nodding-star'],
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

  it.each([
    ['I want to be a big boy', { companion: null, object: null }],
    ['He goes fishing with a net', { companion: null, object: 'fishing-rod' }],
    ['He gets a doctors kit', { object: null }],
    ['Ice cream at the seaside', { setting: 'ocean', object: 'ice-cream' }],
    ['I would like a book about bedtime please', { object: null, templateId: 'nodding-star' }],
    ['عايز كتاب عن النوم', { object: null }],
    ['A story about a train', { object: 'train' }],
    ['her new toy', { object: null }],
    ['her doll', { object: 'doll' }],
    ['Hot dog stand', { companion: null }],
    ['وقت الحمام', { companion: null, object: 'bathtub' }],
  ])('does not take one word for another: %s', (idea, asked) => {
    expect(planFromIdea(idea, readers)).toMatchObject(asked);
  });

  it.each([
    ['our cat Luna is in the garden', 'Luna'],
    ['with his dog Rex', 'Rex'],
    ['Luna the cat walks in the forest', 'Luna'],
    ['a cat, Luna, in the sea', 'Luna'],
    ['a dolphin called bella', 'Bella'],
    ['قطتنا بسبوسة في الحارة', 'بسبوسة'],
    ['حصان أبيض في الصحراء اسمه برق', 'برق'],
    ['a cat in the Garden', null],
    ['قطتها تحب البحر', null],
  ])('hears what the companion is called: %s', (idea, name) => {
    expect(planFromIdea(idea, readers).companionName).toBe(name);
  });

  it('does not take a name for a thing', () => {
    expect(planFromIdea('دولفين اسمه لولو', readers)).toMatchObject({ companionName: 'لولو', object: null });
  });

  it.each([
    ['a hedghog', { companion: 'hedgehog' }],
    ['a rabit', { companion: 'rabbit' }],
    ['in the forrest', { setting: 'forest' }],
    ['a tresure map', { object: 'map' }],
    ['making freinds', { themes: ['friend'] }],
    ['in the house with her father', { companion: null, object: null }],
    ['a stick and a crate', { companion: null, object: null, setting: null }],
  ])('forgives a letter where only one word is meant: %s', (idea, asked) => {
    expect(planFromIdea(idea, readers)).toMatchObject(asked);
  });

  it.each([
    ['الضلمة', { themes: ['dark'] }],
    ['في الصحرا', { setting: 'desert' }],
    ['في الجنينة', { setting: 'garden' }],
    ['غيران', { themes: ['jealous'] }],
    ['الارانب', { companion: 'rabbit' }],
    ['الكلاب', { companion: 'dog' }],
    ['ببغاء', { companion: 'bird' }],
    ['كورة', { object: 'ball' }],
    ['وسفينة', { object: 'boat' }],
    ['قطارات', { object: 'train' }],
    ['الاميرات', { nearThemes: expect.arrayContaining(['knight']) }],
    ['قرصان', { nearThemes: ['sea'] }],
  ])('reads Egyptian, hamza-less and plural words: %s', (idea, asked) => {
    expect(planFromIdea(idea, readers)).toMatchObject(asked);
  });

  it('reads nothing out of the names of the people in the book', () => {
    expect(planFromIdea('فارس يذهب إلى المدرسة', readers, ['فارس']).nearThemes).not.toContain('knight');
    expect(planFromIdea('Bear wants a friend', readers, ['Bear']).companion).toBeNull();
    expect(planFromIdea('Bear meets the bear', readers, ['Bear']).companion).toBe('bear');
    expect(planFromIdea('with his dog Rex', readers, ['Rex']).companion).toBeNull();
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

describe('the words of an idea', () => {
  const plainly = { language: 'en', dialect: 'standard', age: 6 } as const;

  it.each(Object.entries(OBJECT_WORDS))('know the thing %s in both languages', (prop, words) => {
    for (const word of words)
      expect(
        planFromIdea(word, plainly).known.map(({ key }) => key),
        word,
      ).toContain(prop);
    expect(words.some((word) => /\p{Script=Arabic}/u.test(word)) && words.some((word) => /[a-z]/.test(word))).toBe(
      true,
    );
  });

  it.each(Object.entries(COMPANION_WORDS))('know the companion %s in both languages', (companion, words) => {
    for (const word of words)
      expect(
        planFromIdea(word, plainly).known.map(({ key }) => key),
        word,
      ).toContain(companion);
    expect(words.some((word) => /\p{Script=Arabic}/u.test(word))).toBe(true);
  });

  it.each(Object.entries(SETTING_WORDS))('know the place %s in both languages', (setting, words) => {
    for (const word of words)
      expect(
        planFromIdea(word, plainly).known.map(({ key }) => key),
        word,
      ).toContain(setting);
    expect(words.some((word) => /\p{Script=Arabic}/u.test(word))).toBe(true);
  });

  it('lead only to themes that some story has', () => {
    const themes = new Set(TEMPLATES.flatMap((template) => template.themes));
    for (const [lead, { themes: near }] of Object.entries(LEADS))
      expect(
        near.filter((theme) => !themes.has(theme)),
        lead,
      ).toEqual([]);
  });
});
