/** What is tipped into a pot by the heap: it falls in pieces that are told apart, and piles up over the rim. */
import type { Prop } from '#core/story/vocabulary.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import type { Site, Target } from '#studio/illustrator/composition/effects/effect.ts';
import { hidesFace, ofCount, thrown } from '#studio/illustrator/composition/effects/pieces.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ellipse, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const WHITE = hex('#ffffff');

/** About two long, with the stalk up. */
const pepper = (): Sketch =>
  bundle([
    form(
      spline([
        [-0.42, -0.62],
        [0.1, -0.76],
        [0.5, -0.5],
        [0.34, 0.3],
        [-0.34, 1, 1],
        [-0.16, 0.3],
      ]),
      hex('#d8382c'),
      { volume: 0.6 },
    ),
    detail(ellipse([-0.12, -0.26], [0.1, 0.26], 0.2), WHITE, { alpha: 0.55 }),
    form(
      spline([
        [-0.3, -0.62],
        [0.06, -1.15],
        [0.24, -1.1],
        [0.12, -0.76],
        [0.36, -0.54],
      ]),
      hex('#4f8a3c'),
      { volume: 0.3 },
    ),
  ]);

const acorn = (): Sketch =>
  bundle([
    form(
      spline([
        [-0.6, -0.2, 1],
        [0.6, -0.2, 1],
        [0.46, 0.6],
        [0, 1.06, 1],
        [-0.46, 0.6],
      ]),
      hex('#b9793a'),
      { volume: 0.6 },
    ),
    detail(ellipse([-0.2, 0.22], [0.1, 0.3], 0.1), WHITE, { alpha: 0.45 }),
    form(
      spline([
        [-0.74, -0.16, 1],
        [-0.56, -0.72],
        [0, -0.9],
        [0.56, -0.72],
        [0.74, -0.16, 1],
      ]),
      hex('#7a4e2a'),
      { volume: 0.5 },
    ),
    form(ellipse([0, -1], [0.12, 0.2]), hex('#5d3a20')),
  ]);

const SHELL_RIBS = [-0.5, -0.17, 0.17, 0.5] as const;
const scallop = (by: number): Path =>
  spline([
    [-0.3 * by, 0.9 * by, 1],
    [-by, -0.1 * by],
    [-0.7 * by, -0.8 * by],
    [0, -by],
    [0.7 * by, -0.8 * by],
    [by, -0.1 * by],
    [0.3 * by, 0.9 * by, 1],
  ]);
/** A scallop with its hinge down; its rim tells it from the next one in a heap. */
const shell = (): Sketch =>
  bundle([
    form(scallop(1.08), hex('#b9675a')),
    form(scallop(1), hex('#f7bdb0'), { volume: 0.5 }),
    ...SHELL_RIBS.map((x) =>
      detail(
        spline([
          [x * 0.3, 0.8, 1],
          [x * 1.2 - 0.07, -0.72],
          [x * 1.2 + 0.07, -0.72],
        ]),
        hex('#cf8277'),
        { alpha: 0.8 },
      ),
    ),
  ]);

/** What comes out of what somebody holds. */
const PIECES: Readonly<Partial<Record<Prop, () => Sketch>>> = { basket: pepper, acorn, shell };

/** Half the length of a piece, as a share of what it falls into. */
const PIECE = 0.13;
const FALLING = 7;
/** How many lie beside each other in the rows of the heap, from the rim up. */
const HEAP = [4, 3, 2, 1];

const at = (piece: Sketch, [x, y]: Point, { size, turn }: { size: number; turn: number }): Sketch =>
  moved(piece, placed([x, y], size, { turn }));

/** A heap over the rim, the lowest row half in the pot. */
const heap = ({ at: middle, box, topAt }: Target, { piece, size, random }: Look): Sketch[] => {
  const rim = topAt(middle[0] - (box.right - box.left) * 0.2) ?? box.top;
  return HEAP.flatMap((count, row) =>
    ofCount(count, (index): Sketch => {
      const x = middle[0] + (index - (count - 1) / 2) * size * 1.5 + random.between(-0.2, 0.2) * size;
      return at(piece(), [x, rim - size * (0.1 + row * 1.05)], { size, turn: random.between(-1.3, 1.3) });
    }),
  );
};

type Look = { readonly piece: () => Sketch; readonly size: number; readonly random: Random };

/** Null where nothing is held that comes in pieces, or nothing is there for it to fall into. */
export const tipped = (site: Site, random: Random): readonly Sketch[] | null => {
  const { source, target, held } = site;
  const piece = held === null ? undefined : PIECES[held];
  if (!piece || !target) return null;
  const size = (target.box.right - target.box.left) * PIECE;
  const way = thrown(source, [target.at[0], target.box.top - size * 2], site.size * 0.12);
  const falling = ofCount(FALLING, (_, share): { to: Point; turn: number } => {
    const [x, y] = way(0.14 + share * 0.86);
    return {
      to: [x + random.between(-0.7, 0.7) * size, y + random.between(-0.7, 0.7) * size],
      turn: random.between(-2, 2),
    };
  }).filter(({ to }) => !hidesFace(site, to, size * 0.4));
  return [...heap(target, { piece, size, random }), ...falling.map(({ to, turn }) => at(piece(), to, { size, turn }))];
};
