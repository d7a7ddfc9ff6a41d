/** What holds a bird that sits high up: a branch under the sky, a board on the wall of a room. */
import type { Setting } from '#core/story/vocabulary.ts';
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Contact, contactsOf } from '#studio/illustrator/ground/contacts.ts';
import type { Perch } from '#studio/illustrator/composition/support.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { onTower } from '#studio/illustrator/composition/grounding/tower.ts';
import { blade, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

const BARK = hex('#5f4635');
const LEAF = hex('#5f8a55');
const BOARD = hex('#a8713f');
const SHADE = hex('#241a22');
const SPINES: readonly Color[] = [hex('#b5533f'), hex('#3f6f73'), hex('#d9a648'), hex('#5d4a78'), hex('#e6d9bd')];

type Sitting = Pick<Placed, 'sketch' | 'box'>;

const widthOf = ({ box }: Sitting): number => box.right - box.left;

/** The foot or the belly on which most of it rests; a tail that hangs down bears nobody. */
const restOf = (one: Sitting): Contact => {
  const { left, right, bottom } = one.box;
  const [first, ...others] = contactsOf(one);
  const borne = (each: Contact): number => each.weight * (each.right - each.left);
  return others.reduce(
    (best, each) => (borne(each) > borne(best) ? each : best),
    first ?? { left, right, y: bottom, weight: 1 },
  );
};

/** So deep, in page units, feet are in what they hold on to. */
const INTO = 2.4;

/** The shade under feet on what bears them. */
const shadeOn = (bearer: Path, one: Sitting): Sketch =>
  bundle(
    contactsOf(one).map(({ left, right, y, weight }) =>
      glow([(left + right) / 2, y], SHADE, {
        radii: [(right - left) * 0.62 + 8, 10],
        alpha: 0.6 * weight,
        effect: 'shade',
      }),
    ),
    { clip: bearer },
  );

/** How thick a branch is from the edge of the page to its tip, and how far it hangs through on the way. */
const ALONG = [0, 0.3, 0.62, 1] as const;
const THICKNESS = [1.9, 1.5, 1, 0.35] as const;
const SAG = 46;

const thicknessAt = (share: number): number => {
  const after = Math.max(
    1,
    ALONG.findIndex((at) => at >= share),
  );
  const [from, to] = [ALONG[after - 1] ?? 0, ALONG[after] ?? 1];
  const part = (Math.min(1, share) - from) / (to - from);
  return (THICKNESS[after - 1] ?? 1) * (1 - part) + (THICKNESS[after] ?? 1) * part;
};

/** A branch that grows in from the nearer edge of the page and passes right under the feet. */
export const branchUnder = (one: Sitting): Sketch[] => {
  const { left, right, y: feet } = restOf(one);
  const [x, wide] = [(left + right) / 2, widthOf(one)];
  const way = x < 500 ? 1 : -1;
  const edge = way === 1 ? -30 : 1030;
  const thick = Math.max(7, wide * 0.07);
  const tip = x + way * wide * 0.85;
  const held = (x - edge) / (tip - edge);
  const level = feet + thicknessAt(held) * thick - INTO - (1 - held) ** 2 * SAG;
  const at = (share: number): Point => [edge + (tip - edge) * share, level + (1 - share) ** 2 * SAG];
  const limb = ribbon(
    [at(0), at(0.3), at(0.62), at(held), at(1)].toSorted(([a], [b]) => (a - b) * way),
    [0, 0.3, 0.62, held, 1].toSorted((a, b) => a - b).map((share) => thicknessAt(share) * thick),
    'round',
  );
  const leaves = [0.24, 0.4, 0.58, 0.92, 1].flatMap((share, index) =>
    blade(at(share), thick * (3.2 - (index % 2)), { width: thick * 1.1, lean: way * (index % 2 === 0 ? 0.9 : -0.7) }),
  );
  return [
    form(limb, BARK, { volume: 0.6 }),
    shadeOn(limb, one),
    detail(leaves, LEAF),
    detail(blade(at(0.8), thick * 2.4, { width: thick, lean: way * 0.5 }), lighten(LEAF, 0.08)),
  ];
};

/** Books at the end of a board, the last one leaning. */
const books = ([x, y]: Point, tall: number, way: 1 | -1): Sketch[] =>
  SPINES.slice(0, 4).map((color, index): Sketch => {
    const [from, wide] = [x + way * index * tall * 0.27, tall * 0.24];
    const [high, lean] = [tall * (0.84 + ((index * 3) % 4) * 0.07), index === 3 ? tall * 0.2 : 0];
    return form(
      polygon([
        [from, y],
        [from + way * wide, y],
        [from + way * (wide - lean), y - high],
        [from - way * lean, y - high],
      ]),
      color,
      { volume: 0.3 },
    );
  });

/** A board on two brackets under the feet, with books on it where there are books. */
export const boardUnder = (one: Sitting, hasBooks: boolean): Sketch[] => {
  const { left, right, y: feet } = restOf(one);
  const [x, wide] = [(left + right) / 2, widthOf(one)];
  const [half, thick] = [Math.max(70, wide * 0.95), Math.max(9, wide * 0.075)];
  const top = feet - INTO;
  const board = roundedRect([x - half, top], [half * 2, thick], 2);
  const bracket = (side: 1 | -1): Sketch =>
    form(
      polygon([
        [x + side * half * 0.72, top + thick],
        [x + side * half * 0.72, top + thick * 3.4],
        [x + side * half * 0.62, top + thick * 3.4],
        [x + side * half * 0.44, top + thick],
      ]),
      lighten(BOARD, -0.12),
      { volume: 0.3 },
    );
  const tall = Math.min(wide * 0.5, 74);
  return [
    glow([x, top + thick * 2.2], SHADE, { radii: [half * 1.06, thick * 2.4], alpha: 0.36, effect: 'shade' }),
    bracket(1),
    bracket(-1),
    ...(hasBooks ? [...books([x - half * 0.97, top], tall, 1), ...books([x + half * 0.97, top], tall, -1)] : []),
    form(board, BOARD, { volume: 0.3 }),
    detail(roundedRect([x - half, top], [half * 2, thick * 0.3], 1), lighten(BOARD, 0.1)),
    shadeOn(board, one),
  ];
};

/** Where a board on a wall has books on it. */
const WITH_BOOKS: ReadonlySet<Setting> = new Set(['library', 'bedroom', 'school']);

/** Somebody with the branch or the board that they sit on. */
export const perchedOn = <S extends Sitting>(
  perch: Perch | null,
  stands: S,
  setting: Setting,
): S & Pick<Placed, 'isPerched'> => {
  if (perch === null) return stands;
  if (perch === 'tower') return onTower(stands);
  const wood = perch === 'branch' ? branchUnder(stands) : boardUnder(stands, WITH_BOOKS.has(setting));
  return { ...stands, sketch: bundle([...wood, stands.sketch]), ...(perch === 'branch' ? { isPerched: true } : {}) };
};
