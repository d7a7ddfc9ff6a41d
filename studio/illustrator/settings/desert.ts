/** The desert: dunes with pyramids, an oasis, and chalk rocks of the White Desert. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { blade, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { palmOfGrove } from '#studio/illustrator/props/garden/growing.data.ts';
import { acacia, sandLife } from '#studio/illustrator/settings/outdoors/desert-life.ts';
import { groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { landOf, ridgePoints, rock } from '#studio/illustrator/settings/scenery.ts';
import { type Planes, type SettingDrawing, sizeAt, type Stage } from '#studio/illustrator/settings/stage.ts';
import { growing } from '#studio/illustrator/settings/views/sway.ts';
import { solitary } from '#studio/illustrator/settings/views/underfoot.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';
import { chalkRock, dune, pool, pyramid } from '#studio/illustrator/settings/outdoors/desert-shapes.ts';

const SAND = hex('#e8bf7e');
const SAND_DEEP = hex('#cf9a5c');
const ROSE = hex('#d9946c');

const ripples = (stage: Stage, top: number): Sketch[] =>
  Array.from({ length: 20 }, (_, index): Sketch => {
    const y = top + 18 + (1000 - top) * (index / 20) ** 1.3;
    const x = stage.random.between(0, 1000);
    const width = 90 + index * 13;
    return detail(
      ribbon(
        [
          [x - width, y],
          [x - width * 0.4, y - 5],
          [x + width * 0.2, y + 3],
          [x + width, y - 3],
        ],
        [0.4, 1.4 + index * 0.08, 1.2 + index * 0.07, 0.4],
      ),
      SAND_DEEP,
      { alpha: 0.35 },
    );
  });

const shrub = (stage: Stage, at: Point, size: number): Sketch => {
  const blades: Path[] = Array.from({ length: 11 }, (_, index) =>
    // From one root: blades side by side would end in a sawn-off strip.
    blade([at[0] + (index - 5) * size * 0.012, at[1]], size * stage.random.between(0.6, 1), {
      width: size * 0.05,
      lean: (index - 5) * 0.16,
    }),
  );
  return solitary([detail(blades.flat(), hex('#9a9a55'))]);
};

const palms = (stage: Stage, y: number): Sketch[] =>
  [120, 200, 800, 905].flatMap((x): Sketch[] =>
    stage.room(x) < 0.25
      ? []
      : growing([
          moved(
            bundle(palmOfGrove()),
            placed(
              [x + stage.random.between(-24, 24), y + stage.random.between(-6, 18)],
              stage.unit * stage.random.between(0.62, 0.9),
              { flip: stage.random.chance(0.5) },
            ),
          ),
        ]),
  );

/** They leave the pyramids in sight. */
const acacias = (stage: Stage, middleY: number, pyramidsX: number): Sketch[] =>
  (
    [
      [140, 50, 98],
      [862, 56, 106],
      [610, 22, 52],
      [380, 18, 44],
    ] as const
  )
    .filter(([x]) => stage.room(x) > 0.25 && (stage.variant !== 0 || Math.abs(x - pyramidsX) > 250))
    .flatMap(([x, down, tall]) =>
      growing([acacia([x + stage.random.between(-24, 24), middleY + down], stage.unit * tall, stage.random)]),
    );

/** Places over the sand between two heights, alternating so that nothing stands in a row. */
const strewnOver = (stage: Stage, top: number, bottom: number): Point[] =>
  [0.08, 0.2, 0.33, 0.45, 0.58, 0.69, 0.81, 0.93].map(
    (along, index): Point => [
      along * 1000 + stage.random.between(-36, 36),
      top + (bottom - top) * (((index * 3) % 8) / 7),
    ],
  );

const onSand = (stage: Stage, grown: number): Parameters<typeof sandLife>[1] => ({
  sizeOf: (y) => sizeAt(stage, y) * grown,
  isOpen: (at, reach) => stage.isOpen?.(at, reach) ?? true,
  random: stage.random,
});

const draw = (stage: Stage): Planes => {
  const { random, horizon, variant, unit, way } = stage;
  const busy = stage.room(260) >= stage.room(740) ? 300 : 700;
  const middleY = horizon + (Math.min(stage.nearY, 1000) - horizon) * 0.34;
  const color = variant === 2 ? hex('#ecd6ac') : SAND;
  const nearRidge = ridgePoints(
    { y: horizon + (Math.min(1000, stage.nearY) - horizon) * 0.58, swing: 20, waves: 0.8 },
    random,
  );
  const back: Knot[] = [
    [-60, horizon + 20],
    [120, horizon - 44],
    [260, horizon - 26],
    [420, horizon - 70],
    [600, horizon - 24],
    [780, horizon - 58],
    [1060, horizon + 10],
  ];
  return {
    backdrop: [form(spline([...back, [1060, 1080, 1], [-60, 1080, 1]]), hex('#d3a283'), { to: SAND, volume: 0.2 })],
    far: [
      ...(variant === 0
        ? [
            ...pyramid(busy - 120, horizon + 14, 200),
            ...pyramid(busy + 40, horizon + 18, 270),
            ...pyramid(busy + 170, horizon + 16, 130),
          ]
        : []),
      ...(variant === 2
        ? [0.2, 0.42, 0.66, 0.86].flatMap((at) =>
            chalkRock(stage, [at * 1000 + random.between(-40, 40), horizon + 30], random.between(50, 110)),
          )
        : []),
      ...dune({
        peak: [random.between(120, 300), horizon - 12],
        width: 420,
        height: 120,
        color: lighten(color, -0.02),
        way,
      }),
      ...dune({ peak: [random.between(680, 880), horizon + 6], width: 460, height: 110, color, way }),
    ],
    middle: [
      ...dune({
        peak: [way === 1 ? 190 : 810, middleY - 46],
        width: 560,
        height: 150,
        color: lighten(color, 0.01),
        way,
      }),
      ...dune({
        peak: [way === 1 ? 830 : 170, middleY - 12],
        width: 520,
        height: 130,
        color: variant === 0 ? lighten(ROSE, 0.06) : color,
        way,
      }),
      ...(variant === 1 ? pool(stage, middleY + 76) : []),
      ...(variant === 2
        ? [320, 705].flatMap((x) => (stage.room(x) > 0.25 ? chalkRock(stage, [x, middleY + 40], unit * 48) : []))
        : []),
      ...(variant === 1 ? palms(stage, middleY + 50) : []),
      ...(variant === 1 ? [] : acacias(stage, middleY, busy)),
      ...sandLife(strewnOver(stage, middleY + 50, middleY + 96), onSand(stage, 0.9)),
    ],
    near: [
      form(landOf(nearRidge), lighten(color, 0.02), { to: SAND_DEEP, volume: 0.2 }),
      ...sandLife(strewnOver(stage, groundAt(stage, 0.66), groundAt(stage, 0.9)), onSand(stage, 1)),
      ...ripples(stage, horizon + (Math.min(1000, stage.nearY) - horizon) * 0.62),
      ...rock([stage.room(130) > stage.room(870) ? 120 : 880, 895], unit * 15, { color: hex('#b98a63'), random }),
      shrub(stage, [stage.room(220) > stage.room(780) ? 230 : 770, 870], unit * 22),
    ],
    front: [
      ...rock([-10, 1000], unit * 30, { color: hex('#a8754f'), random }),
      ...[80, 935].filter((x) => stage.isFree(x, 40)).map((x) => shrub(stage, [x, 1008], unit * 42)),
    ],
  };
};

export const desert: SettingDrawing = { isIndoors: false, hasOwnSky: false, air: '#f3d9b0', draw };
