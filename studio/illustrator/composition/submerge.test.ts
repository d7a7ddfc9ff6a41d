import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Pose } from '#core/story/vocabulary.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { breath, lightOf, sceneBelow } from '#studio/illustrator/composition/submerge.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { bundle } from '#studio/illustrator/sketch.ts';

const member = (pose: Pose): CastMember => ({
  ref: 'hero',
  who: { character: 'hero' },
  pose,
  facing: 'onward',
  expression: 'happy',
  place: { along: 'center', plane: 'near' },
  gaze: 'ahead',
  action: 'looks around',
});

const sceneAt = (changes: Partial<Scene>): Scene => ({
  setting: 'ocean',
  variant: 0,
  light: 'moonlight',
  weather: 'rain',
  mood: 'calm',
  framing: 'medium',
  direction: 'ltr',
  cast: [member('flying')],
  props: [],
  focus: 'hero',
  calmZone: 'start',
  action: '{hero} looks around',
  mustShow: [],
  mustNotShow: [],
  hidden: 'snail',
  ...changes,
});

const placed: Placed = {
  ref: 'hero',
  kind: 'cast',
  plane: 'near',
  sketch: bundle([]),
  box: { left: 300, right: 500, top: 400, bottom: 800 },
  ground: [400, 820],
  scale: 4,
  lift: 0,
};

describe('a scene under water', () => {
  it('has no weather, the moving light of water, and swimmers off the sand', () => {
    const scene = sceneBelow(sceneAt({}));
    expect(scene.weather).toBe('clear');
    expect(scene.light).toBe('underwater');
    expect(scene.cast[0]?.place.height).toBe('low');
  });
  it('leaves walkers on the sand and a chosen height as it is', () => {
    expect(sceneBelow(sceneAt({ cast: [member('walking')] })).cast[0]?.place.height).toBeUndefined();
    const high: CastMember = { ...member('flying'), place: { along: 'center', plane: 'near', height: 'high' } };
    expect(sceneBelow(sceneAt({ cast: [high] })).cast[0]?.place.height).toBe('high');
  });
  it('keeps the hour of the day in its light, without sun or moon', () => {
    const night = lightOf(sceneAt({}));
    const day = lightOf(sceneAt({ light: 'day' }));
    expect(night.source.body).toBe('none');
    expect(night.isDark).toBe(true);
    expect(night.sky[1][0]).toBeLessThan(day.sky[1][0]);
    expect(day.key[0]).toBeLessThan(day.key[2]);
    expect(lightOf(sceneAt({ light: 'underwater' }))).toBe(LIGHT_SETUPS.underwater);
  });
  it('shows the breath of those who are in it, rising from their heads', () => {
    const paths = breath(sceneAt({}), [placed], seededRandom(3));
    expect(paths.length).toBeGreaterThan(0);
    expect(breath(sceneAt({}), [{ ...placed, kind: 'prop' }], seededRandom(3))).toEqual([]);
  });
});

describe('a scene above the water', () => {
  const beach = sceneAt({ variant: 2 });
  it('is left as it is', () => {
    expect(sceneBelow(beach)).toBe(beach);
    expect(lightOf(beach)).toBe(LIGHT_SETUPS.moonlight);
    expect(breath(beach, [placed], seededRandom(3))).toEqual([]);
  });
});
