/** A village roof with an arbour of vine, a bench in its shade, washing and a water wheel beyond. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, circle, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { stuffedCushion } from '#studio/illustrator/settings/outdoors/cushion.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, slippers, strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { shadeTree } from '#studio/illustrator/settings/pieces/town-greenery.ts';
import { fanous, washing } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { breadTray } from '#studio/illustrator/settings/pieces/town-wares.ts';
import { pointsOf } from '#studio/illustrator/settings/pieces/traced.ts';
import { type View, block, onPage, scaleAt, upright } from '#studio/illustrator/settings/pieces/view.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import {
  frontThings,
  halfAt,
  palmMat,
  parapet,
  roofFloor,
  valley,
} from '#studio/illustrator/settings/town/village-roof-ground.ts';
import { waterWheel } from '#studio/illustrator/settings/town/village-roof-things.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';

const arbourAt = (view: View, side: 1 | -1): number => side * halfAt(view, 300) * 0.5;

type Arbour = { readonly view: View; readonly x: number; readonly tall: number; readonly random: Stage['random'] };

const POLE = hex('#8c6641');

const pole = ({ view, x, tall }: Arbour, dx: number, depth: number): Sketch => {
  const scale = scaleAt(view, depth);
  return form(
    ribbon(
      [onPage(view, [x + dx, 0, depth]), onPage(view, [x + dx + 2, tall, depth])],
      [scale * 4.4, scale * 3.4],
      'flat',
    ),
    POLE,
    { volume: 0.5 },
  );
};

const vineLeaves = ({ view, x, tall, random }: Arbour, share: number, depth: number): Sketch => {
  const at = onPage(view, [x - 150 + share * 300, tall + 6 - Math.abs(share - 0.5) * 16, depth]);
  const size = scaleAt(view, depth) * 40;
  const leaves = clump(at, [size * random.between(0.9, 1.2), size * random.between(0.5, 0.66)], {
    lumps: 9,
    depth: 0.16,
    random,
  });
  return form(leaves, lighten(hex('#6c9a4c'), random.between(-0.05, 0.04)), { volume: 0.5 });
};

const grapes = ({ view, x, tall }: Arbour, share: number): Sketch => {
  const at = onPage(view, [x - 150 + share * 300, tall - 30, 240]);
  const r = scaleAt(view, 240) * 5.6;
  const berries = pointsOf('0,0 -1.3,1.4 1.3,1.4 0,2.2 -2.1,3.2 2.1,3.2 0,4.2 .3,-1.8', at, r).flatMap((berry) =>
    circle(berry, r),
  );
  return form(berries, hex('#7d4f83'), { volume: 0.5 });
};

/** A tray on a stool with a teapot and two glasses. */
const teaStool = (): Sketch[] => [
  form(polygon(cm('-30,30 30,30 26,25 -26,25')), hex('#c99a45'), { volume: 0.4 }),
  strokes([...dash([-18, -26], [-23, 0]), ...dash([18, -26], [23, 0])], POLE, { width: 3 }),
  form(polygon(cm('-8,44 6,44 9,30 -11,30')), hex('#4f8791'), { volume: 0.6 }),
  detail(
    [12, 20].flatMap((dx) => roundedRect([dx, -39], [6, 9], 1)),
    hex('#b8452f'),
  ),
];

const CUSHIONS = [hex('#3f7f86'), hex('#e0a94a'), hex('#c9624f'), hex('#7d8f4f')] as const;

/** A bench of mud brick with a woven cover that hangs over its edge, and a low wall at its back to lean on. */
const bench = (view: View, x: number): Sketch[] => {
  const fringe: Path = Array.from({ length: 33 }, (_, index): Path => {
    const at = x - 120 + index * 7.5;
    return dash(onPage(view, [at, 27, 330]), onPage(view, [at, 22, 330]));
  }).flat();
  const cover = (from: number, to: number): Path =>
    polygon(
      [
        [x - 122, from],
        [x + 122, from],
        [x + 122, to],
        [x - 122, to],
      ].map(([a = 0, up = 0]) => onPage(view, [a, up, 330])),
    );
  return [
    ...block(view, { at: [x - 134, 0, 392], size: [268, 74, 10], color: hex('#c69a66'), top: hex('#d9b483') }),
    ...block(view, { at: [x - 134, 0, 330], size: [268, 38, 60], color: hex('#cfa873'), top: hex('#a8433c') }),
    form(cover(39, 27), hex('#a8433c'), { volume: 0.2 }),
    detail(cover(35.4, 33), hex('#e2b04c')),
    detail(cover(31.6, 30.2), hex('#f0e2c2')),
    strokes(fringe, hex('#a8433c'), { width: scaleAt(view, 330) * 1.2 }),
  ];
};

