/** Cats and dogs, those who live in the house: several kinds of each, so that no two families have the same one. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { knots, points, shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { furry, type FurryHead } from '#studio/illustrator/companions/heads/furry-head.ts';
import { bred } from '#studio/illustrator/companions/quadrupeds/quadruped.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { add, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

type Marks = NonNullable<QuadrupedShape['marks']>;
type FaceMarks = NonNullable<FurryHead['marks']>;

/** Places on the trunk: from hip to shoulder, and so many centimetres from the middle towards the belly. */
const onTrunk =
  ({ hip, shoulder }: Posture) =>
  (along: number, down: number): Point => {
    const [dx, dy] = [shoulder[0] - hip[0], shoulder[1] - hip[1]];
    const long = Math.hypot(dx, dy) || 1;
    return [hip[0] + dx * along - (dy / long) * down, hip[1] + dy * along + (dx / long) * down];
  };

const DARK_COAT = 0.45;

/** The second colour of a coat: darker, or on a dark coat lighter, as it is seen from a step away. */
const second = ({ coat, dark, pale }: AnimalColors): Color =>
  coat[0] < DARK_COAT ? mix(lighten(coat, 0.1), pale, 0.3) : dark;

/** Patches or spots on the trunk: along, down, half width and half height each. */
const blots =
  (
    places: readonly (readonly [along: number, down: number, wide: number, tall: number])[],
    tone: (colors: AnimalColors, index: number) => Color,
  ): Marks =>
  (posture, colors) => {
    const at = onTrunk(posture);
    // From the front or behind only those in the middle of the body are seen.
    const seen = posture.view === 'side' ? places : [];
    return seen.map(([along, down, wide, tall], index) =>
      detail(ellipse(at(along, down), [wide, tall], 0.1 * ((index % 3) - 1)), tone(colors, index), { alpha: 0.88 }),
    );
  };

/** Around an eye, and down the face from between the ears. */
const eyePatch =
  (side: 1 | -1, tone: (colors: AnimalColors) => Color): FaceMarks =>
  (colors, turn) => [
    detail(ellipse([side * 0.46 + turn * 0.5, -0.16], [0.46, 0.58], side * -0.2), tone(colors), { alpha: 0.92 }),
  ];

const blaze: FaceMarks = (tones, turn) => [
  detail(
    shape(`${turn * 0.5 - 0.1},-1 ${turn * 0.5 + 0.18},-1 ${turn * 0.8 + 0.15},0.2 ${turn * 0.8 - 0.15},0.2`),
    tones.pale,
  ),
];

const both =
  (...all: readonly FaceMarks[]): FaceMarks =>
  (colors, turn) =>
    all.flatMap((one) => one(colors, turn));

// Cats

const CAT_BODY = {
  heightCm: 40,
  length: 20,
  chest: 6.4,
  waist: 6.2,
  rump: 6.4,
  stands: 15,
  legWidth: 1.95,
  foot: 'paw',
  neck: [7.4, -12],
  neckRadii: [4.9, 4],
  headRadius: 9,
  rests: 'curled',
} as const satisfies Partial<QuadrupedShape>;

const CAT_TAIL = {
  up: points('0,0 -7,0 -11,-8 -9,-18 -13,-25'),
  low: points('0,0 -6,4 -11,9 -17,10 -22,7'),
  radii: [1.9, 1.9, 1.9, 1.8, 1.2],
} as const;

const CAT_FACE = { ears: 'pointed', snout: -0.04, fluff: 0.12, hasWhiskers: true, tall: 0.9, eye: 0.235 } as const;

const TABBY: AnimalColors = {
  coat: hex('#d99a4e'),
  pale: hex('#fdf1de'),
  dark: hex('#a8642c'),
  nose: hex('#d27a72'),
  iris: hex('#6f8f3c'),
};

const tabbyFace: FaceMarks = (tones, turn) =>
  [-0.26, 0, 0.26].map((x) =>
    detail(
      shape(`${x - 0.06 + turn * 0.3},-1 ${x + 0.06 + turn * 0.3},-1 ${x * 0.8 + turn * 0.34},-0.5!`),
      second(tones),
      {
        alpha: 0.75,
      },
    ),
  );

const stripes: Marks = (posture, colors) => {
  const at = onTrunk(posture);
  const stripe = (from: Point, drop: number): Sketch =>
    detail(ribbon([from, add(from, [0.6, drop * 0.5]), add(from, [-0.4, drop])], [1.1, 0.9, 0.2]), second(colors), {
      alpha: 0.7,
    });
  return posture.view === 'side'
    ? [-0.16, 0.08, 0.34, 0.6, 0.84].map((share, index) => stripe(at(share, -6.4), 5.4 + (index % 2) * 2))
    : [];
};

