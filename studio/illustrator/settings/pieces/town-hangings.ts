/** What hangs over lanes and roofs: lanterns of coloured glass, washing, bunting, awnings. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, type Segment, polygon } from '#studio/illustrator/geometry/path.ts';
import { lampShine } from '#studio/illustrator/settings/outdoors/lamp-shine.ts';
import { edged, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, line } from '#studio/illustrator/sketch.ts';

const BRASS = hex('#b98a3c');
const ROPE = hex('#6f5340');
const GLASS = [hex('#d9573f'), hex('#e9ae3c'), hex('#3f8f86'), hex('#5274b0')] as const;

const CLOTHS = [
  hex('#efe6d3'),
  hex('#d77b5b'),
  hex('#6d9fae'),
  hex('#e3bd62'),
  hex('#a9687c'),
  hex('#f4efe2'),
] as const;

/** A Ramadan lantern hanging from a point; `size` is its height. */
export const fanous = (top: Point, size: number, look: { tone: number; isDark: boolean }): Sketch[] => {
  const foot: Point = [top[0], top[1] + size];
  const glass = GLASS[look.tone % GLASS.length] ?? GLASS[0];
  const lit = look.isDark ? mix(glass, hex('#ffdf9a'), 0.55) : glass;
  const pane = (from: number, to: number): Path =>
    edged(`${from},.2 ${from * 1.25},.6 ${to * 1.25},.6 ${to},.2`, foot, size);
  return [
    ...(look.isDark ? lampShine([foot[0], foot[1] - size * 0.4], size * 1.3) : []),
    line([top, [foot[0], foot[1] - size * 0.92]], ROPE, { width: size * 0.03 }),
    form(traced('0,1! -.05,.9 -.2,.76 -.3,.62! .3,.62! .2,.76 .05,.9', foot, size), BRASS, { volume: 0.5 }),
    form(edged('-.2,.18 -.27,.63 .27,.63 .2,.18', foot, size), lighten(BRASS, -0.06), { volume: 0.4 }),
    detail([pane(-0.17, -0.075), pane(-0.045, 0.045), pane(0.075, 0.17)].flat(), lit, { lit: look.isDark }),
    line(
      [
        [foot[0] - size * 0.24, foot[1] - size * 0.4],
        [foot[0] + size * 0.24, foot[1] - size * 0.4],
      ],
      BRASS,
      { width: size * 0.03 },
    ),
    form(edged('-.24,.12 -.2,.2 .2,.2 .24,.12', foot, size), BRASS, { volume: 0.5 }),
    form(edged('-.14,.04 -.24,.13 .24,.13 .14,.04', foot, size), lighten(BRASS, 0.05), { volume: 0.4 }),
  ];
};

const hangAt =
  (from: Point, to: Point, slack: number): ((share: number) => Point) =>
  (share) => {
    const [x, y] = lerp(from, to, share);
    return [x, y + slack * 4 * share * (1 - share)];
  };

const rope = (from: Point, to: Point, slack: number): Sketch =>
  line([0, 0.25, 0.5, 0.75, 1].map(hangAt(from, to, slack)), ROPE, { width: 1.7 });

type Hanging = {
  readonly from: Point;
  readonly to: Point /** How deep it sags. */;
  readonly slack: number;
  readonly size: number;
  /** Where nobody stands before it: a piece half behind a shoulder looks like a part of who stands there. */
  readonly isOpen?: NonNullable<Stage['isOpen']>;
};

/** Lanterns on a rope between two walls. */
export const lanternRope = (
  { from, to, slack, size }: Hanging,
  shares: readonly number[],
  isDark: boolean,
): Sketch[] => [
  rope(from, to, slack),
  ...shares.flatMap((share, index) =>
    fanous(hangAt(from, to, slack)(share), size * (index % 2 === 0 ? 1 : 0.8), { tone: index, isDark }),
  ),
];

/** Washing on a line; `size` is how far the longest piece hangs. */
export const washing = (
  { from, to, slack, size, isOpen }: Hanging,
  pieces: number,
  random: Stage['random'],
): Sketch[] => {
  const at = hangAt(from, to, slack);
  const first = random.index(CLOTHS.length);
  return [
    rope(from, to, slack),
    ...Array.from({ length: pieces }, (_, index): Sketch[] => {
      const [x, y] = at((index + 0.7) / (pieces + 0.4));
      if (isOpen?.([x, y + size * 0.5], size * 0.5) === false) return [];
      const color = CLOTHS[(index + first) % CLOTHS.length] ?? CLOTHS[0];
      const kind = (index + first) % 3;
      const outline =
        kind === 0
          ? traced('-.34,.02! .36,0! .38,-.5 .34,-.96! .1,-.9 -.14,-.98 -.36,-.92!', [x, y], size)
          : kind === 1
            ? traced(
                '-.16,.02! -.5,-.3! -.38,-.44! -.22,-.3! -.3,-.98! 0,-1.04 .32,-.96! .22,-.3! .4,-.42! .5,-.28! .16,.02! 0,-.08',
                [x, y],
                size,
              )
            : traced('-.2,.02! .22,.02! .28,-.9! .08,-.92! .02,-.34 -.06,-.9! -.26,-.88!', [x, y], size * 0.86);
      return [form(outline, color, { to: lighten(color, -0.06), volume: 0.4 })];
    }).flat(),
  ];
};

