/** Giant trees with a bridge hung between them. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { fern, liana, sunShaft } from '#studio/illustrator/settings/jungle/leaves.ts';
import {
  BARK,
  crowns,
  forestFloor,
  frame,
  LEAF,
  LIME,
  MOSS,
  paddlePlant,
  undergrowth,
} from '#studio/illustrator/settings/jungle/thicket.ts';
import { roadOf, roadSketch } from '#studio/illustrator/settings/outdoors/road.ts';
import { below, busySide, framing, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { hill } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const EARTH = hex('#9a7a52');

/** A trunk with buttress roots that leaves the page at the top; the size is its width and height. */
const giant = (stage: Stage, foot: Point, look: { size: Point; color: Color }): Sketch[] => {
  const { size, color } = look;
  const { random } = stage;
  const outline = traced(
    '-1.3,-.02! -.8,.04 -.56,.14 -.46,.4 -.5,1! .5,1! .44,.4 .56,.15 .84,.05 1.35,-.02! .8,-.01 .5,.015 .1,-.02 -.3,.015 -.7,-.012',
    foot,
    size,
  );
  const grooves = [-0.34, -0.16, 0.04, 0.24, 0.38].map((x, index) =>
    line(
      knots(`${x},${0.96 - index * 0.05} ${x * 0.9},.5 ${x * 1.1},.24 ${x * 2.1},.02`, foot, size),
      lighten(color, index % 2 === 0 ? -0.09 : 0.06),
      { width: size[0] * 0.035, alpha: 0.6 },
    ),
  );
  return [
    form(outline, color, { volume: 0.6 }),
    bundle(
      [
        ...grooves,
        detail(
          clump([foot[0] - size[0] * 0.2, foot[1] - size[1] * 0.05], [size[0] * 0.5, size[1] * 0.06], {
            lumps: 8,
            depth: 0.16,
            random,
          }),
          MOSS,
          { alpha: 0.85 },
        ),
        detail(
          clump([foot[0] + size[0] * 0.4, foot[1] - size[1] * 0.36], [size[0] * 0.2, size[1] * 0.07], {
            lumps: 7,
            depth: 0.16,
            random,
          }),
          MOSS,
          { alpha: 0.7 },
        ),
      ],
      { clip: outline },
    ),
  ];
};

/** A bridge of planks hung from ropes, sagging. */
const hangingBridge = (from: Point, to: Point, look: { size: number; random: Random }): Sketch[] => {
  const { size, random } = look;
  const at = (share: number, up: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * size * 1.6 - up * size,
  ];
  const shares = Array.from({ length: 17 }, (_, index) => index / 16);
  return [
    line(
      shares.map((share) => at(share, 1)),
      hex('#c9ad76'),
      { width: size * 0.09 },
    ),
    ...shares.map((share) => line([at(share, 0), at(share, 1)], hex('#c9ad76'), { width: size * 0.045 })),
    ...shares
      .slice(0, -1)
      .map((share, index) =>
        form(
          ribbon([at(share + 0.006, 0), at(share + 0.052, 0)], [size * 0.1], 'flat'),
          lighten(BARK, 0.06 + (index % 3) * 0.04),
          { volume: 0.3 },
        ),
      ),
    ...liana(at(0.12, 1), at(0.86, 0.9), { color: LIME, sag: size * 0.8, random, leaf: size * 0.34 }),
  ];
};

