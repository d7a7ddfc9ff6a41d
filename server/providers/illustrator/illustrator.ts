/** Whoever turns scenes into pictures. */
import type { Character } from '#core/character/character.ts';
import type { ArtStyle } from '#core/story/brief.ts';
import type { Scene } from '#core/story/scene.ts';
import { sha256 } from '#server/platform/random.ts';

export type PageOrder = {
  readonly scene: Scene;
  /** The characters of the brief; those that the scene names are drawn. */
  readonly characters: readonly Character[];
  readonly artStyle: ArtStyle;
  /** 32-bit unsigned. */
  readonly seed: number;
  /** What the family wants to be different; its words that the vocabulary has are in the scene already. */
  readonly note?: string;
  /** A cover keeps its calm zone free for the title. */
  readonly kind: 'cover' | 'page';
  /** Edge of the square picture in pixels, bleed included. */
  readonly sizePx: number;
};

/** A finished picture: square, sRGB, opaque, no text in it. */
export type DrawnPage = {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly widthPx: number;
  readonly heightPx: number;
};

export type PortraitOrder = {
  readonly character: Character;
  readonly artStyle: ArtStyle;
  /** 32-bit unsigned. */
  readonly seed: number;
  /** Edge of the square picture in pixels. */
  readonly sizePx: number;
};

export type EmblemOrder = {
  /** The scene of the cover: what its hero carries, or what stands in it, becomes the emblem. */
  readonly cover: Scene;
  readonly characters: readonly Character[];
  readonly artStyle: ArtStyle;
  /** Edge of the square picture in pixels; what matters lies in the circle that touches its edges. */
  readonly sizePx: number;
};

export type Illustrator = {
  /** How it is named in the log and beside its pictures. */
  readonly name: string;
  /** Another one as soon as the same order could be drawn otherwise. */
  readonly version: string;
  /** How many pages one process should let it draw at the same time. */
  readonly slots: number;
  /** Draws one page. Costs time or money, so callers keep what they get; throws when it cannot. */
  drawPage(order: PageOrder, signal: AbortSignal): Promise<DrawnPage>;
  /** Draws one character, whole figure, on a quiet ground: for the family to see, and as the reference of every page. */
  drawPortrait(order: PortraitOrder, signal: AbortSignal): Promise<DrawnPage>;
  /** Draws the one thing that stands for a book on its back and its spine. */
  drawEmblem(order: EmblemOrder, signal: AbortSignal): Promise<DrawnPage>;
};

const DRAWING_LETTERS = 16;

/** Names what an illustrator makes of what is `shown`: the keys and addresses of pictures that are drawn on demand. */
export const drawingOf = ({ name, version }: Pick<Illustrator, 'name' | 'version'>, shown: unknown): string =>
  sha256(JSON.stringify([name, version, shown]))
    .toString('hex')
    .slice(0, DRAWING_LETTERS);
