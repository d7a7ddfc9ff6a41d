/** On a coast without rain a small fish asks for some, and the hero finds out who has been making it all along. */
import type { Companion, Light } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/rainy-fish/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/rainy-fish/arabic-2-4.data.ts';
import { arabic57 } from '#studio/storyteller/templates/rainy-fish/arabic-5-7.data.ts';
import { arabic810 } from '#studio/storyteller/templates/rainy-fish/arabic-8-10.data.ts';
import { arabicNames, arabicTitles, arabicWords } from '#studio/storyteller/templates/rainy-fish/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/rainy-fish/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/rainy-fish/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/rainy-fish/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/rainy-fish/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/rainy-fish/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/rainy-fish/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/rainy-fish/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/rainy-fish/english-words.data.ts';

const EPISODES = ['can', 'basket', 'dolphin', 'octopus', 'crab', 'turtle'] as const;
/** The try at rain that a companion of the family's own idea brings. */
const EPISODE_OF: Readonly<Partial<Record<Companion, string>>> = {
  dolphin: 'dolphin',
  octopus: 'octopus',
  crab: 'crab',
  'sea-turtle': 'turtle',
};

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const rainyFish: Template = {
  id: 'rainy-fish',
  title: { en: 'The Fish Who Asked for Rain', ar: 'السمكة التي طلبت مطرًا' },
  summary: {
    en: 'On a shore where it never rains, a small fish sees an umbrella and wants to know what it is for. Then it wants some.',
    ar: 'على شاطئ لا يعرف المطر، رأت سمكة صغيرة مظلة فسألت عن فائدتها، ثم أرادت أن تذوق المطر بنفسها.',
  },
  lesson: {
    en: 'What is nothing special to one may be the wonder of another’s life.',
    ar: 'ما يراه أحدنا عاديًّا قد يكون أعجب ما في حياة غيره.',
  },
  ageMin: 2,
  ageMax: 10,
  settings: ['ocean'],
  plans: {
    8: [...at('day', 'open', 'ask+wish', '#1', '#2'), ...at('golden-hour', 'idea', 'sail+whale', 'rain', 'below+next')],
    12: [
      ...at('day', 'open', 'ask', 'wish+dive', '#1', '#2', '#3'),
      ...at('golden-hour', 'low', 'idea', 'sail+whale', 'rain', 'below'),
      ...at('dusk', 'home+last'),
    ],
    16: [
      ...at('day', 'open', 'ask', 'wish', 'dive', '#1', '#2', '#3', '#4'),
      ...at('golden-hour', 'low', 'idea', 'sail', 'whale', 'rain', 'below'),
      ...at('dusk', 'home', 'last'),
    ],
  },
  companions: {
    fish: { companion: 'fish', pronouns: 'he', size: 1.2 },
    whale: { companion: 'whale', pronouns: 'she' },
    dolphin: { companion: 'dolphin', pronouns: 'he' },
    octopus: { companion: 'octopus', pronouns: 'she' },
    crab: { companion: 'crab', pronouns: 'he' },
    turtle: { companion: 'sea-turtle', pronouns: 'she' },
  },
  chooseWorld: (stream, { companion }, count) => {
    const asked = companion === null ? undefined : EPISODE_OF[companion];
    const shuffled = stream.fork('episodes').shuffle(EPISODES);
    const episodes = [
      ...shuffled.filter((episode) => episode === asked),
      ...shuffled.filter((episode) => episode !== asked),
    ].slice(0, count);
    return { picks: { rule1: episodes[0] ?? 'can', rule2: episodes[1] ?? 'basket' }, episodes };
  },
  scenes,
  cover,
  coverAs: 'open',
  carried: () => [
    { from: 'open', until: 'ask', prop: 'umbrella' },
    { from: 'sail', until: 'whale', prop: 'umbrella' },
  ],
  outfits: [
    { from: 'dive', until: 'below', outfit: 'diving-suit' },
    // Only a short book has `next`, and it does not dive to ask the reef.
    { from: 'ask', until: 'next', outfit: 'diving-suit' },
  ],
  texts: {
    en: { titles, names, words, bands: { '2-4': english24, '5-7': english57, '8-10': english810 } },
    ar: {
      titles: arabicTitles,
      names: arabicNames,
      genders: { fish: 'she' },
      words: arabicWords,
      bands: { '2-4': arabic24, '5-7': arabic57, '8-10': arabic810 },
    },
    'ar-egyptian': {
      titles: egyptianTitles,
      names: arabicNames,
      genders: { fish: 'she' },
      words: egyptianWords,
      bands: { '2-4': egyptian24, '5-7': egyptian57, '8-10': egyptian810 },
    },
  },
  themes: ['sea', 'rain', 'wonder', 'help'],
};
