/** What stands before a room: a curtain. Drawn at the left edge of the page. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** Drawn at the left edge of the page. */
export type Frame = (stage: Stage, random: Random) => readonly Sketch[];

/** A leaf from its stalk, pointing where the angle says. */
export const leafAt = ([x, y]: Point, length: number, angle: number): Path => {
  const at = (along: number, across: number): Point => [
    x + Math.cos(angle) * along * length - Math.sin(angle) * across * length,
    y + Math.sin(angle) * along * length + Math.cos(angle) * across * length,
  ];
  return spline([
    [...at(0, 0), 1],
    [...at(0.38, -0.24)],
    [...at(0.75, -0.16)],
    [...at(1, 0), 1],
    [...at(0.7, 0.17)],
    [...at(0.34, 0.2)],
  ]);
};

/** What is nearest to the reader stands in the shade: as pale as the room it would be a strip that somebody forgot to cut off. */
const IN_SHADE = -0.2;

/** How far a curtain reaches into the page from its edge, by height: it is gathered by a band and falls wide below it. */
const FALL: readonly Point[] = [
  [96, -20],
  [88, 200],
  [66, 430],
  [34, 596],
  [52, 720],
  [68, 880],
  [74, 1030],
];
const BAND = 596;

/** A curtain of the door that the reader looks in by. */
export const curtain =
  (cloth: Color): Frame =>
  () => {
    const color = lighten(cloth, IN_SHADE / 2);
    const fold = (share: number): Path =>
      ribbon(
        FALL.map(([reach, y]): Point => [-20 + (reach + 20) * share, y]),
        FALL.map(([reach]) => reach * 0.055),
      );
    return [
      bundle([
        form(
          spline([
            [-20, -20, 1],
            ...FALL.map(([x, y], index): Knot => (index === 0 ? [x, y, 1] : [x, y])),
            [-20, 1030, 1],
          ]),
          color,
          { volume: 0.35 },
        ),
        ...[0.34, 0.56, 0.8].map((share) => form(fold(share), lighten(color, -0.06), { volume: 0.1 })),
        form(roundedRect([-20, BAND - 15], [60, 30], 10), lighten(color, 0.16), { volume: 0.4 }),
      ]),
    ];
  };
