/** The tower of a castle that somebody large looks out of: from behind its battlements, over whoever is below. */
import { lighten, hex } from '#studio/illustrator/color/color.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';
import { type Path, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { STONE } from '#studio/illustrator/settings/castle/castle-stone.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

type Sitting = { readonly sketch: Sketch; readonly box: Box };

/** So much of them is behind the wall, and so wide is the tower, as shares of their height and width. */
const BEHIND = 0.36;
const WIDE = 0.8;
/** How far down it goes, in its own widths: land before it hides its foot. */
const DOWN = 3.4;
const TEETH = 5;
const GAP = hex('#5b4a3c');

const rect = (left: number, top: number, right: number, bottom: number): Path =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);

type Wall = { readonly x: number; readonly half: number; readonly lip: number };

const battlementOf = ({ x, half, lip }: Wall): Sketch[] => {
  const tooth = (half * 2.24) / (TEETH * 2 - 1);
  const teeth = Array.from({ length: TEETH }, (_, at) =>
    roundedRect([x - half * 1.12 + at * tooth * 2, lip - tooth * 1.1], [tooth, tooth * 1.3], tooth * 0.12),
  );
  return [
    form(teeth.flat(), lighten(STONE, 0.03), { volume: 0.4 }),
    form(roundedRect([x - half * 1.12, lip], [half * 2.24, half * 0.34], half * 0.06), lighten(STONE, 0.02), {
      volume: 0.4,
    }),
    detail(rect(x - half * 1.06, lip + half * 0.34, x + half * 1.06, lip + half * 0.42), lighten(STONE, -0.2), {
      alpha: 0.6,
    }),
  ];
};

const STONES: readonly (readonly [across: number, down: number])[] = [
  [-0.6, 0.8],
  [0.34, 1.1],
  [-0.2, 1.7],
  [0.6, 2.3],
  [-0.66, 2.7],
  [0.1, 3.3],
];

/** Whoever it is, cut off by the wall they look over, and the tower below. */
export const onTower = <S extends Sitting>(stands: S): S => {
  const { left, right, top, bottom } = stands.box;
  const lip = bottom - (bottom - top) * BEHIND;
  const x = (left + right) / 2;
  const half = ((right - left) / 2) * WIDE;
  const foot = lip + half * 2 * DOWN;
  const wall = { x, half, lip };
  const seen = bundle([stands.sketch], { clip: rect(left - half, top - half, right + half, lip + 2) });
  const sketch = bundle([
    seen,
    form(rect(x - half, lip + half * 0.3, x + half, foot), STONE, { to: lighten(STONE, -0.06), volume: 0.6 }),
    form(
      STONES.flatMap(([across, down]) =>
        roundedRect([x + across * half - half * 0.16, lip + down * half], [half * 0.32, half * 0.15], half * 0.04),
      ),
      lighten(STONE, -0.05),
      { volume: 0.2 },
    ),
    detail(roundedRect([x - half * 0.09, lip + half * 1.3], [half * 0.18, half * 0.62], half * 0.09), GAP),
    ...battlementOf(wall),
  ]);
  return { ...stands, sketch, box: { ...stands.box, bottom: lip } };
};
