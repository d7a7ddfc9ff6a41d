import { describe, expect, it } from 'vitest';
import type { Companion } from '#core/story/vocabulary.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { boundsOf, type Box, boxAround, type Path } from '#studio/illustrator/geometry/path.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import { contactsOf } from '#studio/illustrator/ground/contacts.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { bundle, type Form, moved, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const draw = (companion: Companion, changes: Partial<CompanionOrder> = {}): readonly Sketch[] =>
  COMPANION_DRAWINGS[companion].draw({ pose: 'sitting', view: 'side', expression: 'happy', gaze: [0, 0], ...changes })
    .parts;
const flat = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(flat)] : [sketch];
const coats = (parts: readonly Sketch[]): Form[] =>
  parts.flatMap(flat).filter((one): one is Form => one.kind === 'form' && one.name === 'coat');
const boxOf = (parts: readonly Sketch[]): Box => boxAround(parts.flatMap(pathsOf).map(boundsOf));
const middleOf = ({ left, right, top, bottom }: Box): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];
/** Where a drawing touches the ground, seen as large as on a page. */
const feetOf = (parts: readonly Sketch[]) => {
  const sketch = moved(bundle(parts), placed([500, 900], 6));
  return contactsOf({ sketch, box: boxOf([sketch]) });
};
const endsOf = (path: Path): (readonly [number, number])[] =>
  path.flatMap((step): (readonly [number, number])[] =>
    step[0] === 'C' ? [[step[5], step[6]]] : step[0] === 'Z' ? [] : [[step[1], step[2]]],
  );

describe('a mouse', () => {
  it('has a foot that comes out under its haunch, in its own colour', () => {
    for (const pose of ['sitting', 'standing', 'walking', 'crouching'] as const) {
      const parts = draw('mouse', { pose });
      const bare = coats(parts).filter(({ color }) => color[1] > 0.02 && color[0] > 0.7);
      const onGround = bare.map(({ path }) => boundsOf(path)).filter(({ bottom, top }) => bottom > -0.6 && top > -3);
      expect(onGround.length, pose).toBeGreaterThan(0);
      expect(Math.max(...onGround.map(({ left, right }) => right - left)), pose).toBeGreaterThan(2);
    }
  });

  it('has a tail that grows out of its body', () => {
    for (const pose of ['sitting', 'standing'] as const) {
      const forms = coats(draw('mouse', { pose }));
      const body = forms.toSorted((a, b) => areaOf(b.path) - areaOf(a.path))[0];
      const tail = forms.find(({ path }) => boundsOf(path).left < (body ? boundsOf(body.path).left : 0) - 3);
      expect(tail && body && boundsOf(tail.path).right > boundsOf(body.path).left + 0.5, pose).toBe(true);
    }
  });
});

const areaOf = (path: Path): number => {
  const { left, right, top, bottom } = boundsOf(path);
  return (right - left) * (bottom - top);
};

