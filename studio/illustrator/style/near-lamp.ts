/** What a lamp does to each piece of who is near it: warm and bright towards the flame, the night on what is away from it. */
import { hex, type Linear, mix } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';

/** Something that shines by itself, and how far it is seen on what is around it. */
export type Shine = { readonly at: Point; readonly reach: number };

/** How much of a lamp's light falls on something, from 0 to 1, and where the lamp is. */
export type Lit = { readonly share: number; readonly at: Point };

const FLAME: Linear = [1.16, 0.86, 0.56];
/** What a flame leaves in the shade beside it. */
const EMBER: Linear = [0.5, 0.26, 0.24];
const RIM = hex('#ffd08a');

/** A piece is as near to a lamp as a place half way between its middle and its edge. */
const INWARD = 0.5;
/** Light falls off fast: at half of its reach it is two thirds of it. */
const FULL = 1.35;

const distanceTo = ({ left, right, top, bottom }: Box, [x, y]: Point): number => {
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const [halfX, halfY] = [((right - left) / 2) * INWARD, ((bottom - top) / 2) * INWARD];
  return Math.hypot(x - clamp(x, middleX - halfX, middleX + halfX), y - clamp(y, middleY - halfY, middleY + halfY));
};

/** The lamp that lights a piece most. */
export const litBy = (lamps: readonly Shine[], box: Box): Lit | null => {
  let best: Lit | null = null;
  for (const { at, reach } of lamps) {
    const share = Math.min(1, Math.max(0, 1 - distanceTo(box, at) / reach) * FULL);
    if (!best || share > best.share) best = { share, at };
  }
  return best;
};

const lerp = (from: Linear, to: Linear, share: number): Linear => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** How warm the lit side is right at a lamp, and how dark what no lamp reaches is beside it. */
const WARMTH = 0.8;
const AWAY = 0.74;
/** How much of the flame is in the shade right beside it. */
const WARM_SHADE = 0.6;

/** The light of the page as it falls on a piece so near to a lamp. */
export const lightNear = (light: LightSetup, share: number): LightSetup => {
  const night = AWAY + (1 - AWAY) * share;
  const dim = ([r, g, b]: Linear): Linear => [r * night, g * night, b * night];
  return {
    ...light,
    key: lerp(dim(light.key), FLAME, WARMTH * share),
    ambient: lerp(dim(light.ambient), EMBER, WARM_SHADE * share),
    rim: mix(light.rim, RIM, share),
    rimAlpha: light.rimAlpha + (1 - light.rimAlpha) * share,
  };
};
