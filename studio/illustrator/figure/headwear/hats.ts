/** Caps that sit on the hair and leave it to be seen. */
import { lighten } from '#studio/illustrator/color/color.ts';
import { isInSight } from '#studio/illustrator/figure/hair/cap.ts';
import {
  bandPath,
  CLOTH_WHITE,
  domePath,
  type HeadwearDrawing,
  turnOf,
} from '#studio/illustrator/figure/headwear/cloth.ts';
import { headOutline, widthAt } from '#studio/illustrator/figure/head/head.ts';
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
    bundle([detail(ellipse([turn * 0.95, 0.08], [0.62, 0.1]), frame.skin.shade, { alpha: 0.25 })], {
      clip: headOutline(frame.head),
    }),
    form(visorOf(turn), colors.deep, { volume: 0.5, name: 'cap' }),
  ];
  return {
    hidesHair: false,
    hairline: frame.colors.hair,
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
    hairline: frame.colors.hair,
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
