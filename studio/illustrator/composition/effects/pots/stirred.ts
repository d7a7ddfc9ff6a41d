/** What feet stir up and the wind blows along the ground: dust and snow, in one soft mass with an uneven edge. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing, EffectParts, Site } from '#studio/illustrator/composition/effects/effect.ts';
import { isLeaping, leapt } from '#studio/illustrator/composition/effects/leaping.ts';
import { crumb, hidesFace, ofCount, WHITE } from '#studio/illustrator/composition/effects/pieces.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, glow, type Sketch } from '#studio/illustrator/sketch.ts';

/** A bank of powder along the ground: from one end to the other, and how high it is on the way. */
type Bank = { readonly from: number; readonly to: number; readonly ground: number; height(share: number): number };

/** A place on the edge of a bank, and how far it bulges out there. */
type Bulge = { readonly at: Point; readonly radius: number };

type Powder = {
  readonly color: Color /** Where it is thin and the ground is seen through it. */;
  readonly thin: Color;
};

/** Half as wide as the feet are apart, at most. */
const WIDEST = 120;

const halfOf = ({ box }: Site): number => Math.min(WIDEST, (box.right - box.left) * 0.5);

/** Behind whoever moves on it rises, rolls over and sinks down again. */
const trailOf = (site: Site): Bank => {
  const { foot, size, way } = site;
  const half = halfOf(site);
  return {
    from: foot[0] + way * (half * 0.95 + size * 0.04),
    to: foot[0] - way * (half + size * 0.5),
    ground: foot[1] + size * 0.01,
    height: (share) => size * (0.035 + 0.15 * Math.sin(Math.PI * share ** 0.8) ** 1.4),
  };
};

/** Low before the feet, so that they are in it. */
const skirtOf = (site: Site): Bank => {
  const { foot, size, way } = site;
  const half = halfOf(site);
  return {
    from: foot[0] + way * (half * 0.8 + size * 0.05),
    to: foot[0] - way * (half * 0.9 + size * 0.3),
    ground: foot[1] + size * 0.032,
    height: (share) => size * (0.026 + 0.03 * Math.sin(Math.PI * share)),
  };
};

const BULGES = 11;

/** How far out the thinnest veil of a mass reaches, as a share of its bulges. */
const THINNEST = 1.16;

/** No two bulges of its edge are alike, and none hides a face. */
const bulgesOf = (bank: Bank, site: Site, random: Random): Bulge[] =>
  ofCount(BULGES, (_, share): Bulge => {
    const tall = bank.height(share) * random.between(0.62, 1.12);
    const x = bank.from + (bank.to - bank.from) * Math.min(1, Math.max(0, share + random.between(-0.03, 0.03)));
    return { at: [x, bank.ground - tall], radius: tall * random.between(0.3, 0.62) };
  }).filter(({ at, radius }) => !hidesFace(site, at, radius));

/** How far down its lower edge reaches on the way, as shares of its height: it lies on the ground in tongues. */
const TONGUES = [0, 0.14, 0.02, 0.3, 0.06, 0.22, 0, 0.34, 0.08, 0.2, -0.02] as const;
/** The thick of it ends so much higher than its thin edge, as a share of its height: no two edges make a hard one. */
const SOFT_BELOW = 0.6;
/** However low a bank is, its tongues reach down by so much of its length: a straight lower edge looks cut. */
const TONGUE = 0.085;

/** The bank as one outline, `grown` as high as it is: whatever lies over another part of it is not seen through it. */
const massOf = ({ from, to, ground, height }: Bank, bulges: readonly Bulge[], grown: number): Path => {
  const up = ({ at: [x, y] }: Bulge): Point => [x, ground - (ground - y) * grown];
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const inset = (1.2 - grown) * (right - left) * 0.1;
  const deep = Math.max(height(0.5), (right - left) * TONGUE);
  const over = bulges.map(up).toSorted(([a], [b]) => a - b);
  const under = TONGUES.map(
    (low, index): Point => [
      right - inset + (left - right + inset * 2) * ((index + 0.5) / TONGUES.length),
      ground +
        Math.sin(Math.PI * ((index + 0.5) / TONGUES.length)) *
          (low * grown * deep - (THINNEST - grown) * SOFT_BELOW * height(0.5)),
    ],
  );
  // All the same way round, or one would be a hole in the other.
  return [
    ...spline([[left + inset, ground], ...over, [right - inset, ground], ...under]),
    ...bulges.flatMap((bulge) => ellipse(up(bulge), [bulge.radius * grown * 1.3, bulge.radius * grown])),
  ];
};

