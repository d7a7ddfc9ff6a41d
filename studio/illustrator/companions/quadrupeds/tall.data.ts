/** Camel, gazelle, giraffe and elephant. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { points, shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { AnimalColors, HeadLook } from '#studio/illustrator/companions/heads/head-look.ts';
import { hoofed } from '#studio/illustrator/companions/heads/hoofed-head.ts';
import { profileMouth, snoutMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { quadruped } from '#studio/illustrator/companions/quadrupeds/quadruped.ts';
import type { Posture } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { ASLEEP } from '#studio/illustrator/figure/expressions.data.ts';
import { turned } from '#studio/illustrator/companions/anatomy/turned.ts';
import { add, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const RUG = hex('#b5443c');
const RUG_DEEP = hex('#2f6f73');
const TRIM = hex('#f0c66a');

/** A woven rug over the back, following its slope, with tassels. */
const saddle = ({ hip, shoulder, view }: Posture): Sketch[] => {
  if (view !== 'side') {
    return [];
  }
  const turn = Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0]);
  const [cx, cy] = lerp(hip, shoulder, 0.5);
  const at = (x: number, y: number): Point => [
    cx + x * Math.cos(turn) - y * Math.sin(turn),
    cy + x * Math.sin(turn) + y * Math.cos(turn),
  ];
  const rug = spline([
    [...at(-20, -13), 1],
    at(-12, -20),
    at(0, -23),
    at(10, -20),
    [...at(17, -13), 1],
    at(18, -4),
    [...at(18, 9), 1],
    at(0, 11),
    [...at(-20, 9), 1],
    at(-21, -4),
  ]);
  const band = (y: number, width: number, color: typeof TRIM): Sketch =>
    line([at(-21, y), at(0, y + 2), at(20, y)], color, { width });
  return [
    ...[-19, -13.5, -8, -2.5, 3, 8.5, 14].map((x) => line([at(x + 1, 9), at(x + 0.6, 15.5)], TRIM, { width: 1.5 })),
    form(rug, RUG, { volume: 0.4, name: 'rug' }),
    bundle(
      [
        band(-11, 2.4, RUG_DEEP),
        band(-8.4, 1, TRIM),
        band(7, 2, TRIM),
        ...[-14, -7, 0, 7, 13].map((x) =>
          detail(
            polygon([at(x - 2.6, 0), at(x, -5), at(x + 2.6, 0), at(x, 5)]),
            x % 2 === 0 ? TRIM : lighten(RUG_DEEP, 0.12),
          ),
        ),
      ],
      { clip: rug },
    ),
  ];
};

const NOSE_CORD = hex('#2f6f73');

/** A strap of the halter, with a stitched edge. */
const strap = (knots: readonly Point[]): Sketch[] => [
  line(knots, NOSE_CORD, { width: 0.15, name: 'strap' }),
  line(knots, TRIM, { width: 0.03, alpha: 0.9 }),
];

/** A band right round the nose and the jaw, and a strap from it over the cheek behind the ears, both cut to the head. */
const halter = (view: HeadLook['view']): Sketch[] =>
  view === 'side'
    ? [
        ...strap([
          [0.98, 0.44],
          [0.5, 0.48],
          [-0.06, 0.34],
          [-0.4, -0.08],
          [-0.46, -0.9],
        ]),
        ...strap([
          [0.9, -0.7],
          [1.06, -0.1],
          [1.08, 0.42],
          [0.96, 0.86],
          [0.8, 1.3],
        ]),
        form(circle([1.05, 0.44], 0.12), TRIM),
      ]
    : view === 'front'
      ? [
          ...strap([
            [-0.98, 0.4],
            [0, 0.6],
            [0.98, 0.4],
          ]),
          ...([-1, 1] as const).flatMap((side) =>
            strap([
              [side * 0.5, 0.54],
              [side * 0.74, 0.1],
              [side * 0.66, -0.8],
            ]),
          ),
        ]
      : [];

