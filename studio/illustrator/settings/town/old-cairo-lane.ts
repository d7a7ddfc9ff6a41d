/** A lane of old Cairo: houses on one side, a garden wall on the other, lanterns between, dome and minaret beyond. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
import { battlements, pointedArch } from '#studio/illustrator/settings/pieces/town-arches.ts';
import { lanternRope, washing } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { STONE, carvedDome, mamlukMinaret, pigeons } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { pottedPlant, waterJar } from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  type View,
  depthAt,
  groundFrom,
  lying,
  onPage,
  onSideWall,
  openView,
  scaleAt,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { HALF, WALLS, bay, houseFront, lowWall, steps } from '#studio/illustrator/settings/town/old-cairo-houses.ts';
import { type Sketch, bundle, detail, form, line } from '#studio/illustrator/sketch.ts';

const PAVING = hex('#d0a873');
const END = 1250;

/** The next lane, seen through the arch: two houses in the light with doors and windows, and the ground between them. */
const throughArch = (stage: Stage): Sketch[] => [
  detail(polygon(cm('-96,0 96,0 30,64 -34,64')), hex('#d9b88a')),
  form(polygon(cm('-96,0 -34,60 -34,190 -96,240')), WALLS[2], { volume: 0.1 }),
  form(polygon(cm('96,0 30,60 30,160 96,230')), WALLS[3], { volume: 0.1 }),
  form(polygon(cm('-34,62 30,62 30,128 -34,128')), lighten(WALLS[0], 0.05), { volume: 0.1 }),
  detail(pointedArch([-4, -62], [22, 34]), hex('#7a5a40')),
  detail(polygon(cm('-80,16 -62,34 -62,96 -80,92')), hex('#3f7d80'), { alpha: 0.85 }),
  ...[-52, 50, 74].map((x) =>
    detail(
      polygon(cm(`${x - 6},112 ${x + 6},112 ${x + 6},136 ${x - 6},136`)),
      stage.isDark ? hex('#ffd588') : hex('#6b4a34'),
      {
        alpha: 0.8,
        lit: stage.isDark,
      },
    ),
  ),
];

/** What closes the lane: an arch to walk through, and over it dome and minarets. */
const laneEnd = (stage: Stage, view: View): Sketch[] => {
  const wall = WALLS[0];
  const height = stage.calmAbove > 0 ? 250 : 330;
  return [
    upright(
      view,
      [0, 0, END],
      [
        form(roundedRect([-HALF, -height], [HALF * 2, height]), wall, { volume: 0.2 }),
        form(battlements(-HALF, HALF, { y: -height + 3, size: 40 }), lighten(wall, 0.03), { volume: 0.2 }),
        form(pointedArch([0, 0], [232, 236]), hex('#eddcb4'), { volume: 0.2 }),
        detail(pointedArch([0, 0], [190, 212]), stage.sky[3], { to: lighten(stage.sky[3], -0.03) }),
        bundle(throughArch(stage), { clip: pointedArch([0, 0], [190, 212]) }),
      ],
    ),
  ];
};

const beyond = (stage: Stage, view: View): Sketch[] => {
  const side = busySide(stage);
  const tall = Math.min(stage.horizon - Math.max(40, stage.calmAbove), 520);
  return [
    ...mamlukMinaret([view.x - side * 128, stage.horizon], tall * 0.98, { color: STONE, isDark: stage.isDark }),
    ...carvedDome([view.x - side * 10, stage.horizon - tall * 0.26], tall * 0.42, {
      color: hex('#c9ad86'),
      isDark: stage.isDark,
    }),
    ...(stage.calmAbove > 0 ? [] : pigeons([view.x - side * 190, stage.horizon - tall * 0.8], 7, stage.random)),
  ];
};

/** Slabs across the lane in three tones, with a gutter down its middle that rain has worn. */
const paving = (view: View, from: number, to: number): Sketch[] => {
  const rows = Array.from({ length: 16 }, (_, row) => from + (to - from) * (row / 15) ** 1.7);
  const slabs: Path[][] = [[], [], []];
  rows.slice(0, -1).forEach((depth, row) => {
    const next = rows[row + 1] ?? to;
    const gap = (next - depth) * 0.04;
    for (let index = -1; index < 6; index++) {
      const x = -HALF + (index + 0.4 + (row % 2) * 0.5) * 68;
      slabs[(row * 5 + index * 7 + 70) % 3]?.push(
        area([Math.max(-HALF, x + 1.6), depth + gap], [Math.min(HALF, x + 66.4), next - gap]),
      );
    }
  });
  return [
    groundFrom(view, to, lighten(PAVING, -0.085)),
    lying(view, 0, [
      ...slabs.map((paths, index) => detail(paths.flat(), lighten(PAVING, [-0.03, 0.012, 0.045][index] ?? 0))),
      detail(area([-12, from], [14, to]), lighten(PAVING, -0.1), { alpha: 0.45 }),
    ]),
  ];
};

