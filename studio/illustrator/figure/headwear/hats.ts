/** Caps, hats and bands: what sits on hair and leaves it to be seen. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { isInSight } from '#studio/illustrator/figure/hair/cap.ts';
import { onSkull } from '#studio/illustrator/figure/hair/skull.ts';
import {
  bandPath,
  CLOTH_WHITE,
  domePath,
  foldLines,
  type HeadwearDrawing,
  turnOf,
} from '#studio/illustrator/figure/headwear/cloth.ts';
import { widthAt } from '#studio/illustrator/figure/head.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const kufi: HeadwearDrawing = (frame, colors) => {
  const pitch = frame.head.pitch * 0.1;
  const low = -0.48 + pitch;
  const body = bandPath(low, -0.9 + pitch, 0.24);
  const wide = widthAt(low) * 1.02;
  const zigzag = Array.from({ length: 15 }, (_, index): Knot => {
    const share = index / 14;
    const x = -wide * 0.97 + share * wide * 1.94;
    return [x, low + 0.11 * Math.sin(share * Math.PI) + (index % 2 === 0 ? -0.1 : -0.22), 1];
  });
  const trim: readonly Point[] = [
    [-wide, low],
    [-wide * 0.5, low + 0.1],
    [0, low + 0.13],
    [wide * 0.5, low + 0.1],
    [wide, low],
  ];
  return {
    hidesHair: false,
    behind: [],
    front: [
      form(body, CLOTH_WHITE, { volume: 0.5, name: 'kufi' }),
      detail(ribbon(trim, [0.045, 0.05, 0.05, 0.05, 0.045]), colors.accent, { name: 'accent' }),
      line(zigzag, colors.accent, { width: 0.04, name: 'accent' }),
    ],
  };
};

/** A close crocheted cap, as boys and grandfathers wear it. */
export const taqiyah: HeadwearDrawing = (frame, colors) => {
  const turn = turnOf(frame);
  const low = -0.46 + frame.head.pitch * 0.1;
  const dome = domePath(low, 0.05, turn);
  const rounds = [-0.62, -0.78, -0.92].map((y, index) => {
    const half = widthAt(y) * 1.0;
    return line(
      [
        [-half, y + 0.05],
        [-half * 0.5, y + 0.12],
        [0, y + 0.14],
        [half * 0.5, y + 0.12],
        [half, y + 0.05],
      ],
      index === 1 ? colors.accent : lighten(CLOTH_WHITE, -0.12),
      { width: index === 1 ? 0.05 : 0.03, alpha: 0.8, name: index === 1 ? 'accent' : 'seam' },
    );
  });
  const holes = Array.from({ length: 11 }, (_, index): Sketch => {
    const x = -0.82 + index * 0.164;
    return detail(circle([x, low + 0.05 * Math.cos(x * 1.7) + 0.02], 0.03), colors.accent, { name: 'accent' });
  });
  return {
    hidesHair: false,
    behind: [],
    front: [form(dome, CLOTH_WHITE, { volume: 0.5, name: 'taqiyah' }), bundle([...rounds, ...holes], { clip: dome })],
  };
};

const CAP_DOME = spline([
  [-1.04, -0.3],
  [-1.0, -0.78],
  [-0.6, -1.14],
  [0, -1.24],
  [0.6, -1.14],
  [1.0, -0.78],
  [1.04, -0.3],
  [0.5, -0.22],
  [0, -0.22],
  [-0.5, -0.22],
]);

const visorOf = (turn: number): Path => {
  const root = 0.78 * (1 - Math.abs(turn) * 0.3);
  const tip = 0.62 * (1 - Math.abs(turn) * 0.25);
  return spline([
    [turn * 0.5 - root, -0.34],
    [turn * 0.72 - 0.5, -0.44],
    [turn * 0.75, -0.48],
    [turn * 0.72 + 0.5, -0.44],
    [turn * 0.5 + root, -0.34],
    [turn * 1.15 + tip, -0.14],
    [turn * 1.3, -0.08],
    [turn * 1.15 - tip, -0.14],
  ]);
};

