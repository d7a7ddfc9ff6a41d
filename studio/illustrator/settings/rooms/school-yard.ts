/** The yard of a school: the house with its arcade, the gate in the wall, a great tree, games painted on the ground. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, circle, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, schoolBag, strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { area, dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { pointedArch } from '#studio/illustrator/settings/pieces/town-arches.ts';
import { datePalm, shadeTree } from '#studio/illustrator/settings/pieces/town-greenery.ts';
import { bunting } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { STONE, mamlukMinaret, townRow } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { climber, pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  type View,
  block,
  halfWidthAt,
  lying,
  openView,
  scaleAt,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, glow, line, moved } from '#studio/illustrator/sketch.ts';

const WALL = hex('#e3a96a');
const TRIM = hex('#f3e6c8');
const GROUND = hex('#d6b184');

/** The school house in centimetres: two floors, an arcade below, the middle of its foot at the origin. */
const house = (stage: Stage, isLow: boolean): Sketch[] => {
  const { isDark } = stage;
  const glass = isDark ? hex('#ffd27f') : hex('#9fcbd3');
  const arches: Path = Array.from({ length: 7 }, (_, index) => pointedArch([-330 + index * 110, 0], [82, 150])).flat();
  const panes = [-330, -220, -110, 110, 220, 330].flatMap((x) => roundedRect([x - 32, -300], [64, 76], 2));
  const top = isLow ? 190 : 360;
  return [
    form(roundedRect([-400, -top], [800, top]), WALL, { to: lighten(WALL, -0.03), volume: 0.1 }),
    form(roundedRect([-412, -top - 14], [824, 22], 2), TRIM, { volume: 0.3 }),
    detail(arches, hex('#8a5a3c'), { to: hex('#a9744c') }),
    strokes(arches, TRIM, { width: 8 }),
    form(roundedRect([-404, -196], [808, 16], 1), TRIM, { volume: 0.3 }),
    ...(isLow
      ? []
      : [
          strokes(panes, TRIM, { width: 9 }),
          detail(panes, glass, { lit: isDark }),
          strokes(
            [-330, -220, -110, 110, 220, 330].flatMap(
              (x): Path => [...dash([x, -300], [x, -224]), ...dash([x - 32, -262], [x + 32, -262])],
            ),
            TRIM,
            { width: 4 },
          ),
          form(roundedRect([-70, -430], [140, 250], 2), lighten(WALL, 0.03), { volume: 0.2 }),
          form(polygon(cm('-84,428 84,428 0,486')), hex('#b5543f'), { volume: 0.3 }),
          form(circle([0, -360], 34), TRIM, { volume: 0.3 }),
          detail(circle([0, -360], 27), hex('#fbf6e6')),
          line(cm('0,360 0,380'), hex('#6b4a38'), { width: 4 }),
          line(cm('0,360 14,352'), hex('#6b4a38'), { width: 4 }),
          detail(pointedArch([0, -232], [54, 80]), glass, { lit: isDark }),
          ...(isDark ? [glow([0, -262], hex('#ffc873'), { radii: [420, 130], alpha: 0.28 })] : []),
        ]),
  ];
};

/** The gate of iron bars between two posts with balls of stone, standing open; foot in the middle. */
const gate = (): Sketch[] => {
  const wing = (side: 1 | -1): Sketch[] => [
    strokes(
      Array.from(
        { length: 6 },
        (_, index): Path => dash([side * (100 - index * 13), 0], [side * (100 - index * 13), -128 - index * 5]),
      ).flat(),
      hex('#3f6f78'),
      { width: 4 },
    ),
    line(
      [
        [side * 100, -16],
        [side * 34, -16],
      ],
      hex('#3f6f78'),
      { width: 4 },
    ),
    line(
      [
        [side * 100, -110],
        [side * 34, -116],
      ],
      hex('#3f6f78'),
      { width: 4 },
    ),
  ];
  return [
    ...wing(-1),
    ...wing(1),
    ...[-118, 118].flatMap((x): Sketch[] => [
      form(roundedRect([x - 22, -168], [44, 168], 1), WALL, { volume: 0.4 }),
      form(roundedRect([x - 28, -178], [56, 14], 2), TRIM, { volume: 0.4 }),
      form(circle([x, -196], 19), TRIM, { volume: 0.7 }),
    ]),
    strokes(
      [
        ['M', -112, -180],
        ['C', -60, -246, 60, -246, 112, -180],
      ],
      hex('#3f6f78'),
      { width: 7 },
    ),
    form(
      [-60, 0, 60].flatMap((x) => circle([x, -226 + Math.abs(x) * 0.22], 9)),
      hex('#d9a145'),
      { volume: 0.5 },
    ),
  ];
};

