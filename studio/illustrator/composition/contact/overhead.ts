/** Keeps the heads of riders on the page: who carries somebody through the air flies lower. */
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { changed, drawnThrough } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';

/** Who moves as one, and where the page ends. */
type Air = { readonly units: ReadonlyMap<string, string>; readonly camera: Camera };

/** Hair and a hat are so much higher than a head, as a share of it. */
const OVER_HEAD = 0.2;

/** A carrier in the air comes down until the head of its rider is on the page. */
export const ridersOnPage = (placed: readonly Placed[], { units, camera }: Air): readonly Placed[] => {
  const nameOf = (ref: string): string => units.get(ref) ?? ref;
  const lacking = new Map<string, number>();
  for (const { ref, head, kind, isBorne } of placed) {
    if (kind !== 'cast' || !isBorne || !head) continue;
    const lack = camera.ceiling - (head.top - (head.bottom - head.top) * OVER_HEAD);
    lacking.set(nameOf(ref), Math.max(lacking.get(nameOf(ref)) ?? 0, lack));
  }
  return placed.map((one) => {
    const unit = nameOf(one.ref);
    const lack = lacking.get(unit) ?? 0;
    if (lack <= 0) return one;
    const members = placed.filter(({ ref }) => nameOf(ref) === unit);
    const dy = Math.min(lack, roomBelow(members, camera));
    return changed(one, (each) => ({
      ...drawnThrough([1, 0, 0, 1, 0, dy], each),
      lift: Math.max(0, each.lift - dy),
    }));
  });
};

/** How far a unit can come down before its lowest part is where those stand who are on the ground. */
const roomBelow = (members: readonly Placed[], { planes }: Camera): number =>
  Math.max(0, Math.min(...members.map(({ plane, box }) => planes[plane].y - box.bottom)));