const bridgesFar = (stage: Stage): Sketch[] => {
  const { random, horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const base = groundAt(stage, 0.12);
  const tops =
    stage.calmAbove > 0 ? crowns(stage, { y: stage.calmAbove + 50, size: 66, count: 10, color: hex('#5f9a58') }) : [];
  const tall = stage.calmAbove > 0 ? base - stage.calmAbove : base + 60;
  const bridgeY = Math.max(base - tall * 0.62, stage.calmAbove + 40);
  return [
    ...giant(stage, [inFrom(side, 330), base], { size: [84, tall], color: lighten(BARK, 0.05) }),
    ...giant(stage, [inFrom(open, 150), base + 10], { size: [104, tall + 10], color: lighten(BARK, 0.03) }),
    ...hangingBridge([inFrom(open, 190), bridgeY + 30], [inFrom(side, 350), bridgeY], {
      size: Math.max(24, horizon * 0.076),
      random,
    }),
    ...tops,
    ...crowns(stage, { y: base, size: 38, count: 13, color: hex('#6a9f60') }),
    ...(stage.calmAbove > 0
      ? []
      : [
          ...liana([inFrom(side, 420), -20], [inFrom(side, 120), -20], {
            color: LIME,
            sag: horizon * 0.44,
            random,
            leaf: 17,
          }),
          ...liana([inFrom(open, 60), -20], [inFrom(open, 330), -20], {
            color: LEAF,
            sag: horizon * 0.3,
            random,
            leaf: 15,
          }),
        ]),
  ];
};

const bridgesMiddle = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const pale = mix(stage.sky[3], hex('#f6ffd8'), 0.5);
  const way = roadOf(
    [
      [500 - stage.way * 170, 1090],
      [500, groundAt(stage, 0.7)],
      [500 + stage.way * 90, groundAt(stage, 0.42)],
      [500 - stage.way * 10, groundAt(stage, 0.28)],
    ],
    { near: 96, horizon: stage.horizon },
  );
  return [
    hill({ y: groundAt(stage, 0.26), swing: 12, waves: 1.2 }, [hex('#7fa04f'), hex('#6f9547')], random),
    ...roadSketch(way, { color: lighten(EARTH, 0.08), grass: hex('#6f9547'), random: random.fork('way') }),
    ...giant(stage, [inFrom(side, 70), groundAt(stage, 0.5)], {
      size: [unit * 34, below(stage, groundAt(stage, 0.5), groundAt(stage, 0.5) + 60)],
      color: BARK,
    }),
    ...(stage.calmAbove > 0
      ? crowns(stage, { y: stage.calmAbove + 44, size: 60, count: 12, color: LEAF }).filter((_, index) =>
          side === 1 ? index > 9 : index < 2,
        )
      : []),
    ...fern([inFrom(side, 190), groundAt(stage, 0.48)], unit * 34, { color: LEAF, random }),
    ...roomy(stage, [inFrom(open, 70), inFrom(open, 200)], 0.2).flatMap((x, index) =>
      index === 0
        ? paddlePlant(
            stage,
            [x, groundAt(stage, 0.46)],
            below(stage, groundAt(stage, 0.46), unit * 66 * framing(stage, x)) * 0.84,
          )
        : fern([x, groundAt(stage, 0.42)], unit * 26, { color: LIME, random }),
    ),
    ...(stage.isDark || stage.calmAbove > 0
      ? []
      : [
          sunShaft(inFrom(open, 420), 60, { color: pale, slant: -140 * stage.way, alpha: 0.2 }),
          sunShaft(inFrom(open, 300), 34, { color: pale, slant: -120 * stage.way, alpha: 0.16 }),
        ]),
  ];
};

const bridgesNear = (stage: Stage): Sketch[] => [
  ...forestFloor(stage, groundAt(stage, 0.7)),
  ...undergrowth(stage, groundAt(stage, 0.74)).slice(0, 60),
];

export const bridges = (stage: Stage): Planes => {
  const { random, horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const pale = mix(stage.sky[3], hex('#f6ffd8'), 0.5);
  return {
    backdrop: [
      glow([inFrom(open, 380), horizon * 0.5], pale, { radii: [420, 420], alpha: 0.5 }),
      ...[70, 250, 420, 610, 760, 940].map((x, index) =>
        form(
          edged(
            '-.5,0 -.42,1 .42,1 .5,0',
            [x + random.between(-20, 20), horizon + 20],
            [34 + (index % 3) * 14, below(stage, horizon, horizon + 40)],
          ),
          hex('#7fa487'),
          { volume: 0.3 },
        ),
      ),
      ...crowns(stage, { y: horizon - 16, size: 62, count: 10, color: hex('#83b07f') }),
      hill({ y: horizon, swing: 8, waves: 1 }, [hex('#7dab76'), hex('#86b272')], random),
    ],
    far: bridgesFar(stage),
    middle: bridgesMiddle(stage),
    near: bridgesNear(stage),
    front: frame(stage),
  };
};
