/** How much room a sketch takes. */
import { type Box, boundsOf } from '#studio/illustrator/geometry/path.ts';
import { boxAroundSketch, type Sketch } from '#studio/illustrator/sketch.ts';

const within = (box: Box, clip: Box | null): Box =>
  clip === null
    ? box
    : {
        left: Math.max(box.left, clip.left),
        right: Math.min(box.right, clip.right),
        top: Math.max(box.top, clip.top),
        bottom: Math.min(box.bottom, clip.bottom),
      };

const boxesIn = (sketch: Sketch, clip: Box | null): Box[] => {
  if (sketch.kind === 'glow') return [];
  if (sketch.kind !== 'bundle') {
    const box = within(boundsOf(sketch.path), clip);
    return box.left > box.right || box.top > box.bottom ? [] : [box];
  }
  const inner = sketch.clip ? within(boundsOf(sketch.clip), clip) : clip;
  return sketch.children.flatMap((child) => boxesIn(child, inner));
};

/** The box around all that a sketch draws; a vest that is cut to a body ends no lower than the body. */
export const boxOf = (sketch: Sketch): Box => {
  const box = boxAroundSketch(sketch);
  const seen = boxesIn(sketch, null);
  return seen.length > 0 ? { ...box, bottom: Math.max(...seen.map(({ bottom }) => bottom)) } : box;
};
