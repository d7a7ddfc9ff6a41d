/** What the caves share: chambers that open behind each other, pillars of stone. */
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import { type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import { knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const PAGE = polygon([
  [-20, -20],
  [1020, -20],
  [1020, 1020],
  [-20, 1020],
]);

/** Caves that open behind each other, paler with the distance; each is a hole in the wall before it. */
export const chambers = (stage: Stage, wall: Color, pale: Color): Sketch[] => {
  const { horizon, way } = stage;
  const low = horizon + 40;
  const mouth = '-.5,0! -.54,.3 -.46,.62 -.3,.86 -.06,.98 .16,1 .36,.84 .48,.56 .5,.26 .46,0!';
  const top = Math.max(0, stage.calmAbove - 30);
  const tall = low - top;
  return [
    form(PAGE, wall, { to: lighten(wall, -0.05), volume: 0 }),
    form(traced(mouth, [500 - way * 20, low], [930, tall * 0.9]), mix(wall, pale, 0.3), { volume: 0.2 }),
    form(traced(mouth, [500 + way * 60, low], [610, tall * 0.66]), mix(wall, pale, 0.6), { volume: 0.2 }),
    form(traced(mouth, [500 + way * 110, low], [300, tall * 0.42]), mix(wall, pale, 0.92), { volume: 0.2 }),
    glow([500 + way * 110, low - tall * 0.16], pale, { radii: [300, tall * 0.36], alpha: 0.5 }),
  ];
};

/** A column where stone from above and below has met. */
export const pillar = (foot: Point, size: Point, color: Color): Sketch[] => [
  form(
    traced(
      '-.8,-.02! -.5,.08 -.3,.26 -.22,.5 -.32,.78 -.6,.93 -.9,1.02! .9,1.02! .56,.92 .3,.76 .2,.52 .3,.24 .52,.07 .84,-.02!',
      foot,
      size,
    ),
    color,
    { volume: 0.6 },
  ),
  ...[0.14, 0.3, 0.66, 0.84].map((y, index) =>
    line(knots(`-.5,${y} 0,${y - 0.02} .5,${y}`, foot, size), lighten(color, index % 2 === 0 ? -0.08 : 0.06), {
      width: size[0] * 0.04,
      alpha: 0.5,
    }),
  ),
];