const hangings = (stage: Stage, view: View): Sketch[] => {
  const side = busySide(stage);
  const between = (depth: number, up: number, size: number, shares: readonly number[]): Sketch[] =>
    lanternRope(
      {
        from: onPage(view, [side * HALF, up, depth]),
        to: onPage(view, [-side * HALF, up * 0.8, depth]),
        slack: 20 * scaleAt(view, depth),
        size: size * scaleAt(view, depth),
      },
      shares,
      stage.isDark,
    );
  return stage.calmAbove > 0
    ? between(760, 190, 44, [0.25, 0.5, 0.75])
    : [
        ...washing(
          {
            from: onPage(view, [side * HALF, 330, 840]),
            to: onPage(view, [-side * HALF, 300, 800]),
            slack: 12,
            size: 62 * scaleAt(view, 840),
          },
          6,
          stage.random,
        ),
        ...between(640, 280, 46, [0.16, 0.36, 0.56, 0.78]),
      ];
};

/** Pots at the lower corners, where nobody stands. */
const frontPots = (stage: Stage): Sketch[] =>
  (
    [
      [-2, 62, 0],
      [1004, 70, 1],
    ] as const
  )
    .filter(([x, size]) => stage.isFree(x, size * stage.unit * 0.55))
    .flatMap(([x, size, kind]) => [
      ...pottedPlant([x, 1026], stage.unit * size, {
        random: stage.random,
        bloom: kind === 0 ? hex('#e6654f') : hex('#f3e6d0'),
        ...(kind === 0 ? {} : { pot: hex('#4b7b86') }),
      }),
      line(
        [
          [x - 40, 1024],
          [x + 40, 1024],
        ],
        lighten(PAVING, -0.14),
        { width: 5, alpha: 0.4 },
      ),
    ]);

export const lane = (stage: Stage): Planes => {
  const side = busySide(stage);
  const view = openView(stage, -side * 46);
  const split = Math.max(300, depthAt(view, groundAt(stage, 0.37)));
  const tall = stage.calmAbove > 0 ? 158 : 470;
  const row = (from: number, to: number, color: number): Sketch =>
    onSideWall(view, side * HALF, houseFront(stage, { from, to, height: tall * (0.86 + (color % 3) * 0.12), color }));
  const isHigh = stage.calmAbove === 0;
  const middle = split * 0.48;
  return {
    backdrop: beyond(stage, view),
    far: [
      ...laneEnd(stage, view),
      ...paving(view, -260, END),
      ...lowWall(stage, view, split, END),
      row(END - 300, END, 2),
      row(split, END - 300, 3),
      ...(isHigh ? bay(stage, view, { side, from: split + 150, up: 210, size: [150, 150] }) : []),
      ...hangings(stage, view),
    ],
    middle: [
      ...paving(view, -260, split),
      ...lowWall(stage, view, -200, split),
      row(middle, split, 0),
      ...(isHigh ? bay(stage, view, { side, from: split * 0.62, up: 208, size: [split * 0.3, 160] }) : []),
      ...steps(view, side, split * 0.56),
      row(-220, middle, 1),
      upright(
        view,
        [side * (HALF - 22), 0, split * 0.9],
        pottedPlant([0, 0], 62, { random: stage.random, bloom: hex('#e6654f') }),
      ),
      upright(view, [side * (HALF - 30), 0, split * 0.42], waterJar([0, 0], 74)),
      upright(
        view,
        [-side * (HALF - 26), 0, split * 0.7],
        pottedPlant([0, 0], 66, { random: stage.random, pot: hex('#4f7f94') }),
      ),
    ],
    near: [...strewn(stage, { colors: [hex('#c9447a'), hex('#e27aa4')], count: 10, size: 1.8 })],
    front: frontPots(stage),
  };
};
