/** Draws a portrait on a canvas with the illustrator, which is loaded when the first one is wanted. */
import type { Character } from '#core/character/character.ts';
import type { ArtStyle } from '#core/story/brief.ts';
import type { Surface } from '#studio/illustrator/surface.ts';

/** The whole figure, or only the face of a child. */
export type PortraitCut = 'figure' | 'face';

export type PortraitOrder = {
  readonly character: Character;
  readonly artStyle: ArtStyle;
  readonly cut: PortraitCut;
};

/** Any number does; the same one keeps a face the same while it is edited. */
const SEED = 7;

/** The parts of the sheet that are shown, as shares of its edge. */
const CUTS: Readonly<Record<PortraitCut, { x: number; y: number; edge: number }>> = {
  figure: { x: 0, y: 0, edge: 1 },
  face: { x: 0.28, y: 0.07, edge: 0.44 },
};

const makeCanvas = (widthPx: number, heightPx: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  return canvas;
};

/** The painter's view of a browser canvas; its type is the part that browsers and the server's canvas share. */
const surfaceOf = (canvas: HTMLCanvasElement): Surface => ({
  context: canvas.getContext('2d') as unknown as Surface['context'],
  createLayer: (widthPx, heightPx) => {
    const layer = makeCanvas(widthPx, heightPx);
    return { context: layer.getContext('2d') as unknown as Surface['context'], image: layer };
  },
});

const loadIllustrator = async () => {
  const [{ composePortrait }, { paintPicture }] = await Promise.all([
    import('#studio/illustrator/compose-portrait.ts'),
    import('#studio/illustrator/paint-picture.ts'),
  ]);
  return { composePortrait, paintPicture };
};

/** Resolves with a function that fills `place` with the portrait at once. */
export const preparePortrait = async (order: PortraitOrder): Promise<(place: HTMLCanvasElement) => void> => {
  const { composePortrait, paintPicture } = await loadIllustrator();
  return (place) => {
    const { x, y, edge } = CUTS[order.cut];
    const sheetPx = Math.round(place.width / edge);
    const sheet = makeCanvas(sheetPx, sheetPx);
    paintPicture(composePortrait({ ...order, seed: SEED }), surfaceOf(sheet), sheetPx);
    place
      .getContext('2d')
      ?.drawImage(sheet, x * sheetPx, y * sheetPx, edge * sheetPx, edge * sheetPx, 0, 0, place.width, place.width);
  };
};
