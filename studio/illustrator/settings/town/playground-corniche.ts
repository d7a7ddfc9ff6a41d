/** A playground by the river: a wooden felucca to climb into, swings, palms, sails far away. */
import { hex, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, polygon } from '#studio/illustrator/geometry/path.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { area, dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { datePalm } from '#studio/illustrator/settings/pieces/town-greenery.ts';
import { bunting } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { townRow } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { depthAt, halfWidthAt, mirrored, openView, upright } from '#studio/illustrator/settings/pieces/view.ts';
import { water } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import {
  LAWN,
  footpath,
  frontBushes,
  lawn,
  nearGrass,
  sandpit,
} from '#studio/illustrator/settings/town/playground-ground.ts';
import { parkLamp, swings, woodenBoat } from '#studio/illustrator/settings/town/playground-things.ts';
import { type Sketch, detail, form, line } from '#studio/illustrator/sketch.ts';

/** Two sails on the river, far away. */
const feluccas = (stage: Stage, edge: number): Sketch[] =>
  [
    [-0.5, 0.5, 1],
    [0.24, 0.3, 0.62],
  ].flatMap(([at = 0, down = 0, size = 1]): Sketch[] => {
    const [x, y] = [500 + at * busySide(stage) * 420, stage.horizon + (edge - stage.horizon) * down];
    const s = Math.max(38, (edge - stage.horizon) * 0.62) * size;
    return [
      form(
        polygon([
          [x - s * 0.1, y - s * 0.16],
          [x + s * 0.5 * stage.way, y - s * 1.3],
          [x + s * 0.42 * stage.way, y - s * 0.14],
        ]),
        hex('#f8efda'),
        { volume: 0.3 },
      ),
      line(
        [
          [x, y],
          [x, y - s * 0.8],
        ],
        hex('#8a6440'),
        { width: 2 },
      ),
      form(
        polygon([
          [x - s * 0.5, y - s * 0.16],
          [x + s * 0.56, y - s * 0.18],
          [x + s * 0.36, y + s * 0.03],
          [x - s * 0.34, y + s * 0.03],
        ]),
        hex('#9a6a40'),
        { volume: 0.4 },
      ),
      detail(
        ribbon(
          [
            [x - s * 0.6, y + s * 0.07],
            [x, y + s * 0.09],
            [x + s * 0.6, y + s * 0.07],
          ],
          [0.5, 2, 0.5],
        ),
        hex('#f6f3e2'),
        { alpha: 0.5 },
      ),
    ];
  });

const planCorniche = (stage: Stage) => {
  const side = busySide(stage);
  const view = openView(stage);
  const edge = groundAt(stage, 0.2);
  // What one plays on stands well behind whoever acts, on the shore.
  const away = Math.max(280, depthAt(view, edge) * 0.76);
  const half = halfWidthAt(view, away);
  const [high, , low, last] = stage.sky;
  const facing = side === 1 ? mirrored : upright;
  const isTitled = stage.calmAbove > 0;
  const palms = [-0.9, -0.55, 0.2, 0.92].filter((at) => stage.room(500 + at * side * 500) > 0.2);
  return { stage, side, view, edge, away, half, high, low, last, facing, isTitled, palms };
};

type CornichePlan = ReturnType<typeof planCorniche>;

const cornicheBackdrop = ({ stage, side, palms }: CornichePlan): Sketch[] => [
  ...townRow(stage, stage.horizon + 6, 80),
  ...palms.flatMap((at) =>
    datePalm(
      [500 + at * side * 460, stage.horizon + 10],
      Math.min(120, stage.horizon - stage.calmAbove - 20),
      stage.random,
    ),
  ),
];

const cornicheFar = ({ stage, edge, high, low, last }: CornichePlan): Sketch[] => [
  ...water(
    { top: stage.horizon + 8, bottom: edge + 20 },
    {
      far: mix(last, hex('#7fb2bd'), 0.5),
      near: mix(high, hex('#2f7f97'), 0.55),
      streak: mix(low, hex('#ffffff'), 0.4),
    },
    stage.random,
  ),
  ...feluccas(stage, edge),
  form(area([-20, edge - 12], [1020, 1080]), hex('#cdb48c'), { volume: 0 }),
  strokes(
    [
      ['M', -20, edge - 44],
      ['L', 1020, edge - 44],
      ...Array.from({ length: 15 }, (_, index): Path => dash([index * 72, edge - 44], [index * 72, edge - 8])).flat(),
    ],
    hex('#5f7f86'),
    { width: 4 },
  ),
];

const cornicheMiddle = ({ stage, side, view, edge, away, half, facing, isTitled }: CornichePlan): Sketch[] => [
  lawn(stage, edge + 6, LAWN),
  footpath(stage, view, Math.max(200, depthAt(view, edge + 20))),
  ...(isTitled
    ? []
    : datePalm([500 + side * 440, groundAt(stage, 0.26)], Math.min(430, groundAt(stage, 0.26) - 30), stage.random)),
  facing(view, [side * half * 0.6, 0, away], woodenBoat(isTitled)),
  ...(stage.calmAbove > 0 ? [] : [upright(view, [-side * half * 0.96, 0, away * 1.1], parkLamp(stage.isDark))]),
  upright(view, [-side * half * 0.62, 0, away], swings(hex('#c9543f'))),
  ...sandpit(view, [0, away * 0.8], 60),
  ...(isTitled
    ? []
    : bunting(
        {
          from: [500 + side * 430, groundAt(stage, 0.26) - 250],
          to: [500 - side * 540, groundAt(stage, 0.26) - 220],
          slack: 50,
          size: 20,
        },
        [hex('#d8604a'), hex('#e8b54a'), hex('#f3e6c8'), hex('#4f8f8a')],
      )),
];

export const corniche = (stage: Stage): Planes => {
  const plan = planCorniche(stage);
  return {
    backdrop: cornicheBackdrop(plan),
    far: cornicheFar(plan),
    middle: cornicheMiddle(plan),
    near: nearGrass(stage),
    front: frontBushes(stage),
  };
};
