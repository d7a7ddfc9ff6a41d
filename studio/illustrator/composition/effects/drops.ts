/** Water that falls: what a cloud rains, what somebody pours, what is shaken off. */
import type { Prop } from '#core/story/vocabulary.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing, Site, Target } from '#studio/illustrator/composition/effects/effect.ts';
import {
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
import { shower } from '#studio/illustrator/composition/effects/showering.ts';
import { landingOn, poured, spoutOf } from '#studio/illustrator/composition/effects/pouring.ts';
import { bottomOf, isOn, outlineOf } from '#studio/illustrator/composition/contact/outline.ts';
import { IDENTITY } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, form, partsNamed, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

/** Along the page, from the middle of whoever is wet as shares of half its width: where a drop runs down the body. */
const RUNS = [-0.34, 0.3, -0.06, 0.42, -0.5] as const;
/** Where one falls from its lower edge: a hem, a sleeve, an elbow, a tail. */
const FALLS = [-0.9, -0.62, -0.24, 0.2, 0.58, 0.88] as const;
/** An edge nearer to the ground than so much of the height is a foot: nothing falls from it. */
const IS_FOOT = 0.07;

/** What is wet drips: drops run down the body and fall from its lower edges, and none hangs in the air beside it. */
const dripping = (site: Site, random: Random): Sketch[] => {
  const { box, size, foot, sketch, head, headSize } = site;
  const [middle, half, tall] = [
    (box.left + box.right) / 2,
    (box.right - box.left) / 2,
    Math.max(90, foot[1] - box.top),
  ];
  const outline = outlineOf(sketch, IDENTITY);
  const at = (share: number): number => middle + half * (share + random.between(-0.03, 0.03));
  const chin = site.companion === null ? head[1] + headSize : box.top + tall * 0.3;
  const falling = FALLS.flatMap((share): Sketch[] => {
    const x = at(share);
    const reach = Math.max(5, size * random.between(0.018, 0.026));
    const edge = bottomOf(outline, x);
    const room = foot[1] - edge;
    const y = edge + reach * 1.5 + Math.min(room * 0.4, size * random.between(0.01, 0.07));
    const isClear = room > tall * IS_FOOT + reach && y > chin && !hidesFace(site, [x, y], reach);
    return isClear ? drop([x, y], reach, -Math.PI / 2) : [];
  });
  const running = RUNS.flatMap((share, index): Sketch[] => {
    const reach = Math.max(5, size * random.between(0.016, 0.022));
    const spot: Point = [at(share), chin + (foot[1] - chin) * (0.12 + 0.13 * index)];
    const isOnBody = [-1.6, 0, 1.2].every((down) => isOn(outline, [spot[0], spot[1] + reach * down]));
    return isOnBody && !hidesFace(site, spot, reach) ? drop(spot, reach, -Math.PI / 2) : [];
  });
  return [...running, ...falling];
};

/** Cans and jugs are tipped: what they hold falls on the ground before them. */
const VESSELS: ReadonlySet<Prop> = new Set(['watering-can', 'bucket', 'teapot', 'cup', 'bottle']);

/** Through wicker water leaves at once: what is lifted in it has run out but for its last drops, which fall from below. */
const LEAKY: ReadonlySet<Prop> = new Set(['basket']);
const LAST_DROPS = [
  { across: -0.2, down: 0.05, size: 0.017 },
  { across: 0.24, down: 0.14, size: 0.014 },
  { across: -0.02, down: 0.3, size: 0.03 },
] as const;

const lastDrops = (site: Site): Sketch[] => {
  const { left, right, bottom } = boundsOf(partsNamed(site.sketch, 'held').flatMap(pathsOf).flat());
  const [middle, wide] = [(left + right) / 2, right - left];
  const room = Math.max(0, site.foot[1] - bottom);
  return LAST_DROPS.flatMap(({ across, down, size }): Sketch[] => {
    const at: Point = [middle + across * wide, bottom + room * down + site.size * size];
    return hidesFace(site, at, site.size * size) ? [] : drop(at, site.size * size, -Math.PI / 2);
  });
};

/** How high a whale blows, as a share of its height, and where its column opens. */
const BLOWS = 1.7;
const LEAST_BLOWN = 250;
const OPENS_AT = 0.6;
/** The jets that fall to both sides: how far to the side as a share of the farthest, how high they rise and how wide they are. */
const JETS = [
  { side: -1, rise: 0.2, wide: 0.03 },
  { side: -0.66, rise: 0.32, wide: 0.036 },
  { side: -0.3, rise: 0.4, wide: 0.04 },
  { side: 0.24, rise: 0.42, wide: 0.04 },
  { side: 0.6, rise: 0.34, wide: 0.036 },
  { side: 1, rise: 0.22, wide: 0.03 },
] as const;
/** From here on along a jet it breaks into drops. */
const BREAKS_AT = 0.66;

/** Water is thickest where it leaves, and runs out into nothing. */
const jet = (points: readonly Point[], width: number): Path =>
  ribbon(
    points,
    points.map((_, index) => width * (1 - (index / (points.length - 1)) ** 1.6 * 0.92)),
  );

/** A clear column from the top of a whale that opens above into jets, which break into drops on both sides. */
export const fountain = (site: Site, random: Random, isFalling: boolean): Sketch[] => {
  const from: Point = [site.head[0], site.box.top + (site.box.bottom - site.box.top) * 0.12];
  const tall = Math.min(Math.max((site.box.bottom - site.box.top) * BLOWS, LEAST_BLOWN), from[1] - 50);
  const opens: Point = [from[0], from[1] - tall * OPENS_AT];
  const column = ofCount(
    8,
    (_, share): Point => [from[0] + Math.sin(share * 4) * tall * 0.01, from[1] - tall * OPENS_AT * 1.04 * share],
  );
  const paths = JETS.map(({ side, rise }) =>
    thrown(opens, [opens[0] + side * tall * 0.44, opens[1] + tall * (0.16 + 0.14 * Math.abs(side))], tall * rise),
  );
  const jets = paths.map((path, index) =>
    jet(
      ofCount(10, (_, share) => path(share * BREAKS_AT)),
      tall * (JETS[index]?.wide ?? 0.03),
    ),
  );
  const lights = paths.map((path) =>
    stroke(
      ofCount(7, (_, share): Point => {
        const [x, y] = path(0.04 + share * BREAKS_AT * 0.7);
        return [x, y - tall * 0.008];
      }),
      tall * 0.008,
    ),
  );
  const beads = (path: (share: number) => Point): Sketch[] =>
    ofCount(5, (_, share): Sketch[] => {
      const at = path(BREAKS_AT + 0.05 + share * 0.3);
      const size = tall * (0.019 - share * 0.006) * random.between(0.85, 1.15);
      return hidesFace(site, at, 6) ? [] : drop(at, size, -Math.PI / 2);
    }).flat();
  const fallen = paths.flatMap((path, index) =>
    ofCount(4, (part): Sketch[] => {
      const [x, y] = path(0.98);
      const at: Point = [
        x + random.between(-0.05, 0.05) * tall + (JETS[index]?.side ?? 0) * part * tall * 0.02,
        y + (part + 1) * tall * 0.1,
      ];
      return at[1] > site.foot[1] || hidesFace(site, at, 6) ? [] : drop(at, tall * 0.015, -Math.PI / 2);
    }).flat(),
  );
  const rises = column.map((_, index) => tall * (0.03 + 0.012 * Math.cos(index * 0.9)));
  return [
    form([...jets.flat(), ...ribbon(column, rises)], WATER, { to: WATER_PALE, volume: 0.5, alpha: 0.86 }),
    detail(
      [
        ...lights.flat(),
        ...stroke(
          column.map(([x, y]): Point => [x - tall * 0.012, y]),
          tall * 0.01,
        ),
      ],
      WHITE,
      { alpha: 0.9 },
    ),
    ...paths.flatMap(beads),
    ...(isFalling ? fallen : []),
  ];
};

/** How far before the spout what is poured falls, as a share of the size of whoever pours. */
const REACHES = [0.32, 0.22, 0.14, 0.07];

/** The neck of a bottle lets go of one drop after the other: no jet comes out of the last sip. */
const DRIPS: ReadonlySet<Prop> = new Set(['bottle']);
const ONE_BY_ONE = [0.16, 0.58] as const;

const oneByOne = (site: Site, target: Target): Sketch[] => {
  const from = spoutOf(site);
  const [x, y] = landingOn(site, target);
  // Where somebody is below it, it falls straight into the mouth.
  const to: Point = target.isCatching || y < from[1] ? [x, y] : [from[0], y];
  const path = thrown(from, to, 0);
  const reach = site.size * 0.026;
  return ONE_BY_ONE.flatMap((share): Sketch[] => {
    const at = path(share);
    return hidesFace(site, at, reach) ? [] : drop(at, reach, -Math.PI / 2);
  });
};

/** A cloud rains; others pour from what is held, or drip when they are wet. */
export const drops: EffectDrawing = (site, { random }) => {
  const { size, target } = site;
  if (site.companion === 'little-cloud') return shower(site, random);
  if (site.companion === 'whale') return { behind: fountain(site, random, true) };
  if (site.held !== null && LEAKY.has(site.held)) return { before: lastDrops(site) };
  if (target && site.held !== null && DRIPS.has(site.held)) return { before: oneByOne(site, target) };
  if (target) {
    return {
      before: poured(site, random, {
        at: landingOn(site, target),
        wide: Math.min(target.size * 0.1, 30),
        isOnTarget: true,
      }),
    };
  }
  if (site.held === null || !VESSELS.has(site.held)) return { before: dripping(site, random) };
  const from = spoutOf(site);
  const way = site.leaves ? Math.sign(site.leaves[0]) || site.way : site.way;
  const onGround = (reach: number): Point => [from[0] + way * size * reach, site.foot[1] - 4];
  // Not over the face of somebody who stands before it: then it falls nearer.
  const isOpen = (reach: number): boolean =>
    openShare(site, thrown(from, onGround(reach), size * 0.17), size * 0.08) === 1;
  const ground = onGround(REACHES.find(isOpen) ?? 0.02);
  return {
    below: [detail(ellipse(ground, [size * 0.2, size * 0.05]), hex('#2b3140'), { alpha: 0.4 })],
    before: poured(site, random, { at: ground, wide: size * 0.05, isOnTarget: false }),
  };
};
