/** A sandstorm: the sand stands up like a wall behind everybody, and the land before it is lost in its dust. */
import type { Scene } from '#core/story/scene.ts';
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** The rows of the wall from the farthest: how high its crest is where it comes from, and its colours. */
const ROWS: readonly { readonly high: number; readonly color: Color; readonly to: Color }[] = [
  { high: 1, color: hex('#e6c796'), to: hex('#cfa16b') },
  { high: 0.78, color: hex('#d8b07a'), to: hex('#bd8c58') },
  { high: 0.52, color: hex('#c99a66'), to: hex('#b27f50') },
];
const BILLOWS = 9;
/** Where it goes the wall is so much lower than where it comes from. */
const FALLS = 0.42;
const VEIL = hex('#dcb98a');

/** Billows along a crest that falls, and all that is below them. */
const rowOf = ({ random, horizon, way }: Stage, high: number): Path => {
  const tall = (horizon - 60) * high;
  const along = (share: number): Point => [
    way === 1 ? share * 1160 - 80 : 1080 - share * 1160,
    horizon - tall * (1 - share ** 1.3 * FALLS) + random.between(-16, 16),
  ];
  const crest = Array.from({ length: BILLOWS }, (_, index): Point => along(index / (BILLOWS - 1)));
  const balls = crest.flatMap(([x, y], index) => {
    const reach = (74 + 46 * ((index * 5) % 3)) * (0.6 + 0.4 * high);
    return clump([x, y + reach * 0.5], [reach * 1.3, reach], { lumps: 7, depth: 0.13, random });
  });
  const [first, last] = [crest[0] ?? [0, 0], crest.at(-1) ?? [1000, 0]];
  return [
    ...balls,
    ...polygon([[first[0], horizon + 90], ...crest.map(([x, y]): Point => [x, y + 40]), [last[0], horizon + 90]]),
  ];
};

/** The wall, before the sky and behind the dunes. */
const sandWall = (stage: Stage): Sketch[] =>
  ROWS.map(({ high, color, to }) => form(rowOf(stage, high), color, { to, volume: 0.12, finish: 'flat' }));

/** Dust over a plane of the land. */
const sandVeil = (alpha: number): Sketch => detail(roundedRect([-20, -20], [1040, 1060]), VEIL, { alpha });

/** Whether the scene tells of one: wind in the desert, and dust with it. */
export const isSandstorm = ({ setting, weather, effects = [] }: Scene): boolean =>
  setting === 'desert' &&
  weather === 'wind' &&
  effects.some(({ effect, at }) => effect === 'wind' && effects.some((one) => one.effect === 'dust' && one.at === at));

/** How much of the land is lost in dust, plane by plane. */
const LOST = { far: 0.5, middle: 0.34 } as const;

/** The place with the wall of sand behind its dunes. */
export const inSandstorm = <P extends Omit<Planes, 'front'>>(planes: P, scene: Scene, stage: Stage): P =>
  isSandstorm(scene)
    ? {
        ...planes,
        backdrop: [...sandWall(stage), ...planes.backdrop],
        far: [...planes.far, sandVeil(LOST.far)],
        middle: [...planes.middle, sandVeil(LOST.middle)],
      }
    : planes;
