import { describe, expect, it } from 'vitest';
import { EXPRESSIONS, LIGHTS, POSES, SETTINGS, WEATHERS } from '#core/story/vocabulary.ts';
import { describeScene } from '#studio/illustrator/describe-scene.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const nour = testCharacter({ name: 'نور' });
const omar = testCharacter({ name: 'عمر', pronouns: 'he' });

describe('describeScene', () => {
  it('says in English who does what, where and with whom', () => {
    expect(describeScene(testScene({ carries: 'lantern', light: 'moonlight' }), [testCharacter()], 'en')).toBe(
      'Nour walks in a forest by moonlight, holding a lantern, and looks happy. Near her, a fox walks.',
    );
  });

  it('agrees in Arabic with her and with him', () => {
    const scene = testScene({ expression: 'curious', companion: 'owl' });
    expect(describeScene(scene, [nour], 'ar')).toBe(
      'تمشي نور في الغابة في ضوء النهار، وتنظر بفضول. وبالقرب منها تمشي بومة.',
    );
    expect(describeScene(scene, [omar], 'ar')).toBe(
      'يمشي عمر في الغابة في ضوء النهار، وينظر بفضول. وبالقرب منه تمشي بومة.',
    );
  });

  it('uses masculine forms in Arabic for somebody who is neither', () => {
    expect(describeScene(testScene(), [testCharacter({ name: 'ضي', pronouns: 'they' })], 'ar')).toContain('يمشي ضي');
  });

  it('names the hero in every scene of the vocabulary, in one or two sentences', () => {
    for (const setting of SETTINGS) {
      for (const light of LIGHTS) {
        for (const weather of WEATHERS) {
          const index = setting.length + light.length + weather.length;
          const scene = testScene({
            setting,
            light,
            weather,
            pose: POSES[index % POSES.length] ?? 'walking',
            expression: EXPRESSIONS[index % EXPRESSIONS.length] ?? 'calm',
          });
          const en = describeScene(scene, [testCharacter()], 'en');
          const ar = describeScene(scene, [nour], 'ar');
          expect(en).toContain('Nour');
          expect(ar).toContain('نور');
          for (const text of [en, ar]) {
            expect(text).not.toMatch(/undefined| {2}|,,| ,|\.\./);
            expect(text.match(/\./g)?.length).toBeLessThanOrEqual(2);
            expect(text.endsWith('.')).toBe(true);
          }
        }
      }
    }
  });

  it('describes a place without anybody', () => {
    expect(describeScene({ ...testScene(), cast: [] }, [], 'en')).toBe('In a forest in bright daylight.');
  });
});
