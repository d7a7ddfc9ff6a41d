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
  [-0.86, 0.95],
  [-0.4, 0.6],
  [0.06, 1.02],
  [0.5, 0.74],
  [0.9, 1],
] as const;

/** Where the soup of a pot is on the page: the middle of its rim, and half as wide. */
export const soupOf = ({ unit, foot }: Site, { rim, half }: Vessel): { center: Point; wide: number } => ({
  center: [foot[0] + rim[0] * unit, foot[1] + rim[1] * unit],
  wide: half * unit * 1.12,
});

/** The fingers of a splat from left to right: where they point, in quarters of a turn from straight up, and how far. */
const FINGERS = [
  [-0.78, 1.5],
  [-0.42, 2.05],
  [0.02, 2.7],
  [0.44, 1.9],
  [0.8, 1.6],
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
    const thick = wide * random.between(0.15, 0.21);
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
  const pool = clump(foot, [wide * 1.7, wide * 0.34], { lumps: 9, depth: 0.14, random });
  const head = clump([center[0], center[1] - wide * 0.14], [wide * 1.12, wide * 0.36], {
    lumps: 9,
    depth: 0.12,
    random,
  });
  return {
    behind: [form(pool, SOUP.pale, { to: SOUP.deep, volume: 0.2 })],
    before: [
      ...runs,
      form(head, SOUP.pale, { to: SOUP.deep, volume: 0.4 }),
      ...splat([center[0], center[1] + wide * 0.06], { wide: wide * 0.86, far: 0.72, random }),
    ],
  };
};

/** Something bursts in the soup: it shoots up, and slops over the rim without flooding the table. */
export const leapingSoup = (site: Site, vessel: Vessel, random: Random): Pick<EffectParts, 'behind' | 'before'> => {
  const { center, wide } = soupOf(site, vessel);
  const { deep, pale } = SOUP;
  const runs = RUNS.filter((_, index) => index % 2 === 0).map(([across, far]) => {
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