const tabby: QuadrupedShape = {
  ...CAT_BODY,
  colors: TABBY,
  tail: { ...CAT_TAIL, tip: { tone: 'dark', reach: 4.4 } },
  marks: stripes,
  ...furry({ ...CAT_FACE, marks: tabbyFace }),
};

/** Dark above, with a white bib, white paws and half a white face. */
const tuxedo: QuadrupedShape = {
  ...CAT_BODY,
  colors: { ...TABBY, coat: hex('#3f3a42'), dark: hex('#26222a'), iris: hex('#c99a2e'), nose: hex('#d88a88') },
  tail: { ...CAT_TAIL, tip: { tone: 'pale', reach: 5 } },
  socks: 0.85,
  sockTone: 'pale',
  marks: ({ shoulder, view }, colors) =>
    view === 'side'
      ? [detail(ellipse(add(shoulder, [4.2, 3]), [4.2, 8.5], 0.14), colors.pale)]
      : view === 'front'
        ? [detail(ellipse(add(shoulder, [0, 3]), [4.4, 9]), colors.pale)]
        : [],
  ...furry({ ...CAT_FACE, hasMask: true, fluff: 0.16, marks: blaze }),
};

const RUFF =
  '-0.7,-0.5 -0.98,-0.1! -0.7,-0.06 -0.74,0.44! -0.42,0.3 -0.28,0.86! 0.02,0.5 0.3,0.9! 0.42,0.3 0.74,0.44! 0.7,-0.06 0.98,-0.1! 0.7,-0.5';

/** Long silky hair: a ruff, cheeks like brushes, a tail like a feather. */
const longhaired: QuadrupedShape = {
  ...CAT_BODY,
  chest: 7.1,
  waist: 6.9,
  rump: 7.3,
  stands: 14.4,
  neckRadii: [6.2, 5.2],
  colors: { ...TABBY, coat: hex('#b9b4b6'), dark: hex('#7d777d'), iris: hex('#c98f2e') },
  tail: {
    up: points('0,0 -7,1 -12,-7 -12,-17 -17,-24'),
    low: points('0,0 -7,4 -13,8 -19,8 -25,4'),
    radii: [2.2, 3.4, 4.2, 3.4, 0.7],
  },
  mane: ({ shoulder, head, view }, colors) => {
    const [x, y] = lerp(shoulder, head, view === 'side' ? 0.26 : 0.2);
    const tufts = knots(RUFF).map(
      ([u, v, sharp]): Knot => [x + u * 7.6 + (view === 'side' ? 1.4 : 0), y + v * 7.6, sharp ?? 0],
    );
    return view === 'back'
      ? []
      : [form(spline(tufts), mix(colors.pale, colors.coat, 0.35), { volume: 0.35, name: 'coat' })];
  },
  ...furry({ ...CAT_FACE, fluff: 0.34, snout: -0.1, tall: 0.86 }),
};

/** Pale with dark ears, mask, legs and tail, and blue eyes. */
const pointed: QuadrupedShape = {
  ...CAT_BODY,
  chest: 5.3,
  waist: 4.8,
  rump: 5.3,
  stands: 16,
  legWidth: 1.5,
  colors: { ...TABBY, coat: hex('#e6d3b4'), dark: hex('#6b4b3c'), nose: hex('#4f3a36'), iris: hex('#4f86b8') },
  tail: { ...CAT_TAIL, radii: [1.7, 1.6, 1.5, 1.4, 0.9], tip: { tone: 'dark', reach: 15 } },
  socks: 0.9,
  ...furry({
    ...CAT_FACE,
    earTone: 'dark',
    fluff: 0.1,
    snout: 0.02,
    marks: (tones, turn) => [
      detail(ellipse([turn * 0.66, 0.34], [0.66, 0.62]), tones.dark, { alpha: 0.5 }),
      detail(ellipse([turn * 0.66, 0.28], [0.44, 0.46]), tones.dark, { alpha: 0.55 }),
    ],
  }),
};

/** White with large patches of two colours. */
const patched: QuadrupedShape = {
  ...CAT_BODY,
  colors: { ...TABBY, coat: hex('#f4e9d8'), dark: hex('#4e3a34'), iris: hex('#8a8f3c') },
  tail: { ...CAT_TAIL, tip: { tone: 'dark', reach: 9 } },
  marks: blots(
    [
      [0.02, -2.4, 6.2, 5],
      [0.62, -4.6, 4.6, 3.4],
      [0.4, 3.6, 2.6, 1.8],
      [1.04, -1.4, 2.4, 3],
    ],
    (colors, index) => (index % 2 === 0 ? second(colors) : hex('#cf8338')),
  ),
  ...furry({
    ...CAT_FACE,
    marks: both(eyePatch(-1, second), (_, turn) => [
      detail(ellipse([0.6 + turn * 0.3, -0.62], [0.46, 0.42], 0.3), hex('#cf8338'), { alpha: 0.92 }),
    ]),
  }),
};

