/** Giant leaves, fronds, ferns and lianas of warm forests. Given where they are rooted and how long they are. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { bundle, detail, form, glow, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** Turned clockwise by `turn` radians from standing upright. */
export type Leaf = { readonly color: Color; readonly turn: number };

const turned = (sketches: readonly Sketch[], foot: Point, turn: number): Sketch[] => [
  moved(bundle(sketches), placed(foot, 1, { turn })),
];

const SPLIT =
  '0,.02! -.14,-.05 -.36,.02 -.47,.2 -.2,.27! -.5,.36 -.52,.52 -.2,.47! -.46,.62 -.42,.76 -.15,.65! -.3,.84 -.16,.95 0,1.06! .16,.95 .3,.82 .14,.64! .44,.74 .47,.6 .2,.46! .53,.5 .5,.34 .2,.26! .48,.18 .36,.01 .14,-.05';

/** A split leaf with holes, such as a Swiss cheese plant has. */
export const splitLeaf = (foot: Point, size: number, { color, turn }: Leaf): Sketch[] => {
  const stem = size * 0.5;
  const base: Point = [0, -stem];
  const blade = traced(SPLIT, base, size);
  const veins = [0.14, 0.32, 0.5, 0.68].flatMap((up) =>
    [-1, 1].map((side) =>
      line(
        knots(`0,${up - 0.02} ${side * 0.18},${up + 0.05} ${side * 0.42},${up + 0.06}`, base, size),
        lighten(color, 0.1),
        { width: size * 0.008, alpha: 0.7 },
      ),
    ),
  );
  return turned(
    [
      form(
        ribbon([[0, 0], [size * 0.03, -stem * 0.5], base], [size * 0.018, size * 0.014, size * 0.012]),
        lighten(color, -0.05),
        { volume: 0.3 },
      ),
      form(blade, color, { to: lighten(color, -0.06), volume: 0.35 }),
      bundle(
        [
          detail(traced('0,-.1 .6,-.1 .6,1 0,1.1 .03,.5', base, size), lighten(color, -0.055), { alpha: 0.7 }),
          ...veins,
          line(knots('0,0 .02,.5 0,1', base, size), lighten(color, 0.13), { width: size * 0.014, alpha: 0.9 }),
        ],
        { clip: blade },
      ),
    ],
    foot,
    turn,
  );
};

/** A long paddle leaf, torn at its edges, such as a banana plant has. */
export const paddleLeaf = (foot: Point, size: number, { color, turn }: Leaf): Sketch[] => {
  const blade = traced(
    '0,.1! -.1,.2 -.17,.36 -.11,.42! -.19,.5 -.18,.62 -.1,.65! -.16,.76 -.1,.9 .02,1.02! .13,.88 .17,.72 .1,.67! .2,.58 .2,.46 .12,.4! .18,.3 .1,.16',
    [0, 0],
    size,
  );
  const veins = [0.24, 0.36, 0.48, 0.6, 0.72, 0.84].flatMap((up) =>
    [-1, 1].map((side) =>
      line(knots(`0,${up - 0.04} ${side * 0.2},${up + 0.07}`, [0, 0], size), lighten(color, 0.08), {
        width: size * 0.005,
        alpha: 0.6,
      }),
    ),
  );
  return turned(
    [
      form(blade, color, { to: lighten(color, -0.05), volume: 0.35 }),
      bundle(
        [detail(traced('0,0 .3,0 .3,1 .02,1.1 .01,.5', [0, 0], size), lighten(color, -0.05), { alpha: 0.7 }), ...veins],
        { clip: blade },
      ),
      form(
        ribbon(
          [
            [0, 0],
            [size * 0.01, -size * 0.5],
            [0, -size],
          ],
          [size * 0.016, size * 0.011, size * 0.003],
        ),
        lighten(color, 0.1),
        { volume: 0.2 },
      ),
    ],
    foot,
    turn,
  );
};

/** An arching feather of leaflets in one form; bends over towards `way`. */
export const frond = (foot: Point, size: number, look: { color: Color; way: 1 | -1; rise: number }): Sketch[] => {
  const { color, way, rise } = look;
  const [x, y] = foot;
  const spine: Point[] = Array.from({ length: 10 }, (_, index): Point => {
    const share = index / 9;
    return [x + way * size * share * (0.55 + 0.4 * share), y - size * rise * Math.sin(share * 2.1) * 0.95];
  });
  const leaflets = spine.slice(1).flatMap((at, index): Path[] => {
    const before = spine[index] ?? at;
    const angle = Math.atan2(at[1] - before[1], at[0] - before[0]);
    const length = size * 0.34 * Math.sin(Math.PI * (0.16 + (0.8 * index) / 9));
    return [-1, 1].map((side): Path => {
      const out = angle + side * 0.95;
      const tip: Point = [at[0] + Math.cos(out) * length, at[1] + Math.sin(out) * length + length * 0.16];
      const half: Point = lerp(at, tip, 0.45);
      const nx = -Math.sin(out) * length * 0.12;
      const ny = Math.cos(out) * length * 0.12;
      return spline([
        [at[0], at[1], 1],
        [half[0] + nx, half[1] + ny],
        [tip[0], tip[1], 1],
        [half[0] - nx, half[1] - ny],
      ]);
    });
  });
  return [
    form(leaflets.flat(), color, { volume: 0.25 }),
    line(spine, lighten(color, 0.1), { width: size * 0.014, alpha: 0.9 }),
  ];
};

