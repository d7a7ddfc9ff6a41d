import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { spreadWing, wingTo } from '#studio/illustrator/companions/birds/wing.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const colors = { cover: hex('#97764f'), tip: hex('#5d4534') };

const knotsOf = (path: Path): Point[] =>
  path.flatMap((segment): Point[] => (segment[0] === 'Z' ? [] : [segment.slice(-2) as unknown as Point]));

const outlineOf = ([outer]: readonly Sketch[]): Point[] => (outer ? pathsOf(outer).flatMap(knotsOf) : []);

/** The deepest notch between two feathers, as a share of the wing: how far its edge turns back towards its root. */
const notchOf = (points: readonly Point[], length: number): number => {
  const [far] = points.map(([, y]) => y).toSorted((a, b) => a - b);
  const tip = points.findIndex(([, y]) => y === far);
  const edge = points.slice(tip).map(([, y]) => y);
  return Math.max(...edge.map((y, at) => y - Math.min(y, ...edge.slice(at)))) / length;
};

describe('a wing that is laid over something', () => {
  it('has its feathers closed: one with fingers would be a hand', () => {
    const open = notchOf(outlineOf(spreadWing([0, 0], 100, { ...colors, turn: 0 })), 100);
    const closed = notchOf(outlineOf(wingTo([0, 0], [0, -110], { ...colors, shortest: 10 })), 100);
    expect(open).toBeGreaterThan(0.15);
    expect(closed).toBeLessThan(0.08);
  });

  it('comes from the shoulder of its side, on an owl', () => {
    const owl = COMPANION_DRAWINGS.owl.draw({
      pose: 'sitting',
      view: 'front',
      expression: 'calm',
      gaze: [0, 0],
    } as Parameters<typeof COMPANION_DRAWINGS.owl.draw>[0]);
    for (const side of [1, -1] as const) {
      const [first] = owl.limb?.([side * 9, -12]) ?? [];
      const box = first ? pathsOf(first).map(boundsOf)[0] : undefined;
      expect(box && (box.left + box.right) / 2 / side).toBeGreaterThan(4);
    }
  });
});
