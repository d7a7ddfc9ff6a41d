/** An egg that nobody ordered takes the hero’s place at home, hatches, and follows the hero everywhere. */
import type { Light, Prop } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/seventh-egg/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/seventh-egg/arabic-2-4.data.ts';
import { arabic57 } from '#studio/storyteller/templates/seventh-egg/arabic-5-7.data.ts';
import { arabic810 } from '#studio/storyteller/templates/seventh-egg/arabic-8-10.data.ts';
import { arabicNames, arabicTitles, arabicWords } from '#studio/storyteller/templates/seventh-egg/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/seventh-egg/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/seventh-egg/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/seventh-egg/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/seventh-egg/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/seventh-egg/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/seventh-egg/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/seventh-egg/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/seventh-egg/english-words.data.ts';

/** What of the hero’s is given to the egg to lie in. */
const THINGS: readonly Prop[] = ['hat', 'scarf', 'blanket', 'boots'];
const EPISODES = ['hide', 'climb', 'mirror', 'drum', 'dog', 'hen'] as const;

const inOrder = (chosen: readonly string[]): string[] => EPISODES.filter((episode) => chosen.includes(episode));

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const seventhEgg: Template = {
  id: 'seventh-egg',
  title: { en: 'Egg Number Seven', ar: 'البيضة السابعة' },
  summary: {
    en: 'An egg comes to the house and everybody looks at it, and nobody looks at you. Then it hatches, and will not stop following you.',
    ar: 'تصل إلى البيت بيضة فينظر إليها الجميع ولا ينظر إليك أحد. ثم تفقس، ولا يكفّ من فيها عن السير خلفك.',
  },
  lesson: {
    en: 'To be the elder one is to be looked up to, and to walk a little slower.',
    ar: 'أن تكون الأكبر يعني أن هناك من يتطلع إليك، وأن تمشي أبطأ قليلًا.',
  },
  ageMin: 2,
  ageMax: 10,
  beginsAtHome: true,
  settings: ['garden', 'bedroom', 'nile'],
  plans: {
    8: [
      ...at('golden-hour', 'arrive'),
      ...at('dawn', 'hatch'),
      ...at('day', '#1', '#2', 'alone'),
      ...at('golden-hour', 'track', 'water'),
      ...at('moonlight', 'slow'),
    ],
    12: [
      ...at('golden-hour', 'open', 'egg'),
      ...at('lamplight', 'home'),
      ...at('dawn', 'hatch'),
      ...at('day', '#1', '#2', '#3', 'alone'),
      ...at('golden-hour', 'track', 'pond', 'swim'),
      ...at('moonlight', 'slow'),
    ],
    16: [
      ...at('golden-hour', 'open', 'egg'),
      ...at('lamplight', 'home', 'watch'),
      ...at('dawn', 'hatch'),
      ...at('day', 'follow', '#1', '#2', '#3', '#4', 'alone'),
      ...at('golden-hour', 'gone', 'track', 'pond', 'swim'),
      ...at('moonlight', 'slow'),
    ],
  },
  companions: {
    duck: { companion: 'duck', pronouns: 'he', size: 0.7 },
    goose: { companion: 'goose', pronouns: 'she' },
    dog: { companion: 'dog', pronouns: 'he' },
    hen: { companion: 'hen', pronouns: 'she' },
    donkey: { companion: 'donkey', pronouns: 'he' },
  },
  chooseWorld: (stream, { object }, count) => ({
    picks: { thing: THINGS.find((prop) => prop === object) ?? stream.fork('thing').pick(THINGS) },
    // From hiding to handing over: each try begins where the one before has failed.
    episodes: inOrder(stream.fork('episodes').shuffle(EPISODES).slice(0, count)),
  }),
  scenes,
  cover,
  coverAs: 'alone',
  carried: () => [],
  outfits: [
    { from: 'watch', until: 'hatch', outfit: 'pyjamas' },
    { from: 'hatch', until: 'hatch', outfit: 'pyjamas' },
  ],
  texts: {
    en: { titles, names, words, bands: { '2-4': english24, '5-7': english57, '8-10': english810 } },
    ar: {
      titles: arabicTitles,
      names: arabicNames,
      nouns: { duck: 'فرخ البط' },
      words: arabicWords,
      bands: { '2-4': arabic24, '5-7': arabic57, '8-10': arabic810 },
    },
    'ar-egyptian': {
      titles: egyptianTitles,
      names: arabicNames,
      nouns: { duck: 'فرخ البط' },
      words: egyptianWords,
      bands: { '2-4': egyptian24, '5-7': egyptian57, '8-10': egyptian810 },
    },
  },
  themes: ['sibling', 'egg', 'jealous', 'growing-up'],
};
