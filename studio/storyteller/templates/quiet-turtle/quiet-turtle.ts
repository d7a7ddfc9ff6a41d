/** A river turtle is lost in the desert, a camel knows everything, and the hero is the one who finally listens. */
import type { Light, Prop } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/quiet-turtle/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/quiet-turtle/arabic-2-4.data.ts';
import { arabic810 } from '#studio/storyteller/templates/quiet-turtle/arabic-8-10.data.ts';
import { arabic57 } from '#studio/storyteller/templates/quiet-turtle/arabic-5-7.data.ts';
import {
  arabicNames,
  arabicTitles,
  arabicWords,
} from '#studio/storyteller/templates/quiet-turtle/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/quiet-turtle/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/quiet-turtle/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/quiet-turtle/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/quiet-turtle/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/quiet-turtle/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/quiet-turtle/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/quiet-turtle/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/quiet-turtle/english-words.data.ts';

/** What one can slide down a dune on; the last three only when the family asks for them. */
const USUAL_SLEDS: readonly Prop[] = ['blanket', 'basket'];
const SLEDS: readonly Prop[] = [...USUAL_SLEDS, 'drum', 'book', 'kite'];
/** Where somebody small is found in the morning. */
const NOOKS = ['tent', 'pot', 'bucket', 'teapot', 'hat', 'boots', 'bread', 'rug'] as const;
const EPISODES = ['mirage', 'circle', 'storm', 'fox', 'palm', 'dune'] as const;

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const quietTurtle: Template = {
  id: 'quiet-turtle',
  title: { en: 'The Turtle Who Said Excuse Me', ar: 'السلحفاة التي قالت: لو سمحتم' },
  summary: {
    en: 'A river turtle is lost in the desert. The camel is sure of the way. Somebody ought to ask the turtle.',
    ar: 'سلحفاة نهرية ضلّت في الصحراء، وجمل واثق من الطريق، وأحدهم لا بد أن يسأل السلحفاة.',
  },
  lesson: {
    en: 'The loudest voice is not always the one that knows: ask, and leave time for the answer.',
    ar: 'ليس أعلى الأصوات أعرفها: اسأل، واترك للجواب وقته.',
  },
  ageMin: 2,
  ageMax: 10,
  settings: ['desert', 'nile'],
  plans: {
    8: [
      ...at('dawn', 'find+who'),
      ...at('day', 'camel', '#1', '#2'),
      ...at('dusk', 'lost'),
      ...at('moonlight', 'hush'),
      ...at('dawn', 'slide'),
      ...at('day', 'river+goodbye'),
    ],
    12: [
      ...at('dawn', 'find', 'who'),
      ...at('day', 'camel', '#1', '#2'),
      ...at('golden-hour', '#3'),
      ...at('dusk', 'lost'),
      ...at('moonlight', 'hush', 'march'),
      ...at('dawn', 'slide'),
      ...at('day', 'river', 'goodbye'),
    ],
    16: [
      ...at('dawn', 'find', 'who'),
      ...at('day', 'camel', '#1', '#2', '#3', '#4'),
      ...at('golden-hour', 'water'),
      ...at('dusk', 'lost'),
      ...at('moonlight', 'hush', 'march', 'doubt'),
      ...at('dawn', 'slide'),
      ...at('day', 'river', 'goodbye'),
      ...at('moonlight', 'home'),
    ],
  },
  companions: {
    turtle: { companion: 'turtle', pronouns: 'she' },
    camel: { companion: 'camel', pronouns: 'he' },
    fox: { companion: 'fox', pronouns: 'he' },
  },
  chooseWorld: (stream, { object, companion }, count) => {
    const sled = SLEDS.find((prop) => prop === object) ?? stream.fork('sled').pick(USUAL_SLEDS);
    const shuffled = stream.fork('episodes').shuffle(EPISODES);
    const asked = shuffled.filter((episode) => episode === companion);
    const chosen = [...asked, ...shuffled.filter((episode) => episode !== companion)].slice(0, count);
    // Going round in a ring needs some way to have gone first.
    const episodes = [
      ...chosen.filter((episode) => episode !== 'circle'),
      ...chosen.filter((episode) => episode === 'circle'),
    ];
    return { picks: { sled, nook: stream.fork('nook').pick(NOOKS) }, episodes };
  },
  scenes,
  cover,
  coverAs: 'camel',
  carried: (world) => [{ from: 'camel', until: 'hush', prop: world.picks['sled'] as Prop }],
  outfits: [],
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
  themes: ['desert', 'river', 'turtle', 'listen', 'help', 'thirst'],
};
