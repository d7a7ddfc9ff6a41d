/** What the drawing of a small hidden thing is. About twelve units wide, the foot at the origin, turned to the right. */
import type { Sketch } from '#studio/illustrator/sketch.ts';

export type HiddenDrawing = {
  /** Sits on the ground, flies, or swims. */
  readonly lives: 'ground' | 'air' | 'water';
  draw(): Sketch[];
};

export const onGround = (draw: HiddenDrawing['draw']): HiddenDrawing => ({ lives: 'ground', draw });
export const inWater = (draw: HiddenDrawing['draw']): HiddenDrawing => ({ lives: 'water', draw });
export const inAir = (draw: HiddenDrawing['draw']): HiddenDrawing => ({ lives: 'air', draw });
