/** A waterfall between crags and the pool under it. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { fern, liana } from '#studio/illustrator/settings/jungle/leaves.ts';
import {
  crowns,
  forestFloor,
  forestWall,
  frame,
  LEAF,
  LIME,
  paddlePlant,
  STONE,
  undergrowth,
} from '#studio/illustrator/settings/jungle/thicket.ts';
import { below, busySide, framing, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { crag } from '#studio/illustrator/settings/pieces/stone.ts';
import { traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { bush, hill, rock } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

/** Water that falls in one sheet over a lip of rock; the size is its width and height. */
const fall = (stage: Stage, foot: Point, size: Point): Sketch[] => {
  const [x, y] = foot;
  const [width, height] = size;
  const sheet = traced('-.4,1! -.46,.8 -.44,.5 -.56,.2 -.62,0! .62,0! .54,.2 .46,.5 .48,.8 .4,1! 0,1.03', foot, size);
  const threads = Array.from({ length: 11 }, (_, index): Path => {
    const at = -0.42 + index * 0.084;
    const from = stage.random.between(0.5, 1);
    return ribbon(
      [
        [x + at * width, y - from * height],
        [x + at * width * 1.12, y - from * height * 0.6],
        [x + at * width * 1.3, y - from * height * 0.12],
      ],
      [1, width * 0.022, 1],
    );
  });
  return [
    form(sheet, mix(hex('#9fdbe0'), stage.sky[2], 0.2), { to: hex('#e6f7f4'), volume: 0.2 }),
    bundle(
      [
        detail(threads.flat(), hex('#ffffff'), { alpha: 0.75 }),
        detail(traced('-.4,1 -.2,.6 -.3,.2 -.5,0 -.6,0 -.5,1', foot, size), hex('#6fb8c6'), { alpha: 0.4 }),
      ],
      { clip: sheet },
    ),
    glow([x, y - height * 0.02], hex('#f2fffb'), { radii: [width * 1.5, height * 0.26], alpha: 0.8, effect: 'haze' }),
  ];
};

const pool = (stage: Stage, center: Point, radii: Point): Sketch[] => {
  const { random } = stage;
  const shape = traced('-1,.1 -.8,.6 -.3,.96 .2,.9 .7,.8 1,.2 .9,-.4 .46,-.9 -.1,-1 -.64,-.8', center, radii);
  const rings = [0.3, 0.52, 0.76].map(
    (share): Sketch => ({
      kind: 'line',
      path: ellipse(
        [center[0], center[1] - radii[1] * (0.9 - share * 0.6)],
        [radii[0] * share, radii[1] * share * 0.5],
      ),
      color: hex('#f2fffb'),
      width: 2.2,
      alpha: 0.6 - share * 0.4,
      lit: false,
    }),
  );
  const gleams = Array.from({ length: 9 }, (): Path => {
    const x = center[0] + random.between(-0.7, 0.7) * radii[0];
    const y = center[1] + random.between(-0.5, 0.8) * radii[1];
    return ribbon(
      [
        [x - 34, y],
        [x, y + 2],
        [x + 34, y],
      ],
      [0.4, 2, 0.4],
    );
  });
  return [
    form(
      traced(
        '-1,.1 -.8,.6 -.3,.96 .2,.9 .7,.8 1,.2 .9,-.4 .46,-.9 -.1,-1 -.64,-.8',
        [center[0], center[1] + 3],
        [radii[0] * 1.06, radii[1] * 1.14],
      ),
      hex('#7c8a52'),
      { volume: 0.2 },
    ),
    form(shape, hex('#7fd0c8'), { to: mix(hex('#2f8f98'), stage.sky[1], 0.2), volume: 0 }),
    bundle([...rings, detail(gleams.flat(), hex('#f2fffb'), { alpha: 0.6 })], { clip: shape }),
  ];
};

const waterfallFar = (stage: Stage): Sketch[] => {
  const { random, horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const foot: Point = [inFrom(side, 300), groundAt(stage, 0.24)];
  const tall = below(stage, foot[1], Math.max(150, horizon * 0.74));
  const rocks = (dx: number, size: Point, tone: number): Sketch[] =>
    crag([foot[0] + dx * side, foot[1] + 26], [size[0], below(stage, foot[1], size[1])], {
      color: lighten(STONE, tone),
      random,
    });
  return [
    ...rocks(150, [330, tall * 1.04], -0.03),
    ...rocks(-140, [250, tall * 0.8], 0),
    form(
      traced('-.62,-.05! -.56,.5 -.5,.9 -.3,.97! .3,.97! .5,.92 .58,.5 .62,-.05!', foot, [150, tall]),
      lighten(STONE, -0.1),
      { volume: 0.2 },
    ),
    ...fall(stage, foot, [104, tall * 0.93]),
    ...rocks(76, [96, tall * 0.36], 0.04),
    ...rocks(-84, [110, tall * 0.28], 0.02),
    ...[-200, -110, 120, 230].flatMap((dx, index) =>
      bush(
        [foot[0] + dx * side, foot[1] - tall * (dx < 0 ? 0.74 : 0.97) + Math.abs(dx) * 0.24],
        50 + (index % 2) * 16,
        { color: index % 2 === 0 ? LEAF : hex('#6aa553'), random },
      ),
    ),
    ...crowns(stage, { y: horizon + 22, size: 46, count: 12, color: hex('#6a9f60') }).filter(
      (_, index) => index < 5 || index > 8,
    ),
    ...(stage.calmAbove > 0
      ? []
      : liana([inFrom(open, 120), -20], [inFrom(side, 420), -20], {
          color: LIME,
          sag: horizon * 0.34,
          random,
          leaf: 18,
        })),
  ];
};

const waterfallMiddle = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const foot: Point = [inFrom(side, 300), groundAt(stage, 0.24)];
  return [
    hill({ y: groundAt(stage, 0.26), swing: 8, waves: 1.1 }, [hex('#7fa04f'), hex('#6f9547')], random),
    ...pool(
      stage,
      [foot[0] - 60 * side, groundAt(stage, 0.42)],
      [330, Math.max(34, (groundAt(stage, 0.62) - groundAt(stage, 0.26)) * 0.62)],
    ),
    ...[0, 1, 2, 3].flatMap((index) =>
      rock([foot[0] - (150 + index * 62) * side, groundAt(stage, 0.36 + index * 0.055)], unit * (5 + index), {
        color: lighten(STONE, 0.03),
        random,
      }),
    ),
    ...roomy(stage, [inFrom(open, 60)], 0.2).flatMap((x) =>
      paddlePlant(
        stage,
        [x, groundAt(stage, 0.5)],
        below(stage, groundAt(stage, 0.5), unit * 82 * framing(stage, x)) * 0.84,
      ),
    ),
    ...fern([inFrom(side, 40), groundAt(stage, 0.5)], unit * 36, { color: LEAF, random }),
  ];
};

const waterfallNear = (stage: Stage): Sketch[] => [
  ...forestFloor(stage, groundAt(stage, 0.68)),
  ...undergrowth(stage, groundAt(stage, 0.72)),
];

export const waterfall = (stage: Stage): Planes => {
  const side = busySide(stage);
  const foot: Point = [inFrom(side, 300), groundAt(stage, 0.24)];
  return {
    backdrop: forestWall(stage, foot[0]),
    far: waterfallFar(stage),
    middle: waterfallMiddle(stage),
    near: waterfallNear(stage),
    front: frame(stage),
  };
};
