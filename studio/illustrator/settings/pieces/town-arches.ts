/** Arches, doors, windows and turned-wood lattices of Arab houses, in centimetres with the middle of the foot at the origin. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, type Segment, circle, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { type Sketch, bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

export const CEDAR = hex('#7d4d30');
const AMBER = hex('#ffc977');
const NIGHT_GLOW = hex('#ffb961');
const CREAM = hex('#f2e1bd');
const BRASS = hex('#c9983f');

/** A pointed arch standing on its foot. */
export const pointedArch = (foot: Point, [width, height]: Point): Path =>
  traced('-.5,0! -.5,.52 -.485,.7 -.33,.885 0,1! .33,.885 .485,.7 .5,.52 .5,0!', foot, [width, height]);

/** A horseshoe arch, narrower at its foot. */
export const horseshoeArch = (foot: Point, [width, height]: Point): Path =>
  traced('-.4,0! -.4,.44! -.5,.62 -.44,.82 -.24,.95 0,1 .24,.95 .44,.82 .5,.62 .4,.44! .4,0!', foot, [width, height]);

/** Crosses that fill a field, as one open path; a lattice of turned wood when beads lie on its crossings. */
const crosses = ([left, top]: Point, [width, height]: Point, step: number): Path => {
  const columns = Math.max(1, Math.round(width / step));
  const rows = Math.max(1, Math.round(height / step));
  const [dx, dy] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, index): Segment[] => {
    const x = left + (index % columns) * dx;
    const y = top + Math.floor(index / columns) * dy;
    return [...dash([x, y], [x + dx, y + dy]), ...dash([x + dx, y], [x, y + dy])];
  }).flat();
};

const beads = ([left, top]: Point, [width, height]: Point, step: number): Path => {
  const columns = Math.max(1, Math.round(width / step));
  const rows = Math.max(1, Math.round(height / step));
  return Array.from({ length: columns * rows }, (_, index): Path => {
    const x = left + ((index % columns) + 0.5) * (width / columns);
    return circle([x, top + (Math.floor(index / columns) + 0.5) * (height / rows)], step * 0.2);
  }).flat();
};

const latticed = (corner: Point, size: Point, look: { step: number; color: Color }): Sketch[] => [
  strokes(crosses(corner, size, look.step), look.color, { width: look.step * 0.17 }),
  detail(beads(corner, size, look.step), lighten(look.color, 0.07)),
];

type Opening = {
  readonly width: number;
  readonly height: number /** Lamps are lit behind it. */;
  readonly isLit: boolean;
};

const behind = (path: Path, isLit: boolean): Sketch => detail(path, isLit ? AMBER : hex('#4b2f22'), { lit: isLit });

/** A window of turned wood: a dense lattice with little arched shutters in its middle. */
export const mashrabiya = ({ width: w, height: h, isLit }: Opening): Sketch[] => {
  const wood = CEDAR;
  const inset = w * 0.07;
  const inner: Point = [w - inset * 2, h * 0.25];
  const step = Math.max(9, w / 11);
  const shutters = [-0.29, 0, 0.29].map((at) => pointedArch([at * w, -h * 0.38], [w * 0.22, h * 0.24]));
  return [
    form(roundedRect([-w / 2, -h], [w, h], 2), wood, { volume: 0.3 }),
    behind(roundedRect([-w / 2 + inset, -h * 0.94], inner), isLit),
    behind(roundedRect([-w / 2 + inset, -h * 0.66], [inner[0], h * 0.3]), isLit),
    behind(roundedRect([-w / 2 + inset, -h * 0.33], [inner[0], h * 0.25]), isLit),
    ...latticed([-w / 2 + inset, -h * 0.94], inner, { step, color: lighten(wood, 0.07) }),
    ...latticed([-w / 2 + inset, -h * 0.66], [inner[0], h * 0.3], { step: step * 1.5, color: lighten(wood, 0.02) }),
    ...latticed([-w / 2 + inset, -h * 0.33], [inner[0], h * 0.25], { step, color: lighten(wood, 0.07) }),
    ...shutters.flatMap((path): Sketch[] => [form(path, lighten(wood, -0.02), { volume: 0.3 })]),
    ...[-0.29, 0, 0.29].map((at) => behind(pointedArch([at * w, -h * 0.4], [w * 0.13, h * 0.18]), isLit)),
    form(roundedRect([-w * 0.55, -h * 1.03], [w * 1.1, h * 0.05], 2), lighten(wood, 0.04), { volume: 0.4 }),
    form(roundedRect([-w * 0.54, -h * 0.03], [w * 1.08, h * 0.06], 2), lighten(wood, 0.04), { volume: 0.4 }),
    ...(isLit ? [glow([0, -h * 0.5], NIGHT_GLOW, { radii: [w, h * 0.8], alpha: 0.32 })] : []),
  ];
};

