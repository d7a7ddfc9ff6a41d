/** Arms that go up: seen beside the head and before its hair and cloth, the elbow out, whatever is worn on it. */
import type { Build } from '#studio/illustrator/figure/build.ts';
import { bendJoint } from '#studio/illustrator/figure/posing/joints.ts';
import type { Arm } from '#studio/illustrator/figure/posing/stance.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** How far from the middle of the head the wrist and the elbow of a raised arm are at least, in half heads. */
const WRIST_AWAY = 1.42;
const ELBOW_AWAY = 1.02;
/** How much of its length a bent arm reaches. */
const BENT = 0.9;
/** A wrist is raised that is no lower than so far below the middle of the head, in half heads. */
const RAISED = 0.4;

type Raising = { readonly head: Point; readonly build: Build };

const isRaised = ({ wrist }: Arm, { head, build }: Raising): boolean => wrist[1] < head[1] + build.head * 0.5 * RAISED;

/** The same arm with room for the head; `sign` is the side of the page that it is on. */
export const besideHead = (arm: Arm, sign: 1 | -1, raising: Raising): Arm => {
  const { head, build } = raising;
  const radius = build.head / 2;
  const away = ([x]: Point): number => (x - head[0]) * sign;
  const isClear = away(arm.wrist) >= radius * WRIST_AWAY && away(arm.elbow) >= radius * ELBOW_AWAY;
  if (!isRaised(arm, raising) || isClear) return arm;
  const reach = build.arm * BENT;
  const x = Math.max(away(arm.wrist), radius * WRIST_AWAY) * sign + head[0];
  const across = Math.min(Math.abs(x - arm.shoulder[0]), reach * 0.92);
  const to: Point = [arm.shoulder[0] + across * sign, arm.shoulder[1] - Math.sqrt(reach ** 2 - across ** 2)];
  const [elbow, wrist] = bendJoint(arm.shoulder, to, { upper: build.arm * 0.5, lower: build.arm * 0.5, bend: sign });
  return { ...arm, elbow, wrist };
};

/** Whether a raised arm goes up beside the face, so that nothing of it is hidden when it is drawn over the head. */
export const isBesideHead = (arm: Arm, raising: Raising): boolean => {
  const { head, build } = raising;
  const far = ([x]: Point): boolean => Math.abs(x - head[0]) > build.head * 0.45;
  return isRaised(arm, raising) && far(arm.wrist) && far(arm.elbow);
};
