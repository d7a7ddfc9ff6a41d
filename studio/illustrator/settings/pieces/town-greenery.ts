/** Date palms, street trees and crops around towns and villages, given their foot and size in page units. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, ellipse, spline } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { pointsOf } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { growing } from '#studio/illustrator/settings/views/sway.ts';
import { foliage } from '#studio/illustrator/settings/outdoors/foliage.ts';
import { type Sketch, bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

const TRUNK = hex('#9c7450');
const FROND = hex('#5b8c4c');
const BARK = hex('#75563f');

type Random = Stage['random'];

/** One feathered leaf from its root to its hanging tip. */
const frond = (root: Point, tip: Point): Path => {
  const lift = Math.abs(tip[0] - root[0]) * 0.42 + Math.max(0, root[1] - tip[1]) * 0.2;
  const middle: Point = [root[0] + (tip[0] - root[0]) * 0.55, (root[1] + tip[1]) / 2 - lift];
  const spine = Array.from({ length: 9 }, (_, index): Point => {
    const t = index / 8;
    return lerp(lerp(root, middle, t), lerp(middle, tip, t), t);
  });
  const long = Math.hypot(tip[0] - root[0], tip[1] - root[1]);
  const lower = spine.toReversed().flatMap(([x, y], index): Knot[] => {
    const deep = Math.sin(((index + 0.6) / 9.4) * Math.PI) * long * 0.13;
    return [
      [x, y + deep, 1],
      [x + (root[0] - tip[0]) * 0.035, y + deep * 0.36, 1],
    ];
  });
  const upper = spine.map(([x, y], index): Knot => [x, y - Math.sin(((index + 0.5) / 9) * Math.PI) * long * 0.05]);
  return spline([...upper, ...lower]);
};

const REACHES = [
  [-0.3, 0.02],
  [0.31, 0],
  [-0.24, 0.17],
  [0.25, 0.19],
  [-0.13, 0.27],
  [0.12, 0.28],
  [-0.27, -0.13],
  [0.26, -0.15],
  [-0.15, -0.24],
  [0.13, -0.25],
  [0, -0.27],
] as const;

/** A date palm with a ringed trunk, hanging leaves and clusters of dates. */
export const datePalm = (foot: Point, height: number, random: Random): Sketch[] => {
  const [x, y] = foot;
  const lean = random.between(-0.07, 0.07) * height;
  const top: Point = [x + lean, y - height * 0.76];
  const size = height * random.between(0.8, 0.95);
  const trunk = ribbon(
    [[x, y + 3], [x + lean * 0.2, y - height * 0.38], top],
    [height * 0.034, height * 0.024, height * 0.022],
  );
  const rings: Path = Array.from({ length: 13 }, (_, index): Path => {
    const at: Point = [x + lean * (index / 13) ** 1.6, y - height * (0.04 + index * 0.055)];
    return [
      ['M', at[0] - height * 0.04, at[1] - height * 0.012],
      ['L', at[0], at[1]],
      ['L', at[0] + height * 0.04, at[1] - height * 0.012],
    ];
  }).flat();
  const leaf = ([dx, dy]: readonly [number, number], tone: number): Sketch =>
    form(
      frond(top, [top[0] + dx * size * random.between(0.9, 1.1), top[1] + dy * size * random.between(0.9, 1.1)]),
      lighten(FROND, tone),
      { volume: 0.4 },
    );
  return standing([
    ...REACHES.slice(6).map((reach, index) => leaf(reach, -0.06 + index * 0.008)),
    form(trunk, TRUNK, { volume: 0.6 }),
    bundle([strokes(rings, lighten(TRUNK, -0.13), { width: height * 0.008, alpha: 0.6 })], { clip: trunk }),
    form(
      [-0.045, 0.04].flatMap((at) =>
        ellipse([top[0] + at * height, top[1] + height * 0.065], [height * 0.022, height * 0.05], at * 6),
      ),
      hex('#b8682f'),
      { volume: 0.5 },
    ),
    ...REACHES.slice(0, 6).map((reach, index) => leaf(reach, index * 0.014 - 0.02)),
  ]);
};

const CROWN = [
  [-0.66, 0.2, 0.46, -0.07],
  [0.66, 0.18, 0.48, -0.08],
  [-0.02, 0.16, 0.5, -0.05],
  [-0.44, -0.2, 0.48, -0.01],
  [0.42, -0.24, 0.5, 0],
  [-0.03, -0.42, 0.5, 0.04],
] as const;

/** Leaves or blossoms strewn over a crown. */
const dabs = (center: Point, radii: Point, look: { count: number; size: number; random: Random }): Path => {
  const { count, size, random } = look;
  return Array.from({ length: count }, (): Path => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const at: Point = [center[0] + Math.cos(angle) * reach * radii[0], center[1] + Math.sin(angle) * reach * radii[1]];
    return ellipse(at, [size * random.between(0.6, 1.2), size * 0.55], random.between(-1, 1));
  }).flat();
};

