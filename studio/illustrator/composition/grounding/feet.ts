/** Where those of a page stand on the ground, for the place around them. */
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Tilt } from '#studio/illustrator/composition/tilt.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { contactsOf } from '#studio/illustrator/ground/contacts.ts';

/** Who is higher is in the air. */
const OFF_GROUND = 20;

/** The ends of every foot, wheel and leg on the ground. */
export const feetOf = (placed: readonly Placed[]): Point[] =>
  placed.flatMap((one): Point[] =>
    one.lift >= OFF_GROUND || one.isBorne === true || one.isInWater === true
      ? []
      : contactsOf(one).flatMap(({ left, right, y }): Point[] => [
          [left, y],
          [right, y],
        ]),
  );

/** From the page to the drawing of a place that is tilted with the camera and, around the foot of its wall, larger. */
export const intoPlace =
  (tilt: Tilt | null, by: number, horizon: number) =>
  (at: Point): Point => {
    const [x, y] = tilt ? tilt.back(at) : at;
    return [500 + (x - 500) / by, horizon + (y - horizon) / by];
  };
