/** What every prop drawing is given and gives. Lengths are centimetres, the foot of the thing at the origin, y downward. */
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** How a figure holds it: hanging from the hand, hugged with both arms, or held up. */
export type Grip = 'hang' | 'hug' | 'up';

export type PropOrder = {
  /** It is dark, so what can shine does. */
  readonly isDark: boolean;
  /** Without what is in it at other times. */
  readonly isEmpty?: boolean;
};

export type PropDrawing = {
  readonly heightCm: number;
  readonly widthCm: number;
  /** Things of the sky have no ground under them. */
  readonly isOfSky: boolean;
  /** It would be wrong in a mirror, as a map is, so it stays as it is drawn in every reading direction. */
  readonly isOneSided?: true;
  readonly grip: Grip;
  /** Its height when somebody holds it; large things are carried as a small version of themselves. */
  readonly heldHeightCm: number;
  draw(order: PropOrder): Sketch[];
  /** What it looks like when it is hugged, where that is another form of it: a folded blanket hangs over the arms. */
  drawHeld?(order: PropOrder): Sketch[];
};

type Hold = Pick<PropDrawing, 'grip' | 'heldHeightCm'>;

/** A thing that stands on the ground; `size` is its width and height. */
export const groundProp = (size: Point, hold: Hold, draw: PropDrawing['draw']): PropDrawing => ({
  widthCm: size[0],
  heightCm: size[1],
  isOfSky: false,
  ...hold,
  draw,
});

/** A thing of the sky; `size` is its width and height. */
export const skyProp = (size: Point, hold: Hold, draw: PropDrawing['draw']): PropDrawing => ({
  widthCm: size[0],
  heightCm: size[1],
  isOfSky: true,
  ...hold,
  draw,
});

/** The same thing, of another form in somebody's arms. */
export const inArms = (drawing: PropDrawing, drawHeld: NonNullable<PropDrawing['drawHeld']>): PropDrawing => ({
  ...drawing,
  drawHeld,
});

/** The same thing, never mirrored. */
export const oneSided = (drawing: PropDrawing): PropDrawing => ({ ...drawing, isOneSided: true });

export const hung = (heldHeightCm: number): Hold => ({ grip: 'hang', heldHeightCm });
export const hugged = (heldHeightCm: number): Hold => ({ grip: 'hug', heldHeightCm });
export const raised = (heldHeightCm: number): Hold => ({ grip: 'up', heldHeightCm });
