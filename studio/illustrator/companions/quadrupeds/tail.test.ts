import { describe, expect, it } from 'vitest';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { pathsOf } from '#studio/illustrator/sketch.ts';

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
