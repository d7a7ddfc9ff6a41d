/** From how far the page can be read: where some still stand behind others, the eye steps back until there is room. */
import type { Scene } from '#core/story/scene.ts';
import { type Camera, fartherBy } from '#studio/illustrator/composition/camera.ts';
import { crowding, type Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { missing } from '#studio/illustrator/composition/water/raining.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { muddleOf } from '#studio/illustrator/composition/staging/tangles.ts';

/** What the page is about, and where something happens on it. */
export const mattersIn = ({ focus, effects = [], cast }: Scene): ReadonlySet<string> =>
  new Set([
    focus,
    ...cast.slice(0, 1).map(({ ref }) => ref),
    ...effects.flatMap(({ at, towards }) => [at, ...(towards === undefined ? [] : [towards])]),
    ...cast.slice(0, 1).flatMap(({ touches }) => (touches === undefined ? [] : [touches.with])),
  ]);

/** How far the eye steps back at most, and how small whom the page is about may become for it: a child hardly. */
const STEPS = [0.87, 0.76, 0.66, 0.57, 0.5];
const LEAST = { person: 0.7, animal: 0.56 } as const;
/** A child who is seen from near stays so tall on the page. */
const LEAST_TALL = 384;
/** What is no reason for a step, and how much clearer a page from further back must be. */
const ENOUGH = 30;
const CLEARER = 0.6;
const MUCH = 25;

export type Staged = { readonly placed: readonly Placed[]; readonly lead: Scene; readonly units: Units };

/** Whom the page is about, as they stand on it. */
const leadIn = ({ placed, lead }: Staged): Placed | undefined => placed.find(({ ref }) => ref === lead.cast[0]?.ref);

/** How much smaller they became from the first to the second. */
const shareOf = (first: Staged, tried: Staged): number =>
  (leadIn(tried)?.scale ?? 1) / Math.max(0.01, leadIn(first)?.scale ?? 1);

/** What the page is about is small and pale when it had to give way a plane farther than the story has it. */
const RETREATED = 70;
const DEPTHS = { near: 0, middle: 1, far: 2 } as const;

const retreatOf = ({ placed, lead }: Staged): number => {
  const told = lead.cast.find(({ ref }) => ref === lead.focus);
  const one = placed.find(({ ref }) => ref === lead.focus);
  return told && one && DEPTHS[one.plane] > DEPTHS[told.place.plane] ? RETREATED : 0;
};

/** A first step back is always allowed, and where somebody is quite lost all of them are. */
const FIRST = 0.86;
const LOST = 600;

const leastOf = (lead: Placed | undefined, muddle: number): number => {
  if (lead?.isPerson !== true) return LEAST.animal;
  const share = LEAST_TALL / Math.max(1, lead.box.bottom - lead.box.top);
  return share > 1 || muddle > LOST ? LEAST.person : Math.max(LEAST.person, Math.min(FIRST, share));
};

const missed = ({ placed, units, lead }: Staged): number => missing(placed, { scene: lead, units });

/** Whoever is up on a thing has a head below the upper edge of the page, with a little air over it. */
const AIR = 12;
const CUT = 700;
const cutAbove = ({ placed }: Staged): number =>
  placed.some(({ isBorne, head }) => isBorne === true && head !== undefined && head.top < AIR) ? CUT : 0;

/** The nearest place of the eye from which everybody is seen. */
export const readable = (camera: Camera, stage: (from: Camera) => Staged): Staged => {
  const first = stage(camera);
  const muddleIn = (staged: Staged): number => {
    const { placed, units, lead } = staged;
    const unitOf = (ref: string): string => units.get(ref) ?? ref;
    const tangled = muddleOf(placed, unitOf, mattersIn(lead)) + crowding(placed, units);
    return tangled + retreatOf(staged) + missed(staged) + cutAbove(staged);
  };
  let [best, least] = [first, muddleIn(first)];
  // A cloud above somebody needs room over their head, as an animal among others does, and so does who is up on a thing.
  const isTall = missed(first) + cutAbove(first) > 0;
  const smallest = isTall ? LEAST.animal : leastOf(leadIn(first), least);
  let [share, from] = [1, 1];
  for (const by of STEPS) {
    if (least < ENOUGH || share * (by / from) < smallest) break;
    const tried = stage(fartherBy(camera, by));
    // Where the width of the page already kept everybody small, a first step back changes nothing.
    [share, from] = [shareOf(first, tried), by];
    if (share < smallest) break;
    const muddle = muddleIn(tried);
    if (muddle < Math.min(least * CLEARER, least - MUCH)) [best, least] = [tried, muddle];
  }
  return best;
};
