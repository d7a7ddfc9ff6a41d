/** The wide mouth of a frog: from cheek to cheek, and when it opens the jaw drops with it, so that it stays in the head. */
import { EYE_DARK } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { INSIDE, TONGUE } from '#studio/illustrator/companions/heads/mouth.ts';
import { type Limb, limb } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, type Sketch } from '#studio/illustrator/sketch.ts';

/** Open wider than this, a mouth is an opening and no line. */
const PARTED = 0.08;
/** How far the jaw drops for a mouth as open as a shout, and at most, in half heads. */
const DROPS = 1.25;
const LOWEST = 0.62;
/** Half as wide as the mouth is when it smiles, sings or calls. */
const HALF = { smile: 0.62, droop: 0.5, clench: 0.58, shout: 0.56, round: 0.42 } as const;
/** Where the lips are, below the middle of the head. */
const LIPS = 0.3;
/** Between the lower lip and the chin. */
const CHIN = 0.17;

/** How far the jaw has dropped, in half heads. */
export const dropOf = ({ mouth }: Features): number => (mouth.open > PARTED ? Math.min(LOWEST, mouth.open * DROPS) : 0);

/** The lower jaw, for the outline of a head that is 0.76 deep below its middle. */
export const frogJaw = (features: Features, turn: number): readonly Limb[] => {
  const drop = dropOf(features);
  if (drop === 0) return [];
  const half = HALF[features.mouth.shape ?? 'smile'];
  return [
    limb(
      [
        [turn - half * 0.42, LIPS + drop - 0.1],
        [turn + half * 0.42, LIPS + drop - 0.1],
      ],
      [CHIN + 0.22, CHIN + 0.22],
    ),
  ];
};

const openingOf = (half: number, drop: number, at: (x: number, y: number) => Point): Path =>
  spline([
    [...at(-half, LIPS - 0.02), 1],
    at(-half * 0.4, LIPS - 0.05),
    at(half * 0.4, LIPS - 0.05),
    [...at(half, LIPS - 0.02), 1],
    at(half * 0.7, LIPS + drop * 0.7),
    at(0, LIPS + drop),
    at(-half * 0.7, LIPS + drop * 0.7),
  ]);

/** The mouth on a head of half width 1 about its middle, turned by so much to the side. */
export const frogMouth = (features: Features, turn: number): Sketch[] => {
  const { mouth } = features;
  const at = (x: number, y: number): Point => [turn + x, y];
  const half = HALF[mouth.shape ?? 'smile'];
  const drop = dropOf(features);
  const curve = mouth.curve * 0.8;
  const lips = detail(
    ribbon(
      [
        at(-half, LIPS - 0.03 - curve),
        at(-half * 0.5, LIPS + curve * 0.5),
        at(0, LIPS + 0.02 + curve),
        at(half * 0.5, LIPS + curve * 0.5),
        at(half, LIPS - 0.03 - curve),
      ],
      [0.02, 0.04, 0.045, 0.04, 0.02],
    ),
    EYE_DARK,
    { name: 'mouth' },
  );
  const out = mouth.hasTongueOut ? [detail(ellipse(at(0.08, LIPS + drop + 0.06), [half * 0.3, 0.2]), TONGUE)] : [];
  if (drop === 0) return [...out, lips];
  const opening = openingOf(half, drop, at);
  return [
    detail(opening, INSIDE),
    bundle([detail(ellipse(at(0, LIPS + drop), [half * 0.52, drop * 0.4]), TONGUE)], { clip: opening }),
    ...out,
    { kind: 'line', path: opening, color: EYE_DARK, width: 0.055, alpha: 0.9, lit: false, name: 'mouth' },
  ];
};
