/** What is poured: it leaves level, falls steeper and steeper, and bursts where it meets what it is meant for. */
import type { Prop } from '#core/story/vocabulary.ts';
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import type { Site, Target } from '#studio/illustrator/composition/effects/effect.ts';
import {
  bearing,
  drop,
  hidesFace,
  ofCount,
  openShare,
  overFaces,
  stroke,
  thrown,
  WATER,
  WATER_PALE,
  WHITE,
} from '#studio/illustrator/composition/effects/pieces.ts';
import { clamp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Box, ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

type Liquid = { readonly color: Color; readonly pale: Color };

/** What runs out of a thing has its colour. */
const LIQUIDS: Readonly<Partial<Record<Prop, Liquid>>> = {
  teapot: { color: hex('#bd7426'), pale: hex('#dc9a3e') },
  honey: { color: hex('#e9a62f'), pale: hex('#f8d377') },
  pomegranate: { color: hex('#c2293f'), pale: hex('#ea6672') },
};
const CLEAR: Liquid = { color: WATER, pale: WATER_PALE };

/** Where water leaves somebody: what they hold, the hand, a trunk. */
export const spoutOf = (site: Site): Point => {
  if (!site.isFigure || site.held !== null) return site.source;
  return site.companion === null ? site.hand : site.mouth;
};

/** Where it falls: the middle of it, half as wide as it spreads, and whether it bursts on somebody there. */
export type Landing = { readonly at: Point; readonly wide: number; readonly isOnTarget: boolean };

/** A rose parts what it pours into threads; what has none pours it in one piece. */
const ROSE: ReadonlySet<Prop> = new Set(['watering-can']);
/** Out of a narrow spout it comes as thin as a string. */
const NARROW: ReadonlySet<Prop> = new Set(['teapot']);
const STRING = 0.008;
const THREADS = [-1, -0.5, 0, 0.5, 1] as const;

/** How much of its fall is level at first: 1 leaves the spout straight ahead. */
const LEVEL = 0.86;

/** What comes from lower than it goes to is thrown up in an arch. */
const FROM_ABOVE = 0.15;
const ARCH = 0.17;

/** Half of the plate of a rose, as a share of the size of whoever pours. */
const PLATE = 0.018;
/** The steepest way up and down that a rose is thought to point. */
const STEEPEST = 0.7;

/** How far a fall bends up from a straight line, so that it leaves level, or the way that its rose points. */
const riseOf = ({ leaves }: Site, start: Point, end: Point): number => {
  const [across, down] = [end[0] - start[0], end[1] - start[1]];
  if (!leaves || across * leaves[0] <= 0) return (down / 4) * LEVEL;
  const slope = clamp(leaves[1] / Math.max(0.01, Math.abs(leaves[0])), -STEEPEST, STEEPEST);
  return Math.max(0, (down - slope * Math.abs(across)) / 4);
};

/** How far before its rose a can pours, as shares of the size of whoever pours, the best first. */
const BEFORE_ROSE = [0.12, 0.18, 0.06, 0.26];

/** Where on its target a stream falls: water never turns back, so that a can pours before its rose where it can. */
export const landingOn = (site: Site, target: Target): Point => {
  const { leaves, size } = site;
  if (!leaves || site.held === null || !ROSE.has(site.held)) return target.crown;
  const from = spoutOf(site);
  const side = leaves[0] < 0 ? -1 : 1;
  if ((target.crown[0] - from[0]) * side > size * 0.04) return target.crown;
  const spots = BEFORE_ROSE.flatMap((share): Point[] => {
    const x = from[0] + side * share * size;
    const top = target.topAt(x);
    return top === null || top < from[1] ? [] : [[x, top]];
  });
  return spots[0] ?? target.crown;
};

const isIn = ({ left, right, top, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

type Thread = { readonly path: (share: number) => Point; readonly open: number };

const threadsOf = (site: Site, from: Point, { at, wide, isOnTarget }: Landing): Thread[] => {
  const hasRose = site.held !== null && ROSE.has(site.held);
  const own = site.target?.box;
  // What runs out of a narrow spout never rises.
  const leastAbove = site.held !== null && NARROW.has(site.held) ? 0 : FROM_ABOVE;
  const isFromAbove = from[1] < at[1] - site.size * leastAbove;
  // Water from above may wet whoever it is meant for; it goes round the faces of the others.
  const others = site.faces.filter(({ at: [x, y] }) => !(isOnTarget && isFromAbove && own && isIn(own, [x, y])));
  const around = { ...site, faces: others };
  return (hasRose ? THREADS : [-0.5, 0.5]).map((across) => {
    const to: Point = [at[0] + across * wide, at[1] - Math.abs(across) * wide * 0.1];
    const [out, down] = site.leaves ?? [site.way, 0];
    const plate = across * site.size * PLATE;
    // What leaves the upper half of a rose flies farther.
    const start: Point = hasRose ? [from[0] + down * plate, from[1] - out * plate] : from;
    const end = isOnTarget && isFromAbove ? to : overFaces(around, to, site.size * 0.05);
    const path = thrown(start, end, isFromAbove ? riseOf(site, start, end) : site.size * ARCH);
    return { path, open: openShare(around, path, site.size * 0.03) };
  });
};

/** Wider where it leaves than where it has fallen apart. */
const threadPath = ({ path, open }: Thread, width: number): Path =>
  ribbon(
    ofCount(10, (_, share) => path(share * open)),
    ofCount(10, (_, share) => width * (1 - 0.45 * share)),
  );

/** How tall a crown is at most, as a share of what it is beaten out of. */
const CROWN = 0.42;

/** The crown that it beats out of what it meets, and what flies off. */
const burst = (site: Site, { at, wide }: Landing, look: { liquid: Liquid; random: Random }): Sketch[] => {
  const { liquid, random } = look;
  // What falls into a small thing beats a small crown out of it.
  const tall = Math.min(site.size * 0.075, (site.target?.size ?? Infinity) * CROWN);
  const spikes = [-1, -0.45, 0.4, 1].map((side): Path => {
    const foot: Point = [at[0] + side * wide * 0.7, at[1] + tall * 0.1];
    return ribbon(
      [foot, [foot[0] + side * tall * 0.35, foot[1] - tall * 0.6], [foot[0] + side * tall * 0.9, foot[1] - tall]],
      [tall * 0.2, tall * 0.16, tall * 0.07],
    );
  });
  const flung = ofCount(6, (index, share): Sketch[] => {
    const side = share * 2 - 1;
    const spot: Point = [
      at[0] + side * (wide + tall * 1.3),
      at[1] - tall * (1.5 - Math.abs(side)) * random.between(0.7, 1.2),
    ];
    const reach = site.size * (index % 2 === 0 ? 0.018 : 0.013) + 1;
    return hidesFace(site, spot, 0) ? [] : drop(spot, reach, Math.PI / 2 - side, liquid.color);
  });
  return [
    form([...ellipse(at, [wide * 1.05, tall * 0.24]), ...spikes.flat()], liquid.pale, {
      to: liquid.color,
      volume: 0.25,
      alpha: 0.92,
    }),
    ...flung.flat(),
  ];
};

/** Where on a body what was poured over it runs down: beside where it fell, so far down, as shares of the body. */
const RUNS = [
  { across: -1.1, down: 0.34 },
  { across: -0.2, down: 0.52 },
  { across: 0.8, down: 0.4 },
] as const;

/** Of half a face, what is eye. */
const EYE = 0.6;

/** What runs down somebody over whom it was poured: over the cheek, round the eye. */
const runningDown = (site: Site, { at, wide }: Landing, liquid: Liquid): Sketch[] => {
  const { target, size, faces } = site;
  const face = faces.find(({ at: [x, y] }) => target && isIn(target.box, [x, y]));
  if (!target || !face) return [];
  const tall = target.box.bottom - at[1];
  return RUNS.flatMap(({ across, down }): Sketch[] => {
    const x = at[0] + across * wide;
    const top = Math.max(at[1], target.topAt(x) ?? Infinity);
    // It ends on the body, over the water or the ground.
    if (top + tall * down > target.box.bottom - size * 0.04) return [];
    const path = ofCount(6, (_, share): Point => [x + Math.sin(share * 5) * size * 0.006, top + tall * down * share]);
    const end = path.at(-1) ?? at;
    if (path.some(([px, py]) => Math.hypot(px - face.at[0], py - face.at[1]) < face.size * EYE)) return [];
    return [
      detail(stroke(path, size * 0.012), liquid.pale, { alpha: 0.8 }),
      ...drop([end[0], end[1] + size * 0.012], size * 0.015 + 1, -Math.PI / 2, liquid.color),
    ];
  });
};

/** Threads of water all the way from where they leave to where they fall, with some drops between them. */
export const poured = (site: Site, random: Random, landing: Landing): Sketch[] => {
  const { size } = site;
  const liquid = LIQUIDS[site.thing ?? site.held ?? 'bucket'] ?? CLEAR;
  const from = spoutOf(site);
  const threads = threadsOf(site, from, landing);
  const hasRose = threads.length > 2;
  const isNarrow = site.held !== null && NARROW.has(site.held);
  const width = Math.max(2, size * (hasRose ? 0.009 : isNarrow ? STRING : 0.024));
  // What a pot pours is a clear string without an edge, which stays whole and goes in without a splash.
  if (isNarrow) return [detail(betweenThreads(threads, width, STRING_WIDTHS), liquid.pale, { alpha: 0.85 })];
  const body = hasRose ? threads.flatMap((thread) => threadPath(thread, width)) : betweenThreads(threads, width);
  const stream = form(body, liquid.pale, { to: liquid.color, volume: 0.2, alpha: 0.9 });
  const glints = threads.map(
    ({ path, open }, index): Path =>
      stroke(
        ofCount(6, (_, share) => path((0.08 + 0.1 * (index % 3) + share * 0.4) * open)),
        width * 0.4,
      ),
  );
  const loose = threads.flatMap(({ path, open }) =>
    ofCount(2, (part): Sketch[] => {
      const share = (0.62 + part * 0.24 + random.between(-0.06, 0.06)) * open;
      const [x, y] = path(share);
      const spot: Point = [x + random.between(-1, 1) * size * 0.026, y + random.between(-1, 1) * size * 0.02];
      const reach = size * random.between(0.012, 0.02) + 1;
      return hidesFace(site, spot, reach)
        ? []
        : drop(spot, reach, bearing(path(share), path(share - 0.06)), liquid.color);
    }).flat(),
  );
  const meets = landing.isOnTarget && threads.every(({ open }) => open === 1);
  return [
    stream,
    detail(glints.flat(), WHITE, { alpha: 0.8 }),
    ...loose,
    ...(meets ? [...runningDown(site, landing, liquid), ...burst(site, landing, { liquid, random })] : []),
  ];
};

/** How wide a stream is along its fall, from 0 at the spout to 1: a sheet opens where it meets something, a string does not. */
type Widths = (share: number) => number;
const SHEET_WIDTHS: Widths = (share) => 1.15 - 0.6 * Math.sin(Math.PI * share) + (share === 1 ? 0.2 : 0);
const STRING_WIDTHS: Widths = (share) => 1.1 - 0.45 * share;

/** One sheet between the outer threads, which draws together as it falls. */
const betweenThreads = (threads: readonly Thread[], width: number, widths: Widths = SHEET_WIDTHS): Path => {
  const [one, other] = [threads[0], threads.at(-1)];
  if (!one || !other) return [];
  const open = Math.min(one.open, other.open);
  const middle = ofCount(10, (_, share): Point => {
    const [a, b] = [one.path(share * open), other.path(share * open)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  });
  return ribbon(
    middle,
    middle.map((_, index) => width * widths(index / 9)),
  );
};
