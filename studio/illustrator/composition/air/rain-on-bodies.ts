/** Rain that falls on those who stand in it. */
import { hex } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, type Sketch } from '#studio/illustrator/sketch.ts';

type Wet = { readonly tops?: () => readonly Point[]; readonly random: Random; readonly light: LightSetup };

/** Where rain splits on hats, hair and shoulders: a thin bright edge and droplets that jump off it. */
export const rainOnBodies = ({ tops = () => [], random, light }: Wet): Sketch[] => {
  const spots = tops().filter(() => random.chance(0.8));
  const tone = light.isDark ? hex('#c6d6e8') : hex('#eef7fa');
  const sprays = spots.flatMap(([x, y]): Path => {
    const size = random.between(0.7, 1.15);
    return [-1, 0, 1].flatMap((side) => {
      const far = size * random.between(5, 10);
      return ellipse([x + side * far * 0.9, y - far * (side === 0 ? 1.3 : 0.7)], [1.3 * size, 2.2 * size], side * 0.6);
    });
  });
  const rims = spots.flatMap(([x, y]) => ellipse([x, y + 0.6], [5.5, 1.3]));
  return [detail(rims, tone, { alpha: 0.5, lit: true }), detail(sprays, tone, { alpha: 0.8, lit: true })];
};
