/** The shin and shoe of a leg crossed before who sits: from a low round knee over the other shin, the shoe half under it. */
import { lighten } from '#studio/illustrator/color/color.ts';
import { prostheticFoot, prostheticShin } from '#studio/illustrator/figure/aids/prosthesis.ts';
import { footLength } from '#studio/illustrator/figure/build.ts';
import { drawBareFoot } from '#studio/illustrator/figure/feet/bare-foot.ts';
import { footOf } from '#studio/illustrator/figure/feet/foot-of.ts';
import { drawShoe, type Foot } from '#studio/illustrator/figure/feet/shoe.ts';
import type { LegLook } from '#studio/illustrator/figure/posing/leg-look.ts';
import { isCrossedBefore } from '#studio/illustrator/figure/outfits/crossed-lap.ts';
import { cuffOf } from '#studio/illustrator/figure/outfits/leg-cover.ts';
import type { LegCover } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Leg } from '#studio/illustrator/figure/posing/stance.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { angleOf, cut, hullOf, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** Half as thick as a thigh at the seat a leg is at its knee, and cloth on it by so much thicker. */
const KNEE = 0.86;
const CLOTH = 1.1;
const SEAT = 1.26;

/** From knee to ankle, in thighs: a calf, and a narrow ankle. */
const SHIN = [KNEE, 0.84, 0.74, 0.56] as const;
const TROUSERS = [KNEE, 0.85, 0.77, 0.68, 0.62] as const;

/** What ends before it, as a share of the leg, leaves knee and shin bare. */
const BARE_KNEE = 0.6;
/** Shorts lie so far along the thigh of who sits. */
const SHORTS = 0.72;

/** Folded legs of a child are rounder: below a large head they would be sticks. */
const ROUNDER = 0.12;

/** Half as thick as this leg is at its seat. */
const crossedThick = ({ build, isUnderSkirt }: Pick<LegLook, 'build' | 'isUnderSkirt'>): number =>
  build.limb * 1.36 * (isUnderSkirt ? 1 : 1 + ROUNDER * (1 - build.maturity));

const along = (from: Point, to: Point, count: number): readonly Point[] => cut([from, to], 0, 1, count);

/** The thigh alone, from the seat to a round knee. */
export const crossedThigh = ({ hip, knee }: Leg, cover: LegCover | null, look: LegLook): Sketch[] => {
  const thick = crossedThick(look);
  const capsule = (share: number): Path =>
    hullOf([...look.pelvis, [...hip, thick * SEAT * share], [...knee, thick * KNEE * share]]);
  const bare = form(capsule(1), look.skin.skin, { name: 'skin', volume: 0.5 });
  if (!cover) return [bare];
  const named = { volume: 0.5, ...(cover.name ? { name: cover.name } : {}) };
  if (cover.to > BARE_KNEE) return [form(capsule(CLOTH), cover.color, named)];
  const widths = [1.32, 1.26, 1.18, 1.1].map((share) => share * thick);
  const shorts = cut([hip, knee], 0, SHORTS, widths.length);
  return [
    bare,
    form(ribbon(shorts, widths, 'flat-end'), cover.color, named),
    ...(cover.cuff ? cuffOf(shorts, widths, cover.cuff) : []),
  ];
};

/** How long a foot looks that points half at the reader, and how far its toe sinks with the shin. */
const OBLIQUE = { shod: 0.8, bare: 0.88 } as const;
const SINKS = 0.7;

/** Of short legs the shoe is no thinner than this, in limb widths, and its sole no deeper in the ground. */
const THICK = 1.36;
const RESTS = 0.7;

