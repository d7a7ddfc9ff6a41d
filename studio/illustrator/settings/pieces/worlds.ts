/** Stars and planets of a sky without air. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, mapPath, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

export const starField = (stage: Stage): Sketch[] =>
  Array.from({ length: 130 }, (): Sketch => {
    const { random } = stage;
    const at: Point = [random.between(0, 1000), random.between(0, stage.horizon + 40)];
    const size = random.next() ** 3 * 3.6 + 0.7;
    return detail(circle(at, size), random.pick([hex('#ffffff'), hex('#ffe9bd'), hex('#bfe2ff')]), {
      lit: true,
      alpha: random.between(0.5, 1),
    });
  });

export const brightStar = (at: Point, size: number): Sketch[] => [
  glow(at, hex('#fff2cf'), { radii: [size * 3.4, size * 3.4], alpha: 0.55 }),
  detail(
    polygon([
      [at[0], at[1] - size * 1.7],
      [at[0] + size * 0.24, at[1] - size * 0.24],
      [at[0] + size * 1.7, at[1]],
      [at[0] + size * 0.24, at[1] + size * 0.24],
      [at[0], at[1] + size * 1.7],
      [at[0] - size * 0.24, at[1] + size * 0.24],
      [at[0] - size * 1.7, at[1]],
      [at[0] - size * 0.24, at[1] - size * 0.24],
    ]),
    hex('#fffaf0'),
    { lit: true },
  ),
];

export const milkyWay = (stage: Stage, tint: Color): Sketch[] =>
  Array.from({ length: 9 }, (_, index): Sketch => {
    const share = index / 8;
    return glow(
      [stage.way === 1 ? share * 1100 - 50 : 1050 - share * 1100, 420 - share * 360 + stage.random.between(-40, 40)],
      mix(tint, hex('#f2b8d8'), (index % 3) * 0.3),
      { radii: [190, 120], alpha: 0.3 },
    );
  });

export const bandedPlanet = (center: Point, radius: number, colors: readonly [Color, Color, Color]): Sketch[] => {
  const globe = circle(center, radius);
  const [x, y] = center;
  return [
    glow(center, colors[0], { radii: [radius * 1.7, radius * 1.7], alpha: 0.35 }),
    form(globe, colors[0], { volume: 1 }),
    bundle(
      [-0.62, -0.3, 0.02, 0.34, 0.66].map((at, index) =>
        detail(
          ribbon(
            [
              [x - radius * 1.1, y + radius * at],
              [x, y + radius * (at + 0.1)],
              [x + radius * 1.1, y + radius * (at - 0.05)],
            ],
            [radius * 0.06, radius * 0.1, radius * 0.05],
          ),
          index % 2 === 0 ? colors[1] : colors[2],
          { alpha: 0.6 },
        ),
      ),
      { clip: globe },
    ),
    bundle(
      [detail(circle([x - radius * 0.5, y - radius * 0.4], radius * 1.25), lighten(colors[0], 0.08), { alpha: 0.18 })],
      { clip: globe },
    ),
  ];
};

/** Bands of a ring around a planet; `half` is the part before it. */
export const ring = (center: Point, radius: number, look: { color: Color; half: 'behind' | 'before' }): Sketch => {
  const turn = 0.26;
  const band = (outer: number, inner: number, tone: number): Sketch => {
    const hole = ellipse(center, [radius * inner, radius * inner * 0.27], turn);
    const edge = ellipse(center, [radius * outer, radius * outer * 0.27], turn);
    const reversed = mapPath(hole, (x, y) => {
      const [dx, dy] = [x - center[0], y - center[1]];
      const along = dx * Math.cos(turn) + dy * Math.sin(turn);
      const across = -dx * Math.sin(turn) + dy * Math.cos(turn);
      return [
        center[0] + along * Math.cos(turn) + across * Math.sin(turn),
        center[1] + along * Math.sin(turn) - across * Math.cos(turn),
      ];
    });
    return form([...edge, ...reversed], lighten(look.color, tone), { volume: 0.2, alpha: 0.95, lit: true });
  };
  const side = look.half === 'before' ? 1 : -1;
  const along: Point = [Math.cos(turn) * radius * 2.4, Math.sin(turn) * radius * 2.4];
  const down: Point = [-Math.sin(turn) * radius * 1.4 * side, Math.cos(turn) * radius * 1.4 * side];
  const clip = polygon([
    [center[0] - along[0], center[1] - along[1]],
    [center[0] + along[0], center[1] + along[1]],
    [center[0] + along[0] + down[0], center[1] + along[1] + down[1]],
    [center[0] - along[0] + down[0], center[1] - along[1] + down[1]],
  ]);
  return bundle([band(2.05, 1.78, -0.04), band(1.72, 1.42, 0.04), band(1.38, 1.26, -0.1)], { clip });
};
