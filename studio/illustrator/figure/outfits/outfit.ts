/** What an outfit is to the rig: what covers arms, legs and trunk. */
import type { Color } from '#studio/illustrator/color/color.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import type { Torso } from '#studio/illustrator/figure/torso.ts';
import type { Path } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

export type Sleeve = {
  /** How far down the arm it reaches: 0.35 short, 0.95 long. */
  readonly to: number;
  readonly color: Color;
  readonly flare: number;
  readonly cuff?: Color;
  /** `accent` when the sleeve carries the colour of the character. */
  readonly name: string;
};

export type LegCover = {
  readonly to: number;
  readonly color: Color;
  readonly flare: number;
  readonly cuff?: Color;
  readonly name?: string;
};

export type Shoe = {
  readonly kind: 'shoe' | 'boot' | 'bare';
  readonly color: Color;
  readonly sole: Color;
  readonly sock?: Color;
};

/** The box around a skirt, from 0 to 1 in both directions. */
export type SkirtBox = {
  x(share: number): number;
  y(share: number): number;
  /** Where the middle of the front is at a height. */
  middle(share: number): number;
  /** One tenth of the trunk's length, for sizes of details. */
  readonly unit: number;
  readonly isBack: boolean;
};

export type Skirt = {
  /** Share of the leg that it covers. */
  readonly to: number;
  readonly flare: number;
  readonly color: Color;
  readonly hem?: Color;
  readonly name: string;
  readonly pattern?: (box: SkirtBox) => Sketch[];
};

export type OutfitParts = {
  readonly sleeve: Sleeve;
  readonly trousers: LegCover | null;
  readonly skirt: Skirt | null;
  readonly top: { readonly color: Color; readonly hem: number; readonly flare: number; readonly name: string };
  readonly shoe: Shoe;
  readonly glove: Color | null;
  /** Patterns, pockets and seams on the top; clipped to it. */
  onTop(torso: Torso): Sketch[];
  /** Collar, straps, scarf: over the top and the neck, below the head. */
  over(torso: Torso): Sketch[];
  /** Around the head, such as a helmet, and the room in it for hair and what is worn; head units. */
  readonly aroundHead?: { draw(): Sketch[]; readonly room: Path };
};

/** `skin` is that of the wearer; most clothes look the same on all. */
export type OutfitDrawing = (colors: AccentColors, skin?: Color) => OutfitParts;
