/** The spout of what somebody holds to pour from. */
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { partsNamed, pathsOf } from '#studio/illustrator/sketch.ts';

/** The box of it; null for those who hold nothing that pours. */
export const spoutIn = ({ sketch }: Placed): Box | null => {
  const boxes = partsNamed(sketch, 'spout').flatMap(pathsOf).map(boundsOf);
  return boxes.length === 0 ? null : boxAround(boxes);
};
