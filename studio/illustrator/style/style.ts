/** What an art style decides about every form: its edge, its shading, its texture, and how colours are mixed. */
import type { Color } from '#studio/illustrator/color/color.ts';
import type { Box, Path, Point } from '#studio/illustrator/geometry/path.ts';
import type { PictureNode, Texture } from '#studio/illustrator/picture.ts';

/** A form whose colours are already under the light of its scene. */
export type LitForm = {
  readonly path: Path;
  readonly box: Box;
  readonly base: Color;
  /** The base where the light does not reach. */
  readonly shade: Color;
  /** The lower colour and its shade, the same as above when the form has one colour. */
  readonly low: Color;
  readonly rim: Color;
  readonly rimAlpha: number;
  readonly shadow: Color;
  readonly volume: number;
  readonly alpha: number;
  /** From the form towards the light, of length 1. */
  readonly toward: Point;
  /** 0 in front, 1 at the horizon. */
  readonly depth: number;
  /** Shines by itself: no shade, no shadow. */
  readonly isLit: boolean;
  /** Belongs to a figure, whose face must stay clean. */
  readonly isFigure: boolean;
  /** Lies in the dark, where the moon or a lamp draws a bright edge on it. */
  readonly isNight?: boolean;
  /** The paper is laid over it afterwards. */
  readonly isBelowPaper: boolean;
  readonly name?: string;
};

export type Style = {
  /** How far the hand strays from the line, in page units. */
  readonly tremor: number;
  /** Mixes a colour the way this maker does; identity colours (skin, hair, eyes, accent) are only toned, never replaced. */
  pigment(color: Color, isIdentity: boolean): Color;
  solid(form: LitForm): readonly PictureNode[];
  /** The paper that shows through: laid over what is far off, brought along by nearer forms, never on skin. */
  readonly paper: Texture;
  /** How strongly the soft lights and shades of the scene show. */
  readonly glow: number;
};

/** The smaller edge of a form's box. */
export const thicknessOf = ({ box }: LitForm): number => Math.min(box.right - box.left, box.bottom - box.top);
