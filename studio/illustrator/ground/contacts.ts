/** Where a drawing touches the ground: each foot, hoof, paw, knee, seat, wheel or leg of a table by itself. */
import { NOTHING, type Ridge, ridgeOf } from '#studio/illustrator/ground/ridge.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** A stretch of the ground that something stands on. */
export type Contact = {
  readonly left: number;
  readonly right: number;
  /** Its lowest part. */
  readonly y: number;
  /** 1 on the ground, less for what is a little over it, as the hind feet of who is seen from the front. */
  readonly weight: number;
};

/** What is no higher over the lowest point than this share of the height, or of the width, may touch the ground. */
const NEAR_GROUND = { tall: 0.06, wide: 0.035 } as const;
/** And what is nearer to it than this share of that does. */
const ON_GROUND = 0.3;
/** A sole is as thick as this share of the height: what rises higher belongs to the leg. */
const SOLE = 0.02;
const LEAST_SOLE = 2.8;
/** Who lies is dark below all along, in parts no wider than this. */
const WIDEST = 64;
/** Less than this is the tip of something, and touches nothing. */
const NARROWEST = 1;

/** From the lowest place of a ridge as far to one side as it stays a sole, and on to where the next foot begins. */
const reachFrom = (
  { low }: Ridge,
  at: number,
  look: { way: 1 | -1; sole: number },
): { sole: number; slope: number } => {
  const y = low[at] ?? NOTHING;
  const { way, sole: thick } = look;
  let sole = at;
  while ((low[sole + way] ?? NOTHING) >= y - thick && (low[sole + way] ?? NOTHING) <= y) sole += way;
  // A cuff or a fold on the way up is no foot.
  let [slope, least] = [sole, low[sole] ?? NOTHING];
  for (
    let next = sole + way;
    (low[next] ?? NOTHING) > NOTHING && (low[next] ?? NOTHING) <= least + thick;
    next += way
  ) {
    slope = next;
    least = Math.min(least, low[next] ?? NOTHING);
  }
  return { sole, slope };
};

/** The feet of a ridge, the lowest first. */
const soles = (ridge: Ridge, thick: number): { from: number; to: number; y: number }[] => {
  const { low } = ridge;
  const open = Array.from(low, (y) => y > NOTHING);
  const order = Array.from(low.keys())
    .filter((at) => open[at])
    .toSorted((a, b) => (low[b] ?? 0) - (low[a] ?? 0) || a - b);
  return order.flatMap((at) => {
    if (!open[at]) return [];
    const left = reachFrom(ridge, at, { way: -1, sole: thick });
    const right = reachFrom(ridge, at, { way: 1, sole: thick });
    // A foot beside a belly that hangs as low goes as far as what is not yet the belly's; right beside it, it is a slope of it.
    let [from, to] = [at, at];
    while (from > left.sole && open[from - 1]) from -= 1;
    while (to < right.sole && open[to + 1]) to += 1;
    const isSlope = (from === at && from > left.sole) || (to === at && to < right.sole);
    for (let each = left.slope; each <= right.slope; each++) open[each] = false;
    return isSlope ? [] : [{ from, to, y: low[at] ?? 0 }];
  });
};

/** A long one in parts, each as low as it is there. */
const parted = ({ left, step, low }: Ridge, { from, to }: { from: number; to: number }): Omit<Contact, 'weight'>[] => {
  const count = Math.max(1, Math.ceil(((to - from + 1) * step) / WIDEST));
  return Array.from({ length: count }, (_, part) => {
    const first = Math.round(from + ((to + 1 - from) * part) / count);
    const end = Math.max(first + 1, Math.round(from + ((to + 1 - from) * (part + 1)) / count));
    return { left: left + first * step, right: left + end * step, y: Math.max(...low.subarray(first, end)) };
  });
};

/** Where somebody or something touches what is below it, from the page's left to its right. */
export const contactsOf = ({ sketch, box }: { readonly sketch: Sketch; readonly box: Box }): readonly Contact[] => {
  const [tall, wide] = [box.bottom - box.top, box.right - box.left];
  const reach = Math.max(6, tall * NEAR_GROUND.tall, wide * NEAR_GROUND.wide);
  const told = ridgeOf(sketch, box, box.bottom - reach);
  const ground = Math.max(...told.low);
  if (ground === NOTHING) return [];
  return soles(told, Math.max(LEAST_SOLE, tall * SOLE))
    .flatMap((sole) => {
      const over = (ground - sole.y) / reach;
      const weight = Math.min(1, (1 - over) / (1 - ON_GROUND));
      return parted(told, sole).map((part): Contact => ({ ...part, weight }));
    })
    .filter(({ left, right, weight }) => right - left > NARROWEST && weight > 0.05)
    .toSorted((a, b) => a.left - b.left);
};
