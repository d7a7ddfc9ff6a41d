/** Wind, seen: a few hairs of a dry brush that run side by side, each as long and as bent as it likes, and no pipe. */
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';

type Look = {
  /** How high its wave is. */
  readonly lift: number;
  readonly width: number;
  readonly random: Random;
  /** Its longest hair turns in on itself at its end. */
  readonly hasCurl?: boolean;
};

const HAIRS = 4;
/** So far apart are the hairs of a gust, as shares of its wave. */
const APART = 0.5;

/** How far a curl turns in, and how large it is, as a share of the wave. */
const CURL = { turn: Math.PI * 1.35, radius: 0.5 } as const;

const curled = ([x, y]: Point, way: number, radius: number): Point[] =>
  Array.from({ length: 7 }, (_, index): Point => {
    const share = (index + 1) / 7;
    const angle = Math.PI * 0.5 - share * CURL.turn;
    const reach = radius * (1 - 0.5 * share);
    return [x + way * Math.cos(angle) * reach, y - radius + Math.sin(angle) * reach];
  });

/** A gust from a place along the page; a negative length blows to the left. */
export const gust = (from: Point, length: number, { lift, width, random, hasCurl = false }: Look): Path => {
  const [way, bend, phase] = [Math.sign(length), random.between(0.9, 1.5), random.between(0, 0.7)];
  return Array.from({ length: HAIRS }, (_, hair): Path => {
    const isLong = hair === 1;
    const start = isLong ? 0 : random.between(0, 0.42);
    const end = isLong ? 1 : Math.min(0.96, start + random.between(0.3, 0.62));
    const across = (hair - 1) * lift * APART * random.between(0.7, 1.15);
    const run = Array.from({ length: 9 }, (__, index): Point => {
      const share = start + ((end - start) * index) / 8;
      return [from[0] + length * share, from[1] + across - Math.sin((share * bend + phase) * Math.PI) * lift * 0.6];
    });
    const last = run.at(-1) ?? from;
    const knots = isLong && hasCurl ? [...run, ...curled(last, way, lift * CURL.radius)] : run;
    const thick = width * (isLong ? 1 : random.between(0.4, 0.7));
    return ribbon(
      knots,
      knots.map((__, index) => 0.25 + thick * Math.sin((Math.PI * index) / (knots.length - 1)) ** 1.5),
    );
  }).flat();
};
