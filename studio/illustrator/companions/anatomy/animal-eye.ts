/** The eye that all companions share: lid, iris, lashes, two sparks, so that animals look as awake as children do. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import {
  ASLEEP,
  type Features,
  featuresOf as expressed,
  speaking,
} from '#studio/illustrator/figure/expressions.data.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, type Sketch } from '#studio/illustrator/sketch.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';

export const EYE_DARK = hex('#2a1d1c');
export const SPARK = hex('#ffffff');
export const BLUSH = hex('#ec8a78');
const WHITE = hex('#fffaf0');

export type EyeSpot = {
  readonly at: Point;
  readonly radii: Point;
  /** The side of the outer corner. */
  readonly side: 1 | -1;
  readonly iris: Color;
  /** What the lid and the skin around it are made of. */
  readonly lid: Color;
  /** Length of the lashes as a share of the eye; 0 for none. */
  readonly lashes?: number;
  readonly hasBrow?: boolean;
  /** The only eye of a head in profile: the inner end of its brow is at the nose. */
  readonly isProfile?: true;
};

/** From so steep a brow on, somebody frowns. */
const FROWN = -0.4;
/** The corners of a mouth that speaks below such a brow. */
const CROSS = -0.24;

/** Lids, brows and mouth of an order; sleepers rest whatever the story feels. */
export const featuresOf = ({
  pose,
  expression,
  gaze,
  speaks,
}: Pick<CompanionOrder, 'pose' | 'expression' | 'gaze' | 'speaks'>): Features => {
  const shown = pose === 'sleeping' ? ASLEEP : expressed(expression, gaze);
  if (!speaks) return shown;
  const said = speaking(shown);
  // What is said with a frown is not said with a smile.
  return shown.browSlant > FROWN ? said : { ...said, mouth: { ...said.mouth, curve: CROSS } };
};

const lashesAt = (spot: EyeSpot, from: readonly Point[], lift: number): Sketch[] => {
  const { radii, side, lashes = 0 } = spot;
  return lashes === 0
    ? []
    : from.map(([x, y], index) =>
        line(
          [
            [x, y],
            [x + side * radii[0] * lashes * 0.5, y + lift * radii[1] * lashes * (0.3 + 0.2 * index)],
            [x + side * radii[0] * lashes, y + lift * radii[1] * lashes * (0.7 + 0.5 * index)],
          ],
          EYE_DARK,
          { width: radii[0] * 0.13 },
        ),
      );
};

const closed = (spot: EyeSpot, kind: 'rest' | 'smile' | 'tight'): Sketch[] => {
  const {
    at: [x, y],
    radii: [rx, ry],
    side,
  } = spot;
  const dip = { rest: 0.5, smile: -0.62, tight: 0.14 }[kind] * ry;
  const slope = kind === 'tight' ? -0.3 * side * ry : 0;
  const at = (share: number): Point => [
    x + rx * share * 1.05,
    y + ry * 0.2 + dip * (1 - share * share) - slope * share,
  ];
  return [
    detail(ribbon([-1, -0.5, 0, 0.5, 1].map(at), [rx * 0.05, rx * 0.13, rx * 0.16, rx * 0.13, rx * 0.05]), EYE_DARK, {
      name: 'eye',
    }),
    ...lashesAt(spot, [at(0.9 * side), at(0.5 * side)], kind === 'smile' ? -0.5 : 0.8),
  ];
};

/** From the inner end to the outer one, as shares of the eye. */
const BROW = [0.09, 0.15, 0.05] as const;

const browOf = (spot: EyeSpot, { browLift, browSlant }: Features): Sketch[] => {
  const {
    at: [x, y],
    radii: [rx, ry],
    lid,
  } = spot;
  const side = spot.isProfile ? -spot.side : spot.side;
  // On fur a frown is low, steep and dark, or nobody sees it.
  const frown = browSlant < FROWN ? 1 : 0;
  const base = y - ry * (1.55 + browLift * 0.4 - frown * 0.3);
  const slant = browSlant * ry * (0.42 + frown * 0.3);
  const arc: Point[] = [
    [x - rx * 0.7 * side, base - slant],
    [x + rx * 0.1 * side, base - ry * 0.14],
    [x + rx * 0.85 * side, base + slant + ry * 0.08],
  ];
  return spot.hasBrow
    ? [
        detail(
          ribbon(
            arc,
            BROW.map((wide) => rx * wide * (1 + frown * 0.5)),
          ),
          mix(lighten(lid, -0.28), EYE_DARK, 0.3 + frown * 0.4),
          {
            alpha: 0.85,
            name: 'brow',
          },
        ),
      ]
    : [];
};

