/** What can be ordered from the easel: the portrait of one character, or the picture of a whole scene. */
import type { Character } from '#core/character/character.ts';
import type { ArtStyle } from '#core/story/brief.ts';
import type { Scene } from '#core/story/scene.ts';

/** The whole figure, or only the face of a child. */
export type PortraitCut = 'figure' | 'face';

type PortraitOrder = {
  readonly kind: 'portrait';
  readonly character: Character;
  readonly artStyle: ArtStyle;
  readonly cut: PortraitCut;
};

export type SceneOrder = {
  readonly kind: 'scene';
  readonly scene: Scene;
  readonly characters: readonly Character[];
  readonly artStyle: ArtStyle;
  /** 32-bit unsigned. */
  readonly seed: number;
  /** A cover keeps its calm zone free for the title. */
  readonly use: 'page' | 'cover';
};

export type DrawingOrder = PortraitOrder | SceneOrder;

/** What is said to the easel, and what it says. */
export type EaselRequest = { readonly order: DrawingOrder; readonly sizePx: number; readonly as: 'bitmap' | 'png' };

export type EaselReply =
  | { readonly kind: 'bitmap'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'png'; readonly png: Blob }
  | { readonly kind: 'part'; readonly share: number }
  | { readonly kind: 'failed'; readonly message: string };
