/** A wooden ship on the sand, with jars that it has lost. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Point } from '#studio/illustrator/geometry/path.ts';
import { reefRock, seaGrass } from '#studio/illustrator/settings/ocean/corals.ts';
import {
  coral,
  floorNear,
  frontGrowth,
  meadowOfCorals,
  outcrop,
  REEF,
  SAND,
  surfaceAbove,
  swimmers,
} from '#studio/illustrator/settings/ocean/reef-floor.ts';
import { jelly, shoal } from '#studio/illustrator/settings/ocean/sea-life.ts';
import { below, busySide, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { knots, pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { hill } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The hull of a wooden ship that lies on its keel, open at the side, its mast broken. `at` is where the keel meets the sand. */
const shipwreck = (stage: Stage, at: Point, look: { size: number; way: 1 | -1 }): Sketch[] => {
  const { size, way } = look;
  const scale: Point = [size * way, size];
  const wood = hex('#8f6a4c');
  const hull = traced(
    '-.98,.62! -.9,.3 -.72,-.04 -.4,-.12 .5,-.12 .84,.1 .98,.5 1.12,.78! .9,.64 .5,.46 0,.38 -.5,.44',
    at,
    scale,
  );
  const hole = traced('-.1,.22! .0,.3 .12,.24 .2,.29 .34,.2! .3,.06 .18,.0 .1,.05 -.04,.02 -.12,.12', at, scale);
  const planks = [0.04, 0.16, 0.28, 0.4].map((up) =>
    line(knots(`-1,${up + 0.1} -.4,${up - 0.05} .3,${up - 0.06} 1.1,${up + 0.26}`, at, scale), lighten(wood, -0.1), {
      width: size * 0.012,
      alpha: 0.7,
    }),
  );
  const ribs = [-0.06, 0.06, 0.18, 0.28].map((x) =>
    line(knots(`${x},.34 ${x + 0.03},.1 ${x},-.1`, at, scale), lighten(wood, -0.03), { width: size * 0.03 }),
  );
  return [
    form(
      ribbon(pointsOf('-.2,.3 -.24,.8 -.3,1.14', at, scale), [size * 0.034, size * 0.03, size * 0.026], 'flat'),
      wood,
      { volume: 0.5 },
    ),
    form(
      ribbon(pointsOf('-.3,1.12 -.02,1.0 .2,.72', at, scale), [size * 0.024, size * 0.02, size * 0.014]),
      lighten(wood, -0.04),
      { volume: 0.5 },
    ),
    line(knots('-.3,1.1 .3,.8 .9,.62', at, scale), hex('#c9b48a'), { width: size * 0.008 }),
    line(knots('-.28,1.04 -.6,.7 -.86,.5', at, scale), hex('#c9b48a'), { width: size * 0.008 }),
    form(traced('-.22,1.02! 0,.94 .16,.76 .06,.7 .02,.58! -.08,.68 -.2,.62!', at, scale), hex('#cfc4a4'), {
      volume: 0.3,
      alpha: 0.85,
    }),
    form(ribbon(pointsOf('.46,.42 .5,.66', at, scale), [size * 0.03], 'flat'), wood, { volume: 0.5 }),
    form(hull, wood, { to: lighten(wood, -0.08), volume: 0.55 }),
    bundle(
      [
        ...planks,
        detail(hole, hex('#2b3444')),
        bundle(ribs, { clip: hole }),
        ...[-0.62, -0.4, 0.56, 0.74].map((x) =>
          detail(
            circle([at[0] + x * scale[0], at[1] - (0.22 + Math.max(0, x - 0.4) * 0.5) * size], size * 0.04),
            hex('#2b3444'),
          ),
        ),
      ],
      { clip: hull },
    ),
    form(
      ribbon(pointsOf('-.98,.63 -.5,.45 0,.39 .5,.47 .9,.66 1.14,.8', at, scale), [size * 0.026]),
      lighten(wood, 0.06),
      { volume: 0.5 },
    ),
    ...coral(stage, [at[0] - 0.7 * scale[0], at[1] - size * 0.48], { size: size * 0.24, kind: 0, tone: 0 }),
    ...coral(stage, [at[0] + 0.7 * scale[0], at[1] - size * 0.54], { size: size * 0.22, kind: 1, tone: 2 }),
    ...coral(stage, [at[0] - 0.1 * scale[0], at[1] - size * 0.38], { size: size * 0.13, kind: 4, tone: 1 }),
  ];
};

