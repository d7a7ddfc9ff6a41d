/** Strands on a cap of hair: tapered, none as long as its neighbour; as even lines from one point they would be the ribs of a lid. */
import type { HairColors } from '#studio/illustrator/figure/looks.data.ts';
import { cut, ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, type Sketch } from '#studio/illustrator/sketch.ts';

/** The hair that they lie on. */
type Cap = {
  readonly path: Path;
  readonly edge: readonly Point[];
  readonly crown: Point;
  readonly volume: number;
};

/** Numbers between 0 and 1 that have no order to the eye, the same ones for the same place. */
const uneven = (index: number, by: number): number => (index * by) % 1;

/** The way of the hair from near the crown to a share of the hairline. */
const wayOf = ({ edge, crown, volume }: Cap, share: number): readonly Point[] => {
  const at = Math.max(0, Math.min(1, share)) * (edge.length - 1);
  const [before, after] = [edge[Math.floor(at)] ?? [0, 0], edge[Math.ceil(at)] ?? [0, 0]];
  const between = at - Math.floor(at);
  const [x, y] = [before[0] + (after[0] - before[0]) * between, before[1] + (after[1] - before[1]) * between];
  const [crownX, crownY] = crown;
  return [
    // Beside each other at the crown, too: lines that meet in one point are a star.
    [crownX + (x - crownX) * 0.3, crownY + (y - crownY) * 0.06 + 0.06],
    [crownX + (x - crownX) * 0.6 + x * (0.16 + volume * 0.6), crownY + (y - crownY) * 0.42],
    [crownX + (x - crownX) * 0.95, crownY + (y - crownY) * 0.95],
    [x, y],
  ];
};

/** A stroke on a way, pointed at both ends. */
const stroke = (way: readonly Point[], from: number, to: number, width: number): ReturnType<typeof ribbon> =>
  ribbon(cut(way, from, to, 5), [0.003, width * 0.8, width, width * 0.7, 0.003]);

/** Where on the way from crown to hairline light lies, and how many strands catch it. */
const LIGHT_FROM = 0.16;
const CATCHING = 8;

/** Strands from the crown to the hairline, and a band of light that breaks on them. */
export const strandsOf = (colors: HairColors, cap: Cap, count: number): Sketch[] => {
  const dark = Array.from({ length: count + 3 }, (_, index): Sketch => {
    const share = (index + 0.3 + uneven(index + 1, 0.618) * 0.5) / (count + 3);
    const from = 0.04 + uneven(index + 2, 0.382) * 0.4;
    const to = 0.66 + uneven(index + 3, 0.618) * 0.33;
    return detail(stroke(wayOf(cap, share), from, to, 0.013 + uneven(index, 0.382) * 0.008), colors.deep, {
      alpha: 0.36 + uneven(index, 0.618) * 0.24,
    });
  });
  const light = Array.from({ length: CATCHING }, (_, index): Sketch => {
    const share = 0.24 + ((index + uneven(index + 1, 0.382) * 0.5) / CATCHING) * 0.44;
    const from = LIGHT_FROM + uneven(index + 1, 0.618) * 0.1;
    const long = 0.26 + uneven(index + 2, 0.382) * 0.16;
    return detail(stroke(wayOf(cap, share), from, from + long, 0.021 - Math.abs(index - 3.5) * 0.0025), colors.sheen, {
      alpha: 0.4,
    });
  });
  return [bundle([...dark, ...light], { clip: cap.path })];
};
