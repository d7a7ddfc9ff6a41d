/** The clothes of trunk and hips: top, neck, trousers' seat, skirt. */
import { lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Dressed } from '#studio/illustrator/figure/limbs.ts';
import { isParted, ROUND_HIPS } from '#studio/illustrator/figure/outfits/coat-tails.ts';
import { type CrossedLap, crossedLap, onLap } from '#studio/illustrator/figure/outfits/crossed-lap.ts';
import { isOneCloth, joined } from '#studio/illustrator/figure/outfits/one-cloth.ts';
import type { OutfitParts, Skirt, SkirtBox } from '#studio/illustrator/figure/outfits/outfit.ts';
import { DRAWN_UP, type Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { skirtOutline, topOutline, torsoOf } from '#studio/illustrator/figure/torso.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { hullOf, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, mapPath, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** A band along the lower edge of a piece of cloth. */
const hemOf = (outline: Path, color: Skirt['color'], unit: number): Sketch => {
  const box = boundsOf(outline);
  const y = box.bottom - unit * 0.9;
  const sag = (box.right - box.left) * 0.02;
  return detail(
    ribbon(
      [
        [box.left - 2, y - sag],
        [(box.left + box.right) / 2, y + sag],
        [box.right + 2, y - sag],
      ],
      [unit * 0.34],
    ),
    color,
    { name: 'hem' },
  );
};

/** The outlines of what covers trunk and hips; limbs that lie before the body cross them. */
export type Cut = {
  readonly top: Path;
  readonly skirt: Path | null;
  /** What of the skirt lies on crossed legs. */
  readonly lap: CrossedLap | null;
  /** Both in one, of what has no seam between them. */
  readonly gown: Path | null;
};

const frameOf = (skeleton: Skeleton, outline: Path, waist = waistOf(skeleton)): SkirtBox => {
  const box = boundsOf(outline);
  const torso = torsoOf(skeleton);
  const hem = (box.left + box.right) / 2 + torso.middle * skeleton.build.hip * 0.8;
  return {
    x: (share) => box.left + (box.right - box.left) * share,
    y: (share) => box.top + (box.bottom - box.top) * share,
    middle: (share) => waist + (hem - waist) * share,
    unit: torso.unit,
    isBack: torso.isBack,
  };
};

const waistOf = (skeleton: Skeleton): number => {
  const torso = torsoOf(skeleton);
  return torso.at(torso.middle, 1)[0];
};

const onSkirt = (skirt: Skirt, outline: Path, frame: SkirtBox): Sketch[] => [
  ...(skirt.pattern?.(frame) ?? []),
  ...(skirt.hem ? [hemOf(outline, skirt.hem, frame.unit)] : []),
];

/** Of who lies or flies, hem and folds go along the body as they do on who stands. */
const onTurned = (skeleton: Skeleton, skirt: Skirt, outline: Path): Sketch => {
  const { hip, turn, build } = skeleton;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const upright = mapPath(outline, (x, y) => {
    const [dx, dy] = [x - hip[0], y - hip[1]];
    return [dx * cos + dy * sin, dy * cos - dx * sin];
  });
  const frame = frameOf(skeleton, upright, torsoOf(skeleton).middle * build.hip);
  return moved(bundle(onSkirt(skirt, upright, frame)), placed(hip, 1, { turn }));
};

/** What is on a skirt begins at the hip where the top goes on into it. */
const belowHip = ({ hip, turn }: Skeleton, outline: Path): Path => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return mapPath(outline, (x, y) => {
    const below = Math.min(0, (y - hip[1]) * cos - (x - hip[0]) * sin);
    return [x + below * sin, y - below * cos];
  });
};

const skirtSketches = (skeleton: Skeleton, skirt: Skirt, { outline, gown, lap }: Worn): Sketch[] => {
  const frame = frameOf(skeleton, outline);
  const drawn = (): Sketch[] => {
    if (lap) return skirt.pattern?.(frame) ?? [];
    return skeleton.turn !== 0 ? [onTurned(skeleton, skirt, outline)] : onSkirt(skirt, outline, frame);
  };
  return [
    form(gown ?? outline, skirt.color, { name: skirt.name, volume: 0.5 }),
    bundle(drawn(), { clip: gown ? belowHip(skeleton, outline) : outline }),
    ...(lap ? [bundle(onLap(lap, skirt, frame.unit), { clip: outline })] : []),
  ];
};

type Worn = Pick<Cut, 'gown' | 'lap'> & { readonly outline: Path };

/** The skirt over the thighs of who sits or kneels, so that there is a lap. */
export const drawLap = (skeleton: Skeleton, parts: OutfitParts, cut: Cut): Sketch[] => {
  const { skirt } = parts;
  const { stance, build, far, near, isLow, turn } = skeleton;
  if (isParted(skeleton, parts)) return [];
  if (!skirt || !cut.skirt || !isLow || turn !== 0 || stance.view === 'back') return [];
  // Thighs that lie flat come out from below the hem of the top as the skirt itself does.
  if (![near, far].some(({ leg }) => leg.hip[1] - leg.knee[1] > build.leg * DRAWN_UP)) return [];
  const frame = frameOf(skeleton, cut.skirt);
  const thick = build.limb * (1.62 + skirt.flare * 0.2);
  const thighs = (near.leg.isAlong ? [near.leg, far.leg] : [far.leg, near.leg]).map(({ hip, knee }) =>
    ribbon([lerp(hip, knee, 0.1), lerp(hip, knee, 0.55), knee], [thick * 0.98, thick * 0.95, thick * 0.82]),
  );
  return thighs.map((thigh) =>
    bundle([
      form(thigh, skirt.color, { name: skirt.name, volume: 0.5 }),
      bundle(skirt.pattern?.(frame) ?? [], { clip: thigh }),
    ]),
  );
};

