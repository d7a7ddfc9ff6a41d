/** The fins of those who live in water. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { knots } from '#studio/illustrator/companions/anatomy/knots.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { type Form, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The outline of a fin from its root. */
export const fin = (text: string, at: Point, size: number, turn: number): Path =>
  spline(knots(text).map(([x, y, sharp]): Knot => [...apply(placed(at, size, { turn }), [x, y]), sharp ?? 0]));

/** How far from the root of a fin its rays begin and end, and from which length of a knot on one goes to it. */
const RAY = { from: 0.2, to: 0.8, least: 0.5 } as const;

/** A fin, with its rays where it has them. */
export const finSketch = (
  { hasRays }: { readonly hasRays?: true },
  fan: { text: string; at: Point; size: number; turn: number },
  paint: { color: Color; look: Partial<Form> & { readonly volume: number } },
): Sketch[] => {
  const { text, at, size, turn } = fan;
  const path = fin(text, at, size, turn);
  const onPage = placed(at, size, { turn });
  const tips = knots(text).filter(([x, y]) => Math.hypot(x, y) > RAY.least);
  return [
    form(path, paint.color, paint.look),
    ...(hasRays
      ? tips.map(([x, y]) =>
          line(
            [apply(onPage, [x * RAY.from, y * RAY.from]), apply(onPage, [x * RAY.to, y * RAY.to])],
            lighten(paint.color, -0.1),
            {
              width: size * 0.045,
              alpha: 0.55,
            },
          ),
        )
      : []),
  ];
};
