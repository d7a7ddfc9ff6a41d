/** A mystery in a library: somebody reads the hero’s book at night. Who it is can be seen in every picture. */
import type { Light } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/warm-book/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/warm-book/arabic-2-4.data.ts';
import { arabic57 } from '#studio/storyteller/templates/warm-book/arabic-5-7.data.ts';
import { arabic810 } from '#studio/storyteller/templates/warm-book/arabic-8-10.data.ts';
import { arabicNames, arabicTitles, arabicWords } from '#studio/storyteller/templates/warm-book/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/warm-book/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/warm-book/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/warm-book/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/warm-book/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/warm-book/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/warm-book/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/warm-book/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/warm-book/english-words.data.ts';

/** Those who could have done it, and did not. */
const SUSPECTS = ['owl', 'cat', 'mouse', 'squirrel', 'robot'] as const;

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const warmBook: Template = {
  id: 'warm-book',
  title: { en: 'The Case of the Warm Book', ar: 'لغز الكتاب الدافئ' },
  summary: {
    en: 'Every morning a library book lies open on the floor, and it is still warm. Whoever reads it at night is in all the pictures.',
    ar: 'كل صباح يوجد كتاب مفتوح على أرض المكتبة، وما زال دافئاً. ومن يقرؤه ليلاً موجود في كل الصور.',
  },
  lesson: {
    en: 'Look twice at what you see every day: it may be somebody.',
    ar: 'انظر مرتين إلى ما تراه كل يوم، فقد يكون صديقاً.',
  },
  ageMin: 2,
  ageMax: 10,
  beginsAtHome: true,
  settings: ['library', 'garden'],
  plans: {
    8: [
      ...at('dawn', 'open+warm'),
      ...at('day', 'case', '#1.ask+#1.clear', '#2.ask+#2.clear'),
      ...at('golden-hour', 'think'),
      ...at('moonlight', 'turn', 'reveal'),
      ...at('dawn', 'end'),
    ],
    12: [
      ...at('golden-hour', 'open'),
      ...at('dawn', 'warm'),
      ...at('day', 'case', '#1.ask', '#1.clear', '#2.ask', '#2.clear'),
      ...at('golden-hour', 'think'),
      ...at('moonlight', 'night', 'turn', 'reveal'),
      ...at('dawn', 'end'),
    ],
    16: [
      ...at('golden-hour', 'open'),
      ...at('dawn', 'warm'),
      ...at('day', 'case', '#1.ask', '#1.clear', '#2.ask', '#2.clear', 'stool', '#3.ask', '#3.clear'),
      ...at('golden-hour', 'think'),
      ...at('moonlight', 'night', 'turn', 'reveal', 'tell'),
      ...at('dawn', 'end'),
    ],
  },
  companions: {
    turtle: { companion: 'turtle', pronouns: 'she' },
    owl: { companion: 'owl', pronouns: 'she' },
    cat: { companion: 'cat', pronouns: 'he' },
    mouse: { companion: 'mouse', pronouns: 'he' },
    squirrel: { companion: 'squirrel', pronouns: 'she' },
    robot: { companion: 'robot', pronouns: 'it' },
  },
  chooseWorld: (stream, { companion }, count) => {
    const shuffled = stream.fork('episodes').shuffle(SUSPECTS);
    const asked = shuffled.filter((suspect) => suspect === companion);
    const episodes = [...asked, ...shuffled.filter((suspect) => suspect !== companion)].slice(0, count);
    // Those who came along help where the first and the second are asked.
    return { picks: { first: episodes[0] ?? 'owl', second: episodes[1] ?? 'cat' }, episodes };
  },
  scenes,
  cover,
  coverAs: 'case',
  carried: () => [{ from: 'case', until: 'think', prop: 'magnifying-glass' }],
  outfits: [],
  texts: {
    en: { titles, names, words, bands: { '2-4': english24, '5-7': english57, '8-10': english810 } },
    ar: {
      titles: arabicTitles,
      names: arabicNames,
      genders: { robot: 'he' },
      words: arabicWords,
      bands: { '2-4': arabic24, '5-7': arabic57, '8-10': arabic810 },
    },
    'ar-egyptian': {
      titles: egyptianTitles,
      names: arabicNames,
      genders: { robot: 'he' },
      words: egyptianWords,
      bands: { '2-4': egyptian24, '5-7': egyptian57, '8-10': egyptian810 },
    },
  },
  themes: ['mystery', 'library', 'reading', 'detective'],
};
