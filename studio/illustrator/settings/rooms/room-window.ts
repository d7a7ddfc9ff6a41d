/** Windows and glass doors of rooms: frame, curtains, and outside the sky, weather and land of the scene. Sizes in centimetres. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, circle, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { horseshoeArch, pointedArch } from '#studio/illustrator/settings/pieces/town-arches.ts';
import { datePalm } from '#studio/illustrator/settings/pieces/town-greenery.ts';
import { STONE, carvedDome, mamlukMinaret } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { cloud } from '#studio/illustrator/settings/scenery.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

export type WindowOrder = {
  /** The middle of its foot. */
  readonly foot: Point;
  readonly size: Point;
  readonly shape: 'square' | 'pointed' | 'horseshoe' | 'round';
  readonly frame: Color;
  readonly land: 'town' | 'fields' | 'garden';
  /** Panes side by side and one above the other. */
  readonly panes: Point;
  /** Sun or moon stand in another window. */
  readonly isSideways?: boolean;
};

const outlineOf = (order: WindowOrder, grow: number): Path => {
  const [x, y] = order.foot;
  const [w, h] = [order.size[0] + grow * 2, order.size[1] + grow * 2];
  switch (order.shape) {
    case 'pointed':
      return pointedArch([x, y + grow], [w, h]);
    case 'horseshoe':
      return horseshoeArch([x, y + grow], [w * 1.12, h]);
    case 'round':
      return circle([x, y - order.size[1] / 2], w / 2);
    case 'square':
      return roundedRect([x - w / 2, y - h + grow], [w, h], 2);
  }
};

/** It is bright along the horizon: the sun may be seen. */
const isSunny = (stage: Stage): boolean =>
  stage.sky[3][0] > 0.84 && (stage.weather === 'clear' || stage.weather === 'wind');

const heaven = (stage: Stage, { foot, size, isSideways = false }: WindowOrder): Sketch[] => {
  const { random, sky } = stage;
  const [x, y] = foot;
  const [w, h] = size;
  const at = (across: number, up: number): Point => [x + (across - 0.5) * w, y - up * h];
  if (stage.isDark) {
    const stars = Array.from({ length: 16 }, () =>
      circle(at(random.next(), random.between(0.35, 1)), random.between(0.4, 1)),
    ).flat();
    const moon = at(0.72, 0.74);
    return stage.weather === 'clear' || stage.weather === 'wind'
      ? [
          detail(stars, hex('#fff6df'), { lit: true }),
          ...(isSideways
            ? []
            : [
                glow(moon, hex('#fff1c6'), { radii: [w * 0.34, w * 0.34], alpha: 0.6 }),
                detail(circle(moon, Math.min(w, h) * 0.085), hex('#fff0c0'), { lit: true }),
              ]),
        ]
      : [];
  }
  const sun = at(0.28, 0.72);
  const clouds =
    stage.weather === 'clear' || stage.weather === 'wind'
      ? [[0.66, 0.6]]
      : [
          [0.2, 0.8],
          [0.75, 0.7],
          [0.45, 0.55],
        ];
  return [
    ...(isSunny(stage) && !isSideways
      ? [
          glow(sun, hex('#fff2c4'), { radii: [w * 0.4, w * 0.4], alpha: 0.7 }),
          detail(circle(sun, Math.min(w, h) * 0.07), hex('#fff4d2'), { lit: true }),
        ]
      : []),
    ...clouds.flatMap(([across = 0, up = 0]) =>
      cloud(at(across, up), w * 0.46, { color: mix(sky[1], hex('#ffffff'), 0.6), random }),
    ),
  ];
};

const landOutside = (stage: Stage, { foot, size, land }: WindowOrder): Sketch[] => {
  const { random, isDark } = stage;
  const [x, y] = foot;
  const [w, h] = size;
  const air = stage.sky[3];
  const tone = (color: Color, far: number): Color => mix(color, air, far);
  const hillside = (up: number, color: Color): Sketch =>
    detail(traced('-.6,0! -.6,.8 -.2,1 .2,.82 .6,1.04 .6,0!', [x, y + 2], [w, h * up]), color);
  if (land === 'fields') {
    return [
      hillside(0.3, tone(hex('#c9b06a'), 0.5)),
      hillside(0.2, tone(hex('#7fa653'), 0.25)),
      ...datePalm([x - w * 0.22, y - h * 0.1], h * 0.5, random),
      ...datePalm([x + w * 0.3, y - h * 0.12], h * 0.38, random),
    ];
  }
  if (land === 'garden') {
    return [
      hillside(0.34, tone(hex('#86ad74'), 0.4)),
      hillside(0.22, tone(hex('#5e9150'), 0.15)),
      detail(
        [-0.3, -0.05, 0.24].flatMap((at, index) =>
          circle([x + at * w, y - h * (0.2 + (index % 2) * 0.05)], w * (0.1 + index * 0.02)),
        ),
        tone(hex('#4e8450'), 0.1),
      ),
    ];
  }
  const blocks = [
    [-0.5, 0.2, 0.3],
    [-0.32, 0.16, 0.2],
    [-0.06, 0.2, 0.27],
    [0.16, 0.15, 0.18],
    [0.3, 0.24, 0.33],
  ] as const;
  const houses = blocks.flatMap(([at, wide, up]) => roundedRect([x + at * w, y - up * h], [wide * w, up * h + 4]));
  const panes = blocks
    .flatMap(([at, wide, up]) =>
      [0.25, 0.62].map((share) => roundedRect([x + (at + wide * share) * w, y - up * h * 0.72], [w * 0.03, h * 0.05])),
    )
    .flat();
  return [
    ...mamlukMinaret([x + w * 0.12, y - h * 0.08], h * 0.52, { color: tone(STONE, 0.35), isDark }),
    ...carvedDome([x - w * 0.14, y - h * 0.22], w * 0.2, { color: tone(hex('#b9a583'), 0.3), isDark }),
    detail(houses, tone(hex('#d0a276'), 0.22)),
    detail(panes, isDark ? hex('#ffd284') : tone(hex('#7a5a44'), 0.2), { lit: isDark }),
  ];
};

