/**
 * What a place fills its ground with stays a filling: nothing of it stands between two of whom one looks at the other,
 * and near whom the page is about nothing of it is as large as a head.
 */
import type { Scene, SceneRef } from '#core/story/scene.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';
import { clearOf } from '#studio/illustrator/settings/views/clear-faces.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** A head without one of the cast on the page, in page units. */
const USUAL_HEAD = 110;
/** Lower than so much of a head is a tuft of grass, or a pebble: it hides no gaze. */
const TUFT = 0.42;
/** So far around whom the page is about, in heads, nothing is as large as one. */
const AROUND = 0.6;

const sizeOf = ({ left, right, top, bottom }: Box): number => Math.max(right - left, bottom - top);

const headSize = (placed: readonly Placed[]): number =>
  Math.max(0, ...placed.map(({ head }) => (head ? head.bottom - head.top : 0))) || USUAL_HEAD;

/** The air between two who stand apart; null where they meet. */
const between = (one: Placed, other: Placed): Box | null => {
  const [left, right] =
    one.box.left < other.box.left ? [one.box.right, other.box.left] : [other.box.right, one.box.left];
  if (right <= left) return null;
  return {
    left,
    right,
    top: Math.min(one.head?.top ?? one.box.top, other.head?.top ?? other.box.top),
    bottom: Math.max(one.box.bottom, other.box.bottom),
  };
};

/** Where gazes go: between everybody and whom or what they look at, or the page is about. */
export const gazeWays = (placed: readonly Placed[], { cast, focus }: Pick<Scene, 'cast' | 'focus'>): Box[] => {
  const all = new Map<SceneRef, Placed>(placed.map((one) => [one.ref, one]));
  return cast.flatMap(({ ref, gaze }): Box[] => {
    const [one, other] = [all.get(ref), all.get(typeof gaze === 'object' ? gaze.at : focus)];
    const way = one && other && one !== other ? between(one, other) : null;
    return way ? [way] : [];
  });
};

const around = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

/** The sketches without what would rival those whom the page is about; land, walls and grass stay. */
export const withoutRivals = (
  sketches: readonly Sketch[],
  placed: readonly Placed[],
  scene: Pick<Scene, 'cast' | 'focus'>,
): readonly Sketch[] => {
  const head = headSize(placed);
  const focus = placed.find(({ ref }) => ref === scene.focus);
  const open = clearOf(sketches, gazeWays(placed, scene), (box) => box.bottom - box.top > head * TUFT);
  return focus ? clearOf(open, [around(focus.box, head * AROUND)], (box) => sizeOf(box) > head) : open;
};
