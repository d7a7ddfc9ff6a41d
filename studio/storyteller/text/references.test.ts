import { describe, expect, it } from 'vitest';
import type { Pronouns } from '#core/character/character.ts';
import type { Dialect } from '#core/locale/language.ts';
import { sentencesOf } from '#core/locale/text-units.ts';
import type { AgeBand } from '#core/story/age-band.ts';
import { arabicFor } from '#studio/storyteller/language/arabic.ts';
import { english } from '#studio/storyteller/language/english.ts';
import type { Entity, Morphology } from '#studio/storyteller/language/morphology.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { plainEntity } from '#studio/storyteller/text/book-speech.ts';
import { realisePieces } from '#studio/storyteller/text/realise.ts';
import { referred } from '#studio/storyteller/text/references.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const somebody = (name: string, pronouns: Entity['pronouns'], over: Partial<Entity> = {}): Entity => ({
  name,
  introduced: name,
  pronouns,
  count: 1,
  kind: 'person',
  age: 6,
  ...over,
});

/** A line as a spread tells it: `¶` opens a paragraph, `/` another line of the same. */
const tell = (source: string, morphology: Morphology, entities: Readonly<Record<string, Entity>>): string => {
  const speech = { morphology, entities, words: { thing: 'red boat' } };
  const lines = source.split(' / ').map((line) => ({
    pieces: realisePieces(line.replace('¶', ''), speech, streamOf(1)),
    opensParagraph: line.startsWith('¶'),
  }));
  return referred(lines, speech);
};

const zoe = somebody('Zoë', 'she');
const karim = somebody('Karim', 'he');
const party = { ...zoe, name: 'Zoë and Karim', count: 2, each: [zoe, karim], pronouns: 'they' } as const;
const cast = (hero: Pronouns = 'she'): Record<string, Entity> => ({
  hero: somebody(hero === 'they' ? 'Robin' : 'Zoë', hero),
  friend: karim,
  owl: somebody('Hana', 'she', { kind: 'pet', age: null }),
  fox: somebody('Rusty', 'he', { kind: 'pet', age: null }),
  robot: somebody('Bolt', 'it', { kind: 'pet', age: null }),
  giver: plainEntity('Teta Nadia'),
});

describe('English', () => {
  it.each([
    [
      '“Wait here!” said {hero}. / “A boat should sail,” said {hero}, and let it go.',
      '“Wait here!” said Zoë. “A boat should sail,” she said, and let it go.',
    ],
    [
      '{Hero} had to walk slowly, because {hero} carried {a thing}.',
      'Zoë had to walk slowly, because she carried a red boat.',
    ],
    [
      '{Fox} knew rain when he saw it. / “Rain, then,” said {fox}.',
      'Rusty knew rain when he saw it. “Rain, then,” he said.',
    ],
    ['{Hero} sat down. / {Hero} had two pins.', 'Zoë sat down. She had two pins.'],
    ['{Hero} sat down. / {Fox} looked at {hero}.', 'Zoë sat down. Rusty looked at her.'],
    ['{Fox} sat down. / {Hero} took {fox’s} paw.', 'Rusty sat down. Zoë took his paw.'],
    ['{Fox} stood still. / So {hero} followed {fox}.', 'Rusty stood still. So Zoë followed him.'],
    ['{Hero} stopped. / To stay awake, {hero} sang.', 'Zoë stopped. To stay awake, she sang.'],
    ['{Hero} ran on. / And at every corner {hero} waited.', 'Zoë ran on. And at every corner she waited.'],
    ['“Oh,” said {hero}. / “Oh,” {hero} whispered.', '“Oh,” said Zoë. “Oh,” she whispered.'],
    ['{Hero} said no to {giver}. / {Hero} ran.', 'Zoë said no to Teta Nadia. Zoë ran.'],
  ])('tells “%s”', (source, text) => {
    expect(tell(source, english, cast())).toBe(text);
  });

  it.each([
    ['on a new page', '{Hero} sat down.'],
    ['in a new paragraph', '{Hero} sat down. / ¶{Hero} stood up.'],
    ['after a sentence without them', '{Hero} sat down. / It rained. / {Hero} stood up.'],
    ['where two could be meant', '{Hero} looked at {owl}. / {Hero} stood up.'],
    ['where an author’s somebody could be meant', '{Hero} met an old woman. / {Hero} stood up.'],
    ['in speech', '{Hero} sat down. / “Where is {hero}?” asked {fox}.'],
    ['after a name in speech', '“Where is {owl}?” asked {hero}. / {Hero} stood up.'],
    ['after one of several', '{Hero} and {fox} sat down. / {Hero} stood up.'],
    ['beside another name', '{Hero} sat down. / Then {hero} and {fox} stood up.'],
    ['where more is said about them', '{Hero} sat down. / “Oh,” said {hero}, who was tired.'],
    ['of a thing', '{Robot} sat down. / {Robot} stood up.'],
    ['where the verb comes first', '{Hero} sat down. / Down went {hero}.'],
    ['who is not certainly the subject', '{Hero} sat down. / The frogs and {hero} sang.'],
    ['after a shout that ended', '{Hero} sat down. / “Boo!” / {Hero} sang to {fox}.'],
  ])('keeps a name %s', (_, source) => {
    const entities = cast();
    const kept = source
      .replaceAll(
        /\{(\w)(\w+)\}/g,
        (_all, first: string, rest: string) => entities[first.toLowerCase() + rest]?.name ?? '',
      )
      .replaceAll(' / ¶', '\n')
      .replaceAll(' / ', ' ');
    expect(tell(source, english, entities)).toBe(kept);
  });

  it('speaks of one who is they where nothing else is several, and no verb would be wrong', () => {
    const told = (source: string): string => tell(source, english, cast('they'));
    expect(told('{Hero} sat down. / “Oh,” said {hero}.')).toBe('Robin sat down. “Oh,” they said.');
    expect(told('{Hero} sat down. / {Hero} was tired.')).toBe('Robin sat down. Robin was tired.');
    expect(told('{Hero} saw two ducks. / {Hero} sat down.')).toBe('Robin saw two ducks. Robin sat down.');
  });

  it('never changes the name of several, and takes each of them for a rival', () => {
    const entities = { ...cast(), hero: zoe, party };
    expect(tell('{Party} sat down. / {Party} stood up.', english, entities)).toBe(
      'Zoë and Karim sat down. Zoë and Karim stood up.',
    );
    expect(tell('{Fox} saw {party}. / {Fox} stood up.', english, entities)).toBe(
      'Rusty saw Zoë and Karim. Rusty stood up.',
    );
  });

  it('says the name again after three pronouns', () => {
    expect(tell('{Hero} sat. / {Hero} ran. / {Hero} hid. / {Hero} slept. / {Hero} woke.', english, cast())).toBe(
      'Zoë sat. She ran. She hid. She slept. Zoë woke.',
    );
  });
});

