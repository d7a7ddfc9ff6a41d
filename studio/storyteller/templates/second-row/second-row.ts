/** A little cloud from far away comes into the class and rains on everything; the hero finds out what it needs. */
import type { Light } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/second-row/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/second-row/arabic-2-4.data.ts';
import { arabic57 } from '#studio/storyteller/templates/second-row/arabic-5-7.data.ts';
import { arabic810 } from '#studio/storyteller/templates/second-row/arabic-8-10.data.ts';
import { arabicNames, arabicTitles, arabicWords } from '#studio/storyteller/templates/second-row/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/second-row/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/second-row/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/second-row/egyptian-8-10.data.ts';
import {
  egyptianNames,
  egyptianTitles,
  egyptianWords,
} from '#studio/storyteller/templates/second-row/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/second-row/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/second-row/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/second-row/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/second-row/english-words.data.ts';

/** In which order the class tries to stop the rain: what one try teaches leads to the next. */
const TRIES: readonly (readonly string[])[] = [
  ['umbrella'],
  ['bucket'],
  ['board'],
  ['shelf'],
  ['joke'],
  ['umbrella', 'bucket'],
  ['umbrella', 'joke'],
  ['umbrella', 'board'],
  ['umbrella', 'shelf'],
  ['board', 'joke'],
  ['bucket', 'board'],
  ['bucket', 'shelf'],
  ['board', 'shelf'],
  ['shelf', 'joke'],
  ['joke', 'drum'],
  ['umbrella', 'bucket', 'board'],
  ['umbrella', 'bucket', 'shelf'],
  ['umbrella', 'joke', 'drum'],
  ['bucket', 'board', 'shelf'],
  ['bucket', 'shelf', 'joke'],
  ['board', 'shelf', 'joke'],
  ['shelf', 'joke', 'drum'],
  ['umbrella', 'bucket', 'board', 'shelf'],
  ['umbrella', 'bucket', 'shelf', 'joke'],
  ['bucket', 'board', 'shelf', 'joke'],
  ['bucket', 'shelf', 'joke', 'drum'],
  ['board', 'shelf', 'joke', 'drum'],
];

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const secondRow: Template = {
  id: 'second-row',
  title: { en: 'The Cloud in the Second Row', ar: 'سحابة في الصف الثاني' },
  summary: {
    en: 'Somebody new has come to school from far away. She is small, she is grey, and she rains on everything.',
    ar: 'تلميذة جديدة جاءت من بعيد: صغيرة ورمادية، وتُمطر على كل شيء. والجميع يبتعد عنها قليلًا.',
  },
  lesson: {
    en: 'When somebody is sad, you need not stop the rain. You can sit in it with them.',
    ar: 'حين يحزن صديقك، لا يلزم أن توقف المطر. يكفي أن تجلس معه تحته.',
  },
  ageMin: 2,
  ageMax: 10,
  beginsAtHome: true,
  settings: ['school', 'playground', 'library'],
  plans: {
    8: [
      ...at('day', 'arrive', '#1', '#2', 'leave', 'out'),
      ...at('storm', 'rain'),
      ...at('golden-hour', 'voyage', 'bench'),
    ],
    12: [
      ...at('day', 'bell', 'new', '#1', '#2', '#3', 'full', 'gone', 'out'),
      ...at('storm', 'rain'),
      ...at('day', 'sail'),
      ...at('golden-hour', 'sink', 'bench'),
    ],
    16: [
      ...at('dawn', 'bell'),
      ...at('day', 'new', 'seat', '#1', '#2', '#3', '#4', 'full', 'gone', 'dry', 'out'),
      ...at('storm', 'rain'),
      // The sun is out again, and colours need a clear sky.
      ...at('day', 'rainbow', 'sail'),
      ...at('golden-hour', 'sink', 'bench'),
    ],
  },
  companions: {
    cloud: { companion: 'little-cloud', pronouns: 'she' },
    teacher: { companion: 'ibis', pronouns: 'she', size: 1.35 },
    cat: { companion: 'cat', pronouns: 'he' },
    frog: { companion: 'frog', pronouns: 'he' },
    hedgehog: { companion: 'hedgehog', pronouns: 'he' },
    mouse: { companion: 'mouse', pronouns: 'she' },
    goat: { companion: 'goat', pronouns: 'he' },
  },
  chooseWorld: (stream, _wishes, count) => ({
    picks: {},
    episodes: stream.fork('plan').pick(TRIES.filter(({ length }) => length === count)),
  }),
  scenes,
  cover,
  coverAs: 'out',
  carried: () => [
    { from: 'bell', until: 'gone', prop: 'paper-boat' },
    { from: 'arrive', until: 'leave', prop: 'paper-boat' },
  ],
  outfits: [],
  texts: {
    en: { titles, names, words, bands: { '2-4': english24, '5-7': english57, '8-10': english810 } },
    ar: {
      titles: arabicTitles,
      names: arabicNames,
      nouns: { teacher: 'المعلمة' },
      words: arabicWords,
      bands: { '2-4': arabic24, '5-7': arabic57, '8-10': arabic810 },
    },
    'ar-egyptian': {
      titles: egyptianTitles,
      names: egyptianNames,
      nouns: { teacher: 'المعلمة' },
      words: egyptianWords,
      bands: { '2-4': egyptian24, '5-7': egyptian57, '8-10': egyptian810 },
    },
  },
  themes: ['school', 'friend', 'new-here', 'sad'],
};
