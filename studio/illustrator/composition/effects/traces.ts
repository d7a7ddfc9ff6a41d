/** What somebody or something leaves or what passes: wind, footprints, cracks. */
import type { Companion } from '#core/story/vocabulary.ts';
import { type Color, hex, lighten, mix, underLight } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing, Site, Surroundings } from '#studio/illustrator/composition/effects/effect.ts';
import { gust } from '#studio/illustrator/composition/air/gust.ts';
import { hidesFace, ofCount, stroke, WHITE } from '#studio/illustrator/composition/effects/pieces.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { polar } from '#studio/illustrator/geometry/outline.ts';
import {
  boundsOf,
  circle,
  ellipse,
  mapPath,
  type Path,
  type Point,
  spline,
} from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const GUST_LEAVES = [hex('#d99a45'), hex('#c4693c'), hex('#9aa754')];

const ASIDE = [0, -50, 50, -100, 100, -150];

/** The height at which a gust blows over nobody else's face. */
const openBand = (site: Site, y: number, { span }: { span: number }): number => {
  const others = site.faces.filter(({ at }) => Math.hypot(at[0] - site.head[0], at[1] - site.head[1]) > 4);
  const isOpen = (at: number): boolean =>
    others.every((face) => Math.abs(face.at[0] - site.center[0]) > span || Math.abs(face.at[1] - at) > face.size * 1.6);
  return y + (ASIDE.find((by) => isOpen(y + by)) ?? 0);
};

type Band = { readonly from: Point; readonly length: number; readonly path: Path };

const BANDS = [0.04, 0.5, 0.9] as const;
/** Places along a gust at which somebody may be in its way, as shares of it. */
const ALONG = [0, 0.2, 0.4, 0.6, 0.8, 0.95] as const;

/** How much of a gust lies over others, who stand further back and would be crossed out. */
const crossing = (site: Site, { from, length }: Band, way: 1 | -1): number =>
  ALONG.filter((share) => site.isOver([from[0] + way * length * share, from[1]], site.size * 0.03, 'others')).length;

/** All of it passes behind whoever stands in the wind, and where there is air beside others, over none of them. */
const bandsOf = (site: Site, way: 1 | -1, random: Random): readonly Band[] => {
  const { box, size, center } = site;
  const tall = box.bottom - box.top;
  const bands = BANDS.map((share, index): Band => {
    const length = Math.max(240, size * random.between(0.95, 1.3));
    const ideal = box.top + tall * share + random.between(-8, 8);
    const y = openBand(site, ideal, { span: length });
    const from: Point = [center[0] - way * length * (index % 2 === 0 ? 0.62 : 0.4), Math.max(90, y)];
    return {
      from,
      length,
      path: gust(from, length * way, {
        lift: size * 0.07,
        width: Math.max(2.2, size * 0.008),
        random,
        hasCurl: index === 1,
      }),
    };
  });
  const crossed = bands.map((band) => crossing(site, band, way));
  return bands.filter((_, index) => crossed[index] === Math.min(...crossed));
};

export const wind: EffectDrawing = (site, { random, onward, light }) => {
  const { box, size, center } = site;
  const way = site.target ? (site.target.at[0] < center[0] ? -1 : 1) : onward;
  const tall = box.bottom - box.top;
  const draw = ({ path }: Band): Sketch =>
    detail(path, light.isDark ? hex('#cfdcf2') : WHITE, { alpha: light.isDark ? 0.4 : 0.6, lit: true });
  const bands = bandsOf(site, way, random);
  const leaves = ofCount(6, (index): { at: Point; sketch: Sketch } => {
    const at: Point = [
      center[0] + way * size * random.between(-0.75, 1),
      Math.max(60, box.top + tall * random.between(-0.08, 0.95)),
    ];
    const length = Math.max(9, size * 0.045);
    const color = GUST_LEAVES[index % 3] ?? hex('#d99a45');
    return { at, sketch: form(ellipse(at, [length, length * 0.42], random.between(0, 3)), color, { volume: 0.4 }) };
  });
  const isClear = ({ at }: { at: Point }): boolean =>
    !hidesFace(site, at, size * 0.04) && !site.isOver(at, size * 0.05, 'others');
  const isBehind = ({ at }: { at: Point }): boolean => site.isOver(at, size * 0.05, 'own');
  const clear = leaves.filter(isClear);
  return {
    behind: [...bands.map(draw), ...clear.filter(isBehind).map(({ sketch }) => sketch)],
    before: clear.filter((leaf) => !isBehind(leaf)).map(({ sketch }) => sketch),
  };
};