describe('Arabic', () => {
  const heroine = somebody('نور', 'she');
  const arabicCast = {
    hero: heroine,
    owl: somebody('هَنَا', 'she', { kind: 'pet' }),
    fish: somebody('زِيكُو', 'he', { kind: 'pet' }),
  };
  const told = (source: string, band: AgeBand = '5-7', dialect: Dialect = 'standard'): string =>
    tell(source, arabicFor(band, dialect), arabicCast);

  it.each([
    ['جَلَسَتْ نور.', '{جَلَسَتْ|جَلَسَ} {hero}. / «هَيَّا»، {قَالَتْ|قَالَ} {hero}.', 'جَلَسَتْ نور. «هَيَّا»، قَالَتْ.'],
    ['an alif after it', '{جَلَسَتْ|جَلَسَ} {hero}. / {عَدَّتْ|عَدَّ} {hero} الأَطْبَاقَ.', 'جَلَسَتْ نور. عَدَّتِ الأَطْبَاق.'],
    ['a companion', 'ضَحِكَ {fish}. / «نَعَمْ»، قَالَ {fish}، وَنَامَ.', 'ضَحِكَ زِيكُو. «نَعَمْ»، قَال، وَنَام.'],
    ['a preposition', 'ضَحِكَ {fish}. / {نَظَرَتْ|نَظَرَ} {hero} إِلَى {fish}.', 'ضَحِكَ زِيكُو. نَظَرَتْ نور إِلَيْه.'],
    ['a preposition of one letter', 'ضَحِكَ {fish}. / {غَنَّتْ|غَنَّى} {hero} لِ{fish}.', 'ضَحِكَ زِيكُو. غَنَّتْ نور لَه.'],
  ])('leaves a name out: %s', (_, source, text) => {
    expect(told(source)).toBe(text);
  });

  it.each([
    ['after another speaker', '{قَالَتْ|قَالَ} {hero}: «لَا.» / قَالَتْ {owl}: «نَعَمْ.» / «هَيَّا»، {قَالَتْ|قَالَ} {hero}.'],
    ['after something that has done a thing', '{جَلَسَتْ|جَلَسَ} {hero} وَضَحِكَتِ الشَّمْسُ. / {نَامَتْ|نَامَ} {hero}.'],
    ['after somebody else who has done a thing', '{جَلَسَتْ|جَلَسَ} {hero} وَضَحِكَ {fish}. / {نَامَتْ|نَامَ} {hero}.'],
    ['when it was no subject', 'نَظَرَ {fish} إِلَى {hero}. / {نَامَتْ|نَامَ} {hero}.'],
    ['after a noun', '{جَلَسَتْ|جَلَسَ} {hero}. / ضَحِكَ وَجْه {hero}.'],
    ['beside another name', '{جَلَسَتْ|جَلَسَ} {hero}. / {نَامَتْ|نَامَ} {hero} وَ{fish}.'],
    ['beside a noun', '{جَلَسَتْ|جَلَسَ} {hero}. / {نَامَتْ|نَامَ} {hero} وَالقِطَّةُ.'],
    ['where a noun could be meant', '{جَلَسَتْ|جَلَسَ} {hero} عَلَى السَّجَّادَةِ. / نَظَرَ {fish} إِلَى {hero}.'],
  ])('keeps a name %s', (_, source) => {
    expect(told(source).split('نور')).toHaveLength(3);
  });

  it('keeps a name after a thing of the same gender', () => {
    expect(told('ضَحِكَ {fish}. / وَقَفَ {fish}.')).toBe('ضَحِكَ زِيكُو. وَقَف.');
    expect(told('ضَحِكَ {fish}. / كَانَ حَجَرًا زَلِقًا، لَكِنْ وَقَفَ {fish}.')).toMatch(/وَقَفَ زِيكُو/u);
    expect(told('ضَحِكَ {fish}. / زَلِقًا كَانَ الحَجَر، لَكِنْ وَقَفَ {fish}.')).toMatch(/وَقَفَ زِيكُو/u);
  });

  it('spells as the readers of the band do, and as Egyptians do', () => {
    expect(told('ضحك {fish}. / {نظرت|نظر} {hero} إلى {fish}.', '8-10')).toBe('ضحك زِيكُو. نظرت نور إليه.');
    expect(told('ضِحِك {fish}. / {نِزْلِت|نِزِل} {hero} مَع {fish}.', '5-7', 'egyptian')).toBe('ضِحِك زِيكُو. نِزْلِت نور مَعَاه.');
  });
});

