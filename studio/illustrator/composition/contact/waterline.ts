/** The line where water meets somebody: what is below is gone, rings run outward, and the surface mirrors what is above. */
import { hex } from '#studio/illustrator/color/color.ts';
import { type Box, ellipse, type Knot, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const FOAM = hex('#fffdf4');
const WET = hex('#2f6f86');

/** The same drawing thinner, without shading: how water mirrors it. */
const faint = (sketch: Sketch, alpha: number): Sketch => {
  switch (sketch.kind) {
    case 'bundle':
      return { ...sketch, name: 'mirrored', children: sketch.children.map((child) => faint(child, alpha)) };
    case 'form':
      return detail(sketch.path, sketch.color, { alpha: sketch.alpha * alpha, name: 'mirrored' });
    case 'line':
      return { ...sketch, alpha: sketch.alpha * alpha, name: 'mirrored' };
    default:
      return { ...sketch, alpha: 0 };
  }
};

/** Rings around somebody at the surface; `half` is half of the width of what comes out of the water. */
export const ringsAt = ([x, y]: Point, half: number): Sketch[] => {
  const arc = (share: number, width: number, alpha: number): Sketch => {
    const knots = [-1, -0.72, -0.3, 0.3, 0.72, 1].map(
      (at): Knot => [x + at * half * share, y + Math.sqrt(Math.max(0, 1 - at * at)) * half * 0.2 * share],
    );
    return line(knots, FOAM, { width, alpha, lit: false });
  };
  const lap = Array.from({ length: 7 }, (_, index): Knot => {
    const at = -1 + index / 3;
    return [x + at * half, y + Math.sqrt(Math.max(0, 1 - at * at)) * half * 0.1 + (index % 2 === 0 ? 0 : half * 0.035)];
  });
  return [
    bundle(
      [
        line(lap, FOAM, { width: Math.max(2, half * 0.05), alpha: 0.9 }),
        arc(1.22, Math.max(1.6, half * 0.03), 0.7),
        arc(1.6, Math.max(1.3, half * 0.022), 0.45),
        arc(2.05, Math.max(1, half * 0.016), 0.28),
      ],
      { name: 'rings' },
    ),
  ];
};

/** Somebody in the water up to `surface`, with `sketch` already where it is on the page. */
export const inWaterTo = (sketch: Sketch, box: Box, surface: number): Sketch => {
  const half = ((box.right - box.left) / 2) * 0.62;
  const middle = (box.left + box.right) / 2;
  const [far, tall] = [half * 4 + 200, surface - box.top];
  const below = spline([
    [middle - half * 2.2, surface, 1],
    [middle + half * 2.2, surface, 1],
    [middle + half * 1.5, surface + tall * 0.4],
    [middle, surface + tall * 0.52],
    [middle - half * 1.5, surface + tall * 0.4],
  ]);
  const mirror = moved(faint(sketch, 0.3), [1, 0, 0, -0.5, 0, surface * 1.5]);
  const above = roundedRect([middle - far, box.top - 600], [far * 2, surface - box.top + 600]);
  return bundle([
    detail(ellipse([middle, surface + half * 0.06], [half * 1.25, half * 0.2]), WET, { alpha: 0.3 }),
    bundle([mirror], { clip: below, name: 'mirrored' }),
    bundle([sketch], { clip: above }),
    ...ringsAt([middle, surface], half),
  ]);
};
