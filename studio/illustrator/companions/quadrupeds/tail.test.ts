import { describe, expect, it } from 'vitest';
import type { Companion } from '#core/story/vocabulary.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const LOW: readonly Partial<CompanionOrder>[] = [
  { pose: 'sitting', manner: 'lying' },
  { pose: 'crouching', expression: 'worried' },
  { pose: 'sitting', expression: 'worried' },
];

/** The ends of all outlines of an animal, and its outermost edge behind. */
const pointsOf = (kind: 'cat' | 'dog', breed: number, changes: Partial<CompanionOrder>) => {
  const order: CompanionOrder = { pose: 'sitting', view: 'side', expression: 'calm', gaze: [0, 0], breed, ...changes };
  const paths = COMPANION_DRAWINGS[kind].draw(order).parts.flatMap(pathsOf);
  const points = paths.flatMap((path) =>
    path.flatMap((step): Point[] =>
      step[0] === 'C' ? [[step[5], step[6]]] : step[0] === 'Z' ? [] : [[step[1], step[2]]],
    ),
  );
  return { points, box: boxAround(paths.map(boundsOf)) };
};

describe('a tail that lies on the ground', () => {
  it('curls up at its end, and is no club of one thickness', () => {
    for (const kind of ['cat', 'dog'] as const)
      for (const breed of [0, 1, 2, 3, 4, 5])
        for (const changes of LOW) {
          const { points, box } = pointsOf(kind, breed, changes);
          const message = `${kind} ${breed} ${JSON.stringify(changes)}`;
          const end = points.filter(([x]) => x < box.left + 1.4).map(([, y]) => y);
          // The end is over the ground, which the tail touches before it.
          expect(Math.max(...end), message).toBeLessThan(-1.2);
        }
  });
});

const drawn = (kind: Companion, changes: Partial<CompanionOrder>): readonly Sketch[] =>
  COMPANION_DRAWINGS[kind].draw({ pose: 'sitting', view: 'side', expression: 'calm', gaze: [0, 0], ...changes }).parts;

const boxOf = (sketches: readonly Sketch[]) => boxAround(sketches.flatMap(pathsOf).map(boundsOf));

describe('the tail of a dragon', () => {
  it('ends in a spade of one skin with it', () => {
    for (const pose of ['sitting', 'standing', 'flying'] as const) {
      const parts = drawn('dragon', { pose });
      const { left } = boxOf(parts);
      const reaching = parts.filter((part) => boxOf([part]).left < left + 4);
      // All that is out there is the coat and what colours its end, cut to it.
      expect(
        reaching.filter(({ kind }) => kind === 'form'),
        pose,
      ).toHaveLength(1);
    }
  });

  it('is round its feet while it is inside something, and comes up nowhere beyond the rim', () => {
    for (const pose of ['sitting', 'standing'] as const) {
      const [free, inside] = [{}, { isInside: true as const }].map((way) => boxOf(drawn('dragon', { pose, ...way })));
      // Sitting it has its tail near itself already; what is left out there is a wing.
      expect(inside?.left, pose).toBeGreaterThan((free?.left ?? 0) + (pose === 'sitting' ? 3 : 10));
    }
  });
});

it('lies round to the toes only where it is long enough', () => {
  const [cat, rabbit] = (['cat', 'rabbit'] as const).map((kind) =>
    ([undefined, 'tail-round'] as const).map((manner) =>
      JSON.stringify(drawn(kind, { ...(manner ? { manner } : {}) })),
    ),
  );
  expect(cat?.[0]).not.toBe(cat?.[1]);
  expect(rabbit?.[0]).toBe(rabbit?.[1]);
});

it('lies on the ground and not in it, behind whoever sits', () => {
  for (const kind of ['fox', 'fennec', 'cat', 'dog', 'lion'] as const)
    for (const expression of ['calm', 'sad'] as const)
      expect(boxOf(drawn(kind, { expression })).bottom, `${kind} ${expression}`).toBeLessThan(1.3);
});

it('has no veil around the near arm of who sits on its bottom: what is seen through that is seen through the arm', () => {
  for (const kind of ['dragon', 'bear', 'mouse'] as const) {
    const arm = drawn(kind, {}).findLast((part) => part.kind === 'bundle' && part.name === 'leg');
    if (arm?.kind !== 'bundle') throw new RangeError(`${kind} has an arm`);
    for (const part of arm.children) if (part.kind === 'form') expect(part.alpha, kind).toBe(1);
  }
});

it('laid round the feet is slimmer than a haunch, and told from it by an edge', () => {
  for (const kind of ['cat', 'dog', 'fox', 'fennec'] as const) {
    const order = { pose: 'sitting', view: 'side', expression: 'calm', gaze: [0, 0], manner: 'tail-round' } as const;
    const { parts } = COMPANION_DRAWINGS[kind].draw(order);
    const tail = parts.find((one) => one.kind === 'bundle' && one.name === 'tail');
    if (tail?.kind !== 'bundle') throw new RangeError(`${kind} has a tail`);
    const [edge, skin] = tail.children.map((one) => boxAround(pathsOf(one).map(boundsOf)));
    const all = boxAround(parts.flatMap(pathsOf).map(boundsOf));
    if (!edge || !skin) throw new RangeError('It has an edge and a skin');
    expect(edge.bottom, kind).toBeGreaterThan(skin.bottom);
    expect(skin.bottom - skin.top, kind).toBeLessThan((all.bottom - all.top) * 0.3);
  }
});
