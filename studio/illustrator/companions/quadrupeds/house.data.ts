/** Cat and dog: those who live in the house. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { points, shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import { furryHead } from '#studio/illustrator/companions/heads/furry-head.ts';
import { quadruped } from '#studio/illustrator/companions/quadrupeds/quadruped.ts';
import { add, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail } from '#studio/illustrator/sketch.ts';

export const cat = quadruped({
  heightCm: 40,
  length: 20,
  chest: 5.8,
  waist: 5.4,
  rump: 5.8,
  stands: 15,
  legWidth: 1.7,
  foot: 'paw',
  neck: [6.6, -10.4],
  neckRadii: [5, 4.2],
  headRadius: 9,
  mouth: [0.4, 0.55],
  colors: {
    coat: hex('#d99a4e'),
    pale: hex('#fdf1de'),
    dark: hex('#a8642c'),
    nose: hex('#d27a72'),
    iris: hex('#6f8f3c'),
  },
  tail: {
    up: points('0,0 -7,0 -11,-8 -9,-18 -13,-25'),
    low: points('0,0 -6,4 -11,9 -17,10 -22,7'),
    radii: [1.9, 1.9, 1.9, 1.8, 1.2],
    tip: { tone: 'dark', reach: 4.4 },
  },
  rests: 'curled',
  marks: ({ hip, shoulder, view }, colors) => {
    const stripe = (at: Point, drop: number): ReturnType<typeof detail> =>
      detail(ribbon([at, add(at, [0.6, drop * 0.5]), add(at, [-0.4, drop])], [1.1, 0.9, 0.2]), colors.dark, {
        alpha: 0.7,
      });
    const [dx, dy] = [shoulder[0] - hip[0], shoulder[1] - hip[1]];
    return view === 'side'
      ? [-0.16, 0.08, 0.34, 0.6, 0.84].map((share, index) =>
          stripe([hip[0] + dx * share, hip[1] + dy * share - 6.4], 5.4 + (index % 2) * 2),
        )
      : [];
  },
  head: (colors, look) =>
    furryHead(
      {
        ears: 'pointed',
        snout: -0.04,
        fluff: 0.12,
        hasWhiskers: true,
        tall: 0.9,
        eye: 0.235,
        marks: (tones, turn) =>
          [-0.26, 0, 0.26].map((x) =>
            detail(
              shape(`${x - 0.06 + turn * 0.3},-1 ${x + 0.06 + turn * 0.3},-1 ${x * 0.8 + turn * 0.34},-0.5!`),
              tones.dark,
              { alpha: 0.75 },
            ),
          ),
      },
      colors,
      look,
    ),
});

export const dog = quadruped({
  heightCm: 52,
  length: 25,
  chest: 7.8,
  waist: 6.8,
  rump: 7.2,
  stands: 20,
  legWidth: 2.3,
  foot: 'paw',
  neck: [8.6, -13],
  neckRadii: [6.4, 5.6],
  headRadius: 10.4,
  mouth: [0.58, 0.6],
  colors: {
    coat: hex('#d2a169'),
    pale: hex('#fbecd4'),
    dark: hex('#8a5735'),
    nose: hex('#2b1c1c'),
    iris: hex('#6b4023'),
  },
  tail: {
    up: points('0,0 -6,-2 -11,-10 -9,-19 -4,-22'),
    low: points('0,0 -5,4 -8,10 -10,16 -14,18'),
    radii: [2.6, 2.6, 2.4, 1.9, 0.8],
    tip: { tone: 'pale', reach: 5 },
  },
  rests: 'curled',
  marks: ({ hip, view }, colors) =>
    view === 'side' ? [detail(ellipse([hip[0] + 4, hip[1] - 4], [10.5, 6.4], 0.1), colors.dark, { alpha: 0.85 })] : [],
  head: (colors, look) =>
    furryHead(
      {
        ears: 'floppy',
        earTone: 'dark',
        snout: 0.3,
        fluff: 0,
        tall: 0.98,
        marks: (tones, turn) => [
          detail(ellipse([-0.5 + turn * 0.5, -0.22], [0.5, 0.62], 0.2), lighten(tones.dark, 0.06), { alpha: 0.9 }),
          detail(
            shape(`${turn * 0.5 - 0.1},-1 ${turn * 0.5 + 0.18},-1 ${turn * 0.8 + 0.14},0.2 ${turn * 0.8 - 0.14},0.2`),
            tones.pale,
          ),
        ],
      },
      colors,
      look,
    ),
});
