import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { TRAITS, type Character } from '#core/character/character.ts';
import { ageBandOf, WORDS_PER_SPREAD } from '#core/story/age-band.ts';
import { SPREAD_COUNTS, type Brief } from '#core/story/brief.ts';
import { checkStoryStructure } from '#core/story/checks/structure.ts';
import { isTakenFor } from '#core/story/hiding-places.ts';
import type { Story } from '#core/story/story.ts';
import {
  COMPANIONS,
  EXPRESSIONS,
  FACINGS,
  FRAMINGS,
  HIDDEN,
  LIGHTS,
  MOODS,
  POSES,
  PROPS,
  SETTINGS,
  WEATHERS,
} from '#core/story/vocabulary.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { countWords, sentencesOf } from '#core/locale/text-units.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

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

const briefOf = (over: Partial<Brief> = {}): Brief => ({
  templateId: 'night-forest',
  idea: null,
  characters: [person('hero', 'Zoë')],
  language: 'en',
  dialect: 'standard',
  age: 6,
  spreads: 12,
  artStyle: 'cut-paper',
  dedication: null,
  giver: null,
  seed: 1,
  ...over,
});

const family: Brief['characters'] = [
  person('hero', 'Zoë', { interests: ['Dinosaurs'], traits: ['shy', 'funny'] }),
  person('brother', 'James', { pronouns: 'he', age: 9 }),
  person('cat', 'Mishka', { kind: 'pet', age: 3 }),
  person('mother', 'Mama Salma', { age: 38 }),
];

const AGES = [3, 6, 9];
const textOf = (story: Story): string => story.spreads.map(({ texts }) => texts.en).join('\n');

/** Every template, band and length, with few and many people, over some seeds. */
const manyBriefs = (seeds: number): Brief[] =>
  TEMPLATES.flatMap(({ id }) =>
    AGES.flatMap((age) =>
      SPREAD_COUNTS.flatMap((spreads) =>
        Array.from({ length: seeds }, (_, seed) =>
          briefOf({
            templateId: id,
            age,
            spreads,
            seed: seed * 7919 + age,
            characters:
              seed % 2 === 0 ? [person('hero', 'Zoë', { traits: [TRAITS[seed % TRAITS.length] ?? 'kind'] })] : family,
            giver: seed % 3 === 0 ? 'Teta Nadia' : null,
          }),
        ),
      ),
    ),
  );

const books = manyBriefs(24).map((brief) => ({ brief, story: writeStory(brief) }));

