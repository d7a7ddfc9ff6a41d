/** Legs and feet with what covers them. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { prostheticShin } from '#studio/illustrator/figure/aids/prosthesis.ts';
import { footLength } from '#studio/illustrator/figure/build.ts';
import type { Dressed } from '#studio/illustrator/figure/limbs.ts';
import type { LegCover, Shoe } from '#studio/illustrator/figure/outfits/outfit.ts';
import { drawShoe } from '#studio/illustrator/figure/shoe.ts';
import type { Leg } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { angleOf, bend, cut, distance, hullOf, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** From where to where along a leg a piece of it goes, and whether it ends at a knee. */
type Piece = { readonly from: number; readonly to: number; readonly endsRound: boolean };

const LEG_STEPS = 7;

const trouserSketches = (
  points: readonly Point[],
  cover: LegCover,
  { thigh, piece }: { thigh: number; piece: Piece },
): Sketch[] => {
  const { from, to, endsRound } = piece;
  const covered = cut(points, from, to, LEG_STEPS);
  const along = (index: number): number => (from + ((to - from) * index) / (LEG_STEPS - 1)) / cover.to;
  const widths = covered.map((_, index) => thigh * (1.12 - 0.22 * along(index)) * (1 + cover.flare * along(index)));
  const [x, y] = points[3] ?? [0, 0];
  const crease: readonly Point[] = [
    [x - thigh * 0.4, y - 0.8],
    [x + thigh * 0.2, y + 0.5],
  ];
  const name = cover.name ? { name: cover.name } : {};
  return [
    form(ribbon(covered, widths, endsRound ? 'round' : 'flat-end'), cover.color, { volume: 0.5, ...name }),
    line(crease, lighten(cover.color, -0.14), { width: 0.55, alpha: 0.5 }),
    ...(cover.cuff && !endsRound ? cuffOf(covered, widths, cover.cuff) : []),
  ];
};

const sockSketch = (points: readonly Point[], color: Color, thigh: number): Sketch =>
  form(ribbon(cut(points, 0.8, 1, 4), [thigh * 0.72, thigh * 0.7, thigh * 0.68, thigh * 0.66]), color, { volume: 0.4 });

export type LegLook = Dressed & {
  readonly shoe: Shoe;
  readonly skeleton: Skeleton;
  readonly isProsthetic: boolean;
  readonly name: string;
};

/** Trousers end above a prosthetic shin. */
const ABOVE_SHIN = 0.52;

/** Of a shin that points away from the reader this much is seen; long trousers cover it. */
const BEHIND_KNEE = 0.4;
const KNEE = 0.6;

/** How long a foot looks that points half at the reader. */
const OBLIQUE = 0.7;

const bareLeg = (points: readonly Point[], thigh: number, { skin, isProsthetic }: LegLook): Sketch => {
  const shown = isProsthetic ? cut(points, 0, 0.6, 7) : points;
  const widths = isProsthetic ? [1, 0.98, 0.94, 0.9, 0.86, 0.84, 0.8] : [1, 0.98, 0.9, 0.82, 0.8, 0.74, 0.58];
  const outline = ribbon(
    shown,
    widths.map((share) => share * thigh),
  );
  return form(outline, skin.skin, { name: 'skin', volume: 0.5 });
};

const bareFolded = ({ hip, knee, ankle }: Leg, thigh: number, { skin }: LegLook): Sketch[] =>
  [
    ribbon([knee, lerp(knee, ankle, 0.5), ankle], [thigh * 0.8, thigh * 0.8, thigh * 0.58]),
    ribbon([hip, lerp(hip, knee, 0.5), knee], [thigh, thigh * 0.94, thigh * 0.82]),
  ].map((outline) => form(outline, skin.skin, { name: 'skin', volume: 0.5 }));

/** A shin and a thigh that lie on each other are two pieces: one band around so sharp a bend would cross itself. */
const FOLDED = 1.75;

const isFoldedLeg = ({ hip, knee, ankle }: Leg): boolean => {
  const [up, down] = [angleOf(knee, hip), angleOf(knee, ankle)];
  const between = Math.abs(Math.atan2(Math.sin(up - down), Math.cos(up - down)));
  return between < FOLDED;
};

/** The shaft of a boot along the shin of who kneels: the foot lies on its instep. */
const shaftSketch = (points: readonly Point[], shoe: Shoe, thigh: number): Sketch =>
  form(ribbon(cut(points, 0.74, 0.98, 4), [thigh * 0.98, thigh * 0.92, thigh * 0.86, thigh * 0.84]), shoe.color, {
    volume: 0.5,
    name: 'shoe',
  });

/** The foot with its shoe. */
export const footOf = (leg: Leg, look: LegLook): Sketch => {
  const { build, skin, shoe, skeleton } = look;
  const { isSide, stance } = skeleton;
  const seen = leg.foot;
  const isOblique = !isSide && !seen && !leg.isAhead && stance.view === 'three-quarter';
  const isAlong = seen ? seen.seen === 'side' : isSide || isOblique;
  const long = footLength(build);
  const worn: Shoe =
    shoe.kind === 'bare'
      ? { ...shoe, color: skin.skin }
      : leg.foot?.isTurned && shoe.kind === 'boot'
        ? { ...shoe, kind: 'shoe' }
        : shoe;
  const sketches = drawShoe(worn, {
    length: isOblique ? long * OBLIQUE : long,
    height: build.leg * 0.1,
    isSide: isAlong,
    isSole: seen ? seen.seen === 'sole' : leg.isAhead && stance.view !== 'back',
    way: isAlong ? (seen?.way ?? stance.way) : 1,
  });
  return moved(bundle(sketches), placed(leg.ankle, 1, { turn: leg.sole }));
};

