/** The nose of a face, and where it is: the mouth keeps clear of it. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { darkerThan, depthOf } from '#studio/illustrator/figure/face/contrast.ts';
import type { HeadFrame } from '#studio/illustrator/figure/head/head.ts';
import type { SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import { ellipse, type Knot } from '#studio/illustrator/geometry/path.ts';
import { detail, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A blush is seen on a deep skin by its warmth and light. */
const EMBER = hex('#c8543f');
export const blushOf = (skin: SkinColors): Color => mix(skin.blush, EMBER, 0.55 * depthOf(skin));

/** Its middle, half its width, and the lowest place of its line, in head units. */
export const noseAt = (frame: HeadFrame): { x: number; y: number; size: number; bottom: number } => {
  const size = (0.075 + 0.055 * frame.maturity) * (1 - 0.16 * frame.babyhood);
  const y = 0.4 + 0.03 * frame.maturity + frame.pitch * 0.36 + 0.03 * frame.babyhood;
  return { x: Math.sin(frame.yaw) * 0.98, y, size, bottom: y + size * 0.95 };
};

/** The nose: a soft line under its tip, and along its bridge when it is turned. */
export const drawNose = (frame: HeadFrame, skin: SkinColors): Sketch[] => {
  const turn = Math.sin(frame.yaw);
  const deep = depthOf(skin);
  const { x, y, size } = noseAt(frame);
  const side = turn < 0 ? -1 : 1;
  const sharp = Math.min(1, Math.abs(turn) * 1.6);
  const tip: Knot[] = [
    [x - size * 1.15 * side, y + size * 0.35],
    [x - size * 0.4 * side, y + size * 0.95],
    [x + size * 0.55 * side, y + size * 0.8],
    [x + size * (0.95 + 0.3 * sharp) * side, y + size * 0.05],
    [x + size * (0.6 + 0.3 * sharp) * side, y - size * (0.6 + sharp * 1.1)],
  ];
  return [
    glow([x + size * 0.2 * side, y + size * 0.2], blushOf(skin), {
      radii: [size * 2.1, size * 1.8],
      alpha: 0.3,
      effect: 'haze',
    }),
    line(sharp > 0.45 ? tip : tip.slice(0, 4), darkerThan(skin.skin, skin.shade, 0.15), {
      width: 0.036 + 0.008 * deep,
      alpha: 0.9,
    }),
    detail(
      ellipse([x + size * 0.25 * side, y - size * 0.15], [size * (0.42 + 0.2 * deep), size * (0.3 + 0.12 * deep)]),
      lighten(skin.skin, 0.12 + 0.05 * deep),
      { alpha: 0.55 + 0.2 * deep },
    ),
  ];
};
