/** Where on a head things are put that one drinks from, blows, listens to or looks through. */
import type { Character } from '#core/character/character.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { eyesOf } from '#studio/illustrator/figure/face/eyes.ts';
import { type HeadFrame, SIDES, spotAt } from '#studio/illustrator/figure/head/head.ts';
import { headFrameFor, headMatrix, asSeen } from '#studio/illustrator/figure/head/head-frame.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { apply, type Matrix } from '#studio/illustrator/geometry/matrix.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** In centimetres of the figure. */
export type FacePoints = {
  readonly mouth: Point;
  /** Those that are seen, from the page's left. */
  readonly eyes: readonly Point[];
  /** The one on the page's left and the one on its right. */
  readonly ears: readonly [Point, Point];
  readonly chin: Point;
  readonly top: Point;
  /** Half the height of the head. */
  readonly radius: number;
};

/** As the mouth is drawn: turned with the head, but not to its edge, and higher the wider it opens. */
const mouthOf = (frame: HeadFrame, open: number): Point => [
  Math.sin(frame.yaw) * 0.72,
  0.66 + frame.pitch * 0.34 - Math.max(0, open) * 0.16,
];

const earOf = (frame: HeadFrame, side: -1 | 1): Point => {
  const { x, y } = spotAt(frame, side * 1.5, 0.2, 0.99);
  return [x, y];
};

/** The face of a head as it is drawn with these features, looking along `gaze`. */
export const facePointsOf = (
  skeleton: Skeleton,
  look: { character: Character; features: Features; gaze: Point },
): FacePoints => {
  const { character, features } = look;
  const gaze = asSeen(look.gaze, skeleton.headTurn);
  const frame = headFrameFor(skeleton, { age: character.age, gaze, features });
  const onto: Matrix = headMatrix(skeleton, features);
  const at = (point: Point): Point => apply(onto, point);
  const [left, right] = SIDES.map((side) => at(earOf(frame, side))).toSorted(([a], [b]) => a - b);
  const { head, build } = skeleton;
  return {
    mouth: at(mouthOf(frame, features.mouth.open)),
    eyes: eyesOf(frame)
      .map(({ x, y }) => at([x, y]))
      .toSorted(([a], [b]) => a - b),
    ears: [left ?? head, right ?? head],
    chin: at([Math.sin(frame.yaw) * 0.26, 1 + 0.06 * frame.maturity + frame.jaw]),
    top: at([0, -1]),
    radius: build.head / 2,
  };
};
