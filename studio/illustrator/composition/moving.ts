/** Those who have found their place, put elsewhere on the page. */
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { apply, type Matrix } from '#studio/illustrator/geometry/matrix.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';
import { moved } from '#studio/illustrator/sketch.ts';

/** A box where the matrix has it; the matrix scales and moves, and turns nothing. */
export const boxThrough = (matrix: Matrix, box: Box): Box => {
  const [left, top] = apply(matrix, [box.left, box.top]);
  const [right, bottom] = apply(matrix, [box.right, box.bottom]);
  return { left, top, right, bottom };
};

/** Somebody or something changed, and in the same way whoever they are when they look elsewhere. */
export const changed = (one: Placed, change: (one: Placed) => Placed): Placed => {
  const { looking } = one;
  const now = change(one);
  return looking ? { ...now, looking: { ...looking, again: (look) => change(looking.again(look)) } } : now;
};

/** All that is drawn of somebody or something, and what is known of where it is; `ground`, `lift` and `scale` stay. */
export const drawnThrough = (matrix: Matrix, told: Placed): Placed =>
  changed(told, (one) => ({
    ...one,
    sketch: moved(one.sketch, matrix),
    box: boxThrough(matrix, one.box),
    ...(one.head ? { head: boxThrough(matrix, one.head) } : {}),
    ...(one.seat ? { seat: apply(matrix, one.seat) } : {}),
    ...(one.behind ? { behind: one.behind.map((sketch) => moved(sketch, matrix)) } : {}),
    ...(one.over ? { over: one.over.map((sketch) => moved(sketch, matrix)) } : {}),
  }));

/** Along the page, and up or down in the air or the water above the same ground. */
export const shifted = (told: Placed, dx: number, dy: number): Placed =>
  changed(told, (one) => ({
    ...drawnThrough([1, 0, 0, 1, dx, dy], one),
    ground: [one.ground[0] + dx, one.ground[1]],
    lift: Math.max(0, one.lift - dy),
  }));