/** Iris, pupil, the shade of the lid and two sparks. */
const ballOf = ({ at: [x, y], radii: [rx, ry], iris }: EyeSpot, top: number, gaze: Point): Sketch[] => {
  const ball: Point = [Math.min(rx * 0.78, ry * 0.8), ry * 0.8];
  const keen = (share: number): number => Math.sign(share) * Math.min(1, Math.abs(share)) ** 0.7;
  const ix = x + keen(gaze[0]) * (rx - ball[0] * 0.62);
  const iy = y + keen(gaze[1]) * ry * 0.34;
  return [
    detail(ellipse([ix, iy], ball), lighten(iris, -0.2), { name: 'eye' }),
    detail(ellipse([ix, iy + ball[1] * 0.2], [ball[0] * 0.84, ball[1] * 0.76]), lighten(iris, -0.03), {
      to: lighten(iris, 0.2),
    }),
    detail(ellipse([ix, iy], [ball[0] * 0.55, ball[1] * 0.6]), EYE_DARK),
    detail(ellipse([x, top], [rx * 1.3, ry * 0.42]), EYE_DARK, { alpha: 0.22 }),
    detail(ellipse([ix + ball[0] * 0.32, iy - ball[1] * 0.4], [ball[0] * 0.32, ball[1] * 0.32]), SPARK, {
      lit: true,
    }),
    detail(ellipse([ix - ball[0] * 0.38, iy + ball[1] * 0.42], [ball[0] * 0.16, ball[1] * 0.16]), SPARK, {
      lit: true,
      alpha: 0.85,
    }),
  ];
};

const open = (spot: EyeSpot, features: Features, gaze: Point): Sketch[] => {
  const {
    at: [x, y],
    radii: [rx, ry],
    side,
    lid,
  } = spot;
  const top = y - ry * Math.min(1.12, features.lid);
  const bottom = y + ry * (1 - 0.35 * features.cheek);
  const corner = (way: number): Point => [x + rx * way * side, y + ry * (way > 0 ? 0.02 : 0.16)];
  const upper: readonly Point[] = [
    corner(-1),
    [x - rx * 0.66 * side, y + (top - y) * 0.72],
    [x, top],
    [x + rx * 0.68 * side, y + (top - y) * 0.74],
    corner(1),
  ];
  const lower: Knot[] = [
    [x + rx * 0.66 * side, y + (bottom - y) * 0.78],
    [x, bottom],
    [x - rx * 0.66 * side, y + (bottom - y) * 0.8],
  ];
  const opening = spline([...upper, ...lower]);
  return [
    bundle([detail(opening, WHITE), ...ballOf(spot, top, gaze)], { clip: opening }),
    ...(features.lid < 0.9
      ? [
          line(
            upper.slice(1, 4).map(([px, py]): Knot => [px, py - ry * 0.26]),
            lighten(lid, -0.16),
            { width: rx * 0.1, alpha: 0.8 },
          ),
        ]
      : []),
    detail(ribbon(upper, [rx * 0.05, rx * 0.13, rx * 0.17, rx * 0.15, rx * 0.07]), EYE_DARK),
    ...lashesAt(spot, [corner(1), [x + rx * 0.72 * side, y + (top - y) * 0.7]], -0.6),
  ];
};

const TEAR = hex('#cfeaf7');

const tearAt = ({ at: [x, y], radii: [rx, ry], side }: EyeSpot): Sketch[] => {
  const [dx, dy] = [x + rx * 0.5 * side, y + ry * 1.7];
  const drop: Knot[] = [
    [dx, dy - ry * 0.6, 1],
    [dx + rx * 0.3, dy],
    [dx, dy + ry * 0.32],
    [dx - rx * 0.3, dy],
  ];
  return [detail(spline(drop), TEAR, { lit: true, alpha: 0.95, name: 'tear' })];
};

/** One eye with its brow; gaze runs from -1 to 1 along the body and down. */
export const animalEye = (spot: EyeSpot, features: Features, gaze: Point): Sketch[] => {
  const shut = features.wink === spot.side ? 'smile' : features.closed;
  return [
    ...(shut ? closed(spot, shut) : open(spot, features, gaze)),
    ...browOf(spot, features),
    ...(features.hasTears ? tearAt(spot) : []),
  ];
};

/** The eye of small creatures that have no face of their own. */
export const beadEye = (at: Point, radius: number): Sketch[] => [
  detail(ellipse(at, [radius, radius * 1.15]), EYE_DARK, { name: 'eye' }),
  detail(ellipse([at[0] + radius * 0.35, at[1] - radius * 0.4], [radius * 0.36, radius * 0.36]), SPARK, { lit: true }),
];