/** A crown of fern fronds from one root. */
export const fern = (foot: Point, size: number, { color, random }: { color: Color; random: Random }): Sketch[] =>
  [-1, 1, -0.66, 0.62, 0.06].flatMap((spread, index) =>
    frond(foot, size * Math.abs(spread) ** 0.4 * random.between(0.85, 1.05), {
      color: lighten(color, (index % 3) * 0.035 - 0.03),
      way: spread < 0 ? -1 : 1,
      rise: 1.15 - Math.abs(spread) * 0.55,
    }),
  );

/** A liana that hangs between two places, with leaves along it. */
export const liana = (
  from: Point,
  to: Point,
  look: { color: Color; sag: number; random: Random; leaf: number },
): Sketch[] => {
  const { color, sag, random, leaf } = look;
  const at = (share: number): Point => {
    const [x, y] = lerp(from, to, share);
    return [x, y + Math.sin(share * Math.PI) * sag];
  };
  const rope = [0, 0.2, 0.4, 0.6, 0.8, 1].map(at);
  const leaves = Array.from({ length: 11 }, (_, index): Path => {
    const [x, y] = at((index + random.between(0.1, 0.9)) / 11);
    const size = leaf * random.between(0.7, 1.2);
    return traced('0,0! -.34,-.3 -.26,-.74 0,-1.05! .26,-.74 .34,-.3', [x + random.between(-3, 3), y], [size, size]);
  });
  return [
    form(ribbon(rope, [leaf * 0.16, leaf * 0.13, leaf * 0.16]), hex('#6c5a3c'), { volume: 0.4 }),
    form(leaves.flat(), color, { volume: 0.25 }),
  ];
};

/** Broad blades that hang from the upper edge of the page, in one form. */
export const canopyEdge = (
  reach: readonly (readonly [x: number, drop: number])[],
  color: Color,
  random: Random,
): Sketch[] =>
  [-0.06, 0.03].map((tone, layer) =>
    form(
      reach.flatMap(([x, drop]) =>
        [-0.62, -0.22, 0.2, 0.6].flatMap((lean): Path => {
          const length = drop * random.between(0.72, 1.05) * (layer === 0 ? 1 : 0.78);
          const tip: Point = [x + lean * length * 0.9, -30 + length];
          const wide = length * 0.12;
          return spline([
            [x - wide * 0.4 + lean * 20, -40, 1],
            [(x + tip[0]) / 2 - wide, length * 0.45],
            [tip[0], tip[1], 1],
            [(x + tip[0]) / 2 + wide, length * 0.42],
            [x + wide * 0.6 + lean * 20, -40, 1],
          ]);
        }),
      ),
      lighten(color, tone),
      { volume: 0.3 },
    ),
  );

/** A bird-of-paradise flower on its stalk. */
export const paradiseFlower = (foot: Point, size: number, way: 1 | -1): Sketch[] => {
  const scale: Point = [size * way, size];
  return [
    form(
      ribbon(
        [
          [foot[0], foot[1]],
          [foot[0] - way * size * 0.04, foot[1] - size * 0.4],
          [foot[0], foot[1] - size * 0.78],
        ],
        [size * 0.024],
      ),
      hex('#4f8a4c'),
      { volume: 0.3 },
    ),
    ...[
      ['-.02,.8! -.06,1.02 .02,1.26! .08,1 .04,.8!', '#f29a38'],
      ['.02,.8! .1,1 .24,1.2! .24,.98 .08,.8!', '#f4b543'],
      ['.0,.82! .1,.92 .3,1.02! .22,.86 .06,.8!', '#3f5fc0'],
    ].map(([text = '', color = '#f29a38']) => form(traced(text, foot, scale), hex(color), { volume: 0.3 })),
    form(traced('-.16,.72! -.02,.82 .2,.86 .44,.8! .2,.74 .02,.7', foot, scale), hex('#c3425a'), { volume: 0.4 }),
  ];
};

/** A shaft of light that falls between the leaves and is lost on its way down. */
export const sunShaft = (x: number, width: number, look: { color: Color; slant: number; alpha: number }): Sketch =>
  bundle(
    [
      glow([x + width * 0.5 + look.slant * 0.2, 60], look.color, {
        radii: [760, 760],
        alpha: Math.min(0.9, look.alpha * 2),
      }),
    ],
    {
      clip: polygon([
        [x, -20],
        [x + width, -20],
        [x + width * 2.1 + look.slant, 1010],
        [x + look.slant, 1010],
      ]),
    },
  );
