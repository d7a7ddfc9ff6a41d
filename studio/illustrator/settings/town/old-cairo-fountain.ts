/** What adorns the courtyard of an old Cairo house: a loggia with two arches, a fountain, an orange tree. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, circle, ellipse, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { CEDAR, horseshoeArch } from '#studio/illustrator/settings/pieces/town-arches.ts';
import { fanous } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { type View, upright } from '#studio/illustrator/settings/pieces/view.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { leafy } from '#studio/illustrator/settings/trees.ts';
import { type Sketch, detail, form, line } from '#studio/illustrator/sketch.ts';

export const MARBLE = hex('#efe4cf');
export const ABLAQ = hex('#b9745a');
export const WALL = hex('#dfb67e');

/** Two tall arches on a column, a ceiling of painted beams in their shade. */
export const loggia = (stage: Stage): Sketch[] => [
  form(roundedRect([-130, -252], [260, 156]), lighten(WALL, 0.03), { volume: 0.1 }),
  ...[-62, 62].flatMap((x): Sketch[] => [
    form(horseshoeArch([x, -104], [118, 142]), hex('#efe0bd'), { volume: 0.2 }),
    detail(horseshoeArch([x, -106], [100, 128]), stage.isDark ? hex('#8a5b3a') : hex('#7a5238'), {
      to: hex('#a9764c'),
    }),
    ...fanous([x, -226], 40, { tone: x > 0 ? 1 : 2, isDark: stage.isDark }),
  ]),
  form(roundedRect([-132, -112], [264, 14], 1), MARBLE, { volume: 0.3 }),
  ...[-118, 0, 118].map((x) => form(roundedRect([x - 5, -196], [10, 84]), MARBLE, { volume: 0.6 })),
  detail(Array.from({ length: 12 }, (_, index) => roundedRect([-124 + index * 21, -110], [10, 10])).flat(), ABLAQ, {
    alpha: 0.7,
  }),
  strokes(
    Array.from({ length: 20 }, (_, index): Path => dash([-124 + index * 13, -98], [-124 + index * 13, -112])).flat(),
    CEDAR,
    { width: 1.6, alpha: 0 },
  ),
];

export const fountain = (stage: Stage, view: View, [x, depth]: readonly [number, number]): Sketch => {
  const water = mix(stage.sky[1], hex('#4f9aa3'), 0.5);
  return upright(
    view,
    [x, 0, depth],
    [
      form(polygon(cm('-62,30 -56,-4 -24,-12 24,-12 56,-4 62,30 26,22 -26,22')), MARBLE, {
        to: lighten(MARBLE, -0.07),
        volume: 0.4,
      }),
      ...[-24, 24].map((at) =>
        line(
          [
            [at, -22],
            [at, 11],
          ],
          lighten(MARBLE, -0.13),
          { width: 1.4 },
        ),
      ),
      form(ellipse([0, -30], [63, 13]), lighten(MARBLE, 0.03), { volume: 0.2 }),
      detail(ellipse([0, -29], [55, 10]), water),
      detail(ellipse([-12, -30], [22, 2.6]), hex('#f1fbf6'), { alpha: 0.55 }),
      form(polygon(cm('-6,30 6,30 4,52 -4,52')), MARBLE, { volume: 0.5 }),
      form(ellipse([0, -54], [22, 6]), lighten(MARBLE, 0.02), { volume: 0.5 }),
      ...[-1, 1].flatMap((side) =>
        [0.5, 1].map((reach) =>
          line(
            [
              [0, -64],
              [side * 10 * reach, -72],
              [side * 19 * reach, -60],
              [side * 22 * reach, -34],
            ],
            hex('#e4f6f4'),
            { width: 1.6, alpha: 0.75 },
          ),
        ),
      ),
    ],
  );
};

export const orangeTree = (stage: Stage, foot: Point, height: number): Sketch[] =>
  standing([
    ...leafy({ foot, height, color: hex('#5d8f4a'), random: stage.random }),
    form(
      Array.from({ length: 9 }, () =>
        circle(
          [foot[0] + stage.random.between(-0.2, 0.2) * height, foot[1] - height * stage.random.between(0.52, 0.9)],
          height * 0.02,
        ),
      ).flat(),
      hex('#ec922f'),
      { volume: 0.6 },
    ),
  ]);