const weatherOutside = (stage: Stage, { foot, size }: WindowOrder): Sketch[] => {
  const { random, weather } = stage;
  const at = (): Point => [foot[0] + random.between(-0.5, 0.5) * size[0], foot[1] - random.next() * size[1]];
  if (weather === 'rain') {
    return [
      strokes(
        Array.from({ length: 34 }, (): Path => {
          const [x, y] = at();
          return dash([x, y], [x - 1.6, y + 8]);
        }).flat(),
        hex('#e2f0f4'),
        { width: 0.6, alpha: 0.75, lit: true },
      ),
    ];
  }
  if (weather === 'snow') {
    return [
      detail(Array.from({ length: 30 }, () => circle(at(), random.between(0.5, 1.3))).flat(), hex('#ffffff'), {
        lit: true,
        alpha: 0.9,
      }),
    ];
  }
  return weather === 'fog'
    ? [
        glow([foot[0], foot[1] - size[1] * 0.2], hex('#e8ecec'), {
          radii: [size[0], size[1] * 0.6],
          alpha: 0.8,
          effect: 'haze',
        }),
      ]
    : [];
};

/** The window with all that is seen through it. */
export const roomWindow = (stage: Stage, order: WindowOrder): Sketch[] => {
  const { foot, size, frame, panes } = order;
  const [x, y] = foot;
  const [w, h] = size;
  const glass = outlineOf(order, 0);
  const bars: Path = [
    ...Array.from(
      { length: panes[0] - 1 },
      (_, index): Path =>
        dash([x - w / 2 + (w * (index + 1)) / panes[0], y], [x - w / 2 + (w * (index + 1)) / panes[0], y - h]),
    ).flat(),
    ...Array.from(
      { length: panes[1] - 1 },
      (_, index): Path =>
        dash([x - w / 2, y - (h * (index + 1)) / panes[1]], [x + w / 2, y - (h * (index + 1)) / panes[1]]),
    ).flat(),
  ];
  return [
    form(outlineOf(order, 5.5), frame, { volume: 0.4 }),
    bundle(
      [
        form(glass, stage.sky[0], { to: stage.sky[3], lit: true, volume: 0 }),
        ...heaven(stage, order),
        ...landOutside(stage, order),
        ...weatherOutside(stage, order),
      ],
      { clip: glass },
    ),
    bundle(
      [
        ...(bars.length > 0 ? [strokes(bars, frame, { width: 3 })] : []),
        detail(
          polygon([
            [x - w * 0.5, y - h * 0.4],
            [x + w * 0.1, y - h],
            [x + w * 0.24, y - h],
            [x - w * 0.5, y - h * 0.24],
          ]),
          hex('#ffffff'),
          { alpha: 0.1, lit: true },
        ),
      ],
      { clip: glass },
    ),
    ...(stage.isDark ? [] : [glow([x, y - h / 2], stage.sky[3], { radii: [w * 0.95, h * 0.95], alpha: 0.3 })]),
  ];
};

/** The board under a window. */
export const windowSill = ({ foot, size, frame }: WindowOrder): Sketch =>
  form(roundedRect([foot[0] - size[0] / 2 - 12, foot[1] + 3], [size[0] + 24, 7], 1.5), lighten(frame, 0.03), {
    volume: 0.4,
  });

/** Curtains on both sides, drawn back. */
export const curtains = ({ foot, size }: WindowOrder, color: Color): Sketch[] => {
  const [x, y] = foot;
  const [w, h] = size;
  const cloth = (side: 1 | -1): Sketch[] => [
    form(
      traced(
        '0,0! .02,-.3 .2,-.62 .12,-.8 .16,-1.16! .34,-1.18! .36,-.6 .38,0!',
        [x + side * w * 0.3, y - h * 1.07],
        [w * side, h],
      ),
      color,
      { volume: 0.5 },
    ),
    ...[0.1, 0.2, 0.3].map((at) =>
      line(
        [
          [x + side * w * (0.3 + at), y - h * 1.06],
          [x + side * w * (0.37 + at * 0.86), y - h * 0.5],
          [x + side * w * (0.36 + at * 0.9), y + h * 0.06],
        ],
        lighten(color, -0.07),
        { width: 1.6, alpha: 0.7 },
      ),
    ),
  ];
  return [
    ...cloth(-1),
    ...cloth(1),
    form(roundedRect([x - w * 0.82, y - h * 1.1], [w * 1.64, 4], 2), hex('#9a6c42'), { volume: 0.5 }),
  ];
};

/** Where the light of a window falls on the floor, fading to its edges; a shape for a drawing that lies flat, `x` and `depth` in centimetres. */
export const windowLight = (stage: Stage, x: number, depth: number): Sketch[] => {
  if (stage.isDark) return [];
  const panes = [0, 1].map((pane) =>
    polygon([
      [x - 52 + pane * 56, depth],
      [x - 2 + pane * 56, depth],
      [x - 62 + pane * 62, depth - 170],
      [x - 122 + pane * 62, depth - 170],
    ]),
  );
  const color = lighten(stage.sky[3], 0.05);
  return [bundle([glow([x - 22, depth - 46], color, { radii: [104, 62], alpha: 0.62 })], { clip: panes.flat() })];
};
