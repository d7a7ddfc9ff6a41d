/** A long skirt along legs that lie stretched before somebody: it ends across the shins, and its folds go from hip to hem. */
import { lighten } from '#studio/illustrator/color/color.ts';
import type { Skirt, SkirtBox } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Leg } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { add, angleOf, distance, hullOf, lerp, polar, type Round } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** The tails of a coat lie on the thighs instead. */
const LONG = 0.45;
/** A shorter one ends at the knee, which it leaves free. */
const OVER_KNEE = 0.68;
/** A shin lies that goes so much farther along the page than down it. */
const LYING = 1.6;

const lies = ({ knee, ankle, foot }: Leg, way: 1 | -1): boolean =>
  (ankle[0] - knee[0]) * way > Math.abs(ankle[1] - knee[1]) * LYING && foot?.seen !== 'sole';

/** Whether a skirt goes along both legs of who sits on the ground with them before the body. */
export const isAlongLegs = (
  { near, far, isLow, isSeated, turn, stance }: Skeleton,
  { to }: Pick<Skirt, 'to'>,
): boolean =>
  isLow &&
  !isSeated &&
  !stance.seat &&
  turn === 0 &&
  to > LONG &&
  [near, far].every(({ leg }) => lies(leg, stance.way));

/** Up to here on the shin, so that shoes and ankles come out of the hem. */
const LONGEST = 0.8;

const thickOf = ({ build }: Skeleton, { flare }: Pick<Skirt, 'flare'>): number => build.limb * (1.5 + flare * 0.3);

type End = { readonly top: Point; readonly below: Point };
/** The end of the cloth over both legs, of which the farther one may lie higher; `corner` is the lower edge on that. */
type Ends = End & { readonly corner: Point };

/** Both edges of the end of the cloth on a shin. */
const endOn = ({ knee, ankle }: Leg, skeleton: Skeleton, skirt: Pick<Skirt, 'to' | 'flare'>): End => {
  const at = lerp(knee, ankle, Math.min(LONGEST, skirt.to) * 2 - 1);
  const [across, r] = [angleOf(knee, ankle) + (Math.PI / 2) * skeleton.stance.way, thickOf(skeleton, skirt)];
  const below = add(at, polar(across, r));
  return { top: add(at, polar(across, -r)), below: [below[0], Math.min(below[1], 0)] };
};

/** The corners of the end are sharp. */
const CORNER = 0.28;

/** A hem goes round both legs: its middle is so much nearer to the feet than its ends, as a share of what lies between. */
const ROUND_HEM = 0.2;

/** A place along the end, from its upper edge to its lower one. */
const alongEnd = (top: Point, below: Point, { share, way }: { share: number; way: 1 | -1 }): Point => {
  const out = ROUND_HEM * distance(top, below) * 4 * share * (1 - share);
  return add(lerp(top, below, share), polar(angleOf(top, below) - (Math.PI / 2) * way, out));
};

/** Steps of a curve from one edge to the other. */
const ALONG_END = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1] as const;

/** The cloth from the waist over the knees to the shins. */
export const alongOutline = (skeleton: Skeleton, skirt: Pick<Skirt, 'to' | 'flare'>): Path => {
  const { build, near, far, hip } = skeleton;
  const waist = build.hip * 0.84;
  const r = thickOf(skeleton, skirt);
  const corner = build.limb * CORNER;
  const legRounds = ({ leg }: { readonly leg: Leg }): Round[] => {
    const { top, below } = endOn(leg, skeleton, skirt);
    const { way } = skeleton.stance;
    const edge = ALONG_END.slice(1, -1).map((share): Round => {
      const [x, y] = alongEnd(top, below, { share, way });
      return [x - corner * way, Math.min(y, -corner), corner];
    });
    return [
      [leg.hip[0], Math.min(leg.hip[1], -waist * 0.72), waist * 0.72],
      [...lerp(leg.hip, leg.knee, 0.5), Math.min(r, -lerp(leg.hip, leg.knee, 0.5)[1])],
      ...(skirt.to > OVER_KNEE ? [[leg.knee[0], leg.knee[1], Math.min(r * 1.04, -leg.knee[1])] as const] : []),
      ...edge,
    ];
  };
  return hullOf([[hip[0], hip[1] - build.torso * 0.14, waist * 0.86], ...legRounds(near), ...legRounds(far)]);
};

/** The edges of the end as one sees it: both of the foot that is farther, the lower one of that on the ground. */
const endOf = (skeleton: Skeleton, skirt: Skirt): Ends => {
  const { way } = skeleton.stance;
  const [one, other] = [endOn(skeleton.near.leg, skeleton, skirt), endOn(skeleton.far.leg, skeleton, skirt)];
  const farther = one.top[0] * way > other.top[0] * way ? one : other;
  return { top: farther.top, corner: farther.below, below: one.below[1] > other.below[1] ? one.below : other.below };
};

/** A band across the shins, along the cut end of the outline. */
const hemAcross = (skeleton: Skeleton, { hem }: Skirt, look: { end: Ends; unit: number; outline: Path }): Sketch[] => {
  if (!hem) return [];
  const { end, unit, outline } = look;
  const { way } = skeleton.stance;
  const [back, ahead] = [-unit * way, skeleton.build.leg * way];
  const at = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
  const beyond = polygon([
    at(end.top, back, -unit * 3),
    at(end.top, ahead, -unit * 3),
    at(end.below, ahead, unit * 3),
    at(end.below, back, unit * 3),
    at(end.below, back, 0),
    ...ALONG_END.map((share) => at(alongEnd(end.top, end.corner, { share, way }), back, 0)).toReversed(),
  ]);
  return [bundle([detail(outline, hem, { name: 'hem' })], { clip: beyond })];
};

/** The cloth falls in from the knees to both sides. */
const kneeFolds = ({ near, far, build, stance: { way } }: Skeleton, { color }: Skirt): Sketch[] =>
  [near.leg, far.leg].map(({ knee }) =>
    line(
      [
        [knee[0] - build.limb * 0.5 * way, knee[1] - build.limb * 1.1],
        [knee[0] + build.limb * 0.3 * way, knee[1] - build.limb * 0.2],
        [knee[0] + build.limb * 0.1 * way, knee[1] + build.limb * 0.9],
      ],
      lighten(color, -0.16),
      { width: build.limb * 0.24, alpha: 0.6 },
    ),
  );

/** What is on the cloth, its pattern turned along the legs. */
export const alongSketches = (
  skeleton: Skeleton,
  skirt: Skirt,
  { unit, isBack, outline }: Pick<SkirtBox, 'unit' | 'isBack'> & { readonly outline: Path },
): Sketch[] => {
  const end = endOf(skeleton, skirt);
  const to = lerp(end.top, end.below, 0.5);
  const from: Point = [skeleton.hip[0], skeleton.hip[1] - skeleton.build.limb];
  const [long, half] = [distance(from, to), distance(end.top, end.below) / 2];
  const turned: SkirtBox = {
    x: (share) => (share - 0.5) * 2 * half,
    y: (share) => share * long,
    middle: () => 0,
    unit,
    isBack,
  };
  const pattern = bundle(skirt.pattern?.(turned) ?? []);
  return [
    moved(pattern, placed(from, 1, { turn: angleOf(from, to) - Math.PI / 2 })),
    ...kneeFolds(skeleton, skirt),
    ...hemAcross(skeleton, skirt, { end, unit, outline }),
  ];
};
