/** What stands before a place when the reader has moved: boughs, fronds, grass, an awning, a curtain, a gate of stone. */
import type { Setting } from '#core/story/vocabulary.ts';
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import type { Matrix } from '#studio/illustrator/geometry/matrix.ts';
import { blade, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { curtain, type Frame, leafAt } from '#studio/illustrator/settings/views/room-fronts.ts';
import { growing } from '#studio/illustrator/settings/views/sway.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const LEAF = hex('#4d7a45');
const FIR = hex('#3d6353');
const BARK = hex('#57402f');
const FROND = hex('#4f7d44');
const SNOW = hex('#f4f8fc');

type Limb = (share: number) => Point;

const limbFrom =
  (y: number, reach: number, drop: number): Limb =>
  (share) => [-30 + reach * share, y + drop * Math.sin(share * Math.PI * 0.6) * share];

const LIMBS: readonly Limb[] = [limbFrom(46, 420, 60), limbFrom(120, 250, 130), limbFrom(-10, 560, 46)];

const wood = (limb: Limb, thick: number): Sketch =>
  form(ribbon([limb(0), limb(0.4), limb(0.75), limb(1)], [thick, thick * 0.7, thick * 0.45, thick * 0.15]), BARK, {
    volume: 0.5,
  });

/** Leaves hang in pairs along a bough: so many of them, from here on. */
const LEAVES = 9;
const BARE = 0.1;

/**
 * A leafy bough that hangs in from above. Every leaf is a sheet of its own, painted from the back: those behind are
 * darker and look out between those in front, and no outline shows through another.
 */
const boughs =
  (color: Color, fruit?: Color): Frame =>
  (_, random) =>
    LIMBS.flatMap((limb, index): Sketch[] => {
      const row = (isFront: boolean): Sketch[] =>
        Array.from({ length: LEAVES - (isFront ? 0 : 1) }, (_, at): Sketch => {
          const share = BARE + ((at + (isFront ? 0.5 : 1)) / LEAVES) * (1.02 - BARE);
          const side = at % 2 === 0 ? 1 : -1;
          const angle = Math.PI * 0.5 + (isFront ? 0.5 : 0.95) * side + random.between(-0.14, 0.14);
          const tone = isFront ? (at % 3) * 0.02 : -0.07;
          return form(leafAt(limb(share), random.between(48, 62) * (isFront ? 1 : 0.9), angle), lighten(color, tone), {
            volume: 0.3,
          });
        });
      const fruits = fruit
        ? [0.4, 0.66, 0.9].flatMap((share) => {
            const [x, y] = limb(share);
            const at: Point = [x + 5, y + 30];
            // It hangs from the bough by its stalk, and not in the air below the leaves.
            return [
              line([limb(share), [x + 3, y + 14], at], BARK, { width: 2.6 }),
              form(circle([at[0] + 1, at[1] + 10], 13), fruit, { volume: 0.7 }),
            ];
          })
        : [];
      return growing([...row(false), wood(limb, 12 - index * 2), ...row(true), ...fruits]);
    });

/** A spray of needles: a pointed tongue with a ragged edge. */
const needles = ([x, y]: Point, length: number, angle: number): Path => {
  const teeth = 6;
  const at = (along: number, across: number): Point => [
    x + Math.cos(angle) * along * length - Math.sin(angle) * across * length,
    y + Math.sin(angle) * along * length + Math.cos(angle) * across * length,
  ];
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: teeth }, (_, tooth): Point[] => {
      const share = tooth / teeth;
      const half = 0.2 * Math.sin(Math.PI * (0.24 + share * 0.72));
      return [at(share, half * 0.62 * side), at(share + 1.15 / teeth, half * side)];
    }).flat();
  return polygon([at(0, 0), ...edge(1), at(1, 0), ...edge(-1).toReversed()]);
};

