/** A dragon in a tower wants to be rescued by all the rules, until somebody needs to be rescued by him. */
import type { Light } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/rescued-dragon/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/rescued-dragon/arabic-2-4.data.ts';
import { arabic57 } from '#studio/storyteller/templates/rescued-dragon/arabic-5-7.data.ts';
import { arabic810 } from '#studio/storyteller/templates/rescued-dragon/arabic-8-10.data.ts';
import {
  arabicNames,
  arabicTitles,
  arabicWords,
} from '#studio/storyteller/templates/rescued-dragon/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/rescued-dragon/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/rescued-dragon/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/rescued-dragon/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/rescued-dragon/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/rescued-dragon/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/rescued-dragon/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/rescued-dragon/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/rescued-dragon/english-words.data.ts';

/** Whoever keeps one of the rules of the rescue; each has waited as long as the dragon. */
const EPISODES = ['duck', 'goose', 'owl', 'goat', 'bat', 'mouse'] as const;

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const rescuedDragon: Template = {
  id: 'rescued-dragon',
  title: { en: 'The Dragon Who Waited to Be Rescued', ar: 'التنين الذي انتظر من ينقذه' },
  summary: {
    en: 'A letter sails down from a castle tower: a dragon is ready to be rescued, if you please, and by the rules. But is he?',
    ar: 'رسالة تهبط من برج القلعة: تنين مستعد لأن يُنقَذ، من فضلكم، وحسب القواعد. فهل هو مستعد حقًّا؟',
  },
  lesson: {
    en: 'Sometimes the best way to help somebody is to let them help you.',
    ar: 'أحيانًا تكون أفضل مساعدة نقدّمها لأحد أن ندعه يساعدنا.',
  },
  ageMin: 2,
  ageMax: 10,
  settings: ['castle'],
  plans: {
    8: [
      ...at('day', 'open+letter', '#1', '#2'),
      ...at('golden-hour', 'top'),
      ...at('dusk', 'low'),
      ...at('moonlight', 'help', 'coming'),
      ...at('dawn', 'out+note'),
    ],
    12: [
      ...at('day', 'open+letter', 'gate', '#1', '#2', '#3'),
      ...at('golden-hour', 'top', 'again'),
      ...at('dusk', 'low'),
      ...at('moonlight', 'help', 'coming', 'out'),
      ...at('dawn', 'home+last'),
    ],
    16: [
      ...at('day', 'open', 'letter', 'gate', '#1', '#2', '#3', '#4'),
      ...at('golden-hour', 'top', 'again'),
      ...at('dusk', 'low'),
      // Night has swallowed the way: the only light is the one high up.
      ...at('moonlight', 'help', 'coming', 'out', 'way', 'home'),
      ...at('dawn', 'last'),
    ],
  },
  companions: {
    dragon: { companion: 'dragon', pronouns: 'he', size: 1.6 },
    duck: { companion: 'duck', pronouns: 'she' },
    goose: { companion: 'goose', pronouns: 'she' },
    owl: { companion: 'owl', pronouns: 'he' },
    goat: { companion: 'goat', pronouns: 'he' },
    bat: { companion: 'bat', pronouns: 'she' },
    mouse: { companion: 'mouse', pronouns: 'he' },
  },
  chooseWorld: (stream, { companion }, count) => {
    const shuffled = stream.fork('episodes').shuffle(EPISODES);
    const chosen = [
      ...shuffled.filter((episode) => episode === companion),
      ...shuffled.filter((episode) => episode !== companion),
    ].slice(0, count);
    // With the mouse all the stairs are counted and climbed, so only the top can come after him.
    const episodes = [
      ...chosen.filter((episode) => episode !== 'mouse'),
      ...chosen.filter((episode) => episode === 'mouse'),
    ];
    return { picks: { keeper1: episodes[0] ?? 'duck', keeper2: episodes[1] ?? 'goose' }, episodes };
  },
  scenes,
  cover,
  coverAs: 'top',
  carried: () => [{ from: 'letter', until: 'low', prop: 'scroll' }],
  outfits: [],
  texts: {
    en: { titles, names, words, bands: { '2-4': english24, '5-7': english57, '8-10': english810 } },
    ar: {
      titles: arabicTitles,
      names: arabicNames,
      nouns: { goat: 'الماعز' },
      words: arabicWords,
      bands: { '2-4': arabic24, '5-7': arabic57, '8-10': arabic810 },
    },
    'ar-egyptian': {
      titles: egyptianTitles,
      names: arabicNames,
      // Cairo says it so of one, whatever its name.
      nouns: { owl: 'البومة' },
      words: egyptianWords,
      bands: { '2-4': egyptian24, '5-7': egyptian57, '8-10': egyptian810 },
    },
  },
  themes: ['dragon', 'knight', 'help', 'brave', 'friend'],
};