const wall = (from: number, to: number): Sketch[] => [
  form(roundedRect([from, -96], [to - from, 96]), lighten(WALL, 0.02), { volume: 0.1 }),
  form(roundedRect([from - 4, -104], [to - from + 8, 12], 1), TRIM, { volume: 0.3 }),
  detail(
    Array.from({ length: Math.floor((to - from) / 90) }, (_, index) =>
      [circle([from + 50 + index * 90, -52], 20), circle([from + 50 + index * 90, -52], 11)].flat(),
    ).flat(),
    [hex('#4f8f8a'), hex('#d8604a')][from < 0 ? 0 : 1] ?? WALL,
    { alpha: 0.45 },
  ),
];

/** Hopscotch and rings painted on the ground, without numbers. */
const groundGames = (view: View, side: 1 | -1): Sketch => {
  const x = side * 60;
  const box = (dx: number, depth: number): Path => area([x + dx, depth], [x + dx + 52, depth + 46]);
  const boxes = [box(-26, 10), box(-26, 56), box(-54, 102), box(2, 102), box(-26, 148), box(-54, 194), box(2, 194)];
  return lying(view, 0, [
    ...[0, 2, 5].map((index) =>
      detail(boxes[index] ?? [], [hex('#e8b54a'), hex('#d8604a'), hex('#4f8f8a')][index % 3] ?? TRIM, { alpha: 0.5 }),
    ),
    strokes(boxes.flat(), hex('#fbf4e2'), { width: 5, alpha: 0.85 }),
    strokes([...circle([-x * 3.4, 120], 90), ...circle([-x * 3.4, 120], 58)], hex('#fbf4e2'), {
      width: 4.4,
      alpha: 0.6,
    }),
  ]);
};

const hoop = (side: 1 | -1): Sketch[] => [
  form(ribbon(cm('0,0 0,190'), [4.4], 'flat'), hex('#6b7f86'), { volume: 0.4 }),
  form(roundedRect([-38, -246], [76, 60], 3), TRIM, { volume: 0.2 }),
  strokes(roundedRect([-15, -216], [30, 22]), hex('#d8604a'), { width: 3 }),
  line(
    [
      [-14 + side * 2, -190],
      [14 + side * 2, -190],
    ],
    hex('#d8604a'),
    { width: 5 },
  ),
  strokes(
    [-12, -4, 4, 12].flatMap(
      (x): Path => [...dash([x, -188], [x * 0.6, -164]), ...dash([x, -188], [x * 0.6 + 5, -170])],
    ),
    hex('#f6f1e2'),
    { width: 1.6, alpha: 0.9 },
  ),
];

/** A bench of slats round or under the tree. */
const bench = (view: View, x: number, depth: number): Sketch[] => [
  ...[-46, 40].flatMap((dx) => block(view, { at: [x + dx, 0, depth], size: [8, 30, 22], color: hex('#6b7f86') })),
  ...block(view, { at: [x - 58, 30, depth - 3], size: [116, 6, 28], color: hex('#b9784a') }),
];