/** The rope of the halter, from under the chin in a slack bow to the rug. */
const leadRope = ({ shoulder, head, headTurn, hip, view }: Posture): Sketch[] => {
  if (view !== 'side') return [];
  const from = add(head, turned([12.4, 11], headTurn));
  const rug = lerp(shoulder, hip, 0.2);
  const to: Point = [rug[0], rug[1] - 9];
  const bow = [0, 0.3, 0.62, 1].map((share): Point => {
    const [x, y] = lerp(from, to, share);
    return [x, y + 44 * share * (1 - share)];
  });
  return [line(bow, lighten(NOSE_CORD, -0.06), { width: 1.5, name: 'rein' })];
};

export const camel = quadruped({
  heightCm: 150,
  length: 54,
  chest: 19,
  waist: 18,
  rump: 17,
  stands: 72,
  legWidth: 4.3,
  foot: 'pad',
  hump: 17,
  neck: [42, -38],
  neckRadii: [13, 8.4],
  headRadius: 15.4,
  colors: {
    coat: hex('#d6a768'),
    pale: hex('#f3deb6'),
    dark: hex('#94623a'),
    nose: hex('#5d3a2a'),
    iris: hex('#4a2a17'),
  },
  tail: {
    up: points('0,0 -5,6 -8,18 -8,28'),
    low: points('0,0 -3,8 -5,18 -5,28'),
    radii: [2.4, 1.8, 1.5, 1.3],
    tuft: 3.6,
  },
  rests: 'folded',
  over: (posture) => saddle(posture),
  mane: leadRope,
  ...hoofed({
    muzzle: [1.5, 0.44, 0.5],
    arch: 0.02,
    ears: 'small',
    earSize: 0.62,
    snout: 'pale',
    lashes: 1.15,
    hasLips: true,
    marks: (_, view) => halter(view),
    top: (tones, view) => [
      form(
        view === 'side'
          ? shape('-0.66,-0.5 -0.5,-0.92 -0.2,-0.8 0,-1.02 0.2,-0.74 0,-0.6 -0.4,-0.48')
          : shape('-0.4,-0.72 -0.24,-1 0,-0.86 0.24,-1 0.4,-0.72 0,-0.58'),
        mix(tones.dark, tones.coat, 0.25),
        { volume: 0.4 },
      ),
      ...(view === 'side'
        ? [
            ...[-0.06, 0.07].map((x) =>
              line(
                [
                  [0.92 + x * 0.5, 0.94],
                  [0.9 + x, 1.28],
                ],
                RUG,
                { width: 0.1 },
              ),
            ),
            form(circle([0.93, 0.9], 0.11), TRIM),
          ]
        : []),
    ],
  }),
});

const gazelleHorns = (view: HeadLook['view']): Sketch[] => {
  const one = (far: boolean, side: number): Sketch[] => {
    const shift = far ? 0.2 : 0;
    const axis: Point[] =
      view === 'side'
        ? [
            [shift, -0.7],
            [-0.26 + shift, -1.4],
            [-0.3 + shift, -2.1],
            [-0.1 + shift, -2.6],
          ]
        : [
            [0.22 * side, -0.66],
            [0.42 * side, -1.4],
            [0.5 * side, -2.1],
            [0.34 * side, -2.6],
          ];
    const color = hex(far ? '#4a3c36' : '#5c4a40');
    return [
      form(ribbon(axis, [0.17, 0.14, 0.1, 0.02]), color, { volume: 0.5 }),
      ...[0.25, 0.5, 0.75, 1.1, 1.4].map((share) => {
        const index = Math.floor(share);
        const [x, y] = lerp(axis[index] ?? [0, 0], axis[index + 1] ?? [0, 0], share - index);
        return line(
          [
            [x - 0.13, y + 0.03],
            [x + 0.13, y - 0.03],
          ],
          lighten(color, 0.16),
          { width: 0.05, alpha: 0.8 },
        );
      }),
    ];
  };
  return view === 'side' ? [...one(true, 1), ...one(false, 1)] : [...one(false, -1), ...one(false, 1)];
};

