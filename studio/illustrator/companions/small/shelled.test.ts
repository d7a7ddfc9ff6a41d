import { describe, expect, it } from 'vitest';
import { seaTurtle, turtle } from '#studio/illustrator/companions/small/shelled.data.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { type Form, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle'
    ? sketch.name === 'head'
      ? []
      : sketch.children.flatMap(formsOf)
    : sketch.kind === 'form'
      ? [sketch]
      : [];

const order = (pose: CompanionOrder['pose'], view: CompanionOrder['view']): CompanionOrder => ({
  pose,
  view,
  expression: 'calm',
  gaze: [0, 0],
});

describe('legs of what has a shell', () => {
  it.each(['standing', 'walking', 'running', 'sitting'] as const)(
    'come out from under it and are seen below it: %s',
    (pose) => {
      for (const animal of [turtle, seaTurtle])
        for (const view of ['side', 'front', 'back'] as const) {
          const forms = animal.draw(order(pose, view)).parts.flatMap(formsOf);
          const shell = forms.findIndex(({ name }) => name === 'shell');
          expect(shell, view).toBeGreaterThan(0);
          // Nothing of the coat lies on the shell but neck and head.
          expect(forms.slice(shell).filter(({ name }) => name === 'coat').length, view).toBe(0);
          const bottom = (all: readonly Form[]): number => Math.max(...all.map(({ path }) => boundsOf(path).bottom));
          const under = forms.slice(0, shell).filter(({ name }) => name === 'coat');
          expect(bottom(under), view).toBeGreaterThan(bottom(forms.slice(shell, shell + 1)));
        }
    },
  );
});

describe('a turtle that crouches', () => {
  it('has drawn in head and legs, so that one takes it for a stone', () => {
    const { parts } = turtle.draw(order('crouching', 'side'));
    expect(parts.some((part) => part.kind === 'bundle' && part.name === 'head')).toBe(false);
    expect(parts.flatMap(formsOf).filter(({ name }) => name === 'coat')).toHaveLength(0);
    expect(parts.flatMap(formsOf).some(({ name }) => name === 'shell')).toBe(true);
  });

  it('of the sea keeps its flippers out', () => {
    const { parts } = seaTurtle.draw(order('crouching', 'side'));
    expect(parts.flatMap(formsOf).filter(({ name }) => name === 'coat').length).toBeGreaterThan(0);
  });
});

describe('the head of what has a shell', () => {
  const headIn = (sketch: Sketch): Sketch | undefined =>
    sketch.kind !== 'bundle' ? undefined : sketch.name === 'head' ? sketch : sketch.children.map(headIn).find(Boolean);
  const boxOf = (sketch: Sketch) => boxAround(pathsOf(sketch).map(boundsOf));

  it.each(['standing', 'walking', 'sitting', 'sleeping', 'reaching'] as const)(
    'is ahead of the rim on a neck that is seen between them: %s',
    (pose) => {
      const { parts } = turtle.draw(order(pose, 'side'));
      const head = parts.map(headIn).find(Boolean);
      const rim = parts.flatMap(formsOf).find(({ name }) => name === 'rim');
      if (!head || !rim) throw new RangeError('It has a head and a rim');
      const skull = head.kind === 'bundle' ? head.children[0] : undefined;
      const [face, front] = [boxOf(skull ?? head), boundsOf(rim.path)];
      expect(face.bottom < front.top - 0.5 || face.left > front.right - 1.8).toBe(true);
    },
  );

  it('looks out from the dark when it is drawn in, nose first', () => {
    const { parts } = turtle.draw(order('crouching', 'side'));
    const forms = parts.flatMap(formsOf);
    const opening = forms.find(({ name }) => name === 'opening');
    const snout = forms.find(({ name }) => name === 'snout');
    if (!opening || !snout) throw new RangeError('It looks out');
    expect(boundsOf(snout.path).left).toBeGreaterThan(boundsOf(opening.path).left);
    expect(boundsOf(snout.path).right).toBeLessThan(boundsOf(opening.path).right);
    expect(forms.filter(({ name }) => name === 'sole')).toHaveLength(2);
  });

  it('comes out of an opening under the rim towards the reader, above the ground', () => {
    const forms = turtle.draw(order('standing', 'front')).parts.flatMap(formsOf);
    const neck = forms.find(({ name }) => name === 'neck');
    const opening = forms.find(({ name }) => name === 'opening');
    if (!neck || !opening) throw new RangeError('It has a neck');
    expect(boundsOf(neck.path).bottom).toBeLessThan(boundsOf(opening.path).bottom - 0.5);
  });
});