/** Whether somebody who is low turns their back, so that what they sit or squat with is seen. */
const showsSeat = ({ isLow, turn, stance }: Skeleton): boolean => isLow && turn === 0 && stance.view === 'back';

/** Half a seat seen from behind, as shares of half the hips: how far aside it is, how far below the hip, how round. */
const BUTTOCK = { aside: 0.46, below: 0.16, round: 0.72 } as const;

/** From behind a seat is as wide as both thighs and rests on what is under it. */
const seatBehind = ({ hip, build }: Skeleton, color: Skirt['color']): Sketch => {
  const r = build.hip * BUTTOCK.round;
  const y = Math.min(hip[1] + build.hip * BUTTOCK.below, -r);
  const outline = hullOf([
    [hip[0], hip[1] - build.torso * 0.2, build.hip * 0.86],
    [hip[0] - build.hip * BUTTOCK.aside, y, r],
    [hip[0] + build.hip * BUTTOCK.aside, y, r],
  ]);
  const crease: readonly Point[] = [
    [hip[0], y - r * 0.5],
    [hip[0], y + r * 0.78],
  ];
  return bundle([
    form(outline, color, { volume: 0.4 }),
    line(crease, lighten(color, -0.14), { width: build.limb * 0.2, alpha: 0.6 }),
  ]);
};

const seatOf = (skeleton: Skeleton, color: Skirt['color']): Sketch => {
  if (showsSeat(skeleton)) return seatBehind(skeleton, color);
  const { near, far, hip, build } = skeleton;
  const r = build.hip * 0.5;
  const outline = hullOf([
    [hip[0], hip[1] - r * 0.6, build.hip * 0.66],
    [near.leg.hip[0], near.leg.hip[1], r * 1.02],
    [far.leg.hip[0], far.leg.hip[1], r * 1.02],
  ]);
  return form(outline, color, { volume: 0.3 });
};

/** What covers the hips. */
export const drawLower = (skeleton: Skeleton, parts: OutfitParts, cut: Cut): Sketch[] => [
  ...(parts.trousers ? [seatOf(skeleton, parts.trousers.color)] : []),
  ...(parts.skirt && cut.skirt ? skirtSketches(skeleton, parts.skirt, { ...cut, outline: cut.skirt }) : []),
];

/** The top of who sits ends above the hips, which trousers or skirt go round: nothing of it hangs between the legs. */
const SEATED_HEM = 0.9;

const topOf = (skeleton: Skeleton, parts: OutfitParts): Path => {
  const isOnSeat = skeleton.isLow && (skeleton.stance.view !== 'back' || skeleton.turn === 0);
  const hem = isOnSeat ? Math.min(parts.top.hem, SEATED_HEM) : parts.top.hem;
  return topOutline(torsoOf(skeleton), hem, parts.top.flare);
};

const lapOf = (skeleton: Skeleton, parts: OutfitParts): CrossedLap | null =>
  parts.skirt && skeleton.isLow && !isParted(skeleton, parts) ? crossedLap(skeleton, parts.skirt) : null;

const skirtCut = (skeleton: Skeleton, skirt: Skirt, parts: OutfitParts): Path =>
  isParted(skeleton, parts) ? skirtOutline(skeleton, ROUND_HIPS, 0) : skirtOutline(skeleton, skirt.to, skirt.flare);

/** Cuts the clothes of trunk and hips to a body. */
export const cutFor = (skeleton: Skeleton, parts: OutfitParts): Cut => {
  const top = topOf(skeleton, parts);
  const lap = lapOf(skeleton, parts);
  const skirt = lap?.outline ?? (parts.skirt && skirtCut(skeleton, parts.skirt, parts));
  const isWhole = skirt !== null && isOneCloth(parts) && !isParted(skeleton, parts);
  return { top, skirt, lap, gown: isWhole ? joined(top, skirt, { skeleton, ...(lap ? { hem: lap.hem } : {}) }) : null };
};

/** Top, throat and what is worn over both. */
export const drawTrunk = (
  skeleton: Skeleton,
  parts: OutfitParts,
  { skin, cut }: Pick<Dressed, 'skin'> & { readonly cut: Cut },
): Sketch => {
  const torso = torsoOf(skeleton);
  const outline = cut.top;
  const { build, neck, head } = skeleton;
  const neckWidth = build.head * (0.15 + 0.03 * build.maturity);
  const throat: Point = [neck[0] + (head[0] - neck[0]) * 0.7, neck[1] + (head[1] - neck[1]) * 0.7];
  const sketches = [
    ...(cut.gown ? [] : [form(outline, parts.top.color, { name: parts.top.name, volume: 0.45 })]),
    bundle(parts.onTop(torso), { clip: outline }),
    form(ribbon([torso.at(0, 0.05), throat], [neckWidth * 1.08, neckWidth]), mix(skin.skin, skin.shade, 0.35), {
      name: 'skin',
      volume: 0.3,
    }),
    ...parts.over(torso),
  ];
  return bundle(sketches, { name: 'trunk' });
};
