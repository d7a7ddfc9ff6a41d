/** What is written on a skin: freckles, vitiligo, a birthmark; always on the same side of the same person. */
import type { SkinMarks } from '#core/character/looks.ts';
import { type Color, hex, mix } from '#studio/illustrator/color/color.ts';
import { type HeadFrame, headOutline, spotAt } from '#studio/illustrator/figure/head/head.ts';
import type { SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import { lerp } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, type Sketch } from '#studio/illustrator/sketch.ts';

/** Places on the face by longitude and height. */
const FRECKLES: readonly Point[] = [
  [-0.66, 0.36],
  [-0.52, 0.44],
  [-0.4, 0.36],
  [-0.56, 0.54],
  [-0.74, 0.48],
  [-0.3, 0.46],
  [-0.1, 0.33],
  [0.08, 0.36],
  [0.3, 0.45],
  [0.42, 0.37],
  [0.54, 0.46],
  [0.68, 0.37],
  [0.6, 0.55],
  [0.76, 0.5],
  [0.4, 0.52],
];

const freckles = (frame: HeadFrame, skin: SkinColors): Sketch[] =>
  FRECKLES.flatMap(([longitude, y], index): Sketch[] => {
    const spot = spotAt(frame, longitude, y, 0.97);
    return spot.facing < 0.3
      ? []
      : [
          detail(circle([spot.x, spot.y], 0.022 + (index % 3) * 0.004), mix(skin.shade, skin.lip, 0.25), {
            alpha: 0.75,
            name: 'freckle',
          }),
        ];
  });

type Patch = { readonly at: Point; readonly size: Point; readonly turn: number };

const VITILIGO: readonly Patch[] = [
  { at: [0.5, 0.12], size: [0.3, 0.27], turn: 0.4 },
  { at: [-0.46, 0.72], size: [0.36, 0.2], turn: -0.5 },
  { at: [-0.2, -0.42], size: [0.24, 0.15], turn: 0.3 },
  { at: [0.16, 0.9], size: [0.22, 0.12], turn: 0 },
  { at: [1.3, 0.5], size: [0.2, 0.26], turn: 0.2 },
  { at: [2.7, 0.72], size: [0.4, 0.24], turn: 0.1 },
  { at: [-2.2, 0.6], size: [0.3, 0.2], turn: -0.4 },
];

const BIRTHMARK: Patch = { at: [-0.78, 0.3], size: [0.22, 0.16], turn: 0.7 };

const WOBBLE = [1, 0.74, 1.12, 0.8, 1.06, 0.7, 0.96, 1.16, 0.78, 1.02];

/** An uneven round edge; the unit circle stays within 0.7 and 1.16. */
const edge = (index: number): Point => {
  const angle = (index / WOBBLE.length) * Math.PI * 2;
  const reach = WOBBLE[index] ?? 1;
  return [Math.cos(angle) * reach, Math.sin(angle) * reach];
};

const patchOnHead = (frame: HeadFrame, { at, size, turn }: Patch): Path | null =>
  spotAt(frame, at[0], at[1]).facing < 0.06
    ? null
    : spline(
        WOBBLE.map((_, index) => {
          const [u, v] = edge(index);
          const across = (u * Math.cos(turn) - v * Math.sin(turn)) * size[0];
          const down = (u * Math.sin(turn) + v * Math.cos(turn)) * size[1];
          const spot = spotAt(frame, at[0] + across, at[1] + down, 0.985);
          return [spot.x, spot.y];
        }),
      );

const PALE = hex('#fbe6d8');

/** The colour of skin without its own; a fair skin shows it as a cooler white. */
const paleOf = (skin: SkinColors): Color => mix(skin.skin, PALE, 0.8);

const onHead = (frame: HeadFrame, patches: readonly Patch[], paint: { color: Color; alpha: number }): Sketch[] => [
  bundle(
    patches.flatMap((patch): Sketch[] => {
      const path = patchOnHead(frame, patch);
      return path ? [detail(path, paint.color, { alpha: paint.alpha, name: 'skin-mark' })] : [];
    }),
    { clip: headOutline(frame), name: 'skin-marks' },
  ),
];

/** The marks of a head, below its features; head units. */
export const marksOnHead = (frame: HeadFrame, skin: SkinColors, marks: SkinMarks): Sketch[] => {
  switch (marks) {
    case 'none':
      return [];
    case 'freckles':
      return [bundle(freckles(frame, skin), { name: 'skin-marks' })];
    case 'vitiligo':
      return onHead(frame, VITILIGO, { color: paleOf(skin), alpha: 0.88 });
    case 'birthmark':
      return onHead(frame, [BIRTHMARK], { color: mix(skin.shade, skin.lip, 0.4), alpha: 0.72 });
  }
};

/** The marks of a bare arm given as seven points from the shoulder to the wrist, in the units of `limb`, its radius. */
export const marksOnArm = (points: readonly Point[], limb: number, look: { skin: SkinColors; marks: SkinMarks }) => {
  if (look.marks !== 'vitiligo') {
    return [];
  }
  return [2.9, 5.2].map((at, order): Sketch => {
    const from = points[Math.floor(at)] ?? [0, 0];
    const [x, y] = lerp(from, points[Math.floor(at) + 1] ?? from, at % 1);
    const size = limb * (0.78 + order * 0.16);
    const knots = WOBBLE.map((_, index): Point => {
      const [u, v] = edge((index + order * 3) % WOBBLE.length);
      return [x + limb * (order % 2 === 0 ? 0.34 : -0.3) + u * size, y + v * size * 1.25];
    });
    return detail(spline(knots), paleOf(look.skin), { alpha: 0.88, name: 'skin-mark' });
  });
};
