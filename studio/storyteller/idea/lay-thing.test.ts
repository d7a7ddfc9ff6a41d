import { describe, expect, it } from 'vitest';
import type { Brief } from '#core/story/brief.ts';
import type { Story } from '#core/story/story.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { describeScene } from '#studio/illustrator/describe-scene.ts';
import { thingOfInterest, speaksOf } from '#studio/storyteller/cast/interests-things.ts';
import { tellsOfLiking } from '#studio/storyteller/cast/likings/likings.ts';
import { SAMPLE_HERO, sampleBrief } from '#studio/storyteller/list-templates.ts';
import { isShown } from '#studio/storyteller/scene/laying.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const write = (more: Partial<Brief>): Story => writeStory(sampleBrief({ seed: 11, ...more }));

const showing = (story: Story, thing: Prop): number[] =>
  story.spreads.flatMap(({ scene }, at) => (isShown(scene, thing) ? [at] : []));

const likingTrains = (more: Partial<Brief>): Story =>
  write({ characters: [{ ...SAMPLE_HERO, interests: ['trains'] }], ...more });

describe('what the hero likes', () => {
  it.each(TEMPLATES.map(({ id }) => id))('is seen where the text of %s tells of it', (templateId) => {
    for (const age of [3, 6, 9]) {
      for (const seed of [1, 2, 3]) {
        const story = likingTrains({ templateId, age, seed });
        const tells = (text: string): boolean => speaksOf(text, 'trains', 'en') || tellsOfLiking(text, 'trains', 'en');
        const told = story.spreads.flatMap(({ texts }, at) => (tells(texts.en ?? '') ? [at] : []));
        const shown = showing(story, 'train');
        expect(told.filter((at) => !shown.includes(at))).toEqual([]);
        expect(shown.length).toBeLessThanOrEqual(told.length + 2);
        // A real one would be as large as a wagon.
        for (const { scene } of story.spreads) {
          for (const one of scene.props) if (one.prop === 'train') expect(one.isToy).toBe(true);
        }
      }
    }
  });

  it('is seen the same in the same book', () => {
    expect(likingTrains({ templateId: 'warm-book' })).toEqual(likingTrains({ templateId: 'warm-book' }));
  });

  it('is not seen where there is no thing for it', () => {
    expect(thingOfInterest('dinosaurs')).toBeNull();
    const characters = [{ ...SAMPLE_HERO, interests: ['dinosaurs'] }] as const;
    const plain = write({ templateId: 'warm-book' });
    const scenes = write({ templateId: 'warm-book', characters }).spreads.map(({ scene }) => scene.props);
    expect(scenes.flat().filter(({ ref }) => ref.startsWith('wished'))).toEqual([]);
    expect(plain.spreads.flatMap(({ scene }) => scene.props).filter(({ ref }) => ref.startsWith('wished'))).toEqual([]);
  });
});

describe('what an idea asks for', () => {
  it.each([
    ['her doll at school', 'doll'],
    ['a boy and his ball on the roof', 'ball'],
    ['trains', 'train'],
    ['a boy with a red car in the city', 'car'],
  ] as const)('turns up at both ends of the book and in its middle: %s', (idea, thing) => {
    for (const spreads of [8, 12, 16] as const) {
      const story = write({ idea, spreads });
      const shown = showing(story, thing);
      // Of a close picture faces take the most.
      const ends = [0, spreads - 1].filter((at) => story.spreads[at]?.scene.framing !== 'close');
      expect(shown).toEqual(expect.arrayContaining(ends));
      const middle = shown.filter((at) => at > 0 && at < spreads - 1);
      expect(middle.length).toBeGreaterThanOrEqual(2);
      expect(middle.length).toBeLessThanOrEqual(3);
    }
  });

  it('is said in the words of each picture that shows it', () => {
    for (const [idea, thing, word] of [
      ['her doll at school', 'doll', /doll/],
      ['a boy with a red car in the city', 'car', /car/],
    ] as const) {
      for (const { scene } of write({ idea }).spreads) {
        if (isShown(scene, thing)) expect(describeScene(scene, [SAMPLE_HERO], 'en')).toMatch(word);
      }
    }
  });

  it('is kept on all through the book when it is worn', () => {
    const looks = { ...SAMPLE_HERO.looks, headCovering: 'none' } as const;
    const story = write({ idea: 'a girl with a red hat at school', characters: [{ ...SAMPLE_HERO, looks }] });
    const worn = story.spreads.filter(({ scene }) =>
      scene.props.some(({ prop, place }) => prop === 'hat' && place.on === 'hero'),
    );
    expect(worn).toHaveLength(12);
  });

  it('sails the sea as a ship, and does not lie on its bottom as one', () => {
    const story = write({ idea: 'قرصان طيب وسفينة في البحر', language: 'ar' });
    expect(showing(story, 'boat').length).toBeGreaterThanOrEqual(3);
    for (const { scene } of story.spreads) {
      const isUnder = scene.light === 'underwater' || (scene.setting === 'ocean' && scene.variant % 3 !== 2);
      for (const one of scene.props) if (one.prop === 'boat' && isUnder) expect(one.isToy).toBe(true);
    }
  });
});
