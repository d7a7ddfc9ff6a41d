/** Song bird, duck, goose, hen, pigeon, hoopoe, falcon and ibis. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import { birdOf } from '#studio/illustrator/companions/birds/bird.ts';
import type { BirdShape } from '#studio/illustrator/companions/birds/bird-shape.ts';
import { add, lerp, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const bird = birdOf({
  heightCm: 20,
  lengthCm: 26,
  body: [8, 5.9, 0.5],
  neck: [5, -6.4],
  neckRadii: [4.6, 4.2],
  headRadius: 4.9,
  beak: [[1.5, 0.16], 0.2, 0],
  legs: 3.4,
  feet: 'toes',
  tail: { length: 9, wide: 0.34, raised: 0.5 },
  wing: 15,
  colors: {
    coat: hex('#4b8fc4'),
    belly: hex('#f7d9a6'),
    wing: hex('#3a78ae'),
    tip: hex('#28537f'),
    beak: hex('#f0a032'),
    legs: hex('#c9792f'),
    iris: hex('#3b2718'),
  },
  crest: (colors, view) => ({
    behind: [
      form(
        view === 'side'
          ? shape('-0.5,-0.7 -0.62,-1.3! -0.2,-1.06 -0.1,-1.5! 0.2,-1.04 0.3,-0.8')
          : shape('-0.3,-0.8 -0.24,-1.3! 0,-1.06 0.16,-1.44! 0.3,-0.8'),
        colors.coat,
        { volume: 0.4 },
      ),
    ],
  }),
});

const DUCK: BirdShape = {
  heightCm: 44,
  lengthCm: 48,
  body: [17, 10.4, 0.16],
  neck: [13, -19],
  bend: [14, -8],
  neckRadii: [6.6, 5.4],
  headRadius: 7.4,
  beak: [[2.05, 0.34], 0.42, 0],
  isBill: true,
  legs: 6.5,
  feet: 'web',
  tail: { length: 10, wide: 0.3, raised: 0.6 },
  wing: 26,
  colors: {
    coat: hex('#f3ead8'),
    belly: hex('#fff8ea'),
    wing: hex('#e7d9bd'),
    tip: hex('#c7b28d'),
    beak: hex('#eda035'),
    legs: hex('#e08a2a'),
    iris: hex('#3c5a74'),
  },
  marks: ({ center, view }) =>
    view === 'side' ? [detail(ellipse(add(center, [-10, -3]), [4, 2], 0.4), hex('#d9c8a6'), { alpha: 0.6 })] : [],
  crest: (_, view) => ({
    front:
      view === 'side'
        ? [form(shape('-0.62,-0.66 -0.94,-1.1! -0.5,-0.98 -0.36,-1.28! -0.1,-0.9'), hex('#fff8ea'), { volume: 0.3 })]
        : [],
  }),
};

/** Newly hatched: a ball of down with a large head on hardly any neck, a short bill and stumps of wings. */
const DUCKLING: BirdShape = {
  ...DUCK,
  body: [14.6, 11.4, 0.12],
  neck: [7.6, -17.4],
  bend: [6.4, -8],
  neckRadii: [9, 8.6],
  headRadius: 10.6,
  beak: [[1.62, 0.3], 0.36, 0],
  legs: 6,
  tail: { length: 5, wide: 0.5, raised: 0.7 },
  wing: 13,
  foldedWing: 0.56,
  colors: {
    coat: hex('#f8d04e'),
    belly: hex('#fdeaa0'),
    wing: hex('#efbb3c'),
    tip: hex('#e3a52e'),
    beak: hex('#ee8a2c'),
    legs: hex('#e67f26'),
    iris: hex('#3b2718'),
  },
  marks: () => [],
  // Three tufts of down.
  crest: (colors, view) => ({
    behind: [
      form(
        view === 'side'
          ? shape('-0.34,-0.86 -0.44,-1.2! -0.22,-1.06 -0.12,-1.34! 0.04,-1.06 0.2,-1.22! 0.2,-0.86')
          : shape('-0.26,-0.86 -0.26,-1.2! -0.08,-1.04 0.02,-1.32! 0.12,-1.04 0.28,-1.2! 0.28,-0.86'),
        colors.coat,
        { volume: 0.3 },
      ),
    ],
  }),
};

export const duck = birdOf(DUCK, DUCKLING);

const FURROWS = [-3.2, -1, 1.2, 3.2] as const;
const FLANK: readonly Point[] = [
  [16.5, 3.6],
  [10, 5],
  [13.4, 6.4],
  [16.4, 8],
  [9.6, 9.2],
  [13, 10.4],
];
const arc = ([x, y]: Point, half: number): Sketch =>
  line(
    [
      [x - half, y - half * 0.2],
      [x, y + half * 0.5],
      [x + half, y - half * 0.2],
    ],
    hex('#cbb48e'),
    { width: 0.6, alpha: 0.6 },
  );