describe('a book', () => {
  const sorts = TEMPLATES.flatMap(({ id }) => [3, 6, 9].map((age) => ({ templateId: id, age })));
  const books = sorts.map((sort, seed) => {
    const brief = variedBrief({ ...sort, language: 'en', spreads: 12 }, seed);
    return { brief, story: writeStory(brief) };
  });

  it('is the same for the same brief', () => {
    for (const { brief, story } of books.slice(0, 4)) expect(writeStory(brief)).toEqual(story);
  });

  it('says “she said” of a companion only when it has named them on the same spread', () => {
    let tags = 0;
    for (const { brief, story } of books) {
      const template = TEMPLATES.find(({ id }) => id === brief.templateId);
      const named = (pronouns: string): string[] => [
        ...brief.characters.filter((one) => one.pronouns === pronouns).map(({ name }) => name),
        ...Object.entries(template?.companions ?? {}).flatMap(([ref, companion]) =>
          companion.pronouns === pronouns ? (template?.texts.en?.names[ref] ?? []) : [],
        ),
      ];
      for (const { texts } of story.spreads)
        for (const { index, 1: pronoun = '' } of (texts.en ?? '').matchAll(/(?<=,” )(she|he|they) said\b/gu)) {
          const before = texts.en?.slice(0, index) ?? '';
          // Of the hero an author may say so without a name: the book is about them.
          if (pronoun === brief.characters[0].pronouns) continue;
          expect(
            named(pronoun).some((name) => before.includes(name)),
            before,
          ).toBe(true);
          tags += 1;
        }
    }
    expect(tags).toBeGreaterThan(20);
  });
});

describe('any lines', () => {
  const SENTENCES = [
    '{Hero} ran.',
    '{Hero} followed {fox}.',
    '{Owl} sang to {hero}.',
    '“Oh,” said {owl}.',
    '“Oh, {hero},” said {fox}.',
    '{Hero} and {fox} slept.',
    '{Fox} took {owl’s} wing.',
    'So {fox} looked at {hero}.',
  ];

  it('name first whoever a paragraph is about, and leave nobody out', () => {
    const names = { hero: 'Zoë', owl: 'Hana', fox: 'Rusty' };
    for (let seed = 0; seed < 500; seed += 1) {
      const stream = streamOf(seed);
      const lines = Array.from({ length: 6 }, (_, at) => stream.fork(String(at)).pick(SENTENCES));
      const text = tell(lines.join(' / '), english, cast());
      for (const [ref, name] of Object.entries(names)) {
        expect(text.includes(name), text).toBe(lines.join(' ').toLowerCase().includes(`{${ref}`));
      }
      expect(text, lines.join(' ')).toMatch(/^(?:Zoë|Hana|Rusty|So Rusty|“)/u);
      // Where two who are she are named in a sentence or in the one before, neither is `she` there.
      const sentences = sentencesOf(text);
      sentences.forEach((sentence, at) => {
        const window = `${sentences[at - 1] ?? ''} ${sentence}`;
        if (window.includes('Zoë') && window.includes('Hana')) expect(sentence, text).not.toMatch(/\b(?:she|her)\b/iu);
      });
    }
  });
});
