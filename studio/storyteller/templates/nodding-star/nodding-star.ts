/** A star who must not sleep asks the one child on the street who never does for help, and both of them are wrong. */
import type { Companion, Light } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes, SEEN } from '#studio/storyteller/templates/nodding-star/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/nodding-star/arabic-2-4.data.ts';
import { arabic57 } from '#studio/storyteller/templates/nodding-star/arabic-5-7.data.ts';
import { arabic810 } from '#studio/storyteller/templates/nodding-star/arabic-8-10.data.ts';
import {
  arabicNames,
  arabicTitles,
  arabicWords,
} from '#studio/storyteller/templates/nodding-star/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/nodding-star/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/nodding-star/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/nodding-star/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/nodding-star/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/nodding-star/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/nodding-star/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/nodding-star/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/nodding-star/english-words.data.ts';

/** Who is flying home tonight and needs the star. */
const LATE: readonly Companion[] = ['goose', 'pigeon', 'hoopoe', 'duck'];
/** Ways of staying awake, the loudest first: a book takes some of them in this order, because the house wants quiet. */
const EPISODES: readonly string[] = ['drum', 'jump', 'faces', 'sour', 'cold', 'story'];
/** The first is in the room where the hero lies awake: what is taken for a beast there is found there. */
const IN_THE_ROOM: readonly string[] = ['drum', 'jump', 'faces'];

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const noddingStar: Template = {
  id: 'nodding-star',
  title: { en: 'The Star Who Mustn’t Sleep', ar: 'النجم الذي لا يجوز له أن ينام' },
  summary: {
    en: 'A small star has to stay awake all night, so he asks a child who is very good at not sleeping. It goes wrong beautifully.',
    ar: 'نجم صغير عليه أن يسهر الليل كله، فيستعين بطفل بارع في السهر، ثم تنقلب الأمور أجمل انقلاب.',
  },
  lesson: {
    en: 'Going to sleep is not giving up: it is how we come to shine.',
    ar: 'النوم ليس استسلامًا، بل به نستعيد نورنا.',
  },
  ageMin: 2,
  ageMax: 10,
  beginsAtHome: true,
  settings: ['bedroom', 'village-roof'],
  plans: {
    8: [
      ...at('moonlight', 'start', 'ask'),
      ...at('lamplight', '#1', '#2'),
      ...at('lamplight', 'worse+turn', 'teach'),
      ...at('moonlight', 'rise', 'sleep'),
    ],
    12: [
      ...at('lamplight', 'open'),
      ...at('moonlight', 'tap', 'ask'),
      ...at('lamplight', '#1', '#2', '#3'),
      ...at('moonlight', 'dim'),
      ...at('lamplight', 'turn', 'teach'),
      ...at('moonlight', 'rise', 'home', 'sleep'),
    ],
    16: [
      ...at('lamplight', 'open'),
      ...at('moonlight', 'night', 'tap', 'ask'),
      ...at('lamplight', '#1', '#2', '#3', '#4'),
      ...at('moonlight', 'late', 'dim'),
      ...at('lamplight', 'turn', 'tell', 'teach'),
      ...at('moonlight', 'rise', 'home', 'sleep'),
    ],
  },
  companions: {
    star: { companion: 'little-star', pronouns: 'he' },
    goose: { companion: 'goose', pronouns: 'she' },
    pigeon: { companion: 'pigeon', pronouns: 'she' },
    hoopoe: { companion: 'hoopoe', pronouns: 'she' },
    duck: { companion: 'duck', pronouns: 'she' },
  },
  chooseWorld: (stream, { companion }, count) => {
    const late = LATE.find((one) => one === companion) ?? stream.fork('late').pick(LATE);
    const shuffled = stream.fork('episodes').shuffle(EPISODES);
    const first = shuffled.find((episode) => IN_THE_ROOM.includes(episode));
    const chosen = [first, ...shuffled.filter((episode) => episode !== first)].slice(0, count);
    const episodes = EPISODES.filter((episode) => chosen.includes(episode));
    const [seen1 = 'drum', seen2 = 'story', seen3 = 'none'] = episodes;
    const found = Object.entries(SEEN).map(([key, things]) => [key, stream.fork(key).pick<string>(things)] as const);
    return { picks: { late, seen1, seen2, seen3, ...Object.fromEntries(found) }, episodes };
  },
  scenes,
  cover,
  coverAs: 'ask',
  carried: () => [],
  // The shortest book begins with the star.
  outfits: ['open', 'start'].map((from) => ({ from, until: 'sleep', outfit: 'pyjamas' })),
  texts: {
    en: { titles, names, words, bands: { '2-4': english24, '5-7': english57, '8-10': english810 } },
    ar: {
      titles: arabicTitles,
      names: arabicNames,
      words: arabicWords,
      bands: { '2-4': arabic24, '5-7': arabic57, '8-10': arabic810 },
    },
    'ar-egyptian': {
      titles: egyptianTitles,
      names: arabicNames,
      words: egyptianWords,
      bands: { '2-4': egyptian24, '5-7': egyptian57, '8-10': egyptian810 },
    },
  },
  themes: ['bedtime', 'night', 'space'],
};
