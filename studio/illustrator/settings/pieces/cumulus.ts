/** Heavy clouds that carry towns and hide abysses: banks over the whole page and single towers of cloud. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

type Vapour = { readonly color: Color; readonly random: Random };

/** One round head of a cloud edge as knots from left to right. */
const head = (x: number, y: number, [half, rise]: Point): Knot[] => [
  [x - half, y, 1],
  [x - half * 0.92, y - rise * 0.52],
  [x - half * 0.46, y - rise * 0.93],
  [x + half * 0.12, y - rise],
  [x + half * 0.62, y - rise * 0.8],
  [x + half * 0.96, y - rise * 0.36],
];

/** A bank of cloud from its billowing edge down to the lower end of the page. */
export const cloudBank = (edge: { y: number; rise: number; swell: number }, { color, random }: Vapour): Sketch[] => {
  const heads: { x: number; y: number; half: number; rise: number }[] = [];
  let x = -60;
  while (x < 1060) {
    const half = edge.rise * random.between(0.7, 1.25);
    const y = edge.y + Math.sin(x / 170 + edge.y) * edge.swell;
    heads.push({ x: x + half, y, half, rise: edge.rise * random.between(0.6, 1.15) });
    x += half * 1.8;
  }
  const outline: Path = spline([
    ...heads.flatMap((one) => head(one.x, one.y, [one.half, one.rise])),
    [1090, edge.y, 1],
    [1090, 1080, 1],
    [-90, 1080, 1],
    [-90, edge.y, 1],
  ]);
  const undersides = heads.map(
    ({ x: at, y, half, rise }): Path =>
      spline([
        [at - half * 0.2, y + rise * 0.1],
        [at + half * 0.5, y - rise * 0.16],
        [at + half * 0.96, y - rise * 0.34],
        [at + half * 1.1, y + rise * 0.1],
        [at + half * 0.4, y + rise * 0.34],
      ]),
  );
  return [
    form(outline, color, { to: mix(lighten(color, -0.05), hex('#b9c6e2'), 0.25), volume: 0.3 }),
    bundle([detail(undersides.flat(), mix(lighten(color, -0.07), hex('#93a9d6'), 0.3), { alpha: 0.42 })], {
      clip: outline,
    }),
  ];
};

/** A cloud that stands by itself, flat below; the size is its width and height. */
export const cumulus = (foot: Point, [width, height]: Point, { color, random }: Vapour): Sketch[] => {
  const [x, y] = foot;
  const rises = [0.42, 0.72, 1, 0.8, 0.5];
  const knots = rises.flatMap((share, index): Knot[] => {
    const at = x + width * (-0.39 + index * 0.195);
    return head(at, y - height * share * 0.42, [
      width * 0.13 * random.between(0.9, 1.15),
      height * share * 0.6 * random.between(0.9, 1.1),
    ]).slice(1);
  });
  const outline = spline([
    [x - width * 0.56, y - height * 0.04, 1],
    [x - width * 0.53, y - height * 0.2],
    ...knots,
    [x + width * 0.55, y - height * 0.16],
    [x + width * 0.57, y - height * 0.03, 1],
    [x + width * 0.2, y + height * 0.05],
    [x - width * 0.2, y + height * 0.03],
  ]);
  const belly = spline([
    [x - width * 0.6, y - height * 0.1],
    [x - width * 0.2, y - height * 0.22],
    [x + width * 0.1, y - height * 0.12],
    [x + width * 0.34, y - height * 0.34],
    [x + width * 0.6, y - height * 0.2],
    [x + width * 0.6, y + height * 0.1],
    [x - width * 0.6, y + height * 0.1],
  ]);
  return [
    form(outline, color, { volume: 0.45 }),
    bundle([detail(belly, mix(lighten(color, -0.08), hex('#93a9d6'), 0.3), { alpha: 0.5 })], { clip: outline }),
  ];
};
