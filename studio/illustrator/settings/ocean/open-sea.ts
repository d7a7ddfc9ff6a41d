/** The sea far from its shore, seen by those who are out on it: water up to the reader. */
import { hex, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { peak } from '#studio/illustrator/settings/pieces/stone.ts';
import { water } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

const SHALLOW = hex('#5fc4c8');
const DEEP = hex('#2b86b8');
const FOAM = hex('#fffdf6');
/** The lower edge of what is drawn. */
const BELOW = 1020;

/** A long swell across the page: its back darker than the trough before it, a light edge along its top. */
const swell = (y: number, { height, drift, alpha }: { height: number; drift: number; alpha: number }): Sketch[] => {
  const crest = Array.from({ length: 13 }, (_, index): Knot => {
    const x = -60 + index * 94;
    return [x, y - Math.sin(index * 1.25 + drift) * height * 0.5 - Math.sin(index * 0.6 + drift * 2) * height * 0.5];
  });
  const [first, last] = [crest[0] ?? [0, y], crest.at(-1) ?? [1000, y]];
  const back = spline([...crest, [last[0], BELOW, 1], [first[0], BELOW, 1]]);
  const edge = crest.map(([x, up]): Point => [x, up]);
  return [
    form(back, mix(DEEP, SHALLOW, 0.35), { to: SHALLOW, volume: 0, alpha }),
    detail(
      ribbon(
        edge,
        edge.map((_, index) => (index % 3 === 1 ? height * 0.09 : height * 0.03)),
      ),
      FOAM,
      { alpha: alpha * 0.8 },
    ),
  ];
};

const glints = ({ random, horizon }: Stage, count: number): Path =>
  Array.from({ length: count }, (): Path => {
    const share = random.between(0.2, 1);
    const [x, y] = [random.between(-20, 1020), horizon + (1000 - horizon) * share];
    const wide = 18 + 60 * share * random.next();
    return ribbon(
      [
        [x - wide, y],
        [x, y + 2 * share],
        [x + wide, y],
      ],
      [0.4, 1 + 3 * share, 0.4],
    );
  }).flat();

export const openSea = (stage: Stage): Planes => {
  const { random, horizon, sky } = stage;
  const at = (share: number): number => horizon + (1000 - horizon) * share;
  return {
    backdrop: [0.08, 0.9].flatMap((x) =>
      peak([x * 1000 + random.between(-30, 30), horizon + 8], [random.between(200, 260), random.between(24, 44)], {
        color: hex('#b98d92'),
        random,
        snow: 0,
      }),
    ),
    far: [
      ...water(
        { top: horizon + 2, bottom: 1020 },
        { far: mix(DEEP, sky[3], 0.25), near: mix(SHALLOW, sky[1], 0.12), streak: mix(sky[2], FOAM, 0.4) },
        random,
      ),
    ],
    middle: swell(at(0.2), { height: 9, drift: random.between(0, 3), alpha: 0.16 }),
    near: [
      ...swell(at(0.62), { height: 20, drift: random.between(0, 3), alpha: 0.3 }),
      ...swell(at(0.78), { height: 26, drift: random.between(0, 3), alpha: 0.34 }),
      detail(glints(stage, 26), FOAM, { alpha: 0.4 }),
    ],
    front: swell(at(0.93), { height: 34, drift: random.between(0, 3), alpha: 0.92 }),
  };
};
