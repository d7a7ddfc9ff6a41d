/** Islands in the air, joined by a bridge. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import { skyThings } from '#studio/illustrator/settings/cloud-city/balloons.ts';
import {
  banksAt,
  CLIFF,
  CLOUD,
  CORAL,
  DOME,
  GOLD,
  HAMLET,
  island,
  PLASTER,
  TOWN,
  TURF,
  VIOLET,
  WOOD,
} from '#studio/illustrator/settings/cloud-city/sky-town.ts';
import { cloudBank, cumulus } from '#studio/illustrator/settings/pieces/cumulus.ts';
import {
  below,
  busySide,
  framing,
  free,
  groundAt,
  inFrom,
  roomy,
  strewn,
} from '#studio/illustrator/settings/pieces/sides.ts';
import { traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { blossoms, bush, grass, hill } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { leafy } from '#studio/illustrator/settings/trees.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A footbridge on ropes or an arch of stone between two places in the air. */
const airBridge = (from: Point, to: Point, size: number): Sketch[] => {
  const at = (share: number, up: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - Math.sin(share * Math.PI) * size * 0.9 - up * size,
  ];
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
  return [
    form(
      ribbon(
        shares.map((share) => at(share, 0)),
        [size * 0.2],
      ),
      PLASTER,
      { volume: 0.3 },
    ),
    ...Array.from({ length: 9 }, (_, index) =>
      line([at((index + 0.5) / 9, 0), at((index + 0.5) / 9, 0.6)], lighten(PLASTER, -0.12), { width: size * 0.08 }),
    ),
    line(
      shares.map((share) => at(share, 0.62)),
      lighten(PLASTER, -0.06),
      { width: size * 0.12 },
    ),
  ];
};

const islandsFar = (stage: Stage): Sketch[] => {
  const { horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const size = below(stage, horizon - 10, Math.max(170, Math.min(330, horizon * 0.66)) * 1.05) / 1.05;
  const main: Point = [inFrom(side, 270), horizon - 16];
  const second: Point = [inFrom(open, 190), horizon - Math.min(90, horizon * 0.14) * (stage.calmAbove > 0 ? 0.2 : 1)];
  return [
    ...skyThings(stage, side),
    ...island(stage, second, { size: size * 0.56, houses: HAMLET }),
    ...airBridge(
      [main[0] - side * size * 0.46, main[1] + 2],
      [second[0] + side * size * 0.26, second[1] + 2],
      size * 0.05,
    ),
    ...island(stage, main, { size, houses: TOWN, hasFall: true }),
    ...banksAt(stage, horizon + 84, 56),
  ];
};

const islandsMiddle = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const edge = '-.06,.1! .1,.0 .3,.16 .52,.06 .74,.2 1.06,.06!';
  const turfY = groundAt(stage, 0.42);
  return [
    ...banksAt(stage, groundAt(stage, 0.36), 50),
    form(traced(`${edge} 1.06,-8! -.06,-8!`, [0, turfY + 40], [1000, 60]), CLIFF, { volume: 0.3 }),
    form(traced(`${edge} 1.06,-8! -.06,-8!`, [0, turfY + 26], [1000, 60]), lighten(TURF, 0.03), {
      to: TURF,
      volume: 0.25,
    }),
    ...roomy(stage, [inFrom(open, 60)], 0.2).flatMap((x) =>
      leafy({
        foot: [x, groundAt(stage, 0.6)],
        height: below(stage, groundAt(stage, 0.6), unit * 100 * framing(stage, x)),
        color: hex('#6fa357'),
        random,
      }),
    ),
    ...roomy(stage, [inFrom(side, 56)], 0.2).flatMap((x) =>
      windVane(stage, [x, groundAt(stage, 0.62)], below(stage, groundAt(stage, 0.62), unit * 62)),
    ),
  ];
};

const islandsNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  return [
    hill({ y: groundAt(stage, 0.74), swing: 9, waves: 1 }, [lighten(TURF, 0.02), lighten(TURF, -0.06)], random),
    ...grass({ top: groundAt(stage, 0.76), bottom: 1010, count: 80, height: unit * 9 }, lighten(TURF, -0.04), random),
    ...strewn(stage, 9).flatMap((at, index) =>
      index % 3 === 0
        ? cumulus(at, [unit * 34, unit * 12], { color: CLOUD, random })
        : bush(at, unit * 9, { color: hex('#6a9a55'), random }),
    ),
    ...blossoms(
      { top: groundAt(stage, 0.74), bottom: 985, count: 18, size: unit * 2.3 },
      [hex('#fbf3e4'), CORAL, GOLD],
      random,
    ),
  ];
};

export const islands = (stage: Stage): Planes => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return {
    backdrop: [
      ...cumulus([inFrom(open, 250), horizon + 10], [460, below(stage, horizon, horizon * 0.3)], {
        color: CLOUD,
        random,
      }),
      ...banksAt(stage, horizon + 10, 50),
    ],
    far: islandsFar(stage),
    middle: islandsMiddle(stage),
    near: islandsNear(stage),
    front: [
      ...free(stage, [inFrom(side, -20)], unit * 30).flatMap((x) =>
        bush([x, 1000], unit * 30, { color: hex('#6a9a55'), random }),
      ),
      ...cloudBank({ y: 1004, rise: 46, swell: 10 }, { color: CLOUD, random }),
    ],
  };
};

/** A mast with a turning wheel of cloth sails and ribbons in the wind. */
const windVane = (stage: Stage, foot: Point, height: number): Sketch[] => {
  const hub: Point = [foot[0], foot[1] - height * 0.84];
  return [
    form(ribbon([foot, hub], [height * 0.022, height * 0.014], 'flat'), WOOD, { volume: 0.5 }),
    ...Array.from({ length: 6 }, (_, index): Sketch => {
      const angle = (index / 6) * Math.PI * 2 + 0.3;
      const out = (reach: number, turn: number): Point => [
        hub[0] + Math.cos(angle + turn) * height * reach,
        hub[1] + Math.sin(angle + turn) * height * reach,
      ];
      return form(polygon([hub, out(0.2, 0), out(0.19, 0.5)]), [CORAL, GOLD, DOME][index % 3] ?? CORAL, {
        volume: 0.3,
      });
    }),
    form(circle(hub, height * 0.022), lighten(WOOD, -0.1), { volume: 0.5 }),
    ...[0.5, 0.62].map((up, index) =>
      form(
        traced(
          '0,0! .3,.12 .6,-.04 1,.08! .6,-.16 .3,-.02',
          [foot[0], foot[1] - height * up],
          [height * 0.4 * stage.way, height * 0.34],
        ),
        index === 0 ? VIOLET : CORAL,
        { volume: 0.2 },
      ),
    ),
  ];
};
