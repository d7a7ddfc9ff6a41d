/** The tree of the branch that somebody perches on: its trunk stands on the ground between them and the edge of the page. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { blade, clump, cut, ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

const BARK = hex('#5f4635');
const LEAF = hex('#5f8a55');

/** From the feet of whoever perches to the trunk, and from the trunk to the edge, at most. */
const AWAY = [150, 190, 230, 270, 120];
const OUTERMOST = 26;
/** Half as wide as this share of whoever perches. */
const STOUT = 0.2;

type Told = { readonly placed: readonly Placed[]; readonly camera: Camera; readonly top: number };

/** Where the trunk stands: before as few heads and figures as there is a place for. */
const trunkAt = (one: Placed, half: number, { placed }: Told): number => {
  const x = (one.box.left + one.box.right) / 2;
  const toEdge = x < 500 ? -1 : 1;
  const inside = (at: number): number => Math.max(OUTERMOST, Math.min(1000 - OUTERMOST, at));
  const least = (one.box.right - one.box.left) / 2 + half;
  const places = [...AWAY.map((by) => inside(x + toEdge * Math.max(by, least))), inside(toEdge * 2000)];
  const others = placed.filter((other) => other.ref !== one.ref);
  const costOf = (at: number): number =>
    others.reduce((sum, { box, head }) => {
      const meets = (left: number, right: number): boolean => at + half > left && at - half < right;
      return sum + (head && meets(head.left - 20, head.right + 20) ? 3 : 0) + (meets(box.left, box.right) ? 1 : 0);
    }, 0);
  const [best = places[0] ?? 40] = places.toSorted((a, b) => costOf(a) - costOf(b));
  return best;
};

const bark = (stem: readonly Point[], half: number, random: Random): Sketch[] => {
  const strokes = Array.from({ length: 9 }, (): Path => {
    const [from, across] = [random.between(0.02, 0.7), random.between(-0.7, 0.7) * half];
    const along = cut(stem, from, from + random.between(0.1, 0.24), 4).map(([x, y]): Point => [x + across, y]);
    return ribbon(along, [0.4, half * 0.08, half * 0.05, 0.3]);
  });
  return [detail(strokes.flat(), lighten(BARK, 0.08), { alpha: 0.6 })];
};

/** Leaves that hang in from above the page around the trunk. */
const crown = ([x, y]: Point, reach: number, random: Random): Sketch[] => {
  const tones: readonly Color[] = [lighten(LEAF, -0.07), LEAF, lighten(LEAF, 0.04)];
  return [-1, 0.9, -0.1].map((across, index) =>
    form(
      clump([x + across * reach * 0.8, y - reach * 0.1 * index], [reach * 0.86, reach * 0.5], {
        lumps: 9,
        depth: 0.14,
        random,
      }),
      tones[index] ?? LEAF,
      { volume: 0.5 },
    ),
  );
};

/** Its wood has the light of the branch on which somebody sits; leaves and grass are of the land. */
export type PerchTree = { readonly wood: readonly Sketch[]; readonly leaves: readonly Sketch[] };

/** The trunk, its crown beyond the upper edge of the page, and the grass at its foot. */
export const perchTree = (one: Placed, told: Told & { random: Random }): PerchTree => {
  const { camera, top, random } = told;
  const wide = one.box.right - one.box.left;
  const half = Math.max(24, Math.min(58, wide * STOUT));
  const x = trunkAt(one, half, told);
  const foot = Math.min(960, camera.planes[one.plane].y - (one.plane === 'near' ? 60 : 20));
  const lean = random.between(-0.6, 0.6) * half;
  const stem: readonly Point[] = [
    [x, foot],
    [x + lean * 0.3, foot - (foot - top) * 0.3],
    [x + lean, foot - (foot - top) * 0.7],
    [x + lean * 1.4, top - 60],
  ];
  const roots = [-1, 1].map((side) =>
    ribbon(
      [
        [x + side * half * 0.4, foot - half * 1.6],
        [x + side * half * 0.9, foot - half * 0.3],
        [x + side * half * 1.7, foot + half * 0.2],
      ],
      [half * 0.6, half * 0.4, half * 0.08],
    ),
  );
  const grass = Array.from({ length: 9 }, (_, index) =>
    blade([x + (index - 4) * half * 0.5, foot + half * 0.3], half * random.between(0.5, 0.9), {
      width: half * 0.12,
      lean: (index - 4) * 0.1,
    }),
  );
  return {
    wood: [
      ...roots.map((root) => form(root, lighten(BARK, -0.02), { volume: 0.4 })),
      form(ribbon(stem, [half * 1.15, half * 0.92, half * 0.84, half * 0.8], 'flat'), BARK, { volume: 0.6 }),
      ...bark(stem, half, random),
    ],
    leaves: [
      ...crown([x + lean, top], Math.max(110, half * 3.4), random),
      detail(grass.flat(), lighten(LEAF, -0.03)),
      glow([x, foot + half * 0.1], hex('#2c3b34'), { radii: [half * 3, half * 0.7], alpha: 0.4, effect: 'shade' }),
    ],
  };
};
