/** The outline of an arm that is folded at its elbow: one shape, round at the joint, with a crease inside the bend. */
import { add, angleOf, distance, lerp, polar } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';

/** The round end of a limb at a joint: a half circle, from its left to its right as seen along it. */
export const roundEnd = (at: Point, angle: number, radius: number): readonly Knot[] =>
  [0.25, 0, -0.25].map((share): Knot => add(at, polar(angle + share * Math.PI, radius)));

export type FoldedArm = {
  /** Where it begins on the upper arm. */
  readonly from: Point;
  readonly elbow: Point;
  readonly to: Point;
};

/** Half as wide as the arm is there. */
type Widths = { readonly from: number; readonly elbow: number; readonly to: number };

/** The crease lies no nearer to the hand than so far along the forearm. */
const DEEPEST = 0.8;

/** Cut off where it begins and round where it ends. */
export const foldedOutline = ({ from, elbow, to }: FoldedArm, widths: Widths): Path => {
  const [upper, fore] = [angleOf(elbow, from), angleOf(elbow, to)];
  const between = Math.atan2(Math.sin(fore - upper), Math.cos(fore - upper));
  // Looking from the elbow, the forearm lies on this side of the upper arm.
  const side = between < 0 ? -1 : 1;
  const [long, far] = [distance(elbow, from), distance(elbow, to)];
  const off = (angle: number, along: number, across: number): Point =>
    add(add(elbow, polar(angle, along)), polar(angle + Math.PI / 2, across));
  const crease = widths.elbow / Math.tan(Math.max(0.12, Math.abs(between) / 2));
  const widthAt = (along: number): number => widths.elbow + ((widths.to - widths.elbow) * along) / (far || 1);
  const foreEdge = (along: number, way: 1 | -1): Point => off(fore, along, side * way * widthAt(along));
  // Where the crease would lie beyond where the arm begins, the forearm's inner edge starts at that line.
  const reached = Math.abs(between) < 1.5 ? (long - widths.elbow * Math.sin(Math.abs(between))) / Math.cos(between) : 0;
  const inner = Math.min(crease < long ? crease : Math.max(0, reached), far * DEEPEST);
  const back = Math.atan2(-Math.sin(upper) - Math.sin(fore), -Math.cos(upper) - Math.cos(fore));
  const cap = roundEnd(elbow, back, widths.elbow);
  const tip = roundEnd(to, fore, widths.to);
  const begin = off(upper, long, side * widths.from);
  const beginOuter = off(upper, long, -side * widths.from);
  return spline([
    [...beginOuter, 1],
    ...(long > widths.elbow ? [lerp(beginOuter, off(upper, 0, -side * widths.elbow), 0.6)] : []),
    ...(side === 1 ? cap : cap.toReversed()),
    foreEdge(far * 0.3, 1),
    foreEdge(far * 0.7, 1),
    ...(side === 1 ? tip : tip.toReversed()),
    foreEdge(inner + (far - inner) * 0.6, -1),
    [...foreEdge(inner, -1), 1],
    ...(crease < long ? [[...begin, 1] as Knot] : []),
  ]);
};

/** So far beside the forearm, as a share of its half width, ends what it hides: its own edge is seen. */
const BESIDE = 0.14;

/** What of the page the forearm of a folded arm leaves free on the side of its upper arm. */
export const besideForearm = ({ from, elbow, to }: FoldedArm, widths: Widths): Path => {
  const [upper, fore] = [angleOf(elbow, from), angleOf(elbow, to)];
  const side = Math.sin(fore - upper) < 0 ? -1 : 1;
  const far = distance(elbow, to) || 1;
  const slope = (widths.to - widths.elbow) / far;
  const wide = far * 3 + distance(elbow, from) * 3;
  const off = (along: number, across: number): Point =>
    add(add(elbow, polar(fore, along)), polar(fore + Math.PI / 2, -side * across));
  const edge = (along: number): Point => off(along, widths.elbow * (1 + BESIDE) + slope * along);
  return polygon([edge(-far), edge(far * 2), off(far * 2, wide), off(-far, wide)]);
};
