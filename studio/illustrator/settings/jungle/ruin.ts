/** A temple that the forest has taken back. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { fern } from '#studio/illustrator/settings/jungle/leaves.ts';
import {
  crowns,
  DEEP,
  forestFloor,
  forestWall,
  frame,
  LEAF,
  MOSS,
  paddlePlant,
  STONE,
  undergrowth,
} from '#studio/illustrator/settings/jungle/thicket.ts';
import { roadOf, roadSketch } from '#studio/illustrator/settings/outdoors/road.ts';
import { below, busySide, framing, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { edged, pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { bush, hill, leafDabs } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** A relief of a sun in a ring. */
const sunSign = (at: Point, size: number, color: Color): Sketch[] => [
  form(circle(at, size), lighten(color, 0.05), { volume: 0.3 }),
  detail(
    Array.from({ length: 8 }, (_, index): Path => {
      const angle = (index / 8) * Math.PI * 2;
      return ellipse(
        [at[0] + Math.cos(angle) * size * 0.66, at[1] + Math.sin(angle) * size * 0.66],
        [size * 0.2, size * 0.08],
        angle,
      );
    }).flat(),
    lighten(color, -0.16),
  ),
  detail(circle(at, size * 0.34), lighten(color, -0.16)),
  detail(circle(at, size * 0.2), lighten(color, 0.08)),
];

/** Terraces with a doorway, a stair and a tree whose roots run down over the stones; `size` is the half width. */
const temple = (stage: Stage, foot: Point, look: { size: number; way: 1 | -1 }): Sketch[] => {
  const { size, way } = look;
  const { random } = stage;
  const at: Point = [size * way, size];
  const terraces: readonly (readonly [number, number, number])[] = [
    [1, 0, 0.36],
    [0.76, 0.34, 0.3],
    [0.5, 0.62, 0.42],
  ];
  const root = (text: string, thick: number): Sketch =>
    form(
      ribbon(pointsOf(text, foot, at), [size * thick, size * thick * 0.8, size * thick * 0.6, size * thick * 0.3]),
      hex('#9c8468'),
      { volume: 0.5 },
    );
  return [
    ...terraces.flatMap(([half, up, tall], index): Sketch[] => [
      form(
        edged(`${-half},${up} ${-half * 0.95},${up + tall} ${half * 0.95},${up + tall} ${half},${up}`, foot, at),
        lighten(STONE, 0.03 - index * 0.01),
        { to: lighten(STONE, -0.05), volume: 0.25 },
      ),
      form(
        edged(
          `${-half * 1.02},${up + tall - 0.05} ${-half * 1.02},${up + tall + 0.02} ${half * 1.02},${up + tall + 0.02} ${half * 1.02},${up + tall - 0.05}`,
          foot,
          at,
        ),
        lighten(STONE, 0.06),
        { volume: 0.3 },
      ),
      ...[-0.7, -0.42, 0.4, 0.72].map((x) =>
        detail(
          edged(
            `${x * half - 0.06},${up + 0.08} ${x * half - 0.06},${up + tall - 0.12} ${x * half + 0.06},${up + tall - 0.12} ${x * half + 0.06},${up + 0.08}`,
            foot,
            at,
          ),
          lighten(STONE, -0.1),
          { alpha: 0.5 },
        ),
      ),
    ]),
    ...Array.from({ length: 8 }, (_, index) =>
      form(
        edged(
          `${-0.24 + index * 0.008},${index * 0.08} ${-0.24 + index * 0.008},${index * 0.08 + 0.08} ${0.24 - index * 0.008},${index * 0.08 + 0.08} ${0.24 - index * 0.008},${index * 0.08}`,
          foot,
          at,
        ),
        lighten(STONE, index % 2 === 0 ? 0.05 : -0.03),
        { volume: 0.2 },
      ),
    ),
    detail(edged('-.14,.64 -.11,.92 .11,.92 .14,.64', foot, at), hex('#3a3a34')),
    form(edged('-.19,.92 -.19,.98 .19,.98 .19,.92', foot, at), lighten(STONE, 0.06), { volume: 0.4 }),
    ...sunSign([foot[0] + 0.33 * at[0], foot[1] - size * 0.84], size * 0.08, STONE),
    ...sunSign([foot[0] - 0.33 * at[0], foot[1] - size * 0.84], size * 0.08, STONE),
    ...[
      [-0.9, 0.36, 0.13],
      [0.82, 0.36, 0.1],
      [-0.6, 0.65, 0.1],
      [0.3, 1.04, 0.09],
    ].map(([x = 0, y = 0, s = 0.1]) =>
      form(
        clump([foot[0] + x * at[0], foot[1] - y * size], [size * s * 1.6, size * s * 0.6], {
          lumps: 7,
          depth: 0.14,
          random,
        }),
        MOSS,
        { volume: 0.4 },
      ),
    ),
    root('.2,1.1 .4,.86 .56,.6 .62,.2', 0.035),
    root('.24,1.1 .3,.8 .36,.5 .3,.1', 0.026),
    root('.28,1.1 .58,.96 .74,.6 .86,.1', 0.03),
    form(
      ribbon(pointsOf('.24,1.0 .22,1.26 .3,1.5', foot, at), [size * 0.1, size * 0.07, size * 0.05]),
      hex('#9c8468'),
      { volume: 0.5 },
    ),
    ...[
      [0.06, 1.5, 0.22],
      [0.5, 1.5, 0.24],
      [0.28, 1.66, 0.28],
    ].flatMap(([x = 0, y = 0, s = 0.2], index): Sketch[] => {
      const center: Point = [foot[0] + x * at[0], foot[1] - y * size];
      return [
        form(
          clump(center, [size * s, size * s * 0.78], { lumps: 8, depth: 0.13, random }),
          lighten(LEAF, index * 0.03),
          { volume: 0.6 },
        ),
        leafDabs(center, [size * s * 0.7, size * s * 0.5], {
          color: lighten(LEAF, 0.12),
          count: 9,
          size: size * 0.03,
          random,
        }),
      ];
    }),
  ];
};

