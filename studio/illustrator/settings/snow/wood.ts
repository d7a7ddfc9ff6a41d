/** A wood of firs bowed by snow, a lit house far off. */
import { hex, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Point } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { below, busySide, free, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { driftsInFront, firs, saplings, SHADE, tracks, WALLS } from '#studio/illustrator/settings/snow/white-land.ts';
import { bareTree, SNOW, snowField, snowHouse } from '#studio/illustrator/settings/snow/winter.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** Logs piled between two posts, white on top. */
const logPile = (foot: Point, size: number): Sketch[] =>
  standing(
    [
      [-0.5, 0.14],
      [-0.18, 0.14],
      [0.14, 0.14],
      [0.46, 0.14],
      [-0.34, 0.4],
      [-0.02, 0.4],
      [0.3, 0.4],
      [-0.18, 0.66],
      [0.14, 0.66],
    ]
      .flatMap(([dx = 0, up = 0]): Sketch[] => {
        const at: Point = [foot[0] + dx * size, foot[1] - up * size];
        return [
          form(circle(at, size * 0.155), hex('#8a6248'), { volume: 0.4 }),
          detail(circle(at, size * 0.115), hex('#d9b98a')),
          {
            kind: 'line',
            path: circle(at, size * 0.06),
            color: hex('#b08a5c'),
            width: size * 0.014,
            alpha: 0.9,
            lit: false,
          },
        ];
      })
      .concat([
        form(
          traced('-.5,.62! -.34,.8 -.16,.9 .1,.88 .3,.76 .44,.6! .28,.66 .14,.8 -.06,.74 -.2,.8 -.34,.64', foot, size),
          SNOW,
          { volume: 0.5 },
        ),
      ]),
  );

const woodFar = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const row = (count: number, y: number, least: number): Point[] =>
    roomy(
      stage,
      Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * 1060 - 30),
      least,
    ).map((x): Point => [x, y + random.between(-8, 12)]);
  const glade = (x: number): boolean => Math.abs(x - inFrom(side, 330)) > 90;
  return [
    ...firs(
      stage,
      row(11, horizon + 14, 0).filter(([x]) => glade(x)),
      unit * 56,
    ),
    ...snowField({ y: horizon + 16, swing: 12, waves: 1.1 }, random),
    ...snowHouse([inFrom(side, 330), horizon + 40], below(stage, horizon, unit * 24), {
      wall: WALLS[1],
      isDark: true,
      way: side,
    }),
    ...firs(
      stage,
      row(6, horizon + 50, 0.3).filter(([x]) => glade(x)),
      unit * 76,
    ),
  ];
};

const woodMiddle = (stage: Stage): Sketch[] => {
  const { random, unit, isDark } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const middleY = groundAt(stage, 0.34);
  return [
    ...snowField({ y: middleY, swing: 18, waves: 1 }, random),
    ...firs(
      stage,
      roomy(stage, [inFrom(side, 40), inFrom(side, 190), inFrom(open, 20)], 0.24).map(
        (x, index): Point => [x, middleY + 40 + index * 10],
      ),
      unit * (isDark ? 118 : 124),
    ),
    ...roomy(stage, [inFrom(open, 150)]).flatMap((x) =>
      bareTree([x, middleY + 50], below(stage, middleY + 50, unit * 100), random),
    ),
    form(
      ribbon(
        pointsOf('0,0 .1,.3 -.2,.62 .1,1', [500 - stage.way * 120, 1080], [stage.way * 420, 1080 - middleY - 20]),
        [90, 58, 24, 3],
      ),
      mix(SNOW, SHADE, 0.45),
      { volume: 0.1, alpha: 0.6 },
    ),
  ];
};

const woodNear = (stage: Stage): Sketch[] => {
  const { unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return [
    ...saplings(stage),
    ...roomy(stage, [inFrom(side, 110)]).flatMap((x) => logPile([x, groundAt(stage, 0.86)], unit * 22)),
    tracks(stage, [500 + stage.way * 200, 980], [inFrom(side, 330), groundAt(stage, 0.6)]),
    form(
      traced('-.3,-.05! -.2,.3 0,.5 .24,.34 .34,-.05!', [inFrom(open, 110), groundAt(stage, 0.94)], unit * 40),
      SNOW,
      { volume: 0.6 },
    ),
  ];
};

export const wood = (stage: Stage): Planes => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const row = (count: number, y: number, least: number): Point[] =>
    roomy(
      stage,
      Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * 1060 - 30),
      least,
    ).map((x): Point => [x, y + random.between(-8, 12)]);
  return {
    backdrop: [
      ...snowField({ y: horizon - 60, swing: 30, waves: 0.7 }, random),
      ...firs(stage, row(14, horizon - 30, 0), unit * 34),
    ],
    far: woodFar(stage),
    middle: woodMiddle(stage),
    near: woodNear(stage),
    front: [
      ...firs(
        stage,
        free(stage, [inFrom(open, -24)], unit * 30).map((x): Point => [x, 1040]),
        below(stage, 1040, unit * 130),
      ),
      ...driftsInFront(stage),
    ],
  };
};
