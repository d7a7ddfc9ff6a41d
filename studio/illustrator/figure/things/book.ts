/** An open book between two hands. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const PAGES = hex('#fbf3e0');

/** Lighter than what is worn with the accent, so that it is told from both. */
const coverOf = ({ partner }: AccentColors): Color => lighten(partner, 0.13);

type Leaf = { readonly spine: Point; readonly out: Point; readonly up: Point };

/** One half of the book: cover behind, a few leaves bulging towards the spine. */
const half = ({ spine, out, up }: Leaf, colors: AccentColors): Sketch[] => {
  const at = (u: number, v: number): Knot => [spine[0] + out[0] * u + up[0] * v, spine[1] + out[1] * u + up[1] * v];
  const sharp = (u: number, v: number): Knot => {
    const [x, y] = at(u, v);
    return [x, y, 1];
  };
  return [
    form(spline([sharp(0, -0.04), sharp(1.06, -0.04), sharp(1.06, 1.03), sharp(0, 1.03)]), coverOf(colors), {
      volume: 0.3,
    }),
    form(spline([sharp(0, 0), at(0.4, -0.07), sharp(1, 0), sharp(1, 0.98), at(0.42, 0.9), sharp(0, 0.98)]), PAGES, {
      volume: 0.3,
    }),
    ...[0.22, 0.4, 0.58, 0.76].map((v) =>
      line([at(0.16, v), at(0.5, v - 0.03), at(0.86, v)], lighten(PAGES, -0.24), { width: 0.5, alpha: 0.55 }),
    ),
  ];
};

/** The backs of both covers as the reader of the picture sees them. */
const covers = (spine: Point, size: { wide: number; tall: number }, colors: AccentColors): Sketch[] => {
  const { wide, tall } = size;
  const [x, y] = spine;
  const cover = (side: number): Sketch[] => [
    form(
      spline([
        [x, y + tall * 0.06, 1],
        [x + wide * side * 1.02, y - tall * 0.06, 1],
        [x + wide * side * 1.04, y - tall * 1.02, 1],
        [x, y - tall * 0.94, 1],
      ]),
      side < 0 ? lighten(coverOf(colors), -0.04) : coverOf(colors),
      { volume: 0.3 },
    ),
    form(
      spline([
        [x, y - tall * 0.92, 1],
        [x + wide * side * 0.5, y - tall * 1.06],
        [x + wide * side * 1.0, y - tall * 1.01, 1],
        [x + wide * side * 0.5, y - tall * 1.0],
      ]),
      PAGES,
      { volume: 0.2 },
    ),
  ];
  const picture = form(
    spline([
      [x + wide * 0.3, y - tall * 0.66],
      [x + wide * 0.52, y - tall * 0.72],
      [x + wide * 0.74, y - tall * 0.5],
      [x + wide * 0.5, y - tall * 0.28],
      [x + wide * 0.3, y - tall * 0.42],
    ]),
    colors.accent,
    { name: 'accent', volume: 0.2 },
  );
  return [...cover(-1), ...cover(1), picture];
};

const seenAlong = (skeleton: Skeleton, colors: AccentColors): Sketch[] => {
  const { way } = skeleton.stance;
  const size = skeleton.build.head * 0.56;
  const [x, y] = palmOf(skeleton.far.arm, skeleton.build.limb);
  const spine: Point = [x + size * 0.18 * way, y + size * 0.3];
  const up: Point = [size * 0.3 * way, -size * 0.96];
  return [
    ...half({ spine, out: [size * 0.36 * way, -size * 0.2], up }, colors),
    ...half({ spine, out: [-size * 0.66 * way, -size * 0.1], up }, colors),
  ];
};

/** The book that is read; from behind the reader hides it. */
export const openBook = (skeleton: Skeleton, colors: AccentColors): Thing => {
  const { isSide, stance, build, near, far } = skeleton;
  const named = (sketches: readonly Sketch[]): Sketch[] => [bundle(sketches, { name: 'book' })];
  if (isSide) {
    return { before: named(seenAlong(skeleton, colors)) };
  }
  const [a, b] = [palmOf(near.arm, build.limb), palmOf(far.arm, build.limb)];
  const spine: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + build.head * 0.12];
  const sketches = named(covers(spine, { wide: build.head * 0.36, tall: build.head * 0.46 }, colors));
  return stance.view === 'back' ? { behind: sketches } : { before: sketches };
};
