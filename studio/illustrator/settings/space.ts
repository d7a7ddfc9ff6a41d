/** Space: a moon with craters, a ringed planet over crystals, and a garden under domes. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { circle, type Knot, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { landmark } from '#studio/illustrator/settings/views/landmark.ts';
import { crater, dustOn, lander, range, rover } from '#studio/illustrator/settings/outdoors/moon-things.ts';
import { hill, rock } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';
import { bandedPlanet, ring, brightStar, milkyWay, starField } from '#studio/illustrator/settings/pieces/worlds.ts';

const NIGHT: readonly (readonly [Color, Color])[] = [
  [hex('#0e1236'), hex('#3a3a7c')],
  [hex('#1a0f3a'), hex('#70407f')],
  [hex('#081f38'), hex('#1f6478')],
];
const GROUND: readonly Color[] = [hex('#a9a7b8'), hex('#b27fa6'), hex('#7fb0a4')];

const crystal = (foot: Point, size: number, color: Color): Sketch[] =>
  [
    [-0.34, 0.62, -0.22],
    [0.36, 0.7, 0.24],
    [0, 1, 0.03],
  ].flatMap(([dx = 0, tall = 1, lean = 0]): Sketch[] => {
    const x = foot[0] + dx * size * 0.55;
    const top: Point = [x + lean * size, foot[1] - size * tall];
    const w = size * 0.15;
    const shoulder = foot[1] - size * tall * 0.76;
    return [
      form(
        polygon([
          [x - w, foot[1]],
          [x - w + lean * size * 0.7, shoulder],
          top,
          [x + w + lean * size * 0.7, shoulder],
          [x + w, foot[1]],
        ]),
        color,
        { volume: 0.4, alpha: 0.96 },
      ),
      detail(
        polygon([
          [x - w, foot[1]],
          [x - w + lean * size * 0.7, shoulder],
          top,
          [x + lean * size * 0.7 - w * 0.1, shoulder + w * 0.5],
          [x - w * 0.1, foot[1]],
        ]),
        lighten(color, 0.14),
        { alpha: 0.8 },
      ),
    ];
  });

const dome = (stage: Stage, foot: Point, size: number): Sketch[] => {
  const [x, y] = foot;
  const shell = spline([
    [x - size, y, 1],
    [x - size * 0.86, y - size * 0.62],
    [x, y - size],
    [x + size * 0.86, y - size * 0.62],
    [x + size, y, 1],
  ]);
  const plants = [-0.5, -0.12, 0.3, 0.6].map(
    (at, index): Sketch =>
      form(
        spline([
          [x + size * (at - 0.2), y, 1],
          [x + size * (at - 0.16), y - size * 0.24],
          [x + size * at, y - size * (0.42 + (index % 2) * 0.16)],
          [x + size * (at + 0.17), y - size * 0.22],
          [x + size * (at + 0.2), y, 1],
        ]),
        [hex('#5d9e62'), hex('#82b65c'), hex('#3f8a6d'), hex('#9dbf5a')][index] ?? hex('#5d9e62'),
        { volume: 0.6 },
      ),
  );
  return [
    form(shell, hex('#2f6f80'), { volume: 0.2, alpha: 0.65 }),
    bundle(plants, { clip: shell }),
    glow([x, y - size * 0.3], hex('#fff0b8'), { radii: [size * 0.9, size * 0.7], alpha: 0.4 }),
    { kind: 'line', path: shell, color: hex('#d8f2f2'), width: size * 0.022, alpha: 0.8, lit: true },
    line(
      [
        [x - size * 0.66, y - size * 0.55],
        [x - size * 0.4, y - size * 0.82],
        [x - size * 0.12, y - size * 0.92],
      ],
      hex('#ffffff'),
      { width: size * 0.05, alpha: 0.6, lit: true },
    ),
    form(
      ribbon(
        [
          [x - size * 1.06, y],
          [x + size * 1.06, y],
        ],
        [stage.unit * 2.4],
      ),
      hex('#8f9aa8'),
      { volume: 0.5 },
    ),
  ];
};

const sky = (stage: Stage): Sketch[] => {
  const [top, low] = NIGHT[stage.variant] ?? NIGHT[0] ?? [hex('#0e1236'), hex('#3a3a7c')];
  const lift = stage.isDark ? 0 : 0.07;
  return [
    form(
      spline([
        [-10, -10, 1],
        [1010, -10, 1],
        [1010, 1010, 1],
        [-10, 1010, 1],
      ]),
      lighten(top, lift),
      { to: lighten(mix(low, stage.sky[3], 0.22), lift), lit: true, volume: 0 },
    ),
    ...milkyWay(stage, low),
    ...starField(stage),
    ...brightStar([stage.random.between(120, 880), stage.random.between(70, 200)], 9),
    ...brightStar([stage.random.between(120, 880), stage.random.between(90, 320)], 6),
  ];
};

/** How far aside of the middle a world may hang, dearest first, and how much room it takes. */
const SIDES = [265, 330, 190, -265, -330, -190, 90, -90] as const;
const WORLD = 120;

