/** The forest: firs on hills, a birch wood, and the old wood with great trunks. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { isOnRoad, type Road, roadOf, roadSketch } from '#studio/illustrator/settings/outdoors/road.ts';
import { blossoms, bush, grass, hill, landOf, ridgePoints, rock } from '#studio/illustrator/settings/scenery.ts';
import { type Planes, type SettingDrawing, sizeAt, type Stage } from '#studio/illustrator/settings/stage.ts';
import { birch, fir, greatTrunk, leafy, type TreeOrder } from '#studio/illustrator/settings/trees.ts';
import { mushroom } from '#studio/illustrator/props/nature/woodland.data.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const MOSS = hex('#5f8b46');
const GRASS = hex('#7aa552');
const DEEP = hex('#3f6e4a');
const FIR = hex('#3d7058');
const PATH = hex('#d6bd8c');

type Tree = (order: TreeOrder) => Sketch[];

/** Trees along a ridge, thinner where the picture needs room, the far ones first. */
const treesAlong = (
  stage: Stage,
  row: { y: number; height: number; count: number; tree: Tree; isFar: boolean; tone: number },
): Sketch[] => {
  const { random } = stage;
  const places = Array.from({ length: row.count }, (_, index) => {
    const x = -30 + ((index + random.between(0.1, 0.9)) / row.count) * 1060;
    return { x, keep: random.next() < (row.isFar ? 0.35 + 0.65 * stage.room(x) : stage.room(x)) };
  });
  return places
    .filter(({ keep }) => keep)
    .map(({ x }) => ({ x, y: row.y + random.between(-10, 14), height: row.height * random.between(0.7, 1.25) }))
    .toSorted((a, b) => a.y - b.y)
    .flatMap(({ x, y, height }) =>
      row.tree({
        foot: [x, y],
        height,
        color: lighten(FIR, row.tone + random.between(-0.02, 0.03)),
        random,
        isFar: row.isFar,
      }),
    );
};

const pathway = (stage: Stage, crest: number): Road => {
  const { horizon, way } = stage;
  const start = 500 - way * 130;
  const bend = 500 + way * 120;
  const near: Point[] = [
    [start, 1080],
    [start + way * 60, 900],
    [bend, 760 + (horizon - 520) * 0.4],
    [bend - way * 52, Math.max(crest + 30, horizon + 118)],
    // Over the crest of the hill, which cuts it off.
    [bend - way * 70, crest - 30],
  ];
  return roadOf(near, { near: 118, horizon });
};

/** Two ways that part where those in front stand, and go over the crest on both sides of the page. */
const forkedPathway = (stage: Stage, crest: number): readonly Road[] => {
  const { horizon } = stage;
  return ([-1, 1] as const).map((side) =>
    roadOf(
      [
        [500, 1080],
        [500, 930],
        [500 + side * 96, 820],
        [500 + side * 250, Math.max(crest + 90, horizon + 190)],
        [500 + side * 330, Math.max(crest + 24, horizon + 112)],
        [500 + side * 356, crest - 30],
      ],
      { near: 128, horizon },
    ),
  );
};

const undergrowth = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const toadstools = [96, 176, 838, 900]
    .filter((x) => stage.isFree(x, 50) && random.chance(0.6))
    .map(
      (x): Sketch =>
        moved(
          bundle(mushroom.draw({ isDark: stage.isDark })),
          placed([x + random.between(-14, 14), random.between(905, 960)], unit * random.between(0.5, 0.85), {
            flip: random.chance(0.5),
          }),
        ),
    );
  const bushes = (
    [
      [random.between(-20, 30), 960, 36],
      [random.between(970, 1020), 970, 40],
    ] as const
  ).filter(([x, , size]) => stage.isFree(x, size * unit * 0.9));
  return [...bushes.flatMap(([x, y, size]) => bush([x, y], unit * size, { color: DEEP, random })), ...toadstools];
};

const fireflies = (stage: Stage): Sketch[] =>
  stage.isDark
    ? Array.from({ length: 16 }, (): Sketch[] => {
        const at: Point = [stage.random.between(50, 950), stage.random.between(stage.horizon - 60, 900)];
        const size = stage.random.between(9, 20);
        return [
          glow(at, hex('#f4f3a0'), { radii: [size, size], alpha: 0.7 }),
          detail(ellipse(at, [size * 0.13, size * 0.13]), hex('#fffbd2'), { lit: true }),
        ];
      }).flat()
    : [];

const draw = (stage: Stage): Planes => {
  const { random, horizon, variant, unit } = stage;
  const tree = [fir, birch, leafy][variant] ?? fir;
  const farTree = variant === 0 ? fir : leafy;
  const middleY = horizon + (Math.min(stage.nearY, 1000) - horizon) * 0.3;
  const tall = unit * (stage.framing === 'low-angle' ? 210 : 150);
  const ridge = ridgePoints({ y: middleY, swing: 18, waves: 1.3 }, random.fork('ridge'));
  const roads = stage.isForked ? forkedPathway(stage, middleY) : [pathway(stage, middleY)];
  const isFree = (at: Point): boolean => roads.every((road) => !isOnRoad(road)(at));
  return {
    backdrop: [hill({ y: horizon - 46, swing: 34, waves: 0.9 }, [hex('#7ea58c'), hex('#8fb295')], random)],
    far: [
      ...treesAlong(stage, { y: horizon + 4, height: tall * 0.34, count: 19, tree: farTree, isFar: true, tone: 0.08 }),
      hill({ y: horizon + 4, swing: 22, waves: 1.1 }, [hex('#86ab69'), hex('#74a05c')], random),
      ...treesAlong(stage, { y: horizon + 36, height: tall * 0.56, count: 12, tree: farTree, isFar: true, tone: 0.04 }),
    ],
    middle: [
      form(landOf(ridge), hex('#7fa957'), { to: MOSS, volume: 0.35 }),
      ...treesAlong(stage, {
        y: middleY + 20,
        height: tall * 1.05,
        count: 6,
        tree,
        isFar: false,
        tone: variant === 1 ? 0.16 : 0.02,
      }),
      bundle(
        roads.flatMap((road, at) =>
          roadSketch(road, { color: PATH, grass: GRASS, random: random.fork(at === 0 ? 'road' : 'other') }),
        ),
        { clip: landOf(ridge) },
      ),
      ...grass(
        { top: middleY + 20, bottom: 800, count: 60, height: sizeAt(stage, 700) * 9, isFree },
        lighten(GRASS, -0.05),
        random,
      ),
    ],
    near: [
      ...(variant === 2
        ? greatTrunk({
            foot: [stage.room(60) >= stage.room(940) ? 20 : 985, 900],
            height: 950,
            color: hex('#7c5a44'),
            random,
          })
        : []),
      ...(random.chance(0.7)
        ? rock([stage.room(140) > stage.room(860) ? 150 : 850, 880], unit * 20, { color: hex('#8c9088'), random })
        : []),
      ...grass({ top: 800, bottom: 1010, count: 90, height: unit * 12, isFree }, GRASS, random),
      ...blossoms(
        { top: 790, bottom: 990, count: 12, size: unit * 2.4, isFree },
        [hex('#f6efe0'), hex('#f1c95a'), hex('#d98fb2')],
        random,
      ),
    ],
    front: [
      ...undergrowth(stage),
      ...grass({ top: 985, bottom: 1030, count: 42, height: unit * 20 }, lighten(DEEP, -0.03), random),
      ...fireflies(stage),
    ],
  };
};

export const forest: SettingDrawing = { isIndoors: false, hasOwnSky: false, air: '#d8e6c8', draw };
