/** Winter things: drifts, trees with snow on them, houses with snow roofs. Given a foot and a height. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { landOf, type Ridge, ridgePoints } from '#studio/illustrator/settings/scenery.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const SNOW = hex('#f4f6fb');
const SHADE = hex('#b8cbe8');
const BARK = hex('#6b5549');

/** A plane of snow with blue hollows and a bright crest. */
export const snowField = (ridge: Ridge, random: Random): Sketch[] => {
  const points = ridgePoints(ridge, random);
  const land = landOf(points);
  const hollows = Array.from({ length: 5 }, (_, index): Path => {
    const x = -40 + index * 250 + random.between(-60, 60);
    const y = ridge.y + ridge.swing + random.between(20, 130);
    return traced(
      '-1,0! -.5,.12 0,.02 .5,.14 1,.02! .4,-.1 -.3,-.12',
      [x, y],
      [random.between(120, 210), random.between(60, 110)],
    );
  });
  return [
    form(land, SNOW, { to: mix(SNOW, SHADE, 0.4), volume: 0.25 }),
    bundle(
      [
        detail(hollows.flat(), SHADE, { alpha: 0.5 }),
        line(
          points.map(([x, y]): Point => [x, y + 5]),
          hex('#ffffff'),
          { width: 7, alpha: 0.7 },
        ),
      ],
      { clip: land },
    ),
  ];
};

/** How often a bare tree forks. */
const TWIGS = 4;
/** How far over a fork the bark between two branches is, in half widths of what forks. */
const CROTCH = 1.5;

const off = ([x, y]: Point, angle: number, across: number): Point => [
  x + Math.sin(angle) * across,
  y - Math.cos(angle) * across,
];

/** A bare tree with snow lying on its branches. Its wood is one outline: pieces that overlap have joints like a doll. */
export const bareTree = (foot: Point, height: number, random: Random): Sketch[] => {
  const white: Path[] = [];
  const snowOn = ([from, middle, end]: readonly [Point, Point, Point], thick: number): void => {
    const lift = thick * 0.9;
    // It lies in the middle of a branch and thins out before the forks: blunt ends would be planks.
    const on = (share: number, by: number): Point => {
      const [x, y] = share < 0.5 ? lerp(from, middle, share * 2) : lerp(middle, end, share * 2 - 1);
      return [x, y - by];
    };
    white.push(
      ribbon(
        [on(0.12, lift * 0.7), on(0.3, lift), on(0.55, lift * 1.15), on(0.78, lift), on(0.94, lift * 0.8)],
        [0.2, thick * 0.5, thick * 0.66, thick * 0.42, 0.2],
      ),
    );
  };
  /** The outline of a branch and all that grows from it, from its left side over its tips to its right one. */
  const around = (from: Point, angle: number, length: number, depth: number): Knot[] => {
    const end: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    const middle: Point = [(from[0] + end[0]) / 2 + random.between(-0.08, 0.08) * length, (from[1] + end[1]) / 2];
    const thick = height * 0.0036 * (depth + 0.55) ** 1.32;
    if (depth < TWIGS && Math.abs(Math.cos(angle)) > 0.28) snowOn([from, middle, end], thick);
    const [left, right] = [off(middle, angle, thick), off(middle, angle, -thick)];
    if (depth === 0) return [left, [...end, 1], right];
    const turns = depth === TWIGS ? [-0.6, 0.04, 0.56] : [-0.46, 0.4];
    const angles = turns.map((turn) => angle + turn + random.between(-0.16, 0.16));
    const branches = angles.map((to): Knot[] => around(end, to, length * random.between(0.62, 0.82), depth - 1));
    const crotch = (index: number): Knot[] => {
      const [one, other] = [angles[index], angles[index + 1]];
      if (one === undefined || other === undefined) return [];
      const between = (one + other) / 2;
      const far = thick * CROTCH;
      return [[end[0] + Math.cos(between) * far, end[1] + Math.sin(between) * far, 1]];
    };
    return [
      left,
      off(end, angle, thick * 0.82),
      ...branches.flatMap((branch, index) => [...branch, ...crotch(index)]),
      off(end, angle, thick * -0.82),
      right,
    ];
  };
  const half = height * 0.0036 * (TWIGS + 0.55) ** 1.32 * 1.3;
  const wood = around([foot[0], foot[1] + 2], -Math.PI / 2 + random.between(-0.08, 0.08), height * 0.32, TWIGS);
  const trunk = spline([[foot[0] - half * 1.5, foot[1] + 2, 1], ...wood, [foot[0] + half * 1.5, foot[1] + 2, 1]]);
  return standing([
    form(trunk, BARK, { volume: 0.4 }),
    detail(white.flat(), SNOW),
    form(traced('-.18,-.03! -.1,.035 0,.05 .1,.03 .18,-.03! 0,-.05', foot, height), SNOW, { volume: 0.3 }),
  ]);
};

