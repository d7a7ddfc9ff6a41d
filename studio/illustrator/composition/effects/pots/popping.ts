/** What pops out of a pot: the soup leaps up in fingers, and what is flung flies on a streak with a bang around it. */
import { hex } from '#studio/illustrator/color/color.ts';
import type { EffectParts, Site } from '#studio/illustrator/composition/effects/effect.ts';
import { drop, hidesFace, ofCount, stroke, thrown, WHITE } from '#studio/illustrator/composition/effects/pieces.ts';
import { leapingSoup, soupOf } from '#studio/illustrator/composition/effects/pots/soup.ts';
import { polar } from '#studio/illustrator/geometry/outline.ts';
import { type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

const BANG = hex('#fff3cf');
const SOUP = hex('#dba761');
const CARROT = hex('#d96f3a');

const RAYS = 8;

/** Short strokes all around what cracks, none on a face. */
const bangOf = (site: Site, at: Point, reach: number): Sketch[] =>
  ofCount(RAYS, (index): Sketch[] => {
    const angle = (index / RAYS) * Math.PI * 2 + 0.3;
    const far = reach * (index % 2 === 0 ? 1.7 : 1.5);
    const spot = (turn: number, away: number): Point => {
      const [x, y] = polar(angle + turn, away);
      return [at[0] + x, at[1] + y];
    };
    if (hidesFace(site, spot(0, far), reach * 0.1)) return [];
    const ray = polygon([spot(0, reach), spot(-0.05, far * 0.86), spot(0, far), spot(0.05, far * 0.86)]);
    return [form(ray, BANG, { volume: 0, lit: true })];
  }).flat();

const SPLASHES = [-1, -0.72, -0.44, -0.2, 0.22, 0.5, 0.76, 1] as const;

/** Drops of soup, and a piece of carrot among them, in a fan over the rim. */
const dropsOf = (site: Site, [x, y]: Point, look: { wide: number; random: Random }): Sketch[] =>
  SPLASHES.flatMap((side, index): Sketch[] => {
    const { wide, random } = look;
    const at: Point = [
      x + side * wide * random.between(1.5, 1.8),
      y - wide * (2.5 - 1.4 * Math.abs(side)) * random.between(0.85, 1.1),
    ];
    const size = wide * random.between(0.09, 0.15);
    return hidesFace(site, at, size) ? [] : drop(at, size, Math.PI / 2 - side, index % 3 === 1 ? CARROT : SOUP);
  });

/** Two lines that follow what flies, thin at both ends. */
const streakOf = (to: Point, from: Point, wide: number): Sketch[] =>
  [-1, 1].map((side) => {
    const path = thrown([from[0] + side * wide * 0.14, from[1]], [to[0] + side * wide * 0.2, to[1]], wide * 0.2);
    return detail(
      stroke(
        ofCount(7, (_, share) => path(0.3 + share * 0.5)),
        wide * 0.055,
      ),
      WHITE,
      { alpha: 0.85, lit: true },
    );
  });

/** Out of the rim of a pot, towards what it flings. */
export const popped = (site: Site, random: Random): EffectParts => {
  const vessel = VESSELS['soup-pot'];
  if (!vessel) return {};
  const { center, wide } = soupOf(site, vessel);
  const { behind = [], before = [] } = leapingSoup(site, vessel, random);
  const { target } = site;
  return {
    behind: [...(target ? bangOf(site, target.at, target.size * 0.55) : []), ...behind],
    before: [
      ...before,
      ...dropsOf(site, center, { wide, random }),
      ...(target ? streakOf(target.at, center, wide) : []),
    ],
  };
};