export const gazelle = quadruped({
  heightCm: 92,
  length: 33,
  chest: 9.2,
  waist: 7.6,
  rump: 9,
  stands: 47,
  legWidth: 2,
  foot: 'hoof',
  neck: [14, -24],
  neckRadii: [7, 4.8],
  headRadius: 9.6,
  colors: {
    coat: hex('#d99b5b'),
    pale: hex('#fff4e0'),
    dark: hex('#7a4a2a'),
    nose: hex('#2f2020'),
    iris: hex('#3a2114'),
  },
  tail: {
    up: points('0,0 -3,-3 -5,-8'),
    low: points('0,0 -2,4 -3,10'),
    radii: [1.8, 1.8, 0.9],
    tip: { tone: 'dark', reach: 5 },
  },
  rests: 'folded',
  marks: ({ hip, shoulder, view }, colors) =>
    view === 'side'
      ? [
          detail(
            ribbon(
              [
                [hip[0] - 4, hip[1] + 6.4],
                [0, (hip[1] + shoulder[1]) / 2 + 4],
                [shoulder[0] + 4, shoulder[1] + 4.4],
              ],
              [0.1, 1.7, 0.2],
            ),
            colors.dark,
            { alpha: 0.75 },
          ),
          detail(ellipse([hip[0] - 9, hip[1]], [5, 7]), colors.pale),
        ]
      : [],
  ...hoofed({
    muzzle: [1.2, 0.72, 0.4],
    arch: 0,
    ears: 'leaf',
    earSize: 1.15,
    snout: 'pale',
    lashes: 0.95,
    marks: (tones, view) =>
      view === 'side'
        ? [
            detail(
              ribbon(
                [
                  [0.5, 0.06],
                  [0.86, 0.42],
                  [1.16, 0.6],
                ],
                [0.05, 0.12, 0.08],
              ),
              tones.dark,
              { alpha: 0.85 },
            ),
            detail(
              ribbon(
                [
                  [0.4, -0.5],
                  [0.84, -0.1],
                  [1.1, 0.3],
                ],
                [0.1, 0.12, 0.06],
              ),
              tones.pale,
            ),
          ]
        : [-1, 1].flatMap((side) => [
            detail(
              ribbon(
                [
                  [side * 0.44, 0.16],
                  [side * 0.3, 0.66],
                ],
                [0.05, 0.13],
              ),
              tones.dark,
              { alpha: 0.85 },
            ),
            detail(
              ribbon(
                [
                  [side * 0.3, -0.6],
                  [side * 0.2, 0.1],
                ],
                [0.07, 0.09],
              ),
              tones.pale,
            ),
          ]),
    top: (_, view) => gazelleHorns(view),
  }),
});

const patches = ({ hip, shoulder, head, view }: Posture, colors: AnimalColors): Sketch[] => {
  const spot = (center: Point, size: number, seed: number): Sketch =>
    detail(
      polygon(
        Array.from({ length: 6 }, (_, index): Point => {
          const angle = (index / 6) * Math.PI * 2 + seed;
          const reach = size * (0.8 + 0.3 * Math.abs(Math.sin(seed * 3 + index * 2.1)));
          return [center[0] + Math.cos(angle) * reach, center[1] + Math.sin(angle) * reach * 0.92];
        }),
      ),
      colors.dark,
      { alpha: 0.82 },
    );
  const trunk =
    view === 'side'
      ? [
          [-0.12, -8],
          [0.14, -10],
          [0.42, -10],
          [0.7, -9],
          [0.98, -8],
          [0.02, 4],
          [0.3, 1],
          [0.58, 2],
          [0.86, 3],
          [0.44, 11],
          [0.16, 12],
        ]
      : [
          [-6, -9],
          [7, -8],
          [-8, 3],
          [8, 4],
        ];
  const onTrunk = trunk.map(([along = 0, y = 0], index) =>
    spot(
      view === 'side'
        ? [hip[0] + (shoulder[0] - hip[0]) * along, hip[1] + (shoulder[1] - hip[1]) * along + y]
        : [hip[0] + along, hip[1] + y],
      5 + (index % 3) * 0.5,
      index,
    ),
  );
  const onNeck = [0.2, 0.36, 0.52, 0.66, 0.8].flatMap((share, index) => {
    const [x, y] = lerp(shoulder, head, share);
    return [
      spot([x - 4.4 * (1 - share * 0.4), y - 2], 3.4 - share, index + 2),
      spot([x + 4.2 * (1 - share * 0.4), y + 3], 3.2 - share, index + 5),
    ];
  });
  return [...onTrunk, ...onNeck];
};

