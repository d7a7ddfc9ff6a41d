/** Those who swim side by side under water: no body lies upon another; who comes later in the cast gives way. */
import type { Scene } from '#core/story/scene.ts';
import { SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { overlap } from '#studio/illustrator/composition/contact/faces.ts';
import { crowding, type Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { shifted } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, boxAround } from '#studio/illustrator/geometry/path.ts';

type Water = { readonly scene: Scene; readonly units: Units };

/** So much of the smaller of two may lie upon the other: fins and feet. */
const TOUCHING = 0.14;
/** Steps along and up or down, in page units. */
const ALONG = [0, 60, -60, 120, -120, 190, -190, 270, -270, 360, -360];
const UP = [0, -60, 60, -120, 120, -180, 180, -250, 250, -330, 330];
/** What a step costs for each hundred, beside a whole overlap. */
const STEP = 0.06;
/** Faces are worth more than bodies. */
const FACE = 0.004;

const onto = (a: Placed, b: Placed): number => Math.max(overlap(a.box, b.box), overlap(b.box, a.box));

/** How much those of a unit lie upon others that swim. */
const merged = (placed: readonly Placed[], isMine: (one: Placed) => boolean, swimmers: ReadonlySet<string>): number => {
  const all = placed.filter(({ ref }) => swimmers.has(ref));
  const mine = all.filter(isMine);
  return mine.reduce(
    (sum, one) =>
      sum + all.reduce((more, other) => more + (isMine(other) ? 0 : Math.max(0, onto(one, other) - TOUCHING)), 0),
    0,
  );
};

const isOnPage = ({ left, right, top, bottom }: Box): boolean =>
  left >= SAFE_MARGIN && right <= 1000 - SAFE_MARGIN && top >= SAFE_MARGIN && bottom <= 1000 - SAFE_MARGIN;

/** Everybody and everything, with room between those who swim. */
export const swimmersApart = (told: readonly Placed[], { scene, units }: Water): readonly Placed[] => {
  const swimmers = new Set(scene.cast.filter(({ pose }) => pose === 'swimming').map(({ ref }) => ref));
  const unitOf = (ref: string): string => units.get(ref) ?? ref;
  let placed = told;
  // The last goes first: who matters more stays where the story has them as far as there is room.
  for (const { ref } of scene.cast.slice(1).toReversed()) {
    if (!swimmers.has(ref) || unitOf(ref) === unitOf(scene.cast[0]?.ref ?? '')) continue;
    const isMine = (one: Placed): boolean => unitOf(one.ref) === unitOf(ref);
    const start = merged(placed, isMine, swimmers);
    if (start === 0) continue;
    const costOf = (all: readonly Placed[]): number => merged(all, isMine, swimmers) + crowding(all, units) * FACE;
    const wasIn = isOnPage(boxAround(placed.filter(isMine).map(({ box }) => box)));
    let [best, least] = [placed, costOf(placed)];
    for (const dy of UP)
      for (const dx of ALONG) {
        const tried = placed.map((one) => (isMine(one) ? shifted(one, dx, dy) : one));
        if (wasIn && !isOnPage(boxAround(tried.filter(isMine).map(({ box }) => box)))) continue;
        const steps = (Math.hypot(dx, dy) / 100) * STEP;
        if (merged(tried, isMine, swimmers) + steps >= least) continue;
        const cost = costOf(tried) + steps;
        if (cost < least) [best, least] = [tried, cost];
      }
    placed = best;
  }
  return placed;
};