/** A carved block that has fallen into the grass. */
const fallenStone = (foot: Point, size: number, turn: number): Sketch[] =>
  standing([
    form(
      edged(`-.6,${0.02 + turn} -.54,${0.62 + turn} .5,${0.72 - turn} .62,${0.06 - turn} 0,-.06`, foot, size),
      STONE,
      {
        volume: 0.4,
      },
    ),
    form(
      edged(`-.54,${0.62 + turn} -.3,${0.84 + turn} .68,${0.9 - turn} .5,${0.72 - turn}`, foot, size),
      lighten(STONE, 0.08),
      { volume: 0.2 },
    ),
    ...sunSign([foot[0] - size * 0.02, foot[1] - size * 0.36], size * 0.2, STONE),
    form(traced('-.7,-.06! -.5,.1 -.2,.03 .1,.12 .4,.04 .7,-.06!', foot, size), MOSS, { volume: 0.4 }),
  ]);

const ruinFar = (stage: Stage): Sketch[] => {
  const { random, horizon } = stage;
  const side = busySide(stage);
  const base: Point = [inFrom(side, 310), groundAt(stage, 0.16)];
  const size = below(stage, base[1], Math.max(140, Math.min(262, horizon * 0.52)) * 1.95) / 1.95;
  return [
    ...temple(stage, base, { size, way: side }),
    ...[-1.3, -1.12, 1.14, 1.34].flatMap((dx, index) =>
      bush([base[0] + dx * size, base[1] + 16], 46 + (index % 2) * 20, {
        color: index % 2 === 0 ? LEAF : DEEP,
        random,
      }),
    ),
    ...crowns(stage, { y: horizon + 24, size: 40, count: 14, color: hex('#6a9f60') }).filter(
      (_, index) => index % 14 < (side === 1 ? 6 : 0) || index % 14 > (side === 1 ? 14 : 8),
    ),
  ];
};

const ruinMiddle = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const base: Point = [inFrom(side, 310), groundAt(stage, 0.16)];
  const way = roadOf(
    [
      [500 - stage.way * 150, 1090],
      [500 - stage.way * 30, groundAt(stage, 0.8)],
      [(base[0] + 500) / 2, groundAt(stage, 0.54)],
      [base[0] + (500 - base[0]) * 0.12, groundAt(stage, 0.34)],
      base,
    ],
    { near: 96, horizon: horizon - 60 },
  );
  return [
    hill({ y: groundAt(stage, 0.24), swing: 10, waves: 1 }, [hex('#86a351'), hex('#6f9547')], random),
    ...roadSketch(way, { color: hex('#b9a878'), grass: hex('#6f9547'), random: random.fork('way') }),
    ...fallenStone([inFrom(open, 240), groundAt(stage, 0.44)], unit * 15, 0.04),
    ...roomy(stage, [inFrom(open, 50)], 0.2).flatMap((x) =>
      paddlePlant(
        stage,
        [x, groundAt(stage, 0.5)],
        below(stage, groundAt(stage, 0.5), unit * 88 * framing(stage, x)) * 0.84,
      ),
    ),
    ...roomy(stage, [inFrom(side, 40)], 0.2).flatMap((x) =>
      fern([x, groundAt(stage, 0.46)], unit * 40, { color: LEAF, random }),
    ),
  ];
};

const ruinNear = (stage: Stage): Sketch[] => {
  const { unit } = stage;
  const side = busySide(stage);
  return [
    ...forestFloor(stage, groundAt(stage, 0.7)),
    ...roomy(stage, [inFrom(side, 90)]).flatMap((x) => fallenStone([x, groundAt(stage, 0.94)], unit * 22, -0.05)),
    ...undergrowth(stage, groundAt(stage, 0.74)).slice(0, 40),
  ];
};

export const ruin = (stage: Stage): Planes => {
  const side = busySide(stage);
  const base: Point = [inFrom(side, 310), groundAt(stage, 0.16)];
  return {
    backdrop: forestWall(stage, base[0]),
    far: ruinFar(stage),
    middle: ruinMiddle(stage),
    near: ruinNear(stage),
    front: frame(stage),
  };
};