const earth = (center: Point): Sketch[] => {
  const [x, y] = center;
  const globe = circle(center, 96);
  const land: Knot[][] = [
    [
      [x - 60, y - 40],
      [x - 10, y - 66],
      [x + 24, y - 30],
      [x - 6, y - 6],
      [x - 44, y - 8],
    ],
    [
      [x + 6, y + 16],
      [x + 60, y + 2],
      [x + 66, y + 44],
      [x + 24, y + 72],
    ],
    [
      [x - 80, y + 22],
      [x - 46, y + 20],
      [x - 40, y + 60],
      [x - 70, y + 60],
    ],
  ];
  return [
    bundle(
      [
        glow(center, hex('#8fd0ff'), { radii: [190, 190], alpha: 0.5 }),
        form(globe, hex('#3b86c4'), { volume: 1 }),
        bundle(
          [
            ...land.map((knots) => detail(spline(knots), hex('#7fb46a'))),
            ...[-52, 6, 52].map((dy) =>
              detail(
                ribbon(
                  [
                    [x - 90, y + dy],
                    [x - 10, y + dy - 10],
                    [x + 80, y + dy],
                  ],
                  [2, 8, 2],
                ),
                hex('#f6fbff'),
                { alpha: 0.75 },
              ),
            ),
          ],
          { clip: globe },
        ),
      ],
      { name: 'world' },
    ),
  ];
};

const worlds = (stage: Stage): Sketch[] => {
  const side = stage.room(250) >= stage.room(750) ? -1 : 1;
  const usual = Math.max(150, stage.horizon * 0.42);
  // A world right behind a head would be a ball on it: it hangs beside the heads, or above them.
  const places = [usual, usual - 60, 84].flatMap((y) => SIDES.map((by): Point => [500 + side * by, y]));
  const [x, y] = places.find((at) => stage.isClearSky?.(at, WORLD) ?? true) ?? [500 + side * SIDES[0], 60];
  if (stage.variant === 0) return earth([x, y]);
  const colors: readonly [Color, Color, Color] =
    stage.variant === 1
      ? [hex('#e3a06a'), hex('#f3cf97'), hex('#c9775a')]
      : [hex('#d97f8e'), hex('#f0b7a6'), hex('#b4597a')];
  const radius = stage.variant === 1 ? 104 : 78;
  const rings = (half: 'behind' | 'before'): Sketch[] =>
    stage.variant === 1 ? [ring([x, y], radius, { color: hex('#f0d5ab'), half })] : [];
  const small: Point = [1000 - x + stage.way * 60, y + 70];
  return [
    bundle([...rings('behind'), ...bandedPlanet([x, y], radius, colors), ...rings('before')], { name: 'world' }),
    ...((stage.isClearSky?.(small, 40) ?? true)
      ? bandedPlanet(small, 26, [hex('#9fb8e0'), hex('#c6d6ee'), hex('#7d98c8')])
      : []),
  ];
};

/** Somebody was here before: a lander with its rover's tracks, or a dish that listens. */
const traces = (stage: Stage, y: number, color: Color): Sketch[] => {
  const { unit, variant } = stage;
  const away = stage.room(250) >= stage.room(750) ? 1 : -1;
  const x = 500 + away * 330;
  if (stage.room(x) < 0.25 || stage.framing === 'close') return [];
  if (variant === 0) {
    const places = [x, 500 - away * 330, 500 + away * 210, 500 - away * 210];
    return [landmark(places.map((at) => lander([at, y + 6], unit * 62)))];
  }
  return variant === 2 ? rover([500 - away * 60, y + 26], unit * 26, { way: away === 1 ? 1 : -1, ground: color }) : [];
};