/** Grains that the edge of the mass crumbles into. */
const grainsOf = (bulges: readonly Bulge[], random: Random): Path =>
  bulges.flatMap(({ at: [x, y], radius }) =>
    ofCount(9, (): Path => {
      const angle = -Math.PI * random.between(0, 1);
      const reach = radius * random.between(1.0, 2.1) + 4;
      const grain = random.between(0.6, 1.9) + radius * 0.02;
      return ellipse([x + Math.cos(angle) * reach * 1.3, y + Math.sin(angle) * reach * 0.8], [grain, grain * 0.9]);
    }).flat(),
  );

/** Crumbs that have rolled out over the ground before the mass. */
const crumbsBelow = ({ from, to, ground, height }: Bank, random: Random): Path =>
  ofCount(26, (): Path => {
    const share = random.between(0.04, 0.96);
    const grain = random.between(0.8, 2.6);
    const down = height(0.5) * random.next() ** 2 * 0.5;
    return ellipse([from + (to - from) * share, ground + down], [grain * 1.5, grain * 0.8]);
  }).flat();

/** Tufts that have come loose from the edge. */
const tuftsOf = (bulges: readonly Bulge[], random: Random): Path =>
  bulges
    .filter((_, index) => index % 3 !== 1)
    .flatMap(({ at: [x, y], radius }) =>
      clump(
        [x + random.between(-0.8, 0.8) * radius, y - radius * random.between(0.5, 1)],
        [radius * 0.5, radius * 0.36],
        { lumps: 5, depth: 0.12, random },
      ),
    );

/** Veil over veil, thinner outwards, over a breath of the same colour on the ground. */
const powder = (
  bank: Bank,
  bulges: readonly Bulge[],
  { color, thin, random }: Powder & { random: Random },
): Sketch[] => {
  if (bulges.length < 2) return [];
  const { from, to, ground } = bank;
  const tall = bank.height(0.5);
  return [
    glow([(from + to) / 2, ground - tall * 0.3], thin, {
      radii: [Math.abs(from - to) * 0.62 + 16, tall * 1.15 + 10],
      alpha: 0.55,
      effect: 'haze',
    }),
    detail([...massOf(bank, bulges, THINNEST), ...tuftsOf(bulges, random)], thin, { alpha: 0.3 }),
    detail(crumbsBelow(bank, random), thin, { alpha: 0.45 }),
    detail(massOf(bank, bulges, 0.95), color, { to: mix(color, thin, 0.5), alpha: 0.6 }),
    detail(massOf(bank, bulges, 0.62), lighten(color, 0.03), { alpha: 0.5 }),
    detail(grainsOf(bulges, random), color, { alpha: 0.85 }),
  ];
};

const stirred = (site: Site, look: Powder, random: Random): Required<Pick<EffectParts, 'behind' | 'before'>> => {
  const drawn = (bank: Bank): Sketch[] => powder(bank, bulgesOf(bank, site, random), { ...look, random });
  const [behind, before] = [drawn(trailOf(site)), drawn(skirtOf(site))];
  // Before the knees of who kneels a skirt of powder would hide what they kneel on.
  return { behind, before: site.isLow ? [] : before };
};

/** How far bits fly, along the page and up, as shares of the size; most of them back and not far. */
const FLUNG = { back: 0.95, on: 0.4, up: 0.46 } as const;

const flungTo = ({ foot, size, way }: Site, random: Random): Point => {
  const share = random.next() ** 1.5;
  const isBack = random.next() < 0.72;
  const along = isBack ? -way * FLUNG.back * share : way * FLUNG.on * share;
  // As thrown: high on the way, low where it comes down.
  const up = FLUNG.up * random.next() ** 1.3 * Math.sin(Math.PI * (0.12 + 0.8 * share));
  return [foot[0] + along * size, foot[1] - size * (0.03 + up)];
};

export const dust: EffectDrawing = (site, { random, air }) => {
  const color = lighten(mix(hex(air), hex('#b88c5c'), 0.45), 0.05);
  if (isLeaping(site)) return leapt(site, color, random);
  const { behind, before } = stirred(site, { color, thin: lighten(color, -0.03) }, random);
  const bits = ofCount(30, () => crumb(flungTo(site, random), site.size * random.between(0.004, 0.011) + 0.8, random));
  // Paws are seen in the dust that they stir up.
  return {
    behind,
    before: [...(site.companion === null ? before : []), detail(bits.flat(), lighten(color, -0.2))],
  };
};

export const snowPuff: EffectDrawing = (site, { random }) => {
  const { behind, before } = stirred(site, { color: hex('#fbfdff'), thin: hex('#d3e0f0') }, random);
  const flakes = ofCount(54, (): Path => {
    const flake = random.between(0.9, 2.2) + site.size * 0.004 * random.next();
    return ellipse(flungTo(site, random), [flake, flake * 0.92]);
  });
  return { behind, before: [...before, detail(flakes.flat(), WHITE, { lit: true, alpha: 0.85 })] };
};
