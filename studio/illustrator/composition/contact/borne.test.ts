import { describe, expect, it } from 'vitest';
import type { PropPlacement, Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { middleOf } from '#studio/illustrator/geometry/path.ts';

const placedIn = (props: readonly PropPlacement[], changes: Partial<Scene> = {}): ((ref: string) => Placed) => {
  const scene = { ...testScene({ setting: 'kitchen' }), framing: 'medium' as const, props, ...changes };
  const all = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' });
  return (ref) => {
    const one = all.find((each) => each.ref === ref);
    if (!one) throw new RangeError(`${ref} is placed`);
    return one;
  };
};

const TABLE: PropPlacement = { ref: 'table', prop: 'table', place: { along: 'end', plane: 'middle' } };
const onTable = (ref: string, prop: PropPlacement['prop'], along: PropPlacement['place']['along']): PropPlacement => ({
  ref,
  prop,
  place: { along, plane: 'middle', on: 'table' },
});

describe('several things on one table', () => {
  const things = [
    onTable('pot', 'soup-pot', 'center'),
    onTable('first', 'bowl', 'start'),
    onTable('last', 'bowl', 'end'),
  ];

  it.each(['ltr', 'rtl'] as const)('stand beside each other in their order along the page, %s', (direction) => {
    const of = placedIn([TABLE, ...things], { direction });
    const [first, pot, last] = direction === 'ltr' ? ['first', 'pot', 'last'] : ['last', 'pot', 'first'];
    expect(of(first).box.right).toBeLessThanOrEqual(of(pot).box.left + 1);
    expect(of(pot).box.right).toBeLessThanOrEqual(of(last).box.left + 1);
    expect(of(first).box.left).toBeGreaterThan(of('table').box.left);
    expect(of(last).box.right).toBeLessThan(of('table').box.right);
  });

  it('keep their sizes to each other: a pot stays larger than the bowls beside it', () => {
    const row = (['start', 'start-center', 'center-end', 'end'] as const).map((along, at) =>
      onTable(`bowl${at}`, 'empty-bowl', along),
    );
    const of = placedIn([TABLE, onTable('pot', 'soup-pot', 'center'), ...row]);
    const wide = (ref: string): number => of(ref).box.right - of(ref).box.left;
    expect(wide('pot')).toBeGreaterThan(wide('bowl0') * 1.6);
    for (const { ref } of row)
      expect(of(ref).box.right <= of('pot').box.left + 1 || of(ref).box.left >= of('pot').box.right - 1).toBe(true);
  });

  it('leave the middle to one that is alone', () => {
    const of = placedIn([TABLE, onTable('pot', 'soup-pot', 'start')]);
    expect(middleOf(of('pot').box)).toBeCloseTo(middleOf(of('table').box), 0);
  });

  it('are larger when the page is about them', () => {
    const tall = (focus: string): number => {
      const { box } = placedIn([TABLE, onTable('cup', 'cup', 'center')], { focus })('cup');
      return box.bottom - box.top;
    };
    expect(tall('cup')).toBeGreaterThan(tall('hero') * 1.2);
  });
});

it('several things flung out of a pot fly apart', () => {
  const flung = ['one', 'two', 'three'].map(
    (ref): PropPlacement => ({
      ref,
      prop: 'acorn',
      place: { along: 'end', plane: 'middle', on: 'pot', height: 'high' },
    }),
  );
  const of = placedIn([TABLE, onTable('pot', 'soup-pot', 'center'), ...flung]);
  const middles = flung.map(({ ref }) => middleOf(of(ref).box));
  for (const [index, x] of middles.entries())
    for (const other of middles.slice(index + 1)) expect(Math.abs(x - other)).toBeGreaterThan(10);
  for (const { ref } of flung) expect(of(ref).box.bottom).toBeLessThan(of('pot').box.top);
});

it.each(['ltr', 'rtl'] as const)(
  'what falls over a fountain is in the air over the edge where it is told, %s',
  (direction) => {
    const fountain: PropPlacement = { ref: 'fountain', prop: 'fountain', place: { along: 'end', plane: 'near' } };
    const letter: PropPlacement = {
      ref: 'letter',
      prop: 'envelope',
      place: { along: 'center-end', plane: 'near', on: 'fountain', height: 'low' },
    };
    const of = placedIn([fountain, letter], { setting: 'garden', direction });
    const [falls, below] = [of('letter').box, of('fountain').box];
    expect(Math.sign(middleOf(falls) - middleOf(below))).toBe(direction === 'ltr' ? 1 : -1);
    expect(falls.bottom).toBeLessThan(below.bottom - (below.bottom - below.top) * 0.5);
    expect(falls.top).toBeGreaterThan(below.top - (below.bottom - below.top) * 0.5);
  },
);

it('a paper boat with bubbles in a puddle goes down bow first', () => {
  const boat: PropPlacement = { ref: 'boat', prop: 'paper-boat', place: { along: 'end', plane: 'near' } };
  const puddle = { effect: 'puddle', at: 'boat' } as const;
  const outdoors = { setting: 'playground' } as const;
  const afloat = placedIn([boat], { ...outdoors, effects: [puddle] })('boat');
  const sinks = placedIn([boat], { ...outdoors, effects: [puddle, { effect: 'bubbles', at: 'boat' }] })('boat');
  expect(afloat.isBorne).toBeUndefined();
  expect(sinks.isBorne).toBe(true);
  expect(JSON.stringify(sinks.sketch)).not.toBe(JSON.stringify(afloat.sketch));
});
