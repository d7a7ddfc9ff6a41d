/** What stands in lanes, markets and kitchens: baskets, sacks of spice, jars, crates, pots with plants. Sizes in centimetres, foot at the origin. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, circle, ellipse, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { edged, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, line } from '#studio/illustrator/sketch.ts';

const STRAW = hex('#d3a25e');
const TERRA = hex('#bf744c');
const CRATE = hex('#b98a58');
const SPICES = [hex('#c9452f'), hex('#e3a02f'), hex('#8f5a2f'), hex('#7d8f3f'), hex('#d6703a')] as const;
export const FRUITS = [hex('#e58a2e'), hex('#cf4436'), hex('#8fae4a'), hex('#eec34e'), hex('#7a4a78')] as const;
export const spiceOf = (index: number): Color => SPICES[index % SPICES.length] ?? SPICES[0];

/** A round basket heaped with spice to a point. */
export const spiceBasket = ([x, y]: Point, size: number, color: Color): Sketch[] => {
  const body = traced('-.5,.42! -.44,.12 -.34,0 0,-.04 .34,0 .44,.12 .5,.42!', [x, y], size);
  return standing([
    form(traced('-.46,.42! -.3,.6 -.1,.86 0,.94! .12,.84 .3,.62 .46,.42! 0,.36', [x, y], size), color, { volume: 0.6 }),
    detail(traced('-.4,.46! -.26,.6 -.08,.84 0,.9! -.08,.66 -.16,.46', [x, y], size), lighten(color, 0.07), {
      alpha: 0.8,
    }),
    form(body, STRAW, { volume: 0.6 }),
    bundle(
      [0.1, 0.2, 0.3].map((up) =>
        line(
          [
            [x - size * 0.5, y - size * up],
            [x, y - size * (up - 0.06)],
            [x + size * 0.5, y - size * up],
          ],
          lighten(STRAW, -0.1),
          { width: size * 0.022 },
        ),
      ),
      { clip: body },
    ),
    form(
      ribbon(
        [
          [x - size * 0.51, y - size * 0.41],
          [x, y - size * 0.36],
          [x + size * 0.51, y - size * 0.41],
        ],
        [size * 0.045],
      ),
      lighten(STRAW, 0.04),
      { volume: 0.4 },
    ),
  ]);
};

/** A sack with its edge rolled down, full of beans, flowers or grain. */
export const sack = ([x, y]: Point, size: number, color: Color): Sketch[] =>
  standing([
    form(traced('-.42,.66! -.5,.4 -.5,.12 -.4,0 0,-.03 .4,0 .5,.12 .5,.4 .42,.66!', [x, y], size), hex('#d9c39a'), {
      volume: 0.7,
    }),
    form(ellipse([x, y - size * 0.68], [size * 0.4, size * 0.17]), color, { volume: 0.5 }),
    detail(
      [-0.2, 0.02, 0.2, -0.08, 0.12].flatMap((at, index) =>
        circle([x + at * size, y - size * (0.68 + (index % 2) * 0.07)], size * 0.035),
      ),
      lighten(color, 0.1),
    ),
    form(
      ribbon(
        [
          [x - size * 0.43, y - size * 0.68],
          [x - size * 0.2, y - size * 0.58],
          [x + size * 0.2, y - size * 0.58],
          [x + size * 0.43, y - size * 0.68],
        ],
        [size * 0.06],
      ),
      hex('#e9d8b6'),
      { volume: 0.5 },
    ),
  ]);

/** A crate of fruit. */
export const fruitCrate = ([x, y]: Point, width: number, look: { color: Color; random: Stage['random'] }): Sketch[] => {
  const { color, random } = look;
  const r = width * 0.085;
  const fruit = (row: number): Path =>
    Array.from({ length: 6 - row }, (_, index) =>
      circle([x + (index - (5 - row) / 2) * r * 1.9 + random.between(-1, 1), y - width * 0.3 - row * r * 1.3], r),
    ).flat();
  return standing([
    form(fruit(1), lighten(color, 0.02), { volume: 0.5 }),
    form(fruit(0), color, { volume: 0.5 }),
    detail(
      Array.from({ length: 5 }, (_, index) =>
        circle([x + (index - 2.3) * r * 1.9, y - width * 0.335], r * 0.24),
      ).flat(),
      lighten(color, 0.14),
      { alpha: 0.8 },
    ),
    form(roundedRect([x - width / 2, y - width * 0.28], [width, width * 0.28], 1), CRATE, { volume: 0.3 }),
    ...[0.1, 0.19].map((up) =>
      line(
        [
          [x - width / 2, y - width * up],
          [x + width / 2, y - width * up],
        ],
        lighten(CRATE, -0.14),
        { width: width * 0.02 },
      ),
    ),
    ...[-0.44, 0.44].map((at) =>
      form(
        roundedRect([x + at * width - width * 0.04, y - width * 0.31], [width * 0.08, width * 0.31]),
        lighten(CRATE, 0.04),
        { volume: 0.2 },
      ),
    ),
  ]);
};