/** On the way between worlds there is no ground: the earth is far below, and stars are all around. */
export const openSpace = (stage: Stage): Planes => {
  const seen = moved(bundle(earth([0, 0])), placed([500 + stage.way * 240, 850], 0.62, { turn: -0.3 }));
  return { backdrop: [...sky({ ...stage, horizon: 1000 }), seen], far: [], middle: [], near: [], front: [] };
};

const draw = (stage: Stage): Planes => {
  const { random, horizon, variant, unit } = stage;
  const color = GROUND[variant] ?? hex('#a9a7b8');
  const bottom = Math.min(stage.nearY, 1000);
  const middleY = horizon + (bottom - horizon) * 0.34;
  const lit = stage.room(250) >= stage.room(750) ? -1 : 1;
  const decor = (x: number, y: number, size: number): Sketch[] =>
    variant === 1
      ? crystal([x, y], size, random.pick([hex('#7fd3d8'), hex('#d78fd6'), hex('#8f9ff0')]))
      : variant === 2
        ? dome(stage, [x, y], size)
        : rock([x, y], size * 0.6, { color: lighten(color, -0.04), random, isBare: true });
  const deep = lighten(color, -0.2);
  const isRound = variant === 2;
  return {
    backdrop: [
      ...sky(stage),
      ...worlds(stage),
      ...range({ y: horizon + 8, tall: 150, count: 6, isRound, lit }, { color: lighten(deep, -0.06), random }),
    ],
    far: [
      ...range({ y: horizon + 20, tall: 84, count: 8, isRound, lit }, { color: lighten(color, -0.11), random }),
      hill({ y: horizon + 24, swing: 8, waves: 1.6 }, [lighten(color, -0.03), color], random),
      ...[140, 380, 640, 880].flatMap((x) =>
        stage.room(x) > 0.2 ? decor(x + random.between(-40, 40), horizon + 40, 54) : [],
      ),
    ],
    middle: [
      hill({ y: middleY, swing: 16, waves: 1.2 }, [lighten(color, 0.02), lighten(color, -0.05)], random),
      ...dustOn({ top: middleY + 20, bottom: 780 }, { color, random }),
      ...[150, 500, 850].flatMap((x) =>
        crater([x + random.between(-60, 60), middleY + random.between(40, 84)], random.between(46, 88), {
          color,
          random,
        }),
      ),
      ...traces(stage, middleY + 20, color),
      ...[110, 880].flatMap((x) =>
        stage.room(x) > 0.25 && (variant !== 0 || x < 500 === (lit === -1))
          ? decor(x + random.between(-30, 30), middleY + 40, unit * 40)
          : [],
      ),
    ],
    near: [
      hill(
        { y: horizon + (bottom - horizon) * 0.66, swing: 14, waves: 0.9 },
        [lighten(color, 0.03), lighten(color, -0.13)],
        random,
      ),
      ...dustOn({ top: horizon + (bottom - horizon) * 0.7, bottom: 1000 }, { color: lighten(color, -0.03), random }),
      ...crater([random.between(200, 420), 890], 92, { color: lighten(color, -0.02), random }),
      ...crater([random.between(600, 840), 950], 120, { color: lighten(color, -0.07), random }),
      ...rock([stage.room(150) > stage.room(850) ? 130 : 880, 905], unit * 16, {
        color: lighten(color, -0.1),
        random,
        isBare: true,
      }),
    ],
    front: [
      ...(stage.isFree(10, unit * 28)
        ? rock([4, 1012], unit * 30, { color: lighten(color, -0.24), random, isBare: true })
        : []),
      ...(stage.isFree(970, unit * 30)
        ? variant === 1
          ? crystal([968, 1012], unit * 46, hex('#8f7fd8'))
          : rock([992, 1012], unit * 33, { color: lighten(color, -0.24), random, isBare: true })
        : []),
    ],
  };
};

export const space: SettingDrawing = { isIndoors: false, hasOwnSky: true, air: '#6a68a0', draw };
