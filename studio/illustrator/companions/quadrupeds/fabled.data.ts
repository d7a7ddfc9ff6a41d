/** A friendly dragon and a monkey. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { points, shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { furry } from '#studio/illustrator/companions/heads/furry-head.ts';
import { HORN, hoofed } from '#studio/illustrator/companions/heads/hoofed-head.ts';
import { quadruped } from '#studio/illustrator/companions/quadrupeds/quadruped.ts';
import type { Posture } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { angleOf, cut, lerp, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const SAIL = hex('#f0b06a');

/** A leathery wing of length 1 from its root, reaching up. */
const sail = (
  root: Point,
  length: number,
  wing: { turn: number; flip: boolean; color: Color; bone: Color },
): Sketch => {
  const at = (x: number, y: number): Point => apply(placed(root, length, { turn: wing.turn, flip: wing.flip }), [x, y]);
  const skin = spline([
    [...at(0.06, 0.06), 1],
    at(0.1, -0.4),
    [...at(0, -0.72), 1],
    at(-0.3, -0.86),
    [...at(-0.82, -0.86), 1],
    at(-0.62, -0.6),
    [...at(-0.86, -0.36), 1],
    at(-0.56, -0.26),
    [...at(-0.62, 0.06), 1],
    at(-0.3, 0),
  ] as Knot[]);
  const bone = (to: Point): Sketch =>
    form(
      ribbon(
        [at(0, -0.7), [(at(0, -0.7)[0] + to[0]) / 2, (at(0, -0.7)[1] + to[1]) / 2 - length * 0.03], to],
        [length * 0.03, length * 0.022, length * 0.006],
      ),
      wing.bone,
      { volume: 0.3 },
    );
  return bundle([
    form(skin, wing.color, { volume: 0.45, name: 'wing' }),
    bone(at(-0.82, -0.86)),
    bone(at(-0.86, -0.36)),
    bone(at(-0.6, 0.04)),
    // It grows out of the shoulder and thins there to nothing: a thick end would be a stub before the body.
    form(
      ribbon(
        [at(0.07, 0.26), at(0.03, 0.1), at(0.09, -0.3), at(0, -0.74)],
        [length * 0.006, length * 0.046, length * 0.056, length * 0.034],
      ),
      wing.bone,
      { volume: 0.5, name: 'coat' },
    ),
  ]);
};

/** Along the back from the rump to the head: place, the way out of the body, and how thick the body is there. */
const backAt = ({ hip, shoulder, head }: Posture, share: number): { at: Point; out: Point; half: number } => {
  const nape = lerp(shoulder, head, 0.5);
  const stops: readonly (readonly [Point, number])[] = [
    [hip, 11.6],
    [lerp(hip, shoulder, 0.5), 11],
    [shoulder, 9.4],
    [nape, 7.6],
    [head, 9],
  ];
  const along = share * (stops.length - 1);
  const index = Math.min(stops.length - 2, Math.floor(along));
  const [[from, thick], [to, next]] = [stops[index] ?? [hip, 10], stops[index + 1] ?? [head, 8]];
  const angle = angleOf(from, to) - Math.PI / 2;
  return { at: lerp(from, to, along - index), out: polar(angle, 1), half: thick + (next - thick) * (along - index) };
};

/** Plates that grow out of the back: their feet are inside of it, so none lies loose on a shoulder. */
const backPlates = (posture: Posture, colors: AnimalColors): Sketch[] =>
  [0.02, 0.16, 0.3, 0.44, 0.58, 0.72, 0.86].map((share, index) => {
    const { at, out, half } = backAt(posture, share);
    const [nx, ny] = out;
    const size = (index === 6 ? 2.6 : 3.3) + (index % 2) * 0.7;
    const on = (across: number, up: number): Point => [
      at[0] + nx * (half + up) - ny * across,
      at[1] + ny * (half + up) + nx * across,
    ];
    return form(
      spline([
        [...on(-size, -5), 1],
        on(-size * 0.8, 0.4),
        [...on(-size * 0.5, size * 1.35), 1],
        on(size * 0.7, 0.8),
        [...on(size * 1.1, -5), 1],
      ] as Knot[]),
      mix(SAIL, colors.dark, 0.2),
      { volume: 0.4 },
    );
  });

