/** The clothes of trunk and hips: top, neck, trousers' seat, skirt. */
import { mix } from '#studio/illustrator/color/color.ts';
import type { Dressed } from '#studio/illustrator/figure/limbs.ts';
import { alongOutline, alongSketches, isAlongLegs } from '#studio/illustrator/figure/outfits/along-legs.ts';
import type { OutfitParts, Skirt, SkirtBox } from '#studio/illustrator/figure/outfits/outfit.ts';
import { DRAWN_UP, type Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { skirtOutline, topOutline, torsoOf } from '#studio/illustrator/figure/torso.ts';
import { hullOf, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

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
export type Cut = { readonly top: Path; readonly skirt: Path | null };

const frameOf = (skeleton: Skeleton, outline: Path): SkirtBox => {
  const box = boundsOf(outline);
  const torso = torsoOf(skeleton);
  const [waist] = torso.at(torso.middle, 1);
  const hem = (box.left + box.right) / 2 + torso.middle * skeleton.build.hip * 0.8;
  return {
    x: (share) => box.left + (box.right - box.left) * share,
    y: (share) => box.top + (box.bottom - box.top) * share,
    middle: (share) => waist + (hem - waist) * share,
    unit: torso.unit,
    isBack: torso.isBack,
  };
};

const skirtSketches = (skeleton: Skeleton, skirt: Skirt, outline: Path): Sketch[] => {
  const frame = frameOf(skeleton, outline);
  return [
    form(outline, skirt.color, { name: skirt.name, volume: 0.5 }),
    bundle(
      isAlongLegs(skeleton, skirt)
        ? alongSketches(skeleton, skirt, { ...frame, outline })
        : [...(skirt.pattern?.(frame) ?? []), ...(skirt.hem ? [hemOf(outline, skirt.hem, frame.unit)] : [])],
      { clip: outline },
    ),
  ];
};

/** The skirt over the thighs of who sits or kneels, so that there is a lap. */
export const drawLap = (skeleton: Skeleton, { skirt }: OutfitParts, cut: Cut): Sketch[] => {
  const { stance, build, far, near, isLow, turn } = skeleton;
  if (!skirt || !cut.skirt || !isLow || turn !== 0 || stance.view === 'back') return [];
  // Thighs that lie flat come out from below the hem of the top as the skirt itself does.
  if (![near, far].some(({ leg }) => leg.hip[1] - leg.knee[1] > build.leg * DRAWN_UP)) return [];
  const frame = frameOf(skeleton, cut.skirt);
  const thick = build.limb * (1.62 + skirt.flare * 0.2);
  const thighs = (near.leg.isAlong ? [near.leg, far.leg] : [far.leg, near.leg]).map(({ hip, knee }) =>
    ribbon([lerp(hip, knee, 0.1), lerp(hip, knee, 0.55), knee], [thick * 0.94, thick, thick * 0.92]),
  );
  return thighs.map((thigh) =>
    bundle([
      form(thigh, skirt.color, { name: skirt.name, volume: 0.5 }),
      bundle(skirt.pattern?.(frame) ?? [], { clip: thigh }),
    ]),
  );
};

const seatOf = ({ near, far, hip, build }: Skeleton, color: Skirt['color']): Sketch => {
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
  ...(parts.skirt && cut.skirt ? skirtSketches(skeleton, parts.skirt, cut.skirt) : []),
];

/** The top of who sits ends above the hips, which trousers or skirt go round: nothing of it hangs between the legs. */
const SEATED_HEM = 0.9;

const topOf = (skeleton: Skeleton, parts: OutfitParts): Path => {
  const isOnSeat = skeleton.isLow && skeleton.stance.view !== 'back';
  const hem = isOnSeat ? Math.min(parts.top.hem, SEATED_HEM) : parts.top.hem;
  return topOutline(torsoOf(skeleton), hem, parts.top.flare);
};

const skirtCut = (skeleton: Skeleton, skirt: Skirt): Path =>
  isAlongLegs(skeleton, skirt) ? alongOutline(skeleton, skirt) : skirtOutline(skeleton, skirt.to, skirt.flare);

/** Cuts the clothes of trunk and hips to a body. */
export const cutFor = (skeleton: Skeleton, parts: OutfitParts): Cut => ({
  top: topOf(skeleton, parts),
  skirt: parts.skirt && skirtCut(skeleton, parts.skirt),
});

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
    form(outline, parts.top.color, { name: parts.top.name, volume: 0.45 }),
    bundle(parts.onTop(torso), { clip: outline }),
    form(ribbon([torso.at(0, 0.05), throat], [neckWidth * 1.08, neckWidth]), mix(skin.skin, skin.shade, 0.35), {
      name: 'skin',
      volume: 0.3,
    }),
    ...parts.over(torso),
  ];
  return bundle(sketches, { name: 'trunk' });
};
