/** A flight of stairs to a door, and the door of somebody very small. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { circle, type Path, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { BRASS, CREAM, each, hollow, painted, times, WOOD, WOOD_DARK } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const STONE = hex('#c9b694');
const RISER = hex('#a99575');
const TREAD = hex('#e2d3b2');
const JOINT = hex('#8f7d61');

const STEPS = 6;
const RISE = 23.4;
const RUN = 12.4;
/** Where the lowest stair begins, where the landing ends, and how far back a stair goes on the page. */
const [FIRST, LAST] = [-66, 86];
const BACK: Point = [-20, -19];

/** The front upper edge of a stair, counted from the lowest. */
const edgeOf = (index: number): Point => [FIRST + index * RUN, -(index + 1) * RISE];
const backOf = ([x, y]: Point): Point => [x + BACK[0], y + BACK[1]];

const stair = (index: number): Sketch[] => {
  const [x, y] = edgeOf(index);
  const to = index === STEPS - 1 ? LAST : x + RUN;
  const foot: Point = [x, y + RISE];
  const [left, right] = [backOf([x, y]), backOf([to, y])];
  // In the middle, where everybody treads, the stone is hollow.
  const worn = (from: Point, until: Point, down: number): Point => [
    (from[0] + until[0]) / 2,
    (from[1] + until[1]) / 2 + down,
  ];
  const tone = lighten(TREAD, (index % 2) * 0.015);
  return [
    form(polygon([foot, [x, y], left, backOf(foot)]), lighten(RISER, ((index * 2) % 3) * 0.012), { volume: 0.2 }),
    form(spline([[x, y, 1], [to, y, 1], [...right, 1], [...left, 1], worn(left, [x, y], 1.6)]), tone, { volume: 0.15 }),
    line([[x, y], worn([x, y], left, 1.8), left], lighten(TREAD, 0.07), { width: 1.3, alpha: 0.9 }),
    ...(index === STEPS - 1
      ? []
      : [
          line(
            [
              [x + RUN * 0.9 + BACK[0] * 0.2, y + BACK[1] * 0.2 - 0.6],
              [x + RUN * 0.9 + BACK[0] * 0.8, y + BACK[1] * 0.8 - 0.6],
            ],
            JOINT,
            { width: 1.4, alpha: 0.5 },
          ),
        ]),
  ];
};

const block = (x: number, y: number, wide: number): Sketch =>
  detail(roundedRect([x, y], [wide, 17], 3), lighten(STONE, ((Math.abs(x) * 7 + Math.abs(y) * 3) % 5) * 0.012 - 0.03), {
    alpha: 0.9,
  });

type Arch = { readonly foot: number; readonly spring: number; readonly shoulder: number; readonly crown: number };

/** How far a shoulder is in from the side of its arch, as a share of the width. */
const SHOULDER = 0.14;

/** A pointed arch between two sides; heights from the ground, where it stands to where it is highest. */
const arch = ([left, right]: Point, { foot, spring, shoulder, crown }: Arch): Path => {
  const inset = (right - left) * SHOULDER;
  return spline([
    [left, foot, 1],
    [left, spring],
    [left + inset, shoulder],
    [(left + right) / 2, crown, 1],
    [right - inset, shoulder],
    [right, spring],
    [right, foot, 1],
  ]);
};

/** The vault below the stairs, where a castle keeps its wood: a block without an opening is a toy brick. */
const VAULT: Path = arch([16, 74], { foot: 0, spring: -42, shoulder: -66, crown: -84 });
const LOGS = [
  [27, -7],
  [41, -7],
  [55, -7],
  [34, -19],
  [48, -19],
  [41, -31],
] as const;

const vault = (): Sketch[] => [
  form(arch([9, 81], { foot: 0, spring: -44, shoulder: -72, crown: -94 }), lighten(STONE, 0.03), { volume: 0.3 }),
  ...[
    [9, -44, 17, -42],
    [18, -72, 25, -66],
    [45, -94, 45, -83],
    [72, -72, 65, -66],
    [81, -44, 73, -42],
    [9, -22, 17, -22],
    [81, -22, 73, -22],
  ].map(([fromX = 0, fromY = 0, toX = 0, toY = 0]) =>
    line(
      [
        [fromX, fromY],
        [toX, toY],
      ],
      JOINT,
      { width: 1.1, alpha: 0.6 },
    ),
  ),
  ...painted(VAULT, hex('#54443a'), [
    ...LOGS.flatMap(([x, y]) => [
      form(circle([x, y], 7), hex('#b9865a'), { volume: 0.3 }),
      detail(circle([x, y], 4), hex('#d6ab7c')),
      detail(circle([x, y], 1.6), hex('#b9865a')),
    ]),
    hollow([45, -70], [34, 30], 0.6),
  ]),
];

/** What the stairs lead to: a door in a turret that goes on up. */
const LANDING = -STEPS * RISE;
const [TURRET_LEFT, TURRET_RIGHT, TURRET_TOP] = [6, 86, -268];
const DOOR: Path = arch([24, 68], { foot: LANDING, spring: LANDING - 58, shoulder: LANDING - 76, crown: LANDING - 86 });