/** A broad street tree such as a ficus or a flame tree, whose crown may carry blossoms. */
export const shadeTree = (
  foot: Point,
  height: number,
  look: { color: Color; random: Random; bloom?: Color },
): Sketch[] => {
  const { color, random, bloom } = look;
  const [x, y] = foot;
  const crown: Point = [x + random.between(-0.05, 0.05) * height, y - height * 0.68];
  const spread = height * 0.46;
  const limb = (dx: number, dy: number): Path =>
    ribbon(pointsOf(`0,.3 ${dx * 0.5},${0.3 + dy * 0.5} ${dx + (crown[0] - x) / height},${0.36 + dy}`, foot, height), [
      height * 0.026,
      height * 0.018,
      height * 0.008,
    ]);
  const trunk = ribbon(pointsOf(`-.012,-.01 0,.2 ${(crown[0] - x) / height},.6`, foot, height), [
    height * 0.05,
    height * 0.032,
    height * 0.012,
  ]);
  const strewn = (count: number, size: number): Path =>
    dabs([crown[0], crown[1] - height * 0.04], [spread * 0.98, height * 0.27], { count, size, random });
  return [
    glow([x, y + 2], hex('#3c4a44'), { radii: [height * 0.3, height * 0.045], alpha: 0.4, effect: 'shade' }),
    ...growing([
      form(limb(-0.26, 0.24), BARK, { volume: 0.5 }),
      form(limb(0.27, 0.26), BARK, { volume: 0.5 }),
      form(trunk, BARK, { volume: 0.6 }),
      ...CROWN.flatMap(([dx, dy, size, tone]): Sketch[] =>
        foliage({
          center: [crown[0] + dx * spread, crown[1] + dy * height * 0.36],
          radius: spread * size,
          color: lighten(color, tone),
          random,
        }),
      ),
      ...(bloom ? [detail(strewn(60, height * 0.017), bloom)] : []),
    ]),
  ];
};

/** Strips of field that narrow towards the horizon, each with its furrows. */
export const fields = (
  area: { top: number; bottom: number; shift: number },
  tones: readonly [Color, ...Color[]],
  random: Random,
): Sketch[] => {
  const { top, bottom, shift } = area;
  const rows = [0, 0.16, 0.38, 0.66, 1.05].map((share) => top + (bottom - top) * share);
  return rows.slice(0, -1).flatMap((y, row): Sketch[] => {
    const next = rows[row + 1] ?? bottom;
    return Array.from({ length: 5 }, (_, index): Sketch[] => {
      const at = (edge: number, height: number): number =>
        500 + shift + (edge - 2.5 + (row % 2) * 0.4) * (250 + (height - top) * 2.2);
      const outline = spline([
        [at(index, y), y, 1],
        [at(index + 0.5, y), y + random.between(-3, 1)],
        [at(index + 1, y), y, 1],
        [at(index + 1, next), next + 2, 1],
        [at(index, next), next + 2, 1],
      ]);
      const tone = tones[(row * 2 + index * 3) % tones.length] ?? tones[0];
      const furrows: Path = [0.2, 0.4, 0.6, 0.8].flatMap(
        (share): Path => dash([at(index + share, y), y + 1], [at(index + share, next), next]),
      );
      return [
        detail(outline, tone, { to: lighten(tone, -0.03) }),
        strokes(furrows, lighten(tone, -0.08), { width: 1 + row * 0.5, alpha: 0.5 }),
      ];
    }).flat();
  });
};

/** A reed or corn edge: upright stalks in two tones. */
export const stalks = (
  area: { from: number; to: number; y: number; height: number },
  color: Color,
  random: Random,
): Sketch[] => {
  const { from, to, y, height } = area;
  const count = Math.max(4, Math.round((to - from) / (height * 0.13)));
  const some = (): Path =>
    Array.from({ length: count }, (_, index): Path => {
      const x = from + ((index + random.next()) / count) * (to - from);
      const tall = height * random.between(0.7, 1.1);
      const bend = random.between(-0.14, 0.14) * tall;
      return [
        ...ribbon(
          [
            [x, y],
            [x + bend * 0.3, y - tall * 0.6],
            [x + bend, y - tall],
          ],
          [height * 0.014, height * 0.011, height * 0.004],
        ),
        ...ribbon(
          [
            [x, y - tall * 0.4],
            [x + height * 0.1, y - tall * 0.66],
            [x + height * 0.2, y - tall * 0.56],
          ],
          [height * 0.006, height * 0.016, height * 0.002],
        ),
      ];
    }).flat();
  return [
    detail(some(), lighten(color, -0.05)),
    detail(some(), lighten(color, 0.03)),
    line(
      [
        [from, y],
        [to, y],
      ],
      lighten(color, -0.1),
      { width: 1.5, alpha: 0.4 },
    ),
  ];
};