export const goose = birdOf({
  heightCm: 66,
  lengthCm: 66,
  body: [22, 13, 0.12],
  neck: [20, -34],
  bend: [15.4, -15],
  neckRadii: [8.6, 4.5],
  headRadius: 7.4,
  beak: [[1.86, 0.3], 0.42, 0],
  isBill: true,
  legs: 11,
  feet: 'web',
  tail: { length: 12, wide: 0.3, raised: 0.3 },
  wing: 36,
  colors: {
    coat: hex('#b59a7c'),
    belly: hex('#efe2cd'),
    wing: hex('#97764f'),
    tip: hex('#5d4534'),
    beak: hex('#d9776a'),
    legs: hex('#d9776a'),
    iris: hex('#8a4f1d'),
  },
  marks: ({ center, head, view }) =>
    view === 'side'
      ? [
          // Furrows run down the neck, and the breast has small feathers.
          ...FURROWS.map((row) =>
            line(
              [0.3, 0.45, 0.6].map((share, index): Point => {
                const [x, y] = lerp(head, add(center, [12, -4]), share);
                return [x + row * (1 + index * 0.16) - index * 0.5, y + Math.abs(row) * 0.3];
              }),
              hex('#8f7658'),
              { width: 0.5, alpha: 0.55 },
            ),
          ),
          ...FLANK.map((at) => arc(add(center, at), 2)),
        ]
      : [],
});

export const hen = birdOf({
  heightCm: 44,
  lengthCm: 40,
  body: [14.4, 11, 0.36],
  neck: [10.4, -15],
  neckRadii: [8, 5],
  headRadius: 5.6,
  beak: [[1.55, 0.26], 0.2, 0.06],
  legs: 8,
  feet: 'toes',
  tail: { length: 14, wide: 0.5, raised: 1.0 },
  wing: 20,
  colors: {
    coat: hex('#b4552d'),
    belly: hex('#d98a4c'),
    wing: hex('#9a4424'),
    tip: hex('#5d2a1d'),
    beak: hex('#eec15a'),
    legs: hex('#e0a743'),
    iris: hex('#c0691f'),
  },
  marks: ({ center, head }, colors) =>
    [0.46, 0.6, 0.74].map((share, index) =>
      detail(
        ellipse(add(head, [(center[0] - head[0]) * share, (center[1] - head[1]) * share + 1]), [6 + index, 2]),
        lighten(colors.belly, 0.06),
        { alpha: 0.5 },
      ),
    ),
  crest: (_, view) => ({
    behind: [
      form(
        view === 'side'
          ? shape('-0.6,-0.72 -0.66,-1.26 -0.36,-1.2! -0.16,-1.56 0.14,-1.24! 0.4,-1.5 0.6,-1.0 0.5,-0.6')
          : shape('-0.2,-0.8 -0.22,-1.4 0,-1.2! 0.2,-1.44 0.22,-0.8'),
        hex('#d6372f'),
        { volume: 0.5 },
      ),
    ],
    front:
      view === 'back'
        ? []
        : [
            form(
              view === 'side'
                ? shape('0.64,0.42 0.98,0.44 1.0,0.86 0.8,1.1 0.62,0.84')
                : shape('-0.2,0.56 0.2,0.56 0.26,0.96 0,1.16 -0.26,0.96'),
              hex('#d6372f'),
              { volume: 0.5 },
            ),
          ],
  }),
});

export const pigeon = birdOf({
  heightCm: 28,
  lengthCm: 34,
  body: [11.4, 6.8, 0.32],
  neck: [8, -9.4],
  neckRadii: [5.2, 3.8],
  headRadius: 4.4,
  beak: [[1.62, 0.24], 0.17, 0.05],
  legs: 4.6,
  feet: 'toes',
  tail: { length: 10, wide: 0.24, raised: 0.1 },
  wing: 22,
  colors: {
    coat: hex('#8f9db4'),
    belly: hex('#b9c2d2'),
    wing: hex('#a9b4c6'),
    tip: hex('#4f5a73'),
    beak: hex('#5b4a4f'),
    legs: hex('#d0645a'),
    iris: hex('#d9792f'),
  },
  marks: ({ center, head }) => [
    detail(
      ellipse(add(head, [(center[0] - head[0]) * 0.6, (center[1] - head[1]) * 0.6]), [5.6, 2.6], -0.5),
      hex('#5f8f7e'),
      { alpha: 0.7 },
    ),
    detail(
      ellipse(add(head, [(center[0] - head[0]) * 0.76, (center[1] - head[1]) * 0.76]), [6.2, 2.2], -0.5),
      hex('#8d6a9c'),
      { alpha: 0.6 },
    ),
  ],
  // The pale cere lies on the root of the beak: below the eye it would be a tear.
  crest: (_, view) => ({
    front: view === 'side' ? [detail(ellipse([1.02, 0], [0.13, 0.085], 0.3), hex('#f3ece2'))] : [],
  }),
});

