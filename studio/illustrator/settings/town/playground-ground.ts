/** What playgrounds stand on and among: lawn, path, sandpit, trees, bushes in front. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { shadeTree } from '#studio/illustrator/settings/pieces/town-greenery.ts';
import { type View, lying, scaleAt, upright } from '#studio/illustrator/settings/pieces/view.ts';
import { blossoms, bush, grass, hill } from '#studio/illustrator/settings/scenery.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';

export const LAWN = hex('#86b057');
const SAND = hex('#e6cc92');

export const lawn = (stage: Stage, y: number, color: Color): Sketch =>
  hill({ y, swing: 6, waves: 0.9 }, [lighten(color, 0.02), color], stage.random);

export const footpath = (stage: Stage, view: View, to: number): Sketch => {
  const side = busySide(stage);
  return lying(view, 0, [
    form(
      ribbon(
        [
          [-side * 190, -280],
          [-side * 120, -60],
          [-side * 30, 200],
          [-side * 110, to],
        ],
        [74, 70, 64, 60],
      ),
      hex('#e2cfa2'),
      { volume: 0.1 },
    ),
  ]);
};

/** A pit of sand with a wooden edge. */
export const sandpit = (view: View, [x, depth]: Point, reach: number): Sketch[] => [
  lying(view, 0, [
    form(
      roundedRect([x - reach - 9, depth - reach * 0.62 - 9], [reach * 2 + 18, reach * 1.24 + 18], 16),
      hex('#b98354'),
      { volume: 0.2 },
    ),
    form(roundedRect([x - reach, depth - reach * 0.62], [reach * 2, reach * 1.24], 12), SAND, { volume: 0.1 }),
    detail(
      [
        [-0.4, 0.2],
        [0.1, -0.2],
        [0.5, 0.3],
      ].flatMap(([dx = 0, dd = 0]) =>
        ribbon(
          [
            [x + dx * reach - 26, depth + dd * reach],
            [x + dx * reach, depth + dd * reach + 6],
            [x + dx * reach + 26, depth + dd * reach],
          ],
          [1, 4, 1],
        ),
      ),
      lighten(SAND, -0.08),
      { alpha: 0.7 },
    ),
  ]),
  upright(
    view,
    [x + reach * 0.3, 0, depth],
    [
      form(polygon(cm('-8,0 -6,12 6,12 8,0')), hex('#d8604a'), { volume: 0.6 }),
      strokes(
        [
          ['M', -6, -12],
          ['C', -5, -22, 5, -22, 6, -12],
        ],
        hex('#f1e3c2'),
        { width: 2 },
      ),
      form(polygon(cm('-50,0 -40,16 -30,0')), lighten(SAND, -0.03), { volume: 0.4 }),
      form(polygon(cm('-70,0 -58,20 -46,0')), lighten(SAND, -0.05), { volume: 0.4 }),
    ],
  ),
];

export const frontBushes = (stage: Stage): Sketch[] => [
  ...[-12, 1010]
    .filter((x) => stage.isFree(x, stage.unit * 34))
    .flatMap((x) => bush([x, 1016], stage.unit * 40, { color: hex('#5a8a4a'), random: stage.random })),
  ...grass({ top: 986, bottom: 1030, count: 36, height: stage.unit * 13 }, lighten(LAWN, -0.08), stage.random),
];

export const nearGrass = (stage: Stage): Sketch[] => [
  ...grass(
    { top: groundAt(stage, 0.6), bottom: 1010, count: 70, height: stage.unit * 7 },
    lighten(LAWN, -0.04),
    stage.random,
  ),
  ...blossoms(
    { top: groundAt(stage, 0.6), bottom: 985, count: 12, size: stage.unit * 2.2 },
    [hex('#f6efe0'), hex('#f2c65a'), hex('#e6796a')],
    stage.random,
  ),
];

/** How large something of a height in centimetres may stand, so that it ends below a title. */
export const fitted = (stage: Stage, view: View, thing: { depth: number; height: number }): number => {
  const scale = scaleAt(view, thing.depth);
  const foot = view.y + view.tall * scale;
  return Math.min(1, (foot - Math.max(40, stage.calmAbove + 12)) / (thing.height * scale));
};

export const treeAt = (
  stage: Stage,
  view: View,
  place: { x: number; depth: number; color: Color; bloom?: Color },
): Sketch[] => {
  const scale = scaleAt(view, place.depth);
  const foot: Point = [view.x + place.x * scale, view.y + view.tall * scale];
  const tall = place.depth > 600 ? 230 : 340;
  const height = tall * scale * fitted(stage, view, { depth: place.depth, height: tall });
  return stage.room(foot[0]) < 0.2
    ? []
    : shadeTree(foot, height, {
        color: place.color,
        random: stage.random,
        ...(place.bloom ? { bloom: place.bloom } : {}),
      });
};
