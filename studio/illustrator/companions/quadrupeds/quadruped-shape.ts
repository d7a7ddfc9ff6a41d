/** What makes one four-legged species different from another, and where the parts of its body come in a pose. */
import type { Color } from '#studio/illustrator/color/color.ts';
import type { AnimalColors, HeadLook } from '#studio/illustrator/companions/heads/head-look.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

export type Foot = 'paw' | 'hoof' | 'pad' | 'round';

/** How a tail lies; all moods of a species have equally many points. */
export type TailShape = {
  readonly up: readonly Point[];
  readonly low: readonly Point[];
  readonly radii: readonly number[];
  /** The end in another colour, over this many centimetres. */
  readonly tip?: { readonly tone: 'pale' | 'dark'; readonly reach: number };
  /** How it lies behind somebody who sits upright, where that is not a lower form of the others. */
  readonly sitting?: readonly Point[];
  /** Naked, in this colour. */
  readonly bare?: Color;
  /** Hair at the end: half thickness. */
  readonly tuft?: number;
  /** The skin widens to a spade at the end: its half width. */
  readonly spade?: number;
};

export type QuadrupedShape = {
  readonly heightCm: number;
  /** From hip to shoulder. */
  readonly length: number;
  /** Half thickness of the trunk at shoulder, belly and rump. */
  readonly chest: number;
  readonly waist: number;
  readonly rump: number;
  /** Height of the shoulder joint over the ground when standing. */
  readonly stands: number;
  readonly legWidth: number;
  readonly foot: Foot;
  /** From the shoulder to the middle of the head. */
  readonly neck: Point;
  readonly neckRadii: readonly [base: number, top: number];
  readonly headRadius: number;
  /** Height of the middle of a sleeper's head, in head radii; more where a mane is in the way. */
  readonly headRest?: number;
  /** In head units. */
  readonly mouth: Point;
  /** How low the mouth is towards the reader, where that is another place than in profile. */
  readonly frontMouth?: number;
  readonly colors: AnimalColors;
  readonly tail: TailShape;
  /** Sleeps curled and sits upright as dogs do, or kneels with folded legs as camels do. */
  readonly rests: 'curled' | 'folded';
  /** Small and round: sits on its haunches with the forepaws before the chest, and walks on folded hind legs. */
  readonly isHunched?: true;
  /** Large and plump: sits on its bottom like a teddy, legs stretched out before it and hands on the belly. */
  readonly sitsUp?: true;
  /** Paws without fur, in this colour. */
  readonly barePaws?: Color;
  /** Claws at the paws that it raises, in this colour. */
  readonly claws?: Color;
  /** Thinks much of itself: its pride is half shut eyes, the chin up and a claw that corrects others. */
  readonly isVain?: true;
  /** How far up the legs are dark, as a share of the leg. */
  readonly socks?: number;
  /** White socks in place of dark ones. */
  readonly sockTone?: 'pale';
  readonly hump?: number;
  head(colors: AnimalColors, look: HeadLook): Sketch[];
  /** Marks on the body, cut to it. */
  marks?(posture: Posture, colors: AnimalColors): Sketch[];
  wings?(posture: Posture, colors: AnimalColors): { readonly behind: Sketch[]; readonly before: Sketch[] };
  /** Over the body: wool, a saddle. */
  over?(posture: Posture, colors: AnimalColors): Sketch[];
  /** Along the neck, under the head. */
  mane?(posture: Posture, colors: AnimalColors): Sketch[];
};

/** Where the parts of a body are; the parts behind are drawn before the skin and those before it after. */
export type Posture = {
  readonly view: HeadLook['view'];
  readonly isLying: boolean;
  /** Curled up on its own belly. */
  readonly isCurled?: true;
  /** Off the ground: in a leap or in the air. */
  readonly isAloft: boolean;
  readonly hip: Point;
  readonly shoulder: Point;
  readonly head: Point;
  readonly headTurn: number;
  readonly skin: Path;
  readonly behind: readonly Sketch[];
  readonly before: readonly Sketch[];
  /** Drawn over the head: a tail around a sleeper. */
  readonly over?: readonly Sketch[];
};