/** The spotted cat of Egypt, long-legged, with a line of kohl at the eyes. */
const spotted: QuadrupedShape = {
  ...CAT_BODY,
  chest: 5.4,
  waist: 4.9,
  stands: 16,
  colors: { ...TABBY, coat: hex('#c3aa86'), dark: hex('#5b4433'), iris: hex('#8fae3a') },
  tail: { ...CAT_TAIL, tip: { tone: 'dark', reach: 5 } },
  socks: 0.2,
  marks: blots(
    [
      [-0.1, -3.4, 1.3, 1],
      [0.1, 0.6, 1.2, 1],
      [0.14, -4.4, 1.4, 0.9],
      [0.3, -1.6, 1.3, 1],
      [0.44, -4.6, 1.3, 0.9],
      [0.5, 1.4, 1.2, 0.9],
      [0.62, -1.8, 1.3, 1],
      [0.76, -4.6, 1.3, 0.9],
      [0.86, -0.4, 1.2, 1],
      [-0.2, 1.4, 1.2, 1],
      [1.02, -3.4, 1.1, 0.9],
    ],
    second,
  ),
  ...furry({ ...CAT_FACE, fluff: 0.1, lashes: 0.7, marks: tabbyFace }),
};

export const cat = bred([tabby, tuxedo, longhaired, patched, pointed, spotted]);

// Dogs

const DOG_BODY = {
  heightCm: 52,
  length: 25,
  chest: 7.8,
  waist: 6.8,
  rump: 7.2,
  stands: 20,
  legWidth: 2.3,
  foot: 'paw',
  neck: [9.6, -16.6],
  neckRadii: [6.2, 5],
  headRadius: 10.4,
  rests: 'curled',
} as const satisfies Partial<QuadrupedShape>;

const HOUND: AnimalColors = {
  coat: hex('#d2a169'),
  pale: hex('#fbecd4'),
  dark: hex('#8a5735'),
  nose: hex('#2b1c1c'),
  iris: hex('#6b4023'),
};

const DOG_TAIL = {
  up: points('0,0 -6,-2 -11,-10 -9,-19 -4,-22'),
  low: points('0,0 -5,4 -8,10 -10,16 -14,18'),
  radii: [2.6, 2.6, 2.4, 1.9, 0.8],
} as const;

const hound: QuadrupedShape = {
  ...DOG_BODY,
  colors: HOUND,
  tail: { ...DOG_TAIL, tip: { tone: 'pale', reach: 5 } },
  marks: ({ hip, view }, colors) =>
    view === 'side'
      ? [detail(ellipse([hip[0] + 4, hip[1] - 4], [10.5, 6.4], 0.1), second(colors), { alpha: 0.85 })]
      : [],
  ...furry({
    ears: 'floppy',
    earTone: 'dark',
    snout: 0.3,
    fluff: 0,
    tall: 0.98,
    marks: both(
      eyePatch(-1, (tones) => lighten(second(tones), 0.04)),
      blaze,
    ),
  }),
};

/** Prick ears, a long muzzle, a brush of a tail rolled over the back. */
const spitz: QuadrupedShape = {
  ...DOG_BODY,
  neckRadii: [7, 5.8],
  colors: { ...HOUND, coat: hex('#c98a4a'), dark: hex('#6a4630'), iris: hex('#553520') },
  tail: {
    up: points('0,0 -5,-6 -4,-14 3,-17 8,-13'),
    low: points('0,0 -6,3 -10,8 -14,11 -19,10'),
    radii: [2.8, 4, 4.8, 4.2, 1.4],
    tip: { tone: 'pale', reach: 6 },
  },
  marks: blots([[0.42, -5.6, 12, 4.2]], second),
  ...furry({ ears: 'pointed', earTone: 'tip', snout: 0.42, fluff: 0.2, hasMask: true, tall: 0.94, eye: 0.2 }),
};

/** Curls on the head and pompons wherever one looks. */
const curly: QuadrupedShape = {
  ...DOG_BODY,
  stands: 18,
  length: 21,
  colors: { ...HOUND, coat: hex('#e2cfae'), dark: hex('#a98a66'), nose: hex('#3a2a28') },
  tail: {
    up: points('0,0 -4,-3 -6,-9 -5,-14 -4,-17'),
    low: points('0,0 -4,0 -7,-3 -9,-8 -10,-12'),
    radii: [1.8, 1.5, 1.5, 3.6, 3.4],
  },
  ...furry({
    ears: 'floppy',
    snout: 0.22,
    fluff: 0.05,
    tall: 0.98,
    top: (tones, turn) =>
      [
        [-0.42, -0.78, 0.36],
        [0.44, -0.76, 0.34],
        [0.02, -0.92, 0.44],
        [-0.12, -0.62, 0.3],
        [0.3, -0.6, 0.26],
      ].map(([x = 0, y = 0, r = 0.3]) =>
        form(ellipse([x + turn * 0.3, y], [r, r * 0.92]), lighten(tones.coat, 0.025), { volume: 0.3, name: 'coat' }),
      ),
  }),
};

