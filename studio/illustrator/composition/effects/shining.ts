/** What shines by itself and lights what is near: flames, sparks, a glow, a beam, twinkles, a burst. */
import type { Companion, Prop } from '#core/story/vocabulary.ts';
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import { burning, isEngine } from '#studio/illustrator/composition/effects/burning.ts';
import type { EffectDrawing, EffectParts, Site } from '#studio/illustrator/composition/effects/effect.ts';
import { bearing, hidesFace, motes, ofCount, spark, stroke } from '#studio/illustrator/composition/effects/pieces.ts';
import { popped } from '#studio/illustrator/composition/effects/pots/popping.ts';
import { polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, circle, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, glow, type Sketch } from '#studio/illustrator/sketch.ts';

const FIRE: readonly [Color, Color, Color, Color] = [hex('#e2512a'), hex('#f68a2c'), hex('#ffc945'), hex('#fff3bd')];
const GOLD = hex('#ffd869');
const PALE = hex('#fff4c8');
const LAMP = hex('#ffc069');

const lit = { lit: true } as const;

/** Fire along a line from its root: a body that tapers to its tip, with licks that bend forward out of it. */
const blaze = (from: Point, to: Point, look: { wide: number; random: Random }): Path => {
  const { wide, random } = look;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = (along: number, across: number): Point => [
    from[0] + dx * along - (dy / length) * across * wide,
    from[1] + dy * along + (dx / length) * across * wide,
  ];
  const bend = random.between(-0.2, 0.2);
  const body = ribbon(
    [0, 0.16, 0.36, 0.58, 0.8, 1].map((share) => at(share, bend * Math.sin(share * 5))),
    [0.16, 0.5, 0.8, 0.82, 0.5, 0.02].map((share) => share * wide),
  );
  const licks = [0.14, 0.3, 0.46, 0.58, 0.7].flatMap((share, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const reach = random.between(0.85, 1.15);
    const axis = [
      at(share, side * 0.2),
      at(share + 0.14, side * 0.72),
      at(share + 0.3, side * reach),
      at(share + 0.4, side * (reach - 0.12)),
    ];
    return ribbon(
      axis,
      [0.34, 0.36, 0.2, 0.01].map((part) => part * wide),
    );
  });
  return [...body, ...licks];
};

/** Layers of a flame from its dark rim to its pale core. */
const layers = (from: Point, to: Point, look: { wide: number; random: Random }): Sketch[] =>
  [1, 0.86, 0.68, 0.42].map((share, index): Sketch => {
    const end: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const path = blaze(from, end, { wide: look.wide * (1 - index * 0.23), random: look.random.fork('licks') });
    return detail(path, FIRE[index] ?? FIRE[3], lit);
  });

/** A few licks that came off the tip of a flame and rise after it, each smaller than the one below. */
const embers = (flame: { from: Point; to: Point; size: number; random: Random }, count: number): Sketch => {
  const { from, to, size, random } = flame;
  const away = bearing(from, to);
  return detail(
    ofCount(count, (index) => {
      const [dx, dy] = polar(away + random.between(-0.5, 0.5), size * (1.6 + index * 2.6));
      const at: Point = [to[0] + dx, to[1] + dy];
      const [ex, ey] = polar(away - 0.2, size * (2.2 - index * 0.4));
      const wide = size * (0.62 - index * 0.12);
      return ribbon([at, [at[0] + ex * 0.5, at[1] + ey * 0.5], [at[0] + ex, at[1] + ey]], [wide * 0.5, wide, 0.02]);
    }).flat(),
    FIRE[1],
    lit,
  );
};

