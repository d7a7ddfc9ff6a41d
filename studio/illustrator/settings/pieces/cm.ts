/** Points of a drawing in centimetres written as text, so that an outline stays on its line. */
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { pointsOf } from '#studio/illustrator/settings/pieces/traced.ts';

/** Points written `x,y` and parted by spaces, heights counted upwards from the origin. */
export const cm = (text: string): Point[] => pointsOf(text, [0, 0], 1);
