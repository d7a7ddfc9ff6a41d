/** How a thing holds somebody: what is seen behind them, what is seen before them, and how deep they are in it. */
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import type { PropDrawing, PropOrder } from '#studio/illustrator/props/prop.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

/** Lengths are those of the drawing: centimetres, its foot at the origin, y downward. */
export type Vessel = {
  /** The middle of the near lip; whoever is inside is cut off by it. */
  readonly rim: Point;
  /** Half of the width of the opening. */
  readonly half: number;
  /** How far below the rim their feet may be. */
  readonly depth: number;
  /** Where a head lies: somebody who sleeps or lies in it lies along. */
  readonly pillow?: Point;
  /** Half of the width, and the height, when it holds somebody. */
  readonly size: Point;
  /** How much larger than usual it may be for who is in it: boots and hats have the size of who wears them. */
  readonly grows?: number;
  /** Water: no hands on its rim, and what is in it is wet. */
  readonly isWater?: true;
  /** A boat: on a river or a sea it is on the water. */
  readonly floats?: true;
  /** It has no inside: who is in it stands on it, with the feet to be seen. */
  readonly isDeck?: true;
  /** It is over who is in it, at this height: they crouch on the ground under a table, seen from head to foot. */
  readonly roof?: number;
  /** So far over its rim somebody hangs who is high up in it: a star in a window. */
  readonly air?: number;
  draw(order: PropOrder): { readonly back: readonly Sketch[]; readonly front: readonly Sketch[] };
};

type Cut = Pick<Vessel, 'rim' | 'half' | 'depth'> & {
  /** The part of the drawing that is nearer than who is inside. */
  readonly front: Path;
  readonly pillow?: Point;
  /** How many pieces of the drawing belong to the empty thing, when the others are what is in it. */
  readonly empty?: number;
  readonly floats?: true;
  readonly isDeck?: true;
  readonly grows?: number;
};

/** A thing whose own drawing is cut in two: all of it behind, its near wall again before. */
export const halved = (drawing: PropDrawing, { front, empty, ...rest }: Cut): Vessel => ({
  ...rest,
  size: [drawing.widthCm / 2, drawing.heightCm],
  draw: (order) => ({
    back: empty === undefined ? drawing.draw(order) : drawing.draw(order).slice(0, empty),
    front: [bundle(drawing.draw(order), { clip: front })],
  }),
});
