/** Sun hat, band and bonnet. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { onSkull } from '#studio/illustrator/figure/hair/skull.ts';
import { foldLines, type HeadwearDrawing, turnOf } from '#studio/illustrator/figure/headwear/cloth.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const STRAW = hex('#e6c88a');

const brimOf = (turn: number, isBack: boolean): Path => {
  const tilt = isBack ? 0.06 : -0.04;
  return spline([
    [-1.72 + turn * 0.1, -0.34 + tilt],
    [-1.0, -0.62],
    [0, -0.72],
    [1.0, -0.62],
    [1.72 + turn * 0.1, -0.3 - tilt],
    [1.1 + turn * 0.24, -0.02],
    [turn * 0.34, isBack ? 0.18 : 0.02],
    [-1.1 + turn * 0.24, -0.02],
  ]);
};

const STRAW_CROWN = spline([
  [-0.9, -0.44],
  [-0.86, -0.96],
  [-0.5, -1.26],
  [0, -1.32],
  [0.5, -1.26],
  [0.86, -0.96],
  [0.9, -0.44],
  [0.4, -0.32],
  [-0.4, -0.32],
]);

const HAT_RIBBON = ribbon(
  [
    [-0.94, -0.52],
    [-0.4, -0.4],
    [0.1, -0.39],
    [0.5, -0.42],
    [0.94, -0.52],
  ],
  [0.11, 0.12, 0.12, 0.12, 0.11],
);

const RIBBON_END = ribbon(
  [
    [-0.62, -0.4],
    [-1.0, -0.1],
    [-1.16, 0.22],
  ],
  [0.08, 0.12, 0.14],
  'flat-end',
);

const weaveOf = (turn: number): Sketch[] =>
  [0.62, 0.8, 0.94].map((share) =>
    line(
      [
        [-1.6 * share, -0.34],
        [-0.9 * share + turn * 0.2, -0.02 - (1 - share) * 0.5],
        [turn * 0.3, 0.0 - (1 - share) * 0.6],
        [0.9 * share + turn * 0.2, -0.02 - (1 - share) * 0.5],
        [1.6 * share, -0.34],
      ],
      lighten(STRAW, -0.12),
      { width: 0.026, alpha: 0.6 },
    ),
  );

/** Straw with a wide brim and a ribbon. */
export const sunHat: HeadwearDrawing = (frame, colors) => {
  const turn = turnOf(frame);
  const { isBack } = frame.head;
  const brim = brimOf(turn, isBack);
  return {
    hidesHair: false,
    hairline: frame.colors.hair,
    behind: [],
    front: [
      ...(isBack ? [] : [detail(ellipse([turn * 0.4, -0.06], [0.86, 0.16]), frame.skin.shade, { alpha: 0.3 })]),
      form(brim, STRAW, { volume: 0.5, name: 'hat' }),
      bundle(weaveOf(turn), { clip: brim }),
      form(STRAW_CROWN, lighten(STRAW, 0.02), { volume: 0.6 }),
      form(HAT_RIBBON, colors.accent, { name: 'accent', volume: 0.4 }),
      ...(isBack ? [form(RIBBON_END, colors.accent, { name: 'accent', volume: 0.3 })] : []),
    ],
  };
};

/** Turned away further than this, a place on the skull is behind its edge. */
const OUT_OF_SIGHT = -0.3;

