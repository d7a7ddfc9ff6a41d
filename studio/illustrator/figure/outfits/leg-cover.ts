/** What covers a leg: trousers and shorts in pieces from hip to ankle, thick at the hip of who sits on it. */
import type { Pose } from '#core/story/vocabulary.ts';
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import type { LegCover } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { torsoOf } from '#studio/illustrator/figure/torso.ts';
import { add, angleOf, cut, hullOf, polar, ribbon, type Round } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** From where to where along a leg a piece of it goes, and whether it ends at a knee. */
type Piece = { readonly from: number; readonly to: number; readonly endsRound: boolean };

const LEG_STEPS = 7;

/** What ends before it, as a share of the leg, leaves the knee bare. */
const KNEE = 0.55;

/** How much thicker a thigh is at the hip of who sits on it, and from where along the leg on it is not. */
const HAUNCH = 0.34;
const HAUNCH_TO = 0.4;
/** Nothing presses the seat of who squats: it is no ball over the heels, and no two of them before the reader. */
const SQUATS = { aside: 0.2, before: 0.02 } as const;

export const haunchOf = ({ isLow, isSide, turn, stance, pose, near }: Skeleton): number => {
  if (!isLow || turn !== 0 || stance.view === 'back') return 0;
  if (pose !== 'crouching') return HAUNCH;
  return isSide || near.leg.isAlong ? SQUATS.aside : SQUATS.before;
};

const ON_THIGHS: ReadonlySet<Pose> = new Set(['sitting', 'reading', 'kneeling', 'crouching']);

/** How round the waist of trousers is, as a share of half the hips, and where it is along the trunk and across it. */
const WAIST = { round: 0.46, down: 0.99, aside: 0.42 } as const;
/** Of who squats the thighs lie before the waist: without its cloth the seat would be the round end of a sausage. */
const BEFORE_WAIST = 0.86;

/** Whose thighs lie before the body along the page: seat and nearer thigh are one piece of cloth from the waist on. */
export const pelvisOf = (skeleton: Skeleton, which: Which): readonly Round[] => {
  const { isSide, near, isSeated, stance, build, pose } = skeleton;
  const isOnThighs = (ON_THIGHS.has(pose) || isSeated || stance.seat !== undefined) && stance.view !== 'back';
  const isNearest = isSide ? which === 'near' : which === 'far' && near.leg.isAlong === true;
  if (!isOnThighs || !isNearest) return [];
  const torso = torsoOf(skeleton);
  const down = pose === 'crouching' ? BEFORE_WAIST : WAIST.down;
  return [-1, 1].map((side): Round => [...torso.at(WAIST.aside * side, down), build.hip * WAIST.round]);
};

const haunched = (share: number, haunch: number): number => 1 + haunch * Math.max(0, 1 - share / HAUNCH_TO);

/** A thigh bent at the knee is so much thinner there than where it begins, or it looks like a bean. */
const THINNER_AT_KNEE = 0.2;
/** And so is the shin that goes on from there. */
const SHIN = 0.86;

/** It is thinner yet at its hem: as wide as at the knee, the corners of it would hang below the shoe. */
const THINNER_AT_HEM = 0.16;

/** Half of the edge of a flat end. */
const CORNER = 0.4;

/** A thigh from a round seat to a round knee, or to the flat end of shorts: a ribbon would have corners there. */
const roundThigh = (
  points: readonly Point[],
  widths: readonly number[],
  { endsRound, pelvis }: { readonly endsRound: boolean; readonly pelvis: readonly Round[] },
): Path => {
  const rounds = points.map(([x, y], index): Round => [x, y, widths[index] ?? 0]);
  if (endsRound) return hullOf([...pelvis, ...rounds]);
  const [[x, y, r] = [0, 0, 0]] = rounds.slice(-1);
  const angle = angleOf(points.at(-2) ?? [0, 0], [x, y]) + Math.PI / 2;
  const edge = (side: 1 | -1): Round => [...add([x, y], polar(angle, (r - CORNER) * side)), CORNER];
  return hullOf([...pelvis, ...rounds.slice(0, -1), edge(1), edge(-1)]);
};

