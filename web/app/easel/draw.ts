/** Draws an order on a canvas, with whatever canvas the place has: that of a page or that of a worker. */
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { composePortrait } from '#studio/illustrator/compose-portrait.ts';
import { paintPicture } from '#studio/illustrator/paint-picture.ts';
import type { Picture, PictureNode } from '#studio/illustrator/picture.ts';
import type { Surface } from '#studio/illustrator/surface.ts';
import type { DrawingOrder, PortraitCut } from '#web/app/easel/drawing-order.ts';

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type MakeCanvas<Made extends Canvas> = (sizePx: number) => Made;

/** Any number does; the same one keeps a face the same while it is edited. */
const PORTRAIT_SEED = 7;

/** The parts of a portrait's sheet that are shown, as shares of its edge. */
const CUTS: Readonly<Record<PortraitCut, { x: number; y: number; edge: number }>> = {
  figure: { x: 0, y: 0, edge: 1 },
  face: { x: 0.28, y: 0.07, edge: 0.44 },
};

const compose = (order: DrawingOrder): Picture =>
  order.kind === 'portrait'
    ? composePortrait({ character: order.character, artStyle: order.artStyle, seed: PORTRAIT_SEED })
    : composePicture({
        scene: order.scene,
        characters: order.characters,
        artStyle: order.artStyle,
        seed: order.seed,
        kind: order.use,
      });

/** Browsers know more kinds of contexts and images than the part that all canvases share, which is what painting needs. */
const contextOf = (canvas: Canvas) =>
  canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const surfaceOf = <Made extends Canvas>(canvas: Made, makeCanvas: MakeCanvas<Made>): Surface => ({
  context: contextOf(canvas),
  createLayer: (widthPx) => {
    const layer = makeCanvas(widthPx);
    return { context: contextOf(layer), image: layer };
  },
});

/** Makes canvases paint what they have been told so far: they put it off as long as nobody looks. */
const settle = (canvas: Canvas): void => void contextOf(canvas).getImageData(0, 0, 1, 1);

/** The same parts, telling after each how much of the whole is done. */
const counted = (nodes: readonly PictureNode[], onPart: (share: number) => void): readonly PictureNode[] =>
  Object.assign([...nodes], {
    *[Symbol.iterator](): ArrayIterator<PictureNode> {
      for (const [index, node] of nodes.entries()) {
        yield node;
        onPart((index + 1) / nodes.length);
      }
    },
  });

/** One composition is kept, because a preview is followed by the same picture in full size. */
let composed: { readonly key: string; readonly picture: Picture } | null = null;

const pictureOf = (order: DrawingOrder): Picture => {
  const key = JSON.stringify(order);
  if (composed?.key !== key) composed = { key, picture: compose(order) };
  return composed.picture;
};

/** Draws `order` as a square of `sizePx`. `onPart` hears shares from 0 to 1; it makes the work a little slower. */
export const draw = <Made extends Canvas>(
  order: DrawingOrder,
  sizePx: number,
  { makeCanvas, onPart }: { makeCanvas: MakeCanvas<Made>; onPart?: ((share: number) => void) | undefined },
): Made => {
  const { x, y, edge } = order.kind === 'portrait' ? CUTS[order.cut] : CUTS.figure;
  const sheetPx = Math.round(sizePx / edge);
  const sheet = makeCanvas(sheetPx);
  const picture = pictureOf(order);
  const tell = (share: number): void => {
    settle(sheet);
    onPart?.(share);
  };
  const told = onPart ? { ...picture, nodes: counted(picture.nodes, tell) } : picture;
  paintPicture(told, surfaceOf(sheet, makeCanvas), sheetPx);
  if (edge === 1) return sheet;
  const cut = makeCanvas(sizePx);
  contextOf(cut).drawImage(sheet, x * sheetPx, y * sheetPx, sizePx, sizePx, 0, 0, sizePx, sizePx);
  return cut;
};
