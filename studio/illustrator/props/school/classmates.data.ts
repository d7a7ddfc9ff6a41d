/** A class that sits in two rows behind its desks and stares: many heads at once, where a text tells of forty eyes. */
import type { Companion } from '#core/story/vocabulary.ts';
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { boundsOf, boxAround, type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { hollow, painted, WOOD, WOOD_DARK } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { bundle, form, moved, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

/** Who sits where: in the back row larger ones, between the heads of the front row. */
const BACK: readonly Companion[] = ['goat', 'sheep', 'cat', 'fox'];
const FRONT: readonly Companion[] = ['mouse', 'frog', 'hedgehog', 'bear', 'monkey'];

const WIDE = 216;
const BACK_TOP = -104;
const FRONT_TOP = -70;
/** How high a sitting one is drawn, so that small and large animals are one class. */
const TALL = 62;
const BROAD = 50;

/** Sitting and seen from the front, all with wide eyes for whoever is new. */
const pupil = (companion: Companion, [x, top]: Point): Sketch => {
  const { parts } = COMPANION_DRAWINGS[companion].draw({
    pose: 'sitting',
    view: 'front',
    expression: 'surprised',
    gaze: [0.9, 0.1],
  });
  const sketch = bundle(parts, { name: 'pupil' });
  const box = boxAround(pathsOf(sketch).map(boundsOf));
  const size = Math.min(TALL / (box.bottom - box.top), BROAD / (box.right - box.left));
  return moved(sketch, placed([x - ((box.left + box.right) / 2) * size, top - box.top * size], size));
};

/** A long desk: a top and a closed front, behind which laps and paws are. */
const bank = (top: number, foot: number, color: Color): Sketch[] => [
  ...painted(roundedRect([-WIDE / 2 + 4, top], [WIDE - 8, foot - top], 1.5), color, [
    hollow([0, top], [WIDE / 2, 7], 0.5),
  ]),
  form(roundedRect([-WIDE / 2, top - 5], [WIDE, 6], 2), hex('#c2905a'), { volume: 0.5 }),
];

const seated = (row: readonly Companion[], top: number, wide: number): Sketch[] =>
  row.map((companion, at) => pupil(companion, [((at + 0.5) / row.length - 0.5) * wide, top]));

export const classmates = groundProp([WIDE, -BACK_TOP], hugged(30), () => [
  ...seated(BACK, BACK_TOP, WIDE * 0.84),
  ...bank(-66, 0, WOOD_DARK),
  ...seated(FRONT, FRONT_TOP, WIDE * 0.96),
  ...bank(-34, 0, WOOD),
]);
