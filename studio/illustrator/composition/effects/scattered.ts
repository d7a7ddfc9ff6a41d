/** Little things in the air and on the ground: crumbs, leaves, petals, feathers, bits of paper. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing, Site, Surroundings } from '#studio/illustrator/composition/effects/effect.ts';
import { crumb, hidesFace, ofCount, stroke, thrown } from '#studio/illustrator/composition/effects/pieces.ts';
import { tipped } from '#studio/illustrator/composition/effects/pots/tipped.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** One of the things, one unit long around the origin. */
type Bit = (random: Random) => readonly Sketch[];

const LEAVES: readonly [Color, ...Color[]] = [hex('#d98f3b'), hex('#c25a38'), hex('#8f9f4b'), hex('#e2bd58')];
const PETALS: readonly [Color, ...Color[]] = [hex('#f3b3c2'), hex('#f7cdd6'), hex('#ee93ad')];
const PAPERS: readonly [Color, ...Color[]] = [hex('#f8efdc'), hex('#f2e3c2'), hex('#fbf6ea'), hex('#e9c9b4')];

const leaf: Bit = (random) => {
  const color = random.pick(LEAVES);
  return [
    form(
      spline([
        [-0.5, 0, 1],
        [-0.2, -0.26],
        [0.2, -0.2],
        [0.5, 0, 1],
        [0.16, 0.2],
        [-0.24, 0.2],
      ]),
      color,
      { volume: 0.4 },
    ),
    detail(
      stroke(
        [
          [-0.62, 0.06],
          [0, 0],
          [0.4, 0],
        ],
        0.03,
      ),
      lighten(color, -0.14),
    ),
  ];
};

const petal: Bit = (random) => [
  form(
    spline([
      [-0.5, 0.02, 1],
      [-0.1, -0.3],
      [0.34, -0.3],
      [0.5, -0.06],
      [0.42, 0.06, 1],
      [0.5, 0.14],
      [0.24, 0.3],
      [-0.16, 0.22],
    ]),
    random.pick(PETALS),
    { volume: 0.35 },
  ),
];

const plume: Bit = (random) => {
  const color = random.pick([hex('#f7f1e4'), hex('#efe2cb'), hex('#dfd8d2')]);
  const vane = spline([
    [-0.34, 0.04, 1],
    [-0.2, -0.17],
    [0.2, -0.22],
    [0.58, -0.1, 1],
    [0.4, 0.06],
    [0.06, 0.16],
    [-0.2, 0.13],
  ]);
  return [
    form(vane, color, { volume: 0.35 }),
    detail(
      stroke(
        [
          [-0.66, 0.12],
          [-0.1, 0],
          [0.5, -0.08],
        ],
        0.03,
      ),
      lighten(color, -0.22),
    ),
    ...[-0.1, 0.12, 0.3].map((x) =>
      detail(
        stroke(
          [
            [x, 0],
            [x + 0.06, 0.06],
            [x + 0.12, 0.13],
          ],
          0.018,
        ),
        lighten(color, -0.16),
        { alpha: 0.8 },
      ),
    ),
  ];
};

const scrap: Bit = (random) => {
  const color = random.pick(PAPERS);
  const corner = random.between(0.1, 0.26);
  return [
    form(
      polygon([
        [-0.46, -0.26],
        [0.1, -0.34],
        [0.46, -0.2 + corner * 0.4],
        [0.34, 0.3],
        [-0.1, 0.24],
        [-0.4, 0.34],
      ]),
      color,
      {
        volume: 0.15,
      },
    ),
    detail(
      polygon([
        [0.1, -0.34],
        [0.46, -0.2 + corner * 0.4],
        [0.06, 0.02],
      ]),
      lighten(color, -0.1),
    ),
  ];
};

type Flight = { readonly bit: Bit; readonly count: number; readonly share: number; readonly flat: number };

type Airborne = { readonly at: Point; readonly length: number; readonly isBehind: boolean };