/** A frame of palm poles with a vine over it, a bench with cushions in its shade. */
const arbour = (stage: Stage, view: View): Sketch[] => {
  const side = busySide(stage);
  const frame: Arbour = {
    view,
    x: arbourAt(view, side),
    tall: stage.calmAbove > 0 ? 128 : 205,
    random: stage.random,
  };
  const { x, tall } = frame;
  const scale = scaleAt(view, 240);
  const cushions = CUSHIONS.map((color, index) =>
    upright(
      view,
      [x - 92 + index * 62 + (index % 2) * 6, 38, 352],
      stuffedCushion(color, 25, (index % 2 === 0 ? -1 : 1) * 0.09),
    ),
  );
  return [
    pole(frame, -140, 380),
    pole(frame, 140, 380),
    ...[0.1, 0.35, 0.6, 0.85].map((share) => vineLeaves(frame, share, 390)),
    ...bench(view, x),
    ...cushions,
    upright(view, [x - side * 176, 0, 300], teaStool()),
    pole(frame, -150, 240),
    pole(frame, 150, 240),
    form(ribbon([onPage(view, [x - 170, tall, 240]), onPage(view, [x + 170, tall, 240])], [scale * 4], 'flat'), POLE, {
      volume: 0.5,
    }),
    ...[0.2, 0.42, 0.7, 0.86].map((share) => grapes(frame, share)),
    ...[0.02, 0.2, 0.4, 0.6, 0.8, 0.98].map((share) => vineLeaves(frame, share, 236)),
    ...fanous(onPage(view, [x + side * 60, tall - 4, 250]), scaleAt(view, 250) * 42, { tone: 1, isDark: stage.isDark }),
  ];
};

const openOn = ({ isOpen }: Stage): { isOpen?: NonNullable<Stage['isOpen']> } => (isOpen ? { isOpen } : {});

export const vineRoof = (stage: Stage, view: View, edge: number): Planes => {
  const side = busySide(stage);
  const { backdrop, far } = valley(stage, edge - 12);
  // From a hook outside the page to the nearest pole of the arbour: nothing is tied to the air.
  const line1: Point = onPage(view, [-side * halfAt(view, 420) * 1.25, 176, 420]);
  const line2: Point = onPage(view, [arbourAt(view, side) - side * 140, 168, 380]);
  return {
    backdrop,
    far: [
      ...far,
      ...shadeTree([500 - side * 300, edge - 8], Math.min(130, edge - stage.calmAbove - 60), {
        color: hex('#7aa05a'),
        random: stage.random,
      }),
      ...waterWheel([500 - side * 90, edge - 24], Math.max(50, (edge - stage.horizon) * 0.42)),
      ...roofFloor(stage, view, edge),
      ...parapet(stage, view, edge),
    ],
    middle: [
      ...roofFloor(stage, view, groundAt(stage, 0.38)),
      ...(stage.calmAbove > 0
        ? []
        : washing(
            { from: line1, to: line2, slack: 14, size: scaleAt(view, 420) * 66, ...openOn(stage) },
            4,
            stage.random,
          )),
      palmMat(view, [side * 40, 90], hex('#3f7f86')),
      ...arbour(stage, view),
      upright(view, [-side * halfAt(view, 220) * 0.8, 0, 220], breadTray([0, 0], 90)),
    ],
    near: [
      ...strewn(stage, { colors: [hex('#7fa652'), hex('#e6c983')], count: 10, size: 2 }),
      ...nearThing(stage, { along: 500 + side * 300, reach: 20 }, (at) =>
        slippers(at, stage.unit * 19, hex('#3f7f86')),
      ),
    ],
    front: frontThings(stage),
  };
};