const crossedFoot = ({ knee, ankle, foot }: Leg, { shoe, skin, build, accent, isProsthetic }: LegLook): Sketch => {
  const way = foot?.way ?? 1;
  const height = Math.max(build.leg * 0.088, build.limb * THICK);
  const shape: Foot = {
    length: footLength(build) * OBLIQUE[shoe.kind === 'bare' ? 'bare' : 'shod'],
    height,
    seen: 'crossed',
    way,
  };
  const falls = Math.atan2(ankle[1] - knee[1], Math.abs(ankle[0] - knee[0]));

  const drawn =
    shoe.kind !== 'bare'
      ? drawShoe(shoe, shape)
      : isProsthetic
        ? prostheticFoot(shape, accent)
        : drawBareFoot(skin, shape);
  return moved(
    bundle(drawn, { name: 'foot' }),
    placed([ankle[0], Math.min(ankle[1], -height * RESTS)], 1, { turn: way * falls * SINKS }),
  );
};

/** Between the top of a shoe and a bare shin. */
const SOCK = { from: 0.62, widths: [0.76, 0.72, 0.66, 0.62] } as const;

/** The shin, and its shoe that comes out of the hem. */
const crossedShin = (leg: Leg, cover: LegCover | null, look: LegLook): Sketch[] => {
  const { shoe, skin, accent, isProsthetic } = look;
  const thick = crossedThick(look);
  const { knee, ankle } = leg;
  const foot = crossedFoot(leg, look);
  if (isProsthetic) {
    const points = [knee, knee, knee, knee, lerp(knee, ankle, 0.32), lerp(knee, ankle, 0.66), ankle];
    return [prostheticShin(points, { thigh: thick, accent, isSwimming: false }), foot];
  }
  const scaled = (widths: readonly number[], share: number): number[] => widths.map((one) => one * thick * share);
  const bare = form(ribbon(along(knee, ankle, SHIN.length), scaled(SHIN, 1)), skin.skin, { name: 'skin', volume: 0.5 });
  if (!cover || cover.to <= BARE_KNEE) {
    const sock = cut([knee, ankle], SOCK.from, 1, SOCK.widths.length).toReversed();
    const radii = scaled(SOCK.widths, 1).toReversed();
    const worn = shoe.sock ? [form(ribbon(sock, radii, 'flat-end'), shoe.sock, { volume: 0.4 })] : [];
    return [bare, ...worn, foot];
  }
  const points = along(knee, ankle, TROUSERS.length);
  const widths = scaled(TROUSERS, CLOTH);
  const cloth = form(ribbon(points, widths, shoe.kind === 'boot' ? 'round' : 'flat-end'), cover.color, {
    volume: 0.5,
    ...(cover.name ? { name: cover.name } : {}),
  });
  // A boot has its own edge over the cloth; a shoe comes out of the hem.
  if (shoe.kind === 'boot') return [cloth, foot];
  const hem = cover.cuff
    ? cuffOf(points, widths, cover.cuff)
    : [line(across(points, widths), lighten(cover.color, -0.14), { width: look.build.limb * 0.16, alpha: 0.55 })];
  return [...(shoe.kind === 'bare' ? [bare] : []), foot, cloth, ...hem];
};

/** What of a leg lies before the legs and the skirt: the shin of a crossed one, or the foot of who raises it. */
export const drawAhead = (leg: Leg, cover: LegCover | null, look: LegLook): Sketch[] => {
  if (!leg.isAhead) return [];
  return isCrossedBefore(leg, look.skeleton)
    ? [bundle(crossedShin(leg, cover, look), { name: `${look.name}-shin` })]
    : [footOf(leg, look)];
};

/** A seam a little before the end of the cloth. */
const across = (points: readonly Point[], widths: readonly number[]): readonly Point[] => {
  const [before = [0, 0], end = before] = points.slice(-2);
  const half = (widths.at(-1) ?? 0) * 0.92;
  const angle = angleOf(before, end) + Math.PI / 2;
  const at = lerp(end, before, 0.16);
  return [1, -1].map((side): Point => [at[0] + Math.cos(angle) * half * side, at[1] + Math.sin(angle) * half * side]);
};
