/** A class that sits at its desks in two rows and stares: many heads at once, where a text tells of forty eyes. */
import type { Companion } from '#core/story/vocabulary.ts';
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { CREAM, hollow, painted, WOOD, WOOD_DARK } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import {
  boxAroundSketch,
  bundle,
  detail,
  form,
  moved,
  partsNamed,
  type Sketch,
  withoutParts,
} from '#studio/illustrator/sketch.ts';

/** What one of the class is called in the drawing: on a page each is left out whose face somebody stands before. */
export const PUPIL = 'pupil';

/**
 * Two sit at each desk. In the back row are the larger ones, on a step, so that they look over the front row. No kind is
 * among them that a story brings to school as somebody of its own: it would be in the room twice.
 */
const BACK: readonly Companion[] = ['lion', 'gazelle', 'sheep', 'rabbit', 'monkey', 'fox'];
const FRONT: readonly Companion[] = ['calf', 'elephant', 'bear', 'owl', 'penguin', 'dog'];

const WIDE = 310;
/** Top of the heads, top of the desks and foot of each row, and its size: farther back all is smaller. */
const ROWS = {
  back: { heads: -136, desks: -90, foot: -26, size: 0.9 },
  front: { heads: -84, desks: -36, foot: 0, size: 1 },
} as const;
/** A head with its ears, so that small and large animals are one class. */
const HEAD: Point = [44, 45];
const DESK = 97;
/** Half of the room that each has, and of what the ears reach beyond it. */
const PLACE = 22;
const EARS = 34;
/** And of the lower half of the head, beside which a tail would curl. */
const CHEEKS = 25;
const SEAT_APART = 46;

/** How far each leans away from the middle of the room, in radians. */
const LEAN = 0.2;

/** Sitting and seen from the front, with wide eyes for whoever is new in the middle of the room, and leaning away. */
const pupil = (companion: Companion, [x, top]: Point, { desks, size }: Row): Sketch => {
  const { parts } = COMPANION_DRAWINGS[companion].draw({
    pose: 'sitting',
    view: 'front',
    expression: 'surprised',
    gaze: [x < 0 ? 0.9 : -0.9, 0.2],
  });
  const sketch = withoutParts(bundle(parts), 'tail');
  const head = boxAroundSketch(partsNamed(sketch, 'head')[0] ?? sketch);
  const by = size * Math.min(HEAD[0] / (head.right - head.left), HEAD[1] / (head.bottom - head.top));
  const upright = moved(sketch, placed([x - ((head.left + head.right) / 2) * by, top - head.top * by], by));
  // They turn about the edge of their desk, which hides where they would rise from their chairs.
  const turn = Math.sign(x) * LEAN;
  const about = placed([x, desks], 1, { turn });
  const seated = moved(moved(upright, placed([-x, -desks], 1)), about);
  // Below the top of the desk nothing of anybody is seen, and no tail is beside it.
  const room = (half: number, from: number, until: number) =>
    roundedRect([x - half * size, from], [half * 2 * size, until - from]);
  const chin = top + HEAD[1] * size;
  const eyes = top + HEAD[1] * 0.55 * size;
  return bundle([seated], {
    name: PUPIL,
    clip: [...room(EARS, top - 20, eyes), ...room(CHEEKS, eyes - 1, chin), ...room(PLACE, chin - 4 * size, desks + 2)],
  });
};

/** The back of a chair, which is seen where nobody sits before it. */
const chairBack = ([x, top]: Point, { desks, size }: Row): Sketch[] => [
  ...[-15, 12].map((dx) =>
    form(roundedRect([x + dx * size, top], [3 * size, desks - top], 1), WOOD_DARK, { volume: 0.4 }),
  ),
  ...[2, 11].map((dy) =>
    form(roundedRect([x - 15 * size, top + dy * size], [30 * size, 6 * size], 2), WOOD, { volume: 0.4 }),
  ),
];

/** A desk for two with a closed front, behind which laps and paws are, on two legs. */
const desk = (x: number, { desks, foot, size }: Row, color: Color): Sketch => {
  const [half, tall] = [(DESK * size) / 2, foot - desks];
  return bundle(
    [
      ...[-half + 4, half - 8].map((dx) =>
        form(roundedRect([x + dx, desks], [4, tall], 1), lighten(color, -0.1), { volume: 0.4 }),
      ),
      ...painted(roundedRect([x - half + 3, desks], [half * 2 - 6, tall * 0.72], 1.5), color, [
        hollow([x, desks], [half, 7], 0.5),
      ]),
      form(roundedRect([x - half, desks - 4], [half * 2, 5], 2), lighten(color, 0.1), { volume: 0.5 }),
      detail(roundedRect([x - half * 0.62, desks - 5.4], [half * 0.36, 1.8], 0.6), CREAM),
    ],
    { name: 'desk' },
  );
};

type Row = (typeof ROWS)[keyof typeof ROWS];

const rowOf = (pupils: readonly Companion[], row: Row, color: Color): Sketch[] => {
  const desks = [-1, 0, 1].map((at) => at * 106 * row.size);
  const seats = desks.flatMap((x) => [x - (SEAT_APART / 2) * row.size, x + (SEAT_APART / 2) * row.size]);
  return [
    ...seats.flatMap((x) => chairBack([x, row.heads + 22 * row.size], row)),
    ...pupils.map((companion, at) => pupil(companion, [seats[at] ?? 0, row.heads], row)),
    ...desks.map((x) => desk(x, row, color)),
  ];
};

export const classmates = groundProp([WIDE, -ROWS.back.heads], hugged(30), () => [
  ...rowOf(BACK, ROWS.back, hex('#8f6240')),
  ...rowOf(FRONT, ROWS.front, WOOD),
]);
