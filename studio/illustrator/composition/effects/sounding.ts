/** What is heard or felt, seen: notes, rings of sound, hearts. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing, Site } from '#studio/illustrator/composition/effects/effect.ts';
import {
  arc,
  bearing,
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

/** Notes ride on the tune away from whoever makes it, larger the nearer they come, round the faces in their way. */
export const notes: EffectDrawing = (site, { random, light, onward }) => {
  const { voice: source, size } = site;
  const target = distantTarget(site);
  const way = site.isFigure ? site.way : onward;
  const reach = (dx: number, dy: number): Point => [source[0] + dx * size, source[1] + dy * size];
  const end = target
    ? overFaces(site, target, size * 0.2)
    : clearestWay(site, source, [
        reach(way * 1.1, -0.62),
        reach(way * 0.7, -1),
        reach(-way * 0.5, -1.05),
        reach(-way * 1.1, -0.6),
      ]);
  const wave = thrown(source, end, size * 0.1);
  // What a mouth sings is seen from the edge of the face on, and crosses no eye of it.
  const leaves = LEAVING.find((share) => !site.isFigure || !isInFace(site, wave(share))) ?? 0.58;
  const path = (share: number): Point => {
    const [x, y] = wave(leaves + share * ((target ? 0.72 : 1) - leaves));
    return [x, y + Math.sin(share * Math.PI * 2.4) * size * 0.1 * Math.sqrt(share)];
  };
  const colors = light.isDark ? PALES : INKS;
  const all = ofCount(5, (index, share): Sketch[] => {
    const [x, y] = path(0.16 + share * 0.84);
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
  const ribbonTo = (share: number): Point => path(share * open);
  return { before: [...(open > 0.3 ? tune(ribbonTo, size * 0.13, light.isDark) : []), ...all] };
};

/** So far from the middle of a head, in its size, there is no hair. */
const OVER_HAIR = 1.3;
/** Up, and away from the body: what a sleeper sounds is not written over the own blanket. */
const upFrom = ({ head, center }: Site): number => -Math.PI / 2 + Math.sign(head[0] - center[0]) * 0.42;

/** A stroke of a ring, and places along it: none of them is in a face. */
type Ring = { readonly along: readonly Point[]; readonly path: Path; readonly index: number };

/** Three rings around a place; the farthest one is open, as a hand draws a sound that fades. */
const ringsTo = (aim: number, from: Point, { site, start }: { site: Site; start: number }): Ring[] =>
  [0, 1, 2].flatMap((index): Ring[] => {
    const { size, isLying } = site;
    const radius = start + size * (isLying ? 0.05 + 0.085 * index : 0.06 + 0.12 * index);
    const width = Math.max(1.8, size * (0.0085 - index * 0.0015));
    const parts = index === 2 ? 2 : 1;
    const span = (isLying ? 0.8 : 0.9) / parts;
    return ofCount(parts, (part): Ring => {
      const middle = aim + (part - (parts - 1) / 2) * span;
      const bow = parts === 1 ? 0.5 : 0.4;
      return {
        along: ofCount(5, (_, share): Point => {
          const turn = middle + span * bow * (share * 2 - 1);
          return [from[0] + Math.cos(turn) * radius, from[1] + Math.sin(turn) * radius];
        }),
        path: arc(from, [radius, radius], { from: middle - span * bow, to: middle + span * bow, width }),
        index,
      };
    });
  });

/** The rings that go over no face, and over nobody's body: on somebody's legs a sound is a scratch. */
const ringsSeen = (rings: readonly Ring[], site: Site): { seen: readonly Ring[]; free: readonly Ring[] } => {
  const own = (at: Point): boolean => Math.hypot(at[0] - site.head[0], at[1] - site.head[1]) < site.headSize * 1.9;
  const seen = rings.filter(({ along }) => along.every((at) => own(at) || !hidesFace(site, at, site.size * 0.02)));
  const isFree = (at: Point): boolean =>
    !site.isOver(at, site.size * 0.02, 'others') && !(site.isFigure && site.isOver(at, site.size * 0.02, 'own'));
  return { seen, free: seen.filter(({ along }) => along.every(isFree)) };
};

/** Rings that open towards who listens; around a thing, to both sides; else to the side on which they go over nobody. */
export const soundRings: EffectDrawing = (site, { light }) => {
  // Around the head of a sleeper, whose mouth is at its side: from there they would go over brow and eyes.
  const from: Point = site.isFigure
    ? site.isLying
      ? site.head
      : site.voice
    : [site.center[0], site.box.top + (site.box.bottom - site.box.top) * 0.35];
  const ahead = site.way === 1 ? -0.12 : Math.PI + 0.12;
  const ways: readonly (readonly number[])[] = site.target
    ? [[bearing(from, site.target.at)]]
    : !site.isFigure
      ? [[-0.2, Math.PI + 0.2]]
      : site.isLying
        ? [[upFrom(site)], [-Math.PI / 2]]
        : [[ahead], [Math.PI - ahead], [-Math.PI / 2 + site.way * 0.7]];
  const start = site.isFigure
    ? site.headSize * (site.isLying ? OVER_HAIR : 0.95)
    : (site.box.right - site.box.left) * 0.42;
  const color = light.isDark ? hex('#ffe3a1') : hex('#c06a4c');
  const tried = ways.map((aims) =>
    ringsSeen(
      aims.flatMap((aim) => ringsTo(aim, from, { site, start })),
      site,
    ),
  );
  const best = tried.reduce((most, one) => (one.free.length > most.free.length ? one : most));
  return {
    before: (best.free.length > 0 ? best.free : best.seen.slice(0, 1)).map(({ path, index }) =>
      detail(path, lighten(color, 0.05 * index), { lit: light.isDark, alpha: 0.85 - index * 0.18 }),
    ),
  };
};

/** A heart as scissors cut it: two sheets, the smaller one folded up along its middle. */
const heart = (at: Point, size: number, turn: number): Sketch =>
  moved(
    bundle([
      form(
        spline([
          [0.02, 0.64, 1],
          [-0.46, 0.16],
          [-0.58, -0.24],
          [-0.34, -0.5],
          [-0.02, -0.22, 1],
          [0.27, -0.54],
          [0.6, -0.3],
          [0.5, 0.1],
        ]),
        hex('#d05a60'),
        { volume: 0.2 },
      ),
      detail(
        spline([
          [0.02, 0.64, 1],
          [-0.02, -0.22, 1],
          [0.27, -0.54],
          [0.6, -0.3],
          [0.5, 0.1],
        ]),
        hex('#e07f7b'),
        { alpha: 0.55 },
      ),
    ]),
    placed(at, size, { turn }),
  );

/** Hearts as small as a hand, one after the other from the breast upwards, or from one to the other, before nobody. */
export const hearts: EffectDrawing = (site, { random }) => {
  const { size, box } = site;
  const start: Point = site.isFigure ? [site.head[0], Math.max(box.top, 96)] : [site.center[0], box.top];
  const target = distantTarget(site);
  const path = target ? thrown(start, [target[0], target[1] - 40], size * 0.35) : null;
  const way = random.chance(0.5) ? 1 : -1;
  const all = ofCount(path ? 5 : 4, (index, share): { at: Point; tall: number } => {
    const tall = Math.max(19, Math.min(40, size * (0.1 - 0.018 * index)));
    const up: Point = path
      ? path(0.2 + share * 0.6)
      : [
          start[0] + way * size * (0.1 + Math.sin(share * Math.PI * 1.4) * 0.16),
          start[1] - size * (0.06 + 0.34 * share),
        ];
    return { at: overFaces(site, [up[0], Math.max(48, up[1])], tall * 0.5), tall };
  });
  const isFree = ({ at, tall }: { at: Point; tall: number }): boolean =>
    !site.isOver(at, tall * 0.7, 'others') && !site.isOver(at, tall * 0.7, 'own');
  const free = all.filter(isFree);
  return {
    before: (free.length > 0 ? free : all.slice(-1)).map(({ at, tall }) => heart(at, tall, random.between(-0.3, 0.3))),
  };
};
