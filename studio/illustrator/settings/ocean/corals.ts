/** What grows on a reef: branching, fan, brain, table and tube corals, anemones, sea grass. Given a foot and a size. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { blade, clump, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type Growth = { readonly color: Color; readonly random: Random };

/** A coral like a small bare tree; its arms are one form, so that no joint shows. */
export const branchCoral = (foot: Point, size: number, { color, random }: Growth): Sketch[] => {
  const arms: Path[] = [];
  const tips: Path[] = [];
  const grow = (from: Point, angle: number, length: number, depth: number): void => {
    const end: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    const middle: Point = [(from[0] + end[0]) / 2 + random.between(-0.1, 0.1) * length, (from[1] + end[1]) / 2];
    const thick = size * 0.02 * (1 + depth);
    arms.push(ribbon([from, middle, end], [thick * 1.2, thick, thick * 0.82]));
    if (depth === 0) {
      tips.push(circle(end, thick * 0.7));
      return;
    }
    for (const turn of depth === 2 ? [-0.72, -0.06, 0.62] : [-0.44, 0.42]) {
      grow(end, angle + turn + random.between(-0.14, 0.14), length * random.between(0.6, 0.78), depth - 1);
    }
  };
  grow(foot, -Math.PI / 2 + random.between(-0.1, 0.1), size * 0.36, 2);
  return [form(arms.flat(), color, { volume: 0.4 }), detail(tips.flat(), lighten(color, 0.16), { alpha: 0.9 })];
};

/** A flat fan with ribs, standing across the current. */
export const fanCoral = (foot: Point, size: number, { color, random }: Growth): Sketch[] => {
  const lean = random.between(-0.2, 0.2);
  const fan = traced(
    `-.03,0! -.12,.16 -.46,.3 -.6,.62 -.42,.88 ${-0.12 + lean * 0.4},1.02 .24,.98 .5,.8 .58,.52 .4,.26 .1,.16 .03,0!`,
    foot,
    size,
  );
  const ribs = [-1, -0.66, -0.34, 0, 0.32, 0.64, 0.96].map((side) =>
    line(
      knots(`0,.08 ${side * 0.2},.4 ${side * 0.5 + lean * 0.2},${0.98 - side * side * 0.3}`, foot, size),
      lighten(color, -0.12),
      { width: size * 0.018, alpha: 0.75 },
    ),
  );
  const mesh = [0.36, 0.56, 0.76].map((up) =>
    line(knots(`-.7,${up - 0.1} -.3,${up + 0.07} .1,${up} .7,${up - 0.05}`, foot, size), lighten(color, -0.09), {
      width: size * 0.009,
      alpha: 0.6,
    }),
  );
  return [form(fan, color, { volume: 0.35, alpha: 0.96 }), bundle([...mesh, ...ribs], { clip: fan })];
};

/** A round coral with winding grooves. */
export const brainCoral = (foot: Point, size: number, { color, random }: Growth): Sketch[] => {
  const dome = traced('-.6,-.04! -.62,.28 -.36,.6 .04,.68 .42,.54 .62,.24 .58,-.04! 0,-.1', foot, size);
  const grooves = Array.from({ length: 7 }, (_, index) => {
    const up = 0.08 + index * 0.09;
    const shift = random.between(-0.1, 0.1);
    return line(
      knots(
        `-.62,${up - 0.08} ${-0.36 + shift},${up + 0.05} ${-0.16 + shift},${up - 0.04} ${0.06 + shift},${up + 0.06} ${0.28 + shift},${up - 0.03} .62,${up - 0.02}`,
        foot,
        size,
      ),
      lighten(color, index % 2 === 0 ? -0.11 : 0.09),
      { width: size * 0.03, alpha: 0.6 },
    );
  });
  return [form(dome, color, { volume: 0.85 }), bundle(grooves, { clip: dome })];
};

/** Flat plates on a stalk, one above the other. */
export const tableCoral = (foot: Point, size: number, { color, random }: Growth): Sketch[] =>
  [
    [0.34, 0.5, -0.1],
    [0.68, 0.72, 0.06],
  ].flatMap(([up = 0, wide = 0, dx = 0]): Sketch[] => {
    const at: Point = [foot[0] + (dx + random.between(-0.05, 0.05)) * size, foot[1] - up * size];
    return [
      form(traced('-.1,-.52! -.07,-.2 -.16,0 .16,0 .07,-.2 .1,-.52!', at, size * 0.7), lighten(color, -0.09), {
        volume: 0.5,
      }),
      form(traced('-1,.05 -.6,.15 0,.18 .6,.14 1,.04 .7,-.07 .1,-.12 -.6,-.09', at, size * wide), color, {
        volume: 0.5,
      }),
      detail(traced('-.84,.07 -.4,.13 .1,.14 .7,.08 .1,.06', at, size * wide), lighten(color, 0.1), { alpha: 0.8 }),
    ];
  });

/** A bundle of open tubes. */
export const tubeSponge = (foot: Point, size: number, { color, random }: Growth): Sketch[] =>
  [-0.34, 0.36, -0.1, 0.14].flatMap((dx, index): Sketch[] => {
    const height = size * ([0.62, 0.7, 1, 0.48][index] ?? 0.6) * random.between(0.9, 1.1);
    const top: Point = [foot[0] + dx * size * 1.15, foot[1] - height];
    const w = size * 0.115;
    return [
      form(
        ribbon(
          [[foot[0] + dx * size * 0.6, foot[1]], [foot[0] + dx * size, foot[1] - height * 0.5], top],
          [w * 0.8, w * 0.95, w * 1.1],
          'flat',
        ),
        lighten(color, index * 0.02 - 0.03),
        { volume: 0.7 },
      ),
      form(ellipse(top, [w * 1.14, w * 0.46]), lighten(color, 0.1), { volume: 0.2 }),
      detail(ellipse([top[0], top[1] + w * 0.05], [w * 0.78, w * 0.28]), mix(color, hex('#3a2350'), 0.62)),
    ];
  });