/** A shin no longer than this share of the leg lies behind the knee that is on the ground. */
const SHIN_BEHIND = 0.25;
/** Shorts of who kneels towards the reader end here on the thigh. */
const SHORTS_TO = 0.72;

/** The thigh of who kneels: it comes towards the reader, thick and short, and the knee is its round end. */
const kneelingThigh = ({ hip, knee }: Leg, cover: LegCover | null, { build, skin }: LegLook): Sketch[] => {
  const thigh = build.limb * 1.36;
  const capsule = (thick: number): Path =>
    hullOf([
      [...hip, thick * 0.94],
      [...knee, thick * 1.06],
    ]);
  const bare = form(capsule(thigh), skin.skin, { name: 'skin', volume: 0.5 });
  if (!cover) return [bare];
  const look = { volume: 0.5, ...(cover.name ? { name: cover.name } : {}) };
  if (cover.to > KNEE) return [form(capsule(thigh * 1.1), cover.color, look)];
  const upper = [0.97, 1.04, 1.12, 1.18].map((share) => share * thigh);
  return [bare, form(ribbon(cut([hip, knee], 0, SHORTS_TO, 4), upper, 'flat-end'), cover.color, look)];
};

/** One leg with trousers or bare, and its shoe. */
export const drawLeg = (leg: Leg, cover: LegCover | null, look: LegLook): Sketch => {
  const { shoe, isProsthetic } = look;
  if (leg.isHidden) return bundle([], { name: look.name });
  const isFolded = isFoldedLeg(leg) && !leg.hidesFoot;
  const points = isFolded
    ? corner(leg)
    : bend(leg.hip, leg.knee, leg.hidesFoot ? lerp(leg.knee, leg.ankle, BEHIND_KNEE) : leg.ankle);
  const thigh = look.build.limb * 1.36;
  const shinLook = { thigh, accent: look.accent, isSwimming: look.skeleton.pose === 'swimming' };
  if (leg.hidesFoot && distance(leg.knee, leg.ankle) < look.build.leg * SHIN_BEHIND) {
    const shin = isProsthetic ? [prostheticShin(points, shinLook)] : [];
    return bundle([...shin, ...kneelingThigh(leg, cover, look)], { name: look.name });
  }
  const rolled =
    cover && leg.hidesFoot && cover.to > KNEE
      ? { ...cover, to: 1 }
      : cover && isProsthetic
        ? { ...cover, to: Math.min(cover.to, ABOVE_SHIN) }
        : cover;
  const isCovered = rolled !== null && rolled.to > 0.95;
  const knee = isFolded ? kneeShare(leg) : 1;
  const trousers = (from: number, to: number): Sketch[] =>
    rolled && to > from
      ? trouserSketches(points, rolled, {
          thigh,
          piece: { from, to, endsRound: leg.hidesFoot || (isFolded && from === 0 && rolled.to > knee) },
        })
      : [];
  const bare = isFolded && !isProsthetic ? bareFolded(leg, thigh, look) : [bareLeg(points, thigh, look)];
  return bundle(
    [
      ...(isCovered ? [] : bare),
      ...(isProsthetic ? [prostheticShin(points, shinLook)] : []),
      ...(shoe.sock && !isProsthetic ? [sockSketch(points, shoe.sock, thigh)] : []),
      ...(leg.hidesFoot || leg.isAhead ? [] : [footOf(leg, look)]),
      ...(rolled && isFolded ? trousers(knee, rolled.to) : []),
      ...(leg.foot?.isTurned && !leg.isAhead && shoe.kind === 'boot' ? [shaftSketch(points, shoe, thigh)] : []),
      ...(rolled ? trousers(0, Math.min(rolled.to, knee)) : []),
    ],
    { name: look.name },
  );
};

/** How far along a leg its knee is, as a share of its length. */
const kneeShare = ({ hip, knee, ankle }: Leg): number => {
  const [thigh, shin] = [distance(hip, knee), distance(knee, ankle)];
  return thigh / (thigh + shin || 1);
};

/** Both pieces of a folded leg, with a corner at the knee. */
const corner = ({ hip, knee, ankle }: Leg): readonly Point[] => [
  hip,
  lerp(hip, knee, 0.36),
  lerp(hip, knee, 0.7),
  knee,
  lerp(knee, ankle, 0.32),
  lerp(knee, ankle, 0.66),
  ankle,
];

const cuffOf = (covered: readonly Point[], widths: readonly number[], color: Color): Sketch[] => {
  const end = covered[covered.length - 1] ?? [0, 0];
  const before = covered[covered.length - 2] ?? [0, 1];
  const angle = angleOf(before, end);
  const width = (widths[widths.length - 1] ?? 3) * 0.95;
  return [
    form(
      ribbon(
        [
          [end[0] + Math.sin(angle) * width, end[1] - Math.cos(angle) * width],
          [end[0] - Math.sin(angle) * width, end[1] + Math.cos(angle) * width],
        ],
        [1.2, 1.2],
      ),
      color,
      { volume: 0.3 },
    ),
  ];
};
