/** Fox, fennec, lion cub, bear cub, squirrel, rabbit, mouse and jerboa. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { points, shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import { furryHead } from '#studio/illustrator/companions/heads/furry-head.ts';
import { quadruped } from '#studio/illustrator/companions/quadrupeds/quadruped.ts';
import { ellipse } from '#studio/illustrator/geometry/path.ts';
import { detail, form } from '#studio/illustrator/sketch.ts';

export const fox = quadruped({
  heightCm: 50,
  length: 25,
  chest: 7.6,
  waist: 6.2,
  rump: 7,
  stands: 20,
  legWidth: 2,
  foot: 'paw',
  neck: [9.5, -13],
  neckRadii: [6.4, 5],
  headRadius: 10.6,
  mouth: [0.62, 0.55],
  colors: {
    coat: hex('#d9692b'),
    pale: hex('#fbeeda'),
    dark: hex('#4a2a25'),
    nose: hex('#2b1b1b'),
    iris: hex('#a9652a'),
  },
  tail: {
    up: points('0,0 -7,1 -14,-5 -20,-15 -20,-23'),
    low: points('0,0 -7,6 -13,11 -19,12 -25,9'),
    radii: [2.4, 4.4, 5.8, 5, 1.2],
    tip: { tone: 'pale', reach: 8 },
  },
  rests: 'curled',
  socks: 1,
  head: (colors, look) =>
    furryHead(
      { ears: 'pointed', earTone: 'tip', snout: 0.36, fluff: 0.26, hasMask: true, hasWhiskers: true, tall: 0.92 },
      colors,
      look,
    ),
});

export const fennec = quadruped({
  heightCm: 36,
  length: 17,
  chest: 5.4,
  waist: 4.6,
  rump: 5,
  stands: 13,
  legWidth: 1.4,
  foot: 'paw',
  neck: [6, -8.6],
  neckRadii: [4.8, 3.8],
  headRadius: 8,
  mouth: [0.55, 0.55],
  colors: {
    coat: hex('#e6c08a'),
    pale: hex('#fdf3e0'),
    dark: hex('#7d5433'),
    nose: hex('#2b1b1b'),
    iris: hex('#5f3a1e'),
  },
  tail: {
    up: points('0,0 -6,2 -12,-2 -17,-9 -18,-15'),
    low: points('0,0 -5,4 -10,8 -15,9 -20,7'),
    radii: [1.7, 2.8, 3.8, 3.2, 0.9],
    tip: { tone: 'dark', reach: 4 },
  },
  rests: 'curled',
  head: (colors, look) =>
    furryHead(
      { ears: 'huge', snout: 0.26, fluff: 0.2, hasMask: true, hasWhiskers: true, tall: 0.88, eye: 0.235 },
      colors,
      look,
    ),
});

export const lion = quadruped({
  heightCm: 58,
  length: 27,
  chest: 9,
  waist: 7.6,
  rump: 8.4,
  stands: 20,
  legWidth: 3,
  foot: 'paw',
  neck: [10, -15],
  neckRadii: [8, 7],
  headRadius: 12,
  headRest: 1.22,
  mouth: [0.5, 0.6],
  colors: {
    coat: hex('#dda654'),
    pale: hex('#fbe9c6'),
    dark: hex('#8a4f26'),
    nose: hex('#7c4038'),
    iris: hex('#8a5a22'),
  },
  tail: {
    up: points('0,0 -10,-2 -16,-12 -14,-24'),
    low: points('0,0 -8,6 -14,14 -22,15'),
    radii: [1.9, 1.5, 1.3, 1.2],
    tuft: 3,
  },
  rests: 'curled',
  head: (colors, look) =>
    furryHead(
      {
        ears: 'round',
        snout: 0.14,
        fluff: 0,
        hasMask: true,
        hasWhiskers: true,
        tall: 0.94,
        behind: (tones, turn) => [
          form(
            shape(
              '-0.1,-1.38 0.3,-1.3! 0.52,-1.42 0.8,-1.2! 1.04,-1.14 1.12,-0.8! 1.36,-0.6 1.26,-0.26! 1.44,0.06 1.22,0.34! 1.26,0.66 0.96,0.78! 0.86,1.08 0.54,1.06! 0.3,1.34 0.04,1.16! -0.28,1.34 -0.5,1.08! -0.86,1.12 -0.94,0.8! -1.28,0.7 -1.2,0.36! -1.46,0.1 -1.28,-0.22! -1.4,-0.58 -1.12,-0.76! -1.08,-1.1 -0.76,-1.14! -0.6,-1.42 -0.36,-1.28!',
            ),
            lighten(tones.dark, 0.07 + turn * 0.02),
            { volume: 0.5 },
          ),
        ],
        top: (tones, turn) => [
          form(
            shape('-0.3,-0.86 -0.24,-1.22! -0.04,-1.02 0.06,-1.36! 0.18,-1.02 0.4,-1.18! 0.34,-0.84 0.06,-0.6'),
            lighten(tones.dark, 0.1 - turn * 0.02),
            { volume: 0.4 },
          ),
        ],
      },
      colors,
      look,
    ),
});

export const bear = quadruped({
  heightCm: 78,
  length: 32,
  chest: 15,
  waist: 15.4,
  rump: 15,
  stands: 27,
  legWidth: 5,
  foot: 'paw',
  neck: [15, -13],
  neckRadii: [12, 10],
  headRadius: 15,
  mouth: [0.52, 0.6],
  colors: {
    coat: hex('#7d5236'),
    pale: hex('#dcb58a'),
    dark: hex('#4d2f20'),
    nose: hex('#241717'),
    iris: hex('#5b3417'),
  },
  tail: { up: points('2,4 0,4 -2,3'), low: points('2,4 0,5 -2,6'), radii: [3, 3, 2.4] },
  rests: 'curled',
  sitsUp: true,
  head: (colors, look) =>
    furryHead({ ears: 'round', snout: 0.3, fluff: 0.04, tall: 0.94, eye: 0.19, lashes: 0.3 }, colors, look),
});

export const rabbit = quadruped({
  heightCm: 42,
  length: 13,
  chest: 6.4,
  waist: 7.4,
  rump: 8.2,
  stands: 10,
  legWidth: 1.9,
  foot: 'paw',
  neck: [5, -9],
  neckRadii: [5.6, 5],
  headRadius: 8.2,
  mouth: [0.42, 0.55],
  colors: {
    coat: hex('#b9997a'),
    pale: hex('#fbf1e2'),
    dark: hex('#7d6250'),
    nose: hex('#d07a78'),
    iris: hex('#5c3b26'),
  },
  tail: {
    up: points('0,0 -2.4,-1 -4,-3'),
    low: points('0,0 -2,1 -4,2'),
    radii: [2.6, 3.2, 2.6],
    tip: { tone: 'pale', reach: 5.4 },
  },
  rests: 'curled',
  head: (colors, look) =>
    furryHead(
      { ears: 'long', snout: 0.06, fluff: 0.08, hasMask: false, hasWhiskers: true, tall: 0.98, eye: 0.225 },
      colors,
      look,
    ),
});

export const squirrel = quadruped({
  heightCm: 34,
  length: 10,
  chest: 4.6,
  waist: 5,
  rump: 5.6,
  stands: 9,
  legWidth: 1.3,
  foot: 'paw',
  neck: [4, -6.6],
  neckRadii: [4.2, 3.6],
  headRadius: 6.4,
  mouth: [0.46, 0.55],
  colors: {
    coat: hex('#b85a2c'),
    pale: hex('#fcead0'),
    dark: hex('#6f3019'),
    nose: hex('#4a2420'),
    iris: hex('#41261a'),
  },
  tail: {
    up: points('1,1 -6,-1 -10,-10 -6,-18 -9,-25 -15,-24'),
    low: points('1,1 -5,2 -10,0 -16,2 -21,-1 -23,-6'),
    sitting: points('0,2 -6,-1 -9.5,-10 -6,-19 -9,-27 -15,-25'),
    radii: [1.6, 3.8, 5.4, 5.6, 4.2, 1.2],
    tip: { tone: 'pale', reach: 4.6 },
  },
  rests: 'curled',
  isHunched: true,
  head: (colors, look) =>
    furryHead({ ears: 'tufted', snout: 0.12, fluff: 0.14, hasMask: true, tall: 0.94, eye: 0.24 }, colors, look),
});

export const mouse = quadruped({
  heightCm: 18,
  length: 6,
  chest: 2.7,
  waist: 3.2,
  rump: 3.7,
  stands: 5,
  legWidth: 0.74,
  foot: 'paw',
  neck: [3.3, -3.2],
  neckRadii: [2.6, 2.3],
  headRadius: 4.6,
  mouth: [0.7, 0.52],
  colors: {
    coat: hex('#a79b96'),
    pale: hex('#f6ebe2'),
    dark: hex('#6d5f60'),
    nose: hex('#d4808a'),
    iris: hex('#33241f'),
  },
  tail: {
    up: points('1,0.4 -4,1.6 -8,0.6 -10.6,-3 -12.6,-6.4 -15.6,-6.6'),
    low: points('1,0.4 -4,2 -8,1.6 -11,-0.2 -14,0.2 -16.6,1.6'),
    sitting: points('1,0.6 -3.4,1.3 -7,0.5 -9.8,-2.2 -12.8,-2.6 -15.2,-0.2'),
    radii: [0.8, 0.62, 0.5, 0.4, 0.32, 0.2],
    bare: hex('#d5a39d'),
  },
  rests: 'curled',
  isHunched: true,
  barePaws: hex('#e0aea6'),
  head: (colors, look) =>
    furryHead({ ears: 'dish', snout: 0.5, fluff: 0, hasWhiskers: true, tall: 0.84, eye: 0.22 }, colors, look),
});

export const jerboa = quadruped({
  heightCm: 27,
  length: 5.8,
  chest: 3.2,
  waist: 3.8,
  rump: 4.6,
  stands: 8.6,
  legWidth: 0.85,
  foot: 'paw',
  neck: [3.2, -4.6],
  neckRadii: [3.1, 2.8],
  headRadius: 5,
  mouth: [0.5, 0.5],
  colors: {
    coat: hex('#d9ab72'),
    pale: hex('#fff4e2'),
    dark: hex('#7b5636'),
    nose: hex('#c07670'),
    iris: hex('#2f1d16'),
  },
  tail: {
    up: points('0,0 -6,2 -12,-1 -18,-8 -21,-16'),
    low: points('0,0 -5,3.6 -11,3.8 -18,3 -24,3.6'),
    sitting: points('0,0.6 -5,1.4 -10,0 -15,-6 -16,-14'),
    radii: [0.7, 0.5, 0.45, 0.5, 0.7],
    tuft: 1.7,
  },
  rests: 'curled',
  isHunched: true,
  marks: ({ hip }, colors) => [
    detail(ellipse([hip[0] - 1, hip[1] + 2.6], [5, 1.3], -0.4), colors.pale, { alpha: 0.8 }),
  ],
  head: (colors, look) =>
    furryHead(
      { ears: 'long', snout: 0.14, fluff: 0.04, hasMask: true, hasWhiskers: true, tall: 0.9, eye: 0.27 },
      colors,
      look,
    ),
});
