/** The long head of a hoofed animal, in profile, towards the reader or from behind. Half the skull's height is 1. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { knots } from '#studio/illustrator/companions/anatomy/knots.ts';
import { type Limb, limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { type AnimalColors, type HeadLook, jawOf, lipOf } from '#studio/illustrator/companions/heads/head-look.ts';
import { profileMouth, snoutMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type HoofedHead = {
  /** The end of the muzzle in profile, and its half thickness. */
  readonly muzzle: readonly [x: number, y: number, thickness: number];
  /** Arched (Roman) nose 0.1 and more, dished below 0. */
  readonly arch: number;
  readonly ears: keyof typeof EARS;
  readonly earSize: number;
  /** Colour of the muzzle's end. */
  readonly snout: 'pale' | 'dark' | 'nose' | 'coat';
  readonly lashes: number;
  /** A split upper lip and a hanging lower one. */
  readonly hasLips?: boolean;
  /** How large the eye is; 1 as horses have it. */
  readonly eyeSize?: number;
  /** Before everything: a beard; behind everything: horns on the far side. */
  behind?(colors: AnimalColors, view: HeadLook['view']): Sketch[];
  /** Cut to the head: a blaze, rings around the eyes. */
  marks?(colors: AnimalColors, view: HeadLook['view']): Sketch[];
  /** On top: forelock, horns, halter. */
  top?(colors: AnimalColors, view: HeadLook['view']): Sketch[];
};

/** Ears upright along their own axis, of length 1. */
const EARS = {
  leaf: {
    outer: '-0.12,0.05 -0.24,-0.45 -0.02,-1! 0.2,-0.5 0.14,0.05',
    inner: '-0.02,-0.1 -0.1,-0.45 -0.01,-0.82! 0.1,-0.46 0.08,-0.1',
    turns: [-0.5, 0.05, 0.85],
  },
  tall: {
    outer: '-0.1,0.05 -0.2,-0.5 -0.02,-1! 0.18,-0.55 0.12,0.05',
    inner: '-0.02,-0.1 -0.08,-0.5 -0.01,-0.86! 0.1,-0.5 0.06,-0.1',
    turns: [-0.32, 0.06, 0.36],
  },
  side: {
    outer: '-0.16,0.05 -0.3,-0.5 -0.04,-1 0.24,-0.6 0.2,0.05',
    inner: '-0.04,-0.12 -0.14,-0.5 -0.02,-0.82 0.14,-0.52 0.1,-0.12',
    turns: [-1.3, -0.9, 1.35],
  },
  lop: {
    outer: '-0.1,0 -0.3,-0.5 -0.16,-1.02 0.1,-1.08 0.3,-0.6 0.16,0',
    inner: '0,-0.2 -0.1,-0.6 0.02,-0.92 0.14,-0.6',
    turns: [-2.75, -2.9, 2.6],
  },
  small: {
    outer: '-0.2,0.05 -0.34,-0.4 -0.1,-0.86 0.22,-0.7 0.26,0.05',
    inner: '-0.06,-0.1 -0.16,-0.4 -0.04,-0.64 0.12,-0.5 0.1,-0.1',
    turns: [-0.7, -0.1, 0.9],
  },
} as const;

const earAt = (
  head: HoofedHead,
  color: Color,
  ear: { at: Point; turn: number; pale?: Color; flip?: boolean },
): Sketch[] => {
  const matrix = placed(ear.at, head.earSize, { turn: ear.turn });
  const path = (text: string): Path =>
    spline(knots(text).map(([x, y, sharp]): Knot => [...apply(matrix, [ear.flip ? -x : x, y]), sharp ?? 0]));
  const { outer, inner } = EARS[head.ears];
  return [
    form(path(outer), color, { name: 'coat', volume: 0.5 }),
    ...(ear.pale ? [detail(path(inner), mix(ear.pale, BLUSH, 0.4), { alpha: 0.85 })] : []),
  ];
};

const snoutPatch = (head: HoofedHead, colors: AnimalColors, path: Path): Sketch[] =>
  head.snout === 'coat' ? [] : [detail(path, colors[head.snout], { alpha: 0.95 })];

const eyeAt = (
  head: HoofedHead,
  colors: AnimalColors,
  eye: { at: Point; radii: Point; side: 1 | -1; isProfile?: true } & HeadLook,
): Sketch[] => {
  const { at, radii, side, features, gaze, isProfile } = eye;
  const own = { iris: colors.iris, lid: colors.coat, lashes: head.lashes, hasBrow: true };
  const paint = isProfile ? { ...own, isProfile } : own;
  return [
    detail(ellipse([at[0], at[1] + 0.02], [radii[0] * 1.56, radii[1] * 1.48]), colors.pale, { alpha: 0.35 }),
    ...animalEye({ at, radii, side, ...paint }, features, gaze),
  ];
};

