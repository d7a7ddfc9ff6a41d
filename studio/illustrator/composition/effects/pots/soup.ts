/** Soup that leaves its pot: it boils over, or leaps up in thick fingers. */
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import type { EffectParts, Site } from '#studio/illustrator/composition/effects/effect.ts';
import { stroke } from '#studio/illustrator/composition/effects/pieces.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Vessel } from '#studio/illustrator/props/vessels/vessel.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** What is thrown up: its colour, and where it is thin. */
export type Liquid = { readonly deep: Color; readonly pale: Color; readonly shine: Color };

/** As pale as pumpkin with cream: what leaps out of a pot in orange is read as fire, and in green as grass. */
export const SOUP: Liquid = { deep: hex('#d19a55'), pale: hex('#e9bd7c'), shine: hex('#fbe6bd') };

/** Where what runs over a rim runs down, from the left to the right of it, and how far down. */
const RUNS = [
  [-0.74, 0.62],
  [-0.12, 0.36],
  [0.64, 0.94],
] as const;

/** Bubbles of the foam: across the rim and above it, and how large, as shares of half the rim. */
const BUBBLES = [
  [-0.62, -0.34, 0.2],
  [-0.2, -0.52, 0.27],
  [0.3, -0.42, 0.22],
  [0.68, -0.26, 0.15],
  [0.02, -0.24, 0.16],
] as const;
/** Drops that the boiling throws up: across, above and how large. */
const FLECKS = [
  [-0.5, -1.02, 0.075],
  [-0.06, -1.7, 0.09],
  [0.42, -1.1, 0.06],
  [0.82, -0.78, 0.05],
] as const;

/** Where the soup of a pot is on the page: the middle of its rim, and half as wide. */
export const soupOf = ({ unit, foot }: Site, { rim, half }: Vessel): { center: Point; wide: number } => ({
  center: [foot[0] + rim[0] * unit, foot[1] + rim[1] * unit],
  wide: half * unit * 1.12,
});

/** The fingers of a splat from left to right: where they point, in quarters of a turn from straight up, and how far. */
const FINGERS = [
  [-0.7, 1.15],
  [-0.3, 1.5],
  [0.08, 1.95],
  [0.48, 1.35],
  [0.82, 1.1],
] as const;
/** As shares of half the rim: half as thick as a finger at its root and at its round end, and where fingers part. */
const FINGER = { root: 0.2, end: 0.27, part: 0.95 } as const;

/** Thick soup that is thrown up out of a rim: round fingers that part low. */
const splatOf = (center: Point, { wide, far, random }: { wide: number; far: number; random: Random }): Path => {
  const at = (turn: number, reach: number, across = 0): Knot => {
    const angle = turn * (Math.PI / 2);
    const [up, aside] = [reach * wide * far, across * wide];
    return [
      center[0] + Math.sin(angle) * up + Math.cos(angle) * aside,
      center[1] - Math.cos(angle) * up + Math.sin(angle) * aside,
    ];
  };
  const fingers = FINGERS.flatMap(([turn, long], index): Knot[] => {
    const [reach, next] = [long * random.between(0.88, 1.1), FINGERS[index + 1]];
    return [
      at(turn, reach * 0.62, -FINGER.root),
      at(turn, reach * 0.9, -FINGER.end),
      at(turn, reach + 0.12),
      at(turn, reach * 0.9, FINGER.end),
      at(turn, reach * 0.62, FINGER.root),
      ...(next ? [at((turn + next[0]) / 2, FINGER.part)] : []),
    ];
  });
  return spline([[center[0] - wide * 0.92, center[1], 1], ...fingers, [center[0] + wide * 0.92, center[1], 1]]);
};

/** A splat with the light in the middle of it. */
const splat = (center: Point, look: { wide: number; far: number; random: Random }): Sketch[] => {
  const outline = splatOf(center, look);
  const inner = splatOf([center[0] - look.wide * 0.08, center[1]], { ...look, wide: look.wide * 0.62 });
  return [
    form(outline, SOUP.pale, { to: SOUP.deep, volume: 0.5 }),
    bundle([detail(inner, SOUP.shine, { alpha: 0.7 })], { clip: outline }),
  ];
};