const turret = (): Sketch[] => [
  ...painted(
    spline([
      [TURRET_LEFT, LANDING + 2, 1],
      [TURRET_LEFT, TURRET_TOP + 20, 1],
      [TURRET_RIGHT, TURRET_TOP + 20, 1],
      [TURRET_RIGHT, LANDING + 2, 1],
    ]),
    lighten(STONE, -0.02),
    [
      ...times(6, (row) =>
        bundle(
          times(4, (index) => block(TURRET_LEFT - 10 + index * 25 + (row % 2) * 12, LANDING - 19 - row * 19.4, 22.5)),
        ),
      ),
      hollow([46, LANDING - 100], [60, 20], 0.35),
    ],
  ),
  form(
    roundedRect([TURRET_LEFT - 4, TURRET_TOP + 14], [TURRET_RIGHT - TURRET_LEFT + 8, 9], 1.5),
    lighten(STONE, 0.04),
    {
      volume: 0.4,
    },
  ),
  ...times(3, (index) =>
    form(roundedRect([TURRET_LEFT - 2 + index * 30, TURRET_TOP], [22, 16], 1.5), lighten(STONE, 0.02), { volume: 0.3 }),
  ),
  form(
    arch([17, 75], { foot: LANDING, spring: LANDING - 60, shoulder: LANDING - 82, crown: LANDING - 95 }),
    lighten(STONE, 0.05),
    { volume: 0.3 },
  ),
  ...painted(DOOR, WOOD, [
    ...[33, 42, 51, 60].map((x) =>
      line(
        [
          [x, LANDING],
          [x, LANDING - 86],
        ],
        WOOD_DARK,
        { width: 1.1, alpha: 0.7 },
      ),
    ),
    ...[LANDING - 16, LANDING - 58].map((y) =>
      detail(roundedRect([24, y], [30, 3.4], 1.6), hex('#4c4a4e'), { alpha: 0.9 }),
    ),
    hollow([46, LANDING - 84], [26, 18], 0.5),
  ]),
  detail(circle([61, LANDING - 36], 3), BRASS),
];

/** Worn stone stairs that go up along the page to a landing and a door. */
export const stairs = groundProp([172, -TURRET_TOP], hugged(40), () => {
  const profile: Point[] = [
    [FIRST, 0],
    ...Array.from({ length: STEPS }, (_, index): Point[] => {
      const [x, y] = edgeOf(index);
      return [
        [x, y],
        [index === STEPS - 1 ? LAST : x + RUN, y],
      ];
    }).flat(),
    [LAST, 0],
  ];
  return [
    ...turret(),
    ...times(STEPS, (index) => bundle(stair(index))),
    ...painted(polygon(profile), STONE, [
      ...times(8, (row) =>
        bundle(times(7, (index) => block(-66 + index * 25 - (row % 2) * 12, -18.6 - row * 19.4, 22.5))),
      ),
      detail(roundedRect([FIRST, -STEPS * RISE], [LAST - FIRST, 3], 0.4), lighten(TREAD, -0.05), { alpha: 0.6 }),
      hollow([40, 2], [70, 22], 0.5),
      ...each(
        [
          [-30, -20],
          [24, -64],
          [58, -118],
        ],
        (x, y) =>
          line(
            [
              [x, y],
              [x + 4, y - 6],
              [x + 2, y - 11],
            ],
            JOINT,
            { width: 0.9, alpha: 0.7 },
          ),
      ),
    ]),
    ...vault(),
  ];
});

const PLASTER = hex('#d9c3a0');

/** A little arched door in a piece of skirting board, a crack of it open. */
export const mouseHole = groundProp([46, 24], hugged(14), ({ isDark }) => [
  form(roundedRect([-22.6, -22], [45.2, 22], 0.8), WOOD, { volume: 0.3 }),
  form(roundedRect([-23, -23.8], [46, 3.2], 1.2), lighten(WOOD, 0.08), { volume: 0.5 }),
  ...each(
    [
      [-19, -13],
      [14, -6],
      [-20, -5],
    ],
    (x, y) =>
      line(
        [
          [x, y],
          [x + 4, y - 0.5],
          [x + 7, y + 0.2],
        ],
        WOOD_DARK,
        { width: 0.4, alpha: 0.6 },
      ),
  ),
  form(
    spline([
      [-9.6, 0, 1],
      [-9.6, -9],
      [-6.6, -16.4],
      [0, -19],
      [6.6, -16.4],
      [9.6, -9],
      [9.6, 0, 1],
    ]),
    PLASTER,
    { volume: 0.4 },
  ),
  ...painted(
    spline([
      [-7.6, 0, 1],
      [-7.6, -8.6],
      [-5.2, -14.6],
      [0, -16.8],
      [5.2, -14.6],
      [7.6, -8.6],
      [7.6, 0, 1],
    ]),
    isDark ? hex('#f0b95c') : hex('#3b2b2a'),
    [hollow([0, -14], [10, 8], 0.7)],
  ),
  // The door stands open to the side.
  ...painted(
    spline([
      [-7.4, 0, 1],
      [-7.4, -8.6],
      [-5.2, -14.4],
      [-1.4, -16.4, 1],
      [1.6, -13],
      [2.2, -8],
      [2.2, 0.2, 1],
    ]),
    hex('#a8483c'),
    [
      ...[-4.8, -1.6].map((x) =>
        line(
          [
            [x, 0],
            [x + 0.2, -16],
          ],
          hex('#7d3029'),
          { width: 0.5, alpha: 0.8 },
        ),
      ),
      hollow([-8, -6], [4, 10], 0.4),
    ],
  ),
  detail(roundedRect([0, -7.6], [1.3, 1.3], 0.65), BRASS),
  detail(roundedRect([4.6, -1], [2, 1], 0.5), CREAM),
  detail(roundedRect([11.4, -1], [1.5, 1], 0.5), CREAM),
]);
