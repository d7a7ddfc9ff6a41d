/** What the places of the cloud city share: banks of cloud, quarters of towers, islands, windmills of cloth. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { cloudBank } from '#studio/illustrator/settings/pieces/cumulus.ts';
import { tower } from '#studio/illustrator/settings/pieces/masonry.ts';
import { edged, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { leafy } from '#studio/illustrator/settings/trees.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

export const CLOUD = hex('#fbf6ee');

export const PLASTER = hex('#f3e3c8');

export const ROSE = hex('#e9b7a2');

export const DOME = hex('#4f9aa3');

export const CORAL = hex('#d9705a');

export const GOLD = hex('#e6b34c');

export const VIOLET = hex('#8a78b8');

export const TURF = hex('#8dba66');

export const CLIFF = hex('#b08f7a');

export const WOOD = hex('#a87b50');

export const banksAt = (stage: Stage, y: number, rise: number): Sketch[] =>
  cloudBank({ y, rise, swell: rise * 0.3 }, { color: CLOUD, random: stage.random });

type House = readonly [x: number, width: number, height: number, roof: 'onion' | 'cone', tiles: Color];

/** Towers that stand close together, the first behind. */
export const quarter = (stage: Stage, foot: Point, look: { size: number; houses: readonly House[] }): Sketch[] =>
  look.houses.flatMap(([dx, width, height, roof, tiles], index) =>
    tower([foot[0] + dx * look.size * stage.way, foot[1]], [width * look.size, height * look.size], {
      color: index % 2 === 0 ? PLASTER : mix(PLASTER, ROSE, 0.55),
      random: stage.random,
      roof,
      tiles,
      isDark: stage.isDark,
      ...(index % 3 === 0 ? { flag: { color: CORAL, way: stage.way } } : {}),
    }),
  );

export const TOWN: readonly House[] = [
  [0.04, 0.17, 0.84, 'onion', DOME],
  [-0.22, 0.15, 0.5, 'cone', CORAL],
  [0.28, 0.16, 0.46, 'onion', GOLD],
  [-0.06, 0.2, 0.36, 'onion', CORAL],
  [0.16, 0.15, 0.24, 'cone', VIOLET],
];

export const HAMLET: readonly House[] = [
  [-0.14, 0.16, 0.4, 'onion', GOLD],
  [0.14, 0.18, 0.26, 'cone', DOME],
];

/** A piece of land in the air, rooted in nothing; `size` is its width. */
export const island = (
  stage: Stage,
  top: Point,
  look: { size: number; houses: readonly House[]; hasFall?: boolean },
): Sketch[] => {
  const { size, houses } = look;
  const rockside = traced(
    '-.5,.01! -.44,-.1 -.34,-.14 -.3,-.26! -.2,-.26 -.12,-.44! -.04,-.5 .02,-.62! .08,-.44 .16,-.36 .2,-.24! .3,-.22 .36,-.12 .46,-.08 .5,.01!',
    top,
    size,
  );
  return [
    form(rockside, CLIFF, { to: lighten(CLIFF, -0.08), volume: 0.5 }),
    bundle(
      [
        detail(edged('.02,0 .06,-.3 .02,-.7 .6,-.4 .6,.1', top, size), lighten(CLIFF, -0.09), { alpha: 0.6 }),
        detail(edged('-.4,0 -.24,-.16 -.16,-.1 -.1,-.3 -.06,0', top, size), lighten(CLIFF, 0.07), { alpha: 0.6 }),
      ],
      { clip: rockside },
    ),
    ...(look.hasFall
      ? [
          form(
            traced('.2,-.01! .21,-.2 .2,-.5 .17,-.86! .3,-.86! .28,-.5 .28,-.2 .27,-.01!', top, size),
            hex('#d9f0f2'),
            { to: CLOUD, volume: 0.1, alpha: 0.9 },
          ),
        ]
      : []),
    ...leafy({
      foot: [top[0] + 0.38 * size, top[1]],
      height: size * 0.24,
      color: hex('#78a95c'),
      random: stage.random,
      isFar: true,
    }),
    ...quarter(stage, [top[0], top[1] - size * 0.01], { size, houses }),
    form(
      traced(
        '-.52,-.01! -.4,.05 -.2,.03 0,.06 .24,.03 .42,.05 .52,-.01! .42,-.05 .3,-.02 .16,-.07 0,-.03 -.16,-.06 -.3,-.02 -.42,-.06',
        top,
        size,
      ),
      TURF,
      { volume: 0.4 },
    ),
  ];
};
