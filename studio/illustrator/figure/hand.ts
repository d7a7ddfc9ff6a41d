/** Hands in the shapes that the poses ask for. */
import type { Color } from '#studio/illustrator/color/color.ts';
import type { Arm } from '#studio/illustrator/figure/skeleton.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type HandPaint = {
  readonly color: Color;
  readonly shade: Color /** `skin` when bare. */;
  readonly name?: string;
};

const finger = (angle: number, length: number, width: number): Path =>
  ribbon(
    [
      [0.7 + Math.cos(angle) * 0.3, Math.sin(angle) * 0.9],
      [0.8 + Math.cos(angle) * length * 0.6, Math.sin(angle) * (0.5 + length * 0.5)],
      [0.8 + Math.cos(angle) * length, Math.sin(angle) * (0.5 + length * 0.7)],
    ],
    [width, width, width * 0.82],
  );

const thumb = (side: number): Path =>
  ribbon(
    [
      [0.3, 0.4 * side],
      [0.85, 0.95 * side],
      [1.35, 1.12 * side],
    ],
    [0.36, 0.36, 0.26],
  );

const MITTEN: readonly Knot[] = [
  [-0.25, -0.72],
  [0.7, -0.92],
  [1.6, -0.78],
  [2.05, -0.25],
  [2.0, 0.3],
  [1.5, 0.74],
  [0.6, 0.84],
  [-0.25, 0.72],
];

const PALM = ellipse([0.75, 0], [1.0, 0.88]);
const FIST = ellipse([0.9, 0], [1.08, 1.0]);

/** A hand in its own units: the wrist is the origin, x runs on from the forearm, `side` is where the thumb is. */
export const handSketches = (shape: Arm['hand'], paint: HandPaint, side: number): Sketch[] => {
  const skin = (path: Path): Sketch =>
    form(path, paint.color, { ...(paint.name ? { name: paint.name } : {}), volume: 0.3 });
  const crease = (from: Point, to: Point): Sketch => line([from, to], paint.shade, { width: 0.13, alpha: 0.55 });
  switch (shape) {
    case 'open':
      return [
        ...[-0.66, -0.24, 0.18, 0.6].map((angle) =>
          skin(finger(angle * side * -1, 1.72 - Math.abs(angle - 0.1) * 0.4, 0.27)),
        ),
        skin(thumb(side)),
        detail(PALM, paint.color),
      ];
    case 'point':
      return [
        skin(finger(-0.12 * side, 1.8, 0.29)),
        skin(FIST),
        skin(thumb(side)),
        crease([1.2, -0.3 * side], [1.9, -0.25 * side]),
      ];
    case 'fist':
      return [
        skin(FIST),
        crease([1.3, -0.5], [1.9, -0.45]),
        crease([1.35, -0.05], [1.98, 0]),
        crease([1.3, 0.4], [1.85, 0.45]),
        skin(thumb(side)),
      ];
    default:
      return [
        skin(spline(MITTEN)),
        crease([1.35, -0.4], [1.95, -0.36]),
        crease([1.4, 0.02], [2.02, 0.04]),
        crease([1.3, 0.4], [1.85, 0.42]),
        skin(thumb(side)),
      ];
  }
};