/** A clay jar that lies half in the sand. */
const amphora = (at: Point, size: number, way: 1 | -1): Sketch[] => {
  const scale: Point = [size * way, size];
  const clay = hex('#c67f58');
  return [
    form(ribbon(pointsOf('.3,.42 .5,.66 .62,.46', at, scale), [size * 0.04]), lighten(clay, -0.05), { volume: 0.4 }),
    form(
      traced(
        '-.6,-.04! -.5,.3 -.16,.52 .2,.46 .42,.36 .62,.42! .74,.26 .68,.14! .5,.2 .4,.0 .36,-.06! -.1,-.1',
        at,
        scale,
      ),
      clay,
      { volume: 0.7 },
    ),
    detail(traced('-.5,.2 -.3,.4 -.34,.1 -.42,0', at, scale), lighten(clay, -0.1), { alpha: 0.5 }),
    detail(traced('.62,.42! .75,.28 .68,.14! .66,.28', at, scale), hex('#5c3a30')),
    form(traced('-.8,-.08! -.4,.07 0,.01 .4,.06 .7,-.08! 0,-.14', at, scale), SAND, { volume: 0.2 }),
  ];
};

const wreckFar = (stage: Stage): Sketch[] => {
  const { random, horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const size = below(stage, horizon + 46, Math.max(170, Math.min(270, horizon * 0.52)) * 1.16) / 1.16;
  return [
    hill({ y: horizon + 8, swing: 10, waves: 1 }, [SAND, SAND], random),
    ...reefRock([inFrom(side, 40), horizon + 44], [240, below(stage, horizon, horizon * 0.36)], {
      color: REEF,
      random,
    }),
    ...shipwreck(stage, [inFrom(side, 290), horizon + 46], { size, way: side }),
    ...(stage.calmAbove > 0 ? [] : [0, 1, 2]).flatMap((index) =>
      jelly([inFrom(open, 90 + index * 84), horizon * (0.36 + (index % 2) * 0.22)], 38 - index * 5, hex('#f0b6c8')),
    ),
    form(
      traced(
        '-1,-.2! -.6,.06 -.1,.0 .3,.08 .8,.0 1,-.2!',
        [inFrom(side, 290), horizon + 58],
        [size * 1.3, size * 0.34],
      ),
      SAND,
      { volume: 0.2 },
    ),
  ];
};

const wreckMiddle = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const middleY = groundAt(stage, 0.36);
  return [
    hill({ y: middleY, swing: 20, waves: 1 }, [lighten(SAND, 0.02), SAND], random),
    ...meadowOfCorals(stage, middleY + 18).slice(0, 24),
    ...outcrop(stage, [inFrom(open, 70), middleY + 60], { size: [unit * 32, unit * 24], first: 3 }),
    ...swimmers(
      stage,
      [
        [inFrom(side, 210), horizon * 0.7],
        [inFrom(side, 420), horizon * 0.5],
        [inFrom(side, 120), horizon * 0.94],
      ],
      unit * 12,
    ),
    ...roomy(stage, [inFrom(side, 90), inFrom(side, 190)]).flatMap((x, index) =>
      amphora([x, middleY + 60 + index * 26], unit * (15 - index * 3), index === 0 ? side : open),
    ),
  ];
};

const wreckNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const nearY = groundAt(stage, 0.68);
  return [
    ...floorNear(stage, nearY),
    ...roomy(stage, [inFrom(side, 96)]).flatMap((x) => amphora([x, nearY + 96], unit * 24, open)),
    ...roomy(stage, [inFrom(open, 80), inFrom(side, 210)]).flatMap((x, index) =>
      seaGrass([x, nearY + 60], unit * (30 + index * 8), { color: hex('#6fa56c'), random }),
    ),
  ];
};

export const wreck = (stage: Stage): Planes => {
  const { random, horizon, way } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return {
    backdrop: [
      ...surfaceAbove(stage),
      hill({ y: horizon - 60, swing: 50, waves: 0.7 }, [REEF, REEF], random),
      ...(stage.calmAbove > 0 ? [] : [0.3, 0.5]).map((share, index) =>
        shoal([inFrom(open, 200 + index * 130), horizon * share], [150, 50], {
          count: 26,
          size: 13,
          color: hex('#2f6480'),
          way,
          random,
        }),
      ),
    ],
    far: wreckFar(stage),
    middle: wreckMiddle(stage),
    near: wreckNear(stage),
    front: frontGrowth(stage),
  };
};