/** A small arched window with a wooden grille. */
export const archedWindow = ({ width: w, height: h, isLit }: Opening, frame: Color = CREAM): Sketch[] => [
  form(pointedArch([0, w * 0.08], [w * 1.3, h * 1.16]), frame, { volume: 0.3 }),
  behind(pointedArch([0, 0], [w, h]), isLit),
  bundle([strokes(crosses([-w / 2, -h], [w, h], w * 0.34), CEDAR, { width: w * 0.05 })], {
    clip: pointedArch([0, 0], [w, h]),
  }),
  ...(isLit ? [glow([0, -h * 0.5], NIGHT_GLOW, { radii: [w * 1.6, h * 1.1], alpha: 0.34 })] : []),
];

/** A square window with louvred shutters standing open. */
export const shutteredWindow = ({ width: w, height: h, isLit }: Opening, color: Color): Sketch[] => [
  form(roundedRect([-w * 0.58, -h * 1.06], [w * 1.16, h * 1.12], 2), CREAM, { volume: 0.2 }),
  behind(roundedRect([-w * 0.5, -h], [w, h]), isLit),
  line(
    [
      [0, -h],
      [0, 0],
    ],
    CREAM,
    { width: w * 0.06 },
  ),
  ...[-1, 1].flatMap((side): Sketch[] => [
    form(roundedRect([side === 1 ? w * 0.5 : -w * 0.98, -h * 1.01], [w * 0.48, h * 1.02], 1), color, { volume: 0.3 }),
    ...[0.15, 0.32, 0.49, 0.66, 0.83].map((at) =>
      line(
        [
          [side * w * 0.56, -h * at],
          [side * w * 0.92, -h * at],
        ],
        lighten(color, -0.1),
        { width: h * 0.02 },
      ),
    ),
  ]),
  ...(isLit ? [glow([0, -h * 0.5], NIGHT_GLOW, { radii: [w * 1.6, h * 1.1], alpha: 0.34 })] : []),
];

/** Stones of two colours round an arch, every other one dark. */
export const voussoirs = ([width, height]: Point, thick: number, color: Color): Sketch[] => {
  const outer = pointedArch([0, 0], [width + thick * 2, height + thick]);
  const rays = Array.from({ length: 17 }, (_, index): Path => {
    const angle = Math.PI * (1.04 + (index / 16) * 0.92 * 1.0);
    const reach = width + height;
    const half = 0.045;
    const center: Point = [0, -height * 0.55];
    return [
      ['M', center[0], center[1]],
      ['L', center[0] + Math.cos(angle - half) * reach, center[1] + Math.sin(angle - half) * reach],
      ['L', center[0] + Math.cos(angle + half) * reach, center[1] + Math.sin(angle + half) * reach],
      ['Z'],
    ];
  });
  const bands = [0, 0.16, 0.32].map((share) =>
    roundedRect([-width, -height * (share + 0.08)], [width * 2, height * 0.08]),
  );
  return [form(outer, CREAM, { volume: 0.3 }), bundle([detail([...rays, ...bands].flat(), color)], { clip: outer })];
};

/** A door of planks in a pointed arch of two-coloured stone, with nails and a ring. */
export const archedDoor = (width: number, height: number, look: { color: Color; stone: Color }): Sketch[] => {
  const path = pointedArch([0, 0], [width, height]);
  const wood = look.color;
  const nails = [0.2, 0.42, 0.62].flatMap((up) =>
    [-0.36, -0.12, 0.12, 0.36].map((at) => circle([at * width, -height * up], width * 0.022)),
  );
  return [
    ...voussoirs([width, height], width * 0.2, look.stone),
    form(path, wood, { to: lighten(wood, -0.06), volume: 0.2 }),
    bundle(
      [
        line(
          [
            [0, 0],
            [0, -height],
          ],
          lighten(wood, -0.14),
          { width: width * 0.03 },
        ),
        ...[-0.25, 0.25].map((at) =>
          line(
            [
              [at * width, 0],
              [at * width, -height],
            ],
            lighten(wood, -0.07),
            { width: width * 0.016 },
          ),
        ),
        ...[0.31, 0.52].map((up) =>
          line(
            [
              [-width, -height * up],
              [width, -height * up],
            ],
            mix(wood, BRASS, 0.5),
            { width: height * 0.022 },
          ),
        ),
        detail(nails.flat(), BRASS),
      ],
      { clip: path },
    ),
    strokes(circle([width * 0.1, -height * 0.4], width * 0.055), BRASS, { width: width * 0.025 }),
  ];
};

/** Lily-shaped battlements in a row along a wall, as one outline from `left` to `right` on the height `y`. */
export const battlements = (left: number, right: number, look: { y: number; size: number }): Path => {
  const { y, size } = look;
  const count = Math.max(1, Math.floor((right - left) / (size * 1.25)));
  const step = (right - left) / count;
  return Array.from({ length: count }, (_, index) =>
    traced(
      '-.42,-.05! -.42,.28! -.16,.34 -.34,.62 -.2,.84 0,1.05! .2,.84 .34,.62 .16,.34 .42,.28! .42,-.05!',
      [left + (index + 0.5) * step, y],
      size,
    ),
  ).flat();
};
