/** What lives on sand: flat-topped acacias, tamarisk bushes, tufts, stones, flowers that come after rain. */
import { solitary } from '#studio/illustrator/settings/views/underfoot.ts';
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { blade, clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { forkedTrunk } from '#studio/illustrator/settings/views/flared-trunk.ts';
import { leafDabs, rock } from '#studio/illustrator/settings/scenery.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

const BARK = hex('#6b4a35');
const CROWN = hex('#7f8b46');
const SAND = hex('#d9bd8c');
const DRY = hex('#a59a52');

const shadow = ([x, y]: Point, reach: number): Sketch =>
  glow([x + reach * 0.3, y], hex('#7a4f4a'), { radii: [reach, reach * 0.16], alpha: 0.5, effect: 'shade' });

/** Sand that the wind has laid against its roots. */
const drift = ([x, y]: Point, size: number): Path =>
  ribbon(
    [
      [x - size * 0.16, y + size * 0.036],
      [x - size * 0.04, y + size * 0.026],
      [x + size * 0.05, y + size * 0.03],
      [x + size * 0.18, y + size * 0.036],
    ],
    [size * 0.004, size * 0.013, size * 0.011, size * 0.004],
  );

/** An acacia that spreads its crown like a roof; `size` is its height. */
export const acacia = (foot: Point, size: number, random: Random): Sketch => {
  const [x, y] = foot;
  const lean = random.between(-0.1, 0.1) * size;
  const fork: Point = [x + lean * 0.5, y - size * 0.42];
  const tip = (side: number): Point => [x + lean + side * size * 0.37, y - size * 0.8];
  const roof = (at: Point, wide: number, tone: number): Sketch =>
    form(clump(at, [wide, size * 0.1], { lumps: 9, depth: 0.14, random }), lighten(CROWN, tone), { volume: 0.6 });
  return bundle([
    shadow(foot, size * 0.5),
    // One outline from the roots to the ends of its boughs: no peg in the sand and no joint at the fork.
    form(forkedTrunk([x, y + 3], { half: size * 0.042, fork, tips: [tip(-1), tip(0.08), tip(1)] }), BARK, {
      volume: 0.5,
    }),
    detail(drift(foot, size), SAND, { alpha: 0.9 }),
    roof([x + lean - size * 0.24, y - size * 0.78], size * 0.3, -0.05),
    roof([x + lean + size * 0.26, y - size * 0.8], size * 0.32, -0.02),
    roof([x + lean, y - size * 0.9], size * 0.42, 0.03),
    leafDabs([x + lean, y - size * 0.9], [size * 0.38, size * 0.07], {
      color: lighten(CROWN, 0.11),
      count: 30,
      size: size * 0.026,
      random,
    }),
  ]);
};

/** Dry grass in a tuft. */
const tuft = (at: Point, size: number, random: Random): Path =>
  Array.from({ length: 9 }, (_, index) =>
    blade([at[0] + (index - 4) * size * 0.05, at[1]], size * random.between(0.55, 1), {
      width: size * 0.07,
      lean: (index - 4) * 0.17,
    }),
  ).flat();

type Sand = {
  /** How large things are at a height of the page. */
  sizeOf(y: number): number;
  /** Nothing grows under a boot: where somebody or something of the story is, the sand is bare. */
  isOpen(at: Point, reach: number): boolean;
  readonly random: Random;
};

/** Tufts, stones and a few flowers over the sand at the given places. */
export const sandLife = (places: readonly Point[], { sizeOf, isOpen, random }: Sand): Sketch[] =>
  places.flatMap((at, index): Sketch[] => {
    const unit = sizeOf(at[1]);
    const stone = random.pick([hex('#c0926a'), hex('#b98a63'), hex('#d0a67c')]);
    const drawn =
      index % 3 === 1
        ? [shadow(at, unit * 11), ...rock(at, unit * random.between(6, 11), { color: stone, random })]
        : index % 3 === 2
          ? [bloom(at, unit * 15, random)]
          : [shadow(at, unit * 10), detail(tuft(at, unit * random.between(17, 25), random), DRY)];
    return isOpen(at, unit * CLEAR) ? [solitary(drawn)] : [];
  });

/** From the middle of what grows on sand to its edge. */
const CLEAR = 9;

const bloom = ([x, y]: Point, size: number, random: Random): Sketch => {
  const color: Color = random.pick([hex('#d98ab0'), hex('#f0d264'), hex('#f3ece0')]);
  const heads = Array.from(
    { length: 6 },
    (): Point => [x + random.between(-0.5, 0.5) * size, y - size * random.between(0.3, 0.8)],
  );
  const leaves = Array.from({ length: 8 }, (_, index) =>
    ellipse([x + (index - 3.5) * size * 0.14, y - size * 0.12], [size * 0.13, size * 0.06], (index - 3.5) * 0.3),
  );
  return bundle([
    detail(
      heads.flatMap(([hx, hy]) =>
        ribbon(
          [
            [x, y],
            [hx, hy],
          ],
          [size * 0.014],
        ),
      ),
      hex('#8a9152'),
    ),
    form(leaves.flat(), hex('#8f9a58'), { volume: 0.3 }),
    detail(
      heads.flatMap((at) => circle(at, size * 0.085)),
      color,
    ),
    detail(
      heads.flatMap((at) => circle(at, size * 0.035)),
      hex('#b9743c'),
    ),
  ]);
};