/** A fir bowed under snow: each bough carries a cushion. */
export const snowFir = (foot: Point, height: number, look: { color: Color; random: Random }): Sketch[] => {
  const { color, random } = look;
  const lean = random.between(-0.04, 0.04);
  const tiers = [0, 1, 2, 3].flatMap((index): Sketch[] => {
    const low = 0.1 + index * 0.2;
    const half = (0.27 - index * 0.055) * random.between(0.92, 1.08);
    const at: Point = [foot[0] + lean * height * index * 0.3, foot[1] - low * height];
    const top = 0.4 - index * 0.03;
    const bough = traced(
      `0,${top}! ${half * 0.4},${top * 0.5} ${half},.02! ${half * 0.7},-.02 ${half * 0.4},.01! 0,-.035 ${-half * 0.4},.01! ${-half * 0.72},-.02 ${-half},.03! ${-half * 0.42},${top * 0.5}`,
      at,
      height,
    );
    const cushion = traced(
      `0,${top + 0.012}! ${half * 0.34},${top * 0.56} ${half * 0.88},.045! ${half * 0.56},.05 ${half * 0.3},${top * 0.34} ${half * 0.04},${top * 0.3} ${-half * 0.3},${top * 0.36} ${-half * 0.5},.07 ${-half * 0.86},.05! ${-half * 0.36},${top * 0.56}`,
      at,
      height,
    );
    return [form(bough, lighten(color, index * 0.015), { volume: 0.5 }), form(cushion, SNOW, { volume: 0.35 })];
  });
  return standing([
    form(ribbon([foot, [foot[0], foot[1] - height * 0.2]], [height * 0.026], 'flat'), BARK, { volume: 0.4 }),
    form(traced('-.2,-.02! -.1,.035 .04,.03 .2,-.02!', foot, height), SNOW, { volume: 0.3 }),
    ...tiers,
  ]);
};

/** A small house under a thick roof of snow; `size` is its width. */
export const snowHouse = (foot: Point, size: number, look: { wall: Color; isDark: boolean; way: 1 | -1 }): Sketch[] => {
  const { wall, isDark, way } = look;
  const at: Point = [size * way, size];
  const pane = (x: number, y: number): Sketch[] => [
    ...(isDark
      ? [
          glow([foot[0] + x * at[0], foot[1] - (y + 0.08) * size], hex('#ffc773'), {
            radii: [size * 0.34, size * 0.26],
            alpha: 0.5,
          }),
        ]
      : []),
    form(
      edged(`${x - 0.1},${y - 0.02} ${x - 0.1},${y + 0.2} ${x + 0.1},${y + 0.2} ${x + 0.1},${y - 0.02}`, foot, at),
      hex('#f3e7d0'),
      { volume: 0.2 },
    ),
    detail(
      edged(`${x - 0.075},${y} ${x - 0.075},${y + 0.175} ${x + 0.075},${y + 0.175} ${x + 0.075},${y}`, foot, at),
      isDark ? hex('#ffd588') : hex('#7f9bb5'),
      { lit: isDark },
    ),
    line(knots(`${x},${y} ${x},${y + 0.18}`, foot, at), hex('#f3e7d0'), { width: size * 0.018 }),
  ];
  return [
    form(
      roundedRect([foot[0] + way * size * 0.2 - size * 0.06, foot[1] - size * 0.98], [size * 0.13, size * 0.34], 2),
      hex('#9a6a58'),
      { volume: 0.4 },
    ),
    form(traced('.12,.96! .13,1.03 .2,1.06 .28,1.03 .28,.96!', foot, at), SNOW, { volume: 0.5 }),
    form(edged('-.46,0 -.46,.5 0,.8 .46,.5 .46,0', foot, at), wall, { volume: 0.25 }),
    ...[0.12, 0.26, 0.4].map((y) =>
      line(knots(`-.46,${y} .46,${y}`, foot, at), lighten(wall, -0.06), { width: size * 0.012, alpha: 0.6 }),
    ),
    form(edged('-.1,0 -.1,.3 .08,.3 .08,0', foot, at), hex('#6d4738'), { volume: 0.3 }),
    ...pane(-0.28, 0.16),
    ...pane(0.28, 0.16),
    form(
      traced(
        '-.62,.4! -.6,.5 -.3,.78 -.04,.95 .06,.95 .34,.76 .62,.48 .63,.38! .54,.4 .44,.36 .3,.56! .02,.76 -.28,.58! -.42,.38 -.52,.43',
        foot,
        at,
      ),
      SNOW,
      { volume: 0.6 },
    ),
    form(traced('-.66,-.03! -.5,.06 -.34,.02 -.2,.07 -.12,-.03!', foot, at), SNOW, { volume: 0.3 }),
  ];
};