const planSchoolYard = (stage: Stage) => {
  const side = busySide(stage);
  const { random, isDark } = stage;
  const view = openView(stage);
  const isLow = stage.calmAbove > 0 || stage.horizon < 300;
  const room = stage.horizon + 30 - Math.max(60, stage.calmAbove + 12);
  const scale = Math.max(0.3, Math.min(0.86, room / (isLow ? 210 : 500)));
  const foot: Point = [500 + side * 190, stage.horizon + 40];
  const gateX = 500 - side * 200;
  const gateFoot: Point = [gateX, stage.horizon + 30];
  const treeX = 500 + side * 430;
  return { stage, side, random, isDark, view, isLow, room, scale, foot, gateFoot, treeX };
};

type SchoolYardPlan = ReturnType<typeof planSchoolYard>;

const schoolYardBackdrop = ({ stage, side, isDark }: SchoolYardPlan): Sketch[] => [
  ...townRow(stage, stage.horizon + 8, 110),
  ...(stage.calmAbove > 0
    ? []
    : mamlukMinaret([500 - side * 260, stage.horizon], Math.min(300, stage.horizon * 0.6), {
        color: STONE,
        isDark,
      })),
];

const schoolYardFar = ({ stage, side, random, isLow, room, scale, foot, gateFoot }: SchoolYardPlan): Sketch[] => [
  form(area([-20, stage.horizon + 16], [1020, 1080]), GROUND, { volume: 0 }),
  moved(bundle([...wall(-1400, -118), ...wall(118, 1400), ...gate()]), placed(gateFoot, scale * 0.86)),
  ...datePalm([500 - side * 350, stage.horizon + 34], Math.min(230, room), random),
  moved(bundle(house(stage, isLow)), placed(foot, scale)),
  ...(stage.calmAbove > 0
    ? []
    : bunting(
        {
          from: [foot[0] - side * 300 * scale, foot[1] - 330 * scale],
          to: [500 - side * 540, foot[1] - 150],
          slack: 40,
          size: 20,
        },
        [hex('#d8604a'), hex('#e8b54a'), hex('#4f8f8a'), hex('#f3e6c8')],
      )),
];

const schoolYardMiddle = ({ stage, side, random, view, treeX }: SchoolYardPlan): Sketch[] => [
  form(area([-20, groundAt(stage, 0.37)], [1020, 1080]), GROUND, { to: lighten(GROUND, -0.05), volume: 0 }),
  groundGames(view, side),
  ...(stage.room(treeX) > 0.2
    ? shadeTree(
        [treeX, groundAt(stage, 0.46)],
        Math.min(scaleAt(view, 300) * 320, groundAt(stage, 0.46) - stage.calmAbove - 20),
        { color: hex('#6f9a4c'), random, bloom: hex('#e2603c') },
      )
    : []),
  ...bench(view, side * halfWidthAt(view, 300) * 0.72, 280),
  upright(view, [-side * halfWidthAt(view, 430) * 0.88, 0, 430], stage.calmAbove > 0 ? [] : hoop(side)),
];

const schoolYardFront = ({ stage, side, random }: SchoolYardPlan): Sketch[] => [
  ...(stage.isFree(500 + side * 500, 110)
    ? pottedPlant([500 + side * 500, 1026], stage.unit * 60, { random, bloom: hex('#f3e6d0') })
    : []),
  ...(stage.isFree(500 - side * 500, 90)
    ? climber(
        [
          [500 - side * 508, 1004],
          [500 - side * 456, 1030],
        ],
        stage.unit * 16,
        { random, bloom: hex('#e8b54a') },
      )
    : []),
];

/** Draws the yard. */
export const schoolYard = (stage: Stage): Planes => {
  const plan = planSchoolYard(stage);
  const { side } = plan;
  return {
    backdrop: schoolYardBackdrop(plan),
    far: schoolYardFar(plan),
    middle: schoolYardMiddle(plan),
    near: [
      ...strewn(stage, { colors: [hex('#e2603c'), hex('#6f9a4c')], count: 9, size: 2 }),
      ...nearThing(stage, { along: 500 - side * 330, reach: 24 }, (at) =>
        schoolBag(at, stage.unit * 30, hex('#c9543f')),
      ),
    ],
    front: schoolYardFront(plan),
  };
};