const CAP_STRAP = ribbon(
  [
    [-0.42, -0.36],
    [0, -0.3],
    [0.42, -0.36],
  ],
  [0.05, 0.06, 0.05],
);

export const baseballCap: HeadwearDrawing = (frame, colors) => {
  const { head } = frame;
  const turn = turnOf(frame);
  const seams = [-1, 1].map((side): readonly Knot[] => [
    [turn * 0.2, -1.22],
    [turn * 0.5 + side * 0.3, -0.8],
    [turn * 0.55 + side * 0.36, -0.36],
  ]);
  const visor: Sketch[] = [
    detail(ellipse([turn * 0.95, -0.0], [0.62, 0.1]), frame.skin.shade, { alpha: 0.25 }),
    form(visorOf(turn), colors.deep, { volume: 0.5, name: 'cap' }),
  ];
  return {
    hidesHair: false,
    behind: [],
    front: [
      form(CAP_DOME, colors.accent, { name: 'accent', volume: 0.6 }),
      ...seams.map((seam) => line(seam, colors.deep, { width: 0.025, alpha: 0.6 })),
      detail(ellipse([turn * 0.15, -1.23], [0.09, 0.05]), colors.deep),
      ...(!head.isBack && isInSight(frame, 0) ? visor : [form(CAP_STRAP, colors.deep)]),
    ],
  };
};

/** Knitted, with a turned-up edge and a bobble. */
export const beanie: HeadwearDrawing = (frame, colors) => {
  const turn = turnOf(frame);
  const dome = domePath(-0.34, 0.22, turn);
  const ribs = Array.from({ length: 11 }, (_, index): Sketch => {
    const x = -0.95 + index * 0.19;
    return line(
      [
        [x * 1.08, -0.36],
        [x * 1.02, -0.8],
        [x * 0.5, -1.24],
      ],
      colors.deep,
      { width: 0.03, alpha: 0.45 },
    );
  });
  const edge = bandPath(-0.24, -0.46, 0.12);
  const bobble = Array.from({ length: 9 }, (_, index): Sketch => {
    const angle = (index / 9) * Math.PI * 2;
    return form(circle([-turn * 0.1 + Math.cos(angle) * 0.15, -1.42 + Math.sin(angle) * 0.14], 0.14), colors.soft, {
      volume: 0.4,
    });
  });
  const stitches = Array.from({ length: 12 }, (_, index): Sketch => {
    const x = -0.92 + index * 0.168;
    const y = -0.22 - x * x * 0.12;
    return line(
      [
        [x, y + 0.02],
        [x * 1.01, y - 0.3],
      ],
      lighten(colors.soft, -0.2),
      { width: 0.03, alpha: 0.5 },
    );
  });
  return {
    hidesHair: false,
    behind: [],
    front: [
      ...bobble,
      form(dome, colors.accent, { name: 'accent', volume: 0.6 }),
      bundle(ribs, { clip: dome }),
      form(edge, colors.soft, { volume: 0.5 }),
      bundle(stitches, { clip: edge }),
    ],
  };
};

const STRAW = hex('#e6c88a');