/** What boils in a pot wells up over the rim, runs down its front and lies around its foot. */
export const boilsOver = (site: Site, vessel: Vessel, random: Random): EffectParts => {
  const { foot } = site;
  const { center, wide } = soupOf(site, vessel);
  const down = foot[1] - center[1];
  const runs = RUNS.flatMap(([across, far], index): Sketch[] => {
    const x = center[0] + across * wide;
    const thick = wide * random.between(0.1, 0.14);
    const swell = wide * 0.06 * (index % 2 === 0 ? 1 : -1);
    const axis: Point[] = [
      [x * 0.94 + center[0] * 0.06, center[1] - wide * 0.08],
      [x + swell * 0.4, center[1] + down * far * 0.4],
      [x + swell, center[1] + down * far * 0.8],
      [x + swell, center[1] + down * far],
    ];
    return [
      form(ribbon(axis, [thick, thick * 0.7, thick * 0.85, thick * 0.95], 'round'), SOUP.pale, {
        to: SOUP.deep,
        volume: 0.4,
      }),
      detail(stroke(axis.slice(0, 3), thick * 0.3), SOUP.shine, { alpha: 0.7 }),
    ];
  });
  // What ran down lies before the pot on the side where most of it came down, and not around all of it.
  const pool = clump([foot[0] + wide * 0.42, foot[1] - wide * 0.01], [wide * 0.66, wide * 0.12], {
    lumps: 7,
    depth: 0.1,
    random,
  });
  const foam = clump([center[0], center[1] - wide * 0.1], [wide * 1.06, wide * 0.3], { lumps: 9, depth: 0.12, random });
  const at = (across: number, up: number): Point => [center[0] + across * wide, center[1] + up * wide];
  const bubbles = BUBBLES.flatMap(([across, up, size]): Sketch[] => {
    const [middle, radius] = [at(across, up), size * wide * random.between(0.88, 1.12)];
    return [
      form(ellipse(middle, [radius, radius * 0.94]), SOUP.pale, { to: SOUP.deep, volume: 0.4 }),
      detail(
        ellipse([middle[0] - radius * 0.34, middle[1] - radius * 0.36], [radius * 0.24, radius * 0.16], -0.6),
        SOUP.shine,
        {
          alpha: 0.85,
        },
      ),
    ];
  });
  const flecks = FLECKS.flatMap(([across, up, size]) =>
    ellipse(at(across + random.between(-0.08, 0.08), up), [size * wide, size * wide * 1.15]),
  );
  return {
    behind: [detail(pool, SOUP.pale, { to: SOUP.deep, alpha: 0.9 })],
    before: [
      ...runs,
      form(foam, SOUP.pale, { to: SOUP.deep, volume: 0.3 }),
      ...bubbles,
      detail(flecks, SOUP.pale, { to: SOUP.deep }),
    ],
  };
};

/** Something bursts in the soup: it shoots up, and slops over the rim without flooding the table. */
export const leapingSoup = (site: Site, vessel: Vessel, random: Random): Pick<EffectParts, 'behind' | 'before'> => {
  const { center, wide } = soupOf(site, vessel);
  const { deep, pale } = SOUP;
  const runs = RUNS.filter((_, index) => index !== 1).map(([across, far]) => {
    const [x, y] = [center[0] + across * wide, center[1] - wide * 0.06];
    const thick = wide * random.between(0.13, 0.17);
    const axis: Point[] = [0, 0.5, 1].map((share) => [x, y + share * far * wide * 0.62]);
    return form(ribbon(axis, [thick, thick * 0.7, thick * 0.95]), pale, { to: deep, volume: 0.4 });
  });
  return {
    behind: [],
    before: [
      ...runs,
      form(ellipse(center, [wide * 0.98, wide * 0.24]), pale, { to: deep, volume: 0.3 }),
      ...splat(center, { wide, far: 1, random }),
    ],
  };
};
