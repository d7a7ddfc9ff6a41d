/** Water to stand, wade and swim in: a pond with its bank. In a river or sea that is there already, it is that. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ellipse, type Path, spline } from '#studio/illustrator/geometry/path.ts';
import { each, LEAF } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import type { Vessel } from '#studio/illustrator/props/vessels/vessel.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const WATER = hex('#5fa9bd');
const DEEP = hex('#3d8199');
const BANK = hex('#b9a878');
const FOAM = hex('#f1fbfb');
const REED = hex('#6f8f4e');

/** Where the surface meets whoever stands in it. */
const SURFACE = -20;

const bank = (): Sketch[] => [
  form(
    spline([
      [-100, -19],
      [-70, -33],
      [-10, -38],
      [58, -34],
      [100, -20],
      [82, -6],
      [20, 0],
      [-50, -1],
      [-90, -8],
    ]),
    BANK,
    { volume: 0.3 },
  ),
  form(ellipse([0, SURFACE], [93, 15.4]), DEEP, { volume: 0.2 }),
  detail(ellipse([4, SURFACE - 4], [80, 9]), lighten(DEEP, 0.08), { alpha: 0.7 }),
];

const reeds = (): Sketch[] =>
  each(
    [
      [-90, -24],
      [-84, -27],
      [86, -27],
    ],
    (x, y, index) =>
      line(
        [
          [x, y],
          [x + 1 - index, y - 14],
          [x + 3 - index * 3, y - 26],
        ],
        REED,
        { width: 1.6 },
      ),
  );

const nearHalf: Path = spline([
  [-92, SURFACE, 1],
  ...Array.from({ length: 13 }, (_, index): [number, number] => [
    -84 + index * 14,
    SURFACE + (index % 2 === 0 ? 0.5 : -0.7),
  ]),
  [92, SURFACE, 1],
  [76, -10],
  [30, -5.4],
  [-30, -5.4],
  [-76, -10],
]);

const front = (): Sketch[] => [
  form(nearHalf, WATER, { volume: 0.2, alpha: 0.82 }),
  ...[0.42, 0.68].map((share) =>
    line(
      [
        [-88 * share, SURFACE + 3 + 8 * share],
        [0, SURFACE + 5 + 10 * share],
        [88 * share, SURFACE + 3 + 8 * share],
      ],
      FOAM,
      { width: 0.7, alpha: 0.45 },
    ),
  ),
  detail(ellipse([-62, -14], [7, 1.6]), lighten(LEAF, 0.04)),
  detail(ellipse([-52, -11], [5, 1.3]), LEAF),
];

/** A pond. */
export const water = groundProp([200, 52], hugged(10), () => [...bank(), ...reeds(), ...front()]);

export const waterVessel: Vessel = {
  rim: [0, SURFACE],
  half: 76,
  depth: 40,
  size: [100, 38],
  isWater: true,
  draw: () => ({ back: [...bank(), ...reeds()], front: front() }),
};
