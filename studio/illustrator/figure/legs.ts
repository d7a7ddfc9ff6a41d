/** Legs and feet with what covers them. */
import { lighten } from '#studio/illustrator/color/color.ts';
import { prostheticShin } from '#studio/illustrator/figure/aids/prosthesis.ts';
import { footOf, isOnInstep } from '#studio/illustrator/figure/feet/foot-of.ts';
import { sockSketch, UNDER_HEM } from '#studio/illustrator/figure/outfits/sock.ts';
import { crossedThigh } from '#studio/illustrator/figure/crossed-shin.ts';
import { isCrossed, isCrossedBefore } from '#studio/illustrator/figure/outfits/crossed-lap.ts';
import { cuffOf, haunchOf, trouserSketches } from '#studio/illustrator/figure/outfits/leg-cover.ts';
import type { LegCover, Shoe } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { LegLook } from '#studio/illustrator/figure/posing/leg-look.ts';
import type { Leg } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { receding } from '#studio/illustrator/figure/values.ts';
import { angleOf, bend, cut, distance, hullOf, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** Trousers end above a prosthetic shin. */
const ABOVE_SHIN = 0.52;

/** Of a shin that points away from the reader this much is seen; long trousers cover it. */
const BEHIND_KNEE = 0.4;
const KNEE = 0.6;

/** A leg from hip to ankle: it narrows to the knee and once more below the calf. */
const WHOLE = [1, 0.98, 0.88, 0.8, 0.84, 0.72, 0.54] as const;
const ABOVE_PROSTHESIS = [1, 0.98, 0.94, 0.9, 0.86, 0.84, 0.8] as const;
const THIGH = [1, 0.94, 0.82] as const;
const SHIN = [0.78, 0.84, 0.74, 0.54] as const;

const skinAlong = (points: readonly Point[], widths: readonly number[], { thigh, skin }: Bare): Sketch =>
  form(
    ribbon(
      points,
      widths.map((share) => share * thigh),
    ),
    skin.skin,
    { name: 'skin', volume: 0.5 },
  );

type Bare = { readonly thigh: number; readonly skin: LegLook['skin'] };

/** A shin and a thigh that lie on each other are two pieces: one band around so sharp a bend would cross itself. */
const FOLDED = 1.75;

const isFoldedLeg = ({ hip, knee, ankle }: Leg): boolean => {
  const [up, down] = [angleOf(knee, hip), angleOf(knee, ankle)];
  const between = Math.abs(Math.atan2(Math.sin(up - down), Math.cos(up - down)));
  return between < FOLDED;
};

/** From where on along a leg a boot covers it. */
const SHAFT_FROM = 0.7;

/** The upper edge of a shaft is not seen where the thigh lies on it: an end of it would stick out below. */
type Shaft = { readonly thigh: number; readonly isUnder?: boolean };

/** The shaft of a boot along the shin, whichever way it goes, down into the foot. */
const shaftSketch = (
  points: readonly Point[],
  { kind, color, sole }: Shoe,
  { thigh, isUnder = false }: Shaft,
): Sketch[] => {
  if (kind !== 'boot') return [];
  const covered = cut(points, SHAFT_FROM, 1, 5);
  const widths = [1.02, 0.93, 0.86, 0.82, 0.8].map((share) => share * thigh);
  return [
    form(ribbon(covered.toReversed(), widths.toReversed(), 'flat-end'), color, { volume: 0.5, name: 'shoe' }),
    ...(isUnder ? [] : cuffOf(covered.slice(0, 2).toReversed(), [thigh * 0.9], lighten(sole, 0.04))),
  ];
};

/** A shin no longer than this share of the leg lies beyond the knee. */
const SHIN_BEHIND = 0.25;
/** Shorts of who sits with the knees aside end here on the thigh. */
const SHORTS_TO = 0.72;

/** A thigh whose shin lies beyond it: thick where it leaves the seat, and the knee is its round end. */
const thighAside = (leg: Leg, cover: LegCover | null, look: LegLook): Sketch[] => {
  const thigh = look.build.limb * 1.36;
  const shin = look.isProsthetic
    ? [prostheticShin(corner(leg), { thigh, accent: look.accent, isSwimming: false })]
    : [];
  return [...shin, ...thighAlone(leg, cover, look), ...look.onThigh];
};

const thighAlone = ({ hip, knee }: Leg, cover: LegCover | null, { build, skin }: LegLook): Sketch[] => {
  const thigh = build.limb * 1.36;
  const capsule = (thick: number): Path =>
    hullOf([
      [...hip, thick * 1.2],
      [...knee, thick * 0.84],
    ]);
  const bare = form(capsule(thigh), skin.skin, { name: 'skin', volume: 0.5 });
  if (!cover) return [bare];
  const look = { volume: 0.5, ...(cover.name ? { name: cover.name } : {}) };
  if (cover.to > KNEE) return [form(capsule(thigh * 1.1), cover.color, look)];
  const upper = [1.3, 1.24, 1.16, 1.08].map((share) => share * thigh);
  return [bare, form(ribbon(cut([hip, knee], 0, SHORTS_TO, 4), upper, 'flat-end'), cover.color, look)];
};

/** Trousers of who kneels slip up to here, or a foot would be plugged into their end. */
const ABOVE_HEEL = 0.86;

/** Shorts of a folded leg slip up to here on the thigh: less of it than a knee would be a bulb on a bar. */
const SHORT_OF_KNEE = 0.7;
/** And beyond the other knee of who kneels up to here: a rest of them between both knees would be a hook. */
const BEYOND_KNEE = 0.42;

/** Trousers of crossed legs reach the shoe. */
const TO_SHOE = 0.97;

/** How far down a cover goes: over no prosthetic shin, into no boot, and to the end of a shin that lies beyond its knee. */
const coverOn = (leg: Leg, cover: LegCover | null, { shoe, isProsthetic, isBeyond }: LegLook): LegCover | null => {
  if (!cover) return null;
  if (leg.hidesFoot && cover.to > KNEE) return { ...cover, to: 1 };
  if (isProsthetic) return { ...cover, to: Math.min(cover.to, ABOVE_SHIN) };
  // Of who kneels, the thigh lies on where it ends: a band across it would stick out below the heel.
  const { cuff, ...plain } = cover;
  const isUnder = leg.foot?.isTurned === true;
  const worn: LegCover = { ...plain, ...(cuff && !isUnder ? { cuff } : {}) };
  // Shorts to the knee would stick out below a bent one.
  const shortOf = isBeyond && isUnder ? BEYOND_KNEE : SHORT_OF_KNEE;
  if (isFoldedLeg(leg) && cover.to < KNEE) return { ...worn, to: Math.min(cover.to, kneeShare(leg) * shortOf) };
  if (isOnInstep(leg) && shoe.kind !== 'boot') return { ...worn, to: Math.min(cover.to, ABOVE_HEEL) };
  if (shoe.kind === 'boot') return { ...worn, to: Math.min(cover.to, SHAFT_FROM) };
  // Of the shin beyond, a white sock would look out as a crumb over the one before it.
  return isCrossed(leg) && cover.to > KNEE ? { ...worn, to: Math.max(cover.to, TO_SHOE) } : worn;
};

/** What is darker of a folded leg: its shin lies under the thigh or behind it. */
const SHIN_IN_SHADE = 0.6;
/** And how much of a stretched one. */
const STRETCHED_SHIN = 0.2;

/** Under a skirt a haunch is no thicker than this, or it would stick out behind the cloth. */
const SLIM = 0.05;

const haunchUnder = ({ skeleton, isUnderSkirt }: LegLook): number =>
  Math.min(haunchOf(skeleton), isUnderSkirt ? SLIM : 1);

const THIGH_IN_SHADE = 0.4;

/** So much thicker folded legs of a child are: below a large head they would be sticks. */
const ROUNDER = 0.14;

/** The bare shin, or what of it comes out from under the trousers: all of it would be a strip of skin beside their hem. */
const shinBelow = (cover: LegCover | null, { points, knee, bare }: Shin): Sketch => {
  const from = Math.max(knee, (cover?.to ?? 0) - UNDER_HEM);
  const widths = cut(
    SHIN.map((share, index): Point => [index, share]),
    (from - knee) / (1 - knee),
    1,
    SHIN.length,
  ).map(([, share]) => share);
  return skinAlong(cut(points, from, 1, 4), widths, bare);
};
type Shin = { readonly points: readonly Point[]; readonly knee: number; readonly bare: Bare };

/** The knees of who squats before the reader come towards them, and so the shins are nearer than the thighs. */
const isTowards = ({ isAlong, isAhead }: Leg, { pose, isSide, stance }: Skeleton): boolean =>
  (pose === 'crouching' || (pose === 'sitting' && stance.sits === 'knee-up' && !isAhead)) &&
  !isSide &&
  !isAlong &&
  stance.view !== 'back' &&
  !stance.seat;

/** A shin with its foot and the thigh over it, with a corner at the knee. */
const foldedLeg = (leg: Leg, cover: LegCover | null, look: LegLook): Sketch[] => {
  const { shoe, isProsthetic, skin, build } = look;
  const thigh = build.limb * 1.36 * (look.isUnderSkirt ? 1 : 1 + ROUNDER * (1 - build.maturity));
  const haunch = haunchUnder(look);
  const points = corner(leg);
  const knee = kneeShare(leg);
  const shinLook = { thigh, accent: look.accent, isSwimming: false };
  const bare = { thigh, skin };
  const piece = (from: number, to: number): Sketch[] =>
    cover && to > from
      ? trouserSketches(points, cover, {
          thigh,
          haunch,
          pelvis: look.pelvis,
          piece: { from, to, endsRound: from === 0 && cover.to > knee },
        })
      : [];
  const under = isProsthetic
    ? [prostheticShin(points, shinLook)]
    : cover && cover.to > 0.95
      ? []
      : [shinBelow(cover, { points, knee, bare }), ...sockSketch(points, shoe, { thigh, under: cover?.to ?? 0 })];
  const over = isProsthetic
    ? []
    : [...piece(knee, cover?.to ?? 0), ...shaftSketch(points, shoe, { thigh, isUnder: leg.foot?.isTurned === true })];
  const shin = [...under, ...over];
  const foot = leg.isAhead ? [] : [footOf(leg, look)];
  const upper = [
    ...(cover && cover.to > knee ? [] : [skinAlong(cut(points, 0, knee, 3), [1 + haunch, THIGH[1], THIGH[2]], bare)]),
    ...piece(0, Math.min(cover?.to ?? 0, knee)),
    ...look.onThigh,
  ];
  // Of crossed legs the shins are nearer than the thighs, and so is a sole that the reader sees than its leg.
  if (isCrossed(leg)) return [receding(bundle(upper), THIGH_IN_SHADE), ...shin];
  if (isTowards(leg, look.skeleton)) {
    const isTucked = shoe.kind === 'boot';
    return [
      receding(bundle(upper), THIGH_IN_SHADE),
      ...under,
      ...(isTucked ? over : foot),
      ...(isTucked ? foot : over),
    ];
  }
  const isNearest = leg.foot?.seen === 'sole';
  const lower = receding(bundle(shin), isFoldedLeg(leg) ? SHIN_IN_SHADE : STRETCHED_SHIN);
  return isNearest ? [lower, ...upper, ...foot] : [lower, ...foot, ...upper];
};

/** A leg in one band from the hip to the ankle. */
const straightLeg = (leg: Leg, cover: LegCover | null, look: LegLook): Sketch[] => {
  const { shoe, isProsthetic, skin, build, skeleton } = look;
  const thigh = build.limb * 1.36;
  const points = bend(leg.hip, leg.knee, leg.hidesFoot ? lerp(leg.knee, leg.ankle, BEHIND_KNEE) : leg.ankle);
  const shinLook = { thigh, accent: look.accent, isSwimming: skeleton.pose === 'swimming' };
  const bare = (): Sketch =>
    isProsthetic
      ? skinAlong(cut(points, 0, 0.6, 7), ABOVE_PROSTHESIS, { thigh, skin })
      : skinAlong(points, WHOLE, { thigh, skin });
  const trousers = cover
    ? trouserSketches(points, cover, {
        thigh,
        haunch: haunchUnder(look),
        piece: { from: 0, to: cover.to, endsRound: leg.hidesFoot },
      })
    : [];
  const foot = leg.hidesFoot || leg.isAhead ? [] : [footOf(leg, look)];
  const isTucked = shoe.kind === 'boot' && !leg.hidesFoot;
  return [
    ...(cover && cover.to > 0.95 ? [] : [bare()]),
    ...(isProsthetic ? [prostheticShin(points, shinLook)] : sockSketch(points, shoe, { thigh })),
    ...(isTucked ? [] : foot),
    ...trousers,
    ...look.onThigh,
    ...(isTucked ? [...(isProsthetic ? [] : shaftSketch(points, shoe, { thigh })), ...foot] : []),
  ];
};

/** One leg with trousers or bare, and its shoe. */
export const drawLeg = (leg: Leg, cover: LegCover | null, look: LegLook): Sketch => {
  if (leg.isHidden) return bundle([], { name: look.name });
  if (isCrossedBefore(leg, look.skeleton)) {
    const thigh = [...crossedThigh(leg, cover, look), ...look.onThigh];
    return bundle(look.skeleton.isSide ? thigh : [receding(bundle(thigh), THIGH_IN_SHADE)], { name: look.name });
  }
  const isBeyondKnee = leg.hidesFoot && distance(leg.knee, leg.ankle) < look.build.leg * SHIN_BEHIND;
  // The knee of who sits is seen, however far it is stretched.
  const isInPieces = !leg.hidesFoot && (isFoldedLeg(leg) || haunchOf(look.skeleton) > 0);
  const draw = isBeyondKnee ? thighAside : isInPieces ? foldedLeg : straightLeg;
  return bundle(draw(leg, isBeyondKnee ? cover : coverOn(leg, cover, look), look), { name: look.name });
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
