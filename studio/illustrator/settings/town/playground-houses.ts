/** The blocks of flats round a playground: balconies, awnings, washing, lit windows at night. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { edged } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { RED, TEAL, WOOD, YELLOW } from '#studio/illustrator/settings/town/playground-things.ts';
import { type Sketch, detail, form, glow } from '#studio/illustrator/sketch.ts';

const FRONTS = [hex('#d9b48a'), hex('#c99a7c'), hex('#e3cba4'), hex('#b9a58c'), hex('#d3a06f')] as const;

type Block = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone: number;
};

const blockOfFlats = (stage: Stage, { x, y, width, height, tone }: Block): Sketch[] => {
  const color = FRONTS[tone % FRONTS.length] ?? WOOD;
  const floors = Math.max(2, Math.floor(height / 56));
  const cells = Array.from(
    { length: floors * 3 },
    (_, cell): Point => [x + width * (0.2 + (cell % 3) * 0.3), y - height + 34 + Math.floor(cell / 3) * 54],
  );
  const lit = cells.filter(() => stage.isDark && stage.random.chance(0.45));
  const pane = ([px, py]: Point): Path => roundedRect([px - 13, py - 16], [26, 32], 1);
  const balconies = cells.filter((_, cell) => (cell + tone) % 2 === 0);
  const every = (rest: number): readonly Point[] => balconies.filter((_, cell) => cell % 3 === rest);
  const shine = glow([x + width / 2, y - height / 2], hex('#ffc873'), {
    radii: [width * 0.7, height * 0.5],
    alpha: 0.2,
  });
  return [
    form(roundedRect([x, y - height], [width, height + 20]), color, { volume: 0.2 }),
    form(roundedRect([x - 4, y - height - 6], [width + 8, 9], 1), lighten(color, 0.06), { volume: 0.3 }),
    detail(cells.flatMap(pane), mix(hex('#6b7d86'), color, 0.25)),
    ...(lit.length > 0 ? [detail(lit.flatMap(pane), hex('#ffd383'), { lit: true }), shine] : []),
    form(
      balconies.flatMap(([px, py]) => roundedRect([px - 22, py + 8], [44, 15], 1)),
      lighten(color, 0.09),
      { volume: 0.3 },
    ),
    detail(
      every(0).flatMap((at) => edged('-24,20 24,20 28,8 -28,8', at, 1)),
      [RED, TEAL, YELLOW][tone % 3] ?? RED,
    ),
    detail(
      every(1).flatMap(([px, py]) => [-14, 0, 14].flatMap((dx) => roundedRect([px + dx - 5, py + 20], [10, 15], 1))),
      hex('#f2ead8'),
    ),
  ];
};

/** Blocks of flats with balconies, washing and awnings, in a row behind the trees. */
export const blocksOfFlats = (stage: Stage, y: number): Sketch[] => {
  const { random } = stage;
  const highest = Math.max(90, y - stage.calmAbove - 50);
  return [0, 1, 2, 3, 4, 5].flatMap((tone): Sketch[] => {
    const x = -40 + tone * 182 + random.between(-10, 10);
    const width = random.between(140, 172);
    const height = Math.min(highest, random.between(220, 380)) * (0.55 + 0.45 * stage.room(x + width / 2));
    return blockOfFlats(stage, { x, y, width, height, tone });
  });
};
