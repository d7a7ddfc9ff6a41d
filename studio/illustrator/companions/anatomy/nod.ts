/** How the head of an animal goes back or bows after its eyes, and where the eyes in it look then. */
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** In radians for a full look: less for one that looks behind itself. */
const GOES_BACK = 0.46;
const BOWS = 0.28;
const BEHIND = 0.3;

type Look = Pick<CompanionOrder, 'gaze' | 'pose' | 'view'>;

/** The turn of a head that is seen from its side, forward in radians. */
export const nodOf = ({ gaze: [x, y], pose, view }: Look): number =>
  view !== 'side' || pose === 'sleeping' ? 0 : y * (y < 0 ? GOES_BACK : BOWS) * (x < -0.1 ? BEHIND : 1);

/** The same gaze out of a head that is turned: the eyes still meet what they look at. */
export const gazeFrom = ({ gaze: [x, y] }: Pick<Look, 'gaze'>, turn: number): Point => [
  x * Math.cos(turn) + y * Math.sin(turn),
  y * Math.cos(turn) - x * Math.sin(turn),
];
