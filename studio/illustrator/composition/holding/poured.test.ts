import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import type { Gesture } from '#core/story/vocabulary.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { spoutIn } from '#studio/illustrator/composition/water/spout.ts';
import { boxAround, middleOf } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { boxAroundSketch, partsNamed } from '#studio/illustrator/sketch.ts';

/** Somebody kneels with a bottle before a turtle. */
const withBottle = (gesture: Gesture, direction: Scene['direction']): Scene => {
  const told = testScene({ setting: 'desert', pose: 'kneeling' });
  const [hero] = told.cast;
  if (!hero) throw new RangeError('There is a hero');
  return {
    ...told,
    direction,
    cast: [
      {
        ...hero,
        facing: 'onward',
        carries: 'bottle',
        gaze: { at: 'turtle' },
        place: { along: 'start-center', plane: 'near' },
        gesture,
      },
      {
        ref: 'turtle',
        who: { companion: 'turtle', name: null, size: 1.4 },
        pose: 'sitting',
        facing: 'against',
        expression: 'laughing',
        place: { along: 'center', plane: 'near' },
        gaze: 'up',
        action: 'drinks',
      },
    ],
    effects: [{ effect: 'drops', at: 'hero', towards: 'turtle' }],
  };
};

const placedIn = (scene: Scene) => {
  const all = placedScene({
    scene,
    characters: [testCharacter({ id: 'h' })],
    artStyle: 'gouache',
    seed: 1,
    kind: 'page',
  });
  const [hero, turtle] = ['hero', 'turtle'].map((ref) => all.find((one) => one.ref === ref));
  if (!hero || !turtle?.head) throw new RangeError('Somebody is not placed');
  const held = partsNamed(hero.sketch, 'held');
  const spout = spoutIn(hero);
  if (!spout) throw new RangeError('The bottle has no neck');
  return {
    head: turtle.head,
    bottle: boxAround(held.map(boxAroundSketch)),
    spout,
  };
};

describe('a bottle that is poured out', () => {
  it.each(['ltr', 'rtl'] as const)('is tipped, without its cork, and drips on the mouth below it, %s', (direction) => {
    const { bottle, spout, head } = placedIn(withBottle('pouring', direction));
    expect(bottle.right - bottle.left).toBeGreaterThan(bottle.bottom - bottle.top);
    // The mouth of it is its lower end, over the front of the head.
    expect((spout.top + spout.bottom) / 2).toBeGreaterThan((bottle.top + bottle.bottom) / 2);
    expect(Math.abs(middleOf(spout) - middleOf(head))).toBeLessThan((head.right - head.left) * 0.8);
    const [closed, open] = [false, true].map((isEmpty) =>
      boxAround(PROP_DRAWINGS.bottle.draw({ isDark: false, isEmpty }).map(boxAroundSketch)),
    );
    expect(open?.top).toBeGreaterThan((closed?.top ?? 0) + 1.5);
  });
});
