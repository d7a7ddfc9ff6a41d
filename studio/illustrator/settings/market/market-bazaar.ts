/** The vaulted bazaar: one pointed arch behind the other, shops in their shade, brass lamps, a beam of light. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { type Path, circle, ellipse, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { area, dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { pointedArch } from '#studio/illustrator/settings/pieces/town-arches.ts';
import { fanous } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { STONE, mamlukMinaret } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import {
  breadTray,
  carpetRoll,
  sack,
  spiceBasket,
  spiceOf,
  waterJar,
} from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  type View,
  block,
  depthAt,
  groundFrom,
  lying,
  onPage,
  onSideWall,
  openView,
  put,
  scaleAt,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

const VAULT = hex('#c48c5c');
const FLOOR = hex('#c79b68');
const HALF = 240;

/** A wall across the passage with an arch through it, of two-coloured stones. */
const archRing = (view: View, depth: number, look: { color: Color; tall: number }): Sketch => {
  const { color, tall } = look;
  const opening = pointedArch([0, 4], [HALF * 2 - 70, tall]);
  const outer = pointedArch([0, 4], [HALF * 2 - 24, tall + 26]);
  const wall: Path = [...roundedRect([-1500, -1500], [3000, 1504]), ...reversed(opening)];
  const rays: Path = Array.from({ length: 21 }, (_, index): Path => {
    const angle = Math.PI * (1 + (index + 0.25) / 21);
    const next = Math.PI * (1 + (index + 0.75) / 21);
    const center = -tall * 0.5;
    const reach = HALF * 2;
    return polygon([
      [Math.cos(angle) * 60, center + Math.sin(angle) * 60],
      [Math.cos(angle) * reach, center + Math.sin(angle) * reach],
      [Math.cos(next) * reach, center + Math.sin(next) * reach],
      [Math.cos(next) * 60, center + Math.sin(next) * 60],
    ]);
  }).flat();
  return upright(
    view,
    [0, 0, depth],
    [
      form(wall, color, { volume: 0.05 }),
      {
        kind: 'bundle',
        clip: [...outer, ...reversed(opening)],
        children: [detail(outer, lighten(color, 0.1)), detail(rays, mix(color, hex('#8f4434'), 0.55))],
      },
    ],
  );
};

/** The same outline walked the other way round, so that it cuts a hole. */
const reversed = (path: Path): Path => {
  const points = path.flatMap((segment) => (segment[0] === 'Z' ? [] : [segment]));
  const end = (index: number): readonly [number, number] => {
    const segment = points[index];
    return segment ? (segment[0] === 'C' ? [segment[5], segment[6]] : [segment[1], segment[2]]) : [0, 0];
  };
  const last = points.length - 1;
  const back: Path = points.toReversed().flatMap((segment, index): Path => {
    const [x, y] = end(last - index - 1);
    return segment[0] === 'C'
      ? [['C', segment[3], segment[4], segment[1], segment[2], x, y]]
      : segment[0] === 'L'
        ? [['L', x, y]]
        : [];
  });
  return [['M', ...end(last)], ...back, ['Z']];
};

type Span = { readonly side: 1 | -1; readonly from: number; readonly to: number; readonly kind: number };

/** What a shop sets out before its niche. */
const shopWares = (view: View, { side, from, to, kind }: Span): Sketch[] => {
  const front = (share: number, sketches: readonly Sketch[]): Sketch =>
    upright(view, [side * (HALF - 40), 0, from + (to - from) * share], sketches);
  const onBench = (share: number, sketches: readonly Sketch[]): Sketch =>
    upright(view, [side * (HALF - 34), 34, from + (to - from) * share], sketches);
  switch (kind % 3) {
    case 0:
      return [0.7, 0.5, 0.3].map((share, index) => onBench(share, spiceBasket([0, 0], 38, spiceOf(index + kind))));
    case 1:
      return [
        front(0.72, carpetRoll([0, 0], 120, hex('#a33f3c'))),
        front(0.6, carpetRoll([0, 0], 104, hex('#3d6a78'))),
        front(0.3, sack([0, 0], 50, hex('#cfa04a'))),
      ];
    default:
      return [
        front(0.7, waterJar([0, 0], 70, hex('#c98a4c'))),
        onBench(0.44, breadTray([0, 0], 74)),
        front(0.24, waterJar([0, 0], 54, hex('#3f8391'))),
      ];
  }
};

/** Shops between two arches: a dark niche with shelves, and what it sells in front. */
const shops = (stage: Stage, view: View, span: Span): Sketch[] => {
  const { side, from, to, kind } = span;
  const long = to - from;
  const shelf = (up: number): Sketch[] => [
    detail(roundedRect([from + long * 0.2, -up], [long * 0.6, 5]), hex('#a9764a')),
    detail(
      Array.from(
        { length: 7 },
        (_, index): Path =>
          kind % 2 === 0
            ? ellipse([from + long * (0.25 + index * 0.083), -up - 12], [long * 0.028, 12])
            : roundedRect([from + long * (0.22 + index * 0.083), -up - 20], [long * 0.06, 20], 3),
      ).flat(),
      [hex('#3f8391'), hex('#c9543f'), hex('#d9a040'), hex('#7f5a86')][(kind + Math.round(up / 40)) % 4] ?? STONE,
    ),
  ];
  const lit = stage.isDark ? hex('#c98748') : hex('#5d3c2a');
  return [
    onSideWall(view, side * HALF, [
      form(area([from, 0], [to, -1100]), VAULT, { volume: 0 }),
      put(
        [from + long * 0.5, 0],
        [
          form(pointedArch([0, 0], [long * 0.78, 210]), lighten(VAULT, 0.08), { volume: 0.1 }),
          detail(pointedArch([0, 0], [long * 0.68, 192]), lit, { to: lighten(lit, 0.08) }),
        ],
      ),
      ...shelf(70),
      ...shelf(112),
    ]),
    ...block(view, {
      at: [side === 1 ? HALF - 64 : -HALF, 0, from + long * 0.2],
      size: [64, 34, long * 0.6],
      color: hex('#9a6a42'),
      top: hex('#b98a58'),
    }),
    ...shopWares(view, span),
  ];
};