/** A bough of a fir: sprays of needles hang from both its sides, the farther ones darker. */
const firBoughs =
  (color: Color): Frame =>
  (_, random) =>
    LIMBS.flatMap((limb, index): Sketch[] => {
      const row = (isFront: boolean): Sketch[] =>
        Array.from({ length: LEAVES }, (_, at): Sketch => {
          const share = BARE + (at / LEAVES) * (1 - BARE);
          const angle = (isFront ? 0.95 : 0.28) + random.between(-0.1, 0.1);
          return form(
            needles(limb(share), random.between(78, 96) * (1.1 - share * 0.35), angle),
            lighten(color, isFront ? 0.02 * (at % 2) : -0.06),
            { volume: 0.25 },
          );
        });
      const tip = form(needles(limb(0.94), 74, 0.4), lighten(color, 0.03), { volume: 0.25 });
      return growing([...row(false), wood(limb, 12 - index * 2), ...row(true), tip]);
    });

/** In the wood of firs and on the mountain the nearest tree is a fir as well. */
const FIR_WOODS: readonly number[] = [0];
const forestBoughs: Frame = (stage, random) =>
  (FIR_WOODS.includes(stage.variant) ? firBoughs(FIR) : boughs(LEAF))(stage, random);

/** Bare twigs with snow along their upper side. */
const snowyTwigs: Frame = (_, random) =>
  LIMBS.map((limb, index): Sketch => {
    const twigs = [0.3, 0.5, 0.72, 0.9].map((share, at): Path => {
      const [x, y] = limb(share);
      const length = random.between(44, 90);
      return ribbon(
        [
          [x, y],
          [x + length * 0.5, y + length * (at % 2 === 0 ? 0.4 : -0.2)],
          [x + length, y + length * (at % 2 === 0 ? 0.9 : -0.3)],
        ],
        [3.4, 2.4, 0.6],
      );
    });
    const snow = ribbon(
      [0.02, 0.3, 0.6, 0.95].map((share): Point => {
        const [x, y] = limb(share);
        return [x, y - 8 + index];
      }),
      [8, 7, 5, 2],
    );
    return bundle([
      wood(limb, 11 - index * 2),
      form(twigs.flat(), BARK, { volume: 0.3 }),
      form(snow, SNOW, { volume: 0.4 }),
    ]);
  });

/** Palm fronds from beyond the corner. */
const fronds: Frame = (_, random) =>
  [0.16, 0.5, 0.86, 1.2].map((angle, index): Sketch => {
    const length = random.between(300, 380) - index * 26;
    const rib = (share: number): Point => [
      -40 + Math.cos(angle) * length * share,
      -30 + Math.sin(angle) * length * share + share * share * 90,
    ];
    const leaflets = Array.from({ length: 15 }, (_, leaf): Path => {
      const share = 0.16 + (leaf / 15) * 0.84;
      const size = 96 * Math.sin(Math.PI * (0.16 + share * 0.74)) + 14;
      const heading = angle + 0.5 * share;
      return [...leafAt(rib(share), size, heading + 0.85), ...leafAt(rib(share), size * 0.8, heading - 0.6)];
    });
    return bundle([
      form(leaflets.flat(), lighten(FROND, (index % 2) * 0.05 - 0.03), { volume: 0.3 }),
      form(ribbon([rib(0), rib(0.4), rib(0.75), rib(1)], [5, 4, 3, 1]), lighten(FROND, 0.08), { volume: 0.3 }),
    ]);
  });

