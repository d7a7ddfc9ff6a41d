/** What street and square of the market share: trodden slabs, the town at their end, cloth over the stalls. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import type { Path } from '#studio/illustrator/geometry/path.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
import {
  STONE,
  carvedDome,
  mamlukMinaret,
  pigeons,
  townRow,
} from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { type View, groundFrom, lying } from '#studio/illustrator/settings/pieces/view.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail } from '#studio/illustrator/sketch.ts';

const GROUND = hex('#cda06a');

/** Trodden slabs in three tones. */
export const ground = (view: View, to: number): Sketch[] => {
  const rows = [-110, -60, -10, 80, 190, 330, 520, 800, 1200].filter((depth) => depth < to);
  const slabs: Path[][] = [[], [], []];
  rows.forEach((depth, row) => {
    const next = rows[row + 1] ?? to;
    const gap = (next - depth) * 0.035;
    for (let index = -8; index < 8; index++) {
      const x = (index + (row % 2) * 0.5) * 90;
      slabs[(row * 5 + index * 7 + 80) % 3]?.push(area([x + 1.8, depth + gap], [x + 88.2, next - gap]));
    }
  });
  return [
    groundFrom(view, to, lighten(GROUND, -0.075)),
    lying(
      view,
      0,
      slabs.map((paths, index) => detail(paths.flat(), lighten(GROUND, [-0.028, 0.012, 0.042][index] ?? 0))),
    ),
  ];
};

export const streetEnd = (stage: Stage, view: View): Sketch[] => {
  const side = busySide(stage);
  const tall = Math.min(stage.horizon - Math.max(70, stage.calmAbove), 460);
  return [
    ...townRow(stage, stage.horizon + 8, 120),
    ...mamlukMinaret([view.x - side * 70, stage.horizon], tall, { color: STONE, isDark: stage.isDark }),
    ...carvedDome([view.x + side * 66, stage.horizon - tall * 0.14], tall * 0.4, {
      color: hex('#9db3a2'),
      isDark: stage.isDark,
    }),
    ...(stage.calmAbove > 0 ? [] : pigeons([view.x - side * 170, stage.horizon - tall * 0.7], 6, stage.random)),
  ];
};

export const CLOTHS = [
  [hex('#c9543f'), hex('#f2e2c0')],
  [hex('#3f7f86'), hex('#efe0bd')],
  [hex('#d99a35'), hex('#f6ead0')],
  [hex('#8a4a63'), hex('#f0dcb8')],
] as const;
