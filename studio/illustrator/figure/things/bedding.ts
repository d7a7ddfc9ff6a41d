/** A mattress, a pillow and a blanket for who sleeps, wherever that is. */
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import { footLength } from '#studio/illustrator/figure/build.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { type Knot, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** Of somebody of this height a mattress is as thick as a hand, with so much of it before the body and beyond. */
const GROWN_CM = 118;
const THICK = 6;
const NEARER = 7;
const BEYOND = 10;

/** That of a baby is small. */
const sizeFor = ({ build }: Skeleton): number => Math.max(0.5, Math.min(1.15, build.height / GROWN_CM));

/** How far who lies reaches to the end of the head and to that of the feet, along the way they look. */
const endsOf = ({ head, near, far, build, stance: { way } }: Skeleton): { pillow: number; feet: number } => ({
  pillow: head[0] - build.head * 0.86 * way,
  feet: (Math.max(near.leg.ankle[0] * way, far.leg.ankle[0] * way) + footLength(build) * 0.55) * way,
});

/** Deep in the middle, where the head is, and full at both ends. */
const pillow = ({ head, build }: Skeleton, colors: AccentColors): Sketch[] => {
  const [x] = head;
  const half = build.head * 0.86;
  const outline = spline([
    [x - half * 0.96, 2.2],
    [x - half * 1.12, -build.head * 0.26],
    [x - half * 0.86, -build.head * 0.62],
    [x - half * 0.2, -build.head * 0.44],
    [x + half * 0.4, -build.head * 0.4],
    [x + half * 0.9, -build.head * 0.5],
    [x + half * 1.1, -build.head * 0.2],
    [x + half * 0.94, 2.2],
    [x, 3.4],
  ]);
  const crease = (side: 1 | -1): Sketch =>
    line(
      [
        [x + half * 0.94 * side, -build.head * 0.14],
        [x + half * 0.66 * side, -build.head * 0.2],
      ],
      lighten(colors.soft, -0.12),
      { width: build.limb * 0.16, alpha: 0.6 },
    );
  return [form(outline, lighten(colors.soft, 0.02), { volume: 0.5, name: 'pillow' }), crease(1), crease(-1)];
};

/** Where it is stitched together, along its length. */
const TUFTS = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9] as const;

/** From places along a mattress and across it to those of the figure; `out` is beyond its ends, which are wider in front. */
const mattressAt = (skeleton: Skeleton): ((share: number, y: number, out?: number) => Knot) => {
  const { pillow: headEnd, feet } = endsOf(skeleton);
  const { way } = skeleton.stance;
  const size = sizeFor(skeleton);
  const [from, to] = [headEnd - 3 * size * way, feet + 7 * size * way];
  return (share, y, out = 0) => [from + (to - from) * share + (share - 0.5) * 2 * out * size * way, y * size];
};

type MattressAt = ReturnType<typeof mattressAt>;

const mattressOutline = (at: MattressAt): Path =>
  spline([
    at(0, NEARER + THICK - 2.4, 4.2),
    at(0, NEARER + 0.6, 4.4),
    at(0, NEARER - 2, 3.2),
    at(0, -BEYOND + 3, -2.6),
    at(0, -BEYOND + 0.4, -5),
    at(0.12, -BEYOND),
    at(0.88, -BEYOND),
    at(1, -BEYOND + 0.4, -5),
    at(1, -BEYOND + 3, -2.6),
    at(1, NEARER - 2, 3.2),
    at(1, NEARER + 0.6, 4.4),
    at(1, NEARER + THICK - 2.4, 4.2),
    ...TUFTS.toReversed().flatMap((share): Knot[] => [
      at(share + 0.08, NEARER + THICK, (share - 0.5) * 6),
      at(share, NEARER + THICK - 0.9, (share - 0.5) * 6),
    ]),
    at(0, NEARER + THICK, 2.6),
  ]);

/** The side that is nearer to the reader, in the shade, stitched through. */
const mattressSide = (at: MattressAt, cloth: Color): Sketch[] => {
  const along = [0, 0.25, 0.5, 0.75, 1];
  const side = polygon(
    [at(0, NEARER + THICK, 4.2), at(0, NEARER + 0.4, 4.4), at(1, NEARER + 0.4, 4.4), at(1, NEARER + THICK, 4.2)].map(
      ([x, y]): Point => [x, y],
    ),
  );
  return [
    detail(side, lighten(cloth, -0.1), { alpha: 0.8 }),
    line(
      along.map((share) => at(share, NEARER + 0.5, 4)),
      lighten(cloth, 0.1),
      { width: 1, alpha: 0.8 },
    ),
    ...TUFTS.map((share) =>
      line([at(share, NEARER + 1.6), at(share + 0.006, NEARER + THICK - 1)], lighten(cloth, -0.16), {
        width: 0.9,
        alpha: 0.5,
      }),
    ),
  ];
};

