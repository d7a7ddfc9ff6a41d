/** The square before a gate of old Cairo: two drum towers with twin minarets, the city wall, a tea stall and steps. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, slippers, strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import {
  CEDAR,
  archedWindow,
  battlements,
  pointedArch,
  voussoirs,
} from '#studio/illustrator/settings/pieces/town-arches.ts';
import { datePalm } from '#studio/illustrator/settings/pieces/town-greenery.ts';
import { awning, lanternRope } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import {
  STONE,
  carvedDome,
  mamlukMinaret,
  pigeons,
  townRow,
} from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { pottedPlant, waterJar } from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  type View,
  acrossGround,
  block,
  depthAt,
  groundFrom,
  lying,
  onPage,
  openView,
  scaleAt,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, line, moved } from '#studio/illustrator/sketch.ts';

const WALL = hex('#d4a26a');
const GROUND = hex('#d9b885');

const courses = (left: number, right: number, height: number): Path =>
  Array.from(
    { length: Math.floor(height / 26) },
    (_, index): Path => (index % 2 === 0 ? roundedRect([left, -26 * (index + 1)], [right - left, 13]) : []),
  ).flat();

const drumTower = (stage: Stage, x: number, height: number): Sketch[] => {
  const body = roundedRect([x - 96, -height], [192, height], 3);
  return [
    form(body, WALL, { volume: 0.7 }),
    bundle([detail(courses(x - 100, x + 100, height), hex('#c98f68'), { alpha: 0.3 })], { clip: body }),
    form(roundedRect([x - 104, -height - 12], [208, 26], 2), lighten(WALL, 0.03), { volume: 0.5 }),
    form(battlements(x - 102, x + 102, { y: -height - 10, size: 40 }), lighten(WALL, 0.04), { volume: 0.3 }),
    ...[-0.5, 0.5].map(
      (at): Sketch =>
        bundle(
          archedWindow({ width: 22, height: 48, isLit: stage.isDark }).map((one) =>
            moved(one, placed([x + at * 92, -height * 0.62], 1)),
          ),
        ),
    ),
    detail(pointedArch([x, -height * 0.3], [16, 52]), hex('#6d4c35')),
  ];
};

/** The gate in its own centimetres, middle of the passage at the origin. */
const gate = (stage: Stage): Sketch[] => {
  const passage = pointedArch([0, 0], [200, 300]);
  return [
    form(roundedRect([-120, -410], [240, 410]), lighten(WALL, 0.02), { volume: 0.2 }),
    form(battlements(-112, 112, { y: -408, size: 38 }), lighten(WALL, 0.04), { volume: 0.2 }),
    ...voussoirs([200, 300], 34, hex('#b4694e')),
    detail(passage, stage.sky[2], { to: stage.sky[3] }),
    bundle(
      [
        detail(roundedRect([-100, -150], [76, 150]), hex('#c79a74')),
        detail(roundedRect([20, -196], [90, 196]), hex('#d2a982')),
        detail(
          [-80, -50, 40, 74].flatMap((x, index) => pointedArch([x, -90 - (index % 2) * 30], [14, 26])),
          stage.isDark ? hex('#ffce80') : hex('#7d573d'),
          { lit: stage.isDark },
        ),
        detail(polygon(cm('-24,0 -6,60 10,60 26,0')), hex('#ead2a4')),
      ],
      { clip: passage },
    ),
    form(roundedRect([-70, -388], [140, 40], 2), CEDAR, { volume: 0.3 }),
    detail(
      [-52, -26, 0, 26, 52].flatMap((x) => pointedArch([x, -352], [18, 30])),
      stage.isDark ? hex('#ffce80') : hex('#4b2f22'),
      { lit: stage.isDark },
    ),
    ...drumTower(stage, -196, 440),
    ...drumTower(stage, 196, 440),
  ];
};

