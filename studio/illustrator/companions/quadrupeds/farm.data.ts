/** Donkey, horse, goat, sheep and calf. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { points, shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { HORN, hoofed } from '#studio/illustrator/companions/heads/hoofed-head.ts';
import { quadruped } from '#studio/illustrator/companions/quadrupeds/quadruped.ts';
import type { Posture } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { clump, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, circle, ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** Hair along the back of the neck: a crest of locks of a length. */
const crest = (
  { shoulder, head, view }: Posture,
  color: AnimalColors['dark'],
  hair: { length: number; radius: number },
): Sketch[] => {
  if (view !== 'side') {
    return view === 'front'
      ? []
      : [
          form(
            ribbon(
              [lerp(shoulder, head, 1.2), lerp(shoulder, head, 0.5), shoulder],
              [hair.length * 0.3, hair.length * 0.4, hair.length * 0.1],
            ),
            color,
            { volume: 0.4 },
          ),
        ];
  }
  const [dx, dy] = [head[0] - shoulder[0], head[1] - shoulder[1]];
  const long = Math.hypot(dx, dy) || 1;
  const out: Point = [dy / long, -dx / long];
  const on = (share: number, away: number): Point => [
    shoulder[0] + dx * share + out[0] * away,
    shoulder[1] + dy * share + out[1] * away,
  ];
  const inner = [1.18, 0.9, 0.6, 0.3, 0.02].map((share): Knot => on(share, hair.radius * (1.02 - share * 0.28)));
  const outer = [-0.02, 0.12, 0.3, 0.46, 0.64, 0.8, 0.98, 1.12].map(
    (share, index): Knot => [
      ...on(share, hair.radius * (1.05 - share * 0.28) + hair.length * (index % 2 === 0 ? 0.55 : 1)),
      index % 2 === 1 ? 1 : 0,
    ],
  );
  return [
    form(
      spline([
        ...inner.map(([x, y]): Knot => [x - out[0] * hair.length * 0.5, y - out[1] * hair.length * 0.5]),
        ...outer,
      ]),
      color,
      { volume: 0.4, name: 'mane' },
    ),
  ];
};

export const donkey = quadruped({
  heightCm: 118,
  length: 50,
  chest: 16.5,
  waist: 16,
  rump: 15.5,
  stands: 56,
  legWidth: 4.1,
  foot: 'hoof',
  neck: [23, -29],
  neckRadii: [13.5, 9.5],
  headRadius: 16,
  colors: {
    coat: hex('#9a9390'),
    pale: hex('#efe6da'),
    dark: hex('#56504f'),
    nose: hex('#433a3b'),
    iris: hex('#4d3020'),
  },
  tail: {
    up: points('0,0 -5,6 -7,18 -8,28'),
    low: points('0,0 -3,8 -4,20 -4,30'),
    radii: [2.2, 1.7, 1.5, 1.4],
    tuft: 4,
  },
  rests: 'folded',
  marks: ({ hip, shoulder, view }, colors) =>
    view === 'side'
      ? [
          detail(
            ribbon(
              [
                [shoulder[0] - 5, shoulder[1] - 20],
                [shoulder[0] - 4, shoulder[1] - 5],
                [shoulder[0] - 6, shoulder[1] + 6],
              ],
              [1.7, 1.4, 0.5],
            ),
            colors.dark,
            { alpha: 0.7 },
          ),
          detail(
            ribbon(
              [
                [hip[0] - 12, hip[1] - 13],
                [0, (hip[1] + shoulder[1]) / 2 - 15.8],
                [shoulder[0], shoulder[1] - 16],
              ],
              [1.6],
            ),
            colors.dark,
            { alpha: 0.7 },
          ),
        ]
      : [],
  mane: (posture, colors) => crest(posture, lighten(colors.dark, 0.02), { length: 5, radius: 10.5 }),
  ...hoofed({
    muzzle: [1.3, 0.72, 0.54],
    arch: 0,
    ears: 'tall',
    earSize: 1.5,
    snout: 'pale',
    lashes: 0.75,
    marks: (tones, view) =>
      view === 'side'
        ? [detail(ellipse([0.36, -0.12], [0.42, 0.44]), tones.pale, { alpha: 0.9 })]
        : [-0.5, 0.5].map((x) => detail(ellipse([x, -0.06], [0.38, 0.42]), tones.pale, { alpha: 0.9 })),
    top: (tones, view) => [
      form(
        view === 'side'
          ? shape('-0.3,-0.72 -0.1,-1.02 0.2,-0.92 0.5,-0.4! 0.24,-0.5 0.2,-0.2! 0,-0.5')
          : shape('-0.26,-0.78 0,-1.06 0.28,-0.8 0.16,-0.36! 0.04,-0.52 -0.1,-0.24! -0.14,-0.52'),
        tones.dark,
        { volume: 0.4 },
      ),
    ],
  }),
});