/** A print one unit long with its toes upward, for whoever left it. */
const printOf = (companion: Companion | null): Path => {
  if (companion === null) {
    return [
      ...spline([
        [-0.16, -0.42],
        [0.05, -0.5],
        [0.2, -0.3],
        [0.15, 0.02],
        [0.02, 0.12],
        [-0.13, 0.02],
        [-0.2, -0.2],
      ]),
      ...ellipse([0.01, 0.33], [0.13, 0.16]),
    ];
  }
  if (companion === 'camel') return [-0.22, 0.22].flatMap((x) => ellipse([x, 0], [0.235, 0.44], x * 0.7));
  if (BIRDS.has(companion)) {
    const toe = (tip: Point): Path => stroke([[0, 0.36], [tip[0] * 0.5, (0.36 + tip[1]) / 2], tip], 0.075);
    return [...toe([-0.36, -0.3]), ...toe([0.02, -0.5]), ...toe([0.38, -0.28]), ...toe([0, 0.56])];
  }
  return [
    ...ellipse([0, 0.18], [0.27, 0.22]),
    ...[
      [-0.3, -0.1],
      [-0.11, -0.3],
      [0.12, -0.3],
      [0.31, -0.09],
    ].flatMap(([x = 0, y = 0]) => ellipse([x, y], [0.1, 0.135])),
  ];
};

const BIRDS: ReadonlySet<Companion> = new Set([
  'owl',
  'bird',
  'duck',
  'goose',
  'hen',
  'pigeon',
  'hoopoe',
  'falcon',
  'ibis',
  'penguin',
]);

/** How far a foot is from the middle of the trail, and how long it is, as shares of who leaves the trail. */
/** The round pads of a camel are as broad as plates. */
const [BROAD, USUAL] = [30, 18];

const footOf = (site: Site): { length: number; apart: number } => {
  const tall = site.companion === null ? 112 : COMPANION_DRAWINGS[site.companion].heightCm;
  const length =
    site.companion === null ? 17 : Math.max(7, Math.min(site.companion === 'camel' ? BROAD : USUAL, tall * 0.16));
  return { length, apart: length * 0.55 };
};

const MOST_STEPS = 30;

/** How much the ground is foreshortened. */
const FLAT = 0.44;

/** Comes from the distance, or from the target, and reaches the feet from behind, where they are not hidden. */
export const trailTo = (site: Site, { horizon, nearY }: Surroundings): ((share: number) => Point) => {
  const [x, y] = site.foot;
  const room = site.way === 1 ? x : 1000 - x;
  const back = room > 250 ? -site.way : site.way;
  const far: Point = site.target
    ? [site.target.at[0], Math.min(site.target.at[1] + site.target.size * 0.5, 960)]
    : [x + back * 210, horizon + (Math.min(nearY, 1000) - horizon) * 0.2];
  const bend: Point = site.target ? [(far[0] + x) / 2, Math.max(far[1], y) + 46] : [x + back * 430, y + 34];
  return (share) => {
    const rest = 1 - share;
    return [
      far[0] * rest * rest + bend[0] * 2 * rest * share + x * share * share,
      far[1] * rest * rest + bend[1] * 2 * rest * share + y * share * share,
    ];
  };
};

type Step = { readonly at: Point; readonly turn: number; readonly length: number };

/** Step by step back from the feet, each as long as it looks from there. */
const stepsTo = (site: Site, around: Surroundings): Step[] => {
  const { length, apart } = footOf(site);
  const path = trailTo(site, around);
  const steps: Step[] = [];
  let share = 0.985;
  while (share > 0 && steps.length < MOST_STEPS) {
    const [x, y] = path(share);
    const [beforeX, beforeY] = path(share - 0.01);
    const near = Math.max(0.14, Math.min(1.2, (y - around.horizon) / Math.max(60, site.foot[1] - around.horizon)));
    const size = Math.max(site.unit * length, 44) * near;
    const [dx, dy] = [x - beforeX, (y - beforeY) / FLAT];
    const heading = Math.atan2(dy, dx);
    const across = (steps.length % 2 === 0 ? 1 : -1) * (apart / length) * size;
    const at: Point = [x - Math.sin(heading) * across, y + Math.cos(heading) * across * FLAT];
    steps.push({ at, turn: heading + Math.PI / 2, length: size });
    share -= (0.01 * size * 1.15) / Math.max(0.5, Math.hypot(dx, dy));
  }
  return steps;
};

