/** The courtyard of an old Cairo house: a fountain, a loggia with tall arches, mashrabiya windows, an orange tree. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, strewn, stripedBall } from '#studio/illustrator/settings/pieces/strewn.ts';
import { area, dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import {
  CEDAR,
  archedDoor,
  archedWindow,
  battlements,
  mashrabiya,
  pointedArch,
} from '#studio/illustrator/settings/pieces/town-arches.ts';
import { STONE, carvedDome, mamlukMinaret, pigeons } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { climber, pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  type View,
  acrossGround,
  block,
  depthAt,
  groundFrom,
  halfWidthAt,
  lying,
  onPage,
  openView,
  put,
  scaleAt,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import { wallBeside, wallClear } from '#studio/illustrator/settings/views/walls.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import {
  ABLAQ,
  MARBLE,
  WALL,
  fountain,
  loggia,
  orangeTree,
} from '#studio/illustrator/settings/town/old-cairo-fountain.ts';
import { type Sketch, bundle, detail, form, moved } from '#studio/illustrator/sketch.ts';

const FLOOR = hex('#d3b07c');
const DEPTH = 680;

const backWall = (stage: Stage, view: View, height: number): Sketch => {
  const side = busySide(stage);
  const half = halfWidthAt(view, DEPTH) + 60;
  const bands: Path = [30, 74].flatMap((up) => roundedRect([-half, -up - 22], [half * 2, 22]));
  const isTall = height > 240;
  return upright(
    view,
    [0, 0, DEPTH],
    [
      form(roundedRect([-half, -height], [half * 2, height + 6]), WALL, { to: lighten(WALL, -0.03), volume: 0 }),
      detail(bands, ABLAQ, { alpha: 0.34 }),
      detail(roundedRect([-half, -height + 26], [half * 2, 14]), ABLAQ, { alpha: 0.4 }),
      detail(
        Array.from({ length: 60 }, (_, index) => pointedArch([-half + index * 20, -height + 40], [9, 13])).flat(),
        lighten(WALL, 0.06),
      ),
      form(battlements(-half, half, { y: -height + 2, size: 26 }), lighten(WALL, 0.03), { volume: 0.2 }),
      put([side * half * 0.52, 0], archedDoor(62, 128, { color: hex('#3f7d80'), stone: ABLAQ })),
      put([-side * half * 0.1, -30], archedWindow({ width: 30, height: 56, isLit: stage.isDark })),
      ...(isTall
        ? [
            moved(bundle(loggia(stage)), placed([-side * half * 0.36, 10], 1.22)),
            put([side * half * 0.52, -156], mashrabiya({ width: 118, height: 96, isLit: stage.isDark })),
            form(
              polygon([
                [side * half * 0.52 - 50, -156],
                [side * half * 0.52 + 50, -156],
                [side * half * 0.52 + 38, -144],
                [side * half * 0.52 - 38, -144],
              ]),
              CEDAR,
              { volume: 0.2 },
            ),
          ]
        : [put([-side * half * 0.45, -30], archedWindow({ width: 30, height: 56, isLit: stage.isDark }))]),
    ],
  );
};

const sideWall = (stage: Stage, view: View, { x, height }: { x: number; height: number }): Sketch[] => {
  return [
    wallBeside(view, x, [
      form(area([-200, 6], [DEPTH, -height]), lighten(WALL, -0.05), { volume: 0 }),
      detail(
        [30, 74].flatMap((up) => roundedRect([-200, -up - 22], [DEPTH + 200, 22])),
        ABLAQ,
        { alpha: 0.24 },
      ),
      form(battlements(-200, DEPTH, { y: -height + 2, size: 26 }), lighten(WALL, -0.02), { volume: 0.2 }),
      put(
        [110, 0],
        [
          form(pointedArch([0, 0], [128, 150]), MARBLE, { volume: 0.2 }),
          detail(pointedArch([0, 0], [108, 136]), hex('#6f4a33'), { to: hex('#93673f') }),
        ],
      ),
      ...(height > 240 ? [put([430, -196], mashrabiya({ width: 120, height: 92, isLit: stage.isDark }))] : []),
    ]),
  ];
};

/** Paving with an eight-sided inlay of marble round the fountain. */
const courtFloor = (view: View, center: readonly [number, number], to: number): Sketch[] => {
  const [cx, depth] = center;
  const ring = (size: number): Path =>
    polygon(
      Array.from({ length: 8 }, (_, index): Point => {
        const angle = ((index + 0.5) / 8) * Math.PI * 2;
        return [cx + Math.cos(angle) * size, depth + Math.sin(angle) * size];
      }),
    );
  const grid: Path = Array.from(
    { length: 19 },
    (_, index): Path => dash([(index - 9) * 64, -280], [(index - 9) * 64, to]),
  ).flat();
  const rows = [-150, -90, -30, 30, 90, 150, 220, 300, 400, 520].filter((y) => y < to);
  return [
    groundFrom(view, to, FLOOR),
    lying(view, 0, [
      strokes([...grid, ...acrossGround(view, rows)], lighten(FLOOR, -0.1), {
        width: 2,
        alpha: 0.4,
      }),
      detail(ring(146), ABLAQ, { alpha: 0.6 }),
      detail(ring(136), MARBLE, { alpha: 0.9 }),
      detail(ring(112), hex('#5f8f8a'), { alpha: 0.6 }),
      detail(ring(104), MARBLE, { alpha: 0.9 }),
    ]),
  ];
};