/** Tall grass or reeds at the lower corner, nearest to the reader. */
const reeds =
  (color: Color, look: { tall: number; hasHeads: boolean }): Frame =>
  (_, random) =>
    [0, 1, 2].map((layer): Sketch => {
      const stems = Array.from({ length: 7 }, (): { foot: Point; tall: number; lean: number } => ({
        foot: [random.between(-20, 150) + layer * 14, 1030],
        tall: look.tall * random.between(0.55, 1),
        lean: random.between(-0.1, 0.32),
      }));
      const blades = stems.map(({ foot, tall, lean }) => blade(foot, tall, { width: 17, lean }));
      const heads = look.hasHeads
        ? stems.slice(0, 3).map(({ foot, tall, lean }) =>
            form(ellipse([foot[0] + tall * lean, foot[1] - tall * 0.98], [8, 26], lean), hex('#7a5638'), {
              volume: 0.6,
            }),
          )
        : [];
      return bundle([form(blades.flat(), lighten(color, layer * 0.04 - 0.06), { volume: 0.25 }), ...heads]);
    });

/** The scalloped edge of a stall's roof along the upper edge. */
const awning =
  (colors: readonly [Color, Color]): Frame =>
  () => [
    bundle(
      Array.from({ length: 13 }, (_, index): Sketch => {
        const x = -20 + index * 80;
        return form(
          spline([
            [x, -30, 1],
            [x + 80, -30, 1],
            [x + 80, 34, 1],
            [x + 62, 60],
            [x + 40, 66],
            [x + 18, 60],
            [x, 34, 1],
          ]),
          colors[index % 2] ?? colors[0],
          { volume: 0.4 },
        );
      }),
    ),
  ];

/** Leaves of a plant before a room are a bush that grows out of its floor, and the post of a door is a strip that nobody cut off. */
const nothing: Frame = () => [];

const FRAMES: Readonly<Partial<Record<Setting, readonly Frame[]>>> = {
  garden: [boughs(LEAF, hex('#d9543f')), reeds(LEAF, { tall: 250, hasHeads: false })],
  forest: [forestBoughs, reeds(hex('#4c6e48'), { tall: 260, hasHeads: false })],
  playground: [boughs(LEAF), reeds(LEAF, { tall: 200, hasHeads: false })],
  mountain: [firBoughs(FIR), reeds(hex('#6f8452'), { tall: 200, hasHeads: false })],
  desert: [fronds, reeds(hex('#8c8a4c'), { tall: 220, hasHeads: false })],
  nile: [reeds(hex('#547f4b'), { tall: 330, hasHeads: true }), fronds],
  jungle: [fronds, boughs(LEAF)],
  snow: [snowyTwigs],
  'old-cairo': [awning([hex('#b8493f'), hex('#efe0c0')]), boughs(hex('#5f7d45'), hex('#c9447a'))],
  market: [awning([hex('#2f7a78'), hex('#f0e2c4')]), awning([hex('#c9603a'), hex('#f2dfb8')])],
  'village-roof': [fronds, boughs(hex('#5f7d45'), hex('#7a3f66'))],
  castle: [nothing],
  bedroom: [curtain(hex('#b5564e')), nothing],
  kitchen: [nothing],
  library: [nothing],
  school: [nothing],
};

/** Settings that lie in a house in some of their versions. */
const ROOMS: ReadonlySet<Setting> = new Set(['school', 'castle', 'kitchen', 'library', 'bedroom']);

const MIRROR: Matrix = [-1, 0, 0, 1, 1000, 0];

/** What stands in front of a place for somebody who came back; null where only its own foreground suits. */
export const otherFront = (
  place: { setting: Setting; isIndoors: boolean; angle: number },
  stage: Stage,
): readonly Sketch[] | null => {
  const { setting, isIndoors, angle } = place;
  // The yard of a school and the hill of a castle have trees.
  const frames = ROOMS.has(setting) && !isIndoors ? FRAMES.playground : FRAMES[setting];
  const frame = frames?.[Math.floor(angle / 2) % frames.length];
  if (!frame) return null;
  const sketches = frame(stage, stage.random.fork(`front:${angle}`));
  const isRight = (angle + (stage.way === 1 ? 0 : 1)) % 2 === 0;
  return isRight ? sketches.map((sketch) => moved(sketch, MIRROR)) : sketches;
};
