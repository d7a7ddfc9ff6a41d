import { describe, expect, it } from 'vitest';
import { onFourLegs } from '#studio/storyteller/scene/four-legged.ts';
import type { Part, SceneDraft } from '#studio/storyteller/template.ts';

const draft = (pose: SceneDraft['hero']['pose'], travellers?: Part): SceneDraft => ({
  setting: 'forest',
  place: 'wood',
  mood: 'calm',
  framings: ['medium', 'close'],
  hero: { pose, facing: 'onward', expression: 'calm', along: 'center', gaze: 'ahead', action: 'goes' },
  ...(travellers ? { travellers } : {}),
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} goes.',
  mustShow: [],
});

const touching: Part['touches'] = { how: 'hand-on', with: 'hero' };

describe('a pet in the part of a child', () => {
  it('walks where a child goes on tiptoe', () => {
    expect(onFourLegs(draft('sneaking')).hero.pose).toBe('walking');
    expect(onFourLegs(draft('sitting')).hero.pose).toBe('sitting');
  });

  it('is let go by those who walk along', () => {
    const { travellers } = onFourLegs(draft('sneaking', { touches: touching, expression: 'worried' }));
    expect(travellers).toEqual({ expression: 'worried' });
  });

  it('is touched by those who come down to it', () => {
    const { travellers } = onFourLegs(draft('sitting', { pose: 'standing', touches: touching }));
    expect(travellers).toEqual({ pose: 'kneeling', touches: touching });
  });

  it('stands on a stump above the water with what it holds over somebody there', () => {
    const told = draft('carrying');
    const effects = [{ effect: 'drops', at: 'hero', towards: 'fish' }] as const;
    const wet = { ...told, effects, hero: { ...told.hero, in: 'water', carries: 'basket' as const } };
    const { hero, props } = onFourLegs(wet);
    expect(hero.in).toBeUndefined();
    expect(props?.map(({ ref }) => ref)).toContain(hero.on);
    expect(onFourLegs({ ...wet, hero: { ...wet.hero, carries: null } }).hero.in).toBe('water');
    expect(onFourLegs({ ...wet, effects: [] }).hero.in).toBe('water');
  });

  it('leaves those alone who touch somebody else', () => {
    const part: Part = { pose: 'walking', touches: { how: 'hand-on', with: 'camel' } };
    expect(onFourLegs(draft('walking', part)).travellers).toEqual(part);
  });
});
