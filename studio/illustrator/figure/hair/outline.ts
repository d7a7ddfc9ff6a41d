/** What is done to the outline of a cap of hair: locks, tufts and crests are part of it, so that no edge runs inside the hair. */
import type { Knot, Point } from '#studio/illustrator/geometry/path.ts';

/** From where on the crown tufts lie to either side, as a share of the outline. */
const PARTS_AT = 0.56;

/** The place of an outline at a share of it, drawn out from the middle of the head. */
const drawnOut = (outer: readonly Point[], share: number, by: number): Point => {
  const last = outer.length - 1;
  const at = Math.max(0, Math.min(last, share * last));
  const [before, after] = [outer[Math.floor(at)] ?? [0, 0], outer[Math.ceil(at)] ?? [0, 0]];
  const between = at - Math.floor(at);
  const [x, y] = [before[0] + (after[0] - before[0]) * between, before[1] + (after[1] - before[1]) * between];
  return [x * (1 + by), y * (1 + by)];
};

/** The outline drawn out into full locks that fall to both sides from a parting: round at the back, pointed at the tip. */
export const spiked = (outer: readonly Point[], [count, length]: readonly [number, number]): Knot[] =>
  Array.from({ length: count }, (_, index): Knot[] => {
    const falls = (index + 0.5) / count < PARTS_AT ? -1 : 1;
    const at = (along: number, by: number, sharp = 0): Knot => {
      const share = (index + 0.5 + falls * (along - 0.5)) / count;
      // Over the ears and at the nape they are short.
      const full = Math.min(1, Math.min(share, 1 - share) * 5 + 0.3);
      return [...drawnOut(outer, share, by * length * full), sharp];
    };
    const long = 0.8 + ((index * 5) % 4) * 0.14;
    const lock = [at(0.04, 0.2), at(0.42, 0.72 * long), at(1.02, long, 1), at(0.86, 0.26)];
    return falls === 1 ? lock : lock.toReversed();
  }).flat();

/** The hairline drawn out into locks that turn with the head. */
export const locked = (edge: readonly Point[], yaw: number, [count, length]: readonly [number, number]): Knot[] =>
  edge.flatMap(([x, y], index): Knot[] => {
    const next = edge[index + 1];
    if (!next) {
      return [[x, y]];
    }
    return [0, 0.5].map((share): Knot => {
      const angle = -Math.PI / 2 + (Math.PI * (index + share)) / (edge.length - 1);
      const phase = (((angle - yaw) * count) / (Math.PI * 2) + count) % 1;
      const tooth = phase < 0.7 ? phase / 0.7 : (1 - phase) / 0.3;
      const room = Math.cos(angle);
      return [
        x + (next[0] - x) * share,
        y + (next[1] - y) * share + (tooth - 0.3) * length * room,
        tooth > 0.82 ? 1 : 0,
      ];
    });
  });

/** Where on the crown a crest stands, as an x of the head, how large it is, and to which side its tips lean. */
export type Crest = { readonly x: number; readonly size: number; readonly lean: 1 | -1 };

/** Its outline over the crown, from the one root to the other: across, and up from the hair. */
const CREST: readonly Knot[] = [
  [-0.38, 0],
  [-0.22, 0.16],
  [0.06, 0.29, 1],
  [0.05, 0.16],
  [0.16, 0.17],
  [0.35, 0.21, 1],
  [0.29, 0.09],
  [0.38, 0.06],
  [0.52, 0.05, 1],
  [0.46, -0.03],
];

/** The outline with a crest on it; it runs from the page's right over the crown to its left. */
export const crested = (outer: readonly Knot[], { x, size, lean }: Crest, volume: number): Knot[] => {
  const angle = Math.asin(Math.max(-0.6, Math.min(0.6, x)));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const knots = CREST.map(([across, up, sharp]): Knot => {
    const [u, v] = [across * size * lean, -(0.98 + volume) * Math.sqrt(1 - (across * size) ** 2) - up * size];
    return [u * cos - v * sin, u * sin + v * cos, sharp ?? 0];
  });
  const over = lean === 1 ? knots.toReversed() : knots;
  const reach = over.map(([at]) => at);
  const [right, left] = [Math.max(...reach), Math.min(...reach)];
  const isOver = ([at, y]: Knot): boolean => y < 0 && at < right && at > left;
  const first = outer.findIndex(isOver);
  return [...outer.slice(0, first), ...over, ...outer.slice(first).filter((knot) => !isOver(knot))];
};
