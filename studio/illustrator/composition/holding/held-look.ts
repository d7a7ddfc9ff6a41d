/** What must be known of somebody for the way they hold a thing. */
import type { Gesture, Hold, Pose } from '#core/story/vocabulary.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';

export type HeldLook = {
  readonly view: View;
  readonly pose: Pose;
  readonly isDark: boolean;
  /** Above the water in which somebody stands. */
  readonly isHigh?: boolean;
  /** How the story says that it is held. */
  readonly holds?: Hold;
  /** One hand lies on somebody or something. */
  readonly isTouching?: boolean;
  /** What the hands do with it or beside it. */
  readonly gesture?: Gesture;
};
