/** The gap between two roofs: the wall of the next house in the shade, down to a lane that nobody sees the ground of. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const RIM = hex('#d3a06a');
const WALL = hex('#744533');
const DEEP = hex('#271c2c');
const SHUTTER = hex('#4f7a78');
const CLOTHS: readonly Color[] = [hex('#d9694e'), hex('#f1e3c6'), hex('#5a8a9a'), hex('#e5b04c')];

/** What hangs on a line over the lane, so that one sees how far it is across. */
const washing = (from: Point, to: Point, size: number): Sketch[] => {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(Math.PI * share) * size * 0.35,
  ];
  return [
    line([at(0), at(0.25), at(0.5), at(0.75), at(1)], hex('#e9dcc0'), { width: 2, alpha: 0.8 }),
    ...CLOTHS.map((color, index): Sketch => {
      const [x, y] = at(0.2 + index * 0.19);
      return form(roundedRect([x - size * 0.26, y], [size * 0.52, size * (0.62 + 0.18 * (index % 2))], 2), color, {
        volume: 0.3,
      });
    }),
  ];
};

/** From the rim of the next roof down to the edge of our own. */
export const laneBetween = ([rim, own]: readonly [number, number], random: Random): Sketch[] => {
  const deep = own - rim;
  const windows: Path[] = [70, 236, 402, 568, 734, 900].map((x) =>
    roundedRect([x + random.between(-24, 24), rim + deep * 0.12], [deep * 0.24, deep * 0.3], deep * 0.11),
  );
  const cracks: Path = Array.from({ length: 16 }, () =>
    roundedRect([random.between(-10, 990), rim + deep * random.between(0.08, 0.6)], [26, 6], 2),
  ).flat();
  return [
    form(area([-20, rim - 4], [1020, own + 40]), WALL, { to: DEEP, volume: 0 }),
    detail(cracks, lighten(WALL, -0.07), { alpha: 0.5 }),
    ...windows.map((path, index) => form(path, index % 3 === 1 ? SHUTTER : lighten(DEEP, 0.05), { volume: 0.2 })),
    detail(area([-20, rim + deep * 0.46], [1020, own + 40]), DEEP, { alpha: 0.6 }),
    detail(area([-20, rim + deep * 0.66], [1020, own + 40]), DEEP, { alpha: 0.75 }),
    // The rim catches the light: beyond it is the other house.
    form(
      ribbon(
        Array.from({ length: 12 }, (_, index): Point => [-30 + index * 97, rim - 3 + random.between(-2.5, 2.5)]),
        [8],
        'flat',
      ),
      RIM,
      { volume: 0.4 },
    ),
    ...washing([random.between(300, 340), rim + 8], [random.between(640, 700), own - deep * 0.1], deep * 0.42),
  ];
};
