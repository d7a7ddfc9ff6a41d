/** Shapes that several head coverings share; half the head's height is 1. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import type { Hair, HairFrame } from '#studio/illustrator/figure/hair/cap.ts';
import { widthAt } from '#studio/illustrator/figure/head/head.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import { type Knot, type Path, spline } from '#studio/illustrator/geometry/path.ts';
import { line, type Sketch } from '#studio/illustrator/sketch.ts';

export type Headwear = Hair & {
  /** No hair shows. */
  readonly hidesHair: boolean;
  /** What shows below its edge at temples and nape: the colour of the hair, or of a close cap under the cloth. */
  readonly hairline?: Color;
  /** The opening in which the face shows, when the cloth goes all around it. */
  readonly opening?: Path;
  /** Lies over chest and shoulders, below the head. */
  readonly over?: readonly Sketch[];
};
export type HeadwearDrawing = (frame: HairFrame, colors: AccentColors) => Headwear;

export const CLOTH_WHITE = hex('#f6efe0');

/** How far the head is turned to the page's right, -1 to 1; 0 from behind. */
export const turnOf = ({ head }: HairFrame): number => (head.isBack ? 0 : Math.sin(head.yaw));

/** A ring around the skull between two heights, as it looks from in front. */
export const bandPath = (low: number, high: number, flare: number): Path => {
  const wide = widthAt(low) * 1.06;
  const narrow = widthAt(high) * (1.06 + flare);
  return spline([
    [-wide, low, 1],
    [-narrow, high, 0],
    [-narrow * 0.5, high - 0.1],
    [0, high - 0.13],
    [narrow * 0.5, high - 0.1],
    [narrow, high, 0],
    [wide, low, 1],
    [wide * 0.5, low + 0.13],
    [0, low + 0.17],
    [-wide * 0.5, low + 0.13],
  ]);
};

/** A dome over the skull down to a height, `volume` beyond it. */
export const domePath = (low: number, volume: number, turn = 0): Path => {
  const wide = widthAt(low) * (1.03 + volume * 0.6);
  return spline([
    [-wide, low],
    [-0.98 - volume * 0.7, -0.5],
    [-0.72 - volume * 0.6, -0.92 - volume * 0.5],
    [-turn * 0.08, -1.06 - volume],
    [0.72 + volume * 0.6, -0.92 - volume * 0.5],
    [0.98 + volume * 0.7, -0.5],
    [wide, low],
    [wide * 0.55, low + 0.1],
    [turn * 0.1, low + 0.13],
    [-wide * 0.55, low + 0.1],
  ]);
};

/** Curved folds in cloth. */
export const foldLines = (folds: readonly (readonly Knot[])[], color: Color, width = 0.03): Sketch[] =>
  folds.map((fold) => line(fold, color, { width, alpha: 0.5 }));

/** The light on a round of cloth over the crown. */
export const crownSheen = (turn: number, cloth: Color): Sketch =>
  line(
    [
      [-0.5 + turn * 0.06, -0.88],
      [-0.1 + turn * 0.06, -1.02],
      [0.25 + turn * 0.06, -0.98],
    ],
    lighten(cloth, 0.14),
    { width: 0.06, alpha: 0.5 },
  );