const HALTER = hex('#b5443c');

export const horse = quadruped({
  heightCm: 140,
  length: 54,
  chest: 16.5,
  waist: 14.6,
  rump: 16.5,
  stands: 70,
  legWidth: 3.7,
  foot: 'hoof',
  neck: [27, -37],
  neckRadii: [14.5, 8.8],
  headRadius: 16,
  colors: {
    coat: hex('#a45c33'),
    pale: hex('#f3d9bb'),
    dark: hex('#43251c'),
    nose: hex('#3a2020'),
    iris: hex('#4a2a18'),
  },
  tail: {
    up: points('0,0 -11,-4 -20,4 -25,20 -27,38'),
    low: points('0,0 -7,3 -12,14 -14,28 -15,42'),
    radii: [3, 4.4, 5.4, 4.6, 1.2],
    tip: { tone: 'dark', reach: 40 },
  },
  rests: 'folded',
  socks: 0.1,
  mane: (posture, colors) => crest(posture, colors.dark, { length: 11, radius: 10.5 }),
  ...hoofed({
    muzzle: [1.42, 0.86, 0.46],
    arch: -0.05,
    ears: 'leaf',
    earSize: 0.86,
    snout: 'dark',
    lashes: 0.7,
    marks: (tones, view) =>
      view === 'side'
        ? [detail(shape('0.2,-0.9 0.5,-0.66 1.1,0.1 0.96,0.22 0.4,-0.3'), tones.pale, { alpha: 0.9 })]
        : [detail(shape('0,-0.62 0.16,-0.3 0.09,0.5 -0.09,0.5 -0.16,-0.3'), tones.pale)],
    top: (tones, view) => [
      form(
        view === 'side'
          ? shape('-0.46,-0.74 -0.1,-1.06 0.3,-0.9 0.62,-0.34! 0.34,-0.44 0.36,0! 0.08,-0.42')
          : shape('-0.34,-0.76 0,-1.1 0.36,-0.78 0.26,-0.14! 0.06,-0.44 -0.16,0! -0.18,-0.46'),
        tones.dark,
        { volume: 0.4 },
      ),
      ...(view === 'side'
        ? [
            line(
              [
                [0.98, -0.02],
                [0.86, 0.5],
                [0.62, 0.92],
              ],
              HALTER,
              { width: 0.1 },
            ),
            line(
              [
                [0.86, 0.5],
                [0.2, 0.5],
                [-0.42, 0.14],
              ],
              HALTER,
              { width: 0.1 },
            ),
            form(circle([0.86, 0.5], 0.1), hex('#e8c15a')),
          ]
        : view === 'front'
          ? [
              line(
                [
                  [-0.52, 0.5],
                  [0, 0.6],
                  [0.52, 0.5],
                ],
                HALTER,
                { width: 0.1 },
              ),
            ]
          : []),
    ],
  }),
});

