import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

/** What stands in a text, and what its picture then shows. */
type Told = {
  readonly templateId: string;
  readonly age: number;
  readonly text: RegExp;
  readonly shows: (hero: CastMember, scene: Scene) => boolean;
};

const TOLD: readonly Told[] = [
  {
    templateId: 'warm-book',
    age: 9,
    text: /(quickly|at once) covering both ears/,
    shows: ({ gesture, expression }) => gesture === 'covering-ears' && expression === 'calling',
  },
  {
    templateId: 'warm-book',
    age: 6,
    text: /(sang|hummed|whistled) a loud “la la la”/,
    shows: ({ gesture, expression }) => gesture === 'covering-ears' && expression === 'singing',
  },
  {
    templateId: 'nibbled-recipe',
    age: 3,
    text: /gave her the \w+ bowl/,
    shows: ({ carries, holds }) => carries === 'bowl' && holds === 'out',
  },
  {
    templateId: 'nibbled-recipe',
    age: 3,
    text: /acorn.* and \S+ jumped\./,
    shows: ({ pose }) => pose === 'jumping',
  },
  {
    templateId: 'rescued-dragon',
    age: 6,
    text: /pointed behind him/,
    shows: ({ gesture, gaze }) => gesture === 'pointing' && typeof gaze === 'object' && gaze.at === 'dragon',
  },
  {
    templateId: 'half-song',
    age: 6,
    text: /“(tk|Tk|crk|pff)/,
    shows: ({ carries, gaze }) => carries === 'broken-music-box' && gaze === 'down',
  },
  {
    templateId: 'walking-pigeon',
    age: 6,
    text: /(left|right) wing (shot|flew|sprang|jumped|popped|burst) open/,
    shows: (_, { cast }) => cast.some(({ ref, gesture }) => ref === 'pigeon' && gesture === 'waving'),
  },
  {
    templateId: 'nodding-star',
    age: 6,
    text: /(held|put|reached) out a \w+, but did not/,
    shows: ({ gesture }) => gesture === 'stopping',
  },
  {
    templateId: 'seventh-egg',
    age: 6,
    text: /did not say “at me!”/,
    shows: ({ gesture, gaze }) => gesture === 'pointing' && typeof gaze === 'object' && gaze.at === 'duck',
  },
  {
    templateId: 'seventh-egg',
    age: 6,
    text: /started, too, and (landed|fell) on his tail/,
    shows: ({ pose }) => pose === 'jumping',
  },
  {
    templateId: 'seventh-egg',
    age: 6,
    text: /did (the best|a great|a fine|a wonderful) /,
    shows: (_, { cast }) => cast.some(({ ref, expression }) => ref === 'duck' && expression === 'sleepy'),
  },
  {
    templateId: 'second-row',
    age: 6,
    text: /, rain,” said/,
    shows: ({ expression, gaze }) => expression === 'calling' && gaze === 'up',
  },
  {
    templateId: 'night-forest',
    age: 6,
    text: /asked, “Who’s there\?” and \S+ (said|called), “(Only|It’s) me/,
    shows: ({ expression, gesture }) => expression === 'calling' && gesture === 'waving',
  },
  {
    templateId: 'rainy-fish',
    age: 6,
    text: /There was no use for the .* umbrella/,
    shows: (_, { props }) => props.some(({ prop }) => prop === 'closed-umbrella'),
  },
  {
    templateId: 'second-row',
    age: 3,
    text: /joke[\s\S]* moved over/,
    shows: (_, { cast }) => cast.some(({ action }) => action.includes('edges away')),
  },
  {
    templateId: 'second-row',
    age: 6,
    text: /joke[\s\S]* moved over/,
    shows: (_, { cast }) => cast.some(({ action }) => action.includes('edges away')),
  },
  {
    templateId: 'quiet-turtle',
    age: 3,
    text: /, palm\?” |asked a palm/,
    shows: (_, { cast }) => cast.some(({ ref, expression }) => ref === 'camel' && expression === 'determined'),
  },
  {
    templateId: 'quiet-turtle',
    age: 3,
    text: / stone .*(” it|(said|whispered|peeped) the stone)/,
    shows: (_, { cast }) => cast.some(({ ref, pose }) => ref === 'turtle' && pose === 'crouching'),
  },
  {
    templateId: 'night-forest',
    age: 9,
    text: /(peeped|looked) in at the (tent|door)/,
    shows: ({ pose, place }, { cast }) =>
      pose === 'sleeping' &&
      place.in === 'tent' &&
      cast.some(({ who, place: { plane } }) => 'companion' in who && plane === 'middle'),
  },
  {
    templateId: 'night-forest',
    age: 9,
    text: /knees (voted for|were for|wanted the tent|gave notice|resigned|had heard enough)/,
    shows: ({ pose, expression }) => pose === 'trembling' && expression === 'worried',
  },
  {
    templateId: 'half-song',
    age: 9,
    text: /turned the key, but it (only turned|turned and turned)/,
    shows: ({ expression, carries }) => expression === 'sad' && carries === 'broken-music-box',
  },
  {
    templateId: 'seventh-egg',
    age: 6,
    text: /\bslept\b.* (did|made) an? /,
    shows: (_, { cast }) => cast.some(({ ref, pose }) => ref === 'duck' && pose === 'sleeping'),
  },
];

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

describe('a picture shows what its text tells', () => {
  it.each(TOLD)('$templateId for readers of $age: $text', ({ templateId, age, text, shows }) => {
    const pages = SEEDS.flatMap((seed) =>
      writeStory(variedBrief({ templateId, language: 'en', age, spreads: 12 }, seed)).spreads.filter((spread) =>
        text.test(spread.texts.en ?? ''),
      ),
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const { scene, texts } of pages) {
      const hero = scene.cast.find(({ ref }) => ref === 'hero');
      expect(hero && shows(hero, scene), texts.en).toBe(true);
    }
  });
});

describe('whoever has a seat on wheels', () => {
  it('leans on the footstool, and never stands or sits on it', () => {
    let leant = 0;
    for (const seed of SEEDS) {
      const brief = variedBrief({ templateId: 'warm-book', language: 'en', age: 6, spreads: 16 }, seed);
      const [first, ...others] = brief.characters;
      if (first?.kind !== 'person') continue;
      const hero = { ...first, looks: { ...first.looks, mobility: 'wheelchair' as const } };
      for (const { scene, texts } of writeStory({ ...brief, characters: [hero, ...others] }).spreads) {
        const [shown] = scene.cast;
        expect(shown?.place.on, texts.en).not.toBe('stool');
        if (/leaned on the stool|think leaning/.test(texts.en ?? '')) {
          expect(shown?.touches?.with, texts.en).toBe('stool');
          leant += 1;
        }
      }
    }
    expect(leant).toBeGreaterThan(0);
  });
});
