/** Everything that Arabic text of any template must satisfy; `-t <template>` runs it for one. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { TRAITS, type Character, type Pronouns } from '#core/character/character.ts';
import { wordsPerSpread, type AgeBand } from '#core/story/age-band.ts';
import { SPREAD_COUNTS, type Brief } from '#core/story/brief.ts';
import type { Story } from '#core/story/story.ts';
import { checkStoryStructure } from '#core/story/checks/structure.ts';
import {
  certainSomebodies,
  missingSilences,
  ownerlessBodies,
  splicedThoughts,
} from '#studio/storyteller/language/arabic-style.ts';
import {
  atPauses,
  isVowelled,
  plainSpelling,
  unvowelledWords,
  vowelledWords,
  wordsWithoutEnding,
} from '#studio/storyteller/language/vowel-marks.ts';
import { titlesInPlace, withTitle } from '#studio/storyteller/language/arabic-titles.ts';
import type { Template } from '#studio/storyteller/template.ts';
import { TEMPLATES, textOf } from '#studio/storyteller/templates/templates.ts';
import { takesIn } from '#studio/storyteller/text/choose-lines.ts';
import { parseText, type TextNode } from '#studio/storyteller/text/parse.ts';
import type { TemplateText } from '#studio/storyteller/text/passage.ts';
import { countWords, sentencesOf, wordsOf } from '#core/locale/text-units.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const AGES: Readonly<Record<AgeBand, number>> = { '2-4': 3, '5-7': 6, '8-10': 9 };
const SEEDS = 6;
/** Books of two languages take four times as long. */
const BILINGUAL_SEEDS = 4;

type Told = { readonly template: Template; readonly dialect: Brief['dialect']; readonly band: AgeBand };

const TOLD: readonly Told[] = TEMPLATES.flatMap((template) =>
  (['standard', 'egyptian'] as const).flatMap((dialect) =>
    Object.keys(textOf(template, 'ar', dialect)?.bands ?? {}).map((band) => ({
      template,
      dialect,
      band: band as AgeBand,
    })),
  ),
);

/** Latin names, so that every Arabic word of a text is its author's. */
const person = (id: string, name: string, over: Partial<Character> = {}): Character => ({
  id,
  name,
  age: 6,
  pronouns: 'she',
  kind: 'person',
  looks: DEFAULT_LOOKS,
  traits: [],
  interests: [],
  ...over,
});

const COMPANY = [
  person('sister', 'Lea'),
  person('cat', 'Tom', { kind: 'pet', age: 3, pronouns: 'he' }),
  person('mother', 'Anna', { age: 38 }),
];

const briefOf = ({ template, dialect, band }: Told, over: Partial<Brief> = {}): Brief => ({
  templateId: template.id,
  idea: null,
  characters: [person('hero', 'Zoe')],
  language: 'ar',
  dialect,
  age: AGES[band],
  spreads: 12,
  artStyle: 'cut-paper',
  dedication: null,
  giver: null,
  seed: 1,
  ...over,
});

/** Alone and in company, with every trait, with and without a giver and an interest. */
const briefsOf = (told: Told): Brief[] =>
  SPREAD_COUNTS.flatMap((spreads) =>
    Array.from({ length: SEEDS }, (_, seed) => {
      const trait = TRAITS[seed % TRAITS.length] ?? 'kind';
      const pronouns: Pronouns = seed % 3 === 0 ? 'he' : 'she';
      const interests = seed % 2 === 0 ? ['Lego'] : [];
      const hero = person('hero', 'Zoe', { pronouns, traits: [trait], interests });
      const company = COMPANY.slice(0, seed % 4);
      const giver = seed % 3 === 1 ? 'Nadia' : null;
      return briefOf(told, { spreads, seed: seed * 7919 + 5, giver, characters: [hero, ...company] });
    }),
  );

const textIn = (story: Story): string => story.spreads.map(({ texts }) => texts.ar ?? '').join('\n');

const stringsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  if (data === null || typeof data !== 'object') return [];
  return Object.values(data).flatMap(stringsIn);
};

/** What lost toys are called, who are named like anybody else. */
const namesIn = (data: unknown): string[] => {
  if (typeof data !== 'object' || data === null) return [];
  if ('full' in data && 'name' in data && typeof data.name === 'string') return [data.name];
  return Object.values(data).flatMap(namesIn);
};

