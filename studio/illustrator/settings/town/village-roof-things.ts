/** Things on and around a village roof: oven, straw, outside stairs, a wheel that lifts water from the canal. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, circle, ellipse, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { type Spot, type View, block, upright } from '#studio/illustrator/settings/pieces/view.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form, glow } from '#studio/illustrator/sketch.ts';

const MUD = hex('#b98552');
const STRAW = hex('#dcb45f');

/** A heap of straw tied in bundles. `size` is its width in page units. */
export const strawHeap = ([x, y]: Point, size: number, random: Stage['random']): Sketch[] => {
  const blades = (tone: number): Path =>
    Array.from({ length: 26 }, (): Path => {
      const at = random.between(-0.44, 0.44);
      const up = random.between(0.04, 0.5) * (1 - Math.abs(at));
      const lean = random.between(-0.1, 0.1) + tone * 0.02;
      return dash([x + at * size, y - up * size], [x + (at + lean) * size, y - (up + 0.1) * size]);
    }).flat();
  return standing([
    form(traced('-.5,0! -.5,.18 -.36,.42 -.12,.6 .1,.56 .34,.4 .5,.16 .5,0!', [x, y], size), STRAW, { volume: 0.6 }),
    strokes(blades(0), lighten(STRAW, 0.08), { width: size * 0.012, alpha: 0.8 }),
    strokes(blades(1), lighten(STRAW, -0.1), { width: size * 0.01, alpha: 0.7 }),
  ]);
};

/** A domed clay oven with bread beside it and fire inside when it is dark. */
export const clayOven = (view: View, spot: Spot, isDark: boolean): Sketch[] => [
  upright(view, spot, [
    form(traced('-.62,0! -.6,.4 -.44,.78 0,.96 .44,.78 .6,.4 .62,0!', [0, 0], 92), MUD, { volume: 0.8 }),
    form(traced('-.24,0! -.24,.24 -.14,.4 0,.45 .14,.4 .24,.24 .24,0!', [0, -14], 92), lighten(MUD, -0.06), {
      volume: 0.3,
    }),
    detail(
      traced('-.18,0! -.18,.2 -.1,.33 0,.37 .1,.33 .18,.2 .18,0!', [0, -14], 92),
      isDark ? hex('#ff9f45') : hex('#4c3222'),
      { lit: isDark },
    ),
    ...(isDark ? [glow([0, -26], hex('#ff9c4a'), { radii: [90, 70], alpha: 0.55 })] : []),
    detail(
      [-0.3, 0.04, 0.3].flatMap((at) => ellipse([at * 92, -74 + Math.abs(at) * 40], [3, 9], at)),
      lighten(MUD, -0.12),
      { alpha: 0.5 },
    ),
    // On the side of the wall: whatever the oven stands on, they lie on it, too.
    form(
      [0, 1, 2].flatMap((index) => ellipse([(spot[0] < 0 ? -1 : 1) * (66 + index * 2), -4 - index * 6], [20, 5])),
      hex('#e0b06a'),
      { volume: 0.4 },
    ),
  ]),
];

/** An iron arm on a post, as high as the post, with a hook at its end from which a lamp hangs; metres from the post to `side`. */
export const lampBracket = (side: 1 | -1): Sketch[] => {
  const iron = hex('#4a4038');
  const arm = (points: readonly Point[], radius: number): Sketch =>
    form(
      ribbon(
        points.map(([x, y]): Point => [side * x, y]),
        [radius],
      ),
      iron,
      { volume: 0.3 },
    );
  return [
    arm(
      [
        [-3, -130],
        [8, -133],
        [18, -133],
        [22.4, -130.6],
        [22, -126.6],
      ],
      1.1,
    ),
    arm(
      [
        [0, -118],
        [6, -124],
        [14, -132],
      ],
      0.9,
    ),
  ];
};

/** Stairs of mud brick that climb to the next roof, seen from the front and the side. */
export const roofStairs = (view: View, side: 1 | -1, depth: number): Sketch[] =>
  [5, 4, 3, 2, 1, 0].flatMap((step) => {
    const width = 46;
    const start = side * (95 + step * width);
    return block(view, {
      at: [side === 1 ? start : start - width - 2, 0, depth],
      size: [width + 2, 28 * (step + 1), 74],
      color: lighten(MUD, 0.02 + (step % 2) * 0.015),
    });
  });

/** A wooden water wheel with clay pots on its rim. */
export const waterWheel = ([x, y]: Point, radius: number): Sketch[] => {
  const wood = hex('#7c5738');
  const spokes: Path = Array.from({ length: 8 }, (_, index): Path => {
    const angle = (index / 8) * Math.PI * 2 + 0.2;
    return dash([x, y], [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
  }).flat();
  const pots: Path = Array.from({ length: 12 }, (_, index): Path => {
    const angle = (index / 12) * Math.PI * 2;
    return ellipse(
      [x + Math.cos(angle) * radius * 1.06, y + Math.sin(angle) * radius * 1.06],
      [radius * 0.12, radius * 0.08],
      angle,
    );
  }).flat();
  return [
    ...[-1, 1].map((side) =>
      form(
        ribbon(
          [
            [x + side * radius * 0.5, y + radius * 1.1],
            [x, y - radius * 0.06],
          ],
          [radius * 0.07],
        ),
        wood,
        { volume: 0.3 },
      ),
    ),
    strokes(spokes, lighten(wood, 0.04), { width: radius * 0.07 }),
    strokes(circle([x, y], radius), wood, { width: radius * 0.12 }),
    strokes(circle([x, y], radius * 0.62), lighten(wood, 0.03), { width: radius * 0.06 }),
    form(pots, hex('#c47a4e'), { volume: 0.4 }),
    form(circle([x, y], radius * 0.13), lighten(wood, -0.04), { volume: 0.5 }),
    detail(roundedRect([x - radius * 0.8, y + radius * 1.05], [radius * 1.6, radius * 0.1], 2), hex('#9a7a4e')),
  ];
};