const lamp = (
  view: View,
  depth: number,
  place: { x: number; up: number; size: number; tone: number; isDark: boolean },
): Sketch[] => {
  const [x, y] = onPage(view, [place.x, place.up, depth]);
  const scale = scaleAt(view, depth);
  return [
    line(
      [
        [x, y - scale * 46],
        [x, y],
      ],
      hex('#5f4432'),
      { width: 1.5 },
    ),
    ...fanous([x, y], place.size * scale, { tone: place.tone, isDark: true }).filter(
      (one) => place.isDark || one.kind !== 'glow',
    ),
  ];
};

const floor = (view: View, to: number): Sketch[] => [
  groundFrom(view, to, FLOOR),
  lying(view, 0, [
    strokes(
      [-140, -50, 50, 170, 320, 520, 820]
        .filter((depth) => depth < to)
        .flatMap((depth): Path => dash([-HALF, depth], [HALF, depth])),
      lighten(FLOOR, -0.09),
      { width: 2.4, alpha: 0.4 },
    ),
    strokes(
      [-2, -1, 0, 1, 2].flatMap((index): Path => dash([index * 78, -120], [index * 78, to])),
      lighten(FLOOR, -0.09),
      { width: 2.4, alpha: 0.4 },
    ),
  ]),
];

/** Light that falls through holes in the vault. */
const beams = (stage: Stage, view: View): Sketch[] => {
  if (stage.isDark || stage.calmAbove > 0) {
    return [];
  }
  const side = busySide(stage);
  const [x, y] = onPage(view, [0, 0, 300]);
  const beam = (at: number, width: number): Path =>
    polygon([
      [x + at - side * 150, -20],
      [x + at - side * 150 + width, -20],
      [x + at + width * 2.4, y],
      [x + at - width * 0.2, y],
    ]);
  return [
    bundle([glow([x, 0], stage.sky[3], { radii: [300, y * 0.9], alpha: 0.5 })], {
      clip: [...beam(-70, 46), ...beam(40, 34)],
    }),
    glow([x, y], stage.sky[3], { radii: [220, 50], alpha: 0.45 }),
    detail(
      [0, 1, 2, 3, 4, 5, 6].flatMap((index) => circle([x - 90 + index * 31, y - 60 - ((index * 97) % 260)], 1.8)),
      hex('#fff4d4'),
      { alpha: 0.7, lit: true },
    ),
  ];
};

/** Draws the bazaar: a passage that leads into the light. */
export const bazaar = (stage: Stage): Planes => {
  const side = busySide(stage);
  const view = openView(stage, -side * 24);
  const split = Math.max(260, depthAt(view, groundAt(stage, 0.37)));
  const tall = stage.calmAbove > 0 ? 214 : 340;
  const { isDark } = stage;
  const rings = [split * 0.5, split, split * 1.7, split * 2.7] as const;
  const other = -side as 1 | -1;
  return {
    backdrop: [...mamlukMinaret([view.x, stage.horizon + 10], 190, { color: STONE, isDark })],
    far: [
      ...floor(view, 5000),
      archRing(view, rings[3], { color: lighten(VAULT, 0.05), tall }),
      ...shops(stage, view, { side, from: rings[2], to: rings[3], kind: 1 }),
      ...shops(stage, view, { side: other, from: rings[2], to: rings[3], kind: 0 }),
      ...lamp(view, rings[2] * 1.2, { x: 0, up: tall * 0.86, size: 52, tone: 1, isDark }),
      archRing(view, rings[2], { color: VAULT, tall }),
      ...shops(stage, view, { side, from: rings[1], to: rings[2], kind: 2 }),
      ...shops(stage, view, { side: other, from: rings[1], to: rings[2], kind: 1 }),
      ...lamp(view, rings[1] * 1.2, { x: -70, up: tall * 0.8, size: 56, tone: 2, isDark }),
      ...lamp(view, rings[1] * 1.2, { x: 80, up: tall * 0.7, size: 48, tone: 0, isDark }),
    ],
    middle: [
      ...floor(view, split),
      archRing(view, rings[1], { color: lighten(VAULT, -0.03), tall }),
      ...shops(stage, view, { side, from: rings[0], to: rings[1], kind: 0 }),
      ...shops(stage, view, { side: other, from: rings[0], to: rings[1], kind: 2 }),
      ...beams(stage, view),
      ...(stage.calmAbove > 0
        ? []
        : [
            ...lamp(view, rings[0] * 1.2, { x: side * 96, up: tall * 0.78, size: 60, tone: 1, isDark }),
            ...lamp(view, rings[0] * 1.1, { x: side * -110, up: tall * 0.86, size: 50, tone: 3, isDark }),
          ]),
    ],
    near: [...strewn(stage, { colors: [hex('#d6a03a'), hex('#a9542f')], count: 9, size: 1.1 })],
    front: stage.isFree(500 + side * 490, 110)
      ? [
          ...sack([500 + side * 496, 1014], stage.unit * 58, hex('#8f3f4a')),
          ...spiceBasket([500 + side * 400, 1044], stage.unit * 42, spiceOf(1)),
        ]
      : [],
  };
};
