import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { isOnRoad, roadOf, roadSketch } from '#studio/illustrator/settings/outdoors/road.ts';
import { blossoms, grass } from '#studio/illustrator/settings/scenery.ts';
import { pathsOf } from '#studio/illustrator/sketch.ts';

const road = roadOf(
  [
    [400, 1080],
    [520, 860],
    [460, 660],
    [500, 560],
  ],
  { near: 110, horizon: 500 },
);

/** The feet of everything that grows: the lowest point of each closed piece. */
const feetOf = (path: Path): Point[] => {
  const pieces: Path[] = [];
  for (const segment of path) {
    if (segment[0] === 'M') pieces.push([segment]);
    else pieces[pieces.length - 1] = [...(pieces[pieces.length - 1] ?? []), segment];
  }
  return pieces.map((piece): Point => {
    const { left, right, bottom } = boundsOf(piece);
    return [(left + right) / 2, bottom];
  });
};

describe('a road', () => {
  it('is the narrower the farther away it is, and ends as no horn', () => {
    expect(road.half.every((half, index) => index === 0 || half <= (road.half[index - 1] ?? 0))).toBe(true);
    expect(Math.min(...road.half)).toBeGreaterThanOrEqual(4);
    // Over the crest of a hill it is seen at a grazing eye: cut off broad, it would end as a plank.
    const over = roadOf([...road.line], { near: 110, horizon: 300 });
    expect(over.half.at(-1) ?? 0).toBeLessThan((over.half[0] ?? 0) * 0.15);
  });

  it('knows what lies on it', () => {
    const isOn = isOnRoad(road);
    expect(isOn([400, 1075])).toBe(true);
    expect(isOn([520, 860])).toBe(true);
    expect(isOn([700, 860])).toBe(false);
    expect(isOn([500, 520])).toBe(false);
  });

  it('has nothing growing on it', () => {
    const isOn = isOnRoad(road);
    const area = { top: 560, bottom: 1000, count: 120, height: 40, isFree: (at: Point) => !isOn(at) };
    const grown = [
      ...grass(area, hex('#7aa552'), seededRandom(3)),
      ...blossoms({ ...area, size: 9 }, [hex('#ffffff')], seededRandom(4)),
    ];
    const feet = grown.flatMap((sketch) => pathsOf(sketch)).flatMap(feetOf);
    expect(feet.length).toBeGreaterThan(200);
    // Blades of one tuft stand a little apart.
    const inMiddle = isOnRoad({ ...road, half: road.half.map((half) => half * 0.6) });
    expect(feet.filter(inMiddle)).toEqual([]);
  });

  it('has ruts, pebbles and grass at its edges', () => {
    const sketches = roadSketch(road, { color: hex('#d6bd8c'), grass: hex('#7aa552'), random: seededRandom(2) });
    expect(sketches.flatMap((one) => pathsOf(one)).length).toBeGreaterThanOrEqual(5);
    const numbers = sketches
      .flatMap((one) => pathsOf(one))
      .flatMap((path) => path.flatMap((s) => s.slice(1) as number[]));
    expect(numbers.every(Number.isFinite)).toBe(true);
  });
});