const goatHorns = (view: 'side' | 'front' | 'back'): Sketch[] => {
  const one = (way: number, far: boolean): Sketch =>
    form(
      ribbon(
        view === 'side'
          ? [
              [0.05 + way, -0.62],
              [-0.1 + way, -1.14],
              [-0.62 + way, -1.42],
            ]
          : [
              [0.24 * way, -0.62],
              [0.42 * way, -1.14],
              [0.86 * way, -1.34],
            ],
        [0.19, 0.15, 0.03],
      ),
      far ? lighten(HORN, -0.1) : HORN,
      { volume: 0.5 },
    );
  return view === 'side' ? [one(0.22, true), one(0, false)] : [one(-1, false), one(1, false)];
};

export const goat = quadruped({
  heightCm: 82,
  length: 35,
  chest: 11.4,
  waist: 11.8,
  rump: 10.8,
  stands: 36,
  legWidth: 2.6,
  foot: 'hoof',
  neck: [14.5, -21],
  neckRadii: [9, 6.4],
  headRadius: 11.6,
  colors: {
    coat: hex('#f2e7d5'),
    pale: hex('#fff7ea'),
    dark: hex('#8c5a38'),
    nose: hex('#b27a6c'),
    iris: hex('#a9772e'),
  },
  tail: {
    up: points('0,0 -4,-4 -7,-10'),
    low: points('0,0 -4,1 -7,4'),
    radii: [2.6, 2.8, 1],
    tip: { tone: 'dark', reach: 4 },
  },
  rests: 'folded',
  marks: ({ hip, shoulder, view }, colors) =>
    view === 'side'
      ? [
          detail(ellipse([hip[0] + 2, hip[1] - 3], [12, 9], 0.2), colors.dark, { alpha: 0.88 }),
          detail(ellipse([shoulder[0] + 10, shoulder[1] - 9], [9, 9]), colors.dark, { alpha: 0.88 }),
        ]
      : [detail(ellipse([-6, hip[1] - 4], [8, 9], 0.3), colors.dark, { alpha: 0.88 })],
  ...hoofed({
    muzzle: [1.12, 0.84, 0.46],
    arch: 0.12,
    ears: 'lop',
    earSize: 1.2,
    snout: 'pale',
    lashes: 0.6,
    behind: (tones, view) =>
      view === 'side'
        ? [form(shape('0.86,1.06 1.24,1.16 1.22,1.52 1.02,1.74! 0.82,1.44'), tones.pale, { volume: 0.4 })]
        : [form(shape('-0.26,1.0 0.26,1.0 0.14,1.6 0,1.96! -0.14,1.6'), tones.pale, { volume: 0.4 })],
    marks: (tones, view) =>
      view === 'side'
        ? [detail(shape('-1,-1 0.2,-0.9 0.34,-0.1 0.1,0.6 -0.6,1'), tones.dark, { alpha: 0.88 })]
        : [
            detail(ellipse([-0.62, -0.2], [0.4, 0.8]), tones.dark, { alpha: 0.88 }),
            detail(ellipse([0.62, -0.2], [0.4, 0.8]), tones.dark, { alpha: 0.88 }),
          ],
    top: (_, view) => goatHorns(view),
  }),
});

const WOOL = hex('#f6ecdb');

const fleece = ({ hip, shoulder, view, isLying }: Posture): Sketch[] => {
  const center = lerp(hip, shoulder, 0.5);
  const radii: Point =
    view === 'side' ? [(shoulder[0] - hip[0]) / 2 + 15, isLying && center[1] > -20 ? 13.5 : 16] : [17, 17.5];
  const outline = clump([center[0] - (view === 'side' ? 1 : 0), Math.min(center[1] - 1, -radii[1] - 0.5)], radii, {
    lumps: view === 'side' ? 13 : 10,
    depth: 0.16,
    random: seededRandom(7),
  });
  const box = boundsOf(outline);
  const curls = Array.from({ length: 15 }, (_, index): Sketch => {
    const x = box.left + 6 + (box.right - box.left - 12) * ((0.3 + index * 0.618) % 1);
    const y = box.top + 5 + (box.bottom - box.top - 12) * ((0.2 + index * 0.414) % 1);
    return line(
      [
        [x - 2, y],
        [x - 0.6, y + 1.8],
        [x + 1.6, y + 0.6],
        [x + 0.8, y - 1],
      ],
      mix(WOOL, hex('#a98f78'), 0.4),
      { width: 0.7, alpha: 0.65 },
    );
  });
  return [form(outline, WOOL, { volume: 0.6, name: 'coat' }), bundle(curls, { clip: outline })];
};

