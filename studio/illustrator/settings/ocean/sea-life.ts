/** Fish of the reef, shoals far off, a ray, jellyfish: swimming towards `way`. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { knots, pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

type Coat = { readonly body: Color; readonly band: Color; readonly fin: Color };

/** Clown, butterfly, surgeon and parrot fish. */
export const COATS: readonly [Coat, ...Coat[]] = [
  { body: hex('#f2803a'), band: hex('#fff3e2'), fin: hex('#d95f28') },
  { body: hex('#f7cf4a'), band: hex('#33374f'), fin: hex('#e9a93a') },
  { body: hex('#3f74d6'), band: hex('#f4d04f'), fin: hex('#28459c') },
  { body: hex('#3fb6a0'), band: hex('#e981a6'), fin: hex('#5a7fd0') },
];

/** A reef fish; `size` is its length. */
export const fish = (at: Point, size: number, look: { coat: Coat; way: 1 | -1; isTall?: boolean }): Sketch[] => {
  const { coat, way, isTall } = look;
  const scale: Point = [size * way, size * (isTall ? 1.45 : 1)];
  const body = traced(
    '.5,.01! .38,.13 .16,.22 -.1,.2 -.3,.08 -.38,.03 -.38,-.04 -.3,-.08 -.1,-.19 .16,-.2 .38,-.1',
    at,
    scale,
  );
  return [
    form(traced('-.3,.03! -.42,.08 -.56,.2 -.52,.02 -.57,-.18 -.42,-.08 -.3,-.03!', at, scale), coat.fin, {
      volume: 0.2,
    }),
    form(traced('.2,.18! .06,.31 -.14,.3 -.26,.22 -.2,.12', at, scale), coat.fin, { volume: 0.2 }),
    form(traced('.08,-.18! -.08,-.29 -.2,-.26 -.2,-.14', at, scale), coat.fin, { volume: 0.2 }),
    form(body, coat.body, { to: lighten(coat.body, 0.06), volume: 0.5 }),
    bundle(
      [
        detail(traced('.22,.3 .15,.06 .22,-.3 .12,-.3 .05,0 .12,.3', at, scale), coat.band, { alpha: 0.94 }),
        detail(traced('-.1,.3 -.15,0 -.1,-.3 -.2,-.3 -.24,0 -.2,.3', at, scale), coat.band, { alpha: 0.94 }),
      ],
      { clip: body },
    ),
    form(traced('.08,-.03! -.04,.05 -.12,-.02 -.08,-.11 .04,-.08', at, scale), coat.fin, { volume: 0.1 }),
    detail(circle([at[0] + 0.34 * scale[0], at[1] - 0.06 * scale[1]], size * 0.042), hex('#fffdf5')),
    detail(circle([at[0] + 0.35 * scale[0], at[1] - 0.06 * scale[1]], size * 0.026), hex('#22222e')),
  ];
};

/** Many small fish in one form, all going the same way along a bow. */
export const shoal = (
  center: Point,
  spread: Point,
  look: { count: number; size: number; color: Color; way: 1 | -1; random: Random },
): Sketch => {
  const { count, size, color, way, random } = look;
  const bodies = Array.from({ length: count }, (_, index): Path => {
    const along = (index / count) * 2 - 1;
    const x = center[0] + along * spread[0] + random.between(-0.08, 0.08) * spread[0];
    const y =
      center[1] +
      Math.sin(along * 2.2) * spread[1] * 0.5 +
      random.between(-0.5, 0.5) * spread[1] * (1 - along * along * 0.6);
    const length = size * random.between(0.7, 1.15);
    return traced('.5,0! .2,.16 -.2,.08 -.5,.2! -.42,0 -.5,-.2! -.2,-.08 .2,-.15', [x, y], [length * way, length]);
  });
  return detail(bodies.flat(), color, { alpha: 0.85 });
};

/** An eagle ray seen from below the surface. */
export const ray = (at: Point, size: number, way: 1 | -1): Sketch[] => {
  const scale: Point = [size * way, size];
  const body = traced(
    '.42,.06! .28,.16 .1,.34 -.16,.52! -.14,.22 -.28,.04 -.2,-.06 -.1,-.14 -.02,-.34! .12,-.16 .3,-.06',
    at,
    scale,
  );
  return [
    form(
      ribbon(pointsOf('-.24,0 -.5,.02 -.8,.1', at, scale), [size * 0.02, size * 0.012, size * 0.004]),
      hex('#3d5876'),
      { volume: 0.1 },
    ),
    form(body, hex('#466683'), { volume: 0.5 }),
    bundle([detail(traced('.5,.02 .2,.02 -.1,-.02 -.3,0 0,-.4 .4,-.2', at, scale), hex('#d7e4e6'), { alpha: 0.75 })], {
      clip: body,
    }),
  ];
};

/** A bell with ruffled arms that hang down; `size` is the width of the bell. */
export const jelly = (at: Point, size: number, color: Color): Sketch[] => [
  ...[-0.3, -0.12, 0.06, 0.26].map((dx, index) =>
    line(
      knots(`${dx},0 ${dx + 0.1},-.4 ${dx - 0.08},-.8 ${dx + 0.06},${-1.1 - (index % 2) * 0.3}`, at, size),
      mix(color, hex('#ffffff'), 0.35),
      { width: size * 0.05, alpha: 0.6 },
    ),
  ),
  form(
    traced(
      '-.5,0! -.52,.3 -.26,.56 .04,.6 .34,.5 .52,.22 .5,0! .36,.06 .24,-.03 .1,.05 -.04,-.03 -.2,.05 -.34,-.02',
      at,
      size,
    ),
    color,
    { volume: 0.6, alpha: 0.85 },
  ),
  detail(traced('-.36,.2 -.2,.44 .04,.5 -.1,.3', at, size), mix(color, hex('#ffffff'), 0.6), { alpha: 0.7 }),
];
