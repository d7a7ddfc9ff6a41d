import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { headedInto } from '#studio/illustrator/composition/sight/heading.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';

/** The hero stands at the left and a friend walks at the right edge, to the right. */
const sceneWith = (friend: Partial<CastMember>, hero: Partial<CastMember> = {}): Scene => {
  const told = testScene({ direction: 'ltr' });
  const [first, second] = told.cast;
  if (!first || !second) throw new RangeError('Two are in the scene');
  const place = { along: 'start', plane: 'near' } as const;
  return {
    ...told,
    cast: [
      { ...first, pose: 'standing', place, ...hero },
      { ...second, pose: 'walking', facing: 'onward', gaze: 'up', action: 'comes along', ...friend },
    ],
  };
};
const facingIn = (scene: Scene): string | undefined => headedInto(scene).cast[1]?.facing;

describe('somebody who walks at the edge of a page', () => {
  it('goes into the picture', () => {
    expect(facingIn(sceneWith({}))).toBe('against');
    expect(facingIn(sceneWith({ pose: 'running' }))).toBe('against');
    expect(facingIn(sceneWith({ place: { along: 'start', plane: 'middle' }, facing: 'against' }))).toBe('against');
  });

  it('goes out of it when the scene says so, or behind the others', () => {
    expect(facingIn(sceneWith({ action: 'walks away' }))).toBe('onward');
    expect(facingIn(sceneWith({}, { pose: 'walking', facing: 'onward' }))).toBe('onward');
  });

  it('stays as it is standing, riding, or hand in hand', () => {
    expect(facingIn(sceneWith({ pose: 'standing' }))).toBe('onward');
    expect(facingIn(sceneWith({ touches: { how: 'holding-hands', with: 'hero' } }))).toBe('onward');
    const told = sceneWith({ facing: 'three-quarter' });
    expect(headedInto(told)).toBe(told);
  });
});
