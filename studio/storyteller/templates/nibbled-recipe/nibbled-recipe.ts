/** A soup for tonight, a recipe with a hole in its last line, and guests who all know for certain what belongs there. */
import type { Light } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/nibbled-recipe/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/nibbled-recipe/arabic-2-4.data.ts';
import { arabic57 } from '#studio/storyteller/templates/nibbled-recipe/arabic-5-7.data.ts';
import { arabic810 } from '#studio/storyteller/templates/nibbled-recipe/arabic-8-10.data.ts';
import {
  arabicNames,
  arabicTitles,
  arabicWords,
} from '#studio/storyteller/templates/nibbled-recipe/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/nibbled-recipe/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/nibbled-recipe/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/nibbled-recipe/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/nibbled-recipe/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/nibbled-recipe/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/nibbled-recipe/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/nibbled-recipe/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/nibbled-recipe/english-words.data.ts';

/** Who comes early and helps, each with one thing too much of. */
const EPISODES = ['goat', 'bee', 'hedgehog', 'duck', 'squirrel', 'donkey'] as const;
const FEAST_PLACES = ['roof', 'garden'] as const;

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const nibbledRecipe: Template = {
  id: 'nibbled-recipe',
  title: { en: 'What Goes In Last?', ar: 'ماذا نضع في الآخر؟' },
  summary: {
    en: 'There is a hole where the last word of the recipe was. Every guest knows what is missing, and the soup gets worse and worse.',
    ar: 'ثقب صغير أكل آخر كلمة في الوصفة. كل ضيف متأكد أنه يعرف ما ينقص الحساء، والحساء يسوء أكثر فأكثر.',
  },
  lesson: {
    en: 'Good advice is good, but the one who cooks must taste; and a table is complete when nobody is left out.',
    ar: 'النصيحة جميلة، لكن من يطبخ عليه أن يتذوق بنفسه؛ والمائدة لا تكتمل ما دام أحد غائبًا عنها.',
  },
  ageMin: 2,
  ageMax: 10,
  beginsAtHome: true,
  settings: ['kitchen', 'garden', 'village-roof'],
  plans: {
    8: [
      ...at('golden-hour', 'open+hole', '#1.come+#1.taste'),
      ...at('golden-hour', '#2.come+#2.taste', 'worse'),
      ...at('dusk', 'pour', 'turn'),
      ...at('moonlight', 'feast', 'mouse'),
    ],
    12: [
      ...at('golden-hour', 'open', 'hole', '#1.come', '#1.taste'),
      ...at('golden-hour', '#2.come', '#2.taste', 'worse'),
      ...at('dusk', 'pour', 'turn'),
      ...at('moonlight', 'feast', 'mouse'),
      ...at('lamplight', 'end'),
    ],
    16: [
      ...at('golden-hour', 'open', 'recipe', 'hole', 'guess', '#1.come', '#1.taste', '#2.come', '#2.taste'),
      ...at('golden-hour', '#3.come+#3.taste', 'table', 'worse'),
      ...at('dusk', 'pour', 'turn'),
      ...at('moonlight', 'feast', 'mouse'),
      ...at('lamplight', 'end'),
    ],
  },
  companions: {
    goat: { companion: 'goat', pronouns: 'he' },
    bee: { companion: 'bee', pronouns: 'she' },
    hedgehog: { companion: 'hedgehog', pronouns: 'he' },
    duck: { companion: 'duck', pronouns: 'she' },
    squirrel: { companion: 'squirrel', pronouns: 'he' },
    donkey: { companion: 'donkey', pronouns: 'she' },
    mouse: { companion: 'mouse', pronouns: 'she' },
  },
  chooseWorld: (stream, { companion }, count) => {
    const shuffled = stream.fork('episodes').shuffle(EPISODES);
    const asked = shuffled.filter((episode) => episode === companion);
    const episodes = [...asked, ...shuffled.filter((episode) => episode !== companion)].slice(0, count);
    const feast = stream.fork('feast').pick(FEAST_PLACES);
    return { picks: { feast, first: episodes[0] ?? 'goat', second: episodes[1] ?? 'bee' }, episodes };
  },
  scenes,
  cover,
  coverAs: 'worse',
  carried: () => [{ from: 'hole', until: 'worse', prop: 'spoon' }],
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
  themes: ['kitchen', 'cooking', 'feast', 'family', 'mistake', 'recipe'],
};
