/** Where a joint between two bones comes, and points turned about another: what arms and legs are worked out with. */
import { clamp, distance } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** The joint between two bones on the way to a target, and where the second one ends when the target is too far. */
export const bendJoint = (
  root: Point,
  target: Point,
  bone: { upper: number; lower: number; bend: number },
): [Point, Point] => {
  const { upper, lower, bend } = bone;
  const reach = clamp(distance(root, target), Math.abs(upper - lower) + 0.5, (upper + lower) * 0.9992);
  const angle = Math.atan2(target[1] - root[1], target[0] - root[0]);
  const inner = Math.acos(clamp((upper * upper + reach * reach - lower * lower) / (2 * upper * reach), -1, 1));
  const joint: Point = [
    root[0] + Math.cos(angle + inner * bend) * upper,
    root[1] + Math.sin(angle + inner * bend) * upper,
  ];
  return [joint, [root[0] + Math.cos(angle) * reach, root[1] + Math.sin(angle) * reach]];
};

export const turned = (point: Point, about: Point, angle: number): Point => {
  const [dx, dy] = [point[0] - about[0], point[1] - about[1]];
  return [
    about[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    about[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
};