/** Straw with a wide brim and a ribbon. */
export const sunHat: HeadwearDrawing = (frame, colors) => {
  const turn = turnOf(frame);
  const { isBack } = frame.head;
  const tilt = isBack ? 0.06 : -0.04;
  const brim = (lift: number): Path =>
    spline([
      [-1.72 + turn * 0.1, -0.34 + tilt],
      [-1.0, -0.62 - lift],
      [0, -0.72 - lift],
      [1.0, -0.62 - lift],
      [1.72 + turn * 0.1, -0.3 - tilt],
      [1.1 + turn * 0.24, -0.02],
      [turn * 0.34, 0.02 + (isBack ? 0.16 : 0)],
      [-1.1 + turn * 0.24, -0.02],
    ]);
  const crown = spline([
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
  const band = ribbon(
    [
      [-0.94, -0.52],
      [-0.4, -0.4],
      [0.1, -0.39],
      [0.5, -0.42],
      [0.94, -0.52],
    ],
    [0.11, 0.12, 0.12, 0.12, 0.11],
  );
  const weave = [0.62, 0.8, 0.94].map((share) =>
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
  const tails = form(
    ribbon(
      [
        [-0.62, -0.4],
        [-1.0, -0.1],
        [-1.16, 0.22],
      ],
      [0.08, 0.12, 0.14],
      'flat-end',
    ),
    colors.accent,
    { name: 'accent', volume: 0.3 },
  );
  return {
    hidesHair: false,
    behind: [],
    front: [
      ...(isBack ? [] : [detail(ellipse([turn * 0.4, -0.06], [0.86, 0.16]), frame.skin.shade, { alpha: 0.3 })]),
      form(brim(0), STRAW, { volume: 0.5, name: 'hat' }),
      bundle(weave, { clip: brim(0) }),
      form(crown, lighten(STRAW, 0.02), { volume: 0.6 }),
      form(band, colors.accent, { name: 'accent', volume: 0.4 }),
      ...(isBack ? [tails] : []),
    ],
  };
};

/** A band over loose hair, with a bow at the side. */
export const headband: HeadwearDrawing = (frame, colors) => {
  const places = [-0.98, -0.84, -0.5, -0.1, 0.3, 0.66, 0.9, 0.98].map((across): Point => {
    const spot = onSkull(frame, across, frame.head.isBack ? Math.PI - 1.25 : 1.12 - Math.abs(across) * 0.16, 1.13);
    return [spot.x, spot.y];
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
      form(ribbon(places, [0.05, 0.085, 0.1, 0.105, 0.105, 0.1, 0.085, 0.05]), colors.accent, {
        name: 'accent',
        volume: 0.5,
      }),
      ...(knot.facing > -0.2
        ? [leaf(-1), leaf(1), form(ellipse([knot.x, knot.y - 0.02], [0.1, 0.11]), colors.deep, { volume: 0.4 })]
        : []),
    ],
  };
};

/** A soft bonnet gathered in a band, all hair inside. */
export const bonnet: HeadwearDrawing = (frame, colors) => {
  const turn = turnOf(frame);
  const { isBack } = frame.head;
  const cloth = mix(colors.accent, colors.soft, 0.12);
  const bag = spline([
    [-1.02, -0.3],
    [-1.24, -0.62],
    [-1.12, -1.18],
    [-0.5 - turn * 0.2, -1.5],
    [0.3 - turn * 0.3, -1.52],
    [1.02 - turn * 0.2, -1.22],
    [1.26, -0.66],
    [1.02, -0.3],
    ...(isBack
      ? ([
          [0.7, 0.4],
          [0, 0.6],
          [-0.7, 0.4],
        ] as Knot[])
      : ([
          [0.4 + turn * 0.2, -0.56],
          [turn * 0.3, -0.6],
          [-0.4 + turn * 0.2, -0.56],
        ] as Knot[])),
  ]);
  const dots: readonly Point[] = [
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
  const band: readonly Point[] = isBack
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
  return {
    hidesHair: true,
    behind: [],
    front: [
      form(bag, cloth, { name: 'accent', volume: 0.6 }),
      bundle(
        dots.map((at) => detail(circle(at, 0.09), colors.soft, { alpha: 0.9 })),
        { clip: bag },
      ),
      ...foldLines(
        [-0.7, -0.3, 0.14, 0.56].map((x): Knot[] => [
          [x, isBack ? 0.2 : -0.46],
          [x * 1.2, -0.74],
          [x * 1.1, -1.0],
        ]),
        colors.deep,
      ),
      form(ribbon(band, [0.08, 0.1, 0.1, 0.1, 0.08]), colors.deep, { volume: 0.5 }),
    ],
  };
};
