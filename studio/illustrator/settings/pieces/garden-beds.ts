/** What makes a garden: fence, cottage, tall flowers, pots, vegetable rows. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { bush, leafDabs } from '#studio/illustrator/settings/scenery.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';
export const HEDGE = hex('#4f8650');
const WOOD = hex('#f0e4cd');
const CLAY = hex('#c2714a');
export const PETALS = [hex('#ea6f7d'), hex('#f4b546'), hex('#f8efe2'), hex('#b487cf'), hex('#ef8f5a')] as const;

export const fence = (y: number, height: number, room: (x: number) => number): Sketch[] => {
  const posts = Array.from({ length: 27 }, (_, index) => -20 + index * 40).filter((x) => room(x) > 0.2);
  return [
    ...[0.3, 0.72].map((share) =>
      form(
        ribbon(
          [
            [-20, y - height * share],
            [1020, y - height * share],
          ],
          [height * 0.055],
          'flat',
        ),
        lighten(WOOD, -0.05),
        { volume: 0.2 },
      ),
    ),
    ...posts.map((x) =>
      form(
        polygon([
          [x - height * 0.1, y],
          [x - height * 0.1, y - height * 0.9],
          [x, y - height * 1.04],
          [x + height * 0.1, y - height * 0.9],
          [x + height * 0.1, y],
        ]),
        WOOD,
        { volume: 0.3 },
      ),
    ),
  ];
};

export const cottage = (stage: Stage, x: number, y: number, size: number): Sketch[] => {
  const pane = (px: number, py: number): Sketch[] => [
    form(
      roundedRect([x + px * size - size * 0.1, y - py * size - size * 0.12], [size * 0.2, size * 0.24], 4),
      stage.isDark ? hex('#ffd27f') : hex('#a9d3dd'),
      { lit: stage.isDark, volume: 0.2 },
    ),
    line(
      [
        [x + px * size, y - py * size - size * 0.12],
        [x + px * size, y - py * size + size * 0.12],
      ],
      WOOD,
      { width: size * 0.02 },
    ),
    line(
      [
        [x + px * size - size * 0.1, y - py * size],
        [x + px * size + size * 0.1, y - py * size],
      ],
      WOOD,
      { width: size * 0.02 },
    ),
    ...(stage.isDark
      ? [glow([x + px * size, y - py * size], hex('#ffd08a'), { radii: [size * 0.34, size * 0.3], alpha: 0.45 })]
      : []),
  ];
  return [
    form(roundedRect([x + size * 0.3, y - size * 1.18], [size * 0.13, size * 0.34], 2), hex('#a8624a'), {
      volume: 0.5,
    }),
    form(
      polygon([
        [x - size * 0.55, y],
        [x - size * 0.55, y - size * 0.58],
        [x + size * 0.55, y - size * 0.58],
        [x + size * 0.55, y],
      ]),
      hex('#f2dfc0'),
      { volume: 0.3 },
    ),
    form(
      spline([
        [x - size * 0.68, y - size * 0.54, 1],
        [x - size * 0.4, y - size * 0.92],
        [x, y - size * 1.06],
        [x + size * 0.4, y - size * 0.92],
        [x + size * 0.68, y - size * 0.54, 1],
        [x, y - size * 0.58],
      ]),
      hex('#b9654a'),
      { volume: 0.5 },
    ),
    ...[-0.4, -0.2, 0, 0.2, 0.4].map((at) =>
      line(
        [
          [x + at * size * 0.9, y - size * 0.94 + Math.abs(at) * size * 0.2],
          [x + at * size * 1.2, y - size * 0.6],
        ],
        hex('#944c38'),
        { width: 1.6, alpha: 0.5 },
      ),
    ),
    form(
      spline([
        [x - size * 0.1, y, 1],
        [x - size * 0.1, y - size * 0.3],
        [x, y - size * 0.4],
        [x + size * 0.1, y - size * 0.3],
        [x + size * 0.1, y, 1],
      ]),
      hex('#4f8791'),
      { volume: 0.3 },
    ),
    ...pane(-0.33, 0.3),
    ...pane(0.33, 0.3),
  ];
};

/** A stem with its bloom; `size` is its height. In bloom it stays smaller than the head of whoever stands beside it. */
export const tallFlower = (foot: Point, size: number, petal: Color): Sketch[] => {
  const [x, y] = foot;
  const head: Point = [x + size * 0.06, y - size];
  const parts = [
    form(ribbon([[x, y], [x - size * 0.05, y - size * 0.5], head], [size * 0.022]), hex('#5f9348'), { volume: 0.2 }),
    form(
      spline([
        [x - size * 0.02, y - size * 0.3, 1],
        [x + size * 0.2, y - size * 0.5],
        [x + size * 0.3, y - size * 0.42, 1],
        [x + size * 0.14, y - size * 0.3],
      ]),
      hex('#6ba04f'),
      { volume: 0.4 },
    ),
    form(
      spline([
        [x - size * 0.03, y - size * 0.46, 1],
        [x - size * 0.22, y - size * 0.6],
        [x - size * 0.3, y - size * 0.52, 1],
        [x - size * 0.14, y - size * 0.44],
      ]),
      hex('#5f9348'),
      { volume: 0.4 },
    ),
    ...Array.from({ length: 9 }, (_, index): Sketch => {
      const angle = (index / 9) * Math.PI * 2;
      return form(
        ellipse(
          [head[0] + Math.cos(angle) * size * 0.068, head[1] + Math.sin(angle) * size * 0.062],
          [size * 0.054, size * 0.028],
          angle,
        ),
        lighten(petal, (index % 2) * 0.04),
        { volume: 0.3 },
      );
    }),
    form(circle(head, size * 0.045), hex('#8a5a32'), { volume: 0.6 }),
  ];
  return [bundle(parts)];
};

