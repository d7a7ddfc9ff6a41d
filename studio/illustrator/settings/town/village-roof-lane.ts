/** The gap between two roofs: the wall of the next house in the shade, down to a lane that nobody sees the ground of. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Path, type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { washing } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

const RIM = hex('#d3a06a');
const WALL = hex('#744533');
const DEEP = hex('#271c2c');
const SHUTTER = hex('#4f7a78');

/** From the rim of the next roof down to the edge of our own. */
export const laneBetween = ([rim, own]: readonly [number, number], random: Random): Sketch[] => {
  const deep = own - rim;
  const windows: Path[] = [70, 236, 402, 568, 734, 900].map((x) =>
    roundedRect([x + random.between(-24, 24), rim + deep * 0.12], [deep * 0.24, deep * 0.3], deep * 0.11),
  );
  const cracks: Path = Array.from({ length: 16 }, () =>
    roundedRect([random.between(-10, 990), rim + deep * random.between(0.08, 0.6)], [26, 6], 2),
  ).flat();
  const hook: Point = [random.between(300, 340), rim + 12];
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
    // Washing over the lane, so that one sees how far it is across: from a hook in the wall to behind our own.
    form(circle(hook, 3.4), lighten(RIM, -0.2), { volume: 0.5 }),
    ...washing({ from: hook, to: [random.between(640, 700), own + 6], slack: deep * 0.1, size: deep * 0.5 }, 4, random),
  ];
};