const cityWall = (from: number, to: number): Sketch[] => [
  form(roundedRect([from, -236], [to - from, 236]), lighten(WALL, -0.03), { volume: 0.1 }),
  detail(courses(from, to, 230), hex('#c98f68'), { alpha: 0.22 }),
  form(battlements(from, to, { y: -234, size: 42 }), lighten(WALL, 0.01), { volume: 0.2 }),
  ...Array.from({ length: 6 }, (_, index) =>
    detail(pointedArch([from + ((to - from) * (index + 0.5)) / 6, -120], [14, 46]), hex('#7d573d'), { alpha: 0.8 }),
  ),
];

/** The posts of the awning stand so far before the stall, in centimetres, and behind whoever stands in front. */
const AWNING = 44;
const STALL_TO = 0.66;
const STOOL_WIDE = 60;

const teaStall = (stage: Stage, view: View, depth: number): Sketch[] => {
  const side = busySide(stage);
  const x = side * (395 / scaleAt(view, depth) + 40);
  const left = x - 95;
  const stool = [x + side * -120, 0, depth - 20] as const;
  const corner = (dx: number, up: number, forward: number): Point => onPage(view, [left + dx, up, depth - forward]);
  return [
    ...block(view, { at: [left, 0, depth + 60], size: [190, 175, 30], color: hex('#c98d66') }),
    upright(view, [x + 30, 70, depth + 60], archedWindow({ width: 40, height: 62, isLit: stage.isDark })),
    ...block(view, { at: [left + 10, 0, depth], size: [110, 62, 36], color: hex('#3f7d80'), top: hex('#c99a5f') }),
    upright(
      view,
      [left + 44, 62, depth + 14],
      [
        form(roundedRect([-13, -26], [26, 22], 5), hex('#c98f3c'), { volume: 0.7 }),
        form(polygon(cm('-5,34 5,34 9,26 -9,26')), hex('#b57c30'), { volume: 0.5 }),
        detail(
          [24, 34, 44].flatMap((dx) => roundedRect([dx, -10], [6, 10], 1)),
          hex('#c4573a'),
        ),
        line(cm('13,16 21,18 23,12'), hex('#b57c30'), { width: 2.4 }),
      ],
    ),
    // A post stands in a block of stone: it ends on nothing bare.
    ...[4, 186].flatMap((dx) => [
      form(
        polygon([corner(dx - 2, 0, 40), corner(dx + 2, 0, 40), corner(dx + 2, 150, 40), corner(dx - 2, 150, 40)]),
        CEDAR,
        { volume: 0.3 },
      ),
      form(
        polygon([corner(dx - 8, 0, 42), corner(dx + 8, 0, 42), corner(dx + 6, 11, 42), corner(dx - 6, 11, 42)]),
        lighten(GROUND, -0.16),
        { volume: 0.4 },
      ),
    ]),
    ...awning(
      [corner(-6, 186, -60), corner(196, 186, -60)],
      [corner(-14, 140, 44), corner(204, 140, 44)],
      [hex('#c9543f'), hex('#f2e2c0')],
    ),
    ...(stage.isOpen?.(onPage(view, stool), STOOL_WIDE) === false
      ? []
      : [
          upright(view, stool, [
            form(polygon(cm('-24,42 24,42 20,36 -20,36')), hex('#c7a061'), { volume: 0.3 }),
            line(cm('-16,38 -22,0'), CEDAR, { width: 3 }),
            line(cm('16,38 22,0'), CEDAR, { width: 3 }),
            line(cm('-20,14 20,14'), CEDAR, { width: 2 }),
          ]),
        ]),
  ];
};

const square = (view: View, to: number): Sketch[] => [
  groundFrom(view, to, GROUND),
  lying(view, 0, [
    strokes(
      Array.from({ length: 15 }, (_, index): Path => dash([(index - 7) * 34, to], [(index - 7) * 74, -260])).flat(),
      lighten(GROUND, -0.09),
      { width: 2.4, alpha: 0.45 },
    ),
    strokes(
      acrossGround(
        view,
        [-110, -20, 110, 280, 520, 860].filter((depth) => depth < to),
      ),
      lighten(GROUND, -0.09),
      { width: 2.4, alpha: 0.45 },
    ),
  ]),
];

