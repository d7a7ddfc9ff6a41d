/** Water that falls: what a cloud rains, what somebody pours, what is shaken off. */
import type { EffectDrawing, Site } from '#studio/illustrator/composition/effects/effect.ts';
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
} from '#studio/illustrator/composition/effects/pieces.ts';
import { polar } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** What pours out of a cloud: straight and dense, and it splits on whatever it falls upon. */
const shower = (site: Site, random: Random, onward: 1 | -1): { behind: Sketch[]; before: Sketch[] } => {
  const { box, size, target } = site;
  const wide = (box.right - box.left) * 0.36;
  const from = box.bottom - (box.bottom - box.top) * 0.14;
  const over = target ? target.at[0] : site.center[0] + onward * size * 0.06;
  const ground = target ? Math.min(LOWEST_DROP, target.foot) : site.foot[1];
  const to = Math.max(ground, from + 60);
  const spread = target ? Math.max(wide, target.size * 0.36) : wide * 1.3;
  const at = (across: number, share: number): Point => [
    site.center[0] +
      across * wide +
      (over + across * spread - site.center[0] - across * wide) * Math.max(0, share) ** 1.1,
    from + (to - from) * share,
  ];
  const drops = ofCount(54, (index): { at: Point; sketch: Sketch[] } => {
    const across = ((index * 0.618) % 1) * 2 - 1;
    const share = ((index * 0.371) % 1) * 0.94 + random.between(0, 0.05);
    const spot = at(across, share);
    const reach = Math.max(5, size * (0.022 + 0.022 * random.next()));
    return { at: spot, sketch: drop(spot, reach, bearing(at(across, share), at(across, share - 0.08))) };
  });
  const veil = spline([
    [...at(-1, 0), 1],
    [...at(1, 0), 1],
    [...at(1.05, 0.5)],
    [...at(1.1, 1), 1],
    [...at(-1.1, 1), 1],
    [...at(-1.05, 0.5)],
  ]);
  const bursts = [-0.9, -0.45, 0.1, 0.5, 0.95].flatMap((across): Sketch[] => {
    const [x, y] = at(across, 1);
    return [
      detail(ellipse([x, y], [size * 0.06, size * 0.016]), WATER_PALE, { alpha: 0.7 }),
      ...[-1, 0, 1].flatMap((side) =>
        drop(
          [x + side * size * 0.05, y - size * (side === 0 ? 0.07 : 0.04)],
          size * 0.013 + 1.5,
          -Math.PI / 2 + side * 0.5,
        ),
      ),
    ];
  });
  const clear = drops.filter((one) => !hidesFace(site, one.at, size * 0.01) || one.at[1] < from + 8);
  return {
    behind: [
      detail(veil, WATER_PALE, { alpha: 0.15 }),
      ...drops.filter((one) => !clear.includes(one)).flatMap(({ sketch }) => sketch),
    ],
    before: [...clear.flatMap(({ sketch }) => sketch), ...bursts],
  };
};

const LOWEST_DROP = 968;

/** A cloud rains; others pour from what is held or the mouth in a fan of thin streams, or shake themselves dry. */
export const drops: EffectDrawing = (site, { random, onward }) => {
  const { size, center, box } = site;
  if (site.companion === 'little-cloud') return shower(site, random, onward);
  if (site.target) {
    const { at, size: wide } = site.target;
    const fan = [-1, -0.4, 0.35, 1].map((across) => {
      const end: Point = [at[0] + across * Math.min(wide * 0.2, 60), at[1] + Math.abs(across) * size * 0.05];
      const path = thrown(site.source, overFaces(site, end, size * 0.05), size * (0.2 - across * 0.05));
      return { path, open: openShare(site, path, size * 0.05) };
    });
    const streams = fan.map(({ path, open }) =>
      stroke(
        ofCount(9, (_, share) => path(share * open * 0.82)),
        Math.max(3, size * 0.02),
      ),
    );
    const sprayed = fan.flatMap(({ path, open }) =>
      ofCount(9, (_, part): Sketch[] => {
        const share = (0.3 + part * 0.7) * open;
        const [x, y] = path(share);
        const spot: Point = [x + random.between(-1, 1) * size * 0.03, y + random.between(-1, 1) * size * 0.03];
        const reach = size * random.between(0.02, 0.038);
        return hidesFace(site, spot, reach) ? [] : drop(spot, reach, bearing(path(share), path(share - 0.06)));
      }).flat(),
    );
    return { before: [form(streams.flat(), WATER_PALE, { to: WATER, volume: 0.2, alpha: 0.9 }), ...sprayed] };
  }
  const flung = ofCount(22, (index): { at: Point; sketch: Sketch[] } => {
    const angle = -Math.PI * 0.5 + ((index + random.between(0.1, 0.9)) / 22 - 0.5) * Math.PI * 1.5;
    const reach = random.between(0.78, 1.3);
    const [dx, dy] = polar(angle, 1);
    const half: Point = [(box.right - box.left) * 0.5 + size * 0.1, (box.bottom - box.top) * 0.5];
    const at: Point = [center[0] + dx * half[0] * reach, center[1] + dy * half[1] * reach];
    return { at, sketch: drop(at, size * random.between(0.03, 0.052), bearing(at, center)) };
  });
  const isClear = ({ at }: { at: Point }): boolean => !hidesFace(site, at, size * 0.05);
  return {
    behind: flung.filter((one) => !isClear(one)).flatMap(({ sketch }) => sketch),
    before: flung.filter(isClear).flatMap(({ sketch }) => sketch),
  };
};
