/** What makes one species of bird different from another, and where its parts come in a pose. */
import type { Color } from '#studio/illustrator/color/color.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

export type BirdColors = {
  readonly coat: Color;
  readonly belly: Color;
  readonly wing: Color;
  readonly tip: Color;
  readonly beak: Color;
  readonly legs: Color;
  readonly iris: Color;
};

export type BirdShape = {
  readonly heightCm: number;
  readonly lengthCm: number;
  /** Half length and half thickness of the egg of the body, and how far its breast is raised, in radians. */
  readonly body: readonly [long: number, thick: number, raised: number];
  /** From the middle of the body to the middle of the head, over a bend for long necks. */
  readonly neck: Point;
  readonly bend?: Point;
  readonly neckRadii: readonly [number, number];
  readonly headRadius: number;
  /** In head units, from the middle of the head: where it starts, its tip, half thickness, how far it hooks down. */
  readonly beak: readonly [tip: Point, thick: number, hook: number];
  /** A broad, flat bill. */
  readonly isBill?: boolean;
  readonly legs: number;
  readonly feet: 'toes' | 'web' | 'talons';
  readonly tail: { readonly length: number; readonly wide: number; readonly raised: number };
  readonly wing: number;
  /** Half of a folded wing, as a share of the body's half length; nearly all of it when left out. */
  readonly foldedWing?: number;
  readonly colors: BirdColors;
  /** Head feathers of another colour. */
  readonly hood?: Color;
  /** In head units, drawn over and behind the head. */
  crest?(colors: BirdColors, view: CompanionOrder['view']): { readonly behind?: Sketch[]; readonly front?: Sketch[] };
  /** Cut to the body and neck. */
  marks?(frame: BirdFrame, colors: BirdColors): Sketch[];
};

export type BirdFrame = {
  readonly view: CompanionOrder['view'];
  readonly center: Point;
  readonly head: Point;
  readonly turn: number;
  readonly pose: BirdPose;
  /** Asleep with the head on its back: the neck is laid over the body and is no part of its outline. */
  readonly tucks?: true;
  /** The sides whose wings do something, seen from the front: only the others are folded. */
  readonly busy?: readonly (1 | -1)[];
  /** The sides whose wings stand open with all their feathers while it is on its feet. */
  readonly spread?: readonly (1 | -1)[];
};

export type BirdPose = 'stand' | 'walk' | 'rest' | 'sleep' | 'fly' | 'hop';
