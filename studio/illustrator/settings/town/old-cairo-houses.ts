/** The houses along a lane of old Cairo: fronts with doors, leaning bays of turned wood, steps, a garden wall. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
import {
  CEDAR,
  archedDoor,
  archedWindow,
  battlements,
  mashrabiya,
  shutteredWindow,
} from '#studio/illustrator/settings/pieces/town-arches.ts';
import { STONE } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { climber } from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  type View,
  block,
  onPage,
  onSideWall,
  put,
  scaleAt,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';

export const WALLS = [hex('#dcab72'), hex('#cf8d66'), hex('#e6c48e'), hex('#c99260')] as const;
const DOOR = hex('#3f7d80');
const ABLAQ = hex('#b4694e');
export const HALF = 205;

type House = {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly color: number;
  /** Seen from close by along its wall, which makes doors so much narrower; they are that much broader there. */
  readonly slant?: number;
};

type Side = 1 | -1;

/** The front of one house along the lane: x runs away from the reader. */
export const houseFront = (stage: Stage, { from, to, height, color, slant = 1 }: House): Sketch[] => {
  const long = to - from;
  const wall = WALLS[color % WALLS.length] ?? STONE;
  const at = (share: number, up: number, sketches: readonly Sketch[]): Sketch =>
    put([from + long * share, -up], sketches);
  const { random, isDark } = stage;
  const stones: Path = Array.from({ length: 12 }, () =>
    roundedRect(
      [from + random.between(0.02, 0.86) * long, -random.between(14, height - 16)],
      [random.between(18, 34), 11],
      1,
    ),
  ).flat();
  const ground =
    color % 2 === 0
      ? [
          at(0.3, 0, archedDoor(78 * slant, 172, { color: DOOR, stone: ABLAQ })),
          at(0.76, 112, archedWindow({ width: 32 * slant, height: 54, isLit: isDark })),
        ]
      : [
          at(0.68, 0, archedDoor(68 * slant, 156, { color: CEDAR, stone: hex('#a3784f') })),
          at(0.26, 92, shutteredWindow({ width: 46 * slant, height: 72, isLit: isDark }, hex('#4f8a80'))),
        ];
  const upper =
    color % 2 === 1 && height > 340
      ? [0.3, 0.72].map((share, index) =>
          at(share, 250, archedWindow({ width: 36 * slant, height: 70, isLit: isDark && index === 0 })),
        )
      : [];
  return [
    form(area([from, 0], [to, -height]), wall, { volume: 0.1 }),
    detail(stones, lighten(wall, -0.06), { alpha: 0.5 }),
    detail(roundedRect([from, -58], [long, 58]), lighten(wall, -0.05), { alpha: 0.6 }),
    form(battlements(from, to, { y: -height + 2, size: 30 }), lighten(wall, 0.03), { volume: 0.2 }),
    ...ground,
    ...upper,
  ];
};

/** How far down the wall a bracket of a bay goes, and how thick its floor is. */
const BRACKET = 34;
const SILL = 9;

/** A bay of turned wood that leans out over the lane on brackets, `wall` centimetres from its middle. */
export const bay = (
  stage: Stage,
  view: View,
  place: { side: Side; from: number; up: number; size: readonly [long: number, height: number]; wall?: number },
): Sketch[] => {
  const { side, from, up, size, wall = HALF } = place;
  const [long, height] = size;
  const out = Math.min(66, wall * 0.45);
  const inner = side * (wall - out);
  const left = side === 1 ? wall - out : -wall;
  // Under its floor, drawn in and hollow: as whole triangles in a row they were teeth.
  const brackets = [0.14, 0.86].map((share) => {
    const at = (across: number, down: number): Point =>
      onPage(view, [side * (wall - out * across), up - BRACKET * down, from + long * share]);
    return form(
      spline([
        [...at(0.86, 0), 1],
        [...at(0, 0), 1],
        [...at(0, 1), 1],
        at(0.12, 0.62),
        at(0.36, 0.3),
        [...at(0.86, 0.16), 1],
      ]),
      lighten(CEDAR, -0.07),
      { volume: 0.2 },
    );
  });
  return [
    ...brackets.toReversed(),
    ...block(view, { at: [left, up - SILL, from], size: [out, SILL, long], color: lighten(CEDAR, -0.04) }),
    ...block(view, { at: [left, up, from], size: [out, height, long], color: CEDAR }),
    onSideWall(view, inner, [put([from + long / 2, -up], mashrabiya({ width: long, height, isLit: stage.isDark }))]),
    upright(view, [side * (wall - out / 2), up, from], mashrabiya({ width: out, height, isLit: stage.isDark })),
  ];
};

export const steps = (view: View, side: Side, from: number): Sketch[] =>
  [0, 1].flatMap((step) =>
    block(view, {
      at: [side === 1 ? HALF - 44 + step * 18 : -HALF, step * 13, from + step * 6],
      size: [44 - step * 18, 13, 96 - step * 12],
      color: hex('#d9c29a'),
    }),
  );

export const lowWall = (stage: Stage, view: View, from: number, to: number): Sketch[] => {
  const side = -busySide(stage) as Side;
  const { random } = stage;
  const wall = WALLS[2];
  const tops = Array.from({ length: 7 }, (_, index): readonly [number, number] =>
    onPage(view, [side * HALF, 190 + random.between(-14, 20), from + ((to - from) * (index + 0.4)) / 7]),
  );
  return [
    onSideWall(view, side * HALF, [
      form(area([from, 0], [to, -186]), wall, { volume: 0.1 }),
      detail(roundedRect([from, -54], [to - from, 54]), lighten(wall, -0.06), { alpha: 0.6 }),
      form(battlements(from, to, { y: -184, size: 26 }), lighten(wall, 0.03), { volume: 0.2 }),
      put([from + (to - from) * 0.55, 0], archedDoor(74, 150, { color: hex('#8a5137'), stone: ABLAQ })),
    ]),
    ...tops.flatMap((at, index) =>
      index % 3 === 2
        ? []
        : climber([at], scaleAt(view, from + ((to - from) * index) / 7) * 46, { random, bloom: hex('#c9447a') }),
    ),
  ];
};