const planCourtyard = (stage: Stage) => {
  const side = busySide(stage);
  const view = openView(stage, -side * 30);
  const split = depthAt(view, groundAt(stage, 0.37));
  const scale = scaleAt(view, DEPTH);
  const foot = onPage(view, [0, 0, DEPTH])[1];
  const top = Math.max(stage.calmAbove + 24, 176);
  const height = Math.max(190, Math.min(400, (foot - top) / scale));
  const wallTop = foot - height * scale;
  const basin = [-side * 96, 190] as const;
  const treeX = 500 + side * 372;
  const wall = wallClear(stage, view, { x: side * (halfWidthAt(view, DEPTH) - 70), end: DEPTH });
  return { stage, side, view, split, scale, height, wallTop, wall, basin, treeX };
};

type CourtyardPlan = ReturnType<typeof planCourtyard>;

const courtyardFar = ({ stage, side, view, scale, height, wall, basin }: CourtyardPlan): Sketch[] => [
  backWall(stage, view, height),
  ...courtFloor(view, basin, DEPTH),
  ...sideWall(stage, view, { x: wall, height }),
  ...climber(
    [0.2, 0.5, 0.86].map((share): Point => onPage(view, [wall - side * 4, height - share * 50, DEPTH - share * 330])),
    scale * 62,
    { random: stage.random, bloom: hex('#cf4a80') },
  ),
  ...block(view, {
    at: [-side * 60 - 90, 0, DEPTH - 54],
    size: [180, 36, 46],
    color: hex('#c3876a'),
    top: hex('#a8434a'),
  }),
];

const courtyardMiddle = ({ stage, side, view, split, scale, basin, treeX }: CourtyardPlan): Sketch[] => [
  ...courtFloor(view, basin, split),
  ...(stage.room(treeX) > 0.25
    ? orangeTree(
        stage,
        [treeX, onPage(view, [0, 0, 260])[1]],
        Math.min(scale * 300, onPage(view, [0, 0, 260])[1] - stage.calmAbove),
      )
    : []),
  fountain(stage, view, basin),
  ...[-0.86, -0.7].map((at, index) =>
    upright(
      view,
      [side * at * halfWidthAt(view, 300), 0, 330 - index * 40],
      pottedPlant([0, 0], 52 + index * 8, {
        random: stage.random,
        ...(index === 0 ? { bloom: hex('#ef8f5a') } : { pot: hex('#4f7f94') }),
      }),
    ),
  ),
];

const courtyardFront = ({ stage }: CourtyardPlan): Sketch[] =>
  [-8, 1008]
    .filter((x) => stage.isFree(x, stage.unit * 34))
    .flatMap((x, index) =>
      pottedPlant([x, 1024], stage.unit * (58 + index * 10), {
        random: stage.random,
        bloom: hex('#f6efe2'),
        pot: index === 0 ? hex('#bf744c') : hex('#47788a'),
      }),
    );

/** Draws the courtyard; its walls stay below a title. */
export const courtyard = (stage: Stage): Planes => {
  const plan = planCourtyard(stage);
  const { side, wallTop } = plan;
  return {
    backdrop:
      stage.calmAbove > 0
        ? []
        : [
            ...mamlukMinaret([500 + side * 250, wallTop + 130], 330, { color: STONE, isDark: stage.isDark }),
            ...carvedDome([500 - side * 50, wallTop + 30], 170, { color: hex('#c3aa86'), isDark: stage.isDark }),
            ...pigeons([500 - side * 240, wallTop * 0.55], 6, stage.random),
          ],
    far: courtyardFar(plan),
    middle: courtyardMiddle(plan),
    near: [
      ...strewn(stage, { colors: [hex('#cf4a80'), hex('#f3e6d0')], count: 9, size: 1.7 }),
      ...nearThing(stage, { along: 500 + side * 290, reach: 16 }, (at) =>
        stripedBall(at, stage.unit * 9, [hex('#c9543f'), hex('#f2e2c0')]),
      ),
    ],
    front: courtyardFront(plan),
  };
};