/** Around the site: some behind it, some before it and clear of the face, some already on the ground. */
const whirl = (site: Site, { random, onward }: Surroundings, { bit, count, share, flat }: Flight) => {
  const { center, box, size, foot } = site;
  const half: Point = [(box.right - box.left) * 0.5 + size * 0.3, (box.bottom - box.top) * 0.5 + size * 0.1];
  const path = site.target ? thrown(site.source, site.target.at, size * 0.2) : null;
  const draw = (at: Point, length: number, turn: number, squeeze = 1): Sketch => {
    const drawing = moved(bundle(bit(random)), placed([0, 0], length, { turn }));
    return moved(drawing, [1, 0, 0, squeeze, at[0], at[1]]);
  };
  const inAir = ofCount(count, (index): Airborne => {
    const turn = (index / count) * Math.PI * 4 + random.between(-0.2, 0.2);
    const reach = random.between(0.74, 1.16);
    const up = 1 - (index / count) * 1.86;
    const [x, y] = path
      ? path(random.between(0.08, 0.8))
      : [center[0] + Math.cos(turn) * half[0] * reach + onward * up * size * 0.06, center[1] - up * half[1]];
    const stray = path ? size * 0.16 : size * 0.03;
    return {
      at: [x + random.between(-stray, stray), Math.max(40, Math.min(foot[1], y + random.between(-stray, stray)))],
      length: Math.max(15, size * share * random.between(0.8, 1.2)),
      isBehind: path === null && Math.sin(turn) < 0,
    };
  });
  const onFloor = ofCount(Math.ceil(count * 0.5), (): Sketch => {
    const at: Point = [
      foot[0] + random.between(-1, 1) * (half[0] + size * 0.2),
      foot[1] + random.between(-0.06, 0.1) * size,
    ];
    return draw([at[0], Math.min(968, at[1])], Math.max(14, size * share), random.between(0, 6), flat);
  });
  // What is behind who makes it is still before those who stand further back.
  const others = {
    ...site,
    faces: site.faces.filter(({ at }) => Math.hypot(at[0] - site.head[0], at[1] - site.head[1]) > 4),
  };
  const isFree = ({ at, length }: Airborne): boolean =>
    !hidesFace(others, at, length * 0.4) && !site.isOver(at, length * 0.5, 'others');
  // Nothing lies on a body as if it were painted on it: what is before the air around it is behind it here.
  const isBack = ({ at, length, isBehind }: Airborne): boolean =>
    isBehind || hidesFace(site, at, length * 0.4) || (path === null && site.isOver(at, length * 0.5, 'own'));
  const sketch = ({ at, length }: Airborne): Sketch => draw(at, length, random.between(0, Math.PI * 2));
  return {
    below: onFloor,
    // On its way to somebody else a thing is over their face, or behind nobody.
    behind: path ? [] : inAir.filter((one) => isBack(one) && isFree(one)).map(sketch),
    before: inAir.filter((one) => !isBack(one) && isFree(one)).map(sketch),
  };
};

export const leaves: EffectDrawing = (site, around) =>
  whirl(site, around, { bit: leaf, count: 20, share: 0.155, flat: 0.5 });
export const petals: EffectDrawing = (site, around) =>
  whirl(site, around, { bit: petal, count: 26, share: 0.105, flat: 0.5 });
export const feathers: EffectDrawing = (site, around) =>
  whirl(site, around, { bit: plume, count: 8, share: 0.2, flat: 0.45 });
export const paperBits: EffectDrawing = (site, around) =>
  whirl(site, around, { bit: scrap, count: 24, share: 0.115, flat: 0.5 });

const CRUMBS = [hex('#dba05a'), hex('#b9763f'), hex('#f0cd8c')];

/** They fall from the mouth or from what is held and lie around the feet. */
export const crumbs: EffectDrawing = (site, { random }) => {
  const whole = tipped(site, random);
  if (whole) return { before: whole };
  const { size, foot, box } = site;
  const [x, y] = site.isFigure ? site.source : [site.center[0], box.bottom - size * 0.2];
  const half = (box.right - box.left) * 0.5 + size * 0.14;
  const draw = (at: Point, reach: number, index: number): Sketch =>
    form(crumb(at, reach, random), CRUMBS[index % 3] ?? hex('#dba05a'), { volume: 0.4 });
  const lying = ofCount(36, (index): Sketch => {
    const along = random.between(-1, 1);
    const down = random.between(-0.05, 0.09) * size * Math.sqrt(1 - along * along * 0.8);
    return draw(
      [foot[0] + along * half, Math.min(966, foot[1] + down)],
      Math.max(6, size * random.between(0.02, 0.044)),
      index,
    );
  });
  const falling = ofCount(9, (index, share): Sketch => {
    const at: Point = [
      x + site.way * site.headSize * 0.1 + random.between(-0.3, 0.3) * site.headSize * (1 + share),
      y + site.headSize * 0.3 + (foot[1] - y - site.headSize * 0.5) * share ** 1.4 * 0.9,
    ];
    return draw(at, Math.max(6, size * random.between(0.018, 0.032)), index);
  });
  return { below: lying.slice(0, 20), before: [...lying.slice(20), ...falling] };
};