const dragonWings = (posture: Posture, colors: AnimalColors): { behind: Sketch[]; before: Sketch[] } => {
  const { hip, shoulder, view, isAloft } = posture;
  const root = lerp(hip, shoulder, 0.82);
  const size = isAloft ? 42 : 29;
  if (view !== 'side') {
    const both = ([-1, 1] as const).map((side) =>
      sail([shoulder[0] + side * 5, shoulder[1] - 4], size, {
        turn: side * (isAloft ? 0.8 : 0.42),
        flip: side === 1,
        color: SAIL,
        bone: colors.coat,
      }),
    );
    return view === 'front' ? { behind: both, before: [] } : { behind: [], before: both };
  }
  const near = isAloft ? -0.3 : posture.isLying ? -0.5 : -0.42;
  return {
    behind: [
      sail([root[0] + 1, root[1] - 2], size * 0.94, {
        turn: near + 0.42,
        flip: false,
        color: lighten(SAIL, -0.07),
        bone: lighten(colors.coat, -0.08),
      }),
      ...backPlates(posture, colors),
    ],
    before: [sail([root[0] - 2, root[1] - 1], size, { turn: near, flip: false, color: SAIL, bone: colors.coat })],
  };
};

/** Down the spine, for somebody who stands behind. */
const spikes = ({ shoulder, head, view }: Posture, colors: AnimalColors): Sketch[] =>
  view !== 'back'
    ? []
    : [0, 0.16, 0.34, 0.52, 0.7, 0.9].map((share, index) => {
        const [x, y] = lerp([shoulder[0], shoulder[1] + 6], head, share);
        const size = 2.4 + (index % 2) * 0.8;
        return form(
          polygon([
            [x - size, y + 3],
            [x - size * 0.4, y - size * 1.2],
            [x + size, y + 3],
          ]),
          mix(SAIL, colors.dark, 0.25),
          { volume: 0.4 },
        );
      });

/** The pale underside from the throat to the belly, in plates. */
const bellyPlates = ({ hip, shoulder, head, view, isLying, isCurled }: Posture, colors: AnimalColors): Sketch[] => {
  if (view === 'back' || isCurled) return [];
  const isSide = view === 'side';
  const throat = lerp(shoulder, head, 0.72);
  const low: Point = isSide
    ? isLying
      ? [hip[0] + 10.4, hip[1] + 3]
      : [lerp(hip, shoulder, 0.36)[0], hip[1] + 10.4]
    : [0, shoulder[1] + 15];
  const line0: readonly Point[] = isSide
    ? [
        [throat[0] + 5.2, throat[1] + 3],
        [lerp(shoulder, head, 0.3)[0] + 6, lerp(shoulder, head, 0.3)[1] + 2],
        [shoulder[0] + (isLying ? 8.4 : 7.8), shoulder[1] + 5],
        [(shoulder[0] + low[0]) / 2 + (isLying ? 4.6 : 5.2), (shoulder[1] + low[1]) / 2 + (isLying ? 2 : 4.6)],
        low,
      ]
    : [throat, lerp(shoulder, head, 0.3), shoulder, [0, shoulder[1] + 7], low];
  const half = isSide ? [2.6, 3.6, 4.4, 4.8, 3.4] : [3, 4.4, 6, 6.6, 5.4];
  const band = ribbon(line0, half);
  const seams = cut(line0, 0.08, 0.94, 9).map((at, index, all) => {
    const next = all[Math.min(all.length - 1, index + 1)] ?? at;
    const before = all[Math.max(0, index - 1)] ?? at;
    const across = polar(angleOf(before, next) + Math.PI / 2, 8);
    const bulge = polar(angleOf(before, next), 1.2);
    return line(
      [
        [at[0] + across[0], at[1] + across[1]],
        [at[0] + bulge[0], at[1] + bulge[1]],
        [at[0] - across[0], at[1] - across[1]],
      ],
      mix(colors.pale, colors.dark, 0.4),
      {
        width: 0.7,
        alpha: 0.6,
      },
    );
  });
  return [bundle([detail(band, colors.pale), ...seams], { clip: band })];
};

