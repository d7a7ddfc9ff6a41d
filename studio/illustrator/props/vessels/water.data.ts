/** Water to stand, wade and swim in: a pond with its bank. In a river or sea that is there already, it is that. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { blade, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { LEAF } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import type { Vessel } from '#studio/illustrator/props/vessels/vessel.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

const WATER = hex('#5fa9bd');
const DEEP = hex('#2f7088');
const SKY = hex('#a9d8df');
const TURF = hex('#84a355');
const MUD = hex('#6f5a41');
const FOAM = hex('#f1fbfb');
const REED = hex('#5f8446');
const CATTAIL = hex('#6d4a30');
const STONE = hex('#a39d92');

/** Where the surface meets whoever stands in it. */
const SURFACE = -20;

const TURF_EDGE: Path = spline([
  [-108, -17],
  [-92, -28],
  [-60, -37],
  [-14, -41],
  [40, -40],
  [84, -31],
  [107, -20],
  [96, -8],
  [60, 0],
  [14, 4],
  [-40, 3],
  [-86, -4],
]);
const WET_EDGE: Path = spline([
  [-98, -19],
  [-76, -31],
  [-14, -36],
  [52, -34],
  [97, -20],
  [78, -6],
  [16, -1],
  [-52, -2],
]);
/** The surface of the pond, from its foot. */
export const SURFACE_EDGE: Path = spline([
  [-91, -19.6],
  [-66, -29],
  [-12, -33.4],
  [50, -31],
  [91, -20],
  [74, -9],
  [14, -4.6],
  [-54, -6],
]);

const tuft = ([x, y]: Point, tall: number, color: Color): Sketch =>
  detail(
    [-2, -1, 0, 1, 2].flatMap((at) =>
      blade([x + at * tall * 0.13, y], tall * (1 - Math.abs(at) * 0.14), { width: tall * 0.13, lean: at * 0.16 }),
    ),
    color,
  );

const bank = (): Sketch[] => [
  form(TURF_EDGE, TURF, { to: lighten(TURF, -0.06), volume: 0.3 }),
  form(WET_EDGE, MUD, { to: lighten(MUD, 0.05), volume: 0.2 }),
  form(SURFACE_EDGE, DEEP, { to: WATER, volume: 0.15 }),
  bundle(
    [
      // The farther bank lies upside down in the water, and the sky before it.
      detail(
        spline([
          [-92, -22],
          [-60, -30],
          [0, -35],
          [60, -32],
          [92, -21],
          [50, -25],
          [20, -23.5],
          [-10, -26.5],
          [-40, -24],
          [-66, -26],
        ]),
        lighten(DEEP, -0.07),
        { alpha: 0.75 },
      ),
      detail(ellipse([14, -17.5], [62, 4.6]), SKY, { alpha: 0.6 }),
      detail(ellipse([-30, -21.5], [30, 1.7]), SKY, { alpha: 0.5 }),
    ],
    { clip: SURFACE_EDGE },
  ),
];

const STEMS: readonly (readonly [x: number, y: number, tall: number, lean: number])[] = [
  [-88, -25, 28, -0.12],
  [-82, -27, 36, 0.04],
  [-76, -30, 24, 0.16],
  [78, -30, 33, -0.06],
  [85, -27, 26, 0.12],
];

const reeds = (): Sketch[] => [
  ...STEMS.map(([x, y, tall, lean], index) =>
    detail(
      [
        ...blade([x, y], tall, { width: 2.6, lean }),
        ...blade([x + 2, y], tall * 0.7, { width: 2.4, lean: lean + 0.2 }),
      ],
      lighten(REED, (index % 2) * 0.06),
    ),
  ),
  ...[STEMS[1], STEMS[3]].flatMap((stem) => {
    const [x, y, tall, lean] = stem ?? [0, 0, 0, 0];
    const at = (share: number): Point => [x + tall * lean * share ** 1.6, y - tall * 1.02 * share];
    // A stalk of its own: the tip of a blade is too thin to bear the head.
    return [
      form(ribbon([at(0), at(0.4), at(0.76), at(1.14)], [0.9, 0.8, 0.7, 0.3]), lighten(REED, -0.05), { volume: 0.3 }),
      form(ribbon([at(0.72), at(1)], [1.9, 1.7]), CATTAIL, { volume: 0.6 }),
    ];
  }),
  tuft([-46, -36], 9, lighten(TURF, 0.05)),
  tuft([14, -39], 8, lighten(TURF, -0.05)),
  tuft([60, -36], 9, lighten(TURF, 0.04)),
];

const nearHalf: Path = spline([
  [-91, SURFACE, 1],
  ...Array.from({ length: 13 }, (_, index): [number, number] => [
    -84 + index * 14,
    SURFACE + (index % 2 === 0 ? 0.5 : -0.7),
  ]),
  [91, SURFACE, 1],
  [74, -9],
  [14, -4.6],
  [-54, -6],
]);

const lily = ([x, y]: Point, size: number): Sketch[] => [
  form(
    spline([
      [x, y, 1],
      [x + size, y - size * 0.14],
      [x + size * 0.7, y + size * 0.24],
      [x - size * 0.3, y + size * 0.3],
      [x - size, y + size * 0.04],
      [x - size * 0.6, y - size * 0.24],
      [x + size * 0.2, y - size * 0.28],
    ]),
    LEAF,
    { volume: 0.3 },
  ),
  detail(
    ribbon(
      [
        [x, y],
        [x - size * 0.7, y + size * 0.06],
      ],
      [size * 0.04, size * 0.02],
    ),
    lighten(LEAF, 0.12),
  ),
];

const rings: Path = [0.44, 0.72].flatMap((share) =>
  [-1, 1].flatMap((side) =>
    ribbon(
      [0.12, 0.5, 0.86].map((at): Point => [side * 88 * share * at, SURFACE + 4.4 + 10 * share - at * at * 6 * share]),
      [0.1, 0.55, 0.1],
    ),
  ),
);

const front = (): Sketch[] => [
  form(nearHalf, WATER, { to: lighten(WATER, 0.05), volume: 0.15, alpha: 0.86 }),
  detail(rings, FOAM, { alpha: 0.6 }),
  ...lily([-60, -14], 8),
  ...lily([-47, -10.6], 5.6),
  form(ellipse([-84, -5], [8, 4.4], 0.1), STONE, { volume: 0.7 }),
  form(ellipse([-74, -2], [5, 2.8]), lighten(STONE, 0.06), { volume: 0.7 }),
  form(ellipse([72, -3.4], [7, 3.8], -0.1), lighten(STONE, -0.05), { volume: 0.7 }),
  tuft([-96, -5], 12, lighten(TURF, -0.09)),
  tuft([88, -5], 13, lighten(TURF, -0.07)),
  tuft([30, 2], 8, lighten(TURF, -0.09)),
];

/** A pond. */
export const water = groundProp([220, 66], hugged(10), () => [...bank(), ...reeds(), ...front()]);

export const waterVessel: Vessel = {
  rim: [0, SURFACE],
  half: 76,
  depth: 40,
  size: [108, 41],
  isWater: true,
  draw: () => ({ back: [...bank(), ...reeds()], front: front() }),
};
