/** The long shadow that a lamp near the ground throws: over the floor, away from the lamp, wider and paler the farther it goes. */
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import type { LitBy } from '#studio/illustrator/composition/lamplight.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { glow, type Sketch } from '#studio/illustrator/sketch.ts';

/** A step into the depth of the ground is so much shorter on the page than one along it. */
const INTO_DEPTH = 0.3;
/** As long as the body is high, for a lamp as far away as it is high above the ground; within these limits. */
const SHORTEST = 0.45;
const LONGEST = 1.15;
/** The pools of shade it is made of. */
const POOLS = 9;
/** How dark it is where it begins, and how much of that is left at its end. */
const DARK = 0.62;
const AT_END = 0.25;
/** A lamp that hardly reaches somebody throws no shadow that is seen. */
const FULL_FROM = 0.45;
/** So far below the foot of the wall, in page units, a shadow on the floor ends. */
const BEFORE_WALL = 10;

type Stance = { readonly foot: Point; readonly half: number; readonly litBy: LitBy };
type Page = { readonly light: LightSetup; readonly camera: Pick<Camera, 'horizon'> };

/** The pools of a shadow from its foot on; none where the lamp hangs right above, or no place of the ground is below it. */
export const longShadow = (
  { box }: Pick<Placed, 'box'>,
  { foot, half, litBy: { lamp, strength } }: Stance,
  { light, camera }: Page,
): Sketch[] => {
  if (!lamp.above) return [];
  const [dx, dz] = [foot[0] - lamp.above[0], (foot[1] - lamp.above[1]) / INTO_DEPTH];
  const away = Math.hypot(dx, dz);
  if (away < half) return [];
  const tall = box.bottom - box.top;
  const high = Math.max(1, lamp.above[1] - lamp.at[1]);
  const length = tall * clamp(away / high, SHORTEST, LONGEST);
  const [stepX, stepY] = [(dx / away) * length, (dz / away) * length * INTO_DEPTH];
  const seen = Math.min(1, strength / FULL_FROM) * DARK;
  return Array.from({ length: POOLS }, (_, index): Sketch => {
    const along = (index + 1) / POOLS;
    const [x, y] = [foot[0] + stepX * along, foot[1] + stepY * along];
    const wide = half * (1.1 + 0.7 * along) + (Math.abs(stepX) / POOLS) * 0.8;
    return glow([x, Math.max(y, camera.horizon + BEFORE_WALL)], light.shadow, {
      radii: [wide, clamp(half * 0.42, 16, 60) + (Math.abs(stepY) / POOLS) * 0.8],
      alpha: Math.min(0.9, (seen * (1 - (1 - AT_END) * along)) / (1 - light.shadow[0])),
      effect: 'shade',
    });
  });
};
