/** Clouds: single ones of fair weather, layered banks that close the sky, and the rain that hangs below them. */
import { type Color, hex, lighten, mix, saturate } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

type Look = { readonly crown: Color; readonly belly: Color; readonly random: Random; readonly alpha?: number };

/** The heads of a cloud as shares of its width and of its height, the tallest a little off its middle. */
const headsOf = (random: Random): readonly (readonly [along: number, half: number, rise: number])[] => {
  const flip = random.chance(0.5) ? 1 : -1;
  return (
    [
      [-0.4, 0.12, 0.4],
      [-0.2, 0.15, 0.72],
      [0.06, 0.19, 1],
      [0.29, 0.14, 0.62],
      [0.43, 0.09, 0.34],
    ] as const
  )
    .map(([along, half, rise]) => [along * flip, half, rise * random.between(0.9, 1.1)] as const)
    .toSorted(([one], [other]) => one - other);
};

/** A cloud with billowing heads over a soft level foot, its belly in the shade of its crown. */
export const fairCloud = ([x, y]: Point, width: number, { crown, belly, random, alpha = 0.94 }: Look): Sketch[] => {
  const height = width * random.between(0.3, 0.4);
  const heads = headsOf(random);
  const arch = (lift: number, share: number): Knot[] =>
    heads.flatMap(([along, half, rise]): Knot[] => {
      const [at, top, reach] = [x + along * width, y - height * rise * share - lift, half * width];
      return [
        [at - reach, top + height * 0.26],
        [at - reach * 0.62, top + height * 0.05],
        [at, top],
        [at + reach * 0.66, top + height * 0.07],
        [at + reach, top + height * 0.3, 1],
      ];
    });
  const foot: Knot[] = [
    [x + width * 0.56, y - height * 0.04],
    [x + width * 0.5, y + height * 0.06],
    [x + width * 0.1, y + height * 0.1],
    [x - width * 0.3, y + height * 0.06],
    [x - width * 0.52, y + height * 0.02],
    [x - width * 0.55, y - height * 0.08],
  ];
  const outline = spline([...arch(0, 1), ...foot]);
  return [
    form(outline, crown, { to: mix(crown, belly, 0.35), volume: 0.25, alpha, lit: true }),
    bundle(
      [
        detail(spline([...arch(-height * 0.36, 0.86), ...foot]), mix(crown, belly, 0.7), { alpha: 0.55, lit: true }),
        detail(spline([...arch(-height * 0.62, 0.72), ...foot]), belly, { alpha: 0.5, lit: true }),
      ],
      { clip: outline },
    ),
  ];
};

type Bank = { readonly y: number; readonly billow: number; readonly swing: number };

type Billow = { readonly at: Point; readonly reach: number };

/** Rolling billows along the lower edge of a bank, large and small, a little above or below each other. */
const billowsOf = ({ y, billow, swing }: Bank, random: Random): Billow[] => {
  const phase = random.between(0, 6);
  const billows: Billow[] = [];
  let x = -90;
  while (x < 1090) {
    const reach = billow * (random.chance(0.35) ? random.between(0.4, 0.6) : random.between(0.75, 1.2));
    const level = y + Math.sin(x / 140 + phase) * swing + random.between(-0.16, 0.16) * billow;
    billows.push({ at: [x + reach * 0.6, level], reach });
    x += reach * 1.15;
  }
  return billows;
};

/** A bank of cloud from the upper edge of the page down to its billows, which the light of the horizon meets from below. */
const bank = (shape: Bank, look: { color: Color; lit: Color; random: Random }): Sketch[] => {
  const { color, lit, random } = look;
  const billows = billowsOf(shape, random);
  const roof = roundedRect([-120, -60], [1240, shape.y + 60], 1);
  const rolls = (size: number, up: number): Path =>
    billows.flatMap(({ at: [x, y], reach }) =>
      clump([x - reach * up * 0.3, y - reach * up], [reach * size, reach * 0.66 * size], {
        lumps: 6,
        depth: 0.1,
        random,
      }),
    );
  const outline: Path = [...roof, ...rolls(1, 0)];
  return [
    form(outline, color, { volume: 0.2, lit: true }),
    bundle(
      [
        detail(rolls(1.02, -0.1), mix(color, lit, 0.5), { alpha: 0.4, lit: true }),
        detail([...roof, ...rolls(0.92, 0.16)], color, { alpha: 0.8, lit: true }),
        detail(rolls(0.62, 0.36), lighten(color, -0.035), { alpha: 0.55, lit: true }),
      ],
      { clip: outline },
    ),
  ];
};

/** Rain that falls far off, in slanting sheets between the cloud and the land. */
const sheets = (from: number, horizon: number, look: { color: Color; random: Random; way: 1 | -1 }): Sketch[] => {
  const { color, random, way } = look;
  const lean = (horizon - from) * 0.42 * way;
  return [0, 1, 2, 3].map((index): Sketch => {
    const x = index * 290 + random.between(-90, 60);
    const wide = random.between(110, 230);
    return detail(
      polygon([
        [x, from],
        [x + wide, from],
        [x + wide * 1.1 + lean, horizon + 50],
        [x + wide * 0.06 + lean, horizon + 50],
      ]),
      color,
      { alpha: random.between(0.16, 0.3), lit: true },
    );
  });
};

type Sky = { readonly horizon: number; readonly random: Random; readonly isRaining: boolean; readonly way: 1 | -1 };

const STORM_DARK = hex('#1c2534');

/** A sky that is closed: three banks over one another, the lowest and farthest the palest, with a bright gap below. */
export const closedSky = (light: LightSetup, { horizon, random, isRaining, way }: Sky): Sketch[] => {
  const { isStormy, sky } = light;
  // Where rain falls by day, the blue has gone out of the sky.
  const grey = (color: Color, by: number): Color => saturate(lighten(color, light.isDark ? -0.03 : -by), 0.42);
  const far = isStormy ? mix(sky[2], sky[1], 0.35) : grey(mix(sky[2], sky[1], 0.5), 0.08);
  const dark = isStormy ? mix(sky[0], STORM_DARK, 0.45) : grey(sky[0], 0.16);
  const tone = (share: number): Color => mix(far, dark, share);
  const depth = Math.max(150, horizon);
  const sheet = mix(light.haze, far, 0.5);
  return [
    detail(roundedRect([-10, -10], [1020, horizon + 60], 1), far, {
      to: mix(far, sky[3], 0.6),
      alpha: 0.72,
      lit: true,
    }),
    ...bank({ y: depth * 0.46, billow: 74, swing: depth * 0.05 }, { color: tone(0.1), lit: sky[3], random }),
    ...(isRaining ? sheets(depth * 0.3, horizon, { color: sheet, random, way }) : []),
    ...bank({ y: depth * 0.26, billow: 96, swing: depth * 0.06 }, { color: tone(0.5), lit: tone(0), random }),
    ...bank({ y: depth * 0.04, billow: 124, swing: depth * 0.06 }, { color: tone(0.95), lit: tone(0.4), random }),
  ];
};
