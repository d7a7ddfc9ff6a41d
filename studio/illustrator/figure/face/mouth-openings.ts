/** The forms of an open mouth: what laughs, says "oh", shouts, cries, and teeth that are pressed together. */
import type { Mouth } from '#studio/illustrator/figure/expressions.data.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';

/** Where a mouth is on the face: its middle, half its width, and the line of the upper lip. */
export type MouthPlace = {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly upper: readonly Point[];
  /** No tall opening begins higher. */
  readonly highest: number;
};

/** There is always a chin below the lowest lip, which drops with the jaw. */
const LOWEST_LIP = 0.84;
const CHIN_DROPS = 0.19;
export const lowestFor = (open: number): number => LOWEST_LIP + Math.max(0, open - 0.14) * CHIN_DROPS;

/** An opening: its outline, how high and how low it goes. */
export type Opening = { readonly path: Path; readonly top: number; readonly bottom: number };

const smileOf = ({ x, y, half, upper }: MouthPlace, { curve, open }: Mouth): Opening => {
  const bottom = Math.min(y + curve * 0.4 + open, lowestFor(open));
  const path = spline([
    ...upper.map(([px, py], index): Knot => [px, py, index === 0 || index === 4 ? 1 : 0]),
    [x + half * 0.72, bottom - open * 0.42],
    [x, bottom],
    [x - half * 0.72, bottom - open * 0.42],
  ]);
  return { path, top: y + curve * 0.35, bottom };
};

/** Tall openings begin below the nose and drop with the jaw, and there is always a chin below them. */
const LEAST_TALL = 0.1;
const tallOf = ({ y, highest }: MouthPlace, open: number): [top: number, bottom: number] => {
  const top = Math.max(y - open * 0.06, highest);
  return [top, Math.max(top + LEAST_TALL, Math.min(y + open * 1.04, lowestFor(open)))];
};

/** Both sides of an opening: how far out and how far down each place of its edge is, in halves and in its height. */
type Edge = readonly (readonly [out: number, down: number])[];

/** An opening that is round all about, told by its right edge from the middle of the upper lip to that of the lower. */
const roundedOf = (place: MouthPlace, { open }: Mouth, { edge, ends }: { edge: Edge; ends: Edge }): Opening => {
  const { x, half } = place;
  const [top, bottom] = tallOf(place, open);
  const at = (side: number, [out, down]: Edge[number]): Point => [x + side * half * out, top + (bottom - top) * down];
  const [first = [0, 0], last = [0, 1]] = ends;
  const right = edge.map((one) => at(1, one));
  const left = edge.toReversed().map((one) => at(-1, one));
  return { path: spline([at(1, first), ...right, at(1, last), ...left]), top, bottom };
};

const MIDDLE: Edge = [
  [0, 0],
  [0, 1],
];
/** A little narrower above, as lips are that say “oh”. */
const ROUND: Edge = [
  [0.82, 0.25],
  [1, 0.6],
  [0.66, 0.92],
];
/** Widest above its middle, over a chin that has dropped: neither a box nor a bow. */
const SHOUT: Edge = [
  [0.62, 0.07],
  [0.98, 0.36],
  [0.84, 0.72],
  [0.44, 0.96],
];
/** Its corners hang, softly: pulled down to points it would be a trap. */
const DROOP: Edge = [
  [0.52, 0.1],
  [0.9, 0.5],
  [0.84, 0.86],
  [0.46, 0.98],
];
const TREMBLING: Edge = [
  [0, 0],
  [0, 0.93],
];

const roundOf = (place: MouthPlace, mouth: Mouth): Opening => roundedOf(place, mouth, { edge: ROUND, ends: MIDDLE });
const shoutOf = (place: MouthPlace, mouth: Mouth): Opening => roundedOf(place, mouth, { edge: SHOUT, ends: MIDDLE });
const droopOf = (place: MouthPlace, mouth: Mouth): Opening => roundedOf(place, mouth, { edge: DROOP, ends: TREMBLING });

/** Drawn wide over the teeth, the corners lower than the middle. */
const clenchOf = ({ x, y, half, upper }: MouthPlace, { open }: Mouth): Opening => {
  const [top, bottom] = [y - open * 0.5, y + open * 0.62];
  const low = (upper[0]?.[1] ?? y) + open * 0.2;
  const side = (sign: 1 | -1): readonly Knot[] => [
    [x + sign * half * 0.6, top + open * 0.06],
    [x + sign * half * 1.04, low, 1],
    [x + sign * half * 0.7, bottom + open * 0.06],
  ];
  return { path: spline([[x, top], ...side(1), [x, bottom - open * 0.04], ...side(-1).toReversed()]), top, bottom };
};

export const OPENINGS = { smile: smileOf, round: roundOf, shout: shoutOf, droop: droopOf, clench: clenchOf } as const;

/** How far the one band of teeth in a tall opening is from its edges, and how far down it goes, in halves and heights. */
const BAND: Edge = [
  [0.34, 0.085],
  [0.6, 0.16],
  [0.5, 0.25],
];
const BAND_FROM = 0.07;
export const BAND_DOWN = 0.26;

/** Teeth in a tall opening lie within its lips, in the dark of it: white up to the lip they would be a jagged edge under the nose. */
export const toothBand = ({ x, half }: MouthPlace, { top, bottom }: Opening): Path => {
  const at = (side: number, [out, down]: Edge[number]): Point => [x + side * half * out, top + (bottom - top) * down];
  return spline([
    at(1, [0, BAND_FROM]),
    ...BAND.map((one) => at(1, one)),
    at(1, [0, BAND_DOWN]),
    ...BAND.toReversed().map((one) => at(-1, one)),
  ]);
};
