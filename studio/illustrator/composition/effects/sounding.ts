/** What is heard or felt, seen: notes, rings of sound, hearts. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing } from '#studio/illustrator/composition/effects/effect.ts';
import {
  arc,
  bearing,
  distantTarget,
  ofCount,
  overFaces,
  thrown,
  WHITE,
} from '#studio/illustrator/composition/effects/pieces.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const INKS = [hex('#c9473c'), hex('#2f7f86'), hex('#e0952e'), hex('#7a4a86')];
const PALES = [hex('#ffb199'), hex('#a6e6dc'), hex('#ffd97e'), hex('#e2bdf2')];

const stem = (from: Point, to: Point, width: number): Path =>
  ribbon([from, [(from[0] + to[0]) / 2 + 0.01, (from[1] + to[1]) / 2], to], [width]);

/** A quaver one high, its head at the foot: a head, a stem, a flag. */
const quaver = (): Path[] => [
  ellipse([0, 0], [0.21, 0.15], -0.35),
  stem([0.18, -0.04], [0.2, -0.82], 0.034),
  spline([
    [0.17, -0.84, 1],
    [0.26, -0.66],
    [0.5, -0.52],
    [0.48, -0.2, 1],
    [0.42, -0.4],
    [0.18, -0.52, 1],
  ]),
];

/** Two quavers under one beam. */
const pair = (): Path[] => [
  ellipse([-0.24, 0.04], [0.19, 0.14], -0.35),
  ellipse([0.36, -0.06], [0.19, 0.14], -0.35),
  stem([-0.07, 0], [-0.06, -0.72], 0.033),
  stem([0.53, -0.1], [0.54, -0.82], 0.033),
  spline([
    [-0.1, -0.8, 1],
    [0.24, -0.82],
    [0.58, -0.92, 1],
    [0.57, -0.74, 1],
    [0.24, -0.66],
    [-0.1, -0.62, 1],
  ]),
];

/** Notes dance away on a wave, larger the nearer they come. */
export const notes: EffectDrawing = (site, { random, light, onward }) => {
  const { voice: source, size } = site;
  const target = distantTarget(site);
  const way = target ? (target[0] < source[0] ? -1 : 1) : site.isFigure ? site.way : onward;
  const end: Point = target ?? [
    Math.max(90, Math.min(910, source[0] + way * size * 1.1)),
    Math.max(120, source[1] - size * 0.6),
  ];
  const path = thrown(source, end, size * 0.12);
  const colors = light.isDark ? PALES : INKS;
  const all = ofCount(6, (index, share): Sketch => {
    const [x, y] = path(0.2 + share * (target ? 0.56 : 0.8));
    const tall = Math.max(44, size * (0.19 + 0.09 * share));
    const wave: Point = [x, y + (index % 2 === 0 ? -1 : 1) * size * 0.1 + random.between(-6, 6)];
    const at = overFaces(site, wave, tall * 0.5);
    const color = colors[index % colors.length] ?? INKS[0] ?? WHITE;
    const parts = (index % 3 === 1 ? pair() : quaver()).map((shape) =>
      form(shape, color, { volume: 0.25, lit: light.isDark }),
    );
    return moved(bundle(parts), placed(at, tall, { turn: random.between(-0.25, 0.25) }));
  });
  return { before: all };
};

/** Rings that open towards who listens; around a thing, to both sides. */
export const soundRings: EffectDrawing = (site, { light }) => {
  const { size } = site;
  const from: Point = site.isFigure
    ? site.voice
    : [site.center[0], site.box.top + (site.box.bottom - site.box.top) * 0.35];
  const aims = site.target
    ? [bearing(from, site.target.at)]
    : site.isFigure
      ? [site.way === 1 ? -0.12 : Math.PI + 0.12]
      : [-0.2, Math.PI + 0.2];
  const start = site.isFigure ? site.headSize * 0.7 : (site.box.right - site.box.left) * 0.42;
  const color = light.isDark ? hex('#ffe3a1') : hex('#d8593b');
  return {
    before: aims.flatMap((aim) =>
      [0, 1, 2, 3].flatMap((index): Sketch[] => {
        const radius = start + size * (0.1 + 0.15 * index);
        const half = 0.62 - index * 0.03;
        const width = Math.max(4, size * (0.024 - index * 0.003));
        const ring = arc(from, [radius, radius], { from: aim - half, to: aim + half, width });
        return [form(ring, lighten(color, 0.05 * index), { volume: 0.1, lit: light.isDark, alpha: 1 - index * 0.13 })];
      }),
    ),
  };
};

const heart = (at: Point, size: number, turn: number): Sketch =>
  moved(
    bundle([
      form(
        spline([
          [0, 0.62, 1],
          [-0.5, 0.12],
          [-0.6, -0.28],
          [-0.3, -0.52],
          [0, -0.24, 1],
          [0.3, -0.52],
          [0.6, -0.28],
          [0.5, 0.12],
        ]),
        hex('#e2495a'),
        { volume: 0.55 },
      ),
      detail(ellipse([-0.3, -0.26], [0.13, 0.08], -0.7), WHITE, { alpha: 0.7 }),
    ]),
    placed(at, size, { turn }),
  );

/** Hearts rise over the head, or fly from one to the other. */
export const hearts: EffectDrawing = (site, { random }) => {
  const { size, box } = site;
  const start: Point = site.isFigure ? [site.head[0], Math.max(box.top, 96)] : [site.center[0], box.top];
  const target = distantTarget(site);
  const path = target ? thrown(start, [target[0], target[1] - 40], size * 0.35) : null;
  const all = ofCount(6, (index, share): { at: Point; tall: number } => {
    const tall = Math.max(26, size * (0.1 + 0.09 * (index % 3 === 1 ? 1 : random.next() * 0.5)));
    const up: Point = path
      ? path(0.16 + share * 0.64)
      : [
          start[0] + (share - 0.5) * size * 0.8,
          start[1] - size * (0.02 + 0.15 * Math.sin(Math.PI * share) + 0.05 * (index % 2)),
        ];
    return { at: overFaces(site, [up[0], Math.max(48, up[1])], tall * 0.5), tall };
  });
  return { before: all.map(({ at, tall }) => heart(at, tall, random.between(-0.35, 0.35))) };
};
