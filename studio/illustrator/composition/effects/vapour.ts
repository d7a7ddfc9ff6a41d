/** What hangs in the air: steam, smoke, breath, flour. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { fountain } from '#studio/illustrator/composition/effects/drops.ts';
import type { EffectDrawing, Site } from '#studio/illustrator/composition/effects/effect.ts';
import {
  aheadOf,
  type Ball,
  hidesFace,
  ofCount,
  puff,
  thrown,
  union,
} from '#studio/illustrator/composition/effects/pieces.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, type Sketch } from '#studio/illustrator/sketch.ts';

/** What rises begins at what is held or at the top of a thing; somebody who is warm all over steams above the head. */
const topOf = (site: Site): Point =>
  site.isFigure && site.source === site.mouth ? [site.head[0], site.box.top + site.headSize * 0.2] : site.source;

/** However large the pot, its steam stays a wisp. */
const MOST_STEAM = 170;

export const steam: EffectDrawing = (site, { random }) => {
  if (site.companion === 'whale') return { behind: fountain(site, random, false) };
  const [x, y] = topOf(site);
  const tall = Math.min(site.size * 0.7, MOST_STEAM, y - 40);
  const wide = Math.max(Math.min(site.size * 0.08, 24), 11);
  const wisps = [-1, 0, 1].flatMap((side, index): Sketch[] => {
    const length = tall * (index === 1 ? 1 : random.between(0.62, 0.78));
    const bend = wide * random.between(0.9, 1.1);
    // All wisps bend the same way, each a little later, as one breath of air bends them.
    const points = ofCount(
      10,
      (_, share): Point => [
        x + side * wide * (1.3 + share * 0.9) + Math.sin((share - index * 0.12) * Math.PI * 2) * bend * (0.2 + share),
        y - site.size * 0.03 - length * share,
      ],
    );
    const widths = ofCount(10, (_, share) => wide * (0.06 + 0.46 * Math.sin(Math.PI * Math.min(0.99, share)) ** 1.2));
    // Vapour has no edge: a broad veil, and a denser thread in it.
    const inner = widths.map((width) => width * 0.5);
    return [
      detail(ribbon(points, widths), hex('#fdfaf4'), { alpha: 0.4 }),
      detail(ribbon(points, inner), hex('#ffffff'), { alpha: 0.4 }),
    ];
  });
  const isClear = !hidesFace(site, [x, y - tall * 0.6], wide);
  return isClear ? { before: wisps } : { behind: wisps };
};

export const smoke: EffectDrawing = (site, { random, onward }) => {
  const start = topOf(site);
  const to: Point = [start[0] + onward * site.size * 0.5, Math.max(60, start[1] - site.size * 1.15)];
  const path = thrown(start, to, -site.size * 0.06);
  const dark = hex('#8b8790');
  const balls = ofCount(11, (index, share): Sketch[] => {
    const [x, y] = path(share);
    const swing = Math.sin(index * 2.1) * site.size * 0.11 * (0.3 + share);
    const radius = site.size * (0.06 + 0.17 * share);
    return puff([x + swing, y], radius, { color: lighten(dark, 0.16 * share), random, alpha: 0.95 - share * 0.3 });
  });
  return { behind: balls.slice(4).toReversed().flat(), before: balls.slice(0, 4).toReversed().flat() };
};

export const breath: EffectDrawing = (site, { random }) => {
  if (site.companion === 'whale') return { behind: fountain(site, random, false) };
  const from = site.mouth;
  const to = aheadOf(site, from, site.headSize * 3.2);
  const reach = Math.min(1, (site.headSize * 3.4) / Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1])));
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * reach * (0.16 + share * 0.84),
    from[1] + (to[1] - from[1]) * reach * share - site.headSize * 0.4 * share ** 2,
  ];
  const white = hex('#f7fafc');
  const isOther = ({ at: [x, y] }: Site['faces'][number]): boolean =>
    Math.hypot(x - site.head[0], y - site.head[1]) > 4;
  const others = { ...site, faces: site.faces.filter(isOther) };
  const balls = ofCount(9, (index, share): Ball => {
    const [x, y] = at(share);
    const radius = Math.max(6, site.headSize * (0.12 + 0.46 * share) * random.between(0.85, 1.15));
    return { at: [x, y + (index % 2 === 0 ? -1 : 1) * radius * 0.3], radius };
  }).filter((ball) => !hidesFace(others, ball.at, ball.radius * 0.6));
  // One breath, thinner at its edge: nothing in it is seen through anything else.
  return {
    before: [
      detail(union(balls, 1.24, random), white, { alpha: 0.26 }),
      detail(union(balls, 1, random), white, { alpha: 0.42 }),
      detail(union(balls, 0.7, random), hex('#ffffff'), { alpha: 0.34 }),
    ],
  };
};

/** A cloud around the hands or over a bowl, with specks that come down again. */
export const flour: EffectDrawing = (site, { random }) => {
  const { size } = site;
  const start: Point =
    site.isFigure && site.source === site.mouth
      ? [site.center[0] + site.way * size * 0.18, site.center[1] + size * 0.06]
      : site.source;
  const white = hex('#fcf6ea');
  const balls = ofCount(9, (index): Ball => {
    const angle = -Math.PI * (0.08 + (0.84 * index) / 8);
    const reach = size * random.between(0.22, 0.36);
    return {
      at: [start[0] + Math.cos(angle) * reach, start[1] + Math.sin(angle) * reach * 0.8],
      radius: size * random.between(0.09, 0.15),
    };
  });
  const low = [-0.2, 0.02, 0.22].map((share) => ({
    at: [start[0] + size * share, start[1] + size * 0.02] as Point,
    radius: size * 0.1,
  }));
  const isClear = ({ at, radius }: Ball): boolean => !hidesFace(site, at, radius);
  const draw = ({ at, radius }: Ball): Sketch[] => puff(at, radius, { color: white, random, alpha: 0.92 });
  const specks = ofCount(46, () => {
    const angle = random.between(-Math.PI * 1.05, Math.PI * 0.05);
    const reach = size * random.between(0.3, 0.66);
    return ellipse(
      [start[0] + Math.cos(angle) * reach, start[1] + Math.sin(angle) * reach],
      [size * random.between(0.006, 0.014) + 0.8, size * 0.008 + 0.8],
    );
  });
  return {
    behind: balls.filter((ball) => !isClear(ball)).flatMap(draw),
    before: [...[...balls, ...low].filter(isClear).flatMap(draw), detail(specks.flat(), white)],
  };
};