const hoopoeFan = (view: 'side' | 'front' | 'back'): Sketch[] =>
  [-0.9, -0.45, 0, 0.45, 0.9].map((turn) => {
    const angle = (view === 'side' ? -1.95 : -1.57) + turn * (view === 'side' ? 0.62 : 0.7);
    const tip = polar(angle, 2.15 - Math.abs(turn) * 0.2);
    const feather = ribbon([polar(angle, 0.6), polar(angle, 1.5), tip], [0.12, 0.2, 0.12]);
    return bundle([
      form(feather, hex('#e2a069'), { volume: 0.4 }),
      bundle([detail(ellipse(tip, [0.3, 0.3]), hex('#2f2524'))], { clip: feather }),
    ]);
  });

export const hoopoe = birdOf({
  heightCm: 30,
  lengthCm: 34,
  body: [10.4, 5.8, 0.4],
  neck: [8, -9],
  neckRadii: [4.8, 3.8],
  headRadius: 4.4,
  beak: [[3.1, 0.62], 0.23, 0.55],
  legs: 4,
  feet: 'toes',
  tail: { length: 10, wide: 0.22, raised: 0.1 },
  wing: 20,
  colors: {
    coat: hex('#dd9b66'),
    belly: hex('#f2cfa6'),
    wing: hex('#f3ead9'),
    tip: hex('#33292a'),
    beak: hex('#4a3c3a'),
    legs: hex('#6d5a50'),
    iris: hex('#3d2416'),
  },
  crest: (_, view) => ({ behind: hoopoeFan(view) }),
});

export const falcon = birdOf({
  heightCm: 46,
  lengthCm: 48,
  body: [16.5, 8.4, 0.86],
  neck: [9.5, -15.5],
  neckRadii: [7.2, 6.4],
  headRadius: 7.2,
  beak: [[1.42, 0.5], 0.24, 0.5],
  legs: 5,
  feet: 'talons',
  tail: { length: 17, wide: 0.16, raised: 0.12 },
  wing: 34,
  colors: {
    coat: hex('#7d6a5c'),
    belly: hex('#f3e3c8'),
    wing: hex('#6a5a52'),
    tip: hex('#3f3634'),
    beak: hex('#5c646d'),
    legs: hex('#e5b63f'),
    iris: hex('#3a2415'),
  },
  marks: ({ center, view }) =>
    view === 'back'
      ? []
      : [
          [3, -6],
          [6, -2],
          [1.5, 0],
          [4.6, 3],
          [-0.5, 5],
          [3, 7.4],
          [7, 2.2],
        ].map(([x = 0, y = 0]) =>
          detail(ellipse(add(center, [view === 'side' ? x + 2 : x - 3, y]), [0.75, 1.5], 0.3), hex('#6f5546'), {
            alpha: 0.75,
          }),
        ),
  crest: (_, view) => ({
    front:
      view === 'side'
        ? [
            detail(shape('0.3,0.16 0.56,0.14 0.52,0.7 0.36,0.86 0.26,0.5'), hex('#3c312e'), { alpha: 0.9 }),
            detail(ellipse([0.74, 0.08], [0.13, 0.16]), hex('#eec548')),
          ]
        : view === 'front'
          ? [-1, 1].map((side) => detail(ellipse([side * 0.52, 0.46], [0.12, 0.3]), hex('#3c312e'), { alpha: 0.9 }))
          : [],
  }),
});

/** Black as it is seen in light, with the blue of its sheen: quite black, head and bill would be lost before a blackboard. */
const IBIS_HOOD = hex('#5a5669');

export const ibis = birdOf({
  heightCm: 68,
  lengthCm: 62,
  body: [17.4, 9.4, 0.22],
  neck: [17, -24],
  bend: [16, -9],
  neckRadii: [5, 3.8],
  headRadius: 6,
  hood: IBIS_HOOD,
  beak: [[3.7, 1.0], 0.29, 1.3],
  legs: 22,
  feet: 'toes',
  tail: { length: 9, wide: 0.3, raised: -0.35 },
  wing: 32,
  colors: {
    coat: hex('#f4eee2'),
    belly: hex('#fffaf0'),
    wing: hex('#fbf5ea'),
    tip: hex('#4a4557'),
    beak: hex('#857c86'),
    legs: hex('#6d6470'),
    iris: hex('#c2702f'),
  },
  marks: ({ center, head, view }) =>
    [0, 0.12, 0.24, 0.36, 0.48, 0.58].map((share) =>
      detail(
        ellipse(
          add(head, [
            (center[0] - head[0]) * share + (view === 'side' ? Math.sin(share * 3.4) * 6.2 : 0),
            (center[1] - head[1]) * share,
          ]),
          [5, 4.2],
        ),
        IBIS_HOOD,
      ),
    ),
});
