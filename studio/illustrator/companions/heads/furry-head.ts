/** The round head of a furry animal: three quarters to the reader, towards the reader, or from behind. Half its width is 1. */
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { knots, shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import type { AnimalColors, HeadLook } from '#studio/illustrator/companions/heads/head-look.ts';
import {
  biteOf,
  jawOpen,
  muzzleBeyond,
  muzzleOf,
  noseOn,
  shadeBelow,
  upperLip,
} from '#studio/illustrator/companions/heads/muzzle.ts';
import { snoutMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import { FEATURES } from '#studio/illustrator/figure/expressions.data.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type EarKind = keyof typeof EARS;

export type FurryHead = {
  readonly ears: EarKind;
  /** Ears in the dark colour, or dark at the tip only. */
  readonly earTone?: 'dark' | 'tip';
  /** How far the muzzle reaches forward. */
  readonly snout: number;
  /** Tufts at the cheeks. */
  readonly fluff: number;
  /** Pale lower face. */
  readonly hasMask?: boolean;
  readonly hasWhiskers?: boolean;
  readonly tall: number;
  /** A broad muzzle with two nostrils and no nose leather. */
  readonly isFlatNosed?: true;
  readonly eye?: number;
  readonly lashes?: number;
  /** Behind the head: a mane. */
  behind?(colors: AnimalColors, turn: number): Sketch[];
  /** Marks on the face, cut to the head; `turn` moves things with the turn of the head. */
  marks?(colors: AnimalColors, turn: number): Sketch[];
  /** Between the ears: a tuft. */
  top?(colors: AnimalColors, turn: number): Sketch[];
};

const EARS = {
  pointed: {
    outer: '0.14,-0.6 0.4,-1.22 0.78,-1.62! 1.02,-1.02 0.96,-0.3',
    inner: '0.4,-0.76 0.56,-1.14 0.76,-1.4! 0.88,-1.0 0.84,-0.56',
  },
  huge: {
    outer: '0.1,-0.62 0.26,-1.3 0.92,-2.12! 1.4,-1.5 1.36,-0.9 1,-0.28',
    inner: '0.38,-0.78 0.5,-1.3 0.92,-1.86! 1.2,-1.42 1.16,-0.92 0.9,-0.52',
  },
  long: {
    outer: '0.1,-0.66 0.06,-1.5 0.32,-2.3 0.62,-2.24 0.74,-1.5 0.62,-0.62',
    inner: '0.28,-0.8 0.26,-1.5 0.4,-2.06 0.52,-2.0 0.58,-1.5 0.48,-0.8',
  },
  floppy: {
    outer: '0.42,-0.86 0.9,-0.9 1.26,-0.4 1.3,0.42 1.06,0.64 0.84,0.2 0.62,-0.34',
    inner: '0.9,0.1 1.06,0.1 1.18,0.3 1.12,0.5 1.02,0.42',
  },
  // Tipped forward, as terriers have them.
  folded: {
    outer: '0.26,-0.7 0.44,-1.16 0.82,-1.3 1.14,-1.04 1.2,-0.66! 0.94,-0.66 0.76,-0.44',
    inner: '0.86,-1.0 1.02,-0.98 1.12,-0.72! 0.98,-0.72 0.88,-0.84',
  },
  round: {
    outer: '0.4,-0.66 0.42,-1.14 0.84,-1.32 1.16,-1.0 1.08,-0.6 0.84,-0.36',
    inner: '0.56,-0.72 0.58,-1.04 0.84,-1.14 1.0,-0.94 0.94,-0.7 0.78,-0.54',
  },
  // Low at the sides of the brow, as hedgehogs have them.
  small: {
    outer: '0.5,-0.7 0.62,-0.98 0.9,-1.02 1.06,-0.78 1.0,-0.44 0.8,-0.4',
    inner: '0.66,-0.72 0.72,-0.86 0.86,-0.88 0.94,-0.74 0.9,-0.58 0.8,-0.58',
  },
  side: {
    outer: '0.82,-0.36 0.98,-0.66 1.34,-0.7 1.6,-0.36 1.52,0.1 1.2,0.28 0.84,0.14',
    inner: '0.98,-0.26 1.1,-0.48 1.32,-0.5 1.44,-0.28 1.36,0.02 1.16,0.12 0.98,0.02',
  },
  dish: {
    outer: '0.3,-0.6 0.3,-1.42 0.86,-1.9 1.5,-1.56 1.5,-0.9 0.98,-0.36',
    inner: '0.5,-0.74 0.52,-1.36 0.88,-1.66 1.28,-1.44 1.26,-0.96 0.92,-0.58',
  },
  tufted: {
    outer: '0.2,-0.62 0.44,-1.2 0.72,-1.44 0.9,-1.94! 0.98,-1.36 1.0,-0.8 0.86,-0.34',
    inner: '0.44,-0.74 0.58,-1.14 0.74,-1.3 0.84,-1.04 0.8,-0.62',
  },
} as const;

const earOn = (
  head: FurryHead,
  colors: AnimalColors,
  ear: { side: 1 | -1; turn: number; isBack: boolean },
): Sketch[] => {
  const { side, turn, isBack } = ear;
  const squeeze = side === 1 ? 1 - turn * 0.34 : 1;
  const path = (text: string): Path =>
    spline(knots(text).map(([x, y, sharp]): Knot => [x * side * squeeze - turn * 0.22, y, sharp ?? 0]));
  const { outer, inner } = EARS[head.ears];
  const tone = head.earTone === 'dark' ? colors.dark : colors.coat;
  const outline = path(outer);
  const tip: Color = head.earTone === 'tip' ? colors.dark : tone;
  return [
    form(outline, side === 1 ? lighten(tone, -0.035) : tone, { name: 'coat', volume: 0.5 }),
    ...(head.earTone === 'tip'
      ? [
          bundle(
            [
              detail(
                ellipse([0.8 * side * squeeze - turn * 0.22, head.ears === 'long' ? -2.2 : -1.62], [0.5, 0.42]),
                tip,
              ),
            ],
            { clip: outline },
          ),
        ]
      : []),
    ...(isBack
      ? []
      : [
          detail(
            path(inner),
            head.ears === 'floppy' || head.ears === 'folded' ? lighten(tone, -0.06) : mix(colors.pale, BLUSH, 0.42),
            {
              alpha: 0.9,
            },
          ),
        ]),
  ];
};

const skullOf = ({ fluff, tall }: FurryHead, turn: number): Path => {
  const tuft: 0 | 1 = fluff > 0.09 ? 1 : 0;
  const cheek = (side: 1 | -1): Knot[] => {
    const wide = (side === 1 ? fluff * (1 - turn * 0.6) : fluff) * 1.0;
    // Beyond the muzzle of a turned head only one tuft is seen.
    if (tuft && side === 1 && turn > 0.3)
      return [
        [0.96 + wide * 0.4, 0.02],
        [0.98 + wide * 0.8, 0.36, 1],
        [0.78, 0.66],
        [0.5, 0.86],
      ];
    return tuft
      ? [
          [side * (0.98 + wide * 0.45), 0.04],
          [side * (1 + wide), 0.34, 1],
          [side * (0.86 + wide * 0.3), 0.46],
          // The lower tuft points down along the jaw: out at the side it would be the corner of a box.
          [side * (0.7 + wide * 0.4), 0.76, 1],
          [side * 0.5, 0.8],
        ]
      : [
          [side * 1.0, 0.26],
          [side * 0.66, 0.76],
        ];
  };
  const right = cheek(1);
  const left = cheek(-1).toReversed();
  return spline([
    [0, -0.92 * tall],
    [0.56, -0.78 * tall],
    [0.92, -0.26],
    ...right,
    [turn * 0.3, 0.92],
    ...left,
    [-0.92, -0.26],
    [-0.56, -0.78 * tall],
  ]);
};

type Turned = HeadLook & { readonly turn: number; readonly skull: Path };

const eyesOf = (head: FurryHead, colors: AnimalColors, { turn, features, gaze }: Turned): Sketch => {
  const size = head.eye ?? 0.215;
  const eye = (side: 1 | -1): Sketch[] => {
    const squeeze = side === 1 ? 1 - turn * 0.3 : 1;
    const at: Point = [side * 0.42 + turn * (side === 1 ? 0.44 : 0.5), -0.06];
    const radii: Point = [size * squeeze * 0.95, size * 1.12];
    const paint = { iris: colors.iris, lid: colors.coat, lashes: head.lashes ?? 0.5, hasBrow: true };
    return [
      detail(ellipse([at[0], at[1] + 0.01], [size * 1.4 * squeeze, size * 1.5]), colors.pale, { alpha: 0.5 }),
      ...animalEye({ at, radii, side, ...paint }, features, gaze),
    ];
  };
  return bundle([...eye(-1), ...eye(1)], { name: 'eyes' });
};

/**
 * From the bridge of the nose in a bow down to the cheeks: a level upper edge would be that of a bandage. Of a head that
 * is turned it ends under the eye and below the chin: on to the nape it would be a strap.
 */
const maskOf = (turn: number): Path => {
  const back = -1.16 + turn * 1.2;
  return shape(
    `${turn * 0.7},-0.1! ${0.34 + turn * 0.4},0.16 ${0.66 + turn * 0.3},0.4 1.16,0.5 1.1,1.1 ${back + turn * 0.9},1.1 ${back + turn * 0.36},0.8 ${back + 0.12},0.54 ${-0.7 + turn * 0.62},0.38 ${-0.36 + turn * 0.5},0.16`,
  );
};

const whiskersAt = (x: number, color: Color): Sketch[] =>
  [-1, 1].flatMap((side) =>
    [-0.06, 0.06].map((drop) => {
      const hair: Knot[] = [
        [x + side * 0.3, 0.42 + drop],
        [x + side * 0.72, 0.38 + drop * 2.4],
        [x + side * 1.02, 0.42 + drop * 4],
      ];
      return line(hair, color, { width: 0.025, alpha: 0.85 });
    }),
  );

const face = (head: FurryHead, colors: AnimalColors, look: Turned): Sketch[] => {
  const { turn, skull, features } = look;
  const { at: muzzle, radii, nose } = muzzleOf(head, turn);
  const mask = head.hasMask ? [detail(maskOf(turn), colors.pale)] : [];
  return [
    bundle([...mask, ...(head.marks?.(colors, turn) ?? [])], { clip: skull }),
    // Part of the face: an edge all round it would make it a mask.
    detail(ellipse(muzzle, radii), colors.pale, { volume: 0.3 }),
    ...shadeBelow(head, colors, turn),
    ...[-0.7, 0.72].map((x) =>
      glow([x + turn * 0.3, 0.32], BLUSH, { radii: [0.26, 0.2], alpha: 0.5 * features.blush, effect: 'haze' }),
    ),
    ...snoutMouth([nose[0] - turn * 0.05, nose[1] + 0.09], 0.22, features),
    ...(look.bites ? [jawOpen(head, colors, turn)] : []),
    ...noseOn(head, nose, colors),
    ...(head.hasWhiskers ? whiskersAt(muzzle[0], lighten(colors.pale, 0.02)) : []),
    eyesOf(head, colors, look),
  ];
};

const SIDE_TURN = 0.5;

/** Draws the head turned to the right, to the reader or away. */
export const furryHead = (head: FurryHead, colors: AnimalColors, look: HeadLook): Sketch[] => {
  const isBack = look.view === 'back';
  const turn = look.view === 'side' ? SIDE_TURN : look.view === 'front' ? 0.07 : -0.12;
  const skull = skullOf(head, turn);
  const ear = (side: 1 | -1): Sketch[] => earOn(head, colors, { side, turn, isBack });
  const isLop = head.ears === 'floppy';
  const hanging = isLop ? [...(look.view === 'side' ? [] : ear(1)), ...ear(-1)] : [];
  return [
    ...(head.behind?.(colors, turn) ?? []),
    ...(isLop ? (look.view === 'side' ? ear(1) : []) : [...ear(1), ...ear(-1)]),
    ...(isBack ? [] : muzzleBeyond(head, colors, turn)),
    form(skull, colors.coat, { name: 'coat', volume: 0.55 }),
    ...(isBack
      ? [glow([0, 0.9], colors.dark, { radii: [0.9, 0.34], alpha: 0.4, effect: 'haze' })]
      : face(head, colors, { ...look, turn, skull })),
    ...(head.top?.(colors, turn) ?? []),
    ...hanging,
    ...(look.bites && !isBack ? [upperLip(head, colors, turn)] : []),
  ];
};

/** A head of a body, and where its lips close on what it carries. */
export const furry = (
  head: FurryHead,
): { readonly head: (colors: AnimalColors, look: HeadLook) => Sketch[]; readonly mouth: Point } => ({
  head: (colors, look) => furryHead(head, colors, look),
  mouth: biteOf(head, SIDE_TURN),
});

const TEDDY_HEAD: FurryHead = { ears: 'round', snout: 0.02, fluff: 0, tall: 0.95, eye: 0.16, lashes: 0 };

/** The calm head of a toy animal, towards the reader. */
export const teddyHead = (colors: Omit<AnimalColors, 'iris'>): Sketch[] =>
  furryHead(TEDDY_HEAD, { ...colors, iris: colors.dark }, { view: 'front', features: FEATURES.calm, gaze: [0, 0] });
