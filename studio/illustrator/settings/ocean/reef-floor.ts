/** What the places under the Red Sea share: sand, corals by colour, outcrops, fish, the surface seen from below. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import {
  anemone,
  brainCoral,
  branchCoral,
  fanCoral,
  type Growth,
  reefRock,
  seaGrass,
  starfish,
  tableCoral,
  tubeSponge,
} from '#studio/illustrator/settings/ocean/corals.ts';
import { COATS, fish } from '#studio/illustrator/settings/ocean/sea-life.ts';
import { free, roomy, strewn } from '#studio/illustrator/settings/pieces/sides.ts';
import { pebbles } from '#studio/illustrator/settings/pieces/stone.ts';
import { hill } from '#studio/illustrator/settings/scenery.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, glow, type Sketch } from '#studio/illustrator/sketch.ts';

export const SAND = hex('#ecd9ac');

export const REEF = hex('#6f7f92');

export const CORALS = [hex('#f0808a'), hex('#f4a458'), hex('#b07cc6'), hex('#f3cd62'), hex('#e9617f')] as const;

const KINDS: readonly ((foot: Point, size: number, growth: Growth) => Sketch[])[] = [
  branchCoral,
  fanCoral,
  brainCoral,
  tableCoral,
  tubeSponge,
  anemone,
];

/** One coral of a kind: `tone` counts through the colours of the reef. */
export const coral = (stage: Stage, foot: Point, look: { size: number; kind: number; tone: number }): Sketch[] =>
  (KINDS[look.kind % KINDS.length] ?? branchCoral)(foot, look.size, {
    color: CORALS[look.tone % CORALS.length] ?? CORALS[0],
    random: stage.random,
  });

/** The surface seen from below: a bright window where the light falls in and long ripples. */
export const surfaceAbove = (stage: Stage): Sketch[] => {
  const { random, way } = stage;
  const x = 500 - way * 180;
  const ripples = Array.from({ length: 15 }, (_, index): Path => {
    const y = 14 + (index % 5) * 24 + random.between(-6, 6);
    const at = random.between(-60, 1060);
    const width = random.between(50, 130) * (1 - y / 260);
    return ribbon(
      [
        [at - width, y],
        [at - width * 0.3, y - 6],
        [at + width * 0.4, y + 5],
        [at + width, y - 2],
      ],
      [0.5, 3.2, 2.6, 0.5],
    );
  });
  return [
    glow([x, 0], hex('#f2fff4'), { radii: [560, 330], alpha: stage.isDark ? 0.4 : 0.75 }),
    detail(ripples.flat(), hex('#f5fffa'), { lit: true, alpha: stage.isDark ? 0.25 : 0.5 }),
  ];
};

export const sandRipples = (stage: Stage, top: number): Sketch => {
  const waves = Array.from({ length: 15 }, (_, index): Path => {
    const y = top + 12 + (1000 - top) * (index / 15) ** 1.2;
    const x = stage.random.between(0, 1000);
    const width = 60 + index * 12;
    return ribbon(
      [
        [x - width, y],
        [x - width * 0.4, y - 5],
        [x + width * 0.2, y + 3],
        [x + width, y - 3],
      ],
      [0.4, 1.6 + index * 0.12, 1.4 + index * 0.1, 0.4],
    );
  });
  return detail(waves.flat(), lighten(SAND, -0.12), { alpha: 0.4 });
};

/** A rock with corals growing on and around it. */
export const outcrop = (stage: Stage, foot: Point, look: { size: Point; first: number }): Sketch[] => {
  const [x, y] = foot;
  const [width, height] = look.size;
  const { first } = look;
  return [
    ...coral(stage, [x - width * 0.3, y - height * 0.48], { size: height * 0.62, kind: first, tone: first + 1 }),
    ...coral(stage, [x + width * 0.16, y - height * 0.84], { size: height * 0.52, kind: first + 3, tone: first + 2 }),
    ...reefRock(foot, look.size, { color: REEF, random: stage.random }),
    ...coral(stage, [x + width * 0.36, y - height * 0.12], { size: height * 0.44, kind: first + 4, tone: first + 3 }),
    ...coral(stage, [x - width * 0.38, y + height * 0.02], { size: height * 0.36, kind: first + 2, tone: first }),
    ...coral(stage, [x - width * 0.02, y + height * 0.04], { size: height * 0.26, kind: first + 5, tone: first + 4 }),
  ];
};

/** Fish in the open water, where the picture has room. */
export const swimmers = (stage: Stage, places: readonly Point[], size: number): Sketch[] =>
  places
    .filter(([x, y]) => stage.room(x) > 0.28 && y > stage.calmAbove + 40)
    .flatMap(([x, y], index) =>
      fish(
        [x + stage.random.between(-24, 24), y + stage.random.between(-20, 20)],
        size * stage.random.between(0.8, 1.2),
        {
          coat: COATS[index % COATS.length] ?? COATS[0],
          way: index % 3 === 2 ? (stage.way === 1 ? -1 : 1) : stage.way,
          isTall: index % 2 === 1,
        },
      ),
    );

export const floorNear = (stage: Stage, y: number): Sketch[] => [
  hill({ y, swing: 14, waves: 0.9 }, [SAND, lighten(SAND, -0.07)], stage.random),
  sandRipples(stage, y + 8),
  ...pebbles(
    { top: y + 30, bottom: 985, count: 30, size: stage.unit * 1.7 },
    { color: hex('#d8b99a'), random: stage.random },
  ),
  ...strewn(stage, 11).flatMap((at, index) =>
    coral(stage, at, { size: stage.unit * (13 + (index % 3) * 5), kind: index, tone: index + 2 }),
  ),
  ...roomy(stage, [210, 770])
    .slice(0, 1)
    .flatMap((x) => starfish([x, 930], stage.unit * 6, CORALS[1])),
];

/** Corals and sea grass before the figures. */
export const frontGrowth = (stage: Stage): Sketch[] => {
  const { unit, random } = stage;
  return [
    ...free(stage, [-6, 1004], unit * 22).flatMap((x, index) => [
      ...coral(stage, [x, 1016], { size: unit * 52, kind: index, tone: index + 2 }),
      ...coral(stage, [x + (x < 500 ? 66 : -70), 1014], { size: unit * 22, kind: 2 + index * 3, tone: 1 + index }),
    ]),
    ...free(stage, [128, 872], unit * 10).flatMap((x) =>
      seaGrass([x, 1014], unit * 34, { color: hex('#5f9d6b'), random }),
    ),
  ];
};

/** Small corals in a loose row along the sand. */
export const meadowOfCorals = (stage: Stage, y: number): Sketch[] =>
  [60, 190, 300, 410, 520, 640, 760, 880, 960].flatMap((x, index) =>
    coral(stage, [x + stage.random.between(-24, 24), y + stage.random.between(-6, 22)], {
      size: stage.unit * stage.random.between(7, 13) * (stage.room(x) > 0.25 ? 1.3 : 0.8),
      kind: index * 5 + 2,
      tone: index,
    }),
  );
