/** The sock between a shoe and the leg. */
import { lighten } from '#studio/illustrator/color/color.ts';
import { cuffOf } from '#studio/illustrator/figure/outfits/leg-cover.ts';
import type { Shoe } from '#studio/illustrator/figure/outfits/outfit.ts';
import { cut, ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { form, type Sketch } from '#studio/illustrator/sketch.ts';

/** A sock looks out of a shoe, and out of the shaft of a boot. */
const SOCK_FROM = { shoe: 0.8, boot: 0.6, bare: 1 } as const;
/** How much lighter its band is. */
const SOCK_BAND = 0.05;

const SOCK = [0.62, 0.68, 0.7, 0.76] as const;
/** And in trousers: wider than their hem, it would look out beside it. */
const IN_TROUSERS = [0.58, 0.58, 0.56, 0.54] as const;

/** So much of the leg goes on under a hem. */
export const UNDER_HEM = 0.04;

/** Trousers that hang down to `under` cover all above. */
type Worn = { readonly thigh: number; readonly under?: number };

/** From the shoe up to a band that goes round the leg: with a round end it would be a petal on the shin. */
export const sockSketch = (
  points: readonly Point[],
  { kind, sock }: Shoe,
  { thigh, under = 0 }: Worn,
): readonly Sketch[] => {
  if (!sock) return [];
  const isUnder = under > SOCK_FROM[kind];
  const middle = cut(points, isUnder ? under - UNDER_HEM : SOCK_FROM[kind], 1, SOCK.length).toReversed();
  const radii = (isUnder ? IN_TROUSERS : SOCK).map((share) => share * thigh);
  return [
    form(ribbon(middle, radii, 'flat-end'), sock, { volume: 0.4 }),
    ...(isUnder ? [] : cuffOf(middle, radii, lighten(sock, SOCK_BAND), 'sock-band')),
  ];
};
