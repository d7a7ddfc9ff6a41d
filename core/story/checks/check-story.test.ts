import { describe, expect, it } from 'vitest';
import { checkStory } from '#core/story/checks/check-story.ts';
import type { StoryWanted } from '#core/story/checks/finding.ts';
import { fleschKincaidGrade, longWordShare, unfamiliarWords } from '#core/story/checks/reading-level.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Story } from '#core/story/story.ts';
import type { Mood } from '#core/story/vocabulary.ts';

const hero = (change: Partial<CastMember> = {}): CastMember => ({
  ref: 'hero',
  who: { character: 'one' },
  pose: 'walking',
  facing: 'front',
  expression: 'happy',
  place: { along: 'center', plane: 'near' },
  gaze: 'reader',
  action: 'walks',
  ...change,
});

const scene = (mood: Mood = 'calm', cast: readonly CastMember[] = [hero()]): Scene => ({
  setting: 'forest',
  variant: 0,
  light: 'day',
  weather: 'clear',
  mood,
  framing: 'wide',
  direction: 'ltr',
  cast,
  props: [],
  focus: cast[0]?.ref ?? 'hero',
  calmZone: 'top',
  action: 'somebody walks',
  mustShow: [],
  mustNotShow: [],
  hidden: 'snail',
});

const MOODS: readonly Mood[] = ['curious', 'tense', 'joyful', 'cozy'];
/** Four spreads that every check is content with, for a child of five. */
const GOOD = [
  'Layla took the red boat down to the river and put it on the water with great care. Nobody was about at all.',
  'The wind took it. Layla ran along the bank as fast as she could, but the boat was quicker than her feet were.',
  'She threw a stone behind the boat, and then one more. Each wave pushed it a little nearer to Layla and her hands.',
  'At home Layla set the boat on the shelf to dry. It dripped all night, and she listened to it until she slept.',
];

const one = { id: 'one', name: 'Layla', pronouns: 'she', interests: [] } as const;
const wanted: StoryWanted = {
  language: 'en',
  age: 5,
  spreads: 12,
  giver: null,
  characters: [one],
};

const storyOf = (texts: readonly string[], scenes: readonly Scene[] = MOODS.map((mood) => scene(mood))): Story => ({
  titles: { en: 'The Red Boat', ar: 'القارب الأحمر' },
  cover: scene(),
  spreads: texts.map((text, at) => ({ texts: { en: text, ar: text }, scene: scenes[at] ?? scene() })),
});

const found = (story: Story, change: Partial<StoryWanted> = {}): [string, number | null][] =>
  checkStory(story, { ...wanted, spreads: story.spreads.length as StoryWanted['spreads'], ...change }).map(
    ({ check, spread }) => [check, spread],
  );

/** The good story with one spread told otherwise. */
const with2 = (text: string): Story => storyOf(GOOD.map((good, at) => (at === 1 ? text : good)));

describe('a good story', () => {
  it('has nothing to be said about it', () => expect(found(storyOf(GOOD))).toEqual([]));
});

describe('words and reading level', () => {
  it('wants the words of the band on each spread', () => {
    expect(found(with2('Layla ran and ran.'))).toEqual([['words-per-spread', 1]]);
    expect(found(with2('Layla ran to the red boat, and the boat ran on. '.repeat(8)))).toContainEqual([
      'words-per-spread',
      1,
    ]);
  });

  it('computes the grade as published', () => {
    // 10 words, 2 sentences, 14 syllables: 0.39 × 5 + 11.8 × 1.4 − 15.59.
    expect(fleschKincaidGrade('The yellow rabbit ran away. It was a happy rabbit.')).toBeCloseTo(
      0.39 * 5 + 11.8 * 1.5 - 15.59,
      5,
    );
    expect(fleschKincaidGrade('Maximiliana ran.', ['Maximiliana'])).toBe(fleschKincaidGrade('Ann ran.', ['Ann']));
  });

  it('finds words that are too hard, too long sentences and a grade that is too high', () => {
    const hard =
      'Layla contemplated the extraordinarily melancholic river-bank, whose perpetually oscillating vegetation, ' +
      'notwithstanding considerable meteorological perturbations, conveyed immeasurable tranquillity to all inquisitive ' +
      'travellers and to everybody who came along, and to her, and to the boat that she had lost.';
    const checks = found(storyOf(GOOD.map(() => hard))).map(([check]) => check);
    expect(checks).toEqual(expect.arrayContaining(['reading-grade', 'unfamiliar-words', 'sentence-length']));
  });

  it('knows inflections and names', () => {
    expect(unfamiliarWords('She tried hopping wider with Rumi, quickly and happily.', '5-7', [])).toEqual([]);
    expect(unfamiliarWords('The perpetual rabbit', '5-7', [])).toEqual(['perpetual']);
  });

  it('measures Arabic by length', () => {
    expect(longWordShare('ذهب الولد إلى البيت')).toBe(0);
    expect(longWordShare('استعمالاتهم المستشفيات')).toBe(1);
  });
});

