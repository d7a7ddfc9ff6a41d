/** A playground between blocks of flats: climbing dome, seesaw and a bird on a spring under a flame tree. */
import { hex } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Path } from '#studio/illustrator/geometry/path.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, strewn, stripedBall } from '#studio/illustrator/settings/pieces/strewn.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import {
  depthAt,
  groundFrom,
  halfWidthAt,
  lying,
  openView,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import { bush } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { LAWN, lawn, treeAt } from '#studio/illustrator/settings/town/playground-ground.ts';
import { blocksOfFlats } from '#studio/illustrator/settings/town/playground-houses.ts';
import { climbingDome, parkLamp, seesaw, springBird } from '#studio/illustrator/settings/town/playground-things.ts';
import { type Sketch, detail, line } from '#studio/illustrator/sketch.ts';

const planClimbing = (stage: Stage) => {
  const side = busySide(stage);
  const view = openView(stage);
  const edge = groundAt(stage, 0.2);
  const split = Math.max(320, depthAt(view, edge));
  // What one plays on stands well behind whoever acts: rods and beams through heads make a muddle of a page.
  const away = Math.max(300, split * 0.84);
  const half = halfWidthAt(view, away);
  const paving = hex('#dcae82');
  const fence: Path = Array.from(
    { length: 34 },
    (_, index): Path => dash([-20 + index * 32, edge + 2], [-20 + index * 32, edge - 42]),
  ).flat();
  return { stage, side, view, edge, split, away, half, paving, fence };
};

type ClimbingPlan = ReturnType<typeof planClimbing>;

const climbingFar = ({ stage, side, view, edge, fence }: ClimbingPlan): Sketch[] => [
  lawn(stage, stage.horizon + 10, LAWN),
  ...[-0.9, 0.24].flatMap((at) =>
    treeAt(stage, view, { x: side * at * halfWidthAt(view, 700), depth: 700, color: hex('#78a455') }),
  ),
  line(
    [
      [-20, edge - 38],
      [1020, edge - 38],
    ],
    hex('#4f8791'),
    { width: 3.4 },
  ),
  line(
    [
      [-20, edge - 10],
      [1020, edge - 10],
    ],
    hex('#4f8791'),
    { width: 2.6 },
  ),
  strokes(fence, hex('#4f8791'), { width: 2.6 }),
];

const climbingMiddle = ({ stage, side, view, split, away, half, paving }: ClimbingPlan): Sketch[] => [
  groundFrom(view, split, paving),
  lying(view, 0, [
    detail(
      ribbon(
        [
          [-420, 60],
          [-200, 120],
          [300, 40],
          [420, 110],
        ],
        [60],
      ),
      hex('#5f9a94'),
      { alpha: 0.55 },
    ),
    detail(
      ribbon(
        [
          [-560, 220],
          [-300, 280],
          [200, 230],
          [560, 290],
        ],
        [34],
      ),
      hex('#e3b55a'),
      { alpha: 0.5 },
    ),
  ]),
  ...treeAt(stage, view, { x: side * half * 0.96, depth: away * 1.06, color: hex('#6f9a4c'), bloom: hex('#e2563c') }),
  ...(stage.calmAbove > 0 ? [] : [upright(view, [-side * half * 0.9, 0, away * 1.1], parkLamp(stage.isDark))]),
  upright(view, [side * half * 0.64, 0, away], climbingDome()),
  upright(view, [-side * half * 0.5, 0, away], seesaw(side)),
  upright(view, [-side * half * 0.94, 0, away * 0.9], springBird(hex('#e3a23c'))),
];

export const climbing = (stage: Stage): Planes => {
  const plan = planClimbing(stage);
  const { side } = plan;
  return {
    backdrop: blocksOfFlats(stage, stage.horizon + 10),
    far: climbingFar(plan),
    middle: climbingMiddle(plan),
    near: [
      ...strewn(stage, { colors: [hex('#e2563c'), hex('#6f9a4c')], count: 10, size: 2 }),
      ...nearThing(stage, { along: 500 - side * 310, reach: 16 }, (at) =>
        stripedBall(at, stage.unit * 10, [hex('#e3b55a'), hex('#4f8791')]),
      ),
    ],
    front: [
      ...(stage.isFree(500 + side * 506, stage.unit * 34)
        ? bush([500 + side * 510, 1016], stage.unit * 40, { color: hex('#5a8a4a'), random: stage.random })
        : []),
    ],
  };
};
