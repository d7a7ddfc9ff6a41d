/** What hangs in a bedroom: pennants on a string, paper on a thread, a lamp of pierced brass. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

export const CLOTHS = [
  hex('#c9574a'),
  hex('#e0aa4b'),
  hex('#4f8a86'),
  hex('#7d6a9c'),
  hex('#efe0c2'),
  hex('#4f6f96'),
] as const;

/** Pennants along a string, each of its own cloth and mark. */
export const pennants = (from: Point, to: Point, colors: readonly Color[]): Sketch[] => {
  const count = 9;
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(Math.PI * share) * 34,
  ];
  const string = Array.from({ length: 13 }, (_, index): Point => at(index / 12));
  return [
    detail(ribbon(string, [1.1]), hex('#7a5a44')),
    ...Array.from({ length: count }, (_, index): Sketch[] => {
      const [x, y] = at((index + 0.6) / (count + 0.2));
      const color = colors[index % colors.length] ?? CLOTHS[0];
      const sway = (index % 3) - 1;
      return [
        form(
          polygon([
            [x - 19, y],
            [x + 19, y + 1],
            [x + sway * 3, y + 42],
          ]),
          color,
          { volume: 0.3 },
        ),
        detail(circle([x + sway, y + 13], 5), lighten(color, 0.16)),
      ];
    }).flat(),
  ];
};

/** A paper bird, boat or star on a thread from the ceiling. */
export const paperMobile = (x: number, low: number, random: Random): Sketch[] =>
  [-46, 0, 44].flatMap((dx, index): Sketch[] => {
    const y = low - (index === 1 ? 0 : 44 + random.between(0, 22));
    const at: Point = [x + dx, y];
    const bird = spline([
      [at[0] - 24, at[1] - 12, 1],
      [at[0] - 2, at[1] - 2],
      [at[0] + 6, at[1] - 22, 1],
      [at[0] + 12, at[1] - 4],
      [at[0] + 25, at[1] + 3, 1],
      [at[0] + 4, at[1] + 10],
      [at[0] - 14, at[1] + 4],
    ]);
    return [
      detail(
        ribbon(
          [
            [at[0], -20],
            [at[0] + 2, at[1] - 8],
          ],
          [0.7],
        ),
        hex('#8a7a68'),
        { alpha: 0.8 },
      ),
      form(bird, [hex('#f4e9d2'), hex('#e2856b'), hex('#8fc0bd')][index] ?? hex('#f4e9d2'), { volume: 0.4 }),
      detail(
        polygon([
          [at[0] - 24, at[1] - 12],
          [at[0] - 2, at[1] - 2],
          [at[0] + 4, at[1] + 10],
        ]),
        hex('#b9a58c'),
        { alpha: 0.35 },
      ),
    ];
  });

/** A lamp of pierced brass on its chain; it throws its own light when it is dark. */
export const piercedLamp = (x: number, low: number, isDark: boolean): Sketch[] => {
  const body = spline([
    [x, low - 66, 1],
    [x + 14, low - 56],
    [x + 31, low - 30],
    [x + 22, low - 8],
    [x, low, 1],
    [x - 22, low - 8],
    [x - 31, low - 30],
    [x - 14, low - 56],
  ]);
  const holes = Array.from({ length: 12 }, (_, index): Path => {
    const row = Math.floor(index / 4);
    return circle([x + ((index % 4) - 1.5) * (14 - Math.abs(row - 1) * 3), low - 46 + row * 15], 3);
  });
  return [
    ...(isDark ? [glow([x, low - 30], hex('#ffc46b'), { radii: [190, 170], alpha: 0.6 })] : []),
    detail(
      ribbon(
        [
          [x, -20],
          [x, low - 64],
        ],
        [1.3],
      ),
      hex('#7a5a34'),
    ),
    form(body, hex('#c9963c'), { volume: 0.7 }),
    bundle([detail(holes.flat(), isDark ? hex('#fff0b8') : hex('#7a5420'), { lit: isDark })], { clip: body }),
  ];
};