export const giraffe = quadruped({
  heightCm: 188,
  length: 44,
  chest: 15,
  waist: 13,
  rump: 13,
  stands: 78,
  legWidth: 3.4,
  foot: 'hoof',
  neck: [26, -82],
  neckRadii: [11.5, 6.4],
  headRadius: 14,
  colors: {
    coat: hex('#efcf8e'),
    pale: hex('#fdf0d2'),
    dark: hex('#b4733a'),
    nose: hex('#6b4431'),
    iris: hex('#4a2a17'),
  },
  tail: {
    up: points('0,0 -6,4 -9,16 -10,28'),
    low: points('0,0 -4,6 -5,18 -5,30'),
    radii: [2, 1.5, 1.2, 1],
    tuft: 3.6,
  },
  rests: 'folded',
  marks: patches,
  ...hoofed({
    muzzle: [1.24, 0.74, 0.5],
    arch: 0.02,
    ears: 'side',
    earSize: 0.95,
    snout: 'pale',
    lashes: 1.05,
    top: (tones, view) =>
      (view === 'side' ? [0.16, -0.1] : [0.26, -0.26]).map((x, index) =>
        bundle([
          form(
            ribbon(
              [
                [x, -0.66],
                [x * 1.2 - (view === 'side' ? 0.08 : 0), -1.2],
              ],
              [0.13, 0.1],
            ),
            lighten(tones.coat, index === 0 && view === 'side' ? -0.06 : 0),
            { volume: 0.4 },
          ),
          form(circle([x * 1.2 - (view === 'side' ? 0.08 : 0), -1.26], 0.19), tones.dark, { volume: 0.5 }),
        ]),
      ),
  }),
});

const trunkLine = (view: HeadLook['view'], mood: number, isAsleep: boolean): readonly Point[] =>
  isAsleep
    ? [
        [0.5, 0.2],
        [1.1, 0.68],
        [1.7, 1.0],
        [2.3, 1.12],
        [2.7, 0.86],
      ]
    : view === 'side'
      ? [
          [0.5, 0.2],
          [1.1, 0.7],
          [1.3, 1.5 - mood * 0.2],
          [1.5 + mood * 0.3, 2.1 - mood * 0.9],
          [2.0, 1.9 - mood * 1.3],
        ]
      : [
          [0, 0.25],
          [0.04, 0.9],
          [0.1, 1.5],
          [0.32, 1.9 - mood * 0.3],
          [0.66, 1.7 - mood * 0.5],
        ];

const elephantEar = (
  side: 1 | -1,
  colors: AnimalColors,
  ear: { x: number; squeeze: number; isBack: boolean },
): Sketch[] => {
  const at = (x: number, y: number): Point => [ear.x + side * x * ear.squeeze, y];
  return [
    form(
      spline([
        at(0, -0.62),
        at(0.6, -0.94),
        at(1.16, -0.56),
        at(1.22, 0.2),
        at(0.84, 0.86),
        [...at(0.4, 1.0), 1],
        at(0.16, 0.5),
        at(-0.06, 0.1),
      ]),
      colors.coat,
      { name: 'coat', volume: 0.55 },
    ),
    ...(ear.isBack
      ? []
      : [
          detail(
            spline([at(0.18, -0.46), at(0.62, -0.68), at(0.98, -0.38), at(1.02, 0.16), at(0.72, 0.62), at(0.36, 0.56)]),
            mix(colors.pale, BLUSH, 0.5),
            { alpha: 0.75 },
          ),
        ]),
  ];
};

