/** A robot from a grey moon needs one green thing and cannot wait; the hero finds out what a seed needs. */
import type { Light, Prop } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/not-yet-flower/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/not-yet-flower/arabic-2-4.data.ts';
import { arabic810 } from '#studio/storyteller/templates/not-yet-flower/arabic-8-10.data.ts';
import { arabic57 } from '#studio/storyteller/templates/not-yet-flower/arabic-5-7.data.ts';
import {
  arabicGenders,
  arabicNames,
  arabicTitles,
  arabicWords,
} from '#studio/storyteller/templates/not-yet-flower/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/not-yet-flower/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/not-yet-flower/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/not-yet-flower/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/not-yet-flower/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/not-yet-flower/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/not-yet-flower/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/not-yet-flower/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/not-yet-flower/english-words.data.ts';

/** What the hero leaves on the moon for company; the last three only when the family asks for them. */
const USUAL_KEEPSAKES: readonly Prop[] = ['teddy', 'shell', 'ball', 'feather'];
const KEEPSAKES: readonly Prop[] = [...USUAL_KEEPSAKES, 'book', 'kite', 'blanket'];
const EPISODES = ['order', 'dig', 'oil', 'drum', 'manual', 'telescope', 'water'] as const;

/** Things that the robot uses in an episode of its own. */
const EPISODE_OF: Readonly<Partial<Record<Prop, (typeof EPISODES)[number]>>> = { drum: 'drum', telescope: 'telescope' };

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const notYetFlower: Template = {
  id: 'not-yet-flower',
  title: { en: 'The Not-Yet Flower', ar: 'زهرة لم تتفتّح بعد' },
  summary: {
    en: 'A small robot from a grey moon needs one green thing, and it needs it now. The seed has other plans.',
    ar: 'روبوت صغير من قمر رمادي يريد شيئًا أخضر واحدًا، ويريده حالًا. لكن للبذرة رأيًا آخر.',
  },
  lesson: {
    en: 'Some things cannot be hurried: give them what they need, and wait.',
    ar: 'بعض الأشياء لا تُستعجل: امنحها ما تحتاجه، وانتظر.',
  },
  ageMin: 2,
  ageMax: 10,
  settings: ['garden', 'space', 'village-roof'],
  plans: {
    8: [
      ...at('golden-hour', 'crash', 'mission'),
      ...at('moonlight', 'launch+plant', '#1', '#2'),
      ...at('lamplight', 'low+turn', 'wait+sprout'),
      ...at('dawn', 'home'),
    ],
    12: [
      ...at('golden-hour', 'crash', 'mission'),
      ...at('moonlight', 'launch', 'plant', '#1', '#2', '#3', 'low'),
      ...at('lamplight', 'turn', 'wait', 'sprout'),
      ...at('dawn', 'home'),
    ],
    16: [
      ...at('golden-hour', 'crash', 'mission'),
      ...at('dusk', 'pack'),
      ...at('moonlight', 'launch', 'arrive', 'plant', '#1', '#2', '#3', '#4', 'low'),
      ...at('lamplight', 'turn', 'wait', 'sprout'),
      ...at('moonlight', 'goodbye'),
      ...at('dawn', 'home'),
    ],
  },
  companions: { robot: { companion: 'robot', pronouns: 'it' } },
  chooseWorld: (stream, { object }, count) => {
    const keepsake = KEEPSAKES.find((prop) => prop === object) ?? stream.fork('keepsake').pick(USUAL_KEEPSAKES);
    const asked = object === null ? undefined : EPISODE_OF[object];
    const shuffled = stream.fork('episodes').shuffle(EPISODES);
    const episodes = [
      ...shuffled.filter((episode) => episode === asked),
      ...shuffled.filter((episode) => episode !== asked),
    ];
    const told = episodes.slice(0, count);
    const [try1 = 'order', try2 = 'water', try3 = 'none'] = told;
    return { picks: { keepsake, try1, try2, try3 }, episodes: told };
  },
  scenes,
  cover,
  coverAs: 'plant',
  carried: () => [],
  outfits: [
    { from: 'launch', until: 'sprout', outfit: 'space-suit' },
    { from: 'pack', until: 'goodbye', outfit: 'space-suit' },
    { from: 'home', until: 'home', outfit: 'pyjamas' },
  ],
  texts: {
    en: { titles, names, words, bands: { '2-4': english24, '5-7': english57, '8-10': english810 } },
    ar: {
      titles: arabicTitles,
      names: arabicNames,
      words: arabicWords,
      genders: arabicGenders,
      bands: { '2-4': arabic24, '5-7': arabic57, '8-10': arabic810 },
    },
    'ar-egyptian': {
      titles: egyptianTitles,
      names: arabicNames,
      genders: arabicGenders,
      words: egyptianWords,
      bands: { '2-4': egyptian24, '5-7': egyptian57, '8-10': egyptian810 },
    },
  },
  themes: ['space', 'robot', 'garden', 'patience'],
};
