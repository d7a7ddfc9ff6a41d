/** A carrier pigeon who goes on foot brings a letter through the old city, up to a roof that can only be reached by air. */
import type { Light } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/walking-pigeon/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/walking-pigeon/arabic-2-4.data.ts';
import { arabic57 } from '#studio/storyteller/templates/walking-pigeon/arabic-5-7.data.ts';
import { arabic810 } from '#studio/storyteller/templates/walking-pigeon/arabic-8-10.data.ts';
import {
  arabicNames,
  arabicTitles,
  arabicWords,
} from '#studio/storyteller/templates/walking-pigeon/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/walking-pigeon/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/walking-pigeon/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/walking-pigeon/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/walking-pigeon/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/walking-pigeon/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/walking-pigeon/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/walking-pigeon/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/walking-pigeon/english-words.data.ts';

const EPISODES = ['goat', 'cat', 'monkey', 'owl', 'hoopoe'] as const;
/** Who cannot climb stairs, and who lives above them. */
const SENDERS = ['donkey', 'camel', 'horse'] as const;
const RECEIVERS = ['hen', 'goose', 'duck'] as const;
/** What the hero eats on the step, as it is drawn; the words say which kind. */
const SNACKS = ['bread', 'bread', 'bread', 'cake', 'cake', 'cookie', 'cookie', 'mango', 'apple'] as const;
const LETTERS = ['song', 'lamp', 'melon'] as const;

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const walkingPigeon: Template = {
  id: 'walking-pigeon',
  title: { en: 'The Pigeon Who Took the Stairs', ar: 'الحمامة التي صعدت على الدرج' },
  summary: {
    en: 'A carrier pigeon who never flies brings a letter through the lanes of old Cairo, on foot. It has to be on a roof by sunset, and the last bit is all air.',
    ar: 'حمامة زاجلة لا تطير أبداً تحمل رسالة عبر حارات القاهرة القديمة سيراً على القدمين. يجب أن تصل إلى السطح قبل الغروب، وآخر الطريق هواء.',
  },
  lesson: {
    en: 'Whoever has come a long way step by step can also do the last bit, when a friend stands by.',
    ar: 'من قطع طريقاً طويلاً خطوة خطوة يقدر على آخره أيضاً، حين يقف صديق إلى جانبه.',
  },
  ageMin: 2,
  ageMax: 10,
  beginsAtHome: true,
  settings: ['old-cairo', 'market', 'village-roof'],
  plans: {
    8: [
      ...at('day', 'open+pigeon', 'set', '#1.met+#1.past', '#2.met+#2.past'),
      ...at('golden-hour', 'gap', 'turn+fly'),
      ...at('dusk', 'letter'),
      ...at('moonlight', 'home'),
    ],
    12: [
      ...at('day', 'open', 'pigeon', 'set', '#1.met', '#1.past', '#2.met', '#2.past'),
      ...at('golden-hour', 'stairs', 'gap', 'turn+fly'),
      ...at('dusk', 'letter'),
      ...at('moonlight', 'home'),
    ],
    16: [
      ...at('day', 'open', 'pigeon', 'set', '#1.met', '#1.past', 'market', '#2.met', '#2.past', 'awning'),
      ...at('day', '#3.met+#3.past'),
      ...at('golden-hour', 'stairs', 'gap', 'turn', 'fly'),
      ...at('dusk', 'letter'),
      ...at('moonlight', 'home'),
    ],
  },
  companions: {
    pigeon: { companion: 'pigeon', pronouns: 'he', size: 1.35 },
    donkey: { companion: 'donkey', pronouns: 'he' },
    camel: { companion: 'camel', pronouns: 'he' },
    horse: { companion: 'horse', pronouns: 'he' },
    hen: { companion: 'hen', pronouns: 'she', size: 1.3 },
    goose: { companion: 'goose', pronouns: 'she' },
    duck: { companion: 'duck', pronouns: 'she' },
    goat: { companion: 'goat', pronouns: 'she' },
    cat: { companion: 'cat', pronouns: 'she', size: 1.5 },
    monkey: { companion: 'monkey', pronouns: 'he', size: 1.5 },
    owl: { companion: 'owl', pronouns: 'she' },
    hoopoe: { companion: 'hoopoe', pronouns: 'he', size: 2 },
  },
  chooseWorld: (stream, { companion }, count) => {
    const shuffled = stream.fork('episodes').shuffle(EPISODES);
    const asked = shuffled.filter((episode) => episode === companion);
    const episodes = [...asked, ...shuffled.filter((episode) => episode !== companion)].slice(0, count);
    const among = <Item extends string>(key: string, items: readonly Item[]): string =>
      items.find((item) => item === companion) ?? stream.fork(key).pick(items);
    return {
      picks: {
        sender: among('sender', SENDERS),
        receiver: among('receiver', RECEIVERS),
        letter: stream.fork('letter').pick(LETTERS),
        snack: stream.fork('snack').pick(SNACKS),
      },
      episodes,
    };
  },
  scenes,
  cover,
  coverAs: 'set',
  carried: () => [{ from: 'set', until: 'gap', prop: 'envelope' }],
  outfits: [],
  texts: {
    en: { titles, names, words, bands: { '2-4': english24, '5-7': english57, '8-10': english810 } },
    ar: {
      titles: arabicTitles,
      names: arabicNames,
      genders: { pigeon: 'she' },
      words: arabicWords,
      bands: { '2-4': arabic24, '5-7': arabic57, '8-10': arabic810 },
    },
    'ar-egyptian': {
      titles: egyptianTitles,
      names: arabicNames,
      genders: { pigeon: 'she' },
      words: egyptianWords,
      bands: { '2-4': egyptian24, '5-7': egyptian57, '8-10': egyptian810 },
    },
  },
  themes: ['city', 'market', 'pigeon', 'post', 'flying'],
};