const elephantHead = (colors: AnimalColors, { view, features, gaze }: HeadLook): Sketch[] => {
  const mood = Math.max(0, features.mouth.curve) * 5;
  const isSide = view === 'side';
  const nose = softLimb(trunkLine(view, mood, features === ASLEEP), [0.5, 0.36, 0.27, 0.23, 0.2]);
  const outline = skinOf(
    [
      limb(
        [
          [0, -0.12],
          [isSide ? 0.14 : 0, 0.2],
        ],
        [0.88, 0.76],
      ),
      ...(view === 'back' ? [] : [nose]),
    ],
    0.3,
  );
  const eye = (x: number, side: 1 | -1): Sketch[] =>
    animalEye(
      { at: [x, -0.02], radii: [0.2, 0.24], side, iris: colors.iris, lid: colors.coat, lashes: 0.8, hasBrow: true },
      features,
      gaze,
    );
  const rings = nose.points
    .slice(4, 15)
    .filter((_, index) => index % 2 === 0)
    .map(([x, y], index) =>
      line(
        [
          [x - 0.2 + index * 0.02, y + 0.02],
          [x, y + 0.08],
          [x + 0.2 - index * 0.02, y - 0.02],
        ],
        colors.dark,
        { width: 0.04, alpha: 0.4 },
      ),
    );
  const tusk = (x: number): Sketch =>
    form(
      ribbon(
        [
          [x, 0.78],
          [x + 0.12, 1.0],
          [x + 0.34, 1.04],
        ],
        [0.1, 0.08, 0.02],
      ),
      hex('#fff6e2'),
      { volume: 0.4 },
    );
  const front =
    view === 'back'
      ? []
      : [
          bundle(rings, { clip: outline }),
          ...(isSide
            ? profileMouth([0.86, 0.86], [0.4, 0.72], features)
            : snoutMouth([-0.34, 0.5], 0.2, features).slice(-1)),
          ...(isSide ? [tusk(0.62)] : []),
          ...(isSide ? [-0.1] : [-0.62, 0.62]).map((x) =>
            glow([x + 0.2, 0.34], BLUSH, { radii: [0.26, 0.2], alpha: 0.45 * features.blush, effect: 'haze' }),
          ),
          bundle(isSide ? eye(0.4, 1) : [...eye(-0.44, -1), ...eye(0.44, 1)], { name: 'eyes' }),
        ];
  const far = elephantEar(
    1,
    { ...colors, coat: lighten(colors.coat, -0.05) },
    { x: isSide ? 0.1 : 0.6, squeeze: isSide ? 0.3 : 1, isBack: view === 'back' },
  );
  const near = elephantEar(-1, colors, { x: isSide ? -0.2 : -0.6, squeeze: isSide ? 0.9 : 1, isBack: view === 'back' });
  const tuft = form(shape('-0.14,-0.94 -0.06,-1.24! 0.04,-1 0.16,-1.22! 0.16,-0.92'), colors.dark, { volume: 0.3 });
  return isSide
    ? [...far, tuft, form(outline, colors.coat, { name: 'coat', volume: 0.55 }), ...front, ...near]
    : [...far, ...near, tuft, form(outline, colors.coat, { name: 'coat', volume: 0.55 }), ...front];
};

export const elephant = quadruped({
  heightCm: 108,
  length: 43,
  chest: 21,
  waist: 22,
  rump: 21,
  stands: 50,
  legWidth: 7.4,
  foot: 'round',
  neck: [25, -20],
  neckRadii: [17, 14],
  headRadius: 18,
  mouth: [2.0, 1.6],
  colors: {
    coat: hex('#9aa0ad'),
    pale: hex('#d9d3d6'),
    dark: hex('#666a7c'),
    nose: hex('#55525f'),
    iris: hex('#4a2f20'),
  },
  tail: { up: points('0,0 -6,4 -9,12 -8,22'), low: points('0,0 -4,6 -5,16 -5,24'), radii: [2.2, 1.5, 1.2, 1], tuft: 3 },
  rests: 'folded',
  head: elephantHead,
});
