/** What pours out of a cloud: straight and dense, and it splits on whatever it falls upon. */
import type { EffectParts, Site } from '#studio/illustrator/composition/effects/effect.ts';
import {
  bearing,
  drop,
  hidesFace,
  ofCount,
  stroke,
  WATER,
  WATER_PALE,
} from '#studio/illustrator/composition/effects/pieces.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, type Sketch } from '#studio/illustrator/sketch.ts';

const STREAKS = 34;
const LOWEST_DROP = 968;
/** Where rain splits on what catches it, as a share of its height: on an umbrella, within the rim of a bucket. */
const CAUGHT_AT = 0.1;
/** On its way down rain becomes as wide as whom it wets, but for arms that are stretched: as a share of the cloud or of them. */
const WIDEST = { cloud: 1.3, target: 0.4 } as const;
/** Some of it falls beside them, to the ground: as a share of half their width. */
const BESIDE = 1.6;
/** Drops on somebody are as large as for them, however small the cloud is. */
const FOR_TARGET = 0.8;

/** Where rain is that leaves a cloud at a place across, -1 to 1, after a share of its way. */
type Fall = { readonly from: number; readonly to: number; at(across: number, share: number): Point };

const fallOf = ({ box, center, foot, target }: Site): Fall => {
  const wide = (box.right - box.left) * 0.4;
  const from = box.bottom - (box.bottom - box.top) * 0.14;
  const over = target ? target.crown[0] : center[0];
  const ground = target?.isCatching
    ? target.box.top + (target.box.bottom - target.box.top) * CAUGHT_AT
    : Math.min(LOWEST_DROP, target?.foot ?? foot[1]);
  const to = Math.max(ground, from + 60);
  const half = target ? (target.box.right - target.box.left) / 2 : 0;
  const spread = !target
    ? wide * 1.1
    : target.isCatching
      ? Math.min(wide, half * 0.8)
      : Math.min(Math.max(wide * WIDEST.cloud, target.size * WIDEST.target), Math.max(wide, half * BESIDE));
  // It is as wide as whom it wets before it reaches them.
  const met = target && !target.isCatching ? Math.min(1, Math.max(0.2, (target.crown[1] - from) / (to - from))) : 1;
  return {
    from,
    to,
    at: (across, share) => [
      center[0] +
        across * wide +
        (over + across * spread - center[0] - across * wide) * Math.min(1, Math.max(0, share) / met) ** 1.1,
      from + (to - from) * share,
    ],
  };
};

/** How far below the upper edge of somebody a drop is lost: it has split on them. */
const SPLITS = 10;
/** So many of those that would be before the body are seen to run down it: one of so many. */
const RUNS = 6;

const isSplit = ({ target }: Site, [x, y]: Point): boolean => {
  const top = target && !target.isCatching ? target.topAt(x) : null;
  return top !== null && y > top + SPLITS;
};

/** Drops on their way; none is on a face, and few are before a body on which they have split. */
const falling = (site: Site, { from, to, at }: Fall, random: Random): Sketch[] => {
  const count = Math.round(Math.max(22, Math.min(90, (to - from) / 8)));
  return ofCount(count, (index): Sketch[] => {
    const across = ((index * 0.618) % 1) * 2 - 1;
    const share = (index + random.between(0.1, 0.9)) / count;
    const spot = at(across, share);
    const reach = Math.max(5, site.size * (0.02 + 0.016 * random.next()));
    const isHidden = hidesFace(site, spot, site.size * 0.03) && spot[1] >= from + 8;
    if (isHidden || (isSplit(site, spot) && index % RUNS !== 0)) return [];
    return drop(spot, reach, bearing(at(across, share), at(across, share - 0.08)));
  }).flat();
};

/** Short streaks as long as a drop falls at a glance: a veil would stand like a pane of glass, a long line is a scratch. */
const streaked = (site: Site, { at }: Fall, random: Random): Path =>
  ofCount(STREAKS, (index): Path => {
    const across = ((index * 0.618 + 0.3) % 1) * 2 - 1;
    const begins = random.between(0.04, 0.82);
    const [top, end] = [at(across, begins), at(across, begins + random.between(0.06, 0.11))];
    return hidesFace(site, top, 0) || hidesFace(site, end, 0) ? [] : stroke([top, end], site.size * 0.008);
  }).flat();

