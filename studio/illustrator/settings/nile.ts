/** The Nile: open river with feluccas, a village with a pigeon tower, papyrus before temple columns. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { palmOfGrove } from '#studio/illustrator/props/garden/growing.data.ts';
import { felucca as feluccaProp } from '#studio/illustrator/props/travel/boats.data.ts';
import { bankEdge, beforeBank, riverBank } from '#studio/illustrator/settings/outdoors/shore.ts';
import { grass, hill, landOf, ridgePoints, water } from '#studio/illustrator/settings/scenery.ts';
import { sailing } from '#studio/illustrator/settings/views/sailing.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';
import { growing } from '#studio/illustrator/settings/views/sway.ts';
import { MUD, LIME, house, pigeonTower, column } from '#studio/illustrator/settings/pieces/river-town.ts';
const BANK = hex('#8fa85a');
const REED = hex('#6d944d');

/** Papyrus with its umbel: fine rays that hang over, and a sheath of leaves where they start. */
const papyrus = (foot: Point, height: number, random: Stage['random']): Sketch[] => {
  const lean = random.between(-0.16, 0.16) * height;
  const top: Point = [foot[0] + lean, foot[1] - height];
  const tone = random.between(-0.04, 0.03);
  const rays = (count: number, reach: number, hang: number): Path =>
    Array.from({ length: count }, (_, index): Path => {
      const angle = -Math.PI * (0.02 + (0.96 * index) / (count - 1)) + random.between(-0.05, 0.05);
      const far = height * reach * random.between(0.86, 1.1);
      return ribbon(
        [
          top,
          [top[0] + Math.cos(angle) * far * 0.62, top[1] + Math.sin(angle) * far * 0.86],
          [top[0] + Math.cos(angle) * far * 1.12, top[1] + Math.sin(angle) * far * (0.86 - hang)],
        ],
        [height * 0.0055, height * 0.0048, height * 0.0016],
      );
    }).flat();
  // It stands among thin blades of many lengths: a bare stalk is a stake, and a few broad ones are a pot.
  const blades = Array.from({ length: 13 }, (_, index): Path => {
    const side = -1 + index / 6 + random.between(-0.1, 0.1);
    const long = height * random.between(0.1, 0.3) * (1 - 0.35 * Math.abs(side));
    return ribbon(
      [
        [foot[0] + side * height * 0.03, foot[1] + height * random.between(0, 0.02)],
        [foot[0] + side * height * 0.036, foot[1] - long * 0.6],
        [foot[0] + side * height * 0.062, foot[1] - long],
      ],
      [height * 0.005, height * 0.0045, height * 0.0008],
    );
  });
  return growing([
    glow(foot, hex('#31504a'), { radii: [height * 0.09, height * 0.018], alpha: 0.4, effect: 'shade' }),
    form(
      ribbon(
        [foot, [foot[0] + lean * 0.3, foot[1] - height * 0.5], top],
        [height * 0.018, height * 0.014, height * 0.009],
      ),
      lighten(REED, tone),
      { volume: 0.5 },
    ),
    detail(blades.flat(), lighten(REED, tone - 0.03)),
    detail(rays(19, 0.24, 0.5), lighten(REED, tone - 0.06)),
    detail(rays(15, 0.19, 0.24), lighten(REED, tone + 0.05)),
    detail(rays(7, 0.12, 0.1), lighten(REED, tone + 0.13)),
  ]);
};

const felucca = (stage: Stage, at: Point, size: number): Sketch =>
  sailing([
    moved(bundle(feluccaProp.draw({ isDark: stage.isDark })), placed(at, size * 0.58, { flip: stage.way === -1 })),
    detail(ellipse([at[0], at[1] + size * 4], [size * 60, size * 4]), hex('#2a4a5c'), { alpha: 0.3 }),
    ...[0, 1, 2].map((index) =>
      detail(
        ribbon(
          [
            [at[0] - size * (48 - index * 10), at[1] + size * (9 + index * 8)],
            [at[0], at[1] + size * (10 + index * 8)],
            [at[0] + size * (40 - index * 10), at[1] + size * (9 + index * 8)],
          ],
          [0.5, size * 1.6, 0.5],
        ),
        hex('#f6ead0'),
        { alpha: 0.35 - index * 0.08 },
      ),
    ),
  ]);

