/** What pops out of a pot: rays and drops leave its rim upward, and a streak follows what is flung. */
import { hex } from '#studio/illustrator/color/color.ts';
import type { EffectParts, Site } from '#studio/illustrator/composition/effects/effect.ts';
import { drop, hidesFace, ofCount, stroke, thrown, WHITE } from '#studio/illustrator/composition/effects/pieces.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import { type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

const FLASH = [hex('#f2b33d'), hex('#ea6a4c'), hex('#ffd66e')] as const;
const CORE = hex('#fff0c0');
const SOUP = hex('#d9822f');

/** Rays leave upward only: from left to right, in turns. */
const FROM = -0.94 * Math.PI;
const TO = -0.06 * Math.PI;
const RAYS = 11;
/** Where the rim is, as a share of the height, and how far it all reaches, in widths. */
const RIM = 0.16;
const REACH = 0.95;

type Popping = { readonly rim: Point; readonly wide: number; readonly random: Random };

const raysOf = (site: Site, { rim, wide, random }: Popping): Sketch[] =>
  ofCount(RAYS, (index, share): Sketch[] => {
    const angle = FROM + (TO - FROM) * share;
    const far = wide * REACH * (index % 2 === 0 ? random.between(0.9, 1) : random.between(0.66, 0.76));
    const at = (turn: number, reach: number): Point => [
      rim[0] + Math.cos(angle + turn) * reach,
      rim[1] + Math.sin(angle + turn) * reach,
    ];
    if (hidesFace(site, at(0, far), wide * 0.03)) return [];
    return [
      form(
        polygon([at(0, wide * 0.34), at(-0.06, far * 0.74), at(0, far), at(0.06, far * 0.72)]),
        FLASH[index % 3] ?? CORE,
        {
          volume: 0,
          lit: true,
        },
      ),
    ];
  }).flat();

const SPLASHES = [-0.9, -0.62, -0.3, 0.34, 0.7, 0.95] as const;

const dropsOf = (site: Site, { rim, wide, random }: Popping): Sketch[] =>
  SPLASHES.flatMap((side): Sketch[] => {
    const at: Point = [
      rim[0] + side * wide * 0.62,
      rim[1] - wide * (0.62 - 0.4 * Math.abs(side)) * random.between(0.8, 1.1),
    ];
    const reach = wide * random.between(0.035, 0.055);
    return hidesFace(site, at, reach) ? [] : drop(at, reach, Math.PI / 2 - side, SOUP);
  });

/** Two lines that follow what flies, thin at both ends. */
const streakOf = (to: Point, { rim, wide }: Popping): Sketch[] =>
  [-1, 1].map((side) => {
    const from: Point = [rim[0] + side * wide * 0.07, rim[1] - wide * 0.05];
    const path = thrown(from, [to[0] + side * wide * 0.09, to[1] + wide * 0.12], wide * 0.1);
    return detail(
      stroke(
        ofCount(7, (_, share) => path(0.18 + share * 0.7)),
        wide * 0.026,
      ),
      WHITE,
      { alpha: 0.85, lit: true },
    );
  });

/** Out of the rim of a thing, towards what it flings. */
export const popped = (site: Site, random: Random): EffectParts => {
  const { box, target } = site;
  const wide = box.right - box.left;
  const rim: Point = [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * RIM];
  const popping = { rim, wide, random };
  return {
    behind: [
      glow(rim, FLASH[2], { radii: [wide, wide], alpha: 0.5 }),
      ...raysOf(site, popping),
      detail(clump([rim[0], rim[1] - wide * 0.06], [wide * 0.4, wide * 0.3], { lumps: 9, depth: 0.14, random }), CORE, {
        alpha: 0.85,
        lit: true,
      }),
    ],
    before: [...(target ? streakOf(target.at, popping) : []), ...dropsOf(site, popping)],
    pools: [glow(rim, FLASH[2], { radii: [wide, wide], alpha: 0.25 })],
  };
};
