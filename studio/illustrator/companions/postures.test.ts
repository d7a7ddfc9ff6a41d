/** Bodies of animals are whole: no board in the water, no log on the ground, no head on a post. */
import { describe, expect, it } from 'vitest';
import type { Companion } from '#core/story/vocabulary.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { boundsOf, type Box, boxAround } from '#studio/illustrator/geometry/path.ts';
import { type Form, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const draw = (companion: Companion, changes: Partial<CompanionOrder> = {}): readonly Sketch[] =>
  COMPANION_DRAWINGS[companion].draw({ pose: 'sitting', view: 'side', expression: 'happy', gaze: [0, 0], ...changes })
    .parts;
const flat = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(flat)] : [sketch];
const boxOf = (parts: readonly Sketch[]): Box => boxAround(parts.flatMap(pathsOf).map(boundsOf));
const tall = ({ top, bottom }: Box): number => bottom - top;
const named = (parts: readonly Sketch[], name: string): readonly Sketch[] =>
  parts.flatMap(flat).filter((one) => one.kind !== 'glow' && one.name === name);
/** The largest form: the trunk with what grows out of it. */
const trunkOf = (parts: readonly Sketch[]): Form => {
  const coats = named(parts, 'coat').filter((one): one is Form => one.kind === 'form');
  const area = ({ path }: Form): number => {
    const { left, right, top, bottom } = boundsOf(path);
    return (right - left) * (bottom - top);
  };
  const largest = coats.toSorted((a, b) => area(b) - area(a))[0];
  if (!largest) throw new RangeError('An animal has a trunk');
  return largest;
};
/** How high the upper edge of the trunk is at a share of its length. */
const backAt = (parts: readonly Sketch[], share: number): number => {
  const { path } = trunkOf(parts);
  const { left, right } = boundsOf(path);
  const x = left + (right - left) * share;
  const ys = path.flatMap((step): number[] =>
    step[0] === 'C' && Math.abs(step[5] - x) < (right - left) * 0.06 ? [step[6]] : [],
  );
  return -Math.min(...ys);
};

