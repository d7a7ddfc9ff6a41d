/** What is heard or felt, seen: rings of sound, hearts. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing, Site } from '#studio/illustrator/composition/effects/effect.ts';
import {
  arc,
  bearing,
  distantTarget,
  hidesFace,
  ofCount,
  overFaces,
  thrown,
} from '#studio/illustrator/composition/effects/pieces.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

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
