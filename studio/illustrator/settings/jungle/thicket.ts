/** What the jungle places share: crowns, trunks, plants, the floor, the frame of leaves. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { canopyEdge, fern, paddleLeaf, paradiseFlower, splitLeaf } from '#studio/illustrator/settings/jungle/leaves.ts';
import { below, busySide, free, inFrom, roomy, strewn } from '#studio/illustrator/settings/pieces/sides.ts';
import { edged } from '#studio/illustrator/settings/pieces/traced.ts';
import { grass, hill } from '#studio/illustrator/settings/scenery.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

export const LEAF = hex('#4f9655');

export const DEEP = hex('#2f6e52');

export const LIME = hex('#8fbf57');

export const MOSS = hex('#7da24d');

export const STONE = hex('#8f8770');

export const BARK = hex('#7a5d48');

/** Round crowns in rows, one form for a row. */
export const crowns = (stage: Stage, row: { y: number; size: number; count: number; color: Color }): Sketch[] => {
  const { random } = stage;
  const heads = Array.from(
    { length: row.count },
    (_, index): Path =>
      clump(
        [-40 + ((index + random.between(0.2, 0.8)) / row.count) * 1080, row.y + random.between(-0.3, 0.2) * row.size],
        [row.size * random.between(0.9, 1.3), row.size * random.between(0.66, 0.9)],
        { lumps: 8, depth: 0.13, random },
      ),
  );
  return heads.flatMap((path, index) => [form(path, lighten(row.color, (index % 3) * 0.025 - 0.02), { volume: 0.5 })]);
};

/** The forest behind everything: trunks that rise out of sight and walls of crowns, open around `gap`. */
export const forestWall = (stage: Stage, gap: number): Sketch[] => {
  const { horizon, random } = stage;
  const pale = hex('#6f9f78');
  const tall = below(stage, horizon, horizon + 40);
  const trunks = [40, 130, 220, 330, 450, 560, 680, 770, 880, 960].filter((x) => Math.abs(x - gap) > 110);
  const crown = (x: number, share: number, size: number): Sketch =>
    form(
      clump([x, horizon - tall * share], [size, size * 0.7], { lumps: 9, depth: 0.13, random }),
      lighten(pale, random.between(-0.03, 0.04)),
      { volume: 0.5 },
    );
  return [
    ...trunks.map((x) =>
      form(
        edged('-.5,0 -.36,1 .36,1 .5,0', [x + random.between(-20, 20), horizon + 20], [random.between(22, 40), tall]),
        lighten(BARK, 0.04),
        { volume: 0.3 },
      ),
    ),
    ...trunks.flatMap((x) => [crown(x + random.between(-20, 20), random.between(0.7, 0.94), 132)]),
    ...crowns(stage, { y: horizon - 24, size: 88, count: 7, color: hex('#78aa72') }),
    hill({ y: horizon - 8, swing: 8, waves: 1 }, [hex('#78a56c'), hex('#82ad6c')], random),
  ];
};

/** A plant of paddle leaves from one root. */
export const paddlePlant = (stage: Stage, foot: Point, size: number): Sketch[] =>
  [-1.05, 1, -0.56, 0.5, -0.08].flatMap((turn, index) =>
    paddleLeaf(foot, size * (index === 4 ? 1 : 0.86) * stage.random.between(0.86, 1.08), {
      color: lighten(index % 2 === 0 ? LEAF : LIME, -0.02 * index),
      turn: turn + stage.random.between(-0.1, 0.1),
    }),
  );

const splitPlant = (stage: Stage, foot: Point, look: { size: number; turns: readonly number[] }): Sketch[] =>
  look.turns.flatMap((turn, index) =>
    splitLeaf(foot, look.size * (1 - (index % 3) * 0.14) * stage.random.between(0.9, 1.08), {
      color: lighten(index % 2 === 0 ? DEEP : LEAF, 0.02),
      turn,
    }),
  );

/** Leaves that frame the page from below and above, where nobody stands and no title is. */
export const frame = (stage: Stage): Sketch[] => {
  const { unit, random, horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const drop = Math.min(150, horizon * 0.28);
  const top: readonly (readonly [number, number])[] = [
    [inFrom(side, -6), drop * 1.5],
    [inFrom(side, 120), drop],
    [inFrom(open, 10), drop * 0.9],
    [inFrom(side, 260), drop * 0.5],
  ];
  /** A plant as large as the place between the page's edge and the figures allows. */
  const corner = (x: number, largest: number): Sketch[] => {
    const lean = x < 500 ? 1 : -1;
    const size = [largest, largest * 0.66, largest * 0.4].find((one) => stage.isFree(x, one * 1.1));
    return size === undefined
      ? []
      : splitPlant(stage, [x, 1050], { size, turns: [lean * 0.95, lean * 0.46, lean * -0.1] });
  };
  return [
    ...(stage.calmAbove > 0 ? [] : canopyEdge(top, DEEP, random)),
    ...corner(inFrom(open, -20), unit * 62),
    ...corner(inFrom(side, -16), unit * 50),
    ...free(stage, [inFrom(side, 100), inFrom(open, 120)], unit * 20).flatMap((x) =>
      fern([x, 1020], unit * 26, { color: hex('#5f9a4c'), random }),
    ),
  ];
};

/** Low ferns along the edge of a plane. */
const fernRow = (stage: Stage, y: number): Sketch[] =>
  roomy(stage, [20, 130, 270, 400, 640, 780, 940], 0.2).flatMap((x, index) =>
    fern(
      [x + stage.random.between(-20, 20), y + stage.random.between(-4, 10)],
      stage.unit * stage.random.between(13, 21),
      { color: index % 2 === 0 ? LEAF : hex('#6fa650'), random: stage.random },
    ),
  );

export const undergrowth = (stage: Stage, y: number): Sketch[] => {
  const { unit, random } = stage;
  return [
    ...fernRow(stage, y + 6),
    ...strewn(stage, 12).flatMap((at, index) =>
      fern(at, unit * (14 + (index % 3) * 4), { color: index % 2 === 0 ? LEAF : hex('#6fa650'), random }),
    ),
    ...roomy(stage, [50, 180, 820, 955]).flatMap((x, index) =>
      index % 2 === 0
        ? paddlePlant(stage, [x, y + 50], unit * 50)
        : fern([x, y + 60], unit * 28, { color: LEAF, random }),
    ),
    ...roomy(stage, [120, 890]).flatMap((x, index) => paradiseFlower([x, y + 80], unit * 36, index === 0 ? 1 : -1)),
  ];
};

export const forestFloor = (stage: Stage, y: number): Sketch[] => {
  const { random, unit } = stage;
  return [
    hill({ y, swing: 12, waves: 1 }, [hex('#7f9a4c'), hex('#6a7a42')], random),
    detail(
      Array.from(
        { length: 16 },
        (): Path =>
          ellipse(
            [random.between(0, 1000), random.between(y + 40, 985)],
            [random.between(8, 20), random.between(4, 7)],
            random.between(-0.6, 0.6),
          ),
      ).flat(),
      hex('#b98a4e'),
      { alpha: 0.6 },
    ),
    ...grass({ top: y + 24, bottom: 1010, count: 66, height: unit * 9 }, hex('#6d9a48'), random),
  ];
};
