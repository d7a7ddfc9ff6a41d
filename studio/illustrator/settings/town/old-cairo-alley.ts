/** An alley of old Cairo: high walls close to both sides of those who are in it, and a strip of light at its end. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
import { archedWindow, battlements, pointedArch } from '#studio/illustrator/settings/pieces/town-arches.ts';
import { washing } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { STONE, mamlukMinaret } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  type View,
  groundFrom,
  lying,
  onPage,
  onSideWall,
  openView,
  put,
  scaleAt,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import { wallBeside, wallClear } from '#studio/illustrator/settings/views/walls.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { WALLS, bay, houseFront } from '#studio/illustrator/settings/town/old-cairo-houses.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';

const PAVING = hex('#c69d6a');
const END = 900;
/** From the middle to a wall, in centimetres; farther out only beside those who stand there. */
const HALF = 88;

/** Its walls are so close that a door along them would be a spear. */
const SLANT = 2.1;

type Alley = { readonly stage: Stage; readonly view: View; readonly left: number; readonly right: number };

/** The house that closes the alley, with an arch through which the next lane is bright. */
const end = ({ stage, view, left, right }: Alley): Sketch => {
  const height = stage.calmAbove > 0 ? 250 : 360;
  const width = right - left;
  return upright(
    view,
    [(left + right) / 2, 0, END],
    [
      form(roundedRect([-width / 2, -height], [width, height + 4]), WALLS[2], { volume: 0.2 }),
      form(battlements(-width / 2, width / 2, { y: -height + 3, size: 30 }), lighten(WALLS[2], 0.03), { volume: 0.2 }),
      form(pointedArch([0, 0], [112, 186]), hex('#eddcb4'), { volume: 0.2 }),
      detail(pointedArch([0, 0], [90, 168]), lighten(stage.sky[3], 0.02), { to: hex('#ead2a4') }),
      put([0, -240], archedWindow({ width: 34, height: 60, isLit: stage.isDark })),
    ],
  );
};

/** Long slabs across the alley, worn to a gutter in the middle, in the shade of the walls. */
const paving = ({ view, left, right }: Alley): Sketch[] => {
  const rows = Array.from({ length: 15 }, (_, row) => -260 + (END + 260) * (row / 14) ** 1.7);
  const slabs: Path[][] = [[], []];
  rows.slice(0, -1).forEach((depth, row) => {
    const next = rows[row + 1] ?? END;
    const gap = (next - depth) * 0.04;
    const cut = left + (right - left) * (row % 2 === 0 ? 0.36 : 0.62);
    slabs[row % 2]?.push(area([left, depth + gap], [cut - 1.5, next - gap]));
    slabs[(row + 1) % 2]?.push(area([cut + 1.5, depth + gap], [right, next - gap]));
  });
  return [
    groundFrom(view, END, lighten(PAVING, -0.08)),
    lying(view, 0, [
      ...slabs.map((paths, index) => detail(paths.flat(), lighten(PAVING, index === 0 ? -0.02 : 0.02))),
      detail(area([(left + right) / 2 - 9, -260], [(left + right) / 2 + 9, END]), lighten(PAVING, -0.1), {
        alpha: 0.45,
      }),
    ]),
  ];
};

/** Two houses along one side, the farther first; a title has sky above it. */
const row = ({ stage, view }: Alley, x: number, colors: readonly [number, number]): Sketch[] => {
  const tall = stage.calmAbove > 0 ? 170 : 520;
  return [
    onSideWall(view, x, houseFront(stage, { from: 330, to: END, height: tall * 0.94, color: colors[1], slant: SLANT })),
    wallBeside(view, x, houseFront(stage, { from: -230, to: 330, height: tall, color: colors[0], slant: SLANT })),
  ];
};

export const alley = (stage: Stage): Planes => {
  const view = openView(stage, 0);
  const side = busySide(stage);
  const wall = (way: 1 | -1): number => wallClear(stage, view, { x: way * HALF, end: END });
  const place: Alley = { stage, view, left: wall(-1), right: wall(1) };
  const isHigh = stage.calmAbove === 0;
  const inner = side === 1 ? place.right : place.left;
  const hung = (depth: number, up: number, size: number): Sketch[] =>
    washing(
      {
        from: onPage(view, [place.left, up, depth]),
        to: onPage(view, [place.right, up * 0.96, depth - 20]),
        slack: 9,
        size: size * scaleAt(view, depth),
      },
      4,
      stage.random,
    );
  return {
    backdrop: isHigh
      ? mamlukMinaret([view.x - side * 26, stage.horizon], Math.min(stage.horizon - 60, 430), {
          color: STONE,
          isDark: stage.isDark,
        })
      : [],
    far: [
      end(place),
      ...paving(place),
      ...row(place, place.left, [0, 3]),
      ...row(place, place.right, [1, 2]),
      ...(isHigh
        ? [
            ...bay(stage, view, { side, from: 430, up: 230, size: [190, 150], wall: Math.abs(inner) }),
            ...hung(620, 300, 54),
          ]
        : []),
    ],
    middle: [
      upright(
        view,
        [inner - side * 20, 0, 560],
        pottedPlant([0, 0], 58, { random: stage.random, bloom: hex('#e6654f') }),
      ),
    ],
    near: [...strewn(stage, { colors: [hex('#c9447a'), hex('#e27aa4')], count: 6, size: 1.6 })],
    front: [],
  };
};
