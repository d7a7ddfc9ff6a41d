/** The last word on size: no other person's head is larger on the page than that of whom the picture is about. */
import type { Scene } from '#core/story/scene.ts';
import { type CastContext, companionIn } from '#studio/illustrator/composition/cast.ts';
import type { Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { type Move, outOf, still } from '#studio/illustrator/composition/contact/faces.ts';
import { changed, drawnThrough } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';

/** Nobody becomes a doll for it. */
const LEAST = 0.5;

const headOf = ({ head }: Placed): number => (head ? head.bottom - head.top : 0);

/** Smaller around where they stand. */
const smaller = (one: Placed, by: number): Placed => {
  const pivot = [(one.box.left + one.box.right) / 2, one.isInWater ? one.ground[1] : one.box.bottom] as const;
  const move: Move = { ...still(one.plane), scale: by, pivot: [pivot[0], pivot[1]] };
  return changed(one, (each) => ({
    ...drawnThrough([by, 0, 0, by, pivot[0] * (1 - by), pivot[1] * (1 - by)], each),
    ground: outOf(move, each.ground),
    scale: each.scale * by,
  }));
};

/** Those who stand by themselves are drawn smaller where they would be seen before the lead. */
export const ranked = (
  placed: readonly Placed[],
  { scene, context, units }: { scene: Scene; context: CastContext; units: Units },
): readonly Placed[] => {
  const people = new Set(scene.cast.flatMap((one) => (companionIn(one, context) === null ? [one.ref] : [])));
  const lead = placed.find(({ ref }) => ref === scene.cast[0]?.ref);
  if (!lead?.head || !people.has(lead.ref)) return placed;
  const unitOf = ({ ref }: Placed): string => units.get(ref) ?? ref;
  const sharesUnit = (one: Placed): boolean => placed.some((other) => other !== one && unitOf(other) === unitOf(one));
  return placed.map((one) => {
    const share = headOf(lead) / Math.max(1, headOf(one));
    const isMeant = one !== lead && people.has(one.ref) && share < 1 && one.isBorne !== true && !sharesUnit(one);
    return isMeant ? smaller(one, Math.max(LEAST, share * 0.99)) : one;
  });
};