/** Every choice and every form of a line in one of its spellings; slots hold a Latin name. */
const spellingsOf = (line: string): string[] => {
  const spell = (nodes: readonly TextNode[], at: number): string =>
    nodes
      .map((node) => {
        if (node.kind === 'literal') return node.text;
        if (node.kind === 'choice') return spell(node.options[at % node.options.length] ?? [], at);
        return node.kind === 'agreement' ? (node.forms[at % node.forms.length] ?? '') : 'Zoe';
      })
      .join('');
  return Array.from({ length: 12 }, (_, at) => spell(parseText(line), at));
};

const nodesIn = (nodes: readonly TextNode[]): TextNode[] =>
  nodes.flatMap((node) => (node.kind === 'choice' ? [node, ...node.options.flatMap(nodesIn)] : [node]));

/** The data of two languages side by side: the same keys, and lists of the same length. */
const shapeOf = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.length;
  if (typeof data !== 'object' || data === null) return null;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shapeOf(value)]));
};

it('is written for at least one template', () => {
  expect(TOLD.length).toBeGreaterThan(0);
});

describe.each(TOLD.map((told) => ({ ...told, id: told.template.id })))('$id, $dialect, $band', (told) => {
  const { template, dialect, band } = told;
  const text = textOf(template, 'ar', dialect);
  const english = template.texts.en;
  const books = briefsOf(told).map((brief) => ({ brief, story: writeStory(brief) }));

  it('has the titles, names, words and beats of the English text, place for place', () => {
    expect(text?.titles.length).toBe(english?.titles.length);
    expect(shapeOf(text?.names)).toEqual(shapeOf(english?.names));
    expect(shapeOf(text?.words)).toEqual(shapeOf(english?.words));
    expect(Object.keys(text?.bands[band]?.beats ?? {}).toSorted()).toEqual(
      Object.keys(english?.bands[band].beats ?? {}).toSorted(),
    );
    expect(takesIn(text?.bands[band]?.beats ?? {})).toEqual(takesIn(english?.bands[band].beats ?? {}));
  });

  it('makes books that can be set, within the words of the band', () => {
    const { min, max } = wordsPerSpread(band, 'ar');
    for (const { brief, story } of books) {
      expect(checkStoryStructure(story, { ...brief })).toEqual([]);
      for (const { texts, scene } of story.spreads) {
        expect(scene.direction).toBe('rtl');
        const words = countWords(texts.ar ?? '');
        expect(words, texts.ar).toBeGreaterThanOrEqual(min);
        expect(words, texts.ar).toBeLessThanOrEqual(max);
      }
    }
  });

  it('names everybody', () => {
    for (const { brief, story } of books) {
      for (const { name } of brief.characters) expect(textIn(story), `seed ${brief.seed}`).toContain(name);
    }
  });

  it('writes the names of the family as it writes every other word for these readers', () => {
    const characters: Brief['characters'] = [person('hero', 'مريم'), person('brother', 'احمد', { pronouns: 'he' })];
    const story = writeStory(briefOf({ template, dialect, band }, { characters }));
    const words = new Set(wordsOf(`${story.titles.ar} ${textIn(story)}`));
    const vowelled = ['مَرْيَم', 'اَحْمَد'];
    const plain = ['مريم', 'احمد'];
    const wanted = isVowelled(band) ? vowelled : plain;
    const other = isVowelled(band) ? plain : vowelled;
    expect(wanted.filter((name) => !words.has(name))).toEqual([]);
    expect(other.filter((name) => words.has(name))).toEqual([]);
    expect(checkStoryStructure(story, { ...briefOf({ template, dialect, band }), characters })).toEqual([]);
  });

  it('repeats no sentence but the refrain, which comes at least three times for the young', () => {
    for (const { brief, story } of books) {
      const counts = new Map<string, number>();
      for (const sentence of sentencesOf(textIn(story))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
      const repeated = [...counts].filter(([, count]) => count > 1);
      expect(repeated.length, JSON.stringify(repeated)).toBeLessThanOrEqual(4);
      expect(new Set(repeated.map(([, count]) => count)).size, JSON.stringify(repeated)).toBeLessThanOrEqual(1);
      if (isVowelled(band) && brief.spreads > 8) expect(Math.max(...counts.values())).toBeGreaterThanOrEqual(3);
    }
  });

  it('has the vowel marks of its readers', () => {
    const lines = stringsIn(text?.bands[band]);
    if (isVowelled(band)) {
      const shared = stringsIn([text?.titles, text?.names, text?.words]);
      const all = [...lines, ...shared].flatMap(spellingsOf).join('\n');
      expect(unvowelledWords(all)).toEqual([]);
      // An alif that only carries the voice into its word is bare: `وَاسْتَيْقَظَ`.
      expect(all).not.toMatch(/ا[\u064E-\u0650](?=\p{L})/u);
    } else {
      const all = [...lines.flatMap(spellingsOf), ...books.map(({ story }) => story.titles.ar)].join('\n');
      const vowelled = vowelledWords(all);
      expect(vowelled.length / new Set(all.split(/\s+/u)).size, vowelled.slice(0, 20).join(' ')).toBeLessThan(0.02);
    }
  });

  // Egyptian has no case endings.
  if (isVowelled(band) && dialect === 'standard') {
    it('says how every word inside a sentence ends', () => {
      const words = Object.values(text?.words ?? {}).flatMap((list) => namesIn(list));
      // `Nadia` is spelled in Arabic letters.
      const titled = stringsIn(text?.names).map(withTitle);
      const called = titled.map((name) => titlesInPlace(`يَا ${name}`).slice('يَا '.length));
      const names = [...titled, ...called, ...words, 'نادية', 'نَادِيَة'];
      expect(wordsWithoutEnding(books.map(({ story }) => textIn(story)).join('\n'), names)).toEqual([]);
    });
  }

  if (isVowelled(band) && dialect === 'standard') {
    it('spells words before a pause as they sound, and verbs of hers with the sign of silence', () => {
      for (const { story } of books) {
        for (const all of [story.titles.ar ?? '', textIn(story)]) {
          expect(atPauses(all)).toBe(all);
          // Seen without that rule: nobody sounds the vowel of a feminine ending at a pause.
          expect(all).not.toMatch(/ة[\u064B-\u0650](?=[،.؛!؟»])/u);
          expect(missingSilences(all)).toEqual([]);
        }
      }
    });
  }

  it('says nothing as only a translation would', () => {
    const lines = stringsIn([text?.titles, text?.words, text?.bands[band]]);
    expect(lines.flatMap(splicedThoughts)).toEqual([]);
    // Egyptian has other words for somebody, and bodies of its own.
    if (dialect === 'egyptian') return;
    expect(lines.flatMap(ownerlessBodies)).toEqual([]);
    const sentences = books.flatMap(({ story }) => sentencesOf(`${story.titles.ar}.\n${textIn(story)}`));
    expect(certainSomebodies(sentences)).toEqual([]);
  });

  it('never chooses between genders', () => {
    const nodes = stringsIn(text?.bands[band]).flatMap((line) => nodesIn(parseText(line)));
    const genders = new Set(
      nodes.flatMap((node) => (node.kind === 'agreement' ? [node.forms.slice(0, 2).join('|')] : [])),
    );
    const chosen = nodes.flatMap((node) =>
      node.kind === 'choice' && node.options.length === 2
        ? [node.options.map(([only]) => (only?.kind === 'literal' ? only.text : '')).join('|')]
        : [],
    );
    expect(chosen.filter((pair) => pair.length > 1 && genders.has(pair))).toEqual([]);
  });

  it('lets no verb before the hero’s name keep one gender', () => {
    const lines = stringsIn([text?.titles, text?.words, text?.bands[band]]).map(plainSpelling);
    const gendered = new Set(
      lines.flatMap((line) =>
        [...line.matchAll(/\{([^{}]*\|[^{}]*)\}/gu)].flatMap(([, inside = '']) =>
          inside
            .replace(/^[A-Za-z0-9-]+[:|]/u, '')
            .split('|')
            .filter((form) => form.length > 2),
        ),
      ),
    );
    const fixed = lines.filter((line) =>
      [...line.matchAll(/(\p{Script=Arabic}+)[^\S\n]*\]? \{(?:hero|Hero|party|Party)\}/gu)].some(([, word = '']) =>
        gendered.has(word.replace(/^[وف]/u, '')),
      ),
    );
    expect(fixed).toEqual([]);
  });

  it('is punctuated as Arabic', () => {
    for (const { story } of books) {
      const all = textIn(story);
      expect(all).not.toMatch(/[,;?"“”‘’']|[0-9]|¶/);
      expect(all).not.toMatch(/ {2}| [.،؛:!؟…»]|« |،،|\.\.|[!؟]\.|،\.|[\p{L}\p{M}]«|»[\p{L}\p{M}]/u);
      // The word for “and” is written together with what follows it.
      expect(all).not.toMatch(/(?:^|\s)و\u064E?(?=\s)/mu);
      expect(all.split('«').length).toBe(all.split('»').length);
      for (const { texts } of story.spreads) {
        const paragraphs = (texts.ar ?? '').split('\n');
        // A colon announces what is said, sung or called on the next line, such as a refrain.
        for (const paragraph of paragraphs.slice(0, -1)) expect(paragraph).toMatch(/[.!؟…:][»)]*$/u);
        expect(paragraphs.at(-1)).toMatch(/[.!؟…][»)]*$/u);
      }
    }
  });
});

