/** Things of a place with the dark line under them that shows that they stand there. */
import { hex } from '#studio/illustrator/color/color.ts';
import { type Box } from '#studio/illustrator/geometry/path.ts';
import { contactsOf } from '#studio/illustrator/ground/contacts.ts';
import { boxAroundSketch, bundle, glow, type Sketch } from '#studio/illustrator/sketch.ts';

/** Neither warm nor cold: the light of the scene is not known where a place is drawn. */
const SHADE = hex('#2b2437');

/** How dark it is right at the thing, and around it. */
const AT_FOOT = 0.62;
const AROUND = 0.36;

/** The thing that the sketches draw, over the shade where it touches the ground. */
export const standing = (thing: readonly Sketch[]): Sketch[] => {
  const sketch = bundle(thing);
  const box: Box = boxAroundSketch(sketch);
  // Small from afar, its shade is, too.
  const share = Math.min(1, (box.right - box.left) / 70);
  return [
    ...contactsOf({ sketch, box }).flatMap(({ left, right, y, weight }): Sketch[] => {
      const [x, half] = [(left + right) / 2, (right - left) / 2];
      return [
        glow([x, y + 2 * share], SHADE, {
          radii: [half * 1.6 + 12 * share, Math.min(18, half * 0.4 + 8) * share],
          alpha: AROUND * weight,
          effect: 'shade',
        }),
        glow([x, y], SHADE, {
          radii: [half * 1.3 + 4 * share, Math.min(8, half * 0.2 + 4) * share],
          alpha: AT_FOOT * weight,
          effect: 'shade',
        }),
      ];
    }),
    ...thing,
  ];
};