export const sheep = quadruped({
  heightCm: 72,
  length: 30,
  chest: 11,
  waist: 12,
  rump: 11,
  stands: 31,
  legWidth: 2.5,
  foot: 'hoof',
  neck: [14, -12],
  neckRadii: [8, 6],
  headRadius: 11,
  colors: {
    coat: hex('#5c4a44'),
    pale: hex('#cbb3a2'),
    dark: hex('#33282a'),
    nose: hex('#2c2022'),
    iris: hex('#8f6a34'),
  },
  tail: { up: points('0,0 -3,1 -5,4'), low: points('0,0 -3,2 -5,6'), radii: [3, 3.4, 3] },
  rests: 'folded',
  over: (posture) => fleece(posture),
  ...hoofed({
    muzzle: [1.06, 0.74, 0.5],
    arch: 0.06,
    ears: 'side',
    earSize: 0.95,
    snout: 'coat',
    lashes: 0.5,
    top: (_, view) => [
      form(
        clump([view === 'side' ? -0.12 : 0, -0.62], [0.66, 0.48], {
          lumps: 7,
          depth: 0.18,
          random: seededRandom(3),
        }),
        WOOL,
        { volume: 0.6 },
      ),
    ],
  }),
});

export const calf = quadruped({
  heightCm: 94,
  length: 43,
  chest: 14.4,
  waist: 14.2,
  rump: 14,
  stands: 44,
  legWidth: 3.6,
  foot: 'hoof',
  neck: [19, -19],
  neckRadii: [11.5, 9],
  headRadius: 14.6,
  colors: {
    coat: hex('#c98f58'),
    pale: hex('#fdf2df'),
    dark: hex('#7c4a2a'),
    nose: hex('#e2a496'),
    iris: hex('#3f2618'),
  },
  tail: {
    up: points('0,0 -6,-1 -9,10 -10,22'),
    low: points('0,0 -4,4 -6,14 -6,26'),
    radii: [1.7, 1.4, 1.2, 1.1],
    tuft: 3.4,
  },
  rests: 'folded',
  marks: ({ hip, shoulder, view }, colors) =>
    view === 'side'
      ? [
          detail(ellipse([hip[0] + 8, hip[1] - 5], [9.5, 8], 0.4), colors.pale),
          detail(ellipse([shoulder[0] - 3, shoulder[1] + 5], [7, 9], -0.3), colors.pale),
          detail(ellipse([0, hip[1] + 11], [6, 4]), colors.pale),
        ]
      : [detail(ellipse([8, hip[1] + 2], [7, 9], -0.3), colors.pale)],
  ...hoofed({
    muzzle: [1.04, 0.66, 0.62],
    arch: -0.02,
    ears: 'side',
    earSize: 1.12,
    snout: 'nose',
    lashes: 0.95,
    marks: (tones, view) =>
      view === 'side'
        ? [detail(shape('0.1,-1 0.6,-0.7 1.0,0 0.7,0.1 0.3,-0.4'), tones.pale)]
        : [detail(shape('0,-0.9 0.24,-0.5 0.12,0.4 -0.12,0.4 -0.24,-0.5'), tones.pale)],
    top: (_, view) =>
      view === 'side'
        ? [
            form(
              ribbon(
                [
                  [-0.02, -0.72],
                  [0.04, -0.98],
                ],
                [0.17, 0.09],
              ),
              HORN,
            ),
            form(shape('-0.3,-0.7 0,-0.98 0.36,-0.72 0.2,-0.44! 0.02,-0.6'), hex('#a9713f'), { volume: 0.4 }),
          ]
        : [-0.36, 0.36].map((x) =>
            form(
              ribbon(
                [
                  [x, -0.66],
                  [x * 1.3, -0.96],
                ],
                [0.15, 0.08],
              ),
              HORN,
            ),
          ),
  }),
});
