import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { boundsOf, type Box } from '#studio/illustrator/geometry/path.ts';
import type { Group, PictureNode } from '#studio/illustrator/picture.ts';
import { boundsOfGroup, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const [first, second] = testScene({ pose: 'standing', facing: 'onward' }).cast as [CastMember, CastMember];

const orderOf = (changes: Partial<Scene>) => ({
  scene: { ...testScene({ setting: 'desert', pose: 'standing', facing: 'onward' }), ...changes },
  characters: [testCharacter()],
  artStyle: 'gouache' as const,
  seed: 5,
  kind: 'page' as const,
});

const groupsIn = (nodes: readonly PictureNode[], name: string): Group[] =>
  nodes.flatMap((node) =>
    node.kind === 'group' ? [...(node.name === name ? [node] : []), ...groupsIn(node.children, name)] : [],
  );

const boxesOf = (changes: Partial<Scene>, name: string): Box[] =>
  groupsIn(composePicture(orderOf(changes)).nodes, name)
    .flatMap(marksOf)
    .map(({ path }) => boundsOf(path));

describe('what is poured out of a can', () => {
  const pours = (holds: 'up' | 'out'): Partial<Scene> => ({
    cast: [{ ...first, carries: 'watering-can', holds }, second],
    effects: [{ effect: 'drops', at: first.ref, towards: second.ref }],
  });

  it.each(['up', 'out'] as const)('falls forward from its rose, and never back under the can: %s', (holds) => {
    const can = boundsOfGroup(composePicture(orderOf(pours(holds))), 'held');
    const water = boxesOf(pours(holds), 'effect:drops').toSorted((a, b) => a.top - b.top);
    const size = can.right - can.left;
    expect(Math.min(...water.map(({ left }) => left))).toBeGreaterThan(can.right - size * 0.25);
  });
});

it('comes drop by drop out of a bottle, and not as a jet', () => {
  const of = (prop: 'bottle' | 'bucket'): Box[] => {
    const cast: CastMember[] = [{ ...first, carries: prop, holds: 'out' }, second];
    return boxesOf({ cast, effects: [{ effect: 'drops', at: first.ref, towards: second.ref }] }, 'effect:drops');
  };
  const widest = (boxes: readonly Box[]): number => Math.max(...boxes.map(({ left, right }) => right - left));
  expect(of('bottle').length).toBeGreaterThan(2);
  expect(widest(of('bottle'))).toBeLessThan(widest(of('bucket')) * 0.4);
});

describe('what is poured out of a teapot', () => {
  it('is one string that stays whole and goes in without a splash', () => {
    const cast: CastMember[] = [{ ...first, carries: 'teapot', holds: 'out' }, second];
    const tea = boxesOf({ cast, effects: [{ effect: 'drops', at: first.ref, towards: second.ref }] }, 'effect:drops');
    const water = boxesOf(
      {
        cast: [{ ...first, carries: 'bucket', holds: 'out' }, second],
        effects: [{ effect: 'drops', at: first.ref, towards: second.ref }],
      },
      'effect:drops',
    );
    expect(water.length).toBeGreaterThan(6);
    expect(tea.length).toBeGreaterThan(0);
    expect(tea.length).toBeLessThan(4);
  });

  it('has no edge, however strongly the style draws them', () => {
    const strokesOf = (prop: 'teapot' | 'bucket') => {
      const cast: CastMember[] = [{ ...first, carries: prop, holds: 'out' }, second];
      const order = orderOf({ cast, effects: [{ effect: 'drops', at: first.ref, towards: second.ref }] });
      const { nodes } = composePicture({ ...order, artStyle: 'ink-wash' });
      return groupsIn(nodes, 'effect:drops')
        .flatMap(marksOf)
        .filter(({ stroke }) => stroke);
    };
    expect(strokesOf('bucket').length).toBeGreaterThan(0);
    expect(strokesOf('teapot')).toEqual([]);
  });
});

describe('what runs off an umbrella', () => {
  it('falls in drops and thin short threads, and in no pole', () => {
    const changes: Partial<Scene> = {
      props: [{ ref: 'umbrella', prop: 'umbrella', place: { along: 'center', plane: 'near', on: second.ref } }],
      effects: [{ effect: 'splash', at: 'umbrella' }],
    };
    const umbrella = placedScene(orderOf(changes)).find(({ ref }) => ref === 'umbrella');
    if (!umbrella) throw new RangeError('There is an umbrella');
    const tall = umbrella.box.bottom - umbrella.box.top;
    const below = boxesOf(changes, 'effect:splash').filter(({ top }) => top > umbrella.box.top + tall * 0.3);
    expect(below.length).toBeGreaterThan(12);
    for (const { top, bottom } of below) expect(bottom - top).toBeLessThan(tall * 0.2);
  });
});
