/** What hangs in the air: steam, smoke, breath, dust, flour, snow that is stirred up. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { fountain } from '#studio/illustrator/composition/effects/drops.ts';
import type { EffectDrawing, Site } from '#studio/illustrator/composition/effects/effect.ts';
import {
  aheadOf,
  crumb,
  hidesFace,
  ofCount,
  puff,
  thrown,
  WHITE,
} from '#studio/illustrator/composition/effects/pieces.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
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
  return {
    before: ofCount(6, (index, share): Sketch[] => {
      const [x, y] = at(share);
      const radius = Math.max(7, site.headSize * (0.16 + 0.58 * share));
      if (hidesFace(others, [x, y], radius * 0.6)) return [];
      return puff([x, y + (index % 2 === 0 ? -1 : 1) * radius * 0.3], radius, {
        color: white,
        random,
        alpha: 0.94 - share * 0.16,
      });
    })
      .toReversed()
      .flat(),
  };
};

/** Low balls of something stirred up at the feet, more of it behind whoever moves on. */
const stirred = (
  site: Site,
  dirt: { color: ReturnType<typeof hex>; random: Random },
): { behind: Sketch[]; before: Sketch[] } => {
  const look = { ...dirt, isSoft: true } as const;
  const { foot, size, way, box } = site;
  const half = Math.min(240, (box.right - box.left) * 0.5);
  const ball = (along: number, up: number, radius: number): Sketch[] =>
    puff([foot[0] + along, foot[1] - up], radius, look);
  const trail = ofCount(5, (index, share) =>
    ball(
      -way * (half * 0.5 + size * (0.1 + 0.85 * share)),
      size * (0.05 + 0.06 * (index % 2)),
      size * (0.17 - 0.09 * share + 0.03 * (index % 2)),
    ),
  ).flat();
  const back = [-0.8, -0.3, 0.3, 0.8].flatMap((share, index) =>
    ball(half * share * 1.1, size * (0.1 + 0.05 * (index % 2)), size * 0.15),
  );
  const front = [-1.05, -0.55, 0.6, 1.1].flatMap((share, index) =>
    ball(half * share, -size * 0.01, size * (0.08 + 0.02 * (index % 2))),
  );
  return { behind: [...trail, ...back], before: front };
};

/** Little bits that were thrown up. */
const flung = (site: Site, look: { count: number; color: ReturnType<typeof hex>; random: Random }): Sketch => {
  const { foot, size, box } = site;
  const half = (box.right - box.left) * 0.5 + size * 0.3;
  const bits = ofCount(look.count, () =>
    crumb(
      [foot[0] + look.random.between(-1, 1) * half, foot[1] - size * (0.05 + 0.42 * look.random.next() ** 1.7)],
      size * look.random.between(0.008, 0.018) + 1,
      look.random,
    ),
  );
  return detail(bits.flat(), look.color);
};

export const dust: EffectDrawing = (site, { random, air }) => {
  const color = lighten(mix(hex(air), hex('#b88c5c'), 0.45), 0.04);
  const { behind, before } = stirred(site, { color, random });
  return { behind, before: [...before, flung(site, { count: 26, color: lighten(color, -0.2), random })] };
};

export const snowPuff: EffectDrawing = (site, { random }) => {
  const { behind, before } = stirred(site, { color: hex('#f6f9ff'), random });
  const flakes = ofCount(24, () =>
    circle(
      [
        site.foot[0] + random.between(-1, 1) * ((site.box.right - site.box.left) * 0.5 + site.size * 0.34),
        site.foot[1] - site.size * (0.06 + 0.5 * random.next() ** 1.5),
      ],
      site.size * random.between(0.01, 0.022) + 1,
    ),
  );
  return { behind, before: [...before, detail(flakes.flat(), WHITE, { lit: true, alpha: 0.95 })] };
};

/** A cloud around the hands or over a bowl, with specks that come down again. */
export const flour: EffectDrawing = (site, { random }) => {
  const { size } = site;
  const start: Point =
    site.isFigure && site.source === site.mouth
      ? [site.center[0] + site.way * size * 0.18, site.center[1] + size * 0.06]
      : site.source;
  const white = hex('#fcf6ea');
  const balls = ofCount(9, (index): { at: Point; radius: number } => {
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
  const isClear = ({ at, radius }: { at: Point; radius: number }): boolean => !hidesFace(site, at, radius);
  const draw = ({ at, radius }: { at: Point; radius: number }): Sketch[] =>
    puff(at, radius, { color: white, random, alpha: 0.92 });
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
