import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import { viewOf, wayOf } from '#studio/illustrator/composition/sight/facing.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';

const [hero] = testScene().cast;
if (!hero) throw new RangeError('There is a hero');
const way = (member: Partial<CastMember>, gaze: readonly [number, number], aim?: readonly [number, number]): 1 | -1 =>
  wayOf({ ...hero, pose: 'standing', action: 'stands', ...member }, 'ltr', { gaze, ...(aim ? { aim } : {}) });

describe('the way somebody is turned', () => {
  it('is that of the scene, or to what the scene has them look at', () => {
    expect(way({ facing: 'onward', gaze: 'ahead' }, [-0.9, 0])).toBe(1);
    expect(way({ facing: 'against', gaze: 'up' }, [0.3, -0.9])).toBe(-1);
    expect(way({ facing: 'onward', gaze: { at: 'prop' } }, [-0.9, 0])).toBe(-1);
    expect(way({ facing: 'three-quarter', gaze: 'ahead' }, [-0.9, 0])).toBe(-1);
  });

  it('is to what they point at, whatever they look at', () => {
    expect(way({ facing: 'onward', gaze: 'ahead' }, [0.5, 0], [-0.8, -0.6])).toBe(-1);
    expect(way({ facing: 'onward', gaze: { at: 'prop' } }, [-0.2, -0.9], [-0.2, -0.9])).toBe(-1);
  });

  it('stays for those who are under way or show their back on purpose', () => {
    expect(way({ facing: 'onward', gaze: { at: 'prop' }, pose: 'walking' }, [-0.9, 0])).toBe(1);
    expect(way({ facing: 'onward', gaze: { at: 'prop' }, action: 'turns away' }, [-0.9, 0])).toBe(1);
  });
});

it('is to what it looks at, of an animal that lies, creeps or hangs there; people go on', () => {
  const gaze = [-0.9, 0] as const;
  for (const pose of ['lying', 'sneaking', 'swimming', 'flying'] as const) {
    const told = { ...hero, facing: 'onward', gaze: { at: 'prop' }, pose, action: 'is there' } as const;
    expect(wayOf(told, 'ltr', { gaze, isAnimal: true }), pose).toBe(-1);
    expect(wayOf(told, 'ltr', { gaze }), pose).toBe(1);
  }
  const walks = { ...hero, facing: 'onward', gaze: { at: 'prop' }, pose: 'walking' } as const;
  expect(wayOf(walks, 'ltr', { gaze, isAnimal: true })).toBe(1);
});

it('is away from what they edge away from, on whichever side of it they came to stand', () => {
  for (const facing of ['onward', 'against'] as const) {
    const edges: Partial<CastMember> = { facing, gaze: { at: 'prop' }, pose: 'sneaking', action: 'edges away from it' };
    expect(way(edges, [-0.9, 0])).toBe(1);
    expect(way(edges, [0.9, 0])).toBe(-1);
  }
});

describe('what is seen of somebody', () => {
  it('is their side on a bicycle, from wherever the story looks', () => {
    for (const facing of ['front', 'back', 'three-quarter', 'onward'] as const)
      expect(viewOf({ ...hero, pose: 'riding', facing }, [0, 0])).toBe('side');
    expect(viewOf({ ...hero, pose: 'standing', facing: 'front' }, [0, 0])).toBe('front');
  });
});
