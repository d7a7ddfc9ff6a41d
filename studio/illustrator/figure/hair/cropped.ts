/** Short cuts: combed, tousled, cut round. */
import { mix } from '#studio/illustrator/color/color.ts';
import {
  capOf,
  coveredBy,
  type HairDrawing,
  type HairFrame,
  type Hairline,
} from '#studio/illustrator/figure/hair/cap.ts';
import { onSkull, type SkullSpot } from '#studio/illustrator/figure/hair/skull.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Knot, Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const PIXIE_RIGHT: Hairline = [
  [0, -0.3],
  [0.35, -0.22],
  [0.7, -0.06],
  [0.95, -0.02],
  [1.15, 0.28],
  [1.32, 0.46],
  [1.5, 0.24],
  [1.75, 0.34],
  [2.1, 0.62],
  [2.6, 0.8],
  [3.15, 0.84],
];
const PIXIE_LEFT: Hairline = [
  [0, -0.3],
  [0.3, -0.44],
  [0.55, -0.54],
  [0.8, -0.34],
  [1.05, 0.02],
  [1.3, 0.42],
  [1.5, 0.24],
  [1.75, 0.34],
  [2.1, 0.62],
  [2.6, 0.8],
  [3.15, 0.84],
];

export const pixie: HairDrawing = (frame) => ({
  behind: [],
  front: coveredBy(
    frame,
    { hairline: PIXIE_LEFT, left: PIXIE_RIGHT, volume: 0.14, locks: [15, 0.15], spikes: [9, 0.05] },
    9,
  ).sketches,
});

const PART_RIGHT: Hairline = [
  [0, -0.5],
  [0.4, -0.6],
  [0.62, -0.68],
  [0.85, -0.46],
  [1.1, -0.12],
  [1.32, 0.12],
  [1.5, 0.24],
  [1.7, 0.18],
  [1.95, 0.5],
  [2.4, 0.66],
  [3.15, 0.7],
];
const PART_LEFT: Hairline = [
  [0, -0.5],
  [0.4, -0.42],
  [0.8, -0.36],
  [1.1, -0.16],
  [1.32, 0.08],
  [1.5, 0.24],
  [1.7, 0.18],
  [1.95, 0.5],
  [2.4, 0.66],
  [3.15, 0.7],
];

/** Combed flat from a clean parting, with a wave over the forehead. */
export const sidePart: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: PART_RIGHT, left: PART_LEFT, volume: 0.1 }, 6);
  const parting = [0.78, 1.05, 1.35, 1.7]
    .map((along) => onSkull(frame, 0.5, along, 1.06))
    .filter(({ facing }) => facing > 0);
  const sweep = [0.44, 0.16, -0.14, -0.44, -0.72].map((across, index): Point => {
    const spot = onSkull(frame, across, 0.72 + Math.abs(index - 2) * 0.05, 1.12);
    return [spot.x, spot.y - 0.04];
  });
  const isSeen = !frame.head.isBack && !frame.isPressed;
  return {
    behind: [],
    front: [
      ...sketches,
      ...(isSeen
        ? [
            form(ribbon(sweep, [0.1, 0.2, 0.22, 0.17, 0.05]), frame.colors.hair, { name: 'hair', volume: 0.6 }),
            line(
              sweep.map(([x, y]): Knot => [x, y - 0.08]),
              frame.colors.sheen,
              { width: 0.05, alpha: 0.4 },
            ),
            line(
              sweep.map(([x, y]): Knot => [x, y + 0.06]),
              frame.colors.deep,
              { width: 0.026, alpha: 0.5 },
            ),
          ]
        : []),
      ...(parting.length > 1
        ? [
            line(
              parting.map(({ x, y }): Knot => [x, y]),
              mix(frame.skin.skin, frame.colors.hair, 0.3),
              { width: 0.035 },
            ),
          ]
        : []),
    ],
  };
};

const RAGGED: Hairline = [
  [0, -0.34],
  [0.5, -0.32],
  [0.95, -0.16],
  [1.25, 0.1],
  [1.45, 0.3],
  [1.7, 0.3],
  [2, 0.6],
  [2.5, 0.74],
  [3.15, 0.78],
];

export const messy: HairDrawing = (frame) => ({
  behind: [],
  front: coveredBy(frame, { hairline: RAGGED, volume: 0.13, spikes: [9, 0.2], locks: [13, 0.22] }, 8).sketches,
});

/** The whirl of hair at the crown, seen from behind. */
const whirlAt = (frame: HairFrame, { x, y }: SkullSpot): Sketch[] =>
  [0.13, 0.22, 0.32].map((r) =>
    line(
      [0.4, 1.7, 3, 4.3].map((angle): Knot => [x + Math.cos(angle) * r, y + 0.1 + Math.sin(angle) * r * 0.7]),
      frame.colors.deep,
      { width: 0.024, alpha: 0.5 },
    ),
  );

/** Short, with a whirl at the crown and a lick that stands up over the forehead. */
export const cowlick: HairDrawing = (frame) => {
  const { isBack } = frame.head;
  const lick = onSkull(frame, -0.2, 0.9, 1);
  const { cap, sketches } = coveredBy(
    frame,
    {
      hairline: PART_LEFT,
      left: PART_RIGHT,
      volume: 0.09,
      locks: [17, 0.09],
      crest: { x: isBack ? -lick.x * 0.5 : lick.x * 0.8, size: 1, lean: isBack ? -1 : 1 },
    },
    8,
  );
  const whirl = onSkull(frame, 0.12, 1.9, 1.08);
  const isSeen = isBack && whirl.facing > 0 && !frame.isPressed;
  return { behind: [], front: [...sketches, ...(isSeen ? [bundle(whirlAt(frame, whirl), { clip: cap.path })] : [])] };
};

const BOWL: Hairline = [
  [0, -0.16],
  [0.6, -0.14],
  [1.0, -0.06],
  [1.4, 0.06],
  [2, 0.2],
  [2.6, 0.28],
  [3.15, 0.3],
];

/** One length all around, like a mushroom. */
export const bowl: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: BOWL, volume: 0.17, locks: [24, 0.06] }, 14);
  const nape = capOf(frame, {
    hairline: [
      [0, -0.6],
      [1.4, 0],
      [1.6, 0.2],
      [2, 0.5],
      [3.15, 0.66],
    ],
    volume: 0.02,
  });
  return {
    behind: [],
    front: [
      ...(frame.head.isBack ? [form(nape.path, mix(frame.colors.hair, frame.skin.skin, 0.35), { volume: 0.3 })] : []),
      ...sketches,
    ],
  };
};