/** Fire comes out of a mouth, at a target or for nobody; a thing burns at its top, a rocket below. */
export const flame: EffectDrawing = (site, { random }) => {
  const { from, to } = burning(site);
  const isJet = site.isFigure || site.target !== null || isEngine(site);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const wide = isJet ? Math.min(length * 0.24, site.size * 0.26) : site.size * 0.22;
  const root: Point = isJet ? from : [from[0], from[1] + site.size * 0.07];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const fire = layers(root, to, { wide, random });
  return {
    behind: [
      glow(middle, hex('#ff9a3c'), { radii: [length * 0.9, length * 0.9], alpha: 0.6 }),
      ...(isEngine(site) ? fire : []),
    ],
    before: [...(isEngine(site) ? [] : fire), embers({ from, to, size: length * 0.07 + 2, random }, 4)],
    pools: [
      glow([middle[0], Math.min(960, site.foot[1] - 10)], LAMP, { radii: [length * 1.2 + 160, 150], alpha: 0.6 }),
      glow(to, hex('#ffae57'), { radii: [length * 0.8 + 80, length * 0.8 + 80], alpha: 0.45 }),
    ],
  };
};

/** Who has nothing in the hands coughs them: they fly ahead of the mouth, no farther than from a hiccup. */
const coughed = ({ isFigure, held, target }: Site): boolean => isFigure && held === null && target === null;
const COUGHED = { ahead: 1.25, size: 0.6, up: 0.3 } as const;

const FLUSH = hex('#e0301e');
/** Whoever coughs fire is red in the face, most of all over nose and cheeks. */
const flush = ({ head: [x, y], headSize, way }: Site): Sketch[] => [
  glow([x - way * headSize * 0.1, y + headSize * 0.2], FLUSH, {
    radii: [headSize * 0.86, headSize * 0.84],
    alpha: 0.54,
    effect: 'haze',
  }),
];

export const sparks: EffectDrawing = (site, { random }) => {
  const isCoughed = coughed(site);
  const { ahead, up } = COUGHED;
  const source: Point = isCoughed ? [site.mouth[0] + site.way * site.headSize * ahead, site.mouth[1]] : site.hand;
  const size = site.size * (isCoughed ? COUGHED.size : 1);
  const straight = site.way > 0 ? -up : Math.PI + up;
  const aim = site.target ? bearing(source, site.target.at) : isCoughed ? straight : -Math.PI / 2;
  const span = site.target ? 0.5 : isCoughed ? 0.7 : 1.35;
  const away = site.target ? Math.hypot(site.target.at[0] - source[0], site.target.at[1] - source[1]) * 0.9 : 0;
  const reach = Math.max(size * (site.target ? 0.4 : 0.6), away);
  const isClear = (path: Path): boolean => {
    const { left, right, top, bottom } = boundsOf(path);
    const at: Point = [(left + right) / 2, (top + bottom) / 2];
    // Right before the own face is where they come from.
    const isAhead = isCoughed && (at[0] - site.mouth[0]) * site.way > site.headSize;
    return isAhead ? !site.isOver(at, 4, 'others') : !hidesFace(site, at, 4);
  };
  const streaks = ofCount(28, (): Path => {
    const angle = aim + random.between(-span, span);
    const far = reach * random.between(0.3, 1);
    const tail = far - size * random.between(0.06, 0.16);
    const bow = (distance: number): Point => {
      const [dx, dy] = polar(angle, distance);
      return [source[0] + dx, source[1] + dy + (distance / reach) ** 2 * size * 0.09];
    };
    return stroke([bow(Math.max(4, tail)), bow((tail + far) / 2), bow(far)], Math.max(2.2, size * 0.013));
  }).filter(isClear);
  const stars = ofCount(8, (): Path => {
    const [dx, dy] = polar(aim + random.between(-span, span), reach * random.between(0.5, 1.05));
    return spark([source[0] + dx, source[1] + dy], Math.max(9, size * random.between(0.045, 0.08)), random.next());
  }).filter(isClear);
  return {
    behind: [glow(source, hex('#ffb64d'), { radii: [reach * 0.9, reach * 0.9], alpha: 0.5 })],
    before: [
      ...(isCoughed ? flush(site) : []),
      ...streaks.map((streak, index) => detail(streak, index % 2 === 0 ? FIRE[1] : GOLD, lit)),
      ...stars.map((star) => detail(star, PALE, lit)),
      detail(spark(source, Math.max(16, size * 0.11)), PALE, lit),
    ],
    pools: [glow([source[0], site.foot[1] - 10], LAMP, { radii: [reach * 1.1, reach * 0.4], alpha: 0.4 })],
  };
};

