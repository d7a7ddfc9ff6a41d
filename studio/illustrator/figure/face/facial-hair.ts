/** Beards and moustaches of people who are old enough for them; head units. */
import type { FacialHair } from '#core/character/looks.ts';
import { mix } from '#studio/illustrator/color/color.ts';
import { edgeAt, type HeadFrame, SIDES, spotAt } from '#studio/illustrator/figure/head/head.ts';
import type { HairColors, SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

type Whiskers = { readonly colors: HairColors; readonly skin: SkinColors };

/** A jaw follows the turn of the head more the lower it is. */
const drift = (frame: HeadFrame, y: number): number =>
  Math.sin(frame.yaw) * 0.26 * Math.max(0, Math.min(1, (y - 0.2) / 0.8));

const mouthOf = (frame: HeadFrame): { x: number; y: number; narrow: number } => {
  const turn = Math.sin(frame.yaw);
  return { x: turn * 0.72, y: 0.66 + frame.pitch * 0.34, narrow: 1 - 0.42 * Math.abs(turn) };
};

/** `length` below the chin, `cheek` is the height where it starts on the cheek. */
const beardPath = (frame: HeadFrame, { length, cheek }: { length: number; cheek: number }): Path => {
  const { x, y, narrow } = mouthOf(frame);
  const outer = (side: 1 | -1): Knot[] =>
    (
      [
        [0.885, 0.06],
        [0.885, 0.34],
        [0.74 + length * 0.2, 0.7],
        [0.44 + length * 0.2, 0.98 + length * 0.55],
      ] as const
    ).map(
      ([across, down], index): Knot =>
        index < 2 ? [edgeAt(frame, side, down) * side, down] : [across * side + drift(frame, down), down + frame.jaw],
    );
  const inner = (side: 1 | -1): Knot[] => {
    const high = spotAt(frame, side * 1.12, cheek - 0.14, 0.99);
    const low = spotAt(frame, side * 0.8, cheek + 0.1, 0.98);
    return [
      [high.x, high.y],
      [low.x, low.y],
      [x + 0.34 * side * narrow, y - 0.1],
    ];
  };
  return spline([
    ...outer(1),
    [drift(frame, 1), 1.06 + length + frame.jaw],
    ...outer(-1).toReversed(),
    ...inner(-1),
    [x, y - 0.14],
    ...inner(1).toReversed(),
  ]);
};

const strandsOf = (frame: HeadFrame, length: number, { colors }: Whiskers): Sketch[] =>
  [-0.6, -0.36, -0.12, 0.14, 0.4, 0.62].map((across, index) => {
    const top = 0.72 - Math.abs(across) * 0.22;
    return line(
      [
        [across + drift(frame, top), top + 0.06],
        [across * 0.92 + drift(frame, 0.9), 0.9 + length * 0.3],
        [across * 0.74 + drift(frame, 1), 0.98 + length * 0.66 * (1 - Math.abs(across) * 0.4)],
      ],
      index % 3 === 1 ? colors.sheen : colors.deep,
      { width: 0.028, alpha: 0.5 },
    );
  });

const moustache = (frame: HeadFrame, { colors }: Whiskers): Sketch[] => {
  const { x, y, narrow } = mouthOf(frame);
  return SIDES.map((side) =>
    form(
      ribbon(
        [
          [x + 0.01 * side, y - 0.125],
          [x + 0.15 * side * narrow, y - 0.115],
          [x + 0.31 * side * narrow, y - 0.055],
          [x + 0.38 * side * narrow, y - 0.085],
        ],
        [0.035, 0.062, 0.046, 0.008],
      ),
      colors.hair,
      { name: 'hair', volume: 0.4 },
    ),
  );
};

/** What grows on the face; the mouth is drawn over it. */
export const drawFacialHair = (frame: HeadFrame, kind: FacialHair, look: Whiskers): Sketch[] => {
  const { colors, skin } = look;
  switch (kind) {
    case 'none':
      return [];
    case 'moustache':
      return moustache(frame, look);
    case 'short-beard':
      return [
        detail(beardPath(frame, { length: 0, cheek: 0.34 }), mix(colors.hair, skin.skin, 0.3), {
          name: 'hair',
          alpha: 0.86,
        }),
        ...moustache(frame, look),
      ];
    case 'beard':
      return [
        form(beardPath(frame, { length: 0.34, cheek: 0.32 }), colors.hair, { name: 'hair', volume: 0.45 }),
        ...strandsOf(frame, 0.34, look),
        ...moustache(frame, look),
      ];
  }
};