/** A soft cushion of arms. */
export const anemone = (foot: Point, size: number, { color, random }: Growth): Sketch[] => {
  const arms = (tone: number, count: number, reach: number): Sketch =>
    form(
      Array.from({ length: count }, (_, index): Path => {
        const angle = -Math.PI * (0.06 + (0.88 * (index + 0.5)) / count) + random.between(-0.08, 0.08);
        const middle: Point = [
          foot[0] + Math.cos(angle) * size * reach * 0.6,
          foot[1] - size * 0.16 + Math.sin(angle) * size * reach * 0.7,
        ];
        const end: Point = [
          foot[0] + polar(angle, size * reach)[0] + random.between(-0.1, 0.1) * size,
          foot[1] - size * 0.16 + polar(angle, size * reach)[1],
        ];
        return ribbon(
          [[foot[0] + Math.cos(angle) * size * 0.18, foot[1] - size * 0.16], middle, end],
          [size * 0.06, size * 0.05, size * 0.045],
        );
      }).flat(),
      lighten(color, tone),
      { volume: 0.3 },
    );
  return [
    arms(-0.07, 11, 0.82),
    form(traced('-.4,0! -.36,.2 0,.3 .36,.2 .4,0!', foot, size), lighten(color, -0.13), { volume: 0.7 }),
    arms(0.05, 9, 0.6),
  ];
};

/** Long leaves that sway in the current. */
export const seaGrass = (foot: Point, height: number, { color, random }: Growth): Sketch[] =>
  [-0.07, 0.04].map((tone, row) => {
    const leaves = Array.from({ length: 6 }, (_, index): Path => {
      const x = foot[0] + (index - 2.5 + row * 0.5) * height * 0.05;
      const tall = height * random.between(0.55, 1);
      const sway = height * random.between(0.05, 0.14);
      return spline([
        [x - height * 0.018, foot[1], 1],
        [x - sway, foot[1] - tall * 0.34],
        [x + sway * 0.7, foot[1] - tall * 0.68],
        [x - sway * 0.2, foot[1] - tall, 1],
        [x + sway * 0.7 + height * 0.03, foot[1] - tall * 0.64],
        [x - sway + height * 0.045, foot[1] - tall * 0.32],
        [x + height * 0.022, foot[1], 1],
      ]);
    });
    return form(leaves.flat(), lighten(color, tone), { volume: 0.2 });
  });

/** A mound of reef rock dressed with small growth. */
export const reefRock = (foot: Point, size: Point, { color, random }: Growth): Sketch[] => {
  const [width, height] = size;
  const mound = traced(
    '-.54,-.06! -.5,.34 -.38,.5 -.3,.82 -.1,.94 .06,.84 .2,1 .36,.7 .42,.38 .54,.2 .56,-.06! 0,-.12',
    foot,
    size,
  );
  const knobs = Array.from(
    { length: 6 },
    (): Path =>
      clump(
        [foot[0] + random.between(-0.42, 0.42) * width, foot[1] - random.between(0.05, 0.8) * height],
        [width * 0.07, width * 0.05],
        { lumps: 6, depth: 0.12, random },
      ),
  );
  const hollows = Array.from(
    { length: 4 },
    (): Path =>
      ellipse(
        [foot[0] + random.between(-0.34, 0.34) * width, foot[1] - random.between(0.1, 0.6) * height],
        [width * 0.05, height * 0.07],
        random.between(-0.5, 0.5),
      ),
  );
  return [
    form(mound, color, { to: lighten(color, -0.08), volume: 0.55 }),
    bundle(
      [
        detail(hollows.flat(), lighten(color, -0.14), { alpha: 0.7 }),
        detail(knobs.flat(), lighten(color, 0.08), { alpha: 0.7 }),
      ],
      { clip: mound },
    ),
  ];
};

/** Five arms with a row of dots on each. */
export const starfish = (at: Point, size: number, color: Color): Sketch[] => {
  const arms = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * Math.PI * 2 - 1.4;
    const reach = index % 2 === 0 ? size : size * 0.42;
    return [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach * 0.55];
  });
  const dots = arms
    .filter((_, index) => index % 2 === 0)
    .flatMap(([x, y]) =>
      [0.3, 0.55].map((share) => circle([at[0] + (x - at[0]) * share, at[1] + (y - at[1]) * share], size * 0.05)),
    );
  return [form(spline(arms), color, { volume: 0.5 }), detail(dots.flat(), lighten(color, 0.14))];
};

/** Short stiff blades in a tuft, as on dunes. */
export const duneGrass = (foot: Point, height: number, { color, random }: Growth): Sketch =>
  detail(
    Array.from({ length: 9 }, (_, index) =>
      // Those in front come out of the sand nearer to the reader: a tuft has a round foot.
      blade(
        [foot[0] + (index - 4) * height * 0.04, foot[1] - (index - 4) ** 2 * height * 0.007],
        height * random.between(0.55, 1),
        {
          width: height * 0.05,
          lean: (index - 4) * 0.13,
        },
      ),
    ).flat(),
    color,
  );
