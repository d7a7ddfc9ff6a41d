import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const scene: Scene = {
  ...testScene({ setting: 'school', pose: 'standing' }),
  props: [{ ref: 'boat', prop: 'paper-boat', place: { along: 'start-center', plane: 'near', on: 'hero' } }],
};

describe('a paper boat that is worn as a crown', () => {
  it('sits on the hair, no wider than the head, and hides no eyes', () => {
    const placed = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 1, kind: 'page' });
    const [boat, hero] = ['boat', 'hero'].map((ref) => placed.find((one) => one.ref === ref));
    const head = hero?.head;
    if (!boat || !head) throw new RangeError('Somebody wears a boat');
    const tall = head.bottom - head.top;
    expect(boat.box.bottom).toBeGreaterThan(head.top - 2);
    expect(boat.box.bottom).toBeLessThan(head.top + tall * 0.3);
    expect(boat.box.right - boat.box.left).toBeLessThan((head.right - head.left) * 1.1);
  });
});
