/** A flame that shines by itself. */
import { hex } from '#studio/illustrator/color/color.ts';
import { type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, type Sketch } from '#studio/illustrator/sketch.ts';

const OUTER = hex('#f4842c');
const MIDDLE = hex('#ffc247');
const CORE = hex('#fff0b4');

/** From its foot up, leaning by `lean` at its tip. */
export const flame = (foot: Point, height: number, lean = 0): Sketch[] => {
  const [x, y] = foot;
  const tongue = (share: number) => {
    const tall = height * share;
    const wide = tall * 0.3;
    return spline([
      [x + lean * share, y - tall, 1],
      [x + wide * 0.7, y - tall * 0.56],
      [x + wide, y - tall * 0.24],
      [x + wide * 0.4, y],
      [x - wide * 0.5, y],
      [x - wide, y - tall * 0.3],
      [x - wide * 0.42 + lean * 0.3, y - tall * 0.6],
    ]);
  };
  return [
    detail(tongue(1), OUTER, { lit: true }),
    detail(tongue(0.7), MIDDLE, { lit: true }),
    detail(tongue(0.4), CORE, { lit: true }),
  ];
};
