/** Parts two of the same tone who stand before one another: along the edge of the one in front runs a rim. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { paintOrder, type Placed } from '#studio/illustrator/composition/placed.ts';
import {
  isIn,
  type Land,
  rimWidth,
  standingOut,
  type Surface,
  surfacesIn,
} from '#studio/illustrator/composition/sight/standing-out.ts';
import { outlineOf, ROW } from '#studio/illustrator/composition/staging/silhouette.ts';
import { outlined } from '#studio/illustrator/composition/clearing/outlined.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import { isAlike, rimBefore } from '#studio/illustrator/rim.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

/** Just inside and just outside of an edge, in page units. */
const INSIDE = 4;
const OUTSIDE = 5;
/** So much of an edge, in page units, must be lost before it needs a rim, and so large a share of it when it is long. */
const LOST = 30;
const LOST_SHARE = 0.2;
/** How much darker the rim is than what it goes around; on the dark so much lighter. */
const RIM_STEP = 0.2;
const DARK = 0.4;

const SURFACES = new WeakMap<Sketch, readonly Surface[]>();

/** All that is drawn of somebody, the nearest first. */
const surfacesOf = ({ sketch }: Placed): readonly Surface[] => {
  const known = SURFACES.get(sketch) ?? surfacesIn(sketch, (color) => color, []).toReversed();
  SURFACES.set(sketch, known);
  return known;
};

const colorAt = (one: Placed, at: Point): Color | null =>
  surfacesOf(one).find(({ box, has }) => isIn(at, box) && has(at))?.color ?? null;

const isApart = (a: Box, b: Box): boolean =>
  a.left > b.right || a.right < b.left || a.top > b.bottom || a.bottom < b.top;

/** The colours of one where its edge is lost in another behind it, and how many places of the edge lie before that. */
const lostAlong = (front: Placed, back: Placed): { readonly lost: readonly Color[]; readonly met: number } => {
  const { shape } = outlined(front);
  const lost: Color[] = [];
  let met = 0;
  for (const [row, left] of shape.left.entries()) {
    const y = (shape.first + row + 0.5) * ROW;
    const right = shape.right[row] ?? -Infinity;
    if (left > right || y < back.box.top || y > back.box.bottom) continue;
    for (const [x, side] of [
      [left, 1],
      [right, -1],
    ] as const) {
      const behind = colorAt(back, [x - side * OUTSIDE, y]);
      const own = behind && colorAt(front, [x + side * INSIDE, y]);
      if (!own || !behind) continue;
      met += 1;
      if (isAlike(own, behind)) lost.push(own);
    }
  }
  return { lost, met };
};

const meanOf = (colors: readonly Color[]): Color => {
  const sum = (part: 0 | 1 | 2): number => colors.reduce((all, color) => all + color[part], 0) / colors.length;
  return [sum(0), sum(1), sum(2)];
};

const rimFor = (front: Placed, back: Placed): Sketch[] => {
  if (isApart(front.box, back.box)) return [];
  const { lost, met } = lostAlong(front, back);
  if (lost.length * ROW < LOST || lost.length < met * LOST_SHARE) return [];
  const own = meanOf(lost);
  const color = lighten(own, own[0] < DARK ? RIM_STEP : -RIM_STEP);
  return [rimBefore(front.sketch, outlineOf(outlined(back).shape), { width: rimWidth(front.box), color })];
};

/** Water, and the front of what somebody is in, are no bodies of their own. */
const isBody = ({ ref, kind, isBorne }: Placed): boolean => !ref.includes('/') && (kind === 'cast' || isBorne !== true);

/** The same with a rim along each edge that would be lost in somebody or something of the same tone behind it. */
export const apartInTone = (placed: readonly Placed[]): readonly Placed[] =>
  placed.map((front, at): Placed => {
    if (front.rim || !isBody(front)) return front;
    const rims = placed.flatMap((back, index) => {
      const isBehind = index !== at && (paintOrder(front, back) || at - index) > 0;
      return isBehind && isBody(back) ? rimFor(front, back) : [];
    });
    return rims.length === 0 ? front : { ...front, rim: bundle(rims, { name: 'rim' }) };
  });

/** Everybody and everything told apart from the land behind them, and from each other. */
export const toldFromBehind = (placed: readonly Placed[], land: Land): readonly Placed[] =>
  apartInTone(standingOut(placed, land));
