/** Water thrown up: the crown of a splash around whoever makes it, and the sheet that flies over to somebody. */
import type { Prop } from '#core/story/vocabulary.ts';
import { lighten } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing, EffectParts, Site } from '#studio/illustrator/composition/effects/effect.ts';
import {
  bearing,
  drop,
  hidesFace,
  ofCount,
  openShare,
  stroke,
  thrown,
  WATER,
  WATER_PALE,
  WHITE,
} from '#studio/illustrator/composition/effects/pieces.ts';
import { boilsOver, type Liquid, SOUP } from '#studio/illustrator/composition/effects/pots/soup.ts';
import { puddle, reachOf, rings } from '#studio/illustrator/composition/effects/water.ts';
import { clamp, clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

const CLEAR: Liquid = { deep: WATER, pale: WATER_PALE, shine: WHITE };
type Crown = {
  readonly center: Point;
  readonly radii: Point;
  readonly height: number;
  readonly random: Random;
  readonly liquid: Liquid;
};

/** How high its fingers rise one after the other. */
const UNEVEN = [0.5, 1, 0.38, 0.72, 0.44, 0.9, 0.6] as const;

/**
 * Half a crown of water around the nearer or the farther half of a ring: a low wall that rises into thin fingers, no two
 * alike, each of which throws drops. Broad and even ones would be the petals of a tulip.
 */
const crownHalf = ({ center, radii, height, random, liquid }: Crown, isNear: boolean): Sketch[] => {
  const at = (share: number): Point => {
    const angle = isNear ? Math.PI * (1 - share) : Math.PI * (1 + share);
    return [center[0] + Math.cos(angle) * radii[0], center[1] + Math.sin(angle) * radii[1]];
  };
  const tall = height * (isNear ? 0.42 : 1);
  const count = clamp(Math.round(radii[0] / 18), 7, 13);
  const fingers = ofCount(count, (index) => {
    const share = (index + 0.5) / count;
    const [x, y] = at(share);
    const out = (x - center[0]) * random.between(0.3, 0.6);
    const up = tall * (UNEVEN[(index + (isNear ? 2 : 0)) % UNEVEN.length] ?? 1) * random.between(0.84, 1.12);
    return {
      foot: [x, y] as Point,
      tip: [x + out, y - up] as Point,
      half: (radii[0] / count) * random.between(0.4, 0.54),
    };
  });
  const wall = (rise: number, wide: number): Knot[] =>
    fingers.flatMap(({ foot, tip, half }): Knot[] => {
      const spot = (share: number, across: number): Point => [
        foot[0] + (tip[0] - foot[0]) * (share * rise) ** 1.5 + across * half * wide,
        foot[1] + (tip[1] - foot[1]) * share * rise,
      ];
      return [
        [...spot(0.3, -1.75)],
        [...spot(0.62, -0.7)],
        [...spot(0.9, -0.66)],
        [...spot(1, 0)],
        [...spot(0.9, 0.66)],
        [...spot(0.62, 0.7)],
        [...spot(0.3, 1.75)],
      ];
    });
  const base = ofCount(6, (_, share): Knot => at(1 - share));
  const drops = fingers.flatMap(({ tip, foot }, index) =>
    ofCount(1 + (index % 2), (step): Sketch[] => {
      const size = height * random.between(0.026, 0.05) * (step === 0 ? 1 : 0.7);
      const away = 0.2 + step * 0.3 + random.between(0, 0.16);
      const at: Point = [
        tip[0] + (tip[0] - foot[0]) * away + random.between(-0.06, 0.06) * height,
        tip[1] - size * 2 - height * (0.08 + step * 0.16),
      ];
      return drop(at, size, bearing(tip, foot), liquid.deep);
    }).flat(),
  );
  const outline = spline([...wall(1, 1), ...base]);
  return [
    form(outline, isNear ? liquid.pale : lighten(liquid.deep, 0.03), {
      to: isNear ? liquid.deep : lighten(liquid.deep, -0.08),
      volume: 0.3,
      alpha: 0.8,
    }),
    bundle([detail(spline([...wall(0.8, 0.6), ...base]), liquid.shine, { alpha: isNear ? 0.55 : 0.3 })], {
      clip: outline,
    }),
    ...drops,
  ];
};

/** What flies over to somebody: a sheet of water that breaks into drops. */
const sheet = (site: Site, to: Point, { random, liquid }: Pick<Crown, 'random' | 'liquid'>): Sketch[] => {
  const side = to[0] < site.foot[0] ? -1 : 1;
  const from: Point = [site.foot[0] + side * reachOf(site, 0.4), site.foot[1] - site.size * 0.06];
  const whole = thrown(from, to, site.size * 0.3);
  const open = Math.max(0.35, openShare(site, whole, site.size * 0.1));
  const path = (share: number): Point => whole(share * open);
  const body = ofCount(8, (_, share) => path(share * 0.8));
  const widths = ofCount(8, (_, share) => site.size * (0.03 + 0.07 * Math.sin(Math.PI * share) ** 0.8));
  return [
    form(ribbon(body, widths), liquid.pale, { to: liquid.deep, volume: 0.4, alpha: 0.92 }),
    detail(stroke(body.slice(1, 7), site.size * 0.018), liquid.shine, { alpha: 0.8 }),
    ...ofCount(14, (): Sketch[] => {
      const share = random.between(0.2, 1);
      const [x, y] = path(share);
      const at: Point = [x + random.between(-0.12, 0.12) * site.size, y + random.between(-0.16, 0.12) * site.size];
      if (hidesFace(site, at, site.size * 0.03)) return [];
      return drop(at, site.size * random.between(0.018, 0.036), bearing(path(share), path(share - 0.05)), liquid.deep);
    }).flat(),
  ];
};

/** Where the rim of a canopy is, as shares of a thing's width and height, and how far below it what runs off it falls. */
const CANOPY = { across: 0.47, down: 0.36, falls: 0.62 } as const;
const CANOPIES: ReadonlySet<Prop> = new Set(['umbrella']);
/** Where on the rim it runs off: at the ends of the ribs. */
const RIBS = [-1, -0.62, -0.2, 0.24, 0.58, 1] as const;

/** What runs off a rim at one place: a thin thread that parts at once into drops, farther apart the farther they fall. */
const runOff = ({ box, size }: Site, side: number, random: Random): Sketch[] => {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const from: Point = [
    (box.left + box.right) / 2 + side * wide * CANOPY.across,
    box.top + tall * CANOPY.down * (0.9 + 0.1 * Math.abs(side)),
  ];
  const long = tall * CANOPY.falls * random.between(0.85, 1.1);
  const thick = size * random.between(0.009, 0.012);
  const path = (share: number): Point => [from[0] + side * wide * 0.05 * Math.sqrt(share), from[1] + long * share];
  const start = random.between(0.1, 0.15);
  const thread = ofCount(4, (_, share) => path(start * share));
  return [
    form(ribbon(thread, [thick, thick * 0.8, thick * 0.7, thick * 0.2]), WATER_PALE, { to: WATER, alpha: 0.9 }),
    ...ofCount(6, (index, share): Sketch[] => {
      const fallen = start + 0.05 + (1 - start) * share ** 1.4 * random.between(0.94, 1.06);
      const [x, y] = path(fallen);
      return drop([x + random.between(-0.5, 0.5) * thick, y], thick * (index % 2 === 0 ? 1 : 0.7), -Math.PI / 2);
    }).flat(),
  ];
};

/** What falls on a canopy bursts at its top, low, and runs off its rim. */
const runsOff = (site: Site, random: Random): EffectParts => {
  const { box } = site;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const crown: Crown = {
    center: [(box.left + box.right) / 2, box.top + tall * 0.06],
    radii: [wide * 0.2, wide * 0.04],
    height: Math.min(56, tall * 0.18),
    random,
    liquid: CLEAR,
  };
  return {
    behind: crownHalf(crown, false),
    before: [
      ...crownHalf({ ...crown, height: crown.height * 0.8 }, true),
      ...RIBS.flatMap((side) => runOff(site, side, random)),
    ],
  };
};

/** In a pond a splash leaves some of its surface on both sides. */
const OF_POND = 0.34;

export const splash: EffectDrawing = (site, around) => {
  const { random } = around;
  if (site.thing !== null && CANOPIES.has(site.thing)) return runsOff(site, random);
  const vessel = site.thing === null ? undefined : VESSELS[site.thing];
  if (vessel && site.thing === 'soup-pot') {
    const boiled = boilsOver(site, vessel, random);
    const flying = site.target
      ? sheet({ ...site, size: site.size * 0.8 }, site.target.at, { random, liquid: SOUP })
      : [];
    return { ...boiled, before: [...(boiled.before ?? []), ...flying] };
  }
  const pond = site.water === null || site.water === 'open' ? null : boundsOf(site.water);
  const rx = Math.min(reachOf(site, 0.5), pond ? (pond.right - pond.left) * OF_POND : Infinity);
  const inPond = (sketches: Sketch[]): Sketch[] =>
    pond && site.water !== null && site.water !== 'open' ? [bundle(sketches, { clip: site.water })] : sketches;
  // A splash stays below the chin of whoever stands in it.
  const room = site.isFigure ? Math.max(60, site.foot[1] - site.head[1] - site.headSize * 1.5) : 220;
  const height = Math.min(site.size * 0.48, 190, room);
  const crown: Crown = { center: site.foot, radii: [rx, rx * 0.24], height, random, liquid: CLEAR };
  const foam = clump(site.foot, [rx * 1.16, rx * 0.32], { lumps: 11, depth: 0.12, random });
  // On dry land there is nothing to splash in but a puddle.
  const pool = site.water === null && site.isFigure ? (puddle({ ...site, target: null }, around).below ?? []) : [];
  return {
    below: [...pool, ...[true, false].flatMap((isNear) => rings(site, around, { radius: rx * 2, isNear }))],
    behind: [...inPond([form(foam, WATER_PALE, { volume: 0.1, alpha: 0.9 })]), ...crownHalf(crown, false)],
    before: [
      ...crownHalf({ ...crown, radii: [rx * 1.04, rx * 0.28] }, true),
      ...(site.target ? sheet(site, site.target.at, { random, liquid: CLEAR }) : []),
    ],
  };
};