describe('a forefoot of what has a shell', () => {
  const at = [26, -14] as const;
  const drawn = turtle.draw({ ...order('sitting', 'side'), lays: [...at] });
  const laid = (drawn.limb?.([...at]) ?? []).flatMap(formsOf).map(({ path }) => boundsOf(path));

  it('is laid where it should be, below the chin and before the shell', () => {
    expect(laid).toHaveLength(1);
    for (const { left, right, top, bottom } of laid) {
      expect(right).toBeGreaterThan(at[0] - 3);
      expect(left).toBeGreaterThan(8);
      expect(top).toBeGreaterThan(-9);
      expect(bottom).toBeLessThan(1);
    }
  });

  it('is not also the leg that it stands on', () => {
    const coats = (lays?: [number, number]): number =>
      turtle
        .draw({ ...order('sitting', 'side'), ...(lays ? { lays } : {}) })
        .parts.flatMap(formsOf)
        .filter(({ name }) => name === 'coat').length;
    expect(coats([...at])).toBe(coats() - 1);
  });
});

describe('the face of a tortoise towards the reader', () => {
  const all = (sketch: Sketch): readonly Sketch[] =>
    sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(all)] : [sketch];
  const mouthOf = (expression: CompanionOrder['expression']): readonly (readonly [number, number])[] => {
    const parts = turtle.draw({ ...order('standing', 'front'), expression }).parts.flatMap(all);
    const mouth = parts.find((one): one is Form => one.kind === 'form' && one.name === 'mouth');
    return (mouth?.path ?? []).flatMap((step) => (step[0] === 'C' ? [[step[5], step[6]] as const] : []));
  };

  it('has one line for a mouth, which smiles or droops, and no teeth of zigzag', () => {
    for (const [expression, way] of [
      ['happy', 1],
      ['sad', -1],
    ] as const) {
      const points = mouthOf(expression);
      const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
      const heightAt = (share: number): number => {
        const x = left + (right - left) * share;
        // Both edges of the line.
        const [one, other] = points.toSorted((a, b) => Math.abs(a[0] - x) - Math.abs(b[0] - x));
        return ((one?.[1] ?? 0) + (other?.[1] ?? 0)) / 2;
      };
      // From cheek to middle it goes one way only.
      expect((heightAt(0.5) - heightAt(0)) * way, expression).toBeGreaterThan(0);
      expect((heightAt(0.5) - heightAt(0.25)) * way, expression).toBeGreaterThan(-0.25);
      expect((heightAt(0.25) - heightAt(0)) * way, expression).toBeGreaterThan(-0.25);
    }
  });
});

it('the old skin of a tortoise lies in folds at its neck and at every leg that is seen', () => {
  const creases = (sketch: Sketch): number =>
    sketch.kind === 'bundle'
      ? sketch.children.reduce((sum, child) => sum + creases(child), 0)
      : 'name' in sketch && sketch.name === 'crease'
        ? 1
        : 0;
  const folds = (pose: CompanionOrder['pose'], view: CompanionOrder['view']): number =>
    turtle.draw(order(pose, view)).parts.reduce((sum, part) => sum + creases(part), 0);
  // Four legs of three folds, and the neck.
  expect(folds('standing', 'side')).toBeGreaterThanOrEqual(4 * 3 + 5);
  expect(folds('sitting', 'side')).toBeGreaterThanOrEqual(4 * 2 + 5);
  expect(folds('standing', 'front')).toBeGreaterThanOrEqual(2 * 3 + 4);
});
