/** What the drawings of hands share: their colour, their lines and how large they are. */
import type { Color } from '#studio/illustrator/color/color.ts';
import { darkerThan } from '#studio/illustrator/figure/face/contrast.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import { form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

export type HandPaint = {
  readonly color: Color;
  readonly shade: Color;
  /** `skin` when bare. */
  readonly name?: string;
};

/** Hands tell what somebody does: they are larger than life, as in a picture book. */
export const LARGER = 1.42;
/** A hand that grips grows around the middle of its palm, where the thing is. */
export const PALM_AT = 0.75;

export const enlarged = (sketches: readonly Sketch[], about = 0): Sketch[] => {
  const onto = placed([about * (1 - LARGER), 0], LARGER);
  return sketches.map((sketch) => moved(sketch, onto));
};

export const skinOf =
  (paint: HandPaint) =>
  (path: Path): Sketch =>
    form(path, paint.color, { ...(paint.name ? { name: paint.name } : {}), volume: 0.3 });

export const creaseOf =
  (paint: HandPaint) =>
  (from: Point, to: Point): Sketch =>
    line([from, to], darkerThan(paint.color, paint.shade, 0.12), { width: 0.13, alpha: 0.8 });
