import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { filledBy } from '#studio/illustrator/composition/water/under-spout.ts';
import { spoutIn } from '#studio/illustrator/composition/water/spout.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const [first] = testScene({}).cast as [CastMember];

const pouring = (pose: CastMember['pose']): Scene => ({
  ...testScene({ setting: 'desert' }),
  cast: [
    {
      ...first,
      pose,
      facing: 'onward',
      gaze: { at: 'glass' },
      carries: 'teapot',
      holds: 'out',
      gesture: 'pouring',
      place: { along: 'center', plane: 'middle' },
    },
  ],
  props: [{ ref: 'glass', prop: 'tea-glass', place: { along: 'end', plane: 'near' } }],
  effects: [{ effect: 'drops', at: first.ref, towards: 'glass' }],
});

const placedIn = (pose: CastMember['pose']) => {
  const placed = placedScene({
    scene: pouring(pose),
    characters: [testCharacter({ age: 40 })],
    artStyle: 'gouache',
    seed: 2,
    kind: 'page',
  });
  const [pours, glass] = [first.ref, 'glass'].map((ref) => placed.find((one) => one.ref === ref));
  const spout = pours ? spoutIn(pours) : null;
  if (!pours || !glass || !spout) throw new RangeError('Somebody pours tea into a glass');
  return { pours, glass, spout };
};

describe('a glass that somebody fills', () => {
  it('goes with whoever fills it, on their ground and under the spout', () => {
    expect([...filledBy(pouring('kneeling'))]).toEqual([['glass', first.ref]]);
    const { pours, glass, spout } = placedIn('kneeling');
    expect(glass.plane).toBe(pours.plane);
    expect(Math.abs((glass.box.left + glass.box.right - spout.left - spout.right) / 2)).toBeLessThan(60);
  });

  it('is filled from a hand above it by who kneels, and not by a long string', () => {
    const { pours, glass, spout } = placedIn('kneeling');
    const fall = glass.box.top - spout.bottom;
    expect(fall).toBeGreaterThan(0);
    expect(fall).toBeLessThan((pours.box.bottom - pours.box.top) * 0.3);
  });
});
