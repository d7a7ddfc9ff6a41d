/** A found music box plays a song that always stops before its end: whoever knows the end has lost it. */
import type { Light } from '#core/story/vocabulary.ts';
import type { PlannedSpread, Template } from '#studio/storyteller/template.ts';
import { cover, scenes } from '#studio/storyteller/templates/half-song/scenes.data.ts';
import { arabic24 } from '#studio/storyteller/templates/half-song/arabic-2-4.data.ts';
import { arabic57 } from '#studio/storyteller/templates/half-song/arabic-5-7.data.ts';
import { arabic810 } from '#studio/storyteller/templates/half-song/arabic-8-10.data.ts';
import { arabicNames, arabicTitles, arabicWords } from '#studio/storyteller/templates/half-song/arabic-words.data.ts';
import { egyptian24 } from '#studio/storyteller/templates/half-song/egyptian-2-4.data.ts';
import { egyptian57 } from '#studio/storyteller/templates/half-song/egyptian-5-7.data.ts';
import { egyptian810 } from '#studio/storyteller/templates/half-song/egyptian-8-10.data.ts';
import { egyptianTitles, egyptianWords } from '#studio/storyteller/templates/half-song/egyptian-words.data.ts';
import { english24 } from '#studio/storyteller/templates/half-song/english-2-4.data.ts';
import { english57 } from '#studio/storyteller/templates/half-song/english-5-7.data.ts';
import { english810 } from '#studio/storyteller/templates/half-song/english-8-10.data.ts';
import { names, titles, words } from '#studio/storyteller/templates/half-song/english-words.data.ts';

/** Who lost the music box, and needs the song for something of their own; always the first episode. */
const OWNERS = ['bear', 'penguin', 'little-star'] as const;
/** Who is asked on the way and ends the song in their own manner. */
const ASKED = ['frog', 'camel', 'owl', 'elephant', 'goose', 'sheep'] as const;
const FOUND_IN = ['garden', 'playground'] as const;

const at = (light: Light, ...beats: readonly string[]): PlannedSpread[] =>
  beats.map((beat) => ({ beats: beat, light }));

export const halfSong: Template = {
  id: 'half-song',
  title: { en: 'The Song That Had No End', ar: 'الأغنية التي بلا نهاية' },
  summary: {
    en: 'A music box lies where nobody left it, and its song stops just before the end. Somebody, somewhere, must know how it goes on.',
    ar: 'صندوق موسيقى لم يضعه أحد، وأغنيته تتوقف قبل النهاية. لا بد أن أحدًا ما، في مكان ما، يعرف كيف تكتمل.',
  },
  lesson: {
    en: 'What we carry back to somebody else stays with us in another way.',
    ar: 'ما نعيده إلى صاحبه يبقى معنا بطريقة أخرى.',
  },
  ageMin: 2,
  ageMax: 10,
  beginsAtHome: true,
  settings: ['garden', 'playground', 'nile', 'desert', 'library', 'jungle', 'market', 'mountain', 'snow'],
  plans: {
    8: [
      ...at('day', 'open+play', '#2.ask+#2.end'),
      ...at('golden-hour', '#3.ask+#3.end'),
      ...at('dusk', 'drop', 'sing+answer'),
      ...at('moonlight', '#1.found', '#1.give'),
      ...at('dawn', 'end'),
    ],
    12: [
      ...at('day', 'open', 'play', '#2.ask', '#2.end'),
      ...at('golden-hour', '#3.ask', '#3.end'),
      ...at('dusk', 'drop', 'sing', 'answer'),
      ...at('moonlight', '#1.found', '#1.give'),
      ...at('dawn', 'end'),
    ],
    16: [
      ...at('day', 'open', 'play', 'go', '#2.ask', '#2.end', '#3.ask', '#3.end'),
      ...at('golden-hour', '#4.ask+#4.end', 'climb'),
      ...at('dusk', 'drop', 'still', 'sing', 'answer'),
      ...at('moonlight', '#1.found', '#1.give'),
      ...at('dawn', 'end'),
    ],
  },
  companions: {
    bear: { companion: 'bear', pronouns: 'he' },
    penguin: { companion: 'penguin', pronouns: 'she' },
    'little-star': { companion: 'little-star', pronouns: 'it' },
    frog: { companion: 'frog', pronouns: 'he' },
    camel: { companion: 'camel', pronouns: 'she' },
    owl: { companion: 'owl', pronouns: 'she' },
    elephant: { companion: 'elephant', pronouns: 'he' },
    goose: { companion: 'goose', pronouns: 'she' },
    sheep: { companion: 'sheep', pronouns: 'he' },
  },
  chooseWorld: (stream, { companion }, count) => {
    const shuffled = stream.fork('asked').shuffle(ASKED);
    const wanted = shuffled.filter((one) => one === companion);
    const asked = [...wanted, ...shuffled.filter((one) => one !== companion)].slice(0, count - 1);
    const owner = OWNERS.find((one) => one === companion) ?? stream.fork('owner').pick(OWNERS);
    const found = stream.fork('found').pick(FOUND_IN);
    return {
      picks: {
        owner,
        found,
        spot: found,
        one: asked[0] ?? 'frog',
        two: asked[1] ?? 'camel',
        last: asked.at(-1) ?? 'camel',
      },
      episodes: [owner, ...asked],
    };
  },
  scenes,
  cover,
  coverAs: 'drop',
  carried: () => [{ from: 'play', until: 'answer', prop: 'music-box' }],
  outfits: OWNERS.map((owner) => ({ from: 'drop', until: `${owner}.give`, outfit: 'winter-coat' })),
  texts: {
    en: { titles, names, words, bands: { '2-4': english24, '5-7': english57, '8-10': english810 } },
    ar: {
      titles: arabicTitles,
      names: arabicNames,
      words: arabicWords,
      // A star is feminine.
      genders: { 'little-star': 'she' },
      bands: { '2-4': arabic24, '5-7': arabic57, '8-10': arabic810 },
    },
    'ar-egyptian': {
      titles: egyptianTitles,
      names: arabicNames,
      words: egyptianWords,
      genders: { 'little-star': 'she' },
      bands: { '2-4': egyptian24, '5-7': egyptian57, '8-10': egyptian810 },
    },
  },
  themes: ['lost', 'found', 'song', 'music', 'honest'],
};
