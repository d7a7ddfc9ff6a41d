/** A lagoon behind its reef, seen from the beach. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { GROVE_CM, palmOfGrove } from '#studio/illustrator/props/garden/growing.data.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { duneGrass, starfish } from '#studio/illustrator/settings/ocean/corals.ts';
import { CORALS, SAND, sandRipples } from '#studio/illustrator/settings/ocean/reef-floor.ts';
import { lagoonBeach } from '#studio/illustrator/settings/outdoors/shore.ts';
import { sailing } from '#studio/illustrator/settings/views/sailing.ts';
import { below, busySide, free, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { boulders, peak, pebbles } from '#studio/illustrator/settings/pieces/stone.ts';
import { edged, knots, pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { hill, water } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const SHALLOW = hex('#7fdcd0');

const DEEP = hex('#2b86b8');

/** Lagoon water: deep beyond the reef, foam on the reef, turquoise within, clear at the beach. */
const lagoonWater = (stage: Stage, shore: number): Sketch[] => {
  const { horizon, random, sky } = stage;
  const reefY = horizon + (shore - horizon) * 0.3;
  const foam = Array.from({ length: 12 }, (_, index): Path => {
    const x = -40 + index * 96 + random.between(-16, 16);
    return ribbon(
      [
        [x - 44, reefY + random.between(-2, 3)],
        [x, reefY - 4],
        [x + 44, reefY + 2],
      ],
      [0.8, random.between(2, 4.4), 0.8],
    );
  });
  return [
    ...water(
      { top: horizon + 4, bottom: reefY + 12 },
      { far: mix(DEEP, sky[3], 0.3), near: mix(DEEP, sky[1], 0.15), streak: mix(sky[2], hex('#ffffff'), 0.4) },
      random,
    ),
    form(
      // Down to the beach, however far that is: no strip of ground lies between two waters.
      traced('-.06,0! .2,.06 .5,-.05 .8,.05 1.06,-.02! 1.06,-9! -.06,-9!', [0, reefY + 6], [1000, 120]),
      mix(SHALLOW, sky[1], 0.18),
      { to: lighten(SHALLOW, 0.06), volume: 0 },
    ),
    detail(foam.flat(), hex('#fffdf6'), { alpha: 0.9 }),
    ...[0.46, 0.6, 0.76].map((share, index) =>
      detail(
        traced(
          '-1,0 -.4,.5 .3,.1 1,.3 .5,-.5 -.3,-.3',
          [random.between(150, 850), horizon + (shore - horizon) * share],
          [170 + index * 60, 9 + index * 4],
        ),
        index === 1 ? mix(DEEP, SHALLOW, 0.5) : hex('#e9fff2'),
        { alpha: 0.4 },
      ),
    ),
  ];
};

/** A sunshade of palm leaves on a post. */
const sunshade = (foot: Point, size: number): Sketch[] =>
  standing([
    form(ribbon(pointsOf('0,0 .02,.5 0,1', foot, size), [size * 0.028]), hex('#a47a4e'), { volume: 0.5 }),
    form(
      traced(
        '-.72,.66! -.6,.72 -.4,.94 -.12,1.1 0,1.2! .12,1.1 .4,.94 .6,.73 .74,.66! .62,.64 .52,.58! .4,.66 .28,.58! .14,.66 0,.57! -.14,.66 -.28,.58! -.42,.66 -.54,.58! -.62,.64',
        foot,
        size,
      ),
      hex('#d9b872'),
      { volume: 0.5 },
    ),
    ...[-0.48, -0.24, 0, 0.24, 0.48].map((x) =>
      line(knots(`${x * 0.2},1.1 ${x * 0.7},.86 ${x},.63`, foot, size), hex('#ab8649'), {
        width: size * 0.012,
        alpha: 0.7,
      }),
    ),
  ]);

const lagoonFar = (stage: Stage): Sketch[] => {
  const { unit, way, isDark } = stage;
  const side = busySide(stage);
  const beach = lagoonBeach(stage.framing);
  const shore = groundAt(stage, beach);
  return [
    ...lagoonWater(stage, shore),
    form(
      traced(
        '0,.2 .12,.7 .3,.5 .5,.9 .72,.6 .9,.8 1,.2 .8,-.5 .5,-.2 .24,-.6',
        [40, groundAt(stage, 0.3) + 4],
        [920, 12],
      ),
      lighten(SAND, 0.03),
      { volume: 0.2 },
    ),
    sailing([
      moved(
        bundle(PROP_DRAWINGS.boat.draw({ isDark })),
        placed([inFrom(side, 250), groundAt(stage, 0.2)], unit * 0.24, { flip: way === -1 }),
      ),
      detail(
        traced('-1,0 -.3,.3 .5,.2 1,0 .4,-.3 -.5,-.2', [inFrom(side, 250), groundAt(stage, 0.21)], [unit * 16, 4]),
        DEEP,
        { alpha: 0.35 },
      ),
    ]),
  ];
};