/** Long and low, with a long nose and large ears. */
const dachshund: QuadrupedShape = {
  ...DOG_BODY,
  length: 31,
  chest: 7,
  waist: 6,
  rump: 6.4,
  stands: 12.6,
  legWidth: 2.2,
  neck: [9.2, -15],
  colors: { ...HOUND, coat: hex('#8f5230'), dark: hex('#5a3220'), pale: hex('#e2b27c'), iris: hex('#4a2c18') },
  tail: {
    up: points('0,0 -6,-1 -11,-5 -15,-11 -18,-15'),
    low: points('0,0 -6,3 -11,5 -16,5 -20,3'),
    radii: [2.2, 1.9, 1.5, 1.1, 0.5],
  },
  ...furry({
    ears: 'floppy',
    earTone: 'dark',
    snout: 0.5,
    fluff: 0,
    tall: 0.9,
    eye: 0.2,
    marks: (tones, turn) =>
      [-0.36, 0.36].map((x) => detail(ellipse([x + turn * 0.5, -0.42], [0.14, 0.1]), tones.pale, { alpha: 0.9 })),
  }),
};

const freckled: QuadrupedShape = {
  ...DOG_BODY,
  colors: { ...HOUND, coat: hex('#f3ece0'), dark: hex('#3c3436'), iris: hex('#5a3a20') },
  tail: { ...DOG_TAIL, radii: [2.2, 2, 1.8, 1.4, 0.6] },
  marks: blots(
    [
      [-0.12, -2.6, 2.2, 1.8],
      [0.08, 2, 1.5, 1.3],
      [0.22, -4.4, 1.9, 1.5],
      [0.4, -0.6, 1.6, 1.4],
      [0.54, -5, 1.5, 1.2],
      [0.62, 2, 1.7, 1.4],
      [0.8, -2.6, 2, 1.6],
      [1, 1.6, 1.4, 1.6],
      [1.06, -4.2, 1.5, 1.3],
    ],
    second,
  ),
  ...furry({
    ears: 'floppy',
    earTone: 'dark',
    snout: 0.32,
    fluff: 0,
    tall: 0.98,
    marks: (tones, turn) =>
      [
        [-0.66, 0.2, 0.1],
        [-0.2, -0.7, 0.12],
        [0.3, -0.76, 0.09],
        [-0.62, -0.5, 0.13],
      ].map(([x = 0, y = 0, r = 0.1]) => detail(ellipse([x + turn * 0.5, y], [r, r * 0.86]), second(tones))),
  }),
};

/** Wiry and small, with brows, a beard and a tail like a carrot. */
const terrier: QuadrupedShape = {
  ...DOG_BODY,
  length: 20,
  chest: 7.2,
  waist: 6.6,
  rump: 6.8,
  stands: 15.5,
  colors: { ...HOUND, coat: hex('#b3a08c'), dark: hex('#6c5c52'), pale: hex('#f0e4d0'), iris: hex('#4d3422') },
  tail: {
    up: points('0,0 -3,-4 -4,-9 -3,-13'),
    low: points('0,0 -3,-1 -6,-3 -8,-6'),
    radii: [2.6, 2.4, 2, 0.9],
  },
  marks: blots([[0.4, -4.4, 10.5, 4.6]], second),
  ...furry({
    ears: 'folded',
    snout: 0.28,
    fluff: 0.26,
    hasMask: true,
    tall: 1,
    eye: 0.205,
    top: (tones, turn) => [
      form(
        shape('-0.4,-0.78 -0.5,-1.12! -0.22,-0.98 -0.1,-1.26! 0.08,-1 0.3,-1.2! 0.3,-0.94 0.52,-1.04! 0.46,-0.74'),
        lighten(tones.coat, 0.03),
        {
          volume: 0.3,
          name: 'coat',
        },
      ),
      ...[-0.4, 0.42].map((x) =>
        form(ellipse([x + turn * 0.46, -0.46], [0.25, 0.12], x > 0 ? 0.2 : -0.2), tones.pale, { volume: 0.2 }),
      ),
    ],
  }),
};

export const dog = bred([hound, spitz, curly, dachshund, freckled, terrier]);