/** A tall water jar of unglazed clay. */
export const waterJar = ([x, y]: Point, height: number, color: Color = TERRA): Sketch[] => {
  const body = traced(
    '-.1,0! -.2,.2 -.34,.52 -.26,.78 -.12,.86 -.17,1! .17,1! .12,.86 .26,.78 .34,.52 .2,.2 .1,0!',
    [x, y],
    height,
  );
  return standing([
    form(body, color, { volume: 0.8 }),
    bundle(
      [
        line(
          [
            [x - height * 0.4, y - height * 0.6],
            [x, y - height * 0.56],
            [x + height * 0.4, y - height * 0.6],
          ],
          lighten(color, 0.1),
          { width: height * 0.02, alpha: 0.7 },
        ),
        line(
          [
            [x - height * 0.4, y - height * 0.68],
            [x, y - height * 0.64],
            [x + height * 0.4, y - height * 0.68],
          ],
          lighten(color, -0.1),
          { width: height * 0.014, alpha: 0.7 },
        ),
      ],
      { clip: body },
    ),
    detail(ellipse([x, y - height], [height * 0.16, height * 0.03]), lighten(color, -0.16)),
  ]);
};

/** A plant in a pot or an old oil tin, as on every balcony. */
export const pottedPlant = (
  [x, y]: Point,
  size: number,
  look: { random: Stage['random']; pot?: Color; bloom?: Color },
): Sketch[] => {
  const { random, pot = TERRA, bloom } = look;
  const leaf = random.pick([hex('#5e8f4c'), hex('#6f9e55'), hex('#4d8058')]);
  const crown = Array.from({ length: 3 }, (_, index): Sketch => {
    const at: Point = [x + (index - 1) * size * 0.24, y - size * (0.66 + (index === 1 ? 0.2 : 0))];
    return form(
      clump(at, [size * 0.3, size * 0.27], { lumps: 7, depth: 0.16, random }),
      lighten(leaf, (index - 1) * 0.035),
      { volume: 0.6 },
    );
  });
  const blooms = bloom
    ? [
        detail(
          Array.from({ length: 7 }, () =>
            circle([x + random.between(-0.44, 0.44) * size, y - size * random.between(0.56, 1.06)], size * 0.055),
          ).flat(),
          bloom,
        ),
      ]
    : [];
  // One thing: before somebody it goes as a whole, and leaves no bloom in the air.
  return [
    bundle([
      ...crown,
      ...blooms,
      form(edged('-.26,.46 -.2,0 .2,0 .26,.46', [x, y], size), pot, { volume: 0.7 }),
      form(roundedRect([x - size * 0.3, y - size * 0.5], [size * 0.6, size * 0.1], 1), lighten(pot, 0.05), {
        volume: 0.5,
      }),
    ]),
  ];
};

/** A vine with blossoms that climbs over a wall: clumps along the points. */
export const climber = (
  points: readonly Point[],
  size: number,
  look: { random: Stage['random']; bloom: Color },
): Sketch[] => {
  const { random, bloom } = look;
  return [
    ...points.map(
      ([x, y], index): Sketch =>
        form(
          clump([x, y], [size * random.between(0.8, 1.15), size * random.between(0.6, 0.85)], {
            lumps: 7,
            depth: 0.15,
            random,
          }),
          lighten(hex('#5b8a4b'), (index % 3) * 0.03 - 0.03),
          { volume: 0.5 },
        ),
    ),
    detail(
      points.flatMap(([x, y]) =>
        Array.from({ length: 7 }, () =>
          ellipse(
            [x + random.between(-1, 1) * size * 0.85, y + random.between(-0.7, 0.6) * size],
            [size * 0.13, size * 0.1],
            random.between(0, 3),
          ),
        ).flat(),
      ),
      bloom,
    ),
    detail(
      points.flatMap(([x, y]) =>
        Array.from({ length: 4 }, () =>
          circle([x + random.between(-0.9, 0.9) * size, y + random.between(-0.6, 0.5) * size], size * 0.07),
        ).flat(),
      ),
      lighten(bloom, 0.1),
    ),
  ];
};

/** A rolled carpet standing or lying; `long` is its length. */
export const carpetRoll = ([x, y]: Point, long: number, color: Color): Sketch[] => {
  const r = long * 0.075;
  const body = ribbon(
    [
      [x, y - r],
      [x + long * 0.1, y - long],
    ],
    [r],
  );
  return standing([
    form(body, color, { volume: 0.7 }),
    bundle(
      [0.12, 0.26, 0.74, 0.88].map((share) =>
        line(
          [
            [x - r * 2, y - long * share],
            [x + r * 4, y - long * share + r * 0.6],
          ],
          share > 0.2 && share < 0.8 ? hex('#e9c987') : lighten(color, -0.12),
          { width: long * 0.03 },
        ),
      ),
      { clip: body },
    ),
  ]);
};

/** Flat loaves on a tray of palm ribs. */
export const breadTray = ([x, y]: Point, width: number): Sketch[] => {
  const loaves = (row: number): Path =>
    Array.from({ length: 4 - row }, (_, index) =>
      ellipse(
        [x + (index - (3 - row) / 2) * width * 0.24, y - width * (0.08 + row * 0.05)],
        [width * 0.135, width * 0.05],
      ),
    ).flat();
  return [
    form(
      polygon([
        [x - width * 0.52, y - width * 0.05],
        [x + width * 0.52, y - width * 0.05],
        [x + width * 0.48, y],
        [x - width * 0.48, y],
      ]),
      CRATE,
      { volume: 0.3 },
    ),
    form(loaves(0), hex('#d9a45e'), { volume: 0.5 }),
    form(loaves(1), hex('#e3b571'), { volume: 0.5 }),
    detail(
      Array.from({ length: 7 }, (_, index) =>
        ellipse([x + (index - 3) * width * 0.11, y - width * (0.1 + (index % 2) * 0.03)], [width * 0.03, width * 0.01]),
      ).flat(),
      hex('#b47a3c'),
      { alpha: 0.6 },
    ),
  ];
};
