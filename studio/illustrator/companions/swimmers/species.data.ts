/** Coral fish, dolphin and young whale. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { swimmer } from '#studio/illustrator/companions/swimmers/swimmer.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line } from '#studio/illustrator/sketch.ts';

export const fish = swimmer({
  heightCm: 26,
  lengthCm: 34,
  radii: [6.4, 8.6, 9, 7.4, 4.6, 2.2],
  eye: 2.5,
  colors: { coat: hex('#f08a3c'), pale: hex('#fbc47a'), fin: hex('#e2702a'), iris: hex('#3b2418') },
  dorsal: { at: 0.42, outline: '0.7,0.2 0.5,-0.5 0.1,-0.8 -0.3,-0.62 -0.6,-0.72! -1,-0.4 -0.9,0.2' },
  pectoral: '0.1,-0.12 -0.36,-0.02 -0.72,0.3 -0.62,0.62 -0.2,0.46 0.12,0.2',
  tail: '0.24,0 -0.28,-0.42 -0.86,-0.9 -1.06,-0.46! -0.78,0 -1.06,0.48! -0.84,0.88 -0.28,0.42',
  hasRays: true,
  narrow: 0.84,
  // The white band behind the eyes comes round on both sides.
  frontMarks: (thick) =>
    ([-1, 1] as const).flatMap((side) => {
      const band: readonly Point[] = [
        [side * thick * 0.6, -thick * 1.1],
        [side * thick * 0.93, 0],
        [side * thick * 0.6, thick * 1.1],
      ];
      return [
        detail(ribbon(band, [thick * 0.2, thick * 0.16, thick * 0.2]), hex('#3a3a52')),
        detail(ribbon(band, [thick * 0.15, thick * 0.11, thick * 0.15]), hex('#fdf3e0')),
      ];
    }),
  anal: { at: 0.62, outline: '0.42,-0.2 0.3,0.22 -0.06,0.46 -0.4,0.34! -0.5,-0.1' },
  marks: (_, on) =>
    [0.2, 0.56].flatMap((share) => [
      detail(ribbon([on(share, -1.1), on(share - 0.03, 0), on(share, 1.1)], [2.5, 2.1, 2.5]), hex('#3a3a52')),
      detail(ribbon([on(share, -1.1), on(share - 0.03, 0), on(share, 1.1)], [1.9, 1.5, 1.9]), hex('#fdf3e0')),
    ]),
});

export const dolphin = swimmer({
  heightCm: 62,
  lengthCm: 138,
  radii: [13, 17, 18.4, 16, 11, 6, 3.6],
  beak: [11, 3.8],
  eye: 3.4,
  colors: { coat: hex('#6f9bb8'), pale: hex('#eaf1ee'), fin: hex('#5681a0'), iris: hex('#2d2420') },
  dorsal: { at: 0.46, outline: '0.5,0.2 0.2,-0.5 -0.3,-1 -0.62,-1.08! -0.42,-0.5 -0.44,0.2' },
  pectoral: '0.2,-0.1 -0.1,0.3 -0.6,0.92 -0.86,1.0! -0.72,0.5 -0.3,0.02',
  tail: '0.3,0 -0.1,-0.2 -0.66,-0.74 -1.08,-0.92! -0.86,-0.36 -0.74,0.02! -0.94,0.36 -1.16,0.76! -0.6,0.62 -0.06,0.22',
  marks: (colors, on) => [
    detail(
      spline([on(0.06, -0.1), on(0.3, -0.2), on(0.6, 0), on(0.86, 0.1), on(0.6, 0.3), on(0.3, 0.22)]),
      lighten(colors.coat, 0.09),
      { alpha: 0.7 },
    ),
  ],
});

export const whale = swimmer({
  heightCm: 112,
  lengthCm: 188,
  radii: [31, 35, 34, 27, 17, 9, 5],
  eye: 5.6,
  colors: { coat: hex('#4f6f96'), pale: hex('#e3ebee'), fin: hex('#40597f'), iris: hex('#2a2220') },
  dorsal: { at: 0.66, outline: '0.3,0.2 0.1,-0.24 -0.22,-0.42! -0.2,-0.1 -0.26,0.2' },
  pectoral: '0.16,-0.08 -0.06,0.3 -0.5,0.86 -0.84,1.02 -0.8,0.7 -0.5,0.24 -0.2,-0.04',
  tail: '0.24,0 0,-0.2 -0.4,-0.72 -0.86,-0.9! -0.74,-0.34 -0.6,0! -0.8,0.3 -0.92,0.72! -0.4,0.56 0,0.18',
  marks: (colors, on) => [
    ...[0.62, 0.76, 0.9].map((side) =>
      line([on(-0.06, side * 0.9), on(0.16, side), on(0.44, side)], lighten(colors.pale, -0.14), {
        width: 1.1,
        alpha: 0.8,
      }),
    ),
    ...(
      [
        [0.2, -0.62],
        [0.3, -0.74],
        [0.44, -0.6],
        [0.56, -0.44],
        [0.12, -0.5],
      ] as const
    ).map(([share, side], index) =>
      detail(ellipse(on(share, side), [1.3 + (index % 2), 1 + (index % 2) * 0.6]), lighten(colors.coat, 0.16), {
        alpha: 0.6,
      }),
    ),
  ],
  over: (order, [x, y]) =>
    order.pose === 'sleeping' || order.view === 'back'
      ? []
      : [-1, 0, 1].map((side) =>
          form(
            ribbon(
              [
                [x, y],
                [x + side * 3, y - 11],
                [x + side * 11, y - 15 + Math.abs(side) * 4],
                [x + side * 14, y - 9 + (side === 0 ? -11 : 0)],
              ],
              [1.6, 2, 2, 1],
            ),
            hex('#cfe9f0'),
            { volume: 0.3, alpha: 0.9 },
          ),
        ),
});