const planGateSquare = (stage: Stage) => {
  const side = busySide(stage);
  const view = openView(stage);
  const split = depthAt(view, groundAt(stage, 0.37));
  const top = Math.max(stage.calmAbove + 30, 64);
  const scale = Math.max(stage.calmAbove > 0 ? 0.3 : 0.5, Math.min(1.1, (stage.horizon + 20 - top) / 700));
  const x = 500 + side * 150;
  const foot = stage.horizon + 26;
  const dressed = (sketches: readonly Sketch[], at: Point, size: number): Sketch =>
    moved(bundle(sketches), placed(at, size));
  return { stage, side, view, split, top, scale, x, foot, dressed };
};

type GateSquarePlan = ReturnType<typeof planGateSquare>;

const gateSquareBackdrop = ({ stage, side, top, scale, x }: GateSquarePlan): Sketch[] => [
  ...townRow(stage, stage.horizon - 6, 210 * scale),
  ...carvedDome([x - side * 330 * scale, stage.horizon - 120 * scale], 170 * scale, {
    color: hex('#bda684'),
    isDark: stage.isDark,
  }),
  ...(stage.calmAbove > 0 ? [] : pigeons([x - side * 300, top + 90], 7, stage.random)),
];

const gateSquareFar = ({ stage, side, view, scale, x, foot, dressed }: GateSquarePlan): Sketch[] => [
  ...square(view, 9000),
  ...[-1, 1].flatMap((at) =>
    mamlukMinaret([x + at * 196 * scale, foot - 420 * scale], 330 * scale, { color: STONE, isDark: stage.isDark }),
  ),
  dressed([...cityWall(-1400, -280), ...cityWall(280, 1400)], [x, foot], scale),
  ...datePalm([x - side * 420 * scale, foot + 6], scale * 400, stage.random),
  dressed(gate(stage), [x, foot], scale),
  ...lanternRope(
    {
      from: [x - side * 120 * scale, foot - 330 * scale],
      to: [500 - side * 560, foot - 250 * scale],
      slack: 44,
      size: 50 * scale,
    },
    [0.2, 0.4, 0.6, 0.8],
    stage.isDark,
  ),
];

const gateSquareFront = ({ stage, side }: GateSquarePlan): Sketch[] => [
  ...(stage.isFree(500 - side * 492, 120)
    ? [
        ...waterJar([500 - side * 500, 1020], stage.unit * 62),
        ...waterJar([500 - side * 430, 1034], stage.unit * 44, hex('#d4a070')),
      ]
    : []),
  ...(stage.isFree(500 + side * 500, 110)
    ? pottedPlant([500 + side * 500, 1024], stage.unit * 66, { random: stage.random, bloom: hex('#f0c15a') })
    : []),
];

/** Draws the square; the gate takes the height that sky and title leave. */
export const gateSquare = (stage: Stage): Planes => {
  const plan = planGateSquare(stage);
  const { side, view, split } = plan;
  return {
    backdrop: gateSquareBackdrop(plan),
    far: gateSquareFar(plan),
    middle: [
      ...square(view, split),
      ...teaStall(stage, view, Math.max(Math.min(split * 0.8, 380), depthAt(view, groundAt(stage, STALL_TO)) + AWNING)),
    ],
    near: [
      ...strewn(stage, { colors: [hex('#b58f5e'), hex('#f1dcae')], count: 12, size: 1.5 }),
      ...nearThing(stage, { along: 500 + side * 300, reach: 16 }, (at) =>
        slippers(at, stage.unit * 19, hex('#b5483c')),
      ),
    ],
    front: gateSquareFront(plan),
  };
};
