/** A cushion and a blanket for who sleeps, wherever that is. */
import { lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import { footLength } from '#studio/illustrator/figure/build.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { type Knot, type Path, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const pillow = ({ head, build }: Skeleton, colors: AccentColors): Sketch[] => {
  const [x] = head;
  const half = build.head * 0.74;
  const outline = spline([
    [x - half, 0.5],
    [x - half * 1.12, -build.head * 0.22],
    [x - half * 0.8, -build.head * 0.46],
    [x, -build.head * 0.34],
    [x + half * 0.8, -build.head * 0.42],
    [x + half * 1.1, -build.head * 0.18],
    [x + half, 0.5],
    [x, 1.2],
  ]);
  return [form(outline, lighten(colors.soft, 0.02), { volume: 0.5, name: 'pillow' })];
};

/** From the chest over the knees to beyond the feet, a little untidy. */
const blanketPath = ({ hip, neck, near, far, build, stance }: Skeleton): Path => {
  const { way } = stance;
  const r = build.limb * 2.1;
  const waist = hip[0] + (neck[0] - hip[0]) * 0.5;
  const top = Math.min(near.leg.knee[1], far.leg.knee[1]) - r * 0.8;
  const knee = (near.leg.knee[0] + far.leg.knee[0]) / 2;
  const end = (Math.max(near.leg.ankle[0] * way, far.leg.ankle[0] * way) + footLength(build) * 0.3) * way;
  const toes = Math.min(near.leg.ankle[1], far.leg.ankle[1]) - footLength(build) * 0.72;
  const chest = hip[1] - build.hip * 0.9;
  const knots: readonly Knot[] = [
    [waist - r * 0.3 * way, 1.6],
    [waist - r * 0.5 * way, chest * 0.5],
    [waist - r * 0.2 * way, chest - r * 0.1],
    [waist + r * 0.9 * way, chest - r * 0.05],
    [knee - r * 0.9 * way, top + r * 0.22],
    [knee + r * 0.1 * way, top],
    [knee + r * 1.1 * way, top + r * 0.42],
    [end - r * 0.5 * way, Math.min(toes, -build.leg * 0.24 - r * 0.4)],
    [end + r * 0.5 * way, Math.min(toes + r * 0.4, -build.leg * 0.2)],
    [end + r * 1.2 * way, -r * 0.8],
    [end + r * 1.7 * way, 1.4],
    [knee, 2.4],
  ];
  return spline(knots);
};

const blanket = (skeleton: Skeleton, colors: AccentColors): Sketch[] => {
  const outline = blanketPath(skeleton);
  const { hip, near, build, stance } = skeleton;
  const { way } = stance;
  const cloth = mix(colors.partner, colors.soft, 0.25);
  const stripes = [0.12, 0.34, 0.56, 0.78, 1].map((share): Sketch => {
    const x = hip[0] + (near.leg.ankle[0] - hip[0]) * share;
    return line(
      [
        [x - build.limb * 0.6 * way, -build.leg],
        [x + build.limb * 0.9 * way, -build.leg * 0.35],
        [x + build.limb * 1.6 * way, 3],
      ],
      colors.soft,
      { width: build.limb * 0.5, alpha: 0.65 },
    );
  });
  const fold = (from: number, to: number): Sketch =>
    line(
      [
        [near.leg.knee[0] + build.limb * from * way, near.leg.knee[1] + build.limb],
        [near.leg.knee[0] + build.limb * to * way, near.leg.knee[1] * 0.4],
      ],
      lighten(cloth, -0.14),
      { width: build.limb * 0.24, alpha: 0.5 },
    );
  const patch = detail(
    spline([
      [hip[0] + build.limb * 2 * way, -build.hip * 0.5],
      [hip[0] + build.limb * 3.6 * way, -build.hip * 0.62],
      [hip[0] + build.limb * 3.7 * way, -build.hip * 0.06],
      [hip[0] + build.limb * 2.1 * way, -build.hip * 0.02],
    ]),
    colors.accent,
    { name: 'accent' },
  );
  return [
    bundle(
      [
        form(outline, cloth, { volume: 0.5, name: 'blanket' }),
        bundle([...stripes, patch, fold(-0.6, -2.4), fold(0.8, 1.4)], { clip: outline }),
      ],
      { name: 'bedding' },
    ),
  ];
};

/** Pillow below the head, blanket over the legs. */
export const beddingFor = (skeleton: Skeleton, colors: AccentColors): Thing => ({
  behind: pillow(skeleton, colors),
  before: blanket(skeleton, colors),
});