/** A palm that would cut through whoever is in the water stands farther out, or not at all. */
const OUTWARD = [0, 50, 110] as const;
/** Half a trunk, and how far up from its foot somebody can be behind it. */
const TRUNK = 62;
const TRUNK_UP = [40, 120, 200, 280] as const;

const isTrunkClear = ({ isOpen }: Stage, [x, foot]: Point): boolean =>
  TRUNK_UP.every((up) => isOpen?.([x, foot - up], TRUNK) ?? true);

const lagoonMiddle = (stage: Stage): Sketch[] => {
  const { unit } = stage;
  const side = busySide(stage);
  const beach = lagoonBeach(stage.framing);
  const shore = groundAt(stage, beach);
  const shoreLine = '-.06,.1! .14,.0 .34,.22 .56,.1 .78,.26 1.06,.02!';
  return [
    form(traced(`${shoreLine} 1.06,-8! -.06,-8!`, [0, shore + 10], [1000, 60]), mix(SAND, SHALLOW, 0.3), { volume: 0 }),
    form(traced(`${shoreLine} 1.06,-8! -.06,-8!`, [0, shore + 26], [1000, 60]), SAND, {
      to: lighten(SAND, -0.02),
      volume: 0.1,
    }),
    line(knots(shoreLine, [0, shore + 12], [1000, 60]), hex('#fffdf4'), { width: 5, alpha: 0.9 }),
    ...(stage.isOpen?.([inFrom(side, 205), groundAt(stage, beach + 0.1) - unit * 26], unit * 36) === false
      ? []
      : sunshade([inFrom(side, 205), groundAt(stage, beach + 0.1)], unit * 44)),
    ...[30, 124].flatMap((inward, index) => {
      const foot = groundAt(stage, beach + 0.12) + index * 12;
      const step = OUTWARD.find((out) => isTrunkClear(stage, [inFrom(side, inward - out), foot]));
      if (step === undefined) return [];
      return moved(
        bundle(palmOfGrove()),
        placed(
          [inFrom(side, inward - step), foot],
          below(stage, groundAt(stage, beach + 0.12), unit * (0.86 - index * 0.22) * GROVE_CM) / GROVE_CM,
          { flip: (side === 1) === (index === 0) },
        ),
      );
    }),
  ];
};

const lagoonNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const nearY = groundAt(stage, lagoonBeach(stage.framing) + 0.16);
  return [
    hill({ y: nearY, swing: 12, waves: 0.8 }, [lighten(SAND, 0.02), lighten(SAND, -0.07)], random),
    sandRipples(stage, nearY + 20),
    ...boulders([inFrom(open, 70), nearY + 90], unit * 15, { color: hex('#b79a86'), random }),
    ...roomy(stage, [inFrom(side, 90), inFrom(open, 220)]).map((x, index) =>
      duneGrass([x, nearY + 60 + index * 30], unit * 24, { color: hex('#a3a65c'), random }),
    ),
    ...pebbles({ top: nearY + 40, bottom: 980, count: 18, size: unit * 2 }, { color: hex('#f0c4b0'), random }),
    ...starfish([inFrom(side, 190), 934], unit * 7, CORALS[1]),
  ];
};

export const lagoon = (stage: Stage): Planes => {
  const { random, horizon, unit } = stage;
  return {
    backdrop: [-0.02, 0.16, 0.34, 0.6, 0.8, 1].flatMap((x, index) =>
      peak([x * 1000 + random.between(-30, 30), horizon + 12], [random.between(230, 330), random.between(56, 128)], {
        color: index % 2 === 0 ? hex('#c98f86') : hex('#b97d7d'),
        random,
        snow: 0,
      }),
    ),
    far: lagoonFar(stage),
    middle: lagoonMiddle(stage),
    near: lagoonNear(stage),
    front: [
      ...free(stage, [-4, 1002], unit * 20).map((x) =>
        duneGrass([x, 1020], unit * 52, { color: hex('#8f9a56'), random }),
      ),
      ...free(stage, [110, 890], unit * 12)
        .slice(0, 1)
        .flatMap((x) => [
          form(edged('-.34,-.4 -.44,.34 .44,.34 .34,-.4', [x, 958], unit * 13), hex('#e8705f'), { volume: 0.5 }),
          line(knots('-.44,.3 -.2,.8 .2,.8 .44,.3', [x, 958], unit * 13), hex('#f3ead2'), { width: unit * 0.9 }),
        ]),
    ],
  };
};
