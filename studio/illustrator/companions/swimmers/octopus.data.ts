/** The octopus: a soft head and eight arms that curl as it feels. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import { type Limb, limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { CompanionDrawing, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { snoutMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const OCTOPUS = { coat: hex('#c9577a'), pale: hex('#f4b9b4'), iris: hex('#3a2018') };

type Sway = {
  readonly spread: number;
  readonly hang: number;
  readonly curl: number;
  readonly lift: number;
  readonly tilt: number;
};

const SWAYS: Readonly<Record<string, Sway>> = {
  walking: { spread: 1.06, hang: 15, curl: 1, lift: 0, tilt: 0 },
  running: { spread: 0.94, hang: 20, curl: 0.5, lift: 17, tilt: 0.45 },
  crouching: { spread: 1.2, hang: 9, curl: 1.1, lift: 0, tilt: 0 },
  sitting: { spread: 1.1, hang: 11, curl: 1.3, lift: 0, tilt: 0 },
  sleeping: { spread: 1.14, hang: 7, curl: 1.6, lift: 0, tilt: 0 },
  jumping: { spread: 0.92, hang: 24, curl: 0.5, lift: 18, tilt: -0.1 },
  flying: { spread: 0.96, hang: 22, curl: 0.7, lift: 20, tilt: 0.3 },
};
const CALM: Sway = { spread: 1, hang: 16, curl: 0.9, lift: 2, tilt: 0 };

const armOf = (index: number, sway: Sway, raised: boolean): Limb => {
  const side = index < 4 ? -1 : 1;
  const rank = index % 4;
  const out = side * (4.6 + rank * 6.4) * sway.spread;
  if (raised) {
    return softLimb(
      [
        [side * 8, -17],
        [side * 17, -22],
        [side * 24, -32],
        [side * 22, -42],
        [side * 17, -41],
      ],
      [4.4, 3.6, 2.7, 2, 1.2],
    );
  }
  const down = -16 + sway.hang;
  return softLimb(
    [
      [side * (2 + rank * 2.4), -16],
      [out * 0.9, -16 + sway.hang * 0.5],
      [out * 1.16, sway.lift > 8 ? down + 3 - rank * 2 : Math.min(-2.2, down - rank * 0.5)],
      [out * 1.16 + side * 3.4, sway.lift > 8 ? down + 4 - rank * 2 : Math.min(-2, down - 1)],
      [out * 1.16 + side * 2.6, sway.lift > 8 ? down + 1 - rank * 2 : Math.min(-3.4, down - 5.4 * sway.curl)],
    ],
    [4, 3, 2.3, 1.8, 1],
  );
};

const suckers = (arm: Limb, color: typeof OCTOPUS.pale): Sketch[] =>
  arm.points
    .slice(7, 16)
    .filter((_, index) => index % 2 === 0)
    .map(([x, y]) => detail(ellipse([x, y + 0.7], [0.8, 0.6]), color, { alpha: 0.8 }));

const face = (order: CompanionOrder, coat: typeof OCTOPUS.coat): Sketch[] => {
  const features = featuresOf(order);
  const turn = order.view === 'side' ? 3 : 0;
  const eye = (side: 1 | -1): Sketch[] =>
    animalEye(
      {
        at: [turn + side * 5.6, -24],
        radii: [3 * (side === 1 && turn ? 0.88 : 1), 3.5],
        side,
        iris: OCTOPUS.iris,
        lid: coat,
        lashes: 0.45,
        hasBrow: true,
      },
      features,
      order.gaze,
    );
  return [
    ...[-1, 1].map((side) =>
      glow([turn + side * 8.4, -18.6], BLUSH, { radii: [3, 2.2], alpha: 0.6 * features.blush, effect: 'haze' }),
    ),
    bundle([...eye(-1), ...eye(1)], { name: 'eyes' }),
    ...snoutMouth([turn, -20.4], 2.6, features).slice(features.mouth.open > 0.08 ? 0 : 1),
  ];
};

export const octopus: CompanionDrawing = {
  heightCm: 46,
  lengthCm: 56,
  home: 'water',
  draw: (order) => {
    const sway = SWAYS[order.pose] ?? CALM;
    const coat = order.coat ?? OCTOPUS.coat;
    const raises = order.pose === 'reaching' || order.pose === 'pointing';
    const arms = Array.from({ length: 8 }, (_, index) => armOf(index, sway, raises && index === 7));
    const far = arms.filter((_, index) => index % 2 === 1 && !(raises && index === 7));
    const near = arms.filter((_, index) => index % 2 === 0 || (raises && index === 7));
    const lean = order.view === 'side' ? -3.4 : 0;
    const skin = skinOf(
      [
        limb(
          [
            [0, -20],
            [lean, -33],
          ],
          [10.8, 12.6],
        ),
        ...near,
      ],
      1,
    );
    const isBack = order.view === 'back';
    const spots: readonly Point[] = [
      [-6, -40],
      [2, -42.4],
      [7, -37],
      [-9, -33],
      [9.4, -31],
    ];
    const parts: Sketch[] = [
      form(skinOf(far, 2), lighten(coat, -0.09), { name: 'coat', volume: 0.5 }),
      form(skin, coat, { name: 'coat', volume: 0.6 }),
      bundle(
        [
          ...near.flatMap((arm) => suckers(arm, OCTOPUS.pale)),
          ...spots.map(([x, y], index) =>
            detail(ellipse([x + lean, y], [1.7 + (index % 2) * 0.7, 1.4]), lighten(coat, 0.09), { alpha: 0.75 }),
          ),
        ],
        { clip: skin },
      ),
      ...collarOn(isBack ? undefined : order.collar, [-10.6, -15], [10.6, -15]),
      bundle(isBack ? [] : face(order, coat), { name: 'head' }),
    ];
    return {
      parts: [
        moved(
          bundle(parts),
          order.pose === 'sleeping' || order.pose === 'crouching'
            ? ([1.05, 0, 0, 0.84, 0, 0] as const)
            : placed([0, -sway.lift], 1, { turn: sway.tilt * (order.view === 'side' ? 1 : 0.3) }),
        ),
      ],
      mouth: raises ? [18, -41] : [8, -14 - sway.lift],
    };
  },
};