/** A mattress on the ground, seen from a little above: nobody's back lies on grass or boards. */
const mattress = (skeleton: Skeleton, colors: AccentColors): Sketch[] => {
  const at = mattressAt(skeleton);
  const cloth = mix(colors.accent, lighten(colors.soft, -0.1), 0.62);
  const [[from], [to]] = [at(0, 0), at(1, 0)];
  const [x, y] = at(0.5, 2.4);
  const outline = mattressOutline(at);
  const dent = glow([x, y], lighten(cloth, -0.34), {
    radii: [Math.abs(to - from) * 0.52, 6.4 * sizeFor(skeleton)],
    alpha: 0.62,
    effect: 'shade',
  });
  return [
    bundle(
      [
        form(outline, cloth, { volume: 0.25, name: 'mattress' }),
        bundle([...mattressSide(at, cloth), dent], { clip: outline }),
      ],
      { name: 'bedding' },
    ),
  ];
};

/** How low its hem is, from the feet to the waist. */
const HEM = [9.4, 7.6, 10.2, 8, 9.6, 6.4] as const;

/** And where there is nothing over whose edge it can hang. */
const FLAT = 2.4;

/** From the chest over the knees to beyond the feet, a little untidy. */
const blanketPath = (skeleton: Skeleton, isHanging: boolean): Path => {
  const { hip, neck, near, far, build, stance } = skeleton;
  const size = sizeFor(skeleton);
  const { way } = stance;
  const r = build.limb * 2.1;
  const waist = hip[0] + (neck[0] - hip[0]) * 0.5;
  const top = Math.min(near.leg.knee[1], far.leg.knee[1]) - r * 0.8;
  const knee = (near.leg.knee[0] + far.leg.knee[0]) / 2;
  const end = (Math.max(near.leg.ankle[0] * way, far.leg.ankle[0] * way) + footLength(build) * 0.3) * way;
  const toes = Math.min(near.leg.ankle[1], far.leg.ankle[1]) - footLength(build) * 0.94;
  const chest = hip[1] - build.hip * 0.9;
  const [from, to] = [waist - r * 0.3 * way, end + r * 1.5 * way];
  // It hangs over the edge of what is below, here lower and there higher.
  const hem = HEM.map(
    (low, index): Knot => [to + (from - to) * ((index + 1) / (HEM.length + 1)), isHanging ? low * size : FLAT],
  );
  const knots: readonly Knot[] = [
    [from, 2.4],
    [waist - r * 0.5 * way, chest * 0.5],
    [waist - r * 0.2 * way, chest - r * 0.1],
    [waist + r * 0.9 * way, chest - r * 0.05],
    [knee - r * 0.9 * way, top + r * 0.22],
    [knee + r * 0.1 * way, top],
    [knee + r * 1.1 * way, top + r * 0.42],
    [end - r * 1.5 * way, Math.min(toes * 0.82, -build.leg * 0.24 - r * 0.3)],
    [end - r * 0.5 * way, Math.min(toes - r * 0.14, -build.leg * 0.24)],
    [end + r * 0.4 * way, Math.min(toes + r * 0.04, -build.leg * 0.2)],
    [end + r * 1.05 * way, Math.min(toes * 0.56, -r * 0.8)],
    [to, isHanging ? 5.6 * size : 1.4],
    ...hem,
  ];
  return spline(knots);
};

/** Pale linen: whoever is before it, dyed clothes and trousers are darker than that. */
export const blanketCloth = ({ accent, soft }: AccentColors): Color => lighten(mix(soft, accent, 0.12), 0.01);

/** Broad stripes in the sleeper's own colour: who is before it in white is no part of it either. */
const STRIPES = [-0.3, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3] as const;
const STRIPE = 0.8;

const blanket = (skeleton: Skeleton, colors: AccentColors, isHanging: boolean): Sketch[] => {
  const outline = blanketPath(skeleton, isHanging);
  const { hip, near, build, stance } = skeleton;
  const { way } = stance;
  const cloth = blanketCloth(colors);
  const stripes = STRIPES.map((share): Sketch => {
    const x = hip[0] + (near.leg.ankle[0] - hip[0]) * share;
    return line(
      [
        [x - build.limb * 0.6 * way, -build.leg],
        [x + build.limb * 0.9 * way, -build.leg * 0.35],
        [x + build.limb * 1.6 * way, isHanging ? 9 : 2],
      ],
      colors.accent,
      { width: build.limb * STRIPE, alpha: 0.85 },
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
  return [
    bundle(
      [
        form(outline, cloth, { volume: 0.5, name: 'blanket' }),
        bundle([...stripes, fold(-0.6, -2.4), fold(0.8, 1.4)], { clip: outline }),
      ],
      { name: 'bedding' },
    ),
  ];
};

/** Pillow below the head, blanket over the legs; on the bare ground a mattress below both. */
export const beddingFor = (skeleton: Skeleton, colors: AccentColors, isOnGround: boolean): Thing => ({
  behind: [...(isOnGround ? mattress(skeleton, colors) : []), ...pillow(skeleton, colors)],
  before: blanket(skeleton, colors, isOnGround),
});
