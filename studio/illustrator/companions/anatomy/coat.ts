/** What lies on a body: fur and feather strokes, spots, collars. */
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import { add, lerp, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Box, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** Evenly strewn places inside a box, always the same ones. */
const strewn = (box: Box, count: number): Point[] =>
  Array.from(
    { length: count },
    (_, index): Point => [
      box.left + (box.right - box.left) * ((0.5 + index * 0.7549) % 1),
      box.top + (box.bottom - box.top) * ((0.5 + index * 0.5698) % 1),
    ],
  );

/** Short strokes along the hair, inside an outline; `angle` is the way the hair lies. */
export const strokes = (
  clip: Path,
  color: Color,
  hair: { box: Box; count: number; length: number; angle: number; alpha?: number },
): Sketch =>
  bundle(
    strewn(hair.box, hair.count).map((at, index) => {
      const end = add(at, polar(hair.angle + ((index % 5) - 2) * 0.12, hair.length * (0.7 + (index % 3) * 0.2)));
      const middle = lerp(at, end, 0.5);
      return line([at, [middle[0], middle[1] + hair.length * 0.1], end], color, {
        width: hair.length * 0.13,
        alpha: hair.alpha ?? 0.3,
      });
    }),
    { clip },
  );

const BELL = hex('#f2c14e');

/** A collar around a neck, given where it lies on either side, with a small bell; in its owner's colour. */
export const collarOn = (color: Color | undefined, from: Point, to: Point): Sketch[] => {
  if (!color) {
    return [];
  }
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const middle = lerp(from, to, 0.5);
  const [across, down] = [(to[0] - from[0]) / width, (to[1] - from[1]) / width];
  const sag: Point = [middle[0] - down * width * 0.12, middle[1] + Math.abs(across) * width * 0.18];
  const radius = width * 0.105;
  const drop = lerp(sag, to, 0.35);
  return [
    form(ribbon([from, sag, to], [radius, radius * 1.1, radius]), color, { name: 'accent', volume: 0.4 }),
    form(
      spline([
        [drop[0] - radius, drop[1] + radius * 0.5],
        [drop[0], drop[1] + radius * 0.1],
        [drop[0] + radius, drop[1] + radius * 0.5],
        [drop[0] + radius * 1.1, drop[1] + radius * 2],
        [drop[0], drop[1] + radius * 2.6],
        [drop[0] - radius * 1.1, drop[1] + radius * 2],
      ]),
      BELL,
      { volume: 0.6 },
    ),
    detail(
      ribbon(
        [
          [drop[0], drop[1] + radius * 1.6],
          [drop[0], drop[1] + radius * 2.2],
        ],
        [radius * 0.2],
      ),
      hex('#7a5424'),
    ),
  ];
};
