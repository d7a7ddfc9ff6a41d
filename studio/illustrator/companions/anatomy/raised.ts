/** What paws and wings do for a gesture: where on the head they are laid, or how far they are raised. */
import type { Gesture } from '#core/story/vocabulary.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { apply, type Matrix } from '#studio/illustrator/geometry/matrix.ts';
import { add } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** In units of the head for a head turned to the page's right. */
const ON_HEAD: Readonly<Partial<Record<Gesture, Point>>> = {
  'covering-eyes': [0.42, -0.02],
  'wiping-eyes': [0.4, 0.1],
  'shading-eyes': [0.5, -0.4],
  'hand-over-mouth': [0.72, 0.5],
  'finger-to-lips': [0.72, 0.5],
  // Beside the mouth, which is open: over it, it would keep silent.
  'calling-out': [-0.06, 0.5],
  thinking: [0.4, 0.8],
};

/** How far from the middle of a face towards the reader. */
const ACROSS: Readonly<Partial<Record<Gesture, number>>> = {
  'covering-eyes': 0.42,
  'wiping-eyes': 0.42,
  'calling-out': 0.72,
};

/** From the shoulder, in units of the chest: forward and down. */
const FROM_SHOULDER: Readonly<Partial<Record<Gesture, Point>>> = {
  pointing: [2.3, -0.5],
  waving: [2.1, -1.4],
  beckoning: [1.6, -0.7],
  stopping: [2, -0.7],
  giving: [2, 0.1],
  catching: [2.1, -1],
  throwing: [2, -1.5],
  knocking: [1.9, -0.8],
  pushing: [2.2, -0.2],
  cheering: [2, -1.6],
  clapping: [1.5, -0.4],
  pleading: [1.3, -0.3],
  pouring: [1.9, -0.5],
  counting: [1.4, -0.5],
  shrugging: [1.5, 0],
  'arms-wide': [1.8, -1.1],
  'hand-on-heart': [0.7, 0.2],
};

/** Those that both do when they are seen from the front. */
const WITH_BOTH: ReadonlySet<Gesture> = new Set([
  'covering-eyes',
  'calling-out',
  'catching',
  'cheering',
  'clapping',
  'pleading',
  'arms-wide',
  'giving',
  'shrugging',
]);

/** How many forelegs or wings a gesture takes from the ground, seen from the front. */
export const raisedFrom = (gesture: Gesture | undefined): 0 | 1 | 2 =>
  gesture && (ON_HEAD[gesture] ?? FROM_SHOULDER[gesture]) ? (WITH_BOTH.has(gesture) ? 2 : 1) : 0;

/** The sides whose foreleg or wing does something, seen from the front: it does not stand or lie folded as well. */
export const freeSides = ({
  gesture,
  hugs,
  lays,
}: Pick<CompanionOrder, 'gesture' | 'hugs' | 'lays'>): readonly (1 | -1)[] => {
  const raised = raisedFrom(gesture);
  if (hugs || raised === 2) return [-1, 1];
  const laid: 1 | -1 | null = lays ? (lays[0] < 0 ? -1 : 1) : null;
  const sides: readonly (1 | -1)[] = [
    ...(raised === 1 ? ([1] as const) : []),
    ...(laid === null ? [] : ([laid] as const)),
  ];
  return [...new Set(sides)];
};

/** Whether a foreleg is raised, laid on somebody, or around something. */
export const isFree = (order: Pick<CompanionOrder, 'gesture' | 'hugs' | 'lays'>): boolean =>
  freeSides(order).length > 0;

export type Raising = {
  readonly gesture: Gesture | undefined;
  /** Where it points. */
  readonly aim?: Point | undefined;
  readonly view: 'side' | 'front' | 'back';
  /** From units of the head to the body. */
  readonly head: Matrix;
  readonly shoulder: Point;
  readonly chest: number;
};

/** As far as a paw that points ahead, never behind itself or into the ground. */
const POINTS = 2.35;
const pointed = ([x, y]: Point): Point => [Math.max(0.5, x) * POINTS, Math.min(0.5, y) * POINTS];

/** From the front what is raised is nearer to the body. */
const OUT = 0.72;

/** Whether it lies on the face; what is raised beside it is behind the head. */
export const isOnFace = (gesture: Gesture | undefined): boolean =>
  gesture !== undefined && ON_HEAD[gesture] !== undefined;

/** Where the paws, hooves or wings of a gesture come: none, one, or from the front two. */
export const raisedTo = ({ gesture, aim, view, head, shoulder, chest }: Raising): readonly Point[] => {
  if (!gesture || view === 'back') return [];
  const isFront = view === 'front';
  const onHead = ON_HEAD[gesture];
  const raised = gesture === 'pointing' && aim && !isFront ? pointed(aim) : FROM_SHOULDER[gesture];
  const sides = isFront && WITH_BOTH.has(gesture) ? ([-1, 1] as const) : ([1] as const);
  return sides.flatMap((side): Point[] => {
    if (onHead) {
      const [x, y] = onHead;
      const across = ACROSS[gesture] ?? 0.16;
      return [apply(head, isFront ? [side * across, y] : [x, y])];
    }
    return raised ? [add(shoulder, [raised[0] * chest * side * (isFront ? OUT : 1), raised[1] * chest])] : [];
  });
};