describe('an animal of the land', () => {
  it('swims with its shoulders over its rump and its tail behind it, not up', () => {
    for (const companion of ['dog', 'cat', 'fox', 'lion', 'horse'] as const) {
      const [swims, stands] = (['swimming', 'standing'] as const).map((pose) => draw(companion, { pose }));
      if (!swims || !stands) throw new RangeError('Both are drawn');
      const rise = (parts: readonly Sketch[]): number => backAt(parts, 0.62) - backAt(parts, 0.3);
      expect(rise(swims), companion).toBeGreaterThan(Math.max(2, tall(boxOf(swims)) * 0.06));
    }
  });

  it('trots on four legs that are seen when they are short and thick', () => {
    for (const companion of ['dragon', 'bear'] as const) {
      const [runs, walks] = (['running', 'walking'] as const).map((pose) => draw(companion, { pose }));
      if (!runs || !walks) throw new RangeError('Both are drawn');
      expect(tall(boxOf(runs)), companion).toBeGreaterThan(tall(boxOf(walks)) * 0.92);
    }
  });

  it('creeps on its legs and does not lie', () => {
    for (const companion of ['dog', 'cat', 'fox', 'donkey', 'camel'] as const) {
      const creeps = draw(companion, { pose: 'crouching', manner: 'stalking' });
      const stands = draw(companion, { pose: 'standing' });
      expect(tall(boxOf(creeps)), companion).toBeGreaterThan(tall(boxOf(stands)) * 0.62);
      expect(creeps, companion).not.toEqual(draw(companion, { pose: 'crouching' }));
    }
  });

  it('has legs that are told from its body by an edge when it lies on them', () => {
    for (const companion of ['donkey', 'camel', 'horse', 'goat', 'elephant'] as const) {
      const legs = named(draw(companion), 'leg');
      const edged = legs.filter((leg) => flat(leg).some((one) => one.kind === 'form' && one.finish === 'flat'));
      expect(edged.length, companion).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a turtle that sits', () => {
  it('looks out from under its shell with its feet', () => {
    const parts = draw('turtle');
    const low = named(parts, 'coat').map((one) => boxOf([one]));
    expect(low.filter(({ bottom, right }) => bottom > -1 && right < 2).length).toBeGreaterThan(0);
    expect(low.filter(({ bottom, left }) => bottom > -1 && left > 2).length).toBeGreaterThan(0);
  });
});

describe('the robot that sits', () => {
  it('has both knees beyond its body', () => {
    const parts = draw('robot');
    const body = boxOf(named(parts, 'coat').slice(0, 1));
    const knees = named(parts, 'knee').map((one) => boxOf([one]));
    expect(knees).toHaveLength(2);
    for (const { right } of knees) expect(right).toBeGreaterThan(body.right);
  });
});

describe('a small animal that dances', () => {
  it('is upright on one hind foot, the other kicked out and a forepaw up on each side', () => {
    for (const companion of ['rabbit', 'squirrel', 'mouse', 'jerboa'] as const) {
      const [dances, stands] = (['dancing', 'standing'] as const).map((pose) => draw(companion, { pose }));
      if (!dances || !stands) throw new RangeError('Both are drawn');
      // A bushy tail may be the highest of all.
      const high = (parts: readonly Sketch[]): number => -boxOf(named(parts, 'head')).top;
      expect(high(dances), companion).toBeGreaterThan(high(stands) * 1.15);
      const legs = named(dances, 'leg')
        .map((one) => boxOf([one]))
        .toSorted((one, other) => one.top - other.top);
      expect(legs, companion).toHaveLength(4);
      const head = boxOf(named(dances, 'head'));
      const middle = (head.left + head.right) / 2;
      const [paws, feet] = [legs.slice(0, 2), legs.slice(2)];
      for (const { top } of paws) expect(top, companion).toBeLessThan(head.bottom);
      expect(
        paws.map(({ left, right }) => Math.sign((left + right) / 2 - middle)).toSorted((a, b) => a - b),
        companion,
      ).toEqual([-1, 1]);
      expect(feet.filter(({ bottom }) => bottom > -1).length, companion).toBe(1);
    }
  });

  it('is no dog, goat or horse: these hop from side to side', () => {
    for (const companion of ['dog', 'goat', 'horse'] as const) {
      const [dances, stands] = (['dancing', 'standing'] as const).map((pose) => draw(companion, { pose }));
      expect(tall(boxOf(dances ?? [])), companion).toBeLessThan(tall(boxOf(stands ?? [])) * 1.3);
    }
  });
});

describe('a foreleg that is raised towards the reader', () => {
  it('is whole: bent before the breast with its paw, and no stump at the belly', () => {
    for (const companion of ['dog', 'cat', 'goat', 'camel', 'bear'] as const) {
      const standing = named(draw(companion, { pose: 'standing', view: 'front' }), 'coat').length;
      for (const [pose, raised] of [
        ['dancing', 2],
        ['jumping', 2],
        ['reaching', 1],
      ] as const) {
        const parts = draw(companion, { pose, view: 'front' });
        const trunk = boxOf([trunkOf(parts)]);
        const head = parts.findIndex((one) => one.kind === 'bundle' && one.name === 'head');
        const arms = parts.slice(0, head).filter((one): one is Form => one.kind === 'form' && one.name === 'coat');
        // A leg and its paw for each, over the breast and inside the height of the trunk.
        const over = arms.slice(-raised * 2).map((one) => boxOf([one]));
        expect(named(parts, 'coat').length, `${companion} ${pose}`).toBeGreaterThan(standing - raised);
        for (const { top, bottom } of over) {
          expect(top, `${companion} ${pose}`).toBeGreaterThan(trunk.top);
          expect(bottom, `${companion} ${pose}`).toBeLessThan(Math.max(trunk.bottom, -1));
        }
      }
    }
  });
});
