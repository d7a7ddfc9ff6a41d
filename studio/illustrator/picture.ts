/** The picture: a finished composition as plain data, ready to be painted at any size. All lengths are in page units. */
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';

/** Edge of the square page in page units. */
export const PAGE_EDGE = 1000;

export type Stop = readonly [offset: number, color: string];
export type Paint =
  | string
  | { readonly kind: 'linear'; readonly from: Point; readonly to: Point; readonly stops: readonly Stop[] };

export type Blend = 'source-over' | 'multiply' | 'screen' | 'soft-light' | 'overlay' | 'lighter';
export type TileName = 'paper' | 'brush' | 'wash' | 'speckle' | 'halftone';
export type Texture = { readonly tile: TileName; readonly alpha: number };

/** Colours the part of a shape that a copy of it, moved by `dx` and `dy`, leaves free: shade, rim light, paper edge. */
export type Crescent = { readonly dx: number; readonly dy: number; readonly color: string };

export type Mark = {
  readonly kind: 'mark';
  /** What the mark is, such as `skin` or `accent`, for who looks for it in a picture. */
  readonly name?: string;
  readonly path: Path;
  readonly fill?: Paint;
  readonly stroke?: { readonly color: string; readonly width: number };
  readonly blend?: Blend;
  readonly texture?: Texture;
  /** A soft shadow thrown on what lies below. */
  readonly cast?: { readonly dx: number; readonly dy: number; readonly color: string };
  readonly crescents?: readonly Crescent[];
};

/** A soft round light or shadow. */
export type Halo = {
  readonly kind: 'halo';
  readonly center: Point;
  readonly radii: Point;
  readonly stops: readonly Stop[];
  readonly blend: Blend;
};

export type Group = {
  readonly kind: 'group';
  readonly name?: string;
  readonly clip?: Path;
  readonly children: readonly PictureNode[];
};

export type PictureNode = Mark | Halo | Group;

export type Picture = {
  /** What the paper is covered with before anything else. */
  readonly ground: string;
  readonly nodes: readonly PictureNode[];
};
