import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const base = testScene({ setting: 'kitchen', companion: 'donkey' });

/** The marks of what a donkey tips into a pot out of what it holds. */
const tipping = (carries: Prop) => {
  const cast = base.cast.map(
    (one): CastMember => (one.ref === 'companion' ? { ...one, carries, holds: 'out', gaze: { at: 'pot' } } : one),
  );
  const scene: Scene = {
    ...base,
    framing: 'medium',
    cast,
    props: [
      { ref: 'table', prop: 'table', place: { along: 'center', plane: 'near' } },
      { ref: 'pot', prop: 'soup-pot', place: { along: 'center', plane: 'near', on: 'table' } },
    ],
    effects: [{ effect: 'crumbs', at: 'companion', towards: 'pot' }],
  };
  const picture = composePicture({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 5, kind: 'page' });
  const middleOf = (name: string): number => {
    const boxes = marksOf(groupNamed(picture, name)).map(({ path }) => boundsOf(path));
    return (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2;
  };
  const boxes = marksOf(groupNamed(picture, 'effect:crumbs')).map(({ path }) => boundsOf(path));
  return { boxes, pot: middleOf('prop:pot') };
};

describe('what is tipped into a pot', () => {
  it.each(['basket', 'acorn'] as const)('piles up over it in many pieces: %s', (held) => {
    const { boxes, pot } = tipping(held);
    const near = boxes.filter(({ left, right }) => Math.abs((left + right) / 2 - pot) < 70);
    expect(near.length).toBeGreaterThan(20);
  });

  it('is crumbs on the ground where nothing comes in pieces', () => {
    const lowest = (held: Prop): number => Math.max(...tipping(held).boxes.map(({ bottom }) => bottom));
    expect(lowest('cup')).toBeGreaterThan(lowest('basket'));
  });
});