export const trouserSketches = (
  points: readonly Point[],
  cover: LegCover,
  {
    thigh,
    haunch = 0,
    pelvis = [],
    piece,
  }: { thigh: number; haunch?: number; pelvis?: readonly Round[]; piece: Piece },
): Sketch[] => {
  const { from, to, endsRound } = piece;
  const covered = cut(points, from, to, LEG_STEPS);
  const widths = covered.map((_, index) => {
    const share = from + ((to - from) * index) / (LEG_STEPS - 1);
    const along = share / cover.to;
    const done = (share - from) / (to - from);
    const toKnee = endsRound ? 1 - THINNER_AT_KNEE * done : from > 0 ? SHIN * (1 - THINNER_AT_HEM * done) : 1;
    return thigh * (1.12 - 0.22 * along) * (1 + cover.flare * along) * haunched(share, haunch) * toKnee;
  });
  const [x, y] = points[3] ?? [0, 0];
  const crease: readonly Point[] = [
    [x - thigh * 0.4, y - 0.8],
    [x + thigh * 0.2, y + 0.5],
  ];
  const name = cover.name ? { name: cover.name } : {};
  return [
    form(
      from === 0 && haunch > 0
        ? roundThigh(covered, widths, { endsRound, pelvis })
        : ribbon(covered, widths, endsRound ? 'round' : 'flat-end'),
      cover.color,
      { volume: 0.5, ...name },
    ),
    // Of shorts the knee is bare.
    ...(endsRound || from > 0 || to > KNEE
      ? [line(crease, lighten(cover.color, -0.14), { width: 0.55, alpha: 0.5 })]
      : []),
    ...(cover.cuff || endsRound ? [] : [hemLine(covered, widths, cover.color)]),
    ...(cover.cuff && !endsRound ? cuffOf(covered, widths, cover.cuff) : []),
  ];
};

/** A hem is sewn so far before the end, in widths there, and is seen across so much of it. */
const HEM = { before: 0.3, across: 0.9 } as const;

/** The seam of a hem: without one the end of plain cloth looks like that of a limb. */
const hemLine = (covered: readonly Point[], widths: readonly number[], color: Color): Sketch => {
  const end = covered[covered.length - 1] ?? [0, 0];
  const angle = angleOf(covered[covered.length - 2] ?? [0, 1], end);
  const width = widths[widths.length - 1] ?? 3;
  const at = (side: number): Point =>
    add(add(end, polar(angle, -width * HEM.before)), polar(angle + Math.PI / 2, width * HEM.across * side));
  const middle = add(end, polar(angle, -width * (HEM.before - 0.1)));
  return line([at(1), middle, at(-1)], lighten(color, -0.16), { width: 0.5, alpha: 0.6, name: 'hem-seam' });
};

/** How far the middle of a hem is from its ends, in half widths: it goes round a leg, and no bar lies across one. */
const ROUND_HEM = 0.3;

/** A band round the end of a piece. */
export const cuffOf = (covered: readonly Point[], widths: readonly number[], color: Color, name = 'cuff'): Sketch[] => {
  const end = covered[covered.length - 1] ?? [0, 0];
  const before = covered[covered.length - 2] ?? [0, 1];
  const angle = angleOf(before, end);
  const width = (widths[widths.length - 1] ?? 3) * 0.95;
  const at = (share: number): Point =>
    add(add(end, polar(angle, width * ROUND_HEM * (0.5 - share ** 2))), polar(angle - Math.PI / 2, width * share));
  return [form(ribbon([1, 0.5, 0, -0.5, -1].map(at), [1.2]), color, { name, volume: 0.3 })];
};