const profileOutline = ({ muzzle: [x, y, thick], arch, hasLips }: HoofedHead): Path => {
  const lip: Limb = limb(
    [
      [x + 0.1, y + thick * 0.5],
      [x + 0.24, y + thick * 0.92],
    ],
    [thick * 0.5, thick * 0.36],
  );
  const bridge = limb(
    [
      [-0.12, 0],
      [x * 0.48, y * 0.42 - arch],
      [x, y],
    ],
    [0.82, 0.6, thick],
  );
  const jaw = limb(
    [
      [-0.1, 0.34],
      [x * 0.55, y * 0.62 + 0.3],
    ],
    [0.52, thick * 0.7],
  );
  return skinOf([bridge, jaw, ...(hasLips ? [lip] : [])], 0.34);
};

/** The upper edge of a head in profile above its eye. */
const browAt = ({ muzzle: [x, y], arch }: HoofedHead, at: number): number => {
  const share = clamp((at + 0.12) / (x * 0.48 + 0.12), 0, 1);
  return (y * 0.42 - arch) * share - (0.82 - 0.22 * share);
};

/** So many half heights of the eye are above its middle with lashes and brow: none of them floats over the head. */
const BROW_OVER = 1.66;

/** How far down the muzzle the lips are, and how far along them things are held, as shares of its thickness. */
const LIPS = 0.36;
const BITES_AT = 0.5;

/** Whoever holds something between the lips has them apart, whatever they feel. */
const biting = (features: Features): Features => ({
  ...features,
  mouth: { ...features.mouth, open: Math.max(features.mouth.open, 0.3), curve: Math.min(features.mouth.curve, 0.1) },
});

/** Of a head in profile, what is above its lips, so that they close on what is in the mouth. */
const upperLip = (
  head: HoofedHead,
  colors: AnimalColors,
  muzzle: { outline: Path; snout: Path; nostril: Path; front: Point; corner: Point },
): Sketch => {
  const { outline, snout, nostril, front, corner } = muzzle;
  const [, , thick] = head.muzzle;
  const above = spline([
    [...front, 1],
    [...corner, 1],
    [corner[0] + thick * 0.2, corner[1] - thick * 0.7, 1],
    [front[0] + thick * 0.4, front[1] - thick * 0.9, 1],
  ]);
  const skin = bundle([detail(outline, colors.coat), ...snoutPatch(head, colors, snout)], { clip: outline });
  return lipOf([
    bundle([skin], { clip: above }),
    detail(nostril, mix(colors.dark, colors.nose, 0.6)),
    line([front, corner], mix(colors.dark, colors.nose, 0.6), { width: thick * 0.07, alpha: 0.8 }),
  ]);
};

const profile = (head: HoofedHead, colors: AnimalColors, look: HeadLook): Sketch[] => {
  const { features, view } = look;
  const [x, y, thick] = head.muzzle;
  const outline = profileOutline(head);
  const [near, far] = EARS[head.ears].turns;
  const snout = ellipse([x + thick * 0.25, y + thick * 0.16], [thick * 1.25, thick * 1.35], 0.5);
  const nostril = ellipse([x + thick * 0.52, y - thick * 0.32], [thick * 0.2, thick * 0.11], -0.7);
  const front: Point = [x + thick * 0.86, y + thick * LIPS];
  const corner: Point = [x - 0.44, y + thick * 0.3 + 0.04];
  const large = head.eyeSize ?? 1;
  const eyeX = 0.34 + head.arch * 0.3;
  const at: Point = [eyeX, Math.max(-0.14, browAt(head, eyeX) + 0.27 * large * BROW_OVER)];
  return [
    ...(head.behind?.(colors, view) ?? []),
    ...earAt(head, lighten(colors.coat, -0.07), { at: [0.12, -0.66], turn: far }),
    form(outline, colors.coat, { name: 'coat', volume: 0.55 }),
    bundle([...snoutPatch(head, colors, snout), ...(head.marks?.(colors, view) ?? [])], { clip: outline }),
    glow([0.5, 0.42], BLUSH, { radii: [0.34, 0.26], alpha: 0.42 * features.blush, effect: 'haze' }),
    detail(nostril, mix(colors.dark, colors.nose, 0.6), { name: 'nose' }),
    ...profileMouth(front, corner, features),
    ...(look.bites ? [jawOf(profileMouth(front, corner, biting(features)))] : []),
    bundle(eyeAt(head, colors, { ...look, at, radii: [0.23 * large, 0.27 * large], side: 1, isProfile: true }), {
      name: 'eyes',
    }),
    ...earAt(head, colors.coat, { at: [-0.34, -0.6], turn: near, pale: colors.pale }),
    ...(head.top?.(colors, view) ?? []),
    ...(look.bites ? [upperLip(head, colors, { outline, snout, nostril, front, corner })] : []),
  ];
};

