/** Who hides under a table is seen from head to foot; goslings are on the water; who is small is high between two ears. */
import { describe, expect, it } from 'vitest';
import type { Place, Scene } from '#core/story/scene.ts';
import type { Pose } from '#core/story/vocabulary.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';

const order = { characters: [testCharacter()], artStyle: 'gouache', seed: 1, kind: 'page' } as const;

const find = (scene: Scene, ref: string): Placed => {
  const one = placedScene({ ...order, scene }).find((each) => each.ref === ref);
  if (!one) throw new RangeError(`${ref} is not placed`);
  return one;
};

const withHero = (scene: Scene, pose: Pose, place: Place): Scene => ({
  ...scene,
  cast: scene.cast.map((one, index) => (index === 0 ? { ...one, pose, place } : one)),
});

describe('a table to hide under', () => {
  const under = (pose: Pose): Scene =>
    withHero(testScene({ setting: 'library', prop: 'hiding-table' }), pose, {
      along: 'start',
      plane: 'near',
      in: 'prop',
    });

  it.each(['crouching', 'standing'] as const)('is over the head of who is told as %s there', (pose) => {
    const [hero, table] = [find(under(pose), 'hero'), find(under(pose), 'prop')];
    const board = table.box.bottom - (VESSELS['hiding-table']?.roof ?? 0) * table.scale;
    expect(hero.box.top).toBeGreaterThan(board - 1);
    expect(hero.head?.top ?? 0).toBeGreaterThan(table.box.top);
  });

  it('has them on the ground and between its legs', () => {
    const [hero, table] = [find(under('crouching'), 'hero'), find(under('crouching'), 'prop')];
    expect(Math.abs(hero.box.bottom - table.box.bottom)).toBeLessThan(table.scale * 8);
    expect(hero.box.left).toBeGreaterThan(table.box.left);
    expect(hero.box.right).toBeLessThan(table.box.right);
    expect(find(under('crouching'), 'prop/front').ground[1]).toBeGreaterThan(hero.ground[1]);
  });
});

describe('a row of goslings far out', () => {
  const onRiver = (prop: 'goslings' | 'boots'): Scene => {
    const scene = testScene({ setting: 'nile', companion: 'goose', prop, pose: 'standing' });
    return { ...scene, props: scene.props.map((one) => ({ ...one, place: { along: 'center', plane: 'far' } })) };
  };

  it('is on the water beyond everybody on the bank', () => {
    const [row, hero] = [find(onRiver('goslings'), 'prop'), find(onRiver('goslings'), 'hero')];
    expect(row.isInWater).toBe(true);
    expect(row.box.bottom).toBeLessThan(hero.box.bottom - 100);
    expect(find(onRiver('boots'), 'prop').isInWater).not.toBe(true);
  });
});

describe('who is high on an animal', () => {
  const on = (height: Place['height']): Scene => {
    const scene = testScene({ setting: 'garden', companion: 'donkey', pose: 'standing' });
    const duck = {
      ...scene.cast[1],
      ref: 'duck',
      who: { companion: 'duck', name: null, size: 0.7 },
      place: { along: 'end', plane: 'near', on: 'companion', ...(height ? { height } : {}) },
    } as (typeof scene.cast)[number];
    return { ...scene, cast: [...scene.cast, duck] };
  };
  const middle = ({ box }: Placed): number => (box.left + box.right) / 2;

  it('is on its head, and otherwise on its back', () => {
    const head = find(on('high'), 'companion').head;
    if (!head) throw new RangeError('A donkey has a head');
    const [high, low] = [find(on('high'), 'duck'), find(on(undefined), 'duck')];
    expect(middle(high)).toBeGreaterThan(head.left);
    expect(middle(high)).toBeLessThan(head.right);
    expect(Math.abs(middle(low) - (head.left + head.right) / 2)).toBeGreaterThan(head.right - head.left);
    expect(high.box.bottom).toBeLessThan(low.box.bottom);
  });
});