describe('writeStory', () => {
  it('writes a story that can be drawn, for every template, band, length and cast', () => {
    for (const { brief, story } of books) {
      expect(checkStoryStructure(story, { ...brief })).toEqual([]);
    }
  });

  it('keeps every spread within the words of its band', () => {
    const beyond = books.flatMap(({ brief, story }) => {
      const { min, max } = WORDS_PER_SPREAD[ageBandOf(brief.age)];
      const texts = story.spreads.map((spread) => spread.texts.en ?? '');
      return texts.filter((text) => countWords(text) < min || countWords(text) > max);
    });
    expect(beyond).toEqual([]);
  });

  it('repeats no sentence but the refrain, which comes at least three times for the young', () => {
    for (const { brief, story } of books) {
      const counts = new Map<string, number>();
      for (const sentence of sentencesOf(textOf(story))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
      const repeated = [...counts].filter(([, count]) => count > 1);
      expect(repeated.length, JSON.stringify(repeated)).toBeLessThanOrEqual(4);
      expect(new Set(repeated.map(([, count]) => count)).size, JSON.stringify(repeated)).toBeLessThanOrEqual(1);
      if (brief.age <= 7 && brief.spreads > 8) expect(Math.max(...counts.values())).toBeGreaterThanOrEqual(3);
    }
  });

  it('is the same for the same brief and another for another seed', () => {
    const brief = briefOf({ seed: 99, characters: family });
    expect(writeStory(brief)).toEqual(writeStory(brief));
    expect(textOf(writeStory(brief))).not.toBe(textOf(writeStory({ ...brief, seed: 100 })));
  });

  it('names everybody, gives travellers something to say or do, and takes them along in every picture', () => {
    for (const { brief, story } of books.filter(({ brief: { characters } }) => characters.length > 1)) {
      const text = textOf(story);
      for (const { name } of brief.characters) expect(text, `${brief.templateId} ${brief.seed}`).toContain(name);
      // Each is named with the hero; beyond that, they speak up by turns, where a book has room for it.
      const mentions = brief.characters.slice(1, 3).map(({ name }) => text.split(name).length - 1);
      expect(Math.max(...mentions), `${brief.templateId} ${brief.seed}`).toBeGreaterThanOrEqual(
        brief.spreads > 8 ? 2 : 1,
      );
      for (const { scene } of story.spreads) {
        const ids = scene.cast.flatMap(({ who }) => ('character' in who ? [who.character] : []));
        expect(ids).toEqual(expect.arrayContaining(['hero', 'brother', 'cat']));
      }
    }
  });

  it('puts names in as they are, whatever they look like', () => {
    for (const name of ['"} ignore all', '{hero}', '[a|b]', 'O’Brien-Núñez', '{{x}} ¶ ${y}', '$& $1', '<b>Zoë</b>']) {
      for (const { id } of TEMPLATES) {
        const brief = briefOf({ templateId: id, characters: [person('hero', name)] });
        const story = writeStory(brief);
        expect(textOf(story)).toContain(name);
        expect(checkStoryStructure(story, { ...brief })).toEqual([]);
        const scenes = JSON.stringify(story.spreads.map(({ scene }) => scene));
        if (name !== '{hero}') expect(scenes).not.toContain(JSON.stringify(name).slice(1, -1));
      }
    }
  });

  it('makes James’s of James and Zoë’s of Zoë', () => {
    const stories = Array.from({ length: 20 }, (_, seed) =>
      textOf(writeStory(briefOf({ seed, age: 9, characters: [person('hero', 'James')] }))),
    ).join('\n');
    expect(stories).toContain('James’s');
    expect(stories).not.toMatch(/James’(?!s\b)/);
  });

  it('uses a and an by sound', () => {
    const articles = books.flatMap(({ story }) => [...textOf(story).matchAll(/\b(an?) (\p{L}+)/giu)]);
    const soundsLikeConsonant = /^(?:one|once|use|useful|uniform|unicorn|union|European|u)$/i;
    const soundsLikeVowel = /^(?:hour|hours|honest|honour|heir)/i;
    for (const [whole, article = '', word = ''] of articles) {
      const vowel = soundsLikeVowel.test(word) || (/^[aeiou]/i.test(word) && !soundsLikeConsonant.test(word));
      expect(article.toLowerCase(), whole).toBe(vowel ? 'an' : 'a');
    }
    expect(articles.length).toBeGreaterThan(500);
  });

  it('has no doubled words, spaces or punctuation', () => {
    for (const { story } of books) {
      const text = textOf(story);
      expect(text).not.toMatch(/(?<!\.)\. \p{Ll}/u);
      expect(text).not.toMatch(/ {2}| [,.;:!?”]|“ |,,|\.\.|[!?],|[!?]\.|¶/);
      expect(text.match(/\b(the|a|an|and|of|to|was|his|her|their|in) \1\b/gi) ?? []).toEqual([]);
    }
  });

  it('closes every quotation that it opens', () => {
    for (const { brief, story } of books) {
      for (const { texts } of story.spreads) {
        const text = (texts.en ?? '').replaceAll(brief.characters[0].name, '');
        expect(text.split('“').length, text).toBe(text.split('”').length);
      }
    }
  });

  it('opens every paragraph with a capital letter and ends it as a sentence', () => {
    for (const { story } of books) {
      // A colon announces what is said, sung or called on the next line, such as a refrain.
      for (const paragraph of textOf(story).split(/(?<!:)\n|:\n(?!“)/u)) {
        expect(paragraph).toMatch(/^[“(]*(?:\p{Lu}|…\p{L}|ignore)/u);
        expect(paragraph).toMatch(/(?:[.!?…]|—(?=”))[”)]*$/u);
      }
    }
  });
});

describe('scenes', () => {
  it('use only words of the vocabulary', () => {
    const used = new Map<readonly string[], Set<string>>();
    const uses = (words: readonly string[], word: string | undefined): void => {
      if (word === undefined) return;
      const known = used.get(words) ?? new Set<string>();
      used.set(words, known.add(word));
    };
    for (const { story } of books) {
      for (const scene of [story.cover, ...story.spreads.map((spread) => spread.scene)]) {
        uses(SETTINGS, scene.setting);
        uses(LIGHTS, scene.light);
        uses(WEATHERS, scene.weather);
        uses(MOODS, scene.mood);
        uses(FRAMINGS, scene.framing);
        uses(HIDDEN, scene.hidden);
        for (const { prop } of scene.props) uses(PROPS, prop);
        for (const member of scene.cast) {
          uses(POSES, member.pose);
          uses(FACINGS, member.facing);
          uses(EXPRESSIONS, member.expression);
          uses(PROPS, member.carries);
          if ('companion' in member.who) uses(COMPANIONS, member.who.companion);
        }
      }
    }
    expect(used.size).toBe(11);
    for (const [words, found] of used) expect([...found].filter((word) => !words.includes(word))).toEqual([]);
  });

  it('hold no more than six, each once', () => {
    const casts = books
      .flatMap(({ story }) => [story.cover, ...story.spreads.map(({ scene }) => scene)])
      .map(({ cast }) => cast);
    expect(casts.filter((cast) => cast.length > 6)).toEqual([]);
    expect(casts.filter((cast) => new Set(cast.map(({ ref }) => ref)).size < cast.length)).toEqual([]);
  });

  it('never repeat a framing or a hidden thing twice running', () => {
    for (const { story } of books) {
      story.spreads.slice(1).forEach(({ scene }, at) => {
        expect(scene.framing).not.toBe(story.spreads[at]?.scene.framing);
        expect(scene.hidden).not.toBe(story.spreads[at]?.scene.hidden);
      });
    }
  });

  it('hide nothing that could be taken for somebody on the page', () => {
    for (const { story } of books) {
      for (const { scene } of story.spreads) {
        const kinds = scene.cast.flatMap(({ who }) => ('companion' in who ? [who.companion] : []));
        expect(isTakenFor(scene.hidden, kinds), `${scene.hidden} beside ${kinds.join(', ')}`).toBe(false);
      }
    }
  });

  it('let the time of day go forward only', () => {
    const hours = ['dawn', 'day', 'golden-hour', 'dusk', 'moonlight'];
    for (const { story } of books) {
      const lights = story.spreads.map(({ scene }) => scene.light).filter((light) => hours.includes(light));
      lights.slice(1).forEach((light, at) => {
        const step = (hours.indexOf(light) - hours.indexOf(lights[at] ?? light) + hours.length) % hours.length;
        expect(step, `${lights[at]} → ${light}`).toBeLessThanOrEqual(3);
        expect(step === 3 ? light : null).not.toBe('golden-hour');
      });
    }
  });

  it('keep a place the same place and two places apart', () => {
    for (const { story } of books) {
      const places = new Map<number, string>();
      for (const { scene } of story.spreads) {
        expect(places.get(scene.variant) ?? scene.setting).toBe(scene.setting);
        places.set(scene.variant, scene.setting);
      }
    }
  });

  it('keep clothes: once changed, everybody stays changed until the story changes them back', () => {
    for (const { story } of books) {
      const worn = story.spreads.map(({ scene }) => scene.cast.find(({ ref }) => ref === 'hero')?.outfit ?? 'own');
      const changes = worn.filter((outfit, at) => at > 0 && outfit !== worn[at - 1]).length;
      expect(changes).toBeLessThanOrEqual(2);
      for (const { scene } of story.spreads) {
        const outfits = scene.cast.filter(({ ref }) => ref === 'hero' || ref === 'friend1').map(({ outfit }) => outfit);
        expect(new Set(outfits).size).toBe(1);
      }
    }
  });

  it('put nobody’s name into what is told to an image model', () => {
    for (const { brief, story } of books) {
      for (const { scene } of story.spreads) {
        const told = [scene.action, ...scene.mustShow, ...scene.mustNotShow, ...scene.cast.map(({ action }) => action)];
        for (const { name } of brief.characters) expect(told.join(' ')).not.toContain(name);
      }
    }
  });

  it('are composed in the direction of the book', () => {
    expect(books[0]?.story.spreads.every(({ scene }) => scene.direction === 'ltr')).toBe(true);
    expect(books[0]?.story.cover.calmZone).toBe('top');
    expect(books[0]?.story.cover.cast[0]?.ref).toBe('hero');
  });
});

describe('a brief without a template', () => {
  it('weaves its own idea in: companion, its name and the thing that matters', () => {
    const story = writeStory(
      briefOf({
        templateId: null,
        idea: 'She is afraid of the dark and loses her kite; her cat named Pepper comes along.',
      }),
    );
    const text = textOf(story);
    expect(text.split('Pepper').length - 1).toBeGreaterThanOrEqual(4);
    expect(text).toMatch(/Swoop|Zigzag/);
    expect(story.spreads.some(({ scene }) => scene.props.some(({ prop }) => prop === 'kite'))).toBe(true);
    expect(
      story.spreads.every(({ scene }) => scene.cast.some(({ who }) => 'companion' in who && who.companion === 'cat')),
    ).toBe(true);
  });

  it('finds a story for an idea it knows no word of', () => {
    const story = writeStory(briefOf({ templateId: null, idea: 'qwerty asdf zxcv' }));
    expect(story.spreads).toHaveLength(12);
  });
});

describe('what cannot be written', () => {
  it('is refused by name', () => {
    expect(() => writeStory(briefOf({ templateId: 'no-such-story' }))).toThrow(/no-such-story/);
    const unwritten = TEMPLATES.find(({ texts }) => texts.ar === undefined);
    if (unwritten) expect(() => writeStory(briefOf({ templateId: unwritten.id, language: 'ar' }))).toThrow(/"ar"/);
  });
});

describe('unusual heroes', () => {
  it('may be a pet, a grown-up or a baby', () => {
    const heroes = [
      person('hero', 'Biscuit', { kind: 'pet', age: 4, pronouns: 'he' }),
      person('hero', 'Grandpa Ali', { age: 71, pronouns: 'he' }),
      person('hero', 'Lina', { age: 0 }),
    ];
    for (const hero of heroes) {
      for (const { id } of TEMPLATES) {
        const brief = briefOf({
          templateId: id,
          characters: [hero, person('mate', 'Rami', { age: 40, pronouns: 'he' })],
        });
        const story = writeStory(brief);
        expect(checkStoryStructure(story, { ...brief })).toEqual([]);
        expect(textOf(story)).toContain('Rami');
      }
    }
  });
});
