/** A music box: open with its bird, shut for the way, and after a fall. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BRASS_DARK,
  CREAM,
  GOLD,
  gleam,
  OCHRE,
  painted,
  PLUM,
  ROSE,
  STEEL,
  TEAL,
  times,
  WHITE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const INK = hex('#2f2320');
const HINGE: Point = [11, -13];

/** The mirror in the lid, and the lid around it. */
const lid = (mirror: readonly Sketch[]): Sketch[] => [
  form(
    polygon([
      [-12, -13],
      [12, -13.6],
      [11, -27],
      [-11, -26],
    ]),
    lighten(PLUM, -0.03),
    { volume: 0.4 },
  ),
  detail(
    polygon([
      [-10, -14],
      [10, -14.6],
      [9.2, -25],
      [-9.2, -24.2],
    ]),
    hex('#c9dfe2'),
  ),
  ...mirror,
];

const shine = detail(
  polygon([
    [-9.4, -22],
    [-4, -24.6],
    [-9.8, -15],
  ]),
  WHITE,
  { alpha: 0.5 },
);

const inside = form(
  polygon([
    [-12, -13.4],
    [12, -13.4],
    [13, -10.4],
    [-13, -10.4],
  ]),
  hex('#5f3650'),
  { volume: 0.2 },
);

const bird: Sketch = bundle([
  form(
    ribbon(
      [
        [0, -12],
        [0.2, -15.6],
      ],
      [0.5],
    ),
    GOLD,
  ),
  form(
    spline([
      [-3, -16],
      [-2, -18.4],
      [2, -19.6, 0],
      [4, -22.6],
      [6, -22],
      [5, -20],
      [3.4, -16.4],
      [0, -15],
    ]),
    CREAM,
    { volume: 0.5 },
  ),
  detail(circle([5, -21.4], 0.35), INK),
  form(
    polygon([
      [5.9, -21.6],
      [7.4, -20.9],
      [5.8, -20.6],
    ]),
    OCHRE,
    { volume: 0.2 },
  ),
  form(
    spline([
      [-1.4, -17.6],
      [0, -20.4],
      [-3, -22, 1],
      [-4.6, -18.6],
    ]),
    ROSE,
    { volume: 0.4 },
  ),
]);

const chest = (marks: readonly Sketch[] = []): Sketch[] =>
  painted(
    spline([
      [-13.4, -11, 1],
      [13.4, -11, 1],
      [12.6, 0, 1],
      [-12.6, 0, 1],
    ]),
    PLUM,
    [
      ...[-8.6, -2].map((y) =>
        line(
          [
            [-14, y],
            [14, y],
          ],
          GOLD,
          { width: 0.8 },
        ),
      ),
      ...times(5, (index) =>
        detail(
          polygon([
            [-9.6 + index * 4.8, -7.4],
            [-8 + index * 4.8, -5.3],
            [-9.6 + index * 4.8, -3.2],
            [-11.2 + index * 4.8, -5.3],
          ]),
          index % 2 === 0 ? TEAL : ROSE,
        ),
      ),
      ...marks,
    ],
  );

const key: Sketch = bundle([
  line(
    [
      [13, -6],
      [13.6, -6],
      [13.6, -9.4],
    ],
    BRASS_DARK,
    { width: 1 },
  ),
  form(circle([13.4, -10], 1), GOLD, { volume: 0.6 }),
]);

export const musicBox = groundProp([28, 30], hugged(20), () => [...lid([shine]), inside, bird, ...chest(), key]);

/** Seen by its clasp and its key. */
export const shutMusicBox = groundProp([28, 18], hugged(12), () => [
  ...painted(
    spline([
      [-13.8, -10.6, 1],
      [-13.4, -14.6],
      [-9, -17.4],
      [9, -17.4],
      [13.4, -14.6],
      [13.8, -10.6, 1],
    ]),
    lighten(PLUM, 0.05),
    [
      line(
        [
          [-14, -11.8],
          [14, -11.8],
        ],
        GOLD,
        { width: 0.9 },
      ),
      gleam([-6, -15.4], [4, 1], 0),
    ],
  ),
  ...chest(),
  form(
    polygon([
      [-1.8, -13],
      [1.8, -13],
      [1.5, -8.4],
      [0, -7.6],
      [-1.5, -8.4],
    ]),
    GOLD,
    { volume: 0.5 },
  ),
  detail(circle([0, -10], 0.6), INK),
  key,
]);

const CRACK = { width: 0.9, alpha: 0.95 } as const;

const CRACKS: readonly (readonly Point[])[] = [
  [
    [0.6, -19.4],
    [-2.6, -17.2],
    [-1.6, -14.4],
  ],
  [
    [-2.4, -21.8],
    [-6, -20.8],
    [-9.4, -18.4],
  ],
  [
    [3, -21.6],
    [6, -19.8],
    [9.6, -20.6],
  ],
];

/** Where a piece of the mirror has come out, and the cracks that run from there. */
const broken: readonly Sketch[] = [
  detail(
    polygon([
      [-1, -24.8],
      [4.4, -25],
      [3, -21.6],
      [0.6, -19.4],
      [-2.4, -21.8],
    ]),
    hex('#4a2a40'),
  ),
  ...CRACKS.map((points) => line(points, INK, { ...CRACK, width: 0.6 })),
];

/** The spring that has jumped out, coil by coil. */
const spring: Sketch = line(
  Array.from(
    { length: 9 },
    (_, index): Point => [-7.4 - index * 0.55 + (index % 2 === 0 ? -1.9 : 1.9), -11.6 - index * 1.6],
  ),
  STEEL,
  { width: 1 },
);

/** Its lid hangs by one hinge, the mirror is in pieces, the bird lies on its face and a spring stands out. */
export const brokenMusicBox = groundProp([32, 34], hugged(22.6), () => [
  moved(
    bundle(lid(broken).map((one) => moved(one, [1, 0, 0, 1, -HINGE[0], -HINGE[1]]))),
    placed(HINGE, 1, { turn: 0.42 }),
  ),
  inside,
  spring,
  moved(moved(bird, [1, 0, 0, 1, 0, 12]), placed([1, -10.6], 1, { turn: 1.5 })),
  ...chest([
    line(
      [
        [-5.4, -11.4],
        [-3.2, -8.2],
        [-5.2, -5.6],
        [-2.4, -3],
        [-3.6, 0.4],
      ],
      INK,
      CRACK,
    ),
    line(
      [
        [-5.2, -5.6],
        [-8.4, -4.2],
      ],
      INK,
      { ...CRACK, width: 0.6 },
    ),
  ]),
]);