export const dragon = quadruped({
  heightCm: 76,
  length: 24,
  chest: 10.4,
  waist: 11.4,
  rump: 11.8,
  stands: 22,
  legWidth: 3.5,
  foot: 'paw',
  neck: [11.5, -23],
  neckRadii: [9, 7],
  headRadius: 13,
  headRest: 1.02,
  colors: {
    coat: hex('#6da37a'),
    pale: hex('#f3e2a9'),
    dark: hex('#3f6f58'),
    nose: hex('#2f4f42'),
    iris: hex('#b06a1f'),
  },
  tail: {
    up: points('2,2 -10,8 -21,9 -31,2 -34,-10'),
    low: points('2,2 -10,8 -20,12 -30,13 -38,10'),
    sitting: points('2,1 -9,3.4 -16,3.4 -22,-0.6 -22,-8'),
    radii: [8, 5.6, 3.9, 2.5, 1.7],
    spade: 4,
    tip: { tone: 'dark', reach: 8.5 },
  },
  rests: 'curled',
  sitsUp: true,
  isVain: true,
  claws: HORN,
  marks: (posture, colors) => [
    ...bellyPlates(posture, colors),
    ...[
      [-4, -6],
      [2, -7.4],
      [-6.4, -3],
      [-2, -1],
      [5, -2.4],
    ].map(([x = 0, y = 0], index) =>
      detail(
        ellipse([posture.hip[0] + x, posture.hip[1] + y], [1.7 + (index % 2) * 0.7, 1.4]),
        lighten(colors.coat, 0.09),
        {
          alpha: 0.8,
        },
      ),
    ),
  ],
  over: spikes,
  wings: dragonWings,
  ...hoofed({
    muzzle: [0.94, 0.42, 0.62],
    arch: -0.05,
    eyeSize: 1.3,
    ears: 'side',
    earSize: 0.8,
    snout: 'coat',
    lashes: 0.5,
    behind: (tones, view) =>
      view === 'side'
        ? [
            form(shape('-0.5,-0.2 -1.1,-0.4! -0.82,0 -1.2,0.24! -0.74,0.4 -0.4,0.6'), mix(SAIL, tones.dark, 0.15), {
              volume: 0.4,
            }),
          ]
        : [],
    top: (_, view) =>
      (view === 'side'
        ? [
            [0.1, -0.7, 0.94],
            [-0.18, -0.66, 1],
          ]
        : [
            [0.34, -0.64, 1],
            [-0.34, -0.64, 1],
          ]
      ).map(([x = 0, y = 0, size = 1]) =>
        form(
          ribbon(
            [
              [x, y],
              [x * (view === 'side' ? 1 : 1.3) - (view === 'side' ? 0.2 : 0), y - 0.36 * size],
              [x * (view === 'side' ? 1 : 1.5) - (view === 'side' ? 0.6 : 0), y - 0.62 * size],
            ],
            [0.17, 0.12, 0.02],
          ),
          HORN,
          { volume: 0.5 },
        ),
      ),
  }),
});

export const monkey = quadruped({
  heightCm: 58,
  length: 18,
  chest: 7,
  waist: 6.2,
  rump: 7,
  stands: 26,
  legWidth: 2.3,
  foot: 'paw',
  neck: [6, -12.4],
  neckRadii: [6, 5.2],
  headRadius: 10,
  colors: {
    coat: hex('#8a5f42'),
    pale: hex('#f0cda6'),
    dark: hex('#5a3a2a'),
    nose: hex('#7c4a3a'),
    iris: hex('#4a2c1a'),
  },
  tail: {
    up: points('0,0 -9,3 -18,-2 -22,-14 -18,-26 -9,-29 -4,-22 -9,-16 -14,-20'),
    low: points('0,0 -6,7 -12,12 -20,14 -28,10 -29,2 -23,-1 -20,5 -24,7'),
    radii: [1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1],
  },
  rests: 'curled',
  sitsUp: true,
  ...furry({
    ears: 'side',
    snout: 0.02,
    fluff: 0,
    isFlatNosed: true,
    tall: 1,
    eye: 0.2,
    // A heart: around each eye, and down to the chin.
    marks: (tones, turn) => [
      ...[-0.38, 0.4].map((x) => detail(ellipse([x + turn * 0.46, -0.12], [0.46, 0.46]), tones.pale)),
      detail(ellipse([turn * 0.56, 0.5], [0.82, 0.6]), tones.pale),
    ],
    top: (tones, turn) => [
      form(
        shape(
          `${-0.16 + turn * 0.2},-0.8 ${-0.1 + turn * 0.2},-1.16! ${0.08 + turn * 0.2},-0.98 ${0.22 + turn * 0.2},-1.2! ${0.26 + turn * 0.2},-0.8`,
        ),
        tones.coat,
        { volume: 0.3 },
      ),
    ],
  }),
});
