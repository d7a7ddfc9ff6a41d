/** A friendly dragon and a monkey. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { points, shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { furryHead } from '#studio/illustrator/companions/heads/furry-head.ts';
import { HORN, hoofedHead } from '#studio/illustrator/companions/heads/hoofed-head.ts';
import { quadruped } from '#studio/illustrator/companions/quadrupeds/quadruped.ts';
import type { Posture } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
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
    form(
      ribbon([at(0.02, 0.08), at(0.08, -0.36), at(0, -0.74)], [length * 0.06, length * 0.05, length * 0.035]),
      wing.bone,
      { volume: 0.5, name: 'coat' },
    ),
  ]);
};

const dragonWings = (
  { hip, shoulder, view, isAloft }: Posture,
  colors: AnimalColors,
): { behind: Sketch[]; before: Sketch[] } => {
  const root = lerp(hip, shoulder, 0.72);
  const size = isAloft ? 40 : 25;
  if (view !== 'side') {
    const both = ([-1, 1] as const).map((side) =>
      sail([shoulder[0] + side * 5, shoulder[1] - 4], size, {
        turn: side * (isAloft ? 0.8 : 0.55),
        flip: side === 1,
        color: SAIL,
        bone: colors.coat,
      }),
    );
    return view === 'front' ? { behind: both, before: [] } : { behind: [], before: both };
  }
  return {
    behind: [
      sail([root[0] + 4, root[1] - 5], size, {
        turn: isAloft ? 0.3 : -0.35,
        flip: false,
        color: lighten(SAIL, -0.07),
        bone: lighten(colors.coat, -0.08),
      }),
    ],
    before: [
      sail([root[0], root[1] - 3], size, { turn: isAloft ? -0.3 : -0.75, flip: false, color: SAIL, bone: colors.coat }),
    ],
  };
};

const spikes = ({ hip, shoulder, head, view }: Posture, colors: AnimalColors): Sketch[] =>
  view === 'front'
    ? []
    : [0, 0.16, 0.34, 0.52, 0.7, 0.9].map((share, index) => {
        const along =
          view === 'back'
            ? lerp([shoulder[0], shoulder[1] + 6], head, share)
            : share < 0.6
              ? lerp(hip, shoulder, share / 0.6)
              : lerp(shoulder, head, (share - 0.6) / 0.5);
        const out = view === 'back' ? 0 : share < 0.6 ? -9.4 : -6.4;
        const x = along[0] + (share >= 0.6 && view === 'side' ? -5.4 : 0);
        const y = along[1] + out;
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

export const dragon = quadruped({
  heightCm: 76,
  length: 28,
  chest: 11,
  waist: 10.6,
  rump: 10.4,
  stands: 24,
  legWidth: 3.4,
  foot: 'paw',
  neck: [14, -24],
  neckRadii: [8.6, 6.6],
  headRadius: 12,
  mouth: [1.5, 0.85],
  colors: {
    coat: hex('#6da37a'),
    pale: hex('#f3e2a9'),
    dark: hex('#3f6f58'),
    nose: hex('#2f4f42'),
    iris: hex('#b06a1f'),
  },
  tail: {
    up: points('0,0 -11,6 -22,7 -31,-1 -33,-13'),
    low: points('0,0 -10,6 -20,10 -30,11 -38,9'),
    radii: [5, 3.8, 2.7, 1.8, 1.2],
    tuft: 3,
  },
  rests: 'curled',
  marks: ({ hip, shoulder, head, view }, colors) => [
    ...(view === 'back'
      ? []
      : [0.12, 0.3, 0.48, 0.66].map((share) =>
          line(
            [
              [shoulder[0] + (head[0] - shoulder[0]) * share + 1, shoulder[1] + (head[1] - shoulder[1]) * share + 3],
              [shoulder[0] + (head[0] - shoulder[0]) * share + 11, shoulder[1] + (head[1] - shoulder[1]) * share + 4],
            ],
            mix(colors.pale, colors.dark, 0.35),
            { width: 0.7, alpha: 0.7 },
          ),
        )),
    ...[
      [-2, -5],
      [5, -6],
      [12, -4],
      [1, 1],
      [9, 2],
    ].map(([x = 0, y = 0], index) =>
      detail(ellipse([hip[0] + x, hip[1] + y], [1.7 + (index % 2) * 0.7, 1.4]), lighten(colors.coat, 0.09), {
        alpha: 0.8,
      }),
    ),
  ],
  over: spikes,
  wings: dragonWings,
  head: (colors, look) =>
    hoofedHead(
      {
        muzzle: [1.02, 0.44, 0.56],
        arch: -0.06,
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
      },
      colors,
      look,
    ),
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
  mouth: [0.5, 0.6],
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
  head: (colors, look) =>
    furryHead(
      {
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
      },
      colors,
      look,
    ),
});