/** Motes around a thing that is wider than this would fly before half the page, heads and sky. */
const WIDE = 200;

/** A book and a turtle are in a patch of moonlight: no motes fly from what does not shine by itself. */
const ONLY_LIT: ReadonlySet<Prop | Companion | null> = new Set(['book', 'turtle']);

/** Somebody or something that shines: light behind it that fades unevenly, motes around, its light on the ground. */
export const aura: EffectDrawing = (site, { light, random }) => {
  const { box, center, size } = site;
  const [rx, ry] = [(box.right - box.left) * 0.5 + size * 0.2, (box.bottom - box.top) * 0.5 + size * 0.16];
  const count = ONLY_LIT.has(site.thing ?? site.companion) || (!site.isFigure && rx > WIDE) ? 0 : 42;
  const { dots, stars } = motes(site, { center, radii: [rx * 1.05, ry * 1.05], count, random });
  // In the dark what is added is enough: a haze would make ghosts of the things behind it.
  const strength = light.isDark ? 0.45 : 1.4;
  return {
    behind: [
      glow(center, LAMP, { radii: [rx * 2.5, ry * 2.3], alpha: 0.75 }),
      // Light that is only added is lost on a bright sky; a haze of light is seen by day as well.
      glow(center, hex('#ffdf8a'), { radii: [rx * 1.7, ry * 1.6], alpha: 0.24 * strength, effect: 'haze' }),
      glow(center, PALE, { radii: [rx * 1.15, ry * 1.1], alpha: 0.36 * strength, effect: 'haze' }),
      detail(dots, PALE, { ...lit, alpha: 0.85 }),
      detail(stars, hex('#fffbe4'), lit),
    ],
    pools: [glow(site.foot, LAMP, { radii: [rx * 2.4 + 60, ry * 0.6 + 50], alpha: 0.65 })],
  };
};

/** Light that falls on nothing in particular lies around who carries it, as that of a lantern. */
const lampPool = (site: Site, random: Random): EffectParts => {
  const { hand, foot, size } = site;
  const { dots, stars } = motes(site, { center: hand, radii: [size * 0.26, size * 0.24], count: 24, random });
  return {
    behind: [
      glow(hand, LAMP, { radii: [size * 1.1, size * 0.95], alpha: 0.8 }),
      detail([...dots, ...stars], PALE, { ...lit, alpha: 0.8 }),
    ],
    before: [glow(hand, PALE, { radii: [size * 0.2, size * 0.2], alpha: 0.7 })],
    pools: [
      glow([hand[0], foot[1] - 6], LAMP, { radii: [size * 1.3, size * 0.42], alpha: 0.7 }),
      glow(hand, hex('#ffb765'), { radii: [size * 0.8, size * 0.8], alpha: 0.4 }),
    ],
  };
};

/** A cone of light that widens up to what it falls on. */
export const beam: EffectDrawing = (site, { light, random }) => {
  if (!site.target) return lampPool(site, random);
  const from = site.hand;
  const to = site.target.at;
  const wide = site.target.size * 0.58;
  const angle = bearing(from, to);
  const [ux, uy] = polar(angle, 1);
  const [nx, ny] = [-uy, ux];
  const cone = (share: number): Path => {
    const near = Math.max(3, site.size * 0.018) * share;
    const far = wide * share;
    return spline([
      [from[0] + nx * near, from[1] + ny * near, 1],
      [to[0] + nx * far, to[1] + ny * far, 1],
      [to[0] + ux * far * 0.5 + nx * far * 0.62, to[1] + uy * far * 0.5 + ny * far * 0.62],
      [to[0] + ux * far * 0.5 - nx * far * 0.62, to[1] + uy * far * 0.5 - ny * far * 0.62],
      [to[0] - nx * far, to[1] - ny * far, 1],
      [from[0] - nx * near, from[1] - ny * near, 1],
    ]);
  };
  const alpha = light.isDark ? 0.2 : 0.3;
  return {
    before: [
      detail(cone(1), hex('#ffe9a6'), { ...lit, alpha }),
      detail(cone(0.72), hex('#fff1c4'), { ...lit, alpha }),
      detail(cone(0.34), hex('#fffae6'), { ...lit, alpha: alpha * 0.8 }),
      glow(from, PALE, { radii: [site.size * 0.3, site.size * 0.3], alpha: 0.9 }),
      detail(spark(from, Math.max(14, site.size * 0.09), 0.2), hex('#fffbe8'), lit),
    ],
    pools: [glow(to, hex('#ffd98a'), { radii: [wide * 2, wide * 1.7], alpha: 0.75 })],
  };
};