describe('a cloud', () => {
  it('billows below as above: no flat bottom', () => {
    const [body] = coats(draw('little-cloud', { pose: 'standing', view: 'front' })).toSorted(
      (a, b) => areaOf(b.path) - areaOf(a.path),
    );
    if (!body) throw new Error('A cloud has a body');
    const { left, right, bottom } = boundsOf(body.path);
    const low = endsOf(body.path).filter(([, y]) => y > bottom - 9);
    const heights = Array.from({ length: 9 }, (_, index) => {
      const at = left + (right - left) * (0.16 + index * 0.085);
      const near = low.filter(([x]) => Math.abs(x - at) < 2.2);
      return near.length === 0 ? bottom - 9 : Math.max(...near.map(([, y]) => y));
    });
    const turns = heights.slice(1, -1).filter((y, at) => (y - (heights[at] ?? y)) * (y - (heights[at + 2] ?? y)) > 0);
    expect(turns.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a dragon', () => {
  it('sits on its bottom with its legs before it, taller than it stands', () => {
    const [sitting, standing] = [boxOf(draw('dragon')), boxOf(draw('dragon', { pose: 'standing' }))];
    expect(sitting.right - sitting.left).toBeLessThan((standing.right - standing.left) * 0.9);
    const soles = coats(draw('dragon')).map(({ path }) => boundsOf(path));
    expect(soles.some(({ top, bottom, left }) => bottom > -3 && bottom - top > 7 && left > 10)).toBe(true);
  });

  it('has no plate that lies loose on its body', () => {
    for (const pose of ['standing', 'walking', 'sitting', 'running'] as const) {
      const parts = draw('dragon', { pose });
      const body = coats(parts).toSorted((a, b) => areaOf(b.path) - areaOf(a.path))[0];
      const before = body ? parts.findIndex((one) => flat(one).includes(body)) : 0;
      const loose = parts
        .slice(before + 1)
        .flatMap(flat)
        .filter((one) => one.kind === 'form' && one.path.length === 4 && one.name === undefined);
      expect(loose, pose).toEqual([]);
    }
  });
});

describe('an animal that lies on folded legs', () => {
  it.each(['camel', 'goat', 'donkey', 'horse', 'calf', 'elephant'] as const)('shows them: a %s', (kind) => {
    const legs = draw(kind)
      .flatMap(flat)
      .filter((one) => one.kind === 'bundle' && one.name === 'leg');
    expect(legs.length).toBe(4);
    const knee = Math.max(...legs.map((leg) => boxOf([leg]).right));
    expect(legs.some((leg) => flat(leg).some((one) => one.kind === 'line'))).toBe(true);
    expect(knee).toBeGreaterThan(0);
  });
});

describe('a dragon', () => {
  it('stands on four legs, the farther ones ahead of the nearer, and has its brow on its head', () => {
    const parts = draw('dragon', { pose: 'standing', expression: 'calm' });
    const feet = feetOf(parts);
    expect(feet.length).toBeGreaterThanOrEqual(3);
    const brow = parts.flatMap(flat).find((one): one is Form => one.kind === 'form' && one.name === 'brow');
    const heads = parts.flatMap(flat).filter((one) => one.kind === 'bundle' && one.name === 'head');
    const skull = coats(heads).map(({ path }) => new Shape(path));
    const [x, y] = brow ? middleOf(boundsOf(brow.path)) : [0, 0];
    expect(skull.some((shape) => shape.has(x, y))).toBe(true);
  });
});

describe('an ibis', () => {
  it('stands below its weight, each foot by itself', () => {
    const parts = draw('ibis', { pose: 'standing' });
    const legs = parts.flatMap(flat).filter((one) => one.kind === 'bundle' && one.name === 'leg');
    const [left, right] = [boxOf(legs).left, boxOf(legs).right];
    const all = boxOf(parts.filter((one) => !legs.includes(one)));
    // Half way between tail and beak, a little behind the middle, as the beak weighs nothing.
    const share = ((left + right) / 2 - all.left) / (all.right - all.left);
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
    expect(feetOf(legs).length).toBeGreaterThanOrEqual(2);
  });
});

describe('a long beak', () => {
  const halves = (companion: Companion, expression: CompanionOrder['expression']): readonly Box[] =>
    draw(companion, { pose: 'sitting', expression })
      .flatMap(flat)
      .filter((one): one is Form => one.kind === 'form' && one.name === 'beak')
      .map(({ path }) => boundsOf(path));

  it.each(['hoopoe', 'ibis'] as const)('of a %s is no hair: its upper half is the same, shut and open', (companion) => {
    const [, shut] = halves(companion, 'sleepy');
    const [lower, upper] = halves(companion, 'calling');
    const root = shut ? shut.bottom - shut.top : 0;
    expect(upper).toEqual(shut);
    expect(root).toBeGreaterThan(((shut?.right ?? 0) - (shut?.left ?? 0)) * 0.18);
    // Its halves part by less than a third of its length.
    expect((lower?.bottom ?? 0) - (upper?.bottom ?? 0)).toBeLessThan(((shut?.right ?? 0) - (shut?.left ?? 0)) / 3);
  });
});