const SIDES = [-1, 1] as const;

/** Muzzle, mouth and eyes towards the reader; `drop` is where the muzzle ends. */
const frontFace = (
  head: HoofedHead,
  colors: AnimalColors,
  look: HeadLook & { outline: Path; drop: number },
): Sketch[] => {
  const { features, view, outline, drop } = look;
  const thick = head.muzzle[2];
  const snout = ellipse([0, drop + thick * 0.2], [thick * 1.5, thick * 1.15]);
  const nostril = (side: number): Path =>
    ellipse([side * thick * 0.42, drop - thick * 0.1], [thick * 0.15, thick * 0.2], side * 0.5);
  return [
    bundle([...snoutPatch(head, colors, snout), ...(head.marks?.(colors, view) ?? [])], { clip: outline }),
    ...SIDES.map((side) =>
      glow([side * 0.5, 0.4], BLUSH, { radii: [0.28, 0.22], alpha: 0.42 * features.blush, effect: 'haze' }),
    ),
    ...snoutMouth([0, drop + thick * 0.12], 0.24, features),
    ...SIDES.map((side) => detail(nostril(side), mix(colors.dark, colors.nose, 0.6))),
    bundle(
      SIDES.flatMap((side) => eyeAt(head, colors, { ...look, at: [side * 0.5, -0.08], radii: [0.21, 0.26], side })),
      { name: 'eyes' },
    ),
  ];
};

/** Towards the reader the muzzle ends so low. */
const dropOf = ({ muzzle: [x, y] }: HoofedHead): number => Math.min(1.25, 0.35 + x * 0.3 + y * 0.45);

const frontal = (head: HoofedHead, colors: AnimalColors, look: HeadLook): Sketch[] => {
  const { view } = look;
  const [, , thick] = head.muzzle;
  const drop = dropOf(head);
  const isBack = view === 'back';
  const faceLimbs = [
    limb(
      [
        [0, -0.12],
        [0, drop],
      ],
      [0.76, thick * 1.05],
    ),
    limb(
      [
        [-0.5, 0],
        [0.5, 0],
      ],
      [0.4, 0.4],
    ),
  ];
  const outline = skinOf(
    isBack
      ? [
          limb(
            [
              [0, -0.1],
              [0, 0.35],
            ],
            [0.78, 0.66],
          ),
        ]
      : faceLimbs,
    0.3,
  );
  const turn = EARS[head.ears].turns[2];
  const ear = (side: 1 | -1): Sketch[] => {
    const placing = { at: [side * 0.56, -0.5] as Point, turn: turn * side, flip: side === -1 };
    return earAt(head, colors.coat, isBack ? placing : { ...placing, pale: colors.pale });
  };
  return [
    ...(isBack ? [] : (head.behind?.(colors, view) ?? [])),
    ...SIDES.flatMap(ear),
    form(outline, colors.coat, { name: 'coat', volume: 0.55 }),
    ...(isBack ? [] : frontFace(head, colors, { ...look, outline, drop })),
    ...(head.top?.(colors, view) ?? []),
  ];
};

/** Draws the head turned to the right, to the reader or away. */
export const hoofedHead = (head: HoofedHead, colors: AnimalColors, look: HeadLook): Sketch[] =>
  look.view === 'side' ? profile(head, colors, look) : frontal(head, colors, look);

/** A head of a body, and where its lips close on what it carries, in profile and towards the reader. */
export const hoofed = (
  head: HoofedHead,
): {
  readonly head: (colors: AnimalColors, look: HeadLook) => Sketch[];
  readonly mouth: Point;
  readonly frontMouth: number;
} => {
  const [x, y, thick] = head.muzzle;
  return {
    head: (colors, look) => hoofedHead(head, colors, look),
    mouth: [x + thick * BITES_AT, y + thick * LIPS],
    frontMouth: dropOf(head) + thick * 0.12 + 0.1,
  };
};

/** The colour of horns. */
export const HORN: Color = hex('#cdb892');
