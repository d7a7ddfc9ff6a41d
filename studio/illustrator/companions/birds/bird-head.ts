/** The head of a bird: its outline, beak, eyes, crest. */
import { lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { type Limb, limb } from '#studio/illustrator/companions/anatomy/skin.ts';
import { frontBeak, NO_BEAK, sideBeak } from '#studio/illustrator/companions/birds/bird-beak.ts';
import { isInFullCry } from '#studio/illustrator/companions/birds/bird-frame.ts';
import type { BirdColors, BirdShape } from '#studio/illustrator/companions/birds/bird-shape.ts';
import { lipOf } from '#studio/illustrator/companions/heads/head-look.ts';
import { gapeOf } from '#studio/illustrator/companions/heads/mouth.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { apply, type Matrix, scaleOf } from '#studio/illustrator/geometry/matrix.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

/** How far a beak is open that has something in it, and that of one who sings or calls with all its might. */
const BITES = 0.1;
const IN_FULL_CRY = 0.52;

/** A beak that only smiles is hardly parted. */
const SMILES = 0.15;
const partedBy = (gape: number): number => (gape < SMILES ? gape * 0.6 : gape);

/** In head units, seen from its side: an egg that narrows to the beak. */
const SKULL: readonly (readonly [at: Point, radius: number])[] = [
  [[-0.1, 0], 0.92],
  [[0.2, 0.06], 0.82],
  [[0.44, 0.16], 0.64],
];

/** The head as a part of the outline of neck and body, so that no edge parts it from its neck. */
export const skullOf = (matrix: Matrix, view: CompanionOrder['view']): Limb => {
  const size = scaleOf(matrix);
  const parts = view === 'side' ? SKULL : ([[[0, 0], 0.98]] as const);
  return limb(
    parts.map(([at]) => apply(matrix, at)),
    parts.map(([, radius]) => radius * size),
  );
};

export type HeadParts = {
  /** Behind the outline of the body. */
  readonly behind: readonly Sketch[];
  readonly face: readonly Sketch[];
};

/** So faint that only what measures heads knows where it is. */
const FAINT = 0.02;

/** The head in half widths of itself; `isApart` for one that lies on the body and is no part of its outline. */
export const headParts = (
  shape: BirdShape,
  colors: BirdColors,
  { order, isApart }: { order: CompanionOrder; isApart: boolean },
): HeadParts => {
  const features = featuresOf(order);
  const { view } = order;
  const crest = shape.crest?.(colors, view) ?? {};
  const color = shape.hood ?? colors.coat;
  const gape = order.bites ? BITES : isInFullCry(order) ? IN_FULL_CRY : partedBy(gapeOf(features));
  const draw = view === 'front' ? frontBeak : sideBeak;
  const { lower, upper } = view === 'back' ? NO_BEAK : draw(shape, colors.beak, gape);
  const eye = (x: number, side: 1 | -1): Sketch[] => [
    glow([x + side * 0.05, 0.36], BLUSH, { radii: [0.34, 0.24], alpha: 0.5 * features.blush, effect: 'haze' }),
    ...animalEye(
      { at: [x, -0.12], radii: [0.27, 0.3], side, iris: colors.iris, lid: color, lashes: 0.35, hasBrow: true },
      features,
      order.gaze,
    ),
  ];
  const round = ellipse([0, 0], [1, 0.97]);
  const behind = crest.behind ?? [];
  const eyes = view === 'side' ? eye(0.34, 1) : [...eye(-0.44, -1), ...eye(0.44, 1)];
  return {
    behind: isApart ? [] : behind,
    face: [
      ...(isApart ? behind : []),
      isApart || shape.hood
        ? form(round, color, { name: 'coat', volume: 0.55 })
        : detail(round, lighten(color, 0.03), { alpha: FAINT }),
      ...(view === 'back' ? [] : [bundle(eyes, { name: 'eyes' })]),
      ...lower,
      ...upper,
      ...(crest.front ?? []),
      ...(order.bites && upper.length > 0 ? [lipOf(upper)] : []),
    ],
  };
};
