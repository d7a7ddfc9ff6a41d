/** A penguin on its belly, seen from its side: asleep, sliding, flying or in water. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { gapeOf } from '#studio/illustrator/companions/heads/mouth.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

export const PENGUIN = {
  coat: hex('#3d4a63'),
  belly: hex('#fbf6ea'),
  beak: hex('#f0a03a'),
  gold: hex('#f5c352'),
  iris: hex('#4a2f20'),
};

/** On its belly in profile: one line from the beak over the back to the tail, white below. */
const PRONE = spline([
  [27.4, -17.6],
  [24.6, -22.6],
  [19, -24.6],
  [13, -22.8],
  [7, -20.6],
  [-4, -20],
  [-15, -15.6],
  [-22, -8.6],
  [-27, -5.4, 0.6],
  [-22.4, -2.6],
  [-12, -0.4],
  [2, -0.2],
  [12, -2.4],
  [19.6, -8.4],
  [25.4, -12.6],
]);

const PRONE_BELLY = spline([
  [28, -15.4],
  [22.6, -15.2],
  [17.4, -12.6],
  [10, -10],
  [-2, -7.6],
  [-14, -5.4],
  [-23, -4.4, 0.6],
  [-20, 4],
  [14, 4],
  [28, -8],
]);

const PRONE_CHEEK = spline([
  [27.6, -20.6],
  [23.6, -21.8],
  [19.4, -19.8],
  [18.6, -15.6],
  [21.4, -12.8],
  [27, -12.6],
]);

/** How a flipper lies along the back of who sleeps, and how it is spread in flight and in water: turned so far from the tail. */
const LAID = { near: -0.12, far: 0.1 } as const;
const SPREAD = { near: -1.05, far: 0.85 } as const;

const proneFlipper = (coat: Color, turn: number): Sketch => {
  const [x, y]: Point = [7.4, -13];
  const at = (reach: number, across: number): Point => [
    x - Math.cos(turn) * reach + Math.sin(turn) * across,
    y - Math.sin(turn) * reach - Math.cos(turn) * across,
  ];
  return form(spline([at(-2.4, 0), at(4, 3.2), at(12, 2.6), at(18, -0.6), at(11, -2.8), at(3, -3)]), coat, {
    volume: 0.5,
    name: 'wing',
  });
};

/** Asleep, sliding, flying or in water: it lies on its belly, and nobody sees it from above. */
export const prone = (order: CompanionOrder, coat: Color): Sketch[] => {
  const isAsleep = order.pose === 'sleeping';
  const lies = isAsleep ? LAID : SPREAD;
  const features = featuresOf(order);
  const gape = gapeOf(features) * 7;
  const eye = animalEye(
    {
      at: [22.6, -17.6],
      radii: [2.3, 2.6],
      side: 1,
      iris: PENGUIN.iris,
      lid: coat,
      lashes: 0.4,
      hasBrow: false,
      isProfile: true,
    },
    features,
    order.gaze,
  );
  const foot = (y: number): Sketch =>
    form(
      spline([
        [-20, y],
        [-25, y - 1.4],
        [-30, y - 0.6, 0.6],
        [-29, y + 1.2, 0.6],
        [-25, y + 1.6],
        [-20, y + 1.8],
      ]),
      PENGUIN.beak,
      { volume: 0.4 },
    );
  return [
    foot(-5.2),
    proneFlipper(lighten(coat, -0.05), lies.far),
    form(PRONE, coat, { name: 'coat', volume: 0.55 }),
    bundle(
      [
        detail(PRONE_BELLY, PENGUIN.belly),
        glow([19, -9.6], PENGUIN.gold, { radii: [7, 5], alpha: 0.7, effect: 'haze' }),
        detail(PRONE_CHEEK, PENGUIN.belly),
      ],
      { clip: PRONE },
    ),
    foot(-3),
    ...collarOn(order.collar, [12.6, -20.6], [19, -7.4]),
    bundle(
      [
        glow([22, -13.8], BLUSH, { radii: [2.6, 1.8], alpha: 0.5 * features.blush, effect: 'haze' }),
        ...(gape > 0
          ? [
              form(
                spline([
                  [26, -16, 1],
                  [29, -14.8 + gape * 0.4],
                  [30.6, -14.6 + gape, 1],
                  [27, -13.6 + gape * 0.3],
                ]),
                lighten(PENGUIN.beak, -0.08),
                { volume: 0.3, name: 'beak' },
              ),
            ]
          : []),
        form(
          spline([
            [26, -18.4],
            [29.6, -17.4],
            [32.4, -15, 1],
            [29, -14.8],
            [26, -15],
          ]),
          PENGUIN.beak,
          { volume: 0.5, name: 'beak' },
        ),
        bundle(eye, { name: 'eyes' }),
        form(
          ribbon(
            [
              [18, -24],
              [15, -26],
              [12, -25.8],
            ],
            [1.2, 0.9, 0.3],
          ),
          coat,
          { volume: 0.3 },
        ),
      ],
      { name: 'head' },
    ),
    proneFlipper(coat, lies.near),
  ];
};
