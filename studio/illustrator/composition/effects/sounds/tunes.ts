/** A tune that is heard, seen: notes on their lines, to the end or up to where it breaks off. */
import { hex } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing, Site } from '#studio/illustrator/composition/effects/effect.ts';
import {
  arc,
  clearestWay,
  distantTarget,
  hidesFace,
  ofCount,
  openShare,
  overFaces,
  stroke,
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

/** The tune as lines for the notes to sit on: a filled band would be a spear out of a head. */
const LANES = [-0.8, -0.27, 0.27, 0.8] as const;
const tune = (path: (share: number) => Point, wide: number, isDark: boolean): Sketch[] => {
  const lane = (across: number): Path =>
    stroke(
      ofCount(14, (_, share): Point => {
        const [x, y] = path(0.06 + share * 0.94);
        return [x, y + across * wide * Math.sqrt(share)];
      }),
      Math.max(1.6, wide * 0.05),
    );
  return [detail(LANES.flatMap(lane), isDark ? hex('#ffe9b0') : hex('#a8743a'), { alpha: 0.55, lit: isDark })];
};

const LEAVING = [0.1, 0.16, 0.22, 0.28, 0.34, 0.4, 0.46, 0.52, 0.58];

const isInFace = ({ head, headSize, mouth, voice }: Site, [x, y]: Point): boolean =>
  voice === mouth && Math.hypot(x - head[0], y - head[1]) < headSize * 1.15;

/** What sounds in somebody's hands does not sound through the head above it, nor what is sung over the own hair. */
const PAST_HEAD = 0.8;
const THROUGH = 0.6;
const pastHead = (
  { isFigure, companion, voice, mouth, head, headSize }: Site,
  ends: readonly Point[],
): readonly Point[] => {
  const [hx, hy] = [head[0] - voice[0], head[1] - voice[1]];
  const isPast = ([x, y]: Point): boolean => {
    const [dx, dy] = [x - voice[0], y - voice[1]];
    if (voice === mouth) return (hx * dx + hy * dy) / Math.max(1, Math.hypot(hx, hy) * Math.hypot(dx, dy)) < THROUGH;
    const share = Math.max(0, Math.min(1, (hx * dx + hy * dy) / (dx * dx + dy * dy)));
    return Math.hypot(hx - dx * share, hy - dy * share) > headSize * PAST_HEAD;
  };
  const past = ends.filter(isPast);
  return isFigure && companion === null && past.length > 0 ? past : ends;
};

/** A note that is missing: its outline in dashes, as one cuts along it. */
const DASHES = 6;
const gapIn = (at: Point, tall: number, isDark: boolean): Sketch => {
  const [wide, high] = [tall * 0.27, tall * 0.2];
  const width = Math.max(2.6, tall * 0.06);
  const head = ofCount(DASHES, (index): Path => {
    const from = (index / DASHES) * Math.PI * 2;
    return arc(at, [wide, high], { from, to: from + (Math.PI * 1.2) / DASHES, width });
  });
  const rod = [0.04, 0.32, 0.6].map((up): Path => {
    const x = at[0] + wide * 0.94;
    return stroke(
      [
        [x, at[1] - tall * up],
        [x, at[1] - tall * (up + 0.09)],
        [x, at[1] - tall * (up + 0.18)],
      ],
      width,
    );
  });
  return detail([...head, ...rod].flat(), isDark ? hex('#ffe9b0') : hex('#8a5a2b'), {
    alpha: 0.9,
    lit: isDark,
  });
};

/** How far along its way a tune is heard that breaks off. */
const HEARD = 0.66;

/** Notes ride on the tune away from whoever makes it, larger the nearer they come, round the faces in their way. */
export const notes: EffectDrawing = (site, surroundings) => tuneTo(1, site, surroundings);

/** The same up to where it breaks off; after the gap the place of the last note is free. */
export const halfTune: EffectDrawing = (site, surroundings) => tuneTo(HEARD, site, surroundings);

const tuneTo = (
  heard: number,
  site: Parameters<EffectDrawing>[0],
  { random, light, onward }: Parameters<EffectDrawing>[1],
): ReturnType<EffectDrawing> => {
  const { voice: source, size } = site;
  const target = distantTarget(site);
  const way = site.isFigure ? site.way : onward;
  const reach = (dx: number, dy: number): Point => [source[0] + dx * size, source[1] + dy * size];
  const end = target
    ? overFaces(site, target, size * 0.2)
    : clearestWay(
        site,
        source,
        pastHead(site, [
          reach(way * 1.1, -0.62),
          reach(way * 0.7, -1),
          reach(-way * 0.5, -1.05),
          reach(-way * 1.1, -0.6),
        ]),
      );
  const wave = thrown(source, end, size * 0.1);
  // What a mouth sings is seen from the edge of the face on, and crosses no eye of it.
  const leaves = LEAVING.find((share) => !site.isFigure || !isInFace(site, wave(share))) ?? 0.58;
  const path = (share: number): Point => {
    const [x, y] = wave(leaves + share * ((target ? 0.72 : 1) - leaves));
    return [x, y + Math.sin(share * Math.PI * 2.4) * size * 0.1 * Math.sqrt(share)];
  };
  const colors = light.isDark ? PALES : INKS;
  const isHalf = heard < 1;
  const all = ofCount(isHalf ? 3 : 5, (index, share): Sketch[] => {
    const [x, y] = path(0.16 + share * (heard - 0.16));
    const tall = Math.max(32, Math.min(64, size * (0.12 + 0.07 * share)));
    const at: Point = [x, y + (index % 2 === 0 ? 0.34 : 0.05) * tall];
    if (hidesFace(site, [x, y - tall * 0.2], tall * 0.3)) return [];
    const color = colors[index % colors.length] ?? INKS[0] ?? WHITE;
    const parts = (index % 3 === 1 ? pair() : quaver()).map((shape) =>
      form(shape, color, { volume: 0.25, lit: light.isDark }),
    );
    return [moved(bundle(parts), placed(at, tall, { turn: random.between(-0.22, 0.22) }))];
  }).flat();
  const open = openShare(site, path, size * 0.15);
  const ribbonTo = (share: number): Point => path(share * Math.min(open, heard));
  const tall = Math.max(44, Math.min(76, size * 0.2));
  const gap = path(1);
  const isGapFree = isHalf && !hidesFace(site, [gap[0], gap[1] - tall * 0.3], tall * 0.5);
  return {
    before: [
      ...(open > 0.3 ? tune(ribbonTo, size * 0.13, light.isDark) : []),
      ...all,
      ...(isGapFree ? [gapIn(gap, tall, light.isDark)] : []),
    ],
  };
};
