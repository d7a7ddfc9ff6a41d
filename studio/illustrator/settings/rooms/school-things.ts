/** Things of a school: a blackboard with chalk drawings, an easel, pots of paint, birds of folded paper. Sizes in centimetres. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, circle, ellipse, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { edged, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { type View, onPage, scaleAt } from '#studio/illustrator/settings/pieces/view.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form, line } from '#studio/illustrator/sketch.ts';

const BOARD = hex('#3d6355');
const OAK = hex('#a9764a');
const PAINTS = [hex('#d8604a'), hex('#e8b54a'), hex('#4f8f8a'), hex('#5f7fb0'), hex('#8a5f86')] as const;

/** What is drawn on the board with chalk: sun, flower, house, boat on waves. `at` gives a place by its shares of the board. */
const chalkDrawings = ([width, height]: Point): Sketch[] => {
  const foot: Point = [-width / 2, 0];
  const at = (x: number, y: number): Point => [(x - 0.5) * width, -y * height];
  const chalk = (path: Path, color: Color): Sketch => strokes(path, color, { width: 1.5, alpha: 0.85 });
  const around = (center: Point, angle: number, reach: number): Point => [
    center[0] + Math.cos(angle) * reach,
    center[1] + Math.sin(angle) * reach,
  ];
  const [sun, flower] = [at(0.16, 0.7), at(0.22, 0.34)];
  const rays = Array.from({ length: 9 }, (_, index) =>
    dash(around(sun, index * 0.698, 12), around(sun, index * 0.698, 17)),
  ).flat();
  const petals = Array.from({ length: 5 }, (_, index) =>
    ellipse(around(flower, index * 1.257, 5), [3.6, 2.8], index * 1.257),
  ).flat();
  const house = [
    ...edged('.36,.2 .36,.5 .45,.68 .54,.5 .54,.2', foot, [width, height]),
    ...roundedRect(at(0.43, 0.38), [width * 0.045, height * 0.18]),
  ];
  const boat = [
    ...traced('-.5,.2! .5,.24! .34,0! -.34,0!', at(0.76, 0.26), width * 0.16),
    ...edged('.76,.36 .77,.78 .83,.38', foot, [width, height]),
  ];
  const waves = [0.62, 0.695, 0.77, 0.845].flatMap(
    (x): Path => [
      ['M', ...at(x, 0.18)],
      ['C', ...at(x + 0.02, 0.24), ...at(x + 0.04, 0.12), ...at(x + 0.07, 0.18)],
    ],
  );
  return [
    chalk([...circle(sun, 8), ...rays], hex('#f2d98c')),
    chalk(house, hex('#f3efe0')),
    chalk(boat, hex('#f0c9b4')),
    chalk(waves, hex('#b8dbe0')),
    chalk([...petals, ...dash(at(0.22, 0.29), at(0.22, 0.12))], hex('#efb9c0')),
  ];
};

/** A blackboard with chalk drawings; the middle of its foot at the origin. */
export const blackboard = (width: number, height: number): Sketch[] => {
  const wiped = [
    ...ellipse([-0.2 * width, -0.5 * height], [width * 0.16, height * 0.13], -0.2),
    ...ellipse([0.2 * width, -0.6 * height], [width * 0.14, height * 0.1], 0.15),
  ];
  const pieces = [...roundedRect([-width * 0.3, 1], [9, 3], 1), ...roundedRect([-width * 0.24, 1], [7, 3], 1)];
  return [
    form(roundedRect([-width / 2 - 6, -height - 6], [width + 12, height + 12], 2), OAK, { volume: 0.4 }),
    form(roundedRect([-width / 2, -height], [width, height]), BOARD, { to: lighten(BOARD, 0.04), volume: 0 }),
    detail(wiped, hex('#d9e3d6'), { alpha: 0.1 }),
    ...chalkDrawings([width, height]),
    form(roundedRect([-width / 2 - 4, 4], [width + 8, 5], 1), lighten(OAK, 0.04), { volume: 0.4 }),
    detail(pieces, hex('#f6f1e4')),
    form(roundedRect([width * 0.22, -2], [17, 6], 1.5), hex('#8a5f86'), { volume: 0.4 }),
  ];
};

/** Pots of paint with brushes. */
export const paintPots = (random: Stage['random']): Sketch[] => {
  const first = random.index(PAINTS.length);
  return [-16, 0, 16].flatMap((x, index): Sketch[] => {
    const color = PAINTS[(first + index) % PAINTS.length] ?? OAK;
    return [
      ...(index === 1
        ? []
        : [
            line(
              [
                [x, -12],
                [x + (index - 1) * 7 + 2, -31],
              ],
              OAK,
              { width: 1.8 },
            ),
            detail(ellipse([x + (index - 1) * 7 + 2, -32], [1.8, 4]), color),
          ]),
      form(roundedRect([x - 6.5, -14], [13, 14], 2), hex('#ece6d4'), { volume: 0.5 }),
      detail(roundedRect([x - 6.5, -9], [13, 5]), color),
      detail(ellipse([x, -14], [6.5, 1.8]), color),
    ];
  });
};

/** An easel with a painting of hills that is not finished. */
export const easel = (): Sketch[] => {
  const sheet = roundedRect([-34, -118], [68, 58], 1);
  return standing([
    form(
      [
        ribbon(cm('-30,0 -4,136'), [2.2], 'flat'),
        ribbon(cm('30,0 4,136'), [2.2], 'flat'),
        ribbon(cm('6,-4 0,120'), [1.8], 'flat'),
      ].flat(),
      OAK,
      { volume: 0.4 },
    ),
    form(sheet, hex('#faf3e2'), { volume: 0.1 }),
    detail(traced('-.46,0! -.46,.3 -.2,.46 .1,.28 .3,.4 .46,.34 .46,0!', [0, -60], [68, 58]), hex('#7fae74')),
    detail(circle([14, -102], 7), hex('#efb54a')),
    detail(traced('-.4,.55 -.2,.62 0,.56 .06,.6 -.1,.68 -.4,.64', [0, -60], [68, 58]), hex('#9fc9d6'), { alpha: 0.8 }),
    form(roundedRect([-38, -61], [76, 5], 1), lighten(OAK, 0.04), { volume: 0.4 }),
  ]);
};

/** Birds of folded paper that hang from the ceiling. */
export const paperBirds = (view: View, x: number, up: number): Sketch[] =>
  [-56, -8, 44].flatMap((dx, index): Sketch[] => {
    const depth = 190 + index * 40;
    const at = onPage(view, [x + dx, up - (index % 2) * 26, depth]);
    const size = scaleAt(view, depth) * 26;
    const tone = [hex('#f6efe0'), hex('#e8b54a'), hex('#d8604a')][index] ?? OAK;
    const fold = (text: string, lift: number): Sketch =>
      form(edged(text, at, size), lighten(tone, lift), { volume: 0.2 });
    return [
      strokes(dash([at[0], -20], [at[0], at[1] - size * 0.3]), hex('#8a7a66'), { width: 1 }),
      fold('-.5,0 0,.36 .12,0', 0),
      fold('-.1,.1 .16,.62 .3,0', -0.06),
      fold('-.5,0 .3,0 0,-.24', 0.03),
      fold('.24,0 .56,.22 .4,-.02', 0),
    ];
  });
