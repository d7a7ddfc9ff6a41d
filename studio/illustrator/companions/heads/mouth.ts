/** Mouths of animals: a line that smiles or droops, and a jaw that opens. */
import { hex } from '#studio/illustrator/color/color.ts';
import { EYE_DARK } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, type Sketch } from '#studio/illustrator/sketch.ts';

const INSIDE = hex('#7a2730');
const TONGUE = hex('#e98289');

/** The mouth below a nose seen from before; `size` is half its width. */
export const snoutMouth = ([x, y]: Point, size: number, { mouth }: Features): Sketch[] => {
  const curve = mouth.curve * 0.9;
  const at = (u: number, v: number): Point => [x + u * size, y + v * size];
  const jaw = spline([
    [...at(-0.72, 0.56), 1],
    at(0, 0.42),
    [...at(0.72, 0.56), 1],
    at(0.46, 0.62 + mouth.open * 4),
    at(-0.46, 0.62 + mouth.open * 4),
  ]);
  const lips = [
    at(-1, 0.5 - curve * 2.4),
    at(-0.52, 0.64 + curve * 1.6),
    at(0, 0.42),
    at(0.52, 0.64 + curve * 1.6),
    at(1, 0.5 - curve * 2.4),
  ];
  return [
    ...(mouth.open > 0.08
      ? [
          detail(jaw, INSIDE),
          bundle([detail(ellipse(at(0, 0.6 + mouth.open * 3.6), [size * 0.42, size * mouth.open * 1.8]), TONGUE)], {
            clip: jaw,
          }),
        ]
      : []),
    line([at(0, 0), at(0, 0.42)], EYE_DARK, { width: size * 0.18 }),
    detail(ribbon(lips, [size * 0.05, size * 0.1, size * 0.08, size * 0.1, size * 0.05]), EYE_DARK, { name: 'mouth' }),
  ];
};

/** The mouth of a profile, from the lips at the front to its corner. */
export const profileMouth = (front: Point, corner: Point, { mouth }: Features): Sketch[] => {
  const length = Math.hypot(front[0] - corner[0], front[1] - corner[1]);
  const lifted: Point = [corner[0], corner[1] - mouth.curve * length * 1.1];
  const middle: Point = [
    (front[0] + corner[0]) / 2,
    (front[1] + corner[1]) / 2 + mouth.curve * length * 0.5 + length * 0.06,
  ];
  const open = mouth.open * length * 1.3;
  const jaw = spline([
    [front[0], front[1], 1],
    middle,
    [lifted[0], lifted[1], 1],
    [middle[0] - length * 0.05, middle[1] + open],
    [front[0] - length * 0.16, front[1] + open * 0.9],
  ]);
  return [
    ...(mouth.open > 0.08
      ? [
          detail(jaw, INSIDE),
          bundle([detail(ellipse([middle[0], middle[1] + open], [length * 0.3, open * 0.5]), TONGUE)], { clip: jaw }),
        ]
      : []),
    detail(ribbon([front, middle, lifted], [length * 0.03, length * 0.055, length * 0.03]), EYE_DARK, {
      name: 'mouth',
    }),
  ];
};
