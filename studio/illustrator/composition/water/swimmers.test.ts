import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { overlap } from '#studio/illustrator/composition/contact/faces.ts';
import { swimmersApart } from '#studio/illustrator/composition/water/swimmers.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { type Box, polygon } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { form } from '#studio/illustrator/sketch.ts';

const bodyAt = (ref: string, box: Box): Placed => ({
  ref,
  kind: 'cast',
  plane: 'middle',
  sketch: form(
    polygon([
      [box.left, box.top],
      [box.right, box.top],
      [box.right, box.bottom],
      [box.left, box.bottom],
    ]),
    hex('#224466'),
  ),
  box,
  ground: [(box.left + box.right) / 2, 900],
  lift: 900 - box.bottom,
  scale: 2,
});

const swimming = (...refs: readonly string[]): Scene => {
  const scene = testScene({ setting: 'ocean' });
  const [first] = scene.cast;
  if (!first) throw new Error('The scene has a hero');
  return { ...scene, cast: refs.map((ref): CastMember => ({ ...first, ref, pose: 'swimming' })) };
};

const ALL = [
  bodyAt('hero', { left: 200, right: 480, top: 420, bottom: 560 }),
  bodyAt('fish', { left: 420, right: 640, top: 480, bottom: 600 }),
  bodyAt('friend', { left: 400, right: 680, top: 400, bottom: 540 }),
];

const most = (placed: readonly Placed[]): number =>
  Math.max(...placed.flatMap((a) => placed.map((b) => (a === b ? 0 : overlap(a.box, b.box)))));

describe('those who swim side by side', () => {
  it('do not lie upon each other; the first stays', () => {
    expect(most(ALL)).toBeGreaterThan(0.4);
    const apart = swimmersApart(ALL, { scene: swimming('hero', 'fish', 'friend'), units: new Map() });
    expect(most(apart)).toBeLessThan(0.2);
    expect(apart[0]).toBe(ALL[0]);
    for (const { box } of apart)
      expect(box.left > 0 && box.right < 1000 && box.top > 0 && box.bottom < 1000).toBe(true);
  });

  it('take along what they carry', () => {
    const shell = { ...bodyAt('shell', { left: 500, right: 540, top: 460, bottom: 500 }), kind: 'prop' as const };
    const units = new Map([['shell', 'fish']]);
    const apart = swimmersApart([...ALL, shell], { scene: swimming('hero', 'fish', 'friend'), units });
    const boxOf = (ref: string): Box => (apart.find((one) => one.ref === ref) as Placed).box;
    expect(boxOf('shell').left - boxOf('fish').left).toBeCloseTo(80);
    expect(boxOf('shell').top - boxOf('fish').top).toBeCloseTo(-20);
  });

  it('stay when each has room, and when they belong together', () => {
    const free = [ALL[0], bodyAt('fish', { left: 700, right: 900, top: 480, bottom: 600 })] as Placed[];
    expect(swimmersApart(free, { scene: swimming('hero', 'fish'), units: new Map() })).toBe(free);
    const pair = swimmersApart(ALL.slice(0, 2), {
      scene: swimming('hero', 'fish'),
      units: new Map([['fish', 'hero']]),
    });
    expect(pair).toEqual(ALL.slice(0, 2));
  });
});