/** A print is the ground itself, darker, with some of the shadow in it: on sand it is no blue spot. */
const IN_GROUND = { darker: -0.46, shadow: 0.34 } as const;

const printColor = ({ light, air }: Surroundings): Color =>
  mix(lighten(underLight(hex(air), light.key), IN_GROUND.darker), light.shadow, IN_GROUND.shadow);

export const footprints: EffectDrawing = (site, around) => {
  const print = printOf(site.companion);
  const sunk = stepsTo(site, around).map(({ at, turn, length }): Path => {
    const [cos, sin] = [Math.cos(turn) * length, Math.sin(turn) * length];
    return mapPath(print, (x, y) => [at[0] + x * cos - y * sin, at[1] + (x * sin + y * cos) * FLAT]);
  });
  const sunlit = sunk.map((path) => mapPath(path, (x, y) => [x, y + 2.6]));
  return {
    below: [
      detail(sunlit.flat(), WHITE, { alpha: 0.26 }),
      detail(sunk.flat(), printColor(around), { alpha: 0.85, lit: true }),
    ],
  };
};

/** A crack runs on in corners, thinner and thinner, and sends out smaller ones. */
const crackFrom = (from: Point, look: { angle: number; length: number; width: number; random: Random }): Path[] => {
  const { angle, length, width, random } = look;
  const corners: Point[] = [from];
  let heading = angle;
  for (let step = 0; step < 5; step++) {
    heading = angle + (step % 2 === 0 ? 1 : -1) * random.between(0.3, 0.75);
    const [dx, dy] = polar(heading, (length / 5) * random.between(0.8, 1.2));
    const last = corners.at(-1) ?? from;
    corners.push([last[0] + dx, last[1] + dy]);
  }
  const right = corners.map(([x, y], index): [number, number, number] => [
    x + (width * (5 - index)) / 5,
    y + (width * (5 - index)) / 10,
    1,
  ]);
  const left = corners.toReversed().map(([x, y]): [number, number, number] => [x, y, 1]);
  const branches =
    width < 2.2
      ? []
      : [2, 3].flatMap((at, index) =>
          crackFrom(corners[at] ?? from, {
            angle: angle + (index === 0 ? 0.9 : -0.9),
            length: length * 0.42,
            width: Math.min(2.1, width * 0.5),
            random,
          }),
        );
  return [spline([...right, ...left]), ...branches];
};

const cracked = (lines: readonly Path[], width: number): Sketch[] => [
  detail(lines.map((path) => mapPath(path, (x, y) => [x + width * 0.5, y + width * 0.5])).flat(), WHITE, {
    alpha: 0.75,
  }),
  detail(lines.flat(), hex('#3d2f33'), { alpha: 0.95 }),
];

/** The largest form of a drawing: the shell of an egg, a wall. */
const bodyOf = (site: Site): Path => {
  const area = (path: Path): number => {
    const box = boundsOf(path);
    return (box.right - box.left) * (box.bottom - box.top);
  };
  return pathsOf(site.sketch).reduce<Path>(
    (most, path) => (most.length === 0 || area(path) > area(most) ? path : most),
    [],
  );
};

/** Over a thing; under somebody, in the ice or the ground they stand on. */
export const cracks: EffectDrawing = (site, { random }) => {
  const { size, foot, box } = site;
  if (site.isFigure) {
    const width = Math.max(6, size * 0.024);
    const lines = ofCount(8, (index) =>
      crackFrom([0, 0], {
        angle: (index / 8) * Math.PI * 2 + random.between(-0.2, 0.2),
        length: Math.max(size * random.between(0.6, 0.95), 150),
        width,
        random,
      }),
    ).flat();
    const onGround = lines.map((path) => mapPath(path, (x, y) => [foot[0] + x, Math.min(990, foot[1] + y * 0.34)]));
    return {
      below: [
        detail(ellipse(foot, [size * 0.3, size * 0.07]), WHITE, { alpha: 0.3 }),
        ...cracked(onGround, width * 0.8),
      ],
    };
  }
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const width = Math.max(3, Math.min(wide, tall) * 0.045);
  const start: Point = [box.left + wide * 0.5, box.top + tall * 0.3];
  const lines = [-2.5, -0.5, 0.7, 1.7, 2.6].flatMap((angle) =>
    crackFrom(start, { angle: angle + random.between(-0.15, 0.15), length: Math.max(wide, tall) * 0.5, width, random }),
  );
  const chip = circle(start, width * 1.3);
  return { before: [bundle([...cracked(lines, width * 0.6), detail(chip, hex('#3d2f33'))], { clip: bodyOf(site) })] };
};
