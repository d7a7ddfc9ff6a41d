/** What an effect is drawn from and gives: the place where it happens, and sketches below, behind and before it. */
import type { Companion, Prop } from '#core/story/vocabulary.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { OverBody } from '#studio/illustrator/composition/effects/bodies.ts';
import type { Box, Path, Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

export type Face = { readonly at: Point /** Half its height. */; readonly size: number };

/** What an effect goes to: its middle, how large it is, and its box on the page. */
export type Target = {
  readonly at: Point;
  readonly size: number;
  /** Its lower edge. */
  readonly foot: number;
  readonly box: Box;
  /** Where its upper edge is that something poured falls on: of a head the part away from the face. */
  readonly crown: Point;
  /** How high its upper edge is at a place along the page; null where nothing of it is. */
  topAt(x: number): number | null;
  /** A thing that catches what falls on it, or somebody under an umbrella. */
  readonly isCatching: boolean;
};

/** Somebody or something at whom an effect happens. All lengths are page units. */
export type Site = {
  /** What is seen of it on the page. */
  readonly box: Box;
  /** How large the effect is drawn: as large as who makes it, and never too small to be seen. */
  readonly size: number;
  /** Page units per centimetre. */
  readonly unit: number;
  readonly center: Point;
  /** Where it stands. */
  readonly foot: Point;
  /** The face; the upper part of a thing. */
  readonly head: Point;
  /** Half the height of the face. */
  readonly headSize: number;
  readonly mouth: Point;
  /** The hand that is farthest ahead, with what it holds; before the chest of those who have no hands. */
  readonly hand: Point;
  readonly eyes: readonly Point[];
  /** Where steam, bubbles or crumbs come from: what is held, else the mouth, else the top of a thing. */
  readonly source: Point;
  /** Which way what is poured leaves the spout of what is held, one long; null without a spout. */
  readonly leaves: Point | null;
  /** Where sound comes from: an instrument that is held, else the mouth, else the thing itself. */
  readonly voice: Point;
  readonly isFigure: boolean;
  /** Kneels, sits or lies: its knees are on the ground. */
  readonly isLow: boolean;
  /** Lies or sleeps. */
  readonly isLying: boolean;
  /** The faces of the whole cast, which small things keep clear of. */
  readonly faces: readonly Face[];
  /** Whether something so large at a place lies over its body, or over that of others of the cast. */
  readonly isOver: OverBody;
  /** What animal it is; null for people and things. */
  readonly companion: Companion | null;
  /** What thing it is; null for people and animals. */
  readonly thing: Prop | null;
  /** What it holds. */
  readonly held: Prop | null;
  /** Where it looks along the page. */
  readonly way: 1 | -1;
  /** Its drawing as it lies on the page. */
  readonly sketch: Sketch;
  /** The water that it is in: a pond with its edge, or the open water of the scene; null on land. */
  readonly water: Path | 'open' | null;
  /** Where the effect goes, and how large what it reaches is. */
  readonly target: Target | null;
};

/** What an effect knows of the place around it. */
export type Surroundings = {
  readonly random: Random;
  readonly light: LightSetup;
  readonly horizon: number;
  /** Where the land before the open water begins. */
  readonly shore: number;
  /** Where figures in front stand. */
  readonly nearY: number;
  /** The colour of the ground's dust. */
  readonly air: string;
  /** The page's right (1) or left (-1) is where the reading goes. */
  readonly onward: 1 | -1;
};

/** An effect in parts, from the lowest. */
export type EffectParts = {
  /** Lies on the ground, below everybody on this plane. */
  readonly below?: readonly Sketch[];
  readonly behind?: readonly Sketch[];
  readonly before?: readonly Sketch[];
  /** Light that falls on the surroundings. */
  readonly pools?: readonly Sketch[];
};

export type EffectDrawing = (site: Site, around: Surroundings) => EffectParts;