describe('names', () => {
  it('wants everybody named, as the family writes it', () => {
    const two = [...wanted.characters, { id: 'two', name: 'Zoë', pronouns: 'she' as const, interests: [] }];
    expect(found(storyOf(GOOD), { characters: two })).toEqual([['name-missing', null]]);
    const named = storyOf(
      GOOD.map((text, at) => (at === 3 ? text.replace('At home', 'At home with Zoe and Zoë,') : text)),
    );
    expect(found(named, { characters: two })).toEqual([['name-misspelled', 3]]);
    expect(found(with2(GOOD[1]?.replace('Layla', 'Laylas boat… Laylah') ?? ''))).toEqual([['name-misspelled', 1]]);
  });

  it('takes no everyday word of Arabic for a misspelled name', () => {
    const told = (text: string): Story => storyOf([text, ...GOOD.slice(1)]);
    const misspelled = (text: string, name: string): number =>
      checkStory(told(text), { ...wanted, language: 'ar', characters: [{ ...one, name }] }).filter(
        ({ check }) => check === 'name-misspelled',
      ).length;
    expect(misspelled('جَلَسَ عليّ عَلَى الصُّنْدُوقِ.', 'علي')).toBe(0);
    expect(misspelled('ضَحِكَتْ منى وَقَالَتْ: خُذْهُ مِنِّي.', 'منى')).toBe(0);
    expect(misspelled('ضَحِكَتْ سلمى وَجَلَسَتْ سلمي.', 'سلمى')).toBe(1);
  });

  it.each(['O’Brien-Núñez', 'Anne-Marie', 'a/b', '(Zoë)', '[x|y]', '{hero}', 'J. R.', 'C++', '\\u', 'زو-ي'])(
    'are letters and never a pattern: %s',
    (name) => {
      const told = storyOf(GOOD.map((text) => text.replaceAll('Layla', name)));
      for (const language of ['en', 'ar'] as const) {
        const findings = checkStory(told, { ...wanted, language, giver: name, characters: [{ ...one, name }] });
        expect(findings.map(({ check }) => check)).not.toContain('name-missing');
      }
    },
  );

  it('knows a name by its letters, with vowel marks or without', () => {
    const told = storyOf(GOOD.map((text) => `${text} ضَحِكَتْ سَلْمَى.`));
    const findings = checkStory(told, { ...wanted, language: 'ar', characters: [{ ...one, name: 'سلمى' }] });
    expect(findings.map(({ check }) => check)).not.toContain('name-missing');
    const others = checkStory(told, { ...wanted, language: 'ar', characters: [{ ...one, name: 'سليم' }] });
    expect(others.map(({ check }) => check)).toContain('name-missing');
  });

  it('leaves other people alone whose name is nearly the same', () => {
    const both = storyOf(GOOD.map((text, at) => (at < 2 ? `${text} Laylah the goose saw a boat and said so.` : text)));
    expect(found(both)).toEqual([]);
  });

  it('wants the hero named on half of the spreads', () => {
    const seldom = storyOf(
      GOOD.map((text, at) => (at === 0 ? text : text.replaceAll('Layla', 'she').replace(/^she/, 'She'))),
    );
    expect(found(seldom)).toContainEqual(['hero-seldom-named', null]);
  });
});