/** A band over loose hair, with a bow at the side. */
export const headband: HeadwearDrawing = (frame, colors) => {
  // High over the hair on the crown, close to the skull at its ends, and only as far round as the head is seen.
  const places = [-0.98, -0.84, -0.5, -0.1, 0.3, 0.66, 0.9, 0.98].flatMap((across): Point[] => {
    const along = frame.head.isBack ? Math.PI - 1.25 : 1.12 - Math.abs(across) * 0.16;
    const spot = onSkull(frame, across, along, 1.13 - 0.12 * across * across);
    return spot.facing < OUT_OF_SIGHT ? [] : [[spot.x, spot.y]];
  });
  const knot = onSkull(frame, 0.56, 1.06, 1.16);
  const leaf = (side: number): Sketch =>
    form(
      spline([
        [knot.x, knot.y],
        [knot.x + 0.22 * side, knot.y - 0.24],
        [knot.x + 0.4 * side, knot.y - 0.14],
        [knot.x + 0.4 * side, knot.y + 0.12],
        [knot.x + 0.2 * side, knot.y + 0.1],
      ]),
      colors.accent,
      { name: 'accent', volume: 0.5 },
    );
  return {
    hidesHair: false,
    behind: [],
    front: [
      form(ribbon(places, [0.06, 0.085, ...places.slice(4).map(() => 0.103), 0.085, 0.06]), colors.accent, {
        name: 'accent',
        volume: 0.5,
      }),
      ...(knot.facing > -0.2
        ? [leaf(-1), leaf(1), form(ellipse([knot.x, knot.y - 0.02], [0.1, 0.11]), colors.deep, { volume: 0.4 })]
        : []),
    ],
  };
};

/** Where the bonnet ends: at the nape, or over the brow. */
const bonnetEdge = (turn: number, isBack: boolean): readonly Knot[] =>
  isBack
    ? [
        [0.7, 0.4],
        [0, 0.6],
        [-0.7, 0.4],
      ]
    : [
        [0.4 + turn * 0.2, -0.56],
        [turn * 0.3, -0.6],
        [-0.4 + turn * 0.2, -0.56],
      ];

const bagOf = (turn: number, isBack: boolean): Path =>
  spline([
    [-1.02, -0.3],
    [-1.24, -0.62],
    [-1.12, -1.18],
    [-0.5 - turn * 0.2, -1.5],
    [0.3 - turn * 0.3, -1.52],
    [1.02 - turn * 0.2, -1.22],
    [1.26, -0.66],
    [1.02, -0.3],
    ...bonnetEdge(turn, isBack),
  ]);

const BONNET_DOTS: readonly Point[] = [
  [-0.8, -0.84],
  [-0.36, -1.18],
  [0.12, -0.92],
  [0.5, -1.24],
  [0.86, -0.86],
  [-0.1, -1.4],
  [0.3, -0.3],
  [-0.5, -0.2],
  [0.0, 0.2],
];

const bonnetBand = (turn: number, isBack: boolean): Path => {
  const points: readonly Point[] = isBack
    ? [
        [-0.82, 0.32],
        [0, 0.56],
        [0.82, 0.32],
      ]
    : [
        [-1.03, -0.32],
        [-0.5 + turn * 0.2, -0.46],
        [turn * 0.3, -0.5],
        [0.5 + turn * 0.2, -0.46],
        [1.03, -0.32],
      ];
  return ribbon(points, [0.08, 0.1, 0.1, 0.1, 0.08]);
};

/** A soft bonnet gathered in a band, all hair inside. */
export const bonnet: HeadwearDrawing = (frame, colors) => {
  const turn = turnOf(frame);
  const { isBack } = frame.head;
  const bag = bagOf(turn, isBack);
  const gathers = [-0.7, -0.3, 0.14, 0.56].map((x): Knot[] => [
    [x, isBack ? 0.2 : -0.46],
    [x * 1.2, -0.74],
    [x * 1.1, -1.0],
  ]);
  return {
    hidesHair: true,
    hairline: frame.colors.hair,
    behind: [],
    front: [
      form(bag, mix(colors.accent, colors.soft, 0.12), { name: 'accent', volume: 0.6 }),
      bundle(
        BONNET_DOTS.map((at) => detail(circle(at, 0.09), colors.soft, { alpha: 0.9 })),
        { clip: bag },
      ),
      ...foldLines(gathers, colors.deep),
      form(bonnetBand(turn, isBack), colors.deep, { volume: 0.5 }),
    ],
  };
};
