/** What flies around the cloud city: balloons and kites. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { CORAL, GOLD, PLASTER, VIOLET, WOOD } from '#studio/illustrator/settings/cloud-city/sky-town.ts';
import { inFrom } from '#studio/illustrator/settings/pieces/sides.ts';
import { edged, knots, pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A striped balloon with its basket; `size` is the width of the envelope, `foot` the floor of the basket. */
export const balloon = (foot: Point, size: number, colors: readonly [Color, Color]): Sketch[] => {
  const mouth: Point = [foot[0], foot[1] - size * 0.42];
  const hull = traced(
    '-.14,0! -.36,.26 -.5,.6 -.46,.9 -.24,1.14 0,1.2 .24,1.14 .46,.9 .5,.6 .36,.26 .14,0!',
    mouth,
    size,
  );
  return [
    ...[-0.12, 0.12].flatMap((x) => [
      line(
        [
          [mouth[0] + x * size, mouth[1]],
          [foot[0] + x * size * 0.7, foot[1] - size * 0.16],
        ],
        hex('#7a5f48'),
        { width: Math.max(1, size * 0.012) },
      ),
    ]),
    form(hull, colors[0], { volume: 0.75 }),
    bundle(
      [
        ...[
          '-.06,0 -.2,.5 -.16,1.2 .0,1.2 .0,.5 .02,0',
          '.1,0 .3,.5 .24,1.2 .4,1.2 .5,.6 .2,0',
          '-.2,0 -.6,.5 -.46,1.1 -.34,1.2 -.4,.5 -.12,0',
        ].map((text) => detail(traced(text, mouth, size), colors[1], { alpha: 0.9 })),
        detail(ribbon(pointsOf('-.6,.34 -.2,.27 .2,.27 .6,.34', mouth, size), [size * 0.035]), GOLD),
        detail(traced('.2,1.2 .5,.9 .52,.5 .3,.1 .5,0 .7,.6', mouth, size), lighten(colors[0], -0.12), { alpha: 0.35 }),
      ],
      { clip: hull },
    ),
    form(edged('-.12,.18 -.1,0 .1,0 .12,.18', foot, size), WOOD, { volume: 0.5 }),
    line(knots('-.125,.18 .125,.18', foot, size), lighten(WOOD, -0.12), { width: size * 0.03 }),
    ...[0.06, 0.12].map((up) =>
      line(knots(`-.11,${up} .11,${up}`, foot, size), lighten(WOOD, -0.09), { width: size * 0.012, alpha: 0.7 }),
    ),
  ];
};

/** A kite on a string that runs down out of sight. */
const flyingKite = (at: Point, size: number, way: 1 | -1): Sketch[] => {
  const scale: Point = [size * way, size];
  return [
    line(knots('0,0 -1.2,-1.6 -2,-4.2', at, scale), hex('#fdf8ee'), { width: 1.4, alpha: 0.8 }),
    line(knots('-.2,-.5 -.5,-1 -.2,-1.4 -.6,-1.9', at, scale), CORAL, { width: size * 0.06 }),
    form(edged('.5,.62 .56,-.16 -.24,-.56 -.3,.24', at, scale), CORAL, { volume: 0.3 }),
    detail(edged('.5,.62 .13,.03 -.3,.24', at, scale), GOLD),
    line(knots('.5,.62 -.24,-.56', at, scale), hex('#7a4f3a'), { width: size * 0.03 }),
  ];
};

export const skyThings = (stage: Stage, side: 1 | -1): Sketch[] => {
  const { horizon, way } = stage;
  const open = side === 1 ? -1 : 1;
  return stage.calmAbove > 0
    ? []
    : [
        ...balloon([inFrom(open, 350), horizon * 0.56], Math.min(92, horizon * 0.18), [VIOLET, PLASTER]),
        ...balloon([inFrom(open, 56), horizon * 0.66], Math.min(50, horizon * 0.1), [GOLD, CORAL]),
        ...(horizon > 300 ? flyingKite([inFrom(side, 430), horizon * 0.26], 30, way) : []),
      ];
};