describe('sentences', () => {
  it('come once or as a refrain', () => {
    const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
    const again = 'The river said hush to Layla.';
    const repeatedOn = (places: number[]): Story =>
      storyOf(numbers.map((number, at) => `Layla counted ${number} boats there. ${places.includes(at) ? again : ''}`));
    const repetitions = (story: Story) => found(story).filter(([check]) => check === 'sentence-repeated');
    expect(repetitions(repeatedOn([1, 4]))).toEqual([['sentence-repeated', 4]]);
    expect(repetitions(repeatedOn([1, 4, 6]))).toEqual([]);
    const short = repeatedOn([1, 4]);
    expect(repetitions({ ...short, spreads: short.spreads.slice(0, 8) })).toEqual([]);
    const same = repeatedOn([]);
    const twice = { ...same.spreads[0], texts: { en: `${again} ${again}` }, scene: scene() };
    expect(repetitions({ ...same, spreads: [twice, ...same.spreads.slice(1, 8)] })).toEqual([['sentence-repeated', 0]]);
  });

  it.each([
    ['Layla saw a owl over the river, and an unicorn under the owl.', ['article', 'article']],
    ['Layla waited an hour with a one-eyed cat, a uniform and an umbrella.', []],
    ['Layla ran to the the river and sat down there on her own.', ['doubled-word']],
    ['Layla said that that was dark, dark, dark, and that she had had enough.', []],
    ['Layla told himself that all would be well with the boat in the end.', ['pronoun']],
    ['Layla ran along the bank. He was too slow, and his feet were wet.', ['pronoun']],
    ['Layla ran along the bank with Karim. He was too slow for the boat.', []],
    ['Layla ran past a stone knight with a nest on his head. It was his hat.', []],
    ['“Where is he?” asked Layla, and looked under the old brown bridge.', []],
  ])('agree: %s', (text, checks) => {
    const agreement = ['article', 'doubled-word', 'pronoun'];
    expect(
      found(with2(text))
        .map(([check]) => check)
        .filter((check) => agreement.includes(check)),
    ).toEqual(checks);
  });
});

describe('forbidden topics', () => {
  it.each([
    [
      'The man shot the dog. Layla saw it all from the bank of the river, near the old brown bridge.',
      'forbidden-topic',
    ],
    ['Layla drank a Coca-Cola on the bank. The boat went on and on and on without her, far down there.', 'brand-name'],
    [
      'Layla met Spider-Man on the bank of the river. They both ran after the little red boat, far down there.',
      'brand-name',
    ],
    ['Layla saw a skull in the river. It smiled at her as the little red boat went by it down there.', 'scary-for-age'],
  ])('are found: %s', (text, check) => expect(found(with2(text))).toEqual([[check, 1]]));

  it('leave a name alone, whatever it says', () => {
    const killer = [{ id: 'one', name: 'Kill Gunn', pronouns: 'she' as const, interests: [] }];
    const story = storyOf(GOOD.map((text) => text.replaceAll('Layla', 'Kill Gunn')));
    expect(found(story, { characters: killer })).toEqual([]);
  });

  it('read Arabic', () => {
    const arabic = { language: 'ar', age: 9 } as const;
    const checks = found(storyOf(['ليلى رأت رجلا معه مسدس']), arabic).map(([check]) => check);
    expect(checks).toContain('forbidden-topic');
    expect(found(storyOf(['ليلى رأت الحوت القاتل']), arabic).map(([check]) => check)).not.toContain('forbidden-topic');
  });
});

describe('vowel marks', () => {
  const marked = 'ذَهَبَتْ ليلى إِلَى النَّهْرِ وَمَعَهَا قَارِبٌ أَحْمَرُ صَغِيرٌ';
  const characters = [{ id: 'one', name: 'ليلى', pronouns: 'she' as const, interests: [] }];
  const marks = (text: string, age: number) =>
    found(storyOf([text]), { language: 'ar', age, characters }).filter(([check]) => check === 'vowel-marks');
  it('are complete under eight and absent from eight on', () => {
    const plain = marked.replace(/[\u064B-\u0652]/g, '');
    expect(marks(marked, 6)).toEqual([]);
    expect(marks(plain, 6)).toEqual([['vowel-marks', 0]]);
    expect(marks(plain, 8)).toEqual([]);
    expect(marks(marked, 8)).toEqual([['vowel-marks', 0]]);
  });
});

describe('the arc', () => {
  const arcOf = (scenes: readonly Scene[]) => found(storyOf(GOOD, scenes)).map(([check]) => check);
  const calm = MOODS.map(() => scene('calm'));
  it('has an obstacle, a hero who acts, a settled end', () => {
    expect(arcOf(calm)).toEqual(['no-obstacle']);
    expect(arcOf([scene('calm', [hero({ expression: 'worried' })]), ...calm.slice(1)])).toEqual([]);
    const asleep = [hero({ pose: 'sleeping' })];
    expect(arcOf([scene('tense'), scene('calm'), scene('calm', asleep), scene('cozy', asleep)])).toEqual([
      'hero-passive',
    ]);
    expect(arcOf([scene('tense'), scene('calm'), scene('calm'), scene('sad')])).toEqual(['ending-unsettled']);
  });
  it('stays with the hero', () => {
    const fox: CastMember = { ...hero(), ref: 'fox', who: { companion: 'fox', name: null } };
    expect(arcOf([scene('tense'), scene('calm', [fox]), scene('calm'), scene('cozy')])).toEqual(['hero-absent']);
  });
});