const lotus = (at: Point, size: number): Sketch[] => [
  detail(ellipse([at[0] + size * 0.4, at[1] + size * 0.3], [size * 1.5, size * 0.4]), hex('#5e8f53')),
  ...[-0.8, -0.4, 0, 0.4, 0.8].map((lean) =>
    form(
      spline([
        [at[0], at[1], 1],
        [at[0] + lean * size - size * 0.22, at[1] - size * 0.5],
        [at[0] + lean * size * 1.1, at[1] - size * (1 - Math.abs(lean) * 0.35), 1],
        [at[0] + lean * size + size * 0.22, at[1] - size * 0.5],
      ]),
      mix(hex('#f3b7c6'), hex('#ffffff'), 0.25 - Math.abs(lean) * 0.2),
      { volume: 0.3 },
    ),
  ),
];

const farBank = (stage: Stage): Sketch[] => {
  const { random, horizon, variant } = stage;
  const bankY = horizon + 26;
  const palmsAt = [60, 150, 330, 520, 690, 860, 950].filter((x) => random.next() < 0.3 + 0.7 * stage.room(x));
  const grove = palmsAt.map((x) =>
    moved(
      bundle(palmOfGrove()),
      placed([x + random.between(-20, 20), bankY + 4], random.between(0.38, 0.62), { flip: random.chance(0.5) }),
    ),
  );
  const busy = stage.room(250) >= stage.room(750) ? 90 : 560;
  const village =
    variant === 1
      ? [0, 1, 2, 3].flatMap((index) =>
          house(
            stage,
            [busy + index * 84 + random.between(-8, 8), bankY + 6],
            [random.between(74, 96), random.between(56, 92)],
            [MUD, LIME, hex('#d9ab7c'), hex('#e3c9a0')][index] ?? MUD,
          ),
        )
      : [];
  const temple =
    variant === 2
      ? [0, 1, 2, 3, 4].flatMap((index) => column([busy + 20 + index * 62, bankY + 8], 150 - (index === 3 ? 62 : 0)))
      : [];
  return [
    hill({ y: bankY - 8, swing: 5, waves: 2 }, [hex('#a9b46b'), BANK], random),
    ...temple,
    ...(variant === 1 ? pigeonTower([busy + 366, bankY + 8], 150) : []),
    ...village,
    ...grove,
  ];
};

const draw = (stage: Stage): Planes => {
  const { random, horizon, variant, unit, way } = stage;
  const bottom = Math.min(stage.nearY, 1000);
  const shore = horizon + (bottom - horizon) * riverBank(stage.framing);
  const [high, , low, pale] = stage.sky;
  const sailX = stage.room(300) >= stage.room(700) ? 300 : 700;
  const ridge = ridgePoints({ y: shore + 6, swing: 12, waves: 1.1 }, random);
  const edge = { points: ridge, size: unit * 2.2, wet: hex('#7a6244'), growth: hex('#83994c'), random };
  return {
    backdrop: [hill({ y: horizon - 20, swing: 22, waves: 0.8 }, [hex('#dcb387'), hex('#d9ae7a')], random)],
    far: farBank(stage),
    middle: [
      ...water(
        { top: horizon + 34, bottom: 1060 },
        {
          far: mix(pale, hex('#7fb2bd'), 0.5),
          near: mix(high, hex('#2f7f97'), 0.6),
          streak: mix(low, hex('#ffffff'), 0.4),
        },
        random,
      ),
      ...(variant === 2 ? [] : [felucca(stage, [sailX + way * 90, horizon + (shore - horizon) * 0.42], unit * 0.34)]),
      felucca(stage, [sailX - way * 60, horizon + (shore - horizon) * 0.72], unit * (variant === 2 ? 0.4 : 0.58)),
      ...beforeBank(edge),
    ],
    near: [
      form(landOf(ridge), hex('#a3a35c'), { to: hex('#83934b'), volume: 0.3 }),
      ...bankEdge(edge),
      ...[40, 120, 190, 815, 885, 960].flatMap((x) =>
        stage.room(x) > 0.25
          ? papyrus([x + random.between(-16, 16), shore + random.between(6, 40)], unit * random.between(46, 84), random)
          : [],
      ),
      ...grass({ top: shore + 14, bottom: 1010, count: 90, height: unit * 11 }, BANK, random),
      ...(variant === 2 ? lotus([stage.room(250) > stage.room(750) ? 270 : 730, shore - 14], unit * 9) : []),
    ],
    front: [
      ...[-6, 30, 74, 930, 968, 1004]
        .filter((x) => stage.isFree(x, 30))
        .flatMap((x) => papyrus([x, 1030], unit * random.between(70, 130), random)),
      ...grass({ top: 990, bottom: 1030, count: 36, height: unit * 18 }, lighten(REED, -0.07), random),
    ],
  };
};

export const nile: SettingDrawing = { isIndoors: false, hasOwnSky: false, air: '#e3e2c4', draw };
