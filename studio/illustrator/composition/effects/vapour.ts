/** What hangs in the air: steam, smoke, breath, flour. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { fountain } from '#studio/illustrator/composition/effects/drops.ts';
import type { EffectDrawing, Site } from '#studio/illustrator/composition/effects/effect.ts';
import { aheadOf, type Ball, hidesFace, ofCount, union } from '#studio/illustrator/composition/effects/pieces.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, glow, type Sketch } from '#studio/illustrator/sketch.ts';

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

/** However large what smokes is, its smoke stays a thread in the air. */
const MOST_SMOKE = 210;

/** A thread that rises, wavers and is lost: vapour has no edge, so that its body is of soft spots and its core of hairs. */
export const smoke: EffectDrawing = (site, { random, onward, light }) => {
  const [x, y] = topOf(site);
  const tall = Math.max(96, Math.min(site.size * 0.72, MOST_SMOKE, y - 50));
  // By day smoke is seen as a grey before the bright land, by night as a pale thread before the dark.
  const color = light.isDark ? mix(hex('#c9c4c8'), light.haze, 0.4) : hex('#8d888e');
  const sway = tall * random.between(0.07, 0.1);
  const at = (share: number, late = 0): Point => [
    x + onward * tall * 0.2 * share ** 1.6 + Math.sin((share * 1.5 - late) * Math.PI * 1.5) * sway * share,
    y - site.size * 0.02 - tall * share,
  ];
  const spots = ofCount(7, (_, share): Sketch => {
    const wide = tall * (0.07 + 0.13 * share);
    return glow(at(0.08 + share * 0.92), color, {
      radii: [wide, wide * 1.25],
      alpha: 0.5 * (1 - share * 0.7),
      effect: 'haze',
    });
  });
  const hairs = [0, 0.16].map((late, index): Sketch => {
    const points = ofCount(10, (_, share) => at(share * (1 - index * 0.22), late));
    const widths = ofCount(10, (_, share) => tall * (0.012 + 0.024 * Math.sin(Math.PI * Math.min(0.98, share))));
    return detail(ribbon(points, widths), lighten(color, 0.06), { alpha: 0.4 - index * 0.12, lit: true });
  });
  const drawn = [...spots, ...hairs];
  const isClear = !hidesFace(site, at(0.6), tall * 0.1) && !site.isOver(at(0.6), tall * 0.08, 'others');
  return isClear ? { before: drawn } : { behind: drawn };
};

/** How far a breath is seen, in sizes of the face, and how large its end is. */
const BREATH = { far: 1.7, wide: 0.3 } as const;

export const breath: EffectDrawing = (site, { random }) => {
  if (site.companion === 'whale') return { behind: fountain(site, random, false) };
  const from = site.mouth;
  const to = aheadOf(site, from, site.headSize * BREATH.far);
  const reach = Math.min(1, (site.headSize * BREATH.far) / Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1])));
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * reach * (0.24 + share * 0.76),
    from[1] + (to[1] - from[1]) * reach * share * 0.6 - site.headSize * 0.16 * share ** 2,
  ];
  const white = hex('#f7fafc');
  const isOther = ({ at: [x, y] }: Site['faces'][number]): boolean =>
    Math.hypot(x - site.head[0], y - site.head[1]) > 4;
  const others = { ...site, faces: site.faces.filter(isOther) };
  const balls = ofCount(7, (index, share): Ball => {
    const [x, y] = at(share);
    const radius = Math.max(5, site.headSize * (0.09 + BREATH.wide * share) * random.between(0.85, 1.15));
    return { at: [x, y + (index % 2 === 0 ? -1 : 1) * radius * 0.2], radius };
  });
  // It ends before whoever stands in its way: on a body it would be smoke that comes out of it.
  const met = balls.findIndex(
    (ball) => hidesFace(others, ball.at, ball.radius * 0.6) || site.isOver(ball.at, ball.radius, 'others'),
  );
  const open = met === -1 ? balls : balls.slice(0, Math.max(3, met));
  const soft = open
    .filter((_, index) => index % 2 === 0)
    .map(({ at: center, radius }) =>
      glow(center, white, { radii: [radius * 2, radius * 1.7], alpha: 0.3, effect: 'haze' }),
    );
  // One breath, thinner at its edge: nothing in it is seen through anything else.
  return {
    before: [
      ...soft,
      detail(union(open, 1, random), white, { alpha: 0.16, lit: true }),
      detail(union(open, 0.62, random), hex('#ffffff'), { alpha: 0.2, lit: true }),
    ],
  };
};

/** However large who stirs it is, flour hangs no wider around the hands. */
const MOST_FLOUR = 230;

/** A breath of white around the hands or over a bowl, without an edge, with specks that come down again. */
export const flour: EffectDrawing = (site, { random }) => {
  const size = Math.min(site.size, MOST_FLOUR);
  const start: Point =
    site.isFigure && site.source === site.mouth
      ? [site.center[0] + site.way * size * 0.18, site.center[1] + size * 0.1]
      : site.source;
  const white = hex('#fcf6ea');
  const balls = ofCount(8, (index): Ball => {
    const angle = -Math.PI * (0.04 + (0.92 * index) / 7);
    const reach = size * random.between(0.12, 0.22);
    return {
      at: [start[0] + Math.cos(angle) * reach * 1.3, start[1] + Math.sin(angle) * reach * 0.7],
      radius: size * random.between(0.07, 0.11),
    };
  }).filter(({ at, radius }) => !hidesFace(site, at, radius));
  const haze = balls
    .filter((_, index) => index % 2 === 0)
    .map(({ at, radius }) => glow(at, white, { radii: [radius * 2.6, radius * 2.1], alpha: 0.5, effect: 'haze' }));
  const specks = ofCount(40, (): Path => {
    const angle = random.between(-Math.PI * 1.05, Math.PI * 0.05);
    const reach = size * random.between(0.2, 0.52);
    const at: Point = [start[0] + Math.cos(angle) * reach, start[1] + Math.sin(angle) * reach];
    const speck = size * random.between(0.004, 0.009) + 0.7;
    return hidesFace(site, at, speck) ? [] : ellipse(at, [speck, speck]);
  });
  return {
    before: [
      ...haze,
      detail(union(balls, 1, random), white, { alpha: 0.3 }),
      detail(union(balls, 0.6, random), white, { alpha: 0.34 }),
      detail(specks.flat(), white, { alpha: 0.9 }),
    ],
  };
};
