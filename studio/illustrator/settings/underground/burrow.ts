/** The hall of a burrow with rooms dug into its wall. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import { busySide, free, groundAt, inFrom, roomy, strewn } from '#studio/illustrator/settings/pieces/sides.ts';
import { boulders, pebbles } from '#studio/illustrator/settings/pieces/stone.ts';
import { pointsOf } from '#studio/illustrator/settings/pieces/traced.ts';
import { hill } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import {
  acorns,
  bunk,
  EARTH,
  hangingLamp,
  larder,
  room,
  roundDoor,
  toadstoolSeat,
} from '#studio/illustrator/settings/underground/burrow-rooms.ts';
import { PAGE } from '#studio/illustrator/settings/underground/cave.ts';
import { roots } from '#studio/illustrator/settings/underground/crystals.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** Earth in layers with stones and what has been lost in it. */
const soil = (stage: Stage): Sketch[] => {
  const { random } = stage;
  const seams = [0.16, 0.36, 0.6, 0.84].map((share, index) =>
    detail(
      ribbon(
        pointsOf(`-.06,0 .2,${index % 2 === 0 ? 0.03 : -0.02} .5,-.01 .8,.03 1.06,0`, [0, share * stage.horizon], 1000),
        [index % 2 === 0 ? 15 : 8],
      ),
      lighten(EARTH, index % 2 === 0 ? -0.05 : 0.05),
      { alpha: 0.6 },
    ),
  );
  const stones = Array.from(
    { length: 22 },
    (): Path =>
      ellipse(
        [random.between(0, 1000), random.between(20, stage.horizon + 30)],
        [random.between(7, 22), random.between(5, 13)],
        random.between(-0.4, 0.4),
      ),
  );
  return [
    form(PAGE, lighten(EARTH, -0.06), { to: EARTH, volume: 0 }),
    ...seams,
    detail(stones.flat(), hex('#b59a7c'), { alpha: 0.6 }),
  ];
};

const burrowFar = (stage: Stage): Sketch[] => {
  const { random, horizon, isDark } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const top = stage.calmAbove;
  const tall = Math.max(80, Math.min(190, (horizon - top) * 0.42));
  const wide = tall * 1.24;
  const upper = Math.max(top + tall + 14, horizon * 0.52);
  const rootsAt = [40, 150, 300, 470, 640, 790, 930].map((x): Point => [x, -10]);
  return [
    form(
      ribbon(
        [
          [inFrom(side, 190), upper - tall * 0.3],
          [inFrom(side, 360), horizon * 0.66],
          [inFrom(side, 330), horizon + 10],
        ],
        [tall * 0.18, tall * 0.2, tall * 0.24],
      ),
      hex('#6b4632'),
      { volume: 0.2 },
    ),
    ...(horizon > 300 ? room([inFrom(side, 190), upper], [wide, tall], larder([inFrom(side, 190), upper], tall)) : []),
    ...room([inFrom(side, 110), horizon + 16], [wide, tall], bunk([inFrom(side, 110), horizon + 16], tall)),
    ...roundDoor([inFrom(open, 150), horizon + 14], tall * 0.9, isDark),
    ...(top > 0 ? [] : roots(rootsAt, horizon * 0.3, { color: hex('#b08c62'), random })),
    form(
      polygon([
        [-20, horizon + 6],
        [1020, horizon + 6],
        [1020, horizon + 60],
        [-20, horizon + 60],
      ]),
      lighten(EARTH, 0.02),
      { volume: 0.1 },
    ),
    hill({ y: groundAt(stage, 0.16), swing: 6, waves: 1 }, [lighten(EARTH, 0.1), lighten(EARTH, 0.03)], random),
  ];
};

const burrowMiddle = (stage: Stage): Sketch[] => {
  const { horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const top = stage.calmAbove;
  const lampTop: Point = [inFrom(open, 330), 0];
  return [
    form(
      ellipse([500, groundAt(stage, 0.78)], [340, Math.max(40, (groundAt(stage, 1) - horizon) * 0.2)]),
      hex('#b4574a'),
      { volume: 0.1 },
    ),
    detail(
      ellipse([500, groundAt(stage, 0.78)], [296, Math.max(32, (groundAt(stage, 1) - horizon) * 0.165)]),
      hex('#d8a25e'),
    ),
    detail(
      ellipse([500, groundAt(stage, 0.78)], [262, Math.max(26, (groundAt(stage, 1) - horizon) * 0.14)]),
      hex('#b4574a'),
    ),
    ...roomy(stage, [inFrom(side, 240)]).flatMap((x) => toadstoolSeat([x, groundAt(stage, 0.46)], unit * 18)),
    ...(top > 0 || horizon < 300 ? [] : hangingLamp(lampTop, horizon * 0.42, unit * 7)),
  ];
};

const burrowNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return [
    ...pebbles(
      { top: groundAt(stage, 0.8), bottom: 985, count: 26, size: unit * 2.4 },
      { color: hex('#b59a7c'), random },
    ),
    ...strewn(stage, 5).flatMap((at) => toadstoolSeat(at, unit * 11)),
    ...roomy(stage, [inFrom(side, 76)]).flatMap((x) => toadstoolSeat([x, groundAt(stage, 0.95)], unit * 26)),
    ...roomy(stage, [inFrom(open, 80)]).flatMap((x) => acorns([x, groundAt(stage, 0.96)], unit * 8)),
  ];
};

export const burrow = (stage: Stage): Planes => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const top = stage.calmAbove;
  return {
    backdrop: soil(stage),
    far: burrowFar(stage),
    middle: burrowMiddle(stage),
    near: burrowNear(stage),
    front: [
      ...free(stage, [inFrom(side, -10), inFrom(open, -10)], unit * 22).flatMap((x) =>
        boulders([x, 1014], unit * 22, { color: hex('#8a6c52'), random }),
      ),
      ...(top > 0
        ? []
        : roots(
            [
              [inFrom(side, 20), -10],
              [inFrom(open, 24), -10],
            ],
            horizon * 0.5,
            { color: hex('#8a6a48'), random },
          )),
    ],
  };
};
