import { describe, expect, it } from 'vitest';
import { gatherParty } from '#studio/storyteller/cast/party.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { halfSong } from '#studio/storyteller/templates/half-song/half-song.ts';
import type { Template } from '#studio/storyteller/template.ts';
import { narratorOf } from '#studio/storyteller/text/narrator.ts';
import {
  asideHere,
  ifRoom,
  more,
  plants,
  when,
  type Passage,
  type TemplateText,
} from '#studio/storyteller/text/passage.ts';

const { en: english, ar: arabic } = halfSong.texts;
if (!english || !arabic) throw new Error('The half song is written in English and in Arabic');

const withBeat = (text: TemplateText, beat: Passage): TemplateText => ({
  ...text,
  bands: { ...text.bands, '5-7': { ...text.bands['5-7'], beats: { beat } } },
});

type Beats = { readonly en: Passage; readonly ar: Passage };

/** Both texts of so many spreads of a book in two languages. */
const toldAgain = ({ en, ar }: Beats, seed: number, times: number): { en: string; ar: string }[] => {
  const template: Template = { ...halfSong, texts: { en: withBeat(english, en), ar: withBeat(arabic, ar) } };
  const brief = variedBrief({ templateId: halfSong.id, language: 'bilingual', age: 6, spreads: 12 }, seed);
  const stream = streamOf(brief.seed);
  const world = halfSong.chooseWorld(stream.fork('world'), { object: null, companion: 'bear' }, 3);
  const party = gatherParty(brief, null, stream);
  const narrator = narratorOf({ givenNames: {}, brief, template, world, party, stream });
  return Array.from({ length: times }, () => {
    const told = narrator.tell(['beat']);
    return { en: told.en ?? '', ar: told.ar ?? '' };
  });
};

/** As many words as a page wants, so that nothing is told for being longer. */
const PAGE = { en: `It ${'was so very '.repeat(7)}late.`, ar: `كان ${'الوقت متأخرا '.repeat(9)}جدا.` };

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);
const told = (beats: Beats, seed: number): { en: string; ar: string } =>
  toldAgain(beats, seed, 1)[0] ?? { en: '', ar: '' };

describe('a book in two languages', () => {
  it('tells a line in the same way in both', () => {
    const beats = {
      en: [PAGE.en, ['A fox came.', 'There came a long and lonely owl.', 'A bear came.'], 'It was [cold|dark|late].'],
      ar: [PAGE.ar, ['جاء ثعلب.', 'جاءت بومة.', 'جاء دب كبير من آخر الغابة.'], 'كان الجو [باردا|مظلما|متأخرا].'],
    };
    const pairs = { fox: 'ثعلب', owl: 'بومة', bear: 'دب', cold: 'باردا', dark: 'مظلما', late: 'متأخرا' };
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const { en, ar } = told(beats, seed);
      for (const [word, same] of Object.entries(pairs)) {
        if (en.includes(word)) seen.add(word);
        expect(ar.includes(same), `${en} / ${ar}`).toBe(en.includes(word));
      }
    }
    expect(seen.size).toBe(6);
  });

  it('dwells on the same details', () => {
    const beats = { en: [PAGE.en, more('It smelled of tea.')], ar: [PAGE.ar, more('فاحت رائحة الشاي.')] };
    const details = SEEDS.map((seed) => told(beats, seed)).map(({ en, ar }) => [
      en.includes('tea'),
      ar.includes('الشاي'),
    ]);
    for (const [inEnglish, inArabic] of details) expect(inEnglish).toBe(inArabic);
    expect(new Set(details.map(([inEnglish]) => inEnglish)).size).toBe(2);
  });

  it('leaves out in both what has room in one', () => {
    const full = Array.from({ length: 47 }, () => 'كلمة').join(' ');
    const beats = { en: ['It rained.', ifRoom('The wind blew, too.')], ar: [`${full}.`, ifRoom('هبت ريح أيضا.')] };
    expect(told(beats, 1).en).toBe('It rained.');
    const short = { en: beats.en, ar: ['أمطرت.', ifRoom('هبت ريح أيضا.')] };
    expect(told(short, 1)).toEqual({ en: 'It rained. The wind blew, too.', ar: 'أمطرت. هبت ريح أيضا.' });
  });

  it('goes on from what it has planted in both', () => {
    const beats = {
      en: [PAGE.en, [plants('crumb', 'A crumb fell.'), 'Nothing fell.'], when('told:crumb', 'A mouse ate it.')],
      ar: [PAGE.ar, [plants('crumb', 'وقعت كسرة.'), 'لم يقع شيء.'], when('told:crumb', 'أكلها فأر.')],
    };
    const tellings = new Set(
      SEEDS.map((seed) => told(beats, seed)).map(
        ({ en, ar }) => `${en.replace(PAGE.en, '')}${ar.replace(PAGE.ar, '')}`,
      ),
    );
    expect(tellings).toEqual(
      new Set([' A crumb fell. A mouse ate it. وقعت كسرة. أكلها فأر.', ' Nothing fell. لم يقع شيء.']),
    );
  });

  it('hears those who came along on the same pages, with the same words', () => {
    const beats = {
      en: [
        'It rained.',
        asideHere('way', { person: ['“Oh!” said {friend}.', '“Wet!” said {friend}.', '“More!” said {friend}.'] }),
      ],
      ar: [
        'أمطرت.',
        asideHere('way', { person: ['قال {friend}: «آه!»', 'قال {friend}: «بلل!»', 'قال {friend}: «المزيد!»'] }),
      ],
    };
    const said = toldAgain(beats, 3, 7);
    const pairs = { 'Oh!': 'آه!', 'Wet!': 'بلل!', 'More!': 'المزيد!' };
    for (const [word, same] of Object.entries(pairs)) {
      expect(said.filter(({ en }) => en.includes(word))).toHaveLength(1);
      for (const { en, ar } of said) expect(ar.includes(same)).toBe(en.includes(word));
    }
  });
});