export const twinkle: EffectDrawing = (site, { random }) => {
  const { box, center, size } = site;
  const stars = ofCount(11, (index): { at: Point; size: number } => {
    const angle = (index / 11) * Math.PI * 2 + random.between(-0.2, 0.2);
    const reach = random.between(0.95, 1.3);
    const at: Point = [
      center[0] + Math.cos(angle) * ((box.right - box.left) * 0.5 + size * 0.12) * reach,
      center[1] + Math.sin(angle) * ((box.bottom - box.top) * 0.5 + size * 0.05) * reach,
    ];
    return { at, size: Math.max(9, size * (index % 3 === 0 ? 0.12 : random.between(0.05, 0.08))) };
  });
  const clear = stars.filter((star) => !hidesFace(site, star.at, star.size * 0.5) && star.at[1] > 30);
  return {
    before: clear.flatMap(({ at, size: reach }): Sketch[] => [
      glow(at, GOLD, { radii: [reach * 1.9, reach * 1.9], alpha: 0.7 }),
      detail(spark([at[0], at[1] + reach * 0.06], reach * 1.14), hex('#e39a2e'), { ...lit, alpha: 0.8 }),
      detail(spark(at, reach), hex('#ffe07a'), lit),
      detail(spark(at, reach * 0.5), hex('#fffbe4'), lit),
    ]),
    pools: [glow(center, GOLD, { radii: [size * 0.9, size * 0.9], alpha: 0.3 })],
  };
};

const RAYS = 18;

/** Short strokes around whoever appears or whatever bursts, as a brush puts them: outside of the body, and over nobody. */
export const burst: EffectDrawing = (site, { random }) => {
  if (site.thing !== null && site.target) return popped(site, random);
  const { center, box, size } = site;
  const half: Point = [(box.right - box.left) * 0.5, (box.bottom - box.top) * 0.5];
  const pad = Math.min(40, size * 0.07);
  const on = (angle: number, out: number): Point => [
    center[0] + Math.cos(angle) * (half[0] * 1.12 + pad + out),
    center[1] + Math.sin(angle) * (half[1] * 1.02 + pad + out),
  ];
  const isFree = (at: Point): boolean =>
    !hidesFace(site, at, size * 0.02) && !site.isOver(at, size * 0.03, 'others') && at[1] < center[1] + half[1];
  const colors = [hex('#f2b33d'), hex('#e57a56'), hex('#ffd98a')];
  const rays = ofCount(RAYS, (index): Sketch[] => {
    const angle = ((index + random.between(-0.16, 0.16)) / RAYS) * Math.PI * 2;
    const long = Math.min(84, size * (index % 2 === 0 ? random.between(0.2, 0.27) : random.between(0.1, 0.15)));
    const along = ofCount(5, (_, share) => on(angle, long * share));
    if (![along[0], along[4]].every((at) => at && isFree(at))) return [];
    return [detail(stroke(along, Math.max(2.6, size * 0.014)), colors[index % 3] ?? GOLD, { ...lit, alpha: 0.85 })];
  });
  const bits = ofCount(9, (index): Sketch[] => {
    const at = on((index / 9) * Math.PI * 2 + random.between(0, 0.5), Math.min(96, size * random.between(0.24, 0.34)));
    const bit = circle(at, size * random.between(0.008, 0.014) + 1);
    return isFree(at) ? [detail(bit, index % 2 === 0 ? GOLD : hex('#e57a56'), lit)] : [];
  });
  return {
    behind: [
      glow(center, PALE, { radii: [half[0] * 1.6 + pad, half[1] * 1.3 + pad], alpha: 0.3 }),
      ...rays.flat(),
      ...bits.flat(),
    ],
  };
};
