import { describe, expect, it } from 'vitest';
import {
  EFFECTS,
  EXPRESSIONS,
  GESTURES,
  HOLDS,
  LIGHTS,
  POSES,
  SETTINGS,
  TOUCHES,
  WEATHERS,
} from '#core/story/vocabulary.ts';
import { describeScene } from '#studio/illustrator/describe-scene.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const nour = testCharacter({ name: 'نور' });
const omar = testCharacter({ name: 'عمر', pronouns: 'he' });

describe('describeScene', () => {
  it('says in English who does what, where and with whom', () => {
    expect(describeScene(testScene({ carries: 'lantern', light: 'moonlight' }), [testCharacter()], 'en')).toBe(
      'Nour walks in a forest by moonlight, holding a lantern, and looks happy. Near her, a fox walks. Beside her is a mushroom.',
    );
  });

  it('agrees in Arabic with her and with him', () => {
    const scene = testScene({ expression: 'curious', companion: 'owl' });
    expect(describeScene(scene, [nour], 'ar')).toBe(
      'تمشي نور في الغابة في ضوء النهار، وتنظر بفضول. وبالقرب منها تمشي بومة. وبجانبها فطر.',
    );
    expect(describeScene(scene, [omar], 'ar')).toBe(
      'يمشي عمر في الغابة في ضوء النهار، وينظر بفضول. وبالقرب منه تمشي بومة. وبجانبه فطر.',
    );
  });

  it('uses masculine forms in Arabic for somebody who is neither', () => {
    expect(describeScene(testScene(), [testCharacter({ name: 'ضي', pronouns: 'they' })], 'ar')).toContain('يمشي ضي');
  });

  it('names the hero in every scene of the vocabulary, in three sentences', () => {
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
            expect(text.match(/\./g)?.length).toBeLessThanOrEqual(3);
            expect(text.endsWith('.')).toBe(true);
          }
        }
      }
    }
  });

  it('says what happens in the moment: a touch, who is in what, and what is seen of it', () => {
    const scene = testScene({ companion: 'fox' });
    const [hero, fox] = scene.cast;
    if (!hero || !fox) throw new Error('The scene has a hero and a fox');
    const hugging = {
      ...scene,
      cast: [{ ...hero, touches: { how: 'hugging', with: fox.ref } as const }, fox],
      effects: [{ effect: 'leaves', at: hero.ref }] as const,
    };
    expect(describeScene(hugging, [testCharacter()], 'en')).toMatch(
      / Nour hugs the fox, and leaves whirl around Nour\. /,
    );
    expect(describeScene(hugging, [nour], 'ar')).toMatch(/ تحضن نور الثعلب، وتدور أوراق الشجر حول نور\. /);
    const basket = { ref: 'basket', prop: 'basket', place: { along: 'center', plane: 'near' } } as const;
    const inside = { ...scene, props: [basket], cast: [hero, { ...fox, place: { ...fox.place, in: 'basket' } }] };
    expect(describeScene(inside, [testCharacter()], 'en')).toMatch(/ a fox walks in a basket\.$/);
    // In a river it is the river, and no pond.
    const river = { ...basket, prop: 'water' } as const;
    expect(describeScene({ ...inside, setting: 'nile', props: [river] }, [nour], 'en')).toMatch(
      / a fox walks in the water\.$/,
    );
    expect(describeScene({ ...inside, setting: 'nile', props: [river] }, [nour], 'ar')).toMatch(
      / يمشي ثعلب في الماء\.$/,
    );
  });

  it('has words for every effect and every touch', () => {
    const scene = testScene({ companion: 'fox' });
    const [hero, fox] = scene.cast;
    if (!hero || !fox) throw new Error('The scene has a hero and a fox');
    for (const language of ['en', 'ar'] as const) {
      const quiet = describeScene({ ...scene, props: [] }, [nour], language);
      const told = [
        ...EFFECTS.filter((effect) => effect !== 'beam').map((effect) =>
          describeScene({ ...scene, props: [], effects: [{ effect, at: hero.ref }] }, [nour], language),
        ),
        ...TOUCHES.map((how) =>
          describeScene(
            { ...scene, props: [], cast: [{ ...hero, touches: { how, with: fox.ref } }, fox] },
            [nour],
            language,
          ),
        ),
      ];
      for (const text of told) {
        expect(text.startsWith(quiet)).toBe(true);
        expect(text.slice(quiet.length)).toContain('نور');
        expect(text).not.toMatch(/[{}]|undefined/);
      }
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('says what hands do, in both languages, once and of nobody who is asleep', () => {
    const scene = testScene({ carries: 'shell', pose: 'standing', expression: 'calm' });
    const doing = (changes: object, language: 'en' | 'ar', who = nour): string => {
      const [hero, ...others] = scene.cast;
      if (!hero) throw new Error('The scene has a hero');
      return describeScene({ ...scene, cast: [{ ...hero, ...changes }, ...others] }, [who], language);
    };
    expect(doing({ gesture: 'covering-ears' }, 'en')).toContain(', holding a shell and covering both ears, and');
    expect(doing({ gesture: 'covering-ears' }, 'ar')).toContain('وهي تحمل صدفة وتسدّ أذنيها');
    expect(doing({ gesture: 'covering-ears' }, 'ar', omar)).toContain('ويسدّ أذنيه');
    expect(doing({ gesture: 'covering-ears', pose: 'sleeping' }, 'en')).not.toContain('ears');
    expect(doing({ gesture: 'waving', pose: 'waving' }, 'en').match(/wav/g)).toHaveLength(1);
    for (const language of ['en', 'ar'] as const) {
      const texts = GESTURES.map((gesture) => doing({ gesture }, language));
      expect(new Set(texts).size).toBe(GESTURES.length);
      for (const text of texts) expect(text).not.toMatch(/[{}]|undefined| {2}|,,/);
    }
  });

  it('says how a thing is held where that can be seen', () => {
    const scene = testScene({ carries: 'shell', pose: 'standing', expression: 'calm' });
    const held = (changes: object, language: 'en' | 'ar', who = nour): string => {
      const [hero, ...others] = scene.cast;
      if (!hero) throw new Error('The scene has a hero');
      return describeScene({ ...scene, cast: [{ ...hero, ...changes }, ...others] }, [who], language);
    };
    expect(held({ holds: 'ear' }, 'en')).toContain(', holding a shell to one ear, and');
    expect(held({ holds: 'up' }, 'ar')).toContain('وهي ترفع صدفة عاليًا');
    expect(held({ holds: 'close' }, 'ar', omar)).toContain('وهو يضمّ صدفة إلى صدره');
    for (const language of ['en', 'ar'] as const) {
      const told = HOLDS.map((holds) => held({ holds }, language));
      expect(new Set(told).size).toBe(HOLDS.length);
      for (const text of told) expect(text).not.toMatch(/[{}]|undefined/);
    }
    expect(held({ pose: 'reading', carries: 'letter' }, 'en')).toMatch(
      / reads a letter in a forest.*daylight and looks/,
    );
    expect(held({ pose: 'sleeping', carries: 'teddy', holds: 'close' }, 'en')).toMatch(
      / sleeps .*, holding .* close\./,
    );
    expect(held({ pose: 'climbing' }, 'en')).not.toContain('shell');
  });

  it('describes a place without anybody', () => {
    expect(describeScene({ ...testScene(), cast: [], props: [] }, [], 'en')).toBe('In a forest in bright daylight.');
    expect(describeScene({ ...testScene(), cast: [] }, [], 'en')).toContain(' There is a mushroom.');
  });
});