/** Two drops that hop away from where one has split. */
const hops = ([x, y]: Point, size: number): Sketch[] =>
  [-1, 1].flatMap((side) =>
    drop([x + side * size * 0.034, y - size * 0.04], size * 0.01 + 1.5, -Math.PI / 2 + side * 0.5),
  );

/** Three short tongues that stand up where rain beats on something, lower at the sides. */
const beats = ([x, y]: Point, size: number): Sketch =>
  detail(
    [-1, 0, 1].flatMap((side) =>
      ribbon(
        [
          [x + side * size * 0.012, y + size * 0.004],
          [x + side * size * 0.03, y - size * (side === 0 ? 0.05 : 0.034)],
        ],
        [size * 0.009, size * 0.004],
      ),
    ),
    WATER_PALE,
    { alpha: 0.95 },
  );

/** Hair and a hat close to a face are wet as well: only the face itself stays clear. */
const isOnFace = ({ faces }: Site, [x, y]: Point): boolean =>
  faces.some(({ at, size }) => Math.hypot(x - at[0], y - at[1]) < size * 0.96);

const ON_TOP = [-0.94, -0.74, -0.5, -0.3, -0.08, 0.16, 0.4, 0.62, 0.86];
/** On the ground rain splits where it happens to, not along a line. */
const ON_GROUND = [-0.96, -0.7, -0.38, -0.05, 0.31, 0.66, 0.93];

/** What splits on a hat and on shoulders, but on no face. */
const onTarget = (site: Site, { at }: Fall, random: Random): Sketch[] =>
  ON_TOP.flatMap((across): Sketch[] => {
    const [x] = at(across + random.between(-0.06, 0.06), 1);
    const top = site.target && !site.target.isCatching ? site.target.topAt(x) : null;
    if (top === null || isOnFace(site, [x, top])) return [];
    return [
      detail(ellipse([x, top], [site.size * 0.038, site.size * 0.01]), WATER_PALE, { alpha: 0.85 }),
      beats([x, top], site.size),
      ...hops([x, top - site.size * 0.02], site.size * 1.3),
    ];
  });

/** What splits on the ground, beside shoes and paws. */
const onGround = (site: Site, { at }: Fall, random: Random): Sketch[] =>
  ON_GROUND.flatMap((across): Sketch[] => {
    const [x, line] = at(across + random.between(-0.08, 0.08), 1);
    const large = site.size * random.between(0.6, 1.1);
    const y = site.target?.isCatching ? line : Math.min(LOWEST_DROP, line + site.size * random.between(-0.07, 0.05));
    if (site.isOver([x, y], large * 0.07, 'others') && !site.target?.isCatching) return [];
    return [detail(ellipse([x, y], [large * 0.05, large * 0.014]), WATER_PALE, { alpha: 0.7 }), ...hops([x, y], large)];
  });

/** What has run off somebody lies around their feet; a vessel keeps it. */
const puddleOf = ({ target }: Site, random: Random): Sketch[] => {
  if (!target || target.isCatching || target.foot > LOWEST_DROP) return [];
  const half = Math.max(target.size * 0.3, (target.box.right - target.box.left) * 0.62);
  const at: Point = [(target.box.left + target.box.right) / 2, target.foot + half * 0.03];
  const lake = (share: number, look: { lumps: number }) =>
    clump(at, [half * share, half * share * 0.17], { ...look, depth: 0.12, random });
  return [
    detail(lake(1, { lumps: 9 }), WATER, { alpha: 0.62 }),
    detail(lake(0.66, { lumps: 7 }), WATER_PALE, { alpha: 0.5 }),
  ];
};

export const shower = (told: Site, random: Random): EffectParts => {
  const site = { ...told, size: Math.max(told.size, (told.target?.size ?? 0) * FOR_TARGET) };
  const fall = fallOf(site);
  const drops = falling(site, fall, random);
  return {
    below: puddleOf(site, random.fork('puddle')),
    behind: [detail(streaked(site, fall, random), WATER_PALE, { alpha: 0.5 })],
    before: [...drops, ...onTarget(site, fall, random), ...onGround(site, fall, random)],
  };
};