export const pot = (stage: Stage, foot: Point, size: number): Sketch[] => {
  const [x, y] = foot;
  return standing([
    ...bush([x, y - size * 0.62], size * 0.62, {
      color: stage.random.pick([HEDGE, hex('#6f9e4c'), hex('#4f8f6d')]),
      random: stage.random,
    }),
    ...Array.from(
      { length: 5 },
      (): Sketch =>
        detail(
          circle([x + stage.random.between(-0.4, 0.4) * size, y - size * stage.random.between(0.8, 1.25)], size * 0.06),
          stage.random.pick(PETALS),
        ),
    ),
    form(
      polygon([
        [x - size * 0.42, y - size * 0.66],
        [x + size * 0.42, y - size * 0.66],
        [x + size * 0.3, y],
        [x - size * 0.3, y],
      ]),
      CLAY,
      { volume: 0.7 },
    ),
    form(roundedRect([x - size * 0.48, y - size * 0.74], [size * 0.96, size * 0.14], 3), lighten(CLAY, 0.04), {
      volume: 0.6,
    }),
  ]);
};

export const vegetableRows = (stage: Stage, y: number): Sketch[] =>
  [0, 1, 2].flatMap((row): Sketch[] => {
    const ry = y + row * 46;
    // Nobody sleeps across a row of cabbages.
    if (stage.isLain?.(ry - 4, 24 + row * 6)) return [];
    return [
      form(
        ribbon(
          [
            [-30, ry],
            [500, ry - 8],
            [1030, ry],
          ],
          [13 + row * 4],
        ),
        hex('#8a6242'),
        { volume: 0.4 },
      ),
      ...Array.from({ length: 13 }, (_, index): Sketch[] => {
        const x = 20 + index * 80 + (row % 2) * 34;
        const size = 15 + row * 6;
        return stage.room(x) < 0.3
          ? []
          : [
              form(
                ellipse([x, ry - size * 0.7], [size * 0.9, size * 0.7]),
                row === 1 ? hex('#9cc069') : hex('#6ea35a'),
                { volume: 0.7 },
              ),
              leafDabs([x, ry - size * 0.8], [size * 0.7, size * 0.5], {
                color: hex('#bcd88c'),
                count: 6,
                size: size * 0.2,
                random: stage.random,
              }),
            ];
      }).flat(),
    ];
  });