describe('what is not written', () => {
  it('is refused by name: a dialect, or a band of it', () => {
    const written = new Set(TOLD.map(({ template, dialect, band }) => `${template.id} ${dialect} ${band}`));
    const [first] = TOLD;
    const unwritten = (Object.keys(AGES) as AgeBand[]).flatMap((band) =>
      TEMPLATES.filter(({ id }) => !written.has(`${id} egyptian ${band}`)).map((template) => ({ template, band })),
    );
    for (const { template, band } of unwritten) {
      const told: Told = { template, band, dialect: 'egyptian' };
      expect(() => writeStory(briefOf(told)), `${template.id} ${band}`).toThrow(`"egyptian" for the ages ${band}`);
    }
    // A book in English has no dialect, whatever the brief says.
    if (first) expect(() => writeStory(briefOf({ ...first, dialect: 'egyptian' }, { language: 'en' }))).not.toThrow();
  });
});

describe('a bilingual book', () => {
  it('gives no companion the name that a child has in one of its languages', () => {
    const [told] = bilingual.filter(({ template }) => template.id === 'night-forest');
    if (!told) throw new Error('The night forest is written in Arabic');
    for (let seed = 0; seed < 60; seed++) {
      const characters: Brief['characters'] = [person('hero', 'بشيرة')];
      const { spreads } = writeStory(briefOf(told, { language: 'bilingual', seed, characters, spreads: 16 }));
      expect(spreads.map(({ texts }) => texts.en).join(' ')).not.toContain('Bashira');
    }
  });

  const bilingual = TOLD.filter(({ dialect }) => dialect === 'standard');

  it.each(bilingual.map((told) => ({ ...told, id: told.template.id })))(
    'tells of the same names: $id, $band',
    (told) => {
      const { names: ar } = textOf(told.template, 'ar', 'standard') ?? { names: {} as TemplateText['names'] };
      const names = told.template.texts.en?.names ?? {};
      let found = 0;
      for (let seed = 0; seed < BILINGUAL_SEEDS; seed++) {
        const { spreads } = writeStory(briefOf(told, { language: 'bilingual', seed, spreads: 16 }));
        const arabic = plainSpelling(spreads.map(({ texts }) => texts.ar).join('\n'));
        const english = spreads.map(({ texts }) => texts.en).join('\n');
        for (const [ref, listed] of Object.entries(names)) {
          listed.forEach((name, at) => {
            const other = plainSpelling(withTitle(ar[ref]?.[at] ?? ''));
            // Short names are parts of other words.
            if (name.length < 6 || other.length < 6 || !english.includes(name)) return;
            found += 1;
            // Who is called, and who something is for, has another article or none.
            expect(arabic.replaceAll(/(?<=يا |لل)(?=أستاذ|آنسة|سيدة)/gu, 'ال'), `${name}, seed ${seed}`).toContain(
              other,
            );
          });
        }
      }
      expect(found).toBeGreaterThan(0);
    },
  );
});
