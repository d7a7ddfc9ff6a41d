/** A night in a tent: the hero goes back into the dark wood for what was left there, and finds the way home by ear. */
import type { Light, Prop } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/night-forest/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/night-forest/arabic-2-4.data.ts';
import { arabic810 } from '#studio/storyteller/templates/night-forest/arabic-8-10.data.ts';
import { arabic57 } from '#studio/storyteller/templates/night-forest/arabic-5-7.data.ts';
import {
  arabicNames,
  arabicTitles,
  arabicWords,
} from '#studio/storyteller/templates/night-forest/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/night-forest/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/night-forest/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/night-forest/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/night-forest/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/night-forest/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/night-forest/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/night-forest/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/night-forest/english-words.data.ts';

/** What a child may need at bedtime; the others only when the family asks for them. */
const USUALLY_LOST: readonly Prop[] = ['teddy', 'blanket'];
const CAN_BE_LOST: readonly Prop[] = [...USUALLY_LOST, 'book', 'kite', 'drum', 'ball', 'shell', 'feather'];
const EPISODES = ['owl', 'hedgehog', 'rabbit', 'fox', 'bird', 'turtle'] as const;

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const nightForest: Template = {
  id: 'night-forest',
  title: { en: 'The Noise in the Night', ar: 'صوت في الليل' },
  summary: {
    en: 'Something dear was left in the wood, and the wood is full of noises. Each of them turns out to be somebody.',
    ar: 'شيء عزيز نُسي في الغابة، والغابة مليئة بالأصوات. ولكل صوت صاحب ينتظر من يكتشفه.',
  },
  lesson: {
    en: 'What frightens us gets smaller when we find out what it is.',
    ar: 'ما يخيفنا يصغر حين نعرف ما هو.',
  },
  ageMin: 2,
  ageMax: 10,
  settings: ['forest'],
  plans: {
    8: [
      ...at('dusk', 'open+bed'),
      ...at('moonlight', 'lantern', '#1.heard+#1.found', '#2.heard+#2.found'),
      ...at('moonlight', 'there+dark', 'listen', 'back'),
      ...at('moonlight', 'sleep'),
    ],
    12: [
      ...at('golden-hour', 'open'),
      ...at('dusk', 'bed'),
      ...at('moonlight', 'lantern', '#1.heard', '#1.found', '#2.heard', '#2.found', 'there', 'dark', 'listen', 'back'),
      ...at('moonlight', 'sleep'),
    ],
    16: [
      ...at('golden-hour', 'open'),
      ...at('dusk', 'bed'),
      ...at('moonlight', 'lantern', 'step', '#1.heard', '#1.found', '#2.heard', '#2.found', '#3.heard+#3.found'),
      ...at('moonlight', 'fork', 'there', 'dark', 'listen', 'back', 'tent'),
      ...at('moonlight', 'sleep'),
    ],
  },
  companions: {
    owl: { companion: 'owl', pronouns: 'she' },
    hedgehog: { companion: 'hedgehog', pronouns: 'he' },
    rabbit: { companion: 'rabbit', pronouns: 'he' },
    fox: { companion: 'fox', pronouns: 'he' },
    bird: { companion: 'bird', pronouns: 'she' },
    turtle: { companion: 'turtle', pronouns: 'she' },
  },
  chooseWorld: (stream, { object, companion }, count) => {
    const lost = CAN_BE_LOST.find((prop) => prop === object) ?? stream.fork('lost').pick(USUALLY_LOST);
    const shuffled = stream.fork('episodes').shuffle(EPISODES);
    const asked = shuffled.filter((episode) => episode === companion);
    const episodes = [...asked, ...shuffled.filter((episode) => episode !== companion)].slice(0, count);
    return { picks: { lost, call1: episodes[0] ?? 'owl', call2: episodes[1] ?? 'hedgehog' }, episodes };
  },
  scenes,
  cover,
  coverAs: 'lantern',
  carried: ({ picks }) => [
    { from: 'lantern', until: 'there', prop: 'lantern' },
    { from: 'dark', until: 'sleep', prop: picks['lost'] as Prop },
  ],
  outfits: [{ from: 'bed', until: 'sleep', outfit: 'pyjamas' }],
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
  themes: ['forest', 'dark', 'brave', 'night', 'noise', 'camp', 'lost'],
};
