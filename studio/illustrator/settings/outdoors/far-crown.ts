/** A leafy tree seen from afar: masses of leaves, and boughs that end among them. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { FAR_CROWNS } from '#studio/illustrator/settings/outdoors/crowns.data.ts';
import { forkedTrunk } from '#studio/illustrator/settings/views/flared-trunk.ts';
import { form, type Sketch } from '#studio/illustrator/sketch.ts';

type Tree = { readonly foot: Point; readonly height: number; readonly color: Color; readonly random: Random };
type Growth = { readonly fork: Point; readonly crown: Point; readonly spread: number; readonly bark: Color };

/** Half the width of its trunk above the roots, as a share of its height. */
const HALF = 0.042;

/** Where boughs end, from the middle of the crown: shares of its spread and of the height. */
const tipsIn = ([x, y]: Point, spread: number, height: number): readonly [Point, Point, Point] => [
  [x - spread * 0.44, y + height * 0.02],
  [x, y - height * 0.06],
  [x + spread * 0.4, y],
];

/** Trunk and crown; boughs come before the leaves to their sides: a trunk that ends at the edge of its crown is a post. */
export const farCrown = (
  { foot: [x, y], height, color, random }: Tree,
  { fork, crown, spread, bark }: Growth,
): Sketch[] => {
  const masses = random
    .pick(FAR_CROWNS)
    .map(([dx, dy, wide, tall, tone]) =>
      form(
        clump(
          [crown[0] + dx * spread, crown[1] + dy * height],
          [wide * spread * random.between(0.92, 1.08), tall * height],
          { lumps: 8, depth: 0.13, random },
        ),
        lighten(color, tone),
        { volume: 0.55 },
      ),
    );
  const boughs = forkedTrunk([x, y + 3], { half: height * HALF, fork, tips: tipsIn(crown, spread, height) });
  const behind = masses.length - 1;
  return [...masses.slice(0, behind), form(boughs, bark, { volume: 0.4 }), ...masses.slice(behind)];
};
