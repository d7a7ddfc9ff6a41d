/** Arms that go around the own body: each hand lies on the upper arm of the other. */
import type { Limbs } from '#studio/illustrator/figure/layers.ts';
import type { Posed } from '#studio/illustrator/figure/posing/posed.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import { bundle } from '#studio/illustrator/sketch.ts';

/** Who hugs nobody and nothing hugs themselves. */
const hugsNobody = ({ gesturing, holding, skeleton: { pose, stance } }: Posed): boolean =>
  pose === 'hugging' && !gesturing && !holding && stance.reach === undefined && !stance.isWheeled;

/** Seen from before, each arm lies on the other one. */
export const isWoven = (body: Posed): boolean => {
  const { gesturing, skeleton } = body;
  const isAround = gesturing?.drawing.isWoven === true && gesturing.hands.length > 1;
  return (isAround || hugsNobody(body)) && !skeleton.isSide && skeleton.stance.view !== 'back';
};

/** The farther arm comes between the upper arm of the nearer one and its forearm. */
export const woven = (body: Posed, { near, far }: Record<Which, Limbs>): Record<Which, Limbs> =>
  isWoven(body)
    ? { near: { ...near, root: [] }, far: { ...far, arm: bundle([...near.root, far.arm]) } }
    : { near, far };