/** Little paper flags on a string. */
export const bunting = ({ from, to, slack, size }: Hanging, colors: readonly [Color, ...Color[]]): Sketch[] => {
  const at = hangAt(from, to, slack);
  const count = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.5)));
  const flags = colors.map(
    (_, tone): Path =>
      Array.from({ length: count }, (_each, index): Path => {
        const [x, y] = at((index + 0.5) / count);
        return index % colors.length === tone ? traced('-.5,.04! .5,.04! .12,-.7 0,-1.05! -.1,-.7', [x, y], size) : [];
      }).flat(),
  );
  return [rope(from, to, slack), ...flags.map((path, tone) => detail(path, colors[tone] ?? colors[0]))];
};

/** A striped cloth roof: its upper edge from `left` to `right`, hanging forward and down to the lower edge with scallops. */
export const awning = (
  upper: readonly [Point, Point],
  lower: readonly [Point, Point],
  colors: readonly [Color, Color],
): Sketch[] => {
  const [leftTop, rightTop] = upper;
  const [leftLow, rightLow] = lower;
  const stripes = 9;
  const drop = Math.hypot(rightLow[0] - leftLow[0], rightLow[1] - leftLow[1]) / stripes;
  const sheet: Path = [
    ['M', ...leftTop],
    ['L', ...rightTop],
    ['L', ...rightLow],
    ...Array.from({ length: stripes }, (_, index): Segment => {
      const from = lerp(rightLow, leftLow, index / stripes);
      const to = lerp(rightLow, leftLow, (index + 1) / stripes);
      return ['C', from[0], from[1] + drop * 0.7, to[0], to[1] + drop * 0.7, to[0], to[1]];
    }),
    ['Z'],
  ];
  const bands = Array.from({ length: 4 }, (_, index): Path => {
    const [a, b] = [(index * 2 + 1) / stripes, (index * 2 + 2) / stripes];
    const down = (point: Point): Point => [point[0], point[1] + drop];
    return polygon([
      lerp(leftTop, rightTop, a),
      lerp(leftTop, rightTop, b),
      lerp(leftLow, rightLow, b),
      down(lerp(leftLow, rightLow, b)),
      down(lerp(leftLow, rightLow, a)),
      lerp(leftLow, rightLow, a),
    ]);
  });
  return [
    form(sheet, colors[0], { to: lighten(colors[0], -0.05), volume: 0.3 }),
    bundle(
      [
        detail(bands.flat(), colors[1]),
        detail(ribbon([lerp(leftLow, rightLow, 0), lerp(leftLow, rightLow, 1)], [1.2]), lighten(colors[0], -0.12), {
          alpha: 0.6,
        }),
      ],
      { clip: sheet },
    ),
  ];
};

/** A star of eight points. */
export const star = ([x, y]: Point, size: number): Path =>
  polygon(
    Array.from({ length: 16 }, (_, index): Point => {
      const reach = size * (index % 2 === 0 ? 1 : 0.6);
      return [x + Math.cos((index / 8) * Math.PI) * reach, y + Math.sin((index / 8) * Math.PI) * reach];
    }),
  );

/** A band of tent cloth across a street, sewn with stars and petals, its lower edge in scallops. `size` is its height. */
export const tentCloth = ({ from, to, slack, size }: Hanging): Sketch[] => {
  const at = hangAt(from, to, slack);
  const count = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 0.9)));
  const shares = Array.from({ length: count + 1 }, (_, index) => index / count);
  const below = (share: number, drop: number): Point => [at(share)[0], at(share)[1] + drop * size];
  const scallop = (share: number): Segment => {
    const [start, end] = [below(share + 1 / count, 0.76), below(share, 0.76)];
    return ['C', start[0], start[1] + size * 0.32, end[0], end[1] + size * 0.32, ...end];
  };
  const sheet: Path = [
    ['M', ...at(0)],
    ...shares.slice(1).map((share): Segment => ['L', ...at(share)]),
    ['L', ...below(1, 0.76)],
    ...shares.slice(0, -1).toReversed().map(scallop),
    ['Z'],
  ];
  const hem = shares.map((share) => below(share, 0.07));
  const stars = (reach: number): Path =>
    shares.slice(1).flatMap((share) => star(below(share - 0.5 / count, 0.44), size * reach));
  return [
    form(sheet, hex('#b23a3a'), { volume: 0.2 }),
    bundle(
      [
        detail(ribbon(hem, [size * 0.07], 'flat'), hex('#2f5f8a')),
        detail(stars(0.34), hex('#f0dfb8')),
        detail(stars(0.22), hex('#2f5f8a')),
        detail(stars(0.1), hex('#e2a93f')),
      ],
      { clip: sheet },
    ),
  ];
};
